"""Reads components.json, or a data pack of the same schema, into int tables, and checks what a pack says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.pieces import COMMON, LAND, LINES, NONE, NOTHING, RIVER, TOP, WIDE
from edubba.games.tabannusi.rules.printed import Board, King, Printed
from edubba.kernel import box
from edubba.kernel.pack import Pack

OWN = Path(__file__).with_name("components.json")
COLOURS = ("white", "yellow", "brown", "blue", "green")
LINE_IDS = ("R3", "R2", "R1", "C1", "C2", "C3")
SYMBOLS = ("up", "down", "king")
SHIP_IDS = tuple(f"{row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3))
HOUSE_IDS = tuple(f"{line}-{space}" for line in LINE_IDS for space in ("blue", "red"))
SPACE_IDS = tuple(f"{colour}-{space}" for colour in COLOURS[:3] for space in (1, 2, 3, 4, 5, 6))
CELL_IDS = tuple(
    [f"{d + 1}{'abcde'[i % WIDE]}{i // WIDE + 1}" for d in range(COMMON) for i in range(LAND)]
    + [f"{border}-{number}" for border in ("w12", "w23") for number in (1, 2, 3)]
)
NEEDS = (
    "buildings", "buildings_or_ziggurat", "ziggurat_marker_each", "ships", "port_houses", "gardens_adjacent",
    "buildings_by_garden", "own_gardens",
)  # fmt: skip
SLOW = (5, 6)  # conditions that look at the map: they are checked last
EFFECTS = {
    "vp": pieces.VP,
    "lose_vp": pieces.LOSE_VP,
    "gold": pieces.GOLD_TOKENS,
    "markers": pieces.MARKERS,
    "water_regular": pieces.WATER,
    "garden": pieces.GARDENS,
    "die_from_barge": pieces.COLLECT,
    "ignore_house": pieces.IGNORE_HOUSE,
    "random_harbourmaster": pieces.RANDOM_MASTER,
    "take_crate": pieces.TAKE_CRATE,
    "mastery_color": pieces.TRACK,
    "die_from_reserve": pieces.RESERVE_DICE,
    "water_special": pieces.SPECIAL_WATER,
    "move_architect": pieces.ARCHITECT,
    "fill_crates": pieces.FILL_CRATES,
    "pay_for_mastery": pieces.PAY_FOR_TRACK,
    "mastery_project_color": pieces.PROJECT_TRACK,
    "place_project_same_color": pieces.PROJECT_AGAIN,
    "ziggurat_marker": pieces.ZIGGURAT_MARKER,
    "ship_marker": pieces.SHIP_MARKER,
    "port_house_free": pieces.PORT_HOUSE,
    "draw_urbanisation": pieces.DRAW_CARDS,
    "move_houses_to_neutral": pieces.MOVE_HOUSES,
    "perform_action_tile": pieces.ANY_TILE,
    "build_discount": pieces.DISCOUNT,
    "mastery_lowest": pieces.LOWEST_TRACK,
    "mastery_highest": pieces.HIGHEST_TRACK,
    "mastery_current_color": pieces.CURRENT_TRACK,
}
# What a pack may change: numbers within these bounds. All else is fixed.
LIMITS: box.Limits = {
    r"boards\.[AB]\.cells\[[\w-]+\]\.bonus\[\d\]\.n": (1, 9),
    r"action_tiles\.items\[\w+\]\.effect\[\d\]\.n": (1, 9),
    r"special_water_tiles\.items\[\w+\]\.bonus\[\d\]\.n": (1, 9),
    r"ziggurat_tiles\.items\[\w+\]\.values": (0, 20),
    r"decree_cards\.items\[\w+\]\.bonus\[\d\]\.n": (1, 30),
    r"mastery\.rows\[\d+\]\.multiplier": (1, 9),
    r"mastery\.rows\[\d+\]\.lowest_marker_bonus\[\d\]\.n": (1, 30),
    r"urbanisation_cards\.items\[\w+\]\.(vp|requires\.\d)": (1, 30),
    r"harbourmaster_tiles\.unused_vp": (0, 20),
    r"player_board\.columns\[\d\]\.bonus\[\d\]\.n": (1, 30),
    r"setup\.starting_(gold|vp)": (0, 30),
    r"automa_cards\.items\[\w+\]\.(number|bonus\[\d\]\.n)": (0, 9),
    r"automa_urbanisation_cards\.items\[[\w-]+\]\.houses\.\d": (0, 9),
}


def own_pack() -> Pack:
    return box.own_pack(OWN)


def effect(item: dict[str, Any]) -> int:
    """One effect as an int: kind + 64 * number."""
    kind = EFFECTS.get(item["op"], NOTHING)
    number: int = item.get("n", 1)
    if "color" in item:
        number = COLOURS.index(item["color"])
    elif item["op"] == "mastery_choice":
        number = item["steps"]
        kind = pieces.ANY_TRACKS
        if item["tracks"] == "different":
            kind = pieces.OTHER_TRACKS
        elif item["tracks"] == "one" and number > 1:
            kind = pieces.SAME_TRACK
    return kind + 64 * number


def effects(items: list[dict[str, Any]]) -> list[int]:
    return [effect(item) for item in items]


def only(items: list[dict[str, Any]]) -> int:
    """The effect of a place that has at most one."""
    return effect(items[0]) if items else NOTHING


def read(data: dict[str, Any]) -> Printed:
    """The tables of one pack. The data must have passed `check`."""
    p = Printed()
    setup = data["setup"]
    sides = [setup["board_side"].get(str(seats), "A") for seats in range(5)]
    p.boards = [read_board(data["boards"][sides[seats]]["cells"], max(seats, 3)) for seats in range(5)]
    p.local = [COLOURS.index(district["default_color"]) for district in data["districts"]]
    p.dice_each = [setup["dice_per_color"].get(str(seats), 0) for seats in range(5)]
    p.number_of_decrees = [setup["decrees"].get(str(seats), 0) for seats in range(5)]
    p.distinct_symbols = [setup["decree_distinct_types"].get(str(seats), 0) for seats in range(5)]
    p.start_gold, p.start_vp, p.markers_start = (setup[f"starting_{name}"] for name in ("gold", "vp", "markers"))
    p.most_crates, p.offer_size = setup["max_crates"], setup["special_water_offer"]
    p.bot_gold = setup["automa"]["gold"]
    p.time_gold = data["time_track"]["spaces"]
    counts = data["counts"]
    p.markers = counts["control_markers_per_player"]
    p.crates_each = [counts["crate_tiles"][colour] for colour in COLOURS]
    p.projects_each = [counts["project_tiles"][colour] for colour in COLOURS[:3]]
    p.pieces_each = [counts["building_pieces"][colour] for colour in COLOURS[:3]]
    p.water_tiles, p.garden_tiles = counts["water_regular"], counts["garden_tiles"]
    p.tile_bonus = [effects(tile["effect"]) for tile in data["action_tiles"]["items"]]
    p.special_bonus = [only(tile["bonus"]) for tile in data["special_water_tiles"]["items"]]
    p.tile_values = [tile["values"] for tile in data["ziggurat_tiles"]["items"]]
    p.master_bonus = [effects(tile["effect"]) for tile in data["harbourmaster_tiles"]["items"]]
    p.master_vp = data["harbourmaster_tiles"]["unused_vp"]
    sections = {section["color"]: section["spaces"] for section in data["ziggurat"]["sections"]}
    p.space_bonus = [only(space["bonus"]) for colour in COLOURS[:3] for space in sections[colour]]
    _read_port(p, data)
    _read_cards(p, data)
    _read_boards_of_players(p, data)
    _read_automa(p, data)
    return p


def read_board(cells: list[dict[str, Any]], players: int) -> Board:
    """The map of one side, without the cells that need more players."""
    board = Board()
    board.land, board.river = [0] * COMMON, [0] * COMMON
    board.bonus, board.number = [NOTHING] * len(CELL_IDS), [0] * len(CELL_IDS)
    board.rivers_of = [[] for _ in range(len(CELL_IDS) - RIVER)]
    near = [[0] * (LAND + 6) for _ in range(COMMON)]
    there = {cell["id"]: cell for cell in cells if cell.get("min_players", 1) <= players}
    for name, cell in there.items():
        place = CELL_IDS.index(name)
        board.bonus[place] = only(cell["bonus"])
        board.number[place] = cell.get("solo_number", 0)
        for district in (number - 1 for number in cell["districts"]):
            if place < RIVER:
                board.land[district] |= pieces.bit_of(place)
            else:
                board.river[district] |= pieces.bit_of(place)
                board.rivers_of[place - RIVER].append(district)
            for other in cell["adjacent"]:
                if other in there and district + 1 in there[other]["districts"]:
                    bit = pieces.lowest_bit(pieces.bit_of(place))
                    near[district][bit] |= pieces.bit_of(CELL_IDS.index(other))
    for district in range(COMMON):
        board.low.append(_spread(near[district][:10]))
        board.middle.append(_spread(near[district][10:20]))
        board.high.append(_spread(near[district][20:]))
    return board


def _spread(near: list[int]) -> list[int]:
    """For every mask of these cells the cells beside one of them."""
    found = [0]
    for beside in near:
        found += [one | beside for one in found]
    return found


def _read_port(p: Printed, data: dict[str, Any]) -> None:
    ships, port = data["ship_tiles"]["items"], data["port"]
    p.ship_size = [ship["size"] for ship in ships + port["printed_ships"]]
    p.ship_colour = [COLOURS.index(ship["color"]) for ship in ships] + [NONE] * len(port["printed_ships"])
    p.printed_berths = [3 * ship["row"] + ship["col"] - 4 for ship in port["printed_ships"]]
    lines = {line["id"]: line for line in port["lines"]}
    p.blue_bonus = [only(lines[name]["blue"]) for name in LINE_IDS]
    for number in range(LINES):
        index = int(LINE_IDS[number][1]) - 1
        p.line_mask.append(0b111 << 3 * index if LINE_IDS[number][0] == "R" else 0b1001001 << index)


def _read_cards(p: Printed, data: dict[str, Any]) -> None:
    decrees = data["decree_cards"]
    for card in decrees["items"]:
        needs: list[int] = []
        for need in sorted(card["conditions"], key=lambda need: NEEDS.index(need["cond"]) in SLOW):
            colour = COLOURS.index(need["color"]) if "color" in need else NONE
            needs += [NEEDS.index(need["cond"]), colour, need.get("min", 1)]
        p.decree_needs.append(needs)
        p.decree_bonus.append(effects(card["bonus"]))
        p.decree_symbol.append(decrees["symbols"].index(card["symbol"]))
        p.decree_tiles.append([card["building_requirement"][colour] for colour in COLOURS[:3]])
    for card in data["urbanisation_cards"]["items"]:
        p.urban_needs.append([card["requires"].get(str(district), 0) for district in (1, 2, 3, 4)])
        p.urban_vp.append(card["vp"])


def _read_boards_of_players(p: Printed, data: dict[str, Any]) -> None:
    mastery, board = data["mastery"], data["player_board"]
    p.factor = [row["multiplier"] for row in mastery["rows"]]
    p.threshold = [row["blue_line_below"] for row in mastery["rows"]]
    p.lowest_bonus = [only(row["lowest_marker_bonus"]) for row in mastery["rows"]]
    for colour in COLOURS[:3]:
        steps = mastery["space_bonus"][colour]
        p.track_bonus.append([only(steps.get(str(row), [])) for row in range(TOP + 1)])
    for row in (*COLOURS[:3], "neutral"):
        p.row_bonus.append([only(slot) for slot in board["rows"][row]])
    p.houses_in_row = [len(row) for row in p.row_bonus]
    p.column_bonus = [only(column["bonus"]) for column in board["columns"]]


def _read_automa(p: Printed, data: dict[str, Any]) -> None:
    decrees = [card["id"] for card in data["decree_cards"]["items"]]
    plans = {card["king"]: card["houses"] for card in data["automa_urbanisation_cards"]["items"]}
    for card in data["king_cards"]["items"]:
        king = King()
        king.decrees = [decrees.index(decree) for decree in card["decrees"]]
        king.action = effects(card["A"])
        king.project_largest = "largest_group" in card["B"]["color"]
        king.most_tiles = "most_automa_projects" in card["B"]["color"]
        king.project_highest = card["B"]["cell"] == "highest"
        king.project_bonus = effects(card["B"]["bonus"])
        king.highest_setup = card["C"]["setup_cell"] == "highest"
        king.build_bonus = effects(card["C"]["bonus"])
        king.gardens_near_buildings = card["D"]["placement"] != "normal"
        king.limit = card["D"]["limit"]
        king.garden_bonus = effects(card["D"]["bonus"])
        king.plan = [plans[card["id"]][str(district)] for district in range(1, 6)]
        p.kings.append(king)
    for card in data["automa_cards"]["items"]:
        p.card_value.append(card["number"])
        p.card_actions.append(["ABCD".index(letter) for letter in card["actions"]])
        p.card_symbols.append([SYMBOLS.index(pair["symbol"]) for pair in card["pairs"]])
        p.card_numbers.append([pair["number"] - 1 for pair in card["pairs"]])
        p.card_arrow.append(card["arrow_row"] - 1)
        p.card_bonus.append(only(card["bonus"]))


# --- checking a pack --------------------------------------------------------------------------------------------------


def check(data: dict[str, Any]) -> list[str]:
    """All that speaks against playing with these data. They must have the shape of ours (`compare_schema`)."""
    return box.misprints(own_pack().data, data, LIMITS)
