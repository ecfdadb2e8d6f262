import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, k) => first + k));

/** What French and English are written with. Other letters in the names of people come from the reader's own fonts. */
const LETTERS = `${range(0x20, 0x7e)}\u00a0«»×±·°ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæ‐‑–—‘’“”•…−\u2009\u202f`;

/** Kerning, and figures of one width on one line. */
const FEATURES = ['kern', 'lnum', 'tnum'];

/** Fonts travel without the letters, the features and the weights that nobody sees. */
export function fonts(weights: { min: number; max: number }): Plugin {
  return {
    name: 'edubba-fonts',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const variable = file.fileName.includes('wght');
        const options = { targetFormat: 'woff2' as const, keepFeatures: FEATURES, ...(variable && { variationAxes: { wght: weights } }) };
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, options);
      }
    },
  };
}
