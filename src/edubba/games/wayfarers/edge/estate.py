"""What a player has on the table, as zones and pieces: dice and purse, the panorama around Baghdad, or an AI board."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from edubba.games.wayfarers.edge.labels import (
    CARD_IDS,
    CELL_IDS,
    FACE_IDS,
    HOST_IDS,
    PLAN_IDS,
    SKY_IDS,
    SPACE_IDS,
)
from edubba.games.wayfarers.edge.pointer import PRINTED, card_piece
from edubba.games.wayfarers.edge.signs import COUNTER_ICONS, column
from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.language import GUILD_NAMES, WORKER_NAMES
from edubba.games.wayfarers.rules.printed import Printed
from edubba.games.wayfarers.rules.scoring import counted, goal_met
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.bits import bits
from edubba.kernel.board import Board
from edubba.kernel.scene import Badge, Cell, Piece, Zone, cell
from edubba.words import Say

CENTRE = ("B1", "B2", "B3", "B4", "B5", "B6", "PS")
AI_COLUMNS = 7
COMETS_A_LINE = 11
BAGHDAD = [Cell(name, face=name) for name in CENTRE]
FREE = "cell-"  # begins the face of a cell without an icon
BESIDE = (0, 5)  # the cells with a good that is printed on the paper itself
GOODS = {cards.CAMEL: "camel", cards.SHIP: "ship", cards.TELESCOPE: "telescope", cards.PIGEON: "pigeon"}


def ring(spaces: int) -> list[tuple[int, int]]:
    """Where the spaces of the AI's resource track lie, clockwise: to the right above, back below."""
    above = (spaces + 1) // 2
    return [(x + 1, 0) for x in range(above)] + [(above - x, 1) for x in range(spaces - above)]


@lru_cache(64)
def caravan_cells(printed: Printed, board: int) -> tuple[Cell, ...]:
    """The paper of a caravan with the icons that can be covered; scenes share its cells."""
    cells = []
    for place, name in enumerate(CELL_IDS):
        row, file = divmod(place, cards.COLUMNS)
        bonus = printed.bonus[board][place]
        beside = GOODS[printed.columns[file]] if place in BESIDE else ""
        face = f"bonus-{printed.nodes[bonus]}" if bonus >= 0 else beside or f"{FREE}{name}"
        cells.append(Cell(name, file, row, face=face))
    return tuple(cells)


class Estate:
    """The things of one player."""

    def __init__(
        self,
        *,
        printed: Printed,
        board: Board,
        say: Say,
        state: WayfarersState,
        view: dict[str, Any],
        seat: int,
        mine: bool,
    ) -> None:
        self.printed = printed
        self.board = board
        self.say = say
        self.state = state
        self.view = view
        self.seat = seat
        self.mine = mine
        self.player: dict[str, Any] = view["players"][seat]
        self.home = f"panorama.{seat}"

    def lay(self) -> None:
        self.lay_dice()
        self.lay_purse()
        self.lay_baghdad()
        self.lay_cards()
        self.lay_tiles()

    # --- the purse ------------------------------------------------------------------------------------------------

    def lay_dice(self) -> None:
        """Dice with what their columns bring; beside them the die in hand, as it may be after the caravan."""
        player = self.player
        note = self.say("note-reserve", count=player["reserve"]) if player["reserve"] else ""
        place = Zone(f"dice.{self.seat}", "row", self.say("place-dice"), self.seat, note=note)
        zone = self.board.zone(place)
        if not self.mine:  # nobody points at dice of somebody else
            place.kind = "pool"
            place.counts = {f"die-{face + 1}": count for face, count in enumerate(player["dice"]) if count}
            return
        for face, count in enumerate(player["dice"]):
            for _ in range(count):
                self.put_die(zone, face + 1)
        held = self.view["die"]
        if held and self.seat == self.view["active"]:
            zone = self.board.zone(Zone(f"chain.{self.seat}", "row", self.say("place-chain"), self.seat))
            action = self.state.legal(self.seat) if self.state.asks(self.seat) else []
            values = [one - cards.VALUE + 1 for one in action if cards.VALUE <= one < cards.VALUE + 6]
            for value in sorted({held, *values}):
                self.put_die(zone, value)

    def put_die(self, zone: str, value: int) -> None:
        die = self.board.put("die", zone, f"die-{value}", alike=True)
        die.n = value
        die.badges = list(column(self.player["columns"][value - 1]))

    def lay_purse(self) -> None:
        player, seat, zone = self.player, self.seat, self.board.zone
        workers = {f"worker-{name}": player["workers"][colour] for colour, name in enumerate(WORKER_NAMES)}
        zone(Zone(f"workers.{seat}", "pool", self.say("place-workers"), seat, counts=workers))
        if self.mine:  # the panels tell it of the others
            goods = {"silver": player["silver"], "provision": player["provision"]}
            zone(Zone(f"goods.{seat}", "pool", self.say("place-goods"), seat, counts=goods))
        guilds = {f"guild-{GUILD_NAMES[guild]}": player["guilds"][guild] for guild in range(3)}
        guilds["influence"] = player["supply"]
        zone(Zone(f"guilds.{seat}", "pool", self.say("place-guilds"), seat, counts=guilds))

    # --- the panorama ---------------------------------------------------------------------------------------------

    def lay_baghdad(self) -> None:
        """Six die spaces, the stars, and the paper of the caravan with the icons that can be covered."""
        places = BAGHDAD[:]
        paper = caravan_cells(self.printed, self.player["board"])
        if self.mine:
            places += paper
        else:  # what somebody else has is small
            anchors, covered = self.laid()
            for place, printed in enumerate(paper):
                if place in anchors or not (printed.face.startswith(FREE) or place in covered):
                    places.append(printed)
        name = self.say("place-panorama")
        self.board.zone(Zone(id=self.home, kind="free", name=name, own=self.seat, cells=places, size="l"))
        for space in self.player["placed"]:
            if space < cards.FIRST_CITY:
                name = SPACE_IDS[space]
                die, same = f"placed.{self.seat}:{name}", cell(self.home, name)
                self.board.add(Piece(id=die, kind="token", zone=self.home, at=name, face="die", same=same))

    def laid(self) -> tuple[set[int], set[int]]:
        """The cells where tiles begin, and all that they cover."""
        anchors, covered = set(), set()
        for face, anchor in self.player["tiles"]:
            shape = self.printed.shapes[self.printed.tile_type[self.printed.face_design[face]]]
            anchors.add(anchor)
            covered |= set(bits(self.printed.anchors[shape][anchor]))
        return anchors, covered

    def lay_cards(self) -> None:
        """Cards from the oldest to the newest; townsfolk and inspiration under their hosts, dice on their spaces."""
        player = self.player
        for host, folk in zip(player["hosts"], player["folk"], strict=True):
            piece = self.lay_host(HOST_IDS[host])
            if piece and host < cards.PRINTED_CITY and self.view["fresh_land"] >> host & 1:
                piece.marks = ["fresh"] if self.seat == self.view["active"] else []
            if folk >= 0:
                self.tuck(CARD_IDS[folk], HOST_IDS[host])
        for space in player["placed"]:
            if space >= cards.FIRST_CITY:
                label = HOST_IDS[self.printed.space_host[space]]
                on = card_piece(label)
                self.board.add(Piece(f"placed.{self.seat}:{label}", "token", self.home, face="die", on=on))
        for sky, muse in zip(player["skies"], player["muses"], strict=True):
            self.lay_host(SKY_IDS[sky])
            if muse >= 0:
                piece = self.tuck(CARD_IDS[144 + muse], SKY_IDS[sky])
                if self.mine:
                    piece.badges = self.progress(muse)
                if goal_met(self.printed, self.state.players[self.seat], muse):
                    piece.marks = ["doubled"]

    def lay_host(self, label: str) -> Piece | None:
        if label in PRINTED:
            return None
        return self.board.add(Piece(card_piece(label), "card", self.home, face=label))

    def tuck(self, label: str, host: str) -> Piece:
        piece = Piece(card_piece(label), "card", self.home, face=label)
        if host in PRINTED:
            piece.at = PRINTED[host]
        else:
            piece.on = card_piece(host)
        return self.board.add(piece)

    def progress(self, muse: int) -> list[Badge]:
        """How far the goal of an inspiration card has come."""
        goal, found = self.printed.goals[muse], []
        for place in range(0, len(goal), 2):
            has = counted(self.state.players[self.seat], goal[place])
            tone = "met" if has >= goal[place + 1] else "missing"
            found.append(Badge(COUNTER_ICONS[goal[place]], f"{has}/{goal[place + 1]}", tone))
        return found

    def lay_tiles(self) -> None:
        for face, anchor in self.player["tiles"]:
            name = CELL_IDS[anchor]
            tile = f"tile.{self.seat}:{name}"
            self.board.add(Piece(id=tile, kind="tile", zone=self.home, at=name, face=FACE_IDS[face]))

    # --- the AI ---------------------------------------------------------------------------------------------------

    def lay_automa(self, ai: dict[str, Any]) -> None:
        """The AI board: planning cards, both tracks, the winding caravan, and the cards that it has taken."""
        seat, zone = self.seat, self.board.zone
        plans = zone(Zone(f"plans.{seat}", "row", self.say("place-plans"), seat))
        for card in ai["face_up"]:
            piece = self.board.add(Piece(f"plan:{PLAN_IDS[card]}", "card", plans, face=PLAN_IDS[card]))
            if card == ai["last"]:
                piece.marks = ["now"]
        spaces = ring(len(self.printed.ai_track_colour))
        track = [Cell(str(space), x, y, face=f"track-{space}") for space, (x, y) in enumerate(spaces)]
        zone(Zone(id=f"ring.{seat}", kind="ring", name=self.say("place-ring"), own=seat, cells=track))
        self.board.add(Piece(id="ai:track", kind="token", zone=f"ring.{seat}", at=str(ai["track"]), face="ai"))
        comets = [
            Cell(str(space), space % COMETS_A_LINE, space // COMETS_A_LINE, face="comet-track")
            for space in range(self.printed.ai_comet_max + 1)
        ]
        zone(Zone(id=f"comets.{seat}", kind="track", name=self.say("place-comets"), own=seat, cells=comets))
        self.board.add(Piece(id="ai:comets", kind="token", zone=f"comets.{seat}", at=str(ai["comets"]), face="ai"))
        self.lay_purse_of_ai()
        self.lay_path(ai)
        taken = zone(Zone(f"taken.{seat}", "row", self.say("place-taken"), seat))
        for row, pile in enumerate(ai["cards"]):
            for card in pile:
                label = CARD_IDS[36 * row + card]
                self.board.add(Piece(card_piece(label), "card", taken, face=label))

    def lay_purse_of_ai(self) -> None:
        player = self.player
        workers = {f"worker-{name}": player["workers"][colour] for colour, name in enumerate(WORKER_NAMES)}
        guilds = {f"guild-{GUILD_NAMES[guild]}": player["guilds"][guild] for guild in range(3)}
        for name, counts in (("workers", workers), ("guilds", guilds)):
            self.board.zone(Zone(f"{name}.{self.seat}", "pool", self.say(f"place-{name}"), self.seat, counts=counts))

    def lay_path(self, ai: dict[str, Any]) -> None:
        """The caravan of the AI is filled along its path; what lies there is told apart by its cells."""
        note = self.say("note-path", cells=ai["filled"], all=len(self.printed.ai_path))
        zone = self.board.zone(Zone(f"path.{self.seat}", "free", self.say("place-caravan"), self.seat, note=note))
        cells = self.board.zones[-1].cells
        for step, place in enumerate(self.printed.ai_path):
            bonus = self.printed.ai_bonus[ai["board"]][step]
            y, x = divmod(place, AI_COLUMNS)
            face = f"bonus-{self.printed.nodes[bonus]}" if bonus >= 0 else ""
            cells.append(Cell(str(step), x, y, face=face))
        covered = [FACE_IDS[tile] for tile, _ in self.player["tiles"] for _ in range(self.size(tile))]
        for step, face in enumerate(covered[: ai["filled"]]):
            self.board.add(Piece(id=f"tile.{self.seat}:{step}", kind="tile", zone=zone, at=str(step), face=face))

    def size(self, face: int) -> int:
        """How many cells a tile covers."""
        return 2 if self.printed.shapes[self.printed.tile_type[self.printed.face_design[face]]] else 1
