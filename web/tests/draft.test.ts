import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Draft } from '../src/box/draft.svelte';
import { api } from '../src/lib/api';
import type { BoxEdit, BoxInfo, BoxVerdict, Catalogue, MyPack } from '../src/lib/wire.gen';

const info = {
  game: 'kiln', title: 'Kiln', version: 1, hash: 'shipped', counts: {}, schema: {}, words: {}, look: {},
  values: [['a', 1], ['b', 2], ['c', 3]].map(([place, value]) => ({ place, value, source: 'reconstructed' })),
} as unknown as BoxInfo;

let open = 0;
let most = 0;

/** The server: whoever sets a to 9 must set b to 8, and c must not be 0. */
async function check(_game: string, { changes, place, value }: BoxEdit): Promise<BoxVerdict> {
  most = Math.max(most, ++open);
  await Promise.resolve();
  open--;
  if (place === 'a' && value === 9) return { along: { b: 8 } };
  return changes.c === 0 ? { problems: [{ text: 'not 0', place: 'c' }] } : { hash: 'mine' };
}

const settled = (draft: Draft): Promise<void> => vi.waitFor(() => expect(draft.looked).toBe(true), { timeout: 3000 });

beforeEach(() => {
  localStorage.clear();
  [open, most] = [0, 0];
  vi.spyOn(api, 'checkBox').mockImplementation(check);
  vi.spyOn(api, 'previewBox').mockResolvedValue({ game: 'kiln', version: '1', lang: 'en', title: 'Kiln' } as Catalogue);
});

afterEach(() => vi.restoreAllMocks());

describe('what an owner has looked up', () => {
  it('is confirmed or corrected, and counts as neither when it is forgotten', async () => {
    const draft = new Draft(info, 'en');
    draft.confirm(['a', 'b']);
    draft.set({ b: 5 });
    expect(['a', 'b', 'c'].map((place) => draft.state(place))).toEqual(['confirmed', 'corrected', 'open']);
    draft.forget(['b']);
    expect([draft.state('b'), draft.value('b')]).toEqual(['open', 2]);
    await settled(draft);
    draft.leave();
  });

  it('takes along what is tied to it, in the same step', async () => {
    const draft = new Draft(info, 'en');
    draft.set({ a: 9 });
    await vi.waitFor(() => expect(draft.along).toEqual(['b']));
    expect(draft.changes).toEqual({ a: 9, b: 8 });
    draft.undo();
    expect(draft.changes).toEqual({});
    draft.redo();
    expect(draft.changes).toEqual({ a: 9, b: 8 });
    draft.leave();
  });

  it('asks one thing at a time, and what is over is not asked', async () => {
    const draft = new Draft(info, 'en');
    for (let n = 4; n < 20; n++) draft.set({ c: n });
    await settled(draft);
    expect(most).toBe(1);
    expect(vi.mocked(api.checkBox).mock.calls.length).toBeLessThan(5);
    draft.leave();
  });

  it('survives a reload, without places that are no more', async () => {
    const draft = new Draft(info, 'en');
    draft.set({ c: 7 });
    draft.title = 'Mine';
    draft.touch();
    draft.leave();
    const less = { ...info, values: info.values.filter(({ place }) => place !== 'a') };
    const again = new Draft(less, 'en');
    expect([again.changes, again.title]).toEqual([{ c: 7 }, 'Mine']);
    draft.leave();
    again.leave();
  });

  it('cannot be played with while something clashes', async () => {
    const draft = new Draft(info, 'en');
    draft.set({ c: 0 });
    await settled(draft);
    expect([draft.hash, draft.problems.length]).toEqual([null, 1]);
    draft.undo();
    await settled(draft);
    expect([draft.hash, draft.problems.length]).toEqual(['mine', 0]);
    draft.leave();
  });

  it('stays when the server refuses to keep it', async () => {
    const draft = new Draft(info, 'en');
    draft.set({ c: 7 });
    vi.spyOn(api, 'addPack').mockRejectedValueOnce(new Error('full'));
    expect(await draft.save()).toBe(false);
    expect([draft.dirty, draft.trouble]).toEqual([true, 'Error: full']);
    vi.spyOn(api, 'addPack').mockResolvedValueOnce({ info: { id: 'x', changed: 5 }, changes: {} } as unknown as MyPack);
    expect(await draft.save()).toBe(true);
    expect([draft.id, draft.dirty]).toEqual(['x', false]);
    draft.leave();
  });
});
