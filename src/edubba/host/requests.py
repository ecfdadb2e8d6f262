"""What people ask of a house: who I am, which games there are, tables to open, join and look back at.

Whoever asks is known already, and what is asked is read. What is refused is raised.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, replace
from typing import Any

from edubba import packs
from edubba.host import pack_files
from edubba.host.pack_requests import PackRequests
from edubba.host.reviews import Reviews
from edubba.host.store import Store
from edubba.host.tables import Aside, Tables
from edubba.kernel.game import Game
from edubba.kernel.rules_told import Rulebook
from edubba.kernel.scene import Catalogue
from edubba.kernel.shelf import catalogue, load, played_with
from edubba.table import examples, files, hindsight, lessons, lobby, names
from edubba.table.info import catalogue_of, game_info, link_of, table_info
from edubba.table.lesson_wire import ExampleWish, LessonWish
from edubba.table.review_wire import Review
from edubba.table.stored import BOT, Guest, Head
from edubba.table.wire import Created, GameInfo, JoinWish, Me, MeChange, Moment, TableInfo, TableWish, Turn
from edubba.table.words import Refusal
from edubba.words import LANGUAGES
from edubba.words.rulebook import rulebook

MOST_LISTED = 100


def new_guest(lang: str) -> Guest:
    """Somebody who comes for the first time."""
    return Guest(secrets.token_hex(12), names.guest_name(lang, secrets.choice), lang)


def language(wanted: str, usual: str) -> str:
    return wanted if wanted in LANGUAGES else usual


@dataclass(frozen=True)
class Requests:
    """Every request, with what it needs: the store, the tables, and how work is put aside."""

    store: Store
    tables: Tables
    aside: Aside
    packs: PackRequests
    reviews: Reviews
    most_tables: int  # unfinished, of one guest

    # --- me and the games -------------------------------------------------------------------------------------------

    async def me(self, guest: Guest) -> Me:
        return Me(guest.id, guest.name, guest.lang, await self.store.played(guest.id))

    async def change_me(self, guest: Guest, change: MeChange) -> Me:
        """Another name or another language."""
        name = guest.name if change.name is None else names.clean(change.name)
        changed = replace(guest, name=name, lang=change.lang or guest.lang)
        await self.store.change_guest(changed)
        if changed.name != guest.name:
            self.tables.renamed(guest.id, changed.name)
        return await self.me(changed)

    async def games(self, lang: str) -> list[GameInfo]:
        """The games on the shelf, with their options."""
        return await self.aside(shelf, lang)

    async def words(self, name: str, pack: str, lang: str) -> Catalogue:
        """The words of a game that no position changes: with the data of this hash, or with those in use here."""
        return await self.aside(_words, load(name).name, pack, lang)

    async def rulebook(self, name: str, pack: str, lang: str) -> Rulebook:
        """The rules of a game in full, its player aid, and what its choices are good for; with the same data."""
        return await self.aside(_rules, load(name).name, pack, lang)

    # --- tables -----------------------------------------------------------------------------------------------------

    async def open_new(self, guest: Guest, wish: TableWish) -> Created:
        """Put up a table."""
        game, title = await self.packs.chosen(guest, wish.game, wish.pack)
        return await self._put_up(lobby.new_table(game, wish, guest, _fresh(), title))

    async def take_lesson(self, guest: Guest, wish: LessonWish) -> Created:
        """Take a lesson: at the table where I left it, or at a new one."""
        game = load(wish.game)
        if not wish.again:
            for head, _ in await self.store.tables_of(guest.id, MOST_LISTED):
                if not head.over and (head.game, head.lesson) == (game.name, wish.name):
                    return Created(head.id, link_of(head.id))
        return await self._put_up(await self.aside(lessons.new_lesson, game, wish.name, guest, _fresh()))

    async def open_example(self, guest: Guest, wish: ExampleWish) -> Created:
        """Open a worked example of the rules as a position to play on: always anew."""
        return await self._put_up(await self.aside(examples.new_example, load(wish.game), wish.id, guest, _fresh()))

    async def my_tables(self, guest: Guest) -> list[TableInfo]:
        """Where I sit: running games by when they were put up, then finished ones, the latest first."""
        found = await self.store.tables_of(guest.id, MOST_LISTED)
        seen = await self.store.since(guest.id)

        def since(head: Head) -> float:
            return head.moved if head.over else seen.get(head.id, head.created)

        return [
            table_info(head, places, guest.id, guest.lang, self.tables.online(head.id), since=since(head))
            for head, places in found
        ]

    async def about(self, guest: Guest, table: str) -> TableInfo:
        """Who sits there, and how it stands."""
        head, places = await self.tables.find(table)
        return table_info(head, places, guest.id, guest.lang, self.tables.online(table))

    async def join(self, guest: Guest, table: str, wish: JoinWish | None) -> TableInfo:
        """Take a free seat. Who sits there already keeps it."""
        await (await self.tables.table(table)).join(guest, wish.seat if wish else None)
        return await self.about(guest, table)

    async def leave(self, guest: Guest, table: str, resigns: bool) -> TableInfo:
        """Get up, or give up."""
        await (await self.tables.table(table)).leave(guest.id, resigns)
        return await self.about(guest, table)

    async def delete(self, guest: Guest, table: str) -> None:
        """Take a finished table off my list, or do away with one of mine that has not begun."""
        if await self.store.delete(table, guest.id):
            self.tables.gone(table)

    async def rematch(self, guest: Guest, table: str) -> Created:
        """The same people, bots, options and data once more. Whoever asks second comes to the same table."""
        head, places = await self.tables.find(table)
        again = await self._put_up(await self.aside(lobby.rematch, head, places, guest, _fresh()))
        self.tables.followed(table, again.id)
        return again

    async def record(self, guest: Guest, table: str) -> dict[str, Any]:
        """The whole game, with the secret of the dice: anybody can verify it."""
        return await self.aside(lobby.full_record, await self.tables.read(table), guest.lang)

    async def file(self, guest: Guest, table: str) -> dict[str, Any]:
        """A game as a file, to be opened here or elsewhere."""
        return await self.aside(files.file_of, await self.tables.read(table), guest)

    async def open_file(self, guest: Guest, body: bytes) -> Created:
        """Put up the table that a file holds: to play on, or to look back at."""
        opened = await self.packs.work(guest.id, files.table_in, body, guest, _fresh())
        await self.packs.keep(guest, opened.record.game)
        found = await self.store.add_table(opened.head, opened.places, None, self.most_tables, opened.rows)
        return Created(found, link_of(found))

    async def replay(self, guest: Guest, table: str, move: int, seat: int | None, lang: str) -> Moment:
        """One moment of a game as a seat saw it: any seat when the game is over, else only one's own."""
        return await self.aside(lobby.look_back, await self.tables.read(table), guest, move, seat, lang)

    async def turns(self, table: str) -> list[Turn]:
        """Where the turns of a finished game begin, and how the points stood."""
        return await self.aside(lobby.turns, await self.tables.read(table))

    async def review(self, guest: Guest, table: str, lang: str) -> Review:
        """A finished game as the coach looks back at it, as far as it has come: who asks again keeps it going."""
        coach, order = await self.aside(hindsight.question, await self.tables.read(table), lang)
        return await self.reviews.look(guest, table, coach, order, lang)

    async def _put_up(self, new: lobby.NewTable) -> Created:
        found = await self.store.add_table(new.head, new.places, new.after, self.most_tables)
        if found == new.head.id and any(new.places[seat].who == BOT for seat in new.head.to_act):
            await self.tables.table(found)  # bots have the first word
        return Created(found, link_of(found))


def shelf(lang: str) -> list[GameInfo]:
    """The games as a house offers them."""
    return [game_info(game, lang, pack_files.in_use(name)) for name, game in catalogue().items()]


def _words(name: str, pack: str, lang: str) -> Catalogue:
    return catalogue_of(_with_data(name, pack), lang)


def _rules(name: str, pack: str, lang: str) -> Rulebook:
    return rulebook(_with_data(name, pack), lang)


def _with_data(name: str, pack: str) -> Game:
    game = played_with(name, pack) if pack else packs.in_use(name)
    if game is None:
        raise Refusal(404, "unknown-data", pack=pack[:16], game=name)
    return game


def _fresh() -> lobby.Fresh:
    return lobby.Fresh.draw(secrets.choice, secrets.token_bytes(32), time.time())
