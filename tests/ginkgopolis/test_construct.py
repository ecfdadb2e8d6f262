"""GIN-5.6: one floor more."""

import pytest

from tests.ginkgopolis.given import A, B, Building, Has, given, given_solo


@pytest.mark.rule(
    "GIN-5.6", "GIN-X4", "GIN-5.6c", "GIN-5.6d", "GIN-5.6e", "GIN-5.6f", "GIN-5.6h", "GIN-5.6i", "GIN-I18"
)
def test_nell_constructs_on_blue_5() -> None:
    t = given(Has(stock=5, points=3, tiles="R04", cards="P-04 P-05 P-06"), Has(), city=[Building("B05", (1, 2), 2, B)])
    t.resolve(A, "B05", "R04")
    assert t.stock(B) == (2, 0, 2)
    assert t.stock(A) == (2, 0, 3)
    assert t.building(1, 2) == ("R04", 3, A, True)
    assert t.tableau(A) == ["P-04", "P-05", "P-06", "B05"]
    assert t.discards == set()


@pytest.mark.rule("GIN-X5", "GIN-5.6d", "GIN-5.6e")
def test_a_lower_number_of_the_same_colour_costs_points_only() -> None:
    t = given(Has(stock=5, points=3, tiles="B04"), Has(), city=[Building("B05", (1, 2), 1, B)])
    assert t.resolve(A, "B05", "B04").stock(A) == (3, 0, 2)


@pytest.mark.rule("GIN-Y3", "GIN-5.6a", "GIN-5.6c", "GIN-5.6f")
def test_the_first_floor_on_a_starting_building() -> None:
    t = given(Has(stock=2, tiles="Y12"))
    t.resolve(A, "Y02", "Y12")
    assert t.building(0, 0) == ("Y12", 2, A, True)
    assert t.stock(A) == (0, 0, 0)
    assert t.tableau(A) == ["Y02"]
    assert t.state.players[A].bonus == [0, 1, 0]


@pytest.mark.rule("GIN-Y4", "GIN-5.6b", "GIN-5.6c", "GIN-R7")
def test_the_own_resources_help_to_pay() -> None:
    t = given(Has(stock=1, tiles="R15"), city=[Building("R08", (1, 2), 2, A)])
    t.resolve(A, "R08", "R15")
    assert t.building(1, 2) == ("R15", 3, A, True)
    assert t.stock(A) == (0, 0, 0)


@pytest.mark.rule("GIN-Y5", "GIN-5.2", "GIN-5.6b", "GIN-13.4")
def test_fallback_for_the_colour() -> None:
    t = given(Has(stock=1, tiles="B15", cards="P-15"), Has(), city=[Building("R08", (1, 2), 2, A)])
    t.resolve(A, "R08", "B15")
    assert t.building(1, 2) == ("R08", 2, A, False)
    bonus = t.state.players[A].bonus[0]
    assert t.stock(A) == (3 + (bonus >> 8 & 255), 1 + (bonus >> 16), bonus & 255)
    assert "B15" in t.tiles(A)
    assert t.discards == {"R08"}
    assert t.tableau(A) == ["P-15"]
    assert t.state.view(B)["players"][A]["shown"] == [34], "all have seen the tile"


@pytest.mark.rule("GIN-Y6", "GIN-5.6b", "GIN-5.6d")
@pytest.mark.parametrize(("points", "left", "building"), [(8, 8, ("R20", 1)), (9, 0, ("R11", 2))])
def test_fallback_for_points(points: int, left: int, building: tuple[str, int]) -> None:
    """9 points are needed; with 8 the card is exploited instead."""
    t = given(Has(stock=5, points=points, tiles="R11"), Has(), city=[Building("R20", (1, 2), 1, B)])
    t.resolve(A, "R20", "R11")
    assert t.building(1, 2)[:2] == building
    assert t.stock(A)[2] == left


@pytest.mark.rule("GIN-Y7", "GIN-5.6h", "GIN-5.6i")
def test_a_new_card_does_not_trigger_itself() -> None:
    t = given(Has(stock=2, tiles="R09 Y09"))
    t.resolve(A, "R03", "R09")
    assert t.stock(A) == (0, 1, 0)
    s = t.state
    s.players[A].stock, s.players[A].supply = 2, s.players[A].supply - 2
    t.resolve(A, "Y01", "Y09")
    assert t.stock(A) == (1, 0, 0), "constructing again, red 3 gives a resource"


@pytest.mark.rule("GIN-R6", "GIN-4.2", "GIN-5.2")
def test_a_plan_that_was_unaffordable_may_become_affordable() -> None:
    """B builds over A's tower before it is A's turn: A gets the resources that he lacked."""
    t = given(
        Has(hand="Y01 A C D", tiles="Y12"),
        Has(hand="R10 E F G", tiles="R12", stock=4),
        city=[Building("R10", (1, 2), 3, A)],
        first=B,
    )
    t.commit("Y01 Y12", "R10 R12")
    assert t.building(1, 1) == ("Y12", 2, A, True)
    assert t.stock(A) == (1, 0, 3)


@pytest.mark.rule("GIN-R6")
def test_an_affordable_build_cannot_be_refused() -> None:
    t = given(Has(hand="Y01 A C D", tiles="Y12", stock=9), Has(hand="Y03 E F G"))
    t.commit("Y01 Y12", "Y03")
    assert t.building(1, 1)[0] == "Y12"


@pytest.mark.rule("GIN-5.6a", "GIN-I6")
def test_a_card_in_play_never_points_at_a_building_site() -> None:
    t = given(Has(stock=9, tiles="Y12 Y13"), Has())
    t.resolve(A, "Y02", "Y12")
    everywhere = {*t.state.deck, *t.state.discards, *t.state.players[A].hand, *t.state.players[B].hand}
    assert 51 not in everywhere, "yellow 12 is a site: its card is not in circulation"
    assert 41 not in everywhere, "yellow 2 is covered: its card is in the tableau"


@pytest.mark.rule("GIN-5.6g", "GIN-8.2", "GIN-R28")
def test_the_end_check_comes_after_placing() -> None:
    city = [Building("R10", (1, 2), 5, A), Building("R11", (-1, 2), 5, A), Building("R12", (2, 0), 4, A)]
    t = given(Has(stock=2, supply=0, tiles="Y10 R13"), Has(), city=city, seats=5)
    t.resolve(A, "Y01", "Y10")
    assert t.state.ending
    t = given(
        Has(stock=2, supply=0, tiles="Y10 R13"),
        Has(),
        city=[*city[:2], Building("R12", (2, 0), 3, A)],
        seats=5,
        exact=False,
    )
    t.state.players[A].stock = 3
    t.resolve(A, "Y01", "R13")
    assert t.building(1, 1)[0] == "R13"
    assert not t.state.ending, "the resource paid for the colour is back in the supply"


@pytest.mark.rule("GIN-5.6c", "GIN-11.6")
def test_hal_gets_his_resources_and_points_back() -> None:
    t = given_solo(Has(stock=4, tiles="R15"), Has(), city=[Building("R10", (1, 2), 3, B)])
    before = t.state.players[B].supply
    t.resolve(A, "R10", "R15")
    assert t.state.players[B].supply == before + 3
    assert t.state.players[B].points == 3


@pytest.mark.rule("GIN-5.6c", "GIN-8.2")
def test_what_is_neither_in_the_supply_nor_in_stock_stands_in_the_city() -> None:
    t = given(Has(stock=3), city=[Building("B10", (0, 2), 2, A), Building("R10", (0, 3), 1, A)])
    resources = t.state.printed.resources[2]
    assert t.state.players[A].in_city(resources) == 3
    assert t.state.players[B].in_city(resources) == 0
