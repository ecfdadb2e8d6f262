"""URU-11.1, 11.2: the last rounds, and the Lyre after them."""

import pytest

from tests.uruk.given import A, B, C, D, Has, Table, bag, given

RICH = "5 red, 5 pink, 5 yellow, 5 blue"


def turns_left(t: Table) -> dict[int, list[int]]:
    """End every turn; return the seats that had one, by round."""
    found: dict[int, list[int]] = {}
    while not t.state.over:
        found.setdefault(t.state.round, []).append(t.seat)
        t.play("end")
    return found


@pytest.mark.rule("URU-W29", "URU-11.1", "URU-I10", "URU-I11")
def test_the_last_disc_is_bought_and_the_common_stock_comes_back() -> None:
    five = Has("kiln city, axe city, vault village")
    mine = Has("kiln city, axe city, vault village, mud hut", stock=RICH)
    t = given(five, mine, Has("net city, street city"), five, active=B, round=14, epochs=(0, 0, 0, 1))
    assert t.state.common == 4
    t.play("settle 4", "price full", "colour red")
    assert (t.epochs, t.state.common) == ([0, 0, 0, 4], 0)
    assert turns_left(t) == {14: [B, C, D], 15: [A, B, C, D]}


@pytest.mark.rule("URU-W34", "URU-11.1", "URU-3.7", "URU-R23")
def test_an_event_takes_the_last_disc_after_the_turn_of_the_last_player() -> None:
    six = Has("kiln city, axe city, vault city")
    t = given(six, six, six, active=C, first=A, round=9, activated="gibil", epochs=(0, 0, 0, 1))
    assert t.state.common == 2
    t.play("end")
    assert (t.epochs, t.state.common) == ([0, 0, 0, 3], 0)
    t.play("colour red", "colour red", "colour red")
    assert turns_left(t) == {10: [A, B, C]}, "the round was complete: the last round starts at once"


@pytest.mark.rule("URU-11.1")
def test_the_returned_discs_cost_the_price_of_epoch_iv_and_do_not_trigger_again() -> None:
    eight = Has("kiln city, axe city, vault city, mud hut city, net", stock=RICH)
    t = given(eight, Has("street city, axe city, vault city, kiln village"), round=7, epochs=(0, 0, 0, 1))
    assert t.state.common == 2
    t.play("settle 5", "price full", "colour red")
    assert (t.epochs, t.state.final_round) == ([0, 0, 0, 2], 8)
    t.play("settle 5", "price full", "colour pink", "colour pink")
    assert (t.epochs, t.state.final_round) == ([0, 0, 0, 1], 8)
    assert t.discs(A)[4] == 2
    assert t.stock(A).total() == 20 - 5 - 5


@pytest.mark.rule("URU-11.1", "URU-9.1")
def test_the_last_returned_disc_leaves_epoch_iv_for_good() -> None:
    six = Has("kiln city, axe city, vault city, mud hut city, net", stock=RICH)
    t = given(six, Has("street city, axe city, vault city, kiln city"), round=7, epochs=(0, 0, 0, 1))
    assert t.state.common == 1
    t.play("settle 5", "price full", "colour red")
    t.play("settle 5", "price full", "colour pink", "colour pink")
    assert (t.epochs, t.state.common, t.state.final_round) == ([0, 0, 0, 0], 0, 8)
    assert t.why_not("settle 1") == "URU-9.1"


@pytest.mark.rule("URU-11.1", "URU-9.1")
def test_with_an_empty_common_stock_no_disc_can_be_placed_any_more() -> None:
    mine = Has("kiln city, axe city, vault city, mud hut city, net", stock=RICH)
    t = given(mine, Has("street city, axe city, vault city, kiln city, lyre village"), epochs=(0, 0, 0, 1))
    assert t.state.common == 0
    t.play("settle 5", "price full", "colour red")
    assert t.epochs == [0, 0, 0, 0]
    assert t.why_not("settle 5") == "URU-9.1"


@pytest.mark.rule("URU-11.1", "URU-10.20")
def test_discs_for_the_common_stock_go_to_epoch_iv_after_the_trigger() -> None:
    t = given(Has("kiln village"), Has("net village"), activated="drought", end="near")
    before = t.epochs[3]
    t.play("end")
    assert t.epochs == [0, 0, 0, before + 2]


@pytest.mark.rule("URU-R23", "URU-10.25")
def test_an_event_activated_in_the_trigger_round_acts_before_the_last_round_begins() -> None:
    t = given(Has(), Has(), active=B, first=A, round=7, activated="gibil", end="near").play("end")
    assert (t.state.round, t.seat) == (7, B)
    t.play("colour red", "colour red")
    assert (t.state.round, t.state.last_round) == (8, True)


# --- the Lyre -------------------------------------------------------------------------------------------------------


def last_turn(*players: Has, first: int = A) -> Table:
    """After the very last turn of the game."""
    last = (first - 1) % max(2, len(players))
    return given(*players, first=first, active=last, end="last round").play("end")


@pytest.mark.rule("URU-11.2", "URU-8.15", "URU-D26", "URU-R27")
def test_the_lyre_adds_an_invention_that_scores_its_level() -> None:
    t = last_turn(Has("mud hut village, lyre", hand="3 vault, 4 ziggurat"))
    assert t.choices == {"decline", "make vault", "make ziggurat"}
    t.play("make ziggurat", "copies 4")
    assert t.state.over
    assert t.laid(A) == ["mud_hut", "lyre", "ziggurat"]
    assert t.state.score_sheet(A)[:4] == [("inventions", 1), ("villages", 1), ("cities", 0), ("lyre", 4)]


@pytest.mark.rule("URU-11.2", "URU-5.10")
def test_the_rules_of_making_hold_for_the_lyre() -> None:
    t = last_turn(Has("mud hut, lyre", hand="2 kiln, vault, lyre"))
    assert t.choices == {"decline", "make kiln"}
    assert t.why_not("make vault") == "URU-5.10"
    assert t.why_not("make lyre") == "URU-5.1"
    assert t.why_not("make street") == "URU-5.6"


@pytest.mark.rule("URU-11.2", "URU-R27", "URU-I4")
@pytest.mark.parametrize("laid", ["mud hut, kiln, axe, vault, lyre", "mud hut, kiln, axe, vault, lyre, water clock"])
def test_the_extra_goes_beyond_the_limit_without_replacing(laid: str) -> None:
    t = last_turn(Has(laid, hand="2 street")).play("make street", "copies 2")
    assert t.laid(A)[:-1] == [name.strip().replace(" ", "_") for name in laid.split(",")]
    assert t.laid(A)[-1] == "street"
    assert t.points(A, "lyre") == 2


@pytest.mark.rule("URU-11.2", "URU-8.5")
def test_the_extra_has_no_function() -> None:
    t = last_turn(Has("mud hut, lyre", hand="2 street")).play("make street", "copies 2")
    assert t.cubes_on(A, "street") == bag("")


@pytest.mark.rule("URU-11.2", "URU-8.16")
def test_scales_laid_for_the_lyre_score_only_their_level() -> None:
    four_colours = "kiln, axe, lyre, water wheel"
    t = last_turn(Has(four_colours, hand="3 scales, street, sewer")).play("make scales", "copies 3")
    assert t.points(A, "lyre") == 3
    assert t.points(A, "scales") == 0


@pytest.mark.rule("URU-11.2", "URU-R27", "URU-11.5")
def test_the_extra_comes_before_the_scales_are_counted_and_spent_cards_are_gone() -> None:
    t = last_turn(Has("scales, lyre, kiln, axe", hand="2 sewer, water clock, lighthouse, sailing ship, street"))
    assert t.points(A, "scales") == 0, "no blue invention yet"
    t.play("make sewer", "copies 2", "card lighthouse", "card sailing_ship")
    assert t.points(A, "scales") == 2, "blue by the extra; a red and a blue card are left in hand"


@pytest.mark.rule("URU-11.2", "URU-R27")
def test_reductions_are_fresh_again_for_the_lyre() -> None:
    mine = Has("city wall, lyre, mud hut", hand="kiln, street")
    t = given(Has(), mine, first=A, active=B, end="last round").play("make kiln", "new-slot", "copies 1-", "end")
    assert t.play("make street").choices == {"copies 1-"}
    assert t.play("copies 1-").points(B, "lyre") == 2


@pytest.mark.rule("URU-11.2")
def test_lyres_are_played_in_turn_order_and_may_be_declined() -> None:
    lyre = Has("lyre", hand="2 kiln")
    t = last_turn(lyre, Has("net"), Has("lyre", hand="2 axe"), first=C)
    assert t.seat == C
    t.play("decline")
    assert t.seat == A
    t.play("decline")
    assert t.state.over
    assert (t.points(A, "lyre"), t.points(C, "lyre")) == (0, 0)


@pytest.mark.rule("URU-11.2", "URU-D26", "URU-H2")
def test_a_lyre_without_a_payable_card_is_asked_all_the_same() -> None:
    assert last_turn(Has("lyre", hand="kiln")).choices == {"decline"}, "silence would tell what the hand lacks"


@pytest.mark.rule("URU-11.2")
def test_without_a_lyre_the_game_is_over_after_the_last_turn() -> None:
    t = last_turn(Has("mud hut", hand="3 kiln"), Has("net"))
    assert t.state.over
    assert t.state.to_act == ()
