"""URU-5: make an invention."""

import pytest

from edubba.games.uruk.rules.cards import END
from edubba.kernel.state import State
from tests.uruk.given import A, B, Has, Table, bag, given

W3 = Has("mud hut", hand="2 kiln, axe, shadoof, lighthouse")


def results(t: Table, *texts: str) -> list[tuple[str, ...]]:
    """The hands that the ways to pay leave behind, as sorted names."""
    return sorted(tuple(sorted(end.hand(A).elements())) for _, end in t.outcomes(*texts))


# --- worked examples ------------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-W3", "URU-5.6", "URU-5.8", "URU-5.9", "URU-R10")
def test_a_kiln_is_paid_with_its_copy_or_with_a_pair() -> None:
    t = given(W3)
    with_copy, with_pair = ("axe", "lighthouse", "shadoof"), ("kiln", "lighthouse")
    assert results(t, "make kiln", "new-slot") == [with_copy, with_pair]
    assert t.play("make kiln", "new-slot").choices == {"copies 1", "copies 2"}
    assert t.copy().play("copies 2").discarded == ["kiln"]
    assert t.copy().play("copies 1", "card axe", "card shadoof").discarded == ["axe", "shadoof"]
    assert t.play("copies 2").laid(A) == ["mud_hut", "kiln"]


@pytest.mark.rule("URU-W4", "URU-5.3", "URU-5.5", "URU-5.8")
def test_a_lighthouse_takes_a_pair_of_any_colour_and_the_replaced_card_may_be_part_of_it() -> None:
    t = given(W3)
    assert len(t.ways("make lighthouse", "new-slot")) == 2
    replacing = t.outcomes("make lighthouse", "slot 1")
    assert sorted(tuple(end.discarded) for _, end in replacing) == [
        ("axe", "shadoof"),
        ("kiln", "kiln"),
        ("mud_hut", "kiln"),
    ]


@pytest.mark.rule("URU-W4", "URU-5.4")
def test_a_level_3_card_is_illegal_beside_a_level_1() -> None:
    t = given(Has("mud hut", hand="4 vault"))
    assert t.verbs("make") == set()
    assert t.why_not("make vault") == "URU-5.4"


@pytest.mark.rule("URU-W5", "URU-5.7", "URU-5.10", "URU-8.4")
def test_the_city_wall_makes_a_vault_affordable() -> None:
    hand = "vault, 2 kiln, axe"
    t = given(Has("mud hut, city wall", hand=hand))
    assert results(t, "make vault", "new-slot") == [("axe",)]
    without = given(Has("mud hut, roller", hand=hand))
    assert without.why_not("make vault") == "URU-5.10"


@pytest.mark.rule("URU-W6", "URU-5.7", "URU-R9")
def test_a_reduction_card_does_not_help_to_replace_itself() -> None:
    t = given(Has("mud hut, city wall, axe", hand="vault, 2 kiln")).play("make vault")
    assert t.why_not("slot 2") == "URU-5.10"
    assert t.choices == {"new-slot", "slot 1", "slot 3"}
    assert t.play("new-slot").choices == {"copies 1-"}


@pytest.mark.rule("URU-W7", "URU-5.7", "URU-8.4")
@pytest.mark.parametrize(
    ("helper", "made"),
    [("city wall", "kiln"), ("axe", "shadoof"), ("statuette", "roller"), ("sailing ship", "lighthouse")],
)
def test_with_its_reduction_a_level_2_invention_costs_only_itself(helper: str, made: str) -> None:
    t = given(Has(f"mud hut, {helper}", hand=made)).play(f"make {made}", "new-slot")
    assert t.choices == {"copies 1-"}
    t.play("copies 1-")
    assert t.discarded == []
    assert t.laid(A)[-1] == made


@pytest.mark.rule("URU-8.4", "URU-5.7")
@pytest.mark.parametrize("helper", ["axe", "statuette", "sailing ship"])
def test_a_reduction_helps_its_own_colour_only(helper: str) -> None:
    t = given(Has(f"mud hut, {helper}", hand="kiln"))
    assert t.why_not("make kiln") == "URU-5.10"


@pytest.mark.rule("URU-W7", "URU-5.7", "URU-5.12", "URU-R11")
def test_a_level_1_card_laid_again_costs_itself_with_or_without_reduction_and_gets_no_cubes() -> None:
    for helper in ("city wall", "kiln"):
        t = given(Has(helper, shown="mud hut")).play("make mud_hut", "new-slot")
        assert t.laid(A) == [helper.replace(" ", "_"), "mud_hut"]
        assert t.discarded == []
        assert t.cubes_on(A, "mud hut") == bag("")
        assert t.state.used == 0, "no reduction was used"


@pytest.mark.rule("URU-W8", "URU-5.6", "URU-5.7", "URU-5.11")
def test_astronomy_with_the_statuette_two_copies_and_one_pair() -> None:
    t = given(Has("pulley, statuette", hand="2 astronomy, 3 lighthouse, sewer"))
    t.play("make astronomy", "new-slot", "copies 2-", "card lighthouse", "card lighthouse")
    assert t.hand(A) == bag("lighthouse, sewer")
    assert t.discarded == ["astronomy", "lighthouse", "lighthouse"]
    assert t.laid(A) == ["pulley", "statuette", "astronomy"]


FIVE = "mud hut, kiln, axe, lyre, vault"


@pytest.mark.rule("URU-W9", "URU-5.2", "URU-R19")
def test_five_inventions_are_the_limit_and_the_water_clock_is_no_exception() -> None:
    t = given(Has(FIVE, hand="2 street, 3 water clock")).play("make street")
    assert t.why_not("new-slot") == "URU-5.2"
    assert t.choices == {"slot 1", "slot 2", "slot 3", "slot 4", "slot 5"}
    clock = given(Has(FIVE, hand="2 street, 3 water clock")).play("make water_clock")
    assert clock.why_not("new-slot") == "URU-5.2"


@pytest.mark.rule("URU-W9", "URU-8.14", "URU-R19", "URU-I5")
def test_the_water_clock_makes_room_for_a_sixth_that_stays_when_it_is_replaced() -> None:
    t = given(Has("mud hut, kiln, axe, lyre, water clock", hand="2 street, 3 vault, 2 roller"))
    t.play("make street", "new-slot", "copies 2")
    assert len(t.laid(A)) == 6
    t.play("make vault", "slot 5", "copies 3")
    assert t.laid(A) == ["mud_hut", "kiln", "axe", "lyre", "vault", "street"]
    t.play("make roller")
    assert t.why_not("new-slot") == "URU-5.2"


@pytest.mark.rule("URU-8.14")
def test_five_inventions_without_the_water_clock_can_only_be_replaced() -> None:
    t = given(Has("mud hut, kiln, axe, lyre, water clock", hand="2 street, 2 roller"))
    t.play("make street", "slot 5", "copies 2", "make roller")
    assert t.why_not("new-slot") == "URU-5.2"


@pytest.mark.rule("URU-W10", "URU-5.5", "URU-9.10")
def test_a_city_stays_when_its_invention_is_replaced() -> None:
    t = given(Has("mud hut city, lyre", hand="4 ziggurat"))
    assert t.points(A, "cities") == 2
    t.play("make ziggurat", "slot 1", "copies 4")
    assert t.discs(A) == [2, 0]
    assert t.points(A, "cities") == 8


# --- the rules one by one -------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-5.1", "URU-R41")
def test_a_type_already_laid_cannot_be_laid_again_not_even_in_its_own_place() -> None:
    t = given(Has("mud hut, kiln", hand="2 kiln"), Has("net, street", hand="street"))
    assert t.why_not("make kiln") == "URU-5.1"


@pytest.mark.rule("URU-5.1")
def test_another_player_may_have_the_same_type() -> None:
    t = given(Has("mud hut", hand="2 kiln"), Has("net, kiln"))
    t.play("make kiln", "new-slot", "copies 2")
    assert "kiln" in t.laid(A)
    assert "kiln" in t.laid(B)


@pytest.mark.rule("URU-5.6")
def test_an_invention_that_is_not_in_hand_cannot_be_made() -> None:
    assert given(Has("mud hut", hand="2 kiln")).why_not("make axe") == "URU-5.6"


@pytest.mark.rule("URU-5.3")
def test_an_invention_may_replace_any_other_of_any_colour_and_level() -> None:
    t = given(Has("mud hut, ziggurat, lyre", hand="2 axe")).play("make axe")
    assert t.choices == {"new-slot", "slot 1", "slot 2", "slot 3"}
    assert t.play("slot 2", "copies 2").laid(A) == ["mud_hut", "axe", "lyre"]


@pytest.mark.rule("URU-5.4", "URU-R7", "URU-I6")
def test_the_level_rule_counts_the_card_that_will_be_replaced() -> None:
    t = given(Has("kiln", hand="3 vault")).play("make vault", "slot 1", "copies 3")
    assert t.laid(A) == ["vault"]


@pytest.mark.rule("URU-5.4", "URU-R36")
def test_an_empty_tableau_counts_as_level_1() -> None:
    t = given(Has("", hand="2 kiln, 3 vault, 4 ziggurat"))
    assert t.verbs("make") == {"kiln"}
    assert t.why_not("make vault") == "URU-5.4"
    assert t.play("make kiln", "copies 2").laid(A) == ["kiln"]


@pytest.mark.rule("URU-5.5", "URU-R8")
def test_cubes_on_a_replaced_card_return_to_the_supply_and_its_discs_stay() -> None:
    t = given(Has("mud hut village with 2 red", hand="2 kiln"))
    assert t.supply["red"] == 10
    t.play("make kiln", "slot 1", "copies 2")
    assert t.supply["red"] == 12
    assert t.discs(A) == [1]
    assert t.hand(A) == bag("mud hut")


@pytest.mark.rule("URU-5.5", "URU-R8", "URU-8.5")
def test_cubes_of_the_replaced_card_can_load_the_street_that_takes_its_place() -> None:
    rich = Has("net", stock="9 red")
    t = given(Has("mud hut with 3 red", hand="2 street"), rich, display="kiln, kiln, axe")
    assert t.supply["red"] == 0
    t.play("make street", "slot 1", "copies 2")
    assert t.cubes_on(A, "street") == bag("2 red, pink")


@pytest.mark.rule("URU-5.8")
def test_cards_of_a_pair_have_one_colour_and_pairs_may_differ() -> None:
    t = given(Has("pulley", hand="lyre, kiln, street, axe, lighthouse, sewer"))
    t.play("make lyre", "new-slot", "copies 1")
    assert t.choices == {"card kiln"}, "payments run by colour: red, then blue"
    assert t.why_not("card axe") == "URU-5.8"
    t.play("card kiln")
    assert t.choices == {"card street"}
    assert t.why_not("card lighthouse") == "URU-5.8"
    t.play("card street", "card lighthouse", "card sewer")
    assert t.hand(A) == bag("axe")


@pytest.mark.rule("URU-5.8", "URU-D3")
def test_copies_and_reduction_are_chosen_together_and_only_what_can_be_paid_is_offered() -> None:
    t = given(Has("mud hut, city wall, axe", hand="3 vault, 2 axe")).play("make vault", "new-slot")
    assert t.choices == {"copies 1-", "copies 2", "copies 2-", "copies 3"}
    assert t.why_not("copies 1") == "URU-5.8"
    assert t.why_not("copies 3-") == "URU-5.8"
    plain = given(Has("mud hut, kiln", hand="3 vault")).play("make vault", "new-slot")
    assert plain.why_not("copies 2-") == "URU-5.7"


@pytest.mark.rule("URU-5.7", "URU-8.4")
def test_a_reduction_that_is_not_used_stays_fresh() -> None:
    t = given(Has("mud hut, city wall", hand="2 kiln, street"))
    t.play("make kiln", "new-slot", "copies 2", "make street", "new-slot", "copies 1-")
    assert t.laid(A) == ["mud_hut", "city_wall", "kiln", "street"]


@pytest.mark.rule("URU-5.9", "URU-R10")
def test_copies_of_the_type_are_never_part_of_a_pair() -> None:
    t = given(Has("pulley", hand="3 vault, kiln, street, 2 axe")).play("make vault", "new-slot", "copies 1")
    assert t.why_not("card vault") == "URU-5.9"
    assert t.choices == {"card kiln"}


@pytest.mark.rule("URU-5.10")
def test_pairs_are_counted_by_colour_without_the_type_itself() -> None:
    """Level 3, one copy: two pairs are needed; three red and three blue cards make two, two and one make one."""
    enough = given(Has("scales", hand="lyre, 3 kiln, 3 lighthouse"))
    assert "make lyre" in enough.choices
    short = given(Has("scales", hand="lyre, 3 kiln, lighthouse"))
    assert short.why_not("make lyre") == "URU-5.10"
    own = given(Has("scales", hand="lyre, coinage, roller, 2 kiln"))
    assert "make lyre" in own.choices
    joins = given(Has("pulley, roller", hand="lyre, coinage, 2 kiln")).play("make lyre")
    assert joins.choices == {"slot 2"}, "only the replaced Roller makes the second pair"


@pytest.mark.rule("URU-5.11")
def test_an_invention_works_at_once() -> None:
    t = given(Has("mud hut", hand="2 kiln")).play("make kiln", "new-slot", "copies 2", "use kiln")
    assert t.stock(A) == bag("red")


@pytest.mark.rule("URU-5.13", "URU-R11")
def test_a_replaced_level_1_card_is_an_ordinary_hand_card() -> None:
    pair = given(Has("kiln, pulley", hand="2 lyre, street", shown="mud hut")).play("make lyre", "new-slot", "copies 2")
    assert pair.choices == {"card mud_hut"}
    assert pair.play("card mud_hut", "card street").discarded == ["lyre", "mud_hut", "street"]
    aqueduct = given(Has("aqueduct", shown="mud hut")).play("cards-to-cubes", "colour blue")
    assert aqueduct.discarded == ["mud_hut"]
    shadoof = given(Has("shadoof, kiln", shown="mud hut", stock="red")).play("settle 2", "colour red", "card mud_hut")
    assert shadoof.discs(A) == [0, 1]
    auction = given(Has("kiln", shown="mud hut"), activated="nergal").play("end", "card mud_hut", "done")
    assert auction.state.offers[A] == [0]


@pytest.mark.rule("URU-5.13")
def test_a_level_1_card_can_never_be_exchanged() -> None:
    t = given(Has("kiln", shown="mud hut"), Has("net"))
    assert t.why_not("exchange") == "URU-7.1"


@pytest.mark.rule("URU-5.13")
def test_a_level_1_card_can_come_back_from_the_deck() -> None:
    t = given(Has("kiln"), Has("net"), deck="mud hut, ...", reshuffles=1, active=B).play("draw")
    assert t.hand(B) == bag("mud hut")
    t.play("make mud_hut", "new-slot")
    assert t.laid(B) == ["net", "mud_hut"]


# --- decisions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("URU-D2")
def test_only_slots_are_offered_for_which_the_payment_is_possible() -> None:
    t = given(Has("mud hut, axe", hand="kiln, shadoof")).play("make kiln")
    assert t.choices == {"slot 2"}, "Axe and Shadoof are the only pair"
    assert t.why_not("new-slot") == "URU-5.10"
    assert t.why_not("slot 1") == "URU-5.10"
    assert t.why_not("slot 3") == "turn", "there is no third slot"


@pytest.mark.rule("URU-D4", "URU-D28")
def test_equal_payments_arise_once_and_every_path_can_be_completed() -> None:
    t = given(Has("pulley, lyre", hand="aqueduct, 3 kiln, 2 street, 2 axe, shadoof, roller, coinage"))
    ends = [tuple(sorted(end.discarded)) for _, end in t.outcomes("make aqueduct", "new-slot")]
    assert len(ends) == len(set(ends))
    # Three pairs out of red (5 cards), pink (3) and yellow (2). Red alone gives 0, 1 or 2 pairs.
    two_reds = {("kiln", "kiln"), ("kiln", "street"), ("street", "street")}
    four_reds = {("kiln",) * 3 + ("street",), ("kiln",) * 2 + ("street",) * 2}
    two_pinks = {("axe", "axe"), ("axe", "shadoof")}
    yellows = ("coinage", "roller")
    expected = {tuple(sorted(red + pink + yellows)) for red in two_reds for pink in two_pinks}
    expected |= {tuple(sorted(red + pink)) for red in four_reds for pink in two_pinks}
    expected |= {tuple(sorted(red + yellows)) for red in four_reds}
    assert set(ends) == expected


@pytest.mark.rule("URU-D4", "URU-D27", "URU-D28", "URU-I15")
def test_a_level_4_invention_from_a_varied_hand_has_4600_payments_in_small_steps() -> None:
    """Five different cards of each colour beside the Ziggurat, and three pairs to pay.

    Two pairs of one colour and one of another: 4 * 5 * 3 * 10. Three colours with a pair each: 4 * 10 * 10 * 10.
    """
    hand = (
        "ziggurat, city wall, kiln, street, pulley, vault, axe, domestication, shadoof, clay pipe, scales, "
        "roller, statuette, wheel and axle, coinage, lyre, lighthouse, sailing ship, water wheel, sewer, water clock"
    )
    t = given(Has("gear wheel", hand=hand), display="-, -, -").play("make ziggurat", "new-slot", "copies 1")
    assert paths(t.state) == 4 * 5 * 3 * 10 + 4 * 10 * 10 * 10


def paths(state: State) -> int:
    """How many ways lead back to the menu. Without the checks of `given`: these are thousands."""
    options = state.legal(A)
    if END in options:
        return 1
    assert 0 < len(options) <= 20
    total = 0
    for action in options:
        after = state.clone()
        after.advance(A, action)
        total += paths(after)
    return total


@pytest.mark.rule("URU-5.4", "URU-R36")
@pytest.mark.parametrize(
    ("laid", "level"), [("", 1), ("mud hut", 1), ("mud hut, kiln", 2), ("kiln, lyre", 3), ("ziggurat, mud hut", 4)]
)
def test_the_highest_level_of_a_tableau(laid: str, level: int) -> None:
    assert given(Has(laid)).state.highest_level(A) == level
