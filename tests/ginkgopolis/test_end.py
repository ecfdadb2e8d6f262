"""GIN-8 and 9: the end, final bonuses, districts, victory."""

from itertools import permutations

import pytest

from edubba.games.ginkgopolis.rules.city import districts
from edubba.games.ginkgopolis.rules.pieces import LETTERS, NONE, TILES, cell
from edubba.games.ginkgopolis.rules.scoring import district_points, final_bonus, final_bonuses
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from tests.ginkgopolis.given import A, B, Building, C, Has, given, given_solo, name, number


def quarter(*buildings: Building, cards: str = "", seats: int = 3, changes: int = 2) -> GinkgopolisState:
    """Only these buildings, wherever they stand: enough to be scored."""
    s = given(Has(cards=cards, changes=changes), seats=seats, exact=False).state
    s.city.clear()
    for tile in range(TILES):
        s.level[tile] = 0
        s.owner[tile] = NONE
    for one in buildings:
        tile = number(one.tile)
        s.city[cell(*one.at)] = tile
        s.place[tile], s.level[tile], s.owner[tile] = cell(*one.at), one.level, one.owner
    return s


@pytest.mark.rule("GIN-X7", "GIN-9.2", "GIN-9.3", "GIN-9.4", "GIN-9.5")
def test_the_districts_of_the_rulebook() -> None:
    fanny, mailys, nell = A, B, C
    s = quarter(
        Building("Y05", (0, 0), 1, mailys), Building("Y06", (0, 1), 2, mailys), Building("R20", (1, 1), 1, nell),
        Building("B05", (1, 0), 3, fanny), Building("B12", (2, 0), 2, mailys), Building("B08", (3, 0), 2, nell),
    )  # fmt: skip
    assert district_points(s) == [7, 6 + 2, 0]
    assert [{name(tile) for tile in one} for one in districts(s)] == [{"B05", "B12", "B08"}, {"Y05", "Y06"}]


@pytest.mark.rule("GIN-Y24", "GIN-9.3")
def test_tie_break_by_level() -> None:
    s = quarter(
        Building("B04", (0, 0), 1, A),
        Building("B06", (1, 0), 1, A),
        Building("B20", (2, 0), 1, A),
        Building("B07", (3, 0), 3, B),
    )
    assert district_points(s) == [3, 6, 0]


@pytest.mark.rule("GIN-Y25", "GIN-9.3", "GIN-9.2")
def test_tie_break_by_number() -> None:
    s = quarter(
        Building("B05", (0, 0), 2, A),
        Building("B09", (1, 0), 2, B),
        Building("B12", (2, 0), 1, C),
        Building("B03", (3, 0), 1),
    )
    assert district_points(s) == [2, 5, 0]


@pytest.mark.rule("GIN-Y26", "GIN-9.2", "GIN-9.5")
def test_a_district_with_a_starting_building() -> None:
    assert district_points(quarter(Building("B03", (0, 0)), Building("B12", (1, 0), 1, A))) == [2, 0, 0]
    assert district_points(quarter(Building("B03", (0, 0)), Building("B02", (1, 0)))) == [0, 0, 0]
    assert district_points(quarter(Building("B12", (0, 0), 5, A))) == [0, 0, 0], "a lone building is no district"
    assert district_points(quarter(Building("B12", (0, 0), 5, A), Building("B11", (1, 1), 1, A))) == [0, 0, 0]


@pytest.mark.rule("GIN-Y27", "GIN-9.1", "GIN-10.2", "GIN-10.3", "GIN-10.4", "GIN-10.6", "GIN-9.7")
def test_final_bonuses() -> None:
    cards = "P-04 P-05 P-06 R03 B10 Y14 R15 B16 R18 R19 Y20"
    s = quarter(
        Building("R08", (0, 0), 2, A), Building("B11", (2, 0), 3, A), Building("Y05", (4, 0), 1, A), cards=cards
    )
    worth = {"B10": 3, "Y14": 2, "R15": 3, "B16": 2, "R18": 6, "R19": 10, "Y20": 9}
    assert {card: final_bonus(s, A, number(card)) for card in worth} == worth
    assert final_bonuses(s, A) == 35
    s.players[A].points, s.players[A].stock = 7, 9
    assert s.score_sheet(A) == [("points", 7), ("cards", 35), ("change-hand", 4), ("districts", 0)]
    s.players[A].changes = 1
    assert s.scores()[A] == 7 + 35 + 2


@pytest.mark.rule("GIN-10.2", "GIN-10.6")
def test_equal_final_bonuses_each_score_in_full() -> None:
    s = quarter(cards="R16 B16 Y16 R01 R04 B07")
    assert final_bonuses(s, A) == 3 * 2 * 3, "a card that gives two goods counts once"
    s = quarter(cards="R17 R02")
    assert final_bonuses(s, A) == 2


@pytest.mark.rule("GIN-10.4", "GIN-9.8")
def test_resources_count_by_the_visible_colour_in_or_out_of_districts() -> None:
    s = quarter(
        Building("R08", (0, 0), 2, A), Building("R09", (4, 0), 4, A), Building("R10", (5, 0), 1, B), cards="R10 Y11 R13"
    )
    assert final_bonuses(s, A) == 18
    s.sites = (1 << 7) | (1 << 8)
    assert final_bonuses(s, A) == 18, "markers have no influence"


@pytest.mark.rule("GIN-Y18", "GIN-8.2", "GIN-8.3")
def test_end_by_resources() -> None:
    city = [
        Building("R10", (1, 2), 3, A), Building("R11", (-1, 2), 5, A), Building("R12", (2, 0), 6, A),
    ]  # fmt: skip
    t = given(
        Has(hand="Y01 A B C", stock=2, supply=0, tiles="Y10"),
        Has(hand="R10 D E F", stock=5, tiles="R14"),
        Has(hand="Y02 G H I"), Has(hand="Y03 J K L"), Has(hand="R01 R02 B01 B02"),
        city=city,
    )  # fmt: skip
    t.commit("Y01 Y10", "R10 R14", "Y02", "Y03", "R01")
    assert t.state.over
    assert t.stock(A) == (3, 0, 3), "he got three resources and three points back; the game ends all the same"


@pytest.mark.rule("GIN-8.2")
def test_resources_in_stock_are_not_in_the_city() -> None:
    t = given(
        Has(stock=3, supply=0, tiles="Y10"),
        Has(),
        city=[Building("R11", (-1, 2), 5, A), Building("R12", (2, 0), 8, A)],
        seats=5,
    )
    t.resolve(A, "H", "Y10")
    assert not t.state.ending


@pytest.mark.rule("GIN-9.6", "GIN-R17")
def test_equal_points_share_the_victory() -> None:
    s = quarter()
    for player in s.players:
        player.points = 5
    assert s.ranking() == [[A, B, C]]
    s.players[B].points = 6
    assert s.ranking() == [[B], [A, C]]


@pytest.mark.rule("GIN-9.7")
def test_goods_in_stock_are_worth_nothing() -> None:
    s = quarter(changes=0)
    before = s.scores()
    s.players[A].stock, s.players[A].tile_count = 9, 9
    assert s.scores() == before


@pytest.mark.rule("GIN-R23", "GIN-11.9")
def test_a_tie_with_hal_is_a_draw() -> None:
    s = given_solo(Has(points=5), Has(points=5)).state
    assert s.scores() == [5, 5]
    assert s.ranking() == [[0, 1]]
    assert s.city[cell(0, 2)] == LETTERS + 1


@pytest.mark.rule("GIN-9.3", "GIN-9.4")
@pytest.mark.parametrize("order", list(permutations((A, B, C))))
@pytest.mark.parametrize(
    ("levels", "numbers"),
    [((3, 2, 1), ("04", "05", "06")), ((2, 2, 1), ("06", "05", "04")), ((2, 2, 2), ("20", "05", "04"))],
)
def test_first_and_second_whoever_they_are(
    order: tuple[int, int, int], levels: tuple[int, int, int], numbers: tuple[str, str, str]
) -> None:
    """The first takes all resources of the district, the second his own, the third nothing."""
    s = quarter(*[
        Building(f"B{number}", (place, 0), level, seat)
        for place, (seat, level, number) in enumerate(zip(order, levels, numbers, strict=True))
    ])  # fmt: skip
    points = district_points(s)
    assert [points[seat] for seat in order] == [sum(levels), levels[1], 0]


@pytest.mark.rule("GIN-9.3")
@pytest.mark.parametrize("strong", [A, B, C])
def test_many_small_buildings_count_together_and_the_tallest_breaks_the_tie(strong: int) -> None:
    other = (strong + 1) % 3
    four = [Building(f"Y{number:02}", (number, 0), 1, other) for number in (17, 18, 19, 20)]
    tall = Building("Y04", (21, 0), 4, strong)
    assert district_points(quarter(*four, tall))[strong] == 8
    assert district_points(quarter(*four, tall))[other] == 4
    small = Building("Y04", (21, 0), 3, strong)
    assert district_points(quarter(*four, small))[other] == 7, "four resources against three"


@pytest.mark.rule("GIN-9.5")
@pytest.mark.parametrize("alone", [A, B, C])
def test_who_is_alone_in_a_district_takes_both(alone: int) -> None:
    points = district_points(quarter(Building("R10", (0, 0), 2, alone), Building("R11", (0, 1), 1, alone)))
    assert points == [6 if seat == alone else 0 for seat in (A, B, C)]
