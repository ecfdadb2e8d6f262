import type { Cell } from '../lib/scene';

export interface Bounds {
  left: number;
  top: number;
  wide: number;
  high: number;
}

const LARGEST = 150;
const FINGER = 44;
const MOUSE = 34;

/** How small a cell may be to be hit. */
export function least(): number {
  return matchMedia('(pointer: coarse), (max-width: 700px)').matches ? FINGER : MOUSE;
}

/** The rectangle around all cells. */
export function bounds(cells: Cell[]): Bounds {
  const left = Math.min(...cells.map((cell) => cell.x ?? 0));
  const top = Math.min(...cells.map((cell) => cell.y ?? 0));
  const right = Math.max(...cells.map((cell) => (cell.x ?? 0) + (cell.w ?? 1)));
  const bottom = Math.max(...cells.map((cell) => (cell.y ?? 0) + (cell.h ?? 1)));
  return { left, top, wide: right - left, high: bottom - top };
}

/** Room for what is printed above and beside the cells, in cells. */
export const MARGIN = 0.3125;

export interface Mark {
  text: string;
  x: number;
  y: number;
}

/** The numbers of columns and rows, as the ids of the cells ("column,row") say them. */
export function ruled(cells: Cell[], { left, top }: Bounds): Mark[] {
  const columns = new Map<number, string>();
  const rows = new Map<number, string>();
  for (const { id, x = 0, y = 0 } of cells) {
    const [column = '', row = ''] = id.split(',');
    columns.set(x, column);
    rows.set(y, row);
  }
  const half = MARGIN / 2;
  return [
    ...[...columns].map(([x, text]) => ({ text, x: x - left + 0.5, y: half })),
    ...[...rows].map(([y, text]) => ({ text, x: half, y: y - top + 0.5 })),
  ].map((mark) => ({ ...mark, text: mark.text.replace('-', '−') }));
}

/** How large a cell is so that all fit into the frame; below `least` the map is moved instead. */
export function fitting(box: Bounds, width: number, height: number, least: number): number {
  if (width === 0 || height === 0) return 0;
  return Math.floor(Math.min(LARGEST, Math.max(least, Math.min(width / box.wide, height / box.high))));
}

export function zoomed(size: number, zoom: number): number {
  return Math.round(size * zoom);
}

/** What lies in the middle of the frame, in cells. */
export function centred(box: Bounds, size: number, frame: { scrollLeft: number; scrollTop: number; clientWidth: number; clientHeight: number }): { x: number; y: number } {
  return { x: box.left + (frame.scrollLeft + frame.clientWidth / 2) / size, y: box.top + (frame.scrollTop + frame.clientHeight / 2) / size };
}

/** The outline of cells of size 1 as a path: every side that has no neighbour of the same region, a little inside. */
export function outline(cells: Cell[], box: Bounds, inset = 0.04): string {
  const taken = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  let path = '';
  for (const cell of cells) {
    const [x, y] = [cell.x ?? 0, cell.y ?? 0];
    const has = (dx: number, dy: number): boolean => taken.has(`${x + dx},${y + dy}`);
    const l = x - box.left + (has(-1, 0) ? 0 : inset);
    const r = x - box.left + 1 - (has(1, 0) ? 0 : inset);
    const t = y - box.top + (has(0, -1) ? 0 : inset);
    const b = y - box.top + 1 - (has(0, 1) ? 0 : inset);
    if (!has(0, -1)) path += `M${l} ${t}H${r}`;
    if (!has(1, 0)) path += `M${r} ${t}V${b}`;
    if (!has(0, 1)) path += `M${r} ${b}H${l}`;
    if (!has(-1, 0)) path += `M${l} ${b}V${t}`;
  }
  return path;
}
