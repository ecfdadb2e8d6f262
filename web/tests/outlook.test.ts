import { scene as scened } from './scene';
import { beforeEach, describe, expect, it } from 'vitest';
import { Board } from '../src/lib/board.svelte';
import type { Choice } from '../src/lib/scene';
import type { Scene } from '../src/lib/wire.gen';

const build: Choice = { id: 1, say: 'Build', h: ['project:1a1'], brings: [{ icon: 'gold', text: '−2', tone: 'cost' }], outlook: 'Pay 2 gold' };
const garden: Choice = { id: 2, say: 'Garden', h: ['supply/garden'] };
const die: Choice = { id: 3, say: 'Take a die', h: ['die:1'], then: [{ id: 4, say: 'Go', h: ['ur.1'] }, { id: 5, say: 'Pay and go', h: ['ur.2'] }] };
const zones = ['ur.1', 'ur.2'].map((id) => ({ id, kind: 'grid' as const, name: id }));

describe('what a choice costs and brings', () => {
  let sent: number[][];
  let board: Board;

  beforeEach(() => {
    sent = [];
    board = new Board((actions) => sent.push(actions));
    board.show(scened({ game: 'x', zones, choices: [build, garden, die] }));
  });

  it('is told to a finger before anything is done, and once', () => {
    board.finger = true;
    board.pick(['project:1a1']);
    expect([sent, board.armed?.last.outlook]).toEqual([[], 'Pay 2 gold']);
    board.commit(board.armed!);
    expect(sent).toEqual([[1]]);
    board.pick(['supply/garden']);
    expect(sent).toEqual([[1], [2]]);
  });

  it('is known to a mouse, and to whoever takes it from the list', () => {
    expect(board.outlook(['project:1a1'])?.outlook).toBe('Pay 2 gold');
    board.pick(['project:1a1']);
    board.finger = true;
    board.take(build);
    expect(sent).toEqual([[1], [1]]);
  });

  it('leaves zones dark that can only come second in a gesture', () => {
    expect([...board.lit].sort()).toEqual(['die:1', 'project:1a1', 'supply/garden']);
    board.pick(['die:1']);
    expect([...board.lit].sort()).toEqual(['ur.1', 'ur.2']);
    board.pick(['ur.2']);
    expect(sent).toEqual([[3, 5]]);
  });

  it('is asked about while others move, until something else is asked', () => {
    const pass: Choice = { id: 9, say: 'Pass', h: [], gives_up: 'You have two discs left.' };
    const question = { game: 'x', zones, prompt: 'Go on', choices: [build, pass] };
    board.show(scened(question));
    board.take(pass);
    board.show(scened(structuredClone({ ...question, players: [{ seat: 1, name: 'Bo', score: 3 }] } as Partial<Scene>)));
    expect(board.armed?.slip).toBe('You have two discs left.');
    board.show(scened(structuredClone({ ...question, choices: [garden, pass] })));
    expect(board.armed).toBeNull();
    board.take(pass);
    board.show(scened(structuredClone({ ...question, choices: [garden, pass], prompt: 'Pay' })));
    expect(board.armed).toBeNull();
    expect(sent).toEqual([]);
  });
});
