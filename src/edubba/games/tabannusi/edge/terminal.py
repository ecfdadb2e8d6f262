"""The table of Tabannusi in a terminal, drawn from a view: what a seat may not know cannot be on the screen.

Colours have letters, players have numbers, so that nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from edubba.games.tabannusi.edge.naming import NAMED
from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.pieces import (
    COMMON,
    LAND,
    LAND_MASK,
    RIVER,
    TRACKS,
    bit_of,
    colour_of,
    district_of,
    owner_of,
)
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.tables import LINE_IDS
from edubba.words.terminal import Drawing, last_of_all, terminal_words

if TYPE_CHECKING:
    from edubba.games.tabannusi.edge.game import Tabannusi

WORDS = terminal_words(__file__)
STYLES = ("bold", "#b08400", "#a0673a", "#3f7fd4", "#2f8f5e")
SEAT_STYLES = ("#8a6fd0", "bold", "#c9701a", "#c23b3b")
LAST = (pieces.DONE, pieces.SKIP)
LAST_ROW_OR_COLUMN = 0b11111_10000_10000_10000_10000
SHOWN = {pieces.VP: "vp", pieces.GOLD_TOKENS: "gold", pieces.MARKERS: "marker", pieces.GARDENS: "garden"}

# What `edubba simulate` counts: for these things, the events of the journal that name them.
TALLIES = {"ships": (range(17), ("ship",))}
# The rows of a score sheet that rest on hidden things.
HIDDEN_ROWS: tuple[str, ...] = ("urbanisation",)


def draw(game: Tabannusi, view: dict[str, Any], names: list[str], lang: str, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    return TabannusiDrawing(game, view, names, lang, width=width).table()


def arranged(actions: list[int]) -> list[int]:
    """Choices in the order in which a person wants to read them: what ends something comes last."""
    return last_of_all(actions, LAST)


def of_interest(view: dict[str, Any], seat: int) -> list[int]:
    """The actions about which this player may wonder why they are not possible."""
    actions = [pieces.WORK, *range(pieces.VALUE, pieces.GO), *range(pieces.PROJECT, pieces.SPACE)]
    actions += [pieces.DECREE + decree for decree in view["open_decrees"]]
    return actions + [pieces.MASTER + master for master in view["players"][seat]["masters"]]


def turn_order(state: TabannusiState) -> list[int]:
    """The players in the order in which they play."""
    return state.around(int(state.first))


def facts(state: TabannusiState) -> dict[str, int]:
    """What is worth knowing of a finished game besides its scores."""
    gardens = sum(int(player.garden_count) for player in state.players)
    return {"turns": int(state.turns), "buildings": len(state.buildings), "gardens": gardens}


def fact_name(fact: str, lang: str) -> str:
    """The name of a fact, of a tally or of what it counts."""
    return WORDS.say(lang, fact)


def tally_name(game: Tabannusi, number: int, lang: str) -> str:
    """The name of a ship."""
    return game.talk.book.say(lang, f"ship-{game.talk.things['ship'][number]}")


def glossary(game: Tabannusi, view: dict[str, Any], lang: str) -> list[tuple[RenderableType, str]]:
    """What the ships in sight do."""
    found: list[tuple[RenderableType, str]] = []
    for ship in sorted(view["berths"]):
        name = game.talk.things["ship"][ship]
        title = Text(game.talk.book.say(lang, f"ship-{name}"), style="bold")
        found.append((title, game.talk.words.ship_text(lang, name, ship)))
    return found


class TabannusiDrawing(Drawing["Tabannusi"]):
    """One view being drawn."""

    words = WORDS

    def __init__(
        self, game: Tabannusi, view: dict[str, Any], names: Sequence[str], lang: str, *, width: int = 0
    ) -> None:
        super().__init__(game, view, names, lang, width=width)
        self.printed = game.tables
        self.names += [self.word("automa")] * (len(view["players"]) - len(names))
        self.board = self.printed.boards[1 if view["automa"] else len(view["players"])]

    def thing(self, kind: str, number: int) -> str:
        if kind in NAMED:
            return self.game.talk.words.name(self.lang, kind, number)
        return self.word(f"{kind}-{self.game.talk.things[kind][number]}")

    def letter(self, colour: int) -> str:
        return self.say(f"letter-{COLOURS[colour]}")

    def table(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading(), self.districts(), self.map(), self.port(), self.ziggurat()]
        parts.append(self.decrees())
        parts += [self.player(seat) for seat in range(len(self.view["players"]))]
        if self.view["automa"]:
            parts.append(self.automa())
        parts.append(Text(self.say("legend"), style="dim"))
        return Group(*parts)

    def heading(self) -> Text:
        view = self.view
        if view["over"]:
            return Text(self.say("heading-over"), style="bold")
        if view["active"] < 0:
            return Text(self.say("heading-start"), style="bold")
        turn = (view["turns"] - 1) // len(view["players"]) + 1
        key = "heading-last" if view["ending"] >= 0 else "heading"
        name = self.names[view["active"]]
        return Text(self.say(key, turn=turn, player=name, gold=view["time_gold"]), style="bold")

    # --- the board ----------------------------------------------------------------------------------------------

    def districts(self) -> RenderableType:
        """Barges, action tiles and workers."""
        table = Table(box=box.SIMPLE, pad_edge=False)
        for key in ("district", "barge", "tiles", "workers"):
            table.add_column(self.say(key))
        for district, colour in enumerate(self.view["local"]):
            dice = [str(value + 1) for value, count in enumerate(self.view["barges"][colour]) for _ in range(count)]
            tiles = self.view["tiles"][district : district + 1] if district < 4 else self.view["tiles"][4:]
            standing = []
            for seat, player in enumerate(self.view["players"]):
                if player["assistant"] == district:
                    standing.append(self.say("acts", player=self.names[seat]))
                if player["architect"] == district:
                    standing.append(self.say("next", player=self.names[seat]))
            table.add_row(
                f"{district + 1} {self.thing('district', district)}",
                Text(f"{self.letter(colour)} {' '.join(dice) or '–'}", style=STYLES[colour]),
                " / ".join(self.thing("tile", tile) for tile in tiles),
                ", ".join(standing),
            )
        reserve = [f"{self.letter(colour)}{count}" for colour, count in enumerate(self.view["reserve"]) if count]
        return Group(table, Text(self.say("reserve", dice=" ".join(reserve) or "–")))

    def map(self) -> RenderableType:
        """The three common districts with the river between them."""
        land = self.board.land[0] | self.board.land[1] | self.board.land[2]
        high = 5 if land & LAST_ROW_OR_COLUMN else 4
        text = Text()
        for row in range(high):
            for district in range(COMMON):
                for column in range(high):
                    text.append(self.cell(LAND * district + 5 * row + column, district))
                if district < 2:
                    text.append(self.river(district, row))
            text.append("\n")
        return Panel(text, title=self.say("map"), title_align="left", expand=False)

    def river(self, border: int, row: int) -> Text:
        for number in range(3):
            cell = RIVER + 3 * border + number
            if self.board.river_rows[3 * border + number] == row:
                return Text(" ").append(self.cell(cell, border))
        return Text(" " * 6)

    def cell(self, cell: int, district: int) -> Text:
        """Four letters: what lies there and whose it is, or what the cell brings."""
        view, bit = self.view, bit_of(cell)
        if not (self.board.land[district] | self.board.river[district]) & bit:
            return Text("     ")
        for building in view["buildings"]:
            if district_of(building) == district and building & LAND_MASK & bit and cell < RIVER:
                colour, owner = colour_of(building), owner_of(building)
                return Text(f"[{self.letter(colour).upper()}{owner + 1}] ", style=STYLES[colour])
        for colour in range(TRACKS):
            if cell < RIVER and view["projects"][TRACKS * district + colour] & bit:
                owner = next(seat for seat, one in enumerate(view["players"]) if one["projects"][district] & bit)
                return Text(f" {self.letter(colour)}{owner + 1}  ", style=STYLES[colour])
        if view["gardens"][district] & bit:
            owner = next(seat for seat, one in enumerate(view["players"]) if one["gardens"][district] & bit)
            return Text(f" *{owner + 1}  ", style=STYLES[pieces.GREEN])
        if view["water"][district] & bit:
            return Text(" ~~  ", style=STYLES[pieces.BLUE])
        return Text(f" {self.bonus(self.board.bonus[cell])} ", style="dim")

    def bonus(self, effect: int) -> str:
        kind, number = effect & 63, effect >> 6
        if kind == pieces.NOTHING:
            return "·  "
        if kind == pieces.COLLECT:
            return f"+{self.letter(number)} "
        return f"{self.say(f'bonus-{SHOWN[kind]}')}{number} " if kind in SHOWN else "+? "

    def port(self) -> RenderableType:
        table = Table(box=box.SIMPLE, pad_edge=False, show_header=False)
        table.add_row("", *[self.line(3 + column) for column in range(3)])
        for row in range(3):
            table.add_row(self.line(2 - row), *[self.berth(3 * row + column) for column in range(3)])
        return Panel(table, title=self.say("port"), title_align="left")

    def line(self, line: int) -> str:
        """Houses, crate and harbourmaster of a line."""
        owners = dict.fromkeys(("blue", "red"), "–")
        for seat, player in enumerate(self.view["players"]):
            for space in owners:
                if line in player[space]:
                    owners[space] = str(seat + 1)
        crate, master = self.view["crates"][line], self.view["masters"][line]
        red = self.say("crate", colour=self.letter(crate)) if crate >= 0 else owners["red"]
        keeper = self.game.talk.things["master"][master] if master >= 0 else "–"
        return f"{LINE_IDS[line]} {owners['blue']}/{red} {keeper}"

    def berth(self, berth: int) -> Text:
        ship = self.view["berths"][berth]
        colour = self.printed.ship_colour[ship]
        letter = self.letter(colour) if colour >= 0 else "?"
        text = Text(f"{self.thing('ship', ship)} ({letter}{self.printed.ship_size[ship]})")
        for seat, player in enumerate(self.view["players"]):
            if berth in player["ships"]:
                text.append(f" ●{seat + 1}", style=SEAT_STYLES[seat])
        return text

    def ziggurat(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for section in range(TRACKS):
            tile = self.view["sections"][section]
            spaces = [
                str(owner + 1) if owner >= 0 else "·" for owner in self.view["spaces"][6 * section : 6 * section + 6]
            ]
            values = "/".join(str(value) for value in self.printed.tile_values[tile])
            markers = [f"{seat + 1}×{one['ziggurat'][section]}" for seat, one in enumerate(self.view["players"])]
            grid.add_row(self.letter(section), " ".join(spaces), f"Z{tile + 1:02d} {values}", " ".join(markers))
        return Panel(grid, title=self.say("ziggurat"), title_align="left")

    def decrees(self) -> Text:
        text = Text(self.say("decrees"), style="bold")
        for decree in self.view["decrees"]:
            taken = decree not in self.view["open_decrees"]
            text.append(f"\n  D{decree + 1:02d} {self.thing('decree', decree)}", style="dim strike" if taken else "")
        return text

    # --- the players --------------------------------------------------------------------------------------------

    def player(self, seat: int) -> RenderableType:
        me = self.view["players"][seat]
        active = seat == self.view["active"] and not self.view["over"]
        grid = self.labelled()
        grid.add_row(self.say("dice"), self.counted(me["dice"]))
        grid.add_row(
            self.say("crates"), self.say("crates-held", full=self.counted(me["full"]), empty=self.counted(me["empty"]))
        )
        grid.add_row(
            self.say("area"), self.say("area-held", gold=me["gold"], markers=me["markers"], reserve=me["reserve"])
        )
        specials = ", ".join(self.thing("water", tile) for tile in me["special"]) or "–"
        grid.add_row(
            self.say("water"), self.say("water-held", water=me["water"], gardens=me["garden_tiles"], special=specials)
        )
        left = [self.printed.houses_in_row[row] - me["rows"][row] for row in range(4)]
        rows = "  ".join(f"{self.letter(row) if row < 3 else '–'} {left[row]}" for row in range(4))
        grid.add_row(self.say("houses"), rows)
        mastery = "  ".join(
            f"{self.letter(t)} {row} (×{self.printed.factor[row]})" for t, row in enumerate(me["mastery"])
        )
        grid.add_row(self.say("mastery"), mastery)
        if me["masters"]:
            grid.add_row(self.say("masters"), ", ".join(self.thing("master", master) for master in me["masters"]))
        grid.add_row(self.say("urban"), self.urban(me["urban"]))
        title = Text(("▶ " if active else "") + f"{seat + 1} {self.names[seat]}", style=SEAT_STYLES[seat])
        return Panel(
            grid, title=title, title_align="left", subtitle=self.say("points", points=me["vp"]), subtitle_align="right",
            border_style="bold" if active else "dim",
        )  # fmt: skip

    def counted(self, counts: list[int]) -> str:
        return " ".join(f"{self.letter(colour)}{count}" for colour, count in enumerate(counts) if count) or "–"

    def urban(self, cards: list[int] | int) -> str:
        if isinstance(cards, int):
            return self.say("cards", count=cards)
        told = []
        for card in cards:
            needs = "-".join(str(need) for need in self.printed.urban_needs[card])
            told.append(f"U{card + 1:02d} {needs} ({self.say('points', points=self.printed.urban_vp[card])})")
        return ", ".join(told) or "–"

    def automa(self) -> RenderableType:
        automa = self.view["automa"]
        piles = " ".join(f"{number}:{self.letter(pile[-1])}" for number, pile in enumerate(automa["piles"], 1))
        text = self.say(
            "automa-cards",
            left=f"AC{automa['left'] + 1:02d}",
            right=f"AC{automa['right'] + 1:02d}",
            plan=" ".join(str(count) for count in automa["plan"]),
            piles=piles,
            bag=self.counted(automa["bag"]),
        )
        king = self.word(f"king-{('gilgabot', 'sarbot', 'botmuzi', 'bot-baba')[automa['king']]}")
        return Panel(text, title=king, title_align="left")
