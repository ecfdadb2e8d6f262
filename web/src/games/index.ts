import type { Component } from 'svelte';
import { learn } from '../icons/drawn';
import type { Face, Piece, PieceKind, Zone } from '../lib/scene';

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
  /** Rivals' areas are too large for a strip: one of them opens over the board when somebody asks for it. */
  apart?: boolean;
  /** Zones, by stem, that this game lays out in its own way. */
  zones?: Record<string, Layout>;
  pieces?: Partial<Record<PieceKind, Drawing>>;
  icons?: Record<string, string>;
  drawings?: Record<string, string>;
}

export const PLAIN: Skin = { board: [], mine: [], rival: [], minor: [] };

/** Icons, drawings, colours and layout of a game come with the first table of that game, not before. */
const shelf = import.meta.glob<{ default: Skin }>('./*/index.ts');
const skins = new Map<string, Skin>();

export async function loadSkin(game: string): Promise<void> {
  const load = shelf[`./${game}/index.ts`];
  if (!load || skins.has(game)) return;
  const skin = (await load()).default;
  learn(skin.icons ?? {}, skin.drawings ?? {});
  skins.set(game, skin);
}

export function skinOf(game: string): Skin {
  return skins.get(game) ?? PLAIN;
}
