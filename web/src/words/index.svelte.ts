import type { Lang } from '../lib/prefs.svelte';
import type { Words } from './messages';

const TONGUES: Record<Lang, () => Promise<{ default: Words }>> = {
  en: () => import('./en.ftl'),
  fr: () => import('./fr.ftl'),
};
class Spoken {
  words = $state.raw<Words | null>(null);
}

const spoken = new Spoken();
let latest: Lang | null = null;

/** Speak a language from now on; its words are loaded when they are first needed. */
export async function speak(lang: Lang): Promise<void> {
  latest = lang;
  const { default: words } = await TONGUES[lang]();
  if (latest === lang) spoken.words = words;
}

/** The words of the client in the language of now; reading them in a component follows a change of language. */
export function w(): Words {
  if (!spoken.words) throw new Error('no language has been chosen yet');
  return spoken.words;
}

/** One of several phrases, by a name that comes from the server; undefined for a name we have no words for. */
export function among(phrases: object, name: string): string | undefined {
  return (phrases as Record<string, string>)[name];
}
