import { tick } from 'svelte';
import { loadSkin } from '../games';
import { catalogue } from './api';
import { Board } from './board.svelte';
import { capture, census, play, travels } from './flip';
import { prefs } from './prefs.svelte';
import { whole, type Line, type Scene, type Seat } from './scene';
import { chime } from './sound';
import { Live, liveAddress, type FromServer, type TableInfo, type Wire } from './socket';

/** A table that is being played: what the socket says, and what we say back. */
export class LiveTable {
  wire = $state<Wire>('connecting');
  back = $state(false);
  seq = $state(0);
  seat = $state<Seat | null>(null);
  log = $state.raw<Line[]>([]);
  undo = $state(false);
  restart = $state(false);
  info = $state.raw<TableInfo | null>(null);
  /** Something of ours is on its way to the server. */
  busy = $state(false);
  notice = $state.raw<{ say: string; rule?: string } | null>(null);
  /** A seat of this device that is asked while another one's cards are on show. */
  waiting = $derived.by(() => {
    const you = this.info?.you ?? [];
    const asked = (this.board.scene?.players ?? []).filter((panel) => panel.to_act && !panel.sealed).map((panel) => panel.seat);
    if (you.length < 2 || (this.seat !== null && asked.includes(this.seat))) return null;
    return asked.find((seat) => you.includes(seat)) ?? null;
  });

  readonly board: Board;
  readonly #live: Live;
  #resit = false;
  /** A payment on its way, pick by pick. */
  #run: { seq: number; rest: number[]; refused?: boolean } | null = null;
  #forgiven = false;

  constructor(
    readonly id: string,
    private readonly root: () => ParentNode | undefined,
  ) {
    this.board = new Board((actions, run) => this.#act(actions, run));
    this.#live = new Live(
      () => liveAddress(id, this.seq, prefs.lang),
      (message) => void this.#hear(message),
      (wire) => this.#feel(wire),
    );
  }

  close(): void {
    this.#live.close();
  }

  retry(): void {
    this.#live.retry();
  }

  sit(seat: Seat): void {
    this.#live.send({ t: 'sit', seat });
  }

  stepBack(): void {
    if (this.board.chosen.length > 0 || this.board.picks.size > 0) this.board.back();
    else if (this.undo && this.seat !== null) this.busy = this.#live.send({ t: 'undo', seq: this.seq, seat: this.seat });
  }

  startOver(): void {
    if (this.restart && this.seat !== null) this.busy = this.#live.send({ t: 'restart', seq: this.seq, seat: this.seat });
  }

  /** The words of the game and of the server in the language of now; what is chosen stays chosen. */
  async speak(lang: string): Promise<void> {
    this.#live.send({ t: 'lang', lang });
    const game = this.board.scene?.game;
    if (game) this.board.words = await catalogue(game, lang);
  }

  #act(actions: number[], run: boolean): void {
    if (this.seat === null || this.busy) return;
    const { seq, seat } = this;
    const [action, more] = actions;
    if (action === undefined) return;
    this.#run = run ? { seq, rest: actions } : null;
    this.busy = more === undefined
      ? this.#live.send({ t: 'act', seq, seat, action })
      : this.#live.send({ t: 'acts', seq, seat, actions });
  }

  /** Picks that the engine has made by itself are refused: go on with the rest, if the question is still the same. */
  #goOn(scene: Scene, seq: number): void {
    const run = this.#run;
    this.#run = null;
    if (!run) return;
    const legal = new Set(scene.choices.map((choice) => choice.id));
    let rest = run.rest.slice(seq - run.seq);
    this.#forgiven = rest.length > 0 && !run.refused;
    while (scene.tally && rest.length > 0 && !legal.has(rest[0]!)) rest = rest.slice(1);
    if (scene.tally && rest.length > 0) this.#act(rest, true);
  }

  async #hear(message: FromServer): Promise<void> {
    if (message.t === 'table') {
      this.info = message.table;
      return;
    }
    this.busy = false;
    if (message.t === 'refused' && message.code === 'illegal' && (this.#run || this.#forgiven)) {
      if (this.#run) this.#run.refused = true;
      this.#forgiven = false;
      return;
    }
    if (message.t !== 'scene') {
      this.notice = { say: message.say, ...(message.rule && { rule: message.rule }) };
      return;
    }
    // After a reconnect the server does not know yet which of our seats is on show; we have just told it.
    if (this.#resit && message.seat === null) return;
    this.#resit = false;
    const scene = whole(message.scene);
    if (this.board.scene?.game !== scene.game) [this.board.words] = await Promise.all([catalogue(scene.game, prefs.lang), loadSkin(scene.game)]);
    const root = this.root();
    const before = root ? capture(root) : new Map();
    const from = this.board.scene ? travels(census(this.board.scene), census(scene)) : new Map();
    const asked = scene.choices.length > 0;
    if (asked && (this.board.scene?.choices.length ?? 0) === 0 && prefs.sound) chime();
    const sameSeat = this.seat === message.seat;
    this.seq = message.seq;
    this.seat = message.seat;
    this.log = merge(this.log, message.log, message.from);
    this.undo = message.undo;
    this.restart = message.restart;
    this.info = message.table;
    this.notice = null;
    this.board.show(scene);
    this.#goOn(scene, message.seq);
    await tick();
    if (root && sameSeat && before.size > 0) play(root, before, from);
  }

  #feel(wire: Wire): void {
    if (wire === 'open' && this.wire === 'lost') {
      this.back = true;
      setTimeout(() => (this.back = false), 3000);
    }
    if (wire === 'open' && this.seat !== null && (this.info?.you.length ?? 0) > 1) {
      this.#resit = this.#live.send({ t: 'sit', seat: this.seat });
    }
    if (wire === 'lost') this.busy = false;
    this.wire = wire;
  }
}

/** What happened since `from` may have been undone or come again: the new lines take the place of the old ones. */
export function merge(known: Line[], said: Line[], from: number): Line[] {
  return [...known.slice(0, from), ...said];
}
