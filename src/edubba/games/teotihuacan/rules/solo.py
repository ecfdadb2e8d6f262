"""The unofficial solo challenge, score attack or rival: ours, not part of the published game (TEO-20)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.pieces import (
    ACTION_SPACES,
    BLUE,
    BUILD,
    BUILDINGS,
    GREEN,
    MASK_TYPES,
    NONE,
    PER_ZONE,
    PYRAMIDS,
    RED,
    STACK,
    TEMPLE,
    TEMPLES,
)
from edubba.games.teotihuacan.rules.place import next_mask
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.turn import put_discs
from edubba.games.teotihuacan.rules.worship import restore, tell_tile
from edubba.kernel.bits import bits

ALONE: Final = 0
RIVAL_SEAT: Final = 1
ALL_CARDS: Final = 0b111_111_111  # A1 A1 A2 B1 B1 B2 C1 C1 C2
BONUS_POINTS: Final = 2
NOTHING_POINTS: Final = 2
RATINGS: Final = {"apprentice": 0, "mason": 70, "architect": 90, "founder": 110}


def rating(points: int) -> str:
    """What a score attack has made of you (TEO-20.1).

    >>> rating(69), rating(70), rating(110)
    ('apprentice', 'mason', 'founder')
    """
    found = "apprentice"
    for name, least in RATINGS.items():
        if points >= least:
            found = name
    return found


def begin_round(s: TeotihuacanState, discs: int) -> None:
    """The rival, or the neutral side, has as many discs as you; the deck is shuffled."""
    s.rival_discs = discs
    s.rival_cards = ALL_CARDS
    s.turns = 0
    s.first = 1 - s.round % 2 if s.has_rival else ALONE


def next_in_turn(s: TeotihuacanState, after: int) -> int:
    """Who comes next: you, the rival, or NONE when the round is over (TEO-20.4)."""
    passed = s.players[ALONE].passed
    if not s.has_rival:
        if passed:
            return NONE
        if s.turns and s.players[ALONE].discs:
            neutral_disc(s)
        s.turns += 1
        return ALONE
    if after == ALONE and rival_can_act(s):
        return RIVAL_SEAT
    if not passed:
        return ALONE
    return RIVAL_SEAT if rival_can_act(s) else NONE


def neutral_disc(s: TeotihuacanState) -> None:
    """Add a neutral disc to any space with room (TEO-20.1)."""
    spaces = [space for space in range(ACTION_SPACES) if 0 < s.height[space] < STACK]
    if spaces and s.rival_discs:
        space = spaces[s.chance.below(len(spaces))]
        put_discs(s, RIVAL_SEAT, space, 1)
        s.rival_discs -= 1
        s.tell("neutral", RIVAL_SEAT, space)


# --- the rival architect (TEO-20.2) -----------------------------------------------------------------------------------


def rival_can_act(s: TeotihuacanState) -> bool:
    if not s.rival_discs:
        return False
    for space in range(ACTION_SPACES):
        if 0 < s.height[space] < STACK:
            return True
    return False


def rival_turn(s: TeotihuacanState) -> None:
    """A card tells zone and discs; then the rival takes what the zone offers."""
    if not s.rival_cards:
        s.rival_cards = ALL_CARDS
    cards = bits(s.rival_cards)
    card = cards[s.chance.below(len(cards))]
    s.rival_cards &= ~(1 << card)
    zone, wanted = card // PER_ZONE, 2 if card % PER_ZONE == PER_ZONE - 1 else 1
    s.tell("rival-card", RIVAL_SEAT, zone, wanted)
    space = NONE
    while space == NONE:
        space = rival_space(s, zone, wanted)
        if space == NONE:
            zone = (zone + 1) % PER_ZONE
    count = rival_count(s, space, wanted)
    s.rival_discs -= count
    visible = put_discs(s, RIVAL_SEAT, space, count)
    power = s.height[space]
    s.tell("rival-discs", RIVAL_SEAT, space, count, power)
    if visible:
        s.rival += BONUS_POINTS
        s.tell("rival-bonus", RIVAL_SEAT, BONUS_POINTS)
    tile = rival_choice(s, zone, power)
    if tile == NONE:
        s.rival += NOTHING_POINTS
        s.tell("rival-nothing", RIVAL_SEAT, NOTHING_POINTS)
        return
    points = rival_points(s, tile, power)
    s.rival += points
    remove_displayed(s, tile)
    s.tell("rival-takes", RIVAL_SEAT, tile, points)
    if TEMPLES <= tile < PYRAMIDS:
        bury_top(s, tile - TEMPLES)


def rival_count(s: TeotihuacanState, space: int, wanted: int) -> int:
    return min(min(wanted, s.rival_discs), STACK - s.height[space])  # `min` of three would leave compiled code


def rival_space(s: TeotihuacanState, zone: int, wanted: int) -> int:
    """The space of a zone where the discs give the highest power; of equal ones the first; NONE if all are full."""
    best, most = NONE, 0
    for space in range(PER_ZONE * zone, PER_ZONE * zone + PER_ZONE):
        if 0 < s.height[space] < STACK:
            power = s.height[space] + rival_count(s, space, wanted)
            if power > most:
                best, most = space, power
    return best


def rival_choice(s: TeotihuacanState, zone: int, power: int) -> int:
    """The tile that the rival takes from the display, or NONE."""
    if zone == BUILD:
        best = NONE
        for tile in range(BUILDINGS):  # gold before stone before wood
            size = s.printed.size[tile]
            if s.display[tile] and size <= power and (best == NONE or size > s.printed.size[best]):
                best = tile
        return best
    first, order = (TEMPLES, [RED, BLUE, GREEN]) if zone == TEMPLE else (PYRAMIDS, [RED, GREEN, BLUE])
    best = NONE
    for colour in order:
        tile = first + colour
        if s.display[tile] and (best == NONE or s.display[tile] > s.display[best]):
            best = tile
    return best


def rival_points(s: TeotihuacanState, tile: int, power: int) -> int:
    if tile < BUILDINGS:
        return s.printed.size[tile] + 1
    if tile < PYRAMIDS:
        return s.printed.size[tile] + 2 - max(0, s.printed.size[tile] - power)
    return 2 + power


def remove_displayed(s: TeotihuacanState, tile: int) -> None:
    s.take_displayed(tile)
    removed = s.removed[:]
    removed[tile] = removed[tile] + 1
    s.removed = removed


def bury_top(s: TeotihuacanState, colour: int) -> None:
    """The face-up top of a pile goes under it."""
    tile = s.top[colour]
    if tile != NONE:
        tops = s.top[:]
        tops[colour] = NONE
        s.top = tops
        under = s.under[:]
        under[colour] = [*under[colour], tile]
        s.under = under
        tell_tile(s, "buried", RIVAL_SEAT, tile)
        restore(s, colour)


def rival_mask(s: TeotihuacanState) -> None:
    """At the end of each round the rival takes a mask of the fullest pile."""
    best, most = NONE, 0
    for kind in range(MASK_TYPES):
        left = len(s.printed.mask_piles[s.seats][kind]) - s.masks[kind]
        if left > most:
            best, most = kind, left
    if best != NONE:
        points = next_mask(s, best)
        s.rival += points
        s.tell("rival-mask", RIVAL_SEAT, best, points)
