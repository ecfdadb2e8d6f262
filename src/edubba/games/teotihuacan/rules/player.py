"""What one player has built and holds."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.teotihuacan.rules.geometry import COVERED, FRAMED, QUARTERS, SIDES, SPACE_QUARTERS, WHOLE, in_city
from edubba.games.teotihuacan.rules.pieces import (
    APEX,
    BUILDINGS,
    BUILT,
    CELLS,
    COLOURS,
    CUBE,
    EMPTY,
    GOLD,
    NONE,
    OUTSIDE,
    PLACEMENTS,
    SOURCES,
    SPACES,
    STONE,
    TEMPLES,
    WHITE,
)


class Player:
    """The city, the pyramid and the possessions of one player. All of it is public.

    `ground` says what lies on each cell; `open` holds the cells without a tile, per side of the architect in its frame.
    `buildings` and `temples` list tiles in the order in which they were built, as PLACEMENTS * tile + placement.
    `worth` and `shrines` hold, per quarter and colour, what the pyramid pays for a temple and how many there are: the
    final scoring is the sum of their products. Lists are replaced, never changed, so that clones share them; `ground`
    and `points` are shared until somebody changes them: see `own_lists`.
    """

    __slots__ = (
        "aside", "board", "buildings", "count", "discs", "favour", "gold", "ground", "groups", "masks", "open",
        "passed", "points", "pyramid", "raised", "shared", "shrines", "side", "start", "stone", "temples", "wood",
        "worship", "worth",
    )  # fmt: skip

    def __init__(
        self,
        *,
        board: int,
        ground: list[int],
        open: list[int],
        buildings: list[int],
        temples: list[int],
        count: list[int],
        groups: list[int],
        pyramid: list[int],
        worth: list[int],
        shrines: list[int],
        masks: list[int],
        points: list[int],
    ) -> None:
        self.board = board
        self.ground = ground
        self.open = open
        self.buildings = buildings
        self.temples = temples
        self.count = count  # per building type, then per temple colour
        self.groups = groups  # per mask group: symbols not yet covered
        self.pyramid = pyramid  # per space: a colour, or NONE
        self.worth = worth
        self.shrines = shrines
        self.masks = masks  # mask tiles taken: 100 * type + points
        self.points = points  # by source
        self.raised: i64 = 0  # mask of the pyramid spaces with a tile
        self.gold: i64 = 0
        self.stone: i64 = 0
        self.wood: i64 = 0
        self.worship: i64 = 0  # mask of the worship tiles in front of the player
        self.aside: i64 = 0  # mask of those in use (TEO-14.21)
        self.start: i64 = 0  # mask of the colours still to place at set-up
        self.favour: i64 = 0
        self.discs: i64 = 0
        self.side: i64 = 0  # of the architect
        self.passed = False
        self.shared = False

    def clone(self) -> Player:
        self.shared = True
        other = Player(
            board=self.board,
            ground=self.ground,
            open=self.open,
            buildings=self.buildings,
            temples=self.temples,
            count=self.count,
            groups=self.groups,
            pyramid=self.pyramid,
            worth=self.worth,
            shrines=self.shrines,
            masks=self.masks,
            points=self.points,
        )
        other.raised = self.raised
        other.gold = self.gold
        other.stone = self.stone
        other.wood = self.wood
        other.worship = self.worship
        other.aside = self.aside
        other.start = self.start
        other.favour = self.favour
        other.discs = self.discs
        other.side = self.side
        other.passed = self.passed
        other.shared = True
        return other

    def own_lists(self) -> None:
        """Whoever changes `ground` or `points` says so before: clones share them until then."""
        if self.shared:
            self.ground = self.ground[:]
            self.points = self.points[:]
            self.shared = False

    # --- cubes -------------------------------------------------------------------------------------------------------

    def put_cube(self, cell: int, material: int) -> None:
        """Lay a cube on a cell without a tile; what lay there is discarded."""
        self.drop_cube(cell)
        self.own_lists()
        self.ground[cell] = CUBE + material
        if material == GOLD:
            self.gold += 1
        elif material == STONE:
            self.stone += 1
        else:
            self.wood += 1

    def drop_cube(self, cell: int) -> None:
        """Discard the cube of a cell, if there is one."""
        lies = self.ground[cell]
        if EMPTY < lies < BUILT:
            self.own_lists()
            self.ground[cell] = EMPTY
            if lies == CUBE + GOLD:
                self.gold -= 1
            elif lies == CUBE + STONE:
                self.stone -= 1
            else:
                self.wood -= 1

    def cubes(self) -> int:
        return self.gold + self.stone + self.wood

    def payable(self, gold: int, stone: int, wood: int) -> bool:
        """True if a cost can be paid, two gold for each stone or wood that is missing (TEO-14.37)."""
        missing: i64 = 0
        if stone > self.stone:
            missing += stone - self.stone
        if wood > self.wood:
            missing += wood - self.wood
        return gold + 2 * missing <= self.gold

    # --- tiles -------------------------------------------------------------------------------------------------------

    def cover(self, tile: int, shape: int, placement: int) -> None:
        """Lay a building or temple; cubes under it are discarded (TEO-6.2)."""
        index = PLACEMENTS * shape + placement
        self.own_lists()
        for cell in COVERED[index]:
            self.drop_cube(cell)
            self.ground[cell] = BUILT
        framed = FRAMED[index]
        self.open = [self.open[side] & ~framed[side] for side in range(SIDES)]
        count = self.count[:]
        count[tile] = count[tile] + 1
        self.count = count
        entry = PLACEMENTS * tile + placement
        if tile < BUILDINGS:
            self.buildings = [*self.buildings, entry]
            return
        self.temples = [*self.temples, entry]
        self.shrines = added(self.shrines, QUARTERS[index], tile - TEMPLES, 1)

    def raise_pyramid(self, space: int, colour: int, value: int) -> None:
        """Lay a pyramid tile that is worth so much for every temple of its colour."""
        pyramid = self.pyramid[:]
        pyramid[space] = colour
        self.pyramid = pyramid
        self.raised |= 1 << space
        if colour != WHITE:
            self.worth = added(self.worth, SPACE_QUARTERS[space], colour, value)

    def pyramid_tiles(self) -> int:
        total = 0
        for space in range(APEX + 1):
            if self.pyramid[space] >= 0:
                total += 1
        return total


def added(table: list[int], quarters: int, colour: int, value: int) -> list[int]:
    """A copy of a table by quarter and colour, with something added in some quarters."""
    found = table[:]
    for quarter in range(SIDES):
        if quarters >> quarter & 1:
            index = COLOURS * quarter + colour
            found[index] = found[index] + value
    return found


def fresh_player(board: int, groups: list[int]) -> Player:
    ground = [EMPTY if in_city(cell // 10, cell % 10) else OUTSIDE for cell in range(CELLS)]
    return Player(
        board=board,
        ground=ground,
        open=[WHOLE] * SIDES,
        buildings=[],
        temples=[],
        count=[0] * (BUILDINGS + COLOURS),
        groups=groups,
        pyramid=[NONE] * SPACES,
        worth=[0] * (SIDES * COLOURS),
        shrines=[0] * (SIDES * COLOURS),
        masks=[],
        points=[0] * SOURCES,
    )
