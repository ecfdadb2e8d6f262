import type { Lang } from '../lib/prefs.svelte';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [['minute', 60], ['hour', 3600], ['day', 86400]];
const DATE_AFTER = 7 * 86400;

/** How long ago something was, in seconds since 1970; after a week the date. */
export function ago(time: number, lang: Lang, now = Date.now() / 1000): string {
  const past = Math.max(0, now - time);
  if (past >= DATE_AFTER) return new Date(time * 1000).toLocaleDateString(lang, { day: 'numeric', month: 'short', year: 'numeric' });
  const said = new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' });
  const [unit, length] = STEPS.findLast(([, seconds]) => past >= seconds) ?? ['second', 0];
  return length ? said.format(-Math.floor(past / length), unit) : said.format(0, 'second');
}
