"""What all screens share: choices, score tables, stories."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from edubba.cli.terminal import terminal_of
from edubba.cli.voice import Voice
from edubba.kernel import Game, Record, State
from edubba.words import talk_of

MANY = 14  # choices that still fit into one column


def new_console() -> Console:
    """Everything is printed as it is: titles of packs, names of people and files may hold brackets."""
    return Console(highlight=False, markup=False, emoji=False)


def notices(record: Record, voice: Voice) -> list[Text]:
    """Lines that say with which data and by which rules a game is played, if not by those that a new game has."""
    game, found = record.game, []
    if game.pack.hash != game.printed.hash:
        title = game.pack.file.get("title") if game.typed is not None else ""
        key = "pack-notice-named" if title else "pack-notice"
        found.append(voice.say(key, pack=game.pack.hash, title=str(title)))
    if record.version != game.version:
        found.append(voice.say("version-notice", version=record.version, newest=game.version))
    return [Text(line, style="bold yellow") for line in found]


def choices(texts: Sequence[str], binding: Sequence[bool], giving: Sequence[bool], width: int) -> RenderableType:
    """Numbered choices; small marks say which cannot be taken back, and which give something away for nothing."""
    rows = []
    for number, (text, binds, gives) in enumerate(zip(texts, binding, giving, strict=True), 1):
        marks = (" •" if binds else "", "dim"), (" !" if gives else "", "bold yellow")
        row = Text.assemble((f"{number:>3}  ", "bold cyan"), text, *marks)
        rows.append(row)
    if len(rows) <= MANY or width < 80:
        return Text("\n").join(rows)
    return Columns(rows, column_first=True, padding=(0, 3))


def score_table(game: Game, state: State, names: Sequence[str], viewer: int | None, voice: Voice) -> Table:
    """Points by category. Rows that rest on hidden things are open for the viewer alone until the game is over."""
    talk = talk_of(game)
    hidden = terminal_of(game).HIDDEN_ROWS
    seats = range(state.places())
    sheets = [dict(state.score_sheet(seat)) for seat in seats]
    closed = [() if state.over or seat == viewer else hidden for seat in seats]
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for seat in seats:
        table.add_column(talk.player(seat, voice.lang, names), justify="right")
    for row in sheets[0]:
        points = ["?" if row in closed[seat] else str(sheets[seat][row]) for seat in seats]
        table.add_row(talk.score_row(row, voice.lang), *points)
    table.add_section()
    totals = []
    for seat in seats:
        total = sum(points for row, points in sheets[seat].items() if row not in closed[seat])
        totals.append(f"{total} + ?" if closed[seat] else str(total))
    table.add_row(voice.say("total"), *totals, style="bold")
    if state.over:
        places = ranks(state)
        table.add_row(voice.say("place"), *[voice.say("ordinal", number=places[seat]) for seat in seats], style="bold")
    return table


def ranks(state: State) -> list[int]:
    """The place of every seat; who shares a place has the same number."""
    places = [0] * state.places()
    place = 1
    for group in state.ranking():
        for seat in group:
            places[seat] = place
        place += len(group)
    return places


def plain_table(*headings: str, words: int = 1) -> Table:
    """A table whose first columns are words and whose others are numbers."""
    table = Table(box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    for number, title in enumerate(headings):
        table.add_column(title, justify="left" if number < words else "right", overflow="fold")
    return table
