"""Reads components.json, or a data pack of the same schema, into int tables, and checks what a pack says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from edubba.games.teotihuacan.rules import printed as p
from edubba.games.teotihuacan.rules.geometry import FRAME_BITS, SHAPE_NAMES, SIDE, SIDES, SPACE_NAMES
from edubba.games.teotihuacan.rules.pieces import (
    ANY_CONSTRUCTION,
    ANY_INFLUENCE,
    BASE,
    BONUS_CUBE,
    BONUS_POINTS,
    BONUS_POWER,
    CELLS,
    NONE,
)
from edubba.games.teotihuacan.rules.printed import Board, Cost, Offer, Printed, Reward
from edubba.kernel import box
from edubba.kernel.pack import Pack, fixed
from edubba.kernel.places import out_of_range

OWN = Path(__file__).with_name("components.json")
MATERIAL_NAMES = ("gold", "stone", "wood")
COLOUR_NAMES = ("green", "blue", "red", "white")
MASK_NAMES = ("sun", "jade", "obsidian")
BOARD_NAMES = ("A", "B1", "B2", "B3", "B4")
PLAYERS = ("2", "3", "4")
MOST_POWER = 5
OPS = {
    "spend_build_pyramid": p.SPEND_BUILD_PYRAMID,
    "spend_build_temple": p.SPEND_BUILD_TEMPLE,
    "spend_repeat": p.SPEND_REPEAT,
    "spend_exact": p.SPEND_EXACT,
    "if_buildings": p.IF_BUILDINGS,
    "multiply": p.MULTIPLY,
    "gain_vp_then_build_any": p.THEN_BUILD,
    "gain_vp_then_influence": p.THEN_INFLUENCE,
    "gain_vp_then_construct": p.THEN_CONSTRUCT,
}
REWARD_OPS = {
    "build_buildings": p.REWARD_BUILDINGS,
    "build_temple": p.REWARD_TEMPLE,
    "gain_vp_then_build_any": p.REWARD_POINTS_AND_SIZE,
    "take_top_worship": p.REWARD_WORSHIP,
    "gain_vp": p.REWARD_POINTS,
}
BONUS_OPS = {
    "any_influence": ANY_INFLUENCE,
    "any_construct": ANY_CONSTRUCTION,
    "gain_vp": BONUS_POINTS,
    "gain_vp_and_resource": BONUS_CUBE,
    "gain_vp_and_power": BONUS_POWER,
}
# What a pack may change: numbers within these bounds. Shapes, boards and kinds of effects are fixed.
LIMITS: box.Limits = {
    r"temples\.items\[[\w-]+\]\.(cost|extra_per_missing_power)\.\w+": (0, 6),
    r"pyramid_tiles\.(cost|extra_per_missing_power)\.\w+": (0, 6),
    r"pyramid_tiles\.vp_on_build": (0, 10),
    r"worship_tiles\.items\[[\w-]+\]\.effect\.(vp|max_vp)": (1, 30),
    r"worship_tiles\.items\[[\w-]+\]\.effect\.n": (1, 20),
    r"mask_tiles\.items\[[\w-]+\]\.vp": (0, 20),
    r"bonus_discs\.items\[[\w-]+\]\.effect\.vp": (0, 10),
    r"pyramid_rewards\.kinds\.\w+\.vp": (0, 10),
    r"favour_track\.vp": (0, 20),
    r"version": (1, 10**6),
}


def own_pack() -> Pack:
    return box.own_pack(OWN)


def read(data: dict[str, Any]) -> Printed:
    """The tables of one pack. The data must have passed `check`."""
    t = Printed()
    buildings, temples, pyramid = data["buildings"]["items"], data["temples"]["items"], data["pyramid_tiles"]
    t.count = [one["count"] for one in [*buildings, *temples]]
    t.count += [pyramid["counts"][colour] for colour in COLOUR_NAMES[:3]]
    t.size = [one["size"] for one in [*buildings, *temples]] + [pyramid["size"]] * 3
    t.shape = [SHAPE_NAMES.index(one["shape"]) for one in [*buildings, *temples]]
    t.material = [MATERIAL_NAMES.index(one["material"]) for one in buildings]
    names = [one["id"] for one in buildings]
    each = [data["temples"]["display_each"]] * 3 + [pyramid["display_each"]] * 3
    shown = {players: data["building_display"]["by_players"][players] for players in PLAYERS}
    t.display = by_players({one: [shown[one].get(name, 0) for name in names] + each for one in PLAYERS})
    t.temple_costs = [[cost_at(one, power) for power in range(MOST_POWER + 1)] for one in temples]
    t.pyramid_costs = [cost_at(pyramid, power) for power in range(MOST_POWER + 1)]
    t.pyramid_points = pyramid["vp_on_build"]
    types = [(one["material"], one["size"]) for one in buildings]
    t.offers = [read_offer(one, types) for one in data["worship_tiles"]["items"]]
    t.mask_piles = by_players({one: mask_piles(data, int(one)) for one in PLAYERS})
    effects = [one["effect"] for one in data["bonus_discs"]["items"]]
    t.bonus_kind = [BONUS_OPS[one["op"]] for one in effects]
    t.bonus_points = [one.get("vp", 0) for one in effects]
    t.bonus_power = [one.get("power", 0) for one in effects]
    spaces = list(enumerate(data["action_spaces"]["items"]))
    t.spaces = by_players({one: [n for n, space in spaces if space["min_players"] <= int(one)] for one in PLAYERS})
    t.favour = data["favour_track"]["vp"]
    t.rounds = by_players({one: data["round_track"]["eclipse_space"][one] for one in PLAYERS})
    t.discs = by_players({one: data["action_discs"]["used"][one] for one in PLAYERS})
    kinds = data["pyramid_rewards"]["kinds"]
    t.rewards = [read_reward(one, types) for one in kinds.values()]
    t.boards = [read_board(data["boards"][name], list(kinds)) for name in BOARD_NAMES]
    return t


def by_players(tables: dict[str, Any]) -> list[Any]:
    """Indexed by the number of players; alone one plays with the things of two (TEO-20)."""
    return [tables["2"], tables["2"], tables["2"], tables["3"], tables["4"]]


def cost_of(cost: dict[str, int]) -> Cost:
    return Cost(cost.get("gold", 0), cost.get("stone", 0), cost.get("wood", 0), cost.get("any", 0))


def cost_at(tile: dict[str, Any], power: int) -> Cost:
    """The price at this power: more for every point that is missing (TEO-7.1, 8.1)."""
    missing = max(0, tile["size"] - power)
    total = dict(tile["cost"])
    for material, extra in tile["extra_per_missing_power"].items():
        total[material] = total.get(material, 0) + missing * extra
    return cost_of(total)


def read_offer(tile: dict[str, Any], types: list[tuple[str, int]]) -> Offer:
    effect = tile["effect"]
    cost = cost_of(effect.get("cost", {"any": effect.get("n", 0)}))
    offer = Offer(
        op=OPS[effect["op"]],
        annex=tile["annex_entry"],
        points=effect.get("vp", 0),
        most=effect.get("max_vp", 0),
        cost=cost,
        size=effect.get("size", 0),
        colour=COLOUR_NAMES.index(effect["temple"]) if effect["op"] == "multiply" else NONE,
        material=MATERIAL_NAMES.index(effect["material"]) if effect["op"] == "multiply" else NONE,
    )
    needs = effect.get("need", [])
    fitting = [{n for n, kind in enumerate(types) if matches(need, kind)} for need in needs]
    # Requirements can be met by distinct buildings exactly if any of them together have enough (Hall).
    for many in range(1, len(needs) + 1):
        for some in combinations(range(len(needs)), many):
            among: set[int] = set().union(*(fitting[one] for one in some))
            offer.conditions.append([sum(needs[one]["n"] for one in some), *sorted(among)])
    return offer


def matches(need: dict[str, Any], kind: tuple[str, int]) -> bool:
    return need["material"] in (None, kind[0]) and need["size"] in (None, kind[1])


def mask_piles(data: dict[str, Any], players: int) -> list[list[int]]:
    """Per type the points of the tiles in play, the highest on top (TEO-3.6)."""
    tiles = [one for one in data["mask_tiles"]["items"] if one["min_players"] <= players]
    return [sorted((one["vp"] for one in tiles if one["type"] == name), reverse=True) for name in MASK_NAMES]


def read_reward(kind: dict[str, Any], types: list[tuple[str, int]]) -> Reward:
    colour = COLOUR_NAMES.index(kind["color"]) if "color" in kind else 0
    pictured = sum(1 << types.index((one["material"], one["size"])) for one in kind.get("list", []))
    return Reward(
        op=REWARD_OPS[kind["op"]], points=kind.get("vp", 0), size=kind.get("size", 0), colour=colour, types=pictured
    )


def read_board(data: dict[str, Any], kinds: list[str]) -> Board:
    board = Board()
    board.group_of = [NONE] * CELLS
    for number, group in enumerate(data["mask_groups"]):
        board.group_type.append(MASK_NAMES.index(group["type"]))
        board.size.append(len(group["cells"]))
        for row, column in group["cells"]:
            board.group_of[SIDE * row + column] = number
    masked = [cell for cell in range(CELLS) if board.group_of[cell] != NONE]
    board.masked = [sum(FRAME_BITS[side][cell] for cell in masked) for side in range(SIDES)]
    rewards = data["pyramid_rewards"]
    board.rewards = [kinds.index(rewards[name]) if name in rewards else p.NO_REWARD for name in SPACE_NAMES[:BASE]]
    return board


# --- checking a pack ----------------------------------------------------------------------------------------------


def check(data: dict[str, Any]) -> list[str]:
    """All that speaks against playing with these data. They must have the shape of ours (`compare_schema`)."""
    return box.misprints(own_pack().data, data, LIMITS) or list(_contradictions(data))


def _contradictions(data: dict[str, Any]) -> Iterator[str]:
    """Values that are possible each, but not together."""
    if data["favour_track"]["vp"][0] != 0:  # nobody ever enters the first space
        yield fixed("favour_track.vp[0]", 0, data["favour_track"]["vp"][0])
    for tile in data["worship_tiles"]["items"]:
        effect = tile["effect"]
        if "max_vp" in effect and effect["max_vp"] < effect.get("vp", 0):
            place = f"worship_tiles.items[{tile['id']}].effect.max_vp"
            yield out_of_range(place, effect["vp"], 30, effect["max_vp"])
