import { expect, test } from 'vitest';
import { hyphenated } from '../src/lib/hyphens';

const shown = (name: string) => hyphenated(name).replaceAll('\u00AD', '-');

test.each([
  ['Bibliothèque', 'Biblio-thèque'],
  ['Étoiles des observatoires', 'Étoiles des obser-va-toires'],
  ['Ville caravanière', 'Ville cara-va-nière'],
  ['Île montagneuse', 'Île mon-ta-gneuse'],
  ['Clepsydre', 'Clep-sydre'],
  ['Scientists’ Observatory', 'Scien-tists’ Obser-va-tory'],
])('long words are parted between syllables: %s', (name, parted) => {
  expect(shown(name)).toBe(parted);
});

test.each(['Mountain Isle II', 'Puits', 'Retort', '', 'W'.repeat(40)])('short words, and what has no syllables, stay whole: %s', (name) => {
  expect(hyphenated(name)).toBe(name);
});
