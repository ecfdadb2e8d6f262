import { prefs } from './prefs.svelte';
import type { LogLine, Seat } from './scene';

/** A line by itself would be no tale. */
const LEAST = 3;
/** Who comes back to a table does not want to sit through everything that happened. */
const MOST = 40;

/** The turn of an automa among new lines of the log: from its first line to its last, with what others got meanwhile. */
export function taleIn(lines: LogLine[], automata: ReadonlySet<Seat>): LogLine[] {
  const mine = (line: LogLine): boolean => line.seat !== undefined && automata.has(line.seat);
  const told = lines.slice(lines.findIndex(mine), lines.findLastIndex(mine) + 1);
  return told.length >= LEAST && lines.some(mine) ? told.slice(-MOST) : [];
}

/** Whether it is told by itself when it happens: not to those who want things at once, nor to those who want calm. */
export function tellsItself(): boolean {
  return prefs.automa !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
