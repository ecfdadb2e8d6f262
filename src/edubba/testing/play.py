"""Whole games by the public API alone, of every game under test, at every seat count and with every option."""

from __future__ import annotations

import importlib
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import Phase, settings
from hypothesis import strategies as st

import edubba
from edubba.kernel import Chance, Fix, Game, Option, Record, State, Together
from edubba.kernel.chance import dice_key, secret_of
from edubba.kernel.option import Value

SOAK = os.environ.get("EDUBBA_SOAK") == "1"
THOROUGH = SOAK or os.environ.get("EDUBBA_SLOW") == "1"  # what takes minutes
BRIEF = os.environ.get("EDUBBA_BRIEF") == "1"  # another run, on the compiled package, goes into all of it

# How to choose among legal actions: any; rather what was seldom done in this game; rather what was often done; or with
# the bent that a game brings to meet those of its rules that are otherwise out of reach.
ANY, CURIOUS, STUBBORN, BENT = STYLES = ("any", "curious", "stubborn", "bent")

# In which of these styles a test plays that takes each in turn.
IN_TURN = STYLES if SOAK else (CURIOUS,) if BRIEF else (CURIOUS, BENT)

Move = tuple[int, int]

SEALED = "sealed answers"  # what every game may hide


def examples(count: int) -> settings:
    """So many examples; twenty times as many when there is time to soak, a quarter where they are seen again.

    A game is told by its seed: there is nothing to shrink, and trying would take minutes.
    """
    wanted = count * 20 if SOAK else max(count // 4, 3) if BRIEF else count
    return settings(max_examples=wanted, phases=[Phase.explicit, Phase.reuse, Phase.generate])


@dataclass(frozen=True)
class Table:
    """A game that is about to be played, in a form that a failed test can print."""

    game: str
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    version: str | None = None  # of the rules; None: the newest

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        version = [] if self.version is None else [self.version]
        options = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game, *version, str(self.seats), *options])

    @property
    def rules(self) -> Game:
        return edubba.load(self.game)

    def start(self, seed: int) -> State:
        return self.rules.new(seats=self.seats, seed=seed, options=self.options, version=self.version)

    def record(self, seed: int) -> Record:
        """A record of the game that `start` begins."""
        return Record.begin(self.rules, self.seats, seed, self.options, version=self.version)

    def without(self, fix: Fix, seed: int | bytes) -> State:
        """The same game with one rule as it was before it was mended."""
        game, chance = self.rules, Chance(dice_key(secret_of(seed)))
        agreed = game.agree(self.seats, self.options, self.version)
        return game.deal(self.seats, agreed | game.settled(self.version) | {fix.name: False}, chance)

    def eyes(self) -> list[int | None]:
        """Everybody who may look at this table: the seats, and a spectator."""
        return [*range(self.seats), None]


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    table: Table
    seed: int
    moves: list[Move]

    def at(self, moments: Iterable[int]) -> Iterator[tuple[int, State]]:
        """The positions after so many moves: one and the same object, which goes on from one to the next."""
        state = self.table.start(self.seed)
        done = 0
        for moment in sorted(moments):
            for seat, action in self.moves[done:moment]:
                state.apply(seat, action)
            done = moment
            yield moment, state


class Player:
    """Plays all seats of a game at random, in its style."""

    def __init__(self, game: Game, rng: Random, style: str) -> None:
        self.game = game
        self.rng = rng
        self.style = style
        self.taken: Counter[int] = Counter()

    def choose(self, state: State) -> Move:
        """Any seat that is asked, and something that it may do."""
        seat = self.rng.choice(state.to_act)
        legal = sorted(state.legal(seat))  # the game must not depend on the order of a list
        action = self.rng.choices(legal, [self.weight(action) for action in legal])[0]
        self.taken[action] += 1
        return seat, action

    def weight(self, action: int) -> float:
        if self.style == CURIOUS:
            return 1 / float(1 + self.taken[action]) ** 2
        if self.style == STUBBORN:
            return 1.0 + self.taken[action]
        if self.style == BENT:
            bent: dict[str, float] = invariants(self.game.name).BENT
            return bent.get(self.game.actions.verb(action).name, 1.0)
        aim = aims(self.game.name).get(self.style, {})
        return aim.get(self.game.notation(action), aim.get(self.game.actions.verb(action).name, 1.0)) if aim else 1.0


def play_on(table: Table, state: State, seed: int, style: str) -> Iterator[Move]:
    """Play to the end; each move is given out after it was applied."""
    player = Player(table.rules, Random(seed), style)
    while not state.over:
        seat, action = player.choose(state)
        state.apply(seat, action)
        yield seat, action


def play(table: Table, seed: int, style: str) -> Played:
    return Played(table, seed, list(play_on(table, table.start(seed), seed, style)))


def alike(one: State, other: State, moves: Iterable[Move]) -> bool:
    """True if these moves lead through the same questions and scores from both positions, to what looks the same."""
    if one.view(None) != other.view(None):
        return False
    for seat, action in moves:
        if one.to_act != other.to_act or sorted(one.legal(seat)) != sorted(other.legal(seat)):
            return False
        one.apply(seat, action)
        other.apply(seat, action)
        if one.scores() != other.scores() or one.ranking() != other.ranking():
            return False
    return one.over == other.over and one.view(None) == other.view(None)


# --- which games ---------------------------------------------------------------------------------------------------

_held: dict[str, str] = {}
_records: list[Path] = []


def hold(games: Mapping[str, str], records: Path | None = None) -> None:
    """Say which games are under test, and for each the module of its invariants. A `conftest.py` does so, before any
    module of tests is read. If there are golden games, `records` is the folder with a folder for each game."""
    _held.clear()
    _held.update(games)
    _records[:] = [records] if records is not None else []


def held() -> dict[str, Game]:
    """The games under test, by name."""
    assert _held, "no game is under test: conftest.py must say edubba.testing.hold({name: module of its invariants})"
    return {name: edubba.load(name) for name in sorted(_held)}


def golden(game: str) -> list[Record]:
    """The golden games of a game."""
    return [Record.load(file) for folder in _records for file in sorted((folder / game).rglob("*.json"))]


# --- which tables ---------------------------------------------------------------------------------------------------


def worth_trying(option: Option) -> list[Value]:
    """All values of an option; of a long range the ends and the default."""
    if isinstance(option.values, range):
        return sorted({option.values[0], option.values[-1], int(option.default)})
    return list(option.values)


def covering_tables() -> list[Table]:
    """Tables of every game to play at: all of them, or in a brief run those with the usual options and newest rules."""
    return [table for table in every_table() if not (BRIEF and (table.options or table.version))]


def every_table() -> list[Table]:
    """Every game at every seat count, by the rules of earlier versions at the largest one (with EDUBBA_SLOW=1
    at every one), and every value of every option at some count."""
    found = []
    for name, game in held().items():
        found += [Table(name, seats) for seats in game.seats]
        before = game.seats if THOROUGH else game.seats[-1:]
        found += [Table(name, seats, version=version) for version in game.earlier for seats in before]
        turn = 0
        for option in game.options:
            for value in worth_trying(option):
                if value != option.default:
                    counts = option.seats or game.seats
                    found.append(Table(name, counts[turn % len(counts)], {option.name: value}))
                    turn += 1
    return found


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any game, seat count, version and mixture of options."""
    game = edubba.load(draw(st.sampled_from(sorted(held()))))
    seats = draw(st.sampled_from(game.seats))
    version = draw(st.sampled_from((None, *game.earlier)))
    options: dict[str, Value] = {}
    for option in game.options_of(version):
        if option.seats is None or seats in option.seats:
            value = draw(st.sampled_from(sorted(worth_trying(option), key=lambda one: one != option.default)))
            if value != option.default:
                options[option.name] = value
    return Table(game.name, seats, options, version)


seeds = st.integers(0, 2**32 - 1)
styles = st.sampled_from(STYLES)


def moments(played: Played, most: int) -> st.SearchStrategy[set[int]]:
    """Some moments of a game, its beginning and its end included."""
    return st.sets(st.integers(0, len(played.moves)), min_size=1, max_size=most)


# --- what a game brings to be tested with ---------------------------------------------------------------------------


def invariants(game: str) -> Any:
    """The module of a game's invariants: `check(state)`; `hidden(state, seat)`, by kind what this seat cannot know; and
    `BENT`, weights of verbs. What else it may say: `besides`, `seldom`, `recall`.

    `hidden` always names every kind of secret that the game has at this number of seats. What there is of a kind is a
    list of ints, empty if there is nothing, and of the same shape in all positions that the seat cannot tell apart:
    each place of the list is a fact (this card lies there, so many of them are in that hand), however it is stored.
    """
    return importlib.import_module(_held[game])


def besides(game: str, name: str, usual: Any) -> Any:
    """What a game's invariants say besides: `RARE`, questions and events that random games hardly meet; `ALIKE`,
    questions some of whose answers sound alike; `BRIEF_GESTURES`, True if gestures leave out what makes no difference;
    `STOPS`, questions where to stop is as good as to go on; `CAN_WAIT`, verbs of what can be done later as well;
    `GOLDEN`, options that keep golden games short; `AIMS`, for fixes that hardly ever count, weights of actions and
    verbs that lead there: each is a style with the name of the fix."""
    return getattr(invariants(game), name, usual)


def aims(game: str) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = besides(game, "AIMS", {})
    return found


def seldom(table: Table, state: State, seat: int) -> None:
    """Where a game has secrets that random games hardly ever meet, its `seldom(state, seat)` brings them about."""
    bring = getattr(invariants(table.game), "seldom", None)
    if bring is not None:
        bring(state, seat)


def recall(table: Table, before: State, after: State, seat: int) -> list[int]:
    """What a seat can still tell of what it saw before a move, where a game says so in `recall(before, after, seat)`.

    Needed only for what comes along with something new, such as hands that change places: otherwise the shared
    properties find out by themselves what must not be forgotten.
    """
    ask = getattr(invariants(table.game), "recall", None)
    found: list[int] = [] if ask is None else ask(before, after, seat)
    return found


def check(table: Table) -> Callable[[State], None]:
    found: Callable[[State], None] = invariants(table.game).check
    return found


def hidden(table: Table, state: State, seat: int | None) -> dict[str, list[int]]:
    """What the game hides from this seat, and what every game hides: what others have sealed."""
    found: dict[str, list[int]] = invariants(table.game).hidden(state, seat)
    return found | {SEALED: sealed(state, seat)}


def sealed(state: State, seat: int | None) -> list[int]:
    """What each of the others has sealed, as one number. Nobody can tell if one who is not done has begun."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Together):
        return []
    done = [one for one in top.seats if one != seat and not top.owes(state, one)]
    return [int("".join(f"{answer:06}" for answer in [1, *state.sealed[one]])) for one in done]
