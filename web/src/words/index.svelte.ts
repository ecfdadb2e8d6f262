import type { Lang } from '../lib/prefs.svelte';
import type { Words } from './messages';
import { Spoken } from './spoken.svelte';

const spoken = new Spoken<Words>({ en: () => import('./en.ftl'), fr: () => import('./fr.ftl') });

/** Speak a language from now on; its words are loaded when they are first needed. */
export function speak(lang: Lang): Promise<void> {
  return spoken.speak(lang);
}

/** The words of the client in the language of now; reading them in a component follows a change of language. */
export function w(): Words {
  return spoken.now;
}

/** One of several phrases, by a name that comes from the server; undefined for a name we have no words for. */
export function among(phrases: object, name: string): string | undefined {
  return (phrases as Record<string, string>)[name];
}
