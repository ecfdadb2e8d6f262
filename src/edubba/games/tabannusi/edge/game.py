"""Tabannusi at the edge: its options, its action space, its printed data."""

from __future__ import annotations

from types import MappingProxyType

from edubba.games.tabannusi.box import BOX
from edubba.games.tabannusi.edge.scene import TabannusiScene
from edubba.games.tabannusi.edge.talk import MASTER_IDS, TabannusiTalk, printed_ids
from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.advice import TabannusiAdvice
from edubba.games.tabannusi.rules.features import TabannusiFeatures
from edubba.games.tabannusi.rules.printed import KINGS, Rules
from edubba.games.tabannusi.rules.setup import set_up
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.tables import CELL_IDS, HOUSE_IDS, SHIP_IDS, SPACE_IDS, TRACK_IDS, tables
from edubba.kernel.actions import ActionSpace, Verb
from edubba.kernel.chance import Chance
from edubba.kernel.option import Fix, Option, Value, keywords
from edubba.kernel.pack import Pack
from edubba.words import SpokenGame

SWITCH = (False, True)
SOLO = (1,)
TOGETHER = (2, 3, 4)
VALUES = tuple("123456")
DISTRICT_IDS = tuple("12345")


class Tabannusi(SpokenGame[TabannusiTalk]):
    """Tabannusi: Builders of Ur, for 2 to 4 players, or for one against the automa."""

    name = "tabannusi"
    version = "1.1"
    earlier = ("1.0",)
    fixes = (Fix("garden_by_assistant", since="1.1", rule="TAB-15.3.08"),)
    seats = (1, 2, 3, 4)
    minutes = (60, 120)
    weight = 4
    first_game = MappingProxyType({"random_barges": False})
    options = (
        Option("random_barges", SWITCH, True, "TAB-2.2"),
        Option("final_loss_step", SWITCH, True, "TAB-R10"),
        Option("lowest_bonus_on_ties", SWITCH, False, "TAB-R5"),
        Option("setup_adjacency_ban", SWITCH, False, "TAB-R3"),
        Option("free_action_windows", ("fine", "coarse"), "fine", "TAB-R6"),
        Option("free_actions_anytime", SWITCH, True, "TAB-R6", since="1.1", before=False),
        Option("gold_fills_crates", SWITCH, True, "TAB-R9"),
        Option("ziggurat_marker_from_house", SWITCH, False, "TAB-10.4", since="1.1"),
        Option("king", ("random", *KINGS), "random", "TAB-16.1", seats=SOLO),
        Option("botbaba_setup_lowest", SWITCH, False, "TAB-RS2", seats=SOLO),
        Option("gilgabot_adjacent_any_colour", SWITCH, False, "TAB-RS8", seats=SOLO),
        Option("bot_any_colour_fallback", SWITCH, False, "TAB-RS9", seats=SOLO),
        Option("bot_foremost_marker", SWITCH, False, "TAB-RS13", seats=SOLO, since="1.1"),
        Option("bot_returns_covered", SWITCH, True, "TAB-RS14", seats=SOLO, since="1.1"),
        Option("first_player", ("random", 0, 1, 2, 3), "random", "TAB-2.15", since="1.1", seats=TOGETHER),
    )
    actions = ActionSpace(
        [
            Verb("done", pieces.DONE),
            Verb("skip", pieces.SKIP),
            Verb("garden", pieces.WORK),
            Verb("buy-garden", pieces.BUY_GARDEN),
            Verb("buy-water", pieces.BUY_WATER),
            Verb("from-area", pieces.FROM_AREA),
            Verb("from-reserve", pieces.FROM_RESERVE),
            Verb("one-garden", pieces.ONE_GARDEN),
            Verb("one-marker", pieces.ONE_MARKER),
            Verb("die", pieces.VALUE, "value", VALUES),
            Verb("go", pieces.GO, "district", DISTRICT_IDS),
            Verb("pay-go", pieces.PAY_GO, "district", DISTRICT_IDS),
            Verb("tile", pieces.TILE, "tile", printed_ids("action_tiles")),
            Verb("project", pieces.PROJECT, "colour", TRACK_IDS),
            Verb("build", pieces.BUILD, "colour", TRACK_IDS),
            Verb("ship", pieces.SHIP, "berth", SHIP_IDS),
            Verb("house", pieces.HOUSE, "house", HOUSE_IDS),
            Verb("space", pieces.SPACE, "space", SPACE_IDS),
            Verb("fill", pieces.FILL, "colour", COLOURS),
            Verb("decree", pieces.DECREE, "decree", printed_ids("decrees")),
            Verb("master", pieces.MASTER, "master", MASTER_IDS),
            Verb("colour", pieces.COLOUR, "colour", COLOURS),
            Verb("pay-die", pieces.DIE, "colour", COLOURS),
            Verb("pay-crate", pieces.CRATE, "colour", COLOURS),
            Verb("pay-gold", pieces.GOLD),
            Verb("neutral", pieces.NEUTRAL),
            Verb("special", pieces.SPECIAL, "water", printed_ids("special_water")),
            Verb("keep", pieces.CARD, "card", printed_ids("urbanisation_cards")),
            Verb("cell", pieces.CELL, "cell", CELL_IDS),
        ]
    )
    advice = TabannusiAdvice()
    numbers = TabannusiFeatures()
    typed = BOX
    builder = TabannusiScene

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.tables = tables(BOX.read(self.pack.data))
        self.talk = TabannusiTalk(self)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> TabannusiState:
        return set_up(self.tables, Rules(**keywords(options)), seats, chance)
