const STEP: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Box {
  x: number;
  y: number;
}

/** The nearest place in a direction; what lies aside counts double, so that a row stays a row. */
export function nearest(from: Box, others: Box[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  others.forEach((to, k) => {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = k;
    }
  });
  return best;
}

const THINGS = 'button[data-piece], button[data-handle]';

/** Arrow keys walk over the things of the table in the direction of the arrow; with a tile in hand, over the cells of
 * its zone where it fits, wherever the focus was. */
export function walk(event: KeyboardEvent, zone?: string): void {
  const step = STEP[event.key];
  const here = event.target as HTMLElement;
  if (!step) return;
  const root = here.closest('[data-table]') ?? document;
  const ground = zone === undefined ? null : root.querySelector(`[data-zone="${zone}"]`);
  if (ground && !here.matches('[role=tab], [data-choice]')) {
    const fitting = [...ground.querySelectorAll<HTMLElement>(THINGS)].filter((node) => 'lit' in node.dataset);
    if (!ground.contains(here) || !here.matches(THINGS)) {
      event.preventDefault();
      fitting[0]?.focus();
      return;
    }
    go(event, here, fitting, step);
    return;
  }
  if (!here.matches('[data-piece], [data-handle]')) return;
  go(event, here, [...root.querySelectorAll<HTMLElement>(THINGS)], step);
}

function go(event: KeyboardEvent, here: HTMLElement, list: HTMLElement[], step: [number, number]): void {
  const things = list.filter((node) => node !== here && node.offsetWidth > 0);
  const centre = (node: HTMLElement): Box => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const next = things[nearest(centre(here), things.map(centre), step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
