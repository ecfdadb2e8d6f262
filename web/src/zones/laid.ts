import type { Component } from 'svelte';
import type { Piece, Scene, Zone } from '../lib/scene';

type Layout = Component<{ zone: Zone; pieces: Piece[]; stop?: string | undefined; small?: boolean }>;

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
  const needed = new Set(scene.zones.map(layoutOf));
  for (const name of needed) if (name && !ready.has(name)) ready.set(name, (await LAYOUTS[name]()).default as Layout);
}

export function laidBy(zone: Zone): Layout | undefined {
  return ready.get(layoutOf(zone) ?? '');
}
