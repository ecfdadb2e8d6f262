import { link } from './link';
import { wholeWords, type Catalogue, type Seat } from './scene';
import type * as wire from './wire.gen';

export { Refused } from './link';

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const of = (game: string): string => `/games/${encodeURIComponent(game)}`;

export const api = {
  me: () => link.ask<wire.Me>('GET', '/me'),
  change: (change: wire.MeChange) => link.ask<wire.Me>('PATCH', '/me', change),
  games: (lang: string) => link.ask<wire.GameInfo[]>('GET', `/games?lang=${lang}`),
  catalogue: (game: string, lang: string, pack: string) => link.ask<wire.Catalogue>('GET', `${of(game)}/catalogue?lang=${lang}&pack=${pack}`),
  rulebook: (game: string, lang: string, pack: string) => link.ask<wire.Rulebook>('GET', `${of(game)}/rulebook?lang=${lang}&pack=${pack}`),
  example: (wish: wire.ExampleWish) => link.ask<wire.Created>('POST', '/examples', wish),
  skin: (game: string) => link.ask<wire.Skin>('GET', `${of(game)}/skin`),
  reach: () => link.ask<wire.Reach>('GET', '/reach'),
  tables: () => link.ask<wire.TableInfo[]>('GET', '/tables'),
  table: (id: string) => link.ask<wire.TableInfo>('GET', at(id)),
  create: (wish: wire.TableWish) => link.ask<wire.Created>('POST', '/tables', wish),
  lesson: (wish: wire.LessonWish) => link.ask<wire.Created>('POST', '/lessons', wish),
  join: (id: string, seat: Seat | null = null) => link.ask<wire.TableInfo>('POST', `${at(id)}/join`, { seat } satisfies wire.JoinWish),
  leave: (id: string) => link.ask<wire.TableInfo>('POST', `${at(id)}/leave`, {}),
  resign: (id: string) => link.ask<wire.TableInfo>('POST', `${at(id)}/resign`, {}),
  remove: (id: string) => link.ask<unknown>('DELETE', at(id)),
  rematch: (id: string) => link.ask<wire.Created>('POST', `${at(id)}/rematch`, {}),
  record: (id: string) => link.ask<unknown>('GET', `${at(id)}/record`),
  file: (id: string) => link.ask<unknown>('GET', `${at(id)}/file`),
  openFile: (file: Blob) => link.ask<wire.Created>('POST', '/files', file),
  turns: (id: string) => link.ask<wire.Turn[]>('GET', `${at(id)}/turns`),
  review: (id: string, lang: string) => link.ask<wire.Review>('GET', `${at(id)}/review?lang=${lang}`),
  replay: (id: string, move: number, seat: Seat | null, lang: string) =>
    link.ask<wire.Moment>('GET', `${at(id)}/replay?move=${move}&lang=${lang}${seat === null ? '' : `&seat=${seat}`}`),
  box: (game: string, lang: string) => link.ask<wire.BoxInfo>('GET', `${of(game)}/box?lang=${lang}`),
  checkBox: (game: string, edit: wire.BoxEdit, lang: string) => link.ask<wire.BoxVerdict>('POST', `${of(game)}/box/check?lang=${lang}`, edit),
  previewBox: (game: string, wish: wire.BoxWish, lang: string) => link.ask<wire.Catalogue>('POST', `${of(game)}/box/preview?lang=${lang}`, wish),
  readBox: (game: string, file: Blob, lang: string) => link.ask<wire.PackText>('POST', `${of(game)}/box/read?lang=${lang}`, file),
  packs: (game: string) => link.ask<wire.PackInfo[]>('GET', `/packs?game=${encodeURIComponent(game)}`),
  pack: (id: string) => link.ask<wire.MyPack>('GET', `/packs/${encodeURIComponent(id)}`),
  addPack: (wish: wire.PackWish) => link.ask<wire.MyPack>('POST', '/packs', wish),
  changePack: (id: string, wish: wire.PackWish) => link.ask<wire.MyPack>('PUT', `/packs/${encodeURIComponent(id)}`, wish),
  removePack: (id: string) => link.ask<unknown>('DELETE', `/packs/${encodeURIComponent(id)}`),
};

const words = new Map<string, Promise<Catalogue>>();

/** The words of a game with certain data never change: ask for them once per language. `pack` is the hash of the data. */
export function catalogue(game: string, lang: string, pack: string): Promise<Catalogue> {
  const key = `${game}/${pack}/${lang}`;
  const known = words.get(key);
  if (known) return known;
  const asked = api.catalogue(game, lang, pack).then((found) => ({ ...wholeWords(found), pack }));
  words.set(key, asked);
  asked.catch(() => words.delete(key));
  return asked;
}
