"""Wayfarers at the edge: its options, its action space, its printed data."""

from __future__ import annotations

from dataclasses import replace

from edubba.games.wayfarers.box import BOX
from edubba.games.wayfarers.edge.labels import (
    CELL_IDS,
    FACE_IDS,
    GUILD_IDS,
    HOST_IDS,
    LAND_IDS,
    NODE_IDS,
    POST_IDS,
    SHIFT_IDS,
    SKY_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STOP_IDS,
    WATER_IDS,
)
from edubba.games.wayfarers.edge.scene import WayfarersScene
from edubba.games.wayfarers.edge.talk import WayfarersTalk
from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.advice import WayfarersAdvice
from edubba.games.wayfarers.rules.features import WayfarersFeatures
from edubba.games.wayfarers.rules.printed import AI_BOARDS, SIDES, Rules
from edubba.games.wayfarers.rules.setup import set_up
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.terms import WayfarersTerms
from edubba.games.wayfarers.tables import tables
from edubba.kernel.actions import ActionSpace, Verb
from edubba.kernel.chance import Chance
from edubba.kernel.option import Fix, Option, Value, keywords
from edubba.kernel.pack import Pack
from edubba.words import SpokenGame

SWITCH = (False, True)
SOLO = (1,)
TOGETHER = (2, 3, 4)
VALUES = tuple("123456")


class Wayfarers(SpokenGame[WayfarersTalk]):
    """Wayfarers of the South Tigris, for 2 to 4 players, or for one against the official solo opponent."""

    name = "wayfarers"
    version = "1.1"
    earlier = ("1.0",)
    fixes = (Fix("ai_minds_own_worker", since="1.1", rule="WAY-16.19"),)
    seats = (1, 2, 3, 4)
    minutes = (60, 90)
    weight = 4
    options = (
        Option("section_sides", ("random", *SIDES), "random", "WAY-R25"),
        Option("link_order", ("free", "links_last"), "free", "WAY-R6"),
        Option("rest_needs_placed_die", SWITCH, False, "WAY-R17"),
        Option("rest_reroll", ("per_die", "all_or_none"), "per_die", "WAY-R18"),
        Option("rest_parts_alternate", SWITCH, True, "WAY-R38"),
        Option("yellow_after_action", SWITCH, True, "WAY-R8"),
        Option("turn_cap", range(1, 301), 150, "WAY-R17"),
        Option("ai_board", ("random", *AI_BOARDS), "random", "WAY-16.1", seats=SOLO),
        Option("ai_bonus", ("after_turn", "at_once"), "after_turn", "WAY-R27", seats=SOLO, since="1.1"),
        Option("ai_draw3", ("top_card", "top_card_two_under"), "top_card", "WAY-R30", seats=SOLO),
        Option("ai_worker_needs_effect", SWITCH, True, "WAY-R40", seats=SOLO),
        Option("ai_recall_denial", ("within_colour", "any_worker"), "within_colour", "WAY-R33", seats=SOLO),
        Option("solo_tie", ("tie_break", "ai_wins"), "tie_break", "WAY-R35", seats=SOLO),
        Option("first_player", ("random", 0, 1, 2, 3), "random", "WAY-3.7", since="1.1", seats=TOGETHER),
    )
    actions = ActionSpace(
        [
            Verb("skip", cards.SKIP),
            Verb("finish", cards.FINISH),
            Verb("rest", cards.REST),
            Verb("trade", cards.TRADE),
            Verb("draw", cards.DRAW),
            Verb("discard", cards.DISCARD),
            Verb("reroll", cards.REROLL),
            Verb("keep", cards.KEEP),
            Verb("silver", cards.PAY_SILVER),
            Verb("provision", cards.PAY_PROVISION),
            Verb("influence", cards.PAY_INFLUENCE),
            Verb("allow-silver", cards.ALLOW_SILVER),
            Verb("allow-provision", cards.ALLOW_PROVISION),
            Verb("deny-silver", cards.DENY_SILVER),
            Verb("deny-provision", cards.DENY_PROVISION),
            Verb("raise", cards.RAISE),
            Verb("lower", cards.LOWER),
            Verb("die", cards.VALUE, "value", VALUES),
            Verb("card", cards.SLOT, "slot", SLOT_IDS),
            Verb("worker", cards.WORKER, "post", POST_IDS),
            Verb("place", cards.PLACE, "space", SPACE_IDS),
            Verb("hire", cards.HIRE, "space", SPACE_IDS),
            Verb("up", cards.UP, "value", VALUES),
            Verb("down", cards.DOWN, "value", VALUES),
            Verb("guild", cards.GUILD, "guild", GUILD_IDS),
            Verb("shift", cards.SHIFT, "shift", SHIFT_IDS),
            Verb("host", cards.HOST, "host", HOST_IDS),
            Verb("tuck", cards.TUCK, "sky", SKY_IDS),
            Verb("choose", cards.CARD, "card", LAND_IDS + WATER_IDS),
            Verb("tile", cards.TILE, "face", FACE_IDS),
            Verb("cell", cards.CELL, "cell", CELL_IDS),
            Verb("go", cards.GO, "stop", STOP_IDS),
            Verb("wake", cards.WAKE, "card", LAND_IDS),
            Verb("part", cards.PART, "effect", NODE_IDS),
        ]
    )
    advice = WayfarersAdvice()
    terms = WayfarersTerms()
    numbers = WayfarersFeatures()
    typed = BOX
    builder = WayfarersScene

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.tables = tables(BOX.read(self.pack.data))
        nodes = tuple(self.tables.nodes)
        if nodes != NODE_IDS:  # effects are numbered by what is printed
            *verbs, part = self.actions.verbs
            self.actions = ActionSpace([*verbs, replace(part, labels=nodes)])
        self.talk = WayfarersTalk(self, self.tables)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> WayfarersState:
        return set_up(self.tables, Rules(**keywords(options)), seats, chance)
