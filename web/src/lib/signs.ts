import type { Catalogue, Scene } from './scene';

export interface SignWords {
  icon: string;
  colour: string;
  title: string;
  text: string;
  /** Something on the table has it now. */
  here: boolean;
}

const DRAWN_AS_ITSELF = 'circle'; // a disc of the colour: no sign to be learnt

/** All signs of a game with their words, those on the table first. */
export function signsOf(scene: Scene, words: Catalogue): SignWords[] {
  const here = shown(scene, words);
  const found = new Map<string, SignWords>();
  const add = (icon: string, title: string, text: string, colour = '', known = here.has(icon)): void => {
    const key = `${icon}/${colour}`;
    if (icon && title && !found.has(key)) found.set(key, { icon, colour, title: title.charAt(0).toUpperCase() + title.slice(1), text, here: known });
  };
  for (const [icon, { title, text }] of Object.entries(words.signs ?? {})) add(icon, title, text);
  for (const [key, colour] of Object.entries(words.colours)) {
    if (colour.icon && colour.icon !== DRAWN_AS_ITSELF) add(colour.icon, colour.theme ? `${colour.name} (${colour.theme})` : colour.name, '', key, here.has(key) || here.has(colour.icon));
  }
  for (const stat of scene.players.flatMap((panel) => panel.stats ?? [])) if (!found.has(`${stat.icon}/`)) add(stat.icon, stat.label, '', '', true);
  return [...found.values()].sort((one, other) => Number(other.here) - Number(one.here));
}

/** The icons, faces and colours of all that lies on the table. */
function shown(scene: Scene, words: Catalogue): Set<string> {
  const found = new Set<string>();
  const note = (key: string | undefined): void => {
    const face = key === undefined ? undefined : words.faces[key];
    if (key) found.add(key);
    for (const name of [face?.icon, face?.colour, ...(face?.effect ?? []).map((badge) => badge.icon)]) if (name) found.add(name);
  };
  for (const piece of scene.pieces) {
    note(piece.face);
    for (const badge of piece.badges ?? []) note(badge.icon);
  }
  for (const zone of scene.zones) {
    for (const cell of zone.cells ?? []) note(cell.face);
    for (const key of Object.keys(zone.counts ?? {})) note(key);
  }
  for (const choice of scene.choices) for (const badge of [...(choice.brings ?? []), ...(choice.effect ?? [])]) note(badge.icon);
  for (const panel of scene.players) for (const stat of panel.stats ?? []) note(stat.icon);
  return found;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a text have all words that somebody looks for, accents or not? */
export function fits(sought: string, text: string): boolean {
  const said = plain(text);
  return plain(sought).split(/\s+/).every((term) => said.includes(term));
}
