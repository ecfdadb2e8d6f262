import type { Cell, Region } from '../../lib/scene';
import type { Bounds } from '../../zones/grid';

const INSET = 6;

/** A building of joined blocks: one outline for all of them, and the ridge that joins their middles. In hundredths of a cell. */
export function blocks(region: Region, cells: Cell[], box: Bounds): { walls: string; ridge: string; at: { x: number; y: number } } {
  const places = region.cells.flatMap((id) => cells.find((cell) => cell.id === id) ?? []).map((cell) => ({ x: (cell.x ?? 0) - box.left, y: (cell.y ?? 0) - box.top }));
  const taken = new Set(places.map(({ x, y }) => `${x},${y}`));
  let walls = '';
  let ridge = '';
  for (const { x, y } of places) {
    const [right, below] = [taken.has(`${x + 1},${y}`), taken.has(`${x},${y + 1}`)];
    walls += rect(x * 100 + INSET, y * 100 + INSET, 100 - 2 * INSET, 100 - 2 * INSET);
    if (right) walls += rect(x * 100 + 50, y * 100 + INSET, 100, 100 - 2 * INSET);
    if (below) walls += rect(x * 100 + INSET, y * 100 + 50, 100 - 2 * INSET, 100);
    const [cx, cy] = [x * 100 + 50, y * 100 + 50];
    if (right) ridge += `M${cx} ${cy}H${cx + 100}`;
    if (below) ridge += `M${cx} ${cy}V${cy + 100}`;
  }
  return { walls, ridge, at: places[0] ?? { x: 0, y: 0 } };
}

function rect(x: number, y: number, wide: number, high: number): string {
  return `M${x} ${y}h${wide}v${high}h${-wide}z`;
}
