import type { Handle, Scene, Seat, Zone } from '../lib/scene';

export type Tab = 'board' | 'mine' | 'players' | 'log';

/** The zones in which these handles lie, one for each. Buttons and players lie in none. */
export function zonesOf(scene: Scene, handles: Iterable<Handle>): Zone[] {
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const places = new Map(scene.pieces.map((piece) => [piece.id, piece.zone]));
  return [...handles].flatMap((handle) => zones.get(places.get(handle) ?? handle.split(/[@/]/, 1)[0] ?? '') ?? []);
}

/** The rival in whose area all that can be chosen lies. */
export function onlyRival(scene: Scene, lit: Iterable<Handle>): Seat | null {
  const owners = new Set(zonesOf(scene, lit).map((zone) => zone.own));
  const [owner] = owners;
  return owners.size === 1 && owner !== undefined && owner !== scene.viewer ? owner : null;
}

interface Laid {
  /** Zones of mine that stay with the board. */
  beside?: readonly Zone[];
  /** They are in sight beside my own area, too. */
  pinned?: boolean;
  /** Rivals' areas lie with their panels, not with the board. */
  apart?: boolean;
}

/** How many lit handles lie on each tab of the phone. Buttons lie on none: they are always in sight. */
export function tabCounts(scene: Scene, lit: ReadonlySet<Handle>, { beside = [], pinned = false, apart = false }: Laid = {}): Record<Tab, number> {
  const counts: Record<Tab, number> = { board: 0, mine: 0, players: 0, log: 0 };
  counts.players = [...lit].filter((handle) => handle.startsWith('seat:')).length;
  for (const zone of zonesOf(scene, lit)) {
    if (pinned && beside.includes(zone)) continue;
    if (zone.own === undefined || beside.includes(zone)) counts.board += 1;
    else if (zone.own === scene.viewer) counts.mine += 1;
    else counts[apart ? 'players' : 'board'] += 1;
  }
  return counts;
}

/** How many lit handles lie on each part of a board that is shown part by part. */
export function partCounts(scene: Scene, lit: Iterable<Handle>, parts: readonly (readonly Zone[])[]): number[] {
  const zones = zonesOf(scene, lit);
  return parts.map((part) => zones.filter((zone) => part.includes(zone)).length);
}
