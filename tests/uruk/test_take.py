"""URU-4: take a card; deck, discard pile and display."""

import pytest

from edubba.games.uruk.rules.take import available
from tests.uruk.given import A, B, Has, bag, given, numbers, uruk

EVENTS = "enlil, nergal, ninurta, gibil, marduk, nannar, ishtar, drought, earthquake, volcano"


@pytest.mark.rule("URU-4.1")
def test_a_card_comes_from_the_display_or_the_deck() -> None:
    t = given(display="kiln, axe, lyre", deck="vault, ...")
    assert t.verbs("take") == {"kiln", "axe", "lyre"}
    assert "draw" in t.choices
    assert t.play("take axe").hand(A) == bag("axe")
    assert t.play("draw").hand(A) == bag("axe, vault")


@pytest.mark.rule("URU-4.1")
def test_a_card_that_is_not_displayed_cannot_be_taken() -> None:
    assert given(display="kiln, axe, lyre").why_not("take vault") == "URU-4.1"


@pytest.mark.rule("URU-4.2")
def test_a_taken_card_is_not_replaced_until_the_end_of_the_turn() -> None:
    t = given(display="kiln, axe, lyre", deck="vault, scales, sewer, ...")
    assert t.play("take axe").display == ["kiln", "-", "lyre"]
    assert t.play("take kiln").display == ["-", "-", "lyre"]
    assert t.play("take lyre").display == ["vault", "scales", "sewer"], "the third action ended the turn"


@pytest.mark.rule("URU-4.2")
def test_the_display_can_be_empty_during_a_turn() -> None:
    t = given(Has("wheel and axle", stock="red"), display="kiln, axe, lyre").play("take axe", "take kiln", "take lyre")
    assert t.display == ["-", "-", "-"]
    assert t.choices == {"end", "swap"}


@pytest.mark.rule("URU-4.3", "URU-10.1")
def test_drawing_goes_on_until_an_invention_comes() -> None:
    t = given(deck="enlil, kiln, ...").play("draw")
    assert t.hand(A) == bag("kiln")
    assert t.state.event == 28
    assert t.state.actions == 2


@pytest.mark.rule("URU-4.3", "URU-10.2", "URU-10.3", "URU-R37")
def test_several_events_in_one_draw_still_yield_one_invention() -> None:
    t = given(deck="enlil, nergal, ninurta, gibil, kiln, ...").play("draw")
    assert t.hand(A) == bag("kiln")
    assert t.discarded == ["ninurta", "gibil"]


@pytest.mark.rule("URU-4.4", "URU-W33", "URU-R5")
def test_the_first_reshuffle_removes_the_15_oldest_cards() -> None:
    pile = f"{EVENTS}, 3 city wall, 3 kiln, 3 street, 3 axe, 3 domestication, 3 shadoof, 3 roller"
    t = given(Has("mud hut"), Has("net"), deck="", discards=pile, reshuffles=0)
    assert len(t.state.discards) == 31
    t.play("draw")
    assert t.deck_size == 31 - 15 - 1
    assert t.state.reshuffles == 1
    removed = [*range(28, 38), 4, 4, 4, 5, 5]
    assert t.state.removed == removed, "the ten events and the five inventions that lay lowest"
    assert t.state.discards == []


@pytest.mark.rule("URU-4.4", "URU-I12")
def test_a_later_reshuffle_removes_nothing() -> None:
    t = given(Has("mud hut"), Has("net"), deck="kiln", discards="3 axe", end="last round")
    before = list(t.state.removed)
    t.play("draw")
    assert t.deck_size == 0
    t.play("draw")
    assert t.hand(A) == bag("kiln, axe")
    assert (t.state.reshuffles, t.state.removed) == (2, before)
    assert t.deck_size + len(t.state.discards) == 12, "13 cards were shuffled: 10 events and 3 Axes"


@pytest.mark.rule("URU-4.6", "URU-4.7", "URU-W33", "URU-R6")
def test_the_15_oldest_cards_do_not_count_before_the_first_reshuffle() -> None:
    mine = Has("mud hut", hand="2 lighthouse")
    t = given(mine, Has("net"), deck="", discards=f"{EVENTS}, 3 kiln, 2 axe", reshuffles=0, display="-, -, -")
    assert len(t.state.discards) == 15
    assert t.why_not("draw") == "URU-4.6"
    t.play("make lighthouse", "new-slot", "copies 2")
    assert len(t.state.discards) == 16
    t.play("draw")
    assert t.hand(A) == bag("lighthouse"), "15 cards left the game, that one is drawn"
    assert len(t.state.removed) == 15
    assert t.deck_size == 0


@pytest.mark.rule("URU-4.6", "URU-I7")
def test_the_refill_leaves_gaps_when_nothing_can_be_drawn_and_tries_again_later() -> None:
    mine = Has("mud hut", hand="2 lighthouse")
    t = given(mine, Has("net"), deck="", discards=f"{EVENTS}, 3 kiln, 2 axe", reshuffles=0, display="-, lyre, -")
    t.play("end")
    assert t.display == ["-", "lyre", "-"]
    assert (len(t.state.discards), t.state.reshuffles) == (15, 0), "no reshuffle took place"
    t.play("end", "make lighthouse", "new-slot", "copies 2", "end")
    assert t.display == ["lighthouse", "lyre", "-"]


@pytest.mark.rule("URU-4.6", "URU-4.7", "URU-R6")
def test_a_deck_of_events_alone_is_not_drawn_from() -> None:
    t = given(deck="enlil, nergal", display="-, -, -", discards="volcano")
    assert t.why_not("draw") == "URU-4.6"
    assert t.play("end").deck_size == 2, "no card was revealed"


@pytest.mark.rule("URU-4.7", "URU-4.8", "URU-10.3")
def test_a_draw_that_was_started_ends_with_an_invention_even_behind_all_events() -> None:
    pile = "3 city wall, 3 kiln, 3 street, 3 axe, 3 domestication, shadoof"
    t = given(Has("mud hut"), Has("net"), deck=EVENTS, discards=pile, reshuffles=0).play("draw")
    assert t.hand(A) == bag("shadoof")
    assert t.state.event == 28
    assert t.state.face_down == 29
    assert t.deck_size + len(t.state.discards) == 8, "the events discarded on the way were shuffled in with it"
    assert t.state.reshuffles == 1


@pytest.mark.rule("URU-4.5")
def test_the_display_is_refilled_from_left_to_right() -> None:
    t = given(display="-, kiln, -", deck="vault, scales, ...").play("end")
    assert t.display == ["vault", "kiln", "scales"]


@pytest.mark.rule("URU-4.5", "URU-10.1")
def test_events_met_in_the_refill_count_for_the_player_whose_turn_ends() -> None:
    t = given(display="-, kiln, axe", deck="nergal, vault, ...").play("end")
    assert t.display == ["vault", "kiln", "axe"]
    assert t.state.event == 29
    assert t.seat == B


@pytest.mark.rule("URU-4.8")
def test_payments_enter_the_pile_in_order_copies_before_pairs() -> None:
    t = given(Has("mud hut, pulley, kiln", hand="2 ziggurat, 2 axe, city wall, street"))
    t.play("make ziggurat", "new-slot", "copies 2")
    t.play("card city_wall", "card street", "card axe", "card axe")
    assert t.discarded == ["ziggurat", "city_wall", "street", "axe", "axe"]


@pytest.mark.rule("URU-4.8")
def test_display_cards_enter_the_pile_from_left_to_right() -> None:
    t = given(Has("astronomy"), display="sewer, kiln, water clock").play("use astronomy", "colour blue")
    assert t.discarded == ["sewer", "water_clock"]


@pytest.mark.rule("URU-4.8", "URU-10.24")
def test_a_resolved_event_enters_the_pile_before_the_face_down_one() -> None:
    t = given(activated="gibil", face_down="drought").play("end", "colour red", "colour red")
    assert t.discarded == ["gibil", "drought"]


@pytest.mark.rule("URU-4.4", "URU-4.7")
@pytest.mark.parametrize(
    ("deck", "discards", "count"),
    [
        ("", "", 0),
        ("", "kiln", 1),
        ("", "kiln, axe", 2),
        ("", "3 kiln, 2 axe", 2),  # nobody draws more at once
        ("", "drought", 0),
        ("", "drought, kiln", 1),
        ("kiln", "", 1),
        ("volcano, kiln", "", 1),
        ("kiln", "drought", 1),
        ("kiln", "axe", 2),
        ("kiln, axe", "", 2),
        ("kiln, axe, lyre", "lyre", 2),
    ],
)
def test_how_many_inventions_can_be_drawn(deck: str, discards: str, count: int) -> None:
    t = given(deck=deck, reshuffles=1)
    t.state.discards = numbers(discards)
    assert available(t.state) == count
    t.state.reshuffles = 0
    t.state.discards = numbers("15 kiln") + numbers(discards)
    assert available(t.state) == count, "the first reshuffle removes the oldest 15"


@pytest.mark.rule("URU-4.1", "URU-5.13")
def test_a_level_1_card_and_equal_cards_in_the_display_are_offered_once() -> None:
    t = given(Has("kiln"), Has("net"), display="axe, mud hut, axe")
    assert t.verbs("take") == {"axe", "mud_hut"}
    assert t.state.legal(A).count(uruk().parse("take axe")) == 1
    assert t.play("take mud_hut").hand(A) == bag("mud hut")
    assert t.why_not("take mud_hut") == "URU-4.1"


@pytest.mark.rule("URU-4.6", "URU-4.7")
def test_a_deck_of_events_alone_gives_nothing_to_draw() -> None:
    t = given(deck="drought, volcano", display="kiln, -, -")
    assert t.why_not("draw") == "URU-4.6"
    assert "draw" not in t.choices
