import type { Catalogue } from '../lib/scene';
import { above, stepsOf, type Step } from './layout';
import { fieldsOf, type Json, type Literal } from './schema';

export interface Picture {
  icon?: string | undefined;
  colour?: string | undefined;
  /** What tells it from others with the same icon: the size of a building. */
  sign?: string | undefined;
}

/** How the page says what no game has words for. */
export interface Plain {
  nothing: string;
  yes: string;
  no: string;
  pair: (a: { field: string; value: string }) => string;
}

/** Names begin with a letter in files of words: the name 2 stands there as n2. */
const key = (name: string): string => (/^\d/.test(name) ? `n${name}` : name.replace(/[^\w-]/g, '-'));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What everything in a box is called, and how it is drawn small. */
export class Names {
  constructor(
    private readonly words: Record<string, string>,
    private readonly faces: Record<string, string>,
    private readonly icons: Record<string, string>,
    readonly catalogue: Catalogue,
  ) {}

  /** A field, in this or that part. */
  field(name: string, of = ''): string {
    return this.words[`${of}.${key(name)}`] ?? this.words[key(name)] ?? this.known(name) ?? name;
  }

  /** A value that may stand in a field. */
  value(value: Literal, field: string): string {
    const name = String(value);
    return this.words[`${field}.${key(name)}`] ?? this.words[`value.${key(name)}`] ?? this.known(name) ?? name;
  }

  /** A kind of effect. */
  tag(field: string, tag: string): string {
    return this.words[`${field}.${key(tag)}`] ?? tag;
  }

  private known(name: string): string | undefined {
    const found = this.catalogue.colours[name]?.name ?? this.catalogue.faces[name]?.name;
    return found && capital(found);
  }

  step(steps: Step[], at: number): string {
    const step = steps[at];
    if (!step) return '';
    if (!step.entry) return this.field(step.name, above(steps, at));
    const face = this.faces[step.part]?.split(' ')[1];
    const shown = face === undefined ? undefined : this.catalogue.faces[face]?.name;
    return shown ? capital(shown) : /^\d+$/.test(step.name) ? String(Number(step.name) + 1) : step.name;
  }

  /** A place in words, from after some part on. */
  place(place: string, after = ''): string {
    const steps = stepsOf(place);
    const from = after ? stepsOf(after).length : 0;
    return steps.map((_, at) => this.step(steps, at)).slice(from).join(' · ');
  }

  /** The field that a value stands in: by its name the words for it are found. On a board it is that of the board. */
  fieldAt(place: string): string {
    const steps = stepsOf(place);
    const names = steps.filter((step) => !step.entry).map((step) => step.name);
    const last = names.at(-1) ?? '';
    return this.words[key(last)] === undefined && this.words[`${names.at(-2) ?? ''}.${key(last)}`] === undefined ? (names.at(-2) ?? last) : last;
  }

  picture(value: Literal, field: string): Picture {
    const name = String(value);
    const face = this.catalogue.faces[`${field}-${name}`] ?? this.catalogue.faces[name];
    const colour = this.catalogue.colours[name];
    return { icon: this.icons[`${field}.${name}`] ?? colour?.icon ?? face?.icon, colour: colour ? name : face?.colour, sign: colour ? undefined : face?.sign };
  }

  tagPicture(field: string, tag: string): Picture {
    return { icon: this.icons[`${field}.${key(tag)}`] };
  }

  /** The kind of an effect, its icon and what is told beside it; nothing, if it is none. */
  kindOf(value: Json): { tag: string; icon: string; rest: string } | undefined {
    const fields = Object.entries(fieldsOf(value));
    for (const [name, inner] of fields) {
      const icon = typeof inner === 'string' ? this.tagPicture(name, inner).icon : undefined;
      const rest = fields.filter((field) => field[0] !== name && field[1] !== null).map((field) => JSON.stringify(field[1]));
      if (icon) return { tag: String(inner), icon, rest: rest.join() };
    }
    return undefined;
  }

  /** A value in words. Of an effect, what is not there need not be told, and its number needs no name. */
  text(value: Json, field: string, say: Plain, inEffect = false): string {
    if (value === null) return say.nothing;
    if (typeof value === 'boolean') return value ? say.yes : say.no;
    if (Array.isArray(value)) return value.length === 0 ? say.nothing : value.map((item) => this.text(item, field, say, inEffect)).join(', ');
    if (typeof value === 'number') return this.words[`${field}.${key(String(value))}`] ?? String(value);
    if (typeof value === 'string') return this.value(value, field);
    const fields = Object.entries(fieldsOf(value));
    const tagged = fields.find(([name, inner]) => typeof inner === 'string' && this.words[`${name}.${key(inner)}`] !== undefined && this.words[key(name)] === undefined);
    const effect = inEffect || tagged !== undefined;
    const rest = fields.filter((pair) => pair !== tagged && !(effect && (pair[1] === null || pair[1] === 0 || pair[1] === false)));
    if (!tagged && rest.length === 0) return say.nothing;
    const head = tagged && this.tag(tagged[0], String(tagged[1]));
    const only = rest.length === 1 ? rest[0] : undefined;
    if (head && only && typeof only[1] === 'number' && (only[0] === 'n' || only[0] === tagged[1])) {
      return say.pair({ field: head, value: this.text(only[1], only[0], say) });
    }
    const inner = rest
      .map(([name, item]) => {
        const text = this.text(item, name, say, effect);
        const named = this.field(name, field);
        return item !== null && typeof item === 'object' && !Array.isArray(item) ? `${named} (${text})` : say.pair({ field: named, value: text });
      })
      .join(', ');
    return head === undefined ? inner : inner ? `${head} (${inner})` : head;
  }
}
