"""What a seat knows of a position of Ginkgopolis, as numbers for learning."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.hidden import NOBODY, knows, seen_of_packet
from edubba.games.ginkgopolis.rules.pieces import ALL_CARDS, CARDS, CHARACTER_COUNT, KEEP, TILES, WIDTH
from edubba.games.ginkgopolis.rules.player import Player
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.features import Features, Row
from edubba.kernel.native import i64
from edubba.kernel.state import State

PLACES: Final = 5
SEALABLE: Final = KEEP + CHARACTER_COUNT  # ids of actions that can be sealed: cards, tiles and characters come first
UNKNOWN: Final = -1


class GinkgopolisFeatures(Features):
    """Tiles, cards and characters are counted as in pieces.py; players go round the table, the viewer first."""

    def write(self, state: State, eye: int, row: Row) -> None:
        assert isinstance(state, GinkgopolisState)
        s = state
        players: i64 = len(s.players)
        viewer: i64 = max(eye, 0)
        row.put("players", players)
        row.put("round", s.round)
        row.put("ending", s.ending)
        row.put("reserve", s.left)
        row.put("exhausted", s.exhausted)
        row.put("deck", s.deck_left)
        row.put("discarded", len(s.deck) - s.deck_left + len(s.discards) + len(s.changed))
        row.put("first", (s.first - viewer) % players)
        write_city(s, viewer, row)
        row.counts("discard", s.discards, CARDS)
        changed = row.block("changed", CARDS)
        for index in range(len(s.changed)):
            if eye >= 0 and s.changed_seen[index] >> eye & 1:
                row.set(changed + s.changed[index], 1)
        row.bits("given", s.given, TILES)
        row.put("hal", s.hal_card >= 0)
        row.one("hal", s.hal_card if s.rules.from_hand and eye >= 0 else UNKNOWN, CARDS)
        write_draft(s, eye, row)
        sealed = row.block("sealed", SEALABLE)
        if eye >= 0 and s.sealed:
            for action in s.sealed[eye]:
                if action < SEALABLE:
                    row.set(sealed + action, 1)
        self.round_the_table(s, eye, row, players, PLACES)

    def write_player(self, state: State, seat: int, eye: int, row: Row) -> None:
        assert isinstance(state, GinkgopolisState)
        s = state
        player = s.players[seat]
        own = seat == eye
        told = own or s.rules.public_counts or s.over
        row.put("asked", seat < s.seats and s.asks(seat))
        row.put("points", player.points if told else UNKNOWN)
        row.put("stock", player.stock if told else UNKNOWN)
        row.put("tiles", player.tile_count if told else UNKNOWN)
        row.put("supply", player.supply)
        row.put("changes", player.changes)
        row.put("hand-size", len(player.hand))
        row.put("planned", player.plan_card >= 0)
        row.put("with-tile", player.plan_tile >= 0)
        bonus = row.block("bonus", 9)
        for trigger in range(3):
            goods: i64 = player.bonus[trigger]
            row.set(bonus + 3 * trigger, goods & 255)
            row.set(bonus + 3 * trigger + 1, goods >> 8 & 255)
            row.set(bonus + 3 * trigger + 2, goods >> 16 & 255)
        row.counts("card", player.cards, ALL_CARDS)
        write_hand(s, player, seat, eye, row)
        row.bits("tile", player.tiles if own else 0, TILES)
        row.bits("shown", player.shown, TILES)
        row.one("plan-card", player.plan_card if own else UNKNOWN, CARDS)
        row.one("plan-tile", player.plan_tile if own else UNKNOWN, TILES)


def write_city(s: GinkgopolisState, viewer: int, row: Row) -> None:
    """Per visible tile: its level, whose it is (1 for the viewer), a construction site, where it lies."""
    players: i64 = len(s.players)
    levels = row.block("level", TILES)
    owners = row.block("owner", TILES)
    columns = row.block("column", TILES)
    rows = row.block("row", TILES)
    for tile in range(TILES):
        level: i64 = s.level[tile]
        if level:
            place: i64 = s.place[tile]
            owner: i64 = s.owner[tile]
            row.set(levels + tile, level)
            if owner >= 0:
                row.set(owners + tile, 1 + (owner - viewer) % players)
            row.set(columns + tile, place % WIDTH - 64)
            row.set(rows + tile, place // WIDTH - 64)
    row.bits("site", s.sites, TILES)
    tokens = row.block("token", 2 * len(s.tokens))
    for letter in range(len(s.tokens)):
        cell: i64 = s.tokens[letter]
        row.set(tokens + 2 * letter, cell % WIDTH - 64)
        row.set(tokens + 2 * letter + 1, cell // WIDTH - 64)


def write_draft(s: GinkgopolisState, eye: int, row: Row) -> None:
    """Per packet: the characters the viewer has seen in it; and those he has kept."""
    seen = row.block("packet", PLACES * CHARACTER_COUNT)
    kept = row.block("kept", CHARACTER_COUNT)
    if not s.packets:
        return
    for packet in range(s.seats):
        for character in seen_of_packet(s, NOBODY if eye < 0 else eye, packet)[1]:
            row.set(seen + packet * CHARACTER_COUNT + character, 1)
    if eye >= 0:
        for character in s.kept[eye]:
            row.set(kept + character, 1)


def write_hand(s: GinkgopolisState, player: Player, seat: int, eye: int, row: Row) -> None:
    """The cards with a player of which the viewer knows: of his own, those in hand."""
    hand = row.block("hand", CARDS)
    known = row.block("known", CARDS)
    if seat == eye:
        for card in player.hand:
            row.set(hand + card, 1)
    elif eye >= 0:
        for card in player.hand:
            if knows(s, eye, seat, card):
                row.set(known + card, 1)
        if player.plan_card >= 0 and knows(s, eye, seat, player.plan_card):
            row.set(known + player.plan_card, 1)
