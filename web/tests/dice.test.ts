import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asFixed, hex, throwIn } from '../src/lib/dice';
import { sha256 } from '@noble/hashes/sha2.js';
import type { TableInfo } from '../src/lib/wire.gen';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const at = (dice: TableInfo['dice'], commitment = 'c0'): TableInfo => ({ id: 't', commitment, dice }) as TableInfo;

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ])('of %j', (words, digest) => expect(hex(sha256(text(words)))).toBe(digest));

  it('agrees with the one of the platform, at every length around the edge of a block', async () => {
    for (let length = 50; length < 140; length++) {
      const message = new Uint8Array(length).map((_, i) => (i * 31) & 255);
      expect(hex(sha256(message))).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))));
    }
  });
});

describe.each(['the hash of the browser', 'the hash of the library'])('numbers for the dice, by %s', (which) => {
  beforeEach(() => localStorage.clear());
  beforeEach(() => void (which.endsWith('library') && vi.stubGlobal('crypto', { getRandomValues: (room: Uint8Array) => room.map(() => Math.random() * 256) })));
  afterEach(() => void vi.unstubAllGlobals());

  it('are fixed first, then opened, and can be told from others at the end', async () => {
    expect(await throwIn(at(undefined))).toBeNull();
    expect(await throwIn(at({ stage: 'fix' }))).toBeNull();
    const fixed = (await throwIn(at({ stage: 'fix', yours: true }))) as { t: 'fix'; commit: string };
    expect(await throwIn(at({ stage: 'fix', yours: true }))).toEqual(fixed); // a second page of the same browser
    const commits = [fixed.commit, hex(sha256(text('other')))];
    const opened = (await throwIn(at({ stage: 'open', yours: true, commits }))) as { t: 'open'; nonce: string };
    expect(hex(sha256(Uint8Array.from(opened.nonce.match(/../g)!, (pair) => parseInt(pair, 16))))).toBe(fixed.commit);
    const cast = { stage: 'cast' as const, commits, nonces: [opened.nonce, hex(text('other'))] };
    expect(await asFixed(at(cast))).toBe(true);
    expect(await asFixed(at(cast, 'another secret'))).toBe(false);
    expect(await asFixed(at({ ...cast, nonces: [opened.nonce, hex(text('exchanged'))] }))).toBe(false);
    expect(await asFixed(at({ ...cast, nonces: [hex(text('other'))] }))).toBe(false);
  });

  it('are said again while they are there, and replaced when they are lost', async () => {
    const fixed = await throwIn({ ...at({ stage: 'fix', yours: true }), id: 'again' });
    expect(await throwIn({ ...at({ stage: 'again', yours: true }), id: 'again' })).toEqual(fixed);
    expect(await throwIn({ ...at({ stage: 'again' }), id: 'again' })).toBeNull();
    const other = await throwIn({ ...at({ stage: 'again', yours: true }), id: 'lost' }); // nothing is known of it here
    expect(other).toMatchObject({ t: 'fix', commit: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(other).not.toEqual(fixed);
  });

  it('are remembered by the page where nothing may be stored', async () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const read = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const fixed = (await throwIn(at({ stage: 'fix', yours: true }))) as { commit: string };
    const opened = (await throwIn(at({ stage: 'open', yours: true, commits: [fixed.commit] }))) as { nonce: string };
    expect(await asFixed(at({ stage: 'cast', nonces: [opened.nonce] }))).toBe(true);
    stored.mockRestore();
    read.mockRestore();
  });

  it('say nothing about tables where we threw none in', async () => {
    expect(await asFixed({ ...at({ stage: 'cast', commits: [], nonces: [] }), id: 'elsewhere' })).toBeNull();
  });
});
