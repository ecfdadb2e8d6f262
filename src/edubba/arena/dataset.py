"""Data sets of self-play: every decision that was a choice, as whoever took it saw it, and what came of it.

Game number `i` is `game.new(seats, seed=f"{seed}/{i}".encode(), options=options)`; its players have the dice of
`seed/i` too. So the same command writes the same file, whatever the number of workers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import IO, Any, Final

import msgspec

from edubba.arena.guard import Guarded
from edubba.arena.plan import game_with
from edubba.arena.players import Place, make
from edubba.arena.work import pool_of
from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.extras import brings
from edubba.kernel.game import Game
from edubba.kernel.option import Value
from edubba.kernel.rewards import REWARDS, rewards

FORMAT: Final = "edubba-dataset 1"
ENDINGS: Final = (".npz", ".jsonl")


class Wish(msgspec.Struct, frozen=True):
    """All that the games of a data set depend on."""

    game: str
    version: str
    data: str
    players: tuple[str, ...]  # by seat in the first game; from game to game they move on by one
    options: dict[str, Value]
    seed: int
    games: int
    explore: float  # how often dice decide instead, so that more of the game is seen
    limit: float
    pack: dict[str, Any] | None = None

    def load(self) -> Game:
        return game_with(self.game, self.data, self.pack)


class Position(msgspec.Struct):
    """A decision, and what the end brought to whoever took it."""

    game: int
    seat: int
    features: list[int]
    legal: list[int]
    action: int
    explored: bool  # dice took it
    score: int = 0
    win: float = 0.0
    rank: float = 0.0
    margin: float = 0.0


def play_one(wish: Wish, number: int) -> list[Position]:
    game = wish.load()
    seats = len(wish.players)
    state = game.new(seats, f"{wish.seed}/{number}".encode(), wish.options)
    dice = Random(f"{wish.seed}/{number}")
    guards = []
    for seat in range(seats):
        spec = wish.players[(seat + number) % seats]
        sits = Place(game=game, seats=seats, options=wish.options, seat=seat, seed=dice.getrandbits(32))
        guards.append(Guarded(spec, partial(make, spec, sits, wish.limit), dice.getrandbits(32), wish.limit))
    found = []
    try:
        while state.agenda:
            seat = state.next_seat()
            legal = state.legal(seat)
            explored = dice.random() < wish.explore
            action = legal[dice.randrange(len(legal))] if explored else guards[seat].choose(state, seat)
            if len(legal) > 1:
                numbers = [int(one) for one in game.features(state, seat)]
                found.append(
                    Position(
                        game=number, seat=seat, features=numbers, legal=sorted(legal), action=action, explored=explored
                    )
                )
            state.advance(seat, action)
    finally:
        for one in guards:
            one.close()
    worth = {kind: rewards(state, kind) for kind in REWARDS}
    scores = state.scores()
    for position in found:
        position.score = scores[position.seat]
        position.win, position.rank, position.margin = (worth[kind][position.seat] for kind in REWARDS)
    return found


def play_packed(packed: bytes, number: int) -> bytes:
    return msgspec.json.encode(play_one(msgspec.json.decode(packed, type=Wish), number))


def play_all(wish: Wish, workers: int = 0) -> Iterator[list[Position]]:
    """Game by game, in their order. workers=0: in this very process."""
    if not workers:
        for number in range(wish.games):
            yield play_one(wish, number)
        return
    with pool_of(min(workers, wish.games)) as pool:
        for packed in pool.map(partial(play_packed, msgspec.json.encode(wish)), range(wish.games)):
            yield msgspec.json.decode(packed, type=list[Position])


def head(wish: Wish) -> dict[str, Any]:
    """What stands before the positions: how they came about, and what their numbers are called."""
    game = wish.load()
    told = msgspec.to_builtins(wish)
    del told["pack"]
    names = {"features": game.feature_names(), "actions": [game.notation(one) for one in range(game.num_actions)]}
    return {"format": FORMAT, **told, **names}


def check_target(path: Path) -> None:
    """Say before the first game what a file needs that is to be written."""
    if path.suffix not in ENDINGS:
        sentence = "{path} must end with {endings}, so that it is clear what to write"
        raise EdubbaError(Told("dataset-ending", sentence, path=str(path), endings=" or ".join(ENDINGS)))
    if path.suffix == ".npz":
        with brings("envs", "numpy"):
            import numpy  # noqa: F401 - only whether it is there


def write(wish: Wish, games: Iterable[list[Position]], file: IO[bytes], ending: str) -> int:
    """Write all positions; returns how many there were."""
    if ending == ".npz":
        return write_arrays(wish, [position for played in games for position in played], file)
    count = 0
    file.write(msgspec.json.encode(head(wish)) + b"\n")
    for played in games:
        for position in played:
            file.write(msgspec.json.encode(position) + b"\n")
        count += len(played)
    return count


def write_arrays(wish: Wish, positions: Sequence[Position], file: IO[bytes]) -> int:
    """The same as arrays with a row for each position, and `about`, the head as JSON."""
    import numpy as np

    told = head(wish)
    mask = np.zeros((len(positions), len(told["actions"])), np.bool_)
    for row, position in enumerate(positions):
        mask[row, position.legal] = True
    wide = (len(positions), len(told["features"]))
    arrays: dict[str, Any] = {
        "features": np.array([one.features for one in positions], np.int16).reshape(wide),
        "mask": mask,
        "action": np.array([one.action for one in positions], np.int16),
        "game": np.array([one.game for one in positions], np.int32),
        "seat": np.array([one.seat for one in positions], np.int8),
        "explored": np.array([one.explored for one in positions], np.bool_),
        "score": np.array([one.score for one in positions], np.int32),
        "win": np.array([one.win for one in positions], np.float32),
        "rank": np.array([one.rank for one in positions], np.float32),
        "margin": np.array([one.margin for one in positions], np.float32),
        "about": np.array(msgspec.json.encode(told).decode()),
    }
    np.savez_compressed(file, **arrays)
    return len(positions)
