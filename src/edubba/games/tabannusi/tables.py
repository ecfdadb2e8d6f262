"""The int tables by which the rules are played, made from what is printed."""

from __future__ import annotations

from collections.abc import Mapping

from edubba.games.tabannusi.effects import (
    COLOURS,
    Buildings,
    BuildingsByGarden,
    BuildingsOrHouses,
    EveryTile,
    GardensBeside,
    Need,
    OwnGardens,
    PortHouses,
    Ships,
    effect,
    effects,
)
from edubba.games.tabannusi.parts import (
    Decree,
    KingCard,
    Land,
    Masters,
    NumberedLand,
    NumberedWater,
    Rows,
    SideA,
    SideB,
    TabannusiBox,
    Water,
)
from edubba.games.tabannusi.rules import decrees, pieces
from edubba.games.tabannusi.rules.pieces import (
    COMMON,
    GARDENS,
    GOLD_TOKENS,
    LAND,
    LINES,
    MARKERS,
    NONE,
    NOTHING,
    RIVER,
    RIVERS,
    SHIPS,
    SPECIAL_WATER,
    TILES_OF_SHIPS,
    TRACKS,
    WIDE,
)
from edubba.games.tabannusi.rules.printed import Board, King, Printed

TRACK_IDS = COLOURS[:TRACKS]
ROW_IDS = (*TRACK_IDS, "neutral")  # of houses
LINE_IDS = ("R3", "R2", "R1", "C1", "C2", "C3")
SYMBOLS = ("up", "down", "king")
DECREE_SYMBOLS = ("building", "harbour_temple", "garden")
SHIP_IDS = tuple(f"{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3))
HOUSE_IDS = tuple(f"{line}-{space}" for line in LINE_IDS for space in ("blue", "red"))
SPACE_IDS = tuple(f"{colour}-{space}" for colour in TRACK_IDS for space in (1, 2, 3, 4, 5, 6))
CELL_IDS = tuple(
    [f"{d + 1}{'abcde'[i % WIDE]}{i // WIDE + 1}" for d in range(COMMON) for i in range(LAND)]
    + [f"{border}-{number}" for border in ("w12", "w23") for number in (1, 2, 3)]
)
BETWEEN = RIVERS // 2  # border water between two districts
NEEDS: dict[type[Need], int] = {
    Buildings: decrees.BUILDINGS,
    BuildingsOrHouses: decrees.BUILDINGS_OR_HOUSES,
    EveryTile: decrees.EVERY_TILE,
    Ships: decrees.SHIPS_OF,
    PortHouses: decrees.PORT_HOUSES,
    GardensBeside: decrees.GARDENS_BESIDE,
    BuildingsByGarden: decrees.BUILDINGS_BY_GARDEN,
    OwnGardens: decrees.OWN_GARDENS,
}
SLOW = (decrees.GARDENS_BESIDE, decrees.BUILDINGS_BY_GARDEN)  # they look at the map: they are checked last
ADVANCES = (pieces.TRACK, pieces.ANY_TRACKS, pieces.SAME_TRACK, pieces.OTHER_TRACKS)


def tables(box: TabannusiBox) -> Printed:
    """The tables of one box, which must be in order."""
    p = Printed()
    p.boards = [board_of(box.boards.a if seats > 2 else box.boards.b, seats) for seats in range(5)]
    _set_up(p, box)
    p.tile_bonus = [effects([*tile.effects]) for tile in box.action_tiles]
    p.special_bonus = [effect(tile.bonus) for tile in box.special_water]
    p.tile_values = [list(tile.values) for tile in box.ziggurat_tiles]
    p.master_bonus = master_bonuses(box.harbourmasters)
    p.master_vp = box.harbourmasters.unused
    sections = (box.ziggurat.white, box.ziggurat.yellow, box.ziggurat.brown)
    p.space_bonus = [effect(bonus) for section in sections for bonus in section]
    p.space_rank = [2 if bonus & 63 in ADVANCES else int(bonus & 63 == GOLD_TOKENS) for bonus in p.space_bonus]
    _port(p, box)
    for decree in box.decrees:
        _decree(p, decree)
    p.urban_needs = [list(card.houses) for card in box.urbanisation_cards]
    p.urban_vp = [card.vp for card in box.urbanisation_cards]
    _mastery(p, box)
    rows = box.player_board.rows
    p.row_bonus = [[effect(slot) for slot in row] for row in (rows.white, rows.yellow, rows.brown, rows.neutral)]
    p.houses_in_row = [len(row) for row in p.row_bonus]
    p.column_bonus = [effect(bonus) for bonus in box.player_board.columns]
    _automa(p, box)
    return p


def _set_up(p: Printed, box: TabannusiBox) -> None:
    setup, prices, supplies = box.setup, box.prices, box.supplies
    p.local = [COLOURS.index(colour) for colour in setup.barges]
    p.dice_each = [setup.dice.of(seats) for seats in range(5)]
    p.number_of_decrees = [setup.decrees.of(seats) for seats in range(5)]
    p.distinct_symbols = [setup.symbols.of(seats) for seats in range(5)]
    p.start_gold, p.start_vp, p.markers_start = setup.gold, setup.vp, setup.markers
    p.offer_size, p.bot_gold = setup.special_water, setup.automa_gold
    p.price_building, p.price_marker = prices.building, prices.marker
    p.price_port, p.price_ziggurat = prices.port_house, prices.ziggurat_house
    p.price_ship, p.price_ship_after = prices.ship, prices.ship_after_building
    p.time_gold, p.markers, p.most_crates = supplies.time_gold, supplies.markers, supplies.crate_slots
    p.crates_each = [getattr(supplies.crates, colour) for colour in COLOURS]
    p.projects_each = [getattr(supplies.projects, colour) for colour in TRACK_IDS]
    p.pieces_each = [getattr(supplies.pieces, colour) for colour in TRACK_IDS]
    p.water_tiles, p.garden_tiles = supplies.water, supplies.gardens


def master_bonuses(m: Masters) -> list[list[int]]:
    """What the harbourmasters B1 to B9 bring."""
    one = 64
    return [
        [pieces.ANY_TRACKS + one * m.B1_steps],
        [SPECIAL_WATER + one * m.B2_water, GARDENS + one * m.B2_gardens, MARKERS + one * m.B2_markers],
        [pieces.FILL_CRATES + one * m.B3_crates, MARKERS + one * m.B3_markers],
        [pieces.GOLD_TOKENS + one * m.B4_gold],
        [pieces.ANY_TILE + one],
        [pieces.SHIP_MARKER + one],
        [pieces.DISCOUNT + one],
        [pieces.ZIGGURAT_MARKER + one],
        [pieces.DRAW_CARDS + one * m.B9_cards, pieces.IGNORE_HOUSE + one * m.B9_houses],
    ]


# --- the map ----------------------------------------------------------------------------------------------------------


def board_of(side: SideA | SideB, players: int) -> Board:
    """The map of one side, without the cells that need more players."""
    land: Mapping[str, Land | NumberedLand | None] = side.land
    water: Mapping[str, Water | NumberedWater] = side.water
    board = Board()
    board.land, board.river = [0] * COMMON, [0] * COMMON
    board.bonus, board.number = [NOTHING] * len(CELL_IDS), [0] * len(CELL_IDS)
    board.rivers_of = [[number // BETWEEN, number // BETWEEN + 1] for number in range(RIVERS)]
    board.river_rows = [row - 1 for row in river_rows(side.rows)]
    near = [[0] * (LAND + RIVERS) for _ in range(COMMON)]
    for place in range(RIVER):
        cell = land[CELL_IDS[place]]
        if cell is not None and (isinstance(cell, NumberedLand) or cell.players <= max(players, 3)):
            board.land[place // LAND] |= pieces.bit_of(place)
            board.bonus[place] = effect(cell.bonus)
            board.number[place] = cell.number if isinstance(cell, NumberedLand) else 0
    for place in range(RIVER, len(CELL_IDS)):
        tile = water[CELL_IDS[place]]
        board.bonus[place] = effect(tile.bonus)
        board.number[place] = tile.number if isinstance(tile, NumberedWater) else 0
        for district in board.rivers_of[place - RIVER]:
            board.river[district] |= pieces.bit_of(place)
    for district in range(COMMON):
        columns = [place % WIDE for place in range(LAND) if land[CELL_IDS[LAND * district + place]] is not None]
        _lay_out(near[district], board, district, min(columns, default=0), max(columns, default=0))
        board.low.append(_spread(near[district][:10]))
        board.middle.append(_spread(near[district][10:20]))
        board.high.append(_spread(near[district][20:]))
    _put_in_order(board)
    return board


def river_rows(rows: Rows) -> list[int]:
    return [*rows.first, *rows.second]


def _lay_out(near: list[int], board: Board, district: int, left: int, right: int) -> None:
    """What lies beside what in a district whose land goes from one column to another (TAB-3.13)."""
    at = {(place % WIDE, place // WIDE): place for place in range(LAND) if board.land[district] >> place & 1}
    for number, districts in enumerate(board.rivers_of):
        if district in districts:
            column = right + 1 if district == districts[0] else left - 1
            at[column, board.river_rows[number]] = LAND + number
    for (x, y), bit in at.items():
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside in at:
                near[bit] |= 1 << at[beside]


def _spread(near: list[int]) -> list[int]:
    """For every mask of these cells the cells beside one of them."""
    found = [0]
    for beside in near:
        found += [one | beside for one in found]
    return found


def _put_in_order(board: Board) -> None:
    """The order of the cells of each district by their numbers, where it is not that of their bits (TAB-3.11)."""
    for district in range(COMMON):
        there = [bit for bit in range(LAND + RIVERS) if (board.land[district] | board.river[district]) >> bit & 1]
        places = {bit: LAND * district + bit if bit < LAND else RIVER + bit - LAND for bit in there}
        ordered = sorted(there, key=lambda bit: (board.number[places[bit]], bit))
        board.order.append([] if ordered == there else ordered)


# --- port, cards, tracks ----------------------------------------------------------------------------------------------


def _port(p: Printed, box: TabannusiBox) -> None:
    printed = box.port.printed_ships
    p.ship_size = [ship.size for ship in box.ships] + [ship.size for ship in printed]
    p.ship_colour = [COLOURS.index(ship.colour) for ship in box.ships] + [NONE] * len(printed)
    p.printed_berths = [3 * ship.berth[0] + ship.berth[1] - 4 for ship in printed]
    p.ship_number = [getattr(box.abilities, ship.id, 0) for ship in box.ships]
    blue = box.port.blue
    p.blue_bonus = [effect(bonus) for bonus in (blue.r3, blue.r2, blue.r1, blue.c1, blue.c2, blue.c3)]
    for number in range(LINES):
        index = int(LINE_IDS[number][1]) - 1
        p.line_mask.append(0b111 << 3 * index if LINE_IDS[number][0] == "R" else 0b1001001 << index)
    assert len(p.ship_size) == TILES_OF_SHIPS + 2
    assert max(p.printed_berths) < SHIPS


def _decree(p: Printed, card: Decree) -> None:
    needs: list[int] = []
    tiles = [0] * TRACKS
    for need in sorted(card.needs, key=lambda need: NEEDS[type(need)] in SLOW):
        colour = COLOURS.index(need.color) if hasattr(need, "color") else NONE
        least = getattr(need, "min", 1)
        needs += [NEEDS[type(need)], colour, least]
        if isinstance(need, (Buildings, BuildingsOrHouses, BuildingsByGarden)):
            tiles[colour] = max(tiles[colour], least)
    p.decree_needs.append(needs)
    p.decree_lanes.append(decrees.lanes_of(needs))
    p.decree_bonus.append(effects([*card.bonus]))
    p.decree_symbol.append(DECREE_SYMBOLS.index(card.symbol))
    p.decree_tiles.append(tiles)


def _mastery(p: Printed, box: TabannusiBox) -> None:
    mastery = box.mastery
    p.factor = mastery.factors[:]
    p.top = len(p.factor) - 1
    p.threshold = [row in mastery.lines for row in range(p.top + 1)]
    p.lowest_bonus = [NOTHING, *[effect(bonus) for bonus in mastery.lowest]]
    for track in (mastery.tracks.white, mastery.tracks.yellow, mastery.tracks.brown):
        p.track_bonus.append([NOTHING, *[effect(bonus) for bonus in track]])


def _automa(p: Printed, box: TabannusiBox) -> None:
    p.kings = [_king(card) for card in box.kings]
    p.bot_points = box.automa_points
    for card in box.automa_cards:
        p.card_value.append(card.number)
        p.card_actions.append(["ABCD".index(row.action) for row in card.rows])
        p.card_symbols.append([SYMBOLS.index(row.symbol) for row in card.rows])
        p.card_numbers.append([row.number - 1 for row in card.rows])
        p.card_arrow.append(card.arrow - 1)
        p.card_bonus.append(effect(card.bonus))


def _king(card: KingCard) -> King:
    king = King()
    king.decrees = [number - 1 for number in card.decrees]
    king.action = effects([*card.action])
    king.project_largest = card.project_colour == "largest_group"
    king.most_tiles = card.project_colour == "most_tiles"
    king.project_highest = card.project_cell == "highest"
    king.project_bonus = effects([*card.project_bonus])
    king.highest_setup = card.setup_cell == "highest"
    king.build_most_tiles = card.build_colour == "most_tiles"
    king.build_bonus = effects([*card.build_bonus])
    king.gardens_near_buildings = card.gardens == "near_buildings"
    king.limit = card.garden_limit
    king.garden_bonus = effects([*card.garden_bonus])
    king.plan = card.houses[:]
    return king
