"""What can be carried through is offered, and nothing else (WAY-1.9): the edge of every effect."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import SLOT_IDS
from edubba.games.wayfarers.rules.acquire import TakeCard
from edubba.games.wayfarers.rules.can import can
from edubba.games.wayfarers.rules.cards import COLUMNS
from edubba.games.wayfarers.rules.language import COSTS
from tests.wayfarers.given import A, B, Has, Table, given, wayfarers

LAND = ("land-1", "land-2", "land-3", "land-4")
SPACE = ("space-1", "space-2", "space-3", "space-4")
FOLK = ("townsfolk-1", "townsfolk-2", "townsfolk-3", "townsfolk-4")


def possible(t: Table, effect: str, *, die: bool = False, silver: int = 0, provision: int = 0) -> bool:
    """Whether A could do something of an effect with so much in the purse."""
    return can(t.state, A, t.state.printed.nodes.index(effect), die, silver, provision)


@pytest.mark.rule("WAY-1.9", "WAY-10.7", "WAY-R5")
def test_a_worker_is_retrieved_if_its_fee_can_be_paid() -> None:
    assert not possible(given(), "recall", silver=9)
    free = given(workers={"land-1": "green"})
    assert possible(free, "recall")
    assert possible(free, "recall", silver=1)
    own = given(workers={"land-1": "green"}, marks={"land-1": A})
    assert possible(own, "recall")
    other = given(workers={"land-1": "green"}, marks={"land-1": B})
    assert not possible(other, "recall")
    assert possible(other, "recall", silver=1)
    assert possible(other, "recall", provision=1)
    last = given(workers={"inspiration-4": "yellow"})
    assert possible(last, "recall")
    first = given(Has(workers="yellow, blue"), workers={"townsfolk-1": "green"})
    assert possible(first, "recall")


@pytest.mark.rule("WAY-1.9", "WAY-10.6")
def test_the_worker_of_this_turn_is_not_retrieved() -> None:
    t = given(workers={"land-2": "green yellow"})
    t.state.placed_worker = 3 * SLOT_IDS.index("land-2") + 1
    assert possible(t, "recall")  # the green one
    t = given(workers={"land-2": "yellow"})
    t.state.placed_worker = 3 * SLOT_IDS.index("land-2") + 1
    assert not possible(t, "recall")
    t = given(Has(workers="blue"), Has(workers="blue"), workers={"land-2": "yellow", "land-3": "yellow"})
    t.state.placed_worker = 3 * SLOT_IDS.index("land-2") + 1
    assert possible(t, "recall")
    t = given(workers={"townsfolk-1": "green"})
    t.state.placed_worker = 0  # a green one on the first card
    assert not possible(t, "recall")


@pytest.mark.rule("WAY-1.9", "WAY-5.3", "WAY-5.4")
def test_a_mark_needs_a_card_without_influence() -> None:
    assert possible(given(), "mark")
    assert possible(given(Has(guilds="black 15", supply=0)), "mark"), "a token can be moved"
    full = given(marks=dict.fromkeys(SLOT_IDS[:10], A) | dict.fromkeys(SLOT_IDS[10:], B))
    assert not possible(full, "mark")
    for slot in (SLOT_IDS[0], SLOT_IDS[-1]):
        marks = {other: A if number % 2 else B for number, other in enumerate(SLOT_IDS) if other != slot}
        assert possible(given(marks=marks), "mark")
    marks = {slot: A if number % 2 else B for number, slot in enumerate(SLOT_IDS) if slot != "inspiration-4"}
    gap = given(marks=marks)
    gap.state.display[SLOT_IDS.index("inspiration-4")] = -1
    assert not possible(gap, "mark")


@pytest.mark.rule("WAY-1.9", "WAY-5.4", "WAY-5.10")
def test_influence_with_an_empty_supply() -> None:
    assert possible(given(Has(guilds="yellow 14")), "guild-yellow")
    yellow = given(Has(guilds="yellow 15"))
    assert yellow.player(A).supply == 0
    assert not possible(yellow, "guild-yellow")
    assert possible(yellow, "guild-blue")
    assert possible(yellow, "guild-black*2")
    assert possible(yellow, "guild-any")
    blue = given(Has(guilds="blue 15"))
    assert not possible(blue, "guild-blue")
    assert possible(blue, "guild-yellow")
    assert possible(given(Has(guilds="yellow 14"), marks={"land-1": A}), "guild-yellow")
    assert not possible(given(Has(guilds="yellow 15"), marks={"land-1": B}), "guild-yellow")


@pytest.mark.rule("WAY-1.9", "WAY-5.5")
@pytest.mark.parametrize("guild", ["black", "yellow", "blue"])
def test_a_shift_needs_influence_in_any_guild(guild: str) -> None:
    assert possible(given(Has(guilds=f"{guild} 1")), "shift")
    assert not possible(given(Has(guilds="")), "shift")


@pytest.mark.rule("WAY-1.9", "WAY-9.10", "WAY-9.9", "WAY-6.7")
def test_dice() -> None:
    assert possible(given(Has(dice="4", placed="B4 B5")), "nudge")
    empty = given(Has(placed="B4 B5 B1"))
    assert not possible(empty, "nudge")
    assert possible(empty, "refresh")
    assert possible(given(Has(at="P0")), "new-die")
    assert possible(given(Has(at="P5a")), "new-die")
    assert not possible(given(Has(at="P7a")), "new-die")


@pytest.mark.rule("WAY-1.9", "WAY-8.2", "WAY-5.7")
def test_a_card_needs_its_price_and_then_the_fee() -> None:
    cost_two = given(display={"townsfolk-1": "T08", "townsfolk-2": "T09", "townsfolk-3": "T12", "townsfolk-4": "T13"})
    assert possible(cost_two, "card-townsfolk", silver=2)
    assert not possible(cost_two, "card-townsfolk", silver=1, provision=9)
    marked = given(
        display={"townsfolk-1": "T08", "townsfolk-2": "T09", "townsfolk-3": "T12", "townsfolk-4": "T13"},
        marks=dict.fromkeys(FOLK, B),
    )
    assert not possible(marked, "card-townsfolk", silver=2)
    assert possible(marked, "card-townsfolk", silver=3)
    assert possible(marked, "card-townsfolk", silver=2, provision=1)
    assert not possible(marked, "card-townsfolk", silver=1, provision=3)
    assert not possible(marked, "card-townsfolk-free")
    assert possible(marked, "card-townsfolk-free", provision=1)
    last = given(Has("L01"), marks=dict.fromkeys(SPACE, A))
    assert possible(last, "card-space", silver=3)  # the slots cost 3, 4, 4 and 5
    assert not possible(last, "card-space", silver=2)
    assert possible(last, "card-space-1", silver=2)
    assert not possible(last, "card-space-1", silver=1)


@pytest.mark.rule("WAY-1.9", "WAY-8.3", "WAY-4.5", "WAY-10.6")
def test_a_card_needs_its_place_and_no_worker_of_this_turn() -> None:
    assert not possible(given(), "card-space", silver=9)  # no land or water card below it
    assert possible(given(Has("W04")), "card-space", silver=9)
    assert not possible(given(Has("L01 S20")), "card-space", silver=9)
    assert possible(given(Has("L01 W04 S20")), "card-space", silver=9)
    rest = given(display={"townsfolk-1": "T12", "townsfolk-2": "T13", "townsfolk-3": "T14", "townsfolk-4": "T04"})
    assert not possible(rest, "card-townsfolk", silver=9)  # they ask for open water
    guests = {"townsfolk-1": "T12", "townsfolk-2": "T13", "townsfolk-3": "T14", "townsfolk-4": "T08"}
    assert possible(given(display=guests), "card-townsfolk", silver=9)
    assert not possible(given(Has("T09>PC"), display=guests), "card-townsfolk", silver=9)
    worked = given(display=guests, workers={"townsfolk-4": "green"})
    worked.state.placed_worker = 3 * SLOT_IDS.index("townsfolk-4")
    assert not possible(worked, "card-townsfolk", silver=9)
    worked.state.placed_worker = 3 * SLOT_IDS.index("townsfolk-3")
    assert possible(worked, "card-townsfolk", silver=9)
    hosts = given(Has("T08>PC T10>PH"))
    assert not possible(hosts, "card-townsfolk-free", silver=9)


@pytest.mark.rule("WAY-1.9", "WAY-8.7", "WAY-1.4")
def test_drawing_three_after_the_price() -> None:
    pay = "pay-provision*2>card-land+silver"
    assert not possible(given(), pay, die=True, provision=1)
    assert possible(given(), pay, die=True, provision=2)
    price = given(marks=dict.fromkeys(LAND, B))
    assert possible(price, pay, die=True, provision=2)  # the silver is a part as well
    only = "pay-provision*2>card-water"
    marked = given(marks={slot.replace("land", "water"): B for slot in LAND})
    assert not possible(marked, only, die=True, provision=2)
    assert possible(marked, only, die=True, provision=3)
    assert possible(marked, only, die=True, silver=1, provision=2)
    marked.state.spare = 1
    assert possible(marked, only, die=True, provision=2)
    other = "pay-provision*2>card-land+recall"
    assert not possible(price, other, die=True, provision=2), "neither a card nor a worker can be had"
    assert possible(price, other, die=True, provision=3)
    assert possible(given(marks=dict.fromkeys(LAND, B), workers={"water-1": "blue"}), other, die=True, provision=2)
    three = "pay-provision*3>card-land-draw3"
    assert possible(price, three, provision=3)
    assert not possible(price, three, provision=2)


@pytest.mark.rule("WAY-1.9", "WAY-8.1")
@pytest.mark.parametrize("row", ["land", "water"])
@pytest.mark.parametrize("slot", range(1, 5))
def test_one_card_of_the_row_is_enough(row: str, slot: int) -> None:
    others = {f"{row}-{other}": B for other in range(1, 5) if other != slot}
    t = given(marks=others)
    assert possible(t, f"card-{row}")
    assert possible(t, f"pay-provision*2>card-{row}+recall", provision=2, die=True)
    assert not possible(given(marks=others | {f"{row}-{slot}": B}), f"card-{row}")
    poor = given(Has(silver=0, provision=0), marks=others)
    step = TakeCard(A, poor.state.printed.nodes.index(f"card-{row}"), die=False, must=True)
    assert step.options(poor.state, A) == [wayfarers().parse(f"card {row}-{slot}")]
    assert step.refusal(poor.state, A, wayfarers().parse("skip")) == "WAY-1.8"
    assert step.refusal(poor.state, A, wayfarers().parse(f"card {row}-{slot % 4 + 1}")) == "WAY-8.3"


@pytest.mark.rule("WAY-1.9", "WAY-9.7", "WAY-9.12")
def test_a_discount_on_provisions_pays_the_action_or_the_drawing() -> None:
    only = "pay-provision*2>card-water"
    t = given(marks={slot.replace("land", "water"): B for slot in LAND})
    t.state.provision_off = 1
    assert not possible(t, only, die=True, provision=1)  # all of the discount went into the price
    assert possible(t, only, die=True, provision=2)
    t.state.provision_off = 2
    assert not possible(t, only, die=True, provision=0)
    assert possible(t, only, die=True, provision=1)
    t.state.provision_off = 3
    assert possible(t, only, die=True, provision=0)


@pytest.mark.rule("WAY-9.7")
def test_a_discount_is_for_the_die_alone() -> None:
    t = given(Has("L01", silver=4, provision=3, workers="yellow, green"), display={"townsfolk-1": "T08"})
    t.state.silver_off, t.state.provision_off = 2, 2
    assert not possible(t, "pay-provision*3>card-land-draw3", provision=2)
    assert not possible(t, "card-space", silver=2)
    assert not possible(t, "tile-land", silver=2)
    land = t.copy().play("worker yellow-land-3", "tile UL2a", "cell 1m")
    assert (land.silver(A), land.state.silver_off) == (1, 2)
    drawn = t.copy().play("worker yellow-land-4")
    assert (drawn.provision(A), drawn.state.provision_off) == (0, 2)
    sky = t.copy().play("worker green-townsfolk-1", "card space-1")
    assert (sky.silver(A), sky.state.silver_off) == (2, 2)


@pytest.mark.rule("WAY-1.9", "WAY-8.7", "WAY-R15")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    empty = given(display=dict.fromkeys(LAND))
    assert not empty.state.deck_size(1)
    assert not possible(empty, "pay-provision*3>card-land-draw3", provision=3)
    assert possible(empty, "pay-provision*3>card-water-draw3", provision=3)
    one = given(display={"land-1": "L09"})
    assert possible(one, "card-land", die=True)
    marked = given(marks=dict.fromkeys(LAND, B))
    assert not possible(marked, "card-land", die=True)
    assert possible(marked, "card-land", die=True, provision=1)
    assert not possible(given(display=dict.fromkeys(LAND)), "card-land", die=True, provision=1)
    for aid in ("spare", "provision_off"):
        helped = given(marks=dict.fromkeys(LAND, B))
        setattr(helped.state, aid, 1)
        assert possible(helped, "card-land", die=True), "a spare pigeon or a discount is as good as a Provision"
        assert not possible(helped, "card-land")


@pytest.mark.rule("WAY-1.9", "WAY-12.1", "WAY-12.3", "WAY-12.6")
def test_a_tile_needs_a_pile_room_and_its_price() -> None:
    t = given(Has(guilds=""))
    assert not possible(t, "tile-basic", silver=1)
    assert possible(t, "tile-basic", silver=2)
    assert not possible(t, "tile-land", silver=2)
    assert possible(t, "tile-land", silver=3)
    assert possible(t, "tile-basic-free")
    assert not possible(given(Has(guilds="yellow 1, blue 9, black 3")), "tile-land", silver=2)
    assert possible(given(Has(guilds="yellow 2")), "tile-land")
    assert possible(given(Has(guilds="blue 2")), "tile-water")
    assert possible(given(Has(guilds="black 2")), "tile-space")
    assert not possible(given(Has(guilds="yellow 2, blue 2, black 2")), "tile-basic", silver=1)
    full = "UB1@2t UB2@4t US1@1m US2@3m US3@5m US1@6m"
    narrow = given(Has(tiles=full))
    assert not possible(narrow, "tile-land", silver=9)
    assert possible(narrow, "tile-space", silver=9)
    t.state.silver_off = 1
    assert possible(t, "tile-land", die=True, silver=2)
    assert not possible(t, "tile-land", die=True, silver=1)
    for design in t.state.printed.tiles_of_type[1]:
        t.state.piles[design] = 0
    assert not possible(t, "tile-land", silver=9)
    assert len(t.player(A).columns) == COLUMNS


@pytest.mark.rule("WAY-1.9", "WAY-6.1", "WAY-6.8", "WAY-14.1")
def test_a_journal_move_needs_a_stain_that_can_be_crossed() -> None:
    assert possible(given(Has(at="P0")), "journal")  # the first stains ask for nothing
    behind = given(Has(at="P1a"), sides="AAA")
    assert not possible(behind, "journal")
    assert possible(given(Has("L01", at="P1a")), "journal")
    assert not possible(given(Has(at="P10a"), ending=2), "journal")


@pytest.mark.rule("WAY-1.4", "WAY-1.9", "WAY-9.7")
def test_a_cost_in_silver(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of our cards asks for it, but the language of effects can."""
    effect = "pay-provision*2>card-land+silver"
    printed = wayfarers().tables
    prices = printed.price[:]
    prices[printed.nodes.index(effect)] = COSTS.index("silver")
    monkeypatch.setattr(printed, "price", prices)
    t = given(Has(dice="1", silver=2, provision=0))
    assert possible(t, effect, silver=2)
    assert not possible(t, effect, silver=1, provision=9)
    t.state.silver_off = 1
    assert possible(t, effect, die=True, silver=1)
    assert not possible(t, effect, silver=1)
    t.state.silver_off = 0
    told = t.listen()
    t.play("die 1", "place B1", f"part {effect}", "card land-1")
    assert (t.silver(A), t.player(A).provision) == (1, 0), "one of them comes with the card"
    assert [(event.kind, event.a) for event in told if event.kind.startswith("paid")] == [("paid-silver", 2)]
