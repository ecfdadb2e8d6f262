"""Reads components.json, or a data pack of the same schema, into int tables, and checks what a pack says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from edubba.games.wayfarers.rules.cards import (
    ALL_TILES,
    CAMEL,
    CARD_COUNT,
    CELLS,
    COLUMNS,
    GUILD_COUNT,
    GUILD_TOTAL,
    MINUS,
    NONE,
    PIGEON,
    PLUS,
    PROVISION_COUNT,
    PROVISION_OFF,
    ROWS,
    SHIP,
    SILVER_COUNT,
    SILVER_OFF,
    SPACE,
    TAGS,
    TELESCOPE,
    TILE_COUNT,
)  # fmt: skip
from edubba.games.wayfarers.rules.language import GUILD_NAMES, ROW_NAMES, TILE_NAMES, VERBS, WORKER_NAMES, Language
from edubba.games.wayfarers.rules.printed import Board, Printed, Score
from edubba.kernel import box
from edubba.kernel.pack import Pack

OWN = Path(__file__).with_name("components.json")
TAG_NAMES = [
    "city", "vista", "harbour", "open_water", "observatory", "library", "stars", "planet", "comet", "sun", "moon",
]  # fmt: skip
GOODS = {"camel": CAMEL, "ship": SHIP, "telescope": TELESCOPE, "pigeon": PIGEON}
ICONS = GOODS | {
    "die_plus": PLUS, "die_minus": MINUS, "die_plus_minus": PLUS | MINUS,
    "silver_off": 1 << SILVER_OFF, "provision_off": 1 << PROVISION_OFF,
}  # fmt: skip
KINDS = ["die", "vista", "rest"]
SHAPES = ((1, 1), (2, 1), (1, 2))
# What a pack may change: numbers within these bounds. All else is fixed.
LIMITS: box.Limits = {
    r"upgrade_tiles\.items\[\w+\]\.vp": (0, 20),
    r"townsfolk\.items\[\w+\]\.cost": (0, 9),
    r"space\.slot_price\.\d": (0, 9),
    r"space\.items\[\w+\]\.score\.(base|vp|then|else)": (0, 20),
    r"scoring\.primary_set_vp\.\d": (0, 50),
    r"scoring\.(different_set_vp|guild_majority_vp)": (0, 20),
    r"planning\.items\[\w+\]\.value": (0, 2),
    r"ai_boards\.vp\.\w+": (0, 20),
}


def own_pack() -> Pack:
    return box.own_pack(OWN)


def read(data: dict[str, Any]) -> Printed:
    """The tables of one pack. The data must have passed `check`."""
    p = Printed()
    language = Language(p)
    _read_cards(p, language, data)
    _read_board(p, language, data)
    _read_tiles(p, language, data)
    _read_journal(p, language, data)
    _read_set_up(p, data)
    _read_ai(p, language, data)
    return p


def counter(name: str) -> int:
    """The number of a counter: "tag:city", "tile:any", "res:silver"."""
    kind, _, what = name.partition(":")
    if kind == "tag":
        return TAG_NAMES.index(what)
    if kind == "card":
        return CARD_COUNT + ROW_NAMES.index(what)
    if kind == "tile":
        return ALL_TILES if what == "any" else TILE_COUNT + TILE_NAMES.index(what)
    if kind == "guild":
        return GUILD_TOTAL if what == "total" else GUILD_COUNT + GUILD_NAMES.index(what)
    return SILVER_COUNT if what == "silver" else PROVISION_COUNT


def goods(icons: list[str]) -> int:
    """Icons of a column or a space in one int; two equal steps count as one."""
    total = 0
    for icon in icons:
        total = total | ICONS[icon] if icon.startswith("die_") else total + ICONS[icon]
    return total


def tag_mask(tags: list[int]) -> int:
    return sum(1 << tag for tag in set(tags))


def _read_cards(p: Printed, language: Language, data: dict[str, Any]) -> None:
    for name in ROW_NAMES:
        items = data[name]["items"]
        p.card_tags.append([[TAG_NAMES.index(tag) for tag in item.get("tags", [])] for item in items])
        p.tag_mask.append([tag_mask(tags) for tags in p.card_tags[-1]])
        p.immediate.append([language.node(item.get("immediate")) for item in items])
    for item in data["land"]["items"]:
        vista = item["vista"] or {"when": [], "effect": None}
        when = [
            TAGS if what == "card:townsfolk" else TAG_NAMES.index(what.removeprefix("tag:")) for what in vista["when"]
        ]
        p.vista_when.append(tag_mask(when))
        p.vista_node.append(language.node(vista["effect"]))
    for item in data["water"]["items"]:
        p.links_in.append(sum(1 << bar for bar, bolt in enumerate(item["links_in"]) if bolt))
        p.links_out.append([language.node(effect) for effect in item["links_out"]])
    for item in data["townsfolk"]["items"]:
        p.folk_cost.append(item["cost"])
        p.folk_hosts.append(tag_mask([TAG_NAMES.index(tag) for tag in item["hosts"]]))
        p.folk_kind.append(KINDS.index(item["kind"]))
        p.folk_goods.append(goods(item["goods"]))
        p.folk_node.append(language.node(item["effect"]))
    p.score = [_score(item["score"]) for item in data["space"]["items"]]
    p.goals = [_condition(item["goal"])[0] for item in data["inspiration"]["items"]]
    rows = data["display"]["rows"]
    for name in ROW_NAMES:
        actions = rows[name]["actions"]
        p.slot_node += [language.node(actions[str(slot)]["effect"]) if actions else NONE for slot in range(1, 5)]
        p.workers_on.append(sum(1 << WORKER_NAMES.index(colour) for colour in rows[name]["workers"]))
    p.slot_price = [0] * 4 * ROWS
    for slot in range(4):
        p.slot_price[4 * SPACE + slot] = data["space"]["slot_price"][str(slot + 1)]


def _score(rule: dict[str, Any]) -> Score:
    per, most, has = (counter(rule[key]) if key in rule else NONE for key in ("per", "most", "has"))
    return Score(
        base=rule.get("base", 0),
        vp=rule.get("then", rule.get("vp", 0)),
        per=per,
        each=rule.get("each", 1),
        sets=[counter(name) for name in rule.get("sets_of", [])],
        most=most,
        has=has,
        otherwise=rule.get("else", 0),
    )


def _condition(rule: dict[str, Any] | None) -> tuple[list[int], bool]:
    """Counters with their minimum, and whether one of them is enough."""
    if rule is None or "spend" in rule:
        return [], False
    listed = rule.get("all") or rule.get("any") or [rule]
    return [number for one in listed for number in (counter(one["count"]), one["min"])], "any" in rule


def _read_board(p: Printed, language: Language, data: dict[str, Any]) -> None:
    common = data["player_board_common"]
    parts = {part["id"]: part for part in common["printed_parts"]}
    hosts = {"city": 36, "harbour": 73, "centre": NONE}
    for space in common["die_spaces"]:
        p.space_goods.append(goods(space["goods"]))
        p.space_node.append(language.node(space["effect"]))
        p.space_host.append(hosts[space["part"]])
    for first, name in ((0, "land"), (37, "water")):
        for card, item in enumerate(data[name]["items"]):
            if item["die"]:
                p.space_goods.append(goods(item["die"]["goods"]))
                p.space_node.append(language.node(item["die"]["effect"]))
                p.space_host.append(first + card)
    p.host_tags = [*p.tag_mask[1], tag_mask([TAG_NAMES.index("city")])]
    p.host_tags += [*p.tag_mask[2], tag_mask([TAG_NAMES.index("harbour")])]
    p.links_out.append([language.node(effect) for effect in parts["PH"]["links_out"]])
    p.score.append(_score(parts["PS"]["score"]))
    p.rest_node = language.node(parts["PT"]["effect"])
    for board in data["player_boards"]["items"]:
        p.bonus.append([language.node(effect) for row in board["caravan_bonus"] for effect in row])


def _read_tiles(p: Printed, language: Language, data: dict[str, Any]) -> None:
    tiles = data["upgrade_tiles"]
    p.tiles_of_type = [[] for _ in range(5)]
    for design, item in enumerate(tiles["items"]):
        kind = TILE_NAMES.index(item["type"])
        p.tile_type.append(kind)
        p.tile_vp.append(item["vp"])
        p.tile_tags.append([TAG_NAMES.index(tag) for tag in item["tags"]])
        p.tiles_of_type[kind].append(design)
        p.faces_of.append([])
        for face in item["faces"]:
            p.faces_of[-1].append(len(p.face_design))
            p.face_design.append(design)
            p.face_columns.append([goods(icons) for icons in face])
    for name in TILE_NAMES[:5]:
        first = next(item for item in tiles["items"] if item["type"] == name)
        p.shapes.append(SHAPES.index((first["width"], first["height"])))
        costs = tiles["prices"][name]
        p.price_silver.append(costs[0].get("silver", 0))
        influence = next(iter(costs[1].items())) if len(costs) > 1 else ("guild:any", 0)
        p.price_guild.append(GUILD_NAMES.index(influence[0].removeprefix("guild:")))
        p.price_influence.append(influence[1])
    paper = [cell for cell in range(CELLS) if cell not in (0, COLUMNS - 1)]
    for width, height in SHAPES:
        masks = []
        for cell in range(CELLS):
            row, column = divmod(cell, COLUMNS)
            covered = [COLUMNS * (row + y) + column + x for y in range(height) for x in range(width)]
            inside = column + width <= COLUMNS and all(one in paper for one in covered)
            masks.append(sum(1 << one for one in covered) if inside else 0)
        p.anchors.append(masks)
    p.columns = [0] * COLUMNS
    for printed in data["player_board_common"]["caravan"]["printed_goods"]:
        p.columns[printed["column"]] = goods(printed["goods"])


def _read_journal(p: Printed, language: Language, data: dict[str, Any]) -> None:
    spaces, stains = data["journal"]["spaces"], data["journal"]["stains"]
    names = [space["id"] for space in spaces]
    places = 0
    for space in spaces:
        p.column.append(space["column"])
        p.actions.append(language.node(space["effect"]))
        p.tile_space.append(places if space["tile_space"] else NONE)
        places += space["tile_space"]
        p.green_spot.append(NONE if space["green_worker"] is None else space["green_worker"] - 1)
        ways = [[stain["from"], stain["to"]] for stain in stains]
        p.route.append([ways.index([space["id"], to]) for to in space["next"]])
    for stain in stains:
        p.stain_to.append(names.index(stain["to"]))
        p.stain_section.append(stain["section"] - 1)
    for sides in range(8):
        board = Board()
        for stain in stains:
            rule = stain["B" if sides >> stain["section"] - 1 & 1 else "A"]
            needs, any_of = _condition(rule)
            board.needs.append(needs)
            board.any_of.append(any_of)
            spend = (rule or {}).get("spend", {})
            board.spends.append([spend.get(f"guild:{guild}", 0) for guild in GUILD_NAMES[:3]] if spend else [])
        p.boards.append(board)
    p.tile_node = [language.node(tile["effect"]) for tile in data["journal_tiles"]["items"]]


def _read_set_up(p: Printed, data: dict[str, Any]) -> None:
    setup, scoring = data["setup"], data["scoring"]
    p.dice_rolled, p.dice_reserve = setup["dice_rolled"], setup["dice_reserve"]
    p.influence = data["counts"]["influence_per_player"]
    p.silver_seats = [seat["silver"] for seat in setup["seats"]]
    p.provision_seats = [seat["provision"] for seat in setup["seats"]]
    p.guild_seats = [[seat["guilds"][guild] for guild in GUILD_NAMES[:3]] for seat in setup["seats"]]
    p.primary_vp = [scoring["primary_set_vp"][str(count)] for count in range(scoring["primary_set_cap"] + 1)]
    p.mixed_vp, p.majority_vp = scoring["different_set_vp"], scoring["guild_majority_vp"]
    p.multiplier = scoring["inspiration_multiplier"]


def _read_ai(p: Printed, language: Language, data: dict[str, Any]) -> None:
    ai = data["ai_boards"]
    colours = ai["colour_cycle"]
    columns = ai["caravan"]["columns"]
    p.ai_path = [columns * row + column for row, column in ai["caravan"]["path"]]
    for board in ai["items"]:
        p.ai_focus.append(language.node(board["focus"]))
        p.ai_rest.append([language.node(effect) for effect in board["rest"]])
        p.ai_track_bonus.append(language.node(board["track_bonus"]))
        cells = [effect for row in board["caravan_bonus"] for effect in row]
        p.ai_bonus.append([language.node(cells[cell]) for cell in p.ai_path])
    p.ai_track_colour = [colours.index(space["colour"]) for space in ai["resource_track"]]
    p.ai_track_line = [space["inspiration_slot"] for space in ai["resource_track"]]
    p.ai_line_slots = [[slot - 1 for slot in ai["inspiration_priority"].get(str(line), [])] for line in range(4)]
    p.ai_slots = [[slot - 1 for slot in ai["slot_priority"][str(value)]] for value in range(5)]
    p.ai_cycle_row = [ROW_NAMES.index(ai["colour_to_row"][colour]) for colour in colours]
    p.ai_cycle_tile = [TILE_NAMES.index(ai["colour_to_tile"][colour]) for colour in colours]
    p.ai_substitute = [NONE] * (max(VERBS.values()) + 1)
    for verb, effect in ai["substitutions"].items():
        p.ai_substitute[VERBS[verb]] = language.node(effect)
    p.ai_extra = [ai["extra_journal_cost"][key] for key in ("behind", "level", "ahead")]
    p.ai_comet_max = ai["comet_track_max"]
    p.ai_vp = [ai["vp"][name] for name in ROW_NAMES]
    designs = [item["id"] for item in data["upgrade_tiles"]["items"]]
    for card in data["planning"]["items"]:
        p.plan_blue.append(card["colour"] == "blue")
        p.plan_value.append(card["value"])
        p.plan_first.append(language.node(card["first"]))
        p.plan_second.append(language.node(card["second"]))
        p.plan_special.append(designs.index(card["special_tile"]))
        p.plan_comet.append(card["comet"])


# --- checking a pack ----------------------------------------------------------------------------------------------


def check(data: dict[str, Any]) -> list[str]:
    """All that speaks against playing with these data. They must have the shape of ours (`compare_schema`)."""
    return box.misprints(own_pack().data, data, LIMITS)
