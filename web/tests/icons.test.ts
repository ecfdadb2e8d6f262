import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shorter } from '../icons.plugin';

const SOURCE = join(import.meta.dirname, '../src');

describe('icons that a page names', () => {
  it('are drawn, and no mere dots', () => {
    const listed = new Set(readFileSync(join(SOURCE, 'icons/frame.txt'), 'utf8').split(/\s+/));
    const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));
    const named = files.flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/'(lu:[\w-]+)'|"(lu:[\w-]+)"/g)].map((found) => found[1] ?? found[2]!));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((name) => !listed.has(name))).toEqual([]);
  });
});

/** Where the pen is after relative lines. */
function end(body: string): [number, number] {
  const path = / d="([^"]*)"/.exec(body)?.[1] ?? '';
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = (rest!.match(/-?[\d.]+/g) ?? []).map(Number);
    if (/[A-Z]/.test(command!)) [x, y] = command === 'H' ? [n.at(-1)!, y] : command === 'V' ? [x, n.at(-1)!] : [n.at(-2)!, n.at(-1)!];
    else if (command === 'h') x += n.reduce((a, b) => a + b, 0);
    else if (command === 'v') y += n.reduce((a, b) => a + b, 0);
    else for (let k = 0; k < n.length; k += 2) [x, y] = [x + n[k]!, y + n[k + 1]!];
  }
  return [x, y];
}

describe('icons in whole units', () => {
  it('stay where they are, however long the path', () => {
    const zigzag = Array.from({ length: 100 }, (_, k) => (k % 2 ? 'l.4 1.4' : 'l1.4-.4')).join('');
    const [x, y] = end(shorter(`<path fill="currentColor" d="m10.4 10.4${zigzag}"/>`));
    expect(Math.hypot(x - 100.4, y - 60.4)).toBeLessThan(2);
  });
  it('have no fractions and no colours', () => {
    const body = shorter('<path fill="currentColor" d="M10.2 10.6h5.5V20zm3 3 4.4 4.4-.2.2z"/><g opacity=".5"><path d="M0 0a50.55 50.55 0 0150.2 50.9"/></g>');
    expect(body).not.toMatch(/fill|<svg/);
    expect(body.match(/ d="[^"]*\.\d/g)).toBeNull();
    expect(body).toContain('<g opacity=".5">');
  });
});
