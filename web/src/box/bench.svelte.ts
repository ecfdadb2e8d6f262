import { getContext, setContext } from 'svelte';
import type { BoxInfo, BoxValue, Problem } from '../lib/wire.gen';
import type { Draft } from './draft.svelte';
import { concerns, groupsOf, type Group, type Unit, placesOf } from './layout';
import { Names } from './names';
import { kindOf, type Defs, type Json, type Kind, type Schema } from './schema';
import type { Square } from './shapes';
import { b } from './words';

export type Filter = 'all' | 'todo' | 'mine' | BoxValue['source'];

interface PackSchema {
  properties: { changes: { properties: Record<string, Schema> } };
  $defs: Defs;
}

/** The workbench: the box of a game, what its owner has looked up, and what of it he wants to see. */
export class Bench {
  readonly groups: Group[];
  readonly defs: Defs;
  readonly values: Map<string, BoxValue>;
  readonly shapes: Record<string, Square[]>;
  #filter = $state<Filter>('all');
  #group = $state('');
  /** What fitted the filter when this part was opened: it stays while its owner corrects it. */
  #stays = $state.raw<Set<string>>(new Set());
  #schemas: Record<string, Schema>;
  names = $derived.by(() => {
    const { words, look } = this.info;
    return new Names(words, look.faces ?? {}, look.icons ?? {}, this.draft.words ?? { game: this.info.game, version: '', lang: '', title: '', faces: {}, colours: {}, rules: {} });
  });
  /** How many of the values that were reconstructed somebody has looked up. */
  progress = $derived.by(() => this.progressOf(this.info.values));

  constructor(
    readonly info: BoxInfo,
    readonly draft: Draft,
  ) {
    const schema = info.schema as unknown as PackSchema;
    this.#schemas = schema.properties.changes.properties;
    this.defs = schema.$defs;
    this.groups = groupsOf(info);
    this.values = new Map(info.values.map((value) => [value.place, value]));
    this.shapes = Object.assign({}, ...Object.values(this.#schemas).map((one) => one.cells)) as Record<string, Square[]>;
    this.group = (this.groups.find((group) => group.values.some((value) => this.wanted(value))) ?? this.groups[0])?.name ?? '';
  }

  get filter(): Filter {
    return this.#filter;
  }

  set filter(filter: Filter) {
    this.#filter = filter;
    this.#settle();
  }

  get group(): string {
    return this.#group;
  }

  set group(group: string) {
    this.#group = group;
    this.#settle();
  }

  #settle(): void {
    const here = this.groups.find((group) => group.name === this.group);
    this.#stays = new Set(here?.values.map(({ place }) => place).filter((place) => this.fits(place)));
  }

  kind(place: string): Kind | null {
    const schema = this.#schemas[place];
    return schema ? kindOf(schema, this.defs) : null;
  }

  text(value: Json, field: string): string {
    return this.names.text(value, field, { nothing: b().nothing, yes: b().yes, no: b().no, pair: b().paintOf });
  }

  /** Reconstructed, and possible to correct: what an owner should look up. */
  wanted(value: BoxValue): boolean {
    return value.source === 'reconstructed' && !value.fixed;
  }

  progressOf(values: BoxValue[]): { n: number; of: number } {
    const wanted = values.filter((value) => this.wanted(value));
    return { n: wanted.filter((value) => this.draft.changes[value.place] !== undefined).length, of: wanted.length };
  }

  fits(place: string): boolean {
    const value = this.values.get(place);
    if (!value) return false;
    if (this.filter === 'all') return true;
    if (this.filter === 'todo') return this.wanted(value) && this.draft.changes[place] === undefined;
    if (this.filter === 'mine') return this.draft.state(place) === 'corrected';
    return value.source === this.filter;
  }

  /** Whether a value is in sight: it fits, or did before it was looked up just now. */
  inSight(place: string): boolean {
    return this.fits(place) || this.#stays.has(place);
  }

  shown(unit: Unit): boolean {
    return this.filter === 'all' || placesOf(unit).some((place) => this.inSight(place));
  }

  count(filter: Filter): number {
    if (filter === 'all') return this.info.values.length;
    if (filter === 'todo') return this.progress.of - this.progress.n;
    if (filter === 'mine') return Object.keys(this.draft.changes).filter((place) => this.draft.state(place) === 'corrected').length;
    return this.info.values.filter((value) => value.source === filter).length;
  }

  problemsAt(place: string): Problem[] {
    return this.draft.problems.filter((problem) => concerns(problem.place ?? '', place));
  }

  /** The group in which a place lies, and its unit. */
  find(place: string): { group: Group; unit: Unit } | undefined {
    for (const group of this.groups) {
      const unit = group.units.find((one) => one.part === place || placesOf(one).some((other) => concerns(place, other) || concerns(other, place)));
      if (unit) return { group, unit };
    }
    return undefined;
  }
}

const KEY = Symbol('bench');

export function provideBench(bench: () => Bench): void {
  setContext(KEY, bench);
}

export function useBench(): Bench {
  return getContext<() => Bench>(KEY)();
}
