"""Scoring districts, the end and the final scoring (TAB-13, TAB-14)."""

from __future__ import annotations

from typing import Any

import pytest

from edubba.games.tabannusi.rules.points import best_cards, card_points, district_points, enough, ziggurat_points
from edubba.games.tabannusi.rules.scoring import FinalScoring
from tests.tabannusi.given import BLUE, BROWN, GREEN, WHITE, YELLOW, A, B, C, Has, Table, given


def to_the_end(t: Table) -> Table:
    """The final scoring of a position; questions get their first answer."""
    t.state.agenda = []
    t.state.time_gold, t.state.ending = 0, 0
    t.state.turns = len(t.state.players)
    t.state.next(FinalScoring())
    t.state.proceed()
    while not t.state.over:
        t.play(sorted(t.choices)[0])
    return t


@pytest.mark.rule("TAB-13.4", "TAB-X1")
def test_the_example_of_the_book() -> None:
    """Yellow 1 + 1 garden at factor 2, white 2 at factor 3, brown 2 + 3 gardens and brown 1 at factor 1: 16."""
    water = "3a2, 3b2, 3c2"
    t = given(
        Has(mastery=(6, 3, 0)),
        seats=4,
        buildings={"yellow 3a1": "A", "white 3a5 3b5": "A", "brown 3b3 3c3": "A", "brown 3e5": "A"},
        water=water,
        gardens={"3a2": "B", "3b2": "B", "3c2": "B", "3a3": "B"},
    )
    assert district_points(t.state, A, 2) == 2 * 2 + 2 * 3 + (2 + 3) * 1 + 1 * 1 == 16


@pytest.mark.rule("TAB-13.5", "TAB-X2")
def test_the_port() -> None:
    t = given(
        Has(houses="R1-blue, C1-blue, C2-blue", ships="1-1, 1-2, 1-3, 2-1"),
        Has(houses="R3-blue", ships="3-2"),
        Has(ships="2-2"),
        seats=3,
    )
    assert [district_points(t.state, seat, 3) for seat in (A, B, C)] == [6, 1, 0]


@pytest.mark.rule("TAB-13.5")
def test_a_house_on_a_red_space_of_the_port_counts_too() -> None:
    t = given(Has(houses="R1-red, C2-red", ships="1-1, 1-2, 1-3"), Has(houses="C1-blue, C3-red", ships="1-1, 2-3"))
    assert [district_points(t.state, seat, 3) for seat in (A, B)] == [4, 2]
    assert [t.p(seat).port_houses() for seat in (A, B)] == [2, 2]


@pytest.mark.rule("TAB-13.6", "TAB-X38", "TAB-15.5.10", "TAB-15.5.1", "TAB-15.5.4")
def test_the_ziggurat() -> None:
    violet = {"white 1b1": "A", "white 1d1": "A", "yellow 2b1": "A", "yellow 2d1": "A", "brown 3b1": "A"}
    red = {"white 1b4": "B", "yellow 2b4": "B", "brown 3b4": "B"}
    t = given(
        Has(ziggurat=(2, 0, 0), ships="1-1, 1-2, 2-3"),
        Has(ziggurat=(1, 1, 1), ships="1-1, 2-3"),
        seats=3,
        ships={"1-1": "S03", "1-2": "S02", "2-3": "S13"},
        sections=("Z10", "Z01", "Z04"),
        buildings=violet | red,
    )
    assert district_points(t.state, A, 4) == 2 * 5
    assert district_points(t.state, B, 4) == 1 * 3 + 3 * 2 + 2 * 1


@pytest.mark.rule("TAB-15.5.10", "TAB-X18", "TAB-15.8")
def test_sets_with_a_printed_ship() -> None:
    built = {
        "white 1b1": "A",
        "white 1d1": "A",
        "yellow 2b1": "A",
        "brown 3b1": "A",
        "brown 3d1": "A",
        "brown 3b3": "A",
    }
    mine = Has(ziggurat=(2, 0, 0), ships="1-1, 1-2, 1-3")
    t = given(mine, ships={"1-1": "S03", "1-2": "S02"}, sections=("Z10", "Z01", "Z04"), buildings=built)
    assert district_points(t.state, A, 4) == 10


@pytest.mark.rule("TAB-15.5.1", "TAB-X19")
def test_houses_in_common_districts() -> None:
    built = {"white 1b1": "A", "yellow 1d1": "A", "brown 2b1": "A", "brown 3b1": "A"}
    t = given(Has(ziggurat=(1, 0, 0)), sections=("Z01", "Z02", "Z03"), buildings=built)
    assert district_points(t.state, A, 4) == 8


@pytest.mark.rule("TAB-15.5.3", "TAB-X16")
def test_blue_lines() -> None:
    t = given(Has(ziggurat=(0, 0, 3), mastery=(7, 3, 2)))
    assert district_points(t.state, A, 4) == 6


@pytest.mark.rule(
    "TAB-15.5.2", "TAB-15.5.5", "TAB-15.5.6", "TAB-15.5.7", "TAB-15.5.8", "TAB-15.5.9", "TAB-R29"
)  # fmt: skip
@pytest.mark.parametrize(
    ("tile", "points"),
    [("Z02", 2 * 2), ("Z05", 3 * 1), ("Z06", 2 * 2), ("Z07", 4 * 1), ("Z08", 10), ("Z09", 7 * 1), ("Z04", 3 * 1)],
)
def test_other_ziggurat_tiles(tile: str, points: int) -> None:
    mine = Has(
        ziggurat=(3, 0, 0),
        towers="white-1, yellow-1",
        houses="R1-blue",
        ships="1-1",
        decrees="D04",
        gardens=4,
    )
    t = given(
        mine,
        sections=(tile, "Z01", "Z03"),
        buildings={"white 1d1": "A", "brown 3d3": "A"},
        gardens={"w12-1": "A", "w12-2": "A", "w12-3": "B"},
    )
    assert district_points(t.state, A, 4) == points


# --- the four steps ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-13.1", "TAB-13.2", "TAB-13.7", "TAB-X20", "TAB-13.3")
def test_an_empty_barge_is_scored() -> None:
    t = given(Has(dice="3 yellow"), Has(dice="yellow"), barges={"yellow": ""}, buildings={"white 2b1": "B"})
    events = t.listen()
    t.play("done")
    assert t.p(A).gold == 1
    assert t.state.time_gold == 4
    assert (t.p(A).mastery, t.p(B).mastery) == ([0, 1, 0], [0, 1, 0]), "once, however many dice"
    assert (t.p(A).dice[YELLOW], t.p(B).dice[YELLOW]) == (0, 0)
    assert t.p(B).vp == 11
    assert t.state.loads[YELLOW] == 5
    kinds = [event.kind for event in events]
    assert kinds.index("scoring") < kinds.index("lost-dice") < kinds.index("scored") < kinds.index("refilled")


@pytest.mark.rule("TAB-13.3", "TAB-R16")
def test_water_and_gardens_for_lost_dice() -> None:
    t = given(Has(dice="blue", full="blue"), barges={"blue": ""}).play("done")
    assert t.p(A).water == 1
    assert t.p(A).full == 1 << 4 * BLUE, "crates stay"
    garden = given(Has(), Has(dice="green"), barges={"green": ""}).play("done")
    assert garden.p(B).garden_tiles == 1
    assert garden.p(A).garden_tiles == 0


@pytest.mark.rule("TAB-13.1", "TAB-Q26", "TAB-R17")
def test_the_order_of_several_scorings() -> None:
    t = given(Has(), barges={"white": "", "green": ""}).play("done")
    assert t.asks == "ScoringOrder"
    assert t.choices == {"go 3", "go 5"}
    assert t.why_not("go 1") == "TAB-13.1"
    t.play("go 5")
    assert t.state.time_gold == 3
    assert t.p(A).gold == 2


@pytest.mark.rule("TAB-R18", "TAB-R33", "TAB-13.8", "TAB-X46")
def test_the_last_gold_scores_fully_the_other_district_does_not() -> None:
    t = given(
        Has(dice="white"),
        barges={"white": "", "green": ""},
        time=1,
        buildings={"white 3b1": "A"},
        sections=("Z08", "Z01", "Z02"),
    )
    t.p(A).ziggurat, t.p(A).reserve = [2, 0, 0], t.p(A).reserve - 2
    t.play("done", "go 5")
    assert t.state.time_gold == 0
    assert t.p(A).vp == 15, "5 for the ziggurat, nothing for the white building"
    assert t.p(A).dice[WHITE] == 0
    assert t.p(A).mastery == [1, 0, 0]
    assert (t.state.loads[WHITE], t.state.loads[GREEN]) == (5, 5)


@pytest.mark.rule("TAB-R27", "TAB-X37", "TAB-13.7")
def test_a_die_regained_during_a_scoring() -> None:
    t = given(Has(dice="white", mastery=(1, 0, 0)), seats=4, barges={"white": ""}).play("done")
    if t.asks == "ChooseReserve":
        t.play("colour white")
    assert t.p(A).dice[WHITE] == 1
    assert t.state.loads[WHITE] == 6


@pytest.mark.rule("TAB-Q12", "TAB-Q13")
def test_a_decision_in_the_turn_of_another() -> None:
    t = given(Has(), Has(dice="white", mastery=(1, 0, 0), at=2), barges={"white": ""}, reserve="brown").play("done")
    assert (t.seat, t.asks) == (B, "ChooseReserve")
    t.play("colour brown")
    assert t.p(B).dice[BROWN] == 1
    assert t.state.loads[WHITE] == 5


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-14.1", "TAB-X21", "TAB-I12")
def test_this_round_and_one_more() -> None:
    t = given(Has(), seats=3, active=B, first=A, time=1, barges={"white": ""})
    t.state.turns = 35
    t.play("done")
    turns = []
    while not t.state.over:
        turn = (int(t.state.turns), int(t.state.active))
        if turn not in turns:
            turns.append(turn)
        t.play("done" if "done" in t.choices else sorted(t.choices)[0])
    assert turns == [(36, C), (37, A), (38, B), (39, C)]


@pytest.mark.rule("TAB-14.2", "TAB-R10", "TAB-I7")
def test_the_final_scoring() -> None:
    t = given(Has(dice="2 brown, white", mastery=(2, 0, 2)), buildings={"brown 1b1": "A"})
    to_the_end(t)
    assert t.p(A).mastery == [3, 0, 3]
    assert t.p(A).gold == 0, "no gold is left"
    assert t.sheet(A)["common"] == 2, "the factor after the dice were laid down"
    assert t.state.reserve == [0] * 5
    without = to_the_end(
        given(Has(dice="2 brown", mastery=(0, 0, 2)), buildings={"brown 1b1": "A"}, options={"final_loss_step": False})
    )
    assert without.sheet(A)["common"] == 1
    assert without.p(A).dice[BROWN] == 2


@pytest.mark.rule("TAB-14.3", "TAB-X9", "TAB-X25", "TAB-R11")
def test_urbanisation_cards() -> None:
    def houses(one: int, two: int, three: int, cards: str, ignore: int = 0) -> int:
        t = given(Has(urban=cards, ignore=ignore))
        t.p(A).homes = [one, two, three]
        return card_points(t.state, A)

    assert houses(3, 1, 1, "U01") == 10
    assert houses(2, 1, 1, "U01") == 0
    assert houses(5, 3, 2, "U01, U04") == 20
    assert houses(4, 3, 2, "U01, U04") == 10
    assert houses(4, 3, 2, "U01, U04", 1) == 20
    assert houses(3, 3, 2, "U01, U04", 1) == 20, "one house less for each card"
    assert houses(1, 1, 1, "U01", 2) == 10, "two effects add up"
    assert houses(0, 1, 1, "U01", 2) == 0


@pytest.mark.rule("TAB-14.3", "TAB-R14")
def test_the_best_choice_of_urbanisation_cards() -> None:
    def chosen(homes: list[int], cards: str, **more: Any) -> int:
        t = given(Has(urban=cards, houses="R1-blue, R2-blue", **more), sections=("Z09", "Z01", "Z02"))
        t.p(A).homes = homes
        return best_cards(t.state, A)

    assert chosen([0, 0, 0], "U01, U04") == 0, "none"
    assert chosen([3, 1, 2], "U10, U01") == 0b01, "14 are more than 10, although it comes first"
    assert chosen([3, 1, 2], "U01, U10") == 0b10
    assert chosen([3, 2, 1], "U04, U01") == 0b01, "of equal ones the first"
    assert chosen([5, 2, 3], "U01, U05, U07") == 0b011, "two for 20 rather than one for 14"
    assert chosen([2, 2, 1], "U07, U04") == 0b01


@pytest.mark.rule("TAB-R14", "TAB-14.3")
def test_cards_count_for_the_ziggurat_at_the_end() -> None:
    t = given(Has(urban="U01", ziggurat=(1, 0, 0), decrees="D04"), sections=("Z09", "Z01", "Z02"))
    t.p(A).homes = [3, 1, 1]
    assert district_points(t.state, A, 4) == 3, "interim: the decree only"
    assert best_cards(t.state, A) == 1
    assert enough(t.state.printed, [0], t.p(A))
    assert ziggurat_points(t.state, A, 1) == 6


@pytest.mark.rule("TAB-14.4", "TAB-14.5")
def test_harbourmasters_and_ties() -> None:
    t = to_the_end(given(Has(masters="B4"), Has(vp=13, gold=1)))
    assert t.state.scores() == [13, 13]
    assert t.state.ranking() == [[B], [A]], "more gold"
    shared = to_the_end(given(Has(masters="B4", gold=1), Has(vp=13, gold=1)))
    assert shared.state.ranking() == [[A, B]]


@pytest.mark.rule("TAB-3.22", "TAB-X17")
def test_the_factor_grows_at_a_line() -> None:
    t = given(Has(mastery=(2, 0, 0)), buildings={"white 1b1": "A"})
    assert district_points(t.state, A, 0) == 1
    t.p(A).mastery = [3, 0, 0]
    assert district_points(t.state, A, 0) == 2
