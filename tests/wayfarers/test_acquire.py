"""Acquiring cards, vistas, links, drawing three (WAY-8)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import CARD_IDS
from edubba.games.wayfarers.rules.acquire import ChooseHost, gain
from edubba.games.wayfarers.rules.cards import HOST
from tests.wayfarers.given import A, B, Has, Table, given

LAND_BY_BOARD = "part pay-provision*2>card-land+silver"
WATER_BY_BOARD = "part pay-provision*2>card-water"


def by_land(t: Table, *texts: str) -> Table:
    return t.play("die 1", "place B1", LAND_BY_BOARD, *texts)


def by_water(t: Table, *texts: str) -> Table:
    return t.play("die 3", "place B6", WATER_BY_BOARD, *texts)


@pytest.mark.rule("WAY-8.1", "WAY-8.6", "WAY-D9")
def test_a_card_of_the_row_and_the_gap_it_leaves() -> None:
    t = by_land(given(Has(dice="1"), display={"land-2": "L09"}))
    assert t.choices == {"skip", *(f"card land-{slot}" for slot in range(1, 5))}
    assert t.why_not("card water-1") == "WAY-8.1"
    t.play("card land-2")
    assert t.shown("land-2") is None
    assert t.shown("land-3") is not None


@pytest.mark.rule("WAY-8.2", "WAY-R4")
def test_free_waives_the_price_but_not_the_fee() -> None:
    t = given(
        Has("W13 L19", "UB2@3m UB2@3b", dice="3", silver=1, provision=0),
        display={"townsfolk-1": "T18"},
        marks={"townsfolk-1": B},
    )
    t.play("die 3", "place W13", "card townsfolk-1")
    assert (t.silver(A), t.silver(B)) == (0, 4)
    assert t.has(A, "T18")


@pytest.mark.rule("WAY-8.3", "WAY-10.6")
def test_no_card_with_the_own_worker_of_this_turn() -> None:
    t = given(
        Has("L19 L31", workers="yellow", silver=9, guilds=""),
        display={"land-1": "L09", "townsfolk-1": "T18"},
        workers={"townsfolk-1": "green"},
    )
    t.play("worker yellow-land-1")
    assert "card-townsfolk" in t.verbs("part")
    t.play("part card-townsfolk", "card townsfolk-1", "host L19")
    assert t.workers(A)[0] == 1


@pytest.mark.rule("WAY-8.5", "WAY-1.3", "WAY-5.9")
def test_workers_come_with_the_card() -> None:
    t = given(Has(dice="1"), display={"land-1": "L09"}, workers={"land-1": "green yellow"}, greens=7)
    by_land(t, "card land-1")
    assert t.workers(A) == [1, 2, 1]
    assert t.standing("land-1") == set()


@pytest.mark.rule("WAY-8.7", "WAY-D11", "WAY-18.2", "WAY-8.13")
def test_draw_three() -> None:
    t = given(Has(dice="1", provision=3), decks="L09 L16 L25")
    by_land(t, "draw")
    assert t.provision(A) == 0
    assert t.verbs("choose") == {"L09", "L16", "L25"}
    t.play("choose L09")
    assert t.verbs("choose") == {"L16", "L25"}
    t.play("choose L25")
    below = [place & 63 for place in t.state.under[1][-2:]]
    assert [CARD_IDS[36 + card] for card in below] == ["L25", "L16"]
    assert t.state.under[1][-1] >> 6 == 1 << A
    assert t.has(A, "L09")


@pytest.mark.rule("WAY-8.7")
def test_drawing_by_a_die_costs_a_pigeon_or_a_provision() -> None:
    t = by_land(given(Has(dice="1", provision=2)))
    assert "draw" not in t.choices
    assert t.why_not("draw") == "WAY-8.7"
    t = given(Has(dice="6"), display={"townsfolk-1": "T08"}).play("die 6", "place B4", "part card-townsfolk")
    assert "draw" not in t.choices


@pytest.mark.rule("WAY-1.9", "WAY-9.12")
def test_a_discount_pays_once() -> None:
    marks = {f"water-{slot}": B for slot in range(1, 5)}
    t = given(Has(tiles="US1@3m UB2@3t", dice="3", silver=0, provision=1), marks=marks).play("die 3", "place B6")
    assert t.asked != "Parts"  # 1 Provision would pay the action, but then neither a fee nor the drawing
    t = given(Has(tiles="US1@3m UB2@3t", dice="3", silver=0, provision=2), marks=marks)
    t.play("die 3", "place B6", WATER_BY_BOARD)
    assert t.provision(A) == 1


@pytest.mark.rule("WAY-R15", "WAY-R42", "WAY-13.2")
def test_a_short_deck() -> None:
    t = given(Has(dice="1", provision=3))
    t.state.under = t.state.under[:]
    rest = t.state.under[1][2:]
    t.state.under[1] = t.state.under[1][:2]
    t.state.players[B].hosts += [card & 63 for card in rest]
    t.state.players[B].folk += [-1] * len(rest)
    s = t.state
    for text in ("die 1", "place B1", LAND_BY_BOARD, "draw"):
        s.apply(A, __import__("edubba").load("wayfarers").parse(text))
    assert len(t.choices) == 2


@pytest.mark.rule("WAY-8.7", "WAY-R15", "WAY-18.2")
def test_two_cards_drawn_the_other_goes_under_unasked() -> None:
    t = given(Has(dice="1", provision=3), decks="L09 L16")
    t.state.under = t.state.under[:]
    rest = [card & 63 for card in t.state.under[1][2:]]
    t.state.under[1] = t.state.under[1][:2]
    for card in rest:
        gain(t.state, B, 1, card, -1)
    t.state.triggered, t.state.linked, t.state.fresh_land = [], [], 0
    by_land(t, "draw")
    assert t.verbs("choose") == {"L09", "L16"}
    assert t.why_not("choose L10") == "WAY-8.7"
    t.play("choose L16")
    assert t.state.under[1] == [CARD_IDS.index("L09") - 36 | 1 << A << 6], "only A knows it"
    assert t.state.drawn == []
    assert t.has(A, "L16")


@pytest.mark.rule("WAY-8.8", "WAY-1.9")
def test_a_vista_is_offered_if_it_or_its_townsfolk_can_be_used() -> None:
    def sky(cards: str, **more: str) -> Table:
        t = given(Has(cards, silver=9, dice="6 3"), display={"space-1": "S12"}, workers=more)
        return t.play("die 6", "place B2", "part card-space", "card space-1")

    assert "wake L28" not in sky("L28 W04").choices, "no worker can be retrieved"
    helped = sky("L28 T15>L28")
    assert helped.choices == {"skip", "wake L28", "part mark"}
    helped.play("wake L28")
    assert helped.asked == "Nudge"
    assert "wake L28" in sky("L28", **{"land-1": "yellow"}).choices


@pytest.mark.rule("WAY-8.8", "WAY-R2")
def test_a_vista_that_leaves_no_choice_comes_first() -> None:
    def star(cards: str) -> Table:
        t = given(Has(cards, silver=9, dice="6 3"), display={"space-1": "S29"})
        return t.play("die 6", "place B2", "part card-space", "card space-1")

    alone = star("L20")
    assert (alone.provision(A), alone.asked) == (3, "Mark")
    both = star("L20 T20>L20")
    assert (both.provision(A), both.asked) == (4, "Mark")
    choice = star("L20 T15>L20")
    assert choice.choices == {"skip", "wake L20", "part mark"}, "the townsfolk leaves one"
    choice.play("wake L20")
    assert (choice.provision(A), choice.asked) == (3, "Nudge")


@pytest.mark.rule("WAY-8.8", "WAY-1.4", "WAY-1.5", "WAY-D6", "WAY-R6")
def test_the_trigger_set_has_a_free_order() -> None:
    t = given(Has("L28 L22", silver=9, dice="6"), display={"space-1": "S12"}, workers={"land-1": "yellow"})
    t.play("die 6", "place B2", "part card-space", "card space-1")
    assert t.choices == {"skip", "wake L28", "part mark"}
    t.play("part mark", "card land-2", "worker yellow-land-1")
    assert t.mark("land-2") == A
    assert t.workers(A) == [0, 2, 1]


@pytest.mark.rule("WAY-8.8", "WAY-1.5")
def test_a_vista_and_its_townsfolk_are_one_block() -> None:
    t = given(Has("L28 T15>L28", silver=9, dice="6 3"), display={"space-1": "S12"}, workers={"land-1": "yellow"})
    t.play("die 6", "place B2", "part card-space", "card space-1", "wake L28")
    assert t.verbs("part") == {"recall", "nudge*2"}
    t.play("part nudge*2", "up 3", "skip")
    assert t.asked == "Recall"
    t.play("skip")
    assert t.asked == "Mark"


@pytest.mark.rule("WAY-8.9", "WAY-R6")
def test_links_can_come_last() -> None:
    free = given(Has("W19", "UB2@3m", dice="3"), display={"water-1": "W31"}, workers={"land-1": "yellow"})
    by_water(free, "card water-1")
    assert free.verbs("part") == {"recall+refresh", "mark"}
    last = given(
        Has("W19", "UB2@3m", dice="3"),
        display={"water-1": "W31"},
        workers={"land-1": "yellow"},
        options={"link_order": "links_last"},
    )
    by_water(last, "card water-1")
    assert last.verbs("part") == {"recall", "refresh"}
    last.play("skip")
    assert last.asked == "Mark"


@pytest.mark.rule("WAY-8.10", "WAY-18.3")
def test_inspiration_is_tucked_or_discarded() -> None:
    t = given(Has("L01", at="P1a", workers="green"), luck=(0,), display={"inspiration-4": "I09"})
    t.play("worker green-townsfolk-4", "go P2a", "card inspiration-4")
    discarded = t.copy().play("discard")
    assert discarded.silver(A) == 5
    assert discarded.state.under[4][-1] == 8 | 63 << 6
    t.play("tuck PS")
    assert t.has(A, "I09")
    assert t.silver(A) == 3


@pytest.mark.rule("WAY-8.11", "WAY-R21")
def test_what_wakes_a_vista() -> None:
    t = given(Has("L31 L22", silver=3, dice="2 3"), display={"townsfolk-1": "T08"})
    t.play("die 2", "place B4", "part card-townsfolk", "card townsfolk-1")
    assert t.verbs("part") == {"nudge", "shift"}
    t = given(Has("L25", dice="1"), display={"land-1": "L27"})
    by_land(t, "card land-1")
    assert t.silver(A) == 3 + 1 + 1 + 2


@pytest.mark.rule("WAY-8.12", "WAY-R13", "WAY-I9")
def test_fresh_cards_sleep() -> None:
    t = given(Has(dice="1"), display={"land-1": "L25"})
    by_land(t, "card land-1")
    assert t.silver(A) == 4  # the oasis does not see itself come
    t = given(
        Has("L31", workers="yellow", silver=9, dice="2 3", guilds=""),
        display={"townsfolk-1": "T18", "land-1": "L01"},
    )
    t.play("worker yellow-land-1", "part card-townsfolk", "card townsfolk-1")
    assert t.silver(A) == 9 - 2  # the vista wakes, the merchant under it is fresh
    assert t.asked == "Parts"


@pytest.mark.rule("WAY-1.4", "WAY-D7", "WAY-D8")
def test_costs_are_paid_before_what_they_buy() -> None:
    t = given(Has(dice="1", provision=1)).play("die 1", "place B1")
    assert t.seat == A
    assert t.asked == "EndTurn"
    t = given(Has(dice="1", provision=2)).play("die 1", "place B1")
    assert t.choices == {"skip", LAND_BY_BOARD}
    t = given(Has(dice="5")).play("die 5", "place B5")
    assert t.choices == {"skip", "part tile-basic", "part silver*2"}


@pytest.mark.rule("WAY-4.5", "WAY-9.3")
def test_a_copy_keeps_what_the_original_has_before_a_card_is_tucked() -> None:
    t = given(Has("L01"))
    helped = t.copy()
    kept = helped.copy()
    ChooseHost(A, 33).take(helped.state, A, HOST)  # a camel under the first city
    assert kept.player(A).needs == t.player(A).needs != helped.player(A).needs
    assert kept.player(A).folk == t.player(A).folk != helped.player(A).folk
    assert kept.player(A).counts == t.player(A).counts != helped.player(A).counts
