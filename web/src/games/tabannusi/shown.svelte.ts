import type { Board } from '../../lib/board.svelte';
import { zonesOf } from '../../table/tabs';

/** A phone shows one district at a time. */
export const shown = $state({ district: 'ur.1' });

/** A line that is told, or a lesson, leads to the first district of which it speaks. */
export function lead(board: Board): void {
  const line = board.scene && board.telling !== null ? board.tale[board.telling] : undefined;
  const found = board.scene && zonesOf(board.scene, line ? board.things(line) : board.taught).find((zone) => zone.id.startsWith('ur.'));
  if (found) shown.district = found.id;
}

/** A new question turns to where something can be chosen: first to where I act, and not at all if it is in sight. */
export function follow(board: Board): void {
  const scene = board.scene;
  if (!scene) return;
  const mine = (worker: string): string | undefined => scene.pieces.find((piece) => piece.id === `${worker}:${scene.viewer}`)?.zone;
  // A district that can itself be chosen has its chip, which is always in sight.
  const inside = [...board.lit].filter((handle) => !/^ur\.\d$/.test(handle));
  const zones = new Set(zonesOf(scene, inside).map((zone) => zone.id));
  for (const [river, ...banks] of [['river.1', 'ur.1', 'ur.2'], ['river.2', 'ur.2', 'ur.3']]) if (zones.has(river!)) banks.forEach((bank) => zones.add(bank));
  const districts = [...zones].filter((id) => id.startsWith('ur.')).sort();
  const home = mine('assistant');
  if (districts.length === 0) shown.district = home ?? shown.district;
  else if (home && districts.includes(home)) shown.district = home;
  else if (!districts.includes(shown.district)) shown.district = districts[0]!;
}
