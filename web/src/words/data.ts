import type { PackName } from '../lib/wire.gen';
import { w } from './index.svelte';

/** Enough of a hash to tell two packs apart. */
const SHOWN = 8;

/** What the data of a table are called. */
export function dataSaid({ hash, title, standard }: PackName): string {
  if (standard) return w().dataStandard;
  const short = hash.slice(0, SHOWN);
  return title ? w().dataNamed({ title, hash: short }) : w().dataNameless({ hash: short });
}
