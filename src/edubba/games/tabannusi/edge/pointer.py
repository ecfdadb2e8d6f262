"""How people point at the choices of Tabannusi: dice, districts, cells, ships, house spaces, tracks, tiles, cards."""

from __future__ import annotations

from collections.abc import Sequence

from edubba.games.tabannusi.edge.outlook import COST, GAIN, LATER, OTHER, Outlook, Teller, Trial
from edubba.games.tabannusi.edge.scene_city import dice_pieces, project_piece, quarter, spot
from edubba.games.tabannusi.edge.talk import TabannusiTalk
from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.build import ShipAfterBuilding
from edubba.games.tabannusi.rules.choose import ChooseReserve
from edubba.games.tabannusi.rules.effects import MoveHouse
from edubba.games.tabannusi.rules.gain import ChooseTrack, PayAnything, PayForTrack
from edubba.games.tabannusi.rules.garden import GardenWork
from edubba.games.tabannusi.rules.pay import Pay, PayForFilling, may_fill_again, units_in
from edubba.games.tabannusi.rules.port import HouseRow, PayShip, PortSpace, ShipForFree
from edubba.games.tabannusi.rules.project import ProjectAgain, ProjectCell
from edubba.games.tabannusi.rules.start import StartColour
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import Destination, Menu, TakeDie
from edubba.games.tabannusi.rules.ziggurat import SectionChoice
from edubba.kernel.scene import Choice, Heap, Tally, button, cell, some
from edubba.words import SpokenPointer

PAYMENTS = (Pay, PayAnything, PayForFilling, PayShip)
SUPPLY = {
    pieces.WORK: "garden",
    pieces.BUY_GARDEN: "garden",
    pieces.ONE_GARDEN: "garden",
    pieces.BUY_WATER: "water",
}
GOODS = {pieces.GOLD: "gold", pieces.ONE_MARKER: "marker", pieces.FROM_AREA: "marker", pieces.FROM_RESERVE: "spare"}
# Choices whose cost and gains are shown beforehand, and what of it their words tell: not what is the same everywhere.
FORESEEN = {
    "build": (COST, GAIN, LATER, OTHER),
    "buy-garden": (COST,),
    "buy-water": (COST,),
    "cell": (GAIN, LATER),
    "colour": (GAIN, LATER),
    "house": (COST, GAIN, LATER),
    "pay-go": (),
    "project": (COST,),
    "ship": (COST, GAIN, LATER),
    "space": (COST, GAIN, LATER),
}
FORESEEING = (
    ChooseTrack, Destination, GardenWork, Menu, PayForTrack, PortSpace, ProjectAgain, ProjectCell, ShipAfterBuilding,
    ShipForFree,
)  # fmt: skip


class TabannusiPointer(SpokenPointer[TabannusiTalk, TabannusiState]):
    """Things to point at, for one seat; what has no place on the table is a button."""

    def __init__(self, talk: TabannusiTalk, lang: str, names: Sequence[str]) -> None:
        super().__init__(talk, lang, names)
        self.teller = Teller(talk, lang, names)
        self.trial: Trial | None = None  # of the question whose choices are being foreseen

    def turn_of(self, state: TabannusiState) -> int:
        return int(state.active)

    def is_main(self, state: TabannusiState, action: int) -> bool:
        return action in (pieces.DONE, pieces.SKIP)

    def goes_on(self, state: TabannusiState) -> bool:
        return isinstance(state.agenda[-1], (Destination, PayForFilling))

    def foresee(self, state: TabannusiState, seat: int, choice: Choice) -> None:
        tones = FORESEEN.get(self.actions.verb(choice.id).name)
        if tones is not None and isinstance(state.agenda[-1], FORESEEING):
            if self.trial is None or self.trial.before is not state:
                self.trial = Trial(state, seat)
            outlook = Outlook(self.trial, choice.id)
            choice.brings = self.teller.signs(outlook)
            choice.outlook = self.teller.words(outlook, tones)

    def in_question(self, state: TabannusiState, seat: int) -> list[int]:
        """What people wonder about: decrees; ships, house spaces and projects where they act; the cells in question."""
        step, here = state.agenda[-1], state.players[seat].assistant
        actions = [pieces.DECREE + decree for decree in state.decrees if state.open_decrees >> decree & 1]
        if isinstance(step, (Menu, ShipAfterBuilding)) and here == pieces.PORT_DISTRICT:
            actions += [*range(pieces.SHIP, pieces.SPACE)]
        if isinstance(step, Menu) and here < pieces.COMMON:
            actions += [pieces.PROJECT + colour for colour in range(pieces.TRACKS)]
            groups = state.projects[pieces.TRACKS * here : pieces.TRACKS * (here + 1)]
            actions += [pieces.BUILD + colour for colour in range(pieces.TRACKS) if groups[colour]]
        if isinstance(step, (ProjectCell, ProjectAgain)):
            cells = state.empty[step.district] & pieces.LAND_MASK
            pieces.add_cells(actions, step.district, cells)
        if isinstance(step, TakeDie):
            actions += [pieces.VALUE + 5] if state.barges[6 * state.local[here] + 5] else []
        if isinstance(step, Destination):
            actions += [pieces.GO + district for district in range(pieces.DISTRICTS)]
        return actions

    # --- what to point at -----------------------------------------------------------------------------------------

    def handles(self, state: TabannusiState, seat: int, action: int) -> list[str]:
        verb = self.actions.verb(action)
        which = action - verb.first
        label = self.actions.label(action)
        step = state.agenda[-1]
        if action in SUPPLY:
            return [some("supply", SUPPLY[action])]
        if action in GOODS:
            return [some(f"area.{seat}", GOODS[action])]
        match verb.name:
            case "die":
                colour = state.local[state.players[seat].assistant]
                return dice_pieces(colour, which + 1, state.barges[6 * colour + which])
            case "go" | "pay-go":
                return [quarter(which)]
            case "cell":
                return [spot(which)]
            case "project":
                return [some("supply", f"project-{label}")]
            case "build":
                district = state.players[seat].assistant
                return [project_piece(district, state.projects[pieces.TRACKS * district + which])]
            case "ship":
                return [f"ship:{self.talk.things['ship'][state.berths[which]]}"]
            case "house":
                return [cell(quarter(pieces.PORT_DISTRICT), label)]
            case "space":
                return [cell(quarter(pieces.ZIGGURAT), label)]
            case "tile" | "decree" | "master" | "special":
                return [f"{verb.name}:{label}"]
            case "keep":
                return [f"card:{label}"]
            case "fill":
                return [some(f"area.{seat}", f"empty-{label}")]
            case "neutral":
                return [some(f"houses.{seat}", "row-neutral")]
            case "pay-die" if isinstance(step, PAYMENTS):
                return [some(f"area.{seat}", f"die-{label}")]
            case "pay-crate" if isinstance(step, PAYMENTS):
                return [some(f"area.{seat}", f"crate-{label}")]
            case "colour":
                return [self.coloured(state, seat, which)]
        return [button(self.actions.notation(action).replace(" ", "-"))]

    def coloured(self, state: TabannusiState, seat: int, which: int) -> str:
        """A colour means a track, a die, a section, a row of houses: what the question is about."""
        step, name = state.agenda[-1], COLOURS[which]
        if isinstance(step, (ChooseTrack, PayForTrack)):
            row = min(state.players[seat].mastery[which] + 1, state.printed.top)
            return cell("mastery", f"{name}-{row}")
        if isinstance(step, ChooseReserve):
            return some("reserve", f"die-{name}")
        if isinstance(step, SectionChoice):
            return f"section:{name}"
        if isinstance(step, (HouseRow, MoveHouse)):
            return some(f"houses.{seat}", f"row-{name}")
        if isinstance(step, StartColour):
            return some("supply", f"project-{name}")
        return button(f"colour-{name}")

    # --- paying ---------------------------------------------------------------------------------------------------

    def tally(self, state: TabannusiState, seat: int) -> Tally | None:
        """Dice, crates, and gold for all that they do not cover: gold comes last and pays the rest at once."""
        step = state.agenda[-1]
        if not isinstance(step, Pay) or may_fill_again(state, seat, step):
            return None
        player, units = state.players[seat], units_in(step.need)
        way, heaps = {}, []
        for colour, name in enumerate(COLOURS):
            need = step.need >> 4 * colour & 15
            have = ((pieces.DIE, player.dice[colour]), (pieces.CRATE, player.full >> 4 * colour & 15))
            for first, count in have:
                most = min(need, int(count))
                if most and first + colour >= step.last:
                    handle = self.handles(state, seat, first + colour)[0]
                    heaps.append(Heap(h=handle, id=first + colour, most=most, group=name, worth=1))
            way[name] = need
        if player.gold:
            worth = min(int(player.gold), units)
            heaps.append(Heap(h=some(f"area.{seat}", "gold"), id=pieces.GOLD, most=1, group="gold", worth=worth))
        heaps.sort(key=lambda heap: heap.id)
        return Tally(heaps, 1, units, worth=units, ways=[{**way, "gold": 1}])
