"""Play the golden games of a game anew: `python tools/golden.py uruk` writes tests/records/uruk/*.json.

A game of another package is held by its own tests: `python tools/golden.py NAME --tests FOLDER` finds `invariants.py`
there and writes FOLDER/records/NAME/*.json.

They pin how the game is played: three games at every seat count, and one for every other value of every option in which
that value makes a difference. Games of earlier versions are never played anew. Those of a later one lie in a folder
with its name, and besides those at every seat count there is one for every fix and every option that came with it.
What they tell is kept beside them, as digests; `--told` renews these alone.
Run this only after a change of rules that is meant, and raise `game.version` with it (docs/versions.md).
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
from edubba.kernel import Fix, Option, Record  # noqa: E402 - as before
from edubba.kernel.option import Value  # noqa: E402 - as before
from edubba.testing.play import BENT, CURIOUS, STUBBORN, Played, Table, aims, alike, besides, hold, play  # noqa: E402 - as before
from tests.records import told  # noqa: E402 - as before

RECORDS = ROOT / "tests" / "records"


def hinges_on(played: Played, thing: Option | Fix) -> bool:
    """True if the same moves would be played otherwise with the default of the option, or without the fix."""
    table = played.table
    if isinstance(thing, Fix):
        other = table.without(thing, played.seed)
    else:
        usual = {name: value for name, value in table.options.items() if name != thing.name}
        other = Table(table.game, table.seats, usual).start(played.seed)
    return not alike(table.start(played.seed), other, played.moves)


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
        for value in other_values(option) if not game.earlier or option.since == game.version else ():
            counts = option.seats or game.seats
            table = Table(name, counts[number % len(counts)], {**short, option.name: value})
            games = (play(table, seed, style) for seed in count() for style in (CURIOUS, BENT))
            yield f"{option.name}-{value}".lower(), next(played for played in games if hinges_on(played, option))
    for fix in [fix for fix in game.fixes if fix.since == game.version]:
        tables = [Table(name, seats, short) for seats in game.seats]
        for option in game.options:  # a rule that is mended may need one
            seats = (option.seats or game.seats)[0]
            tables += [Table(name, seats, {**short, option.name: value}) for value in other_values(option)]
        styles = (fix.name,) if fix.name in aims(name) else (CURIOUS, BENT)
        games = (play(table, seed, style) for seed in count() for table in tables for style in styles)
        yield f"fix-{fix.name}", next(played for played in games if hinges_on(played, fix))


def richness(played: Played) -> int:
    """How many different things were done."""
    return len({action for _, action in played.moves})


def recorded(played: Played) -> Record:
    record = played.table.record(played.seed)
    state = record.start()
    for seat, action in played.moves:
        record.play(state, seat, action)
    return record


def write(name: str, records: Path) -> None:
    game = edubba.load(name)
    folder = records / game.version if game.earlier else records
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for title, played in golden(name):
        record = recorded(played)
        file = folder / f"{title}.json"
        record.save(file)
        print(f"{file.relative_to(records.parent)}: {len(record.moves)} moves, scores {record.replay().scores()}")


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
