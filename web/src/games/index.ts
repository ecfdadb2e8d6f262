import type { Component } from 'svelte';
import { use } from '../icons/drawn';
import { api } from '../lib/api';
import { link } from '../lib/link';
import type { Face, Piece, PieceKind, Seat, Zone } from '../lib/scene';
import type { Skin as Data, ZoneLook } from '../lib/wire.gen';

/** A game's own drawing of a kind of pieces. Without a face the piece lies face down. */
export type Drawing = Component<{ piece: Piece; face?: Face | undefined; small?: boolean }>;

/** A layout for the pieces and cells of a zone. */
export type Layout = Component<{ zone: Zone; pieces: Piece[]; stop?: string | undefined; small?: boolean }>;

/** Where the zones of a game lie, by stem: rows of the shared board, of my area, and of a rival's area. */
export interface Skin {
  board: string[][];
  mine: string[][];
  rival: string[];
  /** Zones that are only a name and a number until somebody asks. */
  minor: string[];
  /** Zones of mine that a phone keeps under the shared board: what is chosen there points into it. */
  beside?: string[];
  /** These zones stay in sight on a phone, at the lower edge, beside the board and my own area. */
  pinned?: boolean;
  /** Parts of the shared board, by stem, that a phone shows one at a time. */
  sections?: string[][];
  /** Beside the question: what can be chosen but is no thing on the table. Without it, buttons with words. */
  tray?: Component<{ compact?: boolean }>;
  /** How a desktop shows the shared board, where rows of zones are not enough. */
  stage?: Component<{ rows: Zone[][] }>;
  /** Rivals' areas are too large for a strip: one of them opens over the board when somebody asks for it. */
  apart?: boolean;
  /** Such an area as small as a stamp, beside its player's name; who wants to see it large presses it. */
  glimpse?: Component<{ seat: Seat }>;
  /** Zones, by stem, that this game lays out in its own way. */
  zones?: Record<string, Layout>;
  /** Its cells are called by column and row, as their ids say: both are printed at the edges of the map. */
  ruled?: boolean;
  pieces?: Partial<Record<PieceKind, Drawing>>;
  /** Nobody has measured how its zones fit: they give way to each other, and go on in the next line. */
  generic?: boolean;
  /** How zones, by stem, and cards are drawn where nothing else is said. */
  looks?: Record<string, ZoneLook>;
  cards?: string;
  icons?: Record<string, string>;
}

export const PLAIN: Skin = { board: [], mine: [], rival: [], minor: [], generic: true };

/** Icons, colours and layout of a game come with the first table of that game, not before. */
const shelf = import.meta.glob<{ default: Skin }>('./*/index.ts');
const skins = new Map<string, Skin>();

/** Dress the table of a game: as this client knows it, or as the package of the game says. */
export async function loadSkin(game: string): Promise<void> {
  const load = shelf[`./${game}/index.ts`];
  const skin = skins.get(game) ?? (load ? (await load()).default : await dressed(await skinData(game)));
  skins.set(game, skin);
  use(skin.icons ?? {});
}

export function skinOf(game: string): Skin {
  return skins.get(game) ?? PLAIN;
}

export const NONE: Data = { layout: {} };

/** What the package of a game says of its looks; nothing for games that this client dresses itself. */
export async function skinData(game: string): Promise<Data> {
  return shelf[`./${game}/index.ts`] ? NONE : api.skin(game);
}

async function dressed({ layout, icons = {}, style }: Data): Promise<Skin> {
  if (style) await sheet(link.file(style));
  const { zones, cards, ...areas } = layout;
  const own = Object.fromEntries(Object.entries(icons).map(([name, body]) => [`own:${name}`, body]));
  return { ...PLAIN, ...areas, ...(zones && { looks: zones }), ...(cards && { cards }), icons: own };
}

/** A style sheet that does not come leaves the table plain. */
function sheet(href: string): Promise<unknown> {
  const node = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(node);
  return new Promise((go) => (node.onload = node.onerror = go));
}
