import { turned } from '../pieces/poly';

export type Square = [number, number];

/** A shape, however it lies: the first of its eight ways to be turned and flipped. */
export function canonical(squares: Square[]): string {
  if (squares.length === 0) return '';
  const ways = Array.from({ length: 8 }, (_, turn) => written(turned(squares, turn)));
  return ways.sort()[0] ?? '';
}

function written(squares: Square[]): string {
  return squares.map(([x, y]) => `${x},${y}`).sort().join(' ');
}

/** The name of the shape that somebody has drawn, among those that are possible. */
export function drawn(squares: Square[], shapes: Record<string, Square[]>, possible: string[]): string | undefined {
  const wanted = canonical(squares);
  return possible.find((name) => shapes[name] && canonical(shapes[name]) === wanted);
}
