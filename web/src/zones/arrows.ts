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

/** Arrow keys walk over the things of the table in the direction of the arrow. */
export function walk(event: KeyboardEvent): void {
  const step = STEP[event.key];
  const here = event.target as HTMLElement;
  if (!step || !here.matches('[data-piece], [data-handle]')) return;
  const root = here.closest('[data-table]') ?? document;
  const things = [...root.querySelectorAll<HTMLElement>('button[data-piece], button[data-handle]')].filter(
    (node) => node !== here && node.offsetWidth > 0,
  );
  const centre = (node: HTMLElement): Box => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const next = things[nearest(centre(here), things.map(centre), step)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
