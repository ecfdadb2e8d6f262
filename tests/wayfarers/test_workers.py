"""Placing and retrieving workers (WAY-10), resting (WAY-11)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import SLOT_IDS
from edubba.games.wayfarers.rules.language import WORKER_NAMES
from edubba.games.wayfarers.rules.workers import Recall
from tests.wayfarers.given import A, B, Has, Table, given


@pytest.mark.rule("WAY-10.1", "WAY-10.2")
def test_where_workers_may_stand() -> None:
    t = given(Has("L01", workers="green, yellow, blue", silver=9, provision=9), Has(at="P1a"))
    places = t.verbs("worker")
    rows = {
        colour: {post.split("-")[1] for post in places if post.startswith(colour)}
        for colour in ("green", "yellow", "blue")
    }
    assert rows == {
        "green": {"townsfolk", "land", "water", "inspiration"},
        "yellow": {"land", "inspiration"},
        "blue": {"water", "inspiration"},
    }
    assert t.why_not("worker yellow-water-1") == "WAY-10.2"
    assert t.why_not("worker green-space-1") == "WAY-10.2"


@pytest.mark.rule("WAY-10.2")
def test_one_worker_of_a_colour_on_a_card() -> None:
    t = given(Has(workers="yellow"), workers={"land-2": "yellow", "inspiration-1": "blue"})
    assert t.why_not("worker yellow-land-2") == "WAY-10.2"
    assert t.why_not("worker yellow-inspiration-1") is None
    assert t.why_not("worker blue-water-1") == "WAY-10.1"


@pytest.mark.rule("WAY-10.4", "WAY-1.8", "WAY-R16", "WAY-R23")
def test_a_worker_must_do_something() -> None:
    t = given(Has(silver=2, guilds="yellow 1"))
    assert t.why_not("worker yellow-land-3") == "WAY-10.4"
    assert t.why_not("worker yellow-land-4") == "WAY-10.4"
    t = given(Has(silver=3, guilds="yellow 1")).play("worker yellow-land-3")
    assert "skip" not in t.choices
    assert t.why_not("skip") == "WAY-1.8"
    t = given(Has(dice="1 2 3")).play("worker blue-water-1")
    assert t.choices == {"part refresh", "part nudge*2"}
    assert t.why_not("skip") == "WAY-10.4"
    t.play("part nudge*2")
    assert "skip" not in t.choices
    t.play("up 1")
    assert "skip" in t.choices


@pytest.mark.rule("WAY-10.4", "WAY-5.10")
def test_with_an_empty_supply_a_worker_must_move_one_token() -> None:
    t = given(Has(guilds="black 15", workers="green", supply=0), Has(at="P1a"))
    t.play("worker green-townsfolk-2")
    assert t.choices == {"part guild-blue", "part guild-yellow"}
    t.play("part guild-blue")
    assert t.guild(A, "blue") == 1  # the only source is the black guild, and nobody may decline
    assert "skip" in t.choices


@pytest.mark.rule("WAY-10.5")
def test_actions_of_the_inspiration_row() -> None:
    assert given().play("worker yellow-inspiration-1").provision(A) == 4
    assert given().play("worker yellow-inspiration-4").silver(A) == 5


@pytest.mark.rule("WAY-10.7", "WAY-D19", "WAY-5.8", "WAY-R5")
def test_retrieving_costs_a_fee_for_each_worker() -> None:
    t = given(
        Has("W04", "UB2@3m UB2@3b", dice="3", silver=2, provision=1),
        display={"water-1": "W32"},
        marks={"inspiration-1": B},
        workers={"inspiration-1": "green yellow"},
    )
    t.play("die 3", "place W04", "part pay-provision*1>card-water", "card water-1")
    t.play("worker green-inspiration-1", "worker yellow-inspiration-1")
    assert t.silver(B) == 3 + 2
    assert t.workers(A)[:2] == [1, 2]


@pytest.mark.rule("WAY-10.7")
def test_green_workers_beside_the_journal_are_no_targets() -> None:
    t = given(Has("L05", dice="1", provision=0, guilds="", workers="yellow, blue"), Has(workers="yellow, blue"))
    t.play("die 1", "place L05")
    assert t.seat == B


@pytest.mark.rule("WAY-10.8", "WAY-13.1")
def test_workers_and_influence_slide_with_their_card() -> None:
    t = given(
        Has(dice="1", guilds=""),
        display={"land-1": "L09", "land-2": "L16"},
        workers={"land-2": "yellow"},
        marks={"land-2": B},
    )
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver", "card land-1")
    assert t.seat == B
    assert t.shown("land-1") == "L16"
    assert t.standing("land-1") == {"yellow"}
    assert t.mark("land-1") == B
    assert t.standing("land-2") == set()


@pytest.mark.rule("WAY-10.3")
def test_placing_on_a_marked_card_costs_a_fee() -> None:
    t = given(Has(silver=0, provision=1), marks={"inspiration-4": B}).play("worker yellow-inspiration-4")
    assert (t.silver(A), t.provision(A), t.provision(B)) == (2, 0, 3)


@pytest.mark.rule("WAY-10.9", "WAY-10.4", "WAY-10.3")
def test_whether_an_action_is_possible_is_judged_after_the_fee() -> None:
    def tile(silver: int, provision: int) -> Table:
        return given(Has(silver=silver, provision=provision, guilds=""), marks={"land-3": B})

    def three(silver: int, provision: int) -> Table:
        return given(Has(silver=silver, provision=provision, guilds=""), marks={"land-4": B})

    refused = "WAY-10.4"
    assert [tile(silver, 0).why_not("worker yellow-land-3") for silver in (2, 3, 4)] == [refused, refused, None]
    assert tile(3, 1).why_not("worker yellow-land-3") is None
    assert tile(2, 1).why_not("worker yellow-land-3") == refused
    assert [three(0, food).why_not("worker yellow-land-4") for food in (2, 3, 4)] == [refused, refused, None]
    assert three(1, 3).why_not("worker yellow-land-4") is None
    assert three(1, 2).why_not("worker yellow-land-4") == refused
    assert tile(4, 1).play("worker yellow-land-3").choices == {"silver", "provision"}
    only = tile(3, 1).play("worker yellow-land-3")
    assert (only.asked, only.silver(A), only.provision(A)) == ("ChooseTile", 3, 0), "the fee was paid in Provisions"
    only = three(1, 3).play("worker yellow-land-4")
    assert (only.asked, only.silver(A), only.provision(A)) == ("KeepDrawn", 0, 0)
    assert (only.silver(B), only.provision(B)) == (4, 2)


# --- rest ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WAY-11.1", "WAY-11.2", "WAY-D24", "WAY-R18")
def test_rest_rolls_what_was_placed_then_asks_for_each_die() -> None:
    t = given(Has(placed="B4", dice="2 5", guilds=""), luck=(0, 3))
    t.play("rest")
    assert t.dice(A) == [1, 2, 5]
    assert t.choices == {"keep", "reroll"}
    t.play("reroll")
    assert t.dice(A) == [1, 4, 5]
    t.play("keep")
    assert t.seat == B
    t = given(Has(placed="B4", dice="2 5", guilds=""), luck=(0, 3, 3), options={"rest_reroll": "all_or_none"})
    t.play("rest", "reroll")
    assert t.dice(A) == [1, 4, 4]
    assert t.seat == B


@pytest.mark.rule("WAY-11.3", "WAY-R38")
def test_rest_abilities_as_blocks() -> None:
    t = given(
        Has("W21 W22 T05>W21 T04>W22", guilds="yellow 1", placed="B4 B5 B1"),
        luck=(0, 0, 0),
        options={"rest_parts_alternate": False},
    )
    t.play("rest")
    assert t.verbs("part") == {"journal+silver", "shift+silver", "shift+provision"}
    t.play("part shift+silver", "shift yellow-blue")
    assert t.silver(A) == 4


@pytest.mark.rule("WAY-11.4", "WAY-I11", "WAY-R17")
def test_resting_is_always_allowed() -> None:
    t = given(Has(dice="1 2 3"))
    assert "rest" in t.choices
    t = given(Has(dice="1 2 3"), options={"rest_needs_placed_die": True})
    assert t.why_not("rest") == "WAY-R17"
    t = given(Has(dice="1 2", placed="B4"), options={"rest_needs_placed_die": True})
    assert t.why_not("rest") is None


@pytest.mark.rule("WAY-11.5")
def test_what_counts_is_the_supply_before_the_rest() -> None:
    t = given(Has(placed="B4 B5", dice="2", guilds=""), luck=(0, 0))
    t.play("rest", "keep")
    assert t.silver(A) == 4
    assert t.asked == "MoveMarker"


@pytest.mark.rule("WAY-10.6", "WAY-10.7")
@pytest.mark.parametrize("slot", ["townsfolk-1", "land-2", "water-4", "inspiration-3"])
def test_the_worker_of_this_turn_is_no_target(slot: str) -> None:
    colour = {"townsfolk": "green", "land": "yellow", "water": "blue", "inspiration": "yellow"}[slot.split("-")[0]]
    others = {"land-1": "green", "inspiration-1": "blue"}
    t = given(Has(workers=""), Has(workers=""), workers={**others, slot: colour})
    t.state.placed_worker = 3 * SLOT_IDS.index(slot) + WORKER_NAMES.index(colour)
    t.state.next(Recall(A, 1, False))
    t.state.proceed()
    assert {"green-land-1", "blue-inspiration-1"} <= t.verbs("worker")
    assert f"{colour}-{slot}" not in t.verbs("worker")
    assert t.why_not(f"worker {colour}-{slot}") == "WAY-10.6"
    assert t.why_not("worker green-townsfolk-2") == "WAY-10.7"
