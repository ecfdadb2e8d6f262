import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FluentParser, type Entry, type Expression, type InlineExpression, type Pattern } from '@fluent/syntax';
import type { Plugin } from 'vite';

interface Phrase {
  /** What the phrase needs to be told. */
  needs: string[];
  /** A JavaScript expression: a string, or a function of what it needs. */
  code: string;
}
type Message = Phrase | Record<string, Phrase>;
export type Messages = Record<string, Message>;

const quoted = (text: string): string => JSON.stringify(text);
const camel = (id: string): string => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const isPhrase = (message: Message): message is Phrase => typeof message.code === 'string';

function expression(what: Expression | InlineExpression, needs: Set<string>): string {
  switch (what.type) {
    case 'VariableReference':
      needs.add(what.id.name);
      return `f(a.${what.id.name})`;
    case 'StringLiteral':
      return quoted(what.parse().value);
    case 'NumberLiteral':
      return quoted(what.value);
    case 'Placeable':
      return expression(what.expression, needs);
    case 'SelectExpression': {
      if (what.selector.type !== 'VariableReference') throw new Error('only a variable can be selected on');
      const name = what.selector.id.name;
      needs.add(name);
      let rest = quoted('');
      const cases: string[] = [];
      for (const variant of what.variants) {
        const key = variant.key.type === 'Identifier' ? quoted(variant.key.name) : variant.key.value;
        const says = pattern(variant.value, needs);
        if (variant.default) rest = says;
        else cases.push(`${variant.key.type === 'Identifier' ? `p(a.${name})` : `a.${name}`}===${key}?${says}`);
      }
      return `(${[...cases, rest].join(':')})`;
    }
    default:
      throw new Error(`${what.type} is not understood here`);
  }
}

function pattern(text: Pattern, needs: Set<string>): string {
  const parts = text.elements.map((part) => (part.type === 'TextElement' ? quoted(part.value) : expression(part.expression, needs)));
  return parts.length === 1 ? (parts[0] ?? quoted('')) : parts.join('+');
}

function phrase(text: Pattern): Phrase {
  const needs = new Set<string>();
  const code = pattern(text, needs);
  return { needs: [...needs].sort(), code: needs.size > 0 ? `(a)=>${code}` : code };
}

/** A file of Project Fluent: messages of one phrase, or of several, one per attribute. */
export function read(source: string): Messages {
  const found: Messages = {};
  for (const entry of new FluentParser({ withSpans: false }).parse(source).body as Entry[]) {
    if (entry.type === 'Junk') throw new Error(`not understood: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    found[camel(entry.id.name)] = entry.value
      ? phrase(entry.value)
      : Object.fromEntries(entry.attributes.map((one) => [one.id.name, phrase(one.value)]));
  }
  return found;
}

/** The messages of one language as a module: plain strings and small functions, nothing is parsed in the browser. */
export function compiled(messages: Messages, lang: string): string {
  const one = ({ code }: Phrase): string => code;
  const lines = Object.entries(messages).map(([key, message]) =>
    `${quoted(key)}:${isPhrase(message) ? one(message) : `{${Object.entries(message).map(([name, part]) => `${quoted(name)}:${one(part)}`).join()}}`}`,
  );
  return `const plural=new Intl.PluralRules(${quoted(lang)}),number=new Intl.NumberFormat(${quoted(lang)});
const p=(v)=>typeof v==="number"?plural.select(v):v,f=(v)=>typeof v==="number"?number.format(v):v;
export default {${lines.join(',\n')}}`;
}

/** The same for the eyes of TypeScript: which messages there are, and what each must be told. */
export function typed(messages: Messages): string {
  const one = ({ needs }: Phrase): string =>
    needs.length > 0 ? `(a: { ${needs.map((name) => `${name}: Said`).join('; ')} }) => string` : 'string';
  const lines = Object.entries(messages).flatMap(([key, message]) =>
    isPhrase(message)
      ? [`  ${key}: ${one(message)};`]
      : [`  ${key}: {`, ...Object.entries(message).map(([name, part]) => `    ${name}: ${one(part)};`), '  };'],
  );
  return ['/* Written by words.plugin.ts from en.ftl. */', 'type Said = string | number;', '', 'export interface Words {', ...lines, '}', ''].join('\n');
}

/** All words of the client are in *.ftl of these folders; in each, English decides which messages there are. */
export function words(...folders: string[]): Plugin {
  const write = (): void => {
    for (const folder of folders) {
      const types = join(folder, 'messages.ts');
      const text = typed(read(readFileSync(join(folder, 'en.ftl'), 'utf8')));
      if (!existsSync(types) || readFileSync(types, 'utf8') !== text) writeFileSync(types, text);
    }
  };
  return {
    name: 'edubba-words',
    buildStart: write,
    handleHotUpdate: ({ file }) => {
      if (file.endsWith('en.ftl')) write();
    },
    transform(source, id) {
      if (!id.endsWith('.ftl')) return undefined;
      try {
        return { code: compiled(read(source), basename(id, '.ftl')), map: null };
      } catch (trouble) {
        return this.error(`${basename(id)}: ${trouble instanceof Error ? trouble.message : String(trouble)}`);
      }
    },
  };
}
