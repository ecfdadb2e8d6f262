import { Refused, type Channel, type Ears, type Link, type Method } from '../lib/link';
import { fresh } from '../lib/fresh.svelte';
import { understood } from '../lib/socket';
import type { Mistake } from '../lib/wire.gen';
import { house } from './house.svelte';
import { lastAnswer, remember, remembered } from './remembered';
import type { FromHouse, ToHouse } from './speech';
import { failure } from './words';

/** What the build knows of the files that Python needs, and of a server that knows more. */
export interface Files {
  folder: string;
  /** The archive of all that runs in it. */
  engine: string;
  total: number;
  server: string;
}

/** Bytes of a file from which on it is refused (page/routes.py): more of it need not be read. */
const TOO_LARGE = (1 << 20) + 1;

/** The house in this page: a worker answers what a server would, with the same words. */
export function pageLink(worker: Worker, files: Files, lang: string): Link {
  const asked = new Map<number, { message: ToHouse; done: (said: string) => void; fail: (why: Error) => void }>();
  const channels = new Map<number, PageChannel>();
  let numbers = 0;
  let alive = false; // the worker has spoken
  const post = (message: ToHouse): void => worker.postMessage(message);

  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
    alive = true;
    if (data.t === 'progress') {
      house.here = data.here;
      house.total = data.total;
    } else if (data.t === 'ready') {
      house.lasting = data.lasting;
      house.unread = data.unread;
      const again = house.state === 'ready'; // another tab has taken over: what was asked there is lost
      house.state = 'ready';
      fresh.count += 1;
      for (const [n, one] of asked) {
        if (!again || (one.message.t === 'ask' && one.message.method === 'GET')) post(one.message);
        else one.fail(new Error('interrupted')), asked.delete(n);
      }
      for (const channel of channels.values()) channel.open();
    } else if (data.t === 'failed') {
      fail(data.why);
    } else if (data.t === 'answer') {
      asked.get(data.n)?.done(data.said);
      asked.delete(data.n);
    } else if (data.t === 'said') {
      channels.get(data.conn)?.hear(data.message);
    } else {
      channels.delete(data.conn);
    }
  };

  function fail(why: string): void {
    house.state = 'failed';
    house.why = why;
    for (const one of asked.values()) one.fail(new Refused(failure()));
    asked.clear();
  }

  // A worker that does not even begin: what cannot be read has a message, because modules are not known there; what did not come has none.
  worker.onerror = ({ message }: ErrorEvent) => void (alive || fail(message ? 'too-old' : 'unreachable'));

  class PageChannel implements Channel {
    #opened = false;

    constructor(
      private readonly conn: number,
      private readonly table: string,
      private readonly ears: Ears,
    ) {
      ears.feel('connecting');
      channels.set(conn, this);
      if (house.state === 'ready') this.open();
    }

    open(): void {
      if (this.#opened) this.ears.feel('lost');
      this.#opened = true;
      post({ t: 'open', conn: this.conn, table: this.table, lang: this.ears.lang() });
      this.ears.feel('open');
    }

    hear(message: string): void {
      const known = understood(message);
      if (known) this.ears.hear(known);
    }

    send: Channel['send'] = (message) => {
      if (!this.#opened || !channels.has(this.conn)) return false;
      post({ t: 'say', conn: this.conn, message: JSON.stringify(message) });
      return true;
    };

    retry(): void {}

    close(): void {
      channels.delete(this.conn);
      post({ t: 'close', conn: this.conn });
    }
  }

  async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const shipped = remembered(method, path);
    if (shipped) return shipped as Promise<T>;
    const last = house.state === 'ready' ? undefined : lastAnswer(method, path);
    if (last !== undefined) return last as T;
    const n = ++numbers;
    const text = body instanceof Blob ? await body.slice(0, TOO_LARGE).text() : body === undefined ? '' : JSON.stringify(body);
    const message: ToHouse = { t: 'ask', n, method, path, body: text };
    const said = await new Promise<string>((done, fail) => {
      asked.set(n, { message, done, fail });
      if (house.state === 'ready') post(message);
      else if (house.state === 'failed') fail(new Refused(failure()));
    });
    const answer: unknown = JSON.parse(said.slice(3));
    if (said.startsWith('2')) remember(method, path, said.slice(3));
    if (!said.startsWith('2')) throw new Refused((answer as Mistake).say);
    return answer as T;
  }

  const { folder, engine, total } = files;
  house.total = total;
  post({ t: 'start', folder, engine, total, lang });
  return { ask, open: (table, ears) => new PageChannel(++numbers, table, ears), file: (path) => path, alone: { server: files.server } };
}
