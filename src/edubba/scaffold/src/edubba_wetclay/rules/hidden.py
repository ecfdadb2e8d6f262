"""What each seat may know (WET-H1 to H3), and how the rest is dealt anew for those who do not know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from edubba.kernel import Chance

if TYPE_CHECKING:
    from edubba_wetclay.rules.state import WetclayState


def redeal(s: WetclayState, other: WetclayState, seat: int | None, deal: Chance) -> None:
    """Exchange in `other` what this seat cannot know of `s`: the hands of the others, but for what they were seen to
    take, and the reeds put aside. The pile has no order that could be exchanged."""
    if s.over:  # all hands lie open (WET-4.1), so everybody can tell what is aside
        return
    others = [one for one in range(s.seats) if one != seat]
    unseen = s.aside[:]
    for one in others:
        unseen += [reed for reed in s.hands[one] if reed not in s.known[one]]
    unseen.sort()
    for one in others:
        riddles = len(s.hands[one]) - len(s.known[one])
        other.hands[one] = sorted(s.known[one] + [take_any(unseen, deal) for _ in range(riddles)])
    other.aside = unseen


def take_any(reeds: list[int], deal: Chance) -> int:
    return reeds.pop(deal.below(len(reeds)))


def view(s: WetclayState, seat: int | None) -> dict[str, Any]:
    """All that lies open, and the own hand."""
    return {
        "round": s.round,
        "rounds": s.rules.rounds,
        "tablet": s.tablet,
        "pile": s.pile.count,
        "broken": sorted(s.broken),
        "aside": len(s.aside),
        "players": [view_of_player(s, one, one == seat or s.over) for one in range(s.seats)],
    }


def view_of_player(s: WetclayState, seat: int, open_hand: bool) -> dict[str, Any]:
    return {
        "hand": s.hands[seat][:] if open_hand else None,
        "hand_size": len(s.hands[seat]),
        "known": s.known[seat][:],
        "wet": s.wet[seat],
        "laid": s.laid[seat],
        "written": s.written[seat][:],
    }
