"""Is the coach's advice good? In positions from games of scribes, its first move against the one that was played.

    python -m benchmarks.coach                         200 positions of every game
    python -m benchmarks.coach --game uruk --most 40
    python -m benchmarks.coach --table                 what is known so far

From each position both moves are played out by masters on all sides, who draw the same numbers and meet the same dice.
Only positions where the coach would have moved otherwise tell anything, so it is these that are counted. A pair is
decided where one of the two moves has won and the other has not; told is the share of decided pairs that the coach has
won, with Wilson's 95 % interval. Every position is a line of JSON in `--out` and is never played twice: stop it
whenever you like, and start it again, with `nice -n 19` and PYTHONPATH=.build/compiled.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import edubba
from edubba import bots
from edubba.bots.match import Seen, Tally
from edubba.kernel import Game, State

HERE = Path(__file__).resolve().parent
FIRST_SEED = 6_000_000  # no training and no tuning has met these
SEATS = 2
TRIES = 12  # positions of a game at which the coach is asked, until it disagrees


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.coach", description=__doc__)
    parser.add_argument("--game", choices=sorted(edubba.catalogue()), help="one game only")
    parser.add_argument("--most", type=int, default=200, help="positions of a game")
    parser.add_argument("--out", type=Path, default=HERE / "results" / "coach.jsonl", metavar="FILE")
    parser.add_argument("--table", action="store_true", help="only tell what is known")
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    names = [asked.game] if asked.game else sorted(edubba.catalogue())
    known = read(asked.out)
    if not asked.table:
        for name in names:
            seed = max((one["seed"] for one in known if one["game"] == name), default=FIRST_SEED - 1)
            while sum(one["game"] == name and one["found"] for one in known) < asked.most:
                seed += 1
                known.append(compared(edubba.load(name), seed))
                with asked.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(known[-1]) + "\n")
    print("\n".join(told(known, names)))
    return 0


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def compared(game: Game, seed: int) -> dict[str, Any]:
    """One position of a game, and which of both moves has won there. Equal seeds tell the same."""
    for state, seat, move in positions(game, seed):
        sample, legal = Seen(state, seat).sample, state.legal(seat)
        advised = bots.Coach(game, seed).counsel(sample, seat, legal).ideas[0].actions[0]
        if advised != move:
            coach, player = (wins(game, state, seat, one, seed) for one in (advised, move))
            return {"game": game.name, "seed": seed, "found": True, "coach": coach, "player": player}
    return {"game": game.name, "seed": seed, "found": False, "coach": 0.0, "player": 0.0}


def positions(game: Game, seed: int) -> Iterator[tuple[State, int, int]]:
    """Some moments of a game between scribes, with what they did."""
    players = [bots.make("scribe", game, seed * 16 + seat) for seat in range(SEATS)]
    state, moments = game.new(SEATS, seed), list[tuple[State, int, int]]()
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        move = players[seat].choose(Seen(state, seat).sample, seat, legal)
        if len(legal) > 1:
            moments.append((state.clone(), seat, move))
        state.apply(seat, move)
    yield from Random(seed).sample(moments, min(TRIES, len(moments)))


def wins(game: Game, before: State, seat: int, move: int, seed: int) -> float:
    """Whether somebody wins with this move; a victory that is shared counts as a part of one."""
    state = before.clone()
    state.apply(seat, move)
    players = [bots.make("master", game, seed * 16 + place, seconds=1e9) for place in range(SEATS)]
    while not state.over:
        turn = state.to_act[0]
        state.apply(turn, players[turn].choose(Seen(state, turn).sample, turn, state.legal(turn)))
    best = state.ranking()[0]
    return 1.0 / len(best) if seat in best else 0.0


def told(known: list[dict[str, Any]], names: list[str]) -> Iterator[str]:
    yield "| | positions | the coach's move has won | the move played has won | of decided pairs the coach won |"
    yield "|---|---|---|---|---|"
    for name in names:
        found = [one for one in known if one["game"] == name and one["found"]]
        if not found:
            continue
        decided = Tally()
        for one in found:
            decided.games += one["coach"] != one["player"]
            decided.wins += one["coach"] > one["player"]
        low, high = decided.interval()
        coach, player = (sum(one[who] for one in found) / len(found) for who in ("coach", "player"))
        share = f"{decided.wins:.0f} of {decided.games} [{low:.0%}, {high:.0%}]"
        yield f"| {edubba.load(name).name} | {len(found)} | {coach:.0%} | {player:.0%} | {share} |"


if __name__ == "__main__":
    raise SystemExit(main())
