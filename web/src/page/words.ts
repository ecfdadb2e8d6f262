import { Spoken } from '../words/spoken.svelte';
import { house } from './house.svelte';
import type { Words } from './words/messages';

/** The words of the page without a server come with it. */
export const spoken = new Spoken<Words>({
  en: () => import('./words/en.ftl') as unknown as Promise<{ default: Words }>,
  fr: () => import('./words/fr.ftl') as unknown as Promise<{ default: Words }>,
});

/** Why the games cannot be played here. */
export function failure(): string {
  if (!spoken.ready) return house.why;
  const { tooOld, unreachable, newer, broke, broken } = spoken.now;
  return { 'too-old': tooOld, unreachable, newer, broke }[house.why] ?? broken({ why: house.why });
}
