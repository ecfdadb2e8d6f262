import type { BoxInfo, BoxValue } from '../lib/wire.gen';

/** A step of a place: a name, or the entry of a list. */
export interface Step {
  name: string;
  entry: boolean;
  /** The place up to here. */
  part: string;
}

export type Spot = [place: string, x: number, y: number, size: number];

/** What belongs together on the page: a component with its values, a board with its cells, or a few plain values. */
export interface Unit {
  part: string;
  steps: Step[];
  /** The piece that shows it: its kind and its face. */
  piece: { kind: string; face: string } | null;
  spots: Spot[];
  /** Its values, those on the board apart. */
  values: BoxValue[];
}

export interface Group {
  name: string;
  units: Unit[];
  values: BoxValue[];
}

export function stepsOf(place: string): Step[] {
  const found: Step[] = [];
  for (const match of place.matchAll(/\[([^\]]*)\]|([^.[\]]+)/g)) {
    const end = match.index + match[0].length;
    found.push({ name: match[1] ?? match[2] ?? '', entry: match[1] !== undefined, part: place.slice(0, end) });
  }
  return found;
}

/** The names of a place without the entries of lists: what words are found by. */
export function above(steps: Step[], at: number): string {
  return steps.slice(0, at).reverse().find((step) => !step.entry)?.name ?? '';
}

/** Lay out all values, in the order of the box. */
export function groupsOf(info: BoxInfo): Group[] {
  const { faces = {}, maps = {} } = info.look;
  const onBoard = new Map<string, string>();
  for (const [part, spots] of Object.entries(maps)) for (const [place] of spots) onBoard.set(place, part);
  const groups = new Map<string, Group>();
  const units = new Map<string, Unit>();
  for (const value of info.values) {
    const steps = stepsOf(value.place);
    const top = steps[0]?.name ?? '';
    const group = groups.get(top) ?? { name: top, units: [], values: [] };
    groups.set(top, group);
    group.values.push(value);
    const map = onBoard.get(value.place) ?? steps.find((step) => maps[step.part])?.part;
    const shown = steps.find((step) => faces[step.part]);
    const part = map ?? shown?.part ?? steps[steps.length > 2 ? 1 : 0]?.part ?? '';
    let unit = units.get(part);
    if (!unit) {
      const [kind = '', face = ''] = (map === undefined ? (faces[part] ?? '') : '').split(' ');
      unit = { part, steps: stepsOf(part), piece: face ? { kind, face } : null, spots: (maps[part] ?? []) as Spot[], values: [] };
      units.set(part, unit);
      group.units.push(unit);
    }
    if (!onBoard.has(value.place)) unit.values.push(value);
  }
  return [...groups.values()];
}

/** Every value of a unit, those on its board too. */
export function placesOf(unit: Unit): string[] {
  return [...unit.spots.map(([place]) => place), ...unit.values.map((value) => value.place)];
}

/** Whether a problem that is told of some place concerns this one: the same, a part of it, or what holds it. */
export function concerns(told: string, place: string): boolean {
  const inside = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);
  return told !== '' && inside(told, place);
}
