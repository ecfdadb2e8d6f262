"""What is wanted at a table, and what it comes to while it is being stored."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from edubba.table.bots import BotTurn
from edubba.table.gathering import Gathering
from edubba.table.leaving import Leaving, come_back, leave, resign
from edubba.table.play import Play
from edubba.table.stored import FIX, FRIEND, OPEN, PERSON, SIT, Change, DiceCommit, Guest, Head, Place, Row, seats_of
from edubba.table.wire import Act, Acts, Fix, Message, Open, Picks, ReadOn, Restart, Toss, Undo
from edubba.table.words import Refusal


@dataclass(frozen=True)
class Said:
    """A message from a connection; with a refusal it is only answered."""

    conn: int
    message: Message | None
    refusal: Refusal | None = None

    @property
    def several(self) -> bool:
        """Then some of it may have been done, and the rest refused."""
        return isinstance(self.message, Acts)


@dataclass(frozen=True)
class Joining:
    """Somebody wants to sit down."""

    ask: int
    guest: Guest
    seat: int | None


Wish = (
    Said | Joining | Leaving | BotTurn | None
)  # a BotTurn is a bot's; None: the table itself deals when the dice are cast


@dataclass(frozen=True)
class Draft:
    """What a wish comes to. It has not happened before it is stored."""

    rows: list[Row]
    places: tuple[Place, ...] = ()
    dice: tuple[DiceCommit, ...] = ()
    trouble: Exception | None = None  # that stopped it half-way
    result: dict[str, Any] | None = None  # with which the game is over, though its rules would go on


@dataclass(frozen=True)
class Waiting:
    """What is being stored."""

    ticket: int
    change: Change
    wish: Wish
    trouble: Exception | None


def decide(play: Play, message: Act | Acts | Undo | Restart | ReadOn) -> Draft:
    """What a seat decides or takes back."""
    if isinstance(message, Act | Acts):
        actions = [message.action] if isinstance(message, Act) else message.actions
        rows, trouble = play.act(message.seat, actions, isinstance(message, Picks))
        return Draft(rows, trouble=trouble)
    if isinstance(message, ReadOn):
        raise Refusal(409, "no-lesson")
    return Draft(play.take_back(message.seat, isinstance(message, Restart)))


def bot_move(play: Play, turn: BotTurn) -> Draft:
    """What a bot has decided; if that makes no sense it plays at random."""
    options = play.table.state.legal(turn.seat)
    action = turn.action if turn.action in options else options[int(turn.luck * len(options))]
    rows, trouble = play.act(turn.seat, [action], False)
    return Draft(rows, trouble=trouble)


def throw_in(head: Head, gathering: Gathering, places: list[Place], guest: str, message: Toss) -> Draft | None:
    """A number for the dice, before the deal; None if it was there already."""
    if head.dealt:
        if isinstance(message, Open) and message.nonce in head.nonces:
            return None  # a second page of the same browser comes too late
        raise Refusal(409, "dice-not-asked")
    if isinstance(message, Fix):
        kind, text, dice = FIX, message.commit, gathering.fix(guest, message.commit)
    else:
        kind, text, dice = OPEN, message.nonce, gathering.open(guest, message.nonce)
    seat = next(iter(seats_of(places, guest)), 0)
    return Draft([Row(seat, kind, text, 0)], dice=tuple(dice)) if dice else None


def take_seat(head: Head, places: list[Place], wish: Joining) -> Draft | None:
    """Somebody sits down; None if he sits there already. Who left gets his seats back from the bots that kept them.

    A seat may still be free when the game was given up."""
    guest, seat = wish.guest, wish.seat
    if seat is not None and seat >= len(places):
        raise Refusal(404, "unknown-seat")
    mine = seats_of(places, guest.id)
    if mine if seat is None else seat in mine:
        return None
    if head.over:
        raise Refusal(409, "already-over")
    rows, back = come_back(places, guest)
    if rows and (seat is None or seat in [place.seat for place in back]):
        return Draft(rows, places=tuple(back))
    for place in places:
        if place.who == FRIEND and seat in (None, place.seat):
            taken = replace(place, who=PERSON, guest=guest.id, name=guest.name)
            return Draft([Row(place.seat, SIT, guest.id, 0)], places=(taken,))
    raise Refusal(409, "table-full" if seat is None else "seat-taken")


def get_up(head: Head, places: list[Place], gathering: Gathering, play: Play | None, wish: Leaving) -> Draft:
    """Somebody leaves his seats, or gives up."""
    if wish.resigns:
        rows, result = resign(head, places, play.table.state if play else None, wish.guest)
        return Draft(rows, result=result)
    rows, left = leave(head, places, gathering, wish.guest)
    return Draft(rows, places=tuple(left))
