import { mount } from 'svelte';
import type { Link } from '../lib/link';
import { prefs } from '../lib/prefs.svelte';
import Beside from './Beside.svelte';
import { keepOffline } from './offline.svelte';
import { pageLink } from './link';

/** Open the house in this page; everything lies beside it, under whatever address that may be. */
export function startHouse(files: HTMLMetaElement): Link {
  const { total, server = '' } = files.dataset;
  const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  mount(Beside, { target: document.body });
  keepOffline();
  return pageLink(worker, { folder: new URL(files.content, document.baseURI).href, total: Number(total), server }, prefs.lang);
}
