import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
  aliases?: Record<string, { parent: string }>;
}

const MODULE = 'virtual:icons/';
const FRAME = 'frame';
const SETS: Record<string, string> = { gi: '@iconify-json/game-icons', lu: '@iconify-json/lucide' };
const OWN = 'own';

/**
 * Bundle only the icons that somebody names: `gi:kiln` or `lu:undo-2`, words in a text file, and those that we have drawn,
 * `own:kiln`, beside it. `virtual:icons/frame` are those of src/icons, `virtual:icons/uruk` those of src/games/uruk. Which
 * there are is told in icons.json, so that a game that names another one can be found out.
 */
export function icons(source: string): Plugin {
  const need = createRequire(import.meta.url);
  const sets: Record<string, IconSet> = {};
  const games = (): string[] => readdirSync(join(source, 'games'), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  const places = (name: string): { list: string; drawn: string } =>
    name === FRAME
      ? { list: join(source, 'icons/frame.txt'), drawn: join(source, 'icons/frame') }
      : { list: join(source, `games/${name}/icons.txt`), drawn: join(source, `games/${name}/icons`) };
  const named = (name: string): string[] => readFileSync(places(name).list, 'utf8').split(/\s+/).filter(Boolean);
  const drawn = (name: string): string[] => {
    const { drawn: folder } = places(name);
    return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.svg$/, '')) : [];
  };
  return {
    name: 'edubba-icons',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const name = id.slice(MODULE.length + 1);
      const { list, drawn: folder } = places(name);
      this.addWatchFile(list);
      const out: Record<string, string> = {};
      for (const word of named(name)) {
        const [set = '', icon = ''] = word.split(':');
        const from = (sets[set] ??= need(`${SETS[set]}/icons.json`) as IconSet);
        const found = from.icons[icon] ?? from.icons[from.aliases?.[icon]?.parent ?? ''];
        if (!found) this.error(`${list} names an icon that does not exist: ${word}`);
        out[word] = set === 'gi' ? shorter(found.body) : found.body;
      }
      for (const icon of drawn(name)) {
        const file = join(folder, `${icon}.svg`);
        this.addWatchFile(file);
        out[`${OWN}:${icon}`] = bodyOf(readFileSync(file, 'utf8').trim());
      }
      return `export default ${JSON.stringify(out)}`;
    },
    generateBundle() {
      const list = (name: string): string[] => [...named(name), ...drawn(name).map((icon) => `${OWN}:${icon}`)].sort();
      const source = JSON.stringify(Object.fromEntries([FRAME, ...games()].map((name) => [name, list(name)])));
      this.emitFile({ type: 'asset', fileName: 'icons.json', source });
    },
  };
}

/** What is drawn, without the frame around it. */
function bodyOf(picture: string): string {
  return picture.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** The same picture in whole units: fractions in a box of 512 are invisible and travel for nothing. Colours are for CSS to set. */
export function shorter(body: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg">${body.replaceAll(' fill="currentColor"', '')}</svg>`;
  return bodyOf(optimize(picture, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 0 } }] }).data);
}
