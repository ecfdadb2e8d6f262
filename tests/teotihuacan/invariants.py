"""What is true of every position of Founders of Teotihuacan, at every decision (TEO-18 of the rules: TEO-I1 and on).

`check` looks at a single position and works everything out anew, from the tiles and their places: nothing that the
engine adds up as it goes is trusted. It is exact in the middle of an action too: a tile that was chosen and is not yet
placed is found in the question that asks for its place.
"""

from __future__ import annotations

from collections import Counter

from edubba.games.teotihuacan.rules.geometry import COVERED, FRAME_BITS, SPACE_NAMES
from edubba.games.teotihuacan.rules.pieces import (
    ACTION_SPACES,
    BONUS_DISCS,
    BUILDINGS,
    BUILT,
    CELLS,
    CENTRE,
    COLOURS,
    CUBE,
    EMPTY,
    FROM_FAVOURS,
    FROM_MASKS,
    LEVEL,
    MASK_TYPES,
    NONE,
    OUTSIDE,
    PLACEMENTS,
    PYRAMIDS,
    STACK,
    TILES,
    WHITE,
    WORSHIP_TILES,
)
from edubba.games.teotihuacan.rules.place import Place
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.pyramid import ChooseSpace
from edubba.games.teotihuacan.rules.setup import StartSpace
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.view import owners, worship_tiles
from edubba.kernel import State

# Too seldom for a few random games: other tests of the game build such positions.
RARE = {
    "favour-full", "rival-nothing", "no-mask", "no-worship", "lost", "lost-size", "lost-worship", "rival-level",
}  # fmt: skip
# To pay, to exchange or to replace no more is as good as to go on; a cube may take the place of a better one.
STOPS = {"ExchangeGive", "ProduceCube", "Repeat", "Replace", "Substitute"}
# Who seldom passes and seldom declines builds much: full cities, empty displays and piles, high pyramids.
BENT = {"pass": 0.05, "done": 0.2, "discs": 1.0, "again": 3.0, "bonus": 3.0, "small": 2.0, "act": 1.5, "two-gold": 2.0}

# The ground plan (TEO-2.2 to 2.4), written down a second time.
QUARTERS = {"NW": (0, 0), "NE": (0, 5), "SE": (5, 5), "SW": (5, 0)}  # first row and column of five
SUPPORTS = {
    "L00": "P00 P01 P10 P11",
    "L01": "P01 P02 P11 P12",
    "L10": "P10 P11 P20 P21",
    "L11": "P11 P12 P21 P22",
    "T": "L00 L01 L10 L11",
}
IN_QUARTER = {
    "NW": "P00 P01 P10 P11 L00 T",
    "NE": "P01 P02 P11 P12 L01 T",
    "SE": "P11 P12 P21 P22 L11 T",
    "SW": "P10 P11 P20 P21 L10 T",
}


def check(state: State) -> None:
    """Fail unless this position is possible."""
    assert isinstance(state, TeotihuacanState)
    check_tiles(state)
    check_worship(state)
    check_masks(state)
    check_stacks(state)
    check_round(state)
    for player in state.players:
        check_city(state, player)
        check_pyramid(state, player)
        check_scoring(state, player)
        check_points(state, player)


def hidden(state: State, seat: int | None) -> dict[str, list[int]]:
    """Nothing that lies on the table is hidden (TEO-16.1): only the dice are unknown."""
    return {}


def in_hand(state: TeotihuacanState) -> Counter[int]:
    """Tiles that were chosen and are about to be placed, and the first pyramid tiles of everybody."""
    found: Counter[int] = Counter()
    for step in state.agenda:
        if isinstance(step, Place):
            found[step.tile] += 1
        elif isinstance(step, (ChooseSpace, StartSpace)):
            found[PYRAMIDS + step.colour] += 1
    for player in state.players:
        for colour in range(COLOURS):
            found[PYRAMIDS + colour] += player.start >> colour & 1
    return found


def built(player: Player) -> Counter[int]:
    """What stands in a city and on its pyramid, by tile."""
    found = Counter(entry // PLACEMENTS for entry in player.buildings + player.temples)
    found.update(PYRAMIDS + colour for colour in player.pyramid if 0 <= colour < COLOURS)
    return found


def check_tiles(state: TeotihuacanState) -> None:
    """TEO-I1, TEO-I11."""
    everywhere = in_hand(state)
    for player in state.players:
        everywhere.update(built(player))
    wanted = state.printed.display[state.seats]
    for tile in range(TILES):
        assert state.supply[tile] >= 0
        assert 0 <= state.display[tile] <= wanted[tile]
        total = state.supply[tile] + state.display[tile] + state.removed[tile] + everywhere[tile]
        assert total == state.printed.count[tile], f"tile {tile}"


def check_worship(state: TeotihuacanState) -> None:
    """TEO-I2: every tile is somewhere, once; face up are the slot and the top of each pile."""
    everywhere = worship_tiles(state.unseen)
    for colour in range(COLOURS):
        shown = [tile for tile in (state.slot[colour], state.top[colour]) if tile != NONE]
        everywhere += shown + state.under[colour]
        assert all(tile // 12 == colour for tile in shown + state.under[colour])
        pile = state.under[colour] or [tile for tile in worship_tiles(state.unseen) if tile // 12 == colour]
        if state.started:
            assert state.top[colour] != NONE or not pile, "the top of a pile is face up"
            assert state.slot[colour] != NONE or state.top[colour] == NONE, "the slot is filled first"
        else:
            assert not shown
    for player in state.players:
        everywhere += worship_tiles(player.worship)
        assert player.aside & ~player.worship == 0
    assert sorted(everywhere) == list(range(WORSHIP_TILES))


def check_masks(state: TeotihuacanState) -> None:
    """TEO-I2, TEO-I8: piles from the top down; nobody has more tiles of a type than completed groups of it."""
    taken: Counter[int] = Counter()
    for player in state.players:
        board = state.printed.boards[player.board]
        complete = Counter(board.group_type[group] for group, left in enumerate(player.groups) if not left)
        mine = Counter(mask // 100 for mask in player.masks)
        assert all(mine[kind] <= complete[kind] for kind in mine)
        assert len(player.masks) <= len(player.groups)
        assert player.points[FROM_MASKS] == sum(mask % 100 for mask in player.masks)
        taken.update(player.masks)
    for kind in range(MASK_TYPES):
        pile = state.printed.mask_piles[state.seats][kind]
        gone = Counter(100 * kind + points for points in pile[: state.masks[kind]])
        mine = Counter({mask: count for mask, count in taken.items() if mask // 100 == kind})
        assert not mine - gone
        assert state.has_rival or mine == gone


def check_stacks(state: TeotihuacanState) -> None:
    """TEO-I4: one to four discs on active spaces, the bonus disc at the bottom; nobody loses a disc."""
    active = state.printed.spaces[state.seats]
    on_spaces: Counter[int] = Counter()
    for space in range(ACTION_SPACES):
        stack = owners(state.stacks[space])
        on_spaces.update(stack)
        if space in active and state.started:
            assert state.height[space] == 1 + len(stack) <= STACK
            assert state.bonus[space] != NONE
        else:
            assert state.height[space] == len(stack) == 0
            assert state.bonus[space] == NONE
    discs = [disc for disc in state.bonus if disc != NONE]
    assert len(set(discs)) == len(discs) <= BONUS_DISCS
    if state.started:
        mine = state.printed.discs[state.seats] + 1 - state.round
        for seat, player in enumerate(state.players):
            assert player.discs >= 0
            assert player.discs + on_spaces[seat] == mine
        if state.seats == 1:
            assert state.rival_discs + on_spaces[1] == mine


def check_round(state: TeotihuacanState) -> None:
    """TEO-I11."""
    assert 1 <= state.round <= state.printed.rounds[state.seats]
    assert 0 <= state.first < max(state.seats, 2)
    if state.space != NONE:
        assert 2 <= state.power <= STACK + max(state.printed.bonus_power)


def check_city(state: TeotihuacanState, player: Player) -> None:
    """TEO-I3: a cell holds a tile part, or a cube, or nothing; tiles do not overlap and lie in the city."""
    covered: Counter[int] = Counter()
    for entry in player.buildings + player.temples:
        cells = COVERED[PLACEMENTS * state.printed.shape[entry // PLACEMENTS] + entry % PLACEMENTS]
        assert len(cells) == state.printed.size[entry // PLACEMENTS]
        covered.update(cells)
    cubes: Counter[int] = Counter()
    assert len(player.ground) == CELLS
    for cell, lies in enumerate(player.ground):
        central = 3 <= cell // 10 <= 6 and 3 <= cell % 10 <= 6
        assert (lies == OUTSIDE) == central
        assert (lies == BUILT) == (covered[cell] == 1)
        assert covered[cell] <= 1
        if EMPTY < lies < BUILT:
            cubes[lies - CUBE] += 1
    assert [player.gold, player.stone, player.wood] == [cubes[material] for material in range(3)]
    for side in range(4):
        free = sum(FRAME_BITS[side][cell] for cell in range(CELLS) if player.ground[cell] < BUILT)
        assert player.open[side] == free
    counts = Counter(entry // PLACEMENTS for entry in player.buildings + player.temples)
    assert player.count == [counts[tile] for tile in range(BUILDINGS + COLOURS)]
    board = state.printed.boards[player.board]
    hit = Counter(board.group_of[cell] for cell in covered)
    assert player.groups == [size - hit[group] for group, size in enumerate(board.size)]


def check_pyramid(state: TeotihuacanState, player: Player) -> None:
    """TEO-I5: every tile rests on four; white in the centre."""
    there = {space for space in range(len(player.pyramid)) if player.pyramid[space] != NONE}
    assert player.raised == sum(1 << space for space in there)
    for space in there:
        for below in SUPPORTS.get(SPACE_NAMES[space], "").split():
            assert SPACE_NAMES.index(below) in there
        assert (player.pyramid[space] == WHITE) == (space == CENTRE)
    assert CENTRE in there
    assert len(there) <= 14
    if not state.started:
        assert not any(space >= LEVEL for space in there)


def quarter_score(state: TeotihuacanState, player: Player, quarter: str) -> int:
    """The final scoring of a quarter by looking at every pair of a pyramid tile and a temple (TEO-13.3)."""
    top, left = QUARTERS[quarter]
    shapes, values = state.printed.shape, state.printed.space_values
    total = 0
    for entry in player.temples:
        tile = entry // PLACEMENTS
        cells = COVERED[PLACEMENTS * shapes[tile] + entry % PLACEMENTS]
        if not any(top <= c // 10 < top + 5 and left <= c % 10 < left + 5 for c in cells):
            continue
        for space, colour in enumerate(player.pyramid):
            if colour == tile - BUILDINGS and SPACE_NAMES[space] in IN_QUARTER[quarter].split():
                total += values[space]
    return total


def check_scoring(state: TeotihuacanState, player: Player) -> None:
    """TEO-I12: the final scoring depends on pyramid and temples alone."""
    for number, quarter in enumerate(QUARTERS):
        index = COLOURS * number
        added_up = sum(player.worth[index + one] * player.shrines[index + one] for one in range(COLOURS))
        assert added_up == quarter_score(state, player, quarter)


def check_points(state: TeotihuacanState, player: Player) -> None:
    """TEO-I7: nobody loses points; those of the favour track are the sum of its spaces."""
    assert all(points >= 0 for points in player.points)
    assert 0 <= player.favour < len(state.printed.favour)
    assert player.points[FROM_FAVOURS] == sum(state.printed.favour[: player.favour + 1])
