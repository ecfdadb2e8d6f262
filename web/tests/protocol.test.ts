import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heir, joined, merge } from '../src/lib/live.svelte';
import { fleeting } from '../src/lib/moved';
import { whole } from '../src/lib/scene';
import type { Wire } from '../src/lib/link';
import { delay, Live, understood } from '../src/lib/socket';
import { FROM_SERVER, type FromServer, type Panel, type SceneFrame } from '../src/lib/wire.gen';
import { scene as aScene } from './scene';

const panels = (asked: number[]): Panel[] => [0, 1, 2].map((seat) => ({ seat, name: '', shape: 'star', to_act: asked.includes(seat) }));

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen = (): void => {};
  onclose = (_: { code: number }): void => {};
  onmessage = (_: { data: string }): void => {};
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
}

describe('the live connection', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const live = (address: () => string, felt: Wire[] = [], heard: FromServer[] = []): Live =>
    new Live(address, { hear: (message) => heard.push(message), feel: (wire) => felt.push(wire) });

  it('comes back by itself and speaks the language of then', () => {
    const felt: Wire[] = [];
    let lang = 'en';
    const one = live(() => `ws://x/live?lang=${lang}`, felt);
    FakeSocket.all[0]!.open();
    lang = 'fr';
    FakeSocket.all[0]!.close();
    expect(one.send({ t: 'lang', lang: 'fr' })).toBe(false);
    vi.advanceTimersByTime(delay(0));
    expect(FakeSocket.all[1]!.address).toBe('ws://x/live?lang=fr');
    FakeSocket.all[1]!.open();
    expect(felt.at(0)).toBe('connecting');
    expect(felt.at(-1)).toBe('open');
    expect(felt).toContain('lost');
  });

  it('does not knock again at a table that does not exist', () => {
    const felt: Wire[] = [];
    live(() => 'ws://x', felt);
    FakeSocket.all[0]!.open();
    FakeSocket.all[0]!.close(4404);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(felt).not.toContain('lost');
  });

  it('stays closed when the page leaves the table', () => {
    live(() => 'ws://x').close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('passes on what it understands and drops the rest', () => {
    const heard: FromServer[] = [];
    live(() => 'ws://x', [], heard);
    FakeSocket.all[0]!.onmessage({ data: '{"t":"refused","seq":1,"heard":0,"code":"illegal","say":"no"}' });
    FakeSocket.all[0]!.onmessage({ data: '{"t":"weather"}' });
    FakeSocket.all[0]!.onmessage({ data: 'not json' });
    expect(heard).toEqual([{ t: 'refused', seq: 1, heard: 0, code: 'illegal', say: 'no' }]);
    expect(understood('null')).toBeNull();
    expect(FROM_SERVER.map((t) => understood(JSON.stringify({ t }))?.t)).toEqual(FROM_SERVER);
  });

  it('waits longer each time, never longer than five seconds', () => {
    expect([0, 1, 2, 3, 9].map(delay)).toEqual([250, 500, 1000, 2000, 5000]);
  });
});

describe('the log', () => {
  const line = (n: number, text = `${n}`) => ({ n, text, told: n + 1 });
  it('replaces what was undone', () => {
    expect(merge([line(0), line(1), line(2)], [line(1, 'other')], 1)).toEqual([line(0), line(1, 'other')]);
  });
  it('starts anew after a reconnect', () => {
    expect(merge([line(0, 'old')], [line(0), line(1)], 0)).toEqual([line(0), line(1)]);
  });
});

describe('scenes that come faster than a screen can show them', () => {
  const line = (n: number, text = `${n}`) => ({ n, text, told: n + 1 });
  const frame = (seq: number, from: number, ...log: { n: number; text: string }[]) => ({ t: 'scene', seq, from, log }) as SceneFrame;
  const scene = (active: number, asked: number[], viewer: number | null = 0) =>
    aScene({ viewer, turn: { active, round: 1 }, players: panels(asked) });

  it('lose no line of the log', () => {
    expect(joined(frame(4, 2, line(2), line(3)), frame(5, 4, line(4)))).toEqual(frame(5, 2, line(2), line(3), line(4)));
    expect(joined(frame(4, 2, line(2), line(3)), frame(5, 3, line(3, 'other')))).toEqual(frame(5, 2, line(2), line(3, 'other')));
    expect(joined(frame(4, 2, line(2)), frame(5, 0, line(0, 'anew')))).toEqual(frame(5, 0, line(0, 'anew')));
  });

  it('are left out in the middle of what somebody else does', () => {
    expect(fleeting(scene(1, [1]), scene(1, [1]))).toBe(true);
    expect(fleeting(scene(1, [1], null), scene(1, [1], null))).toBe(true);
  });

  it('are drawn when another one moves, when all move, when I do, and at first', () => {
    expect(fleeting(scene(1, [1]), scene(2, [2]))).toBe(false);
    expect(fleeting(scene(1, [1]), scene(1, [2]))).toBe(false);
    expect(fleeting(scene(1, [1, 2]), scene(1, [1]))).toBe(false);
    expect(fleeting(scene(0, [0]), scene(0, [0]))).toBe(false);
    expect(fleeting(scene(0, [0]), scene(1, [1]))).toBe(false);
    expect(fleeting(scene(1, [1], 0), scene(1, [1], 2))).toBe(false);
    expect(fleeting(null, scene(1, [1]))).toBe(false);
  });
});

describe('a scene', () => {
  it('gets back the defaults that the encoder leaves out', () => {
    const scene = whole({ game: 'x', viewer: null, over: false, turn: {}, prompt: '', zones: [], pieces: [{ id: 'deck:?#1' }], players: panels([1]), choices: [] });
    expect(scene.players[0]).toMatchObject({ to_act: false, stats: [] });
    expect(scene.pieces[0]).toMatchObject({ kind: 'card', zone: '' });
    expect(scene.barred).toEqual([]);
  });
});

describe('one device for several people', () => {
  const scene = (...asked: number[]) =>
    aScene({ players: panels(asked) });
  it('goes to the next of us who is asked', () => {
    expect(heir(scene(1), [0, 1], 0)).toBe(1);
    expect(heir(scene(0), [0, 1], null)).toBe(0);
  });
  it('stays with who is asked, and with who plays alone', () => {
    expect(heir(scene(0, 1), [0, 1], 1)).toBeNull();
    expect(heir(scene(2), [0, 1], 0)).toBeNull();
    expect(heir(scene(1), [0], 0)).toBeNull();
  });
});
