"""Points at the end: tokens, final bonuses, unused change-hand tokens, districts (GIN-9, 10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edubba.games.ginkgopolis.rules.city import districts
from edubba.games.ginkgopolis.rules.pieces import NUMBERS, TILES
from edubba.games.ginkgopolis.rules.printed import BY_COLOUR, BY_LEVEL, BY_TRIGGER, FLAT, NO_FINAL, ON_COLOUR

if TYPE_CHECKING:
    from edubba.games.ginkgopolis.rules.state import GinkgopolisState


def score_sheet(s: GinkgopolisState, seat: int) -> list[tuple[str, int]]:
    """One row per category (GIN-9.1)."""
    player = s.players[seat]
    return [
        ("points", int(player.points)),
        ("cards", final_bonuses(s, seat)),
        ("change-hand", int(player.changes) * s.printed.change_points),
        ("districts", district_points(s)[seat]),
    ]


def final_bonuses(s: GinkgopolisState, seat: int) -> int:
    total = 0
    for card in s.players[seat].cards:
        if s.printed.final[card] != NO_FINAL:
            total += final_bonus(s, seat, card)
    return total


def final_bonus(s: GinkgopolisState, seat: int, card: int) -> int:
    """What a card from 10 to 20 is worth now (GIN-10.2 to 10.6)."""
    printed = s.printed
    kind = printed.final[card]
    wanted = printed.final_from[card]
    count = 0
    if kind == FLAT:
        count = 1
    elif kind == ON_COLOUR:
        for tile in range(wanted * NUMBERS, wanted * NUMBERS + NUMBERS):
            if s.owner[tile] == seat:
                count += s.level[tile]
    elif kind == BY_LEVEL:
        upto = printed.final_upto[card]
        for tile in range(TILES):
            if s.owner[tile] == seat and wanted <= s.level[tile] <= upto:
                count += 1
    elif kind == BY_TRIGGER:
        for own in s.players[seat].cards:
            if printed.trigger[own] == wanted:
                count += 1
    elif kind == BY_COLOUR:
        for own in s.players[seat].cards:
            if printed.colour[own] == wanted:
                count += 1
    return count * printed.final_points[card]


def district_points(s: GinkgopolisState) -> list[int]:
    """What the districts bring to everybody (GIN-9.3 to 9.5)."""
    points = [0] * len(s.players)
    for district in districts(s):
        award(s, district, points)
    return points


def award(s: GinkgopolisState, district: list[int], points: list[int]) -> None:
    """First: all resources of the district. Second: the own ones. Who is alone takes both."""
    standing = standings(s, district)
    total = 0
    first = -1
    second = -1
    for seat in range(len(standing)):
        strength = standing[seat]
        if not strength:
            continue
        total += strength >> 16
        if first < 0 or strength > standing[first]:
            second = first
            first = seat
        elif second < 0 or strength > standing[second]:
            second = seat
    if first >= 0:
        points[first] = points[first] + total
        if second < 0:
            points[first] = points[first] + total
        else:
            points[second] = points[second] + (standing[second] >> 16)


def tell_end(s: GinkgopolisState) -> None:
    """Why the game is over, and every point that is still counted: cards, tokens, districts (GIN-8.4, 9)."""
    if s.journal is None:
        return
    if not s.ending:
        s.tell("round-limit", s.first, s.round)
    s.tell("game-over", s.first)
    for seat in range(len(s.players)):
        player = s.players[seat]
        for card in player.cards:
            if s.printed.final[card] != NO_FINAL:
                s.tell("scored-card", seat, card, final_bonus(s, seat, card))
        if player.changes and s.printed.change_points:
            s.tell("scored-tokens", seat, player.changes, player.changes * s.printed.change_points)
    for district in districts(s):
        points = [0] * len(s.players)
        award(s, district, points)
        strength = standings(s, district)
        there = [seat for seat in range(len(points)) if points[seat]]
        there.sort(key=lambda seat: -strength[seat])
        for seat in there:
            kind = "alone" if len(there) == 1 else "first" if seat == there[0] else "second"
            s.tell(f"district-{kind}", seat, max(district), points[seat], strength[seat] >> 16)


def standings(s: GinkgopolisState, district: list[int]) -> list[int]:
    """Per seat: resources, then the highest level, then the largest number at that level, in one number (GIN-9.3)."""
    resources = [0] * len(s.players)
    tallest = [0] * len(s.players)
    for tile in district:
        seat = s.owner[tile]
        if seat >= 0:
            level = s.level[tile]
            resources[seat] = resources[seat] + level
            tallest[seat] = max(tallest[seat], level << 8 | tile % NUMBERS)
    return [resources[seat] << 16 | tallest[seat] for seat in range(len(resources))]
