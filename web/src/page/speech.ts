/** What a page and the worker that hosts its tables say to each other. Pages that share an owner speak through it. */
export type ToHouse =
  | { t: 'start'; folder: string; engine: string; total: number; lang: string }
  | { t: 'ask'; n: number; method: string; path: string; body: string }
  | { t: 'open'; conn: number; table: string; lang: string }
  | { t: 'say'; conn: number; message: string }
  | { t: 'close'; conn: number };

export type FromHouse =
  | { t: 'progress'; here: number; total: number }
  /** Tables can be played from now on. Whatever was open before is not any more. */
  | { t: 'ready'; owner: string; lasting: boolean; unread: number }
  /** A word for what we have a sentence for, or whatever the trouble says of itself. */
  | { t: 'failed'; why: string }
  | { t: 'answer'; n: number; said: string }
  | { t: 'said'; conn: number; message: string }
  | { t: 'hung'; conn: number };

/** Between the tabs of a browser: who speaks, and to whom; nobody named: to all, or to the owner. */
export type Across = { from: string; to?: string; house?: ToHouse; page?: FromHouse; hello?: true };

export const CHANNEL = 'edubba';
/** Held by the one tab of a browser that hosts the tables. */
export const OWNER = 'edubba-owner';
/** Held by every tab as long as it lives. */
export const tabLock = (tab: string): string => `edubba-tab-${tab}`;
