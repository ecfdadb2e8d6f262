"""What is dealt anew for a seat depends on nothing that this seat cannot know.

Whoever deals with the same dice from two positions that look alike to a seat comes to the same position: so not even
the order in which hidden things are stored can tell anything about them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from edubba.kernel import State
from edubba.testing.play import Table, play


def dump(state: State) -> dict[str, Any]:
    """All of a position but its dice, which are new."""
    return {name: value for name, value in state.dump().items() if name != "chance"}


def check_redeals(table: Table, seed: int, style: str, check: Callable[[State], None], looks: int = 25) -> None:
    """Through a whole game: each redeal could be real, looks as before, and what is dealt out of it is the same."""
    played = play(table, seed, style)
    every = max(1, len(played.moves) // looks)
    for number, state in played.at(range(0, len(played.moves), every)):
        for eye in (*range(table.seats), None):
            other = state.redeal(eye, Random(number))
            check(other)
            assert other.view(eye) == state.view(eye)
            assert dump(other.redeal(eye, Random(5))) == dump(state.redeal(eye, Random(5)))
