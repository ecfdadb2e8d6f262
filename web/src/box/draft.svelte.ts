import { api, Refused } from '../lib/api';
import { wholeWords, type Catalogue } from '../lib/scene';
import type { BoxInfo, MyPack, Problem } from '../lib/wire.gen';
import { same, type Json } from './schema';

export type Changes = Record<string, Json>;
export type State = 'open' | 'confirmed' | 'corrected';

interface Kept {
  changes: Changes;
  title: string;
  author: string;
  note: string;
  id: string | null;
  seen: number | null;
  dirty: boolean;
}

const LOOK_MS = 350;
const SAVE_MS = 1500;
const MOST_STEPS = 200;

/** What an owner has looked up so far: a value that is named as it is shipped is confirmed, another one corrected. */
export class Draft {
  changes = $state.raw<Changes>({});
  title = $state('');
  author = $state('');
  note = $state('');
  id = $state.raw<string | null>(null);
  /** Whether something is not yet on the server. */
  dirty = $state(false);
  busy = $state(false);
  problems = $state.raw<Problem[]>([]);
  /** The pack is called by it; null while it cannot be played with. */
  hash = $state.raw<string | null>(null);
  /** Whether the server has looked at what stands here now. */
  looked = $state(false);
  /** What changed with the last change, so that both agree. */
  along = $state.raw<string[]>([]);
  trouble = $state('');
  words = $state.raw<Catalogue | null>(null);
  #past = $state.raw<Changes[]>([]);
  #future = $state.raw<Changes[]>([]);
  #seen: number | null = null;
  #shipped: Map<string, Json>;
  #asked = 0;
  #look: ReturnType<typeof setTimeout> | undefined;
  #save: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  /** One question at a time: who clicks fast must not meet the limits of the server. */
  #line: Promise<void> = Promise.resolve();

  constructor(
    readonly info: BoxInfo,
    private readonly lang: string,
  ) {
    this.#shipped = new Map(info.values.map((value) => [value.place, value.value as Json]));
    const kept = remembered(info.game);
    if (kept) {
      // Places that are no more are left out: the box is not the one for which they were looked up.
      this.changes = Object.fromEntries(Object.entries(kept.changes).filter(([place]) => this.#shipped.has(place)));
      [this.title, this.author, this.note, this.id, this.dirty] = [kept.title, kept.author, kept.note, kept.id, kept.dirty];
      this.#seen = kept.seen;
    }
    this.#lookSoon(0);
  }

  // --- values -----------------------------------------------------------------------------------------------------

  shipped(place: string): Json {
    return this.#shipped.get(place) ?? null;
  }

  value(place: string): Json {
    const changed = this.changes[place];
    return changed === undefined ? this.shipped(place) : changed;
  }

  state(place: string): State {
    const changed = this.changes[place];
    if (changed === undefined) return 'open';
    return same(changed, this.shipped(place)) ? 'confirmed' : 'corrected';
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Set some values in one step. One alone takes along what must change with it. */
  set(changes: Changes): void {
    const news = Object.entries(changes).filter(([place, value]) => !same(this.changes[place], value));
    if (news.length === 0) return;
    const before = this.changes;
    this.#step({ ...before, ...Object.fromEntries(news) });
    const [only] = news;
    if (news.length === 1 && only) this.#queue(() => this.#takeAlong(before, only[0], only[1]));
  }

  /** These values are printed as they stand here. */
  confirm(places: string[]): void {
    this.set(Object.fromEntries(places.filter((place) => this.changes[place] === undefined).map((place) => [place, this.shipped(place)])));
  }

  /** As if nobody had looked them up. */
  forget(places: string[]): void {
    if (!places.some((place) => this.changes[place] !== undefined)) return;
    this.#step(Object.fromEntries(Object.entries(this.changes).filter(([place]) => !places.includes(place))));
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [...this.#future, this.changes];
    this.#past = this.#past.slice(0, -1);
    this.#stand(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#past = [...this.#past, this.changes];
    this.#future = this.#future.slice(0, -1);
    this.#stand(next);
  }

  #step(changes: Changes): void {
    this.#past = [...this.#past, this.changes].slice(-MOST_STEPS);
    this.#future = [];
    this.along = [];
    this.#stand(changes);
  }

  #stand(changes: Changes): void {
    this.changes = changes;
    this.looked = false;
    this.touch();
    this.#lookSoon();
  }

  /** Something is new: the browser keeps it at once, the server a little later, if it knows this pack. */
  touch(): void {
    this.dirty = true;
    this.#remember();
    clearTimeout(this.#save);
    if (this.id !== null) this.#save = setTimeout(() => void this.save(), SAVE_MS);
  }

  #queue(ask: () => Promise<void>): void {
    this.#line = this.#line.then(ask);
  }

  async #takeAlong(before: Changes, place: string, value: Json): Promise<void> {
    if (!same(this.changes[place], value) || this.#gone) return; // changed again in the meantime
    try {
      const { along = {} } = await api.checkBox(this.info.game, { changes: before, place, value }, this.lang);
      const more = Object.entries(along as Changes);
      if (more.length === 0 || !same(this.changes[place], value) || this.#gone) return;
      this.#stand({ ...this.changes, ...Object.fromEntries(more) });
      this.along = more.map(([other]) => other);
    } catch {
      // The check that follows says what is wrong.
    }
  }

  // --- what the server says of it ---------------------------------------------------------------------------------------

  #lookSoon(after = LOOK_MS): void {
    clearTimeout(this.#look);
    const asked = ++this.#asked;
    this.#look = setTimeout(() => this.#queue(() => this.#lookAt(asked)), after);
  }

  /** Ask whether it can be played with and, if so, how everything looks then. */
  async #lookAt(asked: number): Promise<void> {
    if (asked !== this.#asked || this.#gone) return;
    const { changes } = this;
    try {
      const verdict = await api.checkBox(this.info.game, { changes }, this.lang);
      if (asked !== this.#asked || this.#gone) return;
      this.problems = verdict.problems ?? [];
      this.hash = verdict.hash ?? null;
      this.trouble = '';
      if (this.hash !== null || this.words === null) {
        const words = await api.previewBox(this.info.game, { changes: this.hash === null ? {} : changes }, this.lang);
        if (asked !== this.#asked || this.#gone) return;
        this.words = wholeWords(words);
      }
      this.looked = true;
    } catch (trouble) {
      if (asked === this.#asked) this.trouble = saidOf(trouble);
    }
  }

  // --- keeping ------------------------------------------------------------------------------------------------------------

  #remember(): void {
    const { changes, title, author, note, id, dirty } = this;
    const kept: Kept = { changes, title, author, note, id, seen: this.#seen, dirty };
    try {
      localStorage.setItem(keyOf(this.info.game), JSON.stringify(kept));
    } catch {
      // A browser that forbids storage still corrects; it only forgets.
    }
  }

  /** Keep it on the server; as a new one, if it is to be so. */
  async save(fresh = false): Promise<boolean> {
    clearTimeout(this.#save);
    const { changes, title, author, note } = this;
    const wish = { game: this.info.game, changes, title, author, note };
    this.busy = true;
    try {
      const kept = this.id === null || fresh ? await api.addPack(wish) : await api.changePack(this.id, { ...wish, seen: this.#seen });
      this.id = kept.info.id;
      this.#seen = kept.info.changed;
      this.dirty = this.changes !== changes || this.title !== title || this.author !== author || this.note !== note;
      this.trouble = '';
      this.#remember();
      return true;
    } catch (trouble) {
      this.trouble = saidOf(trouble);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Go on with a pack of mine. */
  open(pack: MyPack): void {
    this.#begin(pack.changes as Changes, pack.info.title, pack.author ?? '', pack.note ?? '', pack.info.id, pack.info.changed, false);
  }

  /** Begin with what a file says; it is a pack of its own. */
  take(changes: Changes, title: string, author: string, note: string): void {
    this.#begin(changes, title, author, note, null, null, true);
  }

  /** An empty sheet. */
  clear(): void {
    this.#begin({}, '', '', '', null, null, false);
  }

  /** The pack on the server is gone; what is here stays. */
  orphan(): void {
    this.id = null;
    this.#seen = null;
    this.dirty = true;
    this.#remember();
  }

  #begin(changes: Changes, title: string, author: string, note: string, id: string | null, seen: number | null, dirty: boolean): void {
    clearTimeout(this.#save);
    this.#past = [...this.#past, this.changes].slice(-MOST_STEPS);
    this.#future = [];
    this.along = [];
    this.changes = Object.fromEntries(Object.entries(changes).filter(([place]) => this.#shipped.has(place)));
    [this.title, this.author, this.note, this.id, this.dirty] = [title, author, note, id, dirty];
    this.#seen = seen;
    this.looked = false;
    this.#remember();
    this.#lookSoon(0);
  }

  /** Nobody looks at it any more. */
  leave(): void {
    this.#gone = true;
    clearTimeout(this.#look);
    clearTimeout(this.#save);
    if (this.id !== null && this.dirty) void this.save();
  }
}

export function saidOf(trouble: unknown): string {
  return trouble instanceof Refused ? trouble.message : String(trouble);
}

const keyOf = (game: string): string => `edubba.box.${game}`;

function remembered(game: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Partial<Kept> | null;
    if (!kept?.changes || typeof kept.changes !== 'object') return null;
    return { title: '', author: '', note: '', id: null, seen: null, dirty: false, ...kept } as Kept;
  } catch {
    return null;
  }
}
