import { describe, expect, it } from 'vitest';
import { path, qr } from '../src/lib/qr';

/** As another encoder writes it (uqr 0.1.3, correction M). */
const EDUBBA = `
#######.###...#######
#.....#...#.#.#.....#
#.###.#..#..#.#.###.#
#.###.#.#..##.#.###.#
#.###.#.#..##.#.###.#
#.....#.##..#.#.....#
#######.#.#.#.#######
........##...........
#...#.###...######..#
.#####.#..#.###..###.
#.#.####..#.##...#.#.
#...##...#.##..#...#.
####..###.##..####..#
........#..##....####
#######.####..###..#.
#.....#......##.#...#
#.###.#.###.###.....#
#.###.#...#.###.#.###
#.###.#...#.##..###..
#.....#..#.##..#.....
#######.####..#.....#`;
const drawn = (text: string): string => (qr(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');

describe('a QR code', () => {
  it('is what others write', () => expect(drawn('Edubba')).toBe(EDUBBA.trim()));

  it('of an address, with blocks that are woven, is what others write', async () => {
    const bits = drawn('http://192.168.7.20:8765/table/abcdefghjkmnpq').replaceAll('#', '1').replaceAll('.', '0');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(bits));
    expect(Buffer.from(digest).toString('hex').slice(0, 16)).toBe('b58cffd9adb30cf9');
  });

  it('grows with the text until there is no larger one', () => {
    const sizes = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => qr('x'.repeat(length))?.length);
    expect(sizes).toEqual([21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41]);
    expect(qr('x'.repeat(107))).toBeNull();
  });

  it('is drawn square by square', () => expect(path([[true, false], [false, true]])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z'));
});
