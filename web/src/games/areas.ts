import { stem, type Scene, type Seat, type Zone } from '../lib/scene';
import type { Skin } from './index';

export interface Areas {
  board: Zone[][];
  mine: Zone[][];
  rivals: { seat: Seat; zones: Zone[] }[];
  /** On a phone: zones of mine that stay with the board. */
  beside: Zone[];
}

/** Deal the zones of a scene to the areas; zones that the skin does not know come last, none is lost. */
export function areas(scene: Scene, skin: Skin, phone = false): Areas {
  const shared = scene.zones.filter((zone) => zone.own === undefined);
  const of = (seat: Seat): Zone[] => scene.zones.filter((zone) => zone.own === seat);
  const seats = scene.players.map((panel) => panel.seat);
  const me = scene.viewer;
  const turn = me === null ? 0 : seats.indexOf(me) + 1;
  const round = [...seats.slice(turn), ...seats.slice(0, turn)].filter((seat) => seat !== me);
  const near = phone && me !== null ? (skin.beside ?? []) : [];
  const mine = me === null ? [] : rows(of(me), skin.mine);
  return {
    board: rows(shared, skin.board),
    mine: mine.map((row) => row.filter((zone) => !near.includes(stem(zone.id)))).filter((row) => row.length > 0),
    beside: mine.flat().filter((zone) => near.includes(stem(zone.id))),
    rivals: round.map((seat) => ({ seat, zones: rows(of(seat), [skin.rival]).flat() })),
  };
}

function rows(zones: Zone[], plan: string[][]): Zone[][] {
  const known = new Set(plan.flat());
  const laid = plan.map((row) => row.flatMap((name) => zones.filter((zone) => stem(zone.id) === name)));
  const rest = zones.filter((zone) => !known.has(stem(zone.id)));
  return [...laid, rest].filter((row) => row.length > 0);
}
