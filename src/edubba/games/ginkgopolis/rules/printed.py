"""What is printed on cards and in the set-up table, as int tables; and the rule switches of one game."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.pieces import NONE

# How a final bonus counts (GIN-10.2).
NO_FINAL: Final = 0
ON_COLOUR: Final = 1
BY_LEVEL: Final = 2
BY_TRIGGER: Final = 3
BY_COLOUR: Final = 4
FLAT: Final = 5


class Printed:
    """The printed data of one pack. Shared by all positions, never changed."""

    __slots__ = (
        "bonus", "change_points", "changes", "colour", "cover_points", "draft_deal", "final", "final_from",
        "final_points", "final_upto", "first_token", "give_points", "hal_resources", "hand_size", "kept", "resources",
        "set_aside", "set_of", "sets", "solo_hand", "solo_start", "start", "tiles_removed", "trigger",
    )  # fmt: skip

    def __init__(self) -> None:
        # cards: building cards, urbanization cards, characters
        self.colour: list[int] = []
        self.trigger: list[int] = []  # what makes a permanent bonus work, or NONE
        self.bonus: list[int] = []  # the goods it gives
        self.final: list[int] = []  # how a final bonus counts, or NO_FINAL
        self.final_points: list[int] = []
        self.final_from: list[int] = []  # a colour, a trigger, or the lowest level that counts
        self.final_upto: list[int] = []  # the highest level that counts
        self.start: list[int] = []  # per character: the goods to begin with
        self.set_of: list[int] = []  # per character: the number of its set in the initiation game, or 0
        self.sets: list[list[int]] = []  # the characters of each set
        # set-up, by number of players
        self.resources: list[int] = []
        self.tiles_removed: list[int] = []
        self.set_aside: list[int] = []  # cards that leave a fresh deck unseen
        self.hand_size = 0
        self.first_token = 0  # the letter above the top left of the square
        self.changes = 0
        self.change_points = 0
        self.give_points = 0
        self.cover_points = 0
        self.kept = 0
        self.draft_deal = 0
        # solitaire
        self.solo_start = 0
        self.solo_hand = 0
        self.hal_resources = 0


class Rules:
    """The options of one game (GIN-12.4), and what was mended since the first version."""

    __slots__ = (
        "draft", "expert", "first", "from_hand", "hal_pays", "hal_pays_for_colour", "max_rounds", "public_counts",
    )  # fmt: skip

    def __init__(
        self,
        *,
        setup: str,
        hal_level: str,
        hal_card_from: str,
        hal_pays_additional_costs: bool,
        first_player: str | int,
        public_counts: bool,
        max_rounds: int,
        hal_pays_for_colour: bool,
    ) -> None:
        self.draft = setup == "draft"
        self.expert = hal_level == "expert"
        self.from_hand = hal_card_from == "hand"
        self.hal_pays = hal_pays_additional_costs
        self.first = first_player if isinstance(first_player, int) else NONE
        self.public_counts = public_counts
        self.max_rounds = max_rounds
        self.hal_pays_for_colour = hal_pays_for_colour
