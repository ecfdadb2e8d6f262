"""Looking back: a game at one of its moments, as a seat saw it."""

from __future__ import annotations

from edubba.kernel import Event, State
from edubba.kernel.journal import Journal
from edubba.table.info import names_of
from edubba.table.log import tell
from edubba.table.position import looked_at
from edubba.table.rebuild import record_of
from edubba.table.stored import Kept
from edubba.table.wire import Moment, Turn
from edubba.table.words import Refusal
from edubba.words import talk_of


def course(kept: Kept) -> list[Turn]:
    """The turns of a finished game; the last one is its end."""
    record = record_of(kept)
    state = record.start()
    turns: list[Turn] = []
    asked: tuple[int, ...] | None = None
    for number, move in enumerate([*record.moves, None]):
        sealed = bool(state.sealed)  # while some answer in secret, fewer and fewer are asked: that is one turn
        if move is None or (state.to_act != asked and not (sealed and asked and set(state.to_act) < set(asked))):
            asked = state.to_act
            turns.append(Turn(number, list(asked), state.scores()))
        if move is not None:
            state.advance(move.seat, record.game.parse(move.text))
    return turns


def moment(kept: Kept, number: int, seat: int | None, lang: str) -> Moment:
    """The moment of this number, 0 being the start.

    When the game is over, every decision is one. Until then only what the seat could see happen is: how many decisions
    somebody else took in secret is nobody's business.
    """
    head = kept.head
    record = record_of(kept)
    state = record.start()
    seen = (0, state.view(seat))
    events: list[Event] = []
    shown: tuple[State, int] | None = (state.clone(), 0) if number == 0 else None
    count = 0
    for move in record.moves:
        journal = state.journal = Journal()
        state.advance(move.seat, record.game.parse(move.text))
        events += [event.seen_by(seat) for event in journal.events]
        if not head.over:
            before, seen = seen, (len(events), state.view(seat))
            if before == seen:
                continue
        count += 1
        if count == number:
            shown = state.clone(), len(events)
    if shown is None:
        raise Refusal(404, "unknown-move")
    position, told = shown
    names = names_of(head.game, kept.places, lang)
    scene = looked_at(record.game.scene(position, seat, lang, names))
    log = tell(talk_of(record.game), events[:told], lang, names)
    return Moment(move=number, moves=count, seat=seat, scene=scene, log=log)
