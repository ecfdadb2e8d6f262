"""How people point at the choices of Founders of Teotihuacan: spaces, tiles, cells, orientations."""

from __future__ import annotations

from edubba.games.teotihuacan.box import ACTION_SPACE_IDS, CELL_IDS, COLOUR_NAMES, MATERIAL_NAMES, WORSHIP_IDS
from edubba.games.teotihuacan.edge.talk import ACTION_NAMES, TILE_IDS, TeotihuacanTalk
from edubba.games.teotihuacan.rules import pieces
from edubba.games.teotihuacan.rules.action import ChooseOffering
from edubba.games.teotihuacan.rules.building import ChooseBuilding, ChooseOfSize, ChoosePictured, ChooseSmall
from edubba.games.teotihuacan.rules.favour import ExchangeGive
from edubba.games.teotihuacan.rules.geometry import COVERED, SPACE_NAMES, SUPPORTS
from edubba.games.teotihuacan.rules.pay import PayAny, PayCubes
from edubba.games.teotihuacan.rules.pieces import CELL, CUBE, PLACEMENTS
from edubba.games.teotihuacan.rules.place import Place, Replace
from edubba.games.teotihuacan.rules.pyramid import ChoosePyramid, ChooseSpace, OfferPyramid
from edubba.games.teotihuacan.rules.setup import StartTile
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.temple import ChooseTemple, OfferTemple
from edubba.games.teotihuacan.rules.turn import Action, EndTurn, Turn
from edubba.games.teotihuacan.rules.worship import TakeWorship
from edubba.kernel.scene import Heap, Tally, button, cell, number, some
from edubba.words import SpokenPointer

FROM_DISPLAY = (ChooseBuilding, ChooseTemple, ChoosePyramid)
FROM_SUPPLY = (ChooseOfSize, ChoosePictured, ChooseSmall, OfferTemple, OfferPyramid)


def city(seat: int) -> str:
    return f"city.{seat}"


def worship_piece(tile: int) -> str:
    """Every worship tile exists once."""
    return f"worship:{WORSHIP_IDS[tile]}"


def action_piece(action: int) -> str:
    """One of the six actions, printed on its zone."""
    return f"act:{ACTION_NAMES[action]}"


def bonus_piece(spot: str) -> str:
    """The bonus disc of an action space."""
    return f"bonus:{spot}"


def head(shape: int, placement: int) -> str:
    """The cell by which a placed tile is known: its first one in reading order."""
    return CELL_IDS[COVERED[PLACEMENTS * shape + placement][0]]


def pool_of(step: object, seat: int) -> str:
    """Where the tiles lie among which this question lets choose, "" if it is another question."""
    if isinstance(step, StartTile):
        return f"start.{seat}"
    if isinstance(step, FROM_SUPPLY):
        return "supply"
    return "display" if isinstance(step, FROM_DISPLAY) else ""


class TeotihuacanPointer(SpokenPointer[TeotihuacanTalk, TeotihuacanState]):
    """Action spaces, tiles, cells and pyramid spaces to point at, for one seat."""

    def turn_of(self, state: TeotihuacanState) -> int:
        if not state.agenda:
            return -1
        for step in state.agenda:
            if isinstance(step, EndTurn):
                return step.whose
        top = state.agenda[-1]
        return top.seat if isinstance(top, Turn) else -1

    def is_main(self, state: TeotihuacanState, action: int) -> bool:
        return action in (pieces.DONE, pieces.PASS)

    def say(self, state: TeotihuacanState, action: int) -> str:
        """Placements are many: a few words say where; how the tile is turned is said by the handle `turn:`."""
        step = state.agenda[-1]
        if action >= pieces.PLACE and isinstance(step, Place):
            where = head(state.printed.shape[step.tile], action - pieces.PLACE).upper()
            return self.talk.book.say(self.lang, "placing", cell=where)
        return super().say(state, action)

    def in_question(self, state: TeotihuacanState, seat: int) -> list[int]:
        """What people wonder about: action spaces, actions, tiles, spaces of the pyramid, worship tiles."""
        step, player = state.agenda[-1], state.players[seat]
        if isinstance(step, Turn):
            return [pieces.DISCS + 3 * space for space in range(pieces.ACTION_SPACES) if state.height[space]]
        if isinstance(step, Action):
            return [*range(pieces.ACT, pieces.ACT + len(ACTION_NAMES)), pieces.USE_BONUS]
        if isinstance(step, (*FROM_DISPLAY, *FROM_SUPPLY)):
            left = state.display if isinstance(step, FROM_DISPLAY) else state.supply
            return [pieces.TILE + tile for tile in range(pieces.TILES) if left[tile]]
        if isinstance(step, ChooseSpace):
            raised = player.raised
            carried = [space for space in range(pieces.SPACES) if raised & SUPPORTS[space] == SUPPORTS[space]]
            return [pieces.SPACE + space for space in carried]
        if isinstance(step, (ChooseOffering, ExchangeGive)):
            return [pieces.WORSHIP + tile for tile in range(len(WORSHIP_IDS)) if player.worship >> tile & 1]
        if isinstance(step, TakeWorship):
            return [pieces.WORSHIP + tile for tile in (*state.slot, *state.top) if tile != pieces.NONE]
        return []

    def handles(self, state: TeotihuacanState, seat: int, action: int) -> list[str]:
        verb = self.actions.verb(action)
        which = action - verb.first
        step = state.agenda[-1]
        match verb.name:
            case "act":
                return [action_piece(which)]
            case "bonus" if state.space >= 0:
                return [bonus_piece(ACTION_SPACE_IDS[state.space])]
            case "discs":
                spot = ACTION_SPACE_IDS[which // 3]
                return [cell(f"zone.{spot[0]}", spot), number(which % 3 + 1)]
            case "tile":
                return [some(pool_of(step, seat) or "display", TILE_IDS[which])]
            case "space":
                return [cell(city(seat), SPACE_NAMES[which])]
            case "pile":
                return [some("piles", COLOUR_NAMES[which])]
            case "worship":
                return [worship_piece(which)]
            case "two-gold":
                return [some(f"cubes.{seat}", MATERIAL_NAMES[which + 1])]
            case "material":
                return [some(f"cubes.{seat}", MATERIAL_NAMES[which])]
            case "cell":
                return [cell(city(seat), CELL_IDS[which])]
            case "place" if isinstance(step, Place):
                return [cell(city(seat), head(state.printed.shape[step.tile], which)), f"turn:{which // pieces.CELLS}"]
        return [button(self.actions.notation(action).replace(" ", "-"))]

    def tally(self, state: TeotihuacanState, seat: int) -> Tally | None:
        """Cubes to spend or to replace, picked in any order."""
        step = state.agenda[-1]
        ground = state.players[seat].ground
        if isinstance(step, Replace):
            spots = [action - CELL for action in step.options(state, seat) if action != pieces.DONE]
            heaps = [Heap(cell(city(seat), CELL_IDS[at]), CELL + at, 1) for at in spots]
            return Tally(heaps, 0, len(heaps), done=pieces.DONE, closed=True)
        if isinstance(step, PayAny):
            spots = [at for at in range(step.after + 1, pieces.CELLS) if CUBE <= ground[at] < pieces.BUILT]
            return Tally([Heap(cell(city(seat), CELL_IDS[at]), CELL + at, 1) for at in spots], step.count, step.count)
        if isinstance(step, PayCubes):
            owed = dict(zip(MATERIAL_NAMES, (step.gold, step.stone, step.wood), strict=True))
            heaps = []
            for at in range(step.after + 1, pieces.CELLS):
                if CUBE <= ground[at] < pieces.BUILT:
                    material = MATERIAL_NAMES[ground[at] - CUBE]
                    if owed[material]:
                        heaps.append(Heap(cell(city(seat), CELL_IDS[at]), CELL + at, 1, material))
            total = sum(owed.values())
            return Tally(heaps, total, total, ways=[{name: count for name, count in owed.items() if count}])
        return None
