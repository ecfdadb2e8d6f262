"""What a seat knows of a position of Wayfarers, as numbers for learning."""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.cards import (
    CELLS,
    COLUMNS,
    DIE_SPACES,
    FACES,
    GUILDS,
    HOSTS,
    PROVISION_OFF,
    ROWS,
    SILVER_OFF,
    SKIES,
    SLOTS,
)
from edubba.games.wayfarers.rules.hidden import SPECTATOR
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.features import Features, Row, mark
from edubba.kernel.native import i16, i64
from edubba.kernel.state import State

SEATS: Final = 4
PLANS: Final = 6
CARDS: Final = 36  # of each row
DRAWN: Final = 3
WORKERS: Final = 3


class WayfarersFeatures(Features):
    """Cards, slots, spaces and tiles are counted as in cards.py; players go round the table, the viewer first."""

    def write(self, state: State, eye: int, row: Row) -> None:
        assert isinstance(state, WayfarersState)
        s = state
        players: i64 = len(s.players)
        viewer: i64 = max(eye, 0)
        row.put("players", players)
        row.put("turns", s.turns)
        row.put("ending", s.ending)
        row.put("sides", s.sides)
        row.bits("green", s.greens, 4)
        row.bits("used", s.used, GUILDS)
        row.put("die", s.die)
        row.put("first", (s.first - viewer) % players)
        row.put("active", (s.active - viewer) % players)
        row.one("placed-worker", s.placed_worker, WORKERS * SLOTS)
        row.put("silver-off", s.silver_off)
        row.put("provision-off", s.provision_off)
        row.put("spare", s.spare)
        row.all("pile", s.piles)
        row.all("journal-tile", s.tiles_at)
        write_display(s, viewer, row)
        write_decks(s, SPECTATOR if eye < 0 else eye, row)
        write_automa(s.automa, row)
        self.round_the_table(s, eye, row, players, SEATS)

    def write_player(self, state: State, seat: int, eye: int, row: Row) -> None:
        assert isinstance(state, WayfarersState)
        player = state.players[seat]
        row.put("asked", seat < state.seats and state.asks(seat))
        row.put("silver", player.silver)
        row.put("provision", player.provision)
        row.put("influence", player.supply)
        row.put("reserve", player.reserve)
        row.put("journal", player.at)
        row.all("guild", player.guilds)
        row.all("worker", player.workers)
        row.all("die", player.dice)
        row.all("count", player.counts)
        row.bits("placed", player.placed, DIE_SPACES)
        write_panorama(player, row)
        write_caravan(player, row)


def write_display(s: WayfarersState, viewer: int, row: Row) -> None:
    """Per slot: its card, whose influence lies there (1 for the viewer), the workers."""
    players: i64 = len(s.players)
    cards = row.block("display", SLOTS * CARDS)
    owners = row.block("mark", SLOTS)
    workers = row.block("standing", SLOTS * WORKERS)
    numbers = row.numbers
    display, marks, standing = s.display, s.marks, s.standing
    slot: i64
    for slot in range(SLOTS):
        card: i64 = display[slot]
        if card >= 0:
            numbers[cards + card] = 1
        cards += CARDS
        owner: i64 = marks[slot]
        if owner >= 0:
            row.set(owners + slot, 1 + (owner - viewer) % players)
        mark(numbers, workers, standing[slot], workers + WORKERS)
        workers += WORKERS


def write_decks(s: WayfarersState, eye: int, row: Row) -> None:
    """Cards left by row; those below that the viewer knows; and of the cards just drawn those that he has seen."""
    decks = row.block("deck", ROWS)
    known = row.block("known", ROWS * CARDS)
    for line in range(ROWS):
        under = s.under[line]
        row.set(decks + line, s.left[line] + len(under))
        for place in under:
            if place >> 6 >> eye & 1:
                row.set(known + CARDS * line + (place & 63), 1)
    row.put("drawn", len(s.drawn))
    drawn = row.block("drawn", CARDS)
    for card in s.drawn:
        if card >> 9 >> eye & 1:
            row.set(drawn + (card & 63), 1)


def write_automa(automa: Automa | None, row: Row) -> None:
    numbers = row.block("automa", 6)
    cards = row.block("automa-cards", ROWS)
    plans = row.block("automa-plan", PLANS)
    if automa is None:
        return
    row.set(numbers, automa.board + 1)
    row.set(numbers + 1, automa.track)
    row.set(numbers + 2, automa.comets)
    row.set(numbers + 3, automa.filled)
    row.set(numbers + 4, automa.pending)
    row.set(numbers + 5, automa.last + 1)
    for line in range(ROWS):
        row.set(cards + line, automa.cards[line].bit_count())
    for plan in automa.face_up:
        row.set(plans + plan, 1)


def write_panorama(player: Player, row: Row) -> None:
    """Hosts and space cards: 1 as they lie there, 2 with townsfolk or inspiration under them; and which these are."""
    hosts = row.block("host", HOSTS)
    folk = row.block("folk", CARDS)
    for index in range(len(player.hosts)):
        guest: i64 = player.folk[index]
        row.set(hosts + player.hosts[index], 2 if guest >= 0 else 1)
        if guest >= 0:
            row.set(folk + guest, 1)
    skies = row.block("sky", SKIES)
    muses = row.block("muse", CARDS)
    for index in range(len(player.skies)):
        muse: i64 = player.muses[index]
        row.set(skies + player.skies[index], 2 if muse >= 0 else 1)
        if muse >= 0:
            row.set(muses + muse, 1)


def write_caravan(player: Player, row: Row) -> None:
    """The tile faces, by the cell of their anchor and at all; and per column four goods, two steps, two discounts."""
    anchors = row.block("anchor", CELLS)
    faces = row.block("face", FACES)
    for tile in player.tiles:
        row.set(anchors + tile % CELLS, 1)
        row.add(faces + tile // CELLS, 1)
    at = row.block("column", 8 * COLUMNS)
    numbers = row.numbers
    for item in player.columns:
        column: i64 = item
        if column:
            numbers[at] = i16(column & 15)
            numbers[at + 1] = i16(column >> 4 & 15)
            numbers[at + 2] = i16(column >> 8 & 15)
            numbers[at + 3] = i16(column >> 12 & 15)
            numbers[at + 4] = i16(column >> 16 & 1)
            numbers[at + 5] = i16(column >> 17 & 1)
            numbers[at + 6] = i16(column >> SILVER_OFF & 7)
            numbers[at + 7] = i16(column >> PROVISION_OFF & 7)
        at += 8
