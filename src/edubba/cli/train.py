"""`edubba train`: learn from games of bots what things are worth, and say whether it helps."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

import edubba
from edubba.bots.bot import Bot
from edubba.bots.levels import SCRIBE
from edubba.bots.match import Tally, mirrored
from edubba.bots.training import Plan, Training
from edubba.bots.turns import TurnBot
from edubba.cli.screen import plain_table
from edubba.cli.voice import Voice
from edubba.kernel import Game
from edubba.kernel.advice import Advice

FRESH = 1_000_000  # seeds from here on are not met in training


def train(game: Game, plan: Plan, check: int, target: Path, console: Console, voice: Voice) -> None:
    """Play, learn, write the weights, and measure them. An interrupted training goes on where it was."""
    work = target.with_suffix(".work.json")
    training = Training(game, plan, work)
    if training.done:
        console.print(voice.say("train-resumed", done=training.done, whole=training.whole), highlight=False)
    try:
        play(training, console, voice)
    except KeyboardInterrupt:
        if training.kept:
            told = voice.say("train-kept", done=training.kept, whole=training.whole, path=str(work))
            console.print(told, highlight=False, soft_wrap=True)
        raise
    target.write_text(training.text(edubba.__version__), encoding="utf-8")
    work.unlink(missing_ok=True)
    show(training, console, voice)
    console.print(voice.say("train-written", path=str(target)), highlight=False, soft_wrap=True)
    if check:
        seats = plan.seats or min(count for count in game.seats if count > 1)
        compare(game, training.advice(), seats, check, console, voice)


def play(training: Training, console: Console, voice: Voice) -> None:
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(voice.say("training"), total=training.whole, completed=training.done)
        for done, _ in training.run():
            progress.update(bar, completed=done)
            if not console.is_terminal and done % training.plan.games == 0:
                console.print(voice.say("train-generation", done=done, whole=training.whole), highlight=False)


def show(training: Training, console: Console, voice: Voice) -> None:
    """What was learned, the greatest worths first."""
    first, last = training.parts()
    table = plain_table(*[voice.say(f"train-{column}") for column in ("term", "first", "last")])
    names = training.terms.names()
    for index in sorted(range(len(names)), key=lambda one: -abs(first[one]) - abs(last[one])):
        table.add_row(names[index], voice.figure(first[index], 2), voice.figure(last[index], 2))
    console.print(table)


def compare(game: Game, learned: Advice, seats: int, seeds: int, console: Console, voice: Voice) -> None:
    """Players of the same level on fresh seeds: one with what was learned, the others with the game's own advice.
    Alone, each of them meets the automaton."""
    tally, plain = Tally(), Tally()
    for seed in range(FRESH, FRESH + seeds):
        mirrored(tally, game, partial(player, learned), partial(player, game.advice), seats, seed)
        if seats == 1:
            mirrored(plain, game, partial(player, game.advice), partial(player, game.advice), seats, seed)
    low, high = tally.interval()
    shares = (("rate", tally.rate), ("low", low), ("high", high), ("plain", plain.rate))
    told = {name: voice.figure(100 * share, 0) for name, share in shares}
    key = "train-check-alone" if seats == 1 else "train-check"
    console.print(voice.say(key, games=tally.games, **told), highlight=False)


def player(advice: Advice, seed: int) -> Bot:
    return TurnBot(advice, SCRIBE.style, seed)
