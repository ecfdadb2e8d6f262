"""Ginkgopolis at the edge: its options, its action space, its printed data."""

from __future__ import annotations

from types import MappingProxyType

from edubba.games.ginkgopolis.box import BOX, BUILDING_IDS, CHARACTER_IDS, LETTER_NAMES
from edubba.games.ginkgopolis.edge.scene import GinkgopolisScene
from edubba.games.ginkgopolis.edge.talk import GinkgopolisTalk
from edubba.games.ginkgopolis.rules import pieces
from edubba.games.ginkgopolis.rules.advice import GinkgopolisAdvice
from edubba.games.ginkgopolis.rules.features import GinkgopolisFeatures
from edubba.games.ginkgopolis.rules.printed import Rules
from edubba.games.ginkgopolis.rules.setup import set_up
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.ginkgopolis.tables import tables
from edubba.kernel.actions import ActionSpace, Verb
from edubba.kernel.chance import Chance
from edubba.kernel.option import Fix, Option, Value, keywords
from edubba.kernel.pack import Pack
from edubba.words import SpokenGame

SWITCH = (False, True)
TOGETHER = (2, 3, 4, 5)
SOLO = (1,)
SIDE_IDS = ("north", "east", "south", "west")
COORDINATES = tuple(str(number) for number in range(-pieces.FARTHEST, pieces.FARTHEST + 1))


class Ginkgopolis(SpokenGame[GinkgopolisTalk]):
    """Ginkgopolis, for 1 to 5 players; alone against Hal."""

    name = "ginkgopolis"
    version = "1.1"
    earlier = ("1.0",)
    fixes = (Fix("hal_pays_for_colour", since="1.1", rule="GIN-R21"),)
    seats = (1, 2, 3, 4, 5)
    minutes = (45, 60)
    weight = 3
    first_game = MappingProxyType({"setup": "initiation"})
    options = (
        Option("setup", ("draft", "initiation"), "draft", "GIN-2.10", seats=TOGETHER),
        Option("hal.level", ("normal", "expert"), "normal", "GIN-11.8", seats=SOLO),
        Option("hal.card_from", ("deck", "hand"), "deck", "GIN-R20", seats=SOLO),
        Option("hal.pays_additional_costs", SWITCH, False, "GIN-R21", seats=SOLO),
        Option("first_player", ("random", 0, 1, 2, 3, 4), "random", "GIN-2.8", seats=TOGETHER),
        Option("public_counts", SWITCH, True, "GIN-13.2", seats=TOGETHER),
        Option("max_rounds", range(1, 1001), 200, "GIN-8.4"),
    )
    actions = ActionSpace(
        [
            Verb("alone", pieces.ALONE),
            Verb("done", pieces.DONE),
            Verb("change-hand", pieces.CHANGE_HAND),
            Verb("gain-resource", pieces.GAIN_RESOURCE),
            Verb("gain-tile", pieces.GAIN_TILE),
            Verb("card", pieces.CARD, "card", BUILDING_IDS + LETTER_NAMES),
            Verb("tile", pieces.TILE, "tile", BUILDING_IDS),
            Verb("keep", pieces.KEEP, "character", CHARACTER_IDS),
            Verb("side", pieces.SIDE, "side", SIDE_IDS),
            Verb("room", pieces.ROOM, "letter", LETTER_NAMES),
            Verb("column", pieces.COLUMN, "column", COORDINATES),
            Verb("row", pieces.ROW, "row", COORDINATES),
        ]
    )
    advice = GinkgopolisAdvice()
    numbers = GinkgopolisFeatures()
    typed = BOX
    builder = GinkgopolisScene

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.tables = tables(BOX.read(self.pack.data))
        self.talk = GinkgopolisTalk(self)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> GinkgopolisState:
        return set_up(self.tables, Rules(**keywords(options)), seats, chance)
