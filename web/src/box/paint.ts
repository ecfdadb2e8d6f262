import { fieldsOf, fits, kindOf, newPart, same, type Defs, type Json, type Kind, type Part } from './schema';

/** What one paints cells with: a whole value, or what one field of a cell shows. */
export interface Paint {
  field: string | null;
  value: Json;
}

const MOST = 30;

const inside = (kind: Kind): Kind => (kind.is === 'maybe' ? kind.of : kind);

/** The paints for cells of one kind: all values where they are few, else those that stand on the boards now. */
export function paintsFor(kind: Kind, values: Json[], defs: Defs): Paint[] {
  const inner = inside(kind);
  const empty: Paint[] = kind.is === 'maybe' ? [{ field: null, value: null }] : [];
  if (inner.is === 'choice') return [...empty, ...inner.values.map((value) => ({ field: null, value }))];
  if (inner.is !== 'part' || inner.tag) return [...empty, ...distinct(values).map((value) => ({ field: null, value }))].slice(0, MOST);
  const fields = inner.fields.flatMap(([name, schema]) => {
    const field = kindOf(schema, defs);
    if (field.is === 'number') return []; // each cell has its own
    return paintsFor(field, values.map((value) => fieldsOf(value)[name] ?? null), defs).map((paint) => ({ field: name, value: paint.value }));
  });
  return [...empty, ...fields].slice(0, 2 * MOST);
}

function distinct(values: Json[]): Json[] {
  const found = new Map(values.filter((value) => value !== null).map((value) => [JSON.stringify(value), value]));
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
}

/** A cell after a stroke; undefined, if this paint is not for it. */
export function painted(paint: Paint, kind: Kind, value: Json, defs: Defs): Json | undefined {
  if (paint.field === null) return fits(kind, paint.value, defs) ? paint.value : undefined;
  const part = inside(kind);
  if (part.is !== 'part' || !part.fields.some(([name]) => name === paint.field)) return undefined;
  const next = { ...fieldsOf(value === null ? newPart(part as Part, defs) : value), [paint.field]: paint.value };
  return fits(kind, next, defs) ? next : undefined;
}

export function samePaint(one: Paint | null, other: Paint): boolean {
  return one !== null && one.field === other.field && same(one.value, other.value);
}
