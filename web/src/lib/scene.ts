/** What the server says about a table, as the client works with it. The client draws it and knows no rule. */
import type * as wire from './wire.gen';

export type * from './wire.gen';
export type Seat = number;
export type Handle = string;

/** A thing that travelled, with these fields given back. */
type Whole<T, Fields extends keyof T> = T & Required<Pick<T, Fields>>;
export type Piece = Whole<wire.Piece, 'kind' | 'zone'>;
export type Panel = Whole<wire.Panel, 'stats'>;
/** `pack` is the hash of the data whose words these are. */
export type Catalogue = Whole<wire.Catalogue, 'faces' | 'colours' | 'rules'> & { pack?: string };
export interface Scene extends Whole<wire.Scene, 'barred'> {
  turn: { active: Seat; round: number; [name: string]: number };
  pieces: Piece[];
  players: Panel[];
}

const NOBODY = -1;

/** The encoder leaves out what has its default value; give it back once, here, and nowhere else. */
export function whole(scene: wire.Scene): Scene {
  return {
    ...scene,
    turn: { active: NOBODY, round: 0, ...scene.turn },
    pieces: scene.pieces.map((piece) => ({ ...piece, kind: piece.kind ?? 'card', zone: piece.zone ?? '' })),
    barred: scene.barred ?? [],
    players: scene.players.map((panel) => ({ ...panel, stats: panel.stats ?? [] })),
  };
}

export function wholeWords(words: wire.Catalogue): Catalogue {
  return { ...words, faces: words.faces ?? {}, colours: words.colours ?? {}, rules: words.rules ?? {} };
}

/** `tableau.0` and `hand.2` are places of one kind: their stem names it. */
export function stem(zone: string): string {
  return zone.split('.', 1)[0] ?? zone;
}

/** Pieces by zone in their order, and pieces that lie on another piece by that piece. */
export function layers(pieces: Piece[]): [Map<string, Piece[]>, Map<string, Piece[]>] {
  const inside = new Map<string, Piece[]>();
  const upon = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const [map, key] = piece.on ? [upon, piece.on] : [inside, piece.zone];
    const list = map.get(key);
    if (list) list.push(piece);
    else map.set(key, [piece]);
  }
  return [inside, upon];
}

/** The rules that bar things from being chosen. */
export function barsOf(scene: Scene | null): Map<Handle, string[]> {
  const found = new Map<Handle, string[]>();
  for (const { h, rule } of scene?.barred ?? []) found.set(h, [...(found.get(h) ?? []), rule]);
  return found;
}
