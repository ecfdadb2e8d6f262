"""The table of Wayfarers as a Scene, laid out from a view: what a seat may not know cannot be on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from edubba.games.wayfarers.edge.estate import Estate
from edubba.games.wayfarers.edge.faces import stop_key
from edubba.games.wayfarers.edge.labels import CARD_IDS, CELL_IDS, DESIGN_IDS, FACE_IDS, SLOT_IDS, STOP_IDS
from edubba.games.wayfarers.edge.pointer import WayfarersPointer, card_piece, worker_piece
from edubba.games.wayfarers.edge.signs import COUNTER_ICONS, Signs
from edubba.games.wayfarers.edge.walk import Walk
from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.acquire import TakeCard
from edubba.games.wayfarers.rules.automa_seek import Wanted
from edubba.games.wayfarers.rules.can import price_of
from edubba.games.wayfarers.rules.language import ROW_NAMES, TILE_NAMES, WORKER_NAMES
from edubba.games.wayfarers.rules.printed import Printed
from edubba.games.wayfarers.rules.scoring import counted
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import ChooseCell
from edubba.kernel.scene import (
    BACK,
    Badge,
    Cell,
    Dialog,
    Goal,
    Laying,
    Panel,
    Piece,
    Scored,
    Stat,
    Zone,
    cell,
)
from edubba.words import SceneBuilder

if TYPE_CHECKING:
    from edubba.games.wayfarers.edge.game import Wayfarers

PLACES: dict[str, list[float]] = msgspec.json.decode(
    (files("edubba.games.wayfarers.edge") / "journal.json").read_bytes()
)
GREENS = 4  # workers beside the journal
WIDE, HIGH = 34.0, 9.6  # the journal in cells: the unit of its printed places
KINDS = [Cell(name, face=f"tile-{name}") for name in TILE_NAMES[:5]]
SLIDING = ("townsfolk", "land")  # these rows slide to the right


# --- what scenes share, because no move changes it --------------------------------------------------------------------


@lru_cache(64)
def slot_cells(printed: Printed, row: int) -> tuple[Cell, ...]:
    """The slots of a row and their actions; the row of space cards has none."""
    name = ROW_NAMES[row]
    places = []
    for slot in range(4):
        acts = printed.slot_node[4 * row + slot] >= 0
        places.append(Cell(str(slot + 1), face=f"slot-{name}-{slot + 1}" if acts else ""))
    return tuple(reversed(places) if name in SLIDING else places)


@lru_cache(256)
def journal_cells(game: Wayfarers, sides: int, tiles_at: tuple[int, ...]) -> tuple[Cell, ...]:
    """The stops of the track with their tiles, each with the ink stains behind it."""
    cells: list[Cell] = []
    for number, name in enumerate(STOP_IDS):
        x, y = PLACES[name]
        face = stop_face(game.tables, tiles_at, number)
        cells.append(Cell(name, round(WIDE * x, 1), round(HIGH * y, 1), face=face))
        cells += [Cell(stain_face(game.tables, sides, stain)) for stain in game.tables.route[number]]
    return tuple(cells)


@lru_cache(64)
def green_cells(printed: Printed) -> tuple[tuple[int, Cell], ...]:
    """The green workers beside the track, each amid the spaces whose first visitor takes it."""
    found: list[tuple[int, Cell]] = []
    for spot in range(GREENS):
        near = [PLACES[STOP_IDS[stop]] for stop, one in enumerate(printed.green_spot) if one == spot]
        if near:
            x, y = (sum(place[axis] for place in near) / len(near) for axis in (0, 1))
            found.append((spot, Cell(f"g{spot + 1}", round(WIDE * x, 1), round(HIGH * y, 1), face="worker-green")))
    return tuple(found)


@lru_cache(256)
def coins(price: int, tone: str = "") -> Badge:
    return Badge("coins", str(price), tone)


def stain_face(printed: Printed, sides: int, stain: int) -> str:
    """An ink stain is called by its face, which says what it joins and what it asks for."""
    return f"s{stain}{'AB'[sides >> printed.stain_section[stain] & 1]}"


def stop_face(printed: Printed, tiles_at: tuple[int, ...], stop: int) -> str:
    place = printed.tile_space[stop]
    if place >= 0:
        return f"J{tiles_at[place] + 1:02}"
    return stop_key(printed, stop)


class WayfarersScene(SceneBuilder["Wayfarers", WayfarersState]):
    """One view being laid out."""

    def __init__(
        self, game: Wayfarers, state: WayfarersState, seat: int | None, lang: str, names: Sequence[str]
    ) -> None:
        super().__init__(game, state, seat, lang, names)
        self.printed = game.tables
        self.signs = Signs(game.tables)

    def pointer(self) -> WayfarersPointer:
        return WayfarersPointer(self.game.talk, self.lang, self.names)

    def lay(self) -> None:
        self.lay_rows()
        self.lay_journal()
        self.board.zone(Zone("tiles", "pool", self.say("place-tiles"), cells=KINDS[:], counts=self.piles()))
        for seat in range(len(self.view["players"])):
            self.lay_player(seat)
        self.lay_drawn()

    def turn(self) -> dict[str, int]:
        view = self.view
        return {"active": view["active"], "round": view["turns"] // len(view["players"]) + 1}

    def last_round(self) -> bool:
        return bool(self.view["ending"] > 0)

    # --- the main board -------------------------------------------------------------------------------------------

    def lay_rows(self) -> None:
        """Five rows of four slots, with prices, influence and workers; each slot has its action."""
        for row, name in enumerate(ROW_NAMES):
            left = self.view["decks"][row]
            places = slot_cells(self.printed, row)
            note = self.say("note-deck", count=left)
            self.board.zone(Zone(name, "row", self.say(f"place-{name}"), cells=list(places), note=note))
            for slot in range(4 * row, 4 * row + 4):
                self.lay_slot(name, slot)

    def lay_slot(self, zone: str, slot: int) -> None:
        card = self.view["display"][slot]
        if card < 0:
            return
        label = CARD_IDS[36 * (slot // 4) + card]
        at = str(slot % 4 + 1)
        badges = self.price(slot, card)
        piece = Piece(id=card_piece(label), kind="card", zone=zone, at=at, face=label, badges=badges)
        self.board.add(piece)
        owner = self.view["marks"][slot]
        if owner >= 0:
            piece.own = owner
            if self.viewer not in (None, owner):
                piece.marks = ["fee"]
        for colour, name in enumerate(WORKER_NAMES):
            if self.view["standing"][slot] >> colour & 1:
                post = worker_piece(f"{name}-{SLOT_IDS[slot]}")
                face = f"worker-{name}"
                self.board.add(Piece(id=post, kind="figure", zone=zone, at=at, face=face, on=piece.id))

    def price(self, slot: int, card: int) -> list[Badge]:
        """The printed price; for who is choosing a card of the row now, what is left of it."""
        price = self.printed.folk_cost[card] if slot < 4 else self.printed.slot_price[slot]
        step = self.step
        if isinstance(step, TakeCard) and step.seat == self.viewer and self.printed.of[step.node] == slot // 4:
            net = price_of(self.state, slot, step.node, step.die)
            return [coins(net, "gain")] if net < price else [coins(net)] if net else []
        return [coins(price)] if price else []

    def lay_journal(self) -> None:
        """The track as it is printed, with its tiles and stains, the green workers beside it and all markers."""
        cells = list(journal_cells(self.game, self.view["sides"], tuple(self.view["tiles_at"])))
        greens = self.view["greens"]
        cells += [place for spot, place in green_cells(self.printed) if greens >> spot & 1]
        self.board.zone(Zone("journal", "graph", self.say("place-journal"), cells=cells, size="l"))
        for seat, player in enumerate(self.view["players"]):
            here = STOP_IDS[player["at"]]
            same = cell("journal", here)
            self.board.add(
                Piece(f"marker:{seat}", "marker", zone="journal", at=here, face="marker", own=seat, same=same)
            )
        if self.viewer is not None:
            for stain in self.printed.route[self.view["players"][self.viewer]["at"]]:
                self.lay_stain(stain, self.viewer)

    def lay_stain(self, stain: int, seat: int) -> None:
        """An ink stain before the viewer: how much of what it asks for is there."""
        to = cell("journal", STOP_IDS[self.printed.stain_to[stain]])
        player = self.state.players[seat]
        face = stain_face(self.printed, self.view["sides"], stain)
        piece = Piece(id=f"stain:{stain}", kind="token", zone="journal", at=face, face=face, same=to)
        self.board.add(piece)
        board = self.printed.boards[self.view["sides"]]
        needs = board.needs[stain]
        wants = [(needs[place], needs[place + 1]) for place in range(0, len(needs), 2)]
        wants += [(cards.GUILD_COUNT + guild, count) for guild, count in enumerate(board.spends[stain]) if count]
        for counter, least in wants:
            has = counted(player, counter)
            tone = "met" if has >= least else "missing"
            piece.badges.append(Badge(COUNTER_ICONS[counter], f"{has}/{least}", tone))

    def piles(self) -> dict[str, int]:
        piles = self.view["piles"]
        return {name: piles[design] for design, name in enumerate(DESIGN_IDS) if piles[design] or design < 13}

    # --- the players ------------------------------------------------------------------------------------------------

    def lay_player(self, seat: int) -> None:
        estate = Estate(
            printed=self.printed,
            board=self.board,
            say=self.say,
            state=self.state,
            view=self.view,
            seat=seat,
            mine=seat == self.viewer,
        )
        if seat < self.state.seats:
            estate.lay()
        else:
            estate.lay_automa(self.view["automa"])

    def lay_drawn(self) -> None:
        """Three cards that only their drawer sees."""
        drawn = self.view["drawn"]
        if not drawn:
            return
        seat = self.view["active"]
        if seat != self.viewer:
            self.board.zone(Zone(f"drawn.{seat}", "pool", self.say("place-drawn"), seat, counts={BACK: len(drawn)}))
            return
        zone = self.board.zone(Zone(f"drawn.{seat}", "row", self.say("place-drawn"), seat, size="l"))
        for card in self.state.drawn:
            label = CARD_IDS[36 * (card >> 6 & 7) + (card & 63)]
            self.board.add(Piece(card_piece(label), "card", zone, face=label))

    # --- panels and dialogs -----------------------------------------------------------------------------------------

    def panel(self, seat: int) -> Panel:
        player = self.view["players"][seat]
        sheet = dict(self.state.score_sheet(seat))
        stats = [Stat("quill-ink", self.say("stat-column"), self.printed.column[player["at"]])]
        if seat < self.state.seats:
            stats += [
                Stat("coins", self.say("stat-silver"), player["silver"]),
                Stat("bread", self.say("stat-provision"), player["provision"]),
                Stat("die", self.say("stat-dice"), sum(player["dice"])),
            ]
        panel = self.panel_of(seat, sheet, stats, first=seat == self.view["first"] and self.state.seats > 1)
        if seat >= self.state.seats:
            panel.name = self.say("ai")
        return panel

    def laying(self) -> Laying | None:
        """The tile that the viewer has in hand, and the icons that it may cover."""
        step = self.step
        if not isinstance(step, ChooseCell) or step.seat != self.viewer:
            return None
        player = self.state.players[step.seat]
        laying = Laying(FACE_IDS[step.face], f"panorama.{step.seat}", off="WAY-12.3")
        for place, node in enumerate(self.printed.bonus[player.board]):
            if node >= 0 and not player.covered >> place & 1:
                laying.goals += [Goal([CELL_IDS[place]], sign) for sign in self.signs.effect(node)]
        return laying

    def walk(self) -> list[Scored]:
        """The final scoring, player by player."""
        if not self.view["over"]:
            return []
        found: list[Scored] = []
        for seat in range(len(self.view["players"])):
            one = Walk(self.state, seat, self.game.talk, self.lang)
            found += one.of_player() if seat < self.state.seats else one.of_automa()
        return found

    def dialog(self) -> Dialog | None:
        step = self.step
        if isinstance(step, Wanted) and step.seat == self.viewer:
            return Dialog("pick", self.say("dialog-wanted"), self.prompt)
        return None
