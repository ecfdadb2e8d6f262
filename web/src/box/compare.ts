import type { BoxInfo } from '../lib/wire.gen';
import type { Changes } from './draft.svelte';
import { same, type Json } from './schema';

export interface Difference {
  place: string;
  one: Json;
  other: Json;
}

/** Where two packs differ, in the order of the box. */
export function differences(info: BoxInfo, one: Changes, other: Changes): Difference[] {
  return info.values.flatMap(({ place, value }) => {
    const shipped = value as Json;
    const [first, second] = [one[place] ?? null, other[place] ?? null];
    const pair = { place, one: place in one ? first : shipped, other: place in other ? second : shipped };
    return same(pair.one, pair.other) ? [] : [pair];
  });
}
