/** What the server says about a table. The client draws it and knows no rule. */

export type Seat = number;
export type Handle = string;

export interface Cell {
  id: string;
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  face?: string;
  note?: string;
}

export type ZoneKind = 'row' | 'grid' | 'stack' | 'track' | 'tableau' | 'pool' | 'graph' | 'ring' | 'free';

/** Cells of a grid that belong together, and who has what there. */
export interface Region {
  cells: string[];
  name: string;
  colour?: string;
  rows?: Lane[];
  marks?: string[];
}

export interface Lane {
  seat: Seat;
  text: string;
  value?: number | string;
  out?: boolean;
}

export interface Zone {
  id: string;
  kind: ZoneKind;
  name: string;
  own?: Seat;
  cells?: Cell[];
  size?: 's' | 'm' | 'l';
  note?: string;
  counts?: Record<string, number>;
  links?: [string, string][];
  regions?: Region[];
}

export interface Badge {
  icon?: string;
  text?: string;
  tone?: string;
}

export type PieceKind =
  | 'card' | 'cube' | 'disc' | 'die' | 'tile' | 'poly' | 'figure' | 'marker' | 'token' | 'house';

export interface Piece {
  id: string;
  kind: PieceKind;
  zone: string;
  at?: string;
  face?: string;
  own?: Seat;
  n?: number;
  on?: string;
  /** Who points at this piece points at that handle. */
  same?: string;
  /** Quarter turns clockwise, + 4 when flipped. */
  turn?: number;
  marks?: string[];
  badges?: Badge[];
}

export interface Stat {
  icon: string;
  label: string;
  value: number | string;
}

export interface Panel {
  seat: Seat;
  name: string;
  shape?: string;
  score: number | null;
  /** Points by category, named in the catalogue. */
  sheet?: Record<string, number>;
  stats: Stat[];
  to_act: boolean;
  first?: boolean;
  sealed?: boolean;
  hand?: number;
}

export interface Choice {
  id: number;
  say: string;
  h: Handle[];
  main?: boolean;
  ends?: 'turn' | 'game';
  news?: boolean;
  then?: Choice[];
  /** What it does, in icons, where no thing on the table shows it. */
  effect?: Badge[];
  /** What it costs and brings: in signs by tone (cost, gain, later, other), and in words. */
  brings?: Badge[];
  outlook?: string;
}

/** A thing that cannot be chosen now, and the rule that forbids it. */
export interface Bar {
  h: Handle;
  rule: string;
}

/** Things that are alike, of which some may be picked. */
export interface Heap {
  h: Handle;
  id: number;
  most: number;
  group?: string;
  worth?: number;
}

/** A run of picks in any order. */
export interface Tally {
  heaps: Heap[];
  least: number;
  most: number;
  sets?: number;
  worth?: number;
  ways?: Record<string, number>[];
  done?: number | null;
  /** A pick of the last heap ends the run as well. */
  closed?: boolean;
}

/** Cells that bring something to whoever covers all of them. */
export interface Goal {
  cells: string[];
  badge: Badge;
}

/** A tile in hand, and what lets a ghost of it show what a place would mean. */
export interface Laying {
  face: string;
  zone: string;
  turn?: number;
  /** What comes to lie on every free cell beside it. */
  beside?: string;
  /** Cells that it cannot cover, by rule. */
  bars?: Record<string, string[]>;
  /** The rule for all that is no cell. */
  off?: string;
  goals?: Goal[];
}

/** A step of the final scoring. */
export interface Scored {
  seat: Seat;
  row: string;
  text: string;
  points: number;
  h: Handle[];
}

export interface Dialog {
  kind: 'auction' | 'number' | 'pick' | 'cards';
  title: string;
  say: string;
  rows?: Lane[];
}

export interface Scene {
  game: string;
  viewer: Seat | null;
  over: boolean;
  turn: { active: Seat; round: number; [name: string]: number };
  prompt: string;
  zones: Zone[];
  pieces: Piece[];
  players: Panel[];
  choices: Choice[];
  barred: Bar[];
  dialog?: Dialog;
  ends?: boolean;
  tally?: Tally;
  laying?: Laying;
  walk?: Scored[];
}

export interface Face {
  name: string;
  kind: string;
  level?: number;
  colour?: string;
  icon?: string;
  text?: string;
  rule?: string;
  /** The squares of a polyomino, unturned. */
  shape?: [number, number][];
  /** Printed large: a number, a letter. */
  sign?: string;
  /** What it does, in icons. */
  effect?: Badge[];
}

export interface Colour {
  name: string;
  theme?: string;
  icon?: string;
}

export interface Catalogue {
  title: string;
  faces: Record<string, Face>;
  colours: Record<string, Colour>;
  rules: Record<string, string>;
  verbs?: Record<string, string>;
  marks?: Record<string, string>;
  scores?: Record<string, string>;
  /** How the game is played, in brief. */
  guide?: { title: string; text: string }[];
}

export interface Line {
  n: number;
  text: string;
  seat?: Seat;
  /** What the line speaks of: things, or faces (`face:kiln`). */
  handles?: Handle[];
  /** It deserves a moment of everybody's attention. */
  big?: boolean;
}

/** The encoder leaves out what has its default value; give it back once, here, and nowhere else. */
export function whole(scene: Partial<Scene> & { game: string }): Scene {
  return {
    viewer: null,
    over: false,
    prompt: '',
    ...scene,
    turn: { active: 0, round: 0, ...scene.turn },
    zones: scene.zones ?? [],
    pieces: (scene.pieces ?? []).map((piece) => ({ ...piece, kind: piece.kind ?? 'card' })),
    barred: scene.barred ?? [],
    players: (scene.players ?? []).map((panel) => ({
      ...panel,
      seat: panel.seat ?? 0,
      name: panel.name ?? '',
      score: panel.score ?? null,
      stats: panel.stats ?? [],
      to_act: panel.to_act ?? false,
    })),
    choices: (scene.choices ?? []).map(wholeChoice),
  };
}

function wholeChoice(choice: Choice): Choice {
  return { ...choice, id: choice.id ?? 0, h: choice.h ?? [], ...(choice.then && { then: choice.then.map(wholeChoice) }) };
}

/** `tableau.0` and `hand.2` are places of one kind: their stem names it. */
export function stem(zone: string): string {
  return zone.split('.', 1)[0] ?? zone;
}
