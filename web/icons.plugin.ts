import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { optimize } from 'svgo';

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const MODULE = 'virtual:icons/';
const SETS: Record<string, string> = { gi: '@iconify-json/game-icons', lu: '@iconify-json/lucide' };

/**
 * Bundle only the icons that somebody names: `gi:kiln` or `lu:undo-2`, words in a text file.
 * `virtual:icons/frame` are those of src/icons/frame.txt, `virtual:icons/uruk` those of src/games/uruk/icons.txt.
 */
export function icons(source: string): Plugin {
  const need = createRequire(import.meta.url);
  const sets: Record<string, IconSet> = {};
  return {
    name: 'edubba-icons',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const name = id.slice(MODULE.length + 1);
      const file = name === 'frame' ? join(source, 'icons/frame.txt') : join(source, `games/${name}/icons.txt`);
      this.addWatchFile(file);
      const out: Record<string, string> = {};
      for (const word of readFileSync(file, 'utf8').split(/\s+/).filter(Boolean)) {
        const [set = '', icon = ''] = word.split(':');
        const from = (sets[set] ??= need(`${SETS[set]}/icons.json`) as IconSet);
        const found = from.icons[icon] ?? from.icons[from.aliases?.[icon]?.parent ?? ''];
        if (!found) this.error(`${file} names an icon that does not exist: ${word}`);
        out[word] = set === 'gi' ? shorter(found.body) : found.body;
      }
      return `export default ${JSON.stringify(out)}`;
    },
  };
}

/** The same picture in whole units: fractions in a box of 512 are invisible and travel for nothing. Colours are for CSS to set. */
export function shorter(body: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">${body.replaceAll(' fill="currentColor"', '')}</svg>`;
  const { data } = optimize(picture, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
