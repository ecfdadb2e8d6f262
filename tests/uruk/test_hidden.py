"""URU-14: what is public, what is private, and who has seen what. Random games test it further in tests/properties."""

from random import Random
from typing import Any

import pytest

from edubba.games.uruk.rules.state import UrukState
from tests.uruk.given import A, B, C, Has, Table, bag, given, number, uruk

SPECTATOR = None
EYES = (A, B, SPECTATOR)


def view(t: Table, eye: int | None) -> dict[str, Any]:
    return t.state.view(eye)


def redeals(t: Table, eye: int | None, times: int = 40) -> list[Table]:
    """Positions that this eye cannot tell from the real one."""
    rng = Random(7)
    return [Table(t.state.redeal(eye, rng)) for _ in range(times)]


@pytest.mark.rule("URU-H1")
@pytest.mark.parametrize("eye", EYES)
def test_everybody_sees_what_lies_on_the_table(eye: int | None) -> None:
    t = given(
        Has("mud hut village with 2 red, kiln city", hand="2 axe", stock="3 blue", gods="marduk"),
        Has("net", hand="lyre"),
        display="sewer, -, lyre", event="drought", discards="vault, scales", epoch="II",
    )  # fmt: skip
    seen = view(t, eye)
    mine = seen["players"][A]
    assert (mine["cards"], mine["discs"], mine["cubes"][0]) == ([0, 5], [1, 2], [2, 0, 0, 0])
    assert (mine["stock"], mine["gods"], mine["hand_size"]) == ([0, 0, 0, 3], [number("marduk")], 2)
    assert seen["supply"] == [10, 12, 12, 9]
    assert seen["epochs"] == [0, 6, 4, 3]
    assert seen["common"] == 18 - 13 - 3
    assert seen["display"] == [number("sewer"), -1, number("lyre")]
    assert seen["event"] == number("drought")
    assert seen["discards"][-2:] == [number("vault"), number("scales")]
    assert sum(size for size, _ in seen["deck"]) == t.deck_size
    assert seen["reshuffles"] == 1


@pytest.mark.rule("URU-H1", "URU-2.6")
def test_the_discards_of_the_set_up_are_public() -> None:
    state = uruk().new(2, seed=5)
    assert isinstance(state, UrukState)
    assert len(state.view(SPECTATOR)["discards"]) == 10


@pytest.mark.rule("URU-H2")
def test_only_the_owner_sees_a_hand() -> None:
    t = given(Has(hand="2 axe"), Has(hand="lyre"))
    hands = {eye: [player["hand"] for player in view(t, eye)["players"]] for eye in EYES}
    assert hands[A][B] is None
    assert hands[B][A] is None
    assert hands[SPECTATOR] == [None, None]
    assert hands[A][A][number("axe")] == 2


@pytest.mark.rule("URU-H2")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    t = given(deck="vault, ...")
    told = t.listen()
    t.play("draw")
    (drew,) = [event for event in told if event.kind == "drew"]
    assert drew.seen_by(A).secret == number("vault")
    assert drew.seen_by(B).secret == drew.seen_by(SPECTATOR).secret == -1


@pytest.mark.rule("URU-H2")
def test_cards_from_the_display_or_taken_back_are_known_to_all() -> None:
    t = given(Has("mud hut", hand="2 kiln"), display="axe, -, -").play("take axe", "make kiln", "slot 1", "copies 2")
    assert view(t, B)["players"][A]["known"] == sorted([number("axe"), number("mud_hut")])
    for other in redeals(t, B):
        assert other.hand(A) == bag("axe, mud hut"), "all of this hand was seen"


@pytest.mark.rule("URU-H2", "URU-H3")
def test_other_hands_and_the_deck_are_dealt_anew_for_who_cannot_know_them() -> None:
    t = given(Has(hand="axe"), Has(hand="lyre, vault"))
    hands = {tuple(sorted(other.hand(B).elements())) for other in redeals(t, A)}
    assert len(hands) > 20
    assert all(other.hand(A) == bag("axe") for other in redeals(t, A))
    assert all(other.deck_size == t.deck_size for other in redeals(t, A))


@pytest.mark.rule("URU-H3")
def test_it_is_known_that_the_first_part_of_the_deck_is_level_2() -> None:
    state = uruk().new(3, seed=2)
    assert isinstance(state, UrukState)
    for other in redeals(Table(state), A, 10):
        low, high = other.state.deck.layers[1], other.state.deck.layers[0]
        assert {other.state.printed.level[card] for card in low} == {2}
        assert sum(card >= 28 for card in high) == 10
        assert {other.state.printed.level[card] for card in high if card < 28} == {3, 4}


@pytest.mark.rule("URU-H3")
def test_the_deck_has_no_order_that_could_leak() -> None:
    """The same position goes on differently for different dice: a card is drawn when it is needed."""
    t = given()
    drawn = {tuple(other.play("draw").hand(A)) for other in redeals(t, A)}
    assert len(drawn) > 5


@pytest.mark.rule("URU-H4")
def test_the_face_down_event_is_known_to_who_drew_it() -> None:
    t = given(event="gibil", deck="drought, axe, ...")
    told = t.listen()
    t.play("draw")
    assert [view(t, eye)["face_down"] for eye in EYES] == [number("drought"), True, True]
    (wakes,) = [event for event in told if event.kind == "event-wakes"]
    assert [wakes.seen_by(eye).secret for eye in EYES] == [number("drought"), -1, -1]
    assert {other.state.face_down for other in redeals(t, A)} == {number("drought")}


@pytest.mark.rule("URU-H4")
def test_a_face_down_event_of_the_refill_is_known_to_all() -> None:
    t = given(event="ishtar", deck="drought, axe, ...", display="kiln, lyre, -")
    told = t.listen()
    t.play("end")
    assert [view(t, eye)["face_down"] for eye in EYES] == [number("drought")] * 3
    (wakes,) = [event for event in told if event.kind == "event-wakes"]
    assert [wakes.seen_by(eye).secret for eye in EYES] == [number("drought")] * 3


@pytest.mark.rule("URU-H4", "URU-10.24")
def test_all_learn_the_face_down_event_when_it_is_discarded() -> None:
    t = given(activated="gibil", face_down="drought").play("end", "colour red", "colour red")
    assert view(t, B)["discards"][-1] == number("drought")


@pytest.mark.rule("URU-H5", "URU-4.4")
def test_cards_removed_by_the_first_reshuffle_are_public() -> None:
    t = given()
    assert len(view(t, SPECTATOR)["removed"]) == 15


@pytest.mark.rule("URU-H6")
def test_sealed_bids_are_hidden_until_all_are_in() -> None:
    t = given(Has(stock="3 red"), Has(stock="2 red"), Has(stock="red"), activated="drought").play("end")
    t.plays(A, "bid 3")
    assert view(t, A)["sealed"] != []
    assert view(t, B)["sealed"] == view(t, SPECTATOR)["sealed"] == []
    assert {other.state.sealed[A][0] for other in redeals(t, B)} == {uruk().parse(f"bid {count}") for count in range(4)}
    told = t.listen()
    t.plays(C, "bid 1").plays(B, "bid 0")
    assert [(event.seat, event.a) for event in told if event.kind == "fist"] == [(A, 3), (B, 0), (C, 1)]


@pytest.mark.rule("URU-H6", "URU-10.9")
def test_offered_cards_are_public_and_stay_known_after_being_taken_back() -> None:
    t = given(Has(hand="kiln, axe"), Has(hand="lyre"), activated="nergal").play("end", "card kiln", "done")
    assert view(t, B)["players"][A]["offer"] == [number("kiln")]
    t.play("card lyre", "done", "pass")
    assert view(t, SPECTATOR)["players"][A]["known"] == [number("kiln")]
    assert all(other.hand(A)["kiln"] for other in redeals(t, B))


@pytest.mark.rule("URU-H1", "URU-H2")
def test_after_the_end_all_hands_lie_open() -> None:
    t = given(Has("mud hut", hand="axe"), Has("net", hand="kiln"), active=B, end="last round").play("end")
    assert t.state.over
    assert view(t, SPECTATOR)["players"][A]["hand"][number("axe")] == 1


@pytest.mark.rule("URU-H2", "URU-D28")
@pytest.mark.parametrize("way", [[], ["new-slot"], ["new-slot", "copies 1"], ["new-slot", "copies 1", "card axe"]])
def test_who_makes_an_invention_has_it_and_can_pay_for_it(way: list[str]) -> None:
    """A hand that is dealt anew must be able to answer the question, or the announcement was a lie."""
    t = given(Has(), Has("mud hut", hand="2 kiln, 2 axe, lyre"), active=B).play("make kiln", *way)
    hands = set()
    for other in redeals(t, A):
        assert other.hand(B)["kiln"] >= 1
        assert other.choices
        other.play(sorted(other.choices)[0])
        hands.add(tuple(sorted(other.hand(B).elements())))
    assert len(hands) > 10
