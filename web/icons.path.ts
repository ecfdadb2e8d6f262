/** Numbers that a command of an SVG path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

type Point = [x: number, y: number];

/** Reads a path piece by piece; flags of arcs may stand without a space between them. */
class Reader {
  #at = 0;
  constructor(private readonly text: string) {}

  #next(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found) this.#at = pattern.lastIndex;
    return found?.[1];
  }

  command(): string | undefined {
    return this.#next(/[\s,]*([a-zA-Z])/y);
  }

  number(): number {
    return Number(this.#next(/[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/y));
  }

  flag(): number {
    return Number(this.#next(/[\s,]*([01])/y));
  }

  more(): boolean {
    return /^[\s,]*[-+.\d]/.test(this.text.slice(this.#at));
  }
}

/**
 * The same path in whole units: fractions in a box of 512 are invisible and travel for nothing.
 * Every point is rounded where it truly lies, so that errors do not add up along the way.
 */
export function rounded(path: string): string {
  const read = new Reader(path);
  let out = '';
  let said = '';
  let true_: Point = [0, 0];
  let here: Point = [0, 0];
  let begin: [Point, Point] = [true_, here];
  const say = (command: string, numbers: number[]): void => {
    const text = numbers.map((n, k) => (n < 0 || k === 0 ? String(n) : ` ${n}`)).join('');
    out += command !== said ? command + text : text.startsWith('-') ? text : ` ${text}`;
    said = command;
  };
  const go = ([x, y]: Point): Point => {
    true_ = [x, y];
    return (here = [Math.round(x), Math.round(y)]);
  };
  for (let letter = read.command(); letter; letter = read.command()) {
    let command = letter.toLowerCase();
    const from = (): Point => (letter === letter!.toLowerCase() ? true_ : [0, 0]);
    if (command === 'z') {
      out += 'z';
      said = command;
      [true_, here] = begin;
      continue;
    }
    do {
      const [x, y] = from();
      const [hx, hy] = here;
      if (command === 'h') say('h', [go([x + read.number(), true_[1]])[0] - hx]);
      else if (command === 'v') say('v', [go([true_[0], y + read.number()])[1] - hy]);
      else if (command === 'a') {
        const radii = [read.number(), read.number(), read.number()].map((n) => Math.round(n * 10) / 10);
        const flags = [read.flag(), read.flag()];
        const [ex, ey] = go([x + read.number(), y + read.number()]);
        say('a', [...radii, ...flags, ex - hx, ey - hy]);
      } else {
        const points = Array.from({ length: (TAKES[command] ?? 2) / 2 }, (): Point => [x + read.number(), y + read.number()]);
        const last = points.at(-1) ?? true_;
        say(command, points.flatMap(([px, py]) => [Math.round(px) - hx, Math.round(py) - hy]));
        go(last);
        if (command === 'm') {
          begin = [true_, here];
          command = 'l';
        }
      }
    } while (read.more());
  }
  return out;
}
