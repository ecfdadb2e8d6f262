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
const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The browser's own hash is there only on https and on the machine itself, not for friends on the network at home. */
async function sha256(number: string): Promise<string> {
  if (crypto.subtle) return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(number))));
  const library = await import('@noble/hashes/sha2.js');
  return hex(library.sha256(bytes(number)));
}

/** What we throw in for the dice now, if something is wanted from us: first the hash of a number, then the number.
 *  Asked again for the hash, a browser that has lost its number takes a new one. */
export async function throwIn({ id, commitment, dice }: TableInfo): Promise<ToServer | null> {
  if (!dice?.yours) return null;
  const mine = kept(id);
  if (dice.stage === 'fix' || dice.stage === 'again') {
    const nonce = mine?.nonce ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    keep(id, { nonce });
    return { t: 'fix', commit: await sha256(nonce) };
  }
  if (dice.stage !== 'open' || !mine) return null;
  keep(id, { ...mine, commitment, commits: dice.commits ?? [] });
  return { t: 'open', nonce: mine.nonce };
}

/** Whether the dice came from what everybody had fixed, our own number included; null if we threw nothing in. */
export async function asFixed({ id, commitment, dice }: TableInfo): Promise<boolean | null> {
  const mine = kept(id);
  if (!mine?.commits || dice?.stage !== 'cast') return null;
  const nonces = dice.nonces ?? [];
  const opened = await Promise.all(nonces.map(sha256));
  return commitment === mine.commitment && nonces.includes(mine.nonce) && opened.join() === mine.commits.join();
}
