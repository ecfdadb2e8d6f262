"""URU-7: exchange cards for cubes."""

import pytest

from tests.uruk.given import A, B, C, Has, bag, given


@pytest.mark.rule("URU-W15", "URU-7.1", "URU-D8")
def test_cards_of_types_that_anybody_has_laid_bring_a_cube_of_their_colour() -> None:
    t = given(Has("mud hut, lyre", hand="2 kiln, axe, lyre"), Has("net, kiln"))
    sets = sorted(tuple(sorted(end.discarded)) for _, end in t.outcomes("exchange"))
    assert sets == [("kiln",), ("kiln", "kiln"), ("kiln", "kiln", "lyre"), ("kiln", "lyre"), ("lyre",)]
    t.play("exchange", "card kiln", "card kiln", "card lyre", "done")
    assert t.stock(A) == bag("2 red, yellow")
    assert t.hand(A) == bag("axe")
    assert t.state.actions == 2


@pytest.mark.rule("URU-7.1")
def test_a_type_that_nobody_has_laid_cannot_be_exchanged() -> None:
    t = given(Has("mud hut, kiln", hand="kiln, axe")).play("exchange")
    assert t.why_not("card axe") == "URU-7.1"
    assert t.why_not("card lyre") == "URU-7.1", "not in hand"
    none = given(Has("mud hut", hand="kiln, axe"))
    assert none.why_not("exchange") == "URU-7.1"


@pytest.mark.rule("URU-7.1")
def test_at_least_one_card_is_discarded() -> None:
    t = given(Has("mud hut, kiln", hand="2 kiln")).play("exchange")
    assert t.choices == {"card kiln"}
    assert t.why_not("done") == "URU-7.1"
    assert t.play("card kiln").choices == {"card kiln", "done"}


@pytest.mark.rule("URU-7.1")
def test_the_types_must_lie_there_at_that_moment() -> None:
    t = given(Has("mud hut, kiln", hand="2 axe, kiln")).play("make axe", "slot 2", "copies 2")
    assert t.why_not("exchange") == "URU-7.1", "the Kilns are both in hand now"


@pytest.mark.rule("URU-7.2", "URU-R15")
def test_a_card_whose_cube_cannot_be_delivered_stays() -> None:
    t = given(Has("kiln, lyre", hand="2 kiln, lyre", stock="11 red")).play("exchange", "card kiln")
    assert t.why_not("card kiln") == "URU-7.2"
    assert t.choices == {"card lyre", "done"}
    nothing = given(Has("kiln", hand="2 kiln", stock="12 red"))
    assert nothing.why_not("exchange") == "URU-7.2"


@pytest.mark.rule("URU-7.2", "URU-6.5", "URU-R14")
def test_once_per_colour_a_missing_cube_comes_from_an_opponent_without_forgoing() -> None:
    t = given(Has("kiln", hand="2 kiln"), Has(stock="6 red"), Has(stock="6 red")).play("exchange", "card kiln")
    assert t.choices == {"from 2", "from 3"}
    assert t.why_not("forgo") == "URU-7.2"
    t.play("from 3", "colour blue")
    assert t.stock(A) == bag("red")
    assert t.choices == {"done"}, "the second Kiln would need a second red cube"


@pytest.mark.rule("URU-7.2", "URU-R14")
def test_with_the_switch_one_cube_per_action_comes_from_an_opponent() -> None:
    players = (Has("kiln, lighthouse", hand="kiln, lighthouse"), Has(stock="12 red, 12 blue"))
    both = given(*players).play("exchange", "card kiln", "colour pink", "card lighthouse", "colour pink", "done")
    assert both.stock(A) == bag("red, blue")
    one = given(*players, options={"scarcity_limit": "per_action"}).play("exchange", "card kiln", "colour pink")
    assert one.why_not("card lighthouse") == "URU-7.2"


@pytest.mark.rule("URU-D8")
def test_cards_are_exchanged_in_the_order_of_their_types() -> None:
    t = given(Has("kiln, lyre", hand="kiln, lyre"), Has("clay pot")).play("exchange", "card lyre")
    assert t.why_not("card kiln") == "URU-D8"
    assert t.choices == {"done"}
    assert t.play("done").seat == A
    assert t.stock(B) == bag("")


SCARCE = (Has("kiln, lighthouse", hand="kiln, lighthouse"), Has(stock="12 red"), Has(stock="11 blue"))


@pytest.mark.rule("URU-R43")
def test_where_cubes_may_run_out_the_player_chooses_the_order() -> None:
    t = given(*SCARCE).play("exchange", "card lighthouse")
    assert t.choices == {"card kiln", "done"}
    t.play("card kiln")
    assert t.seat == B
    assert t.choices == {"colour pink", "colour yellow"}, "the last blue cube is gone already"


@pytest.mark.rule("URU-R43", "URU-D8")
def test_version_1_0_goes_by_the_order_of_types() -> None:
    t = given(*SCARCE, version="1.0").play("exchange", "card lighthouse")
    assert t.choices == {"done"}
    assert t.why_not("card kiln") == "URU-D8"


@pytest.mark.rule("URU-R43")
@pytest.mark.parametrize(("mine", "free"), [("9 red", False), ("11 red", True)])
def test_whether_the_order_counts_is_told_by_what_all_can_see(mine: str, free: bool) -> None:
    """The supply and the size of the hand; not which cards are in it."""
    for hand in ("axe, lyre", "kiln, lyre"):
        t = given(Has("axe, kiln, lyre", hand=hand, stock=mine)).play("exchange", "card lyre")
        assert (t.why_not(f"card {hand.split(',')[0]}") is None) == free


@pytest.mark.rule("URU-R43", "URU-7.2", "URU-6.5")
def test_a_compensation_on_the_way_can_take_the_cube_of_a_later_card() -> None:
    t = given(*SCARCE)
    assert t.supply["blue"] == 1
    t.play("exchange", "card kiln")
    assert t.seat == B
    t.play("colour blue", "card lighthouse")
    assert t.seat == C, "the last blue cube is gone: this one comes from the player with most, who is compensated too"
    assert t.choices == {"colour pink", "colour yellow"}
    t.play("colour pink", "done")
    assert t.stock(A) == bag("red, blue")


@pytest.mark.rule("URU-7.2", "URU-6.5")
@pytest.mark.parametrize(
    ("card", "colour"), [("kiln", "red"), ("axe", "pink"), ("roller", "yellow"), ("lighthouse", "blue")]
)
def test_a_card_whose_cube_cannot_be_had_is_not_exchanged(card: str, colour: str) -> None:
    t = given(Has(f"{card}, vault", hand=card, stock=f"12 {colour}"))
    assert "exchange" not in t.choices
    assert t.why_not("exchange") == "URU-7.2"
    other = given(Has(f"{card}, vault, lyre", hand=f"{card}, vault, lyre", stock=f"12 {colour}")).play("exchange")
    rest = {"vault", "lyre"} - {"vault" if colour == "red" else "", "lyre" if colour == "yellow" else ""}
    assert other.choices == {f"card {name}" for name in rest}
    assert other.why_not(f"card {card}") == "URU-7.2"
    rich = given(Has(f"{card}, vault", hand=card, stock=f"11 {colour}"), Has(stock=colour))
    assert "exchange" in rich.choices, "an opponent has one"


@pytest.mark.rule("URU-7.1", "URU-5.13")
def test_a_level_1_card_in_hand_is_no_part_of_an_exchange() -> None:
    t = given(Has("kiln, lyre", hand="kiln, lyre", shown="mud hut"), Has("net")).play("exchange")
    assert t.choices == {"card kiln", "card lyre"}
    assert t.why_not("card mud_hut") == "URU-7.1"
    assert t.why_not("done") == "URU-7.1"
    t.play("card lyre")
    assert t.choices == {"done"}
    assert t.why_not("card kiln") == "URU-D8"
