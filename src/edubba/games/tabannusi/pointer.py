"""How people point at the choices of Tabannusi: dice, cells, ships, house spaces, tiles and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from edubba.games.tabannusi import pieces
from edubba.games.tabannusi.components import CELL_IDS, COLOURS
from edubba.games.tabannusi.free import PayForFilling
from edubba.games.tabannusi.gain import PayAnything
from edubba.games.tabannusi.pay import Pay
from edubba.games.tabannusi.port import PayShip
from edubba.games.tabannusi.state import TabannusiState
from edubba.kernel.pointer import Pointer
from edubba.kernel.scene import button, cell, some

if TYPE_CHECKING:
    from edubba.games.tabannusi.game import Tabannusi

PAYMENTS = (Pay, PayAnything, PayForFilling, PayShip)


def die_piece(colour: int, value: int) -> str:
    """Dice of one value are alike: the first of them stands for all."""
    return f"die:{COLOURS[colour]}-{value}#1"


class TabannusiPointer(Pointer[TabannusiState]):
    """Things to point at, for one seat; what has no place on the table is a button."""

    def __init__(self, game: Tabannusi, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names

    def turn_of(self, state: TabannusiState) -> int:
        return int(state.active)

    def is_main(self, state: TabannusiState, action: int) -> bool:
        return action in (pieces.DONE, pieces.SKIP)

    def say(self, state: TabannusiState, action: int) -> str:
        return self.game.talk.describe(state, action, self.lang, self.names)

    def in_question(self, state: TabannusiState, seat: int) -> list[int]:
        """Ships and house spaces of the port, and decrees: they can be seen all the time."""
        actions = [pieces.DECREE + decree for decree in state.decrees if state.open_decrees >> decree & 1]
        if state.players[seat].assistant == pieces.PORT_DISTRICT:
            actions += [*range(pieces.SHIP, pieces.SPACE)]
        return actions

    def handles(self, state: TabannusiState, seat: int, action: int) -> list[str]:
        verb = self.game.actions.verb(action)
        which = action - verb.first
        label = self.game.actions.label(action)
        step = state.agenda[-1]
        match verb.name:
            case "die":
                return [die_piece(state.local[state.players[seat].assistant], which + 1)]
            case "cell":
                return [cell("map", CELL_IDS[which])]
            case "ship":
                return [f"ship:{self.game.talk.things['ship'][state.berths[which]]}"]
            case "house":
                return [cell("docks", label)]
            case "space":
                return [cell("ziggurat", label)]
            case "tile" | "decree" | "master" | "special":
                return [f"{verb.name}:{label}"]
            case "keep":
                return [f"card:{label}"]
            case "pay-die" if isinstance(step, PAYMENTS):
                return [some(f"dice.{seat}", COLOURS[which])]
            case "pay-crate" if isinstance(step, PAYMENTS):
                return [some(f"crates.{seat}", COLOURS[which])]
        return [button(self.game.notation(action).replace(" ", "-"))]
