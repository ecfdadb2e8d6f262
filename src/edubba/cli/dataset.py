"""`edubba dataset`: positions of self-play for those who learn from them."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from edubba.arena.dataset import Wish, check_target, play_all, write
from edubba.arena.plan import LIMIT
from edubba.arena.players import check
from edubba.cli.arena import chosen
from edubba.cli.options import Choices, Data, Force, GameName, Seed, Speak, Workers, read_options, speak
from edubba.cli.screen import new_console
from edubba.cli.voice import voice

say = voice.say
USUAL = "greedy"


def add_dataset(app: typer.Typer) -> None:
    app.command("dataset", help=say("help-dataset"))(dataset)


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(help=say("help-dataset-out"), metavar="FILE", show_default=False)],
    games: Annotated[int, typer.Option(min=1, help=say("help-games-count"))] = 100,
    seats: Annotated[int | None, typer.Option(help=say("help-seat-count"), show_default=False)] = None,
    players: Annotated[str, typer.Option(help=say("help-bots"))] = USUAL,
    explore: Annotated[float, typer.Option(min=0, max=1, help=say("help-dataset-explore"))] = 0.1,
    seed: Seed = None,
    option: Choices = None,
    workers: Workers = 1,
    data: Data = None,
    force: Force = False,
    lang: Speak = None,
) -> None:
    speak(lang)
    check_target(out)
    if out.exists() and not force:
        raise voice.usage("export-exists", path=str(out))
    own = chosen(game, data)
    names = [name.strip() for name in players.split(",")]
    count = seats if seats is not None else len(names) if len(names) > 1 else own.seats[0]
    options = own.agree(count, read_options(option))
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise voice.usage("bots-seats", bots=len(names), seats=count)
    for name in dict.fromkeys(names):
        check(own, name)
    pack = None if own.pack.hash == own.printed.hash else own.pack.file
    number = secrets.randbits(32) if seed is None else seed
    wish = Wish(
        game=game,
        version=own.version,
        data=own.pack.hash,
        players=tuple(names),
        options=options,
        seed=number,
        games=games,
        explore=explore,
        limit=LIMIT,
        pack=pack,
    )
    console = new_console()
    draft = out.with_name(f"{out.name}.part")
    try:
        with (
            Progress(console=console, transient=True, disable=not console.is_terminal) as progress,
            draft.open("wb") as file,
        ):
            played = progress.track(play_all(wish, workers), total=games, description=say("simulating"))
            positions = write(wish, played, file, out.suffix)
        draft.replace(out)
    finally:
        draft.unlink(missing_ok=True)
    told = say("dataset-written", path=str(out), positions=positions, games=games, seed=str(number))
    console.print(told, highlight=False, soft_wrap=True)
