"""URU-8.11: Clay pipes."""

import pytest

from tests.uruk.given import A, B, C, D, Has, bag, given

NO_TIES = {"clay_pipe_ties_load": False}
PIPE = "clay pipe"


@pytest.mark.rule("URU-W28", "URU-8.11", "URU-D14")
def test_the_owner_chooses_among_the_colours_the_opponent_received() -> None:
    t = given(Has("mud hut village, kiln, water wheel"), Has(PIPE)).play("use kiln", "use water_wheel", "end")
    assert (t.seat, t.choices) == (B, {"colour red", "colour blue"})
    assert t.why_not("colour pink") == "URU-8.11"
    t.play("colour blue")
    assert t.cubes_on(B, PIPE) == bag("blue")
    assert t.supply["blue"] == 10
    assert t.seat == B, "now it is his turn"


@pytest.mark.rule("URU-W28", "URU-8.11", "URU-I9")
def test_a_full_pipe_is_skipped() -> None:
    t = given(Has("mud hut village, kiln"), Has("clay pipe with red and blue")).play("use kiln", "end")
    assert t.cubes_on(B, PIPE) == bag("red, blue")


@pytest.mark.rule("URU-8.11")
def test_loading_is_compulsory_and_a_single_colour_is_no_choice() -> None:
    t = given(Has("mud hut village, kiln"), Has("clay pipe with blue")).play("use kiln", "end")
    assert t.cubes_on(B, PIPE) == bag("red, blue")


@pytest.mark.rule("URU-8.11")
def test_nothing_is_loaded_when_the_opponent_received_nothing() -> None:
    t = given(Has("mud hut village"), Has(PIPE)).play("draw", "end")
    assert t.cubes_on(B, PIPE) == bag("")


@pytest.mark.rule("URU-8.11")
def test_the_pipe_of_the_active_player_is_not_loaded_by_himself() -> None:
    t = given(Has("kiln village, clay pipe"), Has(), Has()).play("use kiln", "end")
    assert t.cubes_on(A, PIPE) == bag("")


@pytest.mark.rule("URU-8.11", "URU-R39")
@pytest.mark.parametrize(
    ("mine", "other", "loads"),
    [("kiln city", "net village", True), ("kiln village", "net city", False)],
)
def test_only_the_player_with_most_discs_loads_it(mine: str, other: str, loads: bool) -> None:
    t = given(Has(mine), Has(PIPE), Has(other)).play("use kiln", "end")
    assert t.cubes_on(B, PIPE) == (bag("red") if loads else bag(""))


@pytest.mark.rule("URU-8.11")
def test_the_discs_of_the_owner_do_not_matter() -> None:
    t = given(Has("kiln village"), Has("clay pipe city, axe city"), Has("net")).play("use kiln", "end")
    assert t.cubes_on(B, PIPE) == bag("red")


@pytest.mark.rule("URU-8.11", "URU-R18")
def test_tied_leaders_load_it_unless_the_switch_says_otherwise() -> None:
    players = (Has("kiln village"), Has(PIPE), Has("net village"))
    assert given(*players).play("use kiln", "end").cubes_on(B, PIPE) == bag("red")
    assert given(*players, options=NO_TIES).play("use kiln", "end").cubes_on(B, PIPE) == bag("")
    alone = (Has("kiln city"), Has(PIPE), Has("net village"))
    assert given(*alone, options=NO_TIES).play("use kiln", "end").cubes_on(B, PIPE) == bag("red")
    two_players = (Has("kiln"), Has(PIPE))
    assert given(*two_players, options=NO_TIES).play("use kiln", "end").cubes_on(B, PIPE) == bag("red")


@pytest.mark.rule("URU-R18")
def test_discs_are_compared_at_the_end_of_the_turn() -> None:
    t = given(Has("kiln, mud hut", stock="red"), Has(PIPE), Has("net village"))
    t.play("use kiln", "settle 2", "end")
    assert t.discs(A) == [0, 1]
    assert t.cubes_on(B, PIPE) == bag("red"), "his new village made him the leader, though the cube was spent"


@pytest.mark.rule("URU-R18", "URU-W28")
@pytest.mark.parametrize(
    ("laid", "hand", "actions", "colour"),
    [
        ("mud hut village with red", "", ["use mud_hut"], "red"),
        ("street with pink", "", ["use street"], "pink"),
        ("kiln", "kiln", ["exchange", "card kiln", "done"], "red"),
        ("aqueduct", "kiln", ["cards-to-cubes", "colour pink"], "pink"),
        ("wheel and axle", "", ["swap", "colour pink"], "pink"),
    ],
)
def test_every_cube_that_enters_the_stock_counts(laid: str, hand: str, actions: list[str], colour: str) -> None:
    t = given(Has(laid, hand=hand, stock="yellow" if "swap" in actions else ""), Has(PIPE))
    t.play(*actions, "end")
    assert t.cubes_on(B, PIPE) == bag(colour)


@pytest.mark.rule("URU-R18")
def test_a_stolen_cube_counts_for_the_thief_and_the_compensation_does_not() -> None:
    t = given(Has("kiln village", stock="9 red"), Has("net", stock="3 red"), Has(PIPE), Has(PIPE))
    t.play("use kiln", "colour pink", "end")
    assert t.supply["red"] == 0
    assert t.cubes_on(C, PIPE) == t.cubes_on(D, PIPE) == bag(""), (
        "red was received, but none is left to load, and pink went to B"
    )


@pytest.mark.rule("URU-R18")
def test_cubes_put_on_cards_do_not_count() -> None:
    t = given(Has("mud hut village", hand="2 street"), Has(PIPE)).play("make street", "new-slot", "copies 2", "end")
    assert t.cubes_on(B, PIPE) == bag("")


@pytest.mark.rule("URU-R18")
def test_gifts_of_gods_between_the_turns_do_not_count() -> None:
    t = given(Has("mud hut village"), Has("net village, clay pipe"), activated="gibil")
    t.play("end", "colour red", "colour red", "end")
    assert t.stock(A) == bag("red")
    assert t.play("end").cubes_on(B, PIPE) == bag("")
    mine = given(Has("mud hut, clay pipe"), Has("net village"), activated="gibil")
    mine.play("end", "colour red", "colour blue", "end")
    assert (mine.stock(A), mine.cubes_on(A, PIPE)) == (bag("3 red"), bag("")), "nor as something that B received"


@pytest.mark.rule("URU-R18")
def test_colours_missing_in_the_supply_cannot_be_chosen() -> None:
    t = given(Has("mud hut village with red, water wheel"), Has("net, clay pipe", stock="11 red")).play("use mud_hut")
    t.play("use water_wheel", "end")
    assert t.cubes_on(B, PIPE) == bag("blue"), "no red is left"


@pytest.mark.rule("URU-R18", "URU-D14")
def test_several_pipes_are_served_clockwise_and_get_one_cube_each() -> None:
    t = given(Has(PIPE), Has(PIPE), Has("kiln city, water wheel"), Has(PIPE), active=C)
    t.play("use kiln", "use water_wheel", "end")
    assert t.seat == D
    t.play("colour red")
    assert t.seat == A
    t.play("colour blue")
    assert t.seat == B
    t.play("colour red")
    assert [t.cubes_on(seat, PIPE) for seat in (D, A, B)] == [bag("red"), bag("blue"), bag("red")]


@pytest.mark.rule("URU-R18", "URU-8.11")
def test_a_stolen_cube_loads_a_pipe() -> None:
    table = given(Has("kiln, mud hut"), Has("net", stock="12 red"), Has(PIPE))
    table.play("use kiln", "colour pink", "settle 2", "end")  # the disc brings the stolen cube back to the supply
    assert table.cubes_on(C, PIPE) == bag("red")
