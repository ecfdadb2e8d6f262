"""GIN-5.4: a new building at the edge of the city."""

import pytest

from tests.ginkgopolis.given import A, B, Building, Has, given


@pytest.mark.rule("GIN-5.4", "GIN-X3", "GIN-5.4b", "GIN-5.4c", "GIN-5.4e", "GIN-5.4f", "GIN-5.4g", "GIN-5.4h")
def test_mailys_urbanizes_a() -> None:
    t = given(Has(stock=1, tiles="R04", cards="P-01"), Has(), city=[Building("B10", (0, 2), 2, B)])
    t.resolve(A, "A", "R04")
    assert t.choices == {"side west", "side north"}, "(-2, 2) and (-1, 3)"
    assert t.building(-1, 2) == ("R04", 1, A, True)
    assert t.stock(A) == (0, 0, 0), "first the token, then the goods"
    t.play("side north")
    assert t.token("A") == (-1, 3)
    assert t.stock(A) == (2, 2, 0)
    assert t.discards == {"A"}


@pytest.mark.rule("GIN-Y9", "GIN-5.5a", "GIN-D4")
def test_urbanize_beside_the_square() -> None:
    t = given(Has(stock=1, tiles="Y10")).resolve(A, "B", "Y10")
    assert t.token("B") == (0, 3), "A and C block the sides: nothing is asked"
    assert t.stock(A) == (0, 1, 0)
    assert given(Has(stock=1, tiles="Y10")).resolve(A, "A", "Y10").choices == {"side west", "side north"}
    assert given(Has(stock=1, tiles="Y10")).resolve(A, "L", "Y10").choices == {"side north", "side west"}


@pytest.mark.rule("GIN-Y10", "GIN-5.4f", "GIN-R9", "GIN-R14")
def test_a_hole_has_four_neighbours() -> None:
    """All of them produce; exploit bonuses do not apply, and what is marked or unowned produces too."""
    hole = [
        Building("R10", (-1, 2), 2, B), Building("R12", (1, 2), 1, B, True), Building("B14", (0, 3), 3, B),
        Building("Y15", (-1, 3), 1, B), Building("Y16", (1, 3), 1, B),
    ]  # fmt: skip
    tokens = {"A": (-2, 2), "C": (2, 2), "B": (0, 2)}
    t = given(Has(stock=1, tiles="Y10", cards="P-18"), Has(), city=hole, tokens=tokens)
    t.state.city[t.state.place[20]] = 40  # the neighbour below is yellow 1, as in the example
    t.state.place[20], t.state.place[40] = t.state.place[40], t.state.place[20]
    t.state.city[t.state.place[20]] = 20
    t.resolve(A, "B", "Y10")
    while t.asked != "Pause":
        t.play(sorted(t.choices)[0])
    assert t.stock(A) == (3, 3, 1)


@pytest.mark.rule("GIN-5.4a", "GIN-5.2")
def test_without_a_resource_the_card_is_exploited() -> None:
    t = given(Has(tiles="Y10"), Has()).listen().resolve(A, "B", "Y10")
    assert t.choices == {"gain-resource", "gain-tile"}
    t.play("gain-resource")
    assert t.stock(A) == (1, 1, 0)
    assert t.tiles(A) == {"Y10"}
    assert "fell-back" in t.told
    assert t.token("B") == (0, 2)


@pytest.mark.rule("GIN-5.4d", "GIN-8.2")
def test_the_last_resource_in_the_city_brings_the_end_near() -> None:
    city = [Building("R10", (1, 2), 5, A), Building("R11", (-1, 2), 5, A), Building("R12", (2, 0), 5, A)]
    t = given(Has(stock=1, supply=0, tiles="Y10"), Has(), city=city, seats=5)
    assert not t.state.ending
    t.resolve(A, "H", "Y10")
    assert t.state.ending


@pytest.mark.rule("GIN-5.4g")
def test_urbanize_bonuses_apply_once_whatever_is_next_to_it() -> None:
    t = given(Has(stock=1, tiles="Y10", cards="P-01 P-08 P-09"))
    before = t.state.players[A].bonus[1]
    t.resolve(A, "B", "Y10")
    assert before
    assert t.stock(A) == ((before >> 8 & 255), (before >> 16) + 1, before & 255)
