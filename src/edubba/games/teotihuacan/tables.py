"""The int tables by which the rules are played, made from what is printed."""

from __future__ import annotations

from itertools import combinations

from edubba.games.teotihuacan import effects
from edubba.games.teotihuacan.box import (
    BUILDING_IDS,
    COLOUR_NAMES,
    MASK_NAMES,
    MATERIAL_NAMES,
    REWARDED,
    Board,
    Building,
    MaskTile,
    Price,
    TeotihuacanBox,
    by_seats,
)
from edubba.games.teotihuacan.effects import Bonus, Need, Offering, PointsAndPower
from edubba.games.teotihuacan.rules import pieces
from edubba.games.teotihuacan.rules import printed as p
from edubba.games.teotihuacan.rules.geometry import FRAME_BITS, SHAPE_NAMES, SHAPES, SIDES, SPACE_NAMES, survey
from edubba.games.teotihuacan.rules.pieces import APEX, BASE, CELLS, NONE, STACK
from edubba.games.teotihuacan.rules.printed import Cost, Offer, Printed

TYPES = [(material, int(size)) for material, size in (name.split("-") for name in BUILDING_IDS)]


def tables(box: TeotihuacanBox) -> Printed:
    """The tables of one box, which must be in order."""
    t = Printed()
    buildings, temples, pyramid = box.buildings.all(), box.temples.all(), box.pyramid
    t.count = [one.count for one in buildings] + [one.count for one in temples]
    t.count += [pyramid.counts.green, pyramid.counts.blue, pyramid.counts.red]
    shapes = [getattr(one, "shape", f"I{size}") for one, (_, size) in zip(buildings, TYPES, strict=True)]
    shapes += [one.shape for one in temples]
    t.size = [len(SHAPES[name]) for name in shapes] + [pyramid.size] * pieces.COLOURS
    t.shape = [SHAPE_NAMES.index(name) for name in shapes]
    for shape in t.shape:
        survey(shape)
    t.material = [MATERIAL_NAMES.index(material) for material, _ in TYPES]
    shown = [by_seats(one.display) if isinstance(one, Building) else [0] * 5 for one in buildings]
    each = [box.temples.displayed] * pieces.COLOURS + [pyramid.displayed] * pieces.COLOURS
    t.display = [[counts[seats] for counts in shown] + each for seats in range(5)]
    effects_of_discs = [disc.effect for disc in box.discs]
    raised = max((one.power for one in effects_of_discs if isinstance(one, PointsAndPower)), default=0)
    powers = range(STACK + raised + 1)
    sizes = t.size[pieces.TEMPLES :]
    t.temple_costs = [
        [cost_at(one.cost, one.extra, sizes[n] - power) for power in powers] for n, one in enumerate(temples)
    ]
    t.pyramid_costs = [cost_at(pyramid.cost, pyramid.extra, pyramid.size - power) for power in powers]
    t.pyramid_points = pyramid.points
    t.space_values = [box.scoring.base if space < BASE else box.scoring.above for space in range(APEX + 1)]
    t.offers = [offer_of(tile.effect) for tile in box.worship]
    t.mask_piles = [[mask_pile(tiles, max(seats, 2)) for tiles in box.masks.all()] for seats in range(5)]
    t.bonus_kind = [BONUS_KINDS[type(one)] for one in effects_of_discs]
    t.bonus_points = [getattr(one, "points", 0) for one in effects_of_discs]
    t.bonus_power = [getattr(one, "power", 0) for one in effects_of_discs]
    t.bonus_cubes = [getattr(one, "cubes", 0) for one in effects_of_discs]
    t.spaces = [box.spaces.used(max(seats, 2)) for seats in range(5)]
    t.favour = [0, *box.favour]
    t.rounds = by_seats(box.rounds)
    t.discs = by_seats(box.action_discs)
    kinds = reward_kinds(box)
    t.rewards = [reward_of(one) for one in kinds]
    t.boards = [board_of(board, kinds) for board in box.boards.all()]
    return t


def cost_at(cost: Price, extra: Price, missing: int) -> Cost:
    """The price of a tile whose size lacks so much power: more for every point of it (TEO-7.1, 8.1)."""
    more = max(0, missing)
    return Cost(cost.gold + more * extra.gold, cost.stone + more * extra.stone, cost.wood + more * extra.wood)


# --- effects ----------------------------------------------------------------------------------------------------------

BONUS_KINDS: dict[type[Bonus], int] = {
    effects.AnyInfluence: pieces.ANY_INFLUENCE,
    effects.AnyConstruction: pieces.ANY_CONSTRUCTION,
    effects.JustPoints: pieces.BONUS_POINTS,
    effects.PointsAndCubes: pieces.BONUS_CUBE,
    effects.PointsAndPower: pieces.BONUS_POWER,
}
OPS: dict[type[Offering], int] = {
    effects.BuyPyramid: p.SPEND_BUILD_PYRAMID,
    effects.BuyTemple: p.SPEND_BUILD_TEMPLE,
    effects.Repeat: p.SPEND_REPEAT,
    effects.RepeatAny: p.SPEND_REPEAT,
    effects.Spend: p.SPEND_EXACT,
    effects.ShowBuildings: p.IF_BUILDINGS,
    effects.Multiply: p.MULTIPLY,
    effects.ThenBuilding: p.THEN_BUILD,
    effects.ThenInfluence: p.THEN_INFLUENCE,
    effects.ThenConstruction: p.THEN_CONSTRUCT,
}


def offer_of(effect: Offering) -> Offer:
    cost, colour, material = Cost(0, 0, 0, getattr(effect, "cubes", 0)), NONE, NONE
    if isinstance(effect, effects.Repeat):
        cost = Cost(effect.gold, effect.stone, effect.wood)
    elif isinstance(effect, effects.Multiply):
        colour, material = COLOUR_NAMES.index(effect.temple), MATERIAL_NAMES.index(effect.material)
    offer = Offer(
        op=OPS[type(effect)],
        points=getattr(effect, "points", 0),
        most=getattr(effect, "most", 0),
        cost=cost,
        size=getattr(effect, "size", 0),
        colour=colour,
        material=material,
    )
    if isinstance(effect, effects.ShowBuildings):
        offer.conditions = conditions(effect.need)
    return offer


def conditions(needs: list[Need]) -> list[list[int]]:
    """Requirements can be met by distinct buildings exactly if any of them together have enough (Hall)."""
    fitting = [{number for number, kind in enumerate(TYPES) if matches(need, kind)} for need in needs]
    found = []
    for many in range(1, len(needs) + 1):
        for some in combinations(range(len(needs)), many):
            among: set[int] = set().union(*(fitting[one] for one in some))
            found.append([sum(needs[one].count for one in some), *sorted(among)])
    return found


def matches(need: Need, kind: tuple[str, int]) -> bool:
    return need.material in (None, kind[0]) and need.size in (None, kind[1])


def reward_kinds(box: TeotihuacanBox) -> list[effects.PyramidReward]:
    """The different rewards of all boards."""
    found: list[effects.PyramidReward] = []
    for board in box.boards.all():
        for space in REWARDED:
            reward = getattr(board.rewards, space)
            if reward is not None and reward not in found:
                found.append(reward)
    return found


def reward_of(effect: effects.PyramidReward) -> p.Reward:
    if isinstance(effect, effects.FreeBuildings):
        shown = [BUILDING_IDS.index(tile) for tile in effect.tiles]
        once = sum(1 << tile for tile in set(shown))
        twice = sum(1 << tile for tile in set(shown) if shown.count(tile) > 1)
        return p.Reward(op=p.REWARD_BUILDINGS, types=once | twice << pieces.BUILDINGS)
    if isinstance(effect, effects.FreeTemple):
        return p.Reward(op=p.REWARD_TEMPLE, colour=COLOUR_NAMES.index(effect.colour))
    if isinstance(effect, effects.ThenBuilding):
        return p.Reward(op=p.REWARD_POINTS_AND_SIZE, points=effect.points, size=effect.size)
    if isinstance(effect, effects.JustPoints):
        return p.Reward(op=p.REWARD_POINTS, points=effect.points)
    return p.Reward(op=p.REWARD_WORSHIP)


# --- masks and boards -------------------------------------------------------------------------------------------------


def mask_pile(tiles: list[MaskTile], seats: int) -> list[int]:
    """The points of the tiles in play, the highest on top (TEO-3.6)."""
    return sorted((one.points for one in tiles if one.players <= seats), reverse=True)


def board_of(board: Board, kinds: list[effects.PyramidReward]) -> p.Board:
    found = p.Board()
    found.group_of = [NONE] * CELLS
    for number, (kind, cells) in enumerate(board.groups()):
        found.group_type.append(MASK_NAMES.index(kind))
        found.size.append(len(cells))
        for cell in cells:
            found.group_of[cell] = number
    masked = [cell for cell in range(CELLS) if found.group_of[cell] != NONE]
    found.masked = [sum(FRAME_BITS[side][cell] for cell in masked) for side in range(SIDES)]
    shown = [getattr(board.rewards, name, None) for name in SPACE_NAMES[:BASE]]
    found.rewards = [kinds.index(one) if one is not None else p.NO_REWARD for one in shown]
    return found
