"""What is printed on cards, tiles and boards, as int tables; and the switches of one game."""

from __future__ import annotations

from typing import Final

RANDOM: Final = -1
SIDES: Final = tuple(["".join(["AB"[mask >> section & 1] for section in range(3)]) for mask in range(8)])
AI_BOARDS: Final = ("AI1", "AI2", "AI3", "AI4")


class Board:
    """The ink stains of one choice of sides: what each demands, as pairs of a counter and its minimum."""

    __slots__ = ("any_of", "needs", "spends")

    def __init__(self) -> None:
        self.needs: list[list[int]] = []  # per stain: counter, minimum, counter, minimum ...
        self.any_of: list[bool] = []  # per stain: one of them is enough
        self.spends: list[list[int]] = []  # per stain: influence given up by guild, or nothing


class Score:
    """What a space card is worth: a number for each so many of a counter, sets, or one of two values."""

    __slots__ = ("base", "each", "has", "most", "otherwise", "per", "sets", "vp")

    def __init__(
        self, *, base: int, vp: int, per: int, each: int, sets: list[int], most: int, has: int, otherwise: int
    ) -> None:
        self.base = base
        self.vp = vp
        self.per = per  # counter, or NONE
        self.each = each
        self.sets = sets  # counters
        self.most = most  # counter, or NONE: `vp` for more than anybody else, `otherwise` if not
        self.has = has  # counter, or NONE: `vp` with at least one, `otherwise` without
        self.otherwise = otherwise


class Printed:
    """The printed data of one pack. Shared by all positions, never changed."""

    __slots__ = (
        "actions", "ai_bonus", "ai_bonus_at", "ai_comet_max", "ai_cycle_row", "ai_cycle_tile", "ai_extra", "ai_focus",
        "ai_guilds", "ai_line_slots", "ai_path", "ai_rest", "ai_slots", "ai_substitute", "ai_track_bonus",
        "ai_track_colour", "ai_track_line", "ai_vp", "ai_workers", "amount", "anchors", "back", "boards", "bonus",
        "card_tags", "column", "columns", "dice_reserve", "dice_rolled", "face_columns", "face_design", "faces_of",
        "folk_cost", "folk_goods", "folk_hosts", "folk_kind", "folk_node", "goals", "green_spot", "guild_seats",
        "host_tags", "immediate", "influence", "kind", "links_in", "links_out", "majority_vp", "mixed_vp",
        "multiplier", "needs_tokens", "nodes", "of", "parts", "plain", "plan_blue", "plan_comet", "plan_first",
        "plan_second", "plan_special", "plan_value", "price", "price_guild", "price_influence", "price_silver",
        "primary_vp", "provision_seats", "rest_node", "route", "score", "shapes", "silver_seats", "sky_tags",
        "slot_node", "slot_price", "space_goods", "space_host", "space_node", "space_tags", "stain_section",
        "stain_to", "start_counts", "tag_mask", "tile_node", "tile_space", "tile_tags", "tile_type", "tile_vp",
        "tiles_of_type", "vista_node", "vista_when", "workers", "workers_on",
    )  # fmt: skip

    def __init__(self) -> None:
        # the effect language, one entry per node
        self.nodes: list[str] = []  # their names in notation
        self.kind: list[int] = []  # what the node does
        self.amount: list[int] = []  # how often, or the Silver off a card
        self.of: list[int] = []  # guild, row, type of tile, or mask of worker colours
        self.price: list[int] = []  # NORMAL or FREE; for cards 2 if three are drawn; for PAY the kind of cost
        self.parts: list[list[int]] = []
        self.plain: list[bool] = []  # nothing but gains that leave no choice
        self.needs_tokens: list[int] = []  # influence that a plain node places
        # the display, by row and card
        self.immediate: list[list[int]] = []
        self.card_tags: list[list[list[int]]] = []
        self.tag_mask: list[list[int]] = []
        self.slot_node: list[int] = []  # per slot: its worker action, or NONE
        self.slot_price: list[int] = []  # per slot: Silver
        self.workers_on: list[int] = []  # per row: mask of the colours that may stand there
        self.folk_cost: list[int] = []
        self.folk_hosts: list[int] = []  # mask of tags
        self.folk_kind: list[int] = []  # 0 die, 1 vista, 2 rest
        self.folk_goods: list[int] = []
        self.folk_node: list[int] = []
        self.vista_when: list[int] = []  # per land card: mask of tags, 0 if it is no vista
        self.vista_node: list[int] = []
        self.links_in: list[int] = []  # per water card: mask of bars
        self.links_out: list[list[int]] = []  # per water card, then the printed harbour: nodes
        self.host_tags: list[int] = []
        self.score: list[Score] = []
        self.goals: list[list[int]] = []
        # die spaces
        self.space_goods: list[int] = []
        self.space_node: list[int] = []
        self.space_host: list[int] = []
        self.rest_node: int
        # tiles and caravan
        self.tile_type: list[int] = []
        self.tile_vp: list[int] = []
        self.tile_tags: list[list[int]] = []
        self.tiles_of_type: list[list[int]] = []  # in the order of the piles
        self.faces_of: list[list[int]] = []  # per design
        self.face_design: list[int] = []
        self.face_columns: list[list[int]] = []  # per face: what it adds to its columns
        self.shapes: list[int] = []  # per type: 0 one cell, 1 two wide, 2 two high
        self.anchors: list[list[int]] = []  # per shape and cell: mask of the cells covered, 0 if it does not fit
        self.price_silver: list[int] = []
        self.price_guild: list[int] = []
        self.price_influence: list[int] = []
        self.columns: list[int] = []  # of an empty caravan
        self.bonus: list[list[int]] = []  # per board and cell
        self.back: list[int] = []  # per AI board: the player board of which it is the back
        self.start_counts: list[int] = []  # what the board itself counts as
        self.sky_tags: list[int] = []  # of the printed stars
        self.space_tags: list[list[int]] = []  # of the six die spaces of the board, beside city and harbour
        # journal
        self.column: list[int] = []
        self.route: list[list[int]] = []  # per space: the stains that leave it, from the upper to the lower path
        self.stain_to: list[int] = []
        self.stain_section: list[int] = []
        self.boards: list[Board] = []  # per mask of the sections on side B
        self.actions: list[int] = []  # per space: its node, or NONE
        self.tile_space: list[int] = []  # per space: its place for a journal tile, or NONE
        self.green_spot: list[int] = []  # per space: the spot of a green worker beside it, or NONE
        self.tile_node: list[int] = []  # per journal tile
        # set-up and scoring
        self.dice_rolled: int
        self.dice_reserve: int
        self.influence: int
        self.silver_seats: list[int] = []
        self.provision_seats: list[int] = []
        self.guild_seats: list[list[int]] = []
        self.workers: list[int] = []  # that everybody begins with
        self.primary_vp: list[int] = []
        self.mixed_vp: int
        self.majority_vp: int
        self.multiplier: int
        # the solo opponent
        self.ai_focus: list[int] = []  # per board
        self.ai_rest: list[list[int]] = []
        self.ai_track_bonus: list[int] = []
        self.ai_bonus: list[list[int]] = []  # per board and place on the winding path
        self.ai_path: list[int] = []
        self.ai_track_colour: list[int] = []  # per space of the track: place in the colour cycle
        self.ai_track_line: list[int] = []
        self.ai_bonus_at: int  # the space of the track whose entry gives the bonus of the board
        self.ai_guilds: list[int] = []
        self.ai_workers: list[int] = []
        self.ai_line_slots: list[list[int]] = []  # per line: slots of the inspiration row
        self.ai_slots: list[list[int]] = []  # per value: slots
        self.ai_cycle_row: list[int] = []
        self.ai_cycle_tile: list[int] = []
        self.ai_substitute: list[int] = []  # per kind of node: the node the AI does instead, or NONE
        self.ai_extra: list[int] = []  # cost of another move: behind, level, ahead
        self.ai_comet_max: int
        self.ai_vp: list[int] = []  # per row
        self.plan_blue: list[bool] = []
        self.plan_value: list[int] = []
        self.plan_first: list[int] = []
        self.plan_second: list[int] = []
        self.plan_special: list[int] = []
        self.plan_comet: list[bool] = []


class Rules:
    """The switches of chapter 24 of RULES.md."""

    __slots__ = (
        "ai_board", "ai_changes_colour", "ai_draws_three", "ai_minds_own_worker", "ai_needs_effect", "ai_wins_ties",
        "bonus_at_once", "first", "links_last", "rest_alternates", "rest_needs_die", "reroll_all", "sides",
        "trade_afterwards", "turn_cap",
    )  # fmt: skip

    def __init__(
        self,
        *,
        section_sides: str,
        first_player: str | int,
        link_order: str,
        rest_needs_placed_die: bool,
        rest_reroll: str,
        rest_parts_alternate: bool,
        yellow_after_action: bool,
        turn_cap: int,
        ai_board: str,
        ai_minds_own_worker: bool,
        ai_bonus: str,
        ai_draw3: str,
        ai_worker_needs_effect: bool,
        ai_recall_denial: str,
        solo_tie: str,
    ) -> None:
        self.sides = SIDES.index(section_sides) if section_sides in SIDES else RANDOM
        self.first = first_player if isinstance(first_player, int) else RANDOM
        self.links_last = link_order == "links_last"
        self.rest_needs_die = rest_needs_placed_die
        self.reroll_all = rest_reroll == "all_or_none"
        self.rest_alternates = rest_parts_alternate
        self.trade_afterwards = yellow_after_action
        self.turn_cap = turn_cap
        self.ai_board = AI_BOARDS.index(ai_board) if ai_board in AI_BOARDS else RANDOM
        self.ai_minds_own_worker = ai_minds_own_worker
        self.bonus_at_once = ai_bonus == "at_once"
        self.ai_draws_three = ai_draw3 == "top_card_two_under"
        self.ai_needs_effect = ai_worker_needs_effect
        self.ai_changes_colour = ai_recall_denial == "any_worker"
        self.ai_wins_ties = solo_tie == "ai_wins"
