"""A table from outside: who sits there, whose turn it is, how it ended."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any

from edubba import bots
from edubba.kernel import Game, UnknownGame
from edubba.kernel.pack import Pack
from edubba.kernel.scene import Catalogue
from edubba.kernel.shelf import catalogue, load
from edubba.table.box_wire import PackName
from edubba.table.boxes import game_data
from edubba.table.exits import exits
from edubba.table.lesson_names import lesson_names, title_of
from edubba.table.lesson_wire import LessonInfo
from edubba.table.names import distinct
from edubba.table.stored import AUTOMA, BOT, FRIEND, Head, Place, seats_of
from edubba.table.wire import Dice, GameInfo, Result, SeatInfo, SheetRow, TableInfo
from edubba.table.words import BOOK
from edubba.words import LANGUAGES, talk_of
from edubba.words.catalogue import option_words

KEPT = 32  # catalogues: of all games in both languages, and of the packs that people look at
TABLES = 1024  # whose numbers for the dice are remembered


def link_of(table: str) -> str:
    return f"/table/{table}"


def names_of(game: str, places: Sequence[Place], lang: str) -> list[str]:
    """The names at a table, the official solo opponent last; a seat that nobody has taken is called so."""
    names = [_called(place, lang) for place in places]
    if len(places) == 1 and has_automa(game):
        names.append(automa_of(game, lang))
    return distinct(names)


def _called(place: Place, lang: str) -> str:
    name = place.name or BOOK.say(lang, "vacant")
    return BOOK.say(lang, "stand-in", name=name) if place.left else name


def game_info(game: Game, lang: str, used: Pack | None = None) -> GameInfo:
    """A game on the shelf, for those who choose one; `used` is the data pack in use here."""
    talk = talk_of(game)
    options = [option_words(talk, option, lang) for option in game.options]
    automa = automa_of(game.name, lang) if has_automa(game.name) else None
    return GameInfo(
        name=game.name,
        title=talk.book.say(lang, "title"),
        seats=game.seats,
        options=options,
        bots=bots.levels(),
        data=game_data(game, used, lang),
        automa=automa,
        minutes=game.minutes,
        weight=game.weight,
        first_game=dict(game.first_game),
        lessons=lesson_names(game, lang),
    )


def pack_name(game: str, data_hash: str, title: str) -> PackName:
    """With which data a table is played; its game need not be installed any more."""
    try:
        standard = load(game).printed.hash == data_hash
    except UnknownGame:
        standard = False
    return PackName(data_hash, "" if standard else title, standard)


def learn_games() -> None:
    """Load all games, and read what the start page says of them, so that the first guest need not wait for it."""
    for game in catalogue().values():
        for lang in LANGUAGES:
            game_info(game, lang)


def learn_words() -> Iterator[None]:
    """Read all that games say, phrase by phrase, so that nobody waits for a sentence in the middle of a game."""
    for game in list(catalogue().values()):
        book = talk_of(game).book
        for lang in LANGUAGES:
            for key in book.keys(lang):
                book.learn(lang, key)
                yield


@lru_cache(KEPT)
def catalogue_of(game: Game, lang: str) -> Catalogue:
    return game.catalogue(lang)


@cache
def has_automa(game: str) -> bool:
    """True if at a table for one somebody plays by the rules of the game itself."""
    found = load(game)
    return 1 in found.seats and found.new(1, 0).places() > 1


def automa_of(game: str, lang: str) -> str:
    """The name of the official solo opponent."""
    return talk_of(load(game)).player(1, lang, [""])


def table_info(
    head: Head,
    places: Sequence[Place],
    guest: str,
    lang: str,
    online: Collection[str] = (),
    dice: Dice | None = None,
    names: Sequence[str] = (),
    since: float | None = None,
) -> TableInfo:
    """The table for this guest. Somebody's id is nobody else's business: seats only tell whether they are yours."""
    yours = seats_of(places, guest)
    names = names or names_of(head.game, places, lang)
    seats = [
        SeatInfo(
            seat=place.seat,
            name=names[place.seat],
            who=place.who,
            online=place.who == BOT or place.guest in online,
            you=place.guest == guest,
            bot=place.bot,
            seconds=place.seconds,
            left=place.left,
        )
        for place in places
    ]
    if len(names) > len(places):
        seats.append(SeatInfo(seat=1, name=names[1], who=AUTOMA, online=True, you=False))
    vacant = any(place.who == FRIEND for place in places)
    awaited = not head.dealt and not vacant  # a page that is open throws its number in by itself
    return TableInfo(
        id=head.id,
        link=link_of(head.id),
        game=head.game,
        pack=pack_name(head.game, head.pack, head.pack_title),
        version=head.version,
        state="over" if head.over else "waiting" if vacant or not head.dealt else "running",
        created=head.created,
        options=head.options,
        commitment=head.commitment.hex(),
        seats=seats,
        you=yours,
        to_act=head.to_act,
        your_turn=not set(yours).isdisjoint(head.to_act) or (awaited and bool(yours) and guest not in online),
        over=head.over,
        result=_result(head, head.result, lang) if head.over and head.result else None,
        rematch=head.rematch,
        dice=dice or _cast(head),
        rules=_older_rules(head, lang),
        by=next((names[place.seat] for place in places if place.guest and place.guest == head.creator), None),
        since=since,
        exits=exits(head, places, guest),
        back=[place.seat for place in places if place.kept_for == guest and not head.over],
        lesson=_lesson(head, lang) if head.lesson else None,
    )


def _lesson(head: Head, lang: str) -> LessonInfo:
    """The lesson of a table; how far somebody is in it is known where it is taken."""
    try:
        return LessonInfo(name=head.lesson, title=title_of(load(head.game), head.lesson, lang))
    except UnknownGame:
        return LessonInfo(name=head.lesson, title=head.lesson)


def _older_rules(head: Head, lang: str) -> str | None:
    """By which rules a game goes on that was begun before they changed."""
    try:
        game = load(head.game)
    except UnknownGame:
        return None
    if head.version not in game.earlier:
        return None
    return BOOK.say(lang, "older-rules", version=head.version, newest=game.version)


def _cast(head: Head) -> Dice | None:
    """The numbers that people threw in, for everybody to compare with the hashes that were shown before."""
    if not head.nonces:
        return None
    return _dice_of(tuple(head.nonces))


@lru_cache(TABLES)
def _dice_of(nonces: tuple[str, ...]) -> Dice:
    return Dice("cast", False, [sha256(bytes.fromhex(nonce)).hexdigest() for nonce in nonces], list(nonces))


def _result(head: Head, result: dict[str, Any], lang: str) -> Result:
    """How it ended; only now the secret of the dice is told."""
    row_name = talk_of(load(head.game)).score_row
    sheets = [[SheetRow(row, row_name(row, lang), points) for row, points in sheet] for sheet in result["sheets"]]
    return Result(
        ranking=result["ranking"],
        scores=result["scores"],
        sheets=sheets,
        secret=head.secret.hex(),
        resigned=result.get("resigned", []),
    )
