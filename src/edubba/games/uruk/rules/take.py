"""Take a card; deck, discard pile and display (URU-4)."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.uruk.rules.cards import ENLIL, NO_CARD, TYPES
from edubba.games.uruk.rules.hidden import ALL_EYES, LAST_AGE
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED


def available(s: UrukState) -> int:
    """How many inventions could still be drawn (URU-4.7), or 2 if there are more: nobody draws more at once.

    It rests on public facts alone.
    """
    count: i64 = s.deck.count - s.deck_events
    if count > 1:
        return 2
    oldest = 0 if s.reshuffles else s.printed.leaves_first
    for index in range(len(s.discards) - 1, oldest - 1, -1):
        if s.discards[index] < TYPES:
            count += 1
            if count > 1:
                break
    return count


def refusal_draw(s: UrukState) -> str:
    return ALLOWED if available(s) else "URU-4.6"


def refusal_display(s: UrukState, card: int) -> str:
    return ALLOWED if card in s.display else "URU-4.1"


def take_display(s: UrukState, seat: int, card: int) -> None:
    """Take a face-up card; its place stays empty until the end of the turn (URU-4.2)."""
    s.own_lists()
    s.display[s.display.index(card)] = NO_CARD
    s.to_hand_known(seat, card)
    if s.journal is not None:
        s.tell("took", seat, card)


def draw(s: UrukState, seat: int) -> None:
    """Draw an invention into a hand (URU-4.3). One must be available."""
    card, age = _reveal(s, seat, 1 << seat)
    s.to_hand_hidden(seat, card, age)
    if s.journal is not None:
        s.whisper("drew", seat, card, 1 << seat)


def refill(s: UrukState) -> None:
    """At the end of a turn the display is filled up from left to right (URU-4.5)."""
    for place in range(len(s.display)):
        if s.display[place] == NO_CARD and available(s):
            card, age = _reveal(s, s.active, ALL_EYES)
            s.expose(card, age)
            s.display[place] = card
            if s.journal is not None:
                s.tell("displayed", s.active, card)


def _reveal(s: UrukState, seat: int, eyes: int) -> tuple[int, int]:
    """Turn cards over until an invention comes; return it and the age of its shuffle (URU-4.3)."""
    s.own_lists()
    while True:
        if not s.deck.layers:
            _reshuffle(s)
        age = s.deck.age()
        card = s.deck.draw(s.chance)
        if s.rules.shuffle_at_once and not s.deck.layers and card < ENLIL and available(s):
            _reshuffle(s)  # an event that is the last card is dealt with before
        if card < ENLIL:
            return card, age
        s.deck_events -= 1
        _meet(s, seat, card, age, eyes)


def _meet(s: UrukState, seat: int, event: int, age: int, eyes: int) -> None:
    """A god or disaster was drawn: it waits, wakes the one that waits, or is discarded (URU-10.1 to 10.3, 10.25)."""
    if s.last_round or s.face_down >= 0:
        s.expose(event, age)
        s.cast_off(event)
        s.tell("event-void", seat, event)
    elif s.event < 0:
        s.expose(event, age)
        s.event = event
        s.tell("event-waits", seat, event)
    else:
        s.face_down = event
        s.face_down_seen = eyes
        s.whisper("event-wakes", seat, event, eyes, s.event)


def _reshuffle(s: UrukState) -> None:
    """The discard pile becomes the deck; the first time its oldest cards leave the game (URU-4.4)."""
    pile = s.discards
    if s.reshuffles == 0:
        s.removed = pile[: s.printed.leaves_first]
        pile = pile[s.printed.leaves_first :]
        for card in s.removed:
            s.tell("left-game", s.active, card)
    s.reshuffles += 1
    age = min(1 + s.reshuffles, LAST_AGE)
    s.discards = []
    s.deck.add_layer(pile[:], age)
    for card in pile:
        s.unseen[card] += 1 << 4 * age
        if card >= ENLIL:
            s.deck_events += 1
    s.tell("reshuffled", s.active, len(pile))
