import { census } from './flip';
import type { Handle, Scene, Seat } from './scene';

/** Things that were just moved, by the seat that moved them. */
export type Moved = ReadonlyMap<Handle, Seat>;

/** Who has moved between two scenes: the only seat that was asked, else the one whose turn it was. */
function mover(scene: Scene): Seat {
  const asked = scene.players.filter((panel) => panel.to_act);
  return asked.length === 1 ? asked[0]!.seat : scene.turn.active;
}

/** What others moved stays marked until my own turn is over; what I move myself I know. */
export function moved(known: Moved, before: Scene | null, after: Scene): Moved {
  if (!before || before.viewer !== after.viewer || after.over) return new Map();
  const me = after.viewer;
  const ended = me !== null && before.turn.active === me && after.turn.active !== me;
  const next = new Map(ended ? [] : known);
  const who = mover(before);
  const now = census(after);
  for (const id of next.keys()) if (!now.has(id)) next.delete(id);
  if (who === me) return next;
  const then = census(before);
  const shared = new Set(after.zones.filter((zone) => zone.kind === 'pool' && zone.own === undefined).map((zone) => zone.id));
  for (const id of now.keys()) if (!then.has(id) && !shared.has(id.split('/', 1)[0] ?? '')) next.set(id, who);
  return next;
}
