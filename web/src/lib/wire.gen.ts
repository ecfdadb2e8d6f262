/* Written by tools/wire.py from the structs in kernel/ and table/; `make check` compares. Do not edit. */

export type Value = boolean | number | string;

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'star';

export type ZoneKind = 'row' | 'grid' | 'stack' | 'track' | 'tableau' | 'pool' | 'graph' | 'ring' | 'free';

export type PieceKind = 'card' | 'cube' | 'disc' | 'die' | 'tile' | 'poly' | 'figure' | 'marker' | 'token' | 'house';

export type Confidence = '' | 'high' | 'medium' | 'low';

export type Source = 'rulebook' | 'reference' | 'knowledge' | 'reconstructed';

export type Exit = 'leave' | 'resign' | 'delete';

export type Language = 'fr' | 'en';

/** A small sign on a piece. */
export interface Badge {
  icon?: string;
  text?: string;
  tone?: string;
}

/** A place inside a zone, with what is printed on it. */
export interface Cell {
  id: string;
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  face?: string;
  note?: string;
}

/** Cells of a grid that belong together, as a district does; `rows` say who has what there. */
export interface Region {
  cells: string[];
  name: string;
  colour?: string;
  rows?: Lane[];
  marks?: string[];
}

/** A part of the table. Things that nobody tells apart are not pieces but `counts` by class. */
export interface Zone {
  id: string;
  kind: ZoneKind;
  name: string;
  own?: number;
  cells?: Cell[];
  links?: [string, string][];
  counts?: Record<string, number>;
  size?: 'l' | 'm' | 's';
  note?: string;
  regions?: Region[];
}

/** A thing in a zone. Without a face it lies face down. `same`: who points at it points at that handle. */
export interface Piece {
  id: string;
  kind?: PieceKind;
  zone?: string;
  at?: string;
  face?: string;
  own?: number;
  n?: number;
  on?: string;
  same?: string;
  /** quarter turns clockwise, + 4 when flipped */
  turn?: number;
  marks?: string[];
  badges?: Badge[];
  /** what it costs, brings or is worth now, in a sentence for whoever asks */
  note?: string;
}

/** A number beside the name of a player. */
export interface Stat {
  icon: string;
  label: string;
  value: number | string;
}

/** What concerns one player: the points as this viewer may know them, by category too, and some numbers. */
export interface Panel {
  seat: number;
  name: string;
  shape: Shape;
  to_act: boolean;
  score?: number;
  sheet?: Record<string, number>;
  stats?: Stat[];
  first?: boolean;
  /** has answered a question that all answer at once */
  sealed?: boolean;
  hand?: number;
}

/** A legal action, and the handles to point at: in any order, until only one choice is left that has them all. */
export interface Choice {
  id: number;
  say: string;
  h: string[];
  main?: boolean;
  ends?: '' | 'game' | 'turn';
  news?: boolean;
  then?: Choice[];
  /** what is asked once it is taken, if `then` answers it */
  asks?: string;
  /** what it does, in icons, where no thing on the table shows it */
  effect?: Badge[];
  /** by tone: cost, gain, later (when points are counted), other */
  brings?: Badge[];
  /** the same in words */
  outlook?: string;
  /** what it gives away for nothing, in a sentence: worth a question */
  gives_up?: string;
}

/** A thing that cannot be chosen now, the rule that forbids it, and perhaps what is missing at this moment. */
export interface Bar {
  h: string;
  rule: string;
  say?: string;
}

/** Things that are alike, of which some may be picked: the handle to point at, and the action of one pick. */
export interface Heap {
  h: string;
  id: number;
  most: number;
  group?: string;
  worth?: number;
}

/**
 * A run of picks that a person may make in any order: so many of these, so many of those.
 *
 * They are sent in the order of the heaps, then `done`, if the run has such an end. What the engine takes by itself,
 * because nothing else is left, is struck off.
 */
export interface Tally {
  heaps: Heap[];
  /** picks in all */
  least: number;
  most: number;
  /** picks of one group come in sets of so many */
  sets?: number;
  /** what the picks must be worth together, at least */
  worth?: number;
  /** most picks by group; one of these must hold */
  ways?: Record<string, number>[];
  done?: number;
  /** nothing comes after a pick of the last heap, not even `done` */
  closed?: boolean;
}

/** Cells that bring something to whoever covers all of them. */
export interface Goal {
  cells: string[];
  badge: Badge;
}

/**
 * A tile in hand: each choice names the cell for its first square in reading order, and how it is turned, if that
 * matters. The rest lets a client show beforehand what a place would mean.
 */
export interface Laying {
  face: string;
  zone: string;
  /** where the choices name none */
  turn?: number;
  /** what comes to lie on every free cell beside it */
  beside?: string;
  /** cells that it cannot cover, by the rule that forbids it */
  bars?: Record<string, string[]>;
  /** the rule that forbids every place outside the cells of the zone */
  off?: string;
  goals?: Goal[];
}

/** A line of a dialog: what a seat offers or has answered. */
export interface Lane {
  seat: number;
  text: string;
  value?: number;
  /** takes no further part */
  out?: boolean;
}

/** A question that deserves a place of its own, above the table. */
export interface Dialog {
  kind: 'auction' | 'cards' | 'number' | 'pick';
  title: string;
  say: string;
  rows?: Lane[];
}

/** A step of the final scoring: a row of somebody's score sheet, how it adds up, and the things that count. */
export interface Scored {
  seat: number;
  row: string;
  text: string;
  points: number;
  h: string[];
}

/** Everything a seat (None: a spectator) may see and do now. */
export interface Scene {
  game: string;
  viewer: number | null;
  over: boolean;
  turn: Record<string, number>;
  prompt: string;
  zones: Zone[];
  pieces: Piece[];
  players: Panel[];
  choices: Choice[];
  barred?: Bar[];
  dialog?: Dialog;
  /** what there is to say of the last round, once it has begun */
  ends?: string;
  tally?: Tally;
  laying?: Laying;
  /** the final scoring, step by step, when the game is over */
  walk?: Scored[];
  /** which of the questions of the game is asked: "pay-pairs" */
  question?: string;
}

/** What a piece, a cell or a class of a pool shows, in words. */
export interface Face {
  name: string;
  kind: string;
  text?: string;
  icon?: string;
  level?: number;
  colour?: string;
  rule?: string;
  /** the squares of a polyomino, unturned */
  shape?: [number, number][];
  /** printed large: a number, a letter */
  sign?: string;
  /** what it does, in icons */
  effect?: Badge[];
}

/** A colour of components: never told by colour alone. */
export interface Colour {
  name: string;
  icon: string;
  theme?: string;
}

/** An option, as a person reads it; `words` are its values in their order, none for a plain number. */
export interface OptionWords {
  name: string;
  say: string;
  explain: string;
  default: Value;
  values: Value[];
  words: string[];
}

/** A part of the rules in brief. */
export interface Chapter {
  title: string;
  text: string;
}

/** The words of a game that no position changes. A client may keep them as long as the version is the same. */
export interface Catalogue {
  game: string;
  version: string;
  lang: string;
  title: string;
  faces?: Record<string, Face>;
  colours?: Record<string, Colour>;
  /** what the handle btn:<verb> is called */
  verbs?: Record<string, string>;
  /** what a mark on a piece means */
  marks?: Record<string, string>;
  /** rows of a score sheet */
  scores?: Record<string, string>;
  /** what a zone is for, by the stem of its id */
  places?: Record<string, string>;
  rules?: Record<string, string>;
  options?: OptionWords[];
  /** how the game is played */
  guide?: Chapter[];
  /** the key of signs: what an icon stands for */
  signs?: Record<string, Chapter>;
}

/** A line of the player aid: what it is called, and what there is to know of it. */
export interface AidLine {
  title: string;
  text: string;
  icon?: string;
  colour?: string;
}

export interface AidPart {
  title: string;
  lines: AidLine[];
}

/** An example that can be opened as a position on the table. */
export interface WorkedExample {
  id: string;
  text: string;
}

/** A paragraph of the rules, with the ids of what it tells and the faces of the pieces beside it. */
export interface RuleParagraph {
  text: string;
  rules?: string[];
  show?: string[];
  examples?: WorkedExample[];
}

export interface RuleChapter {
  title: string;
  paragraphs: RuleParagraph[];
}

/** The rules in full, the player aid, and why one would do what the table offers. */
export interface Rulebook {
  game: string;
  lang: string;
  title: string;
  aid?: AidPart[];
  chapters?: RuleChapter[];
  /** "menu.take" or "menu": what such a choice is good for */
  can?: Record<string, string>;
  /** each with the first of its actions */
  verbs?: [string, number][];
}

/** How the box of a game is laid out. */
export interface Look {
  faces?: Record<string, string>;
  maps?: Record<string, [string, number, number, number][]>;
  icons?: Record<string, string>;
}

/** With which data a table is played. */
export interface PackName {
  hash: string;
  title?: string;
  /** those that are shipped */
  standard?: boolean;
}

/** The data pack that this server plays with if nobody says otherwise. */
export interface UsedPack {
  hash: string;
  title?: string;
  standard?: boolean;
  /** values of which it says nothing */
  reconstructed?: number;
}

/** What people know of the data of a game before they play. */
export interface GameData {
  /** values of the standard data */
  reconstructed?: number;
  /** of the box, in which they are; those with most of them first */
  parts?: string[];
  used?: UsedPack;
  /** whether they can be looked up and corrected, value by value */
  box?: boolean;
}

/** One printed value as it is shipped. `fixed` says why it cannot vary without another rule. */
export interface BoxValue {
  place: string;
  value: unknown;
  source: Source;
  confidence?: Confidence;
  why?: string;
  fixed?: string;
}

/** How many values come from where; of the reconstructed ones, how many are fixed and how many can be corrected. */
export interface BoxCounts {
  values: number;
  rulebook: number;
  reference: number;
  knowledge: number;
  reconstructed: number;
  fixed: number;
  correctable: number;
}

/** Everything printed of one game. */
export interface BoxInfo {
  game: string;
  title: string;
  version: number;
  /** of the shipped data */
  hash: string;
  counts: BoxCounts;
  values: BoxValue[];
  /** JSON schema of a pack: `properties.changes.properties` by place, and `$defs` */
  schema: Record<string, unknown>;
  /** what its parts, fields and kinds are called (words/workshop.py) */
  words: Record<string, string>;
  /** how they are laid out */
  look: Look;
}

/** Changes to be looked at: by place, other values than those that are shipped, or the same, if confirmed. */
export interface BoxWish {
  changes: Record<string, unknown>;
}

/** The same, and perhaps one more change. */
export interface BoxEdit {
  changes: Record<string, unknown>;
  place?: string | null;
  value?: unknown;
}

/** What is wrong, and where; the place may be that of a whole group, or none. */
export interface Problem {
  text: string;
  place?: string;
}

/**
 * What speaks against these changes; if nothing does, by which hash the pack is called. `along` is what must change
 * with the one more change, so that they agree.
 */
export interface BoxVerdict {
  problems?: Problem[];
  hash?: string;
  along?: Record<string, unknown>;
}

/** A pack as a file has it. */
export interface PackText {
  game: string;
  title: string;
  author: string;
  note: string;
  changes: Record<string, unknown>;
  /** what does not go together in it */
  problems: Problem[];
}

/**
 * A pack to be kept. `seen` is when the kept one had been changed last, so that nobody writes over what he has not
 * read.
 */
export interface PackWish {
  game: string;
  changes?: Record<string, unknown>;
  title?: string;
  author?: string;
  note?: string;
  seen?: number | null;
}

/** A pack of mine in a list. */
export interface PackInfo {
  id: string;
  game: string;
  title: string;
  /** when */
  changed: number;
  /** of the box for which it was written */
  version: number;
  /** values that differ from those that are shipped */
  changes: number;
  /** values that are worth a look and named, changed or not */
  confirmed: number;
  /** None: it cannot be played with yet */
  hash?: string;
}

/** A pack of mine, whole. */
export interface MyPack {
  info: PackInfo;
  changes: Record<string, unknown>;
  author?: string;
  note?: string;
  problems?: Problem[];
}

/** A lesson on offer. */
export interface LessonName {
  name: string;
  title: string;
  text: string;
  minutes: [number, number];
  /** a whole game, with free choices */
  guided?: boolean;
}

/** A step that was said. Words of the glossary stand in it as `[as it reads|term]`. */
export interface SaidStep {
  /** from 1 */
  n: number;
  say: string;
  /** the handles of what it names */
  light?: string[];
}

/** How far somebody is in the lesson of a table. */
export interface LessonInfo {
  name: string;
  title: string;
  guided?: boolean;
  /** all that were said so far */
  steps?: SaidStep[];
  /** the place in `steps` of the one that waits to be read or done */
  current?: number;
  /** how many there will be, if that can be told */
  total?: number;
  /** what is asked for now, in the words of the choice */
  do?: string;
  /** what may be done now; empty: read on, or anything */
  actions?: number[];
  /** the words of the glossary that were used */
  terms?: Record<string, Chapter>;
  done?: boolean;
  /** the lesson after this one */
  following?: LessonName;
  /** why it cannot go on here */
  changed?: string;
}

/** Open a worked example of the rules, by its id there. */
export interface ExampleWish {
  game: string;
  id: string;
}

/** Take a lesson: where it was left, or from its beginning. */
export interface LessonWish {
  game: string;
  name: string;
  again?: boolean;
}

/** Why a move is good: what it gains or costs at once, what it prepares, what it keeps others from; in words. */
export interface Reason {
  kind: 'costs' | 'gains' | 'prepares' | 'prevents';
  say: string;
}

/** A move: what to choose now, how the turn may go on, and how it may end. */
export interface Hint {
  action: number;
  /** the first is the choice; then what may follow */
  moves: string[];
  /** to win, of 100 */
  chance: number;
  /** how far ahead it may leave the player */
  result: string;
  reasons: Reason[];
}

/** The best moves of who has asked, the best first, in the position that was shown at `seq`. */
export interface Hints {
  t: 'hints';
  seq: number;
  seat: number;
  hints: Hint[];
}

/** Whether you may ask for hints; else who would have to agree, and who has. */
export interface CoachInfo {
  open?: boolean;
  /** seats whose people want it, or do not mind */
  agreed?: number[];
  /** you are among them */
  yours?: boolean;
}

/** What are my best moves? */
export interface AskHint {
  t: 'hint';
  seq: number;
  seat: number;
}

/** I would like hints for all at this table, or do not mind them; or I do. */
export interface WantCoach {
  t: 'coach';
  seq: number;
  seat: number;
  yes: boolean;
}

/** Everybody's chance to win, of 100, when so many decisions had been taken. */
export interface Chances {
  move: number;
  each: number[];
}

/** A turn that gave away much: what was played, what would have been better, and why. */
export interface TurningPoint {
  /** so many decisions had been taken before it: the moment of the replay that shows it */
  move: number;
  seat: number;
  /** of 100 */
  lost: number;
  played: string[];
  better: string[];
  /** how much better it would have been */
  worth: string;
  reasons: Reason[];
}

/** A finished game as the coach looks back at it: as far as it has come. Ask again until it is `ready`. */
export interface Review {
  /** turns that it has gone through */
  done: number;
  /** turns of the game */
  of: number;
  ready?: boolean;
  moves?: number;
  chances?: Chances[];
  /** of every seat, of 100; None: it had nothing to decide */
  accuracy?: (number | null)[];
  points?: TurningPoint[];
}

export interface Me {
  id: string;
  name: string;
  lang: string;
  /** the games that I have played to an end here */
  played?: string[];
}

export interface MeChange {
  name?: string | null;
  lang?: Language | null;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionWords[];
  bots: string[];
  data: GameData;
  automa?: string;
  minutes?: [number, number];
  /** from 1 (little to learn) to 5 */
  weight?: number;
  /** options for who has never played it */
  first_game?: Record<string, Value>;
  lessons?: LessonName[];
}

export interface SeatWish {
  who: 'automa' | 'bot' | 'device' | 'friend' | 'me';
  bot?: string | null;
  seconds?: number | null;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  dice?: boolean;
  pack?: string | null;
}

export interface JoinWish {
  seat?: number | null;
}

export interface Created {
  id: string;
  link: string;
}

/** By which address others come to this server: none is told to who came by one that they can use, too. */
export interface Reach {
  address?: string;
  /** it leads no further than the network of this machine */
  near?: boolean;
  /** nobody but this machine can open it */
  alone?: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string;
  who: string;
  online: boolean;
  you: boolean;
  bot?: string;
  seconds?: number;
  /** a bot plays on for who got up */
  left?: boolean;
}

export interface SheetRow {
  row: string;
  name: string;
  points: number;
}

export interface Result {
  ranking: number[][];
  scores: number[];
  sheets: SheetRow[][];
  secret: string;
  /** who gave up; then nobody has counted */
  resigned?: number[];
}

/** How far the numbers are that people throw in, and whether you are asked for something now. */
export interface Dice {
  stage: 'again' | 'cast' | 'fix' | 'open';
  yours?: boolean;
  commits?: string[];
  nonces?: string[];
}

/** Somebody wants to take a turn back: which seat, and which seats have to agree yet. */
export interface Plea {
  seat: number;
  waits: number[];
  /** you are asked */
  yours?: boolean;
  /** you have asked */
  mine?: boolean;
}

export interface TableInfo {
  id: string;
  link: string;
  game: string;
  pack: PackName;
  version: string;
  state: 'over' | 'running' | 'waiting';
  created: number;
  options: Record<string, unknown>;
  commitment: string;
  seats: SeatInfo[];
  you: number[];
  to_act: number[];
  your_turn: boolean;
  over: boolean;
  result?: Result;
  rematch?: string;
  dice?: Dice;
  /** turns that were taken back, as far as it has been played here */
  takebacks?: number;
  plea?: Plea;
  /** if it is not played by the newest rules: by which */
  rules?: string;
  /** who put it up, if he still sits there */
  by?: string;
  /** when you last saw something happen there, or when it ended */
  since?: number;
  /** how you can be rid of it */
  exits?: Exit[];
  /** seats that bots keep for you: `join` gives them back */
  back?: number[];
  /** that you take here */
  lesson?: LessonInfo;
  /** if you could ask for hints */
  coach?: CoachInfo;
}

/** A sentence of the log: of which seat it tells, which faces it names, and whether everybody should look up. */
export interface LogLine {
  n: number;
  text: string;
  /** so many things had happened with what it tells: by this number the moment can be recalled */
  told: number;
  seat?: number;
  handles?: string[];
  big?: boolean;
  /** that it follows */
  rule?: string;
}

/** A finished or a running game as it was at one moment. */
export interface Moment {
  move: number;
  moves: number;
  seat: number | null;
  scene: Scene;
  log: LogLine[];
}

/** A stretch of a game in which the same seats were asked: where it begins, and how the points stood then. */
export interface Turn {
  move: number;
  seats: number[];
  scores: number[];
}

export interface Mistake {
  code: string;
  say: string;
  rule?: string;
  /** of a data pack */
  problems?: Problem[];
}

export interface SceneFrame {
  t: 'scene';
  seq: number;
  seat: number | null;
  /** is encoded before, once for all who see the same */
  scene: Scene;
  from: number;
  log: LogLine[];
  undo: boolean;
  restart: boolean;
  /** you have taken a turn that can be taken back as a whole */
  takeback: boolean;
  heard: number;
  /** what others did last: lines of the log with `told` above the first number, up to the second */
  tale: [number, number];
  table: TableInfo;
}

export interface TableFrame {
  t: 'table';
  table: TableInfo;
}

export interface Refused {
  t: 'refused';
  seq: number;
  heard: number;
  code: string;
  say: string;
  rule?: string;
}

export interface Why {
  t: 'why';
  action: number;
  say: string;
  rule?: string;
}

/** The table as it was when so much had been told, as this seat saw it then. */
export interface Recalled {
  t: 'moment';
  told: number;
  seat: number | null;
  scene: Scene;
}

export interface Act {
  t: 'act';
  seq: number;
  seat: number;
  action: number;
}

export interface Acts {
  t: 'acts';
  seq: number;
  seat: number;
  actions: number[];
}

/** A run of picks of one question: what the engine picks by itself, because nothing else is left, is struck off. */
export interface Picks {
  t: 'picks';
  seq: number;
  seat: number;
  actions: number[];
}

export interface Undo {
  t: 'undo';
  seq: number;
  seat: number;
}

export interface Restart {
  t: 'restart';
  seq: number;
  seat: number;
}

/** Take back the last turn of this seat and all that came after it; with other people only if they agree. */
export interface TakeTurn {
  t: 'takeback';
  seq: number;
  seat: number;
}

/** An answer to who wants to take a turn back. Who has asked may take the question back by it, too. */
export interface Consent {
  t: 'consent';
  seq: number;
  seat: number;
  yes: boolean;
}

export interface AskWhy {
  t: 'why';
  seq: number;
  seat: number;
  action: number;
}

/** The learner has read so many steps of a lesson. */
export interface ReadOn {
  t: 'read';
  seq: number;
  seat: number;
  step: number;
}

export interface Sit {
  t: 'sit';
  seat: number | null;
}

/** Show me the table as it was when so much had been told. */
export interface Recall {
  t: 'recall';
  told: number;
}

export interface Speak {
  t: 'lang';
  lang: Language;
}

export interface Fix {
  t: 'fix';
  commit: string;
}

export interface Open {
  t: 'open';
  nonce: string;
}

/** A colour of components by day and by night, and what is legible on it. */
export interface Paint {
  day: string;
  night?: string;
  ink?: string;
  ink_night?: string;
}

/** How a zone is laid out. */
export interface ZoneLook {
  /** takes the room that is left in its row */
  grow?: boolean;
  /** no ground behind it */
  bare?: boolean;
  /** how large its pieces are */
  cards?: '' | 'large' | 'small';
}

/** skin.json: where the zones lie, by the stems of their ids, and how they and the pieces look. */
export interface Layout {
  board?: string[][];
  mine?: string[][];
  rival?: string[];
  minor?: string[];
  beside?: string[];
  pinned?: boolean;
  sections?: string[][];
  apart?: boolean;
  zones?: Record<string, ZoneLook>;
  /** the form of cards and tiles; as a rule they are upright */
  cards?: '' | 'square' | 'wide';
  colours?: Record<string, Paint>;
  /** the light of the cover */
  tone?: string;
}

/** What a client needs to dress a game: the layout, its icons, and where style sheet and cover are. */
export interface Skin {
  layout: Layout;
  /** what is drawn in a box of 512, by name */
  icons?: Record<string, string>;
  style?: string;
  cover?: string;
}

export type FromServer = Hints | SceneFrame | TableFrame | Refused | Why | Recalled;

export type ToServer = AskHint | WantCoach | Act | Acts | Picks | Undo | Restart | TakeTurn | Consent | AskWhy | ReadOn | Sit | Recall | Speak | Fix | Open;

export const FROM_SERVER: readonly FromServer['t'][] = ['hints', 'scene', 'table', 'refused', 'why', 'moment'];
