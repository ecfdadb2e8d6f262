import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunksOf } from './chunks.ts';
import { fonts } from './fonts.plugin.ts';
import { icons } from './icons.plugin.ts';
import { words } from './words.plugin.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const PAGES = [here('./src/start/Start.svelte')];
const TABLES = [here('./src/table/LivePage.svelte'), here('./src/table/ReplayPage.svelte')];
const server = `http://127.0.0.1:${process.env.EDUBBA_PORT ?? '8080'}`;

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ hash, css }) => `e${hash(css).slice(0, 4)}` } }),
    icons(here('./src')),
    words(here('./src/words'), here('./src/box/words'), here('./src/page/words'), here('./src/coach/words'), here('./src/review/words')),
    fonts({ min: 400, max: 600 }),
  ],
  build: {
    outDir: here('../src/edubba/server/web'),
    emptyOutDir: true,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark(): every colour stands where it is used, for day and night
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: chunksOf(here('./src/main.ts'), PAGES, TABLES) }] } } },
  },
  // Scripts and sheets find each other wherever they lie; only the page itself names the root, and a page without a server does not.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  worker: { format: 'es' },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
  // One world for all of them: a new one for each file would cost four times what the tests do.
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], pool: 'threads', isolate: false },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
});
