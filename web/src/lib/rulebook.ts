import { api } from './api';
import type { Catalogue, Choice, LogLine } from './scene';
import type { Rulebook, RuleParagraph } from './wire.gen';

const known = new Map<string, Promise<Rulebook>>();

/** The rules of a game in full, with the data of its words: asked for once per language, by who wants to read them. */
export function rulebook({ game, lang, pack = '' }: Catalogue): Promise<Rulebook> {
  const key = `${game}/${pack}/${lang}`;
  let asked = known.get(key);
  if (!asked) {
    asked = api.rulebook(game, lang, pack);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
  }
  return asked;
}

/** The verb of an action: they are numbered one verb after the other. */
const verbOf = (book: Rulebook, action: number): string => (book.verbs ?? []).findLast(([, first]) => first <= action)?.[0] ?? '';

/** What each kind of choice is good for, once for all choices of a kind. */
export function reasons(book: Rulebook, question: string, choices: Choice[]): { text: string; ids: Set<number>; handles: string[] }[] {
  const found = new Map<string, { text: string; ids: Set<number>; handles: string[] }>();
  for (const { id, h } of choices) {
    const text = book.can?.[`${question}.${verbOf(book, id)}`] ?? book.can?.[question];
    if (!text) continue;
    const kind = found.get(text) ?? { text, ids: new Set(), handles: [] };
    kind.ids.add(id);
    kind.handles.push(...h);
    found.set(text, kind);
  }
  return [...found.values()];
}

/** The paragraph that tells a rule; where the ruling has none of its own, that of the rule which it refines. */
export function paragraphOf(book: Rulebook, rule: string): { chapter: string; paragraph: RuleParagraph } | null {
  for (const { title, paragraphs } of book.chapters ?? []) {
    const paragraph = paragraphs.find(({ rules, examples }) => rules?.includes(rule) || examples?.some(({ id }) => id === rule));
    if (paragraph) return { chapter: title, paragraph };
  }
  const parent = rule.replace(/(\.\d+)?[a-z]?$/, '');
  return rule && parent !== rule ? paragraphOf(book, parent) : null;
}

/** What somebody did last: the lines of his last turn. */
export function lastTurn(log: LogLine[], seat: number | null): LogLine[] {
  if (seat === null) return [];
  const end = log.findLastIndex((line) => line.seat === seat);
  let start = end;
  while (start > 0 && [seat, null, undefined].includes(log[start - 1]!.seat)) start--;
  return end < 0 ? [] : log.slice(start, end + 1);
}
