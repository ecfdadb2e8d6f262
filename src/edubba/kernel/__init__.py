"""The kernel: games as agendas of small decisions. It knows no game, no clock, no network and no language."""

from edubba.kernel.arrays import vec as vec  # before all others: where librt is missing, these come from their sources

# isort: split
from edubba.kernel.actions import ActionSpace, Verb
from edubba.kernel.advice import Advice
from edubba.kernel.chance import Chance
from edubba.kernel.errors import (
    BadGame,
    BadOption,
    BadPack,
    BadPosition,
    BadRecord,
    EdubbaError,
    IllegalAction,
    UnknownGame,
    UnknownVersion,
)
from edubba.kernel.features import Features, Row
from edubba.kernel.game import Game
from edubba.kernel.journal import Event, Journal
from edubba.kernel.option import Fix, Option
from edubba.kernel.pack import Pack
from edubba.kernel.pile import Pile
from edubba.kernel.playout import playout, playouts
from edubba.kernel.record import Record
from edubba.kernel.state import State
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step, Together

__all__ = [
    "ALLOWED",
    "AUTOMATIC",
    "TURN",
    "ActionSpace",
    "Advice",
    "BadGame",
    "BadOption",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "Chance",
    "EdubbaError",
    "Event",
    "Features",
    "Fix",
    "Game",
    "IllegalAction",
    "Journal",
    "Option",
    "Pack",
    "Pile",
    "PublicStep",
    "Record",
    "Row",
    "State",
    "Step",
    "Together",
    "UnknownGame",
    "UnknownVersion",
    "Verb",
    "playout",
    "playouts",
]
