"""Wetclay at the edge: its options, its action space, its printed data."""

from __future__ import annotations

from edubba.kernel import ActionSpace, Chance, Option, Pack, Verb
from edubba.kernel.option import Value, keywords
from edubba.words import SpokenGame

from edubba_wetclay import box
from edubba_wetclay.edge.scene import WetclayScene
from edubba_wetclay.edge.talk import WetclayTalk
from edubba_wetclay.rules.advice import WetclayAdvice
from edubba_wetclay.rules.features import WetclayFeatures
from edubba_wetclay.rules.pieces import LAY, REEDS
from edubba_wetclay.rules.printed import Rules
from edubba_wetclay.rules.setup import set_up
from edubba_wetclay.rules.state import WetclayState


class Wetclay(SpokenGame[WetclayTalk]):
    """Wetclay, for 2 to 5 players."""

    api = 1
    name = "wetclay"
    version = "1.0"  # before you change a rule that somebody has played by: docs/versions.md of Edubba
    seats = (2, 3, 4, 5)
    options = (
        Option("rounds", range(4, 8), 6, "WET-O1"),
        Option("lessons", (False, True), True, "WET-O2"),
    )
    actions = ActionSpace([Verb("lay", LAY, "reed", tuple(str(reed) for reed in range(1, REEDS + 1)))])
    advice = WetclayAdvice()
    numbers = WetclayFeatures()
    typed = box.BOX
    builder = WetclayScene

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.tables = box.read(self.pack.data)
        self.talk = WetclayTalk(self)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> WetclayState:
        return set_up(self.tables, Rules(**keywords(options)), seats, chance)
