"""The table of Founders of Teotihuacan in a terminal, drawn from a view.

Materials, colours and masks have letters and signs of their own, so that nothing is told by colour alone.
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

from edubba.games.teotihuacan.box import COLOUR_NAMES, MATERIAL_NAMES
from edubba.games.teotihuacan.rules import pieces
from edubba.games.teotihuacan.rules.geometry import COVERED, FRAME_BITS
from edubba.games.teotihuacan.rules.pieces import BUILDINGS, CUBE, EMPTY, NONE, PLACEMENTS, PYRAMIDS, TEMPLES
from edubba.games.teotihuacan.rules.solo import rating
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.words.terminal import Drawing, terminal_words

if TYPE_CHECKING:
    from edubba.games.teotihuacan.edge.game import Teotihuacan

WORDS = terminal_words(__file__)
MATERIAL_STYLES = ("#c99700", "#8a8f98", "#a9682f")
COLOUR_STYLES = ("#2f9e5a", "#3f7fd4", "#d0463a", "bold")
SEAT_STYLES = ("#2f9e5a", "#c99700", "#8a6fd0", "bold")
MASK_SIGNS = "☼◊●"
WIDE = 100
LAST = (pieces.DONE, pieces.PASS)

# What `edubba simulate` counts: for these things, the events of the journal that name them.
TALLIES = {"worship": (range(pieces.WORSHIP_TILES), ("worship", "offers"))}
# The rows of a score sheet that rest on hidden things.
HIDDEN_ROWS: tuple[str, ...] = ()


def draw(game: Teotihuacan, view: dict[str, Any], names: list[str], lang: str, width: int) -> RenderableType:
    """The whole table as the viewer sees it."""
    return TeotihuacanDrawing(game, view, names, lang, width=width).table()


def arranged(actions: list[int]) -> list[int]:
    """Choices in the order in which a person wants to read them: placements by cells, what ends something last."""
    return sorted(actions, key=lambda action: (action in LAST, _reading(action)))


def _reading(action: int) -> tuple[int, int]:
    if action < pieces.PLACE:
        return action, 0
    turn, corner = divmod(action - pieces.PLACE, pieces.CELLS)
    return pieces.PLACE + corner, turn


def of_interest(view: dict[str, Any], seat: int) -> list[int]:
    """The actions about which this player may wonder why they are not possible."""
    actions = [pieces.USE_BONUS, pieces.SMALL]
    actions += [pieces.ACT + action for action in range(6)]
    for space, height in enumerate(view["height"]):
        if height:
            actions += [pieces.DISCS + 3 * space + more for more in range(3)]
    actions += [pieces.TILE + tile for tile in range(pieces.TILES) if view["display"][tile]]
    actions += [pieces.SPACE + space for space in range(pieces.SPACES)]
    return actions + [pieces.WORSHIP + tile for tile in view["players"][seat]["worship"]]


def turn_order(state: TeotihuacanState) -> list[int]:
    """The seats in the order in which they play."""
    return [(state.first + place) % state.places() for place in range(state.places())]


def facts(state: TeotihuacanState) -> dict[str, int]:
    """What is worth knowing of a finished game besides its scores."""
    return {
        "buildings": sum(len(player.buildings) for player in state.players),
        "temples": sum(len(player.temples) for player in state.players),
        "pyramid": sum(player.pyramid_tiles() for player in state.players),
        "masks": sum(len(player.masks) for player in state.players),
    }


def fact_name(fact: str, lang: str) -> str:
    """The name of a fact, of a tally or of what it counts."""
    return WORDS.say(lang, fact)


def tally_name(game: Teotihuacan, number: int, lang: str) -> str:
    """The name of a worship tile."""
    title = game.talk.book.say(lang, "worship-title", **game.talk.worship(number))
    return f"{title} – {game.talk.worship_text(number, lang)}"


def glossary(game: Teotihuacan, view: dict[str, Any], lang: str) -> list[tuple[RenderableType, str]]:
    """What the worship tiles in sight do."""
    gold = "gold_multiplier" in view
    seen = {tile for tile in view["slot"] + view["top"] if tile != NONE}
    for player in view["players"]:
        seen |= set(player["worship"])
    found: list[tuple[RenderableType, str]] = []
    for tile in sorted(seen):
        title = game.talk.book.say(lang, "worship-title", **game.talk.worship(tile))
        found.append((Text(title, style=COLOUR_STYLES[tile // 12]), game.talk.worship_text(tile, lang, gold)))
    return found


class TeotihuacanDrawing(Drawing["Teotihuacan"]):
    """One view being drawn."""

    words = WORDS

    def __init__(
        self, game: Teotihuacan, view: dict[str, Any], names: Sequence[str], lang: str, *, width: int = 0
    ) -> None:
        super().__init__(game, view, names, lang, width=width)
        self.printed = game.tables
        self.names.append(self.word("rival"))

    def material(self, number: int) -> str:
        return self.say(f"letter-{MATERIAL_NAMES[number]}")

    def colour(self, number: int) -> str:
        return self.say(f"letter-{COLOUR_NAMES[number]}")

    def table(self) -> RenderableType:
        cities = [self.city(seat) for seat in range(len(self.view["players"]))]
        if self.width >= WIDE:
            return Group(self.heading(), self.board(), Columns(cities), self.legend())
        return Group(self.heading(), self.board(), *cities, self.legend())

    def heading(self) -> Text:
        view = self.view
        if view["over"]:
            return Text(self.over(), style="bold")
        text = self.say("heading", round=view["round"], rounds=view["rounds"])
        if len(view["players"]) == 1:
            text += f" – {self.word('unofficial')}"
        return Text(text, style="bold")

    def over(self) -> str:
        if len(self.view["players"]) == 1 and not self.view["has_rival"]:
            return self.say("heading-rated", rating=self.say(f"rating-{rating(self.score(0))}"))
        return self.say("heading-over")

    def score(self, seat: int) -> int:
        """All points, as if the game ended now."""
        player = self.view["players"][seat]
        return int(sum(player["points"] + player["quarters"]))

    def legend(self) -> Text:
        return Text(self.say("legend"), style="dim")

    # --- the main board -------------------------------------------------------------------------------------------

    def board(self) -> RenderableType:
        grid = Table(box=box.SIMPLE, pad_edge=False, show_header=True)
        for zone in "ABC":
            grid.add_column(f"{zone}  {self.say(f'zone-{zone}')}", ratio=1)
        for row in range(3):
            grid.add_row(*[self.space(3 * zone + row) for zone in range(3)])
        grid.add_row(self.buildings(), self.worship(), self.pyramid_tiles())
        return Panel(grid, title=self.say("board"), title_align="left", subtitle=self.masks(), subtitle_align="left")

    def space(self, space: int) -> Text:
        """An action space: its stack from the bottom up, the bonus disc first."""
        text = Text(f"{'ABC'[space // 3]}{space % 3 + 1} ")
        disc = self.view["bonus"][space]
        if disc == NONE:
            return text.append("–", style="dim")
        stack = self.view["stacks"][space]
        bonus = self.say(
            f"bonus-{('influence', 'construction', 'points', 'cube', 'power')[self.printed.bonus_kind[disc]]}",
            points=self.printed.bonus_points[disc],
            cubes=self.printed.bonus_cubes[disc],
            power=self.printed.bonus_power[disc],
        )
        text.append(f"[{bonus}]", style="dim" if stack else "bold")
        for owner in stack:
            text.append(" ⬤", style=SEAT_STYLES[owner])
            text.append(str(owner + 1))
        return text

    def tile(self, tile: int) -> Text:
        """A tile in two signs: material and size, or colour."""
        if tile < BUILDINGS:
            material = self.printed.material[tile]
            return Text(f"{self.material(material)}{self.printed.size[tile]}", style=MATERIAL_STYLES[material])
        if tile < PYRAMIDS:
            return Text(f"▲{self.colour(tile - TEMPLES)}", style=COLOUR_STYLES[tile - TEMPLES])
        return Text(f"■{self.colour(tile - PYRAMIDS)}", style=COLOUR_STYLES[tile - PYRAMIDS])

    def row(self, tiles: range) -> Text:
        text = Text()
        for tile in tiles:
            count = self.view["display"][tile]
            if count:
                text.append_text(self.tile(tile)).append(f"×{count}  " if count > 1 else "  ")
        return text

    def buildings(self) -> Text:
        return self.row(range(BUILDINGS))

    def pyramid_tiles(self) -> Text:
        return self.row(range(PYRAMIDS, pieces.TILES))

    def worship(self) -> RenderableType:
        parts: list[RenderableType] = [self.row(range(TEMPLES, PYRAMIDS))]
        for colour in range(3):
            for tile in (self.view["slot"][colour], self.view["top"][colour]):
                if tile != NONE:
                    text = self.worship_text(tile)
                    parts.append(Text(f"{self.colour(colour)} {text}", style=COLOUR_STYLES[colour]))
        return Group(*parts)

    def worship_text(self, tile: int) -> str:
        return self.game.talk.worship_text(tile, self.lang, "gold_multiplier" in self.view)

    def masks(self) -> str:
        piles = self.printed.mask_piles[len(self.view["players"])]
        left = [
            f"{MASK_SIGNS[kind]} {' '.join(map(str, piles[kind][gone:]))}"
            for kind, gone in enumerate(self.view["masks"])
        ]
        return f"{self.say('masks')} {'  '.join(left)}"

    # --- cities ---------------------------------------------------------------------------------------------------

    def city(self, seat: int) -> RenderableType:
        player = self.view["players"][seat]
        lines = [self.line(player, row) for row in range(10)]
        header = Text("   " + " ".join(f"{letter} " for letter in "abcdefghij"), style="dim")
        title = Text(self.names[seat], style=SEAT_STYLES[seat])
        if seat in self.view["to_act"]:
            title = Text("▶ ") + title
        body = Group(header, *lines, self.pyramid(player), *self.possessions(player, seat))
        return Panel(body, title=title, title_align="left", width=min(self.width, 46))

    def line(self, player: dict[str, Any], row: int) -> Text:
        text = Text(f"{row + 1:>2} ", style="dim")
        tiles = self.covered(player)
        for column in range(10):
            cell = 10 * row + column
            sign = tiles.get(cell) or self.ground(player, cell)
            in_reach = bool(FRAME_BITS[player["side"]][cell])
            text.append_text(sign)
            text.append("·" if in_reach and column < 9 else " ", style="dim")
        return text

    def covered(self, player: dict[str, Any]) -> dict[int, Text]:
        found = {}
        for tile, placement in player["buildings"] + player["temples"]:
            for cell in COVERED[PLACEMENTS * self.printed.shape[tile] + placement]:
                found[cell] = self.tile(tile)
        return found

    def ground(self, player: dict[str, Any], cell: int) -> Text:
        lies = player["ground"][cell]
        if lies == pieces.OUTSIDE:
            return Text("▒▒", style="dim")
        board = self.printed.boards[player["board"]]
        group = board.group_of[cell]
        sign = MASK_SIGNS[board.group_type[group]] if group != NONE else " "
        if lies == EMPTY:
            return Text(f"{sign} ", style="dim")
        material = lies - CUBE
        return Text(f"{sign}{self.material(material).lower()}", style=MATERIAL_STYLES[material])

    def pyramid(self, player: dict[str, Any]) -> Text:
        """The three levels beside one another, row by row from the north."""
        tiles = player["pyramid"]
        text = Text(f"{self.say('pyramid')} ")
        for level in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10), (11, 12), (13,)):
            if level[0] >= pieces.LEVEL and all(tiles[space] == NONE for space in level):
                continue
            for space in level:
                colour = tiles[space]
                style = "dim" if colour == NONE else COLOUR_STYLES[colour]
                text.append("·" if colour == NONE else self.colour(colour), style=style)
            text.append(" ")
        return text

    def possessions(self, player: dict[str, Any], seat: int) -> list[RenderableType]:
        cubes = Text("  ")
        for material, count in enumerate(player["cubes"]):
            cubes.append(f"{self.material(material).lower()} {count}  ", style=MATERIAL_STYLES[material])
        side = self.word(f"side-{('north', 'east', 'south', 'west')[player['side']]}")
        stands = self.say("stands", side=side, discs=player["discs"], favour=player["favour"], points=self.score(seat))
        parts: list[RenderableType] = [Text(stands), cubes]
        for tile in player["worship"]:
            text = f"  {self.colour(tile // 12)} {self.worship_text(tile)}"
            parts.append(Text(text, style=COLOUR_STYLES[tile // 12]))
        return parts
