import { describe, expect, it } from 'vitest';
import { flipped, foresee, rotated, squares, waysOf, type Square } from '../src/lib/laying';
import { paths } from '../src/lib/narrow';
import type { Cell, Laying, Piece, Zone } from '../src/lib/scene';

const L: Square[] = [[0, 0], [0, 1], [0, 2], [1, 2]];
const I: Square[] = [[0, 0], [1, 0], [2, 0]];
const all = (...turns: number[]): string[] => turns.map((turn) => `turn:${turn}`);

describe('a tile in hand', () => {
  it('is held at its first square in reading order, however it is turned', () => {
    for (let turn = 0; turn < 8; turn++) expect(squares(L, turn)[0]).toEqual([0, 0]);
    expect(squares(L, 1)).toEqual([[0, 0], [1, 0], [2, 0], [0, 1]]);
  });

  it('turns round and round, and skips what fits nowhere', () => {
    const ways = all(0, 1, 2, 3, 4, 5, 6, 7);
    expect(rotated(L, ways, 'turn:3', 1)).toBe('turn:0');
    expect(rotated(L, ways, 'turn:4', -1)).toBe('turn:7');
    expect(rotated(L, all(0, 2), 'turn:0', 1)).toBe('turn:2');
    expect(rotated(L, all(0), 'turn:0', 1)).toBe('turn:0');
  });

  it('knows that half a turn of a straight tile is no turn', () => {
    expect(rotated(I, all(0, 1), 'turn:0', 1)).toBe('turn:1');
    expect(rotated(I, all(0, 1), 'turn:1', 1)).toBe('turn:0');
    expect(flipped(I, all(0, 1), 'turn:0')).toBeNull();
  });

  it('changes left and right when it is flipped, and back', () => {
    const ways = all(0, 1, 2, 3, 4, 5, 6, 7);
    for (const way of ways) {
      const other = flipped(L, ways, way)!;
      const mirror = squares(L, Number(way.slice(5))).map(([x, y]): Square => [-x, y]);
      expect(squares(L, Number(other.slice(5)))).toEqual(squares(mirror, 0));
      expect(flipped(L, ways, other)).toBe(way);
    }
    expect(flipped(L, all(0, 1, 2, 3), 'turn:0')).toBeNull();
  });

  it('has the ways that the choices name', () => {
    const choices = [{ id: 1, say: '', h: ['c@a', 'turn:5'] }, { id: 2, say: '', h: ['c@a', 'turn:0'] }, { id: 3, say: '', h: ['c@b', 'turn:5'] }];
    expect(waysOf(paths(choices))).toEqual(['turn:0', 'turn:5']);
  });
});

describe('what a place would mean', () => {
  const cells: Cell[] = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => ({ id: `${x}${y}`, x, y })));
  const zone: Zone = { id: 'c', kind: 'grid', name: 'c', cells };
  const gold: Piece = { id: 'g', kind: 'cube', zone: 'c', at: '10', face: 'gold' };
  const other: Piece = { id: 'h', kind: 'cube', zone: 'c', at: '21', face: 'wood' };
  const laying: Laying = { face: 'stone-2', zone: 'c', beside: 'stone', bars: { far: ['03', '13'] }, off: 'out', goals: [{ cells: ['00', '10'], badge: { text: '+5' } }, { cells: ['10', '20'], badge: { text: '+2' } }] };
  const two: Square[] = [[0, 0], [1, 0]];

  it('tells what is covered, what comes beside it, and what is completed', () => {
    const seen = foresee(laying, zone, [gold, other], two, 0, { x: 0, y: 0 }, true);
    expect(seen.covered).toEqual([gold]);
    expect(seen.beside).toEqual([{ x: 0, y: 1 }, { x: 2, y: 0 }, { x: 1, y: 1 }]);
    expect(seen.goals.map((goal) => goal.badge.text)).toEqual(['+5']);
    expect(seen.rule).toBe('');
  });

  it('puts nothing where something lies already', () => {
    const seen = foresee(laying, zone, [gold, other], two, 0, { x: 0, y: 1 }, true);
    expect(seen.beside).not.toContainEqual({ x: 2, y: 1 });
    expect(seen.beside).not.toContainEqual({ x: 1, y: 0 });
  });

  it('says which rule forbids it', () => {
    expect(foresee(laying, zone, [], two, 0, { x: 0, y: 3 }, false).rule).toBe('far');
    expect(foresee(laying, zone, [], two, 0, { x: 3, y: 0 }, false).rule).toBe('out');
    expect(foresee(laying, zone, [], two, 0, { x: 3, y: 0 }, false).beside).toEqual([]);
  });
});
