"""URU-10.11 to 10.16: Gibil, Marduk, Nannar favour the smallest, Ishtar everybody."""

import pytest

from edubba.games.uruk.rules.favour import DrawOrCube, DrawOrDecline
from tests.uruk.given import A, B, C, Has, bag, given

EMPTY = "12 red, 12 pink, 12 yellow, 12 blue"


@pytest.mark.rule("URU-W25", "URU-10.11", "URU-10.12", "URU-D18", "URU-D19")
def test_gibil_with_a_tie_for_fewest_gives_everybody_one_cube() -> None:
    discs_3_2_2 = (Has("kiln city, mud hut village"), Has("net city"), Has("kiln village, axe village"))
    t = given(*discs_3_2_2, activated="gibil").play("end", "colour red", "colour pink", "colour pink")
    assert [t.stock(seat) for seat in (A, B, C)] == [bag("red"), bag("pink"), bag("pink")]


@pytest.mark.rule("URU-W25", "URU-10.11", "URU-10.12", "URU-10.15")
def test_gibil_gives_the_only_smallest_three_cubes_first_and_the_others_one() -> None:
    discs_3_2_4 = (Has("kiln city, mud hut village"), Has("net city"), Has("kiln city, axe city"))
    t = given(*discs_3_2_4, activated="gibil").play("end")
    assert t.seat == B, "the favoured player goes first"
    t.play("colour blue")
    assert t.seat == A
    t.play("colour red")
    assert t.seat == C
    t.play("colour red")
    assert [t.stock(seat) for seat in (A, B, C)] == [bag("red"), bag("3 blue"), bag("red")]


@pytest.mark.rule("URU-10.11", "URU-R39")
def test_a_city_counts_two_discs_and_a_marker_of_the_eruption_none() -> None:
    players = (Has("kiln city"), Has("net village, axe"), Has("lyre village, axe village"))
    t = given(*players, activated="marduk", erupted="B").play("end")
    assert t.gods(B) == ["marduk"], "1 disc against 2 and 2"


@pytest.mark.rule("URU-R31")
def test_gibil_gives_what_is_there_if_the_supply_has_less_than_three() -> None:
    t = given(Has("kiln"), Has("net village", stock="10 blue"), activated="gibil").play("end", "colour blue")
    assert t.stock(A) == bag("2 blue")


@pytest.mark.rule("URU-10.13", "URU-9.8", "URU-10.24")
def test_marduk_is_kept_by_the_favoured_and_the_others_take_a_cube() -> None:
    t = given(Has("kiln"), Has("net village"), activated="marduk", face_down="drought").play("end")
    assert t.gods(A) == ["marduk"]
    assert t.seat == B
    assert t.choices == {"colour red", "colour pink", "colour yellow", "colour blue"}
    t.play("colour pink")
    assert t.stock(B) == bag("pink")
    assert t.discarded == ["drought"], "the god lies with its owner"
    assert t.state.event == -1


@pytest.mark.rule("URU-10.14", "URU-D20")
def test_nannar_is_kept_by_the_favoured_and_the_others_may_draw() -> None:
    t = given(Has("kiln"), Has("net village"), Has("lyre village"), activated="nannar", deck="axe, vault, ...")
    t.play("end")
    assert t.gods(A) == ["nannar"]
    assert (t.seat, t.choices) == (B, {"draw", "decline"})
    t.play("decline")
    assert t.hand(B) == bag("")
    assert t.seat == C
    t.play("draw")
    assert t.hand(C) == bag("axe")


@pytest.mark.rule("URU-10.11", "URU-10.13", "URU-10.14", "URU-R32")
@pytest.mark.parametrize(("god", "gift"), [("marduk", "colour red"), ("nannar", "draw")])
def test_a_tie_leaves_marduk_and_nannar_to_nobody(god: str, gift: str) -> None:
    t = given(activated=god, face_down="drought").play("end", gift, gift)
    assert (t.gods(A), t.gods(B)) == ([], [])
    assert t.discarded == [god, "drought"]
    gains = [(t.hand(seat).total(), t.stock(seat).total()) for seat in (A, B)]
    assert gains == ([(1, 0)] * 2 if god == "nannar" else [(0, 1)] * 2)


@pytest.mark.rule("URU-10.15")
def test_the_others_follow_clockwise_from_the_active_player() -> None:
    players = (Has("kiln"), Has("net village"), Has("lyre village"))
    t = given(*players, active=C, activated="gibil").play("end")
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.play("colour red")
    assert order == [A, C, B], "the favoured first, then the active player, then the next who is not favoured"


@pytest.mark.rule("URU-10.15", "URU-6.6")
@pytest.mark.parametrize("god", ["gibil", "marduk"])
def test_a_cube_lapses_when_the_supply_is_completely_empty(god: str) -> None:
    t = given(Has("mud hut village", stock=EMPTY), Has("net village"), activated=god).play("end")
    assert t.seat == B
    assert t.state.actions == 3, "nothing was asked"
    assert t.stock(B) == bag("")


@pytest.mark.rule("URU-10.16", "URU-D21")
def test_ishtar_gives_everybody_a_card_or_a_cube() -> None:
    t = given(Has(stock="12 pink"), Has(), Has(), active=B, activated="ishtar", deck="axe, ...").play("end")
    assert (t.seat, t.choices) == (B, {"draw", "colour red", "colour yellow", "colour blue"})
    t.play("draw")
    assert t.hand(B) == bag("axe")
    assert t.seat == C
    t.play("colour blue")
    assert t.seat == A
    t.play("colour red")
    assert (t.stock(C), t.stock(A)) == (bag("blue"), bag("12 pink, red"))


@pytest.mark.rule("URU-10.16")
def test_ishtar_leaves_no_choice_when_the_supply_is_empty() -> None:
    t = given(Has(stock=EMPTY), activated="ishtar", deck="axe, lyre, ...").play("end")
    assert (t.hand(A), t.hand(B)) == (bag("axe"), bag("lyre"))


@pytest.mark.rule("URU-4.6", "URU-10.14", "URU-10.16", "URU-D28")
def test_draws_granted_by_gods_lapse_when_nothing_can_be_drawn() -> None:
    """With hands cut to 8 cards this cannot happen in a real event, so the questions are put by hand."""
    nannar = given(Has(), deck="")
    nannar.state.next(DrawOrDecline(A))
    nannar.state.proceed()
    assert "end" in nannar.choices, "nothing was asked"
    ishtar = given(Has(), deck="")
    ishtar.state.next(DrawOrCube(A))
    ishtar.state.proceed()
    assert ishtar.choices == {"colour red", "colour pink", "colour yellow", "colour blue"}
    assert ishtar.why_not("draw") == "URU-4.6"
    neither = given(Has(stock=EMPTY), deck="")
    neither.state.next(DrawOrCube(A))
    neither.state.proceed()
    assert "end" in neither.choices


@pytest.mark.rule("URU-R40")
def test_kept_gods_are_out_of_circulation_until_they_are_used() -> None:
    pile = "3 city wall, 3 kiln, 3 street, 3 axe, 3 domestication, shadoof"
    mine = Has("mud hut", stock="red, pink, blue", gods="marduk")
    t = given(mine, Has("net"), deck="enlil", discards=pile, end="last round", reshuffles=1)
    t.play("draw")
    everywhere = t.state.discards + [card for layer in t.state.deck.layers for card in layer]
    assert 32 not in everywhere
    t.play("settle 1")
    assert t.gods(A) == []
    assert t.state.discards[-1] == 32, "a used god lies on the pile and can come back"
