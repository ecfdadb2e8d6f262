"""Does who is told to win in seven of ten games win in seven of ten? Foretold chances beside what became of them.

    python -m benchmarks.calibration                      play what is missing, then tell ten bins for each game
    python -m benchmarks.calibration --game uruk --seats 3 --games 40
    python -m benchmarks.calibration --table              what is known so far, as it stands in docs/bots.md
    python -m benchmarks.calibration --table --plot docs/images/calibration.svg
    python -m benchmarks.calibration --fit                the spreads that would have foretold these games best

Scribes play one another, and when a turn begins it is noted by how much everybody is ahead and how much of the game is
left. Chances are computed from that when they are asked for, so another spread needs no other games. Every game is a
line of JSON in `--out`, and is never played twice.
"""

import argparse
import json
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import edubba
from edubba import bots
from edubba.bots.coach import shares
from edubba.bots.match import Seen
from edubba.bots.replies import outlook
from edubba.bots.weights import judge, mark
from edubba.kernel import Game
from edubba.kernel.advice import Advice, widened_by

HERE = Path(__file__).resolve().parent
FIRST_SEED = 6_000_000  # no training, no ladder has met these
LEVEL = "scribe"
BINS = 10
SIDE = 190  # of a panel of the plot
GAP = 24
LASTS = [round(0.5 * 1.3**step, 1) for step in range(17)]  # to 33 points
FIRSTS = [round(1.2**step, 1) for step in range(27)]  # to 114


class Moment(NamedTuple):
    """The beginning of a turn: how much of the game was left, how far everybody was ahead, and who won."""

    time: float
    leads: list[float]
    won: list[float]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.calibration", description=__doc__)
    parser.add_argument("--game", choices=sorted(edubba.catalogue()), help="one game only")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--out", type=Path, default=HERE / "results" / "calibration.jsonl", metavar="FILE")
    parser.add_argument("--table", action="store_true", help="only tell what is known")
    parser.add_argument("--fit", action="store_true", help="find the best spreads for what is known")
    parser.add_argument("--plot", type=Path, help="draw what is known, as an SVG", metavar="FILE")
    asked = parser.parse_args()
    known = read(asked.out)
    panels: list[tuple[str, list[Bin]]] = []
    for name in [asked.game] if asked.game else sorted(edubba.catalogue()):
        game = edubba.load(name)
        rows = [row for row in known if (row["game"], row["seats"]) == (name, asked.seats)]
        rows = [row for row in rows if row["weights"] == mark(game, asked.seats)]
        if not (asked.table or asked.fit):
            with asked.out.open("a", encoding="utf-8") as out:
                for seed in range(FIRST_SEED, FIRST_SEED + asked.games):
                    if all(row["seed"] != seed for row in rows):
                        rows.append(one_game(game, asked.seats, seed))
                        out.write(json.dumps(rows[-1]) + "\n")
                        out.flush()
        if rows:
            moments = list(moments_of(rows))
            bins = bins_of(judge(game), moments)
            panels.append((game.name.capitalize(), bins))
            print("\n".join(table(name, bins, len(rows))), flush=True)
            if asked.fit:
                print("last {:.1f}, first {:.1f}: error {:.4f}".format(*fit(moments)), flush=True)
    if asked.plot:
        asked.plot.write_text(plot(panels), encoding="utf-8")
    return 0


def one_game(game: Game, seats: int, seed: int) -> dict[str, Any]:
    """A game between equals, and how it looked to somebody who looks on whenever a turn began."""
    players = [bots.make(LEVEL, game, 16 * seed + seat, seconds=math.inf) for seat in range(seats)]
    advice = judge(game)
    state = game.new(seats, seed)
    turns: list[list[float]] = []
    turn = -2
    while state.agenda:
        now = advice.turn(state)
        if now != turn and advice.quiet(state):
            turn = now
            leads = [outlook(advice, state, place) for place in range(state.places())]
            turns.append([round(number, 3) for number in (advice.time(state), *leads)])
        seat = state.next_seat()
        state.advance(seat, players[seat].choose(Seen(state, seat).sample, seat, state.legal(seat)))
    winners = state.ranking()[0]
    won = [1.0 / len(winners) if place in winners else 0.0 for place in range(state.places())]
    return {"game": game.name, "seats": seats, "seed": seed, "weights": mark(game, seats), "turns": turns, "won": won}


def moments_of(rows: list[dict[str, Any]]) -> Iterator[Moment]:
    for row in rows:
        for time, *leads in row["turns"]:
            yield Moment(time, leads, row["won"])


class Bin(NamedTuple):
    """What was foretold of moments that looked alike, what came true of it, and how many moments there were."""

    said: float
    true: float
    moments: int


def bins_of(advice: Advice, moments: list[Moment]) -> list[Bin]:
    foretold = [0.0] * BINS
    came = [0.0] * BINS
    count = [0] * BINS
    for moment in moments:
        for chance, won in zip(shares(moment.leads, advice.spread_at(moment.time)), moment.won, strict=True):
            place = min(BINS - 1, int(chance * BINS))
            foretold[place] += chance
            came[place] += won
            count[place] += 1
    places = [place for place in range(BINS) if count[place]]
    return [Bin(foretold[place] / count[place], came[place] / count[place], count[place]) for place in places]


def table(name: str, bins: list[Bin], games: int) -> list[str]:
    lines = [f"{name}, {games} games", "| foretold | came true | off | moments |", "|---|---|---|---|"]
    for said, true, count in bins:
        lines.append(f"| {said:.0%} | {true:.0%} | {100 * (true - said):+.0f} | {count} |")
    return lines


def plot(panels: list[tuple[str, list[Bin]]]) -> str:
    """A panel for each game: foretold to the right, come true upwards, within 5 points in the band. As an SVG."""
    drawn = [f'<rect width="{SIDE * len(panels) + GAP}" height="{SIDE + 2 * GAP}" rx="14" fill="#f6ead9"/>']
    edge = SIDE - GAP
    for number, (name, bins) in enumerate(panels):
        off = edge * 5 / 100
        band = f"0,{edge - off} {edge - off},0 {edge},0 {edge},{off} {off},{edge} 0,{edge}"
        drawn.append(f'<g transform="translate({GAP + SIDE * number} {GAP * 1.4:.0f})" fill="none" stroke="#7a5230">')
        drawn.append(f'<polygon points="{band}" fill="#e9c9a4" stroke="none"/><path d="M0 {edge}L{edge} 0"/>')
        drawn.append(f'<rect width="{edge}" height="{edge}"/><g fill="#7a3b12" stroke="none">')
        whole = sum(one.moments for one in bins)
        for said, true, count in bins:
            radius = 2.0 + 9.0 * math.sqrt(count / whole)
            drawn.append(f'<circle cx="{said * edge:.1f}" cy="{(1 - true) * edge:.1f}" r="{radius:.1f}"/>')
        drawn.append(f'</g><g fill="#2b1a0d" stroke="none"><text y="-8" font-weight="600">{name}</text>')
        drawn.append(f'<text y="{edge + 16}" font-size="11">foretold 0 to 100 %</text></g></g>')
    head = (
        f'viewBox="0 0 {SIDE * len(panels) + GAP} {SIDE + 2 * GAP}" font-family="system-ui, sans-serif" font-size="14"'
    )
    title = "<title>Foretold chances and what came true of them, in ten bins for each game</title>"
    return f'<svg xmlns="http://www.w3.org/2000/svg" {head} role="img">{title}{"".join(drawn)}</svg>\n'


def fit(moments: list[Moment]) -> tuple[float, float, float]:
    """The spreads at the end and at the beginning whose chances are least wrong, by the mean of squares."""
    best = (0.0, 0.0, math.inf)
    for last in LASTS:
        for first in FIRSTS:
            if first < last:
                continue
            wrong = 0.0
            for moment in moments:
                foretold = shares(moment.leads, widened_by(moment.time, last, first))
                for chance, won in zip(foretold, moment.won, strict=True):
                    wrong += (chance - won) * (chance - won)
            mean = wrong / (len(moments) * len(moments[0].leads))
            if mean < best[2]:
                best = (last, first, mean)
    return best


def read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


if __name__ == "__main__":
    sys.exit(main())
