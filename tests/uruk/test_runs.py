"""Payments and other runs of small questions, held against plain enumeration.

The engine asks for one card or cube at a time and never searches. Here all payments are found the slow way, straight
from the rule; each must be reachable by exactly one way of answering, and none besides (URU-D4, D8, D10, D11, D28).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from edubba.games.uruk.box import COLOUR_IDS, TYPE_IDS
from edubba.games.uruk.rules.printed import Printed
from edubba.testing.play import examples
from tests.uruk.given import A, Has, Table, bag, given, number, uruk

Cards = tuple[str, ...]
REDUCERS = {"red": "city_wall", "pink": "axe", "yellow": "statuette", "blue": "sailing_ship"}
ENOUGH = [name for name in TYPE_IDS if name not in ("mud_hut", "net", "clay_pot", "cistern")]


def printed() -> Printed:
    return uruk().tables


def level(name: str) -> int:
    return printed().level[number(name)]


def colour(name: str) -> str:
    return COLOUR_IDS[printed().colour[number(name)]]


def listed(names: list[str]) -> str:
    return ", ".join(name.replace("_", " ") for name in names)


def sub_bags(cards: list[str], size: int) -> set[Cards]:
    """All different choices of so many cards, copies being alike."""
    return set(combinations(sorted(cards), size))


@st.composite
def hands(draw: st.DrawFn, most: int, without: tuple[str, ...] = ()) -> list[str]:
    """Hand cards of which there are enough copies."""
    few = draw(st.lists(st.sampled_from(ENOUGH), min_size=1, max_size=4))  # few types, or copies would be rare
    cards = draw(st.lists(st.sampled_from(few) | st.sampled_from(ENOUGH), max_size=most))
    spare = Counter({name: printed().copies[number(name)] for name in ENOUGH}) - Counter(without)
    return sorted((Counter(cards) & spare).elements())


@st.composite
def tableaux(draw: st.DrawFn, most: int) -> list[str]:
    return ["mud_hut", *draw(st.lists(st.sampled_from(ENOUGH), max_size=most - 1, unique=True))]


# --- making an invention ----------------------------------------------------------------------------------------------

Made = tuple[str, int | None, int, bool, Cards]  # type, slot or None for a new one, copies used, reduced, pairs paid


def all_ways_to_make(laid: list[str], hand: list[str]) -> Iterator[Made]:
    """URU-5, one rule after the other."""
    slots: list[int | None] = [*range(len(laid))]
    if len(laid) < (6 if "water_clock" in laid else 5):
        slots.append(None)
    highest = max(level(name) for name in laid)
    for name, slot in product(sorted(set(hand) - set(laid)), slots):
        if level(name) > highest + 1:
            continue
        replaced = [] if slot is None else [laid[slot]]
        others = [card for card in hand + replaced if card != name]
        reducer = REDUCERS[colour(name)]
        may_reduce = reducer in laid and reducer not in replaced and level(name) > 1
        for reduced in (False, True)[: 1 + may_reduce]:
            price = level(name) - reduced
            for copies in range(1, min(price, hand.count(name)) + 1):
                for paid in sub_bags(others, 2 * (price - copies)):
                    if all(count % 2 == 0 for count in Counter(map(colour, paid)).values()):
                        yield name, slot, copies, reduced, paid


def ways_asked_for(t: Table) -> Iterator[Made]:
    """All that can be reached by answering questions."""
    for name in sorted(t.verbs("make")):
        for way, end in t.outcomes(f"make {name}"):
            # Where there is no choice the price is the card alone.
            asked = dict(text.split(" ", 1) for text in way if text.startswith(("slot ", "copies ")))
            slot = int(asked["slot"]) - 1 if "slot" in asked else None
            copies = asked.get("copies", "1")
            paid = end.discarded
            for _ in range(int(copies[0]) - 1):
                paid.remove(name)
            assert end.laid(A)[-1 if slot is None else slot] == name
            yield name, slot, int(copies[0]), copies.endswith("-"), tuple(sorted(paid))


@pytest.mark.rule("URU-5.7", "URU-5.8", "URU-5.9", "URU-5.10", "URU-D2", "URU-D3", "URU-D4", "URU-D28")
@over(tableaux(6), st.data())
@examples(60)
def test_every_way_to_make_an_invention_is_asked_for_once(laid: list[str], data: st.DataObject) -> None:
    hand = data.draw(hands(7, tuple(laid)))
    t = given(Has(listed(laid), hand=listed(hand)), display="")
    assert sorted(ways_asked_for(t), key=str) == sorted(all_ways_to_make(laid, hand), key=str)


# --- placing a disc ---------------------------------------------------------------------------------------------------

Placed = tuple[int, str, Cards, Cards]  # slot, price, cubes paid, cards paid

FULL_PAYMENTS = {
    "II": [[paid for paid in COLOUR_IDS if paid != left_out] for left_out in COLOUR_IDS],
    "III": [list(COLOUR_IDS)],
    "IV": [[*COLOUR_IDS, twice] for twice in COLOUR_IDS],
}


def all_ways_to_settle(laid: list[str], discs: list[int], has: Has, epoch: str, compulsory: bool) -> Iterator[Placed]:
    """URU-9, one rule after the other."""
    cubes, cards = sorted(bag(has.stock).elements()), sorted(bag(has.hand).elements())
    for slot, name in enumerate(laid):
        if discs[slot] == 2 or (discs[slot] and epoch == "I"):
            continue
        payments = [Counter(full) for full in FULL_PAYMENTS.get(epoch, [[colour(name)] * level(name)])]
        whole = payments[0].total()
        prices = {} if has.gods and compulsory else {"full": whole}
        if prices and "vault" in laid:
            prices["vault"] = max(whole - 1, 0)
        if prices and name == "coinage":
            prices["coinage"] = max(whole - 2, 0)
        if has.gods:
            prices["half"] = (whole + 1) // 2
        help_of_shadoof = "shadoof" in laid and not discs[slot]
        for price, due in prices.items():
            for by_card in range(due + 1 if help_of_shadoof else 1):
                for paid_cubes, paid_cards in product(sub_bags(cubes, due - by_card), sub_bags(cards, by_card)):
                    units = Counter(paid_cubes) + Counter(map(colour, paid_cards))
                    if any(units <= full for full in payments):
                        yield slot, price, paid_cubes, paid_cards


def discs_asked_for(t: Table) -> Iterator[Placed]:
    """All that can be reached by answering questions; how it was priced shows in what was used up."""
    before = t.stock(A)
    for slot in sorted(t.verbs("settle")):
        for _, end in t.outcomes(f"settle {slot}"):
            used = [name for name in ("vault", "coinage") if end.state.used >> number(name) & 1]
            price = "half" if end.gods(A) != t.gods(A) else used[0] if used else "full"
            cards = [name for name in end.discarded if name in TYPE_IDS]
            assert len(used) <= 1
            assert end.discs(A)[int(slot) - 1] == t.discs(A)[int(slot) - 1] + 1
            yield int(slot) - 1, price, tuple(sorted((before - end.stock(A)).elements())), tuple(sorted(cards))


@pytest.mark.rule("URU-9.3", "URU-9.6", "URU-9.7", "URU-9.8", "URU-9.9", "URU-D9", "URU-D10", "URU-D28", "URU-R22")
@over(
    st.sets(st.sampled_from(["vault", "coinage", "shadoof", "kiln", "ziggurat"]), min_size=1, max_size=4),
    st.sampled_from(["I", "II", "III", "IV"]),
    st.lists(st.sampled_from(COLOUR_IDS), max_size=9),
    st.sampled_from(["", "", "marduk", "nannar"]),
    st.booleans(),
    st.data(),
)
@examples(120)
def test_every_way_to_pay_for_a_disc_is_asked_for_once(
    others: set[str], epoch: str, stock: list[str], gods: str, compulsory: bool, data: st.DataObject
) -> None:
    laid = ["mud_hut", *sorted(others)]
    some_discs = st.sampled_from([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)])
    discs = [*data.draw(some_discs), 0, 0, 0][: len(laid)]
    hand = data.draw(hands(5, tuple(laid)))
    on = ("", " village", " city")
    tableau = ", ".join(name + on[count] for name, count in zip(laid, discs, strict=True)).replace("_", " ")
    has = Has(tableau, hand=listed(hand), stock=listed(stock), gods=gods)
    t = given(has, epoch=epoch, display="", options={"half_price_is_compulsory": compulsory})
    expected = sorted(all_ways_to_settle(laid, discs, has, epoch, compulsory))
    assert sorted(discs_asked_for(t)) == expected


# --- other runs -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-8.19", "URU-D11", "URU-D28")
@over(hands(6, ("aqueduct",)), st.lists(st.sampled_from(COLOUR_IDS), max_size=6))
@examples(25)
def test_every_trade_of_the_aqueduct_is_asked_for_once(hand: list[str], stock: list[str]) -> None:
    t = given(Has("mud hut village, aqueduct", hand=listed(hand), stock=listed(stock)), display="")
    before = t.stock(A)
    found = []
    if "cards-to-cubes" in t.choices:
        for _, end in t.outcomes("cards-to-cubes"):
            found.append((tuple(sorted(end.discarded)), tuple(sorted((end.stock(A) - before).elements()))))
    twice = [*COLOUR_IDS, *COLOUR_IDS]
    expected = [pair for number in (1, 2) for pair in product(sub_bags(hand, number), sub_bags(twice, number))]
    assert sorted(found) == sorted(expected)


@pytest.mark.rule("URU-7.1", "URU-D8", "URU-D28")
@over(hands(7, ("kiln", "lyre", "axe", "vault", "sewer")))
@examples(40)
def test_every_exchange_is_asked_for_once(hand: list[str]) -> None:
    laid = ["mud_hut", "kiln", "lyre", "axe"]
    t = given(Has(listed(laid), hand=listed(hand)), Has("net, vault, sewer"), display="")
    mine = [card for card in hand if card in (*laid, "net", "vault", "sewer")]
    found = [tuple(sorted(end.discarded)) for _, end in t.outcomes("exchange")] if mine else []
    assert ("exchange" in t.choices) == bool(mine)
    assert sorted(found) == sorted(cards for size in range(1, len(mine) + 1) for cards in sub_bags(mine, size))


@pytest.mark.rule("URU-10.6", "URU-10.7", "URU-D16", "URU-D28")
@over(hands(6), st.sampled_from(["", ", lighthouse", ", lighthouse village"]))
@examples(40)
def test_every_bid_is_asked_for_once(hand: list[str], lighthouse: str) -> None:
    """B has bid 4 with a card of level 4; A answers."""
    bonus = {"": 0, ", lighthouse": 2, ", lighthouse village": 3}[lighthouse]
    hand = [card for card in hand if card not in ("ziggurat", "lighthouse", "kiln")]
    me, other = Has("mud hut village" + lighthouse, hand=listed(hand)), Has(hand="ziggurat")
    t = given(other, me, display="kiln, kiln, kiln", activated="nergal")
    t.play("end", "card ziggurat", "done")
    found = []
    for way, _ in t.outcomes():
        if way[0] != "pass":
            assert way[-1] == "done"
            found.append(tuple(sorted(text.removeprefix("card ") for text in way[:-1])))
    bags = [cards for size in range(len(hand) + 1) for cards in sub_bags(hand, size)]
    assert sorted(found) == sorted(cards for cards in bags if bonus + sum(map(level, cards)) > 4)


@pytest.mark.rule("URU-10.5", "URU-D15", "URU-D28")
@over(hands(11))
@examples(25)
def test_every_way_down_to_the_hand_limit_is_asked_for_once(hand: list[str]) -> None:
    hand = [card for card in hand if card != "kiln"]
    t = given(Has(hand=listed(hand)), display="kiln, kiln, kiln", activated="ishtar")
    surplus = max(len(hand) - 8, 0)
    t.play("end")
    found: Counter[Cards] = Counter()
    open_ends = [t]
    while open_ends:
        table = open_ends.pop()
        cards = [name for name in table.discarded if name in TYPE_IDS]
        if len(cards) == surplus:
            found[tuple(sorted(cards))] += 1
        else:
            open_ends += [table.copy().play(text) for text in table.choices]
    assert found == Counter(dict.fromkeys(sub_bags(hand, surplus), 1))
