import type { Heap, Tally } from './scene';

/** How many of each heap are picked, by the action of one pick. */
export type Picks = ReadonlyMap<number, number>;

export function picked(picks: Picks): number {
  let sum = 0;
  for (const count of picks.values()) sum += count;
  return sum;
}

export function worth(tally: Tally, picks: Picks): number {
  return tally.heaps.reduce((sum, heap) => sum + (heap.worth ?? 0) * (picks.get(heap.id) ?? 0), 0);
}

function groups(tally: Tally, of: (heap: Heap) => number): Map<string, number> {
  const found = new Map<string, number>();
  for (const heap of tally.heaps) found.set(heap.group ?? '', (found.get(heap.group ?? '') ?? 0) + of(heap));
  return found;
}

function someWay(tally: Tally, count: Map<string, number>): boolean {
  const ways = tally.ways ?? [];
  return ways.length === 0 || ways.some((way) => [...count].every(([group, n]) => n <= (way[group] ?? 0)));
}

/** These picks, or these and more, are what is asked for. */
export function promising(tally: Tally, picks: Picks): boolean {
  if (tally.heaps.some((heap) => (picks.get(heap.id) ?? 0) > heap.most)) return false;
  const sets = tally.sets ?? 1;
  const here = groups(tally, (heap) => picks.get(heap.id) ?? 0);
  const whole = new Map([...here].map(([group, n]) => [group, Math.ceil(n / sets) * sets]));
  const there = groups(tally, (heap) => heap.most);
  if ([...whole].some(([group, n]) => n > (there.get(group) ?? 0))) return false;
  return [...whole.values()].reduce((sum, n) => sum + n, 0) <= tally.most && someWay(tally, whole);
}

export function ready(tally: Tally, picks: Picks): boolean {
  const sets = tally.sets ?? 1;
  const n = picked(picks);
  const here = groups(tally, (heap) => picks.get(heap.id) ?? 0);
  return (
    n >= tally.least && promising(tally, picks) && worth(tally, picks) >= (tally.worth ?? 0) && [...here.values()].every((count) => count % sets === 0)
  );
}

export function changed(picks: Picks, heap: Heap, by: number): Picks {
  const next = new Map(picks);
  const count = (next.get(heap.id) ?? 0) + by;
  if (count > 0) next.set(heap.id, count);
  else next.delete(heap.id);
  return next;
}

export function canAdd(tally: Tally, picks: Picks, heap: Heap): boolean {
  return promising(tally, changed(picks, heap, 1));
}

/** The picks in the order in which they are sent, whatever the order in which they were made. */
export function run(tally: Tally, picks: Picks): number[] {
  const actions = tally.heaps.flatMap((heap) => Array<number>(picks.get(heap.id) ?? 0).fill(heap.id));
  const closed = tally.closed && picks.has(tally.heaps.at(-1)?.id ?? -1);
  return tally.done === undefined || closed ? actions : [...actions, tally.done];
}
