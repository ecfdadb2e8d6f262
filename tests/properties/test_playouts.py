"""A playout has a loop of its own for speed. It must lead where `advance` leads with the same draws."""

from random import Random

from hypothesis import given

from edubba.kernel import State, playout
from edubba.kernel.step import TOGETHER
from edubba.testing.play import Table, examples, seeds, tables


def play_by_hand(state: State, rng: Random) -> int:
    """What `playout` does, by the front door: the first seat that is asked takes any of its options.

    A single option of one seat costs no draw, as in a playout.
    """
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        options = state.legal(seat)
        together = state.agenda[-1].seat == TOGETHER
        chosen = rng.getrandbits(16) * len(options) >> 16 if together or len(options) > 1 else 0
        state.apply(seat, options[chosen])
        decisions += 1
    return decisions


@given(tables(), seeds)
@examples(40)
def test_a_playout_plays_by_the_rules_of_the_table(table: Table, seed: int) -> None:
    inside, outside = table.start(seed), table.start(seed)
    assert playout(inside, Random(seed)) == play_by_hand(outside, Random(seed))
    assert inside.dump() == outside.dump()
