"""What each seat may know (WAY-18), and how the rest is dealt anew for those who do not know it.

Decks have no order, so nobody knows one. Hidden from some are only cards that somebody has drawn and looked at, and
those that he has put under a deck: every such place carries the mask of those who have seen it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.cards import CELLS, ROWS
from edubba.games.wayfarers.rules.player import Player
from edubba.kernel.chance import Chance

if TYPE_CHECKING:
    from edubba.games.wayfarers.rules.state import WayfarersState

SPECTATOR: Final = 5  # bit of a "seen by" mask
ALL_EYES: Final = 63


def redeal(s: WayfarersState, other: WayfarersState, seat: int | None, deal: Chance) -> None:
    """Exchange in `other` what this seat cannot know of `s`."""
    eye = SPECTATOR if seat is None else seat
    drawn_row = s.drawn[0] >> 6 & 7 if s.drawn else -1
    for row in range(ROWS):
        bag = s.bags[row]
        for place in s.under[row]:
            if not place >> 6 >> eye & 1:
                bag |= 1 << (place & 63)
        if row == drawn_row:
            for card in s.drawn:
                if not card >> 9 >> eye & 1:
                    bag |= 1 << (card & 63)
        if bag == s.bags[row]:
            continue
        loose = [card for card in range(36) if bag >> card & 1]
        places: list[int] = []
        for place in s.under[row]:
            if place >> 6 >> eye & 1:
                places.append(place)
            else:
                places.append(any_of(loose, deal) | place >> 6 << 6)
        other.under = other.under[:]
        other.under[row] = places
        if row == drawn_row:
            drawn = [card for card in s.drawn if card >> 9 >> eye & 1]
            # In an order that does not tell which card is known to whom.
            drawn += [any_of(loose, deal) | seen << 6 for seen in sorted([c >> 6 for c in s.drawn if c not in drawn])]
            drawn.sort(key=drawn_card)
            other.drawn = drawn
        bag = 0
        for card in loose:
            bag |= 1 << card
        other.own_lists()
        other.bags[row] = bag


def drawn_card(drawn: int) -> int:
    """A drawn card alone, without its row and those who have seen it."""
    return drawn & 63


def any_of(loose: list[int], deal: Chance) -> int:
    """Take a random card out of a list."""
    return loose.pop(deal.below(len(loose)))


def view(s: WayfarersState, seat: int | None) -> dict[str, Any]:
    """All that lies open, and what this seat has seen of what does not."""
    eye = SPECTATOR if seat is None else seat
    drawn = [card & 63 for card in s.drawn if card >> 9 >> eye & 1]
    return {
        "players": [_view_of_player(player) for player in s.players],
        "display": s.display[:],
        "marks": s.marks[:],
        "standing": s.standing[:],
        "decks": [s.left[row] + len(s.under[row]) for row in range(ROWS)],
        "loose": s.left[:],
        "under": [[place & 63 if place >> 6 >> eye & 1 else -1 for place in row] for row in s.under],
        "under_seen": [[place >> 6 for place in row] for row in s.under],
        "drawn": drawn + [-1] * (len(s.drawn) - len(drawn)),
        "piles": s.piles[:],
        "tiles_at": s.tiles_at[:],
        "sides": s.sides,
        "greens": s.greens,
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "ending": s.ending,
        "used": s.used,
        "fresh_land": s.fresh_land,
        "fresh_folk": s.fresh_folk,
        "placed_worker": s.placed_worker,
        "die": s.die,
        "discounts": [s.silver_off, s.provision_off, s.spare],
        "triggered": s.triggered + s.linked,
        "automa": None if s.automa is None else _view_of_automa(s.automa),
        "scores": s.scores(),
    }


def _view_of_player(player: Player) -> dict[str, Any]:
    return {
        "board": player.board,
        "silver": player.silver,
        "provision": player.provision,
        "supply": player.supply,
        "guilds": player.guilds[:],
        "workers": player.workers[:],
        "dice": player.dice[:],
        "reserve": player.reserve,
        "placed": [space for space in player.spaces if player.placed >> space & 1],
        "counts": player.counts[:],
        "hosts": player.hosts[:],
        "folk": player.folk[:],
        "skies": player.skies[:],
        "muses": player.muses[:],
        "tiles": [[tile // CELLS, tile % CELLS] for tile in player.tiles],
        "columns": player.columns[:],
        "reach": player.reach[:],
        "at": player.at,
    }


def _view_of_automa(automa: Automa) -> dict[str, Any]:
    return {
        "board": automa.board,
        "cards": [[card for card in range(36) if mask >> card & 1] for mask in automa.cards],
        "face_up": automa.face_up[:],
        "last": automa.last,
        "track": automa.track,
        "comets": automa.comets,
        "filled": automa.filled,
        "pending": automa.pending,
    }
