"""The table of Wayfarers in a terminal, drawn from a view: what a seat may not know cannot be on the screen.

Goods, tags and guilds have letters of their own, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from edubba.games.wayfarers.rules import cards
from edubba.games.wayfarers.rules.language import ROW_NAMES, WORKER_NAMES
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.tables import TAG_NAMES
from edubba.words.terminal import Drawing, last_of_all, terminal_words

if TYPE_CHECKING:
    from edubba.games.wayfarers.edge.game import Wayfarers

WORDS = terminal_words(__file__)
ROW_STYLES = ("#2f8f5e", "#b08400", "#3f7fd4", "#8a6fd0", "#c2519a")
GUILD_STYLES = ("bold", "#b08400", "#3f7fd4")
DICE = "⚀⚁⚂⚃⚄⚅"
WIDE = 120
LAST = (cards.SKIP, cards.REST, cards.FINISH)

# What `edubba simulate` counts: for these things, the events of the journal that name them.
TALLIES = {"cards": (range(160), ("took", "kept"))}
# The rows of a score sheet that rest on hidden things.
HIDDEN_ROWS: tuple[str, ...] = ()


def draw(game: Wayfarers, view: dict[str, Any], names: list[str], lang: str, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    return WayfarersDrawing(game, view, names, lang, width=width).table()


def arranged(actions: list[int]) -> list[int]:
    """Choices in the order in which a person wants to read them: what ends something comes last."""
    return last_of_all(actions, LAST)


def of_interest(view: dict[str, Any], seat: int) -> list[int]:
    """The actions about which this player may wonder why they are not possible."""
    me = view["players"][seat]
    actions = [cards.REST, cards.TRADE, cards.DRAW]
    actions += [cards.VALUE + face for face in range(6) if me["dice"][face]]
    actions += [cards.SLOT + slot for slot in range(cards.SLOTS) if view["display"][slot] >= 0]
    for slot in range(cards.SLOTS):
        actions += [cards.WORKER + 3 * slot + colour for colour in range(3) if me["workers"][colour]]
    actions += [cards.PLACE + space for space in range(6)] + [cards.HIRE + space for space in range(6)]
    return actions + [cards.GO + stop for stop in range(cards.JOURNAL_SPACES)]


def turn_order(state: WayfarersState) -> list[int]:
    """The seats in the order in which they play."""
    return [(state.first + place) % state.places() for place in range(state.places())]


def facts(state: WayfarersState) -> dict[str, int]:
    """What is worth knowing of a finished game besides its scores."""
    tiles = sum(len(player.tiles) for player in state.players)
    column = max(state.printed.column[player.at] for player in state.players)
    return {"rounds": -(-state.turns // state.places()), "tiles": tiles, "column": column}


def fact_name(fact: str, lang: str) -> str:
    """The name of a fact, of a tally or of what it counts."""
    return WORDS.say(lang, fact)


def tally_name(game: Wayfarers, number: int, lang: str) -> str:
    """The name of a card."""
    return game.talk.book.name(lang, game.talk.things["card"][number])


def glossary(game: Wayfarers, view: dict[str, Any], lang: str) -> list[tuple[RenderableType, str]]:
    """What the cards in sight do: the display and the panoramas."""
    seen = {36 * (slot // 4) + card for slot, card in enumerate(view["display"]) if card >= 0}
    for player in view["players"]:
        seen |= {folk for folk in player["folk"] if folk >= 0}
        seen |= {36 + host for host in player["hosts"] if host < cards.PRINTED_CITY}
        seen |= {35 + host for host in player["hosts"] if cards.FIRST_WATER <= host < cards.PRINTED_HARBOUR}
        seen |= {108 + sky for sky in player["skies"] if sky < cards.PRINTED_STARS}
        seen |= {144 + muse for muse in player["muses"] if muse >= 0}
    drawing = WayfarersDrawing(game, view, [], lang)
    return [(drawing.card(card), game.talk.card_text(card, lang)) for card in sorted(seen)]


class WayfarersDrawing(Drawing["Wayfarers"]):
    """One view being drawn."""

    words = WORDS

    def __init__(
        self, game: Wayfarers, view: dict[str, Any], names: Sequence[str], lang: str, *, width: int = 0
    ) -> None:
        super().__init__(game, view, names, lang, width=width)
        self.printed = game.tables
        self.names += [self.word("ai")] * (len(view["players"]) - len(names))

    def thing(self, kind: str, number: int) -> str:
        thing = self.game.talk.thing(kind, number)
        return self.game.talk.book.say(self.lang, "one", thing=thing)

    def card(self, card: int) -> Text:
        """A card in the colour of its row."""
        name = self.game.talk.book.name(self.lang, self.game.talk.things["card"][card])
        return Text(name, style=ROW_STYLES[card // 36])

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.rows(), self.journal(), self.tiles()]
        parts += [self.player(seat) for seat in range(len(self.view["players"]))]
        if self.view["automa"]:
            parts.append(self.automa())
        parts.append(Text(self.say("legend"), style="dim"))
        return Group(*parts)

    def heading(self) -> Text:
        view = self.view
        if view["over"]:
            return Text(self.say("heading-over"), style="bold")
        turn = view["turns"] // len(view["players"]) + 1
        key = "heading-last" if view["ending"] else "heading"
        return Text(self.say(key, round=turn, player=self.names[view["active"]]), style="bold")

    # --- the middle of the table --------------------------------------------------------------------------------

    def rows(self) -> RenderableType:
        table = Table(box=box.SIMPLE, pad_edge=False, show_header=True)
        table.add_column("")
        for slot in range(4):
            table.add_column(str(slot + 1), ratio=1)
        for row, name in enumerate(ROW_NAMES):
            label = Text(f"{self.word(f'row-{name}')} ({self.view['decks'][row]})", style=ROW_STYLES[row])
            table.add_row(label, *[self.slot(4 * row + slot) for slot in range(4)])
        return Panel(table, title=self.say("display"), title_align="left")

    def slot(self, slot: int) -> Text:
        card = self.view["display"][slot]
        if card < 0:
            return Text("–", style="dim")
        text = self.card(36 * (slot // 4) + card)
        price = self.printed.folk_cost[card] if slot < 4 else self.printed.slot_price[slot]
        if price:
            text.append(f" {self.say('price', price=price)}", style="dim")
        owner = self.view["marks"][slot]
        if owner >= 0:
            text.append(f" ⚑{self.names[owner] if owner < len(self.names) else owner + 1}", style="bold")
        for colour, name in enumerate(WORKER_NAMES):
            if self.view["standing"][slot] >> colour & 1:
                text.append(f" ♟{self.say(f'letter-{name}')}")
        node = self.printed.slot_node[slot]
        if node >= 0 and self.width >= WIDE:  # the choices name the actions too
            text.append("\n" + self.game.talk.book.effect(self.lang, node, "to"), style="dim")
        return text

    def journal(self) -> RenderableType:
        """Where every marker stands, and the ways on from there."""
        grid = Table.grid(padding=(0, 2))
        for seat, player in enumerate(self.view["players"]):
            ways = [self.stain(stain) for stain in self.printed.route[player["at"]]]
            here = self.thing("stop", player["at"])
            grid.add_row(Text(self.names[seat], style="bold"), Text(here), Text(" · ".join(["→", *ways])))
        return Panel(grid, title=self.say("journal"), title_align="left")

    def stain(self, stain: int) -> str:
        to = self.thing("stop", self.printed.stain_to[stain])
        wish = self.game.talk.wish(self.view["sides"], stain, self.lang)
        return f"{to} ({wish})" if wish else to

    def tiles(self) -> Text:
        piles = self.view["piles"]
        shown = [
            f"{self.thing('design', design)}" + (f" ×{left}" if design < cards.FIRST_SPECIAL else "")
            for design, left in enumerate(piles)
            if left
        ]
        return Text(f"{self.say('tiles')} ", style="bold").append(", ".join(shown), style="")

    # --- the players --------------------------------------------------------------------------------------------

    def player(self, seat: int) -> RenderableType:
        me = self.view["players"][seat]
        active = seat == self.view["active"] and not self.view["over"]
        grid = self.labelled()
        dice = " ".join(f"{DICE[face]}{face + 1}" for face in range(6) for _ in range(me["dice"][face])) or "–"
        grid.add_row(self.say("dice"), f"{dice}   {self.say('reserve', count=me['reserve'])}")
        workers = " ".join(f"♟{self.say(f'letter-{name}')}×{me['workers'][c]}" for c, name in enumerate(WORKER_NAMES))
        grid.add_row(self.say("goods"), self.say("purse", silver=me["silver"], provisions=me["provision"]))
        grid.add_row(self.say("workers"), workers)
        grid.add_row(self.say("influence"), self.guilds(me))
        tags = [f"{self.word(f'count-{name}.one')} {me['counts'][tag]}" for tag, name in enumerate(TAG_NAMES)]
        grid.add_row(self.say("tags"), ", ".join(tag for tag in tags if not tag.endswith(" 0")))
        if me["hosts"]:
            grid.add_row(self.say("panorama"), self.panorama(me))
            grid.add_row(self.say("sky"), self.sky(me))
            grid.add_row(self.say("caravan"), self.caravan(me))
        points = self.view["scores"][seat]
        title = Text(("▶ " if active else "") + self.names[seat], style="bold")
        return Panel(
            grid, title=title, title_align="left", subtitle=self.say("points", points=points), subtitle_align="right",
            border_style="bold" if active else "dim",
        )  # fmt: skip

    def guilds(self, me: dict[str, Any]) -> Text:
        text = Text(self.say("in-supply", count=me["supply"]))
        for guild in range(3):
            text.append(f"   {self.thing('guild', guild)} {me['guilds'][guild]}", style=GUILD_STYLES[guild])
        return text

    def panorama(self, me: dict[str, Any]) -> Text:
        parts = []
        for host, folk in zip(me["hosts"], me["folk"], strict=True):
            name = self.thing("host", host)
            taken = any(self.printed.space_host[space] == host for space in me["placed"])
            helper = f" + {self.thing('card', folk)}" if folk >= 0 else ""
            parts.append(f"{name}{helper}{' ■' if taken else ''}")
        parts += [f"{self.thing('space', space)} ■" for space in me["placed"] if self.printed.space_host[space] < 0]
        return Text(" · ".join(parts))

    def sky(self, me: dict[str, Any]) -> Text:
        parts = []
        for sky, muse in zip(me["skies"], me["muses"], strict=True):
            parts.append(self.thing("sky", sky) + (f" + {self.thing('card', 144 + muse)}" if muse >= 0 else ""))
        return Text(" · ".join(parts))

    def caravan(self, me: dict[str, Any]) -> Text:
        """What a die of each value finds: goods by letter, steps, discounts."""
        parts = []
        for value, column in enumerate(me["columns"]):
            icons = [name for lane, name in enumerate(("camel", "ship", "telescope", "pigeon"))
                     for _ in range(column >> 4 * lane & 15)]  # fmt: skip
            said = [self.say(f"letter-{name}") for name in icons]
            said += ["+"] * bool(column & cards.PLUS) + ["−"] * bool(column & cards.MINUS)
            said += [self.say("silver-off")] * (column >> cards.SILVER_OFF & 7)
            said += [self.say("provision-off")] * (column >> cards.PROVISION_OFF & 7)
            parts.append(f"{DICE[value]}{value + 1} {' '.join(said) or '–'}")
        return Text("   ".join(parts))

    def automa(self) -> RenderableType:
        ai = self.view["automa"]
        lines = [
            self.say("ai-track", track=ai["track"], comets=ai["comets"], cells=ai["filled"]),
            ", ".join(f"{self.word(f'row-{name}')} {len(ai['cards'][row])}" for row, name in enumerate(ROW_NAMES)),
            self.game.talk.book.listing(self.lang, [self.thing("plan", card) for card in ai["face_up"]]) or "–",
        ]
        return Panel("\n".join(lines), title=self.thing("board", ai["board"]), title_align="left")
