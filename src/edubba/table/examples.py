"""Worked examples of the rules as tables: a position to look at and to play on."""

from __future__ import annotations

from edubba.kernel import Game
from edubba.kernel.rulebook import example_of
from edubba.table.lobby import Fresh, NewTable, head_of
from edubba.table.names import BOTS
from edubba.table.stored import BOT, PERSON, Guest, Place
from edubba.table.words import Refusal

RIVAL = "greedy"  # answers at once


def new_example(game: Game, name: str, guest: Guest, fresh: Fresh) -> NewTable:
    """The table of an example. Who opens it sits where the first question is asked; bots have the other seats."""
    example = example_of(game, name)
    if example is None:
        raise Refusal(404, "unknown-example", name=name[:20], game=game.name)
    record = example.record(game, fresh.secret)
    state = record.start()
    mine = 0 if state.over else state.to_act[0]
    places = [
        Place(seat=seat, who=PERSON, guest=guest.id)
        if seat == mine
        else Place(seat=seat, who=BOT, bot=RIVAL, name=BOTS[seat % len(BOTS)])
        for seat in range(example.seats)
    ]
    return NewTable(head_of(record, state, guest, fresh, ""), places)
