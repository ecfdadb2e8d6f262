import type { Channel, Ears } from './link';
import { FROM_SERVER, type FromServer, type ToServer } from './wire.gen';

/** Nobody of this name, or no such table: asking again would not help. */
const TURNED_AWAY = new Set([4401, 4404]);
const TOO_MUCH = new Set([4408, 4429]);

/** One live connection that comes back by itself, each time a little later, never later than five seconds. */
export class Live implements Channel {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly address: () => string,
    private readonly ears: Pick<Ears, 'hear' | 'feel'>,
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

  retry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #open(): void {
    this.ears.feel(this.#tries === 0 ? 'connecting' : 'lost');
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.ears.feel('open');
    };
    socket.onmessage = (event) => {
      const message = understood(event.data);
      if (message) this.ears.hear(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || socket !== this.#socket || TURNED_AWAY.has(code)) return;
      this.ears.feel('lost');
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
    return FROM_SERVER.includes(message.t) ? message : null;
  } catch {
    return null;
  }
}
