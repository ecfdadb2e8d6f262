"""What each seat may know (URU-H1 to H6), and how the rest is dealt anew for those who do not know it.

Copies are alike, so nobody can tell which copy lies where. What everybody can tell is from which shuffle a hidden card
comes at the latest: every hidden place (of a hand, of the deck) has an age, the shuffle it was filled from, and for
every type `unseen` counts the unseen copies by the shuffle they are known to have entered. A card lies in a place that
is at least as young as itself. When a card is shown, the youngest copy and the oldest place that come into question
are struck off: so the real position always stays among the possible ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from edubba.games.uruk.rules.cards import CARDS, COLOURS, ENLIL, TYPES
from edubba.games.uruk.rules.player import Player
from edubba.kernel.chance import Chance

if TYPE_CHECKING:
    from edubba.games.uruk.rules.state import UrukState

LAST_AGE: Final = 6  # shuffles from this one on are not told apart
SPECTATOR: Final = 7  # bit of a "seen by" mask
ALL_EYES: Final = -1


def youngest(have: int, limit: int) -> int:
    """The youngest unseen copy that is not younger than `limit`.

    There is one, except in a position dealt anew, whose bookkeeping may be off by a shuffle: then the oldest.
    """
    age = limit
    while age >= 0 and not have >> 4 * age & 15:
        age -= 1
    return age if age >= 0 else oldest(have)


def oldest(have: int) -> int:
    """The oldest unseen copy. There is one."""
    age = 0
    while not have >> 4 * age & 15:
        age += 1
    return age


def latest_place(ages: int) -> int:
    """The youngest hidden place of a hand. There is one."""
    age = LAST_AGE
    while not ages >> 8 * age & 255:
        age -= 1
    return age


def earliest_place(ages: int, have: int) -> int:
    """The oldest hidden place of a hand that can hold one of these copies (see `youngest`: else the youngest)."""
    age = oldest(have)
    while age <= LAST_AGE and not ages >> 8 * age & 255:
        age += 1
    return age if age <= LAST_AGE else latest_place(ages)


def redeal(s: UrukState, other: UrukState, seat: int | None, deal: Chance) -> None:
    """Exchange in `other` what this seat cannot know of `s`: hands, the deck, a face-down event."""
    other.own_lists()
    unseen = s.unseen[:]
    for one in range(s.seats):
        if one == seat or s.over:  # after the end all hands lie open
            _strike_hand(unseen, s.players[one])
    events = [card for card in range(ENLIL, CARDS) if unseen[card]]
    if s.face_down >= 0:
        if s.face_down_seen >> (SPECTATOR if seat is None else seat) & 1:
            events.remove(s.face_down)
        else:
            # It was put there before any event of a later shuffle came back into the deck.
            first = min([oldest(unseen[card]) for card in events])
            likely = [card for card in events if oldest(unseen[card]) == first]
            other.face_down = likely[deal.below(len(likely))]
            events.remove(other.face_down)
    bag: list[int] = []
    top = len(s.deck.layers) - 1
    if not s.over:
        for one in range(s.seats):
            if one != seat:
                player = other.players[one]
                other.empty_hand(player)
                for card in player.known:
                    other.add_to_hand(player, card)
    for age in range(LAST_AGE + 1):  # the oldest places first: fewest cards come into question for them
        for card in range(TYPES):
            for _ in range(unseen[card] >> 4 * age & 15):
                bag.append(card)
        if top > 0 and s.deck.ages[top] == age:
            other.deck.layers[top] = [_any(bag, deal) for _ in range(len(s.deck.layers[top]))]
        if not s.over:
            for one in range(s.seats):
                if one != seat:
                    player = other.players[one]
                    for _ in range(player.ages >> 8 * age & 255):
                        other.add_to_hand(player, _any(bag, deal))
    if top >= 0:
        bag.extend(events)
        bag.sort()
        other.deck.layers[0] = bag


def _strike_hand(unseen: list[int], player: Player) -> None:
    """Strike off the hand cards that only their owner knows."""
    for card in range(TYPES):
        for _ in range(player.hand[card] - player.known.count(card)):
            unseen[card] -= 1 << 4 * youngest(unseen[card], latest_place(player.ages))


def _any(bag: list[int], deal: Chance) -> int:
    """Take a random card out of the bag."""
    index = deal.below(len(bag))
    last = bag.pop()
    if index == len(bag):
        return last
    card = bag[index]
    bag[index] = last
    return card


def view(s: UrukState, seat: int | None) -> dict[str, Any]:
    """All that lies open, and the own hand."""
    seen = s.face_down >= 0 and s.face_down_seen >> (SPECTATOR if seat is None else seat) & 1
    return {
        "players": [_view_of_player(s, one, one == seat or s.over) for one in range(s.seats)],
        "supply": s.supply[:],
        "epochs": s.epochs[:],
        "common": s.common,
        "display": s.display[:],
        "discards": s.discards[:],
        "removed": s.removed[:],
        "deck": [[len(layer), age] for layer, age in zip(s.deck.layers, s.deck.ages, strict=True)],
        "deck_events": s.deck_events,
        "reshuffles": s.reshuffles,
        "unseen": s.unseen[:],
        "event": s.event,
        "face_down": (s.face_down if seen else True) if s.face_down >= 0 else None,
        "first": s.first,
        "active": s.active,
        "round": s.round,
        "final_round": s.final_round,
        "actions": s.actions,
        "used": s.used,
        "received": s.received,
        "got": s.got,
        "robbed": s.robbed,
    }


def _view_of_player(s: UrukState, seat: int, open_hand: bool) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "cards": player.cards[:],
        "discs": player.discs[:],
        "cubes": [[load >> 4 * colour & 15 for colour in range(COLOURS)] for load in player.cubes],
        "stock": player.stock[:],
        "gods": player.gods[:],
        "extra": player.extra,
        "hand_size": player.size,
        "known": sorted(player.known),
        "ages": [player.ages >> 8 * age & 255 for age in range(LAST_AGE + 1)],
        "hand": player.hand[:] if open_hand else None,
        "erupted": bool(s.victims >> seat & 1),
        "offer": s.offers[seat][:] if s.offers else [],
    }
