import type { Choice, Handle } from './scene';

/** A way through the choices: one action, or several that follow one another without news. */
export interface Path {
  actions: number[];
  handles: Handle[];
  last: Choice;
  first: Choice;
  steps: Choice[];
  /** What it gives away for nothing, in a sentence. */
  slip: string;
}

/** The way that takes these choices one after the other. */
export function pathOf(first: Choice, ...more: Choice[]): Path {
  const choices = [first, ...more];
  return {
    actions: choices.map(({ id }) => id),
    handles: [...new Set(choices.flatMap(({ h }) => h))],
    last: choices[choices.length - 1] ?? first,
    first,
    steps: choices,
    slip: choices.find((choice) => choice.gives_up)?.gives_up ?? '',
  };
}

/** All ways through a list of choices, each with every handle it involves. */
export function paths(choices: Choice[]): Path[] {
  const found: Path[] = [];
  const walk = (list: Choice[], before: Choice[]): void => {
    for (const choice of list) {
      if (choice.then?.length) walk(choice.then, [...before, choice]);
      else found.push(pathOf(...([...before, choice] as [Choice])));
    }
  };
  walk(choices, []);
  return found;
}

export function candidates(all: Path[], chosen: readonly Handle[]): Path[] {
  return all.filter((path) => chosen.every((handle) => path.handles.includes(handle)));
}

/** How far a gesture has come for certain: the last choice that all candidates have made. */
export function begun(left: Path[]): Choice | null {
  const [one] = left;
  return one?.steps.findLast((choice, k) => left.every((path) => path.steps.slice(0, k + 1).every((other, n) => other.id === one.steps[n]?.id))) ?? null;
}

/** The handles that tell the candidates apart: only a click on one of these narrows anything. */
export function lit(left: Path[], chosen: readonly Handle[]): Set<Handle> {
  const all = new Set(left.flatMap((path) => path.handles));
  for (const handle of chosen) all.delete(handle);
  if (left.length > 1) {
    for (const handle of all) if (left.every((path) => path.handles.includes(handle))) all.delete(handle);
  }
  return all;
}

/** Handles that every candidate has although nobody chose them: what the question is about. */
export function given(left: Path[], chosen: readonly Handle[]): Set<Handle> {
  if (left.length < 2) return new Set();
  const shared = (left[0]?.handles ?? []).filter((handle) => left.every((path) => path.handles.includes(handle)));
  return new Set(shared.filter((handle) => !chosen.includes(handle)));
}

/** The path that the chosen handles name, if they name exactly one. */
export function settled(left: Path[], chosen: readonly Handle[]): Path | null {
  return chosen.length > 0 && left.length === 1 ? (left[0] ?? null) : null;
}

/** Click on a handle: off if it was on, on if it is lit, and no change if it means nothing now. */
export function toggle(all: Path[], chosen: readonly Handle[], handle: Handle): Handle[] {
  if (chosen.includes(handle)) return chosen.filter((other) => other !== handle);
  return lit(candidates(all, chosen), chosen).has(handle) ? [...chosen, handle] : [...chosen];
}
