/** QR codes for addresses: bytes, error correction M, versions 1 to 6, which are all that an address of a table needs (ISO/IEC 18004). */

/** Blocks, data bytes and correction bytes of each; the sizes without a field of their own for the version. */
const VERSIONS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;
const FIELD = 0x11d;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Squares = boolean[][];

/** The dark squares, row by row; null if the text is too long. */
export function qr(text: string): Squares | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([blocks, data]) => bytes.length + 2 <= blocks * data) + 1;
  if (version === 0) return null;
  const bits = placed(version, codewords(bytes, version));
  const tried = MASKS.map((_, mask) => finished(bits, version, mask));
  const penalties = tried.map(penalty);
  return tried[penalties.indexOf(Math.min(...penalties))] ?? null;
}

/** Path data of the dark squares, for an SVG whose unit is one square. */
export function path(squares: Squares): string {
  return squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function codewords(text: Uint8Array, version: number): number[] {
  const [blocks, data, fix] = VERSIONS[version - 1]!;
  const nibbles = [4, text.length >> 4, text.length & 15, ...[...text].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const bytes = Array.from({ length: nibbles.length / 2 }, (_, k) => (nibbles[2 * k]! << 4) | nibbles[2 * k + 1]!);
  for (let k = 0; bytes.length < blocks * data; k++) bytes.push(k % 2 ? 0x11 : 0xec);
  const parts = Array.from({ length: blocks }, (_, k) => bytes.slice(k * data, (k + 1) * data));
  const woven = (lists: number[][]): number[] => lists[0]!.flatMap((_, k) => lists.map((list) => list[k]!));
  return [...woven(parts), ...woven(parts.map((part) => correction(part, fix)))];
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * FIELD) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The remainder of the Reed-Solomon division. */
function correction(data: number[], degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let k = 0, root = 1; k < degree; k++, root = times(root, 2))
    divisor.forEach((_, j) => (divisor[j] = times(divisor[j]!, root) ^ (divisor[j + 1] ?? 0)));
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((one, j) => (rest[j]! ^= times(one, factor)));
  }
  return rest;
}

/** Squares that are not data: what stands there, undefined where data go. */
function pattern(version: number, x: number, y: number): boolean | undefined {
  const size = 17 + 4 * version;
  const ring = (cx: number, cy: number): number => Math.max(Math.abs(x - cx), Math.abs(y - cy));
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) if (ring(cx, cy) <= 4) return ring(cx, cy) !== 2 && ring(cx, cy) !== 4;
  if (version > 1 && ring(size - 7, size - 7) <= 2) return ring(size - 7, size - 7) !== 1;
  if (x === 6) return y % 2 === 0;
  if (y === 6) return x % 2 === 0;
  // The format is written last; its squares are kept free.
  if ((x === 8 && (y < 9 || y >= size - 8)) || (y === 8 && (x < 9 || x >= size - 8))) return false;
  return undefined;
}

/** The data in their zigzag from the lower right; what is no data is undefined. */
function placed(version: number, words: number[]): (boolean | undefined)[][] {
  const size = 17 + 4 * version;
  const squares: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size).fill(undefined));
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upwards ? size - 1 - step : step;
        if (pattern(version, x, y) !== undefined) continue;
        squares[y]![x] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
  }
  return squares;
}

function finished(bits: (boolean | undefined)[][], version: number, mask: number): Squares {
  const size = bits.length;
  const squares = bits.map((row, y) => row.map((bit, x) => (bit === undefined ? (pattern(version, x, y) ?? false) : bit !== MASKS[mask]!(x, y))));
  let rest = mask; // level M is 00
  for (let k = 0; k < 10; k++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const format = ((mask << 10) | rest) ^ 0x5412;
  const set = (x: number, y: number, k: number): void => void (squares[y]![x] = ((format >> k) & 1) === 1);
  for (let k = 0; k < 15; k++) {
    if (k < 8) {
      set(8, k < 6 ? k : k + 1, k);
      set(size - 1 - k, 8, k);
    } else {
      set(k === 8 ? 7 : 14 - k, 8, k);
      set(8, size - 15 + k, k);
    }
  }
  squares[size - 8]![8] = true;
  return squares;
}

/** How hard it is to read: runs, blocks, things that look like corners, and too much of one colour. */
function penalty(squares: Squares): number {
  const size = squares.length;
  const lines = [...squares, ...squares.map((_, x) => squares.map((row) => row[x]!))].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let k = 0; k + 11 <= size; k++) if (/^(00001011101|10111010000)/.test(line.slice(k))) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) if (new Set([squares[y]![x], squares[y - 1]![x], squares[y]![x - 1], squares[y - 1]![x - 1]]).size === 1) sum += 3;
  const dark = squares.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
