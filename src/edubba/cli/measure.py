"""How fast Edubba is here: the measuring behind `edubba bench` and `benchmarks/`.

A **job** does some work and says how much; a **preparation** makes the job of a seed. Only jobs are timed. A subject
(a game at a number of seats) has one preparation per measure:

- `playout`: decisions of a random game, played inside the engine;
- `loop`: the same, but Python asks for the legal actions, picks one and applies it;
- `clone`: copies of a position from the middle of a game;
- `replay`: whole random games replayed from their records;
- `search`: iterations of the searching player, from the middle of a game;
- `greedy`: decisions of greedy players, from the middle of a game;
- `features`: positions from the middle of a game, for two where it is a solo game, turned into numbers for learning.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import edubba
from edubba import bots, kernel
from edubba.kernel import Game, State
from edubba.kernel import state as state_module

Job = Callable[[], int]
Prepare = Callable[[int], Job]
Subject = dict[str, Prepare]

MEASURES: Final = ("playout", "loop", "clone", "replay", "search", "greedy", "features")
COPIES: Final = 1000
REPLAYS: Final = 3
ITERATIONS: Final = 40
GREEDY_DECISIONS: Final = 4
TO_THE_END: Final = -1


class Sample(NamedTuple):
    """What one stretch of measuring saw: how much was done, in how many jobs and how many seconds of the processor."""

    done: int
    jobs: int
    seconds: float

    @property
    def rate(self) -> float:
        """How much per second."""
        return self.done / self.seconds

    @property
    def cost(self) -> float:
        """Seconds for one."""
        return self.seconds / self.done


def stretch(prepare: Prepare, seconds: float, seed: int) -> Sample:
    """Do the jobs of `seed`, `seed + 1`, ... until they have taken so many seconds.

    Seconds of the processor, not of the clock on the wall: whatever else the machine does meanwhile is not ours.
    """
    done = jobs = 0
    spent = 0.0
    while spent < seconds:
        job = prepare(seed + jobs)
        start = time.process_time()
        done += job()
        spent += time.process_time() - start
        jobs += 1
    return Sample(done, jobs, spent)


def copies(copy: Callable[[], object]) -> Job:
    """The job of copying one position again and again."""

    def job() -> int:
        for _ in range(COPIES):
            copy()
        return COPIES

    return job


# --- Edubba -----------------------------------------------------------------------------------------------------


def build() -> str:
    """Which Edubba this is: its version, and whether its rules run compiled or as plain Python."""
    pure = str(state_module.__file__).endswith(".py")
    return f"{edubba.__version__} {'pure' if pure else 'compiled'}"


def subjects() -> dict[str, Subject]:
    """Every game at its smallest and largest number of seats, as "uruk 2", "uruk 4"."""
    return {
        f"{name} {seats}": subject(game, seats)
        for name, game in edubba.catalogue().items()
        for seats in sorted({min(game.seats), max(game.seats)})
    }


def subject(game: Game, seats: int) -> Subject:
    """All that is measured of a game at a number of seats."""

    def playout(seed: int) -> Job:
        state, rng = game.new(seats, seed), Random(seed)
        return lambda: kernel.playout(state, rng)

    def loop(seed: int) -> Job:
        state, rng = game.new(seats, seed), Random(seed)
        return lambda: play(state, rng)

    def clone(seed: int) -> Job:
        return copies(middle(game, seats, seed).clone)

    def replay(seed: int) -> Job:
        record = random_record(game, seats, seed)

        def job() -> int:
            for _ in range(REPLAYS):
                record.replay()
            return REPLAYS

        return job

    def search(seed: int) -> Job:
        state = crossroads(game, seats, seed)
        bot = bots.make("search", game, seed, iterations=ITERATIONS)

        def job() -> int:
            ask(bot, state)
            return ITERATIONS

        return job

    def greedy(seed: int) -> Job:
        state = middle(game, seats, seed)
        bot = bots.make("greedy", game, seed)

        def job() -> int:
            done = 0
            while done < GREEDY_DECISIONS and not state.over:
                state.apply(state.to_act[0], ask(bot, state))
                done += 1
            return done

        return job

    def features(seed: int) -> Job:
        more = seats == 1 and 2 in game.seats  # alone there is little to tell
        state = middle(game, 2 if more else seats, seed)
        return lambda: len(game.features_of_all([state] * COPIES, [0] * COPIES)) // len(game.feature_names())

    return dict(zip(MEASURES, (playout, loop, clone, replay, search, greedy, features), strict=True))


def play(state: State, rng: Random, decisions: int = TO_THE_END) -> int:
    """Random play through the front door: ask who is to act, list what is legal, pick, apply."""
    legal, apply, choice, done = state.legal, state.apply, rng.choice, 0
    while done != decisions and (seats := state.to_act):
        apply(seats[0], choice(legal(seats[0])))
        done += 1
    return done


def middle(game: Game, seats: int, seed: int) -> State:
    """The position half-way through a random game."""
    whole = play(game.new(seats, seed), Random(seed))
    state = game.new(seats, seed)
    play(state, Random(seed), whole // 2)
    return state


def crossroads(game: Game, seats: int, seed: int) -> State:
    """A position soon after the middle of a game where somebody really has a choice: bots do not think without one."""
    state, rng = middle(game, seats, seed), Random(seed)
    while len(state.legal(state.to_act[0])) == 1:
        play(state, rng, 1)
    return state


def ask(bot: bots.Bot, state: State) -> int:
    """What a bot answers for the seat that is to act."""
    seat = state.to_act[0]
    return bot.choose(lambda rng: state.redeal(seat, rng), seat, state.legal(seat))


def random_record(game: Game, seats: int, seed: int) -> kernel.Record:
    """The record of a whole random game."""
    record, rng = kernel.Record.begin(game, seats, seed), Random(seed)
    state = record.start()
    while not state.over:
        seat = state.to_act[0]
        record.play(state, seat, rng.choice(state.legal(seat)))
    return record
