// The browser's own hash is there only on https and on the machine itself, not for friends on the network at home.
import { sha256 } from '@noble/hashes/sha2.js';
import type { TableInfo, ToServer } from './wire.gen';

/** What this browser keeps of a table: its own number, and what everybody had fixed before any number was open. */
interface Kept {
  nonce: string;
  commitment?: string;
  commits?: string[];
}

const place = (table: string): string => `edubba.dice.${table}`;

const memory = new Map<string, Kept>();

function kept(table: string): Kept | null {
  const known = memory.get(table);
  if (known) return known;
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(table: string, what: Kept): void {
  memory.set(table, what);
  try {
    localStorage.setItem(place(table), JSON.stringify(what));
  } catch {
    // Storage is full or forbidden: this page remembers it as long as it is open.
  }
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What we throw in for the dice now, if something is wanted from us: first the hash of a number, then the number.
 *  Asked again for the hash, a browser that has lost its number takes a new one. */
export function throwIn({ id, commitment, dice }: TableInfo): ToServer | null {
  if (!dice?.yours) return null;
  const mine = kept(id);
  if (dice.stage === 'fix' || dice.stage === 'again') {
    const nonce = mine?.nonce ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    keep(id, { nonce });
    return { t: 'fix', commit: hex(sha256(bytes(nonce))) };
  }
  if (dice.stage !== 'open' || !mine) return null;
  keep(id, { ...mine, commitment, commits: dice.commits ?? [] });
  return { t: 'open', nonce: mine.nonce };
}

/** Whether the dice came from what everybody had fixed, our own number included; null if we threw nothing in. */
export function asFixed({ id, commitment, dice }: TableInfo): boolean | null {
  const mine = kept(id);
  if (!mine?.commits || dice?.stage !== 'cast') return null;
  const nonces = dice.nonces ?? [];
  const opened = nonces.map((nonce) => hex(sha256(bytes(nonce))));
  return commitment === mine.commitment && nonces.includes(mine.nonce) && opened.join() === mine.commits.join();
}
