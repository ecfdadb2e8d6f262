"""What a seat knows of a position of Uruk, as numbers for learning."""

from __future__ import annotations

from typing import Final

from edubba.games.uruk.rules.cards import CARDS, COLOURS, ENLIL, TYPES
from edubba.games.uruk.rules.hidden import SPECTATOR
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.bits import bits
from edubba.kernel.features import Features, Row
from edubba.kernel.native import i64
from edubba.kernel.state import State

SEATS: Final = 4
EVENTS: Final = CARDS - ENLIL
DECK_LAYERS: Final = 2


class UrukFeatures(Features):
    """Types, cards and colours are counted as in cards.py; players go round the table, the viewer first."""

    def write(self, state: State, eye: int, row: Row) -> None:
        assert isinstance(state, UrukState)
        s = state
        viewer: i64 = max(eye, 0)
        seats: i64 = s.seats
        row.put("seats", seats)
        row.put("round", s.round)
        row.put("last-round", s.final_round > 0)
        row.put("actions", s.actions)
        row.put("common", s.common)
        row.put("deck-events", s.deck_events)
        row.put("reshuffles", s.reshuffles)
        row.put("got", s.got)
        row.put("first", (s.first - viewer) % seats)
        row.put("active", (s.active - viewer) % seats)
        row.bits("robbed", s.robbed, COLOURS)
        row.bits("received", s.received, COLOURS)
        row.bits("used", s.used, TYPES)
        row.all("epoch", s.epochs)
        row.all("supply", s.supply)
        row.counts("display", s.display, TYPES)
        row.counts("discarded", s.discards, CARDS)
        row.counts("removed", s.removed, CARDS)
        row.one("event", s.event - ENLIL if s.event >= 0 else -1, EVENTS)
        row.put("face-down", s.face_down >= 0)
        seen = s.face_down >= 0 and s.face_down_seen >> (SPECTATOR if eye < 0 else eye) & 1
        row.one("face-down", s.face_down - ENLIL if seen else -1, EVENTS)
        deck = row.block("deck", DECK_LAYERS)
        for layer in range(len(s.deck.layers)):
            row.set(deck + layer, len(s.deck.layers[layer]))
        self.round_the_table(s, eye, row, seats, SEATS)

    def write_player(self, state: State, seat: int, eye: int, row: Row) -> None:
        assert isinstance(state, UrukState)
        s = state
        player = s.players[seat]
        row.put("asked", s.asks(seat))
        row.put("erupted", s.victims >> seat & 1)
        row.put("hand-size", player.size)
        row.all("stock", player.stock)
        write_tableau(player, row)
        gods = row.block("god", EVENTS)
        for god in player.gods:
            row.set(gods + god - ENLIL, 1)
        row.counts("known", player.known, TYPES)
        row.counts("offer", s.offers[seat] if s.offers else [], TYPES)
        hand = row.block("hand", TYPES)
        if seat == eye or s.over:
            for card in bits(player.held):
                row.set(hand + card, player.hand[card])


def write_tableau(player: Player, row: Row) -> None:
    """Per type: whether it lies there, the discs above it and the cubes on it."""
    row.bits("laid", player.laid, TYPES)
    discs = row.block("discs", TYPES)
    cubes = row.block("cubes", TYPES)
    for slot in range(len(player.cards)):
        card = player.cards[slot]
        if card >= 0:
            load: i64 = player.cubes[slot]
            row.set(discs + card, player.discs[slot])
            row.set(cubes + card, (load & 15) + (load >> 4 & 15) + (load >> 8 & 15) + (load >> 12 & 15))
