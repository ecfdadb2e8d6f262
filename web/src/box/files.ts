import type { Draft } from './draft.svelte';

const FORMAT = 'edubba-pack/1';

/** Hand the pack over as a file, as `edubba data` reads and writes it. */
export function asFile(draft: Draft): void {
  const { info, title, author, note, changes } = draft;
  const file = { format: FORMAT, game: info.game, version: info.version, title, author, note, changes };
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' }));
  const name = title.toLowerCase().normalize('NFD').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  Object.assign(document.createElement('a'), { href: address, download: `${info.game}${name && `-${name}`}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
