"""What is printed on boards, tiles and cards, as int tables; and the switches of one game."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules.pieces import NONE, highest_bit, lowest_bit

KINGS: Final = ("gilgabot", "sarbot", "botmuzi", "bot-baba")


class Board:
    """The map for one number of players: which cells exist, what they bring, and what lies beside what."""

    __slots__ = ("bonus", "high", "land", "low", "middle", "number", "order", "river", "river_rows", "rivers_of")

    def __init__(self) -> None:
        self.land: list[int] = []  # per district: mask of its land cells
        self.river: list[int] = []  # per district: mask of its border water
        self.bonus: list[int] = []  # per cell: effect
        self.number: list[int] = []  # per cell: number for the automa, 0 if it has none
        self.order: list[list[int]] = []  # per district: its bits by their numbers, empty if that is their order
        self.rivers_of: list[list[int]] = []  # per border water: its districts
        self.river_rows: list[int] = []  # per border water: the row beside which it lies
        self.low: list[list[int]] = []  # per district and lowest ten bits of a mask: what lies beside it
        self.middle: list[list[int]] = []
        self.high: list[list[int]] = []

    def beside(self, district: int, mask: int) -> int:
        """The cells of a district that share an edge with one of these (TAB-3.13)."""
        return (
            self.low[district][mask & 1023] | self.middle[district][mask >> 10 & 1023] | self.high[district][mask >> 20]
        )

    def lowest(self, district: int, mask: int) -> int:
        """The bit of the cell with the lowest number, NONE if there is none."""
        for bit in self.order[district]:
            if mask >> bit & 1:
                return bit
        return lowest_bit(mask)

    def highest(self, district: int, mask: int) -> int:
        """The bit of the cell with the highest number, NONE if there is none."""
        order = self.order[district]
        for index in range(len(order) - 1, -1, -1):
            if mask >> order[index] & 1:
                return order[index]
        return highest_bit(mask)


class King:
    """A king card of the automa."""

    __slots__ = (
        "action", "build_bonus", "build_most_tiles", "decrees", "garden_bonus", "gardens_near_buildings",
        "highest_setup", "limit", "most_tiles", "plan", "project_bonus", "project_highest", "project_largest",
    )  # fmt: skip

    def __init__(self) -> None:
        self.decrees: list[int] = []
        self.action: list[int] = []  # effects of action A
        self.project_largest = False
        self.most_tiles = False
        self.project_highest = True
        self.project_bonus: list[int] = []
        self.highest_setup = True
        self.build_most_tiles = False
        self.build_bonus: list[int] = []
        self.gardens_near_buildings = False
        self.limit = 3
        self.garden_bonus: list[int] = []
        self.plan: list[int] = []  # per district: houses to place


class Printed:
    """The printed data of one pack. Shared by all positions, never changed."""

    __slots__ = (
        "blue_bonus", "boards", "bot_gold", "bot_points", "card_actions", "card_arrow", "card_bonus", "card_numbers",
        "card_symbols", "card_value", "column_bonus", "crates_each", "decree_bonus", "decree_lanes", "decree_needs",
        "decree_symbol", "decree_tiles", "dice_each", "distinct_symbols", "factor", "garden_tiles", "houses_in_row",
        "kings", "line_mask", "local", "lowest_bonus", "markers", "markers_start", "master_bonus", "master_vp",
        "most_crates", "number_of_decrees", "offer_size", "pieces_each", "price_building", "price_marker", "price_port",
        "price_ship", "price_ship_after", "price_ziggurat", "printed_berths", "projects_each", "row_bonus",
        "ship_colour", "ship_number", "ship_size", "space_bonus", "space_rank", "special_bonus", "start_gold",
        "start_vp", "threshold", "tile_bonus", "tile_values", "time_gold", "top", "track_bonus", "urban_needs",
        "urban_vp", "water_tiles",
    )  # fmt: skip

    def __init__(self) -> None:
        self.boards: list[Board] = []  # per number of seats
        self.local: list[int] = []  # per district: colour of its barge in the first game
        # set-up
        self.dice_each: list[int] = []  # per number of seats
        self.number_of_decrees: list[int] = []
        self.distinct_symbols: list[int] = []
        self.start_gold: int
        self.start_vp: int
        self.markers: int
        self.markers_start: int
        self.most_crates: int
        self.offer_size: int
        self.time_gold: int
        self.crates_each: list[int] = []
        self.projects_each: list[int] = []
        self.pieces_each: list[int] = []
        self.water_tiles: int
        self.garden_tiles: int
        # prices: resources of the district's colour, gold for ships
        self.price_building: int
        self.price_marker: int  # resources of the project's colour for each own marker
        self.price_port: int
        self.price_ziggurat: int
        self.price_ship: int
        self.price_ship_after: int  # when one has built
        # tiles and cards
        self.tile_bonus: list[list[int]] = []  # per action tile: effects
        self.ship_size: list[int] = []  # per ship, the printed ones last
        self.ship_colour: list[int] = []  # NONE for printed ships
        self.ship_number: list[int] = []  # points or water that its ability brings
        self.printed_berths: list[int] = []
        self.line_mask: list[int] = []  # per line: mask of its berths
        self.blue_bonus: list[int] = []  # per line
        self.master_bonus: list[list[int]] = []
        self.master_vp: int
        self.space_bonus: list[int] = []  # per ziggurat space
        self.space_rank: list[int] = []  # what the automa prefers
        self.tile_values: list[list[int]] = []  # per ziggurat tile
        self.special_bonus: list[int] = []
        self.decree_symbol: list[int] = []
        self.decree_needs: list[list[int]] = []  # per decree: kind, colour, minimum; and so on
        self.decree_lanes: list[int] = []  # the same in lanes, as far as it is counted quickly
        self.decree_bonus: list[list[int]] = []
        self.decree_tiles: list[list[int]] = []  # per decree: buildings by colour, for the automa's bag
        self.urban_needs: list[list[int]] = []  # per card: houses in the districts 1 to 4
        self.urban_vp: list[int] = []
        # mastery and houses
        self.top: int  # row of a track
        self.factor: list[int] = []  # per row
        self.threshold: list[bool] = []  # per row: it lies just above a blue line
        self.lowest_bonus: list[int] = []  # per row
        self.track_bonus: list[list[int]] = []  # per track and row
        self.houses_in_row: list[int] = []
        self.row_bonus: list[list[int]] = []  # per row of houses and slot
        self.column_bonus: list[int] = []
        # the automa
        self.kings: list[King] = []
        self.bot_gold: int
        self.bot_points: int  # of action A
        self.card_value: list[int] = []  # per automa card: the number on top
        self.card_actions: list[list[int]] = []  # three of A to D
        self.card_symbols: list[list[int]] = []
        self.card_numbers: list[list[int]] = []
        self.card_arrow: list[int] = []
        self.card_bonus: list[int] = []


class Rules:
    """The switches of TAB-23."""

    __slots__ = (
        "any_colour_fallback", "anytime", "bot_foremost", "bot_uncovers", "botbaba_lowest", "fine_windows",
        "first", "garden_by_assistant", "gilgabot_any_colour", "gold_fills", "king", "loss_step", "random_barges",
        "setup_ban", "slot_markers", "ties_gain",
    )  # fmt: skip

    def __init__(
        self,
        *,
        random_barges: bool,
        first_player: str | int,
        final_loss_step: bool,
        botbaba_setup_lowest: bool,
        lowest_bonus_on_ties: bool,
        setup_adjacency_ban: bool,
        free_action_windows: str,
        gold_fills_crates: bool,
        gilgabot_adjacent_any_colour: bool,
        bot_any_colour_fallback: bool,
        king: str,
        free_actions_anytime: bool,
        ziggurat_marker_from_house: bool,
        bot_foremost_marker: bool,
        bot_returns_covered: bool,
        garden_by_assistant: bool,
    ) -> None:
        self.first = first_player if isinstance(first_player, int) else NONE
        self.random_barges = random_barges
        self.loss_step = final_loss_step
        self.botbaba_lowest = botbaba_setup_lowest
        self.ties_gain = lowest_bonus_on_ties
        self.setup_ban = setup_adjacency_ban
        self.fine_windows = free_action_windows == "fine"
        self.gold_fills = gold_fills_crates
        self.gilgabot_any_colour = gilgabot_adjacent_any_colour
        self.any_colour_fallback = bot_any_colour_fallback
        self.anytime = free_actions_anytime
        self.slot_markers = ziggurat_marker_from_house
        self.bot_foremost = bot_foremost_marker
        self.bot_uncovers = bot_returns_covered
        self.garden_by_assistant = garden_by_assistant
        self.king = KINGS.index(king) if king in KINGS else NONE  # NONE: a random one
