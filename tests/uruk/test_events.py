"""URU-10.1 to 10.5, 10.24, 10.25: how gods and disasters come, act and go."""

import pytest

from edubba.games.uruk.rules.hidden import ALL_EYES
from tests.uruk.given import A, B, C, Has, bag, given, number

DROUGHT, ENLIL, GIBIL, NERGAL = (number(name) for name in ("drought", "enlil", "gibil", "nergal"))
NONE = -1


@pytest.mark.rule("URU-10.1", "URU-W21")
def test_the_first_event_waits_face_up_and_does_nothing() -> None:
    t = given(deck="drought, kiln, ...").play("draw")
    assert (t.state.event, t.state.face_down) == (DROUGHT, NONE)
    epochs = t.epochs
    t.play("end", "end")
    assert (t.state.event, t.epochs) == (DROUGHT, epochs)


@pytest.mark.rule("URU-10.2", "URU-W21", "URU-R37")
def test_the_second_event_activates_the_first_and_the_player_goes_on_with_his_turn() -> None:
    t = given(Has("kiln"), event="gibil", deck="drought, axe, ...").play("draw")
    assert (t.state.event, t.state.face_down) == (GIBIL, DROUGHT)
    assert (t.seat, t.state.actions) == (A, 2)
    t.play("use kiln", "draw")
    assert t.stock(A)["red"] == 1
    assert t.state.actions == 0


@pytest.mark.rule("URU-W21", "URU-10.4", "URU-10.24")
def test_the_first_card_acts_after_turn_and_refill_and_both_are_discarded() -> None:
    t = given(Has(), Has(), active=B, event="gibil", deck="drought, axe, vault, ...", display="kiln, -, lyre")
    t.play("draw")
    assert t.display == ["kiln", "-", "lyre"]
    t.play("end")
    assert t.display == ["kiln", "vault", "lyre"], "the display is refilled before the event acts"
    t.play("colour red", "colour red")
    assert (t.state.event, t.state.face_down) == (NONE, NONE), "the slot never carries over the second card"
    assert t.discarded == ["gibil", "drought"]
    assert t.seat == A


@pytest.mark.rule("URU-10.3")
def test_further_events_are_discarded_at_once() -> None:
    t = given(event="gibil", deck="drought, enlil, nergal, axe, ...").play("draw")
    assert t.discarded == ["enlil", "nergal"]
    assert (t.state.event, t.state.face_down) == (GIBIL, DROUGHT)


@pytest.mark.rule("URU-10.3")
def test_events_drawn_during_a_resolution_are_discarded_too() -> None:
    t = given(activated="ishtar", face_down="drought", deck="enlil, axe, ...").play("end", "draw")
    assert t.hand(A) == bag("axe")
    assert t.discarded == ["enlil"]
    t.play("colour red")
    assert t.discarded == ["enlil", "ishtar", "drought"]
    assert t.state.event == NONE


@pytest.mark.rule("URU-10.3")
def test_a_kept_god_leaves_the_slot_but_events_still_fall_while_others_are_compensated() -> None:
    t = given(Has("mud hut village"), Has("kiln"), activated="nannar", face_down="drought", deck="enlil, axe, ...")
    t.play("end", "draw")
    assert t.gods(B) == ["nannar"]
    assert t.state.event == NONE
    assert t.discarded == ["enlil", "drought"]


@pytest.mark.rule("URU-10.4")
def test_a_resolution_begins_with_a_disc_from_the_lowest_epoch_to_the_common_stock() -> None:
    t = given(activated="drought", epochs=(1, 6, 4, 3))
    common = t.state.common
    t.play("end")
    assert t.epochs == [0, 6, 4, 3]
    assert t.state.common == common + 3, "one from epoch I, and one from each victim: nobody had cubes to bid"


@pytest.mark.rule("URU-10.4", "URU-R38")
def test_that_disc_can_move_the_game_to_the_next_epoch_before_the_text_of_the_card() -> None:
    t = given(Has("mud hut village"), Has("net village"), activated="gibil", epochs=(1, 6, 4, 3)).play("end")
    assert t.epochs[0] == 0, "the first cube of Gibil is still to be chosen"
    assert t.state.epoch() == 1


@pytest.mark.rule("URU-10.4", "URU-R23", "URU-R38")
def test_that_disc_can_trigger_the_end_and_the_resolution_goes_on() -> None:
    settled = "kiln city, axe city, lyre city, street city"
    t = given(Has(settled), Has(settled), activated="gibil", epochs=(0, 0, 0, 1), round=9).play("end")
    assert t.state.final_round == 10
    assert t.epochs == [0, 0, 0, 2], "the disc and the one in the common stock can be bought"
    assert t.state.common == 0
    t.play("colour red", "colour red")
    assert (t.stock(A), t.stock(B)) == (bag("red"), bag("red"))


@pytest.mark.rule("URU-10.4", "URU-R23")
def test_after_the_trigger_no_disc_is_taken_but_events_still_act() -> None:
    t = given(Has(), Has(), activated="gibil", end="near")
    epochs = t.epochs
    t.play("end", "colour red", "colour red")
    assert t.epochs == epochs
    assert t.stock(A) == bag("red")


@pytest.mark.rule("URU-W22", "URU-10.5", "URU-D15", "URU-I8")
def test_hands_are_cut_to_8_cards_clockwise_from_the_active_player() -> None:
    eleven = "3 kiln, 3 axe, 3 lighthouse, 2 lyre"
    t = given(Has(hand="3 street, 3 roller, 2 vault"), Has(hand=eleven), Has(hand="3 shadoof, 3 statuette, 3 sewer"),
              active=B, activated="drought").play("end")  # fmt: skip
    assert t.seat == B, "eleven cards: three must go"
    assert t.choices == {"card kiln", "card axe", "card lighthouse"}, "in the order of types; two Lyres are too few"
    assert t.why_not("card lyre") == "URU-10.5"
    t.play("card kiln", "card axe", "card lyre")
    assert t.hand(B) == bag("2 kiln, 2 axe, 3 lighthouse, lyre")
    assert t.seat == C
    t.play("card sewer")
    assert t.hand(C).total() == 8
    assert t.hand(A).total() == 8
    assert (t.seat, t.state.actions) == (C, 3), "with eight cards A was not asked: the next turn has begun"
    assert t.discarded[:4] == ["kiln", "axe", "lyre", "sewer"]


@pytest.mark.rule("URU-10.25")
def test_in_the_last_round_drawn_events_have_no_effect() -> None:
    t = given(deck="drought, enlil, axe, ...", end="last round").play("draw")
    assert t.hand(A) == bag("axe")
    assert t.discarded == ["drought", "enlil"]
    assert (t.state.event, t.state.face_down) == (NONE, NONE)


@pytest.mark.rule("URU-10.25")
def test_in_the_last_round_a_waiting_card_stays_inert() -> None:
    t = given(event="gibil", deck="drought, axe, ...", end="last round").play("draw", "end")
    assert (t.state.event, t.state.face_down) == (GIBIL, NONE)
    assert t.discarded == ["drought"]
    t.play("end")
    assert t.state.over
    assert not t.stock(A)


@pytest.mark.rule("URU-10.2", "URU-4.5")
def test_a_second_event_in_the_refill_acts_after_this_very_turn() -> None:
    t = given(event="ishtar", deck="nergal, axe, ...", display="kiln, lyre, -").play("end")
    assert t.choices >= {"draw", "colour red"}
    assert t.state.face_down == NERGAL
    assert t.seat == A


@pytest.mark.rule("URU-3.5", "URU-10.1")
def test_an_event_of_an_earlier_turn_waits_for_the_next_one() -> None:
    t = given(event="enlil", deck="axe, nergal, kiln, ...").play("draw", "end")
    assert t.state.event == ENLIL
    t.play("draw", "end")
    assert t.state.active == B, "B woke Enlil, so B bids first"
    assert (t.seat, "pass" in t.choices) == (B, True)


@pytest.mark.rule("URU-10.24", "URU-H4")
def test_a_face_down_event_that_comes_to_light_is_news_unless_all_have_seen_it() -> None:
    """Nobody takes back a move that has shown him a card."""
    t = given(activated="gibil", face_down="drought").play("end", "colour red")
    before = t.state.news
    seen = t.copy()
    assert t.play("colour red").state.news > before
    seen.state.face_down_seen = ALL_EYES
    assert seen.play("colour red").state.news == before
