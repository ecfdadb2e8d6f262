import type { Piece, Scene } from './scene';

/** First, Last, Invert, Play: things travel from where they were to where they are. */

export interface Spot {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Move {
  id: string;
  dx: number;
  dy: number;
  sx: number;
  sy: number;
}

const TRAVEL_MS = 300;
const FADE_MS = 120;

function nodesOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-piece]')];
}

function capture(nodes: HTMLElement[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const node of nodes) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) spots.set(node.dataset.piece ?? '', { x: box.x, y: box.y, w: box.width, h: box.height });
  }
  return spots;
}

/** The things of a scene by class: ids that look alike on the table and may stand for one another. */
export function census(scene: Scene): Map<string, string> {
  const things = new Map<string, string>();
  for (const piece of scene.pieces) things.set(piece.id, piece.face ?? '?');
  for (const zone of scene.zones) {
    for (const [kind, count] of Object.entries(zone.counts ?? {})) {
      for (let k = 0; k < count; k++) things.set(pooled(zone.id, kind, k), kind);
    }
  }
  return things;
}

export function pooled(zone: string, kind: string, k: number): string {
  return `${zone}/${kind}#${k}`;
}

/** Where did every new thing come from? Same class first, then a face-down one that has just gone (or come). */
export function travels(before: Map<string, string>, after: Map<string, string>): Map<string, string> {
  const gone = [...before].filter(([id]) => !after.has(id));
  const come = [...after].filter(([id]) => !before.has(id));
  const from = new Map<string, string>();
  const match = (fits: (was: string, is: string) => boolean): void => {
    for (const [id, is] of come) {
      if (from.has(id)) continue;
      const at = gone.findIndex(([, was]) => fits(was, is));
      if (at < 0) continue;
      const [was] = gone.splice(at, 1);
      if (was) from.set(id, was[0]);
    }
  };
  match((was, is) => was === is);
  match((was, is) => was.startsWith('?') !== is.startsWith('?') && (was.startsWith('?') || is.startsWith('?')));
  return from;
}

/** How far each thing has to be put back so that it seems to start where it (or its forebear) was. */
export function moves(before: Map<string, Spot>, after: Map<string, Spot>, from: Map<string, string>): Move[] {
  const found: Move[] = [];
  for (const [id, is] of after) {
    const was = before.get(id) ?? before.get(from.get(id) ?? '');
    if (!was) continue;
    const move = { id, dx: was.x - is.x, dy: was.y - is.y, sx: was.w / is.w, sy: was.h / is.h };
    if (Math.abs(move.dx) + Math.abs(move.dy) > 1 || Math.abs(move.sx - 1) > 0.02) found.push(move);
  }
  return found;
}

/** Things that are new on the table, or in another place of it. */
export function fresh(before: Scene, after: Scene): Set<string> {
  const known = census(before);
  const found = new Set([...census(after).keys()].filter((id) => !known.has(id)));
  const places = new Map(before.pieces.map((piece) => [piece.id, placeOf(piece)]));
  for (const piece of after.pieces) if (places.has(piece.id) && places.get(piece.id) !== placeOf(piece)) found.add(piece.id);
  return found;
}

function placeOf(piece: Piece): string {
  return `${piece.zone}@${piece.at}@${piece.on}`;
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function appear(node: HTMLElement, duration: number): void {
  node.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
}

/** Look at the table before a new scene is drawn; what comes back plays the change afterwards. With reduced motion things
 * only fade in where they are, and nothing has to be measured. */
export function watch(root: ParentNode | undefined, before: Scene | null, after: Scene): () => void {
  if (!root || !before) return () => {};
  if (calm()) {
    const shown = fresh(before, after);
    return () => {
      if (shown.size > 0) for (const node of nodesOf(root)) if (shown.has(node.dataset.piece ?? '')) appear(node, FADE_MS);
    };
  }
  const spots = capture(nodesOf(root));
  const from = travels(census(before), census(after));
  return () => spots.size > 0 && play(nodesOf(root), spots, from);
}

function play(nodes: HTMLElement[], before: Map<string, Spot>, from: Map<string, string>): void {
  const after = capture(nodes);
  const going = new Map(moves(before, after, from).map((move) => [move.id, move]));
  for (const node of nodes) {
    const id = node.dataset.piece ?? '';
    const move = going.get(id);
    if (move) {
      node.animate(
        [
          { transform: `translate(${move.dx}px, ${move.dy}px) scale(${move.sx}, ${move.sy})`, transformOrigin: '0 0', zIndex: 9 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
        ],
        { duration: TRAVEL_MS, easing: 'cubic-bezier(.2,.7,.3,1)' },
      );
    } else if (after.has(id) && !before.has(id)) appear(node, TRAVEL_MS);
  }
}
