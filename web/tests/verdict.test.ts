import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { verdict } from '../src/lib/verdict';
import en from '../src/words/en.ftl';
import fr from '../src/words/fr.ftl';

const people = [{ seat: 0, who: 'person' }, { seat: 1, who: 'person' }];
const alone = [{ seat: 0, who: 'person' }, { seat: 1, who: 'automa' }];

describe('how a game ended', () => {
  it.each([
    [[[0], [1]], people, 'won'],
    [[[0, 1]], people, 'shared'],
    [[[1], [0]], alone, 'won'],
    [[[0, 1]], alone, 'drawn'],
    [[], people, 'won'],
  ])('%j of %j', (ranking, seats, how) => expect(verdict({ ranking }, seats)).toBe(how));

  it('is a draw with an automa, and no shared victory', () => {
    expect(en.wins({ names: 'Ada and Hal', how: 'drawn' })).toBe('Ada and Hal are level: a draw');
    expect(fr.wins({ names: 'Ada et Hal', how: 'drawn' })).toBe('Égalité entre Ada et Hal');
    expect([en.youTie, fr.youTie]).toEqual(['A draw, nobody wins', 'Égalité, personne ne gagne']);
  });

  it('is told in French without a name after “de”, which some names would elide', () => {
    const words = readFileSync(join(import.meta.dirname, '../src/words/fr.ftl'), 'utf8');
    expect(words.match(/\bde \{ \$(names?|winners|players?) \}/gi)).toBeNull();
  });
});
