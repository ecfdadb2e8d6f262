"""URU-11.3 to 11.7: victory points."""

import pytest

from tests.uruk.given import A, B, Has, given

OWN_COLOUR = {"scales_own_colour_counts": True}


@pytest.mark.rule("URU-W30", "URU-11.3", "URU-11.4", "URU-11.6")
def test_a_whole_score() -> None:
    laid = "ziggurat city, vault village, coinage city, kiln, axe village"
    t = given(Has(laid, stock="3 red, 3 pink, 3 yellow, 2 blue", gods="ninurta"))
    assert t.state.score_sheet(A) == [
        ("inventions", 1),
        ("villages", 3 + 2),
        ("cities", 8 + 6),
        ("lyre", 0),
        ("cubes", 2),
        ("scales", 0),
        ("ninurta", 2),
    ]
    assert t.state.scores()[A] == 24


@pytest.mark.rule("URU-11.3", "URU-I13")
@pytest.mark.parametrize(("name", "level"), [("mud hut", 1), ("kiln", 2), ("vault", 3), ("ziggurat", 4)])
def test_an_invention_scores_1_its_level_or_twice_its_level(name: str, level: int) -> None:
    assert given(Has(name)).state.scores()[A] == 1
    assert given(Has(f"{name} village")).state.scores()[A] == level
    assert given(Has(f"{name} city")).state.scores()[A] == 2 * level


@pytest.mark.rule("URU-11.4", "URU-R28")
@pytest.mark.parametrize(("stock", "points"), [("3 red", 0), ("2 red, 2 blue", 1), ("7 red", 1), ("8 red", 2)])
def test_four_cubes_of_the_stock_are_a_point(stock: str, points: int) -> None:
    assert given(Has("kiln", stock=stock)).points(A, "cubes") == points


@pytest.mark.rule("URU-11.4", "URU-R28")
def test_cubes_on_cards_do_not_count() -> None:
    t = given(Has("mud hut with 3 red, street with 3 blue, clay pipe with 2 pink", stock="3 red"))
    assert t.points(A, "cubes") == 0


@pytest.mark.rule("URU-W31", "URU-11.5", "URU-8.16", "URU-R29")
def test_scales_count_the_colours_in_hand_if_the_other_inventions_show_all_four() -> None:
    hand = "kiln, street, sewer"
    assert given(Has("scales, lyre, kiln, water wheel, axe", hand=hand)).points(A, "scales") == 2
    assert given(Has("scales, lyre, kiln, water wheel", hand=hand)).points(A, "scales") == 0


@pytest.mark.rule("URU-11.5")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("", 0), ("3 street", 1), ("street, axe, lyre, sewer", 4), ("2 street, 2 axe, 2 lyre, 2 sewer", 4)],
)
def test_scales_give_at_most_a_point_for_each_colour(hand: str, points: int) -> None:
    assert given(Has("scales, lyre, kiln, water wheel, axe", hand=hand)).points(A, "scales") == points


@pytest.mark.rule("URU-11.5")
def test_without_scales_the_hand_is_worth_nothing() -> None:
    assert given(Has("lyre, kiln, water wheel, axe", hand="street, axe, lyre, sewer")).points(A, "scales") == 0


@pytest.mark.rule("URU-R29")
def test_the_switch_lets_the_colour_of_the_scales_count() -> None:
    mine = Has("scales, lyre, kiln, water wheel", hand="street, sewer")
    assert given(mine).points(A, "scales") == 0
    assert given(mine, options=OWN_COLOUR).points(A, "scales") == 2


@pytest.mark.rule("URU-11.6")
def test_ninurta_gives_a_point_for_each_city_of_its_owner() -> None:
    t = given(Has("kiln city, axe city, vault village", gods="ninurta"), Has("net city"))
    assert (t.points(A, "ninurta"), t.points(B, "ninurta")) == (2, 0)


@pytest.mark.rule("URU-R32")
def test_other_gods_held_at_the_end_are_worth_nothing() -> None:
    assert given(Has("kiln city", gods="marduk, nannar")).state.scores()[A] == 4


@pytest.mark.rule("URU-W32", "URU-11.7")
def test_most_points_win_and_cities_break_a_tie() -> None:
    # 21 = 4 + 4 + 4 + 3 + 3 + 3 with three level-2 cities; 21 = 8 + 8 + 3 + 2 with two level-4 cities.
    three = Has("kiln city, axe city, street city, vault village, lyre village, sewer village")
    two = Has("ziggurat city, aqueduct city, scales village, shadoof village")
    t = given(two, Has("kiln city, axe city, roller city, vault village, lyre village, sewer village"), end="near")
    assert t.state.scores() == [21, 21]
    assert t.state.ranking() == [[B], [A]]
    assert given(three, Has("net city"), end="near").state.ranking() == [[A], [B]]


@pytest.mark.rule("URU-W32", "URU-11.7", "URU-R30")
def test_equal_points_and_cities_share_the_victory() -> None:
    # 21 = 8 + 8 + 3 + 2 on both sides, two cities each.
    one = Has("ziggurat city, aqueduct city, scales village, shadoof village")
    other = Has("astronomy city, gear wheel city, lyre village, axe village")
    t = given(one, other, end="near")
    assert t.state.scores() == [21, 21]
    assert t.state.ranking() == [[A, B]]
