"""Who plays: people at the keyboard and bots."""

from __future__ import annotations

from edubba import bots
from edubba.cli.voice import Voice, number
from edubba.kernel import Game
from edubba.table import HUMAN, Seat
from edubba.table.seat import LONGEST_NAME

BOT_NAMES = ("Enkidu", "Inanna", "Ninsun", "Gilgamesh", "Shamhat", "Utu")
USUAL = "apprentice"


def read_seats(text: str, game: Game, voice: Voice) -> list[Seat]:
    """Seats as they are typed: "human,scribe", "human:Ada,human:Bea,sage", or a number: one person and bots."""
    words = [word.strip() for word in text.split(",")]
    if len(words) == 1 and (count := number(words[0])) >= 0:
        game.agree(count, None)
        words = [HUMAN, *[USUAL] * (count - 1)]
    game.agree(len(words), None)
    seats: list[Seat] = []
    for word in words:
        player, _, name = word.partition(":")
        if player != HUMAN:
            check_bot(player, voice)
        seats.append(Seat(_name(name.strip(), player, seats, voice), player))
    return seats


def _name(wanted: str, player: str, seats: list[Seat], voice: Voice) -> str:
    """The name that was typed, or one that is still free."""
    taken = [seat.name for seat in seats]
    if wanted:
        if wanted in taken or not wanted.isprintable() or len(wanted) > LONGEST_NAME:
            raise voice.usage("bad-name", name=wanted, longest=LONGEST_NAME)
        return wanted
    if player == HUMAN:
        return voice.say("person", number=len(seats) + 1)
    return next(name for name in BOT_NAMES if name not in taken)


def check_seats(seats: list[Seat], voice: Voice) -> None:
    """A saved game may name bots that are not here."""
    for seat in seats:
        if not seat.human:
            check_bot(seat.player, voice)


def check_bot(name: str, voice: Voice, people: bool = True) -> None:
    """Unknown bots are an error that names the known ones."""
    known = bots.names()
    if name not in known:
        raise voice.usage("unknown-player", name=name, known=", ".join([HUMAN, *known] if people else known))
