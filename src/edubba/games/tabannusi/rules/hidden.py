"""What each seat may know (TAB-H1 to H3), and how the rest is dealt anew for those who do not know it.

Hidden are urbanisation cards alone: those in other hands, those just drawn by others, those put under the deck by
others, and the deck. Piles, bags and decks have no order: what comes next is not there yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from edubba.kernel.bits import bits
from edubba.kernel.chance import Chance

if TYPE_CHECKING:
    from edubba.games.tabannusi.rules.state import TabannusiState

SPECTATOR: Final = 5  # bit of a "seen by" mask that nobody has


def redeal(s: TabannusiState, other: TabannusiState, seat: int | None, deal: Chance) -> None:
    """Exchange the urbanisation cards that this seat has not seen."""
    viewer = SPECTATOR if seat is None else seat
    drawn_seen = bool(s.drawn) and s.agenda[-1].seat == viewer
    hands = [not s.over and one != viewer for one in range(s.seats)]
    unseen: int = s.deck
    for one in range(s.seats):
        if hands[one]:
            for card in s.players[one].urban:
                unseen |= 1 << card
    for place in s.under:
        if not place >> 4 >> viewer & 1:
            unseen |= 1 << (place & 15)
    if not drawn_seen:
        for card in s.drawn:
            unseen |= 1 << card
    cards = list(bits(unseen))
    for one in range(s.seats):
        if hands[one]:
            other.players[one].urban = [take(cards, deal) for _ in s.players[one].urban]
    if not drawn_seen:
        other.drawn = sorted([take(cards, deal) for _ in s.drawn])
    other.under = [place if place >> 4 >> viewer & 1 else take(cards, deal) | place >> 4 << 4 for place in s.under]
    rest = 0
    for card in cards:
        rest |= 1 << card
    other.deck = rest


def take(cards: list[int], deal: Chance) -> int:
    """Take a random one out of a list."""
    return cards.pop(deal.below(len(cards)))


def view(s: TabannusiState, seat: int | None) -> dict[str, Any]:
    """All that lies open, and what this seat has seen."""
    viewer = SPECTATOR if seat is None else seat
    drawn_seen = bool(s.drawn) and s.agenda[-1].seat == viewer
    return {
        "players": [view_of_player(s, one, viewer) for one in range(len(s.players))],
        "local": s.local[:],
        "barges": [s.barges[6 * colour : 6 * colour + 6] for colour in range(5)],
        "reserve": s.reserve[:],
        "empty": s.empty[:],
        "water": s.water[:],
        "gardens": s.gardens[:],
        "projects": s.projects[:],
        "buildings": s.buildings[:],
        "specials": s.specials[:],
        "berths": s.berths[:],
        "masters": s.masters[:],
        "spare_masters": bits(int(s.spare_masters))[:],
        "crates": s.crates[:],
        "tiles": s.tiles[:],
        "sections": s.sections[:],
        "spaces": s.spaces[:],
        "decrees": s.decrees[:],
        "open_decrees": bits(int(s.open_decrees))[:],
        "offer": bits(int(s.offer))[:],
        "stack": bits(int(s.stack))[:],
        "deck": int(s.deck).bit_count() + len(s.under),
        "under": [place & 15 if place >> 4 >> viewer & 1 else None for place in s.under],
        "drawn": s.drawn[:] if drawn_seen else len(s.drawn),
        "water_left": int(s.water_left),
        "gardens_left": int(s.gardens_left),
        "pieces": s.pieces[:],
        "time_gold": int(s.time_gold),
        "first": int(s.first),
        "active": int(s.active),
        "actions": int(s.actions),
        "turns": int(s.turns),
        "ending": int(s.ending),
        "finals": int(s.finals),
        "worn": [int(s.worn_full), int(s.worn_empty)],
        "automa": view_of_automa(s),
    }


def view_of_player(s: TabannusiState, one: int, viewer: int) -> dict[str, Any]:
    player = s.players[one]
    return {
        "vp": int(player.vp),
        "gold": int(player.gold),
        "dice": player.dice[:],
        "markers": int(player.markers),
        "reserve": int(player.reserve),
        "full": [int(player.full >> 4 * colour & 15) for colour in range(5)],
        "empty": [int(player.empty >> 4 * colour & 15) for colour in range(5)],
        "rows": player.rows[:],
        "columns": bits(int(player.columns))[:],
        "mastery": player.mastery[:],
        "projects": player.projects[:],
        "gardens": player.gardens[:],
        "garden_count": int(player.garden_count),
        "built": player.built[:],
        "homes": player.homes[:],
        "towers": player.towers[:],
        "ziggurat": player.ziggurat[:],
        "ships": bits(int(player.ships))[:],
        "able": bits(int(player.able))[:],
        "blue": bits(int(player.blue))[:],
        "red": bits(int(player.red))[:],
        "masters": bits(int(player.masters))[:],
        "decrees": bits(int(player.decrees))[:],
        "special": bits(int(player.special))[:],
        "water": int(player.water),
        "garden_tiles": int(player.garden_tiles),
        "ignore": int(player.ignore),
        "architect": int(player.architect),
        "assistant": int(player.assistant),
        "earned": player.earned[:],
        "urban": player.urban[:] if one == viewer or s.over else len(player.urban),
    }


def view_of_automa(s: TabannusiState) -> dict[str, Any] | None:
    """All but the order of what is to come; the bag's contents are known (TAB-H1 to H3)."""
    automa = s.automa
    if automa is None:
        return None
    return {
        "king": int(automa.king),
        "plan": automa.plan[:],
        "bag": automa.bag[:],
        "piles": [pile[:] for pile in automa.piles],
        "left": int(automa.left),
        "right": int(automa.right),
        "deck": bits(int(automa.deck))[:],
    }
