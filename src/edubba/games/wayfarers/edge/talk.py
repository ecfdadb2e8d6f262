"""Wayfarers in words: what its numbers mean, names from the printed data, and effects put into sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path

from edubba.games.wayfarers.edge.faces import Faces
from edubba.games.wayfarers.edge.labels import SECRETS, THINGS, TOLD
from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.acquire import ChooseHost, ChooseSky, TakeCard
from edubba.games.wayfarers.rules.automa_seek import SEEK_RECALL, Wanted
from edubba.games.wayfarers.rules.can import cost_after, price_of
from edubba.games.wayfarers.rules.chronicle import MoveMarker
from edubba.games.wayfarers.rules.dice import Trade
from edubba.games.wayfarers.rules.fee import Fee
from edubba.games.wayfarers.rules.language import DRAW_THREE, GUILD_NAMES, ROW_NAMES, TILE_NAMES, VERBS, WORKER_NAMES
from edubba.games.wayfarers.rules.printed import Printed
from edubba.games.wayfarers.rules.resolve import MoveAgain, Parts
from edubba.games.wayfarers.rules.rest import Reroll
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import ChooseTile, TilePrice
from edubba.games.wayfarers.tables import TAG_NAMES
from edubba.kernel.bits import bits
from edubba.kernel.game import Game
from edubba.kernel.journal import Event
from edubba.kernel.scene import Colour, Face
from edubba.kernel.step import Step
from edubba.words import Talk
from edubba.words.phrasebook import LANGUAGES, Argument, Phrasebook, Thing, Things
from edubba.words.talk import Arguments

COUNTERS = [
    *TAG_NAMES, *(f"card_{row}" for row in ROW_NAMES), *(f"tile_{tile}" for tile in TILE_NAMES[:5]), "tiles",
    *(f"guild_{guild}" for guild in GUILD_NAMES[:3]), "guilds", "silver", "provision",
]  # fmt: skip
SPOKEN = {number: verb for verb, number in VERBS.items()}
PRINTED_NAMES = {"PC": "B1", "PH": "B6"}  # parts of the board, called like their die spaces


def workers(mask: int) -> list[Thing]:
    """The colours of a mask."""
    return [Thing(f"worker-{name}") for colour, name in enumerate(WORKER_NAMES) if mask >> colour & 1]


def spaced(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


class Names(Phrasebook):
    """The texts of the game, and names and effects that follow from the printed data."""

    def __init__(self, texts: Path, printed: Printed) -> None:
        super().__init__(texts)
        self.printed = printed

    @cached_property
    def twins(self) -> set[str]:
        """What shares its name with something else."""
        named = {label: self.bare_name(LANGUAGES[0], label) for label in (*THINGS["card"], *THINGS["design"])}
        times = Counter(named.values())
        return {label for label, name in named.items() if times[name] > 1}

    def _form(self, lang: str, form: str, value: Argument) -> str | int:
        if not isinstance(value, Thing):
            return super()._form(lang, form, value)
        kind, _, label = value.key.partition("-")
        if kind == "effect":
            text = self.effect(lang, self.printed.nodes.index(label), "to" if form else "")
            return text[0].upper() + text[1:] if form == "To" else text
        if kind in ("slot", "post", "shift", "cell", "stop", "plan", "face"):
            return self.place(lang, kind, label)
        if kind in ("card", "design", "host", "sky", "space", "board") and label != "PS":
            return self.name(lang, PRINTED_NAMES.get(label, label))
        return super()._form(lang, form, value)

    def name(self, lang: str, label: str) -> str:
        """The name of a card, tile or board; those that share one are told apart by their number."""
        text = self.bare_name(lang, label)
        return f"{text} ({label})" if label in self.twins else text

    def bare_name(self, lang: str, label: str) -> str:
        """Inspiration is called by its goal."""
        if label[0] != "I":
            return self.say(lang, f"name-{label}")
        goal = self.printed.goals[int(label[1:]) - 1]
        return self.say(lang, "name-goal", goal=self.goal(lang, goal))

    def either(self, lang: str, items: list[str]) -> str:
        text = items[0]
        for item in items[1:]:
            text = self.say(lang, "either", before=text, item=item)
        return text

    def goal(self, lang: str, goal: list[int]) -> str:
        """Counters with their minimum, put into words."""
        needs = [(COUNTERS[goal[place]], goal[place + 1]) for place in range(0, len(goal), 2)]
        return self.listing(lang, [self.say(lang, f"count-{name}", count=least) for name, least in needs])

    def place(self, lang: str, kind: str, label: str) -> str:
        """Things named by what they are made of."""
        if kind == "slot":
            row, _, number = label.partition("-")
            return self.say(lang, "slot", row=Thing(f"row-{row}"), number=int(number))
        if kind == "post":
            worker, _, slot = label.partition("-")
            return self.say(lang, "post", worker=Thing(f"worker-{worker}"), slot=Thing(f"slot-{slot}"))
        if kind == "shift":
            source, _, target = label.partition("-")
            return self.say(lang, "shift", source=Thing(f"guild-{source}"), guild=Thing(f"guild-{target}"))
        if kind == "cell":
            return self.say(lang, "cell", row=label[1], column=int(label[0]))
        if kind == "stop":
            return self.say(lang, "stop", name=label[1:])
        if kind == "plan":
            return self.say(lang, "plan", number=int(label[1:]))
        design = label.rstrip("ab")
        return self.say(lang, "face", name=self.name(lang, design), side=label[len(design) :] or "one")

    def effect(self, lang: str, node: int, form: str) -> str:
        """An effect in words: what to do, or with the form "to" what one may choose to do."""
        p = self.printed
        kind, amount = p.kind[node], p.amount[node]
        if kind in (cards.ANY_ORDER, cards.ONE_OF):
            parts = [self.effect(lang, part, form) for part in p.parts[node]]
            if kind == cards.ANY_ORDER:
                return self.listing(lang, parts)
            return self.either(lang, parts)
        if kind == cards.PAY:
            cost = self.say(lang, "cost", kind=p.price[node], count=amount)
            then = self.effect(lang, p.parts[node][0], "to")
            return self.say(lang, f"pay.{form}" if form else "pay", cost=cost, then=then)
        given: Arguments = {"count": amount}
        key = f"do-{SPOKEN[kind]}"
        if kind == cards.DO_GUILD:
            given["guild"] = "any" if p.of[node] == cards.ANY else Thing(f"guild-{GUILD_NAMES[p.of[node]]}")
            key = "do-guild-any" if p.of[node] == cards.ANY else "do-guild"
        elif kind == cards.DO_CARD:
            given["row"] = Thing(f"row-{ROW_NAMES[p.of[node]]}")
            key = "do-draw" if p.price[node] == DRAW_THREE else key
            given["price"] = "free" if p.price[node] == cards.FREE else "less" if amount else "normal"
        elif kind == cards.DO_TILE:
            given["tile"] = Thing(f"tile-{TILE_NAMES[p.of[node]]}")
            free = p.price[node] == cards.FREE and p.of[node] < cards.SPECIAL
            given["price"] = "free" if free else "normal"
        elif kind == cards.AI_PLACE_WORKER:
            given["worker"] = self.either(lang, [self.say(lang, f"{one.key}.a") for one in workers(p.of[node])])
        return self.say(lang, f"{key}.{form}" if form else key, **given)


class WayfarersTalk(Talk[WayfarersState]):
    """Puts choices, questions, events and rules of Wayfarers into sentences."""

    texts = Path(__file__).parents[1] / "words" / "texts.{}.ftl"
    things = THINGS
    told = TOLD
    secrets = SECRETS
    pressed = ("up", "down", "guild", "shift", "part")

    def __init__(self, game: Game, printed: Printed) -> None:
        super().__init__(game, effect=printed.nodes)
        self.printed = printed
        self.book: Names = Names(self.texts, printed)

    def player(self, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """In solo play, a table with one name, the second player is the AI."""
        return self.book.say(lang, "ai") if seat == 1 and len(names) == 1 else super().player(seat, lang, names)

    def faces(self, lang: str) -> dict[str, Face]:
        return Faces(self).faces(lang)

    def colours(self, lang: str) -> dict[str, Colour]:
        return Faces(self).colours(lang)

    def guide_details(self, lang: str) -> Arguments:
        """The numbers of the guide, as the pack in use prints them."""
        p, say, listing = self.printed, self.book.say, self.book.listing
        spaces = p.slot_price[4 * cards.SPACE : 4 * cards.SPACE + 4]
        rows = [[row for row in range(cards.ROWS) if p.workers_on[row] >> colour & 1] for colour in range(3)]
        named = [[say(lang, f"row-{ROW_NAMES[row]}") for row in some] for some in rows]
        greens = []
        for spot in range(4):
            stops = [THINGS["stop"][stop][1:] for stop, one in enumerate(p.green_spot) if one == spot]
            greens += [self.book.either(lang, stops)] if stops else []
        nowhere = say(lang, "nowhere")
        orders = [
            say(lang, "order", value=value, slots=spaced(slot + 1 for slot in slots))
            for value, slots in enumerate(p.ai_slots)
        ]
        points = [say(lang, "row-points", row=self.thing("row", row), points=p.ai_vp[row]) for row in range(cards.ROWS)]
        return {
            "green": listing(lang, named[0]) or nowhere, "yellow": listing(lang, named[1]) or nowhere,
            "blue": listing(lang, named[2]) or nowhere, "greens": listing(lang, greens) or nowhere,
            "same": spaced(p.primary_vp), "most": len(p.primary_vp) - 1, "different": p.mixed_vp,
            "cheapspace": min(spaces), "dearspace": max(spaces),
            "cheapfolk": min(p.folk_cost), "dearfolk": max(p.folk_cost),
            "majority": p.majority_vp, "orders": listing(lang, orders), "points": listing(lang, points),
            "behind": p.ai_extra[0], "level": p.ai_extra[1], "ahead": p.ai_extra[2],
        }  # fmt: skip

    def effect(self, node: int) -> Thing:
        return self.thing("effect", node)

    def wish(self, sides: int, stain: int, lang: str) -> str:
        """What an ink stain asks for, "" for nothing."""
        board = self.printed.boards[sides]
        needs, spends = board.needs[stain], board.spends[stain]
        if spends:
            prices = [self.book.say(lang, "cost", kind=2 + guild, count=count) for guild, count in enumerate(spends)]
            return self.book.listing(lang, [price for price, count in zip(prices, spends, strict=True) if count])
        wants = [self.counted(needs[place], needs[place + 1], lang) for place in range(0, len(needs), 2)]
        what = self.book.either(lang, wants) if board.any_of[stain] else self.book.listing(lang, wants)
        return self.book.say(lang, "at-least", what=what) if what else ""

    def event_details(self, event: Event) -> Arguments:
        return {"workers": Things(tuple(workers(event.b)))} if event.kind == "workers-come" else {}

    # --- what cards do --------------------------------------------------------------------------------------------

    def card_text(self, card: int, lang: str) -> str:
        """What a card does, put together from the printed data."""
        row, number = divmod(card, 36)
        p = self.printed
        said: list[str] = []
        if row == cards.TOWNSFOLK:
            kind = ("die", "vista", "rest")[p.folk_kind[number]]
            hosts = [self.book.say(lang, f"tag-{TAG_NAMES[tag]}") for tag in bits(p.folk_hosts[number])]
            said.append(self.book.say(lang, "says-folk", kind=kind, tags=self.book.either(lang, hosts)))
            self._says(said, "folk-effect", p.folk_node[number], lang)
            if p.folk_goods[number]:
                said.append(self.book.say(lang, "says-brings", goods=self.goods(p.folk_goods[number], lang)))
            said.append(self.book.say(lang, "says-price", price=p.folk_cost[number]))  # last: it is printed as well
        elif row == cards.INSPIRATION:
            said.append(self.book.say(lang, "says-goal", goal=self.book.goal(lang, p.goals[number])))
        elif row == cards.SPACE:
            said.append(self.score_text(number, lang))
        else:
            host = number if row == cards.LAND else cards.FIRST_WATER + number
            for space, where in enumerate(p.space_host):
                if where == host:
                    goods = self.goods(p.space_goods[space], lang)
                    effect = self.effect(p.space_node[space])
                    said.append(self.book.say(lang, "says-die", goods=goods, effect=effect))
            if row == cards.LAND and p.vista_when[number]:
                when = [
                    self.book.say(lang, f"tag-{(*TAG_NAMES, 'townsfolk')[tag]}") for tag in bits(p.vista_when[number])
                ]
                effect = self.effect(p.vista_node[number])
                said.append(self.book.say(lang, "says-vista", tags=self.book.either(lang, when), effect=effect))
        self._says(said, "immediate", p.immediate[row][number], lang)
        if row == cards.WATER:
            bolts = [self.book.say(lang, "bar", bar=bar) for bar in bits(p.links_in[number])]
            offers = [self.book.effect(lang, node, "to") for node in p.links_out[number] if node >= 0]
            none = self.book.say(lang, "nothing")
            listed = [self.book.listing(lang, one) or none for one in (bolts, offers)]
            said.append(self.book.say(lang, "says-links", bolts=listed[0], offers=listed[1]))
        return " ".join(said)

    def _says(self, said: list[str], key: str, node: int, lang: str) -> None:
        if node >= 0:
            said.append(self.book.say(lang, f"says-{key}", effect=self.effect(node)))

    def goods(self, packed: int, lang: str) -> str:
        names = ["camel", "ship", "telescope", "pigeon"]
        found = [
            self.book.say(lang, f"good-{name}", count=packed >> 4 * lane & 15)
            for lane, name in enumerate(names)
            if packed >> 4 * lane & 15
        ]
        return self.book.listing(lang, found) or self.book.say(lang, "good-none")

    def counted(self, counter: int, count: int, lang: str) -> str:
        """So many of a counter: "4 libraries"."""
        return self.book.say(lang, f"count-{COUNTERS[counter]}", count=count)

    def score_text(self, sky: int, lang: str) -> str:
        """What a space card is worth."""
        score = self.printed.score[sky]
        if score.per >= 0:
            what = self.counted(score.per, score.each, lang)
            one = self.book.say(lang, f"count-{COUNTERS[score.per]}.one")
            return self.book.say(
                lang, "says-per", base=score.base, points=score.vp, each=score.each, one=one, what=what
            )
        if score.sets:
            what = self.book.listing(lang, [self.book.say(lang, f"count-{COUNTERS[one]}.one") for one in score.sets])
            return self.book.say(lang, "says-sets", base=score.base, points=score.vp, what=what)
        key = "says-most" if score.most >= 0 else "says-with"
        tag = f"tag-{TAG_NAMES[score.has if score.has >= 0 else score.most]}"
        what, many = self.book.say(lang, tag), self.book.say(lang, f"{tag}.many")
        return self.book.say(lang, key, points=score.vp, otherwise=score.otherwise, what=what, many=many)

    # --- questions -----------------------------------------------------------------------------------------------

    def question_details(self, s: WayfarersState, step: Step[WayfarersState], seat: int) -> Arguments:
        details: Arguments = {"value": s.die}
        if isinstance(step, TakeCard):
            details["row"] = self.thing("row", s.printed.of[step.node])
        elif isinstance(step, ChooseTile):
            details["tile"] = self.thing("tile", s.printed.of[step.node])
        elif isinstance(step, TilePrice):
            details["tile"] = self.thing("tile", step.tile_type)
        elif isinstance(step, Fee):
            owner = s.marks[step.slot]
            details["owner"] = owner + 1
            details["whom"] = "ai" if owner >= s.seats else "player"
            details["card"] = self._shown(s, step.slot)
        elif isinstance(step, ChooseHost):
            details["card"] = self.thing("card", step.card)
        elif isinstance(step, ChooseSky):
            details["card"] = self.thing("card", 36 * cards.INSPIRATION + step.card)
        elif isinstance(step, Reroll):
            details |= {"value": step.values[0], "all": "yes" if s.rules.reroll_all else "no"}
        elif isinstance(step, Wanted):
            details["card"] = self._shown(s, step.target // 3 if step.kind == SEEK_RECALL else step.target)
        elif isinstance(step, Parts):
            details["count"] = len(step.members)
        return details

    def _shown(self, s: WayfarersState, slot: int) -> Thing:
        """The card in a slot; the slot itself when it is empty."""
        card = s.display[slot]
        return self.thing("card", 36 * (slot // 4) + card) if card >= 0 else self.thing("slot", slot)

    # --- choices -------------------------------------------------------------------------------------------------

    def choice_details(self, s: WayfarersState, step: Step[WayfarersState] | None, action: int, verb: str) -> Arguments:
        if step is None or not 0 <= step.seat < s.seats:
            return {}
        if verb == "card":
            slot = action - cards.SLOT
            details: Arguments = {"card": self._shown(s, slot)}
            if isinstance(step, TakeCard):
                right = s.printed.of[step.node] == slot // 4 and s.display[slot] >= 0
                details["price"] = price_of(s, slot, step.node, step.die) if right else 0
                details["fee"] = "yes" if s.owes_fee(step.seat, slot) else "no"
            return details
        if verb == "worker":
            slot = (action - cards.WORKER) // 3
            node = s.printed.slot_node[slot]
            details = {"card": self._shown(s, slot), "fee": "yes" if s.owes_fee(step.seat, slot) else "no"}
            if node >= 0:
                details["effect"] = self.effect(node)
            return details
        if verb in ("place", "hire"):
            return {"effect": self.effect(s.printed.space_node[(action - cards.PLACE) % cards.DIE_SPACES])}
        if verb == "go" and isinstance(step, (MoveMarker, MoveAgain)):
            return self._arrival(s, action - cards.GO)
        if verb == "discard" and isinstance(step, ChooseSky):
            return {"effect": self.effect(s.printed.slot_node[step.slot])}
        if verb == "wake":
            node = s.printed.vista_node[action - cards.WAKE]
            return {"effect": self.effect(node)} if node >= 0 else {}
        if verb in ("raise", "lower") and isinstance(step, Trade):
            return {"value": s.die}
        if verb == "draw" and isinstance(step, TakeCard):
            return {"price": 0 if s.spare or s.provision_off else 1}
        if isinstance(step, TilePrice):
            off = s.silver_off if step.die else 0
            guild = s.printed.price_guild[step.tile_type]
            details = {"price": cost_after(s.printed.price_silver[step.tile_type], off)}
            if guild < cards.GUILDS:
                details |= {"count": s.printed.price_influence[step.tile_type], "guild": self.thing("guild", guild)}
            return details
        return {}

    def _arrival(self, s: WayfarersState, stop: int) -> Arguments:
        node = s.printed.actions[stop]
        if node >= 0 and s.printed.kind[node] == cards.DO_JOURNAL_TILE:
            node = s.printed.tile_node[s.tiles_at[s.printed.tile_space[stop]]]
        return {"effect": self.effect(node)} if node >= 0 else {}
