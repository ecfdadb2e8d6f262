import { prefs } from '../lib/prefs.svelte';
import en from './en.ftl';
import fr from './fr.ftl';
import type { Words } from './messages';

const TONGUES: Record<string, Words> = { en, fr };

/** The words of the client in the language of now; reading them in a component follows a change of language. */
export function w(): Words {
  return TONGUES[prefs.lang] ?? en;
}

/** One of several phrases, by a name that comes from the server; undefined for a name we have no words for. */
export function among(phrases: object, name: string): string | undefined {
  return (phrases as Record<string, string>)[name];
}
