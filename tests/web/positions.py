"""Moments of golden games, to be laid out on a real table: where a player has something to decide, or the end.

`at` says which: `start`, `middle` or `end` of the game, `over`, the number of a move, what is asked there (`laying`,
`tally`, `dialog`, or the kind of a dialog), or a part of the name of the question (`ask:Price`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import edubba
from edubba.kernel import Record, State
from edubba.kernel.scene import Scene
from tests.records.golden import golden, names

STYLE = "curious"
NEAR = 0.06  # of a game: so far around a moment the question with the most answers is taken
SHARES = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True)
class Position:
    """A golden game after so many moves, from the eyes of a seat that has to decide."""

    game: str
    record: str
    moves: int
    seat: int

    @property
    def seats(self) -> int:
        return golden(self.game, self.record).seats


def record_of(game: str, seats: int) -> str:
    """The golden game for so many players, of the latest version that has one."""
    name = f"{seats}-seats-{STYLE}"
    found = [f"{version}/{name}" for version in reversed(edubba.load(game).versions)]
    return next(one for one in [*found, name] if one in names(game))


def position(game: str, seats: int, at: str, record: str = "") -> Position:
    """The moment of this sort; of several the one nearest to the middle of the game."""
    name = record or record_of(game, seats)
    kept = golden(game, name)
    moves, seat = moment(kept, at)
    return Position(game, name, moves, seat)


def moment(record: Record, at: str) -> tuple[int, int]:
    """After how many moves, and who has to decide there."""
    last = len(record.moves)
    if at == "over":
        return last, 0
    wanted = wish(record, at)
    aim = int(at) if at.isdigit() else SHARES.get(at, 0.5) * last
    about = NEAR * last if at in SHARES else 0
    found: list[tuple[float, int, int, int]] = []  # how far away, how little there is to choose from
    for number, state in enumerate(record.positions()):
        far = max(abs(number - aim), about)
        found += [(far, -len(state.legal(seat)), number, seat) for seat in state.to_act if wanted(state, seat)]
    if not found:
        raise LookupError(f"{record.game.name} for {record.seats}: no moment of the sort {at!r} in its golden game")
    return min(found)[2:]


def wish(record: Record, at: str) -> Callable[[State, int], bool]:
    """Is this a moment of the sort for a seat that has to act?"""

    def real_choice(state: State, seat: int) -> bool:
        return len(state.legal(seat)) > 1

    def asks(state: State, seat: int) -> bool:
        return real_choice(state, seat) and part in type(state.agenda[-1]).__name__

    def shows(state: State, seat: int) -> bool:
        return real_choice(state, seat) and at in sorts(record.game.scene(state, seat, "en"))

    part = at.removeprefix("ask:")
    return real_choice if at in SHARES or at.isdigit() else asks if part != at else shows


def sorts(scene: Scene) -> set[str]:
    """The names of all that a question can be."""
    parts: dict[str, Any] = {"dialog": scene.dialog, "laying": scene.laying, "tally": scene.tally}
    found = {name for name, part in parts.items() if part is not None}
    return found | ({scene.dialog.kind} if scene.dialog is not None else set())
