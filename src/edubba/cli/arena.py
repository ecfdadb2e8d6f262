"""`edubba arena`: players of any origin against one another, and a report that tells how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

import edubba
from edubba import packs
from edubba.arena import plan as plans
from edubba.arena.client import TOKEN
from edubba.arena.cluster import play_on_ray
from edubba.arena.findings import encoded, findings
from edubba.arena.folder import Folder
from edubba.arena.game import Row
from edubba.arena.join import join as wait_for_games
from edubba.arena.plan import LIMIT, MOST_GAMES, SURE, Plan
from edubba.arena.players import check
from edubba.arena.ratings import need_openskill
from edubba.arena.report.page import page
from edubba.arena.schedule import Schedule
from edubba.arena.work import play
from edubba.cli import data as printed
from edubba.cli.options import Choices, Data, GameName, Seed, Speak, Workers, read_options, speak
from edubba.cli.screen import new_console, plain_table
from edubba.cli.voice import Voice, voice
from edubba.kernel import Game
from edubba.kernel.files import write_whole
from edubba.kernel.option import shown

say = voice.say
arena = typer.Typer(help=say("help-arena"), no_args_is_help=True)

Who = Annotated[str, typer.Argument(help=say("help-arena-player"), metavar="PLAYER", show_default=False)]
Whom = Annotated[str, typer.Argument(help=say("help-arena-other"), metavar="OTHER", show_default=False)]
All = Annotated[
    list[str] | None, typer.Argument(help=say("help-arena-player"), metavar="PLAYER...", show_default=False)
]
Seats = Annotated[int | None, typer.Option(help=say("help-seat-count"), show_default=False)]
Counts = Annotated[list[int] | None, typer.Option("--seats", help=say("help-arena-counts"), show_default=False)]
Games = Annotated[int, typer.Option(min=1, max=1_000_000, help=say("help-arena-games"))]
Limit = Annotated[float, typer.Option(min=0.01, max=3600, help=say("help-arena-limit"))]
Bar = Annotated[float, typer.Option(min=0, max=0.999, help=say("help-arena-bar"), show_default=False)]
Sure = Annotated[float, typer.Option(min=0, max=0.5, help=say("help-arena-sure"))]
Vary = Annotated[str, typer.Option(help=say("help-arena-vary"), metavar="OPTION", show_default=False)]
Out = Annotated[Path | None, typer.Option(help=say("help-arena-out"), metavar="DIR", show_default=False)]
Ray = Annotated[str, typer.Option(help=say("help-arena-ray"), metavar="ADDRESS", show_default=False)]


def add_arena(app: typer.Typer) -> None:
    app.add_typer(arena, name="arena")


@arena.command("match", help=say("help-arena-match"))
def match(
    game: GameName,
    one: Who,
    other: Whom,
    seats: Seats = None,
    games: Games = MOST_GAMES,
    bar: Bar = 0.0,
    sure: Sure = SURE,
    seed: Seed = None,
    option: Choices = None,
    limit: Limit = LIMIT,
    workers: Workers = 1,
    ray: Ray = "",
    data: Data = None,
    out: Out = None,
    lang: Speak = None,
) -> None:
    speak(lang)
    own, more = chosen(game, data), read_options(option)
    run(
        lambda seed: plans.match(own, one, other, seats, games, seed, more, bar, sure, limit),
        target(out, game, "match"),
        seed,
        workers,
        ray,
    )


@arena.command("ladder", help=say("help-arena-ladder"))
def ladder(
    game: GameName,
    players: All = None,
    seats: Seats = None,
    games: Games = MOST_GAMES,
    sure: Sure = SURE,
    seed: Seed = None,
    option: Choices = None,
    limit: Limit = LIMIT,
    workers: Workers = 1,
    ray: Ray = "",
    data: Data = None,
    out: Out = None,
    lang: Speak = None,
) -> None:
    speak(lang)
    need_openskill()
    own, more = chosen(game, data), read_options(option)
    run(
        lambda seed: plans.ladder(own, players or (), seats, games, seed, more, sure, limit),
        target(out, game, "ladder"),
        seed,
        workers,
        ray,
    )


@arena.command("tournament", help=say("help-arena-tournament"))
def tournament(
    game: GameName,
    players: All = None,
    seats: Seats = None,
    games: Games = 100,
    seed: Seed = None,
    option: Choices = None,
    limit: Limit = LIMIT,
    workers: Workers = 1,
    ray: Ray = "",
    data: Data = None,
    out: Out = None,
    lang: Speak = None,
) -> None:
    speak(lang)
    need_openskill()
    own, more = chosen(game, data), read_options(option)
    run(
        lambda seed: plans.tournament(own, players or (), seats, games, seed, more, limit),
        target(out, game, "tournament"),
        seed,
        workers,
        ray,
    )


@arena.command("balance", help=say("help-arena-balance"))
def balance(
    game: GameName,
    player: Annotated[str, typer.Option(help=say("help-arena-equals"), metavar="PLAYER")] = "master",
    seats: Counts = None,
    vary: Vary = "",
    games: Games = MOST_GAMES,
    seed: Seed = None,
    option: Choices = None,
    limit: Limit = LIMIT,
    workers: Workers = 1,
    ray: Ray = "",
    data: Data = None,
    out: Out = None,
    lang: Speak = None,
) -> None:
    speak(lang)
    own, more = chosen(game, data), read_options(option)
    run(
        lambda seed: plans.balance(own, player, seats or (), games, seed, more, vary, limit),
        target(out, game, "balance"),
        seed,
        workers,
        ray,
    )


@arena.command("report", help=say("help-arena-report"))
def report(
    folder: Annotated[Path, typer.Argument(help=say("help-arena-folder"), metavar="DIR", show_default=False)],
    lang: Speak = None,
) -> None:
    speak(lang)
    kept = Folder(folder)
    plan = kept.plan()
    tell(plan, kept.rows(plan), folder, new_console())


@arena.command("join", help=say("help-arena-join"))
def join(
    address: Annotated[str, typer.Argument(help=say("help-arena-address"), metavar="ADDRESS", show_default=False)],
    player: Who,
    token: Annotated[str, typer.Option(help=say("help-arena-token"), envvar=TOKEN, show_default=False)] = "",
    games: Annotated[int, typer.Option(min=0, help=say("help-arena-join-games"))] = 0,
    lang: Speak = None,
) -> None:
    speak(lang)
    console = new_console()

    def told(hello: dict[str, Any]) -> None:
        line = say("arena-joined", game=hello["game"], seat=hello["seat"] + 1, seats=hello["seats"])
        console.print(line, highlight=False)

    check(edubba.load("uruk"), player)  # any game will do: it is the player who may be unknown
    console.print(say("arena-waiting", address=address), highlight=False, soft_wrap=True)
    wait_for_games(address.rstrip("/"), token, player, games, told)


def chosen(game: str, data: str | None) -> Game:
    return packs.in_use(game) if data is None else printed.with_data(game, data)


def target(out: Path | None, game: str, kind: str) -> Path:
    return Path(f"{game}-{kind}") if out is None else out


def run(make: Callable[[int | None], Plan], path: Path, seed: int | None, workers: int, ray: str) -> None:
    """Play what is left to be played, and report. Without a seed an interrupted run goes on with its own."""
    kept = Folder(path)
    if seed is None and kept.plan_file.exists():
        seed = kept.plan().seed
    plan = make(seed)
    console = new_console()
    rows = kept.begin(plan)
    if rows:
        console.print(say("arena-resumed", games=len(rows)), highlight=False)
    schedule = Schedule(plan)
    fresh = play_on_ray(plan, rows, ray, schedule) if ray else play(plan, rows, workers, schedule)
    try:
        with kept.writer(len(rows)) as writer:
            for row in watched(fresh, schedule, len(rows), console):
                writer.add(row)
                rows.append(row)
    except KeyboardInterrupt:
        console.print(say("arena-kept", games=len(rows), path=str(path)), highlight=False, soft_wrap=True)
        raise
    tell(plan, rows, path, console)


def watched(rows: Iterator[Row], schedule: Schedule, known: int, console: Console) -> Iterator[Row]:
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(say("simulating"), total=schedule.most, completed=known)
        for row in rows:
            yield row
            progress.update(bar, completed=schedule.done, total=schedule.most)


def tell(plan: Plan, rows: list[Row], path: Path, console: Console) -> None:
    """The report: as numbers for programs, as a page, and in short here."""
    found = findings(plan, rows)
    write_whole(path / "report.json", encoded(found))
    write_whole(path / "report.html", page(plan.load(), found, voice.lang).encode())
    show(found, console, voice)
    console.print(say("arena-written", path=str(path / "report.html")), highlight=False, soft_wrap=True)


def show(found: dict[str, Any], console: Console, voice: Voice) -> None:
    games = voice.say("arena-games", games=found["games"], seed=str(found["seed"]))
    console.print(games, highlight=False)
    rated = any("rating" in one for one in found["players"])
    columns = ["arena-player", "games-played", "won-share", "arena-interval", "mean-score"]
    table = plain_table(*[voice.say(one) for one in columns], *[voice.say("arena-rating")] * rated)
    for one in found["players"]:
        line = [one["name"], str(one["games"]), *told_share(one, voice), voice.figure(one["score"], 1)]
        if rated:
            line.append(f"{voice.figure(one['rating'], 1)} ± {voice.figure(2 * one['sigma'], 1)}")
        table.add_row(*line)
    console.print(table)
    if len(found["pairings"]) > 1 or found["kind"] != "balance":
        table = plain_table(*[voice.say(one) for one in ("arena-meeting", *columns[1:], "arena-verdict")])
        for one in found["pairings"]:
            verdict = voice.say("arena-decided", verdict=one["verdict"])
            line = [meeting(one), str(one["games"]), *told_share(one, voice), voice.figure(one["score"], 1), verdict]
            table.add_row(*line)
        console.print(table)
    for one in found["players"]:
        if one.get("faults"):
            kinds = ", ".join(voice.say(f"arena-fault-{kind}", count=count) for kind, count in one["faults"].items())
            told = voice.say("arena-faults", player=one["name"], kinds=kinds, note=one["note"] or "–")
            console.print(told, style="bold yellow", highlight=False, soft_wrap=True)


def meeting(one: dict[str, Any]) -> str:
    """Who met whom, and what was agreed on besides what is usual."""
    names = " – ".join([*one["lineup"], *["automa"] * one["automa"]])
    options = ", ".join(f"{name}={shown(value)}" for name, value in one["options"].items())
    return f"{names} ({options})" if options else names


def told_share(one: dict[str, Any], voice: Voice) -> list[str]:
    share, low, high = (voice.figure(100 * one[name], 1) for name in ("share", "low", "high"))
    return [f"{share}\u202f%", f"{low}–{high}\u202f%"]
