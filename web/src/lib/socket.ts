import type { Line, Scene, Seat } from './scene';

export interface TableSeat {
  seat: Seat;
  name: string;
  who: string;
  online: boolean;
  you: boolean;
  bot?: string;
}

export interface Result {
  /** Seats by rank, those that share a rank together. */
  ranking: Seat[][];
  scores: number[];
  sheets: { row: string; name: string; points: number }[][];
  secret: string;
}

export interface TableInfo {
  id: string;
  link: string;
  game: string;
  state: 'waiting' | 'running' | 'over';
  created: number;
  commitment: string;
  seats: TableSeat[];
  you: Seat[];
  to_act: Seat[];
  your_turn: boolean;
  over: boolean;
  result?: Result;
  rematch?: string;
  /** The numbers that people throw in for the dice: fixed by their hashes, opened, and cast when all are open. */
  dice?: { stage: 'fix' | 'again' | 'open' | 'cast'; yours?: boolean; commits?: string[]; nonces?: string[] };
}

export interface SceneFrame {
  t: 'scene';
  seq: number;
  seat: Seat | null;
  scene: Scene;
  /** Lines of the log from this number on are replaced by `log`. */
  from: number;
  log: Line[];
  undo: boolean;
  restart: boolean;
  /** How many of our decisions on this connection have been carried out or refused. */
  heard: number;
  table: TableInfo;
}

export type FromServer =
  | SceneFrame
  | { t: 'table'; table: TableInfo }
  | { t: 'refused'; seq: number; heard: number; code: string; say: string; rule?: string }
  | { t: 'why'; action: number; say: string; rule?: string };

export type ToServer =
  | { t: 'act'; seq: number; seat: Seat; action: number }
  | { t: 'acts' | 'picks'; seq: number; seat: Seat; actions: number[] }
  | { t: 'undo' | 'restart'; seq: number; seat: Seat }
  | { t: 'why'; seq: number; seat: Seat; action: number }
  | { t: 'sit'; seat: Seat | null }
  | { t: 'lang'; lang: string }
  | { t: 'fix'; commit: string }
  | { t: 'open'; nonce: string };

/** Nobody of this name, or no such table: asking again would not help. */
const TURNED_AWAY = new Set([4401, 4404]);
const TOO_MUCH = new Set([4408, 4429]);

export type Wire = 'connecting' | 'open' | 'lost';

/** One live connection that comes back by itself, each time a little later, never later than five seconds. */
export class Live {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly address: () => string,
    private readonly hear: (message: FromServer) => void,
    private readonly feel: (wire: Wire) => void,
  ) {
    this.#open();
  }

  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try now instead of waiting: the user asked, or the network is back. */
  retry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #open(): void {
    this.feel(this.#tries === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.feel('open');
    };
    socket.onmessage = (event) => {
      const message = understood(event.data);
      if (message) this.hear(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket || TURNED_AWAY.has(code)) return;
      this.feel('lost');
      if (TOO_MUCH.has(code)) this.#tries = Math.max(this.#tries, 5);
      this.#timer = setTimeout(() => this.#open(), delay(this.#tries++));
    };
  }
}

export function delay(tries: number): number {
  return Math.min(250 * 2 ** tries, 5000);
}

/** A message we know, or null: a newer server may say more than this page understands. */
export function understood(data: unknown): FromServer | null {
  try {
    const message = JSON.parse(String(data)) as FromServer;
    return ['scene', 'table', 'refused', 'why'].includes(message.t) ? message : null;
  } catch {
    return null;
  }
}

export function liveAddress(table: string, seen: number, lang: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live?seen=${seen}&lang=${lang}`;
}
