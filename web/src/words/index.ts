import { prefs } from '../lib/prefs.svelte';
import { en, type Words } from './en';
import { fr } from './fr';

const TONGUES: Record<string, Words> = { en, fr };

/** The words of the client in the language of now; reading them in a component follows a change of language. */
export function w(): Words {
  return TONGUES[prefs.lang] ?? en;
}
