import { getContext, setContext } from 'svelte';
import { candidates, given, lit, paths, settled, toggle, type Path } from './narrow';
import { prefs } from './prefs.svelte';
import type { Catalogue, Choice, Colour, Face, Handle, Piece, Scene, Seat, Zone } from './scene';

const NOTHING: Catalogue = { title: '', faces: {}, colours: {}, rules: {} };

/** One table as somebody looks at it: the scene, what is chosen so far, and what a click on a thing means. */
export class Board {
  scene = $state.raw<Scene | null>(null);
  words = $state.raw<Catalogue>(NOTHING);
  chosen = $state.raw<Handle[]>([]);
  armed = $state.raw<Path | null>(null);
  /** Handles that the log or the choice list speaks of while the pointer rests there. */
  spoken = $state.raw<ReadonlySet<Handle>>(new Set());

  paths = $derived(paths(this.scene?.choices ?? []));
  left = $derived(candidates(this.paths, this.chosen));
  lit = $derived(lit(this.left, this.chosen));
  given = $derived(given(this.left, this.chosen));
  main = $derived(this.scene?.choices.find((choice) => choice.main) ?? null);

  /** Pieces by zone in their order, and pieces that lie on another piece by that piece. */
  lying = $derived.by(() => {
    const zones = new Map<string, Piece[]>();
    const on = new Map<string, Piece[]>();
    for (const piece of this.scene?.pieces ?? []) {
      const [map, key] = piece.on ? [on, piece.on] : [zones, piece.zone];
      const list = map.get(key);
      if (list) list.push(piece);
      else map.set(key, [piece]);
    }
    return { zones, on };
  });

  constructor(private readonly send: (actions: number[]) => void) {}

  face(key: string | undefined): Face | undefined {
    return key === undefined ? undefined : this.words.faces[key];
  }

  colour(key: string | undefined): Colour | undefined {
    return key === undefined ? undefined : this.words.colours[key];
  }

  zone(id: string): Zone | undefined {
    return this.scene?.zones.find((zone) => zone.id === id);
  }

  name(seat: Seat): string {
    return this.scene?.players.find((panel) => panel.seat === seat)?.name ?? '';
  }

  /** A thing answers to several handles (itself, its cell, its zone): the first one that means something now. */
  meant(handles: readonly Handle[]): Handle | undefined {
    return handles.find((handle) => this.chosen.includes(handle)) ?? handles.find((handle) => this.lit.has(handle));
  }

  pick(handles: readonly Handle[]): boolean {
    const handle = this.meant(handles);
    if (handle === undefined) return false;
    this.armed = null;
    this.chosen = toggle(this.paths, this.chosen, handle);
    const path = settled(this.left, this.chosen);
    if (path) this.commit(path);
    return true;
  }

  /** Take a choice by its button, whatever was chosen on the table. */
  take(choice: Choice): void {
    this.commit({ actions: [choice.id], handles: choice.h, first: choice, last: choice });
  }

  /** Send a path, or first ask if it cannot be undone and the player wants to be asked. */
  commit(path: Path): void {
    const final = path.last.ends ?? path.last.news;
    if (final && prefs.confirm && this.armed?.actions.join() !== path.actions.join()) {
      this.armed = path;
      return;
    }
    this.send(path.actions);
    this.clear();
  }

  clear(): void {
    this.chosen = [];
    this.armed = null;
  }

  back(): void {
    if (this.armed) this.clear();
    else this.chosen = this.chosen.slice(0, -1);
  }

  /** A new scene keeps what is still a sensible selection, e.g. after a change of language. */
  show(scene: Scene): void {
    this.scene = scene;
    this.armed = null;
    if (this.chosen.length > 0 && (this.left.length < 2 || this.lit.size === 0)) this.chosen = [];
  }

  /** Called on blur too, which may come while the page is being redrawn, when no state may change. */
  speak(handles: readonly Handle[] = []): void {
    queueMicrotask(() => (this.spoken = new Set(handles)));
  }
}

const KEY = Symbol('board');

export function provideBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
