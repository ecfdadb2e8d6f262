"""Influence, fees and guild abilities (WAY-5, 7)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.rules.dice import Nudge, Refresh
from edubba.games.wayfarers.rules.influence import ChooseGuild, Mark, Shift
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.workers import Recall
from edubba.kernel.step import Step
from tests.wayfarers.given import A, B, Has, Table, given

WATER_BY_BOARD = "part pay-provision*2>card-water"


@pytest.mark.rule("WAY-5.1", "WAY-5.2", "WAY-R2")
def test_influence_goes_into_a_guild() -> None:
    t = given().play("worker yellow-land-2")
    assert t.guild(A, "yellow") == 2
    assert t.player(A).supply == 12
    assert t.silver(A) == 5
    t = given().play("worker yellow-inspiration-2")
    assert t.choices == {"guild black", "guild yellow", "guild blue"}
    assert t.why_not("skip") == "WAY-R2"
    t.play("guild black")
    assert t.guild(A, "black") == 1


@pytest.mark.rule("WAY-5.3", "WAY-D18", "WAY-5.11")
def test_a_mark_needs_a_card_without_influence() -> None:
    t = given(Has("L08", "UB3@2m", dice="2"), marks={"land-1": A, "space-3": B})
    t.play("die 2", "place L08", "part mark")
    assert len(t.verbs("card")) == 18
    assert t.why_not("card land-1") == "WAY-5.3"
    t.play("card inspiration-4")
    assert t.mark("inspiration-4") == A


@pytest.mark.rule("WAY-5.4", "WAY-5.10", "WAY-D17")
def test_with_an_empty_supply_a_token_may_be_moved() -> None:
    t = given(Has(guilds="yellow 2, black 11", supply=1), marks={"land-1": A})
    assert t.player(A).supply == 0
    t.play("worker yellow-land-2")
    assert t.choices == {"skip", "guild black", "card land-1"}
    assert t.why_not("guild yellow") == "WAY-5.10"
    t.play("card land-1")
    assert t.guild(A, "yellow") == 3
    assert t.mark("land-1") == -1


@pytest.mark.rule("WAY-5.10")
def test_every_token_is_tested_by_itself() -> None:
    t = given(Has("W34", "UB2@3m", dice="3", guilds="yellow 2, black 11", supply=1), display={"water-1": "W35"})
    t.play("die 3", "place B6", WATER_BY_BOARD, "card water-1")
    assert t.guild(A, "yellow") >= 3
    assert t.asked == "MoveToken"
    before = t.guild(A, "yellow")
    t.play("skip")
    assert t.guild(A, "yellow") == before


@pytest.mark.rule("WAY-5.4")
def test_a_mark_may_move_too() -> None:
    t = given(Has("L08", "UB3@2m", dice="2", guilds="black 14", supply=1), marks={"water-1": A})
    t.play("die 2", "place L08", "part mark", "card land-2", "card water-1")
    assert (t.mark("water-1"), t.mark("land-2")) == (-1, A)


@pytest.mark.rule("WAY-5.5")
def test_shift() -> None:
    t = given(Has("W33", guilds="yellow 1"))
    t.state.triggered = []
    t = given(Has("L01 T24>L01", guilds="yellow 1", dice="1"))
    t.play("die 1", "place L01", "part guild-blue/shift", "part shift")
    assert t.choices == {"shift yellow-black", "shift yellow-blue"}
    assert t.why_not("shift black-blue") == "WAY-5.5"
    t.play("shift yellow-blue")
    assert (t.guild(A, "yellow"), t.guild(A, "blue")) == (0, 1)


@pytest.mark.rule("WAY-5.6", "WAY-12.1", "WAY-D15")
def test_spent_influence_returns_to_the_supply() -> None:
    t = given(Has("L01", guilds="yellow 3", dice="1")).play("die 1", "place L01", "part tile-land", "tile UL2a")
    assert t.choices == {"silver", "influence"}
    t.play("influence")
    assert t.guild(A, "yellow") == 1
    assert t.player(A).supply == 14
    assert t.silver(A) == 3


@pytest.mark.rule("WAY-5.7", "WAY-5.8", "WAY-5.9", "WAY-8.4", "WAY-1.7")
def test_the_fee_goes_to_the_owner_and_the_influence_home() -> None:
    t = given(Has(dice="1"), marks={"land-1": B}, display={"land-1": "L09"})
    supply = t.player(B).supply
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver", "card land-1", *[])
    assert t.asked != "CardFee"
    assert (t.silver(A), t.silver(B)) == (3, 4)
    assert t.player(B).supply == supply + 1
    t = given(Has(dice="1"), marks={"land-1": A}, display={"land-1": "L09"})
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver", "card land-1")
    assert t.silver(A) == 4
    assert t.player(A).supply == 13


@pytest.mark.rule("WAY-5.8")
def test_placing_influence_is_no_interaction() -> None:
    t = given(Has("L32 L08", "UB3@2m", dice="2", silver=0, provision=0), marks={"land-1": B})
    t.play("die 2", "place L08", "part mark", "card land-2")
    assert t.mark("land-2") == A


@pytest.mark.rule("WAY-7.1", "WAY-7.4", "WAY-D3", "WAY-D4", "WAY-R8", "WAY-R9")
def test_trade_before_the_main_action() -> None:
    t = given(Has(dice="1 3 6", guilds="yellow 2"))
    t.play("trade")
    assert t.verbs("up") == {"1", "3"}
    assert t.verbs("down") == {"3", "6"}
    t.play("up 1", "up 2")
    assert t.dice(A) == [3, 3, 6]
    assert t.guild(A, "yellow") == 1
    assert t.why_not("trade") == "WAY-7.4"


@pytest.mark.rule("WAY-7.4", "WAY-D25")
def test_trade_at_the_end_of_the_turn() -> None:
    t = given(Has(dice="1 3 6")).play("worker yellow-inspiration-1")
    assert t.choices == {"finish", "trade"}
    t.play("trade", "down 3", "skip")
    assert t.dice(A) == [1, 2, 6]
    assert t.seat == B
    t = given(Has(dice="1 3 6"), options={"yellow_after_action": False}).play("worker yellow-inspiration-1")
    assert t.seat == B


@pytest.mark.rule("WAY-7.3", "WAY-D5", "WAY-9.2")
def test_hired_ship() -> None:
    t = given(Has("W04", dice="3", guilds="blue 1", placed="B4"))
    t.play("die 3")
    assert "B6" in t.verbs("hire")
    assert "W04" not in t.verbs("hire")
    assert t.why_not("hire W04") == "WAY-7.3"
    assert t.why_not("place B6") == "WAY-9.2"
    t.play("hire B6")
    assert t.guild(A, "blue") == 0
    t = given(Has("W04", dice="3", guilds=""))
    t.play("die 3")
    assert t.verbs("hire") == set()


@pytest.mark.rule("WAY-7.2", "WAY-R7", "WAY-D23")
def test_black_ability_once_per_turn() -> None:
    t = given(
        Has("L01 L09", at="P0", guilds="black 3", workers="green"), Has(at="P1b"), journal={"P1a": "J06"}, luck=(0,)
    )
    t.play("worker green-townsfolk-4", "go P1a")
    assert t.asked == "MoveAgain"
    t.play("go P2a", "skip")
    assert t.asked == "EndTurn" or t.seat == B
    assert t.guild(A, "black") == 2


@pytest.mark.rule("WAY-7.1", "WAY-7.2")
def test_each_ability_is_used_up_by_itself() -> None:
    def at_p1(guilds: str) -> Table:
        has = Has("L01 L09", at="P0", guilds=guilds, workers="green", dice="1 3")
        return given(has, Has(at="P1b"), journal={"P1a": "J06"})

    t = at_p1("black 1, yellow 1").play("trade", "up 1", "skip", "worker green-townsfolk-4", "go P1a")
    assert t.asked == "MoveAgain", "the yellow ability says nothing about the black one"
    t.play("go P2a")
    assert t.guild(A, "black") == 0
    none = at_p1("yellow 1").play("worker green-townsfolk-4", "go P1a")
    assert none.asked != "MoveAgain"


@pytest.mark.rule("WAY-7.5")
def test_spent_influence_leaves_the_majority() -> None:
    t = given(Has(dice="1 3 6", guilds="yellow 2"), Has(guilds="yellow 1"))
    assert t.score(A, "guilds") == 3
    t.play("trade", "up 1", "skip")
    assert t.score(A, "guilds") == 0


def ask(t: Table, step: Step[WayfarersState]) -> Table:
    """Put a question to the player whose turn it is, before everything else."""
    t.state.next(step)
    t.state.proceed()
    return t


@pytest.mark.rule("WAY-5.4", "WAY-5.10", "WAY-5.2")
def test_a_guild_of_choice_with_an_empty_supply() -> None:
    t = ask(given(Has(guilds="yellow 15")), ChooseGuild(A, 1, 0, False))
    assert t.choices == {"skip", "guild blue", "guild black"}
    assert t.why_not("guild yellow") == "WAY-5.10", "there is no token that could come from elsewhere"
    must = ask(given(Has(guilds="yellow 14"), marks={"land-1": A}), ChooseGuild(A, 1, 0, True))
    assert must.choices == {"guild blue", "guild black", "guild yellow"}
    assert must.why_not("skip") == "WAY-5.10"
    must.play("guild blue")
    assert must.choices == {"guild yellow", "card land-1"}, "whoever has chosen a guild must move a token there"
    must.play("guild yellow")
    assert (must.guild(A, "yellow"), must.guild(A, "blue")) == (13, 1)


@pytest.mark.rule("WAY-5.2", "WAY-5.4", "WAY-R2")
def test_two_of_choice_one_after_the_other() -> None:
    t = ask(given(Has(guilds="")), ChooseGuild(A, 2, 0, False)).play("guild yellow")
    assert t.choices == {"guild yellow", "guild blue"}, "in ascending order while the supply has enough"
    assert t.why_not("guild black") == "WAY-R2"
    short = ask(given(Has(guilds="yellow 14")), ChooseGuild(A, 2, 0, False)).play("guild blue")
    assert short.choices == {"skip", "guild black", "guild yellow", "guild blue"}, "the second one would be moved"
    short.play("guild black")
    assert short.asked == "MoveToken"
    short.play("guild yellow")
    assert [short.guild(A, name) for name in ("black", "yellow", "blue")] == [1, 13, 1]


@pytest.mark.rule("WAY-5.5", "WAY-1.8")
def test_two_shifts_the_second_at_will() -> None:
    t = ask(given(Has(guilds="yellow 1")), Shift(A, 2, True))
    assert t.choices == {"shift yellow-black", "shift yellow-blue"}
    assert t.why_not("skip") == "WAY-1.8"
    t.play("shift yellow-blue")
    assert t.choices == {"skip", "shift blue-black", "shift blue-yellow"}
    t.play("shift blue-black")
    assert t.asked == "Turn"
    assert t.guild(A, "black") == 1


@pytest.mark.rule("WAY-5.3", "WAY-1.8")
def test_two_marks_the_second_at_will() -> None:
    t = ask(given(Has(guilds="")), Mark(A, 2, True))
    assert t.why_not("skip") == "WAY-1.8"
    t.play("card land-1")
    assert "skip" in t.choices
    assert t.why_not("card land-1") == "WAY-5.3"
    t.play("card space-4")
    assert (t.mark("land-1"), t.mark("space-4"), t.player(A).supply, t.asked) == (A, A, 13, "Turn")


@pytest.mark.rule("WAY-R2", "WAY-5.10")
@pytest.mark.parametrize(("supply", "asked"), [(7, False), (6, False), (5, True), (2, True)])
def test_influence_is_placed_unasked_while_the_supply_has_plenty(supply: int, asked: bool) -> None:
    t = given(Has(workers="green", supply=supply), Has(at="P1a")).play("worker green-townsfolk-2")
    if asked:
        assert t.choices == {"part guild-blue", "part guild-yellow", "part guild-black"}
    else:
        assert t.asked != "Parts"
        assert t.player(A).supply == supply - 3


@pytest.mark.rule("WAY-1.8")
@pytest.mark.parametrize(
    ("step", "texts"),
    [
        (Nudge(A, 3, True), ["up 1", "up 2", "up 3"]),
        (Refresh(A, 3, True), ["die 1", "die 3", "die 5"]),
        (Shift(A, 3, True), ["shift yellow-blue", "shift blue-black", "shift black-yellow"]),
        (Mark(A, 3, True), ["card land-1", "card land-2", "card space-1"]),
        (Recall(A, 3, True), ["worker green-land-3", "worker yellow-land-3", "worker blue-water-3"]),
        (ChooseGuild(A, 3, 0, True), ["guild black", "guild black", "guild blue"]),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Step) else "",
)
def test_what_counts_three_times_is_asked_three_times(step: Step[WayfarersState], texts: list[str]) -> None:
    workers = {"land-3": "green yellow", "water-3": "blue"}
    t = ask(given(Has(dice="1 3 5", guilds="yellow 1"), workers=workers, luck=(5, 5, 5)), step)
    for number, text in enumerate(texts):
        assert t.asked == type(step).__name__
        assert ("skip" in t.choices) == (number > 0 and not isinstance(step, ChooseGuild))
        t.play(text)
    assert t.asked == "Turn"
