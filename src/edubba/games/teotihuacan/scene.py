"""The table of Founders of Teotihuacan as a Scene, laid out from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from edubba.games.teotihuacan import components, pieces
from edubba.games.teotihuacan.geometry import CITY, SPACE_NAMES
from edubba.games.teotihuacan.pieces import BUILT, CUBE, EMPTY, NONE
from edubba.games.teotihuacan.pointer import TeotihuacanPointer, city, head, pool_of, worship_piece
from edubba.games.teotihuacan.state import TeotihuacanState
from edubba.games.teotihuacan.talk import (
    ACTION_SPACE_IDS,
    BONUS_NAMES,
    CELL_IDS,
    REWARD_IDS,
    SIDE_NAMES,
    TILE_IDS,
    WORSHIP_IDS,
)
from edubba.games.teotihuacan.worship import RewardPile
from edubba.kernel.scene import SHAPES, Board, Cell, Panel, Piece, Scene, Stat, Zone, cell
from edubba.words.phrasebook import Argument

if TYPE_CHECKING:
    from edubba.games.teotihuacan.game import Teotihuacan

MANY = 30  # so many choices leave no room for the cities of the others
# Where the spaces of the pyramid lie: the base, the first level beside it, the apex beside that.
SPOTS = [(column, row) for row in range(3) for column in range(3)]
SPOTS_ABOVE = [(3.5 + column, 0.5 + row) for row in range(2) for column in range(2)] + [(6.0, 1.0)]


class Layout:
    """One view being laid out."""

    def __init__(
        self, game: Teotihuacan, state: TeotihuacanState, seat: int | None, lang: str, names: Sequence[str]
    ) -> None:
        self.game = game
        self.printed = game.tables
        self.state = state
        self.view: dict[str, Any] = state.view(seat)
        self.viewer = seat
        self.lang = lang
        self.names = names
        self.step = state.agenda[-1] if state.agenda else None
        self.board = Board()

    def say(self, key: str, **arguments: Argument) -> str:
        return self.game.talk.book.say(self.lang, key, **arguments)

    def scene(self) -> Scene:
        view = self.view
        pointer = TeotihuacanPointer(self.game, self.lang, self.names)
        choices = pointer.choices(self.state, self.viewer)
        self.lay_spaces()
        self.lay_display()
        self.lay_worship()
        self.lay_masks()
        for seat in range(len(view["players"])):
            if seat == self.viewer or len(choices) <= MANY:
                self.lay_city(seat)
            self.lay_pyramid(seat)
            self.lay_holdings(seat)
        active = pointer.turn_of(self.state)
        return Scene(
            self.game.name,
            self.viewer,
            view["over"],
            {"active": active if active >= 0 else view["first"], "round": view["round"], "rounds": view["rounds"]},
            self.game.talk.prompt(self.state, self.viewer, self.lang, self.names),
            self.board.zones,
            self.board.pieces,
            [self.panel(seat) for seat in range(self.state.places())],
            choices,
            pointer.barred(self.state, self.viewer),
            None,
            view["round"] == view["rounds"],
            pointer.run(self.state, self.viewer),
        )

    # --- the main board -------------------------------------------------------------------------------------------

    def lay_spaces(self) -> None:
        """Three zones of action spaces; the stack lies on the bonus disc, which stands for its space."""
        for zone in range(3):
            letter = "ABC"[zone]
            spots = [space for space in range(3 * zone, 3 * zone + 3) if self.view["height"][space]]
            cells = [Cell(ACTION_SPACE_IDS[space], note=self.note(space)) for space in spots]
            name = self.board.zone(Zone(f"zone.{letter}", "row", self.say("place-zone", zone=letter), cells=cells))
            for space in spots:
                self.lay_stack(name, space)

    def note(self, space: int) -> str:
        height = self.view["height"][space]
        return self.say("note-stack", height=height, room=pieces.STACK - height)

    def lay_stack(self, zone: str, space: int) -> None:
        spot = ACTION_SPACE_IDS[space]
        kind = self.printed.bonus_kind[self.view["bonus"][space]]
        disc = Piece(f"bonus:{spot}", "token", zone, spot, f"bonus-{BONUS_NAMES[kind]}", same=cell(zone, spot))
        stack = self.view["stacks"][space]
        disc.n = self.view["height"][space]
        disc.marks = ["covered"] if stack else []
        self.board.add(disc)
        for level, owner in enumerate(stack):
            name = f"disc:{spot}#{level + 1}"
            self.board.add(Piece(name, "disc", zone, spot, own=owner, on=disc.id, same=cell(zone, spot)))

    def lay_display(self) -> None:
        display = {name: count for name, count in zip(TILE_IDS, self.view["display"], strict=True) if self.shown(name)}
        self.board.zone(Zone("display", "pool", self.say("place-display"), counts=display))
        if self.step is not None and pool_of(self.step, 0) == "supply":
            legal = self.state.legal(self.step.seat)
            fitting = [tile for tile in range(pieces.TILES) if pieces.TILE + tile in legal]
            supply = {TILE_IDS[tile]: self.view["supply"][tile] for tile in fitting}
            self.board.zone(Zone("supply", "pool", self.say("place-supply"), counts=supply))

    def shown(self, name: str) -> bool:
        """Small buildings are never displayed."""
        return not name.endswith("-1")

    def lay_worship(self) -> None:
        """Slot and top of every pile; the piles themselves when one is to be chosen."""
        zone = self.board.zone(Zone("worship", "row", self.say("place-worship")))
        for colour in range(3):
            for tile in (self.view["slot"][colour], self.view["top"][colour]):
                if tile != NONE:
                    self.board.add(Piece(worship_piece(tile), "card", zone, face=WORSHIP_IDS[tile]))
        if not isinstance(self.step, RewardPile):
            return
        counts = dict.fromkeys(components.COLOUR_NAMES[:3], 0)
        for tile in self.view["unseen"] + [one for pile in self.view["under"] for one in pile]:
            counts[components.COLOUR_NAMES[tile // 12]] += 1
        self.board.zone(Zone("piles", "pool", self.say("place-piles"), counts=counts))

    def lay_masks(self) -> None:
        """Mask piles with what their tiles are worth."""
        piles = self.printed.mask_piles[len(self.view["players"])]
        left = [pile[gone:] for pile, gone in zip(piles, self.view["masks"], strict=True)]
        counts = {name: len(pile) for name, pile in zip(components.MASK_NAMES, left, strict=True)}
        note = " · ".join(" ".join(str(points) for points in pile) for pile in left if pile)
        self.board.zone(Zone("masks", "pool", self.say("place-masks"), counts=counts, note=note, size="s"))

    # --- the players ----------------------------------------------------------------------------------------------

    def lay_city(self, seat: int) -> None:
        """Tiles, known by their first cell; of the viewer also cubes, and free cells with their masks."""
        player = self.view["players"][seat]
        board = self.printed.boards[player["board"]]
        full = seat == self.viewer
        zone = city(seat)
        side = self.game.talk.thing("side", player["side"])
        laid = Zone(zone, "grid", self.say("place-city"), seat, size="l" if full else "m")
        laid.note = self.say("note-city", side=side)
        self.board.zone(laid)
        heads = set()
        for tile, placement in player["buildings"] + player["temples"]:
            at = head(self.printed.shape[tile], placement)
            heads.add(at)
            turn = placement // pieces.CELLS
            self.board.add(Piece(f"tile:{seat}:{at}", "poly", zone, at, TILE_IDS[tile], turn=turn))
        for spot in CITY:
            lies = player["ground"][spot]
            at = CELL_IDS[spot]
            if lies == BUILT:
                if at in heads:
                    laid.cells.append(Cell(at, spot % 10, spot // 10))
                continue
            if not full and (lies == EMPTY or self.viewer is not None):
                continue  # the cubes of others are counted, and that is enough while one plays
            group = board.group_of[spot]
            face = components.MASK_NAMES[board.group_type[group]] if group != NONE else ""
            laid.cells.append(Cell(at, spot % 10, spot // 10, face=face))
            if lies != EMPTY:
                name = components.MATERIAL_NAMES[lies - CUBE]
                self.board.add(Piece(f"cube:{seat}:{at}", "cube", zone, at, name, same=cell(zone, at)))

    def lay_pyramid(self, seat: int) -> None:
        """The base with its rewards, then the levels; those of others only where tiles lie."""
        player = self.view["players"][seat]
        rewards = self.printed.boards[player["board"]].rewards
        laid = Zone(f"pyramid.{seat}", "grid", self.say("place-pyramid"), seat)
        self.board.zone(laid)
        for space, name in enumerate(SPACE_NAMES):
            x, y = (SPOTS + SPOTS_ABOVE)[space]
            colour = player["pyramid"][space]
            if colour == NONE and seat != self.viewer:
                continue
            reward = rewards[space] if space < pieces.BASE and colour == NONE else NONE
            laid.cells.append(Cell(name, x, y, face=f"reward-{REWARD_IDS[reward]}" if reward != NONE else ""))
            if colour != NONE:
                face = f"pyramid-{components.COLOUR_NAMES[colour]}"
                self.board.add(Piece(f"pyramid:{seat}:{name}", "tile", laid.id, name, face))

    def lay_holdings(self, seat: int) -> None:
        player = self.view["players"][seat]
        cubes = dict(zip(components.MATERIAL_NAMES, player["cubes"], strict=True))
        self.board.zone(Zone(f"cubes.{seat}", "pool", self.say("place-cubes"), seat, counts=cubes, size="s"))
        zone = self.board.zone(Zone(f"tiles.{seat}", "row", self.say("place-tiles"), seat))
        for tile in player["worship"]:
            piece = self.board.add(Piece(worship_piece(tile), "card", zone, face=WORSHIP_IDS[tile]))
            piece.marks = ["used"] if tile in player["aside"] else []
        if not self.view["started"]:
            left = {f"pyramid-{name}": player["start"] >> n & 1 for n, name in enumerate(components.COLOUR_NAMES[:3])}
            self.board.zone(Zone(f"start.{seat}", "pool", self.say("place-start"), seat, counts=left))

    def panel(self, seat: int) -> Panel:
        sheet = dict(self.state.score_sheet(seat))
        name = self.game.talk.player(seat, self.lang, self.names)
        if seat >= self.state.seats:
            stats = [Stat("disc", self.say("stat-discs"), self.view["rival_discs"])]
            return Panel(seat, name, SHAPES[seat], False, sum(sheet.values()), sheet, stats)
        player = self.view["players"][seat]
        side = self.say(f"side-{SIDE_NAMES[player['side']]}")
        stats = [
            Stat("disc", self.say("stat-discs"), player["discs"]),
            Stat("cubes", self.say("stat-cubes"), sum(player["cubes"])),
            Stat("sun-priest", self.say("stat-favour"), player["favour"]),
            Stat("pencil-ruler", self.say("stat-side"), side),
        ]
        first = seat == self.view["first"] and len(self.view["players"]) > 1
        asked = seat in self.view["to_act"]
        return Panel(seat, name, SHAPES[seat], asked, sum(sheet.values()), sheet, stats, first)
