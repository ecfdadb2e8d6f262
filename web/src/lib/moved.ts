import { census } from './flip';
import type { Handle, Scene, Seat } from './scene';

/** Things that were just moved, by the seat that moved them. */
export type Moved = ReadonlyMap<Handle, Seat>;

/** Who has moved between two scenes: the only seat that was asked, else the one whose turn it was. */
function mover(scene: Scene): Seat {
  const asked = scene.players.filter((panel) => panel.to_act);
  return asked.length === 1 ? asked[0]!.seat : scene.turn.active;
}

/** A question that all answer at once: what comes of it is the move of whoever owns it. */
function together(scene: Scene): boolean {
  return scene.players.some((panel) => panel.sealed) || scene.players.filter((panel) => panel.to_act).length > 1;
}

/** Whether a scene need not be drawn when the next one is already there: it is the middle of what somebody else does. */
export function fleeting(shown: Scene | null, scene: Scene): boolean {
  if (!shown || shown.viewer !== scene.viewer || together(shown) || together(scene)) return false;
  const me = scene.viewer;
  return mover(shown) === mover(scene) && mover(scene) !== me && shown.turn.active === scene.turn.active && scene.turn.active !== me;
}

/** What others moved stays marked until my own turn is over; what I move myself I know. */
export function moved(known: Moved, before: Scene | null, after: Scene): Moved {
  if (!before || before.viewer !== after.viewer || after.over) return new Map();
  const me = after.viewer;
  const sealed = (scene: Scene): boolean => scene.players.some((panel) => panel.seat === me && panel.sealed === true);
  const ended = me !== null && ((before.turn.active === me && after.turn.active !== me) || (sealed(after) && !sealed(before)));
  const next = new Map(ended ? [] : known);
  const who = mover(before);
  const now = census(after);
  for (const id of next.keys()) if (!now.has(id)) next.delete(id);
  const all = together(before);
  if (who === me && !all) return next;
  const then = census(before);
  const shared = new Set(after.zones.filter((zone) => zone.kind === 'pool' && zone.own === undefined).map((zone) => zone.id));
  const home = new Set(after.zones.filter((zone) => zone.own !== undefined && zone.own === me).map((zone) => zone.id));
  const mine = new Set(after.pieces.filter((piece) => home.has(piece.zone)).map((piece) => piece.id));
  const owners = new Map(all ? after.pieces.map((piece) => [piece.id, piece.own]) : []);
  for (const id of now.keys()) {
    const by = all ? owners.get(id) : who;
    if (by !== undefined && by !== me && !then.has(id) && !mine.has(id) && !shared.has(id.split('/', 1)[0] ?? '')) next.set(id, by);
  }
  return next;
}
