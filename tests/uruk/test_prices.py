"""URU-9.4 to 9.9 at their edge: exactly enough for a disc, and one too few."""

import pytest

from edubba.games.uruk.box import BOX, COLOUR_IDS
from edubba.games.uruk.tables import tables
from tests.uruk.given import A, Has, Table, bag, given

# per epoch what a full price can look like; per way to price a disc, how much of it is due
FULL = {"II": ["red", "pink", "yellow"], "III": [*COLOUR_IDS], "IV": ["red", *COLOUR_IDS]}
DUE = {"full": (3, 4, 5), "vault": (2, 3, 4), "coinage": (1, 2, 3), "half": (2, 2, 3)}
LAID = {"full": "kiln", "vault": "kiln, vault", "coinage": "coinage", "half": "kiln"}
CARD = {"red": "street", "pink": "axe", "yellow": "roller", "blue": "lighthouse"}
MADE = {"red": "pulley", "pink": "scales", "yellow": "lyre", "blue": "sewer"}  # level 3
OWN_CHOICE = {"half_price_is_compulsory": False}


@pytest.mark.rule("URU-9.5", "URU-9.6", "URU-9.7", "URU-9.8")
@pytest.mark.parametrize("way", DUE)
@pytest.mark.parametrize("epoch", FULL)
@pytest.mark.parametrize("options", [{}, OWN_CHOICE])
def test_the_last_cube_decides(epoch: str, way: str, options: dict[str, object]) -> None:
    due = DUE[way][list(FULL).index(epoch)]
    for turn in range(4):  # any colour may be the one that is missing or doubled
        names = [COLOUR_IDS[(COLOUR_IDS.index(name) + turn) % 4] for name in FULL[epoch]]
        gods = "marduk" if way == "half" else "ninurta"
        enough = Has(LAID[way], stock=", ".join(names[:due]), gods=gods)
        assert "settle 1" in given(enough, epoch=epoch, options=options).choices
        few = Has(LAID[way], stock=", ".join(names[: due - 1]), gods=gods)
        assert given(few, epoch=epoch, options=options).why_not("settle 1") == "URU-9.5"


@pytest.mark.rule("URU-9.4", "URU-9.7", "URU-9.8")
@pytest.mark.parametrize("colour", COLOUR_IDS)
@pytest.mark.parametrize(("helper", "gods", "due"), [("", "", 3), ("vault", "", 2), ("", "nannar", 2)])
def test_the_last_cube_decides_in_epoch_i(colour: str, helper: str, gods: str, due: int) -> None:
    laid = f"{MADE[colour]}, {helper}" if helper else MADE[colour]
    assert "settle 1" in given(Has(laid, stock=f"{due} {colour}", gods=gods)).choices
    others = ", ".join(f"3 {other}" for other in COLOUR_IDS if other != colour)
    few = Has(laid, stock=f"{due - 1} {colour}, {others}", gods=gods)
    assert given(few).why_not("settle 1") == "URU-9.4"


@pytest.mark.rule("URU-9.7", "URU-8.13")
def test_the_coinage_leaves_one_cube_of_its_own_price_in_epoch_i() -> None:
    assert "settle 1" in given(Has("coinage", stock="yellow")).choices
    assert given(Has("coinage", stock="3 red")).why_not("settle 1") == "URU-9.4"
    assert given(Has("coinage", stock="yellow"), used="coinage").why_not("settle 1") == "URU-9.4"


@pytest.mark.rule("URU-9.7", "URU-8.12", "URU-W16")
def test_with_the_vault_a_village_on_a_level_1_invention_costs_nothing() -> None:
    t = given(Has("mud hut, vault")).play("settle 1")
    assert t.discs(A) == [1, 0]
    assert given(Has("mud hut, vault"), used="vault").why_not("settle 1") == "URU-9.4"


@pytest.mark.rule("URU-8.6", "URU-9.9")
@pytest.mark.parametrize("colour", COLOUR_IDS)
def test_a_card_of_any_colour_stands_in_for_one_cube(colour: str) -> None:
    others = [name for name in COLOUR_IDS if name != colour]
    stock = ", ".join(others)
    for epoch, missing in (("III", 1), ("IV", 2)):
        enough = Has("shadoof", hand=f"{missing} {CARD[colour]}", stock=stock)
        assert "settle 1" in given(enough, epoch=epoch).choices
        city = Has("shadoof village", hand=f"{missing} {CARD[colour]}", stock=stock)
        assert given(city, epoch=epoch).why_not("settle 1") == "URU-9.5", "only villages are paid with cards"
        used = given(enough, epoch=epoch, used="shadoof")
        assert used.why_not("settle 1") == "URU-9.5"
    for epoch, held in (("III", 0), ("IV", 1)):
        few = Has("shadoof", hand=f"{held} {CARD[colour]}" if held else "", stock=stock)
        assert given(few, epoch=epoch).why_not("settle 1") == "URU-9.5"


@pytest.mark.rule("URU-8.6", "URU-9.4")
@pytest.mark.parametrize("colour", COLOUR_IDS)
def test_in_epoch_i_cards_stand_in_for_cubes_of_the_colour_of_the_invention(colour: str) -> None:
    laid = f"{MADE[colour]}, shadoof"
    others = ", ".join(CARD[name] for name in COLOUR_IDS if name != colour)
    card = CARD[colour]
    assert "settle 1" in given(Has(laid, hand=f"2 {card}", stock=colour)).choices
    assert "settle 1" in given(Has(laid, hand=f"3 {card}")).choices
    assert given(Has(laid, hand=f"{card}, {others}", stock=colour)).why_not("settle 1") == "URU-9.4"


def with_price(t: Table, *pattern: int) -> Table:
    """The same with another full price in epoch IV, as a pack may print it."""
    t.state.printed = tables(BOX.read(BOX.changed({"epochs.IV.price": list(pattern)})))
    t.state.offered = None
    return t


@pytest.mark.rule("URU-9.8", "URU-9.7")
@pytest.mark.parametrize(("cubes", "gods", "laid", "reason"), [
    ("2 red, 2 pink", "marduk", "kiln", None),
    ("2 red, pink", "marduk", "kiln", "URU-9.5"),
    ("3 red, 3 pink", "", "coinage", None),
    ("3 red, 2 pink", "", "coinage", "URU-9.5"),
    ("3 red, 3 pink, yellow", "", "kiln, vault", None),
    ("3 red, 3 pink", "", "kiln, vault", "URU-9.5"),
])  # fmt: skip
def test_a_dearer_disc_is_halved_and_reduced_alike(cubes: str, gods: str, laid: str, reason: str | None) -> None:
    """A full price of three, three and two of different colours."""
    t = with_price(given(Has(laid, stock=cubes, gods=gods), epoch="IV"), 3, 3, 2)
    assert t.why_not("settle 1") == reason
    assert ("settle 1" in t.choices) == (reason is None)


@pytest.mark.rule("URU-9.7")
@pytest.mark.parametrize("price", [[1], [1, 1], [2]])
def test_a_reduction_never_pays_out(price: list[int]) -> None:
    t = with_price(given(Has("coinage"), epoch="IV"), *price).play("settle 1")
    assert t.discs(A) == [1]
    assert t.stock(A) == bag("")


@pytest.mark.rule("URU-9.8", "URU-10.13", "URU-10.14")
def test_only_the_gods_who_halve_do() -> None:
    t = given(Has("kiln", stock="2 red", gods="ninurta"), epoch="I").play("settle 1")
    assert t.stock(A) == bag("")
    assert t.gods(A) == ["ninurta"]


@pytest.mark.rule("URU-8.6", "URU-D10")
def test_cards_of_later_colours_are_asked_for_whatever_their_place_in_the_list() -> None:
    t = given(Has("shadoof", hand="vault, axe, roller, lighthouse"), epoch="III")
    assert t.ways("settle 1") == [("card vault", "card axe", "card roller", "card lighthouse")]
    two = given(Has("kiln, shadoof", hand="city wall, vault"))
    assert two.ways("settle 1") == [("card city_wall", "card vault")]
