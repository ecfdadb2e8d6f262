"""The tokens around the city, in alphabetical order along its edge (GIN-5.5).

As a rule a token moves to a free cell beside the new building, and the order keeps itself. Only when there is none, the
edge has to be walked: this happens once or twice in a hundred times.
"""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.pieces import LETTER_COUNT, NONE, SIDES, TILES, WIDTH, column, row

NOWHERE: Final[list[int]] = []


class Relocation:
    """One way to find a place for a token: which tokens go where. `room` is the letter of the token whose cell it
    takes, or NONE; `goal` the cell that was free."""

    __slots__ = ("cells", "goal", "letters", "room")

    def __init__(self, letters: list[int], cells: list[int], room: int, goal: int) -> None:
        self.letters = letters
        self.cells = cells
        self.room = room
        self.goal = goal


def periphery(city: dict[int, int]) -> list[int]:
    """The outside cells along the edge of the city, clockwise; a cell may come more than once (GIN-5.5c)."""
    start = -1
    for place, thing in city.items():  # the topmost building, of those the leftmost
        if thing < TILES and (place // WIDTH > start // WIDTH or (place // WIDTH == start // WIDTH and place < start)):
            start = place
    walk: list[int] = []
    here = start
    side = 0
    while True:
        outside = here + SIDES[side]
        if not walk or walk[-1] != outside:
            walk.append(outside)
        turned = (side + 1) % 4
        ahead = here + SIDES[turned]
        if city.get(ahead, TILES) >= TILES:
            side = turned
        elif city.get(ahead + SIDES[side], TILES) >= TILES:
            here = ahead
        else:
            here = ahead + SIDES[side]
            side = (turned + 2) % 4
        if here == start and side == 0:
            break
    return walk


class Walk:
    """A walk once around the city, and where on it each cell comes."""

    __slots__ = ("cells", "where")

    def __init__(self, city: dict[int, int]) -> None:
        self.cells = periphery(city)
        self.where: dict[int, list[int]] = {}
        for index in range(len(self.cells)):
            place = self.cells[index]
            if place in self.where:
                self.where[place].append(index)
            else:
                self.where[place] = [index]

    def spots(self, tokens: list[int]) -> list[list[int]]:
        """Per token, where on the walk its cell comes: nowhere if it is enclosed in a hole."""
        return [self.where.get(place, NOWHERE) for place in tokens]

    def in_order(self, spots: list[list[int]]) -> bool:
        """True if the tokens on the walk can be read in alphabetical order along one turn of it (GIN-5.5d)."""
        met = [spot for spot in spots if spot]
        if len(met) <= 2:
            return True
        length = len(self.cells)
        for start in met[0]:
            way = 0
            for following in range(1, len(met)):
                step = length
                for index in met[following]:  # the next time that this cell comes
                    ahead = (index - start - way) % length
                    if 0 < ahead < step:
                        step = ahead
                way += step
                if way >= length:
                    break
            if way < length:
                return True
        return False

    def keeps(self, spots: list[list[int]], way: Relocation) -> bool:
        """True if the tokens are in order after this relocation."""
        after = spots[:]
        for index in range(len(way.letters)):
            after[way.letters[index]] = self.where.get(way.cells[index], NOWHERE)
        return self.in_order(after)

    def leaves_room(self, spots: list[list[int]], letter: int, chain: list[int]) -> bool:
        """True if the tokens are in order when each takes the cell of the next in a chain and the last one is gone.

        Else they are not in order wherever the last one goes, and no cell need be tried.
        """
        after = spots[:]
        to = letter
        for other in chain:
            after[to] = spots[other]
            to = other
        after[to] = NOWHERE
        return self.in_order(after)


def relocations(city: dict[int, int], tokens: list[int], letter: int) -> list[Relocation]:
    """All ways to relocate a token whose cell has just been built on and has no free neighbour (GIN-5.5e to 5.5h)."""
    walk = Walk(city)
    free = [place for place in walk.where if place not in city]
    anywhere = [Relocation([letter], [goal], NONE, goal) for goal in free]
    spots = walk.spots(tokens)
    found = [way for way in anywhere if walk.keeps(spots, way)]
    if not found:
        found = shifts(walk, tokens, letter, free)
    return sorted(found or anywhere, key=rank)


def shifts(walk: Walk, tokens: list[int], letter: int, free: list[int]) -> list[Relocation]:
    """As few other tokens as possible make room (GIN-5.5f)."""
    others = [(letter + step) % LETTER_COUNT for step in range(1, LETTER_COUNT)]
    others = [other for other in others if tokens[other] in walk.where]
    spots = walk.spots(tokens)
    found: list[Relocation] = []
    for other in others:
        if not walk.leaves_room(spots, letter, [other]):
            continue
        for goal in free:
            way = Relocation([letter, other], [tokens[other], goal], other, goal)
            if walk.keeps(spots, way):
                found.append(way)
    moved = 2
    while not found and moved <= len(others):
        for direction in (others, others[::-1]):
            chain = direction[:moved]
            if not walk.leaves_room(spots, letter, chain):
                continue
            for goal in free:
                cells = [tokens[other] for other in chain]
                way = Relocation([letter, *chain], [*cells, goal], chain[0], goal)
                if walk.keeps(spots, way):
                    found.append(way)
        moved += 1
    return found


def rank(way: Relocation) -> list[int]:
    """Few letters first, then by letters, then by their cells (GIN-5.5h)."""
    order = sorted(range(len(way.letters)), key=lambda index: way.letters[index])
    found = [len(order)]
    found.extend([way.letters[index] for index in order])
    for index in order:
        found.append(column(way.cells[index]))
        found.append(row(way.cells[index]))
    return found
