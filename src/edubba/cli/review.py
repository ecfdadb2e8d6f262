"""`edubba review`: how the chances went, where a game turned, and how well everybody played."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from edubba.bots import Style
from edubba.bots.review import Judged, Review
from edubba.cli.screen import plain_table
from edubba.cli.voice import Voice
from edubba.kernel import Record
from edubba.table import Table
from edubba.table.hindsight import wording_of
from edubba.words import talk_of

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


def review(record: Record, file: str, seed: int, console: Console, voice: Voice, style: Style | None = None) -> None:
    """Judge every turn of a finished game, and tell it."""
    table = Table(record)
    found = Review(record.game, record.start(), seed, style)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        for move in record.moves:
            found.play(move.seat, record.game.parse(move.text))
        for number in progress.track(range(len(found.played)), description=voice.say("reviewing")):
            found.judge(number)
    graph(found, table.names, console, voice)
    points = found.turning_points()
    console.print(Text(voice.say("review-turning", count=len(points)), style="bold"))
    for point in points:
        tell(point, record, table.names, console, voice)
    if points:
        console.print(voice.say("review-replay", path=file, move=points[0].move), soft_wrap=True, markup=False)


def graph(found: Review, names: list[str], console: Console, voice: Voice) -> None:
    """A line for everybody: the chances over the game, and how well it was played."""
    grid = plain_table(*[voice.say(f"review-{column}") for column in ("player", "chances", "accuracy")])
    step = max(1, -(-len(found.chances) // WIDEST))
    shown = [*found.chances[:-1:step], found.chances[-1]]
    for seat, name in enumerate(names):
        bars = "".join(BARS[min(len(BARS) - 1, int(chances[seat] * len(BARS)))] for chances in shown)
        percent = voice.figure(100 * found.accuracy(seat), 0)
        grid.add_row(name, bars, voice.say("review-percent", percent=percent))
    console.print(grid)


def tell(point: Judged, record: Record, names: list[str], console: Console, voice: Voice) -> None:
    """What was played, what would have been better, and why."""
    seat = point.seat
    wording = wording_of(record.game, point, voice.lang, names)
    facts: dict[str, str | int] = {
        "move": point.move + 1,
        "player": talk_of(record.game).player(seat, voice.lang, names),
    }
    facts["percent"] = voice.figure(100 * point.loss, 0)
    lines = [
        voice.say("review-point", **facts),
        voice.say("review-played", moves=" · ".join(wording.moves(point.played))),
        voice.say("review-better", moves=" · ".join(wording.moves(point.best))),
        *(reason.say for reason in wording.reasons(0)),
    ]
    console.print(Text(lines[0], style="bold"))
    for line in lines[1:]:
        console.print(f"   {line}", markup=False, highlight=False)
