"""The table of Uruk in a terminal, drawn from a view: what a seat may not know cannot be on the screen.

Colours have symbols of their own, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from edubba.games.uruk.rules import cards
from edubba.games.uruk.rules.state import UrukState
from edubba.words.terminal import Drawing, last_of_all, terminal_words

if TYPE_CHECKING:
    from edubba.games.uruk.edge.game import Uruk

WORDS = terminal_words(__file__)
SYMBOLS = ("■", "▲", "★", "◆")
# Middle tones: they can be read on a dark ground and on a light one.
STYLES = ("#d0433a", "#c2519a", "#b08400", "#3f7fd4")
NUMERALS = ("I", "II", "III", "IV")
NARROW = 36
WIDE = 120
LAST = (cards.DONE, cards.DECLINE, cards.FORGO, cards.PASS, cards.END)

# What `edubba simulate` counts: for these cards, the events of the journal that name them.
TALLIES = {
    "inventions": (range(cards.TYPES), ("made", "founded")),
    "events": (range(cards.ENLIL, cards.CARDS), ("event-acts",)),
}
# The rows of a score sheet that rest on a hidden hand.
HIDDEN_ROWS = ("scales",)


def draw(game: Uruk, view: dict[str, Any], names: list[str], lang: str, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    return UrukDrawing(game, view, names, lang, width=width).table()


def arranged(actions: list[int]) -> list[int]:
    """Choices in the order in which a person wants to read them: what ends something comes last."""
    return last_of_all(actions, LAST)


def of_interest(view: dict[str, Any], seat: int) -> list[int]:
    """The actions about which this player may wonder why they are not possible: they concern things he has."""
    me = view["players"][seat]
    hand = [card for card in range(cards.TYPES) if me["hand"] and me["hand"][card]]
    actions = [cards.DRAW, cards.EXCHANGE, cards.NEW_SLOT, cards.DONE, cards.FORGO]
    actions += [cards.TAKE + card for card in sorted(set(view["display"])) if card >= 0]
    actions += [cards.MAKE + card for card in hand] + [cards.CARD + card for card in hand]
    actions += [cards.USE + card for card in me["cards"] if card >= 0]
    actions += [cards.SWAP] * (cards.WHEEL_AND_AXLE in me["cards"])
    actions += [cards.CARDS_TO_CUBES, cards.CUBES_TO_CARDS] * (cards.AQUEDUCT in me["cards"])
    actions += [base + slot for base in (cards.SETTLE, cards.SLOT) for slot in range(len(me["cards"]))]
    actions += [cards.COLOUR + colour for colour in range(cards.COLOURS)] + list(range(cards.COPIES, cards.PRICE))
    actions += (
        list(range(cards.PRICE, cards.COUNT)) + list(range(cards.COUNT, cards.BID)) + [cards.BID + sum(me["stock"]) + 1]
    )
    return actions


def turn_order(state: UrukState) -> list[int]:
    """The seats in the order in which they play."""
    return state.clockwise(state.first)


def facts(state: UrukState) -> dict[str, int]:
    """What is worth knowing of a finished game besides its scores."""
    discs = sum(player.all_discs() for player in state.players) - state.seats
    return {"rounds": state.round, "discs": discs, "reshuffles": state.reshuffles}


def fact_name(fact: str, lang: str) -> str:
    """The name of a fact, of a tally or of what it counts: "fact-rounds", "tally-events", "count-made"."""
    return WORDS.say(lang, fact)


def glossary(game: Uruk, view: dict[str, Any], lang: str) -> list[tuple[RenderableType, str]]:
    """What the cards in sight do: the hand, the tableaux, the display, a waiting event and kept gods."""
    viewer = view["viewer"]
    seen = set(view["display"]) | {view["event"]}
    for seat, player in enumerate(view["players"]):
        seen |= set(player["cards"]) | set(player["gods"]) | set(player["known"])
        if seat == viewer and player["hand"]:
            seen |= {card for card, copies in enumerate(player["hand"]) if copies}
    drawing = UrukDrawing(game, view, [], lang)
    return [(drawing.card(card), game.talk.card_text(card, lang)) for card in sorted(seen) if card >= 0]


def tally_name(game: Uruk, number: int, lang: str) -> str:
    """The name of a thing that is counted."""
    return game.talk.book.say(lang, game.talk.thing("card", number).key)


class UrukDrawing(Drawing["Uruk"]):
    """One view being drawn."""

    words = WORDS

    def __init__(self, game: Uruk, view: dict[str, Any], names: Sequence[str], lang: str, *, width: int = 0) -> None:
        super().__init__(game, view, names, lang, width=width)
        self.printed = game.tables

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.middle(), self.tableaux()]
        viewer = self.view["viewer"]
        if self.view["over"]:
            parts += [self.hand(seat) for seat in range(len(self.names))]
        elif viewer is not None:
            parts.append(self.hand(viewer))
        parts.append(self.legend())
        return Group(*parts)

    # --- words and symbols --------------------------------------------------------------------------------------

    def name(self, card: int) -> str:
        return self.word(self.game.talk.thing("card", card).key)

    def card(self, card: int, copies: int = 1) -> Text:
        """A card: the symbol of its colour, its level, its name."""
        if card >= cards.ENLIL:
            return Text(self.name(card), style="bold")
        colour = self.printed.colour[card]
        text = Text(f"{SYMBOLS[colour]}{self.printed.level[card]} ", style=f"bold {STYLES[colour]}")
        text.append(self.name(card), style=STYLES[colour])
        if copies > 1:
            text.append(f" ×{copies}", style="bold")
        return text

    def listing(self, held: list[int]) -> Text:
        """Cards with commas between them, copies counted."""
        return Text(", ").join(self.card(card, held.count(card)) for card in sorted(set(held)))

    def cubes(self, counts: list[int]) -> Text:
        """Cubes as numbers; none of a colour is dim."""
        parts = []
        for colour, count in enumerate(counts):
            style = f"bold {STYLES[colour]}" if count else "dim"
            parts.append(Text(f"{SYMBOLS[colour]} {count}", style=style))
        return Text("   ").join(parts)

    def loose(self, counts: list[int]) -> Text:
        """Cubes one by one, as they lie on a card."""
        text = Text()
        for colour, count in enumerate(counts):
            text.append(SYMBOLS[colour] * count, style=STYLES[colour])
        return text

    def legend(self) -> Text:
        parts = []
        for colour, name in enumerate(self.game.talk.things["colour"]):
            parts.append(Text(f"{SYMBOLS[colour]} {self.word(f'colour-{name}')}", style=STYLES[colour]))
        return Text(" · ").join([*parts, Text(self.say("legend"), style="dim")])

    # --- the middle of the table --------------------------------------------------------------------------------

    def heading(self) -> Text:
        view = self.view
        active = self.names[view["active"]]
        if view["over"]:
            return Text(self.say("heading-over"), style="bold")
        last = view["round"] == view["final_round"]
        text = Text(self.say("heading-last" if last else "heading", round=view["round"], player=active), style="bold")
        left = view["actions"]
        spent = max(0, self.printed.actions - left)
        return text.append(f"   {self.say('actions')} {'●' * left}{'○' * spent}", style="bold")

    def middle(self) -> RenderableType:
        common = self.labelled()
        common.add_row(self.word("place-display"), self.display())
        common.add_row(self.word("place-event"), self.event())
        common.add_row(self.word("place-deck"), self.deck())
        discards = self.say("discards", count=len(self.view["discards"]))
        if self.view["removed"]:
            discards += " · " + self.say("removed", count=len(self.view["removed"]))
        common.add_row(self.word("place-discards"), discards)
        common.add_row(self.word("place-supply"), self.cubes(self.view["supply"]))
        boxes = [Panel(self.epochs(), title=self.word("place-epochs"), title_align="left"), Panel(common)]
        if self.width < WIDE:
            return Group(*boxes)
        side = Table.grid(expand=True)
        side.add_column(ratio=1)
        side.add_column(ratio=1)
        side.add_row(*boxes)
        return side

    def display(self) -> RenderableType:
        shown = [self.card(card) if card >= 0 else Text("–", style="dim") for card in self.view["display"]]
        return Columns(shown, padding=(0, 2))

    def event(self) -> Text:
        view = self.view
        if view["event"] < 0:
            return Text(self.say("event-none"), style="dim")
        key = "event-waits" if view["face_down"] is None else "event-acts"
        text = Text(self.say(key, card=self.name(view["event"])), style="bold")
        if isinstance(view["face_down"], int) and view["face_down"] is not True:
            text.append("\n" + self.say("event-hidden", card=self.name(view["face_down"])))
        return text

    def deck(self) -> str:
        sizes = [size for size, _ in self.view["deck"]]
        if len(sizes) > 1 and not self.view["reshuffles"]:
            return self.say("deck-first", count=sum(sizes), first=sizes[-1])
        return self.say("deck", count=sum(sizes))

    def epochs(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        lowest = next((epoch for epoch in range(4) if self.view["epochs"][epoch]), -1)
        for epoch in range(4):
            discs = "●" * self.view["epochs"][epoch] or "–"
            style = "bold" if epoch == lowest else "dim"
            mark = "▶" if epoch == lowest else " "
            grid.add_row(f"{mark} {NUMERALS[epoch]}", discs, self.price(epoch), style=style)
        grid.add_row("", "●" * self.view["common"] or "–", self.word("place-common"), style="dim")
        return grid

    def price(self, epoch: int) -> str:
        """The price of a disc, as the pack in use prints it."""
        if not self.printed.price[epoch]:
            text = self.say("price-level")
        else:
            groups = [size for size in self.printed.payments[epoch][0] if size]
            if max(groups) > 1:
                text = self.say("price-groups", total=sum(groups), groups="+".join(map(str, groups)))
            elif len(groups) == cards.COLOURS:
                text = self.say("price-each")
            else:
                text = self.say("price-different", count=len(groups))
        return f"{text}, {self.say('village-only')}" if self.printed.village_only[epoch] else text

    # --- the players --------------------------------------------------------------------------------------------

    def tableaux(self) -> RenderableType:
        seats = range(len(self.names))
        columns = max(1, min(len(seats), self.width // NARROW))
        if len(seats) == 4 and columns == 3:
            columns = 2
        return self.side_by_side([self.tableau(seat) for seat in seats], columns)

    def tableau(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        active = seat == self.view["active"] and not self.view["over"]
        lines = Table.grid(padding=(0, 1))
        for slot, card in enumerate(player["cards"]):
            used = active and card >= 0 and self.view["used"] >> card & 1
            name = self.card(card) if card >= 0 else Text(self.say("empty-place"), style="dim")
            lines.add_row(
                f"{slot + 1}", name, "●" * player["discs"][slot], self.loose(player["cubes"][slot]), "✓" * used
            )
        if not player["cards"]:
            lines.add_row(self.say("no-inventions"))
        rows: list[RenderableType] = [lines, self.cubes(player["stock"]), self.holdings(seat)]
        water = cards.WATER_CLOCK in player["cards"]
        limit = self.printed.water_slots if water else self.printed.slot_limit
        title = Text(("▶ " if active else "") + self.names[seat], style="bold")
        counted = self.say("inventions", count=len(player["cards"]), limit=limit)
        border = "bold" if active else "dim"
        return Panel(
            Group(*rows), title=title, title_align="left", subtitle=counted, subtitle_align="right", border_style=border
        )

    def holdings(self, seat: int) -> Text:
        """Hand size, what is known of the hand, kept gods, an offer, an eruption."""
        player = self.view["players"][seat]
        text = Text(self.say("hand-size", count=player["hand_size"]))
        if player["known"] and seat != self.view["viewer"] and not self.view["over"]:
            known = ", ".join(self.name(card) for card in sorted(set(player["known"])))
            text.append(f" ({self.say('hand-known', cards=known)})", style="dim")
        if player["gods"]:
            gods = ", ".join(self.name(card) for card in player["gods"])
            text.append("\n" + self.say("gods", cards=gods), style="bold")
        if player["offer"]:
            offer = ", ".join(self.name(card) for card in player["offer"])
            text.append("\n" + self.say("offer", cards=offer), style="bold")
        if player["erupted"]:
            text.append("\n" + self.say("erupted"), style="bold")
        return text

    def hand(self, seat: int) -> RenderableType:
        """A hand by colour, with the pairs that can pay."""
        held = self.view["players"][seat]["hand"]
        grid = Table.grid(padding=(0, 2))
        for colour, key in enumerate(self.game.talk.things["colour"]):
            mine = [
                card for card, copies in enumerate(held) if self.printed.colour[card] == colour for _ in range(copies)
            ]
            if mine:
                label = Text(f"{SYMBOLS[colour]} {self.word(f'colour-{key}')}", style=f"bold {STYLES[colour]}")
                pairs = Text(self.say("pairs", count=len(mine) // 2), style="" if len(mine) > 1 else "dim")
                grid.add_row(label, pairs, self.listing(mine))
        if not sum(held):
            grid.add_row(self.say("hand-size", count=0))
        title = f"{self.word('place-hand')} · {self.names[seat]}"
        return Panel(grid, title=title, title_align="left", box=box.HEAVY)
