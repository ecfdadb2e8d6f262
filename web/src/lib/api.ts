import type { Catalogue, Line, Scene, Seat } from './scene';
import type { TableInfo } from './socket';

export interface Me {
  id: string;
  name: string;
  lang: string;
}

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  say: string;
  explain: string;
  /** The values in words, in their order; none for a number between the first and the last value. */
  words: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: GameOption[];
  bots: string[];
  /** The name of the game's own opponent of a single player. */
  automa?: string;
}

export interface SeatWish {
  who: 'me' | 'device' | 'friend' | 'bot';
  bot?: string;
  seconds?: number;
}

export interface Moment {
  move: number;
  moves: number;
  seat: Seat | null;
  scene: Scene;
  log: Line[];
}

export class Refused extends Error {}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const token = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1];
  if (token && method !== 'GET') headers['x-csrftoken'] = decodeURIComponent(token);
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  let said: unknown = null;
  try {
    said = text ? JSON.parse(text) : null;
  } catch {
    said = null;
  }
  if (!answer.ok) {
    const problem = said as { say?: string; detail?: string } | null;
    throw new Refused(problem?.say ?? problem?.detail ?? String(answer.status));
  }
  return said as T;
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/me'),
  rename: (change: Partial<Pick<Me, 'name' | 'lang'>>) => ask<Me>('PATCH', '/me', change),
  games: (lang: string) => ask<GameInfo[]>('GET', `/games?lang=${lang}`),
  catalogue: (game: string, lang: string) => ask<Catalogue>('GET', `/games/${game}/catalogue?lang=${lang}`),
  tables: () => ask<TableInfo[]>('GET', '/tables'),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  create: (game: string, seats: SeatWish[], options: Record<string, unknown>) =>
    ask<{ id: string; link: string }>('POST', '/tables', { game, seats, options, dice: true }),
  join: (id: string, seat?: Seat) => ask<TableInfo>('POST', `${at(id)}/join`, seat === undefined ? {} : { seat }),
  rematch: (id: string) => ask<{ id: string; link: string }>('POST', `${at(id)}/rematch`, {}),
  replay: (id: string, move: number, seat: Seat | null, lang: string) =>
    ask<Moment>('GET', `${at(id)}/replay?move=${move}&lang=${lang}${seat === null ? '' : `&seat=${seat}`}`),
  recordLink: (id: string) => `/api${at(id)}/record`,
};

const words = new Map<string, Promise<Catalogue>>();

/** The words of a game never change while the page is open: ask for them once per language. */
export function catalogue(game: string, lang: string): Promise<Catalogue> {
  const key = `${game}/${lang}`;
  const known = words.get(key);
  if (known) return known;
  const asked = api.catalogue(game, lang);
  words.set(key, asked);
  asked.catch(() => words.delete(key));
  return asked;
}
