import type { Scene } from './scene';

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

export const TRAVEL_MS = 300;

export function capture(root: ParentNode): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) {
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

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function far(move: Move | undefined): boolean {
  return move !== undefined && Math.abs(move.dx) + Math.abs(move.dy) > 24;
}

/** Play the change on the page; with reduced motion things only fade in where they are. */
export function play(root: ParentNode, before: Map<string, Spot>, from: Map<string, string>): void {
  const after = capture(root);
  const going = new Map(moves(before, after, from).map((move) => [move.id, move]));
  const still = calm();
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const id = node.dataset.piece ?? '';
    const move = going.get(id);
    if (move && !still) {
      node.animate(
        [
          { transform: `translate(${move.dx}px, ${move.dy}px) scale(${move.sx}, ${move.sy})`, transformOrigin: '0 0', zIndex: 9 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 9 },
        ],
        { duration: TRAVEL_MS, easing: 'cubic-bezier(.2,.7,.3,1)' },
      );
    } else if (after.has(id) && (far(move) || !before.has(id))) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: still ? 120 : TRAVEL_MS });
    }
  }
}
