type Square = [number, number];

/** Squares after quarter turns clockwise (+ 4: flipped first), pushed back to the corner. */
export function turned(squares: Square[], turn: number): Square[] {
  let cells = turn >= 4 ? squares.map(([x, y]): Square => [-x, y]) : squares;
  for (let k = 0; k < turn % 4; k++) cells = cells.map(([x, y]): Square => [-y, x]);
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Square => [x - left, y - top]);
}
