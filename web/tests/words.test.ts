import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import boxEn from '../src/box/words/en.ftl';
import boxFr from '../src/box/words/fr.ftl';
import en from '../src/words/en.ftl';
import fr from '../src/words/fr.ftl';
import { read, typed, type Messages } from '../words.plugin';

const file = (name: string): string => readFileSync(join(import.meta.dirname, '../src/words', name), 'utf8');
const messages: Record<string, Messages> = { en: read(file('en.ftl')), fr: read(file('fr.ftl')) };
const shape = (found: Messages | undefined): string => typed(found ?? {});

/** Every phrase of a language, spoken with something for all it needs. */
const spoken = (tree: object): string[] =>
  Object.values(tree).flatMap((part: unknown) =>
    typeof part === 'string' ? [part] : typeof part === 'function' ? [part(new Proxy({}, { get: () => 2 })), part(new Proxy({}, { get: () => 'yes' }))] : spoken(part as object),
  );

describe('the words of the workshop', () => {
  const text = (name: string): string => readFileSync(join(import.meta.dirname, '../src/box/words', name), 'utf8');
  const sorted = (found: string): string[] => found.split('\n').sort();

  it('say the same things in both languages, as TypeScript knows them', () => {
    expect(sorted(shape(read(text('fr.ftl'))))).toEqual(sorted(shape(read(text('en.ftl')))));
    expect(text('messages.ts')).toBe(shape(read(text('en.ftl'))));
  });

  it('put French spaces before high punctuation', () => {
    for (const phrase of spoken(boxFr)) expect(phrase).not.toMatch(/ [:;!?»]|« |[^\s\d][:;!?](?!\/)/);
    for (const phrase of spoken(boxEn)) expect(phrase).not.toMatch(/undefined| [:;!?,]/);
  });
});

describe('the words', () => {
  it('say the same things in both languages', () => {
    expect(Object.keys(messages.fr!).sort()).toEqual(Object.keys(messages.en!).sort());
    const sorted = (text: string): string[] => text.split('\n').sort();
    expect(sorted(shape(messages.fr))).toEqual(sorted(shape(messages.en)));
  });

  it('are known to TypeScript as they are', () => {
    expect(file('messages.ts')).toBe(shape(messages.en));
  });

  it('put French spaces before high punctuation', () => {
    for (const text of spoken(fr)) expect(text).not.toMatch(/ [:;!?»]|« |[^\s\d][:;!?](?!\/)/);
    for (const text of spoken(en)) expect(text).not.toMatch(/undefined| [:;!?,]/);
  });

  it('agree in number', () => {
    expect([0, 1, 2].map((n) => en.cards({ n }))).toEqual(['0 cards', '1 card', '2 cards']);
    expect([0, 1, 2].map((n) => fr.cards({ n }))).toEqual(['0\u00a0carte', '1\u00a0carte', '2\u00a0cartes']);
    expect(fr.cards({ n: 1.5 })).toBe('1,5\u00a0carte');
    expect(en.wins({ names: 'Ea', how: 'won' })).toBe('Ea wins');
  });

  it('refuse what cannot be compiled', () => {
    expect(() => read('a = { NUMBER($n) }')).toThrow('FunctionReference');
    expect(() => read('a b c')).toThrow('not understood');
  });
});
