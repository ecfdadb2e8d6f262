"""Where the values of a file of version 0.1.0 stand now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from edubba.games.teotihuacan.rules.geometry import CITY, SIDE
from edubba.kernel.typedbox import renamed

MASKS = {".": "none", "S": "sun", "J": "jade", "O": "obsidian"}
WHOLE = ("worship_tiles.items[*].effect", "bonus_discs.items[*].effect", "pyramid_rewards.kinds.*")
# The rewards of each board, space by space; in 0.1.0 they were fixed, and so were all kinds but for their points.
SPACES = ("P00", "P01", "P02", "P10", "P12", "P20", "P21", "P22")
REWARDS = {
    "A": "temple_green vp4 gold3 worship vp2_size2 wood2_stone2 wood1_stone1 temple_blue",
    "B1": "gold3 worship wood2_stone2 vp2_size2 wood1_stone1 temple_blue vp4 temple_green",
    "B2": "temple_blue vp2_size2 temple_green wood1_stone1 vp4 wood2_stone2 worship gold3",
    "B3": "wood2_stone2 wood1_stone1 temple_blue vp4 worship gold3 vp2_size2 temple_green",
    "B4": "temple_green vp4 wood2_stone2 wood1_stone1 worship temple_blue vp2_size2 gold3",
}
REWARD_AT = {
    f"boards.{board}.rewards.{space}": kind
    for board, kinds in REWARDS.items()
    for space, kind in zip(SPACES, kinds.split(), strict=True)
}
OPS = {
    "spend_build_pyramid": "pyramid",
    "spend_build_temple": "temple",
    "spend_repeat": "repeat",
    "spend_exact": "spend",
    "if_buildings": "buildings",
    "multiply": "multiply",
    "gain_vp_then_build_any": "building",
    "gain_vp_then_influence": "influence",
    "gain_vp_then_construct": "construction",
    "any_influence": "influence",
    "any_construct": "construction",
    "gain_vp": "points",
    "gain_vp_and_resource": "cube",
    "gain_vp_and_power": "power",
    "build_temple": "temple",
    "build_buildings": "buildings",
    "take_top_worship": "worship",
}
COUNTED = {"n": "count"}
FIELDS = {"vp": "points", "max_vp": "most", "n": "cubes", "color": "colour", "list": "tiles"}
REMARKED = ("op", "suspected_erratum", "free")

_moved = renamed(
    {
        "geometry.grid.rows": "geometry.side",
        "geometry.**": None,
        "boards.*.side": None,
        "boards.*.copies": None,
        "boards.*.mask_groups[*].**": None,
        "buildings.items[*].count": "buildings.{0}.count",
        "buildings.items[*].id": None,
        "buildings.items[*].material": None,
        "buildings.items[*].produces": None,
        "buildings.items[*].size": None,
        "building_display.by_players.*.*": "buildings.{1}.display.{0}",
        "temples.items[temple-*].count": "temples.{0}.count",
        "temples.items[temple-*].shape": "temples.{0}.shape",
        "temples.items[temple-*].cost.*": "temples.{0}.cost.{1}",
        "temples.items[temple-*].extra_per_missing_power.*": "temples.{0}.extra.{1}",
        "temples.items[*].color": None,
        "temples.items[*].size": None,
        "temples.display_each": "temples.displayed",
        "pyramid_tiles.counts.white": None,
        "pyramid_tiles.counts.*": "pyramid.counts.{0}",
        "pyramid_tiles.display_each": "pyramid.displayed",
        "pyramid_tiles.size": "pyramid.size",
        "pyramid_tiles.cost.*": "pyramid.cost.{0}",
        "pyramid_tiles.extra_per_missing_power.*": "pyramid.extra.{0}",
        "pyramid_tiles.vp_on_build": "pyramid.points",
        "pyramid_tiles.start_per_player.*": None,
        "final_scoring.base_vp_per_temple": "scoring.base",
        "final_scoring.level_vp_per_temple": "scoring.above",
        "final_scoring.tie_break": None,
        "worship_tiles.items[*].*": None,
        "bonus_discs.items[*].id": None,
        "mask_tiles.items[*].id": None,
        "mask_tiles.items[*].type": None,
        "mask_tiles.type_colors.*": None,
        "action_spaces.items[*].min_players": "spaces.{0}",
        "action_spaces.**": None,
        "round_track.eclipse_space.*": "rounds.{0}",
        "round_track.spaces": None,
        "action_discs.used.*": "action_discs.{0}",
        "action_discs.per_colour": None,
        "action_discs.lost_per_new_round": None,
    }
    | dict.fromkeys(
        [
            "game", "title", "version", "rule_switches.**", "resources.**", "shapes.**", "buildings.*",
            "building_display.note", "temples.*", "pyramid_tiles.total", "worship_tiles.*", "mask_tiles.*",
            "bonus_discs.*", "player_tokens.*", "player_colors.items", "architect.**", "solo_unofficial.**",
        ]
    )
)  # fmt: skip
# A price named what it asks for; it stands after these places, so that what it does not name is 0.
PRICED = {f"temples.items[temple-{colour}].id": f"temples.{colour}" for colour in ("green", "blue", "red")}
PRICED["pyramid_tiles.total"] = "pyramid"
UNNAMED = [f"{price}.{material}" for price in ("cost", "extra") for material in ("gold", "stone", "wood")]
MASK_TILES = {
    f"mask_tiles.items[mask-{kind}-{best - place}]": f"masks.{kind}[{place}]"
    for kind, best in (("sun", 5), ("jade", 6), ("obsidian", 7))
    for place in range(5)
}


def moved(place: str, value: Any) -> Iterable[tuple[str, Any]] | None:
    """Where a value of a file of version 0.1.0 stands now."""
    part, _, name = place.rpartition(".")
    if part in MASK_TILES and name in ("vp", "min_players"):
        return [(f"{MASK_TILES[part]}.{'points' if name == 'vp' else 'players'}", value)]
    if part.startswith("boards.") and name == "map":
        return _painted(part, value)
    if part.startswith("boards.") and part.endswith(".pyramid_rewards"):
        board = part.split(".")[1]
        return () if REWARD_AT.get(f"boards.{board}.rewards.{name}") == value else None
    if part == "pyramid_rewards.kinds":
        return [(at, effect_of(value)) for at, kind in REWARD_AT.items() if kind == name]
    if name == "effect":
        now = place.replace("worship_tiles.items", "worship").replace("bonus_discs.items", "discs")
        return [(now, effect_of(value))]
    if place == "favour_track.vp":
        return [("favour", value[1:])] if isinstance(value, list) and value[:1] == [0] else None
    if part.startswith("buildings.items[") and name == "shape":
        return () if value in ("I1", "I2") else [(f"buildings.{part[16:-1]}.shape", value)]
    if place in PRICED:
        return [(f"{PRICED[place]}.{one}", 0) for one in UNNAMED]
    return _moved(place, value)


def _painted(board: str, value: Any) -> Iterable[tuple[str, Any]] | None:
    """The masks of a board that was drawn in ten lines."""
    lines = value if isinstance(value, list) else []
    if len(lines) != SIDE or not all(isinstance(line, str) and len(line) == SIDE for line in lines):
        return None
    letters = "abcdefghij"
    drawn = [(f"{letters[cell % SIDE]}{cell // SIDE + 1}", lines[cell // SIDE][cell % SIDE]) for cell in CITY]
    return [(f"{board}.masks.{name}", MASKS.get(sign, sign)) for name, sign in drawn]


def effect_of(old: Any) -> Any:
    """An effect as 0.1.0 wrote it. What it cannot have written is left as it is, to be refused."""
    try:
        found = {FIELDS.get(name, name): value for name, value in old.items() if name not in REMARKED}
        op = OPS[old["op"]]
        if op == "repeat":
            cost = found.pop("cost")
            if "any" in cost:
                return {"op": "repeat-any", "cubes": cost["any"], **found}
            return {"op": op, "gold": 0, "stone": 0, "wood": 0, **cost, **found}
        if "need" in found:
            found["need"] = [{COUNTED.get(name, name): it for name, it in one.items()} for one in found["need"]]
        if "tiles" in found:
            found["tiles"] = [f"{one['material']}-{one['size']}" for one in found["tiles"]]
    except (AttributeError, KeyError, TypeError):
        return old
    return {"op": op, **found}
