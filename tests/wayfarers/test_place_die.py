"""Placing a die: goods, chains, spaces, discounts, refresh and nudge (WAY-9)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.rules.acquire import still_needed
from edubba.games.wayfarers.rules.dice import Refresh
from tests.wayfarers.given import A, B, Has, given


@pytest.mark.rule("WAY-9.1", "WAY-1.2", "WAY-D1")
def test_one_die_per_turn_on_an_empty_space() -> None:
    t = given(Has(dice="2 3", placed="B4", guilds="yellow 1, blue 0"))
    assert t.verbs("die") == {"2", "3"}
    assert t.why_not("die 4") == "WAY-9.1"
    t.play("die 2")
    assert t.verbs("place") == {"B5"}
    assert t.why_not("place B4") == "WAY-9.1"
    assert t.why_not("place L01") == "WAY-9.1"
    t.play("place B5", "part silver*2")
    assert t.asked == "EndTurn"


@pytest.mark.rule("WAY-9.2", "WAY-9.3")
def test_goods_of_column_and_townsfolk() -> None:
    t = given(Has("L01 L02 T34>L01", dice="2", placed="B4 B5", guilds=""))
    t.play("die 2")
    assert t.seat == A
    t = given(Has("L01 L02 T34>L01", dice="2", guilds=""))
    t.play("die 2")
    assert t.verbs("place") == {"B4", "B5", "L01"}
    assert t.why_not("place L02") == "WAY-9.2"


@pytest.mark.rule("WAY-9.4", "WAY-D2")
def test_chains() -> None:
    t = given(Has(tiles="UL1a@1m UL1a@2b UB4@3m", dice="1"))
    t.play("die 1")
    assert t.verbs("die") == {"1", "2", "3"}
    assert t.why_not("die 4") == "WAY-9.4"
    t.play("die 3")
    assert "B3" in t.verbs("place")


@pytest.mark.rule("WAY-9.5", "WAY-R23")
def test_a_space_may_be_left_unused() -> None:
    t = given(Has(dice="5", guilds="")).play("die 5", "place B5", "skip")
    assert t.silver(A) == 3
    assert t.player(A).placed == 1 << 4
    assert t.seat == B


@pytest.mark.rule("WAY-9.6")
def test_the_townsfolk_comes_before_or_after_never_between() -> None:
    t = given(Has("L05 T17>L05", dice="1", provision=2), workers={"land-4": "yellow"}, display={"land-1": "L09"})
    t.play("die 1", "place L05")
    assert t.verbs("part") == {"pay-provision*2>card-land+recall", "recall/mark"}
    t.play("part pay-provision*2>card-land+recall")
    assert t.verbs("part") == {"card-land", "recall"}
    t.play("part card-land", "card land-1", "skip")
    assert t.asked == "OneOf"


@pytest.mark.rule("WAY-9.7", "WAY-R10")
def test_discounts_are_fixed_when_the_die_is_placed() -> None:
    t = given(Has(tiles="UL3b@5m", silver=3, dice="5"))
    t.play("die 5", "place B5", "part tile-basic", "tile UB1", "cell 5b")
    assert t.silver(A) == 2
    t = given(Has(tiles="UL3b@5m", guilds="black 2", silver=1, dice="6"))
    t.play("die 6", "place B2")
    assert "tile-space" in t.verbs("part")


@pytest.mark.rule("WAY-9.7", "WAY-9.12")
def test_discounts_do_not_pay_fees() -> None:
    t = given(
        Has("L19", "UL3b@5m", silver=1, provision=0, dice="5"),
        display={"townsfolk-1": "T18", "townsfolk-2": "T12", "townsfolk-3": "T13", "townsfolk-4": "T14"},
        marks={"townsfolk-1": B},
    )
    t.play("die 5", "place B4")
    assert t.why_not("part card-townsfolk") == "WAY-1.9"


@pytest.mark.rule("WAY-9.9", "WAY-D20")
def test_refresh() -> None:
    t = given(Has("W09", "UB2@3m", dice="3 1", placed="B4"), luck=(5,))
    t.play("die 3", "place W09", "part refresh")
    assert t.choices == {"die 1", "place B4", "place W09"}
    assert t.why_not("die 2") == "WAY-9.9"
    t.play("place W09")
    assert sorted(t.dice(A)) == [1, 6]
    assert not t.player(A).placed >> 32 & 1


@pytest.mark.rule("WAY-9.9", "WAY-1.8")
def test_refresh_twice() -> None:
    t = given(Has(dice="1 2 3"), luck=(5, 5))
    t.state.next(Refresh(A, 2, True))
    t.state.proceed()
    assert t.choices == {"die 1", "die 2", "die 3"}
    assert t.why_not("skip") == "WAY-1.8"
    t.play("die 1")
    assert t.choices == {"skip", "die 2", "die 3", "die 6"}
    t.play("die 2")
    assert (t.dice(A), t.asked) == ([3, 6, 6], "Turn")


@pytest.mark.rule("WAY-9.10")
def test_nudge() -> None:
    t = given(Has("W09", "UB2@3m", dice="3 1 6")).play("die 3", "place W09", "part nudge")
    assert t.choices == {"up 1", "down 6"}
    assert t.why_not("down 1") == "WAY-9.10"
    t.play("down 6")
    assert t.dice(A) == [1, 5]


@pytest.mark.rule("WAY-9.11", "WAY-7.4")
def test_only_what_leads_to_a_space_is_offered() -> None:
    t = given(Has(dice="3", placed="B4 B5", guilds="yellow 1"))
    t.play("die 3")  # only the yellow ability can bring it to a space, and only to one: nothing is asked
    assert t.player(A).placed & 1
    assert t.guild(A, "yellow") == 0
    t = given(Has(dice="4 1", placed="B4", guilds="yellow 1"))
    t.play("die 4", "trade")
    assert {"raise", "lower"} <= t.choices
    t.play("raise", "raise")
    assert "B2" in t.verbs("place")
    assert t.state.die == 6


@pytest.mark.rule("WAY-9.11")
def test_a_die_that_fits_nowhere_is_not_offered() -> None:
    t = given(Has(dice="3", placed="B4 B5", guilds=""))
    assert t.verbs("die") == set()
    assert t.why_not("die 3") == "WAY-9.2"


@pytest.mark.rule("WAY-9.8")
def test_spaces_of_the_centre() -> None:
    t = given(Has(tiles="UB4@3m", dice="3"), workers={"land-1": "yellow"})
    t.play("die 3", "place B3")
    assert t.verbs("part") == {"journal", "recall+guild-any"}
    t.play("part recall+guild-any", "part recall", "guild black")
    assert t.workers(A) == [0, 2, 1]
    assert t.guild(A, "black") == 1


@pytest.mark.rule("WAY-7.4", "WAY-9.11", "WAY-9.4")
def test_the_yellow_ability_keeps_the_die_between_one_and_six() -> None:
    t = given(Has(dice="6 1", guilds="yellow 2")).play("die 6", "trade")
    assert t.choices == {"lower", "up 1", "down 6"}
    assert t.why_not("raise") == "WAY-9.11"
    t.play("lower")
    assert t.choices == {"skip", "lower", "raise", "up 1", "down 6"}
    t = given(Has(dice="1 6", guilds="yellow 2")).play("die 1", "trade")
    assert t.choices == {"raise", "down 6"}
    assert t.why_not("lower") == "WAY-9.11"
    t.play("raise")
    assert t.choices == {"skip", "raise", "lower", "down 6"}
    t.play("skip")
    assert (t.state.die, t.asked) == (2, "ChooseSpace")


@pytest.mark.rule("WAY-9.11", "WAY-7.4")
def test_the_last_step_of_the_yellow_ability_must_lead_to_a_space() -> None:
    t = given(Has(dice="4 6", placed="B4 B5", at="P2a", guilds="yellow 1"))
    t.play("die 4")  # only a 6 (the printed telescope) takes it: nothing but two steps up is left
    assert t.player(A).placed >> 1 & 1
    t = given(Has(dice="5 2", placed="B4 B5", at="P2a", guilds="yellow 1"))
    t.play("die 5")
    assert t.asked == "Trade"
    assert t.choices == {"raise", "up 2", "down 2", "up 6", "down 6"} & t.choices
    assert "lower" not in t.choices
    t.play("up 2")
    assert (t.state.die, t.player(A).placed >> 1 & 1) == (0, 1)
    assert 3 in t.dice(A)


@pytest.mark.rule("WAY-9.2", "WAY-9.3")
def test_goods_that_are_still_needed_lane_by_lane() -> None:
    assert still_needed(0x1111, 0x0000) == 0x1111
    assert still_needed(0x1111, 0x0101) == 0x1010
    assert still_needed(0x3121, 0x1010) == 0x2111
    assert still_needed(0x0020, 0x1011) == 0x0010
    assert still_needed(0xFFFF, 0x1234) == 0xEDCB
    assert still_needed(0x1020, 0xFFFF) == 0


@pytest.mark.rule("WAY-9.11", "WAY-7.4")
@pytest.mark.parametrize(("value", "taken"), [("2", True), ("3", True), ("4", False), ("5", False)])
def test_the_yellow_ability_goes_two_steps_and_no_further(value: str, taken: bool) -> None:
    t = given(Has(dice=value, placed="B4 B5 B2", at="P2a", guilds="yellow 1"))  # only a 1 finds a space
    assert (f"die {value}" in t.choices) == taken
    assert t.why_not(f"die {value}") == (None if taken else "WAY-9.2")
