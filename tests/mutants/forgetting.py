"""What each game has to remember for its players, and how it would be to forget it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from edubba.games.ginkgopolis.rules import hidden as ginkgopolis
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.tabannusi.rules.effects import KeepCard
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.uruk.rules import hidden as uruk
from edubba.games.uruk.rules.state import UrukState
from edubba.games.wayfarers.rules.state import WayfarersState

Change = Callable[[pytest.MonkeyPatch], None]


def of(game: str, seats: int) -> dict[str, Change]:
    """The mistakes of a game that can be made at this number of seats."""
    found: dict[str, Change] = FORGETTING.get(game, {})
    return {name: change for name, change in found.items() if seats > 1 or name not in NOT_ALONE}


def blind(module: Any, name: str, spoil: Callable[[Any], None]) -> Change:
    """A function of the bookkeeping, `name(s, ...)`, that is given a position in which something was wiped out."""

    def change(patch: pytest.MonkeyPatch) -> None:
        old = getattr(module, name)

        def dim(s: Any, *rest: Any) -> Any:
            spoilt = s.clone()
            spoil(spoilt)
            return old(spoilt, *rest)

        patch.setattr(module, name, dim)

    return change


# --- Uruk -------------------------------------------------------------------------------------------------------------


def take_unseen(s: UrukState, seat: int, card: int) -> None:
    """As if nobody had seen which card went from the display to a hand."""
    age = s.deck.age() if s.deck.count else uruk.LAST_AGE
    s.own_lists()
    s.unseen[card] += 1 << 4 * age
    s.to_hand_hidden(seat, card, age)


def lose_shuffles(s: UrukState) -> None:
    s.unseen = [sum(have >> 4 * age & 15 for age in range(uruk.LAST_AGE + 1)) for have in s.unseen]


# --- Ginkgopolis ------------------------------------------------------------------------------------------------------


def lose_shown(s: GinkgopolisState) -> None:
    for player in s.players:
        player.shown = 0


def lose_given(s: GinkgopolisState) -> None:
    s.given = 0


def lose_discarded(s: GinkgopolisState) -> None:
    s.changed_seen = [0] * len(s.changed_seen)


# --- the others -------------------------------------------------------------------------------------------------------


def shuffle_under(old: Any, s: TeotihuacanState, seat: int | None, rng: Random) -> TeotihuacanState:
    other: TeotihuacanState = old(s, seat, rng)
    other.under = [rng.sample(pile, len(pile)) for pile in s.under]
    return other


def keep_unseen(old: Any, step: KeepCard, s: Any, seat: int, action: int) -> None:
    old(step, s, seat, action)
    s.under = [place & 15 for place in s.under]


def around(owner: type, name: str, new: Callable[..., Any]) -> Change:
    old = getattr(owner, name)
    return lambda patch: patch.setattr(owner, name, lambda *args: new(old, *args))


FORGETTING: dict[str, dict[str, Change]] = {
    "uruk": {
        "what was taken from the display": lambda patch: patch.setattr(UrukState, "to_hand_known", take_unseen),
        "a face-down event": blind(uruk, "redeal", lambda s: setattr(s, "face_down_seen", 0)),
        "which shuffle a card went into": blind(uruk, "redeal", lose_shuffles),
    },
    "ginkgopolis": {
        "hands passed on": lambda patch: patch.setattr(ginkgopolis, "knows", lambda s, eye, owner, card: eye == owner),
        "shuffles that all saw": lambda patch: patch.setattr(ginkgopolis, "known_entry", lambda s, viewer, card: 0),
        "tiles that were shown": blind(ginkgopolis, "redeal_tiles", lose_shown),
        "tiles that were given back": blind(ginkgopolis, "redeal_tiles", lose_given),
        "hands it has seen discarded": blind(ginkgopolis, "redeal_cards", lose_discarded),
        "packets it has held": lambda patch: patch.setattr(
            ginkgopolis, "seen_of_packet", lambda s, viewer, packet: (-1, [], [])
        ),
    },
    "wayfarers": {
        "what it put under a deck": around(
            WayfarersState, "put_under", lambda old, s, row, card, seen: old(s, row, card, 0)
        )
    },
    "tabannusi": {"what it put under the deck": around(KeepCard, "take", keep_unseen)},
    "teotihuacan": {"the bottom of a pile": around(TeotihuacanState, "redeal", shuffle_under)},
}

# Alone, nobody passes a hand or a packet on, nothing is discarded that others do not see, and the game is over when
# tiles would be given back.
NOT_ALONE = {"hands passed on", "packets it has held", "hands it has seen discarded", "tiles that were given back"}
