import { expect, test } from 'vitest';
import type { LogLine } from '../src/lib/scene';
import { taleIn } from '../src/lib/tale';

const AUTOMA = new Set([1]);
const lines = (...seats: (number | undefined)[]): LogLine[] => seats.map((seat, n) => ({ n, text: `${n}`, ...(seat !== undefined && { seat }) }));
const numbers = (told: LogLine[]): number[] => told.map((line) => line.n);

test('a tale goes from the first line of an automa to its last, with what others get meanwhile', () => {
  expect(numbers(taleIn(lines(0, 1, 0, undefined, 1, 0), AUTOMA))).toEqual([1, 2, 3, 4]);
});

test('a word or two are no tale, and without an automa there is none', () => {
  expect(taleIn(lines(0, 1, 1, 0), AUTOMA)).toEqual([]);
  expect(taleIn(lines(0, 2, 2, 2), AUTOMA)).toEqual([]);
  expect(taleIn([], AUTOMA)).toEqual([]);
});
