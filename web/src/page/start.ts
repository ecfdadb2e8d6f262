import { mount } from 'svelte';
import type { Link } from '../lib/link';
import { prefs } from '../lib/prefs.svelte';
import Beside from './Beside.svelte';
import { keepOffline } from './offline.svelte';
import { pageLink } from './link';

/** Open the house in this page; everything lies beside it, under whatever address that may be. */
export function startHouse(files: HTMLMetaElement): Link {
  const { total, engine = '', server = '' } = files.dataset;
  const at = (path: string): string => new URL(path, document.baseURI).href;
  const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  mount(Beside, { target: document.body });
  keepOffline();
  return pageLink(worker, { folder: at(files.content), engine: at(engine), total: Number(total), server }, prefs.lang);
}
