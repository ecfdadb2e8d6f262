"""Trials: games played with a pack to see whether it can be played with, and which of its values is to blame if not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from edubba.kernel.errors import Told
from edubba.kernel.game import Game
from edubba.kernel.journal import Journal
from edubba.kernel.option import Value
from edubba.kernel.pack import Pack
from edubba.kernel.state import State

LOOKS = 25  # decisions between two looks at the table
MOST_DECISIONS = 100_000


class Trouble(NamedTuple):
    """What went wrong in a game: how many sat there, its seed, and the places of the values that make it happen."""

    seats: int
    seed: int
    places: list[str]
    reason: str

    def told(self) -> Told:
        sentence = "{place}: a game with {seats} seats (seed {seed}) went wrong: {reason}"
        place = ", ".join(self.places) or "–"
        return Told("pack-trial", sentence, place=place, seats=self.seats, seed=self.seed, reason=self.reason)


class Endless(Exception):
    """A game that does not come to its end."""


def trials(game: Game, games: int, langs: Sequence[str]) -> Iterator[Trouble | None]:
    """Play so many games, at every number of seats in turn, and tell of each what went wrong."""
    for seed in range(games):
        seats = game.seats[seed % len(game.seats)]
        reason = trouble_in(game, seats, seed, langs)
        yield None if not reason else Trouble(seats, seed, to_blame(game, seats, seed, langs), reason)


def trouble_in(game: Game, seats: int, seed: int, langs: Sequence[str]) -> str:
    """What goes wrong in one game, in a line; "" if nothing does."""
    try:
        play_through(game, seats, seed, langs)
    except Exception as trouble:  # whatever it is, the person who wrote the pack wants to know
        return f"{type(trouble).__name__}: {trouble}"
    return ""


def play_through(
    game: Game,
    seats: int,
    seed: int,
    langs: Sequence[str],
    watch: Callable[[State], None] = lambda state: None,
    every: int = LOOKS,
) -> State:
    """A random game to its end. After so many decisions everybody looks at the table, in all languages, and `watch`
    does too. The journal is read as well: all of it, or less of it where looks are rarer than usual."""
    rng = Random(seed)
    state = game.new(seats=seats, seed=seed, options=options_for(game, seats, seed))
    for lang in langs:
        game.catalogue(lang)
    decisions = 0
    while not state.over:
        if decisions % every == 0:
            look(game, state, langs)
            watch(state)
        if decisions > MOST_DECISIONS:
            raise Endless(f"after {decisions} decisions the game is not over")
        seat = rng.choice(state.to_act)
        state.journal = journal = Journal() if decisions % (every // LOOKS or 1) == 0 else None
        state.apply(seat, rng.choice(state.legal(seat)))
        if journal is not None:
            hear(game, journal, seats, langs)
        decisions += 1
    look(game, state, langs)
    watch(state)
    for seat in range(state.places()):
        state.score_sheet(seat)
    return state


def options_for(game: Game, seats: int, seed: int) -> dict[str, Value]:
    """The usual options in the first games, then any: some of what is printed is played with other options only."""
    if seed < len(game.seats):
        return {}
    rng = Random(seed)
    return {one.name: rng.choice(list(one.values)) for one in game.options if not one.seats or seats in one.seats}


def look(game: Game, state: State, langs: Iterable[str]) -> None:
    for lang in langs:
        for seat in (None, *range(state.seats)):
            game.scene(state, seat, lang)
            game.prompt(state, seat, lang)
        for seat in state.to_act:
            for action in state.legal(seat):
                game.describe(state, action, lang)


def hear(game: Game, journal: Journal, seats: int, langs: Iterable[str]) -> None:
    """What has happened, in the words of the journal."""
    names = [str(seat + 1) for seat in range(seats)]
    for lang in langs:
        for event in journal.events:
            game.narrate(event, lang, names)


def to_blame(game: Game, seats: int, seed: int, langs: Sequence[str]) -> list[str]:
    """As few changes of the pack as make the same game go wrong: one after the other is taken back."""
    box = game.typed
    if box is None or not game.pack.changes:
        return []
    blamed: Mapping[str, Any] = game.pack.changes
    for place in list(blamed):
        fewer = {other: value for other, value in blamed.items() if other != place}
        if not box.problems(fewer) and trouble_in(_with(game, box.pack("", fewer)), seats, seed, langs):
            blamed = fewer
    return list(blamed)


def _with(game: Game, pack: Pack) -> Game:
    """The same game with another pack; not by the shelf, which would remember it."""
    return type(game)(pack)
