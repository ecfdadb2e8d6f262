"""The table of Tabannusi as a Scene, laid out from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from edubba.games.tabannusi.components import CELL_IDS, COLOURS, HOUSE_IDS, LINE_IDS, SHIP_IDS, SPACE_IDS
from edubba.games.tabannusi.pieces import LAND, LAND_MASK, NOTHING, RIVER, TRACKS, bit_of
from edubba.games.tabannusi.pointer import TabannusiPointer
from edubba.games.tabannusi.state import TabannusiState, colour_of, district_of, owner_of
from edubba.kernel.scene import SHAPES, Board, Cell, Panel, Piece, Scene, Stat, Zone, cell
from edubba.words.phrasebook import Argument

if TYPE_CHECKING:
    from edubba.games.tabannusi.game import Tabannusi

HIDDEN_ROW = "urbanisation"


class Layout:
    """One view being laid out."""

    def __init__(
        self, game: Tabannusi, state: TabannusiState, seat: int | None, lang: str, names: Sequence[str]
    ) -> None:
        self.game = game
        self.printed = game.tables
        self.things = game.talk.things
        self.state = state
        self.view: dict[str, Any] = state.view(seat)
        self.viewer = seat
        self.lang = lang
        self.names = names
        self.ground = self.printed.boards[state.seats]
        self.board = Board()

    def say(self, key: str, **arguments: Argument) -> str:
        return self.game.talk.book.say(self.lang, key, **arguments)

    def scene(self) -> Scene:
        view = self.view
        pointer = TabannusiPointer(self.game, self.lang, self.names)
        self.lay_barges()
        self.lay_map()
        self.lay_port()
        self.lay_ziggurat()
        self.lay_offers()
        for seat in range(len(view["players"])):
            self.lay_player(seat)
        return Scene(
            self.game.name,
            self.viewer,
            view["over"],
            {"active": max(view["active"], 0), "actions": view["actions"], "of": 2, "gold": view["time_gold"]},
            self.game.talk.prompt(self.state, self.viewer, self.lang, self.names),
            self.board.zones,
            self.board.pieces,
            [self.panel(seat) for seat in range(self.state.places())],
            pointer.choices(self.state, self.viewer),
            pointer.barred(self.state, self.viewer),
            None,
            view["ending"] >= 0,
        )

    # --- the board ------------------------------------------------------------------------------------------------

    def lay_barges(self) -> None:
        """A row of dice for each district, with who acts there, and its action tiles."""
        for district, colour in enumerate(self.view["local"]):
            name = self.say(f"district-{district + 1}")
            zone = self.board.zone(Zone(f"barge.{district + 1}", "row", name, note=self.standing(district), size="s"))
            for value, count in enumerate(self.view["barges"][colour], 1):
                first = f"die:{COLOURS[colour]}-{value}#1"
                for copy in range(1, count + 1):
                    die = Piece(f"die:{COLOURS[colour]}-{value}#{copy}", "die", zone, face=COLOURS[colour], n=value)
                    die.same = first if copy > 1 else ""
                    self.board.add(die)
            slots = [district] if district < 4 else [4, 5]
            for slot in slots:
                tile = self.things["tile"][self.view["tiles"][slot]]
                self.board.add(Piece(f"tile:{tile}", "tile", zone, face=tile))
        counts = {name: count for name, count in zip(COLOURS, self.view["reserve"], strict=True) if count}
        self.board.zone(Zone("reserve", "pool", self.say("place-reserve"), counts=counts, size="s"))

    def standing(self, district: int) -> str:
        found = []
        for seat, player in enumerate(self.view["players"]):
            name = self.game.talk.player(seat, self.lang, self.names)
            if player["assistant"] == district:
                found.append(self.say("stands-assistant", player=name))
            if player["architect"] == district:
                found.append(self.say("stands-architect", player=name))
        return " · ".join(found)

    def lay_map(self) -> None:
        """The three common districts side by side, with the river between them."""
        zone = Zone("map", "grid", self.say("place-map"), size="l")
        self.board.zone(zone)
        wide = 5 if self.ground.land[0] >> 22 & 1 else 4
        for place, name in enumerate(CELL_IDS):
            districts = [place // LAND] if place < RIVER else self.ground.rivers_of[place - RIVER]
            district, bit = districts[0], bit_of(place)
            if not (self.ground.land[district] | self.ground.river[district]) & bit:
                continue
            x, y = self.spot(place, district, wide)
            laid = self.lay_cell(place, name, district, bit)
            bonus = self.ground.bonus[place]
            plain = laid or bonus == NOTHING
            zone.cells.append(Cell(name, x, y, face="" if plain else self.game.talk.effect_key(bonus)))

    def spot(self, place: int, district: int, wide: int) -> tuple[int, int]:
        if place < RIVER:
            return district * (wide + 1) + place % 5, place % LAND // 5
        beside = self.ground.beside(district, bit_of(place)) & LAND_MASK
        return district * (wide + 1) + wide, (beside.bit_length() - 1) // 5

    def lay_cell(self, place: int, name: str, district: int, bit: int) -> bool:
        """What lies on a cell; True if something covers what is printed there."""
        view, here = self.view, cell("map", name)
        if view["gardens"][district] & bit:
            owner = self.owner("gardens", district, bit)
            self.board.add(Piece(f"garden:{name}", "tile", "map", name, "garden", owner, same=here))
            return True
        if view["water"][district] & bit:
            if place >= RIVER:
                return False
            special = [laid & 15 for laid in view["specials"] if laid >> 4 == place]
            face = self.things["water"][special[0]] if special else "water"
            self.board.add(Piece(f"water:{name}", "tile", "map", name, face, same=here))
            return True
        for building in view["buildings"]:
            if district_of(building) == district and building & bit & LAND_MASK and place < RIVER:
                face = f"building-{COLOURS[colour_of(building)]}"
                self.board.add(Piece(f"building:{name}", "tile", "map", name, face, owner_of(building), same=here))
                return True
        for colour in range(TRACKS):
            if place < RIVER and view["projects"][TRACKS * district + colour] & bit:
                owner = self.owner("projects", district, bit)
                face = f"project-{COLOURS[colour]}"
                self.board.add(Piece(f"project:{name}", "tile", "map", name, face, owner, same=here))
                return True
        return False

    def owner(self, what: str, district: int, bit: int) -> int:
        return next(seat for seat, player in enumerate(self.view["players"]) if player[what][district] & bit)

    def lay_port(self) -> None:
        """Ships in their berths with markers on them; two house spaces for each line, with crates."""
        cells = [Cell(name) for name in SHIP_IDS]
        self.board.zone(Zone("port", "tableau", self.say("place-port"), cells=cells))
        for berth, name in enumerate(SHIP_IDS):
            ship = self.things["ship"][self.view["berths"][berth]]
            self.board.add(Piece(f"ship:{ship}", "card", "port", name, ship))
            for seat, player in enumerate(self.view["players"]):
                if berth in player["ships"]:
                    marker = Piece(f"mark:{ship}.{seat}", "disc", "port", name, own=seat, on=f"ship:{ship}")
                    marker.same = f"ship:{ship}"
                    self.board.add(marker)
        spaces = [Cell(name) for name in HOUSE_IDS]
        note = " · ".join(f"{line} {self.keeper(number)}" for number, line in enumerate(LINE_IDS))
        self.board.zone(Zone("docks", "tableau", self.say("place-docks"), cells=spaces, note=note))
        for number, name in enumerate(HOUSE_IDS):
            line, here = number // 2, cell("docks", name)
            for seat, player in enumerate(self.view["players"]):
                if line in player["red" if number & 1 else "blue"]:
                    self.board.add(Piece(f"dock:{name}", "house", "docks", name, "house", seat, same=here))
            if number & 1 and self.view["crates"][line] >= 0:
                colour = COLOURS[self.view["crates"][line]]
                self.board.add(Piece(f"crate:{name}", "token", "docks", name, f"crate-{colour}", same=here))

    def keeper(self, line: int) -> str:
        master = self.view["masters"][line]
        return self.things["master"][master] if master >= 0 else "–"

    def lay_ziggurat(self) -> None:
        """Three sections of six spaces, and the tile of each with the markers on it."""
        cells = []
        for number, name in enumerate(SPACE_IDS):
            bonus = self.printed.space_bonus[number]
            face = self.game.talk.effect_key(bonus) if bonus != NOTHING and self.view["spaces"][number] < 0 else ""
            cells.append(Cell(name, face=face))
        self.board.zone(Zone("ziggurat", "row", self.say("place-ziggurat"), cells=cells))
        for number, name in enumerate(SPACE_IDS):
            seat = self.view["spaces"][number]
            if seat >= 0:
                here = cell("ziggurat", name)
                self.board.add(Piece(f"tower:{name}", "house", "ziggurat", name, "house", seat, same=here))
        self.board.zone(Zone("sections", "row", self.say("place-sections"), size="s"))
        for section in range(TRACKS):
            tile = f"Z{self.view['sections'][section] + 1:02d}"
            self.board.add(Piece(f"section:{COLOURS[section]}", "tile", "sections", face=tile))
            for seat, player in enumerate(self.view["players"]):
                for slot in range(player["ziggurat"][section]):
                    name = f"slot:{COLOURS[section]}.{seat}#{slot + 1}"
                    over = f"section:{COLOURS[section]}"
                    self.board.add(Piece(name, "disc", "sections", own=seat, on=over, same=over))

    def lay_offers(self) -> None:
        self.board.zone(Zone("decrees", "row", self.say("place-decrees")))
        for decree in self.view["open_decrees"]:
            name = self.things["decree"][decree]
            self.board.add(Piece(f"decree:{name}", "card", "decrees", face=name))
        self.board.zone(Zone("offer", "row", self.say("place-offer"), size="s"))
        for tile in self.view["offer"]:
            name = self.things["water"][tile]
            self.board.add(Piece(f"special:{name}", "tile", "offer", face=name))

    # --- the players ----------------------------------------------------------------------------------------------

    def lay_player(self, seat: int) -> None:
        player = self.view["players"][seat]
        dice = dict(zip(COLOURS, player["dice"], strict=True))
        self.board.zone(Zone(f"dice.{seat}", "pool", self.say("place-dice"), seat, counts=dice, size="s"))
        full = dict(zip(COLOURS, player["full"], strict=True))
        empty = sum(player["empty"])
        note = self.say("note-crates", count=empty) if empty else ""
        self.board.zone(
            Zone(f"crates.{seat}", "pool", self.say("place-crates"), seat, counts=full, note=note, size="s")
        )
        goods = {
            name: player[field]
            for name, field in (("marker", "markers"), ("water", "water"), ("garden", "garden_tiles"))
        }
        self.board.zone(Zone(f"goods.{seat}", "pool", self.say("place-goods"), seat, counts=goods, size="s"))
        self.board.zone(Zone(f"tiles.{seat}", "row", self.say("place-tiles"), seat, size="s"))
        for tile in player["special"]:
            name = self.things["water"][tile]
            self.board.add(Piece(f"special:{name}", "tile", f"tiles.{seat}", face=name))
        for master in player["masters"]:
            name = self.things["master"][master]
            self.board.add(Piece(f"master:{name}", "tile", f"tiles.{seat}", face=name))
        for decree in player["decrees"]:
            name = self.things["decree"][decree]
            self.board.add(Piece(f"decree:{name}", "card", f"tiles.{seat}", face=name))
        self.lay_cards(seat, player["urban"])

    def lay_cards(self, seat: int, urban: list[int] | int) -> None:
        if seat >= self.state.seats:
            return
        zone = self.board.zone(Zone(f"cards.{seat}", "row", self.say("place-cards"), seat, size="s"))
        if isinstance(urban, int):
            for _ in range(urban):
                self.board.put("card", zone)
            return
        drawn = self.view["drawn"] if isinstance(self.view["drawn"], list) and seat == self.viewer else []
        for card in urban + drawn:
            name = self.things["card"][card]
            self.board.add(Piece(f"card:{name}", "card", zone, face=name))

    def panel(self, seat: int) -> Panel:
        player = self.view["players"][seat]
        known = seat == self.viewer or self.view["over"] or seat >= self.state.seats
        sheet = {row: points for row, points in self.state.score_sheet(seat) if known or row != HIDDEN_ROW}
        houses = sum(self.printed.houses_in_row) - sum(player["rows"])
        stats = [
            Stat("laurels", self.say("stat-vp"), player["vp"]),
            Stat("gold-bar", self.say("stat-gold"), player["gold"]),
            Stat("house", self.say("stat-houses"), houses),
            Stat("stairs", self.say("stat-mastery"), " ".join(str(row) for row in player["mastery"])),
        ]
        name = self.game.talk.player(seat, self.lang, self.names)
        first = seat == self.view["first"]
        asked = seat in self.view["to_act"]
        return Panel(seat, name, SHAPES[seat], asked, sum(sheet.values()), sheet, stats, first)
