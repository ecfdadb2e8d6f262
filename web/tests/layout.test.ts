import { scene as scened } from './scene';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Zone } from '../src/lib/scene';
import { turned } from '../src/pieces/poly';
import { loadSkin, skinOf } from '../src/games';
import { areas } from '../src/games/areas';
import { onlyRival, partCounts, tabCounts } from '../src/table/tabs';
import { nearest } from '../src/zones/arrows';

const zone = (id: string, own?: number): Zone => ({ id, kind: 'row', name: id, ...(own !== undefined && { own }) });
const scene = scened({
  game: 'uruk',
  viewer: 1,
  zones: [zone('deck'), zone('novelty'), zone('hand.0', 0), zone('hand.1', 1), zone('odd.1', 1), zone('hand.2', 2)],
  players: [0, 1, 2].map((seat) => ({ seat, name: `${seat}`, to_act: false, shape: 'star' as const, stats: [], score: 0 })),
});

describe('areas', () => {
  beforeAll(() => loadSkin('uruk'));

  it('loses no zone, known to the skin or not', () => {
    const laid = areas(scene, skinOf('uruk'));
    const ids = [laid.board.flat(), laid.mine.flat(), laid.rivals.flatMap((rival) => rival.zones)].flat().map((one) => one.id);
    expect(ids.sort()).toEqual(scene.zones.map((one) => one.id).sort());
  });
  it('seats rivals clockwise after me', () => {
    expect(areas(scene, skinOf('uruk')).rivals.map((rival) => rival.seat)).toEqual([2, 0]);
  });
  it('gives a spectator everybody and no hand of his own', () => {
    const laid = areas({ ...scene, viewer: null }, skinOf('another game'));
    expect(laid.mine).toEqual([]);
    expect(laid.rivals.map((rival) => rival.seat)).toEqual([0, 1, 2]);
  });
});

it('counts lit handles by tab', () => {
  const lit = new Set(['deck', 'hand.1@red', 'hand.0/blue', 'seat:2', 'btn:end']);
  expect(tabCounts(scene, lit)).toEqual({ board: 2, mine: 1, players: 1, log: 0 });
  expect(tabCounts(scene, lit, { apart: true })).toEqual({ board: 1, mine: 1, players: 2, log: 0 });
  expect(tabCounts(scene, lit, { beside: scene.zones.filter((one) => one.id === 'hand.1') }).mine).toBe(0);
  const pinned = tabCounts(scene, lit, { beside: scene.zones.filter((one) => one.id === 'hand.1'), pinned: true });
  expect(pinned).toEqual({ board: 2, mine: 0, players: 1, log: 0 });
});

it('counts lit handles by part of the board', () => {
  const [deck, novelty] = scene.zones;
  expect(partCounts(scene, ['deck', 'novelty@1', 'novelty@2', 'hand.1@red'], [[deck!], [novelty!]])).toEqual([1, 2]);
});

it('names the rival in whose area all choices lie', () => {
  expect(onlyRival(scene, ['hand.0/blue', 'btn:end'])).toBe(0);
  expect(onlyRival(scene, ['hand.0/blue', 'hand.2/blue'])).toBe(null);
  expect(onlyRival(scene, ['hand.0/blue', 'deck'])).toBe(null);
  expect(onlyRival(scene, ['hand.1/blue'])).toBe(null);
  expect(onlyRival(scene, ['btn:end'])).toBe(null);
});

it('walks along a row before it leaves it', () => {
  expect(nearest({ x: 0, y: 0 }, [{ x: 90, y: 0 }, { x: 40, y: 40 }, { x: -5, y: 0 }], [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, [{ x: -5, y: 0 }], [1, 0])).toBe(-1);
});

it('turns and flips polyominoes', () => {
  expect(turned([[0, 0], [1, 0], [1, 1]], 1).sort()).toEqual([[0, 1], [1, 0], [1, 1]].sort());
  expect(turned([[0, 0], [1, 0], [1, 1]], 4).sort()).toEqual([[0, 0], [0, 1], [1, 0]].sort());
});
