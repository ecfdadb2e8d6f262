"""What is printed on tiles and boards, as int tables; and the rule switches of one game."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.pieces import NONE

# What a worship tile does (TEO-10.2).
SPEND_BUILD_PYRAMID: Final = 0
SPEND_BUILD_TEMPLE: Final = 1
SPEND_REPEAT: Final = 2
SPEND_EXACT: Final = 3
IF_BUILDINGS: Final = 4
MULTIPLY: Final = 5
THEN_BUILD: Final = 6
THEN_INFLUENCE: Final = 7
THEN_CONSTRUCT: Final = 8

# What a pyramid space rewards with (TEO-8.3).
NO_REWARD: Final = -1
REWARD_BUILDINGS: Final = 0
REWARD_TEMPLE: Final = 1
REWARD_POINTS_AND_SIZE: Final = 2
REWARD_WORSHIP: Final = 3
REWARD_POINTS: Final = 4


class Cost:
    """Cubes owed: of each material, and of any."""

    __slots__ = ("gold", "some", "stone", "wood")

    def __init__(self, gold: int, stone: int, wood: int, some: int = 0) -> None:
        self.gold = gold
        self.stone = stone
        self.wood = wood
        self.some = some


class Offer:
    """What a worship tile says. Its building list is kept as Hall's conditions: so many among these types."""

    __slots__ = ("colour", "conditions", "cost", "material", "most", "op", "points", "size")

    def __init__(self, *, op: int, points: int, most: int, cost: Cost, size: int, colour: int, material: int) -> None:
        self.op = op
        self.points = points
        self.most = most  # points at most
        self.cost = cost
        self.size = size
        self.colour = colour  # of the temples that count, or NONE
        self.material = material  # of the buildings that count, or NONE
        self.conditions: list[list[int]] = []  # [how many, type, type, ...]


class Reward:
    """What a space of the pyramid shows."""

    __slots__ = ("colour", "op", "points", "size", "types")

    def __init__(self, *, op: int, points: int = 0, size: int = 0, colour: int = 0, types: int = 0) -> None:
        self.op = op
        self.points = points
        self.size = size
        self.colour = colour
        self.types = types  # mask of building types, and above it of those that are shown twice


class Board:
    """A side of a player board: its masks and the rewards of its pyramid."""

    __slots__ = ("group_of", "group_type", "masked", "rewards", "size")

    def __init__(self) -> None:
        self.group_of: list[int] = []  # per cell: its mask group, or NONE
        self.group_type: list[int] = []
        self.size: list[int] = []  # per group: its cells
        self.masked: list[int] = []  # per side of the architect: the mask cells in its frame
        self.rewards: list[int] = []  # per base space: a reward, or NO_REWARD


class Printed:
    """The printed data of one pack. Shared by all positions, never changed. Lists by players start at 0 players."""

    __slots__ = (
        "boards", "bonus_cubes", "bonus_kind", "bonus_points", "bonus_power", "count", "discs", "display", "favour",
        "mask_piles", "material", "offers", "pyramid_costs", "pyramid_points", "rewards", "rounds", "shape", "size",
        "space_values", "spaces", "temple_costs",
    )  # fmt: skip

    def __init__(self) -> None:
        # tiles: buildings, temples, pyramid tiles
        self.count: list[int] = []
        self.size: list[int] = []
        self.shape: list[int] = []
        self.material: list[int] = []  # per building
        self.display: list[list[int]] = []  # by players, per tile
        self.temple_costs: list[list[Cost]] = []  # per colour and power
        self.pyramid_costs: list[Cost] = []  # per power
        self.pyramid_points: int
        self.space_values: list[int] = []  # per space of the pyramid: what its tile is worth for each temple
        self.offers: list[Offer] = []  # per worship tile
        self.mask_piles: list[list[list[int]]] = []  # by players, per type: points, the top first
        self.bonus_kind: list[int] = []  # per disc
        self.bonus_points: list[int] = []
        self.bonus_power: list[int] = []
        self.bonus_cubes: list[int] = []
        self.spaces: list[list[int]] = []  # by players: the active action spaces
        self.favour: list[int] = []  # points per space of the track
        self.rounds: list[int] = []  # by players
        self.discs: list[int] = []  # by players
        self.boards: list[Board] = []
        self.rewards: list[Reward] = []


ATTACK: Final = 0
RIVAL: Final = 1
LEVELS: Final = {"easy": -20, "normal": 0, "hard": 15, "expert": 30}


class Rules:
    """What one game is played by: the side of the boards, the switches of TEO-14, what its version has mended, and
    the unofficial solo challenge."""

    __slots__ = (
        "bonus_alone", "first", "forced_cubes", "gold_multiplier", "level", "no_null_turn", "reach_for_rewards",
        "setup_points", "side_b", "solo",
    )  # fmt: skip

    def __init__(
        self,
        *,
        side: str,
        first_player: str | int,
        reward_buildings_ignore_reach: bool,
        red_multiplier_material: str,
        setup_pyramid_gives_2vp: bool,
        build_cube_replacement: str,
        bonus_alone: bool,
        no_null_turn: bool,
        solo_mode: str,
        solo_level: str,
    ) -> None:
        self.side_b = side == "B"
        self.first = first_player if isinstance(first_player, int) else NONE
        self.reach_for_rewards = not reward_buildings_ignore_reach  # pictured buildings too lie within reach (TEO-14.1)
        self.gold_multiplier = red_multiplier_material == "gold"  # red temples count gold buildings (TEO-14.3)
        self.setup_points = setup_pyramid_gives_2vp  # pyramid tiles of the set-up give points too (TEO-14.5)
        self.forced_cubes = build_cube_replacement == "forced"  # a building replaces every cube beside it (TEO-14.9)
        self.bonus_alone = bonus_alone  # zone B without an action of its own, for its bonus disc (TEO-14.16)
        self.no_null_turn = no_null_turn  # no discs in zone B for nothing: since 1.1 (TEO-14.16)
        self.solo = RIVAL if solo_mode == "rival" else ATTACK
        self.level = LEVELS[solo_level]  # added to the score of the rival (TEO-20.3)
