import { api, Refused } from './api';
import { w } from '../words/index.svelte';
import { go } from './route.svelte';

/** A game from a file: chosen on the start page, or dropped on any page. */
export const opening = $state({ busy: false, problem: '' });

export async function openFile(file: File | undefined): Promise<void> {
  if (!file || opening.busy) return;
  Object.assign(opening, { busy: true, problem: '' });
  try {
    await file.slice(0, 1).arrayBuffer().catch(() => {
      throw new Refused(w().noFile); // what is dropped may be a folder
    });
    go((await api.openFile(file)).link);
  } catch (trouble) {
    opening.problem = trouble instanceof Refused ? trouble.message : String(trouble);
  }
  opening.busy = false;
}
