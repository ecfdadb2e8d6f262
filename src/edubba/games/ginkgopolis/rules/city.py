"""The city: buildings around which the tokens stand, what they yield, and its districts (GIN-0.4, 9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from edubba.games.ginkgopolis.rules.pieces import NONE, NUMBERS, SIDES, TILES

if TYPE_CHECKING:
    from edubba.games.ginkgopolis.rules.state import GinkgopolisState


def raise_building(s: GinkgopolisState, seat: int, tile: int, place: int, covered: int, level: int) -> None:
    """A tile is laid, with a resource per level and a construction-site marker (GIN-5.4b, 5.4c, 5.6f)."""
    s.own_city()
    s.city[place] = tile
    s.place[tile] = place
    s.level[tile] = level
    s.owner[tile] = seat
    s.sites |= 1 << tile
    if covered >= 0:
        s.under = s.under[:]
        s.under[tile] = covered
        s.level[covered] = 0
        s.owner[covered] = NONE  # it bears no marker: the cards of sites are not in play


def move_token(s: GinkgopolisState, letter: int, place: int) -> None:
    """Set a token that was lifted from its cell down on another one."""
    s.tokens = s.tokens[:]
    s.tokens[letter] = place
    s.own_city()
    s.city[place] = TILES + letter


def produce(s: GinkgopolisState, place: int, good_of: list[int]) -> int:
    """The goods of all buildings next to a cell: each as many as it has levels (GIN-5.4f)."""
    goods = 0
    city = s.city
    for step in SIDES:
        tile = city.get(place + step, TILES)
        if tile < TILES:
            goods += s.level[tile] * good_of[tile // NUMBERS]
    return goods


def districts(s: GinkgopolisState) -> list[list[int]]:
    """The visible tiles of every district: neighbours of one colour, at least two (GIN-9.2)."""
    found: list[list[int]] = []
    city = s.city
    met: i64 = 0
    for tile in range(TILES):
        if not s.level[tile] or met >> tile & 1:
            continue
        colour = tile // NUMBERS
        met |= 1 << tile
        district = [tile]
        done = 0
        while done < len(district):
            place = s.place[district[done]]
            done += 1
            for step in SIDES:
                other = city.get(place + step, TILES)  # which has no colour, like the tokens
                if other // NUMBERS == colour and not met >> other & 1:
                    met |= 1 << other
                    district.append(other)
        if len(district) > 1:
            found.append(district)
    return found
