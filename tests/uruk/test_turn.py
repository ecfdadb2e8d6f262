"""URU-3: a turn and its end; URU-D1: the menu."""

import pytest

from tests.uruk.given import A, B, C, Has, bag, given

OFF = {"cost_reductions_once_per_turn": False}


@pytest.mark.rule("URU-3.1", "URU-D1")
def test_a_turn_has_three_actions_of_any_kind_in_any_order() -> None:
    t = given(Has("mud hut village with red, kiln", hand="2 axe"))
    t.play("use kiln", "draw", "use mud_hut")
    assert t.seat == B
    assert t.stock(A) == bag("2 red")


@pytest.mark.rule("URU-3.1")
def test_actions_may_be_repeated() -> None:
    t = given(Has(), deck="kiln, kiln, axe, ...").play("draw", "draw", "draw")
    assert t.seat == B
    assert t.hand(A) == bag("2 kiln, axe")


@pytest.mark.rule("URU-3.1", "URU-D1")
def test_the_menu_offers_every_kind_of_action() -> None:
    mine = "cistern village with blue, kiln, wheel and axle, gear wheel city, aqueduct"
    t = given(Has(mine, hand="2 axe, kiln", stock="4 blue, red"), epoch="I", display="sewer, sewer, lyre")
    assert t.choices == {
        "end", "swap", "draw", "take sewer", "take lyre", "exchange", "cards-to-cubes", "cubes-to-cards",
        "use gear_wheel", "make axe", "use cistern", "use kiln", "settle 5",
    }  # fmt: skip


@pytest.mark.rule("URU-3.1")
def test_without_actions_left_only_the_free_swap_and_the_end_remain() -> None:
    t = given(Has("mud hut with red, wheel and axle, kiln", hand="2 axe", stock="red"), actions=1).play("draw")
    assert t.choices == {"end", "swap"}
    for refused in ("draw", "take pulley", "make axe", "use kiln", "settle 1", "exchange", "cards-to-cubes"):
        assert t.why_not(refused) == "URU-3.1"


@pytest.mark.rule("URU-D1")
def test_the_turn_ends_by_itself_after_the_last_action_when_no_swap_is_possible() -> None:
    assert given(Has("mud hut"), actions=1).play("draw").seat == B
    used = given(Has("wheel and axle", stock="2 red"), actions=1, used="wheel and axle")
    assert used.play("draw").seat == B


@pytest.mark.rule("URU-3.2", "URU-3.8", "URU-R2")
def test_a_turn_may_end_with_actions_unused() -> None:
    t = given()
    assert "end" in t.choices
    assert t.play("end").seat == B
    assert t.play("draw", "end").seat == A


@pytest.mark.rule("URU-3.8", "URU-R13")
def test_an_action_without_effect_is_not_offered() -> None:
    t = given(Has("mud hut, street, clay pipe, astronomy, gear wheel"), display="-, -, -", deck="")
    assert t.choices == {"end"}
    for empty in ("mud_hut", "street", "clay_pipe", "astronomy"):
        assert t.why_not(f"use {empty}") == "URU-6.3"
    assert t.why_not("use gear_wheel") == "URU-8.20"
    assert t.why_not("draw") == "URU-4.6"


@pytest.mark.rule("URU-3.3", "URU-R3", "URU-8.1")
@pytest.mark.parametrize(
    ("laid", "function"),
    [
        ("mud hut with 3 red", "use mud_hut"),
        ("kiln", "use kiln"),
        ("street with 2 red", "use street"),
        ("clay pipe with red", "use clay_pipe"),
        ("ziggurat", "use ziggurat"),
    ],
)
def test_a_function_works_once_per_turn_and_again_in_the_next(laid: str, function: str) -> None:
    t = given(Has(laid)).play(function)
    assert function not in t.choices
    assert t.why_not(function) == "URU-3.3"
    fresh = given(Has(laid), active=B).play("end")
    assert function in fresh.choices


@pytest.mark.rule("URU-3.3", "URU-R3")
def test_a_card_laid_again_in_the_same_turn_is_not_renewed() -> None:
    t = given(Has("mud hut, wheel and axle", hand="2 axe, wheel and axle", stock="2 red"))
    t.play("swap", "colour blue", "make axe", "slot 2", "copies 2")
    t.play("make wheel_and_axle", "slot 1", "copies 2")
    assert t.laid(A) == ["wheel_and_axle", "axe"]
    assert t.why_not("swap") == "URU-3.3"


@pytest.mark.rule("URU-3.3", "URU-R3", "URU-8.4")
def test_reductions_help_once_per_turn_unless_the_switch_is_off() -> None:
    wall = Has("mud hut, city wall", hand="kiln, street")
    t = given(wall).play("make kiln", "new-slot", "copies 1-")
    assert "make street" not in t.choices
    off = given(wall, options=OFF).play("make kiln", "new-slot", "copies 1-", "make street", "new-slot", "copies 1-")
    assert off.laid(A) == ["mud_hut", "city_wall", "kiln", "street"]


@pytest.mark.rule("URU-3.3", "URU-R3", "URU-8.12")
def test_the_vault_helps_one_disc_per_turn_unless_the_switch_is_off() -> None:
    vault = Has("mud hut, vault, kiln", stock="2 red")
    t = given(vault).play("settle 1", "price vault", "settle 3")
    assert t.stock(A) == bag("")
    off = given(vault, options=OFF).play("settle 1", "price vault", "settle 3", "price vault")
    assert off.stock(A) == bag("red")


@pytest.mark.rule("URU-3.3", "URU-R3", "URU-8.6")
def test_the_shadoof_helps_one_disc_per_turn_unless_the_switch_is_off() -> None:
    shadoof = Has("mud hut, shadoof, cistern", hand="kiln, lighthouse")
    t = given(shadoof).play("settle 1", "card kiln")
    assert "settle 3" not in t.choices
    off = given(shadoof, options=OFF).play("settle 1", "card kiln", "settle 3", "card lighthouse")
    assert off.discs(A) == [1, 0, 1]


@pytest.mark.rule("URU-3.3", "URU-R3", "URU-8.13")
def test_the_coinage_helps_one_disc_per_turn_unless_the_switch_is_off() -> None:
    coinage = Has("mud hut village, coinage", stock="2 red, pink, yellow, blue")
    t = given(coinage, epoch="II").play("settle 2", "price coinage", "colour red")
    assert "price coinage" not in t.play("settle 2").choices
    off = given(coinage, epoch="II", options=OFF).play("settle 2", "price coinage", "colour red", "settle 2")
    assert "price coinage" in off.choices


@pytest.mark.rule("URU-3.4", "URU-10.22")
def test_an_erupted_player_has_one_action() -> None:
    t = given(Has(), active=B, erupted="A").play("end")
    assert (t.seat, t.state.actions) == (A, 1)
    assert t.play("draw").seat == B
    assert t.play("end").state.actions == 3


@pytest.mark.rule("URU-3.5", "URU-R4")
def test_pipes_are_loaded_before_the_display_is_refilled_and_events_come_last() -> None:
    mine = Has("mud hut village, kiln, pulley")
    t = given(mine, Has("clay pipe"), deck="enlil, nergal, lyre, ...", display="axe, kiln, -")
    t.play("use kiln", "use pulley", "colour yellow", "end")
    assert t.seat == B, "the owner of the pipe chooses"
    assert t.display == ["axe", "kiln", "-"], "not refilled yet"
    t.play("colour red")
    assert t.display == ["axe", "kiln", "lyre"]
    assert t.epochs == [2, 6, 4, 3], "the event removed a disc after the refill"


@pytest.mark.rule("URU-3.5")
def test_the_steps_at_the_end_of_a_turn_are_told_in_their_order() -> None:
    t = given(Has("mud hut village, kiln"), Has("clay pipe"), display="axe, kiln, -", activated="gibil")
    told = t.play("use kiln").listen()
    t.play("end", "colour red", "colour red")
    order = ["piped", "displayed", "turn-over", "event-acts", "event-done", "turn"]
    assert [event.kind for event in told if event.kind in order] == order


@pytest.mark.rule("URU-3.6")
def test_there_is_no_hand_limit_during_play() -> None:
    t = given(Has(hand="3 kiln, 3 axe, 3 lighthouse"))
    t.play("draw", "draw", "draw")
    assert t.hand(A).total() == 12


@pytest.mark.rule("URU-3.7")
def test_a_round_begins_with_the_first_player() -> None:
    t = given(Has(), Has(), Has(), first=B, active=B, round=4)
    rounds = []
    for _ in range(4):
        rounds.append((t.seat, t.state.round))
        t.play("end")
    assert rounds == [(B, 4), (C, 4), (A, 4), (B, 5)]


@pytest.mark.rule("URU-3.7")
def test_an_event_after_the_last_players_turn_belongs_to_that_round() -> None:
    t = given(Has(hand="3 kiln, 3 axe, 3 street"), active=B, first=A, round=4, activated="gibil").play("end")
    assert (t.state.round, t.state.active) == (4, B)
    t.play("card kiln", "colour red", "colour red")
    assert (t.state.round, t.state.active) == (5, A)


@pytest.mark.rule("URU-R2")
def test_the_safety_stop_ends_the_game_after_the_last_round_allowed_with_the_lyre() -> None:
    lyre = Has("mud hut, lyre", hand="2 kiln")
    t = given(lyre, active=B, round=6, options={"max_rounds": 6}).play("end")
    assert t.seat == A
    assert t.choices == {"decline", "make kiln"}
    assert t.play("decline").state.over
    goes_on = given(lyre, active=B, round=5, options={"max_rounds": 6}).play("end")
    assert goes_on.state.round == 6
    assert given(active=B, round=80).play("end").state.over, "80 rounds if nothing else was agreed"
    assert not given(active=B, round=80, options={"max_rounds": 200}).play("end").state.over


@pytest.mark.rule("URU-3.1")
def test_only_the_active_player_is_asked() -> None:
    t = given(Has(), Has())
    assert t.choices_of(B) == set()
    assert t.why_not("draw", B) == "turn"
    assert list(t.state.to_act) == [A]
