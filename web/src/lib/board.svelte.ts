import { getContext, setContext, untrack } from 'svelte';
import { kept } from './kept';
import { flipped, rotated, waysOf, type Spot } from './laying';
import { moved, type Moved } from './moved';
import { candidates, given, lit, paths, pathOf, settled, toggle, type Path } from './narrow';
import { prefs } from './prefs.svelte';
import { barsOf, layers, type Catalogue, type Choice, type Colour, type Face, type Handle, type Heap, type Laying, type LogLine, type Piece, type Scene, type Seat, type Zone } from './scene';
import { at, thingsOf } from './tale';
import { renewTip } from './tip.svelte';
import { canAdd, changed, picked, ready, run, worth, type Picks } from './tally';

const NOTHING: Catalogue = { game: '', version: '', lang: '', title: '', faces: {}, colours: {}, rules: {} };
const NONE: Piece[] = [];

/** One table as somebody looks at it: the scene, what is chosen so far, and what a click on a thing means. */
export class Board {
  /** What is on show: the table of now, or, while `past`, as it was at a moment that is told. */
  #scene = $state.raw<Scene | null>(null);
  now = $state.raw<Scene | null>(null);
  past = $state.raw(false);
  words = $state.raw<Catalogue>(NOTHING);
  #chosen = $state.raw<Handle[]>([]);
  #picks = $state.raw<Picks>(new Map());
  armed = $state.raw<Path | null>(null);
  /** How the tile in hand is turned, and above which cell it is held. */
  #turn = $state.raw<Handle | null>(null);
  aim = $state.raw<Spot | null>(null);
  /** The last thing that touched the page was a finger. */
  finger = false;
  /** How far the final scoring is walked through. */
  step = $state.raw<number | null>(null);
  /** What others did last as the log tells it, and how far somebody follows it line by line. */
  tale = $state.raw<LogLine[]>([]);
  telling = $state.raw<number | null>(null);
  /** Go to a line of it, or (null) back to the table of now. */
  tell: (to: number | null) => void = () => {};
  /** Handles that the log or the choice list speaks of while the pointer rests there. */
  spoken = $state.raw<ReadonlySet<Handle>>(new Set());
  taught = $state.raw<readonly Handle[]>([]); // what a lesson speaks of, whenever nothing else does
  /** What others have moved since my last turn, and who. */
  moved = $state.raw<Moved>(new Map());

  // What every piece and cell looks at is no derived value: those would all be asked again at every scene. It is told
  // when it has changed, and only then.
  game = $state.raw('');
  viewer = $state.raw<Seat | null>(null);
  over = $state.raw(false);
  laying = $state.raw<Laying | null>(null);
  heaps = $state.raw<ReadonlyMap<Handle, Heap>>(new Map());
  lit = $state.raw<ReadonlySet<Handle>>(new Set());
  given = $state.raw<ReadonlySet<Handle>>(new Set());
  /** Pieces by zone in their order, and pieces that lie on another piece by that piece. */
  #inside = $state.raw<ReadonlyMap<string, Piece[]>>(new Map());
  #upon = $state.raw<ReadonlyMap<string, Piece[]>>(new Map());
  #places = $state.raw<ReadonlyMap<string, string>>(new Map());
  #names = $state.raw<ReadonlyMap<Seat, string>>(new Map());

  tally = $derived(this.#scene?.tally ?? null);
  /** What is picked for a tally is no choice to narrow down. */
  paths = $derived.by(() => {
    const run = new Set([...(this.tally?.heaps.map((heap) => heap.id) ?? []), this.tally?.done]);
    return paths((this.#scene?.choices ?? []).filter((choice) => !run.has(choice.id)));
  });
  ways = $derived(this.#scene?.laying ? waysOf(this.paths) : []);
  /** What is decided for now: chosen, and how the tile in hand is held. */
  firm = $derived(this.#turn === null ? this.#chosen : [...this.#chosen, this.#turn]);
  left = $derived(candidates(this.paths, this.firm));
  /** The answers that what is chosen so far leaves open; the picks of a tally are all there, one by one. */
  open = $derived.by(() => {
    const left = new Set(this.left.map((path) => path.first.id));
    const closed = new Set(this.paths.map((path) => path.first.id).filter((id) => !left.has(id)));
    return (this.#scene?.choices ?? []).filter((choice) => !closed.has(choice.id));
  });
  main = $derived(this.#scene?.choices.find((choice) => choice.main && choice.id !== this.tally?.done) ?? null);
  asked = $derived((this.#scene?.choices.length ?? 0) > 0);
  /** How far a tally has come. */
  paid = $derived({ n: picked(this.#picks), worth: this.tally ? worth(this.tally, this.#picks) : 0, ready: this.tally !== null && ready(this.tally, this.#picks) });
  bars = $derived(barsOf(this.#scene));

  constructor(private readonly send: (actions: number[], run: boolean) => void) {}

  get scene(): Scene | null {
    return this.#scene;
  }

  get chosen(): Handle[] {
    return this.#chosen;
  }

  set chosen(handles: Handle[]) {
    this.#chosen = handles;
    this.#light();
  }

  get picks(): Picks {
    return this.#picks;
  }

  set picks(picks: Picks) {
    this.#picks = picks;
    this.#light();
  }

  get turn(): Handle | null {
    return this.#turn;
  }

  set turn(turn: Handle | null) {
    this.#turn = turn;
    this.#light();
  }

  /** Tell what can be pointed at now. */
  #light(): void {
    untrack(() => {
      const found = this.past ? new Set<Handle>() : lit(this.left, this.firm);
      // All that lies in a zone stands for it: one that can only come second in a gesture waits for the first.
      const begun = this.#chosen.length > 0 ? null : new Set(this.left.flatMap((path) => path.first.h));
      if (begun) for (const handle of found) if (!begun.has(handle) && this.zone(handle)) found.delete(handle);
      for (const [handle, heap] of this.heaps) if (canAdd(this.tally!, this.#picks, heap)) found.add(handle);
      this.lit = kept(this.lit, found);
      this.given = kept(this.given, given(this.left, this.firm));
    });
    renewTip();
  }

  /** Tell what lies where. */
  #lay(scene: Scene): void {
    const [inside, upon] = layers(scene.pieces);
    untrack(() => {
      this.#inside = kept(this.#inside, inside);
      this.#upon = kept(this.#upon, upon);
      this.#places = kept(this.#places, new Map(scene.zones.map((zone) => [zone.id, zone.name])));
      this.#names = kept(this.#names, new Map(scene.players.map((panel) => [panel.seat, panel.name])));
      this.heaps = kept(this.heaps, new Map((scene.tally?.heaps ?? []).map((heap) => [heap.h, heap])));
    });
    this.laying = scene.laying ?? null;
    this.game = scene.game;
    this.viewer = scene.viewer;
    this.over = scene.over;
  }

  /** The pieces in a zone. */
  inside(zone: string): Piece[] {
    return this.#inside.get(zone) ?? NONE;
  }

  /** The pieces on another one. */
  upon(piece: string): Piece[] {
    return this.#upon.get(piece) ?? NONE;
  }

  face(key: string | undefined): Face | undefined {
    return key === undefined ? undefined : this.words.faces[key];
  }

  colour(key: string | undefined): Colour | undefined {
    return key === undefined ? undefined : this.words.colours[key];
  }

  zone(id: string): Zone | undefined {
    return this.scene?.zones.find((zone) => zone.id === id);
  }

  /** What a zone is called. */
  place(id: string): string {
    return this.#places.get(id) ?? '';
  }

  name(seat: Seat): string {
    return this.#names.get(seat) ?? '';
  }

  // --- pointing -------------------------------------------------------------------------------------------------

  /** A thing answers to several handles (itself, its cell, its zone): the first one that means something now. */
  meant(handles: readonly Handle[]): Handle | undefined {
    return (
      handles.find((handle) => this.heaps.has(handle)) ??
      handles.find((handle) => this.chosen.includes(handle)) ??
      handles.find((handle) => this.lit.has(handle))
    );
  }

  /** How a thing looks now, and which handle a click on it means; of things that are alike it is the `copy`-th. */
  look(handles: readonly Handle[], copy = 1): { lit: boolean; chosen: boolean; means: Handle | undefined } {
    const meant = this.meant(handles);
    if (meant === undefined) return { lit: false, chosen: false, means: undefined };
    const heap = this.heaps.get(meant);
    const chosen = heap ? copy <= (this.picks.get(heap.id) ?? 0) : this.chosen.includes(meant);
    const lit = !chosen && this.lit.has(meant);
    return { chosen, lit, means: lit ? meant : undefined };
  }

  pick(handles: readonly Handle[], copy = Infinity): boolean {
    const handle = this.meant(handles);
    if (handle === undefined) return false;
    this.tell(null); // whoever plays on has seen enough
    const heap = this.heaps.get(handle);
    if (heap) {
      const has = this.picks.get(heap.id) ?? 0;
      const more = copy > has && this.lit.has(handle);
      if (more || has > 0) this.count(heap, more ? 1 : -1);
      return true;
    }
    this.armed = null;
    this.chosen = toggle(candidates(this.paths, this.turn === null ? [] : [this.turn]), this.chosen, handle);
    const path = settled(this.left, this.chosen);
    if (path) this.commit(path);
    return true;
  }

  /** What a click on a thing would do, if it would be the last one of the gesture. */
  deed(handles: readonly Handle[]): string | undefined {
    const handle = this.meant(handles);
    if (handle === undefined || this.chosen.length === 0 || this.heaps.has(handle)) return undefined;
    const path = settled(candidates(this.left, [handle]), [handle]);
    return path?.last.say;
  }

  /** The choice that a click on a thing would make, if it tells what it costs and brings. */
  outlook(handles: readonly Handle[]): Choice | undefined {
    const handle = this.meant(handles);
    if (handle === undefined || this.heaps.has(handle) || this.chosen.includes(handle)) return undefined;
    const last = settled(candidates(this.left, [handle]), [handle])?.last;
    return last?.brings?.length ? last : undefined;
  }

  /** What else stands for the same choice: a card for the building that it names, and the other way round. */
  partners(handles: readonly Handle[]): Handle[] {
    const handle = this.meant(handles);
    if (handle === undefined || this.heaps.has(handle)) return [];
    return this.left.filter((path) => path.first.h.includes(handle)).flatMap((path) => path.first.h.filter((other) => other !== handle));
  }

  /** Pick a thing up: what goes with it is lit, and nothing is sent yet. */
  hold(handles: readonly Handle[]): boolean {
    const handle = handles.find((one) => this.lit.has(one));
    if (handle === undefined || this.heaps.has(handle)) return false;
    this.tell(null);
    this.armed = null;
    this.chosen = [...this.chosen, handle];
    return true;
  }

  /** Let it go: on a partner, or, if nothing more is to be said, anywhere in one's own area. */
  drop(handles: readonly Handle[], zone: string): boolean {
    const path = settled(this.left, this.chosen);
    if (path) {
      const own = this.zone(zone)?.own;
      if (own === undefined || own !== this.scene?.viewer) return false;
      this.commit(path);
      return true;
    }
    return handles.some((handle) => this.lit.has(handle)) && this.pick(handles);
  }

  // --- laying a tile ------------------------------------------------------------------------------------------------

  /** The squares of the tile in hand, unturned. */
  get shape(): [number, number][] {
    return this.face(this.laying?.face)?.shape ?? [[0, 0]];
  }

  /** How it is turned, as a number. */
  get held(): number {
    return this.turn === null ? (this.laying?.turn ?? 0) : Number(this.turn.slice(5));
  }

  /** The way to lay it with its first square on this spot. */
  landing(spot: Spot | null): Path | undefined {
    const cell = spot && this.zone(this.laying?.zone ?? '')?.cells?.find(({ x, y }) => x === spot.x && y === spot.y);
    return cell ? this.left.find((path) => path.handles.includes(`${this.laying?.zone}@${cell.id}`)) : undefined;
  }

  rotate(by: 1 | -1): void {
    if (this.turn !== null) this.hang(rotated(this.shape, this.ways, this.turn, by));
  }

  get mirror(): Handle | null {
    return this.turn === null ? null : flipped(this.shape, this.ways, this.turn);
  }

  flip(): void {
    if (this.mirror !== null) this.hang(this.mirror);
  }

  private hang(turn: Handle): void {
    this.turn = turn;
    if (this.armed) this.armed = this.landing(this.aim) ?? null;
  }

  /** Hold it there and ask: a finger cannot hover. */
  target(spot: Spot): void {
    this.aim = spot;
    this.armed = this.landing(spot) ?? null;
  }

  // --- paying ---------------------------------------------------------------------------------------------------

  count(heap: Heap, by: number): void {
    if (by > 0 && !canAdd(this.tally!, this.picks, heap)) return;
    this.picks = changed(this.picks, heap, by);
  }

  pay(): void {
    if (!this.tally || !this.paid.ready) return;
    this.send(run(this.tally, this.picks), true);
    this.clear();
  }

  // --- sending --------------------------------------------------------------------------------------------------

  /** Take a choice by its button, whatever was chosen on the table. */
  take(choice: Choice): void {
    this.tell(null);
    this.commit(pathOf(choice), true);
  }

  /** Send a path, or first ask: if it gives something away, if it cannot be undone and the player wants to be asked, or
   * if a finger, which cannot hover, has not yet been told what it costs. What gives something away is confirmed by its
   * own button only, else a second click by habit would do it. `told`: whoever took it has read what it says. */
  commit(path: Path, told = false): void {
    const slip = prefs.slips && path.slip !== '';
    const final = prefs.confirm && (path.last.ends ?? path.last.news);
    const unseen = this.finger && !told && path.last.brings?.some(({ tone }) => tone === 'cost');
    const armed = this.armed?.actions.join() === path.actions.join();
    this.armed = path;
    if (!slip && (armed || (!final && !unseen))) this.confirm();
  }

  /** Send what was asked about. */
  confirm(): void {
    if (this.armed) this.send(this.armed.actions, false);
    this.clear();
  }

  clear(): void {
    this.chosen = [];
    this.picks = new Map();
    this.armed = null;
  }

  back(): void {
    if (this.armed) this.clear();
    else if (this.picks.size > 0) this.picks = new Map();
    else if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
  }

  /** A new scene keeps what is still a sensible selection, e.g. after a change of language. */
  show(scene: Scene): void {
    this.moved = kept(this.moved, moved(this.moved, this.now, scene));
    this.now = scene;
    this.#display(this.past && this.#scene ? at(this.#scene, scene) : scene);
  }

  /** Show the table as it was, where nothing can be pointed at, or (null) as it is now. */
  lookAt(then: Scene | null): void {
    this.past = then !== null;
    if (this.now) this.#display(then ? at(then, this.now) : this.now);
  }

  #display(scene: Scene): void {
    const known = this.#scene;
    // A new question is a new scene, even if it looks like the last one.
    const next = { ...kept(known, scene) };
    this.#scene = next;
    this.#lay(next);
    // What I was asked about stays while others move; with another question it is gone.
    if (this.past || known?.viewer !== next.viewer || known.prompt !== next.prompt || known.choices !== next.choices) this.armed = null;
    if (this.#turn === null || !this.ways.includes(this.#turn)) this.#turn = this.ways[0] ?? null;
    if (!this.laying) this.aim = null;
    if (!next.walk?.length) this.step = null;
    if (known?.tally !== next.tally) this.#picks = new Map();
    this.#light();
    if (this.chosen.length > 0 && (this.left.length < 2 || this.lit.size === 0)) this.chosen = [];
  }

  // --- speaking -------------------------------------------------------------------------------------------------

  /** Called on blur too, which may come while the page is being redrawn, when no state may change. */
  speak(handles: readonly Handle[] = []): void {
    queueMicrotask(() => (this.spoken = new Set(handles.length > 0 ? handles : this.taught)));
  }

  /** The things on show that a line of the log speaks of. */
  things(line: LogLine): Handle[] {
    return this.#scene ? thingsOf(line, this.#scene) : [];
  }
}

const KEY = Symbol('board');

export function provideBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
