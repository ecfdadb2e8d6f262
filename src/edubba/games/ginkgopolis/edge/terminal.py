"""The table of Ginkgopolis in a terminal, drawn from a view: what a seat may not know cannot be on the screen.

Colours have symbols and players have numbers of their own, so that nothing is told by colour alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from edubba.games.ginkgopolis.box import LETTER_NAMES
from edubba.games.ginkgopolis.rules import pieces
from edubba.games.ginkgopolis.rules.pieces import CARDS, CHARACTERS, LETTERS, NUMBERS
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.words.terminal import Drawing, last_of_all, terminal_words

if TYPE_CHECKING:
    from edubba.games.ginkgopolis.edge.game import Ginkgopolis

WORDS = terminal_words(__file__)
SYMBOLS = ("■", "◆", "★")
# Middle tones: they can be read on a dark ground and on a light one.
STYLES = ("#d0433a", "#3f7fd4", "#b08400")
OWNERS = ("①", "②", "③", "④", "⑤")
SITE = "⚑"
NARROW = 40
CELL = 8
LAST = (pieces.DONE, pieces.ALONE, pieces.CHANGE_HAND)

# What `edubba simulate` counts: for these cards, the events of the journal that name them.
TALLIES = {"cards": (range(CARDS), ("exploited", "kept-card"))}
# With hidden counts the points are open for their owner alone.
HIDDEN_ROWS = ("points",)


def draw(game: Ginkgopolis, view: dict[str, Any], names: list[str], lang: str, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    return GinkgopolisDrawing(game, view, names, lang, width=width).table()


def arranged(actions: list[int]) -> list[int]:
    """Choices in the order in which a person wants to read them: what ends something comes last."""
    return last_of_all(actions, LAST)


def of_interest(view: dict[str, Any], seat: int) -> list[int]:
    """The actions about which this player may wonder why they are not possible: they concern things he can see."""
    me = view["players"][seat]
    actions = [pieces.CHANGE_HAND, pieces.GAIN_RESOURCE, pieces.GAIN_TILE]
    actions += [pieces.CARD + card for card in me["hand"] or []]
    actions += [pieces.TILE + tile for tile in me["tiles"] or []]
    return actions + list(range(pieces.SIDE, pieces.COLUMN))


def turn_order(state: GinkgopolisState) -> list[int]:
    """The seats in the order in which they play; Hal after you."""
    return state.clockwise() + list(range(state.seats, state.places()))


def facts(state: GinkgopolisState) -> dict[str, int]:
    """What is worth knowing of a finished game besides its scores."""
    buildings = sum(level > 0 for level in state.level)
    return {"rounds": int(state.round), "buildings": buildings, "highest": max(state.level)}


def fact_name(fact: str, lang: str) -> str:
    """The name of a fact, of a tally or of what it counts: "fact-rounds", "tally-cards", "count-exploited"."""
    return WORDS.say(lang, fact)


def glossary(game: Ginkgopolis, view: dict[str, Any], lang: str) -> list[tuple[RenderableType, str]]:
    """What the cards in sight do: the hand, the draft and the tableaux."""
    seen: set[int] = set()
    for player in view["players"]:
        seen |= {*player["cards"], *player["known"], *(player["hand"] or [])}
    seen |= {CHARACTERS + character for packet in view["draft"][:-1] for character in packet["seen"]}
    drawing = GinkgopolisDrawing(game, view, [], lang)
    return [(drawing.card(card), game.talk.card_text(card, lang)) for card in sorted(seen)]


def tally_name(game: Ginkgopolis, number: int, lang: str) -> str:
    """The name of a thing that is counted."""
    return game.talk.card_name(number, lang)


def chosen(action: int) -> int:
    """The card or tile of a sealed answer."""
    return action - pieces.CARD if action < pieces.TILE else action - pieces.TILE


class GinkgopolisDrawing(Drawing["Ginkgopolis"]):
    """One view being drawn."""

    words = WORDS

    def player(self, seat: int) -> str:
        return self.game.talk.player(seat, self.lang, self.names)

    def table(self) -> RenderableType:
        view = self.view
        parts: list[RenderableType] = [self.heading(), self.city(), self.players()]
        viewer = view["viewer"]
        if viewer is not None and view["draft"]:
            parts.append(self.draft())
        elif viewer is not None:
            parts.append(self.own(viewer))
        parts.append(self.legend())
        return Group(*parts)

    # --- words and symbols --------------------------------------------------------------------------------------

    def card(self, card: int) -> Text:
        """A card: the symbol of its colour and its number, its letter, or the name of a character."""
        if LETTERS <= card < CHARACTERS:
            return Text(f"({LETTER_NAMES[card - LETTERS]})", style="bold")
        colour = self.game.tables.colour[card]
        if card < LETTERS:
            return Text(f"{SYMBOLS[colour]}{card % NUMBERS + 1}", style=f"bold {STYLES[colour]}")
        return Text(f"{SYMBOLS[colour]} {self.game.talk.card_name(card, self.lang)}", style=STYLES[colour])

    def listing(self, cards: list[int]) -> Text:
        if not cards:
            return Text("–", style="dim")
        return Text("  ").join(self.card(card) for card in cards)

    def legend(self) -> Text:
        talk = self.game.talk
        parts = []
        for colour, name in enumerate(talk.things["colour"]):
            good = talk.book.say(self.lang, f"good-{name}")
            parts.append(Text(f"{SYMBOLS[colour]} {good}", style=STYLES[colour]))
        return Text(" · ").join([*parts, Text(self.say("legend"), style="dim")])

    def goods(self, packed: int) -> str:
        return self.game.talk.goods(packed, self.lang)

    # --- the middle of the table --------------------------------------------------------------------------------

    def heading(self) -> Text:
        view = self.view
        if view["over"]:
            return Text(self.say("heading-over"), style="bold")
        if view["draft"]:
            return Text(self.say("heading-draft"), style="bold")
        text = Text(self.say("heading", round=view["round"], player=self.player(view["first"])), style="bold")
        text.append("   " + self.say("reserve", count=view["reserve"], times=view["exhausted"]))
        text.append("   " + self.say("deck", count=view["deck"], discarded=view["discarded"]))
        if view["ending"]:
            text.append("   " + self.say("ending"), style="bold")
        return text

    def city(self) -> RenderableType:
        """The city with its tokens; columns and rows are numbered as the choices name them."""
        cells = {(x, y): self.building(*rest) for x, y, *rest in self.view["city"]}
        for letter, (x, y) in enumerate(self.view["tokens"]):
            cells.setdefault((x, y), Text(f"({LETTER_NAMES[letter]})".center(CELL), style="bold"))
        columns = [x for x, _ in cells]
        rows = [y for _, y in cells]
        grid = Table.grid(padding=(0, 1))
        for _ in range(max(columns) - min(columns) + 2):
            grid.add_column(no_wrap=True)
        for y in range(max(rows), min(rows) - 1, -1):
            line = [cells.get((x, y), Text(" " * CELL)) for x in range(min(columns), max(columns) + 1)]
            grid.add_row(Text(f"{y:>3}", style="dim"), *line)
        numbers = [Text(str(x).center(CELL), style="dim") for x in range(min(columns), max(columns) + 1)]
        grid.add_row("", *numbers)
        return Panel(grid, title=self.say("city"), title_align="left")

    def building(self, tile: int, level: int, owner: int, site: int) -> Text:
        colour = tile // NUMBERS
        text = Text(f"{SYMBOLS[colour]}{tile % NUMBERS + 1:<2}", style=f"bold {STYLES[colour]}")
        text.append(f"×{level}" if level > 1 else "  ", style="bold")
        text.append(OWNERS[owner] if owner >= 0 else " ")
        text.append(SITE if site else " ", style="dim")
        return text

    # --- the players --------------------------------------------------------------------------------------------

    def players(self) -> RenderableType:
        seats = range(len(self.view["players"]))
        columns = max(1, min(len(seats), self.width // NARROW))
        return self.side_by_side([self.panel(seat) for seat in seats], columns)

    def panel(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        rows: list[RenderableType] = [Text(self.stock(player)), self.tableau(player)]
        bonus = player["bonus"]
        for trigger, name in enumerate(self.game.talk.things["trigger"]):
            if bonus[trigger] and seat < len(self.names):  # Hal gains nothing by it
                label = self.game.talk.book.say(self.lang, f"trigger-{name}")
                rows.append(Text(f"{label} +{self.goods(bonus[trigger])}"))
        if player["planned"]:
            rows.append(Text(self.say("planned-tile" if player["with_tile"] else "planned"), style="bold"))
        if player["known"]:
            rows.append(Text.assemble((self.say("known") + " ", "dim"), self.listing(player["known"])))
        if player["shown"]:
            rows.append(Text.assemble((self.say("shown") + " ", "dim"), self.listing(player["shown"])))
        title = Text(f"{OWNERS[seat]} {self.player(seat)}", style="bold")
        asked = seat in self.view["to_act"]
        return Panel(Group(*rows), title=title, title_align="left", border_style="bold" if asked else "dim")

    def stock(self, player: dict[str, Any]) -> str:
        told = {key: "?" if player[key] is None else player[key] for key in ("points", "stock", "tile_count")}
        text = self.say(
            "stock", points=told["points"], stock=told["stock"], supply=player["supply"], tiles=told["tile_count"]
        )
        return f"{text} · {self.say('changes', count=player['changes'])}" if player["changes"] else text

    def tableau(self, player: dict[str, Any]) -> Text:
        """Characters and bonus cards, by what makes them work."""
        return self.listing(sorted(player["cards"], key=lambda card: (self.game.tables.trigger[card] % 4, card)))

    def own(self, seat: int) -> RenderableType:
        """What only the viewer can see."""
        player = self.view["players"][seat]
        grid = self.labelled()
        grid.add_row(self.say("hand"), self.listing(player["hand"]))
        grid.add_row(self.say("tiles"), self.listing(player["tiles"]))
        if player["planned"]:
            grid.add_row(self.say("plan"), self.listing([thing for thing in player["plan"] if thing >= 0]))
        sealed = [chosen(action) for action in self.view["sealed"] if action >= pieces.CARD]
        if sealed:
            grid.add_row(self.say("sealed"), self.listing(sealed))
        return Panel(grid, title=self.player(seat), title_align="left", box=box.HEAVY)

    def draft(self) -> RenderableType:
        kept = [CHARACTERS + character for character in self.view["draft"][-1]["kept"]]
        now = max(packet["held"] for packet in self.view["draft"][:-1])
        packet = next(one for one in self.view["draft"][:-1] if one["held"] == now)
        lines = Table.grid(padding=(0, 2))
        for character in packet["seen"]:
            card = CHARACTERS + character
            lines.add_row(self.card(card), self.game.talk.card_text(card, self.lang))
        lines.add_row(Text(self.say("kept"), style="dim"), self.listing(kept))
        return Panel(lines, title=self.say("packet"), title_align="left", box=box.HEAVY)
