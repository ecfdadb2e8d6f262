"""What a seat knows of a position of Tabannusi, as numbers for learning."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules.automa import Automa
from edubba.games.tabannusi.rules.pieces import (
    COLOURS,
    COMMON,
    DECREES,
    DISTRICTS,
    LAND,
    LAND_MASK,
    LINES,
    MASTERS,
    PRINTED_SHIPS,
    RIVERS,
    SHIPS,
    SPACES,
    SPECIAL_TILES,
    TRACKS,
    URBAN_CARDS,
    district_of,
    owner_of,
)
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.features import Features, Row, mark
from edubba.kernel.native import i64
from edubba.kernel.state import State

SEATS: Final = 4
DISTRICT: Final = LAND + RIVERS  # bits of a mask of one common district
COLUMNS: Final = 3
NUMBER_TILES: Final = 3


class TabannusiFeatures(Features):
    """Districts, cells, colours and cards are counted as in pieces.py; players go round the table, the viewer first."""

    def write(self, state: State, eye: int, row: Row) -> None:
        assert isinstance(state, TabannusiState)
        s = state
        players: i64 = len(s.players)
        viewer: i64 = max(eye, 0)
        row.put("players", players)
        row.put("time-gold", s.time_gold)
        row.put("active", (s.active - viewer) % players if s.active >= 0 else -1)
        row.put("actions", s.actions)
        row.put("ending", s.ending)
        row.put("first", (s.first - viewer) % players)
        row.put("water-left", s.water_left)
        row.put("gardens-left", s.gardens_left)
        row.all("pieces", s.pieces)
        row.all("local", s.local)
        row.all("barge", s.barges)
        row.all("reserve", s.reserve)
        write_map(s, row)
        write_port(s, viewer, row)
        row.bits("open-decree", s.open_decrees, DECREES)
        row.bits("offer", s.offer, SPECIAL_TILES)
        row.bits("stack", s.stack, SPECIAL_TILES)
        row.put("deck", int(s.deck).bit_count() + len(s.under))
        row.put("drawn", len(s.drawn))
        row.counts("drawn", s.drawn if s.drawn and s.agenda[-1].seat == eye else [], URBAN_CARDS)
        write_automa(s.automa, row)
        self.round_the_table(s, eye, row, players, SEATS)

    def write_player(self, state: State, seat: int, eye: int, row: Row) -> None:
        assert isinstance(state, TabannusiState)
        s = state
        player = s.players[seat]
        row.put("asked", seat < s.seats and s.asks(seat))
        row.put("points", player.vp)
        row.put("gold", player.gold)
        row.put("markers", player.markers)
        row.put("reserve", player.reserve)
        row.put("garden-count", player.garden_count)
        row.put("garden-tiles", player.garden_tiles)
        row.put("water", player.water)
        row.put("ignore", player.ignore)
        row.put("architect", player.architect)
        row.put("assistant", player.assistant)
        row.put("urban-cards", len(player.urban))
        row.counts("urban", player.urban if seat == eye or s.over else [], URBAN_CARDS)
        row.all("dice", player.dice)
        write_nibbles("full", player.full, row)
        write_nibbles("empty", player.empty, row)
        row.all("row", player.rows)
        row.all("mastery", player.mastery)
        row.all("built", player.built)
        row.all("homes", player.homes)
        row.all("towers", player.towers)
        row.all("ziggurat", player.ziggurat)
        row.bits("column", player.columns, COLUMNS)
        row.bits("ship", player.ships, SHIPS)
        row.bits("able", player.able, PRINTED_SHIPS)
        row.bits("blue", player.blue, LINES)
        row.bits("red", player.red, LINES)
        row.bits("master", player.masters, MASTERS)
        row.bits("decree", player.decrees, DECREES)
        row.bits("special", player.special, SPECIAL_TILES)
        row.masks("project", player.projects, DISTRICT)
        row.masks("garden", player.gardens, DISTRICT)
        houses = row.block("house", COMMON * LAND)
        for building in s.buildings:
            if owner_of(building) == seat:
                first = houses + LAND * district_of(building)
                mark(row.numbers, first, building & LAND_MASK, first + LAND)


def write_map(s: TabannusiState, row: Row) -> None:
    row.masks("empty", s.empty, DISTRICT)
    row.masks("water", s.water, DISTRICT)
    row.masks("garden", s.gardens, DISTRICT)
    row.masks("project", s.projects, LAND)
    row.masks("built", s.built, LAND)
    specials = row.block("special-water", SPECIAL_TILES)  # the cell of each tile, counted from 1
    for special in s.specials:
        row.set(specials + (special & 15), 1 + (special >> 4))


def write_port(s: TabannusiState, viewer: int, row: Row) -> None:
    """Berths, lines, action tiles and the ziggurat; a house is told by its owner, 1 for the viewer."""
    players: i64 = len(s.players)
    row.all("berth", s.berths)
    row.all("line-master", s.masters)
    row.all("line-crate", s.crates)
    row.bits("spare-master", s.spare_masters, MASTERS)
    row.all("action-tile", s.tiles)
    row.all("section", s.sections)
    spaces = row.block("space", SPACES)
    for space in range(SPACES):
        owner: i64 = s.spaces[space]
        if owner >= 0:
            row.set(spaces + space, 1 + (owner - viewer) % players)


def write_automa(automa: Automa | None, row: Row) -> None:
    king = row.block("automa", 4)
    plan = row.block("automa-plan", DISTRICTS)
    bag = row.block("automa-bag", TRACKS)
    tops = row.block("automa-top", NUMBER_TILES)
    if automa is None:
        return
    row.set(king, 1)
    row.set(king + 1, automa.king)
    row.set(king + 2, automa.left)
    row.set(king + 3, automa.right)
    for district in range(DISTRICTS):
        row.set(plan + district, automa.plan[district])
    for colour in range(TRACKS):
        row.set(bag + colour, automa.bag[colour])
    for number in range(NUMBER_TILES):
        pile = automa.piles[number]
        if pile:
            row.set(tops + number, 1 + pile[-1])


def write_nibbles(name: str, counts: i64, row: Row) -> None:
    """Counts by colour, 4 bits each."""
    at = row.block(name, COLOURS)
    for colour in range(COLOURS):
        row.set(at + colour, counts >> 4 * colour & 15)
