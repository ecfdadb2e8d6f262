"""Tables from outside: putting one up, once more with the same people, listing them, and the record of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from edubba import bots
from edubba.kernel import Game, Record, State
from edubba.table.info import has_automa, names_of
from edubba.table.leaving import new_name
from edubba.table.names import BOTS
from edubba.table.rebuild import game_of, open_table
from edubba.table.replay import course, moment
from edubba.table.stored import AUTOMA, BOT, DEVICE, FRIEND, PERSON, Guest, Head, Kept, Place, seats_of
from edubba.table.wire import Moment, SeatWish, TableWish, Turn
from edubba.table.words import BOOK, Refusal

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are mistaken for one another
ID_LENGTH = 14
SECONDS = (0.1, 30.0)  # for which a bot may think
USUAL_SECONDS = 2.0


@dataclass(frozen=True)
class NewTable:
    """A table to be stored; a rematch of `after` is stored once, whoever asks first."""

    head: Head
    places: list[Place]
    after: str | None = None


@dataclass(frozen=True)
class Fresh:
    """What a new table needs that nobody may guess, and when it is put up."""

    id: str
    secret: bytes
    now: float

    @classmethod
    def draw(cls, choice: Callable[[str], str], secret: bytes, now: float) -> Fresh:
        """With an id of random letters."""
        return cls(new_id(choice), secret, now)


def new_id(choice: Callable[[str], str]) -> str:
    """Random letters by which nobody else finds something."""
    return "".join(choice(LETTERS) for _ in range(ID_LENGTH))


def new_table(game: Game, wish: TableWish, guest: Guest, fresh: Fresh, title: str = "") -> NewTable:
    """The table that somebody wants; `title` is what its data are called."""
    wishes = _without_automa(game, wish.seats)
    record = Record(game, len(wishes), game.agree(len(wishes), wish.options), fresh.secret)
    if sum(one.who == "me" for one in wishes) > 1:
        raise Refusal(400, "one-me")
    places = [_place(seat, one, guest) for seat, one in enumerate(wishes)]
    named = zip([one for one in places if one.who == BOT], BOTS * len(places), strict=False)
    for place, name in named:
        place.name = name
    return NewTable(head_of(record, first_state(record, places, wish.dice), guest, fresh, title), places)


def rematch(head: Head, places: Sequence[Place], guest: Guest, fresh: Fresh) -> NewTable:
    """The same people, bots, options and data once more."""
    if not seats_of(places, guest.id):
        raise Refusal(403, "not-seated")
    if not head.over:
        raise Refusal(409, "not-over")
    game = game_of(head)
    record = Record(game, len(places), game.agree(len(places), head.options), fresh.secret)
    own_names = [new_name(place, BOTS[place.seat % len(BOTS)]) for place in places]
    again = head_of(record, first_state(record, own_names, bool(head.nonces)), guest, fresh, head.pack_title)
    return NewTable(again, own_names, head.id)


def full_record(kept: Kept, lang: str) -> dict[str, Any]:
    """The whole game, with the secret of the dice: anybody can verify it."""
    if not kept.head.over:
        raise Refusal(409, "not-over")
    return record_told(kept, lang)


def record_told(kept: Kept, lang: str) -> dict[str, Any]:
    """A game as far as it has come, finished or not: it tells everything, what is hidden too."""
    record = open_table(kept).record
    seats = zip(names_of(kept.head.game, kept.places, lang), kept.places, strict=False)  # rules bring an automa again
    record.about["seats"] = [[name, place.bot or "human"] for name, place in seats]
    record.about |= bots.origin([place.bot or "" for place in kept.places], record.game)
    told = record.to_json()
    if "pack" in told:  # by the name that it has here; others may have made the same changes
        told["pack"] = {**told["pack"], "title": kept.head.pack_title, "author": "", "note": ""}
    return told


def turns(kept: Kept) -> list[Turn]:
    """How a game went; before its end the points of others may be nobody's business."""
    if not kept.head.over:
        raise Refusal(409, "not-over")
    return course(kept)


def look_back(kept: Kept, guest: Guest, number: int, seat: int | None, lang: str) -> Moment:
    """One moment of a game as a seat saw it: any seat when the game is over, else only one's own."""
    head, places = kept.head, kept.places
    if not head.dealt:
        raise Refusal(409, "not-dealt")
    if seat is not None and not 0 <= seat < len(places):
        raise Refusal(404, "unknown-seat")
    if seat is not None and not head.over and seat not in seats_of(places, guest.id):
        raise Refusal(403, "not-your-seat")
    return moment(kept, number, seat, lang)


def _without_automa(game: Game, wishes: list[SeatWish]) -> list[SeatWish]:
    """Who is to be seated. The official solo opponent comes by itself to a table for one; it may be named, as last."""
    if all(wish.who != AUTOMA for wish in wishes):
        return wishes
    if not has_automa(game.name) or [wish.who == AUTOMA for wish in wishes] != [False, True]:
        raise Refusal(400, "no-automa")
    return wishes[:1]


def _place(seat: int, wish: SeatWish, guest: Guest) -> Place:
    if wish.who == "me":
        return Place(seat=seat, who=PERSON, guest=guest.id)
    if wish.who == "device":
        return Place(seat=seat, who=DEVICE, guest=guest.id, name=BOOK.say(guest.lang, "player", number=seat + 1))
    if wish.who == "friend":
        return Place(seat=seat, who=FRIEND)
    if wish.bot not in bots.names():
        raise Refusal(400, "unknown-bot", known=", ".join(bots.names()))
    if wish.seconds is not None and not SECONDS[0] <= wish.seconds <= SECONDS[1]:
        raise Refusal(400, "bad-seconds", least=str(SECONDS[0]), most=str(SECONDS[1]))
    return Place(seat=seat, who=BOT, bot=wish.bot, seconds=_seconds(wish))


def _seconds(wish: SeatWish) -> float | None:
    """The most that a bot may think about a decision; None for those that answer at once."""
    level = bots.level_of(wish.bot or "")
    if level is None:
        return (wish.seconds or USUAL_SECONDS) if wish.bot == "search" else None
    return None if level.swift else wish.seconds or level.seconds


def first_state(record: Record, places: Sequence[Place], dice: bool) -> State | None:
    """The table as it is dealt; if people are to throw numbers in, that is when all of them have."""
    return None if dice and any(place.who != BOT for place in places) else record.start()


def head_of(record: Record, state: State | None, guest: Guest, fresh: Fresh, title: str) -> Head:
    """A table where this game stands at this position, or (None) is not yet dealt."""
    return Head(
        id=fresh.id,
        game=record.game.name,
        version=record.version,
        pack=record.game.pack.hash,
        pack_title=title,
        options=dict(record.options),
        secret=record.secret,
        commitment=record.commitment,
        created=fresh.now,
        moved=fresh.now,
        to_act=list(state.to_act) if state else [],
        over=state.over if state else False,
        dealt=state is not None,
        creator=guest.id,
        position=record.position,
    )
