"""Victory points (URU-11.3 to 11.7)."""

from __future__ import annotations

from typing import Final

from edubba.games.uruk.rules.cards import COLOURS, NINURTA, SCALES, TYPES
from edubba.games.uruk.rules.printed import Printed

ALL_COLOURS: Final = (1 << COLOURS) - 1


def cities(discs: list[int]) -> int:
    count = 0
    for pile in discs:
        if pile == 2:
            count += 1
    return count


def score_sheet(
    cards: list[int],
    discs: list[int],
    extra: int,
    hand: list[int],
    cubes: int,
    gods: list[int],
    printed: Printed,
    own_colour: bool,
) -> list[tuple[str, int]]:
    """One row per category. `extra` is the slot of the invention the Lyre added, or -1 (URU-11.2)."""
    plain = 0
    villages = 0
    towns = 0
    lyre = 0
    for slot in range(len(cards)):
        if cards[slot] < 0:  # being replaced at this moment: the new card is not laid yet
            continue
        level = printed.level[cards[slot]]
        if slot == extra:
            lyre += level
        elif discs[slot] == 0:
            plain += 1
        elif discs[slot] == 1:
            villages += level
        else:
            towns += 2 * level
    ninurta = cities(discs) if NINURTA in gods else 0
    return [
        ("inventions", plain),
        ("villages", villages),
        ("cities", towns),
        ("lyre", lyre),
        ("cubes", cubes // printed.cubes_per_vp),
        ("scales", scales(cards, extra, hand, printed, own_colour)),
        ("ninurta", ninurta),
    ]


def scales(cards: list[int], extra: int, hand: list[int], printed: Printed, own_colour: bool) -> int:
    """1 point per colour in hand, if the other inventions show all four colours (URU-11.5)."""
    shown = 0
    weighs = False
    for slot in range(len(cards)):
        card = cards[slot]
        if card < 0:
            continue
        if card == SCALES and slot != extra:
            weighs = True
            if not own_colour:
                continue
        shown |= 1 << printed.colour[card]
    if not weighs or shown != ALL_COLOURS:
        return 0
    held = 0
    for card in range(TYPES):
        if hand[card]:
            held |= 1 << printed.colour[card]
    points = 0
    for colour in range(COLOURS):
        points += held >> colour & 1
    return points
