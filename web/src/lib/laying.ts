import { turned } from '../pieces/poly';
import type { Path } from './narrow';
import type { Cell, Choice, Goal, Handle, Laying, Piece, Zone } from './scene';

export type Square = [number, number];

/** The squares of a tile, counted from the first one in reading order: that one lies on the cell that is pointed at. */
export function squares(shape: Square[], turn: number): Square[] {
  const cells = turned(shape, turn).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  const [left, top] = cells[0] ?? [0, 0];
  return cells.map(([x, y]) => [x - left, y - top]);
}

const looks = (shape: Square[], turn: number): string => squares(shape, turn).join(' ');
const number = (handle: Handle): number => Number(handle.slice(5));

/** How the tile may lie, as handles `turn:n`, in their order. */
export function waysOf(paths: readonly Path[]): Handle[] {
  const found = new Set(paths.flatMap((path) => path.handles.filter((handle) => handle.startsWith('turn:'))));
  return [...found].sort((a, b) => number(a) - number(b));
}

/** Of shapes that look alike after a turn the rules know one only: the way that looks like this. */
function wayLike(shape: Square[], ways: readonly Handle[], turn: number): Handle | undefined {
  return ways.find((way) => looks(shape, number(way)) === looks(shape, turn));
}

/** A quarter turn clockwise (-1: back), or as many as are needed to find a way in which the tile fits somewhere. */
export function rotated(shape: Square[], ways: readonly Handle[], now: Handle, by: 1 | -1): Handle {
  const from = number(now);
  for (let step = 1; step < 4; step++) {
    const found = wayLike(shape, ways, (from & 4) + ((from + by * step + 4) & 3));
    if (found && found !== now) return found;
  }
  return now;
}

/** The other face, left and right changed; null if it looks the same or fits nowhere. */
export function flipped(shape: Square[], ways: readonly Handle[], now: Handle): Handle | null {
  const from = number(now);
  const mirrored = (from ^ 4) & 4;
  const own = [0, 1, 2, 3].map((step) => looks(shape, (from & 4) + step));
  for (let step = 0; step < 4; step++) {
    // A turn after a flip is a turn back before it.
    const turn = mirrored + ((4 - (from & 3) + step) & 3);
    const found = wayLike(shape, ways, turn);
    if (found && !own.includes(looks(shape, turn))) return found;
  }
  return null;
}

export interface Spot {
  x: number;
  y: number;
}

/** What a tile would do where it is held now. */
export interface Foreseen {
  squares: Spot[];
  fits: boolean;
  /** Why it does not fit: a rule. */
  rule: string;
  /** Pieces that it would cover. */
  covered: Piece[];
  /** Free cells beside it, on which something comes to lie. */
  beside: Spot[];
  goals: Goal[];
}

export function foresee(laying: Laying, zone: Zone, pieces: readonly Piece[], shape: Square[], turn: number, at: Spot, fits: boolean): Foreseen {
  const here = squares(shape, turn).map(([x, y]) => ({ x: at.x + x, y: at.y + y }));
  const places = new Map<string, Cell>((zone.cells ?? []).map((cell) => [`${cell.x},${cell.y}`, cell]));
  const cellOf = ({ x, y }: Spot): Cell | undefined => places.get(`${x},${y}`);
  const ids = new Set(here.map((spot) => cellOf(spot)?.id));
  const taken = new Set(pieces.map((piece) => piece.at));
  const around = new Map<string, Spot>();
  for (const { x, y } of here) {
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      const spot = { x: x + dx, y: y + dy };
      const cell = cellOf(spot);
      if (cell && !ids.has(cell.id) && !taken.has(cell.id)) around.set(cell.id, spot);
    }
  }
  const barred = Object.entries(laying.bars ?? {}).find(([, cells]) => cells.some((id) => ids.has(id)));
  return {
    squares: here,
    fits,
    rule: fits ? '' : (barred?.[0] ?? laying.off ?? ''),
    covered: pieces.filter((piece) => piece.at !== undefined && ids.has(piece.at)),
    beside: fits && laying.beside ? [...around.values()] : [],
    goals: fits ? (laying.goals ?? []).filter((goal) => goal.cells.every((id) => ids.has(id))) : [],
  };
}

/** The words of a choice; of a tile that can be turned they tell how it lies, which its handle says. */
export function saidOf(choice: Choice, ways: readonly unknown[], verbs: Record<string, string> | undefined): string {
  const turn = ways.length > 1 ? choice.h.find((handle) => handle.startsWith('turn:')) : undefined;
  const how = turn && verbs?.[turn.replace(':', '-')];
  return how ? `${choice.say}, ${how}` : choice.say;
}
