import { scene as scened } from './scene';
import { describe, expect, it } from 'vitest';
import { Board } from '../src/lib/board.svelte';
import type { Heap, Tally } from '../src/lib/scene';
import { canAdd, changed, ready, run, type Picks } from '../src/lib/tally';

const heap = (h: string, id: number, most: number, group = h, worth?: number): Heap => ({ h, id, most, group, ...(worth && { worth }) });
const picks = (...ids: number[]): Picks => ids.reduce((sum, id) => changed(sum, heap('', id, 9), 1), new Map() as Picks);

const CUBES: Tally = { heaps: [heap('red', 1, 2), heap('pink', 2, 1), heap('blue', 4, 5)], least: 3, most: 3 };
const PAIRS: Tally = { heaps: [heap('axe', 7, 1, 'red'), heap('kiln', 3, 2, 'red'), heap('lyre', 5, 3, 'blue')], least: 4, most: 4, sets: 2 };
const DISC: Tally = { ...CUBES, heaps: CUBES.heaps.slice(0, 2).concat(heap('blue', 4, 5)), least: 4, most: 4, ways: [{ red: 2, pink: 1, blue: 1 }, { red: 1, pink: 1, blue: 2 }] };
const BID: Tally = { heaps: [heap('a', 1, 1, 'a', 1), heap('b', 2, 2, 'b', 3)], least: 0, most: 3, worth: 4, done: 9 };

describe('a tally', () => {
  it('is sent in its own order, whatever the order of the clicks', () => {
    expect(run(CUBES, picks(4, 1, 2))).toEqual([1, 2, 4]);
    expect(run(PAIRS, picks(5, 3, 5, 7))).toEqual([7, 3, 5, 5]);
    expect(run(BID, picks(2, 1))).toEqual([1, 2, 9]);
  });

  it('wants as many as are asked for, and no more than there are', () => {
    expect(ready(CUBES, picks(1, 1))).toBe(false);
    expect(ready(CUBES, picks(1, 1, 4))).toBe(true);
    expect(canAdd(CUBES, picks(1, 1), CUBES.heaps[0]!)).toBe(false);
    expect(canAdd(CUBES, picks(1, 1, 4), CUBES.heaps[2]!)).toBe(false);
  });

  it('takes whole pairs only', () => {
    expect(ready(PAIRS, picks(3, 7, 5, 5))).toBe(true);
    expect(ready(PAIRS, picks(3, 5, 5, 5))).toBe(false);
    expect(canAdd(PAIRS, picks(3, 3), PAIRS.heaps[0]!)).toBe(false); // its partner does not exist
    expect(canAdd(PAIRS, picks(3, 7, 5), PAIRS.heaps[1]!)).toBe(false); // five are too many
  });

  it('fits one of the ways to pay', () => {
    expect(ready(DISC, picks(1, 1, 2, 4))).toBe(true);
    expect(ready(DISC, picks(1, 2, 4, 4))).toBe(true);
    expect(canAdd(DISC, picks(1, 1, 2), DISC.heaps[2]!)).toBe(true);
    expect(canAdd(DISC, picks(1, 1, 4), DISC.heaps[2]!)).toBe(false);
  });

  it('must be worth enough', () => {
    expect(ready(BID, picks(2))).toBe(false);
    expect(ready(BID, picks(1, 2))).toBe(true);
  });
});

describe('the board while something is paid', () => {
  const sent: number[][] = [];
  const board = new Board((actions) => sent.push(actions));
  board.show(scened({
    game: 'x',
    viewer: 0,
    zones: [{ id: 'hand.0', kind: 'row', name: 'Hand', own: 0 }],
    pieces: [1, 2].map((k) => ({ id: `kiln#${k}`, kind: 'card', zone: 'hand.0', face: 'kiln', ...(k > 1 && { same: 'kiln#1' }) })),
    choices: [{ id: 3, say: 'Kiln', h: ['kiln#1'] }, { id: 0, say: 'Pass', h: ['btn:pass'], main: true }],
    tally: { heaps: [heap('kiln#1', 3, 2)], least: 2, most: 2 },
  }));

  it('lights copies one by one, and takes one back that is clicked again', () => {
    expect(board.look(['kiln#1'], 1)).toEqual({ lit: true, chosen: false, means: 'kiln#1' });
    board.pick(['kiln#1'], 2);
    expect([1, 2].map((copy) => board.look(['kiln#1'], copy).chosen)).toEqual([true, false]);
    board.pick(['kiln#1'], 1);
    expect(board.paid.n).toBe(0);
  });

  it('sends the whole payment at once', () => {
    board.pay();
    expect(sent).toEqual([]);
    board.pick(['kiln#1'], 1);
    board.pick(['kiln#1'], 2);
    board.pay();
    expect(sent).toEqual([[3, 3]]);
    expect(board.paid.n).toBe(0);
  });

  it('keeps the other answers as they are', () => {
    board.pick(['btn:pass']);
    expect(sent.at(-1)).toEqual([0]);
  });

  it('says no end where the last pick is one', () => {
    const tally: Tally = { heaps: [{ h: 'a', id: 1, most: 1 }, { h: 'b', id: 2, most: 1 }], least: 0, most: 2, done: 9, closed: true };
    expect(run(tally, new Map([[1, 1]]))).toEqual([1, 9]);
    expect(run(tally, new Map([[1, 1], [2, 1]]))).toEqual([1, 2]);
    expect(run(tally, new Map())).toEqual([9]);
  });
});
