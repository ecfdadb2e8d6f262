"""One city as a zone of the scene: ground, tiles and cubes, the pyramid in its middle, the architect beside it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from edubba.games.teotihuacan.box import CELL_IDS, COLOUR_NAMES, MASK_NAMES, MATERIAL_NAMES
from edubba.games.teotihuacan.edge.pointer import city, head
from edubba.games.teotihuacan.edge.talk import SIDE_NAMES, TILE_IDS, TeotihuacanTalk
from edubba.games.teotihuacan.rules import pieces
from edubba.games.teotihuacan.rules.geometry import (
    CITY,
    COVERED,
    FRAME_BITS,
    SIDE,
    SPACE_NAMES,
    SPACE_QUARTERS,
    SUPPORTS,
    quarter,
)
from edubba.games.teotihuacan.rules.pieces import BASE, BUILT, CUBE, EMPTY, IN_REACH, NONE, PLACEMENTS
from edubba.games.teotihuacan.rules.place import Place
from edubba.games.teotihuacan.rules.printed import Board as Ground
from edubba.games.teotihuacan.rules.scoring import QUARTER_ROWS
from edubba.kernel.board import Board
from edubba.kernel.scene import Badge, Cell, Goal, Lane, Laying, Piece, Region, Scored, Zone, cell

# Where the spaces of the pyramid lie: the base on the square of 4 x 4 cells in the middle, each level half a tile in.
STEP = 4 / 3
SPOTS = [(3 + STEP * column, 3 + STEP * row) for row in range(3) for column in range(3)]
SPOTS += [(3 + STEP / 2 + STEP * column, 3 + STEP / 2 + STEP * row) for row in range(2) for column in range(2)]
SPOTS.append((3 + STEP, 3 + STEP))
# The architect stands outside, in the middle of a side.
POSTS = [(4.5, -0.8), (9.8, 4.5), (4.5, 9.8), (-0.8, 4.5)]
QUARTERS = range(4)
QUARTER_OF = {CELL_IDS[spot]: quarter(spot) for spot in CITY}
# The quarters that an architect reaches from each side.
REACHED = [{quarter(spot) for spot in CITY if reach[spot]} for reach in FRAME_BITS]


@lru_cache(2048)
def ground_cell(spot: int, face: str) -> Cell:
    """A cell of the ground; scenes share it."""
    return Cell(CELL_IDS[spot], spot % SIDE, spot // SIDE, face=face)


@lru_cache(1024)
def pyramid_cell(space: int, face: str) -> Cell:
    """A space of the pyramid; scenes share it."""
    x, y = (round(place, 2) for place in SPOTS[space])
    return Cell(id=SPACE_NAMES[space], x=x, y=y, w=1.33, h=1.33, face=face)


def space_face(space: int) -> str:
    """What a space of the pyramid is that has nothing printed on it."""
    return "base" if space < BASE else "apex" if space == pieces.SPACES - 1 else "level"


@lru_cache(256)
def masks_of(ground: Ground) -> list[str]:
    """The mask printed on each cell, "" for none."""
    return ["" if group == NONE else MASK_NAMES[ground.group_type[group]] for group in ground.group_of]


def tile_piece(seat: int, at: str) -> str:
    """A tile is known by the first cell that it covers."""
    return f"tile:{seat}:{at}"


class City:
    """The city of one seat, as the view has it.

    The one of the viewer is `full`: it has every free cell, as somebody may point there. In those of others cubes and
    pyramid tiles are no pieces but what their cells show: nobody moves them here.
    """

    def __init__(self, talk: TeotihuacanTalk, lang: str, seat: int, player: dict[str, Any], full: bool) -> None:
        self.talk = talk
        self.say = talk.book.speaker(lang)
        self.seat = seat
        self.player = player
        self.full = full
        self.printed = talk.printed
        self.ground = talk.printed.boards[player["board"]]
        self.masks = masks_of(self.ground)
        self.zone = Zone(city(seat), "grid", self.say("place-city"), seat, size="l")
        self.zone.note = self.say("note-city", side=talk.thing("side", player["side"]))

    def lay(self, board: Board) -> None:
        board.zone(self.zone)
        self.lay_tiles(board)
        self.lay_pyramid(board)
        self.lay_architect(board)
        self.lay_quarters()

    def lay_tiles(self, board: Board) -> None:
        """Tiles on their first cells, cubes, and the masks and the free ground between them."""
        heads = set()
        for tile, placement in self.player["buildings"] + self.player["temples"]:
            at = head(self.printed.shape[tile], placement)
            heads.add(at)
            turn = placement // pieces.CELLS
            board.add(
                Piece(
                    id=tile_piece(self.seat, at), kind="poly", zone=self.zone.id, at=at, face=TILE_IDS[tile], turn=turn
                )
            )
        ground, masks, full, cells = self.player["ground"], self.masks, self.full, self.zone.cells
        for spot in CITY:
            lies = ground[spot]
            if lies == BUILT:
                if CELL_IDS[spot] in heads:
                    cells.append(ground_cell(spot, ""))
                continue
            face = masks[spot]
            if lies > EMPTY:
                cube = MATERIAL_NAMES[lies - CUBE]
                if full:
                    at = CELL_IDS[spot]
                    name = f"cube:{self.seat}:{at}"
                    board.add(Piece(id=name, kind="cube", zone=self.zone.id, at=at, face=cube))
                else:
                    face = cube
            if face or full or CELL_IDS[spot] in heads:
                cells.append(ground_cell(spot, face))

    def lay_pyramid(self, board: Board) -> None:
        """Its tiles, and the spaces where one can lie: the base, and what four tiles carry."""
        raised = sum(1 << space for space, colour in enumerate(self.player["pyramid"]) if colour != NONE)
        for space, name in enumerate(SPACE_NAMES):
            colour = self.player["pyramid"][space]
            if colour == NONE and not (self.full and raised & SUPPORTS[space] == SUPPORTS[space]):
                continue
            reward = self.ground.rewards[space] if space < BASE else NONE
            face = f"reward-{reward}" if reward != NONE else space_face(space)
            tile = f"pyramid-{COLOUR_NAMES[colour]}" if colour != NONE else ""
            if tile:
                face = "" if self.full else tile
            if tile and self.full:
                board.add(Piece(id=f"pyramid:{self.seat}:{name}", kind="tile", zone=self.zone.id, at=name, face=tile))
            self.zone.cells.append(pyramid_cell(space, face))

    def lay_architect(self, board: Board) -> None:
        side = SIDE_NAMES[self.player["side"]]
        x, y = POSTS[self.player["side"]]
        self.zone.cells.append(Cell(side, x, y))
        board.add(
            Piece(
                id=f"architect:{self.seat}", kind="figure", zone=self.zone.id, at=side, face="architect", own=self.seat
            )
        )

    def lay_quarters(self) -> None:
        """The cells of each quarter and what it is worth; it is marked if the architect reaches it."""
        cells: list[list[str]] = [[] for _ in QUARTERS]
        for place in self.zone.cells if self.full else []:
            if place.id in QUARTER_OF:
                cells[QUARTER_OF[place.id]].append(place.id)
        for number in QUARTERS:
            name, worth = self.say(f"score-{QUARTER_ROWS[number]}"), self.player["quarters"][number]
            marks = ["reach"] if number in REACHED[self.player["side"]] else []
            self.zone.regions.append(
                Region(cells[number], name, rows=[Lane(self.seat, str(worth), worth)], marks=marks)
            )

    # --- a tile in hand -------------------------------------------------------------------------------------------

    def laying(self, step: Place, mask_points: list[int]) -> Laying:
        """What every place would mean: where it cannot lie, the cubes around it, masks that it would complete."""
        found = Laying(TILE_IDS[step.tile], self.zone.id, off="TEO-2.1")
        if step.tile < pieces.BUILDINGS:
            found.beside = MATERIAL_NAMES[self.printed.material[step.tile]]
        bars: dict[str, list[str]] = {"TEO-6.2": [], "TEO-5.2": [], "TEO-3.11": []}
        for spot in CITY:
            if self.player["ground"][spot] == BUILT:
                bars["TEO-6.2"].append(CELL_IDS[spot])
            elif step.bound == IN_REACH and not FRAME_BITS[self.player["side"]][spot]:
                bars["TEO-5.2"].append(CELL_IDS[spot])
            elif step.bound == pieces.AT_SETUP and self.masks[spot]:
                bars["TEO-3.11"].append(CELL_IDS[spot])
        found.bars = {rule: cells for rule, cells in bars.items() if cells}
        found.goals = self.goals(step, mask_points)
        return found

    def goals(self, step: Place, mask_points: list[int]) -> list[Goal]:
        """Masks that this tile is large enough to complete."""
        found = []
        for group, left in enumerate(self.player["groups"]):
            kind = self.ground.group_type[group]
            if 0 < left <= self.printed.size[step.tile] and mask_points[kind]:
                free = [spot for spot in CITY if self.ground.group_of[spot] == group]
                cells = [CELL_IDS[spot] for spot in free if self.player["ground"][spot] != BUILT]
                found.append(Goal(cells, Badge(MASK_NAMES[kind], f"+{mask_points[kind]}", "gain")))
        return found

    # --- the final scoring ----------------------------------------------------------------------------------------

    def scored(self, number: int) -> Scored:
        """A quarter, walked through: its pyramid tiles, its temples, and what they bring together."""
        row = QUARTER_ROWS[number]
        things: list[str] = []
        sums: list[str] = []
        for colour in range(pieces.COLOURS):
            steps = [
                space for space in range(pieces.SPACES)
                if self.player["pyramid"][space] == colour and SPACE_QUARTERS[space] >> number & 1
            ]  # fmt: skip
            temples = self.temples(colour, number)
            if steps and temples:
                things += [cell(self.zone.id, SPACE_NAMES[space]) for space in steps]
                things += [tile_piece(self.seat, at) for at in temples]
                worth = sum(self.printed.space_values[space] for space in steps)
                name = self.talk.thing("colour", colour)
                sums.append(self.say("walk-colour", colour=name, temples=len(temples), worth=worth))
        return Scored(seat=self.seat, row=row, text=" · ".join(sums), points=self.player["quarters"][number], h=things)

    def temples(self, colour: int, number: int) -> list[str]:
        """The first cells of the temples of a colour that lie in a quarter, at least in part."""
        found = []
        for tile, placement in self.player["temples"]:
            covered = COVERED[PLACEMENTS * self.printed.shape[tile] + placement]
            if tile == pieces.TEMPLES + colour and any(quarter(spot) == number for spot in covered):
                found.append(head(self.printed.shape[tile], placement))
        return found
