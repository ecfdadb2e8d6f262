import type { Catalogue } from '../lib/scene';
import { above, stepsOf, type Step } from './layout';
import { fieldsOf, type Json, type Literal } from './schema';

export interface Picture {
  icon?: string | undefined;
  colour?: string | undefined;
  /** What tells it from others with the same icon: the size of a building. */
  sign?: string | undefined;
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

  /** A value in words; what is nothing is told by `nothing`. */
  text(value: Json, field: string, nothing: string, yes: [string, string]): string {
    if (value === null) return nothing;
    if (typeof value === 'boolean') return yes[value ? 0 : 1];
    if (Array.isArray(value)) return value.length === 0 ? nothing : value.map((item) => this.text(item, field, nothing, yes)).join(', ');
    if (typeof value === 'number') return this.words[`${field}.${key(String(value))}`] ?? String(value);
    if (typeof value === 'string') return this.value(value, field);
    const fields = Object.entries(fieldsOf(value));
    const tagged = fields.find(([name, inner]) => typeof inner === 'string' && this.words[`${name}.${key(inner)}`] !== undefined && this.words[key(name)] === undefined);
    // Of an effect, what is not there need not be told.
    const rest = fields.filter((pair) => pair !== tagged && !(tagged && (pair[1] === null || pair[1] === 0 || pair[1] === false)));
    const inner = rest.map(([name, item]) => `${this.field(name, field)} ${this.text(item, name, nothing, yes)}`).join(', ');
    if (!tagged) return inner;
    const head = this.tag(tagged[0], String(tagged[1]));
    return inner ? `${head} (${inner})` : head;
  }
}
