"""What is printed on things, as short rows of signs: a cost, an arrow, what it buys.

A row may have several parts. A badge without icon and text begins one; its tone says which:

`tags` what a card counts as, `die` a die space (goods with the tone `need`, then its effect), `vista` (tags with the
tone `when`, then its effect), `now` what happens at once, `host` where townsfolk may go, `helps` what they add, `rest`
the same when their player rests, `bolt` and `bar` the four links of a water card, `score`, `goal`, `col` the second
column of a tile.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.language import DRAW_THREE, GUILD_NAMES, ROW_NAMES, TILE_NAMES, WORKER_NAMES
from edubba.games.wayfarers.rules.printed import Board, Printed
from edubba.games.wayfarers.tables import TAG_NAMES
from edubba.kernel.bits import bits
from edubba.kernel.scene import Badge

ICONS: dict[str, str] = msgspec.json.decode((files("edubba.games.wayfarers.edge") / "faces.json").read_bytes())
ROW_ICONS = tuple(ICONS[name] for name in ROW_NAMES)
GUILD_ICONS = tuple(ICONS[f"guild-{name}"] for name in GUILD_NAMES[:3])
COSTS = (ICONS["provision"], ICONS["silver"], *GUILD_ICONS)
GOODS = ("camel", "ship", "telescope", "pigeon")
COUNTER_ICONS = (
    *(ICONS[name] for name in TAG_NAMES), *ROW_ICONS, *(f"tile-{name}" for name in TILE_NAMES[:5]), "tile-any",
    *GUILD_ICONS, ICONS["influence"], ICONS["silver"], ICONS["provision"],
)  # fmt: skip


def part(name: str) -> Badge:
    return Badge(tone=name)


def number(count: int) -> str:
    """How many; one needs no number."""
    return str(count) if count > 1 else ""


def goods(packed: int, tone: str = "") -> list[Badge]:
    """Goods of a die space or of a column."""
    return [Badge(ICONS[name], tone=tone) for lane, name in enumerate(GOODS) for _ in range(packed >> 4 * lane & 15)]


@lru_cache(1024)
def column(packed: int) -> tuple[Badge, ...]:
    """All that a column of the caravan gives a die; scenes share it."""
    found = goods(packed)
    if packed & cards.STEPS == cards.STEPS:
        found.append(Badge(text="±1"))
    else:
        found += [Badge(text="+1")] * bool(packed & cards.PLUS) + [Badge(text="−1")] * bool(packed & cards.MINUS)
    found += [Badge(ICONS["silver"], "−1")] * (packed >> cards.SILVER_OFF & 7)
    return tuple(found + [Badge(ICONS["provision"], "−1")] * (packed >> cards.PROVISION_OFF & 7))


def tags(mask: int, tone: str) -> list[Badge]:
    return [Badge(ICONS[(*TAG_NAMES, "townsfolk")[tag]], tone=tone) for tag in bits(mask)]


class Signs:
    """Effects, cards and tiles in signs."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def effect(self, node: int) -> list[Badge]:
        """An effect; parts in any order stand side by side, alternatives behind a stroke."""
        p = self.printed
        kind, amount, of = p.kind[node], p.amount[node], p.of[node]
        if kind in (cards.ANY_ORDER, cards.ONE_OF):
            found: list[Badge] = []
            for place, one in enumerate(p.parts[node]):
                if place and kind == cards.ONE_OF:
                    found.append(Badge(text="/"))
                found += self.effect(one)
            return found
        if kind == cards.PAY:
            cost = Badge(COSTS[p.price[node]], str(amount), "cost")
            return [cost, Badge(text="→"), *self.effect(p.parts[node][0])]
        if kind == cards.DO_GUILD:
            icon = ICONS["influence"] if of == cards.ANY else GUILD_ICONS[of]
            return [Badge(icon, number(amount))]
        if kind == cards.DO_CARD:
            price = "3→1" if p.price[node] == DRAW_THREE else "0" if p.price[node] == cards.FREE else ""
            return [Badge(ROW_ICONS[of], f"−{amount}" if amount else price, f"card {ROW_NAMES[of]}")]
        if kind == cards.DO_TILE:
            name = "any" if of == cards.REGULAR else TILE_NAMES[of]
            return [Badge(f"tile-{name}", "0" if p.price[node] == cards.FREE and of < cards.SPECIAL else "")]
        if kind == cards.AI_PLACE_WORKER:
            return [Badge(ICONS["worker-green"], tone=WORKER_NAMES[colour]) for colour in range(3) if of >> colour & 1]
        return [self.plain(kind, amount)]

    def plain(self, kind: int, amount: int) -> Badge:
        """An effect that concerns one kind of thing."""
        match kind:
            case cards.DO_SILVER:
                return Badge(ICONS["silver"], number(amount))
            case cards.DO_PROVISION:
                return Badge(ICONS["provision"], number(amount))
            case cards.DO_SHIFT:
                return Badge(ICONS["shift"], number(amount))
            case cards.DO_MARK:
                return Badge(ICONS["mark"], number(amount))
            case cards.DO_RECALL:
                return Badge(ICONS["recall"], number(amount))
            case cards.DO_REFRESH:
                return Badge(ICONS["refresh"], number(amount))
            case cards.DO_NUDGE:
                return Badge(ICONS["die"], "±1" + "±1" * (amount - 1))
            case cards.DO_NEW_DIE:
                return Badge(ICONS["die"], "+")
            case cards.AI_COMET | cards.AI_COMET_IF_LAST:
                return Badge(ICONS["comet"], "+1")
            case cards.AI_TRACK:
                return Badge(ICONS["track"], f"+{amount}")
            case cards.AI_FOCUS:
                return Badge(ICONS["plan"])
        return Badge(ICONS["journal"], number(amount))

    def die_space(self, space: int) -> list[Badge]:
        """The goods that it needs, and what it does."""
        p = self.printed
        return [part("die"), *goods(p.space_goods[space], "need"), *self.effect(p.space_node[space])]

    def links(self, card: int) -> list[Badge]:
        """The four bars of a water card, or of the printed harbour, which has no bolts."""
        p, found = self.printed, []
        for bar, node in enumerate(p.links_out[card]):
            found.append(part("bolt" if card < len(p.links_in) and p.links_in[card] >> bar & 1 else "bar"))
            found += self.effect(node) if node >= 0 else []
        return found

    def cells(self, nodes: list[int]) -> list[Badge]:
        """The icons of a caravan, cell by cell."""
        found = []
        for node in nodes:
            found += [part("col"), *(self.effect(node) if node >= 0 else [])]
        return found

    def card(self, card: int) -> list[Badge]:
        """All that is printed on a card."""
        row, place = divmod(card, 36)
        p = self.printed
        found: list[Badge] = []
        if p.card_tags[row][place]:
            found += [part("tags"), *(Badge(ICONS[TAG_NAMES[tag]]) for tag in p.card_tags[row][place])]
        if row == cards.TOWNSFOLK:
            found += self.folk(place)
        elif row == cards.SPACE:
            found += [part("score"), *self.score(place)]
        elif row == cards.INSPIRATION:
            found += [part("goal"), *self.counted(p.goals[place])]
        else:
            host = place if row == cards.LAND else cards.FIRST_WATER + place
            if host in p.space_host:
                found += self.die_space(p.space_host.index(host))
            if row == cards.LAND and p.vista_when[place]:
                found += [part("vista"), *tags(p.vista_when[place], "when"), *self.effect(p.vista_node[place])]
        if p.immediate[row][place] >= 0:
            found += [part("now"), *self.effect(p.immediate[row][place])]
        if row == cards.WATER:
            found += self.links(place)
        return found

    def folk(self, folk: int) -> list[Badge]:
        p = self.printed
        found = [part("host"), *tags(p.folk_hosts[folk], "when")]
        found += [part("rest" if p.folk_kind[folk] == 2 else "helps"), *goods(p.folk_goods[folk])]
        return found + (self.effect(p.folk_node[folk]) if p.folk_node[folk] >= 0 else [])

    def counted(self, pairs: list[int]) -> list[Badge]:
        """So many of these things, so many of those."""
        return [Badge(COUNTER_ICONS[pairs[at]], str(pairs[at + 1])) for at in range(0, len(pairs), 2)]

    def score(self, sky: int) -> list[Badge]:
        """What a space card is worth."""
        score = self.printed.score[sky]
        worth = Badge(text=str(score.vp), tone="vp")
        base = [Badge(text=str(score.base), tone="vp"), Badge(text="+")] if score.base else []
        if score.per >= 0:
            return [*base, worth, Badge(text="/"), Badge(COUNTER_ICONS[score.per], number(score.each))]
        if score.sets:
            return [*base, worth, Badge(text="/"), *(Badge(COUNTER_ICONS[one]) for one in score.sets)]
        if score.most >= 0:
            reason = [Badge(ICONS["most"]), Badge(COUNTER_ICONS[score.most])]
        else:
            reason = [Badge(COUNTER_ICONS[score.has])]
        return [worth, *reason, Badge(text="/"), Badge(text=str(score.otherwise), tone="vp")]

    def stain(self, board: Board, stain: int) -> list[Badge]:
        """What an ink stain asks for; a stroke where one of several is enough."""
        needs = self.counted(board.needs[stain])
        if board.any_of[stain]:
            needs = [badge for one in needs for badge in (Badge(text="/"), one)][1:]
        spends = board.spends[stain]
        return needs + [
            Badge(GUILD_ICONS[guild], str(spends[guild]), "cost") for guild in range(len(spends)) if spends[guild]
        ]

    def tile(self, face: int) -> list[Badge]:
        """Goods, steps and discounts, column by column; a special tile shows its tags."""
        p = self.printed
        design = p.face_design[face]
        found = [Badge(ICONS[TAG_NAMES[tag]]) for tag in p.tile_tags[design]]
        for place, packed in enumerate(p.face_columns[face]):
            found += [*[part("col")] * bool(place), *column(packed)]
        return found

    def price(self, kind: int) -> list[Badge]:
        """What a tile of this kind costs: Silver, or influence of a guild."""
        p = self.printed
        if kind == cards.SPECIAL:
            return []
        found = [Badge(ICONS["silver"], str(p.price_silver[kind]))]
        if p.price_guild[kind] < cards.GUILDS:
            found += [Badge(text="/"), Badge(GUILD_ICONS[p.price_guild[kind]], str(p.price_influence[kind]))]
        return found
