"""URU-9: place a disc; the Shadoof, the Vault, the Coinage and the gods who halve a price."""

import pytest

from tests.uruk.given import A, Has, Table, bag, given

PLENTY = "6 red, 6 pink, 6 yellow, 6 blue"
OPTIONAL_HALF = {"half_price_is_compulsory": False}


def prices(t: Table, *texts: str) -> list[tuple[str, ...]]:
    """What the ways to pay cost, in cubes and cards."""
    found = []
    for _, end in t.outcomes(*texts):
        cubes = (t.stock(A) - end.stock(A)).elements()
        found.append(tuple(sorted([*cubes, *(t.hand(A) - end.hand(A)).elements()])))
    return sorted(found)


# --- where discs come from and go to --------------------------------------------------------------------------------


@pytest.mark.rule("URU-9.1", "URU-9.11")
def test_the_disc_comes_from_the_lowest_epoch_with_discs() -> None:
    t = given(Has("mud hut, kiln, city wall", stock=PLENTY), epochs=(1, 6, 4, 3))
    t.play("settle 1", "settle 2", "colour red", "colour pink", "colour blue")
    assert t.epochs == [0, 5, 4, 3]
    assert t.stock(A) == bag("4 red, 5 pink, 6 yellow, 5 blue"), "1 red in epoch I, then three colours in epoch II"


@pytest.mark.rule("URU-9.1")
def test_without_discs_on_the_epochs_none_can_be_placed() -> None:
    mine = Has("cistern city, kiln city, axe city, lyre city, vault", stock=PLENTY)
    t = given(mine, Has("net city, kiln city, axe city, lyre city, vault city"), end="near")
    assert sum(t.epochs) == 0
    assert t.why_not("settle 5") == "URU-9.1"


@pytest.mark.rule("URU-9.2")
def test_a_village_becomes_a_city_and_never_more() -> None:
    t = given(Has("mud hut village, kiln city", stock=PLENTY), epoch="II")
    assert t.why_not("settle 2") == "URU-9.2"
    assert t.why_not("settle 3") == "URU-9.2", "there is no third slot"
    t.play("settle 1", "colour red", "colour pink", "colour blue")
    assert t.discs(A) == [2, 2]
    assert t.why_not("settle 1") == "URU-9.2"


@pytest.mark.rule("URU-9.3")
@pytest.mark.parametrize(("epoch", "reason"), [("I", "URU-9.3"), ("II", None), ("III", None), ("IV", None)])
def test_a_disc_of_epoch_i_founds_villages_only(epoch: str, reason: str | None) -> None:
    t = given(Has("mud hut village", stock=PLENTY), epoch=epoch)
    assert t.why_not("settle 1") == reason


@pytest.mark.rule("URU-9.4")
@pytest.mark.parametrize(
    ("invention", "price"),
    [("mud hut", "red"), ("axe", "2 pink"), ("lyre", "3 yellow"), ("aqueduct", "4 blue")],
)
def test_in_epoch_i_the_price_is_the_level_in_cubes_of_the_colour(invention: str, price: str) -> None:
    t = given(Has(invention, stock=price)).play("settle 1")
    assert t.discs(A) == [1]
    assert t.stock(A) == bag("")
    one_less = bag(price) - bag(price.split()[-1])
    poor = given(Has(invention, stock=", ".join(f"{count} {colour}" for colour, count in one_less.items())))
    assert poor.why_not("settle 1") == "URU-9.4"


@pytest.mark.rule("URU-9.5", "URU-R21")
def test_in_later_epochs_the_price_does_not_depend_on_the_invention_nor_on_village_or_city() -> None:
    for laid in ("mud hut", "mud hut village", "ziggurat", "ziggurat village"):
        assert len(prices(given(Has(laid, stock=PLENTY), epoch="II"), "settle 1")) == 4
        assert prices(given(Has(laid, stock=PLENTY), epoch="III"), "settle 1") == [("blue", "pink", "red", "yellow")]
        assert len(prices(given(Has(laid, stock=PLENTY), epoch="IV"), "settle 1")) == 4


@pytest.mark.rule("URU-9.5")
@pytest.mark.parametrize(
    ("epoch", "stock"),
    [("II", "9 red, 9 pink"), ("III", "9 red, 9 pink, 9 blue"), ("IV", "red, pink, yellow, blue")],
)
def test_a_price_that_cannot_be_paid_is_refused(epoch: str, stock: str) -> None:
    assert given(Has("mud hut", stock=stock), epoch=epoch).why_not("settle 1") == "URU-9.5"


@pytest.mark.rule("URU-9.5")
def test_paid_cubes_go_back_to_the_supply() -> None:
    t = given(Has("mud hut", stock="red, pink, yellow, blue"), epoch="III").play("settle 1")
    assert t.supply == bag("12 red, 12 pink, 12 yellow, 12 blue")


@pytest.mark.rule("URU-9.10")
def test_discs_stay_on_the_slot_when_the_invention_is_replaced() -> None:
    t = given(Has("mud hut village, kiln city", hand="2 axe")).play("make axe", "slot 2", "copies 2")
    assert (t.laid(A), t.discs(A)) == (["mud_hut", "axe"], [1, 2])


@pytest.mark.rule("URU-9.11")
def test_two_discs_in_one_turn_may_go_to_the_same_slot() -> None:
    t = given(Has("kiln", stock=PLENTY), epochs=(1, 6, 4, 3))
    t.play("settle 1", "settle 1", "colour red", "colour pink", "colour yellow")
    assert t.discs(A) == [2]


# --- worked examples of prices --------------------------------------------------------------------------------------


@pytest.mark.rule("URU-W16", "URU-8.12", "URU-8.13", "URU-9.4", "URU-9.7", "URU-9.8")
def test_prices_in_epoch_i() -> None:
    rich = "3 red, 3 yellow, 3 blue"
    assert prices(given(Has("sewer", stock=rich)), "settle 1") == [("blue",) * 3]
    vault = given(Has("sewer, vault", stock=rich))
    assert prices(vault, "settle 1", "price vault") == [("blue",) * 2]
    assert prices(given(Has("sewer", stock=rich, gods="marduk")), "settle 1") == [("blue",) * 2]
    assert prices(given(Has("coinage", stock=rich)), "settle 1", "price coinage") == [("yellow",)]
    assert prices(given(Has("mud hut, vault", stock=rich)), "settle 1", "price vault") == [()]


@pytest.mark.rule("URU-W17", "URU-9.6")
def test_epoch_ii_asks_for_different_colours() -> None:
    stock = "2 red, yellow, blue"
    assert prices(given(Has("mud hut", stock=stock), epoch="II"), "settle 1") == [("blue", "red", "yellow")]
    vault = prices(given(Has("mud hut, vault", stock=stock), epoch="II"), "settle 1", "price vault")
    assert vault == [("blue", "red"), ("blue", "yellow"), ("red", "yellow")]


@pytest.mark.rule("URU-W18", "URU-9.6", "URU-D10")
@pytest.mark.parametrize(
    ("epoch", "full", "vault", "coinage", "half"),
    [("II", 4, 6, 4, 6), ("III", 1, 4, 6, 6), ("IV", 4, 13, 16, 16)],
)
def test_the_number_of_payments_in_each_epoch(epoch: str, full: int, vault: int, coinage: int, half: int) -> None:
    t = given(Has("coinage, vault", stock=PLENTY), epoch=epoch)
    for way, count in (("full", full), ("vault", vault), ("coinage", coinage)):
        found = prices(t, "settle 1", f"price {way}")
        assert len(found) == len(set(found)) == count
    god = prices(given(Has("coinage, vault", stock=PLENTY, gods="nannar"), epoch=epoch), "settle 1")
    assert len(god) == len(set(god)) == half


@pytest.mark.rule("URU-W19", "URU-8.6", "URU-9.9", "URU-R16")
def test_the_shadoof_pays_with_cards_for_a_village_but_not_for_a_city() -> None:
    mine = {"hand": "axe, lighthouse, sewer", "stock": "red"}
    village = given(Has("mud hut, shadoof", **mine), epoch="II")
    assert prices(village, "settle 1") == [("axe", "lighthouse", "red"), ("axe", "red", "sewer")]
    city = given(Has("mud hut village, shadoof", **mine), epoch="II")
    assert city.why_not("settle 1") == "URU-9.5"


# --- reductions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-8.12", "URU-9.7", "URU-D9")
def test_using_the_vault_is_optional_and_the_owner_chooses_the_cube_he_saves() -> None:
    t = given(Has("mud hut, vault", stock=PLENTY), epoch="III").play("settle 1")
    assert t.choices == {"price full", "price vault"}
    assert len(t.ways("price full")) == 1
    assert len(t.ways("price vault")) == 4, "any of the four colours may be left out"


@pytest.mark.rule("URU-8.13", "URU-9.7")
def test_the_coinage_helps_only_above_itself_and_not_together_with_the_vault() -> None:
    t = given(Has("coinage, vault", stock=PLENTY), epoch="II")
    assert t.copy().play("settle 1").choices == {"price full", "price vault", "price coinage"}
    elsewhere = t.copy().play("settle 2")
    assert elsewhere.choices == {"price full", "price vault"}
    assert elsewhere.why_not("price coinage") == "URU-9.7"
    assert {len(price) for price in prices(t, "settle 1", "price coinage")} == {1}, "3 - 2, not 3 - 2 - 1"


@pytest.mark.rule("URU-9.7", "URU-D9", "URU-D28")
def test_only_payable_prices_are_offered() -> None:
    t = given(Has("coinage, vault", stock="red, pink"), epoch="II").play("settle 1")
    assert t.choices == {"price vault", "price coinage"}
    assert t.why_not("price full") == "URU-9.6"
    assert t.why_not("price half") == "URU-9.7"


@pytest.mark.rule("URU-D9", "URU-H2")
def test_a_price_forced_by_open_cubes_is_not_asked_but_one_forced_by_the_hand_is() -> None:
    open_stock = given(Has("kiln, vault", stock="red")).play("settle 1")
    assert open_stock.discs(A) == [1, 0], "everybody sees that only the Vault makes it affordable"
    by_hand = given(Has("kiln, vault, shadoof", hand="street")).play("settle 1")
    assert by_hand.choices == {"price vault"}, "silence would tell that the hand has no second red card"


@pytest.mark.rule("URU-9.8", "URU-R22", "URU-10.13", "URU-10.14")
@pytest.mark.parametrize("god", ["marduk", "nannar"])
def test_a_kept_god_halves_the_next_disc_and_is_discarded(god: str) -> None:
    t = given(Has("coinage, vault", stock=PLENTY, gods=god), epoch="IV")
    assert t.play("settle 1").verbs("price") == set(), "neither Vault nor Coinage can be used with it"
    t.play("colour red", "colour pink", "colour blue")
    assert t.stock(A).total() == 24 - 3, "half of five, rounded up"
    assert t.gods(A) == []
    assert t.discarded == [god]
    assert t.play("settle 2").choices == {"price full", "price vault"}, "only the next disc was cheaper"


@pytest.mark.rule("URU-9.8")
@pytest.mark.parametrize(("laid", "due"), [("mud hut", 1), ("kiln", 1), ("vault", 2), ("ziggurat", 2)])
def test_half_of_the_level_is_rounded_up(laid: str, due: int) -> None:
    t = given(Has(laid, stock="12 red", gods="marduk")).play("settle 1")
    assert t.stock(A) == bag(f"{12 - due} red")


@pytest.mark.rule("URU-9.8")
def test_who_holds_both_gods_uses_the_first_received_first() -> None:
    t = given(Has("mud hut, kiln", stock=PLENTY, gods="nannar, marduk")).play("settle 1")
    assert (t.gods(A), t.discarded) == (["marduk"], ["nannar"])
    t.play("settle 2")
    assert (t.gods(A), t.discarded) == ([], ["nannar", "marduk"])


@pytest.mark.rule("URU-R22")
def test_the_switch_lets_the_owner_keep_the_god_for_a_later_disc() -> None:
    t = given(Has("mud hut, vault", stock=PLENTY, gods="marduk"), epoch="IV", options=OPTIONAL_HALF).play("settle 1")
    assert t.choices == {"price full", "price vault", "price half"}
    kept = t.copy().play("price vault", "colour red", "colour pink", "colour yellow", "colour blue")
    assert kept.gods(A) == ["marduk"]
    assert t.play("price half", "colour red", "colour pink", "colour yellow").gods(A) == []


@pytest.mark.rule("URU-R22")
def test_a_disc_moved_by_the_gear_wheel_does_not_use_up_the_god() -> None:
    t = given(Has("gear wheel village, vault", gods="marduk")).play("use gear_wheel")
    assert t.discs(A) == [0, 1]
    assert t.gods(A) == ["marduk"]


# --- the Shadoof ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-8.6", "URU-9.9")
def test_shadoof_cards_have_the_colour_of_the_cube_they_replace() -> None:
    t = given(Has("kiln, shadoof", hand="street, axe", stock="red"))
    assert prices(t, "settle 1") == [("red", "street")]
    assert t.play("settle 1", "colour red", "card street").discarded == ["street"]


@pytest.mark.rule("URU-8.6", "URU-R16")
def test_cards_may_be_used_though_cubes_are_there() -> None:
    t = given(Has("kiln, shadoof", hand="street", stock="2 red"))
    assert prices(t, "settle 1") == [("red", "red"), ("red", "street")]


@pytest.mark.rule("URU-8.6")
def test_without_the_shadoof_cards_pay_nothing() -> None:
    t = given(Has("kiln", hand="street", stock="red"))
    assert t.why_not("settle 1") == "URU-9.4"
    paying = given(Has("mud hut", hand="street, axe", stock=PLENTY), epoch="II").play("settle 1")
    assert paying.why_not("card street") == "URU-8.6"


@pytest.mark.rule("URU-9.9", "URU-R16")
def test_the_shadoof_goes_together_with_vault_coinage_and_gods() -> None:
    vault = given(Has("kiln, shadoof, vault", hand="street"))
    assert prices(vault, "settle 1") == [("street",)]
    coinage = given(Has("coinage, shadoof", hand="roller"))
    assert prices(coinage, "settle 1") == [("roller",)]
    god = given(Has("kiln, shadoof", hand="street", gods="marduk"))
    assert prices(god, "settle 1") == [("street",)]


@pytest.mark.rule("URU-D10", "URU-D28")
def test_equal_payments_arise_once_and_all_of_them_do() -> None:
    """Epoch II, one of each colour due but one: red by cube or Kiln, pink by Axe, blue by Lighthouse or Sewer."""
    t = given(Has("mud hut, shadoof", hand="2 kiln, axe, lighthouse, sewer", stock="red"), epoch="II")
    reds, blues = ("red", "kiln"), ("lighthouse", "sewer")
    assert prices(t, "settle 1") == sorted(tuple(sorted(("axe", red, blue))) for red in reds for blue in blues)


@pytest.mark.rule("URU-D10")
def test_units_are_paid_in_the_order_of_colours() -> None:
    t = given(Has("mud hut", stock="red, pink, yellow, blue"), epoch="II").play("settle 1", "colour pink")
    assert t.stock(A) == bag("red"), "after pink only yellow and blue complete the price"
    short = given(Has("mud hut", stock="red, pink, yellow, blue"), epoch="II").play("settle 1")
    assert short.choices == {"colour red", "colour pink"}
    assert short.why_not("colour yellow") == "URU-9.6"
