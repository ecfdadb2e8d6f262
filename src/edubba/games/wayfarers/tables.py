"""The int tables by which the rules are played, made from what is printed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from edubba.games.wayfarers.boards import AnyDemand, DieSpace, Either, Spend, WayfarersBox
from edubba.games.wayfarers.effects import JournalTile
from edubba.games.wayfarers.parts import (
    City,
    Each,
    Harbour,
    Has,
    Icon,
    Most,
    Need,
    Offers,
    OpenWater,
    Sets,
    Tag,
    TilePrice,
    Townsfolk,
    Vista,
)
from edubba.games.wayfarers.parts import Score as Worth
from edubba.games.wayfarers.rules.cards import (
    ALL_TILES,
    CAMEL,
    CARD_COUNT,
    CELLS,
    CITY,
    COLUMNS,
    COUNTS,
    FIRST_SPECIAL,
    FIRST_WATER,
    GUILD_COUNT,
    GUILD_TOTAL,
    HARBOUR,
    INSPIRATION,
    LAND,
    MINUS,
    NONE,
    PIGEON,
    PLUS,
    PRINTED_CITY,
    PRINTED_HARBOUR,
    PROVISION_COUNT,
    PROVISION_OFF,
    ROWS,
    SHIP,
    SILVER_COUNT,
    SILVER_OFF,
    SPACE,
    TAGS,
    TELESCOPE,
    TILE_COUNT,
    WATER,
)  # fmt: skip
from edubba.games.wayfarers.rules.language import GUILD_NAMES, ROW_NAMES, TILE_NAMES, VERBS, WORKER_NAMES, Language
from edubba.games.wayfarers.rules.printed import AI_BOARDS, Board, Printed, Score

TAG_NAMES = [
    "city", "vista", "harbour", "open_water", "observatory", "library", "stars", "planet", "comet", "sun", "moon",
]  # fmt: skip
ICONS = {
    "camel": CAMEL, "ship": SHIP, "telescope": TELESCOPE, "pigeon": PIGEON, "die_plus": PLUS, "die_minus": MINUS,
    "silver_off": 1 << SILVER_OFF, "provision_off": 1 << PROVISION_OFF,
}  # fmt: skip
KINDS = ["die", "vista", "rest"]  # of townsfolk
SHAPES = ((1, 1), (2, 1), (1, 2))  # of tiles
# The colours of the AI's track in their cycle: rows of cards and kinds of tiles (WAY-16.13, 16.14).
COLOUR_CYCLE = ["black", "blue", "yellow", "green"]
CYCLE_ROWS = ["space", "water", "land", "townsfolk"]
CYCLE_TILES = ["space", "water", "land", "basic"]
# What the AI does instead (WAY-16.8).
INSTEAD: dict[str, Any] = {
    "new_die": {"do": "tile", "tile": "any_regular"},
    "refresh": {"do": "recall", "n": 1},
    "nudge": {"do": "mark", "n": 1},
    "silver": {"do": "track", "n": 1},
    "provision": {"do": "track", "n": 1},
}
# Bottom row to the right, middle row to the left, top row to the right (WAY-16.24).
AI_PATH = [*range(14, 21), *range(13, 6, -1), *range(7)]
THIRD_SECTION = 9  # the column at which it begins; the second begins at 3
DOUBLED = 2  # by an inspiration whose goal is met (WAY-14.9)


def tables(box: WayfarersBox) -> Printed:
    """The tables of one box, which must be in order."""
    return Tables(box).made()


def counter(name: str) -> int:
    """The number of a counter: "tag:city", "tile:any", "res:silver"."""
    kind, _, what = name.partition(":")
    if kind == "tag":
        return TAG_NAMES.index(what)
    if kind == "card":
        return CARD_COUNT + ROW_NAMES.index(what)
    if kind == "tile":
        return ALL_TILES if what == "any" else TILE_COUNT + TILE_NAMES.index(what)
    if kind == "guild":
        return GUILD_TOTAL if what == "total" else GUILD_COUNT + GUILD_NAMES.index(what)
    return SILVER_COUNT if what == "silver" else PROVISION_COUNT


def goods(icons: Iterable[str]) -> int:
    """Icons of a column or a space in one int."""
    return sum(ICONS[icon] for icon in icons)


def numbers(tags: Iterable[str]) -> list[int]:
    return [TAG_NAMES.index(tag) for tag in tags]


def tag_mask(tags: Iterable[int]) -> int:
    return sum(1 << tag for tag in set(tags))


def pairs(needs: list[Need]) -> list[int]:
    """Counters with their minimum."""
    return [number for one in needs for number in (counter(one.count), one.min)]


def worth(score: Worth) -> Score:
    rule = score.rule
    return Score(
        base=score.without if isinstance(rule, (Each, Sets)) else 0,
        vp=score.vp,
        per=counter(rule.count) if isinstance(rule, Each) else NONE,
        each=rule.each if isinstance(rule, Each) else 1,
        sets=[counter(name) for name in rule.of] if isinstance(rule, Sets) else [],
        most=TAG_NAMES.index(rule.tag) if isinstance(rule, Most) else NONE,
        has=TAG_NAMES.index(rule.tag) if isinstance(rule, Has) else NONE,
        otherwise=0 if isinstance(rule, (Each, Sets)) else score.without,
    )


def anchors(width: int, height: int) -> list[int]:
    """Per cell of the caravan: what a tile of this shape covers, 0 if it does not fit there."""
    paper = [cell for cell in range(CELLS) if cell not in (0, COLUMNS - 1)]
    masks = []
    for cell in range(CELLS):
        row, column = divmod(cell, COLUMNS)
        covered = [COLUMNS * (row + y) + column + x for y in range(height) for x in range(width)]
        inside = column + width <= COLUMNS and all(one in paper for one in covered)
        masks.append(sum(1 << one for one in covered) if inside else 0)
    return masks


class Tables:
    """The tables of one box in the making. Effects are numbered in the order in which they are met."""

    def __init__(self, box: WayfarersBox) -> None:
        self.box = box
        self.printed = Printed()
        self.language = Language(self.printed)

    def node(self, effect: Any) -> int:
        return self.language.node(msgspec.to_builtins(effect))

    def links(self, offers: Offers) -> list[int]:
        guild = None if offers.guild is None else {"do": "guild", "guild": offers.guild, "n": 1}
        bars = {"silver": offers.silver, "provision": offers.provision, "mark": offers.mark}
        return [self.node(guild), *(self.node({"do": verb, "n": n} if n else None) for verb, n in bars.items())]

    def made(self) -> Printed:
        self.cards()
        self.display()
        self.baghdad()
        self.tiles()
        self.journal()
        self.set_up()
        self.automa()
        return self.printed

    def cards(self) -> None:
        box, p = self.box, self.printed
        land: list[City | Vista] = [*box.cities, *box.vistas]
        water: list[OpenWater] = [*box.harbours, *box.waters]
        first = {"land": ["city"] * 18 + ["vista"] * 18, "water": ["harbour"] * 18 + ["open_water"] * 18}
        p.card_tags = [
            [[] for _ in box.townsfolk],
            [numbers([tag, *card.tags]) for tag, card in zip(first["land"], land, strict=True)],
            [numbers([tag, *card.tags]) for tag, card in zip(first["water"], water, strict=True)],
            [numbers(card.tags) for card in box.space],
            [[] for _ in box.inspiration],
        ]
        p.tag_mask = [[tag_mask(tags) for tags in row] for row in p.card_tags]
        p.immediate = [
            [NONE] * len(box.townsfolk),
            [self.node(card.immediate) for card in land],
            [self.node(card.immediate) for card in water],
            [self.node(card.immediate) for card in box.space],
            [NONE] * len(box.inspiration),
        ]
        for card in land:
            self.vista(card)
        for one in water:
            bolts = one.bolts
            bars = (bolts.guild, bolts.silver, bolts.provision, bolts.mark)
            p.links_in.append(sum(1 << bar for bar, bolt in enumerate(bars) if bolt))
            p.links_out.append(self.links(one.offers))
        for folk in box.townsfolk:
            self.folk(folk)
        p.score = [worth(card.score) for card in box.space]
        p.goals = [pairs(card.goal) for card in box.inspiration]

    def vista(self, card: City | Vista) -> None:
        p = self.printed
        if isinstance(card, City):
            p.vista_when.append(0)
            p.vista_node.append(NONE)
        else:
            p.vista_when.append(tag_mask(TAGS if what == "townsfolk" else TAG_NAMES.index(what) for what in card.when))
            p.vista_node.append(self.node(card.effect))

    def folk(self, folk: Townsfolk) -> None:
        p = self.printed
        p.folk_cost.append(folk.cost)
        p.folk_hosts.append(tag_mask(numbers(folk.hosts)))
        p.folk_kind.append(KINDS.index(folk.kind))
        p.folk_goods.append(goods(folk.goods))
        p.folk_node.append(self.node(folk.effect))

    def display(self) -> None:
        p, rows = self.printed, self.box.display
        p.slot_node = [NONE] * 4 * ROWS
        p.slot_price = [0] * 4 * ROWS
        p.slot_price[4 * SPACE : 4 * SPACE + 4] = rows.space.prices
        p.workers_on = [0] * ROWS
        for name, row in (
            ("townsfolk", rows.townsfolk),
            ("land", rows.land),
            ("water", rows.water),
            ("inspiration", rows.inspiration),
        ):
            number = ROW_NAMES.index(name)
            p.slot_node[4 * number : 4 * number + 4] = [self.node(effect) for effect in row.actions]
            p.workers_on[number] = sum(1 << WORKER_NAMES.index(colour) for colour in set(row.workers))

    def baghdad(self) -> None:
        box, p = self.box, self.printed
        board = box.baghdad
        hosts = [PRINTED_CITY, NONE, NONE, NONE, NONE, PRINTED_HARBOUR]
        spaces: list[DieSpace | City | Harbour] = [*board.spaces, *box.cities, *box.harbours]
        p.space_goods = [goods(space.goods) for space in spaces]
        p.space_node = [self.node(space.effect) for space in spaces]
        p.space_host = [*hosts, *range(len(box.cities)), *range(FIRST_WATER, FIRST_WATER + len(box.harbours))]
        city, harbour = (tag_mask(numbers(board.spaces[place].tags)) for place in (0, 5))
        p.host_tags = [*p.tag_mask[LAND], 1 << CITY | city, *p.tag_mask[WATER], 1 << HARBOUR | harbour]
        p.links_out.append(self.links(board.offers))
        p.score.append(worth(board.score))
        p.rest_node = self.node(board.rest)
        p.sky_tags = numbers(board.stars)
        p.start_counts = [0] * COUNTS
        p.space_tags = [numbers(space.tags) for space in board.spaces]
        for tag in (CITY, HARBOUR, *(tag for tags in p.space_tags for tag in tags), *p.sky_tags):
            p.start_counts[tag] += 1
        for row in range(ROWS):
            p.start_counts[CARD_COUNT + row] = int(row != INSPIRATION)
        backs = [one.back for one in box.player_boards]
        p.back = [backs.index(name) for name in AI_BOARDS]
        for one in box.player_boards:
            caravan = one.caravan
            p.bonus.append(
                [self.node(effect) for effect in (None, *caravan.top, None, *caravan.middle, *caravan.bottom)]
            )
        p.columns = [goods([board.left]), *[0] * (COLUMNS - 2), goods([board.right])]

    def tiles(self) -> None:
        tiles, p = self.box.tiles, self.printed
        designs: list[tuple[int, int, int, list[Tag], list[list[list[Icon]]]]] = []  # kind, place, VP, tags, faces
        for one in tiles.basic:
            designs.append((0, one.pile, one.vp, [], [[one.icons]]))
        for kind, wides in ((1, tiles.land), (2, tiles.water)):
            for wide in wides:
                designs.append((kind, wide.pile, wide.vp, [], [list(wide.first), list(wide.second)]))
        for tall in tiles.space:
            designs.append((3, tall.pile, tall.vp, [], [[tall.icons]]))
        for special in tiles.special:
            designs.append((4, special.place, special.vp, special.tags, [[special.icons]]))
        for design, (kind, _, points, tags, faces) in enumerate(designs):
            p.tile_type.append(kind)
            p.tile_vp.append(points)
            p.tile_tags.append(numbers(tags))
            p.faces_of.append([])
            for face in faces:
                p.faces_of[-1].append(len(p.face_design))
                p.face_design.append(design)
                p.face_columns.append([goods(icons) for icons in face])
        for kind in range(5):
            mine = [design for design in range(len(designs)) if designs[design][0] == kind]
            p.tiles_of_type.append(sorted(mine, key=lambda design: designs[design][1]))
        p.shapes = [0, 1, 1, 2, 0]
        p.anchors = [anchors(width, height) for width, height in SHAPES]
        prices = tiles.prices
        for price in (prices.basic, prices.land, prices.water, prices.space, TilePrice(silver=0, influence=None)):
            p.price_silver.append(price.silver)
            p.price_guild.append(GUILD_NAMES.index(price.influence.guild if price.influence else "any"))
            p.price_influence.append(price.influence.n if price.influence else 0)

    def journal(self) -> None:
        journal, p = self.box.journal, self.printed
        names = ["P0", *(space.id for space in journal.spaces)]
        ways = [stain.id.split("-") for stain in journal.stains]
        p.column = [column_of(name) for name in names]
        p.route = [[stain for stain, way in enumerate(ways) if way[0] == name] for name in names]
        p.actions = [NONE, *(self.node(space.effect) for space in journal.spaces)]
        places = 0
        for space in journal.spaces:
            has_tile = isinstance(space.effect, JournalTile)
            p.tile_space.append(places if has_tile else NONE)
            places += has_tile
        p.tile_space.insert(0, NONE)
        p.green_spot = [NONE, *(NONE if one.green_worker is None else one.green_worker - 1 for one in journal.spaces)]
        p.stain_to = [names.index(way[1]) for way in ways]
        p.stain_section = [(column_of(way[0]) >= 3) + (column_of(way[0]) >= THIRD_SECTION) for way in ways]
        for sides in range(8):
            board = Board()
            for number, stain in enumerate(journal.stains):
                ask(board, stain.b if sides >> p.stain_section[number] & 1 else stain.a)
            p.boards.append(board)
        p.tile_node = [self.node(tile.effect) for tile in journal.tiles]

    def set_up(self) -> None:
        setup, scoring, p = self.box.setup, self.box.scoring, self.printed
        p.dice_rolled, p.dice_reserve, p.influence = setup.dice_rolled, setup.dice_reserve, setup.influence
        p.silver_seats = [seat.silver for seat in setup.seats]
        p.provision_seats = [seat.provision for seat in setup.seats]
        guilds = [seat.guilds for seat in (*setup.seats, setup.ai)]
        *p.guild_seats, p.ai_guilds = [[one.black, one.yellow, one.blue] for one in guilds]
        p.workers, p.ai_workers = [[one.green, one.yellow, one.blue] for one in (setup.workers, setup.ai.workers)]
        p.primary_vp = list(scoring.same)
        p.mixed_vp, p.majority_vp, p.multiplier = scoring.different, scoring.majority, DOUBLED

    def automa(self) -> None:
        ai, p = self.box.ai, self.printed
        p.ai_path = AI_PATH
        for board in ai.boards:
            p.ai_focus.append(self.node(board.focus))
            p.ai_rest.append([self.node(effect) for effect in board.rest])
            p.ai_track_bonus.append(self.node(board.track_bonus))
            cells = [*board.caravan.top, *board.caravan.middle, *board.caravan.bottom]
            p.ai_bonus.append([self.node(cells[cell]) for cell in AI_PATH])
        p.ai_track_colour = [COLOUR_CYCLE.index(space.colour) for space in ai.track]
        p.ai_track_line = [space.slot for space in ai.track]
        p.ai_bonus_at = (ai.bonus_after + 1) % len(ai.track)
        p.ai_line_slots = [
            [],
            *([(slot - step) % 4 for step in range(4)] for slot in range(4)),
        ]  # downwards (WAY-16.12)
        p.ai_slots = [[slot - 1 for slot in slots] for slots in ai.slots]
        p.ai_cycle_row = [ROW_NAMES.index(name) for name in CYCLE_ROWS]
        p.ai_cycle_tile = [TILE_NAMES.index(name) for name in CYCLE_TILES]
        p.ai_substitute = [NONE] * (max(VERBS.values()) + 1)
        for verb, effect in INSTEAD.items():
            p.ai_substitute[VERBS[verb]] = self.node(effect)
        p.ai_extra = [ai.extra_move.behind, ai.extra_move.level, ai.extra_move.ahead]
        p.ai_comet_max = ai.comets
        p.ai_vp = [getattr(ai.vp, name) for name in ROW_NAMES]
        specials = [tile.id for tile in self.box.tiles.special]
        for card in self.box.planning:
            p.plan_blue.append(card.colour == "blue")
            p.plan_value.append(card.value)
            p.plan_first.append(self.node(card.first))
            p.plan_second.append(self.node(card.second))
            p.plan_special.append(FIRST_SPECIAL + specials.index(card.special_tile))
            p.plan_comet.append(card.comet)


def column_of(space: str) -> int:
    """The column of a space of the journal: 10 of P10c."""
    return int(space[1:].rstrip("abcde"))


def ask(board: Board, demand: AnyDemand) -> None:
    """What a stain demands, or nothing."""
    board.needs.append([] if demand is None or isinstance(demand, Spend) else pairs(demand.needs))
    board.any_of.append(isinstance(demand, Either))
    board.spends.append(
        [demand.guilds.count(name) for name in ("black", "yellow", "blue")] if isinstance(demand, Spend) else []
    )
