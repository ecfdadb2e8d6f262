"""The same rules once more, written naively from the printed data, and held against the engine in random positions."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import edubba
from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules.garden import wet_land
from edubba.games.tabannusi.rules.pay import Pay, PayForFilling, payable, units_in
from edubba.games.tabannusi.rules.pieces import LAND, RIVER, TRACKS, bit_of, colour_of, district_of, owner_of
from edubba.games.tabannusi.rules.points import district_points
from edubba.games.tabannusi.rules.project import cells_for
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.tables import CELL_IDS
from edubba.testing.play import BENT, Player
from tests.packs.old import whole
from tests.tabannusi.given import GAME, A, Has, Table, given, new

CELLS = {side: {cell["id"]: cell for cell in whole("tabannusi")["boards"][side]["cells"]} for side in "AB"}
FACTORS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]


class Map:
    """The map as a dict of names."""

    def __init__(self, s: TabannusiState) -> None:
        side = CELLS["A" if s.seats > 2 else "B"]
        self.cells = {name: cell for name, cell in side.items() if cell.get("min_players", 1) <= max(s.seats, 3)}
        table = Table(s)
        self.on = {name: table.at(name) for name in self.cells}

    def near(self, name: str) -> list[str]:
        return [other for other in self.cells[name]["adjacent"] if other in self.cells]

    def in_district(self, number: int) -> list[str]:
        return [name for name, cell in self.cells.items() if number in cell["districts"]]

    def projects(self, number: int, colour: str) -> set[str]:
        """Where a project may lie (TAB-6.2 to 6.4)."""
        mine = [name for name in self.in_district(number) if self.on[name] == f"{colour} project"]
        if len(mine) == 3:
            return set()
        found = set()
        for name in self.in_district(number):
            around = [self.on[other] for other in self.near(name)]
            if self.on[name] != "empty" or f"{colour} building" in around:
                continue
            if not mine or f"{colour} project" in around:
                found.add(name)
        return found

    def wet(self, number: int) -> set[str]:
        """Where water may be laid (TAB-8.2)."""
        here = self.in_district(number)
        return {
            name
            for name in here
            if self.on[name] == "empty"
            and any(self.on[other] in ("water", "garden") for other in self.near(name) if other in here)
        }


def names(district: int, mask: int) -> set[str]:
    cells = [*range(LAND * district, LAND * district + LAND), *range(RIVER, len(CELL_IDS))]
    return {CELL_IDS[cell] for cell in cells if mask & bit_of(cell)}


def common_points(s: TabannusiState, seat: int, district: int) -> int:
    """TAB-13.4 from the names of cells."""
    here = Map(s)
    total = 0
    for building in s.buildings:
        if owner_of(building) == seat and district_of(building) == district:
            cells = names(district, building & (1 << LAND) - 1)
            gardens = {other for name in cells for other in here.near(name) if here.on[other] == "garden"}
            total += (len(cells) + len(gardens)) * FACTORS[s.players[seat].mastery[colour_of(building)]]
    return total


@pytest.mark.parametrize("seats", edubba.load("tabannusi").seats)
def test_the_map_seen_twice(seats: int) -> None:
    s = new(seats, 21)
    player = Player(GAME, Random(4), BENT)
    moves = 0
    while not s.over:
        if moves % 12 == 0:
            here = Map(s)
            for district in range(3):
                for colour in range(TRACKS):
                    mine = names(district, cells_for(s, district, colour))
                    assert mine == here.projects(district + 1, COLOURS[colour])
                assert names(district, wet_land(s, district)) == here.wet(district + 1)
                for seat in range(s.places()):
                    assert district_points(s, seat, district) == common_points(s, seat, district)
        s.apply(*player.choose(s))
        moves += 1


def all_payments(
    need: list[int], dice: list[int], crates: list[int], gold: int
) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every way to pay, as dice and crates by colour."""
    found = set()
    for spent in product(*[range(min(need[c], dice[c]) + 1) for c in range(5)]):
        for emptied in product(*[range(min(need[c] - spent[c], crates[c]) + 1) for c in range(5)]):
            if sum(need) - sum(spent) - sum(emptied) <= gold:
                found.add((spent, emptied))
    return found


@pytest.mark.rule("TAB-3.20", "TAB-R36", "TAB-Q7")
def test_every_payment_can_be_made_in_exactly_one_way() -> None:
    rng = Random(8)
    for _ in range(60):
        dice = [rng.randrange(3) for _ in range(5)]
        crates = [0] * 5
        for _ in range(rng.randrange(4)):
            crates[rng.randrange(5)] += 1
        gold = rng.randrange(4)
        need = [0] * 5
        need[rng.randrange(5)] += 2
        need[rng.randrange(3)] += rng.randrange(3)
        wanted = all_payments(need, dice, crates, gold)
        held = ", ".join(f"{count} {COLOURS[colour]}" for colour, count in enumerate(dice) if count)
        full = ", ".join(f"{count} {COLOURS[colour]}" for colour, count in enumerate(crates) if count)
        t = given(Has(dice=held, full=full, gold=gold), seats=4, options={"free_actions_anytime": False})
        packed = sum(count << 4 * colour for colour, count in enumerate(need))
        if not wanted:
            continue
        t.state.next(Pay(A, packed))
        ways = []
        open_ends = [t.state]
        while open_ends:
            s = open_ends.pop()
            s.proceed()
            if type(s.agenda[-1]) is Pay:
                for action in s.legal(A):
                    other = s.clone()
                    other.advance(A, action)
                    open_ends.append(other)
            else:
                me = s.players[A]
                spent = tuple(dice[colour] - me.dice[colour] for colour in range(5))
                ways.append((spent, tuple(int(me.empty >> 4 * colour & 15) for colour in range(5))))
        assert len(ways) == len(set(ways))
        assert set(ways) == wanted


def can_pay(need: tuple[int, ...], dice: tuple[int, ...], full: tuple[int, ...], spent: tuple[int, ...]) -> int:
    """The least gold that pays a cost, if crates that were spent on it may be filled again once, with any dice."""
    best = sum(need)
    for colour in range(5):
        if need[colour]:
            due = less(need, colour)
            if dice[colour]:
                best = min(best, can_pay(due, less(dice, colour), full, spent))
            if full[colour]:
                best = min(best, can_pay(due, dice, less(full, colour), more(spent, colour)))
            if spent[colour]:
                for other in range(5):
                    if dice[other]:
                        best = min(best, can_pay(due, less(dice, other), full, less(spent, colour)))
    return best


def less(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] - 1, *counts[place + 1 :])


def more(counts: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])


@pytest.mark.rule("TAB-R6", "TAB-3.20")
def test_crates_filled_again_pay_whatever_they_can() -> None:
    """Payable is what a search through all orders of paying and filling finds, and no way of paying gets stuck."""
    rng, refilled = Random(9), 0
    for _ in range(250):
        dice = tuple(rng.choice((0, 0, 1, 2)) for _ in range(5))
        full = [0] * 5
        for _ in range(rng.randrange(4)):
            full[rng.randrange(3)] += 1
        need = [0] * 5
        need[rng.randrange(3)] += 2
        need[rng.randrange(3)] += rng.randrange(3)
        held = ", ".join(f"{count} {COLOURS[colour]}" for colour, count in enumerate(dice) if count)
        crates = ", ".join(f"{count} {COLOURS[colour]}" for colour, count in enumerate(full) if count)
        packed = sum(count << 4 * colour for colour, count in enumerate(need))
        gold = can_pay(tuple(need), dice, tuple(full), (0,) * 5)
        for have in (gold - 1, gold, gold + 1):
            t = given(Has(dice=held, full=crates, gold=max(have, 0)), seats=4)
            assert payable(t.state, A, packed, 0) == (max(have, 0) >= gold), (need, dice, full, have)
            if have >= gold:
                s = t.state
                s.next(Pay(A, packed))
                s.proceed()
                while isinstance(s.agenda[-1], (Pay, PayForFilling)):
                    refilled += isinstance(s.agenda[-1], PayForFilling)
                    s.apply(A, rng.choice(s.legal(A)))
                assert type(s.agenda[-1]).__name__ == "Menu"
                left = sum(s.players[A].dice) + units_in(s.players[A].full) + s.players[A].gold
                assert sum(dice) + sum(full) + max(have, 0) - left == sum(need), "all is paid"
    assert refilled > 20
