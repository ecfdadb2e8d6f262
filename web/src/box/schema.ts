/** What may stand at a place, read from the JSON schema of a pack. Nothing here knows a game. */
export interface Schema {
  $ref?: string;
  type?: string;
  enum?: Literal[];
  const?: Literal;
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number | null;
  minimum?: number;
  maximum?: number;
  maxLength?: number | null;
  properties?: Record<string, Schema>;
  /** Where the values are names of shapes: their squares. */
  cells?: Record<string, [number, number][]>;
}

export type Literal = string | number | boolean | null;
export type Json = Literal | Json[] | { [name: string]: Json };
export type Defs = Record<string, Schema>;
type Fields = Record<string, Json>;

/** A struct: its fields in their order and, if it is one kind of several, the field and the value that say so. */
export interface Part {
  is: 'part';
  tag: { field: string; value: string } | null;
  fields: [string, Schema][];
}

export type Kind =
  | { is: 'number'; low: number; high: number }
  | { is: 'switch' }
  | { is: 'text'; most: number }
  | { is: 'choice'; values: Literal[] }
  | { is: 'list'; of: Schema; least: number; most: number }
  | { is: 'row'; of: Schema[] }
  | Part
  | { is: 'one'; field: string; of: Part[] }
  | { is: 'maybe'; of: Kind };

/** Inner schemas stay schemas until somebody looks at them: a struct may hold itself. */
export function kindOf(schema: Schema, defs: Defs): Kind {
  if (schema.$ref) return kindOf(defs[schema.$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (schema.enum) {
    const values = schema.enum.filter((value) => value !== null);
    const kind: Kind = { is: 'choice', values };
    return values.length < schema.enum.length ? { is: 'maybe', of: kind } : kind;
  }
  if (schema.anyOf) return unionOf(schema.anyOf, defs);
  if (schema.prefixItems) return { is: 'row', of: schema.prefixItems };
  if (schema.type === 'array') return { is: 'list', of: schema.items ?? {}, least: schema.minItems ?? 0, most: schema.maxItems ?? Infinity };
  if (schema.type === 'integer') return { is: 'number', low: schema.minimum ?? 0, high: schema.maximum ?? Infinity };
  if (schema.type === 'boolean') return { is: 'switch' };
  if (schema.type === 'object') return partOf(schema);
  return { is: 'text', most: schema.maxLength ?? 200 };
}

function partOf(schema: Schema): Part {
  const all = Object.entries(schema.properties ?? {});
  const tag = all.find(([, inner]) => inner.const !== undefined);
  return {
    is: 'part',
    tag: tag ? { field: tag[0], value: String(tag[1].const) } : null,
    fields: all.filter(([, inner]) => inner.const === undefined),
  };
}

function unionOf(options: Schema[], defs: Defs): Kind {
  const kinds = options.filter((option) => option.type !== 'null').map((option) => kindOf(option, defs));
  const parts = kinds.filter((kind) => kind.is === 'part');
  const field = parts[0]?.tag?.field;
  const kind: Kind = kinds.length > 1 && field !== undefined ? { is: 'one', field, of: parts } : (kinds[0] ?? { is: 'text', most: 200 });
  return options.length > options.filter((option) => option.type !== 'null').length ? { is: 'maybe', of: kind } : kind;
}

/** The smallest value of a kind: what a new entry of a list begins with. */
export function firstOf(kind: Kind, defs: Defs): Json {
  switch (kind.is) {
    case 'number':
      return kind.low;
    case 'switch':
      return false;
    case 'text':
      return '';
    case 'choice':
      return kind.values[0] ?? null;
    case 'list':
      return Array.from({ length: kind.least }, () => firstOf(kindOf(kind.of, defs), defs));
    case 'row':
      return kind.of.map((inner) => firstOf(kindOf(inner, defs), defs));
    case 'part':
      return newPart(kind, defs);
    case 'one':
      return kind.of[0] ? newPart(kind.of[0], defs) : null;
    case 'maybe':
      return null;
  }
}

/** A struct of this kind; fields that the old value has too keep what they were, if it fits. */
export function newPart(part: Part, defs: Defs, old: Json = null): Json {
  const was = fieldsOf(old);
  const made: Fields = part.tag ? { [part.tag.field]: part.tag.value } : {};
  for (const [name, inner] of part.fields) {
    const kind = kindOf(inner, defs);
    const before = was[name];
    made[name] = before !== undefined && fits(kind, before, defs) ? before : firstOf(kind, defs);
  }
  return made;
}

export function fieldsOf(value: Json | undefined): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

export function itemsOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** Which of several kinds a value is. */
export function partFor(kind: { field: string; of: Part[] }, value: Json): Part | undefined {
  const tag = fieldsOf(value)[kind.field];
  return kind.of.find((part) => part.tag?.value === tag);
}

/** Whether a value may stand there, by itself. */
export function fits(kind: Kind, value: Json, defs: Defs): boolean {
  switch (kind.is) {
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= kind.low && value <= kind.high;
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && value.length <= kind.most;
    case 'choice':
      return kind.values.includes(value as Literal);
    case 'list':
      return Array.isArray(value) && value.length >= kind.least && value.length <= kind.most && value.every((item) => fits(kindOf(kind.of, defs), item, defs));
    case 'row':
      return Array.isArray(value) && value.length === kind.of.length && value.every((item, k) => fits(kindOf(kind.of[k] ?? {}, defs), item, defs));
    case 'part':
      return fitsPart(kind, value, defs);
    case 'one': {
      const part = partFor(kind, value);
      return part !== undefined && fitsPart(part, value, defs);
    }
    case 'maybe':
      return value === null || fits(kind.of, value, defs);
  }
}

function fitsPart(part: Part, value: Json, defs: Defs): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = part.fields.map(([name]) => name).concat(part.tag ? [part.tag.field] : []);
  return (
    Object.keys(value).every((name) => names.includes(name)) &&
    (!part.tag || value[part.tag.field] === part.tag.value) &&
    part.fields.every(([name, inner]) => value[name] !== undefined && fits(kindOf(inner, defs), value[name], defs))
  );
}

/** Values are plain data: the same, if they are written in the same way. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((item, k) => same(item, other[k]));
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => name in other && same(one[name], other[name]));
}
