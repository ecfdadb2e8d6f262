"""The table of Tabannusi as a Scene, laid out from a view."""

from __future__ import annotations

from functools import lru_cache

from edubba.games.tabannusi.edge.pointer import TabannusiPointer
from edubba.games.tabannusi.edge.scene_city import City, quarter
from edubba.games.tabannusi.edge.talk import AUTOMA_CARDS
from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules import decrees
from edubba.games.tabannusi.rules.pieces import COMMON, PORT_DISTRICT, TRACKS, ZIGGURAT
from edubba.games.tabannusi.rules.points import best_cards
from edubba.games.tabannusi.rules.printed import KINGS
from edubba.games.tabannusi.tables import ROW_IDS
from edubba.kernel.bits import bits
from edubba.kernel.scene import Badge, Cell, Panel, Piece, Scored, Stat, Zone, numbered

HIDDEN_ROW = "urbanisation"
NEED_ICONS = {
    decrees.EVERY_TILE: "stairs",
    decrees.PORT_HOUSES: "house",
    decrees.GARDENS_BESIDE: "ur-garden",
    decrees.OWN_GARDENS: "ur-garden",
}


@lru_cache(16)
def mastery_cells(top: int) -> list[Cell]:
    return [Cell(f"{colour}-{row}") for colour in COLOURS[:TRACKS] for row in range(top + 1)]


class TabannusiScene(City):
    """One view being laid out."""

    def pointer(self) -> TabannusiPointer:
        return TabannusiPointer(self.game.talk, self.lang, self.names)

    def lay(self) -> None:
        self.lay_city()
        self.lay_mastery()
        self.lay_offers()
        for seat in range(len(self.view["players"])):
            self.lay_player(seat)
        self.lay_automa()

    def last_round(self) -> bool:
        return bool(self.view["ending"] >= 0)

    def turn(self) -> dict[str, int]:
        """Whose turn it is, and the districts, from 1 on, where that player acts and goes next."""
        view = self.view
        active = view["active"] if view["active"] >= 0 else next(iter(view["to_act"]), 0)  # before the first turn
        player = view["players"][active]
        found = {"active": active, "actions": view["actions"], "of": 2, "gold": view["time_gold"]}
        return found | {"here": player["assistant"] + 1, "next": player["architect"] + 1}

    # --- beside the city ------------------------------------------------------------------------------------------

    def lay_mastery(self) -> None:
        """Three tracks with the markers of all, and the time track; what is printed on them is in the catalogue."""
        zone = self.board.zone(
            Zone("mastery", "track", self.say("place-mastery"), cells=mastery_cells(self.printed.top)[:])
        )
        for track, colour in enumerate(COLOURS[:TRACKS]):
            for seat, player in enumerate(self.view["players"]):
                name, at = f"mastery:{colour}.{seat}", f"{colour}-{player['mastery'][track]}"
                self.board.add(Piece(id=name, kind="marker", zone=zone, at=at, face="mastery", own=seat))
        left = self.view["time_gold"]
        cells = numbered(self.printed.time_gold)
        note = self.say("note-time", count=left)
        self.board.zone(Zone("time", "track", self.say("place-time"), cells=cells, counts={"gold": left}, note=note))

    def lay_offers(self) -> None:
        view = self.view
        reserve = {f"die-{name}": count for name, count in zip(COLOURS, view["reserve"], strict=True) if count}
        self.board.zone(Zone("reserve", "pool", self.say("place-reserve"), counts=reserve))
        laid = [sum(row.bit_count() for row in view["projects"][track::TRACKS]) for track in range(TRACKS)]
        supply = {
            f"project-{COLOURS[track]}": self.printed.projects_each[track] - laid[track] for track in range(TRACKS)
        }
        supply |= {"water": view["water_left"], "garden": view["gardens_left"]}
        self.board.zone(Zone("supply", "pool", self.say("place-supply"), counts=supply))
        self.board.zone(Zone("offer", "row", self.say("place-offer")))
        for tile in view["offer"]:
            name = self.things["water"][tile]
            self.board.add(Piece(f"special:{name}", "tile", "offer", face=name))
        self.board.zone(Zone("decrees", "row", self.say("place-decrees")))
        for decree in view["open_decrees"]:
            name = self.things["decree"][decree]
            self.board.add(Piece(f"decree:{name}", "card", "decrees", face=name, badges=self.progress(decree)))

    def progress(self, decree: int) -> list[Badge]:
        """How far the viewer is with each condition."""
        if self.viewer is None:
            return []
        needs, found = self.printed.decree_needs[decree], []
        for index in range(0, len(needs), 3):
            kind, colour, least = needs[index : index + 3]
            have = decrees.count(self.state, self.viewer, kind, colour)
            icon = COLOURS[colour] if colour >= 0 else NEED_ICONS[kind]
            found.append(Badge(icon, f"{min(have, least)}/{least}", "gain" if have >= least else ""))
        return found

    # --- the players ----------------------------------------------------------------------------------------------

    def lay_player(self, seat: int) -> None:
        player, put = self.view["players"][seat], self.board.zone
        rows = zip(ROW_IDS, self.printed.houses_in_row, player["rows"], strict=True)
        houses = {f"row-{name}": most - gone for name, most, gone in rows}
        put(Zone(f"houses.{seat}", "pool", self.say("place-houses"), seat, counts=houses))
        area = {f"die-{name}": count for name, count in zip(COLOURS, player["dice"], strict=True) if count}
        for name, full, empty in zip(COLOURS, player["full"], player["empty"], strict=True):
            crates = {f"crate-{name}": full, f"empty-{name}": empty}
            area |= {kind: count for kind, count in crates.items() if count}
        area |= {"gold": player["gold"], "marker": player["markers"], "spare": player["reserve"]}
        area |= {"water": player["water"], "garden": player["garden_tiles"]}
        put(Zone(f"area.{seat}", "pool", self.say("place-area"), seat, counts=area))
        zone = put(Zone(f"tiles.{seat}", "row", self.say("place-tiles"), seat))
        for kind, handle, held in (
            ("water", "special", player["special"]),
            ("master", "master", player["masters"]),
            ("decree", "decree", player["decrees"]),
        ):
            for number in held:
                name = self.things[kind][number]
                self.board.add(Piece(f"{handle}:{name}", "card" if kind == "decree" else "tile", zone, face=name))
        self.lay_cards(seat, player["urban"])

    def lay_cards(self, seat: int, urban: list[int] | int) -> None:
        if seat >= self.state.seats:
            return
        zone = self.board.zone(Zone(f"cards.{seat}", "row", self.say("place-cards"), seat))
        if isinstance(urban, int):
            for _ in range(urban):
                self.board.put("card", zone)
            return
        drawn = self.view["drawn"] if isinstance(self.view["drawn"], list) and seat == self.viewer else []
        for card in urban + drawn:
            name = self.things["card"][card]
            self.board.add(Piece(f"card:{name}", "card", zone, face=name, badges=self.houses_for(seat, card)))

    def houses_for(self, seat: int, card: int) -> list[Badge]:
        """How far a player is with the houses of an urbanisation card, district by district."""
        player = self.view["players"][seat]
        built = [*player["homes"], len({*player["blue"], *player["red"]})]
        found = []
        for district, (have, least) in enumerate(zip(built, self.printed.urban_needs[card], strict=True), 1):
            if least:
                tone = "gain" if have >= least else ""
                found.append(Badge("", f"{district}: {min(have, least)}/{least}", tone))
        return found

    def lay_automa(self) -> None:
        """King, cards, number tiles and bag of the automa, all but the order of what is to come."""
        automa, bot = self.view["automa"], self.state.bot
        if automa is None:
            return
        king = self.board.zone(Zone(f"king.{bot}", "row", self.say("place-king"), bot))
        self.board.add(Piece(f"king:{KINGS[automa['king']]}", "card", king, face=f"king-{KINGS[automa['king']]}"))
        numbers = self.board.zone(Zone(f"numbers.{bot}", "tableau", self.say("place-numbers"), bot))
        self.board.zones[-1].cells = [Cell(name) for name in ("I", "II", "III")]
        for number, pile in enumerate(automa["piles"]):
            if pile:
                at = ("I", "II", "III")[number]
                face = f"project-{COLOURS[pile[-1]]}"
                self.board.add(Piece(id=f"pile:{at}", kind="tile", zone=numbers, at=at, face=face, n=len(pile)))
        plans = self.board.zone(Zone(f"plans.{bot}", "row", self.say("place-plans"), bot))
        for side in ("left", "right"):
            if automa[side] >= 0:
                name = AUTOMA_CARDS[automa[side]]
                self.board.add(Piece(f"{side}:{name}", "card", plans, face=name))
        bag = {f"project-{COLOURS[track]}": automa["bag"][track] for track in range(TRACKS)}
        self.board.zone(Zone(f"bag.{bot}", "pool", self.say("place-bag"), bot, counts=bag))

    # --- the final scoring ------------------------------------------------------------------------------------------

    def walk(self) -> list[Scored]:
        """Row by row of the score sheet where everybody's points come from: districts count during the game as well."""
        if not self.view["over"]:
            return []
        return [step for seat in range(len(self.view["players"])) for step in self.counted(seat) if step.points]

    def counted(self, seat: int) -> list[Scored]:
        player, area = self.view["players"][seat], f"area.{seat}"
        port, ziggurat = [quarter(PORT_DISTRICT)], [quarter(ZIGGURAT)]
        common = [quarter(district) for district in range(COMMON)]
        decrees_held = [f"decree:{self.things['decree'][number]}" for number in player["decrees"]]
        urban = player["urban"] if seat < self.state.seats else []
        scored = [urban[place] for place in bits(best_cards(self.state, seat))] if urban else []
        cards = [f"card:{self.things['card'][card]}" for card in scored]
        masters = [f"master:{self.things['master'][number]}" for number in player["masters"]]
        during, every = self.say("walk-during"), self.say("walk-scorings")
        rows = {
            "start": (self.say("walk-start"), [area]),
            "gains": (during, [area]),
            "ships": (during, port),
            "decrees": (during, decrees_held),
            "common": (every, common),
            "port": (every, port),
            "ziggurat": (every, ziggurat),
            HIDDEN_ROW: (self.say("walk-cards", count=len(cards)), cards),
            "harbourmasters": (self.say("walk-masters", count=len(masters)), masters),
        }
        sheet = self.state.score_sheet(seat)
        return [
            Scored(seat=seat, row=row, text=rows[row][0], points=points, h=rows[row][1] or [area])
            for row, points in sheet
        ]

    def panel(self, seat: int) -> Panel:
        player = self.view["players"][seat]
        known = seat == self.viewer or self.view["over"] or seat >= self.state.seats
        sheet = {row: points for row, points in self.state.score_sheet(seat) if known or row != HIDDEN_ROW}
        houses = sum(self.printed.houses_in_row) - sum(player["rows"])
        stats = [
            Stat("ur-gold", self.say("stat-gold"), player["gold"]),
            Stat("ur-marker", self.say("stat-markers"), player["markers"]),
            Stat("house", self.say("stat-houses"), houses),
            Stat("stairs", self.say("stat-mastery"), " ".join(str(row) for row in player["mastery"])),
        ]
        if player["assistant"] >= 0:
            way = f"{player['assistant'] + 1} → {player['architect'] + 1}"
            stats.append(Stat("ur-architect", self.say("stat-workers"), way))
        return self.panel_of(seat, sheet, stats, first=seat == self.view["first"])
