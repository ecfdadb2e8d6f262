"""The effect language of the box, compiled: every distinct effect becomes one numbered node.

Equal effects share a node, wherever they are printed. A node is named in notation by what it does:

>>> effects = Language(Printed())
>>> node = effects.node({"do": "all", "parts": [{"do": "journal"}, {"do": "silver", "n": 2}]})
>>> effects.printed.nodes
['journal', 'silver*2', 'journal+silver*2']
"""

from __future__ import annotations

from typing import Any, Final

from edubba.games.wayfarers.rules.cards import (
    AI_COMET,
    AI_COMET_IF_LAST,
    AI_FOCUS,
    AI_PLACE_WORKER,
    AI_TRACK,
    ANY_ORDER,
    DO_CARD,
    DO_GUILD,
    DO_JOURNAL,
    DO_JOURNAL_TILE,
    DO_MARK,
    DO_NEW_DIE,
    DO_NUDGE,
    DO_PROVISION,
    DO_RECALL,
    DO_REFRESH,
    DO_SHIFT,
    DO_SILVER,
    DO_TILE,
    FREE,
    NONE,
    NORMAL,
    ONE_OF,
    PAY,
    SPECIAL,
)  # fmt: skip
from edubba.games.wayfarers.rules.printed import Printed

VERBS: Final = {
    "silver": DO_SILVER, "provision": DO_PROVISION, "guild": DO_GUILD, "shift": DO_SHIFT, "mark": DO_MARK,
    "recall": DO_RECALL, "refresh": DO_REFRESH, "nudge": DO_NUDGE, "journal": DO_JOURNAL, "new_die": DO_NEW_DIE,
    "journal_tile": DO_JOURNAL_TILE, "card": DO_CARD, "tile": DO_TILE, "comet": AI_COMET, "track": AI_TRACK,
    "comet_if_last_card": AI_COMET_IF_LAST, "focus": AI_FOCUS, "place_worker": AI_PLACE_WORKER,
}  # fmt: skip
GUILD_NAMES: Final = ["black", "yellow", "blue", "any"]
ROW_NAMES: Final = ["townsfolk", "land", "water", "space", "inspiration"]
TILE_NAMES: Final = ["basic", "land", "water", "space", "special", "any_regular"]
WORKER_NAMES: Final = ["green", "yellow", "blue"]
COSTS: Final = ["provision", "silver", "guild:black", "guild:yellow", "guild:blue"]
DRAW_THREE: Final = 2  # beside NORMAL and FREE
# Several ways to come by a card or a tile.
ALIKE: Final = {"buy": "card", "free_card": "card", "draw3": "card", "special_tile": "tile"}
PRICES: Final = {"free_card": FREE, "draw3": DRAW_THREE}


class Language:
    """Turns effects into nodes of the printed tables."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.known: dict[str, int] = {}

    def node(self, effect: Any) -> int:
        """The node of an effect as plain data, NONE for no effect."""
        if effect is None:
            return NONE
        verb = effect["do"]
        if verb == "all":
            return self.listed(ANY_ORDER, "+", [self.node(part) for part in effect["parts"]])
        if verb == "one_of":
            return self.listed(ONE_OF, "/", list(dict.fromkeys([self.node(part) for part in effect["parts"]])))
        if verb == "pay":
            return self.pay(effect)
        return self.atom(effect)

    def pay(self, effect: Any) -> int:
        """A price; the AI pays influence for a card."""
        if "guild" in effect:
            cost, name = f"guild:{effect['guild']}", effect["guild"]
            then = self.node({"do": "card", "card": effect["card"]})
        else:
            cost, name = effect["cost"], effect["cost"]
            then = self.node(effect["then"])
        count = effect["n"]
        named = f"pay-{name}*{count}>{self.printed.nodes[then]}"
        return self.add(named, PAY, count, NONE, COSTS.index(cost), [then], False, 0)

    def listed(self, kind: int, sign: str, parts: list[int]) -> int:
        p = self.printed
        names = [f"({p.nodes[part]})" if p.parts[part] else p.nodes[part] for part in parts]
        plain = kind == ANY_ORDER and all(p.plain[part] for part in parts)
        return self.add(sign.join(names), kind, 1, NONE, NORMAL, parts, plain, sum(p.needs_tokens[x] for x in parts))

    def atom(self, effect: Any) -> int:
        verb, count = effect["do"], effect.get("n", 1)
        kind = VERBS[ALIKE.get(verb, verb)]
        name, of, price, plain, tokens = verb.replace("_", "-"), NONE, NORMAL, False, 0
        if kind == DO_GUILD:
            of = GUILD_NAMES.index(effect["guild"])
            name, plain = f"guild-{effect['guild']}", effect["guild"] != "any"
            tokens = count if plain else 0
        elif kind == DO_CARD:
            of = ROW_NAMES.index(effect["card"])
            price = PRICES.get(verb, NORMAL)
            count = effect.get("off", 0)
            name = f"card-{effect['card']}" + ("", "-free", "-draw3")[price] + (f"-{count}" if count else "")
        elif kind == DO_TILE:
            tile = effect.get("tile", "special")
            of = TILE_NAMES.index(tile)
            price = FREE if of >= SPECIAL or effect.get("free") else NORMAL
            name = f"tile-{tile.replace('_', '-')}" + ("-free" if price == FREE and of < SPECIAL else "")
        elif kind == AI_PLACE_WORKER:
            colours = [colour for colour in WORKER_NAMES if colour in effect["colours"]]
            of = sum(1 << WORKER_NAMES.index(colour) for colour in colours)
            name = "place-" + "-".join(colours)
        elif kind in (DO_SILVER, DO_PROVISION, DO_NEW_DIE):
            plain = True
        if kind != DO_CARD and count > 1:
            name += f"*{count}"
        return self.add(name, kind, count, of, price, [], plain, tokens)

    def add(
        self, name: str, kind: int, amount: int, of: int, price: int, parts: list[int], plain: bool, tokens: int
    ) -> int:
        if name not in self.known:
            p = self.printed
            self.known[name] = len(p.nodes)
            p.nodes.append(name)
            p.kind.append(kind)
            p.amount.append(amount)
            p.of.append(of)
            p.price.append(price)
            p.parts.append(parts)
            p.plain.append(plain)
            p.needs_tokens.append(tokens)
        return self.known[name]
