import { scene as scened } from './scene';
import { describe, expect, it } from 'vitest';
import { Board } from '../src/lib/board.svelte';
import { kept } from '../src/lib/kept';
import type { Piece, Scene } from '../src/lib/scene';

/** As the server would send it: nothing in it is the same object as in any other scene. */
const scene = (change: (sent: Scene) => void = () => {}): Scene => {
  const sent = scened({
    game: 'x',
    viewer: 0,
    zones: [
      { id: 'hand', kind: 'row', name: 'Hand', own: 0 },
      { id: 'city', kind: 'grid', name: 'City', cells: [{ id: 'a', x: 0 }, { id: 'b', x: 1 }], counts: { red: 1 } },
    ],
    pieces: [
      { id: 'card:1', kind: 'card', zone: 'hand', badges: [{ text: '1' }] },
      { id: 'card:2', kind: 'card', zone: 'hand', badges: [{ text: '2' }] },
      { id: 'house', kind: 'house', zone: 'city', at: 'a' },
      { id: 'disc', kind: 'disc', zone: 'city', on: 'house' },
    ],
    players: [{ seat: 0, name: 'Enkidu', score: 1, stats: [], to_act: true, shape: 'star' as const }, { seat: 1, name: 'Inanna', score: 2, stats: [], to_act: false, shape: 'star' as const }],
    choices: [{ id: 1, say: 'one', h: ['card:1'] }, { id: 2, say: 'two', h: ['card:2'] }],
  });
  change(sent);
  return sent;
};
const piece = (from: Scene, id: string): Piece => from.pieces.find((one) => one.id === id)!;

describe('kept', () => {
  it('is what was, where nothing has changed', () => {
    const was = scene();
    expect(kept(was, scene())).toBe(was);
  });

  it('is equal to what comes, whatever was', () => {
    const next = scene((sent) => {
      sent.pieces.reverse();
      sent.zones[1]!.counts = { blue: 1 };
      sent.choices = [];
      delete sent.players[0]!.score;
      sent.players[1]!.shape = 'circle';
      sent.ends = 'Last round';
    });
    for (const was of [scene(), next, null, undefined, 'nothing', [scene()]]) expect(kept(was, next)).toEqual(next);
    expect(kept(next, scene())).toEqual(scene());
  });

  it('changes a piece that has changed, and leaves the others as they are', () => {
    const was = scene();
    const is = kept(was, scene((sent) => (piece(sent, 'card:2').badges![0]!.text = '3')));
    expect(piece(is, 'card:2').badges).toEqual([{ text: '3' }]);
    expect(piece(was, 'card:2').badges).toEqual([{ text: '2' }]);
    for (const id of ['card:1', 'house', 'disc']) expect(piece(is, id)).toBe(piece(was, id));
    expect(is.zones).toBe(was.zones);
    expect(is.players).toBe(was.players);
    expect(is.choices).toBe(was.choices);
  });

  it('knows things again by their ids when others come or go before them', () => {
    const was = scene();
    const is = kept(was, scene((sent) => sent.pieces.shift()));
    expect(is.pieces.map(({ id }) => id)).toEqual(['card:2', 'house', 'disc']);
    for (const one of is.pieces) expect(one).toBe(piece(was, one.id));
  });

  it('tells a field that is gone, or there but empty, from one that is as it was', () => {
    const was = { a: 1, b: undefined };
    expect(kept(was, { a: 1 })).not.toBe(was);
    expect(kept<object>({ a: 1 }, was)).toEqual(was);
    expect(kept([1, 2], [1])).toEqual([1]);
    expect(kept({}, [])).toEqual([]);
    expect(kept([], {})).toEqual({});
  });

  it('keeps sets and maps of the same things', () => {
    const [set, map] = [new Set(['a', 'b']), new Map([['a', { n: 1 }], ['b', { n: 2 }]])];
    expect(kept(set, new Set(['b', 'a']))).toBe(set);
    expect(kept(set, new Set(['a', 'c']))).toEqual(new Set(['a', 'c']));
    expect(kept(map, new Map([['a', { n: 1 }], ['b', { n: 2 }]]))).toBe(map);
    const is = kept(map, new Map([['a', { n: 1 }], ['b', { n: 3 }]]));
    expect(is).toEqual(new Map([['a', { n: 1 }], ['b', { n: 3 }]]));
    expect(is.get('a')).toBe(map.get('a'));
  });
});

describe('a board', () => {
  it('has a new scene at every question, but the same things in it', () => {
    const board = new Board(() => {});
    board.show(scene());
    const { scene: was, lit, heaps, given } = board;
    const [hand, on] = [board.inside('hand'), board.upon('house')];
    board.show(scene((sent) => (sent.players[0]!.score = 7)));
    expect(board.scene).not.toBe(was);
    expect(board.scene!.pieces).toBe(was!.pieces);
    expect(board.scene!.players.map((panel, k) => panel === was!.players[k])).toEqual([false, true]);
    expect([board.lit, board.heaps, board.given]).toEqual([lit, heaps, given]);
    expect(board.lit).toBe(lit);
    expect(board.heaps).toBe(heaps);
    expect(board.inside('hand')).toBe(hand);
    expect(board.upon('house')).toBe(on);
    expect([board.place('city'), board.name(1)]).toEqual(['City', 'Inanna']);
  });

  it('follows what is chosen, and what a new scene makes of it', () => {
    const board = new Board(() => {});
    board.show(scene((sent) => (sent.choices = [1, 2].map((id) => ({ id, say: '', h: ['card:1', `city@${id}`] })))));
    expect([...board.lit]).toEqual(['city@1', 'city@2']);
    expect([...board.given]).toEqual(['card:1']);
    board.chosen = ['city@1'];
    expect([...board.lit]).toEqual(['card:1']);
    board.show(scene((sent) => (sent.choices = [])));
    expect(board.chosen).toEqual([]);
    expect(board.lit.size + board.given.size).toBe(0);
  });
});
