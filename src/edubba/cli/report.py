"""Sums up simulated games: numbers for a file, tables for the screen."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median, pstdev
from typing import Any

from rich.console import Console

from edubba.cli.screen import plain_table
from edubba.cli.simulate import Plan, Played
from edubba.cli.terminal import terminal_of
from edubba.cli.voice import Voice
from edubba.kernel import Game

SPREAD = ("mean", "sd", "least", "median", "most")


def sum_up(plan: Plan, game: Game, games: Sequence[Played]) -> dict[str, Any]:
    """All results as plain numbers."""
    terminal = terminal_of(game)
    seats = len(plan.players)
    places = [[(one, one.order[place]) for one in games] for place in range(len(games[0].order))]
    bots = {name: [(one, s) for one in games for s in range(seats) if one.players[s] == name] for name in plan.players}
    return {
        "game": plan.game,
        "version": game.version,
        "data": game.pack.hash,
        "players": list(plan.players),
        "options": plan.options,
        "seed": plan.seed,
        "games": len(games),
        "decisions": spread([one.decisions for one in games]),
        "facts": {fact: spread([one.facts[fact] for one in games]) for fact in games[0].facts},
        "scores": spread([score for one in games for score in one.scores]),
        "winning_score": spread([max(one.scores) for one in games]),
        "turn_order": [standing(place) for place in places],
        "bots": {name: standing(played) for name, played in bots.items()},
        "tallies": {
            title: [
                {"name": terminal.tally_name(game, thing, "en"), "thing": thing}
                | {kind: round(mean(one.counts[kind].get(thing, 0) for one in games), 4) for kind in kinds}
                for thing in things
            ]
            for title, (things, kinds) in terminal.TALLIES.items()
        },
    }


def spread(numbers: Sequence[int]) -> dict[str, float]:
    values = (mean(numbers), pstdev(numbers), min(numbers), median(numbers), max(numbers))
    return {name: round(float(value), 3) for name, value in zip(SPREAD, values, strict=True)}


def standing(played: Sequence[tuple[Played, int]]) -> dict[str, float]:
    """How a place in the turn order, or a bot, did. A shared victory counts in parts."""
    shares = [1 / len(one.winners) if seat in one.winners else 0.0 for one, seat in played]
    won = mean(shares)
    return {
        "played": len(played),
        "score": round(mean(one.scores[seat] for one, seat in played), 3),
        "won": round(won, 4),
        "margin": round(1.96 * (won * (1 - won) / len(played)) ** 0.5, 4),
    }


def show(results: dict[str, Any], game: Game, console: Console, voice: Voice) -> None:
    terminal, lang = terminal_of(game), voice.lang
    console.print(voice.say("simulated", games=results["games"], seed=str(results["seed"])))
    table = plain_table("", *[voice.say(f"spread-{name}") for name in SPREAD])
    rows = {voice.say("decisions"): results["decisions"]}
    rows |= {terminal.fact_name(f"fact-{fact}", lang): numbers for fact, numbers in results["facts"].items()}
    rows |= {voice.say("scores"): results["scores"], voice.say("winning-score"): results["winning_score"]}
    for title, numbers in rows.items():
        table.add_row(title, *[voice.figure(numbers[name], 1) for name in SPREAD])
    console.print(table)
    order = {voice.say("ordinal", number=place): row for place, row in enumerate(results["turn_order"], 1)}
    show_standings(voice.say("turn-order"), order, console, voice)
    if len(results["bots"]) > 1:
        show_standings(voice.say("bots"), results["bots"], console, voice)
    for title, things in results["tallies"].items():
        kinds = terminal.TALLIES[title][1]
        name = terminal.fact_name(f"tally-{title}", lang)
        columns = [terminal.fact_name(f"count-{kind}", lang) for kind in kinds]
        table = plain_table(f"{name} ({voice.say('per-game')})", *columns)
        for row in things:
            table.add_row(
                terminal.tally_name(game, row["thing"], lang), *[voice.figure(row[kind], 2) for kind in kinds]
            )
        console.print(table)


def show_standings(title: str, rows: dict[str, dict[str, float]], console: Console, voice: Voice) -> None:
    table = plain_table(title, voice.say("games-played"), voice.say("mean-score"), voice.say("won-share"))
    for name, row in rows.items():
        won = f"{voice.figure(100 * row['won'], 1)} % ± {voice.figure(100 * row['margin'], 1)}"
        table.add_row(name, str(row["played"]), voice.figure(row["score"], 2), won)
    console.print(table)
