import { Spoken } from '../words/spoken.svelte';
import type { Words } from './words/messages';

/** The words of the review come with it. */
export const spoken = new Spoken<Words>({
  en: () => import('./words/en.ftl') as unknown as Promise<{ default: Words }>,
  fr: () => import('./words/fr.ftl') as unknown as Promise<{ default: Words }>,
});
