"""URU-6.5 to 6.7: cubes that the supply lacks."""

import pytest

from tests.uruk.given import A, B, C, D, Has, bag, given

PER_ACTION = {"scarcity_limit": "per_action"}


@pytest.mark.rule("URU-W14", "URU-6.5", "URU-D7")
def test_a_missing_cube_is_taken_from_the_opponent_with_most_who_takes_another_colour() -> None:
    t = given(Has("water wheel", stock="6 blue"), Has(stock="4 blue"), Has(stock="2 blue"))
    assert t.supply["blue"] == 0
    t.play("use water_wheel")
    assert t.stock(A) == bag("7 blue")
    assert t.seat == B, "the robbed player chooses the compensation"
    assert t.choices == {"colour red", "colour pink", "colour yellow"}
    assert t.why_not("colour blue") == "URU-6.5"
    t.play("colour pink")
    assert t.stock(B) == bag("3 blue, pink")
    assert t.seat == A


@pytest.mark.rule("URU-6.5", "URU-D6")
def test_the_taker_chooses_between_tied_opponents_only() -> None:
    t = given(Has("water wheel", stock="5 blue"), Has(stock="3 blue"), Has(stock="blue"), Has(stock="3 blue"))
    t.play("use water_wheel")
    assert t.choices == {"from 2", "from 4"}
    assert t.why_not("from 3") == "URU-6.5"
    assert t.why_not("forgo") == "URU-6.7", "the action would bring nothing"
    t.play("from 4", "colour red")
    assert (t.stock(B), t.stock(D)) == (bag("3 blue"), bag("2 blue, red"))


@pytest.mark.rule("URU-6.5")
def test_no_compensation_when_the_supply_is_empty() -> None:
    rest = "12 red, 12 pink, 12 yellow"
    t = given(Has("water wheel", stock=f"6 blue, {rest}"), Has(stock="6 blue")).play("use water_wheel")
    assert t.seat == A
    assert (t.stock(A)["blue"], t.stock(B)) == (7, bag("5 blue"))


@pytest.mark.rule("URU-R14")
def test_the_taker_is_never_his_own_victim_and_cubes_on_cards_belong_to_nobody() -> None:
    t = given(Has("cistern, water wheel", stock="9 blue"), Has("street with 3 blue"))
    assert t.supply["blue"] == 0
    assert t.why_not("use water_wheel") == "URU-6.3"


@pytest.mark.rule("URU-6.5", "URU-6.7", "URU-R14")
def test_one_cube_of_a_colour_per_action_and_the_rest_is_forfeited() -> None:
    t = given(Has("astronomy", stock="3 blue"), Has(stock="8 blue"), display="sewer, lighthouse, water clock")
    assert t.supply["blue"] == 1
    t.play("use astronomy")
    assert t.stock(A) == bag("4 blue"), "what the supply has is taken first"
    assert t.choices == {"from 2", "forgo"}
    t.play("from 2", "colour red")
    assert t.stock(A) == bag("5 blue"), "three were due: one from the supply, one from B, one is lost"
    assert t.seat == A


@pytest.mark.rule("URU-6.7", "URU-D6")
def test_taking_may_be_forgone_when_the_action_brought_something() -> None:
    t = given(Has("ziggurat"), Has(stock="12 red")).play("use ziggurat")
    assert t.stock(A) == bag("pink, yellow, blue")
    assert t.choices == {"from 2", "forgo"}
    assert t.copy().play("from 2", "colour blue").stock(A) == bag("red, pink, yellow, blue")
    t.play("forgo")
    assert t.stock(A) == bag("pink, yellow, blue")
    assert t.stock(B) == bag("12 red")


@pytest.mark.rule("URU-6.7")
def test_missing_colours_are_dealt_with_in_the_order_red_pink_yellow_blue_each_with_its_compensation() -> None:
    t = given(Has("ziggurat"), Has(stock="12 red"), Has(stock="12 blue")).play("use ziggurat")
    assert t.choices == {"from 2", "forgo"}
    t.play("from 2")
    assert (t.seat, t.choices) == (B, {"colour pink", "colour yellow"})
    t.play("colour pink")
    assert (t.seat, t.choices) == (A, {"from 3", "forgo"})
    t.play("from 3")
    assert t.seat == C


@pytest.mark.rule("URU-6.7", "URU-D6")
def test_the_last_chance_cannot_be_forgone_when_nothing_came_before() -> None:
    mine = Has("ziggurat", stock="12 pink, 12 yellow")
    t = given(mine, Has(stock="12 red, 12 blue")).play("use ziggurat")
    assert t.choices == {"from 2", "forgo"}, "red may be forgone, blue is still to come"
    t.play("forgo")
    assert t.stock(A) == bag("12 pink, 12 yellow, blue"), "the blue one had to be taken"


@pytest.mark.rule("URU-6.7")
def test_a_colour_that_no_opponent_has_is_forfeited() -> None:
    on_cards = Has("mud hut with 3 red, ziggurat, street with 3 red, clay pipe with red")
    drained = given(on_cards, Has("street with 3 red, clay pipe with 2 red"))
    assert drained.supply["red"] == 0
    assert drained.play("use ziggurat").stock(A) == bag("pink, yellow, blue")


@pytest.mark.rule("URU-6.6", "URU-R14")
def test_where_the_receiver_chooses_the_colour_only_the_supply_counts() -> None:
    poor = Has("aqueduct, wheel and axle", hand="kiln", stock="red")
    t = given(poor, Has(stock="12 blue"))
    assert t.copy().play("cards-to-cubes").choices == {"colour red", "colour pink", "colour yellow"}
    assert t.copy().play("swap").choices == {"colour pink", "colour yellow"}
    god = given(poor, Has(stock="12 blue"), activated="ishtar").play("end")
    assert god.choices == {"draw", "colour red", "colour pink", "colour yellow"}
    assert god.why_not("colour blue") == "URU-6.6"


@pytest.mark.rule("URU-R14")
def test_the_switch_allows_one_cube_per_action_instead_of_one_per_colour() -> None:
    players = (Has("ziggurat"), Has(stock="12 red, 12 blue"))
    per_colour = given(*players).play("use ziggurat", "from 2", "colour pink", "from 2", "colour pink")
    assert per_colour.stock(A) == bag("red, pink, yellow, blue")
    per_action = given(*players, options=PER_ACTION).play("use ziggurat", "from 2", "colour pink")
    assert per_action.stock(A) == bag("red, pink, yellow"), "the blue one is forfeited"
    assert per_action.seat == A


@pytest.mark.rule("URU-R14")
def test_the_limit_counts_per_action_not_per_turn() -> None:
    for options in ({}, PER_ACTION):
        t = given(Has("kiln, pulley"), Has(stock="12 red"), options=options)
        t.play("use kiln", "colour blue", "use pulley", "colour red", "colour blue")
        assert t.stock(A) == bag("2 red")


@pytest.mark.rule("URU-6.7", "URU-D6")
def test_a_colour_that_nobody_could_deliver_later_is_no_reason_to_forgo() -> None:
    """Blue cubes lie on cards only: red is the only one to be had."""
    mine = Has("cistern with 3 blue, ziggurat, street with 3 blue, clay pipe with blue", stock="pink, yellow")
    t = given(mine, Has("street with 3 blue, clay pipe with 2 blue", stock="12 red"))
    told = t.listen()
    t.play("use ziggurat")
    assert t.stock(A) == bag("red, pink, yellow"), "without a choice"
    assert (t.seat, t.choices) == (B, {"colour pink", "colour yellow"})
    t.play("colour pink")
    assert [event.kind for event in told] == ["robbed", "compensated"], "nobody has forgone the blue one"


@pytest.mark.rule("URU-7.2", "URU-6.5")
def test_an_exchanged_card_must_bring_its_cube_whatever_else_the_action_brings() -> None:
    t = given(Has("kiln, lyre", hand="kiln, lyre"), Has(stock="6 red"), Has(stock="6 red")).play(
        "exchange", "card kiln"
    )
    assert t.choices == {"from 2", "from 3"}
    assert t.why_not("forgo") == "URU-7.2"
    assert t.why_not("from 1") == t.why_not("from 4") == "URU-6.5"


@pytest.mark.rule("URU-6.5", "URU-7.2", "URU-R14")
@pytest.mark.parametrize(
    ("card", "colour"), [("kiln", "red"), ("axe", "pink"), ("roller", "yellow"), ("lighthouse", "blue")]
)
def test_an_exchange_takes_one_cube_of_each_colour_from_opponents(card: str, colour: str) -> None:
    """Two cards of the colour that lacks; one of another colour that lacks as well is a case of its own."""
    second = {"red": "lyre", "pink": "lyre", "yellow": "vault", "blue": "vault"}[colour]
    lacks = {"lyre": "yellow", "vault": "red"}[second]
    mine = Has(f"{card}, {second}", hand=f"2 {card}, {second}", stock=f"6 {colour}, 6 {lacks}")
    theirs = Has(stock=f"6 {colour}, 6 {lacks}")
    free = next(name for name in ("pink", "blue") if name not in (colour, lacks))
    t = given(mine, theirs).play("exchange", f"card {card}", f"colour {free}")
    assert t.why_not(f"card {card}") == "URU-7.2"
    assert t.choices == {"done", f"card {second}"}
    once = given(mine, theirs, options=PER_ACTION).play("exchange", f"card {card}", f"colour {free}")
    assert once.choices == {"done"}
    assert once.why_not(f"card {second}") == "URU-7.2"
