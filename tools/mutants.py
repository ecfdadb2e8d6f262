"""Which small mistakes in the rules of a game would no test notice? `make mutants GAME=uruk` tells.

A sample of all mutants of `games/<game>/rules/` (tools/mutation.py) is tried, one process each. What it runs are the
tests that reach the changed line: first those that have killed another mutant of the same function, then quick ones:
tests of single rules, golden games, whole games and the shared properties as far as they name the game. A mutant that
survives needs a test, or a reason in `tests/mutants/equivalent/<game>.json` why no test can tell it from the rules.

What was found is kept in `.build/mutants/`, so that an interrupted run goes on where it stopped; a survivor is tried
again as soon as a test has changed, a dead mutant when its file has. Tests that are newer than the run which found out
what reaches which line are tried with every mutant; without `.build/mutants/` that run is made anew.
"""

from __future__ import annotations

import argparse
import difflib
import importlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import coverage  # noqa: E402 - tests and tools are found through the line above
import pytest  # noqa: E402 - as before
from _pytest.runner import runtestprotocol  # noqa: E402 - as before

from tools.mutation import Finder, Mutant, graft, mutants  # noqa: E402 - as before

NOT_RULES = ("__init__.py", "advice.py", "features.py", "terms.py")  # what a bot thinks of a position is no rule
KEPT = ROOT / ".build" / "mutants"
BUDGET = 30.0  # seconds of tests, as the first run measured them, that one mutant is given
SHORT = 0.3  # seconds that a test of a single rule takes at most
SLOWER = 5.0  # a test may compute so many times longer before it counts as one that never ends
SPARE = 3.0  # seconds on top of it
UNKNOWN = 5.0  # seconds of a test that is newer than the first run
MEMORY = 3 << 30  # bytes; a mistake may make something that grows for ever
ALWAYS = ""  # the context of what runs while the game is loaded, before any test


def rules(game: str) -> Path:
    return ROOT / "src" / "edubba" / "games" / game / "rules"


def sample(game: str, size: int, seed: int, only: str = "") -> list[Mutant]:
    every = [one for path in sorted(rules(game).glob("*.py")) if path.name not in NOT_RULES for one in mutants(path)]
    return sorted([one for one in every if one.key.startswith(only)], key=lambda one: one.order(seed))[:size]


def equivalent(game: str) -> dict[str, str]:
    """Mutants that no test can kill, with the reason."""
    file = ROOT / "tests" / "mutants" / "equivalent" / f"{game}.json"
    found: dict[str, str] = json.loads(file.read_text()) if file.exists() else {}
    return found


def paths(game: str) -> list[str]:
    return [f"tests/{game}", "tests/records/test_golden.py", "tests/properties"]


def wanted(game: str, node: str) -> bool:
    """True for the tests of this game, and those of every game that name it."""
    return node.startswith(f"tests/{game}/") or f"[{game}-" in node or f"[{game}]" in node


def rank(game: str, node: str, seconds: float) -> tuple[int, float]:
    """Tests of single rules first, then golden games, then whole games and the shared properties."""
    if node.startswith("tests/records/"):
        return 1, seconds
    return (0 if node.startswith(f"tests/{game}/") and seconds < SHORT else 2), seconds


def digest(files: list[Path]) -> str:
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def tests_digest(game: str) -> str:
    return digest([*sorted((ROOT / "tests" / game).rglob("*.py")), *sorted((ROOT / "tests" / "records").glob("*.py"))])


def run_pytest(game: str, plugin: object) -> int:
    """Collect the tests of a game; the plugin says what becomes of them."""
    os.chdir(ROOT)
    os.environ["EDUBBA_EXAMPLES"] = "mutants"
    os.environ.pop("EDUBBA_BRIEF", None)
    quiet = [
        "-n0",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "--no-header",
        "--disable-warnings",
        "--tb=no",
        "--assert=plain",
    ]
    return int(pytest.main([*quiet, *paths(game)], plugins=[plugin]))


class OfOneGame:
    """Keeps the tests of one game, and loads the game before the first of them."""

    def __init__(self, game: str) -> None:
        self.game = game

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if wanted(self.game, item.nodeid)]
        importlib.import_module("edubba").load(self.game)


# --- the first run: which test reaches which line, and how long it takes ----------------------------------------------


class Watch(OfOneGame):
    """Runs every test and notes the lines of the rules that it reaches."""

    def __init__(self, game: str, cov: coverage.Coverage) -> None:
        super().__init__(game)
        self.cov = cov
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.cov.switch_context(nodeid)
        self.seconds[nodeid] = -time.process_time()  # what others do on this machine does not count

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self.seconds[nodeid] += time.process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def watch(game: str, file: Path) -> None:
    """Write which tests reach which lines."""
    cov = coverage.Coverage(data_file=None, include=[f"{rules(game)}/*"], config_file=False)
    plugin = Watch(game, cov)
    cov.start()
    run_pytest(game, plugin)
    cov.stop()
    if plugin.failed:
        raise SystemExit(f"mend these tests first: {', '.join(plugin.failed)}")
    reached: dict[str, dict[str, list[str]]] = {}
    for name in cov.get_data().measured_files():
        lines = cov.get_data().contexts_by_lineno(name)
        reached[Path(name).name] = {str(line): sorted(set(contexts)) for line, contexts in lines.items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"seconds": plugin.seconds, "reached": reached}))


def verdicts(game: str) -> Path:
    """The file that says what became of the mutants of a game."""
    return KEPT / f"{game}.json"


def killers_nearby(game: str, mutant: Mutant) -> Counter[str]:
    """How often which test has killed another mutant of the same function: it may well kill this one."""
    file = verdicts(game)
    kept: dict[str, dict[str, Any]] = json.loads(file.read_text()) if file.exists() else {}
    function = f"{mutant.file}:{mutant.function}: "
    return Counter(entry["by"] for key, entry in kept.items() if entry["by"] and key.startswith(function))


class Reached:
    """What the first run has found out."""

    def __init__(self, game: str, file: Path | None = None) -> None:
        sources = digest(sorted(rules(game).glob("*.py")))
        self.file = file or KEPT / f"{game}-{sources}.json"
        if not self.file.exists():
            print(f"{game}: one run of all tests, to see which of them reaches which line", flush=True)
            subprocess.run([sys.executable, __file__, game, "--watch", str(self.file)], check=True)
        found = json.loads(self.file.read_text())
        self.game = game
        self.seconds: dict[str, float] = found["seconds"]
        self.lines: dict[str, dict[str, list[str]]] = found["reached"]

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests to try a mutant with, in order."""
        nodes = self.lines.get(mutant.file, {}).get(str(mutant.line), [])
        if ALWAYS in nodes:
            nodes = list(self.seconds)
        killers = killers_nearby(self.game, mutant)
        nodes = sorted(nodes, key=lambda node: (-killers[node], rank(self.game, node, self.seconds[node])))
        found: list[str] = []
        sum_of = 0.0
        for node in nodes:
            sum_of += self.seconds[node]
            if sum_of <= BUDGET or not found:
                found.append(node)
        return found

    def on_loading(self, mutant: Mutant) -> bool:
        """True if the line runs while the game is loaded: then the game must be loaded anew with the mistake in it."""
        return ALWAYS in self.lines.get(mutant.file, {}).get(str(mutant.line), [])

    def new(self, items: dict[str, pytest.Item]) -> list[str]:
        """Tests of which nobody knows yet what they reach."""
        return [node for node in items if node not in self.seconds]

    def first_failure(self, tests: list[str], items: dict[str, pytest.Item]) -> str | None:
        """Run tests until one fails; one that computes far too long ends the process."""
        for node in [*[node for node in tests if node in items], *self.new(items)]:
            signal.setitimer(signal.ITIMER_PROF, SPARE + SLOWER * self.seconds.get(node, UNKNOWN))
            if any(report.failed for report in runtestprotocol(items[node], log=False, nextitem=None)):
                return node
        return None


# --- one mutant -------------------------------------------------------------------------------------------------------


def source(game: str, mutant: Mutant) -> str:
    return (rules(game) / mutant.file).read_text()


def module(game: str, mutant: Mutant) -> str:
    return f"edubba.games.{game}.rules.{mutant.file.removesuffix('.py')}"


class OneMutant(OfOneGame):
    """Runs the given tests until one fails, with the mistake loaded from the beginning."""

    def __init__(self, game: str, mutant: Mutant, reached: Reached) -> None:
        super().__init__(game)
        self.tests = reached.tests(mutant)
        self.reached = reached
        self.by: str | None = None
        sys.meta_path.insert(0, Finder(mutant, module(game, mutant), rules(game) / mutant.file))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.by = self.reached.first_failure(self.tests, items)
        return True


class AllMutants(OfOneGame):
    """Tries many mutants: a process for each, forked when all tests are collected."""

    def __init__(self, game: str, todo: list[Mutant], reached: Reached, jobs: int, found: Found) -> None:
        super().__init__(game)
        self.todo = todo
        self.reached = reached
        self.jobs = jobs
        self.found = found

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        running: dict[int, Mutant] = {}
        waiting = self.todo[::-1]
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                tests = self.reached.tests(mutant)
                if not tests and not self.reached.new(items):
                    self.found.note(mutant, None, "no test reaches it")
                    continue
                (KEPT / "by").mkdir(parents=True, exist_ok=True)
                pid = os.fork()
                if pid == 0:
                    self.one(mutant, tests, items)
                running[pid] = mutant
            if running:
                pid, _ = os.wait()
                mutant = running.pop(pid)
                answer = KEPT / "by" / str(pid)
                by = answer.read_text() if answer.exists() else "it never ends"
                answer.unlink(missing_ok=True)
                self.found.note(mutant, by or None, "")
        return True

    def one(self, mutant: Mutant, tests: list[str], items: dict[str, pytest.Item]) -> None:
        """In the child: leave the name of the killing test, or nothing, in a file, and go."""
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        answer = KEPT / "by" / str(os.getpid())
        by: str | None = "it cannot be loaded"
        try:
            if self.reached.on_loading(mutant):
                command = [
                    sys.executable,
                    __file__,
                    self.game,
                    "--one",
                    mutant.key,
                    "--reached",
                    str(self.reached.file),
                ]
                done = subprocess.run(command, check=False, capture_output=True, text=True)
                by = (done.stdout.strip().rpartition("\n")[2] or "it never ends") if done.returncode else None
            else:
                graft(mutant, module(self.game, mutant), rules(self.game) / mutant.file)
                by = self.reached.first_failure(tests, items)
        except BaseException as trouble:
            by = f"{type(trouble).__name__}"
        answer.write_text(by or "")
        os._exit(0)


class Found:
    """What became of the mutants, on disk after each of them."""

    def __init__(self, game: str, chosen: list[Mutant]) -> None:
        self.game = game
        self.file = verdicts(game)
        self.tests = tests_digest(game)
        self.kept: dict[str, dict[str, Any]] = json.loads(self.file.read_text()) if self.file.exists() else {}
        self.sources = {path.name: digest([path]) for path in rules(game).glob("*.py")}
        self.chosen = chosen
        self.begun = time.monotonic()
        self.tried = 0

    def known(self, mutant: Mutant) -> bool:
        """True if it was tried and nothing has changed that could matter."""
        entry = self.kept.get(mutant.key)
        if entry is None or entry["source"] != self.sources[mutant.file]:
            return False
        return entry["by"] is not None or entry["tests"] == self.tests

    def note(self, mutant: Mutant, by: str | None, why: str) -> None:
        entry = {"by": by, "why": why, "source": self.sources[mutant.file], "tests": self.tests}
        self.kept[mutant.key] = entry
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps(self.kept, indent=1))
        new.replace(self.file)
        self.tried += 1
        seconds = time.monotonic() - self.begun
        print(f"{self.tried:4} {seconds:6.0f} s  {'killed' if by else 'ALIVE '} {mutant.key}"[:160], flush=True)

    def report(self) -> int:
        """Print the rate and the survivors; say if some have neither a test nor a reason."""
        reasons = equivalent(self.game)
        counted = [mutant for mutant in self.chosen if mutant.key not in reasons]
        alive = [mutant for mutant in counted if self.known(mutant) and self.kept[mutant.key]["by"] is None]
        untried = sum(not self.known(mutant) for mutant in counted)
        for mutant in alive:
            print(f"\n{mutant.key}  {self.kept[mutant.key]['why']}")
            old = source(self.game, mutant)
            name = f"{self.game}/rules/{mutant.file}"
            changed = mutant.apply(old).splitlines()
            print("\n".join(difflib.unified_diff(old.splitlines(), changed, name, "mutant", n=2, lineterm="")))
        killed = len(counted) - len(alive) - untried
        rate = 100 * killed / max(1, killed + len(alive))
        print(f"\n{self.game}: {killed} of {killed + len(alive)} killed ({rate:.1f} %), {len(alive)} alive,", end=" ")
        print(f"{len(self.chosen) - len(counted)} left out with a reason, {untried} not tried")
        return 1 if alive else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants to try (default 300)")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument(
        "--only", default="", help="a file, or file:function: its mutants alone (with a great --sample)"
    )
    parser.add_argument("--jobs", type=int, default=2, help="how many at once")
    parser.add_argument("--list", action="store_true", help="print what is known, try nothing")
    parser.add_argument("--one", metavar="MUTANT", help="try a single mutant, by the name that the list gives it")
    parser.add_argument("--watch", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--reached", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if not rules(chosen.game).is_dir():
        parser.error(f"there is no folder {rules(chosen.game)}")
    if chosen.watch:
        watch(chosen.game, chosen.watch)
        return 0
    if chosen.one:
        every = {mutant.key: mutant for mutant in sample(chosen.game, 10**9, 0)}
        reached = Reached(chosen.game, chosen.reached)
        plugin = OneMutant(chosen.game, every[chosen.one], reached)
        code = run_pytest(chosen.game, plugin)
        print(plugin.by or ("it survives" if code == 0 else "it cannot be loaded"))
        return 1 if plugin.by or code else 0
    found = Found(chosen.game, sample(chosen.game, chosen.sample, chosen.seed, chosen.only))
    reasons = equivalent(chosen.game)
    todo = [mutant for mutant in found.chosen if mutant.key not in reasons and not found.known(mutant)]
    if todo and not chosen.list:
        run_pytest(chosen.game, AllMutants(chosen.game, todo, Reached(chosen.game), chosen.jobs, found))
    return found.report()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
