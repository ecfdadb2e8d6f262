import { prefs } from '../lib/prefs.svelte';
import type { Me } from '../lib/wire.gen';

/** What the start page shows before the house is open: the last answers, and those that were built with the page. */
const KEPT = ['/me', '/tables'];
const place = (path: string): string => `edubba.last.${path}`;

/** Keep an answer for the next start. */
export function remember(method: string, path: string, said: string): void {
  if (method !== 'GET' || !KEPT.includes(path)) return;
  try {
    localStorage.setItem(place(path), said);
  } catch {
    // Storage is full or forbidden: the next start shows it a little later.
  }
}

/** An answer that need not wait for the house; null if there is none. */
export function remembered(method: string, path: string): Promise<unknown> | null {
  const [, lang] = /^\/games\?lang=(\w+)$/.exec(path) ?? [];
  if (method === 'GET' && lang) return fetch(new URL(`games.${lang}.json`, document.baseURI)).then((answer) => answer.json());
  return null;
}

/** The last answer to this; somebody who has never been here has no name and no tables yet. */
export function lastAnswer(method: string, path: string): unknown {
  if (method !== 'GET' || !KEPT.includes(path)) return undefined;
  try {
    const said = localStorage.getItem(place(path));
    if (said) return JSON.parse(said);
  } catch {
    // It was written by somebody else: as if there were none.
  }
  return path === '/me' ? ({ id: '', name: '', lang: prefs.lang } satisfies Me) : [];
}
