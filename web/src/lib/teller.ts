import { tick } from 'svelte';
import { loadLayouts } from '../zones/laid';
import type { Board } from './board.svelte';
import { watch } from './flip';
import { whole, type LogLine, type Scene } from './scene';
import { taleIn, tellsItself } from './tale';
import type { Recalled } from './wire.gen';

/** Shows what others did in the order in which it happened, line by line, on the table as it was then. The table of now
 * waits behind it: whoever plays on is there at once. */
export class Teller {
  /** Moments by what had been told then. */
  readonly #moments = new Map<number, Scene>();
  readonly #asked = new Set<number>();
  /** The line that somebody wants to see, once its moment is here. */
  #goal: number | null = null;
  /** So much has been told by now. */
  #latest = 0;

  constructor(
    private readonly board: Board,
    private readonly root: () => ParentNode | undefined,
    private readonly recall: (told: number) => boolean,
  ) {
    board.tell = (to) => void this.go(to);
  }

  /** The log goes on, before the scene that comes with it is shown. `fresh`: lines that have just happened before the
   * eyes of who sits here; `first`: the first line that is not as it was. What is told by itself begins with `tellOn`. */
  hear(log: LogLine[], range: readonly [number, number], fresh: LogLine[], first: number): void {
    const { board } = this;
    this.#forget(log[first - 1]?.told ?? 0);
    this.#latest = log.at(-1)?.told ?? 0;
    const told = this.busy ? board.tale : [];
    if (told.length > 0 && told.every((line) => log[line.n]?.told === line.told)) {
      const known = told.at(-1)!.n;
      const more = taleIn(log, range).filter((line) => line.n > known);
      board.tale = [...told.map((line) => log[line.n]!), ...more];
      if (more.length > 0) board.past = true; // it is shown when its turn has come
      return;
    }
    if (this.busy) void this.go(null); // it was taken back
    board.tale = taleIn(log, range);
    const at = board.tale.findIndex((line) => line.n === fresh.find((one) => one.told > range[0])?.n);
    const midst = board.chosen.length > 0 || board.picks.size > 0 || board.armed !== null;
    if (at < 0 || midst || !tellsItself()) return;
    this.#goal = at;
    if (board.tale[at]!.told < this.#latest) board.past = true; // what is on show is what there was before it
  }

  get busy(): boolean {
    return this.#goal !== null || this.board.telling !== null;
  }

  tellOn(): void {
    if (this.#goal !== null) void this.go(this.#goal);
  }

  /** Everything that was drawn is in other words now. */
  renew(): void {
    this.#forget(0);
    if (this.board.telling !== null && this.board.past) void this.go(this.board.telling);
  }

  async take({ told, scene }: Recalled): Promise<void> {
    const moment = whole(scene);
    await loadLayouts(moment);
    this.#asked.delete(told);
    this.#moments.set(told, moment);
    if (this.#goal !== null && this.board.tale[this.#goal]?.told === told) await this.go(this.#goal);
  }

  /** A connection is lost: what was asked is not answered any more. */
  lost(): void {
    this.#asked.clear();
  }

  async go(to: number | null): Promise<void> {
    const { board } = this;
    const line = to === null ? undefined : board.tale[to];
    this.#goal = null;
    if (!line || to === null) return this.#end();
    if (line.told === this.#latest) {
      board.telling = to;
      return this.#back();
    }
    const moment = this.#moments.get(line.told);
    this.#want(line.told);
    this.#want(board.tale[to + 1]?.told);
    if (!moment) {
      this.#goal = to;
      return;
    }
    const next = to === (board.telling ?? to - 1) + 1;
    const play = next ? watch(this.root(), board.scene, moment) : () => {};
    board.lookAt(moment);
    board.telling = to;
    await tick();
    play();
  }

  #end(): Promise<void> {
    this.board.telling = null;
    return this.#back();
  }

  /** Show the table of now. */
  async #back(): Promise<void> {
    const { board } = this;
    if (!board.past || !board.now) return;
    const play = watch(this.root(), board.scene, board.now);
    board.lookAt(null);
    await tick();
    play();
  }

  #want(told: number | undefined): void {
    if (told === undefined || told === this.#latest || this.#moments.has(told) || this.#asked.has(told)) return;
    if (this.recall(told)) this.#asked.add(told);
  }

  #forget(upTo: number): void {
    for (const told of this.#moments.keys()) if (told > upTo) this.#moments.delete(told);
    this.#asked.clear();
  }
}
