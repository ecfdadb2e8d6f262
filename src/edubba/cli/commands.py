"""The commands of `edubba` and what may be typed after them."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

import edubba
from edubba import packs
from edubba.bots.training import Plan
from edubba.cli import bench as benchmark
from edubba.cli import data as printed
from edubba.cli import report, review, simulate, train
from edubba.cli.arena import add_arena
from edubba.cli.backup import add_backup
from edubba.cli.dataset import add_dataset
from edubba.cli.lesson import add_lessons
from edubba.cli.new_game import new_game as write_game
from edubba.cli.options import (
    Choices,
    Data,
    Force,
    GameName,
    Seed,
    Source,
    Speak,
    Target,
    Workers,
    read_options,
    speak,
)
from edubba.cli.play import Sitting, save_to
from edubba.cli.players import USUAL, check_bot, check_seats, read_seats
from edubba.cli.replay import Replay
from edubba.cli.screen import new_console
from edubba.cli.serve import add_serve
from edubba.cli.shelf import show_games
from edubba.cli.site import add_site
from edubba.cli.token import add_token
from edubba.cli.verify import verify as verify_files
from edubba.cli.voice import voice
from edubba.kernel import Record
from edubba.table import HUMAN, Table

say = voice.say
EXAMPLES = (f"human,{USUAL}", "human:Ada,human:Bea")


app = typer.Typer(
    name="edubba", help=say("help-edubba"), add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False
)
data = typer.Typer(help=say("help-data"), no_args_is_help=True)
app.add_typer(data, name="data")
add_serve(app)
add_backup(app)
add_token(app)
add_lessons(app)
add_site(app)
add_arena(app)
add_dataset(app)

Players = Annotated[
    str | None, typer.Option(help=say("help-seats", one=EXAMPLES[0], two=EXAMPLES[1]), show_default=False)
]


@app.command(help=say("help-play"))
def play(
    game: GameName,
    seats: Players = None,
    lang: Speak = None,
    seed: Seed = None,
    option: Choices = None,
    save: Annotated[Path | None, typer.Option(help=say("help-save"), metavar="FILE", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option(help=say("help-resume"), metavar="FILE", show_default=False)] = None,
    data: Data = None,
    auto: Annotated[bool, typer.Option(help=say("help-auto"))] = True,
) -> None:
    speak(lang)
    edubba.load(game)
    if resume is not None:
        if seats is not None or seed is not None or option or data is not None:
            raise voice.usage("resume-alone")
        record = Record.load(resume)
        if record.game.name != game:
            raise voice.usage("resume-other", path=str(resume), game=record.game.name)
        if record.verify().over:
            raise voice.usage("resume-over", path=str(resume))
        table = Table(record)
        check_seats(table.seats, voice)
        path = resume if save is None else save_to(record, save, voice)
    else:
        chosen = packs.in_use(game) if data is None else printed.with_data(game, data)
        sitting = read_seats(f"{HUMAN},{USUAL}" if seats is None else seats, chosen, voice)
        table = Table.open(chosen, sitting, seed, read_options(option))
        path = save_to(table.record, save, voice)
    evening = Sitting(table=table, console=new_console(), voice=voice, path=path, auto=auto)
    evening.save()
    evening.run()


@app.command(name="simulate", help=say("help-simulate"))
def simulate_(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help=say("help-seat-count"), show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help=say("help-games-count"))] = 100,
    workers: Workers = 1,
    bots: Annotated[str, typer.Option(help=say("help-bots"))] = simulate.RANDOM,
    seed: Seed = None,
    option: Choices = None,
    to_json: Annotated[
        Path | None, typer.Option("--json", help=say("help-json"), metavar="FILE", show_default=False)
    ] = None,
    force: Force = False,
    lang: Speak = None,
) -> None:
    speak(lang)
    chosen = packs.in_use(game)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_bot(name, voice, people=False)
    count = seats if seats is not None else len(names) if len(names) > 1 else chosen.seats[0]
    if len(names) == 1:
        options = chosen.agree(count, read_options(option))
        names *= count
    elif len(names) != count:
        raise voice.usage("bots-seats", bots=len(names), seats=count)
    else:
        options = chosen.agree(count, read_options(option))
    if to_json is not None and to_json.exists() and not force:
        raise voice.usage("export-exists", path=str(to_json))
    pack = None if chosen.pack.hash == chosen.printed.hash else chosen.pack
    number = secrets.randbits(32) if seed is None else seed
    plan = simulate.Plan(game=game, pack=pack, players=tuple(names), options=options, seed=number, games=games)
    console = new_console()
    played: list[simulate.Played] = []
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(say("simulating"), total=games)
        for portion in simulate.play_all(plan, workers):
            played += portion
            progress.advance(bar, len(portion))
    results = report.sum_up(plan, chosen, played)
    report.show(results, chosen, console, voice)
    if to_json is not None:
        to_json.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@app.command(name="train", help=say("help-train"))
def train_(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help=say("help-train-games"))] = 300,
    generations: Annotated[int, typer.Option(min=1, help=say("help-train-generations"))] = 4,
    seats: Annotated[int | None, typer.Option(min=1, help=say("help-train-seats"), show_default=False)] = None,
    seed: Annotated[int, typer.Option(help=say("help-train-seed"))] = 1,
    check: Annotated[int, typer.Option(min=0, help=say("help-train-check"))] = 20,
    out: Annotated[Path | None, typer.Option(help=say("help-train-out"), metavar="FILE", show_default=False)] = None,
    force: Force = False,
    lang: Speak = None,
) -> None:
    speak(lang)
    target = Path(f"{game}-weights.json") if out is None else out
    if target.exists() and not force:
        raise voice.usage("export-exists", path=str(target))
    train.train(
        edubba.load(game),
        Plan(seed=seed, generations=generations, games=games, seats=seats or 0),
        check,
        target,
        new_console(),
        voice,
    )


@app.command("review", help=say("help-review"))
def review_(file: Source, seed: Seed = None, lang: Speak = None) -> None:
    speak(lang)
    record = Record.load(file)
    if not record.verify().over:
        raise voice.usage("review-running")
    review.review(record, str(file), 0 if seed is None else seed, new_console(), voice)


@app.command(help=say("help-replay"))
def replay(
    file: Source,
    seat: Annotated[int | None, typer.Option(min=1, help=say("help-seat"), show_default=False)] = None,
    lang: Speak = None,
) -> None:
    speak(lang)
    record = Record.load(file)
    over = record.verify().over
    if seat is not None and seat > record.seats:
        raise voice.usage("no-seat", seat=seat, seats=record.seats)
    if seat is not None and not over:
        raise voice.usage("replay-running")
    Replay(record, new_console(), voice, None if seat is None else seat - 1).run()


@app.command(help=say("help-verify"))
def verify(
    files: Annotated[list[Path], typer.Argument(help=say("help-file"), metavar="FILE...", show_default=False)],
    lang: Speak = None,
) -> None:
    speak(lang)
    if not verify_files(files, new_console(), voice):
        raise typer.Exit(1)


@app.command(help=say("help-bench"))
def bench(
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help=say("help-seconds"))] = 0.5,
    lang: Speak = None,
) -> None:
    speak(lang)
    benchmark.bench(seconds, new_console(), voice)


@app.command(help=say("help-games"))
def games(lang: Speak = None) -> None:
    speak(lang)
    show_games(new_console(), voice)


@app.command(name="new-game", help=say("help-new-game"))
def new_game(
    name: Annotated[str, typer.Argument(help=say("help-new-game-name"), metavar="NAME", show_default=False)],
    into: Annotated[Path | None, typer.Option(help=say("help-into"), metavar="DIR", show_default=False)] = None,
    lang: Speak = None,
) -> None:
    speak(lang)
    write_game(name, into, new_console(), voice)


@data.command(help=say("help-about"))
def about(
    game: GameName,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-about-json"))] = False,
    lang: Speak = None,
) -> None:
    speak(lang)
    printed.about(game, as_json, new_console(), voice)


@data.command(help=say("help-schema"))
def schema(game: GameName, file: Target = None, force: Force = False, lang: Speak = None) -> None:
    speak(lang)
    printed.schema(game, file, force, new_console(), voice)


@data.command(help=say("help-export"))
def export(game: GameName, file: Target = None, force: Force = False, lang: Speak = None) -> None:
    speak(lang)
    printed.export(game, file, force, new_console(), voice)


@data.command(name="new", help=say("help-new"))
def new_pack(
    game: GameName,
    file: Target = None,
    fill: Annotated[bool, typer.Option("--fill", help=say("help-fill"))] = False,
    force: Force = False,
    lang: Speak = None,
) -> None:
    speak(lang)
    printed.new(game, file, fill, force, new_console(), voice)


@data.command(help=say("help-check"))
def check(
    game: GameName,
    file: Source,
    play: Annotated[int, typer.Option("--play", help=say("help-play-pack"), min=0, max=100_000, metavar="N")] = 0,
    lang: Speak = None,
) -> None:
    speak(lang)
    printed.check(game, file, play, new_console(), voice)


@data.command(help=say("help-diff"))
def diff(
    game: GameName,
    one: Annotated[str, typer.Argument(help=say("help-diff-pack"), metavar="PACK", show_default=False)],
    other: Annotated[str | None, typer.Argument(help=say("help-diff-other"), metavar="PACK")] = None,
    lang: Speak = None,
) -> None:
    speak(lang)
    first, second = (printed.STANDARD, one) if other is None else (one, other)
    printed.diff(game, first, second, new_console(), voice)


@data.command(help=say("help-use"))
def use(
    game: GameName,
    file: Annotated[Path | None, typer.Argument(help=say("help-file"), metavar="FILE", show_default=False)] = None,
    standard: Annotated[bool, typer.Option("--standard", help=say("help-standard"))] = False,
    lang: Speak = None,
) -> None:
    speak(lang)
    printed.use(game, file, standard, new_console(), voice)
