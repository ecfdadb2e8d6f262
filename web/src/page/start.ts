import type { Link } from '../lib/link';
import { prefs } from '../lib/prefs.svelte';
import { pageLink } from './link';

/** What the build knows of the files that Python needs. */
interface Files {
  folder: string;
  total: number;
}

/** Open the house in this page; everything lies beside it, under whatever address that may be. */
export function startHouse(files: Files): Link {
  const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  return pageLink(worker, new URL(files.folder, document.baseURI).href, files.total, prefs.lang);
}
