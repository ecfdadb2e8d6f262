"""Play the golden games of a game anew: `python tools/golden.py uruk` writes tests/records/uruk/*.json.

A game of another package is held by its own tests: `python tools/golden.py NAME --tests FOLDER` finds `invariants.py`
there and writes FOLDER/records/NAME/*.json.

They pin how the game is played: three games at every seat count, and one for every other value of every option in which
that value makes a difference. What they tell is kept beside them, as digests; `--told` renews these alone.
Run this only after a change of rules that is meant, and raise `game.version` with it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import edubba  # noqa: E402 - tests are found through the line above
from edubba.games import OWN  # noqa: E402 - as before
from edubba.kernel import Option, Record  # noqa: E402 - as before
from edubba.kernel.option import Value  # noqa: E402 - as before
from edubba.testing.play import BENT, CURIOUS, STUBBORN, Played, Table, besides, hold, play  # noqa: E402 - as before
from tests.records import told  # noqa: E402 - as before

RECORDS = ROOT / "tests" / "records"


def hinges_on(played: Played, option: Option) -> bool:
    """True if the same moves would be played otherwise with the default of the option."""
    usual = {name: value for name, value in played.table.options.items() if name != option.name}
    state = played.table.start(played.seed)
    other = Table(played.table.game, played.table.seats, usual).start(played.seed)
    if state.view(None) != other.view(None):  # it shows from the beginning
        return True
    for seat, action in played.moves:
        if sorted(state.legal(seat)) != sorted(other.legal(seat)) or state.scores() != other.scores():
            return True
        if state.ranking() != other.ranking():
            return True
        state.apply(seat, action)
        other.apply(seat, action)
    return state.over != other.over or state.scores() != other.scores()


def other_values(option: Option) -> list[Value]:
    """All values but the default; of a long range a single small one."""
    if isinstance(option.values, range):
        return [option.values[min(4, len(option.values) - 1)]]
    return [value for value in option.values if value != option.default]


def golden(name: str) -> Iterator[tuple[str, Played]]:
    """The games with the names of their files; a game may name options (`GOLDEN`) that keep them short."""
    game = edubba.load(name)
    short: dict[str, Value] = besides(name, "GOLDEN", {})
    for seats, style in product(game.seats, (CURIOUS, STUBBORN, BENT)):
        games = (play(Table(name, seats, short), seed, style) for seed in range(30))
        yield f"{seats}-seats-{style}", max(games, key=richness)
    for number, option in enumerate(game.options):
        for value in other_values(option):
            counts = option.seats or game.seats
            table = Table(name, counts[number % len(counts)], {**short, option.name: value})
            games = (play(table, seed, style) for seed in count() for style in (CURIOUS, BENT))
            yield f"{option.name}-{value}".lower(), next(played for played in games if hinges_on(played, option))


def richness(played: Played) -> int:
    """How many different things were done."""
    return len({action for _, action in played.moves})


def recorded(played: Played) -> Record:
    table = played.table
    record = Record.begin(table.rules, table.seats, played.seed, table.options)
    state = record.start()
    for seat, action in played.moves:
        record.play(state, seat, action)
    return record


def write(name: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for title, played in golden(name):
        record = recorded(played)
        record.save(folder / f"{title}.json")
        print(f"{name}/{title}.json: {len(record.moves)} moves, scores {record.replay().scores()}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python tools/golden.py", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="NAME", help="games; our own if none is named")
    parser.add_argument("--told", action="store_true", help="renew only what golden games of ours tell")
    parser.add_argument("--tests", type=Path, metavar="FOLDER", help="the tests of a game of another package")
    asked = parser.parse_args()
    if asked.tests is not None:
        if len(asked.games) != 1 or asked.told:
            parser.error("--tests takes the name of one game, and no --told")
        sys.path.insert(0, str(asked.tests.resolve()))
        hold(dict.fromkeys(asked.games, "invariants"))
        write(asked.games[0], asked.tests / "records" / asked.games[0])
        return 0
    if strangers := sorted({*asked.games} - {*OWN}):
        parser.error(f"not ours: {', '.join(strangers)}; say with --tests where its tests lie")
    hold({name: f"tests.{name}.invariants" for name in OWN})
    for name in asked.games or OWN:
        if not asked.told:
            write(name, RECORDS / name)
        told.renew(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
