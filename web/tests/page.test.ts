import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused, type Wire } from '../src/lib/link';
import { opening, openFile } from '../src/lib/opening.svelte';
import type { FromServer } from '../src/lib/wire.gen';
import { house } from '../src/page/house.svelte';
import { fleeting } from '../src/page/kept';
import { pageLink } from '../src/page/link';
import { keepOffline } from '../src/page/offline.svelte';
import type { FromHouse, ToHouse } from '../src/page/speech';
import { Thinker } from '../src/page/thinker';
import { speak } from '../src/words/index.svelte';

class FakeWorker {
  sent: unknown[] = [];
  ended = false;
  onmessage = (_: { data: unknown }): void => {};
  onerror = (_?: { message?: string }): void => {};
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
}

describe('the worker in which bots think', () => {
  let workers: FakeWorker[];
  const thinker = (): Thinker =>
    new Thinker(() => {
      workers.push(new FakeWorker());
      return workers.at(-1) as unknown as Worker;
    });
  beforeEach(() => {
    workers = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('answers one question after the other', async () => {
    const one = thinker();
    const first = one.think(1, 'a');
    workers[0]!.onmessage({ data: { number: 1, said: 'A' } });
    expect(await first).toBe('A');
    const second = one.think(2, 'b');
    workers[0]!.onmessage({ data: { number: 1, said: 'late' } });
    workers[0]!.onmessage({ data: { number: 2, said: 'B' } });
    expect(await second).toBe('B');
    expect(workers).toHaveLength(1);
  });

  it('is ended if it goes on although nobody waits, and not if it comes to its end', () => {
    const one = thinker();
    void one.think(1, 'a');
    one.forget(1);
    vi.advanceTimersByTime(500);
    workers[0]!.onmessage({ data: { number: 1, said: 'A' } });
    vi.advanceTimersByTime(5000);
    expect(workers[0]!.ended).toBe(false);
    void one.think(2, 'b');
    one.forget(2);
    vi.advanceTimersByTime(5000);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    void one.think(3, 'c');
    expect(workers[1]!.sent).toEqual([{ number: 3, question: 'c' }]);
  });

  it('does not keep anybody waiting when it breaks', async () => {
    const one = thinker();
    const asked = one.think(1, 'a');
    workers[0]!.onerror();
    expect(JSON.parse(await asked)).toHaveProperty('trouble');
  });
});

describe('a version that waits', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is let in until the house is open, for a tab that was just closed may still be counted, and never afterwards', async () => {
    vi.useFakeTimers();
    const asked: unknown[] = [];
    const getRegistration = async (): Promise<unknown> => ({ waiting: { postMessage: (said: unknown) => asked.push(said) } });
    vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration, register: async () => {} } });
    house.state = 'loading';
    keepOffline();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked.length).toBeGreaterThan(2);
    expect(new Set(asked)).toEqual(new Set(['take over']));
    house.state = 'ready';
    const { length } = asked;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBe(length);
  });
});

describe('what is dropped', () => {
  it('may be a folder, which is said in a sentence', async () => {
    await speak('en');
    const folder = new File([], 'games');
    folder.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('A requested file or directory could not be found.', 'NotFoundError')) }) as unknown as Blob;
    await openFile(folder);
    expect(opening).toEqual({ busy: false, problem: expect.stringContaining('perhaps it is a folder') });
  });
});

describe('what a browser keeps that keeps nothing', () => {
  it('is all or nothing, and whoever adds what is there was not first', async () => {
    const kept = fleeting();
    expect(kept.lasting).toBe(false);
    expect(await kept.commit(JSON.stringify([['add', 'row/1', 'a'], ['put', 'table', 'x']]))).toBe('');
    expect(await kept.commit(JSON.stringify([['put', 'table', 'y'], ['add', 'row/1', 'b']]))).toBe('contested');
    expect(await kept.commit(JSON.stringify([['add', 'row/0', 'c'], ['delete', 'table', null]]))).toBe('');
    expect(JSON.parse(await kept.read('row/'))).toEqual([['row/0', 'c'], ['row/1', 'a']]);
    expect(JSON.parse(await kept.read('table'))).toEqual([]);
  });
});

describe('the link to the house in the page', () => {
  let worker: FakeWorker;
  const say = (message: FromHouse): void => worker.onmessage({ data: message });
  const last = (): ToHouse => worker.sent.at(-1) as ToHouse;
  const ready = (owner = 'me'): void => say({ t: 'ready', owner, lasting: true, unread: 0 });
  const link = (): ReturnType<typeof pageLink> => pageLink(worker as unknown as Worker, { folder: 'x/', engine: 'y.zip', total: 10, server: '' }, 'en');
  beforeEach(() => {
    worker = new FakeWorker();
    Object.assign(house, { state: 'loading', here: 0, total: 0, why: '' });
  });

  it('asks when the house is open, and tells refusals apart', async () => {
    const { ask } = link();
    const asked = ask('POST', '/tables', { game: 'uruk' });
    await Promise.resolve();
    expect(last().t).toBe('start');
    ready();
    const { n } = last() as ToHouse & { t: 'ask' };
    say({ t: 'answer', n, said: '409{"code":"too-many-tables","say":"Finish one first."}' });
    await expect(asked).rejects.toThrow(new Refused('Finish one first.'));
  });

  it('reads no more of a file than says that it is too large', async () => {
    const { ask } = link();
    ready();
    void ask('POST', '/files', new Blob(['x'.repeat(3 << 20)]));
    await vi.waitFor(() => expect(last().t).toBe('ask'));
    expect((last() as ToHouse & { t: 'ask' }).body).toHaveLength((1 << 20) + 1);
  });

  it('answers the start page before that', async () => {
    const { ask } = link();
    expect(await ask('GET', '/tables')).toEqual([]);
    expect(await ask('GET', '/me')).toMatchObject({ id: '' });
  });

  it('opens channels again when another tab has taken over', () => {
    const { open } = link();
    const felt: Wire[] = [];
    const heard: FromServer[] = [];
    const channel = open('abc', { lang: () => 'fr', hear: (message) => heard.push(message), feel: (wire) => felt.push(wire) });
    expect(channel.send({ t: 'lang', lang: 'fr' })).toBe(false);
    ready();
    expect(last()).toMatchObject({ t: 'open', table: 'abc', lang: 'fr' });
    const { conn } = last() as ToHouse & { t: 'open' };
    say({ t: 'said', conn, message: '{"t":"why","action":1,"say":""}' });
    expect(heard).toHaveLength(1);
    ready('another');
    expect(felt).toEqual(['connecting', 'open', 'lost', 'open']);
    say({ t: 'hung', conn });
    expect(channel.send({ t: 'lang', lang: 'fr' })).toBe(false);
  });

  it('tells a browser that is too old from a file that did not come, and neither from a worker that runs', () => {
    const broken = (message?: string): string => {
      worker = new FakeWorker();
      Object.assign(house, { state: 'loading', why: '' });
      link();
      if (message === 'late') say({ t: 'progress', here: 0, total: 10 });
      worker.onerror({ message });
      return house.why;
    };
    expect(broken('import.meta is not allowed here')).toBe('too-old');
    expect(broken()).toBe('unreachable');
    expect(broken('late')).toBe('');
  });

  it('fails what waits when the house cannot be opened', async () => {
    const { ask } = link();
    const asked = ask('POST', '/tables', {});
    await Promise.resolve();
    say({ t: 'failed', why: 'too-old' });
    await expect(asked).rejects.toThrow(Refused);
    expect(house.state).toBe('failed');
  });
});
