import { describe, expect, it } from 'vitest';
import { rounded } from '../icons.path';

/** Where the pen is after the path, for relative commands as `rounded` writes them. */
function end(path: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([a-z])([^a-z]*)/g)) {
    const n = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'h') x += n.reduce((a, b) => a + b, 0);
    else if (command === 'v') y += n.reduce((a, b) => a + b, 0);
    else for (let k = 0; k < n.length; k += 2) [x, y] = [x + n[k]!, y + n[k + 1]!];
  }
  return [x, y];
}

describe('icons in whole units', () => {
  it('stay where they are, however long the path', () => {
    const path = `m10.4 10.4${' l0.4-0.4'.repeat(100)}`;
    expect(end(rounded(path))).toEqual([50, -30]);
  });
  it('keep commands, arcs and new beginnings', () => {
    expect(rounded('M10.2 10.6h5.5V20zm3 3 4.4 4.4-.2.2z')).toBe('m10 11h6v9zm3 3l5 4-1 0z');
    expect(rounded('M0 0a5.55 5.55 0 015.2 5.9')).toBe('m0 0a5.6 5.6 0 0 1 5 6');
    expect(rounded('M1 1C2.2 2.2 3.3 3.3 4.4 4.4S6 6 7 7')).toBe('m1 1c1 1 2 2 3 3s2 2 3 3');
  });
});
