"""`python -m benchmarks.profile GAME SEATS`: where the instructions of compiled random games go, counted by callgrind.

`--of clone` counts those of copies of positions from the middle of games instead, without what it takes to free them;
`--of features` those of turning such positions into numbers for learning.
Instructions, unlike seconds, are the same in every run and on a busy machine. It needs valgrind and the compiled build
(.build/compiled, or where EDUBBA_COMPILED_DIR says), and takes about a minute. docs/performance.md shows what it told.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.rounds import ROOT

GAMES = 10
# The first pattern that fits the name of a function says where it belongs.
KINDS = {
    "numbers as objects": r"CPyList_[GS]et|CPyTagged|CPyLong|_?PyLong|long_|_CPyList_Find|PyObject_RichCompare",
    "lists": r"PyList|list_|_PyList|CPyList|_PyTrash",
    "memory": r"_?PyObject_(Free|Malloc|Realloc|Calloc|GC)|PyMem|_Py_(NewRef|Dealloc)|PyType_GenericAlloc|\w*dealloc|"
    r"gc_|subtype|_int_|__mem|malloc|realloc|calloc|free",
    "kernel": r"CPyDef_edubba___kernel",
    "rules": r"CPyDef_",
    "dice": r"_?random|genrand|\w*[bB]lake2",
}
REST = "the rest of Python and mypyc"
LINE = re.compile(r"\s*([\d,]+) \(\s*[\d.]+%\)\s+\S+?:(\S+)")
BEGINNING = """
import gc, sys
from random import Random
import edubba
from edubba.cli import measure
game, seats, games = edubba.load(sys.argv[1]), int(sys.argv[2]), range(int(sys.argv[3]))
"""
COPIES = 20
# What is counted: the function that is looked into, what calls it and prints how often it was done, and what once is.
WORK = {
    "playout": (
        "CPyDef_*playout___playout",
        "states = [game.new(seats, seed) for seed in games]\n"
        "gc.disable()\n"
        "print(sum(edubba.kernel.playout(state, Random(seed)) for seed, state in enumerate(states)))",
        "decisions",
    ),
    "clone": (
        "CPyDef_*___rules___state___*State___clone",
        "states = [measure.middle(game, seats, seed) for seed in games]\n"
        "gc.disable()\n"
        f"print(sum(state.clone() is not state for state in states for _ in range({COPIES})))",
        "clones",
    ),
    "features": (
        "CPyDef_*features___features_of_all",
        "states = [measure.middle(game, seats, seed) for seed in games]\n"
        "game.blank_features()\n"
        "gc.disable()\n"
        f"print(sum(len(game.features(state, 0)) > 0 for state in states for _ in range({COPIES})))",
        "positions",
    ),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.profile", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats")
    parser.add_argument("--games", type=int, default=GAMES, help="how many are played")
    parser.add_argument("--top", type=int, default=12, help="how many functions are shown")
    parser.add_argument("--of", choices=WORK, default="playout", help="what is counted")
    asked = parser.parse_args()
    console = Console()
    if shutil.which("valgrind") is None:
        console.print("[bold red]stopped:[/] valgrind is not installed (Debian: apt install valgrind)")
        return 2
    folder = Path(os.environ.get("EDUBBA_COMPILED_DIR", ROOT / ".build" / "compiled"))
    with tempfile.TemporaryDirectory() as scratch:
        counts, done = count(folder, asked.of, [asked.game, asked.seats, str(asked.games)], Path(scratch, "profile"))
    total = counts.total()
    console.print(
        f"{asked.game} {asked.seats}: {total / done:,.0f} instructions for each of {done} {WORK[asked.of][2]}"
    )
    show("where they go", by_kind(counts), total, console)
    show("functions", Counter(dict(counts.most_common(asked.top))), total, console)
    return 0


def count(folder: Path, of: str, asked: list[str], file: Path) -> tuple[Counter[str], int]:
    """Instructions by function, all that is called from what is counted, and how often that was done."""
    inside, doing, _ = WORK[of]
    tool = [
        "valgrind",
        "--tool=callgrind",
        f"--callgrind-out-file={file}",
        f"--toggle-collect={inside}",
    ]
    command = [*tool, sys.executable, "-c", BEGINNING + doing, *asked]
    env = os.environ | {"PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
    played = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True)
    read = ["callgrind_annotate", "--auto=no", "--threshold=100", str(file)]
    told = subprocess.run(read, capture_output=True, text=True, check=True).stdout
    return counted(told), int(played.stdout)


def counted(told: str) -> Counter[str]:
    """Instructions by function, from what callgrind_annotate prints: a function has one line per source file."""
    counts: Counter[str] = Counter()
    for found in filter(None, map(LINE.match, told.splitlines())):
        counts[found[2]] += int(found[1].replace(",", ""))
    return counts


def by_kind(counts: Counter[str]) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for function, number in counts.items():
        kinds[next((kind for kind, pattern in KINDS.items() if re.match(pattern, function)), REST)] += number
    return kinds


def show(title: str, counts: Counter[str], total: int, console: Console) -> None:
    table = Table(title=title, title_justify="left", show_header=False, box=None)
    for name, number in counts.most_common():
        table.add_row(f"{number / total:.1%}", name.removeprefix("CPyDef_edubba___").replace("___", "."))
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
