"""The table of Wayfarers as a Scene, laid out from a view: what a seat may not know cannot be on it.

The viewer's own panorama lies open card by card; those of others are counted, so that a scene stays small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from edubba.games.wayfarers import cards
from edubba.games.wayfarers.automa_seek import Wanted
from edubba.games.wayfarers.labels import (
    CARD_IDS,
    CELL_IDS,
    DESIGN_IDS,
    FACE_IDS,
    HOST_IDS,
    PLAN_IDS,
    SKY_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STOP_IDS,
)
from edubba.games.wayfarers.language import GUILD_NAMES, ROW_NAMES, WORKER_NAMES
from edubba.games.wayfarers.pointer import PRINTED, WayfarersPointer, card_piece, worker_piece
from edubba.games.wayfarers.state import WayfarersState
from edubba.kernel.scene import BACK, SHAPES, Badge, Board, Cell, Dialog, Panel, Piece, Scene, Stat, Zone, cell
from edubba.words.phrasebook import Argument

if TYPE_CHECKING:
    from edubba.games.wayfarers.game import Wayfarers

WIDE, HIGH = 34.0, 9.6  # the journal in cells: the unit of its printed places
SPOT = 0.6  # how large the place of a green worker is
CENTRE = ("B1", "B2", "B3", "B4", "B5", "B6", "PS")


class Layout:
    """One view being laid out."""

    def __init__(
        self, game: Wayfarers, state: WayfarersState, seat: int | None, lang: str, names: Sequence[str]
    ) -> None:
        self.game = game
        self.printed = game.tables
        self.state = state
        self.view: dict[str, Any] = state.view(seat)
        self.viewer = seat
        self.lang = lang
        self.names = names
        self.board = Board()

    def say(self, key: str, **arguments: Argument) -> str:
        return self.game.talk.book.say(self.lang, key, **arguments)

    def scene(self) -> Scene:
        view = self.view
        pointer = WayfarersPointer(self.game, self.lang, self.names)
        self.lay_rows()
        self.lay_journal()
        self.board.zone(Zone("tiles", "pool", self.say("place-tiles"), counts=self.piles()))
        for seat in range(len(view["players"])):
            if seat == self.viewer:
                self.lay_own(seat)
            else:
                self.lay_other(seat)
        self.lay_drawn()
        players = len(view["players"])
        return Scene(
            self.game.name,
            self.viewer,
            view["over"],
            {"active": view["active"], "round": view["turns"] // players + 1},
            self.game.talk.prompt(self.state, self.viewer, self.lang, self.names),
            self.board.zones,
            self.board.pieces,
            [self.panel(seat) for seat in range(players)],
            pointer.choices(self.state, self.viewer),
            pointer.barred(self.state, self.viewer),
            self.dialog(),
            view["ending"] > 0,
        )

    # --- the main board -------------------------------------------------------------------------------------------

    def lay_rows(self) -> None:
        """Five rows of four slots, with prices, influence and workers; each slot tells its action."""
        for row, name in enumerate(ROW_NAMES):
            left = self.view["decks"][row]
            places = [Cell(str(slot + 1), note=self.action(4 * row + slot)) for slot in range(4)]
            zone = Zone(name, "row", self.say(f"place-{name}"), cells=places, note=self.say("note-deck", count=left))
            self.board.zone(zone)
            for slot in range(4 * row, 4 * row + 4):
                self.lay_slot(name, slot)

    def action(self, slot: int) -> str:
        node = self.printed.slot_node[slot]
        return self.game.talk.book.effect(self.lang, node, "to") if node >= 0 else ""

    def lay_slot(self, zone: str, slot: int) -> None:
        card = self.view["display"][slot]
        if card < 0:
            return
        label = CARD_IDS[36 * (slot // 4) + card]
        at = str(slot % 4 + 1)
        piece = self.board.add(Piece(card_piece(label), "card", zone, at, label))
        price = self.printed.folk_cost[card] if slot < 4 else self.printed.slot_price[slot]
        if price:
            piece.badges.append(Badge("coins", str(price)))
        owner = self.view["marks"][slot]
        if owner >= 0:
            piece.own = owner
            if self.viewer not in (None, owner):
                piece.marks = ["fee"]
        for colour, name in enumerate(WORKER_NAMES):
            if self.view["standing"][slot] >> colour & 1:
                post = worker_piece(f"{name}-{SLOT_IDS[slot]}")
                self.board.add(Piece(post, "figure", zone, at, f"worker-{name}", on=piece.id))

    def lay_journal(self) -> None:
        """The track as it is printed, with its tiles, the green workers beside it and all markers."""
        spaces = self.game.pack.data["journal"]["spaces"]
        cells, links = [], []
        wishes = self.wishes()
        for number, space in enumerate(spaces):
            x, y = space["at"]
            place = Cell(space["id"], round(WIDE * x, 1), round(HIGH * y, 1), face=self.stop_face(number))
            place.note = wishes.get(number, "")
            cells.append(place)
            links += [(space["id"], STOP_IDS[self.printed.stain_to[stain]]) for stain in self.printed.route[number]]
        for number, spot in enumerate(self.game.pack.data["journal"]["green_worker_spots"]):
            if self.view["greens"] >> number & 1:
                x, y = spot["at"]
                place = Cell(f"g{number + 1}", round(WIDE * x + 0.2, 1), round(HIGH * y + 0.2, 1), SPOT, SPOT)
                place.face = "worker-green"
                cells.append(place)
        zone = Zone("journal", "graph", self.say("place-journal"), cells=cells, links=links, size="l")
        if wishes:
            zone.note = " · ".join(wishes.values())
        self.board.zone(zone)
        for seat, player in enumerate(self.view["players"]):
            here = STOP_IDS[player["at"]]
            self.board.add(Piece(f"marker:{seat}", "marker", "journal", here, own=seat, same=cell("journal", here)))

    def stop_face(self, stop: int) -> str:
        place = self.printed.tile_space[stop]
        if place >= 0:
            return f"J{self.view['tiles_at'][place] + 1:02}"
        return (
            f"stop-{STOP_IDS[stop].rstrip('abcde')}" if self.printed.column[stop] < cards.COLUMN_TEN else STOP_IDS[stop]
        )

    def wishes(self) -> dict[int, str]:
        """What the ink stains before the viewer's marker ask for, by the space they lead to."""
        if self.viewer is None:
            return {}
        found = {}
        for stain in self.printed.route[self.view["players"][self.viewer]["at"]]:
            to = self.printed.stain_to[stain]
            wish = self.game.talk.wish(self.view["sides"], stain, self.lang)
            if wish:
                found[to] = self.say("note-stain", stop=self.game.talk.thing("stop", to), wish=wish)
        return found

    def piles(self) -> dict[str, int]:
        piles = self.view["piles"]
        return {name: piles[design] for design, name in enumerate(DESIGN_IDS) if piles[design] or design < 13}

    # --- the players ------------------------------------------------------------------------------------------------

    def lay_purse(self, seat: int, player: dict[str, Any]) -> None:
        zone = self.board.zone
        zone(
            Zone(
                f"dice.{seat}",
                "row",
                self.say("place-dice"),
                seat,
                note=self.say("note-reserve", count=player["reserve"]),
            )
        )
        for face, count in enumerate(player["dice"]):
            for _ in range(count):
                die = self.board.put("die", f"dice.{seat}", f"die-{face + 1}", alike=True)
                die.n = face + 1
        workers = {f"worker-{name}": player["workers"][colour] for colour, name in enumerate(WORKER_NAMES)}
        zone(Zone(f"workers.{seat}", "pool", self.say("place-workers"), seat, counts=workers))
        goods = {"silver": player["silver"], "provision": player["provision"]}
        zone(Zone(f"goods.{seat}", "pool", self.say("place-goods"), seat, counts=goods))
        guilds = {f"guild-{GUILD_NAMES[guild]}": player["guilds"][guild] for guild in range(3)}
        zone(
            Zone(
                f"guilds.{seat}",
                "pool",
                self.say("place-guilds"),
                seat,
                counts=guilds | {"influence": player["supply"]},
            )
        )

    def lay_own(self, seat: int) -> None:
        player = self.view["players"][seat]
        self.lay_purse(seat, player)
        self.lay_board(seat, player)
        self.lay_panorama(seat, player)
        self.lay_caravan(seat, player)

    def lay_board(self, seat: int, player: dict[str, Any]) -> None:
        """Baghdad: its six die spaces and its stars, with what lies there."""
        zone = self.board.zone(
            Zone(f"board.{seat}", "row", self.say("place-board"), seat, [Cell(name, face=name) for name in CENTRE])
        )
        for space in player["placed"]:
            if space < cards.FIRST_CITY:
                name = SPACE_IDS[space]
                die = self.board.add(Piece(f"placed.{seat}:{name}", "token", zone, name, "die"))
                die.same = cell(zone, name)
        tucked = [(HOST_IDS[host], folk) for host, folk in zip(player["hosts"], player["folk"], strict=True)]
        tucked += [
            (SKY_IDS[sky], 144 + muse if muse >= 0 else -1)
            for sky, muse in zip(player["skies"], player["muses"], strict=True)
        ]
        for host, card in tucked:
            if host in PRINTED and card >= 0:
                at = PRINTED[host]
                piece = Piece(card_piece(CARD_IDS[card]), "card", zone, at, CARD_IDS[card], same=cell(zone, at))
                self.board.add(piece)

    def lay_panorama(self, seat: int, player: dict[str, Any]) -> None:
        """Land to the left, water to the right, the sky above; townsfolk and inspiration tucked under their hosts."""
        fresh = self.view["fresh_land"]
        self.board.zone(Zone(f"panorama.{seat}", "row", self.say("place-panorama"), seat, size="l"))
        land = [place for place, host in enumerate(player["hosts"]) if host < cards.PRINTED_CITY]
        water = [
            place for place, host in enumerate(player["hosts"]) if cards.FIRST_WATER <= host < cards.PRINTED_HARBOUR
        ]
        for place in [*reversed(land), *water]:
            host, folk = player["hosts"][place], player["folk"][place]
            label = HOST_IDS[host]
            piece = self.board.add(Piece(card_piece(label), "card", f"panorama.{seat}", face=label))
            if host < cards.PRINTED_CITY and fresh >> host & 1 and seat == self.view["active"]:
                piece.marks = ["fresh"]
            if folk >= 0:
                self.tuck(f"panorama.{seat}", CARD_IDS[folk], piece.id)
            for space in player["placed"]:
                if self.printed.space_host[space] == host:
                    die = Piece(
                        f"placed.{seat}:{label}", "token", f"panorama.{seat}", face="die", on=piece.id, same=piece.id
                    )
                    self.board.add(die)
        self.board.zone(Zone(f"sky.{seat}", "row", self.say("place-sky"), seat))
        for sky, muse in zip(player["skies"], player["muses"], strict=True):
            if sky < cards.PRINTED_STARS:
                piece = self.board.add(Piece(card_piece(SKY_IDS[sky]), "card", f"sky.{seat}", face=SKY_IDS[sky]))
                if muse >= 0:
                    self.tuck(f"sky.{seat}", CARD_IDS[144 + muse], piece.id)

    def tuck(self, zone: str, label: str, host: str) -> None:
        self.board.add(Piece(card_piece(label), "card", zone, face=label, on=host, same=host))

    def lay_caravan(self, seat: int, player: dict[str, Any]) -> None:
        """The paper of the caravan with the icons that can be covered, and the tiles on it."""
        bonus = self.printed.bonus[player["board"]]
        covered: dict[int, str] = {}
        for face, anchor in player["tiles"]:
            shape = self.printed.shapes[self.printed.tile_type[self.printed.face_design[face]]]
            mask = self.printed.anchors[shape][anchor]
            for place in range(cards.CELLS):
                if mask >> place & 1:
                    covered[place] = f"{FACE_IDS[face]}-{place % cards.COLUMNS - anchor % cards.COLUMNS + 1}"
        places = []
        for place, name in enumerate(CELL_IDS):
            row, column = divmod(place, cards.COLUMNS)
            face = f"bonus-{self.printed.nodes[bonus[place]]}" if bonus[place] >= 0 else ""
            places.append(Cell(name, column, row, face=face))
        places[0].face, places[5].face = "camel", "telescope"
        zone = self.board.zone(Zone(f"caravan.{seat}", "free", self.say("place-caravan"), seat, places))
        for place, face in sorted(covered.items()):
            self.board.add(Piece(f"tile.{seat}:{CELL_IDS[place]}", "tile", zone, CELL_IDS[place], face))

    def lay_other(self, seat: int) -> None:
        """Somebody else: the purse as it is, the panorama and the caravan as lists."""
        player = self.view["players"][seat]
        ai = self.view["automa"] if seat >= self.state.seats else None
        if ai is None:
            self.lay_purse(seat, player)
        else:
            self.lay_automa(seat, player, ai)
        owned = Counter(HOST_IDS[host] for host in player["hosts"] if HOST_IDS[host] not in PRINTED)
        owned.update(CARD_IDS[folk] for folk in player["folk"] if folk >= 0)
        owned.update(SKY_IDS[sky] for sky in player["skies"] if sky < cards.PRINTED_STARS)
        owned.update(CARD_IDS[144 + muse] for muse in player["muses"] if muse >= 0)
        if ai is not None:
            owned.update(CARD_IDS[36 * row + card] for row, pile in enumerate(ai["cards"]) for card in pile)
        self.board.zone(
            Zone(f"panorama.{seat}", "pool", self.say("place-panorama"), seat, counts=dict(owned), size="s")
        )
        tiles = Counter(FACE_IDS[face] for face, _ in player["tiles"])
        self.board.zone(Zone(f"caravan.{seat}", "pool", self.say("place-caravan"), seat, counts=dict(tiles), size="s"))

    def lay_automa(self, seat: int, player: dict[str, Any], ai: dict[str, Any]) -> None:
        """The AI board: its track, its comets and the planning cards that lie face up."""
        note = self.say("note-ai", track=ai["track"], comets=ai["comets"], cells=ai["filled"])
        self.board.zone(Zone(f"plans.{seat}", "row", self.say("place-plans"), seat, note=note))
        for card in ai["face_up"]:
            self.board.add(Piece(f"plan:{PLAN_IDS[card]}", "card", f"plans.{seat}", face=PLAN_IDS[card]))
        guilds = {f"guild-{GUILD_NAMES[guild]}": player["guilds"][guild] for guild in range(3)}
        guilds |= {f"worker-{name}": player["workers"][colour] for colour, name in enumerate(WORKER_NAMES)}
        self.board.zone(Zone(f"guilds.{seat}", "pool", self.say("place-guilds"), seat, counts=guilds))

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
            label = CARD_IDS[36 * (card >> 6) + (card & 63)]
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
                Stat("perspective-dice-six-faces-random", self.say("stat-dice"), sum(player["dice"])),
            ]
        return Panel(
            seat,
            self.game.talk.player(seat, self.lang, self.names) if seat < self.state.seats else self.say("ai"),
            SHAPES[seat],
            seat in self.view["to_act"],
            sum(sheet.values()),
            sheet,
            stats,
            seat == self.view["first"] and self.state.seats > 1,
        )

    def dialog(self) -> Dialog | None:
        step = self.state.agenda[-1] if self.state.agenda else None
        if isinstance(step, Wanted) and step.seat == self.viewer:
            return Dialog(
                "pick", self.say("dialog-wanted"), self.game.talk.prompt(self.state, self.viewer, self.lang, self.names)
            )
        return None
