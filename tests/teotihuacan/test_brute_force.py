"""Placements, payments and production compared with trying everything."""

from itertools import combinations, product
from random import Random

import pytest

from edubba.games.teotihuacan.edge.talk import TILE_IDS
from edubba.games.teotihuacan.rules.geometry import CITY, COVERED, FRAME_BITS
from edubba.games.teotihuacan.rules.pay import owe
from edubba.games.teotihuacan.rules.pieces import (
    ANYWHERE,
    AT_SETUP,
    BUILT,
    CELL,
    CELLS,
    CUBE,
    DONE,
    EMPTY,
    IN_REACH,
    NONE,
    PLACE,
    PLACEMENTS,
)
from edubba.games.teotihuacan.rules.place import PLACE_STEPS, has_room, lay
from edubba.games.teotihuacan.rules.printed import Cost
from edubba.games.teotihuacan.rules.produce import PRODUCE_CUBE
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import Step
from tests.teotihuacan.given import A, Has, given


class Pause(Step[TeotihuacanState]):
    """Where a search stops."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        return [DONE, CELL]


def crowded(seed: int) -> TeotihuacanState:
    """A city with a random number of random tiles."""
    rng = Random(seed)
    state = given(Has(board=rng.choice(["A", "B1", "B2", "B3", "B4"])), seed=seed, exact=False).state
    player = state.players[A]
    for _ in range(rng.randrange(22)):
        tile = rng.randrange(12)
        options = PLACE_STEPS[A][tile][ANYWHERE].options(state, A)
        if options:
            lay(state, A, tile, rng.choice(options) - PLACE)
            state.agenda = [Pause(A)]
    player.side = rng.randrange(4)
    return state


@pytest.mark.rule("TEO-5.2", "TEO-6.2", "TEO-14.33", "TEO-D5", "TEO-8.4")
@pytest.mark.parametrize("seed", range(25))
def test_placements_are_all_that_fit(seed: int) -> None:
    state = crowded(seed)
    player = state.players[A]
    board = state.printed.boards[player.board]
    for tile in range(12):
        for bound in (IN_REACH, ANYWHERE, AT_SETUP):
            wanted = set()
            for number in range(PLACEMENTS):
                cells = COVERED[PLACEMENTS * state.printed.shape[tile] + number]
                free = bool(cells) and all(player.ground[cell] < BUILT for cell in cells)
                if bound == IN_REACH:
                    free = free and all(FRAME_BITS[player.side][cell] for cell in cells)
                if bound == AT_SETUP:
                    free = free and all(board.group_of[cell] == NONE for cell in cells)
                if free:
                    wanted.add(PLACE + number)
            found = PLACE_STEPS[A][tile][bound].options(state, A)
            assert len(found) == len(set(found))
            assert set(found) == wanted
            assert has_room(state, player, tile, bound) == bool(wanted)


# --- payments ---------------------------------------------------------------------------------------------------------


def small_city(seed: int) -> tuple[TeotihuacanState, dict[int, int]]:
    """At most eight cubes on some cells: cell -> material."""
    rng = Random(seed)
    state = given(seed=seed).state
    player = state.players[A]
    lying = {cell: rng.randrange(3) for cell in rng.sample(CITY, rng.randrange(9))}
    for cell, material in lying.items():
        player.put_cube(cell, material)
    return state, lying


def by_trying(lying: dict[int, int], cost: Cost) -> set[frozenset[int]]:
    """All sets of cells whose cubes pay a cost, two gold for a stone or a wood."""
    found = set()
    for size in range(len(lying) + 1):
        for chosen in combinations(sorted(lying), size):
            counts = [sum(1 for cell in chosen if lying[cell] == material) for material in range(3)]
            if cost.some:
                if size == cost.some:
                    found.add(frozenset(chosen))
                continue
            for stone, wood in product(range(cost.stone + 1), range(cost.wood + 1)):
                if counts == [cost.gold + 2 * (stone + wood), cost.stone - stone, cost.wood - wood]:
                    found.add(frozenset(chosen))
    return found


def by_playing(state: TeotihuacanState, cost: Cost) -> list[frozenset[int]]:
    """The sets of cells that the questions of a payment lead to, once for every way to get there."""
    before = {cell for cell in range(CELLS) if EMPTY < state.players[A].ground[cell] < BUILT}
    state.agenda = [Pause(A)]
    owe(state, A, cost)
    state.proceed()
    found = []
    open_ways = [state]
    while open_ways:
        now = open_ways.pop()
        if isinstance(now.agenda[-1], Pause):
            left = {cell for cell in range(CELLS) if EMPTY < now.players[A].ground[cell] < BUILT}
            found.append(frozenset(before - left))
            continue
        for action in now.legal(A):
            other = now.clone()
            other.apply(A, action)
            open_ways.append(other)
    return found


COSTS = [Cost(0, 2, 2), Cost(1, 2, 0), Cost(2, 0, 1), Cost(1, 1, 1), Cost(0, 0, 2), Cost(0, 2, 1), Cost(0, 0, 0, 3)]


@pytest.mark.rule("TEO-5.3", "TEO-5.4", "TEO-14.15", "TEO-14.37", "TEO-15.1", "TEO-D8", "TEO-D9")
@pytest.mark.parametrize("seed", range(40))
def test_every_way_to_pay_arises_once(seed: int) -> None:
    state, lying = small_city(seed)
    for cost in COSTS:
        wanted = by_trying(lying, cost)
        player = state.players[A]
        payable = player.cubes() >= cost.some if cost.some else player.payable(cost.gold, cost.stone, cost.wood)
        assert payable == bool(wanted)
        if payable:
            found = by_playing(state.clone(), cost)
            assert set(found) == wanted
            assert len(found) == len(wanted), "more or less gold pays with other cubes: no set arises twice"


# --- production -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TEO-9.1", "TEO-14.11", "TEO-15.2", "TEO-D14")
@pytest.mark.parametrize("seed", range(12))
def test_every_result_of_production_is_reached(seed: int) -> None:
    """Compared with choosing a cell or none for each building at once, in the order of construction."""
    rng = Random(seed)
    state = given(seed=seed).state
    player = state.players[A]
    for cell in rng.sample(CITY, 60):
        player.put_cube(cell, rng.randrange(3))
    for name in ("wood-1", "stone-2", "wood-2")[: 2 + seed % 2]:
        tile = TILE_IDS.index(name)
        options = PLACE_STEPS[A][tile][ANYWHERE].options(state, A)
        state.supply[tile] -= 1
        lay(state, A, tile, rng.choice(options) - PLACE)
        state.agenda = [Pause(A)]
    wanted = {tuple(ground) for ground in produced(state, player.ground, 0)}
    for number in range(len(player.buildings) - 1, -1, -1):
        state.next(PRODUCE_CUBE[A][number])
    state.proceed()
    found = set()
    open_ways = [state]
    while open_ways:
        now = open_ways.pop()
        if isinstance(now.agenda[-1], Pause):
            found.add(tuple(now.players[A].ground))
            continue
        for action in now.legal(A):
            other = now.clone()
            other.apply(A, action)
            open_ways.append(other)
    assert found == wanted


def produced(state: TeotihuacanState, ground: list[int], number: int) -> list[list[int]]:
    """All grounds after the buildings from this one on have produced, found without the tables of the engine."""
    buildings = state.players[A].buildings
    if number == len(buildings):
        return [ground]
    tile, placement = divmod(buildings[number], PLACEMENTS)
    cells = COVERED[PLACEMENTS * state.printed.shape[tile] + placement]
    found = produced(state, ground, number + 1)
    for cell in CITY:
        row, column = divmod(cell, 10)
        beside = any(abs(row - other // 10) + abs(column - other % 10) == 1 for other in cells)
        if beside and cell not in cells and ground[cell] < BUILT:
            after = ground[:]
            after[cell] = CUBE + state.printed.material[tile]
            found += produced(state, after, number + 1)
    return found
