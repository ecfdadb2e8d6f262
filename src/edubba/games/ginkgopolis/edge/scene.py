"""The table of Ginkgopolis as a Scene, laid out from a view: what a seat may not know cannot be on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from edubba.games.ginkgopolis.box import COLOURS, TRIGGERS
from edubba.games.ginkgopolis.edge.pointer import (
    HIDDEN_TILE,
    GinkgopolisPointer,
    card_piece,
    spot,
    spot_of,
    tile_piece,
    token_piece,
)
from edubba.games.ginkgopolis.edge.talk import TILE_FACES, TOKEN_FACES, face_of
from edubba.games.ginkgopolis.rules.choice import Choose
from edubba.games.ginkgopolis.rules.city import districts, produce
from edubba.games.ginkgopolis.rules.exploit import ChooseGood
from edubba.games.ginkgopolis.rules.pieces import CARD, CHARACTERS, GOOD_OF, KEEP, NUMBERS, SIDES, TILE
from edubba.games.ginkgopolis.rules.printed import NO_FINAL
from edubba.games.ginkgopolis.rules.scoring import award, final_bonus, score_sheet, standings
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.ginkgopolis.rules.urbanize import ChooseColumn, Relocate
from edubba.kernel.scene import BACK, Cell, Dialog, Lane, Panel, Piece, Region, Scored, Stat, Zone
from edubba.kernel.step import Together
from edubba.words import SceneBuilder

if TYPE_CHECKING:
    from edubba.games.ginkgopolis.edge.game import Ginkgopolis

FINAL = "final"  # the column of cards that count at the end


class GinkgopolisScene(SceneBuilder["Ginkgopolis", GinkgopolisState]):
    """One view being laid out."""

    def __init__(
        self, game: Ginkgopolis, state: GinkgopolisState, seat: int | None, lang: str, names: Sequence[str]
    ) -> None:
        super().__init__(game, state, seat, lang, names)
        self.printed = game.tables
        self.seats = range(state.places())

    def pointer(self) -> GinkgopolisPointer:
        return GinkgopolisPointer(self.game.talk, self.viewer, self.lang, self.names)

    def lay(self) -> None:
        self.lay_city()
        self.lay_piles()
        for seat in self.seats:
            self.lay_player(seat)

    def turn(self) -> dict[str, int]:
        asked = self.view["to_act"]
        return {"active": asked[0] if len(asked) == 1 else self.view["first"], "round": self.view["round"]}

    def last_round(self) -> bool:
        return bool(self.view["ending"])

    def ribbon(self) -> str:
        return self.say("ribbon") if self.last_round() else ""

    # --- the city -------------------------------------------------------------------------------------------------

    def lay_city(self) -> None:
        """Buildings, the tokens around them, and the free cells to which a token may go; the north comes first."""
        city, tokens, talk = self.view["city"], self.view["tokens"], self.game.talk
        built = {(x, y) for x, y, *_ in city}
        places = built | {(x, y) for x, y in tokens} | self.free_cells()
        cells = [Cell(spot(x, y), x, -y) for x, y in sorted(places, key=lambda place: (-place[1], place[0]))]
        sites = sum(one[5] for one in city)
        zone = Zone(
            "city", "grid", self.say("place-city"), cells=cells, size="l", note=self.say("note-city", sites=sites)
        )
        zone.regions = [self.region(tiles) for tiles in districts(self.state)]
        self.board.zone(zone)
        for x, y, tile, level, owner, site in sorted(city, key=lambda one: (-one[1], one[0])):
            piece = Piece(id=tile_piece(tile), kind="house", zone="city", at=spot(x, y), face=TILE_FACES[tile], n=level)
            piece.own = owner if owner >= 0 else None
            piece.marks = ["site"] if site else []
            piece.note = self.say(
                "note-building", goods=talk.goods(level * GOOD_OF[tile // NUMBERS], self.lang), count=level + 1
            )
            self.board.add(piece)
        for letter, (x, y) in enumerate(tokens):
            piece = Piece(id=token_piece(letter), kind="token", zone="city", at=spot(x, y), face=TOKEN_FACES[letter])
            if (x, y) in built:  # it is being moved: the building has just taken its cell
                piece.on = tile_piece(self.state.city[self.state.tokens[letter]])
            else:
                around = produce(self.state, self.state.tokens[letter], GOOD_OF)
                piece.note = self.say("note-token", goods=talk.goods(around, self.lang))
            self.board.add(piece)

    def free_cells(self) -> set[tuple[int, int]]:
        """Where the token that is being moved may go."""
        step, state = self.step, self.state
        if isinstance(step, Relocate):
            goals = [state.tokens[step.letter] + side for side in SIDES]
        elif isinstance(step, ChooseColumn):
            goals = [way.goal for way in step.ways]
        else:
            return set()
        found = [spot_of(goal).split(",") for goal in goals if goal not in state.city]
        return {(int(x), int(y)) for x, y in found}

    def region(self, tiles: list[int]) -> Region:
        """A district, who stands there, and what it is worth to them now."""
        points = [0] * len(self.seats)
        award(self.state, tiles, points)
        strength = standings(self.state, tiles)
        there = sorted((seat for seat in self.seats if strength[seat]), key=lambda seat: -strength[seat])
        rows = [Lane(seat, self.say("district-row", count=strength[seat] >> 16), points[seat]) for seat in there]
        colour = COLOURS[tiles[0] // NUMBERS]
        name = self.say("district", colour=self.game.talk.thing("colour", tiles[0] // NUMBERS), count=len(tiles))
        return Region([spot_of(self.state.place[tile]) for tile in tiles], name, colour, rows)

    def lay_piles(self) -> None:
        view, zone = self.view, self.board.zone
        note = (
            self.say("note-reserve-solo") if self.state.solo else self.say("note-reserve", exhausted=view["exhausted"])
        )
        zone(Zone("reserve", "pool", self.say("place-reserve"), counts={HIDDEN_TILE: view["reserve"]}, note=note))
        note = self.say("note-deck", sites=sum(one[5] for one in view["city"]))
        zone(Zone("deck", "pool", self.say("place-deck"), counts={BACK: view["deck"]}, note=note))
        seen = view["discards"]
        counts = {face_of(card): 1 for card in sorted(seen)}
        counts |= {face_of(card): 1 for card in view["changed"]}
        unseen = view["discarded"] - len(counts)
        if unseen:
            counts[BACK] = unseen
        zone(Zone("discards", "stack", self.say("place-discards"), counts=counts, size="s"))
        if seen:
            self.card("discards", seen[-1])

    # --- the players ------------------------------------------------------------------------------------------------

    def card(self, zone: str, card: int, at: str = "") -> Piece:
        return self.board.add(Piece(id=card_piece(card), kind="card", zone=zone, at=at, face=face_of(card)))

    def lay_player(self, seat: int) -> None:
        player = self.view["players"][seat]
        sealed = self.view["sealed"] if seat == self.viewer else []
        if self.view["draft"]:
            if seat == self.viewer:
                self.lay_packet(seat, sealed)
            return
        planned = sealed if isinstance(self.step, Choose) else []
        self.lay_plan(seat, player, planned)
        if seat < self.state.seats:
            self.lay_hand(seat, player, planned)
            self.lay_tiles(seat, player, sealed)
        self.lay_screen(seat, player)
        self.lay_tableau(seat, player)

    def lay_packet(self, seat: int, sealed: list[int]) -> None:
        """The draft: what can be kept, and what has been (GIN-2.10)."""
        *packets, own = self.view["draft"]
        kept = own["kept"] + [action - KEEP for action in sealed]
        held = packets[(seat - len(own["kept"])) % len(packets)]["seen"]
        self.board.zone(Zone(f"packet.{seat}", "row", self.say("place-packet"), seat, size="l"))
        for character in held:
            if character not in kept:
                self.card(f"packet.{seat}", CHARACTERS + character)
        self.board.zone(Zone(f"kept.{seat}", "row", self.say("place-kept"), seat))
        for character in kept:
            self.card(f"kept.{seat}", CHARACTERS + character)

    def lay_plan(self, seat: int, player: dict[str, Any], sealed: list[int]) -> None:
        """The card that lies face down, with its tile: open to its owner only (GIN-4.1)."""
        zone = self.board.zone(Zone(f"plan.{seat}", "row", self.say("place-plan"), seat, size="s"))
        card, tile = player["plan"] or (-1, -1)
        if sealed:
            card = sealed[0] - CARD
            tile = sealed[1] - TILE if len(sealed) > 1 and sealed[1] >= TILE else -1
        hal = self.view["hal_card"] if seat == self.state.seats else None
        if hal is not None and hal is not True:
            card = hal
        if card >= 0:
            laid = self.card(zone, card)
            if tile >= 0:
                self.board.add(Piece(tile_piece(tile), "tile", zone, face=TILE_FACES[tile], on=laid.id))
        elif player["planned"] or hal or (isinstance(self.step, Choose) and self.waits(seat)):
            laid = self.board.put("card", zone)
            if player["with_tile"]:
                self.board.add(Piece(f"{zone}:{HIDDEN_TILE}#1", "tile", zone, on=laid.id))

    def waits(self, seat: int) -> bool:
        """True if this seat has answered a question that all answer at once."""
        return isinstance(self.step, Together) and seat in self.step.seats and seat not in self.view["to_act"]

    def lay_hand(self, seat: int, player: dict[str, Any], sealed: list[int]) -> None:
        name = self.say("place-hand")
        if player["hand"] is None:
            counts = {face_of(card): 1 for card in player["known"]}
            size = player["hand_size"] - (isinstance(self.step, Choose) and self.waits(seat))
            counts[BACK] = max(0, size - len(counts))
            self.board.zone(Zone(f"hand.{seat}", "pool", name, seat, counts=counts, size="s"))
            return
        zone = self.board.zone(Zone(f"hand.{seat}", "row", name, seat, size="l"))
        for card in player["hand"]:
            if CARD + card not in sealed:
                self.card(zone, card)

    def lay_tiles(self, seat: int, player: dict[str, Any], sealed: list[int]) -> None:
        name = self.say("place-tiles")
        if player["tiles"] is None:
            counts = {TILE_FACES[tile]: 1 for tile in player["shown"]}
            if player["tile_count"] is not None:
                counts[HIDDEN_TILE] = max(0, player["tile_count"] - len(counts))
            self.board.zone(Zone(f"tiles.{seat}", "pool", name, seat, counts=counts, size="s"))
            return
        zone = self.board.zone(Zone(f"tiles.{seat}", "row", name, seat))
        chosen = isinstance(self.step, Choose)
        for tile in player["tiles"]:
            given = TILE + tile in sealed
            if not (given and chosen):
                piece = self.board.add(Piece(tile_piece(tile), "tile", zone, face=TILE_FACES[tile]))
                piece.marks = ["given"] if given else []

    def lay_screen(self, seat: int, player: dict[str, Any]) -> None:
        """What a player owns; how much of it may be a secret (GIN-13.2). Hal's resources are all in one heap."""
        hal = seat == self.state.seats
        goods = {"resource": None if hal else player["stock"], "point": player["points"], "supply": player["supply"]}
        counts = {good: count for good, count in goods.items() if count is not None}
        if not self.state.solo:
            counts["change-hand"] = player["changes"]
        self.board.zone(Zone(f"screen.{seat}", "pool", self.say("place-screen"), seat, counts=counts))

    def lay_tableau(self, seat: int, player: dict[str, Any]) -> None:
        """Bonus cards by what makes them work, with what they bring together (GIN-0.8)."""
        talk, printed = self.game.talk, self.printed
        final = [card for card in player["cards"] if printed.final[card] != NO_FINAL]
        places = []
        for trigger, name in enumerate(TRIGGERS):
            bonus = player["bonus"][trigger]
            places.append(
                Cell(name, face=name, note=self.say("note-sum", goods=talk.goods(bonus, self.lang)) if bonus else "")
            )
        worth = sum(final_bonus(self.state, seat, card) for card in final)
        places.append(Cell(FINAL, face=FINAL, note=self.say("note-final", count=worth) if final else ""))
        zone = self.board.zone(
            Zone(id=f"tableau.{seat}", kind="tableau", name=self.say("place-tableau"), own=seat, cells=places)
        )
        for card in player["cards"]:
            self.card(zone, card, FINAL if card in final else TRIGGERS[printed.trigger[card]])

    # --- the final scoring --------------------------------------------------------------------------------------------

    def walk(self) -> list[Scored]:
        """Player by player what is one's own, then district by district who leads there and who follows (GIN-9)."""
        if not self.view["over"]:
            return []
        found = [step for seat in self.seats for step in self.own_points(seat)]
        for tiles in districts(self.state):
            region = self.region(tiles)
            here = [tile_piece(tile) for tile in tiles]
            for row in region.rows:
                text = self.say("walk-district", district=region.name, strength=row.text)
                points = row.value or 0
                found.append(Scored(seat=row.seat, row="districts", text=text, points=points, h=here))
        return [step for step in found if step.points]

    def own_points(self, seat: int) -> list[Scored]:
        player, screen = self.view["players"][seat], f"screen.{seat}"
        sheet = dict(score_sheet(self.state, seat))
        final = [card for card in player["cards"] if self.printed.final[card] != NO_FINAL]
        names = [self.game.talk.card_name(card, self.lang) for card in final]
        worth = [final_bonus(self.state, seat, card) for card in final]
        cards = zip(final, names, worth, strict=True)
        won = self.say("walk-points", count=sheet["points"])
        changes = self.say("walk-changes", count=player["changes"])
        return [
            Scored(seat=seat, row="points", text=won, points=sheet["points"], h=[screen]),
            *(
                Scored(seat=seat, row="cards", text=name, points=points, h=[card_piece(card)])
                for card, name, points in cards
            ),
            Scored(seat=seat, row="change-hand", text=changes, points=sheet["change-hand"], h=[screen]),
        ]

    # --- panels and dialogs -----------------------------------------------------------------------------------------

    def panel(self, seat: int) -> Panel:
        player = self.view["players"][seat]
        sheet = dict(score_sheet(self.state, seat))
        if player["points"] is None:
            del sheet["points"]
        hal = seat == self.state.seats
        stock = 0 if hal else player["stock"]
        stats = [
            Stat(icon, self.say(f"stat-{label}"), count)
            for icon, label, count in (
                ("resource", "resources", None if hal else player["stock"]),
                ("tile", "tiles", None if hal else player["tile_count"]),
                ("point", "points", player["points"]),
                ("crate", "supply", None if stock is None else player["supply"] + stock),
                ("card-exchange", "changes", None if self.state.solo else player["changes"]),
            )
            if count is not None
        ]
        panel = self.panel_of(seat, sheet, stats, first=seat == self.view["first"] and not self.state.solo)
        if player["points"] is None:
            panel.score = None
        panel.sealed = self.waits(seat)
        panel.hand = None if hal else player["hand_size"]
        return panel

    def dialog(self) -> Dialog | None:
        if isinstance(self.step, ChooseGood) and self.step.seat == self.viewer:
            prompt = self.prompt
            return Dialog("pick", self.say("dialog-good"), prompt)
        return None
