"""What is in the box, and what the printed data say (TAB-1, TAB-15.1, 15.2, 15.7)."""

from __future__ import annotations

from collections import Counter

import pytest

from edubba.games.tabannusi.box import BOX
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.pieces import bit_of, lowest_bit, size_of
from edubba.games.tabannusi.tables import CELL_IDS, tables
from tests.tabannusi.given import GAME

P = tables(BOX.read(BOX.shipped))


@pytest.mark.rule("TAB-1.1", "TAB-R1", "TAB-2.1", "TAB-2.18", "TAB-X31")
def test_board_sides_by_number_of_players() -> None:
    land = [sum(size_of(mask) for mask in P.boards[seats].land) for seats in GAME.seats]
    assert land == [48, 48, 63, 75]
    for seats in GAME.seats:
        river = 0
        for mask in P.boards[seats].river:
            river |= mask
        assert size_of(river) == 6
    assert P.dice_each[1:] == [5, 5, 6, 7]
    assert P.number_of_decrees[2:] == [2, 3, 4]


@pytest.mark.rule("TAB-1.2", "TAB-1.4", "TAB-1.8", "TAB-R23")
def test_tiles_and_cards() -> None:
    counts = {
        "action_tiles": 6, "special_water": 10, "ships": 15, "decrees": 16, "urbanisation_cards": 15,
        "ziggurat_tiles": 10, "kings": 4, "automa_cards": 15,
    }  # fmt: skip
    assert {group: len(BOX.shipped[group]) for group in counts} == counts
    assert len(P.master_bonus) == 9
    assert set(P.decree_symbol) == {0, 1, 2}
    assert P.time_gold == 5


@pytest.mark.rule("TAB-1.3")
def test_ships() -> None:
    assert P.ship_size[:15] == [1] * 6 + [2] * 6 + [3] * 3
    assert Counter(P.ship_colour[:15]) == {0: 5, 1: 5, 2: 5}
    by_size = Counter(zip(P.ship_size[:15], P.ship_colour[:15], strict=True))
    assert sorted(by_size.values()) == [1, 1, 1, 2, 2, 2, 2, 2, 2]
    assert P.ship_colour[15:] == [pieces.NONE, pieces.NONE]


@pytest.mark.rule("TAB-1.5", "TAB-1.6", "TAB-1.7")
def test_supplies() -> None:
    assert P.projects_each == [20, 20, 20]
    assert P.pieces_each == [25, 25, 25]
    assert (P.water_tiles, P.garden_tiles, P.crates_each) == (20, 25, [4] * 5)
    assert max(P.dice_each) == 7
    assert (P.markers, sum(P.houses_in_row)) == (15, 14)


@pytest.mark.rule("TAB-3.10", "TAB-3.11", "TAB-3.12")
def test_cells_and_their_bonuses() -> None:
    four, three, two = P.boards[4], P.boards[3], P.boards[2]
    assert size_of(four.land[0]) == 25
    corners = sum(bit_of(CELL_IDS.index(name)) for name in ("1a1", "1e1", "1a5", "1e5"))
    assert four.land[0] ^ three.land[0] == corners
    names = {name: two.number[CELL_IDS.index(name)] for name in ("1a1", "1d1", "1a2", "1d4", "w12-1", "w23-3")}
    assert names == {"1a1": 1, "1d1": 4, "1a2": 5, "1d4": 16, "w12-1": 17, "w23-3": 22}
    for district in range(3):
        for board in (two,):
            cells = [place for place in range(25) if board.land[district] >> place & 1]
            numbers = [board.number[25 * district + place] for place in cells]
            assert numbers == sorted(numbers) == list(range(1, 17)), "numbers rise with the bits"
    bonus = {name: four.bonus[CELL_IDS.index(name)] & 63 for name in ("1a1", "1c1", "2a3", "3a5", "w12-1", "1b1")}
    assert bonus == {
        "1a1": pieces.VP, "1c1": pieces.COLLECT, "2a3": pieces.ARCHITECT, "3a5": pieces.ARCHITECT,
        "w12-1": pieces.MARKERS, "1b1": pieces.NOTHING,
    }  # fmt: skip
    assert two.bonus[CELL_IDS.index("1a4")] == pieces.COLLECT + 64 * pieces.GREEN


@pytest.mark.rule("TAB-3.13", "TAB-3.14")
def test_what_lies_beside_what() -> None:
    board = P.boards[2]

    def beside(district: int, name: str) -> set[str]:
        mask = board.beside(district, bit_of(CELL_IDS.index(name)))
        return {CELL_IDS[25 * district + bit if bit < 25 else 75 + bit - 25] for bit in range(31) if mask >> bit & 1}

    assert beside(0, "1d2") == {"1d1", "1d3", "1c2", "w12-2"}
    assert beside(0, "1a1") == {"1b1", "1a2"}
    assert beside(0, "w12-2") == {"1d2", "w12-1", "w12-3"}
    assert beside(1, "w12-2") == {"2a2", "w12-1", "w12-3"}
    assert board.rivers_of == [[0, 1]] * 3 + [[1, 2]] * 3


@pytest.mark.rule("TAB-3.22", "TAB-3.24", "TAB-3.4")
def test_mastery_and_house_rows() -> None:
    assert P.factor == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
    assert [row for row in range(13) if P.threshold[row]] == [3, 6, 9, 12]
    vp, gold, markers = pieces.VP, pieces.GOLD_TOKENS, pieces.MARKERS
    assert P.lowest_bonus[1:4] == [markers + 64, gold + 64, vp + 64 * 3]
    assert [row for row in range(1, 13) if not P.lowest_bonus[row]] == [4, 7, 10]
    assert P.track_bonus[0][2] == pieces.RESERVE_DICE + 64
    assert P.track_bonus[1][5] == pieces.RESERVE_DICE + 64
    assert P.track_bonus[2][11] == vp + 64 * 5
    assert P.houses_in_row == [3, 3, 3, 5]


@pytest.mark.rule("TAB-15.1", "TAB-15.2")
def test_special_water() -> None:
    one = 64
    assert P.special_bonus == [
        pieces.GOLD_TOKENS + one, pieces.GOLD_TOKENS + one, pieces.ANY_TRACKS + one, pieces.ANY_TRACKS + one,
        pieces.MARKERS + 2 * one, pieces.MARKERS + 2 * one, pieces.RESERVE_DICE + one, pieces.VP + 4 * one,
        pieces.FILL_CRATES + one, pieces.PAY_FOR_TRACK + one,
    ]  # fmt: skip


@pytest.mark.rule("TAB-15.7")
def test_urbanisation_cards() -> None:
    assert P.urban_needs[0] == [3, 1, 1, 0]
    assert P.urban_vp[0] == 10
    assert all(sum(need > 0 for need in needs) == 3 for needs in P.urban_needs)


def test_lowest_bit_of_nothing() -> None:
    assert lowest_bit(0) == pieces.NONE
