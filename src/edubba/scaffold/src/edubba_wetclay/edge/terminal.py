"""The table of Wetclay in a terminal, drawn from a view: what a seat may not know cannot be on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from edubba.words.terminal import Drawing, terminal_words
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from edubba_wetclay.edge.talk import TABLETS
from edubba_wetclay.rules.pieces import NO_REED, NO_TABLET, laying
from edubba_wetclay.rules.state import WetclayState

if TYPE_CHECKING:
    from edubba_wetclay.edge.game import Wetclay

WORDS = terminal_words(__file__)
# What `edubba simulate` counts: for these tablets, the events of the journal that name them.
TALLIES = {"tablets": (range(len(TABLETS)), ("wrote",))}
# The rows of a score sheet that rest on hidden things: none.
HIDDEN_ROWS = ()


def draw(game: Wetclay, view: dict[str, Any], names: list[str], lang: str, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    return WetclayDrawing(game, view, names, lang, width=width).table()


def arranged(actions: list[int]) -> list[int]:
    """Choices in the order in which a person wants to read them."""
    return sorted(actions)


def of_interest(view: dict[str, Any], seat: int) -> list[int]:
    """The actions about which this player may wonder why they are not possible: the whole hand."""
    return [laying(reed) for reed in view["players"][seat]["hand"] or []]


def turn_order(state: WetclayState) -> list[int]:
    """All play at once."""
    return list(range(state.seats))


def facts(state: WetclayState) -> dict[str, int]:
    """What is worth knowing of a finished game besides its scores."""
    return {"rounds": state.round, "broken": len(state.broken)}


def fact_name(fact: str, lang: str) -> str:
    """The name of a fact, of a tally or of what it counts: "fact-rounds", "tally-tablets", "count-wrote"."""
    return WORDS.say(lang, fact)


def tally_name(game: Wetclay, number: int, lang: str) -> str:
    """The name of a thing that is counted."""
    return game.talk.book.say(lang, f"tablet-{TABLETS[number]}")


def glossary(game: Wetclay, view: dict[str, Any], lang: str) -> list[tuple[RenderableType, str]]:
    """What the tablets in sight bring."""
    seen = {view["tablet"], *(tablet for player in view["players"] for tablet in player["written"])} - {NO_TABLET}
    return [(Text(tally_name(game, tablet, lang)), game.talk.tablet_text(tablet, lang)) for tablet in sorted(seen)]


class WetclayDrawing(Drawing["Wetclay"]):
    """One view being drawn."""

    words = WORDS

    def tablet(self, tablet: int) -> str:
        worth = self.game.tables.worth[tablet]
        return f"{tally_name(self.game, tablet, self.lang)} ({worth})"

    def table(self) -> RenderableType:
        view = self.view
        heading = self.say("over") if view["over"] else self.say("heading", round=view["round"], rounds=view["rounds"])
        middle = Table.grid(padding=(0, 2))
        if view["tablet"] != NO_TABLET:
            middle.add_row(Text(self.say("tablet"), style="dim"), Text(self.tablet(view["tablet"]), style="bold"))
        middle.add_row(Text(self.say("broken"), style="dim"), " ".join(map(str, view["broken"])) or "–")
        parts = [Text(heading, style="bold"), Panel(middle), *[self.player(seat) for seat in range(len(self.names))]]
        return Group(*parts, Text(self.say("legend"), style="dim"))

    def player(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        lines = Table.grid(padding=(0, 2))
        lines.add_row(Text(self.say("hand"), style="dim"), self.hand(player))
        if player["laid"] != NO_REED:
            lines.add_row(Text(self.say("laid"), style="dim"), str(player["laid"]))
        if player["written"]:
            written = "\n".join(self.tablet(tablet) for tablet in player["written"])
            lines.add_row(Text(self.say("written"), style="dim"), written)
        asked = seat in self.view["to_act"]
        title = Text(("▶ " if asked else "") + self.names[seat], style="bold")
        return Panel(lines, title=title, title_align="left", border_style="bold" if asked else "dim")

    def hand(self, player: dict[str, Any]) -> Text:
        """The reeds that can be seen, the wet one with its mark, and how many others there are."""
        seen = player["known"] if player["hand"] is None else player["hand"]
        text = Text("  ").join([Text(f"{reed}{'~' * (reed == player['wet'])}", style="bold") for reed in seen])
        unseen = player["hand_size"] - len(seen)
        if unseen:
            text.append("  " * bool(seen) + self.say("unseen", count=unseen), style="dim")
        return text
