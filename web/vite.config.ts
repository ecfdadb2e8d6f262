import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './fonts.plugin.ts';
import { icons } from './icons.plugin.ts';
import { words } from './words.plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** What every page needs. */
const FRAME = /node_modules.svelte|virtual:icons.frame|src.(icons|words.index)|src.lib.(tip|route|prefs|api|screen)|SeatShape/;
/** What the table of any game needs. */
const TABLE = /src.(lib|pieces|games.(index|areas))|src.zones.(CellView|PoolView|Track|ZoneView|arrows|laid)|src.table.(Area|Buttons|ChoiceList|Desk|DialogBox|Log|Panels|PromptBar|Rivals|TableView|TallyBox|Verbs|tabs)/;
const server = `http://127.0.0.1:${process.env.EDUBBA_PORT ?? '8080'}`;

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, css }) => `e${hash(css).slice(0, 4)}` } }),
    icons(here('./src')),
    words(here('./src/words')),
    fonts({ min: 400, max: 600 }),
  ],
  build: {
    outDir: here('../src/edubba/server/web'),
    emptyOutDir: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark(): every colour stands where it is used, for day and night
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs travels in one piece; a page, a game or a language comes when it is wanted.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'frame', test: FRAME, priority: 2 }, { name: 'table', test: TABLE, priority: 1 }] } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  // One world for all of them: a new one for each file would cost four times what the tests do.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], pool: 'threads', isolate: false },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
