import { tick } from 'svelte';
import { loadSkin } from '../games';
import { loadLayouts } from '../zones/laid';
import { catalogue } from './api';
import { Board } from './board.svelte';
import { coach } from './coach.svelte';
import { throwIn } from './dice';
import { watch } from './flip';
import { forced } from './forced';
import { kept } from './kept';
import { link, type Channel, type Wire } from './link';
import { fleeting } from './moved';
import { prefs, type Lang } from './prefs.svelte';
import { whole, type LogLine, type Scene, type Seat } from './scene';
import { chime } from './sound';
import { Teller } from './teller';
import type { FromServer, SceneFrame, TableInfo, ToServer } from './wire.gen';

/** Who comes back to a table does not want to sit through everything that happened. */
const MOST_HERALDS = 6;
const HIDDEN_MS = 100;

/** A table that is being played: what the socket says, and what we say back. */
export class LiveTable {
  wire = $state<Wire>('connecting');
  back = $state(false);
  seq = $state(0);
  seat = $state<Seat | null>(null);
  log = $state.raw<LogLine[]>([]);
  undo = $state(false);
  restart = $state(false);
  takeback = $state(false);
  /** The only possible answer that the page has just given. */
  given = $state('');
  info = $state.raw<TableInfo | null>(null);
  /** Something of ours is on its way to the server. */
  busy = $state(false);
  notice = $state.raw<{ say: string; rule?: string } | null>(null);
  /** A seat of this device that is asked while another one's cards are on show. */
  waiting = $derived.by(() => (this.board.now ? heir(this.board.now, this.info?.you ?? [], this.seat) : null));
  /** Lines of the log that want a moment of everybody's attention. */
  heralds = $state.raw<LogLine[]>([]);
  /** The log of now began when my last turn was over. */
  since = $state(0);

  readonly board: Board;
  readonly #teller: Teller;
  readonly #live: Channel;
  #resit = false;
  #alone = -1;
  /** Where something could not be stored: the same scene comes again, and must not wipe away what was said of it. */
  #unstored = -1;
  /** For which stage of the dice we last threw something in on this connection. */
  #thrown = '';
  /** Decisions sent on this connection, and those that were carried out or refused. */
  #sent = 0;
  /** What was said and not yet heard: one message after the other, although some wait for what has to be fetched. */
  #said: FromServer[] = [];
  #hearing = false;
  #closed = false;
  #heard = 0;

  constructor(
    readonly id: string,
    private readonly root: () => ParentNode | undefined,
  ) {
    this.board = new Board((actions, run) => (this.board.tell(null), this.#act(actions, run)));
    this.#teller = new Teller(this.board, root, (told) => this.#live.send({ t: 'recall', told }));
    this.#live = link.open(id, {
      lang: () => prefs.lang,
      hear: (message) => {
        this.#said.push(message);
        void this.#listen();
      },
      feel: (wire) => this.#feel(wire),
    });
  }

  close(): void {
    this.#closed = true;
    this.#said = [];
    this.#live.close();
  }

  retry(): void {
    this.#live.retry();
  }

  sit(seat: Seat | null): void {
    this.#live.send({ t: 'sit', seat });
  }

  stepBack(): void {
    this.board.tell(null);
    if (this.board.armed || this.board.chosen.length > 0 || this.board.picks.size > 0) this.board.back();
    else if (this.undo) this.#want('undo');
  }

  startOver(): void {
    this.board.tell(null);
    if (this.restart) this.#want('restart');
  }

  /** Take back my last turn and all that came after it; other people are asked first. */
  takeTurnBack(): void {
    this.board.tell(null);
    if (this.takeback && this.seat !== null && !this.busy) this.#live.send({ t: 'takeback', seq: this.seq, seat: this.seat });
    this.takeback = false; // until the next scene: a second click would mean another turn
  }

  /** So many steps of the lesson have been read. */
  readOn(step: number): void {
    if (this.seat !== null) this.#live.send({ t: 'read', seq: this.seq, seat: this.seat, step });
  }

  /** Ask for the best moves. */
  hint(): void {
    if (this.seat === null || coach.thinking) return;
    coach.thinking = this.#live.send({ t: 'hint', seq: this.seq, seat: this.seat });
  }

  /** Hints for everybody at this table, as far as I am concerned. */
  wantCoach(yes: boolean): void {
    const seat = this.seat ?? this.info?.you[0];
    if (seat !== undefined) this.#live.send({ t: 'coach', seq: this.seq, seat, yes });
  }

  consent(yes: boolean): void {
    const seat = this.seat ?? this.info?.you[0];
    if (seat !== undefined) this.#live.send({ t: 'consent', seq: this.seq, seat, yes });
  }

  /** The words of the game and of the server in the language of now; what is chosen stays chosen. */
  async speak(lang: Lang): Promise<void> {
    this.notice = null; // it was said in the other language
    this.#live.send({ t: 'lang', lang });
    const game = this.board.scene?.game;
    const words = game && this.info && (await catalogue(game, lang, this.info.pack.hash));
    if (words && lang === prefs.lang) this.board.words = words; // somebody may have changed his mind meanwhile
  }

  #act(actions: number[], run: boolean): void {
    const [action, more] = actions;
    if (this.seat === null || this.busy || action === undefined) return;
    const { seq, seat } = this;
    this.#send(more === undefined ? { t: 'act', seq, seat, action } : { t: run ? 'picks' : 'acts', seq, seat, actions });
  }

  #want(what: 'undo' | 'restart'): void {
    if (this.seat !== null && !this.busy) this.#send({ t: what, seq: this.seq, seat: this.seat });
  }

  #send(decision: ToServer): void {
    if (this.#live.send(decision)) this.#sent += 1;
    this.busy = this.#sent > this.#heard;
  }

  #answered(heard: number): void {
    this.#heard = heard;
    this.busy = this.#sent > this.#heard;
  }

  /** No more scenes than the screen can show: what others do in between is drawn when it is done. */
  async #listen(): Promise<void> {
    if (this.#hearing) return;
    this.#hearing = true;
    for (let message = this.#said.shift(); message; message = this.#said.shift()) {
      const [next] = this.#said;
      if (message.t === 'scene' && next?.t === 'scene' && message.seat === next.seat && fleeting(this.board.now, whole(message.scene))) {
        this.#said[0] = joined(message, next);
        continue;
      }
      await this.#hear(message).catch(reportError);
      if (message.t === 'scene') await frame();
    }
    this.#hearing = false;
  }

  async #hear(message: FromServer): Promise<void> {
    if (message.t === 'table') {
      this.info = message.table;
      const number = await throwIn(message.table);
      const stage = message.table.dice?.stage ?? '';
      if (number && stage !== this.#thrown && this.#live.send(number)) this.#thrown = stage;
      return;
    }
    if (message.t === 'why') return;
    if (message.t === 'hints') {
      if (message.seq !== this.seq || message.seat !== this.seat) return;
      coach.thinking = false;
      coach.hints = message.hints;
      return;
    }
    if (message.t === 'moment') return message.seat === this.seat ? this.#teller.take(message) : undefined;
    if (message.t === 'refused') {
      this.#answered(message.heard);
      coach.thinking = false;
      if (message.code === 'not-stored') this.#unstored = this.seq;
      this.notice = { say: message.say, ...(message.rule && { rule: message.rule }) };
      return;
    }
    // After a reconnect the server does not know yet which of our seats is on show; we have just told it.
    if (this.#resit && message.seat === null) return this.#answered(message.heard);
    this.#resit = false;
    const scene = whole(message.scene);
    // The next of us takes the device: what this seat sees is gone before the cloth falls.
    if (message.seat !== null && heir(scene, message.table.you, message.seat) !== null) {
      this.#answered(message.heard);
      this.sit(null);
      this.busy = true; // until the seat is empty nothing more can be done from it
      return;
    }
    if (this.board.now?.game !== scene.game) [this.board.words] = await Promise.all([catalogue(scene.game, prefs.lang, message.table.pack.hash), loadSkin(scene.game)]);
    await loadLayouts(scene);
    if (this.#closed) return; // whoever has left sees another page by now
    const before = this.board.now;
    const asked = scene.choices.length > 0;
    if (asked && (before?.choices.length ?? 0) === 0 && prefs.sound) chime();
    const sameSeat = this.seat === message.seat;
    // Together with the scene: who may act again must see what he answers.
    this.#answered(message.heard);
    const { seq } = this;
    if (seq !== message.seq || !sameSeat) coach.forget();
    this.seq = message.seq;
    this.seat = message.seat;
    const known = this.log.length;
    this.log = merge(this.log, message.log, message.from);
    // Who lifts a curtain sees what the others did while somebody else had the device.
    const lifted = !sameSeat && before !== null && message.seat !== null && message.table.you.length > 1;
    const fresh = lifted ? this.log : sameSeat && before && seq !== message.seq ? this.log.slice(known) : [];
    if (!sameSeat || scene.over) this.board.tell(null);
    const play = watch(this.root(), this.board.scene, scene);
    this.#teller.hear(this.log, message.tale, scene.over ? [] : fresh, message.from);
    // What is told line by line is not announced as well.
    if (!this.#teller.busy && !lifted) this.heralds = [...this.heralds, ...fresh.filter((line) => line.big)].slice(-MOST_HERALDS);
    if (before?.turn.active === this.seat && scene.turn.active !== this.seat) this.since = this.log.length;
    this.undo = message.undo;
    this.restart = message.restart;
    this.takeback = message.takeback;
    this.info = kept(this.info, message.table);
    if (message.seq !== this.#unstored) this.notice = null;
    this.board.show(scene);
    if (seq === message.seq) this.#teller.renew();
    this.#teller.tellOn();
    await tick();
    if (sameSeat && !this.board.past) play();
    this.#answerAlone(scene);
  }

  /** Give the only possible answer, once, and say so. */
  #answerAlone(scene: Scene): void {
    if (this.info?.lesson && !this.info.lesson.guided) return; // a lesson shows every answer
    const only = forced(scene, this.undo, prefs.confirm);
    if (!only || this.#alone === this.seq || this.busy) return;
    this.#alone = this.seq;
    this.given = only.say;
    this.#act([only.id], false);
  }

  #feel(wire: Wire): void {
    if (wire === 'open' && this.wire === 'lost') {
      this.back = true;
      setTimeout(() => (this.back = false), 3000);
    }
    if (wire === 'open' && this.seat !== null && (this.info?.you.length ?? 0) > 1) {
      this.#resit = this.#live.send({ t: 'sit', seat: this.seat });
    }
    if (wire === 'lost') {
      this.#teller.lost();
      this.busy = false;
      this.#sent = this.#heard = 0;
      this.#thrown = '';
    }
    this.wire = wire;
  }
}

/** The later scene, with what was told since the one before the first. */
export function joined(first: SceneFrame, next: SceneFrame): SceneFrame {
  const from = next.from - first.from;
  return from < 0 ? next : { ...next, from: first.from, log: merge(first.log, next.log, from) };
}

/** The next time that the screen is drawn; a page that nobody sees does not wait for that. */
function frame(): Promise<unknown> {
  return new Promise((go) => (setTimeout(go, HIDDEN_MS), requestAnimationFrame(go)));
}

/** What happened since `from` may have been undone or come again: the new lines take the place of the old ones. */
export function merge(known: LogLine[], said: LogLine[], from: number): LogLine[] {
  return said.length === 0 && from >= known.length ? known : [...known.slice(0, from), ...said];
}

/** The seat of this device that is asked while another one, or nobody, sits there. */
export function heir(scene: Scene, you: Seat[], seat: Seat | null): Seat | null {
  const asked = scene.players.filter((panel) => panel.to_act && !panel.sealed).map((panel) => panel.seat);
  if (you.length < 2 || scene.over || (seat !== null && asked.includes(seat))) return null;
  return asked.find((other) => you.includes(other)) ?? null;
}
