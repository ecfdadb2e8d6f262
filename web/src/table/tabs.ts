import type { Handle, Scene, Zone } from '../lib/scene';

export type Tab = 'board' | 'mine' | 'players' | 'log';

/** How many lit handles lie on each tab of the phone. Buttons lie on none: they are always in sight. */
export function tabCounts(scene: Scene, lit: ReadonlySet<Handle>, beside: readonly Zone[] = []): Record<Tab, number> {
  const counts: Record<Tab, number> = { board: 0, mine: 0, players: 0, log: 0 };
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const places = new Map(scene.pieces.map((piece) => [piece.id, piece.zone]));
  for (const handle of lit) {
    if (handle.startsWith('seat:')) counts.players += 1;
    const zone = zones.get(places.get(handle) ?? handle.split(/[@/]/, 1)[0] ?? '');
    if (zone) counts[zone.own !== undefined && zone.own === scene.viewer && !beside.includes(zone) ? 'mine' : 'board'] += 1;
  }
  return counts;
}
