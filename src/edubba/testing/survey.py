"""Where a game hides something: positions in which somebody must not know it, and moves by which secrets change hands.

A survey plays a few games at a table and remembers, for every kind of secret, some of each. A check of arbitrary
positions would seldom meet a card that lies face down for one move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from edubba.kernel import State
from edubba.testing.play import BENT, CURIOUS, SEALED, SOAK, THOROUGH, Move, Player, Table, hidden, seldom

GAMES = 12 if SOAK else 4 if THOROUGH else 2  # that a survey plays
MORE = 4 * GAMES  # that it plays besides as long as it has seldom met some kind of secret of the game
SIGHTS = 60 if SOAK else 12  # positions for each kind of secret
OPEN = ""  # the kind of those in which more lies open than in any before
LOOKS = 12 if SOAK else 2  # for each who is asked, who waits, and spectators: those at which everything is looked at
STEPS = 12 if SOAK else 2  # moves of each kind


@dataclass
class Sight:
    """A position, and somebody who must not know something in it."""

    state: State
    eye: int | None


@dataclass
class Passage:
    """A move, and somebody who looks on and must not know secrets of these kinds."""

    state: State
    move: Move
    eye: int | None
    kinds: list[str]


@dataclass
class Survey:
    """Where to look at a table."""

    sights: dict[str, list[Sight]] = field(default_factory=dict)  # by the kind of secret
    passages: list[Passage] = field(default_factory=list)
    quiet: list[Passage] = field(default_factory=list)  # that bring nothing to light, while there is a secret


class Surveyor:
    """Plays games at a table, and chooses at random among what it meets."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.rng = Random(str(table))
        self.found = Survey()
        self.met: Counter[str] = Counter()
        self.moved: Counter[tuple[str, ...]] = Counter()
        self.filled: set[str] = set()

    def play(self, number: int) -> None:
        table, rng = self.table, self.rng
        player = Player(table.rules, rng, (BENT, CURIOUS)[number % 2])
        state = table.start(number)
        secrets = {eye: hidden(table, state, eye) for eye in table.eyes()}
        while not state.over:
            if number >= GAMES and rng.random() < 0.05:
                seldom(table, state, state.to_act[0])
            for eye in rng.sample(table.eyes(), 2):
                self.look(state, eye, secrets[eye])
            seat, action = player.choose(state)
            before = state.clone()
            state.apply(seat, action)
            after = {eye: hidden(table, state, eye) for eye in table.eyes()}
            kinds = {kind for eye in after for kind in after[eye] if after[eye][kind] != secrets[eye][kind]}
            for eye in dict.fromkeys((seat, rng.choice(table.eyes()))) if kinds else ():
                self.watch(before, (seat, action), eye, sorted(kinds))
            if state.news == before.news:
                self.listen(before, (seat, action), secrets)
            secrets = after

    def look(self, state: State, eye: int | None, secrets: dict[str, list[int]]) -> None:
        """Keep a position for each kind of secret, so that each that was met is as likely to stay."""
        for kind in [kind for kind, facts in secrets.items() if facts]:
            self.met[kind] += 1
            place = self.rng.randrange(self.met[kind])
            sights = self.found.sights.setdefault(kind, [])
            if len(sights) < SIGHTS:
                sights.append(Sight(state.clone(), eye))
            elif place < SIGHTS:
                sights[place] = Sight(state.clone(), eye)
        parts = set(filled(state.view(eye), ""))
        if not parts <= self.filled:
            self.filled |= parts
            self.found.sights.setdefault(OPEN, []).append(Sight(state.clone(), eye))

    def watch(self, before: State, move: Move, eye: int | None, kinds: list[str]) -> None:
        seat, action = move
        sort = (type(before.agenda[-1]).__name__, self.table.rules.actions.verb(action).name, str(eye == seat), *kinds)
        self.moved[sort] += 1
        if self.moved[sort] <= STEPS:
            self.found.passages.append(Passage(before, move, eye, kinds))

    def listen(self, before: State, move: Move, secrets: dict[int | None, dict[str, list[int]]]) -> None:
        """Keep some moves that bring nothing to light for each kind of secret and each question."""
        question = type(before.agenda[-1]).__name__
        for kind in secrets[None]:
            eyes = [eye for eye, facts in secrets.items() if facts[kind]]
            self.moved[kind, question] += bool(eyes)
            if eyes and self.moved[kind, question] <= STEPS:
                self.found.quiet.append(Passage(before, move, self.rng.choice(eyes), [kind]))


def filled(part: Any, path: str) -> Iterator[str]:
    """The parts of a view in which there is something."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from filled(value, f"{path}.{name}")
    elif isinstance(part, list):
        for value in part:
            yield from filled(value, path)
    elif part and part != -1:
        yield path


@cache
def survey(table: Table) -> Survey:
    """Some games at a table, and some more if something that the game could hide was seldom there."""
    surveyor = Surveyor(table)
    every = hidden(table, table.start(0), None).keys() - {SEALED}
    for number in range(GAMES + MORE):
        if number < GAMES or any(surveyor.met[kind] < SIGHTS for kind in every):
            surveyor.play(number)
    return surveyor.found


def looks(table: Table, kind: str) -> list[Sight]:
    """Some of the positions of a kind: for those who must decide, for those who wait, and for spectators."""
    sights = survey(table).sights[kind]
    if kind == OPEN:
        return sights
    asked = [one for one in sights if one.eye is not None and len(one.state.legal(one.eye)) > 1]
    waiting = [one for one in sights if one.eye is not None and one not in asked]
    spectators = [one for one in sights if one.eye is None]
    return [one for group in (asked, waiting, spectators) for one in group[:LOOKS]]
