import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const MODULE = 'virtual:icons';
const SETS: Record<string, string> = { gi: '@iconify-json/game-icons', lu: '@iconify-json/lucide' };

/** Bundle only the icons that a skin or the frame names: `gi:kiln` or `lu:undo-2`, one word per line in src/icons/*.txt. */
export function icons(folder: string): Plugin {
  const need = createRequire(import.meta.url);
  return {
    name: 'edubba-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const sets = Object.fromEntries(
        Object.entries(SETS).map(([key, name]) => [key, need(`${name}/icons.json`) as IconSet]),
      );
      const out: Record<string, string> = {};
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
        this.addWatchFile(join(folder, file));
        for (const name of readFileSync(join(folder, file), 'utf8').split(/\s+/).filter(Boolean)) {
          const [set = '', icon = ''] = name.split(':');
          const from = sets[set];
          const found = from?.icons[icon] ?? from?.icons[from.aliases?.[icon]?.parent ?? ''];
          if (!found) this.error(`${file} names an icon that does not exist: ${name}`);
          out[name] = set === 'gi' ? shorter(found.body) : found.body;
        }
      }
      return `export default ${JSON.stringify(out)}`;
    },
  };
}

/** Tenths of a unit in a box of 512 are invisible: drop the decimals beyond the first, and colours, which CSS sets. */
function shorter(body: string): string {
  return body.replace(/ fill="currentColor"/g, '').replace(/(\.\d)\d+/g, '$1');
}
