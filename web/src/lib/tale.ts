import { prefs } from './prefs.svelte';
import type { Handle, LogLine, Scene } from './scene';

/** Who comes back to a table does not want to sit through everything that happened. */
const MOST = 40;

/** The lines of a log that tell of what others did last. */
export function taleIn(log: LogLine[], [from, to]: readonly [number, number]): LogLine[] {
  return log.filter((line) => line.told > from && line.told <= to).slice(-MOST);
}

/** Whether it is told by itself when it happens: not to those who want things at once, nor to those who want calm. */
export function tellsItself(): boolean {
  return prefs.pace !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The table as it was, with the answers of now: they stay in the list, for who does not want to wait. */
export function at(past: Scene, now: Scene): Scene {
  const { tally: _tally, laying: _laying, dialog: _dialog, walk: _walk, ...was } = past;
  const listed = !now.tally && !now.laying && !now.dialog;
  return { ...was, choices: listed ? now.choices : [], barred: [], prompt: now.prompt, over: now.over };
}

/** The things a line of the log speaks of: of a face those of the line's player, or else all that lie in the open. */
export function thingsOf(line: LogLine, scene: Scene): Handle[] {
  const own = new Set(scene.zones.filter((zone) => zone.own !== undefined && zone.own === line.seat).map((zone) => zone.id));
  return (line.handles ?? []).flatMap((handle) => {
    if (!handle.startsWith('face:')) return [handle];
    const face = handle.slice(5);
    const pieces = scene.pieces.filter((piece) => piece.face === face);
    const pools = scene.zones.filter((zone) => (zone.counts?.[face] ?? 0) > 0 && zone.kind === 'pool');
    const cells = scene.zones.flatMap((zone) => (zone.cells ?? []).filter((cell) => cell.face === face && zone.kind === 'track').map((cell) => `${zone.id}@${cell.id}`));
    const theirs = [...pieces.filter((piece) => own.has(piece.zone)).map((piece) => piece.id), ...pools.filter((zone) => own.has(zone.id)).map((zone) => `${zone.id}/${face}`)];
    return theirs.length > 0 ? theirs : [...pieces.map((piece) => piece.id), ...cells];
  });
}
