"""What is printed on cards, epochs and in the set-up table, as int tables; and the rule switches of one game."""

from __future__ import annotations

from typing import Final

from edubba.kernel.bits import bits

CLIP: Final = [0, 1, 2, *[3] * 97]


class Printed:
    """The printed data of one pack. Shared by all positions, never changed."""

    __slots__ = (
        "actions", "bonus_cards", "bonus_cubes", "bonus_discs", "cards_in", "choice", "colour", "copies", "cubes_each",
        "cubes_per_vp", "discs", "display_size", "gains", "hand_limit", "hand_size", "leaves_first", "level",
        "lost_actions", "makeable", "of_colour", "of_colours", "payable", "payments", "pipe_holds", "price", "reducer",
        "reducers", "set_aside", "slot_limit", "start_cubes", "upto_level", "village_only", "water_slots",
    )  # fmt: skip

    def __init__(self) -> None:
        # inventions
        self.level: list[int] = []
        self.colour: list[int] = []
        self.copies: list[int] = []
        self.of_colour: list[int] = []  # per colour: mask of its types
        self.cards_in: dict[int, list[int]] = {}  # per mask of types of one colour: these types; `types_in` asks
        self.of_colours: list[int] = []  # per mask of colours: mask of their types
        self.upto_level: list[int] = []  # per level, also beyond the highest: mask of the types of that level or less
        self.gains: list[int] = []  # per type: the colour a plain producer gives, or -1
        self.choice: list[int] = []  # per type: mask of colours to choose from (Pulley, Sewer)
        self.reducer: list[int] = []  # per colour: the invention that makes it cheaper
        self.reducers = 0  # mask of these inventions
        # per pairs in hand (0 to 3) and masks of the colours odd in hand and of those laid: mask of the types that one
        # copy, these pairs and a replaced card can pay without a reduction
        self.makeable: list[int] = []
        self.bonus_cards = 0
        self.bonus_cubes = 0
        self.bonus_discs: list[int] = []  # Lighthouse: more for no disc, a village, a city
        self.water_slots = 0
        self.pipe_holds = 0
        # epochs
        self.price: list[int] = []  # cubes for a disc; epoch I: 0, the level of the invention counts
        self.payments: list[list[list[int]]] = []  # per epoch: every full payment, as cubes per colour
        self.payable: list[list[int]] = []  # per epoch: the greatest part of a full payment for each `purse`
        self.village_only: list[bool] = []
        self.discs: list[list[int]] = []  # per number of players: discs on the epochs
        # set-up and constants
        self.set_aside: list[int] = []  # per number of players: cards put on the discard pile
        self.hand_size = 0
        self.display_size = 0
        self.start_cubes = 0
        self.leaves_first = 0
        self.cubes_each: list[int] = []
        self.actions = 0
        self.slot_limit = 0
        self.hand_limit = 0
        self.lost_actions = 0
        self.cubes_per_vp = 0

    def types_in(self, mask: int) -> list[int]:
        """The types in a mask of one colour."""
        known = self.cards_in.get(mask)
        return bits(mask) if known is None else known


def purse(stock: list[int]) -> int:
    """A stock in 8 bits: more than 3 cubes of a colour never matter for a price."""
    return CLIP[stock[0]] | CLIP[stock[1]] << 2 | CLIP[stock[2]] << 4 | CLIP[stock[3]] << 6


class Rules:
    """The switches of URU-R42 and the safety stop of URU-R2."""

    __slots__ = (
        "any_order", "bid_colours", "cards_for_missing", "compulsory_half", "first", "late_discs", "losers_pay",
        "max_rounds", "once_per_turn", "one_theft", "own_colour", "richest_only", "shuffle_at_once", "ties_load",
    )  # fmt: skip

    def __init__(
        self,
        *,
        losing_card_bids_are_discarded: bool,
        scarcity_limit: str,
        clay_pipe_ties_load: bool,
        half_price_is_compulsory: bool,
        scales_own_colour_counts: bool,
        cost_reductions_once_per_turn: bool,
        shadoof_cards: str,
        scarcity_victim: str,
        bid_colours: str,
        reshuffle: str,
        discs_after_trigger: str,
        max_rounds: int,
        first_player: str | int,
        exchange_in_any_order: bool,
    ) -> None:
        self.losers_pay = losing_card_bids_are_discarded
        self.one_theft = scarcity_limit == "per_action"
        self.ties_load = clay_pipe_ties_load
        self.compulsory_half = half_price_is_compulsory
        self.own_colour = scales_own_colour_counts
        self.once_per_turn = cost_reductions_once_per_turn
        self.cards_for_missing = shadoof_cards == "missing_cubes"
        self.richest_only = scarcity_victim == "richest_of_all"
        self.bid_colours = bid_colours == "in_secret"
        self.shuffle_at_once = reshuffle == "deck_empty"
        self.late_discs = discs_after_trigger == "taken"
        self.any_order = exchange_in_any_order
        self.first = first_player if isinstance(first_player, int) else -1
        self.max_rounds = max_rounds
