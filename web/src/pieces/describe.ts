import type { Board } from '../lib/board.svelte';
import type { Handle, Piece, Seat } from '../lib/scene';
import { prefs } from '../lib/prefs.svelte';
import type { Note } from '../lib/tip.svelte';
import { w } from '../words/index.svelte';

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a face or a colour of components: cubes are faces of their colour. */
export function called(board: Board, key: string | undefined): string {
  if (!key) return w().hidden;
  const face = board.face(key);
  if (face) return capital(face.name);
  const colour = board.colour(key);
  return colour ? capital(colour.theme ? `${colour.name} (${colour.theme})` : colour.name) : key;
}

/** What a piece answers to: itself, its place, and what it lies on or belongs to. */
export function handlesOf(piece: Piece): Handle[] {
  return [
    ...(piece.same ? [piece.same] : []),
    piece.id,
    ...(piece.at ? [`${piece.zone}@${piece.at}`] : []),
    ...(piece.kind === 'cube' ? [`${piece.zone}/${piece.face}`] : []),
    ...(piece.on ? [piece.on] : []),
    piece.zone,
  ];
}

/** What somebody who cannot see the piece has to be told beyond the words printed on it: owner, state, place. */
export function spokenOf(board: Board, piece: Piece, choosable: boolean, drawn = false): string {
  const face = board.face(piece.face);
  const printed = !drawn && (piece.kind === 'card' || piece.kind === 'tile') && face !== undefined && face.kind !== 'back';
  const parts = printed ? [''] : [called(board, piece.face)];
  if (face?.level) parts.push(w().level({ n: face.level }));
  if (piece.n) parts.push(piece.kind === 'house' ? w().level({ n: piece.n }) : String(piece.n));
  if (drawn) parts.push(...(piece.marks ?? []).map((mark) => board.words.marks?.[mark] ?? mark));
  if (piece.own !== undefined) parts.push(w().ownedBy({ name: board.name(piece.own) }));
  const place = board.place(piece.zone);
  if (place) parts.push(place);
  if (choosable) parts.push(w().canChoose);
  return parts.join(', ');
}

/** Why a thing cannot be chosen now: whose turn it is, the rules that forbid it, what is chosen, or what is asked instead. */
export function whyNot(board: Board, handles: readonly Handle[]): NonNullable<Note['why']> {
  const scene = board.scene;
  if (!scene || scene.over || scene.viewer === null) return [];
  if (!board.asked) {
    const others = scene.players.filter((panel) => panel.to_act).map((panel) => panel.name);
    return others.length > 0 ? [{ text: w().othersDecide({ names: new Intl.ListFormat(prefs.lang).format(others) }) }] : [];
  }
  const rules = [...new Set(handles.flatMap((handle) => board.bars.get(handle) ?? []))];
  const missing = (rule: string): string | undefined => scene.barred?.find((bar) => bar.rule === rule && handles.includes(bar.h))?.say;
  if (rules.length > 0) return rules.map((rule) => ({ rule, text: missing(rule) || (board.words.rules[rule] ?? '') }));
  if (handles.some((handle) => board.heaps.has(handle))) return [{ text: w().noMore }];
  const begun = board.chosen.length > 0 && board.paths.some((path) => handles.some((handle) => path.handles.includes(handle)));
  return [{ text: begun ? w().notWith : w().notNow({ prompt: scene.prompt }) }];
}

const TONES = ['cost', 'gain', 'later', 'other'];

/** What choosing a thing now would cost and bring; its words come first, because they say what is done. */
export function broughtBy(board: Board, handles: readonly Handle[]): Pick<Note, 'game' | 'title' | 'brings'> | undefined {
  const choice = board.outlook(handles);
  if (!choice) return undefined;
  const signs = (choice.brings ?? []).map(({ icon = '', text = '', tone = '' }) => {
    const face = board.face(icon);
    const colour = board.colour(icon);
    return { tone, icon: face?.icon ?? colour?.icon ?? icon, colour: face ? face.colour : colour && icon, name: face || colour ? called(board, icon) : (board.words.signs?.[icon]?.title ?? ''), text };
  });
  const brings = TONES.map((tone) => ({ tone, signs: signs.filter((sign) => sign.tone === tone) })).filter((row) => row.signs.length > 0);
  return { game: board.scene?.game ?? '', title: choice.say, brings };
}

interface Extra {
  /** The handles of a thing that can be chosen. */
  offers?: readonly Handle[] | undefined;
  /** The thing itself: whose it is, how high, what lies on it, what it is worth now. */
  piece?: Piece;
  zone?: string;
  by?: Seat | undefined;
  /** What would be done by choosing it now. */
  does?: string | undefined;
  /** The handles of a thing that cannot be chosen. */
  barred?: readonly Handle[] | undefined;
}

/** What the floating note says of a face: kind, text, rule, who has just moved it, and why it cannot be chosen. */
export function noteOf(board: Board, key: string | undefined, extra: Extra = {}): Note {
  const face = board.face(key);
  const colour = board.colour(face?.colour ?? key);
  const { piece } = extra;
  const high = face?.level ?? (piece?.kind === 'house' ? piece.n : 0);
  const kind = [
    high ? w().level({ n: high }) : '',
    colour ? [colour.name, colour.theme].filter(Boolean).join(', ') : '',
    ...(piece?.marks ?? []).map((mark) => board.words.marks?.[mark] ?? mark),
    ...(piece?.badges ?? []).map(({ icon, text }) => (board.colour(icon) ? `${text ?? ''} ${board.colour(icon)!.name}` : '')),
    piece?.own === undefined ? '' : w().ownedBy({ name: board.name(piece.own) }),
    extra.zone ?? '',
    extra.by === undefined ? '' : w().justMoved({ name: board.name(extra.by) }),
  ];
  const text = [extra.does ?? face?.text, piece?.note].filter(Boolean).join(' ');
  return {
    title: called(board, key),
    kind: capital(kind.filter(Boolean).join(' · ')),
    ...(text && { text }),
    ...(face?.rule && { rule: face.rule }),
    ...(face?.rule && board.words.rules[face.rule] && { ruleText: board.words.rules[face.rule] }),
    ...(extra.barred && { why: whyNot(board, extra.barred) }),
    ...(extra.offers && broughtBy(board, extra.offers)),
  };
}
