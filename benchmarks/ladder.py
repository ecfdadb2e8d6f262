"""Is each level stronger than the one below? Mirrored games, told with Wilson's 95 % interval, until it is clear.

    python -m benchmarks.ladder                           the whole table, the cheapest pairs first
    python -m benchmarks.ladder --game uruk --pair sage greedy --seats 3
    python -m benchmarks.ladder --game wayfarers --pair sage automaton:AI2
    python -m benchmarks.ladder --table                   what is known so far, as it stands in docs/bots.md

Every game is a line of JSON in `--out`, and is never played twice: stop it whenever you like, and start it again. It
names the marks of both players, and counts only as long as they are what they were: same style, same worths. A pair
ends after `--least` games as soon as the interval is on one side of its bar, after `--most` in any case. Players have
no limit of time, so the results are the same on any machine; run it with `nice -n 19` and PYTHONPATH=.build/compiled.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import edubba
from edubba import bots
from edubba.arena.players import mark
from edubba.bots.match import Tally, play
from edubba.kernel import Game

HERE = Path(__file__).resolve().parent
AUTOMATON = "automaton"
KINDS = {"tabannusi": "king", "wayfarers": "ai_board"}  # the option that chooses among several automata
FIRST_SEED = 5_000_000  # no training and no tuning has met these
CLEAR = 0.5  # the interval of a level against the one below is to be above this


class Pair(NamedTuple):
    """Who plays whom, and the share of games that is to be won."""

    game: str
    seats: int
    one: str
    other: str
    bar: float

    def told(self) -> str:
        return f"{self.game} {self.seats}: {self.one} v {self.other}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description=__doc__)
    parser.add_argument("--game", choices=sorted(edubba.catalogue()), help="one game only")
    parser.add_argument(
        "--pair", nargs=2, metavar=("ONE", "OTHER"), help="levels, random, greedy, search:200, automaton"
    )
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bar", type=float, default=CLEAR, help="of a pair that is named")
    parser.add_argument("--least", type=int, default=60, help="games of a pair")
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--out", type=Path, default=HERE / "results" / "ladder.jsonl", metavar="FILE")
    parser.add_argument("--table", action="store_true", help="only tell what is known")
    asked = parser.parse_args()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    known = read(asked.out, current)
    games = [asked.game] if asked.game else sorted(edubba.catalogue())
    if asked.table:
        print("\n".join(table(known)))
        return 0
    if asked.pair:
        seats = 1 if asked.pair[1].startswith(AUTOMATON) else asked.seats
        one, other = asked.pair
        pairs = [Pair(game, seats, one, other, asked.bar) for game in games]
    else:
        pairs = [pair for game in games for pair in whole(game)]
    with asked.out.open("a", encoding="utf-8") as out:
        for pair in pairs:
            rows = known.setdefault(pair[:4], [])
            for row in run(pair, rows, asked.least, asked.most):
                rows.append(row)
                out.write(json.dumps(row) + "\n")
                out.flush()
            print(verdict(pair, rows), flush=True)
    return 0


def whole(name: str) -> list[Pair]:
    """All pairs of a game that the bars are about."""
    game = edubba.load(name)
    levels = bots.levels()
    found = [Pair(name, 2, one, other, CLEAR) for other, one in pairwise(levels)]
    found += [Pair(name, 2, levels[-1], other, bar) for other, bar in (("random", 0.99), ("greedy", 0.85))]
    found.append(Pair(name, 2, levels[-1], "search:200", 0.8))
    if 1 in game.seats:
        for level, bar in ((levels[2], 0.5), (levels[-1], 0.7)):
            found += [Pair(name, 1, level, one, bar) for one in automata(game)]
    return [*found, *[Pair(name, seats, levels[-1], levels[-2], 1 / seats) for seats in game.seats if seats > 2]]


def automata(game: Game) -> list[str]:
    """Who plays against somebody alone: "automaton", or each of several as "automaton:AI2"."""
    for option in game.options:
        if option.name == KINDS.get(game.name):
            return [f"{AUTOMATON}:{value}" for value in option.values if value != option.default]
    return [AUTOMATON]


def run(pair: Pair, rows: list[dict[str, Any]], least: int, most: int) -> Iterator[dict[str, Any]]:
    """The games that are still to be played until the matter is clear."""
    game = edubba.load(pair.game)
    done = {(row["seed"], row["seat"]) for row in rows}
    tally = counted(rows)
    seed = FIRST_SEED
    while tally.games < most:
        low, high = tally.interval()
        if tally.games >= least and tally.games % pair.seats == 0 and not low <= pair.bar <= high:
            return
        for seat in range(pair.seats):
            if (seed, seat) not in done:
                row = one_game(game, pair, seed, seat)
                yield row
                add(tally, row)
        seed += 1


def one_game(game: Game, pair: Pair, seed: int, mine: int) -> dict[str, Any]:
    names = [pair.one if seat == mine else pair.other for seat in range(pair.seats)]
    began = time.process_time()
    players = [player(name, game, 16 * seed + seat) for seat, name in enumerate(names)]
    rival, _, kind = pair.other.partition(":")
    options = {KINDS[game.name]: kind} if rival == AUTOMATON and kind else None
    state = play(game, players, seed, options)
    tally = Tally()
    tally.add(state, mine)
    return {
        "marks": marks(game, pair),
        "game": pair.game,
        "seats": pair.seats,
        "one": pair.one,
        "other": pair.other,
        "seed": seed,
        "seat": mine,
        "win": tally.wins,
        "points": tally.points,
        "best_other": tally.best_other,
        "cpu": round(time.process_time() - began, 2),
    }


def player(name: str, game: Game, seed: int) -> bots.Bot:
    """A player by its name; "search:200" is the searching reference with so many iterations."""
    kind, _, number = name.partition(":")
    if kind in bots.levels():
        return bots.make(kind, game, seed, seconds=math.inf)
    return partial(bots.make, kind, game, seed)(**({"iterations": int(number)} if number else {}))


def marks(game: Game, pair: Pair) -> list[str]:
    """What the strength of both players rests on, in short."""
    return [mark(game, name, pair.seats) for name in (pair.one, pair.other)]


def current(row: dict[str, Any]) -> bool:
    """True if this game was between the players of today."""
    pair = Pair(row["game"], row["seats"], row["one"], row["other"], CLEAR)
    found: bool = row.get("marks") == marks(edubba.load(row["game"]), pair)
    return found


def counted(rows: list[dict[str, Any]]) -> Tally:
    tally = Tally()
    for row in rows:
        add(tally, row)
    return tally


def add(tally: Tally, row: dict[str, Any]) -> None:
    tally.games += 1
    tally.wins += row["win"]
    tally.points += row["points"]
    tally.best_other += row["best_other"]


def verdict(pair: Pair, rows: list[dict[str, Any]]) -> str:
    tally = counted(rows)
    low, high = tally.interval()
    sure = "above" if low > pair.bar else "below" if high < pair.bar else "around"
    return f"{pair.told()}: {tally.rate:.0%} [{low:.0%}, {high:.0%}] of {tally.games}, {sure} {pair.bar:.0%}"


def table(known: dict[tuple[str, int, str, str], list[dict[str, Any]]]) -> list[str]:
    """All that was measured, as lines of Markdown."""
    lines = [
        "| game | seats | who | against | won | 95 % | games | points | CPU a game |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for (game, seats, one, other), rows in sorted(known.items()):
        tally = counted(rows)
        low, high = tally.interval()
        points = f"{tally.points / tally.games:.0f} : {tally.best_other / tally.games:.0f}"
        cpu = sum(row["cpu"] for row in rows) / len(rows)
        told = f"{tally.rate:.0%} | {low:.0%} to {high:.0%} | {tally.games} | {points} | {cpu:.1f} s"
        lines.append(f"| {game} | {seats} | {one} | {other} | {told} |")
    return lines


def read(file: Path, counts: Callable[[dict[str, Any]], bool]) -> dict[tuple[str, int, str, str], list[dict[str, Any]]]:
    known: dict[tuple[str, int, str, str], list[dict[str, Any]]] = {}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            if not counts(row):
                continue
            known.setdefault((row["game"], row["seats"], row["one"], row["other"]), []).append(row)
    return known


if __name__ == "__main__":
    sys.exit(main())
