import type { Lang } from '../lib/prefs.svelte';

/** The words of a part of the client, in one language at a time. */
export class Spoken<Words> {
  #words = $state.raw<Words | null>(null);
  #latest: Lang | null = null;

  constructor(private readonly tongues: Record<Lang, () => Promise<{ default: Words }>>) {}

  async speak(lang: Lang): Promise<void> {
    this.#latest = lang;
    const { default: words } = await this.tongues[lang]();
    if (this.#latest === lang) this.#words = words;
  }

  get now(): Words {
    if (!this.#words) throw new Error('no language has been chosen yet');
    return this.#words;
  }

  get ready(): boolean {
    return this.#words !== null;
  }
}
