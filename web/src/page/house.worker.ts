/** Hosts the tables of this browser: Python in here, bots in a worker beside, what is kept in the browser's database.
 *
 * One tab owns all of it at a time. The others speak to it across a channel, and when it is closed one of them goes on. */
import { fleeting, openKept } from './kept';
import { startPython, TooOld, Unreachable } from './python';
import { CHANNEL, OWNER, tabLock, type Across, type FromHouse, type ToHouse } from './speech';
import { Thinker } from './thinker';

interface House {
  /** '', or why it cannot be opened: one word. */
  start(lang: string): Promise<string>;
  unread: number;
  ask(method: string, path: string, body: string): Promise<string>;
  connect(conn: number, table: string, lang: string): void;
  disconnect(conn: number): void;
  receive(conn: number, said: string): void;
}

const tab = String(crypto.getRandomValues(new BigUint64Array(1))[0]); // a UUID can be had on secure origins only
const channel = new BroadcastChannel(CHANNEL);
const across = (message: Omit<Across, 'from'>): void => channel.postMessage({ from: tab, ...message } satisfies Across);
let house: House | null = null;
let ready: (FromHouse & { t: 'ready' }) | null = null;
let owner = '';
let release = (): void => {};

/** To a page: ours, or that of another tab. */
function tell(to: string, message: FromHouse): void {
  if (to === tab) self.postMessage(message);
  else across({ to, page: message });
}

// --- as the owner ---------------------------------------------------------------------------------------------------

/** Connections of all tabs: Python knows them by one number. */
const conns = new Map<string, number>();
const pages = new Map<number, { to: string; conn: number }>();
const watched = new Set<string>([tab]);
let numbers = 0;

async function own({ folder, engine, total, lang }: ToHouse & { t: 'start' }): Promise<void> {
  let kept = await openKept();
  const python = await startPython(folder, engine, (here) => self.postMessage({ t: 'progress', here, total } satisfies FromHouse));
  const hire = (): Worker => {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ folder, engine });
    return worker;
  };
  const thinker = new Thinker(hire);
  const reviewer = new Thinker(hire); // it looks back at finished games, which takes a while: no bot waits for it
  const browser = {
    commit: (ops: string) => kept.commit(ops),
    read: (prefix: string) => kept.read(prefix),
    think: (number: number, question: string) => thinker.think(number, question),
    study: (number: number, question: string) => reviewer.think(number, question),
    forget: (number: number) => (thinker.forget(number), reviewer.forget(number)),
    rest: () => reviewer.rest(),
    send: (number: number, message: string) => {
      const page = pages.get(number);
      if (page) tell(page.to, { t: 'said', conn: page.conn, message });
    },
    hang_up: (number: number) => {
      const page = pages.get(number);
      if (page) tell(page.to, { t: 'hung', conn: page.conn });
    },
  };
  const open = python.pyimport('edubba.page.house').House as (around: typeof browser) => House;
  let made = open(browser);
  let closed = await made.start(lang);
  if (closed === 'full') {
    kept = fleeting(); // there is no room even for who plays here: as in a browser that keeps nothing
    made = open(browser);
    closed = await made.start(lang);
  }
  if (closed) throw new Error(closed);
  house = made;
  owner = tab;
  ready = { t: 'ready', owner: tab, lasting: kept.lasting, unread: made.unread };
  self.postMessage(ready);
  across({ page: ready });
  thinker.warm();
}

/** Python says itself what goes wrong in it. Else it is gone, and whoever comes next starts with what was stored. */
const hear = (from: string, message: ToHouse): Promise<void> =>
  heard(from, message).catch(() => {
    house = null;
    const failed: FromHouse = { t: 'failed', why: 'broke' };
    self.postMessage(failed);
    across({ page: failed });
    release();
  });

async function heard(from: string, message: ToHouse): Promise<void> {
  if (!house) return;
  const key = 'conn' in message ? `${from}/${message.conn}` : '';
  const number = conns.get(key);
  if (message.t === 'ask') {
    tell(from, { t: 'answer', n: message.n, said: await house.ask(message.method, message.path, message.body) });
  } else if (message.t === 'open') {
    watch(from);
    conns.set(key, ++numbers);
    pages.set(numbers, { to: from, conn: message.conn });
    house.connect(numbers, message.table, message.lang);
  } else if (message.t === 'say' && number !== undefined) {
    house.receive(number, message.message);
  } else if (message.t === 'close' && number !== undefined) {
    conns.delete(key);
    pages.delete(number);
    house.disconnect(number);
  }
}

/** A tab that is closed says nothing any more: its lock is free then. */
function watch(from: string): void {
  if (watched.has(from)) return;
  watched.add(from);
  void navigator.locks?.request(tabLock(from), () => {
    watched.delete(from);
    for (const [number, page] of pages) if (page.to === from) void hear(from, { t: 'close', conn: page.conn }), pages.delete(number);
  });
}

// --- as any tab -----------------------------------------------------------------------------------------------------

channel.onmessage = ({ data }: MessageEvent<Across>) => {
  if (house) {
    if (data.hello && ready) across({ to: data.from, page: ready });
    if (data.house) void hear(data.from, data.house);
  } else if (data.page && (data.to === tab || (data.to === undefined && data.page.t !== 'answer'))) {
    if (data.page.t === 'ready') {
      if (data.page.owner === owner) return;
      owner = data.page.owner;
    }
    self.postMessage(data.page);
  }
};

self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.t === 'start') start(data);
  else if (house) void hear(tab, data);
  else across({ house: data });
};

/** In one word or one line, for the page to say. */
function reason(trouble: unknown): string {
  if (trouble instanceof TooOld) return 'too-old';
  if (trouble instanceof Unreachable) return 'unreachable';
  return (trouble instanceof Error ? trouble.message : String(trouble)).trim().split('\n').at(-1) ?? '';
}

function start(wish: ToHouse & { t: 'start' }): void {
  self.postMessage({ t: 'progress', here: 0, total: wish.total } satisfies FromHouse); // this worker could be read
  const hosting = (): Promise<void> =>
    own(wish).then(
      () => new Promise<void>((go) => (release = go)), // until this tab is closed
      (trouble: unknown) => self.postMessage({ t: 'failed', why: reason(trouble) } satisfies FromHouse),
    );
  if (!navigator.locks) return void hosting();
  void navigator.locks.request(tabLock(tab), () => new Promise(() => {}));
  void navigator.locks.request(OWNER, hosting);
  across({ hello: true });
}
