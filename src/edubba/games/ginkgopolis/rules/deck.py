"""Drawing cards, and the new deck when the last one is drawn (GIN-6.3, 6.4)."""

from __future__ import annotations

from edubba.games.ginkgopolis.rules.pieces import tiles_in
from edubba.games.ginkgopolis.rules.player import CLOCK_BITS, FOUR_DRAWS
from edubba.games.ginkgopolis.rules.state import GinkgopolisState


def take_card(s: GinkgopolisState) -> int:
    """A random card of the deck. Whoever takes it looks after the deck next (`rebuild_if_empty`)."""
    s.own_cards()
    deck = s.deck
    index = s.chance.below(len(deck))
    card = deck[index]
    last = deck.pop()
    if index < len(deck):
        deck[index] = last
    s.drawn[card] = s.clock
    s.deck_left -= 1
    return card


def rebuild_if_empty(s: GinkgopolisState) -> None:
    """At once, even if nobody needs another card (GIN-R1)."""
    if not s.deck_left:
        rebuild(s)


def draw_card(s: GinkgopolisState, seat: int) -> None:
    player = s.players[seat]
    player.draws = (player.draws << CLOCK_BITS | s.clock) & FOUR_DRAWS
    card = take_card(s)
    player.hand.append(card)
    if s.journal is not None:
        s.whisper("drew-card", seat, card, 1 << seat)
    if not s.deck_left:
        rebuild(s)


def rebuild(s: GinkgopolisState) -> None:
    """The cards of all building sites join the discard pile, which becomes the deck (GIN-6.4)."""
    s.own_cards()
    s.clock += 1
    fresh = tiles_in(s.sites)
    entered = s.entered[:]
    for card in fresh:
        entered[card] = s.clock
    for card in s.discards:
        entered[card] = s.clock
    s.entered = entered
    if s.changed:
        remember_changed(s)
    s.deck.extend(s.discards)  # on top of those put aside last time, which are still there
    s.deck.extend(s.changed)
    s.deck.extend(fresh)
    s.discards = []
    s.changed = []
    s.changed_seen = []
    s.changed_draws = []
    s.sites = 0
    s.deck_left = len(s.deck) - s.printed.set_aside[s.seats]
    s.tell("rebuilt", s.first, s.deck_left, len(fresh))


def remember_changed(s: GinkgopolisState) -> None:
    """Who knows that a card was among the hands discarded face down knows that it is in the new deck."""
    found = s.entered_for[:]
    for index in range(len(s.changed)):
        found.append(s.clock << 16 | s.changed_seen[index] << 8 | s.changed[index])
    s.entered_for = found
