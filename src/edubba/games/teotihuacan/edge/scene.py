"""The table of Founders of Teotihuacan as a Scene, laid out from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edubba.games.teotihuacan.box import (
    ACTION_SPACE_IDS,
    COLOUR_NAMES,
    DISC_IDS,
    MASK_NAMES,
    MATERIAL_NAMES,
)
from edubba.games.teotihuacan.edge.pointer import TeotihuacanPointer, action_piece, bonus_piece, worship_piece
from edubba.games.teotihuacan.edge.scene_city import City
from edubba.games.teotihuacan.edge.talk import ACTION_NAMES, SIDE_NAMES, TILE_IDS
from edubba.games.teotihuacan.rules import pieces
from edubba.games.teotihuacan.rules.pieces import NONE
from edubba.games.teotihuacan.rules.place import Place
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.worship import RewardPile
from edubba.kernel.scene import Cell, Laying, Panel, Piece, Scored, Stat, Zone
from edubba.words import SceneBuilder

if TYPE_CHECKING:
    from edubba.games.teotihuacan.edge.game import Teotihuacan


class TeotihuacanScene(SceneBuilder["Teotihuacan", TeotihuacanState]):
    """One view being laid out."""

    def __init__(
        self, game: Teotihuacan, state: TeotihuacanState, seat: int | None, lang: str, names: Sequence[str]
    ) -> None:
        super().__init__(game, state, seat, lang, names)
        self.printed = game.tables

    def pointer(self) -> TeotihuacanPointer:
        return TeotihuacanPointer(self.game.talk, self.lang, self.names)

    def lay(self) -> None:
        self.lay_spaces()
        self.lay_display()
        self.lay_worship()
        self.lay_masks()
        self.lay_tracks()
        for seat in range(len(self.view["players"])):
            self.city(seat).lay(self.board)
            self.lay_holdings(seat)

    def turn(self) -> dict[str, int]:
        view, active = self.view, self.pointer().turn_of(self.state)
        return {"active": active if active >= 0 else view["first"], "round": view["round"], "rounds": view["rounds"]}

    def last_round(self) -> bool:
        return bool(self.view["round"] == self.view["rounds"])

    # --- the main board -------------------------------------------------------------------------------------------

    def lay_spaces(self) -> None:
        """Three zones, each with its two actions; a stack lies on the bonus disc, which stands for its space."""
        for zone in range(3):
            letter = "ABC"[zone]
            spots = [space for space in range(3 * zone, 3 * zone + 3) if self.view["height"][space]]
            cells = [Cell(ACTION_SPACE_IDS[space], note=self.note(space)) for space in spots]
            name = self.board.zone(Zone(f"zone.{letter}", "row", self.say("place-zone", zone=letter), cells=cells))
            for action in (zone, zone + 3):
                face = f"action-{ACTION_NAMES[action]}"
                self.board.add(Piece(action_piece(action), "marker", name, face=face))
            for space in spots:
                self.lay_stack(name, space)

    def note(self, space: int) -> str:
        height = self.view["height"][space]
        return self.say("note-stack", height=height, room=pieces.STACK - height)

    def lay_stack(self, zone: str, space: int) -> None:
        spot = ACTION_SPACE_IDS[space]
        face = DISC_IDS[self.view["bonus"][space]]
        disc = Piece(id=bonus_piece(spot), kind="token", zone=zone, at=spot, face=face)
        stack = self.view["stacks"][space]
        disc.n = self.view["height"][space]
        disc.marks = ["covered"] if stack else []
        self.board.add(disc)
        for level, owner in enumerate(stack):
            name = f"disc:{spot}#{level + 1}"
            self.board.add(Piece(name, "disc", zone, spot, face="disc", own=owner, on=disc.id))

    def lay_display(self) -> None:
        """What is on display, and what is left of everything."""
        display = {name: count for name, count in zip(TILE_IDS, self.view["display"], strict=True) if self.shown(name)}
        supply = dict(zip(TILE_IDS, self.view["supply"], strict=True))
        self.board.zone(Zone("display", "pool", self.say("place-display"), counts=display))
        self.board.zone(Zone("supply", "pool", self.say("place-supply"), counts=supply, size="s"))

    def shown(self, name: str) -> bool:
        """Small buildings are never displayed."""
        return not name.endswith("-1")

    def lay_worship(self) -> None:
        """Slot and top of every pile; the piles themselves when one is to be chosen."""
        zone = self.board.zone(Zone("worship", "row", self.say("place-worship")))
        for colour in range(3):
            for tile in (self.view["slot"][colour], self.view["top"][colour]):
                if tile != NONE:
                    self.board.add(Piece(worship_piece(tile), "card", zone, face=self.worship_face(tile)))
        if not isinstance(self.step, RewardPile):
            return
        counts = dict.fromkeys(COLOUR_NAMES[:3], 0)
        for tile in self.view["unseen"] + [one for pile in self.view["under"] for one in pile]:
            counts[COLOUR_NAMES[tile // 12]] += 1
        self.board.zone(Zone("piles", "pool", self.say("place-piles"), counts=counts))

    def worship_face(self, tile: int) -> str:
        return self.game.talk.worship_face(tile, self.state.rules.gold_multiplier)

    def mask_piles(self) -> list[list[int]]:
        """The mask tiles left of each kind, by what they are worth."""
        piles = self.printed.mask_piles[len(self.view["players"])]
        return [pile[gone:] for pile, gone in zip(piles, self.view["masks"], strict=True)]

    def lay_masks(self) -> None:
        cells = [
            Cell(name, face=name, note=" ".join(str(points) for points in pile))
            for name, pile in zip(MASK_NAMES, self.mask_piles(), strict=True)
        ]
        self.board.zone(Zone("masks", "row", self.say("place-masks"), cells=cells, size="s"))

    def lay_tracks(self) -> None:
        """Favours, and the way of the sun to the eclipse, which lies on the last round (TEO-3.5)."""
        cells = [
            Cell(str(space), note=f"+{points}" if points else "") for space, points in enumerate(self.printed.favour)
        ]
        zone = self.board.zone(Zone("favour", "track", self.say("place-favour"), cells=cells, size="s"))
        for seat, player in enumerate(self.view["players"]):
            at = str(player["favour"])
            self.board.add(Piece(f"favour:{seat}", "marker", zone, at, face="favour-token", own=seat))
        last = self.view["rounds"]
        cells = [Cell(str(number), face="eclipse" if number == last else "") for number in range(1, last + 1)]
        zone = self.board.zone(Zone("rounds", "track", self.say("place-rounds"), cells=cells, size="s"))
        if self.state.seats == 1:
            self.board.zones[-1].note = self.say("unofficial")
        self.board.add(Piece(id="sun", kind="marker", zone=zone, at=str(self.view["round"]), face="sun-disc"))

    # --- the players ----------------------------------------------------------------------------------------------

    def city(self, seat: int) -> City:
        players = self.view["players"]
        return City(talk=self.game.talk, lang=self.lang, seat=seat, player=players[seat], full=seat == self.viewer)

    def laying(self) -> Laying | None:
        """The tile in the hand of the viewer."""
        step = self.step
        if not isinstance(step, Place) or step.seat != self.viewer:
            return None
        return self.city(step.seat).laying(step, [pile[0] if pile else 0 for pile in self.mask_piles()])

    def walk(self) -> list[Scored]:
        """The final scoring: quarter by quarter, clockwise, and everybody in each of them."""
        if not self.view["over"]:
            return []
        cities = [self.city(seat) for seat in range(len(self.view["players"]))]
        every = [one.scored(number) for number in range(4) for one in cities]
        return [step for step in every if step.points]

    def lay_holdings(self, seat: int) -> None:
        player = self.view["players"][seat]
        cubes = dict(zip(MATERIAL_NAMES, player["cubes"], strict=True))
        self.board.zone(Zone(f"cubes.{seat}", "pool", self.say("place-cubes"), seat, counts=cubes, size="s"))
        zone = self.board.zone(Zone(f"tiles.{seat}", "row", self.say("place-tiles"), seat))
        for tile in player["worship"]:
            piece = self.board.add(Piece(worship_piece(tile), "card", zone, face=self.worship_face(tile)))
            piece.marks = ["used"] if tile in player["aside"] else []
        if player["start"]:
            left = {f"pyramid-{name}": player["start"] >> n & 1 for n, name in enumerate(COLOUR_NAMES[:3])}
            self.board.zone(Zone(f"start.{seat}", "pool", self.say("place-start"), seat, counts=left))

    def panel(self, seat: int) -> Panel:
        sheet = dict(self.state.score_sheet(seat))
        if seat >= self.state.seats:
            stats = [Stat("disc", self.say("stat-discs"), self.view["rival_discs"])]
            return self.panel_of(seat, sheet, stats, first=False)
        player = self.view["players"][seat]
        side = self.say(f"side-{SIDE_NAMES[player['side']]}")
        stats = [
            Stat("disc", self.say("stat-discs"), player["discs"]),
            Stat("cubes", self.say("stat-cubes"), sum(player["cubes"])),
            Stat("sun-priest", self.say("stat-favour"), player["favour"]),
            Stat("pencil-ruler", self.say("stat-side"), side),
        ]
        first = seat == self.view["first"] and len(self.view["players"]) > 1
        return self.panel_of(seat, sheet, stats, first)
