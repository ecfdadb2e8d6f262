import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Board } from '../src/lib/board.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { LogLine, Scene } from '../src/lib/scene';
import { taleIn } from '../src/lib/tale';
import { Teller } from '../src/lib/teller';
import type { Recalled } from '../src/lib/wire.gen';
import { scene as sceneOf } from './scene';

const line = (n: number, told: number, seat = 1): LogLine => ({ n, text: `${n}`, told, seat });
const LOG = [line(0, 2, 0), line(1, 3), line(2, 6), line(3, 7), line(4, 8, 0)];
const round = (number: number): Scene => sceneOf({ turn: { active: 0, round: number } });
const shown = (board: Board): number | undefined => board.scene?.turn.round;

let board: Board;
let teller: Teller;
let asked: number[];
const answer = (told: number): Promise<void> => teller.take({ t: 'moment', told, seat: 0, scene: round(told) } as Recalled);

beforeEach(() => {
  asked = [];
  board = new Board(() => {});
  teller = new Teller(board, () => undefined, (told) => asked.push(told) > 0);
  board.show(round(2));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  prefs.pace = 'slow';
  vi.unstubAllGlobals();
});

/** Three lines of another seat have come at once, with the table as it is after them. */
function hear(): void {
  teller.hear(LOG.slice(0, 4), [2, 7], LOG.slice(1, 4), 1);
  board.show(round(7));
  teller.tellOn();
}

test('a tale is what lies between two numbers', () => {
  expect(taleIn(LOG, [2, 7]).map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(taleIn(LOG, [0, 0])).toEqual([]);
});

test('the table stays as it was until the moments come, one after the other, and ends as it is', async () => {
  hear();
  expect([shown(board), board.past, board.telling]).toEqual([2, true, null]);
  expect(asked).toEqual([3, 6]);
  await answer(3);
  expect([shown(board), board.past, board.telling]).toEqual([3, true, 0]);
  board.tell(1);
  expect([shown(board), board.telling]).toEqual([3, 0]);
  await answer(6);
  expect([shown(board), board.telling]).toEqual([6, 1]);
  await teller.go(2);
  expect([shown(board), board.past, board.telling]).toEqual([7, false, 2]);
  expect(asked).toEqual([3, 6]);
});

test('who plays on is there at once', async () => {
  hear();
  await answer(3);
  board.tell(null);
  expect([shown(board), board.past, board.telling]).toEqual([7, false, null]);
  await answer(6);
  expect([shown(board), board.telling]).toEqual([7, null]);
});

test('what happens meanwhile waits for its turn', async () => {
  hear();
  await answer(3);
  teller.hear([...LOG.slice(0, 4), line(4, 9)], [2, 9], [line(4, 9)], 4);
  board.show(round(9));
  expect([shown(board), board.tale.length, board.telling]).toEqual([3, 4, 0]);
  await teller.go(3);
  expect([shown(board), board.past]).toEqual([9, false]);
});

test('what was taken back is told no more, and its moments are forgotten', async () => {
  hear();
  await answer(3);
  teller.hear(LOG.slice(0, 1), [0, 0], [], 1);
  board.show(round(2));
  expect([shown(board), board.past, board.telling, board.tale]).toEqual([2, false, null, []]);
  teller.hear(LOG.slice(0, 4), [2, 7], LOG.slice(1, 4), 1);
  board.show(round(7));
  teller.tellOn();
  expect(asked).toEqual([3, 6, 3, 6]);
});

test('who wants everything at once, or is in the midst of something, is told on demand only', async () => {
  prefs.pace = 'instant';
  hear();
  expect([shown(board), board.past, board.telling, board.tale.length]).toEqual([7, false, null, 3]);
  prefs.pace = 'slow';
  board.tell(null);
  board.chosen = ['card:1'];
  hear();
  expect([shown(board), board.past]).toEqual([7, false]);
});
