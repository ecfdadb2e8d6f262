"""Uruk at the edge: its options, its action space, its printed data."""

from __future__ import annotations

from edubba.games.uruk.box import BOX, COLOUR_IDS, TYPE_IDS
from edubba.games.uruk.edge.scene import UrukScene
from edubba.games.uruk.edge.talk import UrukTalk
from edubba.games.uruk.rules import cards
from edubba.games.uruk.rules.advice import UrukAdvice
from edubba.games.uruk.rules.features import UrukFeatures
from edubba.games.uruk.rules.printed import Rules
from edubba.games.uruk.rules.setup import set_up
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.tables import tables
from edubba.kernel.actions import ActionSpace, Verb
from edubba.kernel.chance import Chance
from edubba.kernel.option import Fix, Option, Value, keywords
from edubba.kernel.pack import Pack
from edubba.words import SpokenGame

SWITCH = (False, True)
SLOTS = tuple(str(slot + 1) for slot in range(7))
COPIES = tuple(f"{copies}{cheaper}" for copies in (1, 2, 3, 4) for cheaper in ("", "-"))


class Uruk(SpokenGame[UrukTalk]):
    """Uruk: Cradle of Civilization, for 2 to 4 players."""

    name = "uruk"
    version = "1.1"
    earlier = ("1.0",)
    fixes = (Fix("exchange_in_any_order", "1.1", "URU-R43"),)
    seats = (2, 3, 4)
    minutes = (45, 60)
    weight = 2
    options = (
        Option("losing_card_bids_are_discarded", SWITCH, False, "URU-R20"),
        Option("scarcity_limit", ("per_colour", "per_action"), "per_colour", "URU-R14"),
        Option("clay_pipe_ties_load", SWITCH, True, "URU-R18"),
        Option("half_price_is_compulsory", SWITCH, True, "URU-R22"),
        Option("scales_own_colour_counts", SWITCH, False, "URU-R29"),
        Option("cost_reductions_once_per_turn", SWITCH, True, "URU-R3"),
        Option("shadoof_cards", ("any", "missing_cubes"), "any", "URU-R16", since="1.1"),
        Option("scarcity_victim", ("richest_opponent", "richest_of_all"), "richest_opponent", "URU-R14", since="1.1"),
        Option("bid_colours", ("after_reveal", "in_secret"), "after_reveal", "URU-D23", since="1.1"),
        Option("reshuffle", ("card_needed", "deck_empty"), "card_needed", "URU-R5", since="1.1"),
        Option("discs_after_trigger", ("stay", "taken"), "stay", "URU-R23", since="1.1"),
        Option("max_rounds", range(1, 201), 80, "URU-R2"),
        Option("first_player", ("random", 0, 1, 2, 3), "random", "URU-2.1", since="1.1"),
    )
    actions = ActionSpace(
        [
            Verb("end", cards.END),
            Verb("draw", cards.DRAW),
            Verb("exchange", cards.EXCHANGE),
            Verb("cards-to-cubes", cards.CARDS_TO_CUBES),
            Verb("cubes-to-cards", cards.CUBES_TO_CARDS),
            Verb("swap", cards.SWAP),
            Verb("new-slot", cards.NEW_SLOT),
            Verb("done", cards.DONE),
            Verb("pass", cards.PASS),
            Verb("decline", cards.DECLINE),
            Verb("forgo", cards.FORGO),
            Verb("take", cards.TAKE, "card", TYPE_IDS),
            Verb("make", cards.MAKE, "card", TYPE_IDS),
            Verb("use", cards.USE, "card", TYPE_IDS),
            Verb("card", cards.CARD, "card", TYPE_IDS),
            Verb("settle", cards.SETTLE, "slot", SLOTS),
            Verb("slot", cards.SLOT, "slot", SLOTS),
            Verb("colour", cards.COLOUR, "colour", COLOUR_IDS),
            Verb("from", cards.OPPONENT, "seat", ("1", "2", "3", "4")),
            Verb("copies", cards.COPIES, "copies", COPIES),
            Verb("price", cards.PRICE, "price", ("full", "vault", "coinage", "half")),
            Verb("count", cards.COUNT, "count", ("1", "2")),
            Verb("bid", cards.BID, "count", tuple(str(cubes) for cubes in range(49))),
        ]
    )
    advice = UrukAdvice()
    numbers = UrukFeatures()
    typed = BOX
    builder = UrukScene

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.tables = tables(BOX.read(self.pack.data))
        self.talk = UrukTalk(self)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> UrukState:
        return set_up(self.tables, Rules(**keywords(options)), seats, chance)
