"""URU-2: set-up."""

import pytest

from edubba.games.uruk.box import TYPE_IDS
from edubba.games.uruk.rules.state import UrukState
from tests.uruk.given import A, Table, uruk
from tests.uruk.invariants import check

COUNTS = (2, 3, 4)


def dealt(seats: int, seed: int = 3) -> UrukState:
    state = uruk().new(seats, seed=seed)
    assert isinstance(state, UrukState)
    check(state)
    return state


@pytest.mark.rule("URU-2.1")
def test_the_first_player_is_drawn_and_begins() -> None:
    starts = [dealt(3, seed) for seed in range(30)]
    assert {s.first for s in starts} == {0, 1, 2}
    assert all(s.to_act == (s.first,) for s in starts)


@pytest.mark.rule("URU-2.1")
def test_play_runs_clockwise() -> None:
    s = dealt(4)
    turns = []
    for _ in range(5):
        turns.append(s.to_act[0])
        s.apply(s.to_act[0], uruk().parse("end"))
    assert [(seat - s.first) % 4 for seat in turns] == [0, 1, 2, 3, 0]


@pytest.mark.rule("URU-2.2", "URU-H5")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_has_one_random_level_1_invention_and_the_others_leave_the_game(seats: int) -> None:
    s = dealt(seats)
    laid = [name for seat in range(seats) for name in Table(s).laid(seat)]
    assert len(laid) == len(set(laid)) == seats
    assert set(laid) <= {"mud_hut", "net", "clay_pot", "cistern"}
    elsewhere = s.discards + s.display + [card for layer in s.deck.layers for card in layer]
    assert not set(elsewhere) & {0, 1, 2, 3}
    assert {Table(dealt(seats, seed)).laid(A)[0] for seed in range(40)} == {"mud_hut", "net", "clay_pot", "cistern"}


@pytest.mark.rule("URU-2.3")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_bottom_of_the_deck_holds_levels_3_and_4_and_all_events(seats: int) -> None:
    s = dealt(seats)
    bottom = s.deck.layers[0]
    assert len(bottom) == 62
    assert sorted(card for card in bottom if card >= 28) == list(range(28, 38))
    assert {s.printed.level[card] for card in bottom if card < 28} == {3, 4}


@pytest.mark.rule("URU-2.4", "URU-2.6")
@pytest.mark.parametrize(("seats", "left"), [(2, 13), (3, 13), (4, 12)])
def test_hands_and_the_top_of_the_deck_are_level_2(seats: int, left: int) -> None:
    s = dealt(seats)
    assert len(s.deck.layers[1]) == left
    assert {s.printed.level[card] for card in s.deck.layers[1]} == {2}
    for seat in range(seats):
        assert Table(s).hand(seat).total() == 5
        assert {s.printed.level[TYPE_IDS.index(name)] for name in Table(s).hand(seat)} == {2}


@pytest.mark.rule("URU-2.5")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_cards_lie_face_up_and_no_event_waits(seats: int) -> None:
    s = dealt(seats)
    assert [s.printed.level[card] for card in s.display] == [2, 2, 2]
    assert s.event == -1


@pytest.mark.rule("URU-2.6")
@pytest.mark.parametrize(("seats", "aside", "deck"), [(2, 10, 75), (3, 5, 75), (4, 1, 74)])
def test_some_level_2_cards_are_discarded_unused(seats: int, aside: int, deck: int) -> None:
    s = dealt(seats)
    assert [s.printed.level[card] for card in s.discards] == [2] * aside
    assert Table(s).deck_size == deck


@pytest.mark.rule("URU-2.7", "URU-2.8")
@pytest.mark.parametrize(
    ("seats", "epochs", "in_play"), [(2, [3, 6, 4, 3], 18), (3, [5, 6, 4, 3], 21), (4, [7, 6, 4, 3], 24)]
)
def test_discs_lie_on_the_epochs_and_above_first_inventions(seats: int, epochs: list[int], in_play: int) -> None:
    s = dealt(seats)
    assert s.epochs == epochs
    assert [player.discs for player in s.players] == [[1]] * seats
    assert sum(epochs) + seats + s.common == in_play


@pytest.mark.rule("URU-2.9")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_cubes_of_its_colour_lie_on_each_level_1_invention_and_stocks_are_empty(seats: int) -> None:
    t = Table(dealt(seats))
    colour = {"mud_hut": "red", "net": "pink", "clay_pot": "yellow", "cistern": "blue"}
    for seat in range(seats):
        (start,) = t.laid(seat)
        assert t.cubes_on(seat, start) == {colour[start]: 3}
        assert not t.stock(seat)


@pytest.mark.rule("URU-W1")
def test_two_players_after_set_up() -> None:
    s = dealt(2)
    assert (Table(s).deck_size, len(s.discards), len(s.display)) == (75, 10, 3)
    assert [player.size for player in s.players] == [5, 5]
    assert s.epochs == [3, 6, 4, 3]
    assert sorted(s.supply) == [9, 9, 12, 12]
    assert sum(s.epochs) + sum(player.all_discs() for player in s.players) == 18


@pytest.mark.rule("URU-W2")
def test_three_and_four_players_after_set_up() -> None:
    three, four = dealt(3), dealt(4)
    assert (Table(three).deck_size, len(three.discards), three.epochs, sum(three.supply)) == (75, 5, [5, 6, 4, 3], 39)
    assert (Table(four).deck_size, len(four.discards), four.epochs, four.supply) == (74, 1, [7, 6, 4, 3], [9, 9, 9, 9])
    assert sum(four.epochs) + sum(player.all_discs() for player in four.players) == 24
