import { skinOf, type Layout } from '../games';
import { stem, type Scene, type Zone } from '../lib/scene';

/** Layouts that not every game needs travel when a table first shows one. */
const LAYOUTS = {
  grid: () => import('./Grid.svelte'),
  field: () => import('./Field.svelte'),
  columns: () => import('./Columns.svelte'),
};
const ready = new Map<string, Layout>();

function layoutOf(zone: Zone): keyof typeof LAYOUTS | null {
  if (zone.cells?.some((cell) => cell.x !== undefined)) return zone.kind === 'grid' ? 'grid' : 'field';
  return zone.kind === 'tableau' && zone.cells?.some((cell) => cell.face) ? 'columns' : null;
}

/** Fetch what this scene is laid out with; nothing to wait for where it is here already. */
export async function loadLayouts(scene: Scene): Promise<void> {
  const own = skinOf(scene.game).zones ?? {};
  const needed = new Set(scene.zones.filter((zone) => !own[stem(zone.id)]).map(layoutOf));
  for (const name of needed) if (name && !ready.has(name)) ready.set(name, (await LAYOUTS[name]()).default as Layout);
}

/** The game's own layout comes first. */
export function laidBy(game: string, zone: Zone): Layout | undefined {
  return skinOf(game).zones?.[stem(zone.id)] ?? ready.get(layoutOf(zone) ?? '');
}
