import type { Board } from '../../lib/board.svelte';
import type { Cell } from '../../lib/scene';
import { type Bounds, bounds } from '../../zones/grid';

const SIDE_BY_SIDE = ['ur.1', 'ur.2', 'ur.3', 'river.1', 'river.2'];

/** The rectangle of a district: as wide as its own cells, and as high as all districts and the river, whose rows go on from one to the next. */
export function ground(board: Board, cells: Cell[]): Bounds {
  const { top, high } = bounds(SIDE_BY_SIDE.flatMap((id) => board.zone(id)?.cells ?? []));
  return { ...bounds(cells), top, high };
}
