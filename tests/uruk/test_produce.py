"""URU-6.1 to 6.4 and the producers of URU-8: take resources."""

import pytest

from edubba.games.uruk.box import TYPE_IDS
from tests.uruk.given import A, B, Has, bag, given

PRODUCERS = {
    "mud_hut", "net", "clay_pot", "cistern", "kiln", "domestication", "roller", "water_wheel",
    "street", "pulley", "sewer", "clay_pipe", "astronomy", "ziggurat",
}  # fmt: skip


@pytest.mark.rule("URU-6.1")
def test_cubes_of_a_producer_go_to_the_stock() -> None:
    t = given(Has("kiln", stock="blue"))
    assert t.play("use kiln").stock(A) == bag("red, blue")
    assert t.supply["red"] == 11


@pytest.mark.rule("URU-6.1", "URU-6.2")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_producers_are_these_and_no_other(name: str) -> None:
    loaded = {"mud_hut": " with red", "net": " with pink", "clay_pot": " with yellow", "cistern": " with blue"}
    cubes = loaded.get(name) or (" with red" if name in ("street", "clay_pipe") else "")
    t = given(Has(name.replace("_", " ") + cubes), Has(""), seats=3, display="axe, kiln, lyre")
    if name in PRODUCERS:
        assert f"use {name}" in t.choices
    else:
        assert t.verbs("use") == set()
        assert t.why_not(f"use {name}") == ("URU-8.20" if name == "gear_wheel" else "URU-6.1")


@pytest.mark.rule("URU-6.1")
def test_an_invention_of_somebody_else_cannot_be_used() -> None:
    assert given(Has("mud hut"), Has("net, kiln")).why_not("use kiln") == "URU-6.1"


@pytest.mark.rule("URU-6.3", "URU-R13")
def test_a_producer_that_would_bring_nothing_cannot_be_chosen() -> None:
    drained = given(Has("mud hut, ziggurat", stock="3 red, 2 pink, yellow, 4 blue"))
    assert drained.why_not("use mud_hut") == "URU-6.3"
    assert drained.why_not("use ziggurat") == "URU-6.3", "the stock has every colour"
    empty = given(Has("kiln", stock="12 red"))
    assert empty.why_not("use kiln") == "URU-6.3", "no red is left, and no opponent has any"


@pytest.mark.rule("URU-6.4")
def test_the_stock_has_no_limit_and_is_open() -> None:
    t = given(Has("kiln", stock="11 red, 12 pink, 12 yellow, 12 blue"))
    t.play("use kiln")
    assert t.stock(A) == bag("12 red, 12 pink, 12 yellow, 12 blue")
    assert t.state.view(B)["players"][A]["stock"] == [12, 12, 12, 12]


@pytest.mark.rule("URU-8.2")
@pytest.mark.parametrize(
    ("store", "colour"),
    [("mud hut", "red"), ("net", "pink"), ("clay pot", "yellow"), ("cistern", "blue")],
)
def test_level_1_gives_one_cube_from_the_card(store: str, colour: str) -> None:
    t = given(Has(f"{store} with 3 {colour}"))
    t.play(f"use {store.replace(' ', '_')}")
    assert t.stock(A) == bag(colour)
    assert t.cubes_on(A, store) == bag(f"2 {colour}")
    assert t.supply[colour] == 9, "the cube came from the card"


@pytest.mark.rule("URU-8.3")
@pytest.mark.parametrize(
    ("producer", "colour"),
    [("kiln", "red"), ("domestication", "pink"), ("roller", "yellow"), ("water_wheel", "blue")],
)
def test_level_2_producers_give_one_cube_of_their_colour(producer: str, colour: str) -> None:
    t = given(Has(producer)).play(f"use {producer}")
    assert t.stock(A) == bag(colour)
    assert t.supply[colour] == 11


@pytest.mark.rule("URU-W11", "URU-8.5", "URU-R12")
def test_a_street_is_loaded_with_the_colours_of_the_display_when_it_is_laid() -> None:
    t = given(Has("mud hut", hand="2 street"), display="pulley, vault, lyre")
    t.play("take lyre", "make street", "new-slot", "copies 2")
    assert t.cubes_on(A, "street") == bag("2 red")
    assert t.supply["red"] == 10
    t.play("use street")
    assert t.stock(A) == bag("red")
    assert t.cubes_on(A, "street") == bag("red")
    later = given(Has("street with 2 red")).play("use street")
    assert later.why_not("use street") == "URU-3.3"


@pytest.mark.rule("URU-8.5")
def test_a_street_gives_one_cube_of_the_owners_choice_and_is_not_loaded_again() -> None:
    t = given(Has("street with red and pink and blue"), display="lyre, -, -").play("use street")
    assert t.choices == {"colour red", "colour pink", "colour blue"}
    assert t.why_not("colour yellow") == "URU-6.3"
    t.play("colour pink")
    assert t.cubes_on(A, "street") == bag("red, blue")
    t.play("end", "end")
    assert t.cubes_on(A, "street") == bag("red, blue")


@pytest.mark.rule("URU-8.5")
def test_the_event_slot_does_not_load_a_street() -> None:
    t = given(Has("mud hut", hand="2 street"), display="-, -, -", event="drought")
    t.play("make street", "new-slot", "copies 2")
    assert t.cubes_on(A, "street") == bag("")


@pytest.mark.rule("URU-8.5", "URU-R12", "URU-6.6")
def test_colours_missing_in_the_supply_are_not_loaded() -> None:
    t = given(Has("mud hut", hand="2 street"), Has(stock="11 red, 12 pink"), display="pulley, vault, scales")
    t.play("make street", "new-slot", "copies 2")
    assert t.cubes_on(A, "street") == bag("red"), "one red was left, no pink; nobody is robbed for it"


@pytest.mark.rule("URU-8.9", "URU-D5")
def test_the_pulley_gives_red_or_yellow() -> None:
    t = given(Has("pulley")).play("use pulley")
    assert t.choices == {"colour red", "colour yellow"}
    assert t.play("colour yellow").stock(A) == bag("yellow")


@pytest.mark.rule("URU-8.10", "URU-D5")
def test_the_sewer_gives_pink_or_blue() -> None:
    t = given(Has("sewer")).play("use sewer")
    assert t.choices == {"colour pink", "colour blue"}
    assert t.play("colour blue").stock(A) == bag("blue")


@pytest.mark.rule("URU-8.11", "URU-W28")
def test_the_clay_pipe_gives_all_its_cubes_at_once() -> None:
    t = given(Has("clay pipe with red and blue")).play("use clay_pipe")
    assert t.stock(A) == bag("red, blue")
    assert t.cubes_on(A, "clay pipe") == bag("")
    assert t.state.actions == 2


@pytest.mark.rule("URU-W12", "URU-8.17", "URU-D5")
def test_astronomy_gives_cubes_for_display_cards_of_one_colour_and_discards_them() -> None:
    t = given(Has("astronomy"), display="sewer, lighthouse, lyre", deck="kiln, axe, ...").play("use astronomy")
    assert t.choices == {"colour blue", "colour yellow"}
    assert t.copy().play("colour yellow").stock(A) == bag("yellow")
    t.play("colour blue")
    assert t.stock(A) == bag("2 blue")
    assert t.discarded == ["sewer", "lighthouse"]
    assert t.display == ["-", "-", "lyre"]
    assert t.play("end").display == ["kiln", "axe", "lyre"]


@pytest.mark.rule("URU-8.17")
def test_astronomy_discards_all_cards_of_the_colour_even_if_cubes_are_missing() -> None:
    t = given(Has("astronomy", stock="11 blue"), display="sewer, lighthouse, water clock").play("use astronomy")
    assert t.stock(A) == bag("12 blue"), "three were due, one was left"
    assert t.discarded == ["sewer", "lighthouse", "water_clock"]


@pytest.mark.rule("URU-W13", "URU-8.18")
def test_the_ziggurat_gives_one_cube_of_each_colour_that_is_missing_in_the_stock() -> None:
    t = given(Has("ziggurat", stock="2 red, blue")).play("use ziggurat")
    assert t.stock(A) == bag("2 red, pink, yellow, blue")


@pytest.mark.rule("URU-8.18")
def test_cubes_on_cards_are_no_part_of_the_stock_for_the_ziggurat() -> None:
    t = given(Has("ziggurat, street with red")).play("use ziggurat")
    assert t.stock(A) == bag("red, pink, yellow, blue")


@pytest.mark.rule("URU-8.5", "URU-8.17", "URU-8.19", "URU-5.13")
def test_a_level_1_card_in_the_display_counts_like_any_other() -> None:
    shown = "-, mud hut, -"
    street = given(Has("kiln", hand="2 street"), display=shown).play("make street", "new-slot", "copies 2")
    assert street.cubes_on(A, "street") == bag("red")
    astronomy = given(Has("astronomy"), display=shown).play("use astronomy")
    assert (astronomy.stock(A), astronomy.display) == (bag("red"), ["-", "-", "-"])
    aqueduct = given(Has("aqueduct", stock="2 blue"), display=shown, deck="").play("cubes-to-cards")
    assert aqueduct.hand(A) == bag("mud hut"), "it is the only card to be had"
