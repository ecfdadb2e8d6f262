"""A little game for the server: each round the first player turns a lamp, then all whisper two numbers at once.

It has what Uruk has not: a quiet decision right before a secret one, secret answers of two parts, and a table for one
person, at which a golem plays by the rules of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from edubba.kernel import (
    AUTOMATIC,
    ActionSpace,
    Chance,
    Option,
    Pack,
    State,
    Step,
    Together,
    Verb,
    shelf,
)
from edubba.kernel.option import Value
from edubba.words import SpokenGame, Talk

LEFT, RIGHT, NUMBER = 0, 1, 2
NUMBERS = 5


class LampState(State):
    __slots__ = ("lamp", "points", "rounds")

    def __init__(self, seats: int, chance: Chance, rounds: int) -> None:
        super().__init__(seats, chance)
        self.lamp = 0
        self.rounds = rounds
        self.points = [0] * self.places()

    def places(self) -> int:
        return 2 if self.seats == 1 else self.seats

    def clone(self) -> LampState:
        other = LampState(self.seats, self.chance.clone(), self.rounds)
        other.agenda = self.agenda[:]
        other.sealed = [answers[:] for answers in self.sealed]
        other.revealed = self.revealed
        other.real = self.real
        other.lamp = self.lamp
        other.points = self.points[:]
        return other

    def redeal(self, seat: int | None, rng: Random) -> LampState:
        other = self.clone()
        other.reseal(self, seat, other.veil(rng))
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), "lamp": self.lamp, "points": self.points[:], "rounds": self.rounds}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return [("numbers", self.points[seat])]


class Turn(Step[LampState]):
    """The first player turns the lamp, as often as he likes."""

    def options(self, s: LampState, seat: int) -> list[int]:
        return [LEFT, RIGHT]

    def take(self, s: LampState, seat: int, action: int) -> None:
        s.lamp = action
        s.tell("turned", seat, action)


class Whisper(Together[LampState]):
    """Everybody whispers two numbers, the smaller one first."""

    def owes(self, s: LampState, seat: int) -> bool:
        return len(s.sealed[seat]) < 2

    def options(self, s: LampState, seat: int) -> list[int]:
        given = s.sealed[seat]
        return list(range(given[0] + 1, NUMBER + NUMBERS)) if given else list(range(NUMBER, NUMBER + NUMBERS - 1))

    def open(self, s: LampState) -> None:
        for seat in self.seats:
            s.points[seat] += s.sealed[seat][1] - NUMBER
            s.tell("whispered", seat, s.sealed[seat][0] - NUMBER, s.sealed[seat][1] - NUMBER)
        s.next(Golem(AUTOMATIC))


class Golem(Step[LampState]):
    """At a table for one the golem throws a die. Then the next round begins."""

    def run(self, s: LampState) -> None:
        if s.seats == 1:
            s.points[1] += s.chance.below(NUMBERS)
            s.tell("threw", 1)
        s.rounds -= 1
        if s.rounds:
            s.then(Turn(0), Whisper(tuple(range(s.seats))))


class LampTalk(Talk[LampState]):
    texts = Path(__file__).with_name("toy.{}.ftl")
    told = MappingProxyType({"whispered": ("small", "large")})

    def player(self, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        return self.book.say(lang, "golem") if len(names) == 1 and seat == 1 else super().player(seat, lang, names)


class Lamps(SpokenGame[LampTalk]):
    name = "lamps"
    version = "1.0"
    seats = (1, 2, 3)
    options = (Option("rounds", range(1, 9), 2, "LAM-1"),)
    actions = ActionSpace([Verb("left", 0), Verb("right", 1), Verb("number", 2, "number", tuple("01234"))])

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__(pack)
        self.talk = LampTalk(self)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> LampState:
        s = LampState(seats, chance, int(options["rounds"]))
        s.then(Turn(0), Whisper(tuple(range(seats))))
        s.proceed()
        return s

    def own_pack(self) -> Pack:
        return Pack.of("own", {"game": "lamps"})

    def features(self, state: State, seat: int | None) -> list[int]:
        return [0]


@contextmanager
def on_the_shelf(lamps: type[Lamps] = Lamps) -> Iterator[None]:
    """While this lasts, the toy can be played like any other game."""
    shelf.put("lamps", lamps)
    try:
        yield
    finally:
        shelf._makers.pop("lamps")
