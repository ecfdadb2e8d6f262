"""URU-8.19: the Aqueduct."""

import pytest

from tests.uruk.given import A, Has, bag, given


@pytest.mark.rule("URU-8.19", "URU-D11")
def test_one_or_two_cards_become_as_many_cubes_of_any_colours() -> None:
    t = given(Has("aqueduct", hand="kiln, 2 lyre")).play("cards-to-cubes")
    assert t.choices == {"count 1", "count 2"}
    one = t.copy().play("count 1", "card lyre", "colour blue")
    assert (one.stock(A), one.hand(A)) == (bag("blue"), bag("kiln, lyre"))
    same = t.copy().play("count 2", "card kiln", "card lyre", "colour pink", "colour pink")
    assert (same.stock(A), same.hand(A)) == (bag("2 pink"), bag("lyre"))
    t.play("count 2", "card lyre", "card lyre", "colour red", "colour blue")
    assert t.stock(A) == bag("red, blue")
    assert t.discarded == ["lyre", "lyre"]
    assert t.state.actions == 2


@pytest.mark.rule("URU-8.19", "URU-D11")
def test_one_or_two_cubes_become_as_many_cards_from_display_or_deck() -> None:
    t = given(Has("aqueduct", stock="2 red, blue"), display="kiln, axe, lyre", deck="vault, ...").play("cubes-to-cards")
    t.play("count 2")
    assert t.stock(A) == bag("red, blue"), "one of two cubes can only be red"
    t.play("colour blue")
    assert t.choices == {"draw", "take kiln", "take axe", "take lyre"}
    t.play("take axe")
    assert t.choices == {"draw", "take kiln", "take lyre"}, "the place stays empty"
    t.play("draw")
    assert (t.hand(A), t.stock(A)) == (bag("axe, vault"), bag("red"))


@pytest.mark.rule("URU-8.19")
def test_the_price_is_paid_before_anything_is_received() -> None:
    t = given(Has("aqueduct", hand="kiln, lyre", stock="red, blue")).play("cards-to-cubes", "count 2")
    assert t.stock(A) == bag("red, blue")
    assert t.discarded == ["kiln", "lyre"], "the whole hand goes, so nothing is asked"
    assert all(text.startswith("colour") for text in t.choices)


@pytest.mark.rule("URU-8.19")
def test_cubes_received_are_limited_by_the_supply() -> None:
    one_left = Has("aqueduct", hand="kiln, 2 lyre", stock="12 red, 12 pink, 12 yellow, 11 blue")
    t = given(one_left).play("cards-to-cubes")
    assert t.choices == {"card kiln", "card lyre"}, "the number 1 is forced"
    t.play("card kiln")
    assert t.stock(A)["blue"] == 12
    none_left = given(Has("aqueduct", hand="kiln", stock="12 red, 12 pink, 12 yellow, 12 blue"))
    assert none_left.why_not("cards-to-cubes") == "URU-3.8"


@pytest.mark.rule("URU-8.19", "URU-4.7")
def test_cards_received_are_limited_by_display_and_available_inventions() -> None:
    mine = Has("aqueduct, mud hut", stock="2 red")
    one = given(mine, display="lyre, -, -", deck="").play("cubes-to-cards")
    assert one.hand(A) == bag("lyre"), "one cube for the only card"
    assert one.stock(A) == bag("red")
    two = given(mine, display="lyre, -, -", deck="kiln").play("cubes-to-cards")
    assert two.choices == {"count 1", "count 2"}
    none = given(mine, display="-, -, -", deck="")
    assert none.why_not("cubes-to-cards") == "URU-3.8"


@pytest.mark.rule("URU-8.19")
def test_cards_need_a_hand_and_cubes_a_stock() -> None:
    t = given(Has("aqueduct"))
    assert t.why_not("cards-to-cubes") == "URU-3.8"
    assert t.why_not("cubes-to-cards") == "URU-3.8"
    nobody = given(Has("mud hut", hand="kiln", stock="red"))
    assert nobody.why_not("cards-to-cubes") == "URU-8.19"


@pytest.mark.rule("URU-8.19", "URU-3.3")
def test_either_trade_uses_the_aqueduct_up_for_this_turn() -> None:
    t = given(Has("aqueduct", hand="2 kiln", stock="red")).play("cards-to-cubes", "count 1", "card kiln", "colour blue")
    assert t.why_not("cubes-to-cards") == "URU-3.3"
    assert t.why_not("cards-to-cubes") == "URU-3.3"


@pytest.mark.rule("URU-8.19", "URU-4.3", "URU-10.1")
def test_an_event_met_while_drawing_is_handled_as_usual() -> None:
    t = given(Has("aqueduct", stock="red"), deck="drought, kiln, ...").play("cubes-to-cards", "draw")
    assert t.hand(A) == bag("kiln")
    assert t.state.event == 35


@pytest.mark.rule("URU-D11", "URU-D28")
def test_equal_trades_arise_once() -> None:
    t = given(Has("aqueduct", hand="kiln, axe, lyre"))
    ends = [(tuple(end.discarded), tuple(end.stock(A).elements())) for _, end in t.outcomes("cards-to-cubes")]
    # One card: 3 cards x 4 colours. Two cards: 3 pairs of cards x 10 multisets of two colours.
    assert len(ends) == len(set(ends)) == 3 * 4 + 3 * 10


@pytest.mark.rule("URU-8.19", "URU-H2")
def test_a_whole_hand_that_goes_without_a_question_is_news() -> None:
    whole = given(Has("aqueduct", hand="kiln, axe")).play("cards-to-cubes")
    before = whole.state.news
    assert whole.play("count 2").state.news > before
    part = given(Has("aqueduct", hand="2 kiln, axe")).play("cards-to-cubes", "count 1")
    before = part.state.news
    assert part.play("card kiln").state.news == before
