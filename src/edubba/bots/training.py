"""How worths are learned: bots play one another, and from turn to turn they find out what things were worth.

A generation plays whole turns with the worths of the one before it (the first with the game's own advice), and errs a
little, so that it sees the breadth of the game. Every game is made of its number and the seed alone: a training that
was interrupted goes on where it was, and comes to the same end.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from edubba.bots.bot import Bot
from edubba.bots.lstd import Equations, follow, widened
from edubba.bots.match import Seen
from edubba.bots.turns import Style, TurnBot
from edubba.bots.weights import write_weights
from edubba.kernel.advice import Advice
from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.learned import Learned, Terms
from edubba.kernel.native import floats, vec
from edubba.kernel.state import State

MEMORY: Final = 0.9  # how far back a turn is credited for what came later
RIDGE: Final = 30.0
FADED: Final = 0.5  # what an earlier generation still counts
SAVED: Final = 10  # games between two copies of the work on disk
FRESHMAN: Final = Style(width=1, fan=12, arms=8, deals=0, breadth=4, look=8, blur=0.4, oversight=0.12)
STUDENT: Final = Style(width=4, fan=24, arms=10, deals=0, breadth=8, look=10, blur=0.25, oversight=0.1)


class Plan:
    """All that a training depends on."""

    def __init__(self, seed: int, generations: int, games: int, *, seats: int = 0, style: Style | None = None) -> None:
        self.seed = seed
        self.generations = generations
        self.games = games  # of a generation
        self.seats = seats  # the people at the table; 0: by turns as many as can play
        self.style = style  # how they think; nothing said: quickly in the first half, then more widely

    def told(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "generations": self.generations,
            "games": self.games,
            "seats": self.seats,
            "style": [self.style_of(number).told() for number in range(self.generations)],
        }

    def style_of(self, generation: int) -> Style:
        """First many quick games tell roughly what things are worth; with that, wide turns are worth their time."""
        if self.style is not None:
            return self.style
        return FRESHMAN if generation <= (self.generations - 1) // 2 else STUDENT


class Training:
    """The work so far: which games are done, the equations, and the worths of the last generation."""

    def __init__(self, game: Game, plan: Plan, work: Path | None = None) -> None:
        terms = game.terms
        if terms is None:
            sentence = "{name} does not say what its positions consist of, so nothing can be learned of it"
            raise EdubbaError(Told("no-terms", sentence, name=game.name))
        self.game = game
        self.terms: Terms = terms
        if plan.seats:
            game.agree(plan.seats, None)
        self.plan = plan
        self.tables: list[int] = [plan.seats] if plan.seats else list(game.seats)
        self.work = work  # where it is kept, so that it can go on after an interruption
        self.size = len(terms.names())
        self.equations = Equations(2 * self.size)
        self.worths: list[float] = []  # at the end of a game, then what is added for the time that is left
        self.done = 0
        self.kept = 0  # games of the copy on disk
        if work is not None and work.exists():
            self.resume(work)

    @property
    def whole(self) -> int:
        return self.plan.generations * self.plan.games

    def advice(self) -> Advice:
        """What the players of this generation think of positions."""
        if not self.worths:
            return self.game.advice
        first, last = self.parts()
        return Learned(plain=self.game.advice, terms=self.terms, first=first, last=last, seats=self.tables)

    def parts(self) -> tuple[list[float], list[float]]:
        """The worths at the beginning of a game, and at its end."""
        last = self.worths[: self.size]
        return [last[index] + self.worths[self.size + index] for index in range(self.size)], last

    def run(self) -> Iterator[tuple[int, list[int]]]:
        """Play all games that are left; tells how many are done, and the points of the last one."""
        while self.done < self.whole:
            scores = self.play(self.done)
            self.done += 1
            if self.done % self.plan.games == 0:
                self.worths = self.equations.solve(RIDGE)
                self.equations.fade(FADED)
            if self.done % SAVED == 0 or self.done % self.plan.games == 0:
                self.keep()
            yield self.done, scores

    def play(self, number: int) -> list[int]:
        """One game, and what is to be learned from it."""
        seats = self.tables[number % len(self.tables)]
        dice = Random(f"{self.plan.seed}/{number}")
        state = self.game.new(seats, dice.randbytes(32))
        advice = self.advice()
        style = self.plan.style_of(number // self.plan.games)
        bots: list[Bot] = [TurnBot(advice, style, dice.getrandbits(64)) for _ in range(seats)]
        paths: list[list[vec[float]]] = [[] for _ in range(state.places())]
        turn = -2
        while state.agenda:
            now = advice.turn(state)
            if now != turn and advice.quiet(state):
                turn = now
                self.note(state, paths)
            seat = state.next_seat()
            state.advance(seat, bots[seat].choose(Seen(state, seat).sample, seat, state.legal(seat)))
        scores = state.scores()
        for place in range(len(paths)):
            follow(self.equations, paths[place], float(scores[place]), MEMORY)
        return scores

    def note(self, state: State, paths: list[list[vec[float]]]) -> None:
        time = self.game.advice.time(state)
        for place in range(len(paths)):
            numbers = floats([0.0] * self.size)
            self.terms.count(state, place, numbers)
            paths[place].append(widened(numbers, time))

    def text(self, version: str) -> str:
        """The weights as a file."""
        first, last = self.parts()
        origin = {**self.plan.told(), "edubba": version, "method": f"LSTD({MEMORY}) over turns of self-play"}
        return write_weights(self.game, first, last, origin, self.tables)

    # --- interruptions ------------------------------------------------------------------------------------------

    def keep(self) -> None:
        if self.work is None:
            return
        told = {
            "game": self.game.name,
            "pack": self.game.pack.hash,
            "terms": self.terms.names(),
            "plan": self.plan.told(),
            "done": self.done,
            "worths": self.worths,
            "rows": list(self.equations.rows),
            "goals": list(self.equations.goals),
            "squares": list(self.equations.squares),
            "seen": self.equations.seen,
        }
        fresh = self.work.with_suffix(".new")
        fresh.write_text(json.dumps(told), encoding="utf-8")
        fresh.replace(self.work)
        self.kept = self.done

    def resume(self, work: Path) -> None:
        """Go on where an earlier training stopped; one that was planned otherwise is refused."""
        try:
            told: Any = json.loads(work.read_text(encoding="utf-8"))
            same = (told["game"], told["pack"], told["terms"], told["plan"]) == (
                self.game.name,
                self.game.pack.hash,
                self.terms.names(),
                self.plan.told(),
            )
            rows, goals, squares, seen = told["rows"], told["goals"], told["squares"], float(told["seen"])
        except (ValueError, KeyError, TypeError) as error:
            sentence = "{path} is not the work of a training: remove it to begin anew"
            raise EdubbaError(Told("no-training", sentence, path=str(work))) from error
        if not same:
            sentence = "{path} is the work of another training: remove it, or train as planned there"
            raise EdubbaError(Told("other-training", sentence, path=str(work)))
        self.equations.rows = floats(rows)
        self.equations.goals = floats(goals)
        self.equations.squares = floats(squares)
        self.equations.seen = seen
        self.worths = told["worths"]
        self.done = self.kept = told["done"]
