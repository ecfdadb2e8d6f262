"""From set-up to the last point (WET-1, 2, 4), and what everybody knows on the way (WET-H)."""

from random import Random

import edubba
import pytest
from edubba.kernel import BadPack, playout
from given import lay, table
from invariants import check

from edubba_wetclay.box import BOX, read
from edubba_wetclay.rules.pieces import REEDS, TOPICS
from edubba_wetclay.rules.scoring import score_sheet
from edubba_wetclay.rules.state import WetclayState


@pytest.mark.rule("WET-1.1", "WET-1.2", "WET-2.1", "WET-O1")
@pytest.mark.parametrize("rounds", [4, 6, 7])
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_gets_one_reed_more_than_there_are_rounds(seats: int, rounds: int) -> None:
    state = edubba.load("wetclay").new(seats=seats, seed=5, options={"rounds": rounds})
    assert isinstance(state, WetclayState)
    assert [len(hand) for hand in state.hands] == [rounds + 1] * seats
    assert len(state.aside) == REEDS - seats * (rounds + 1)
    assert sorted(state.printed.topic) == sorted(list(range(len(TOPICS))) * 4)


@pytest.mark.rule("WET-4.2", "WET-4.3", "WET-W3")
def test_tablets_and_sets_bring_points() -> None:
    printed = read(BOX.shipped)
    ids = [tablet["id"] for tablet in BOX.shipped["tablets"]]
    written = [ids.index(name) for name in ("moon", "beer", "wool", "king", "merchant")]
    assert score_sheet(written, printed) == [("tablets", 12), ("sets", 3)]


@pytest.mark.rule("WET-4.4")
def test_among_equals_the_highest_reed_decides() -> None:
    state = table([31, 2, 3], [8, 5, 19])
    assert state.scores() == [0, 0]
    assert state.ranking() == [[0], [1]]


@pytest.mark.rule("WET-4.1", "WET-I1", "WET-I2", "WET-I4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_ends_after_its_last_round(seats: int) -> None:
    state = edubba.load("wetclay").new(seats=seats, seed=seats)
    assert isinstance(state, WetclayState)
    rng = Random(seats)
    while not state.over:
        check(state)
        seat = rng.choice(state.to_act)
        state.apply(seat, rng.choice(state.legal(seat)))
    assert state.round == 6
    assert sum(len(written) for written in state.written) == 6
    assert all(player["hand"] is not None for player in state.view(None)["players"])


@pytest.mark.rule("WET-H1", "WET-H2", "WET-H3")
def test_what_was_seen_is_known_and_nothing_else() -> None:
    state = table([31, 2, 3, 9], [8, 5, 19, 4], [22, 6, 7, 10])
    lay(state, 31, 8, 22)
    seen = state.view(2)["players"][1]
    assert (seen["hand"], seen["known"], seen["hand_size"]) == (None, [31], 4)
    for seed in range(20):
        other = state.redeal(2, Random(seed))
        assert 31 in other.hands[1]
        assert other.hands[2] == state.hands[2]
        check(other)
    state.apply(0, state.legal(0)[0])
    assert state.view(1)["sealed"] == []


def test_other_data_are_checked() -> None:
    with pytest.raises(BadPack, match=r"set_bonus: must be from 0 to 9, found 77"):
        BOX.pack("mine", {"set_bonus": 77})


def test_whole_games_in_one_go() -> None:
    assert playout(edubba.load("wetclay").new(seats=3, seed=1), Random(1)) == 18
