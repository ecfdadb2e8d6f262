"""A second opinion on what can be made, settled and paid: slow, obvious, and straight from the rules.

The rules of Uruk are written for speed. Here the same questions are answered by trying everything, on random positions.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from edubba.games.uruk.box import COLOUR_IDS, TYPE_IDS
from tests.uruk.given import A, Has, Table, given, number, uruk

LEVEL = {name: uruk().tables.level[number(name)] for name in TYPE_IDS}
COLOUR = {name: COLOUR_IDS[uruk().tables.colour[number(name)]] for name in TYPE_IDS}
REDUCER = {"red": "city_wall", "pink": "axe", "yellow": "statuette", "blue": "sailing_ship"}
EPOCHS = ("I", "II", "III", "IV")

Payment = tuple[str, ...]


def random_position(rng: Random) -> tuple[Table, str]:
    """A menu with a random tableau, hand, stock and epoch."""
    names = [name for name in TYPE_IDS if LEVEL[name] > 1]
    laid = rng.sample(names, rng.randint(1, 5))
    if rng.random() < 0.5:
        laid[0] = rng.choice(["mud_hut", "net", "clay_pot", "cistern"])
    for helper in ("vault", "shadoof", "coinage", "water_clock"):
        if rng.random() < 0.3 and helper not in laid:
            laid[-1] = helper
    tableau = ", ".join(name + rng.choice(["", "", " village", " city"]) for name in laid)
    copies = Counter({name: 4 if LEVEL[name] > 2 else 3 for name in names}) - Counter(laid)
    hand = rng.sample(sorted(copies.elements()), rng.randint(0, 12))
    stock = ", ".join(f"{rng.randint(0, 4)} {colour}" for colour in COLOUR_IDS)
    used = rng.choice(laid) if rng.random() < 0.2 else ""
    gods = rng.choice(["", "", "", "marduk"])
    epoch = rng.choice(EPOCHS)
    mine = Has(tableau, hand=", ".join(hand), stock=stock, gods=gods)
    return given(mine, *[Has("")] * 3, used=used, epoch=epoch, display="-, -, -"), epoch


# --- making (URU-5) -------------------------------------------------------------------------------------------------


def places(t: Table, name: str) -> dict[str, set[Payment]]:
    """Where this invention can be laid, and all payments for each place, by trying every choice of cards."""
    laid = t.laid(A)
    if name in laid or LEVEL[name] > 1 + max(LEVEL[other] for other in laid):
        return {}
    limit = 6 if "water_clock" in laid else 5
    options = {"new-slot": ""} if len(laid) < limit else {}
    options |= {f"slot {slot}": replaced for slot, replaced in enumerate(laid, 1)}
    found = {where: set(payments(t, name, replaced)) for where, replaced in options.items()}
    return {where: paid for where, paid in found.items() if paid}


def payments(t: Table, name: str, replaced: str) -> Iterator[Payment]:
    hand = t.hand(A) + Counter([replaced] if replaced else [])
    helper = REDUCER[COLOUR[name]]
    helps = helper in t.laid(A) and helper != replaced and not t.state.used >> number(helper) & 1 and LEVEL[name] > 1
    for reduced in range(1 + helps):
        price = LEVEL[name] - reduced
        for copies in range(1, min(price, hand[name]) + 1):
            for pairs in combinations_with_replacement(sorted(all_pairs(hand, name)), price - copies):
                paid = Counter(card for pair in pairs for card in pair)
                if paid <= hand:
                    marks = ("reduced",) * reduced + (name,) * (copies - 1)
                    yield (*marks, *sorted(paid.elements()))


def all_pairs(hand: Counter[str], name: str) -> set[tuple[str, str]]:
    """Two cards of equal colour, none of the type to be laid."""
    others = sorted(card for card in hand if card != name)
    return {(one, two) for one, two in product(others, others) if one <= two and COLOUR[one] == COLOUR[two]}


def as_paid(way: tuple[str, ...], name: str) -> Payment:
    """What the actions of one way pay, in the words of `payments`."""
    copies = way[0].removeprefix("copies ")
    marks = ("reduced",) * copies.endswith("-") + (name,) * (int(copies.rstrip("-")) - 1)
    return (*marks, *sorted(text.removeprefix("card ") for text in way[1:]))


@pytest.mark.rule(
    "URU-5.1", "URU-5.2", "URU-5.4", "URU-5.7", "URU-5.8", "URU-5.10", "URU-D2", "URU-D3", "URU-D4", "URU-D28"
)
@pytest.mark.parametrize("seed", range(40))
def test_what_can_be_made_where_and_how(seed: int) -> None:
    rng = Random(seed)
    t, _ = random_position(rng)
    expected = {name: places(t, name) for name in t.hand(A)}
    assert t.verbs("make") == {name for name in expected if expected[name]}
    for name in sorted(t.verbs("make")):
        assert t.copy().play(f"make {name}").choices == set(expected[name])
        where = rng.choice(sorted(expected[name]))
        if len(expected[name][where]) < 60:
            ways = [as_paid(way, name) for way in t.ways(f"make {name}", where)]
            assert Counter(ways) == Counter(expected[name][where]), "every payment once"


# --- settling (URU-9) -----------------------------------------------------------------------------------------------


def full_payments(name: str, epoch: str) -> list[Counter[str]]:
    """URU-9.4 and 9.5."""
    one_of_each = Counter(COLOUR_IDS)
    if epoch == "I":
        return [Counter({COLOUR[name]: LEVEL[name]})]
    if epoch == "II":
        return [one_of_each - Counter([left_out]) for left_out in COLOUR_IDS]
    if epoch == "III":
        return [one_of_each]
    return [one_of_each + Counter([twice]) for twice in COLOUR_IDS]


def disc_prices(t: Table, slot: int, epoch: str) -> dict[str, set[Payment]]:
    """The prices that can be paid for a disc on this slot, with all payments of each."""
    name, discs = t.laid(A)[slot], t.discs(A)[slot]
    if discs == 2 or (discs == 1 and epoch == "I"):
        return {}
    full = full_payments(name, epoch)
    total = full[0].total()
    fresh = {one for one in t.laid(A) if not t.state.used >> number(one) & 1}
    if t.gods(A):
        ways = {"half": -(-total // 2)}
    else:
        ways = {"full": total}
        if "vault" in fresh:
            ways["vault"] = total - 1
        if name == "coinage" and "coinage" in fresh:
            ways["coinage"] = max(total - 2, 0)
    cards = t.hand(A) if "shadoof" in fresh and discs == 0 else Counter[str]()
    found = {way: set(disc_payments(t.stock(A), cards, full, due)) for way, due in ways.items()}
    return {way: paid for way, paid in found.items() if paid}


def disc_payments(stock: Counter[str], cards: Counter[str], full: list[Counter[str]], due: int) -> Iterator[Payment]:
    """Any `due` cubes or cards whose colours are part of a full payment."""
    means = stock + cards
    for units in combinations_with_replacement(sorted(means), due):
        colours = Counter(COLOUR.get(unit, unit) for unit in units)
        if Counter(units) <= means and any(colours <= whole for whole in full):
            yield units


@pytest.mark.rule(
    "URU-9.2", "URU-9.3", "URU-9.4", "URU-9.5", "URU-9.6", "URU-9.7", "URU-9.8", "URU-9.9", "URU-D9", "URU-D10"
)
@pytest.mark.parametrize("seed", range(40))
def test_where_a_disc_can_be_placed_and_how_it_is_paid(seed: int) -> None:
    rng = Random(1000 + seed)
    t, epoch = random_position(rng)
    expected = {str(slot + 1): disc_prices(t, slot, epoch) for slot in range(len(t.laid(A)))}
    assert t.verbs("settle") == {slot for slot in expected if expected[slot]}
    for slot in sorted(t.verbs("settle")):
        ways: Counter[Payment] = Counter()
        for way, end in t.outcomes(f"settle {slot}"):
            spent = (t.stock(A) - end.stock(A)) + (t.hand(A) - end.hand(A))
            priced = way[0].removeprefix("price ") if way and way[0].startswith("price ") else ""
            ways[(priced, *sorted(spent.elements()))] += 1
        several = any(way[0] for way in ways)
        assert ways == Counter(
            (price if several else "", *paid) for price, all_paid in expected[slot].items() for paid in all_paid
        )
