"""Write the positions of the worked examples: `python tools/examples.py uruk` writes games/uruk/examples/*.json.

The tests of the worked examples in RULES.md build their positions (`tests/<game>/given.py`) and cite the example by
`pytest.mark.rule`. This runs them and keeps the position at which each begins, so an example on the rules page is one
that a test has played through. Examples that are there are left alone; `--anew` writes all again.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import edubba  # noqa: E402 - tests are found through the line above
from edubba.kernel import EdubbaError, State  # noqa: E402 - as before
from edubba.kernel.chance import Chance, dice_key, secret_of  # noqa: E402 - as before
from edubba.kernel.rulebook import EXAMPLES, FORMAT, example_ids  # noqa: E402 - as before
from edubba.kernel.scene import Scene  # noqa: E402 - as before


class Watcher:
    """A plugin of pytest that notes the positions with which a test begins."""

    def __init__(self, game: str, wanted: set[str]) -> None:
        self.game = edubba.load(game)
        self.wanted = wanted
        self.found: dict[str, dict[str, Any]] = {}
        self.seen: list[State] = []
        self.before: dict[int, dict[str, Any]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        cited = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        self.seen, self.before = [], {}
        yield
        for rule in cited:
            if rule in self.wanted and rule not in self.found:
                position = self.position()
                if position is not None:
                    self.found[rule] = position

    def note(self, state: State) -> None:
        """A position that a test has made, or that is about to change."""
        if id(state) not in self.before:
            self.seen.append(state)
        self.before[id(state)] = state.dump()

    def hold(self, state: State) -> None:
        """Once it is moved on, it is no beginning any more."""
        if id(state) in self.before:
            self.before[id(state)] = state.dump()
            self.before[-id(state)] = self.before.pop(id(state))

    def position(self) -> dict[str, Any] | None:
        """The first of the positions that can be opened: before a move, as it was left, or as it was made."""
        for state in self.seen:
            for dump in (self.before.get(-id(state)), state.dump(), self.before.get(id(state))):
                if dump is not None and self.opens(example := as_example(dump)):
                    return example
        return None

    def opens(self, example: dict[str, Any]) -> bool:
        example = json.loads(json.dumps(example))
        try:
            state = self.game.restore(example["position"], None, None, Chance(dice_key(secret_of(0))))
            seat = state.to_act[0] if not state.over else 0
            if not state.over:
                state.legal(seat)
            return isinstance(self.game.scene(state, seat, "en"), Scene)
        except (EdubbaError, LookupError, AssertionError, TypeError, AttributeError):
            return False


def as_example(dump: dict[str, Any]) -> dict[str, Any]:
    return {"seats": dump["seats"], "position": {key: value for key, value in dump.items() if key != "chance"}}


def names_any(file: Path, rules: set[str]) -> bool:
    text = file.read_text("utf-8")
    return any(f'"{rule}"' in text for rule in rules)


def write(name: str, anew: bool) -> None:
    """Write the examples of a game."""
    game = edubba.load(name)
    folder = game.folder / EXAMPLES
    folder.mkdir(exist_ok=True)
    every = example_ids(game)
    wanted = {rule for rule in every if anew or not (folder / f"{rule}.json").exists()}
    if not wanted:
        return
    watcher = Watcher(name, wanted)
    given = importlib.import_module(f"tests.{name}.given")
    made, moved = given.Table.__init__, State.apply

    def make(self: Any, state: State, *args: Any, **kwargs: Any) -> None:
        made(self, state, *args, **kwargs)
        watcher.note(state)

    def move(state: State, seat: int, action: int) -> None:
        watcher.hold(state)
        moved(state, seat, action)

    def resolve(self: Any, seat: int, card: str, tile: str = "") -> Any:
        given.give_card(self.state, seat, given.number(card))  # the plan can be made from the hand
        watcher.hold(self.state)
        return resolved(self, seat, card, tile)

    if hasattr(given.Table, "resolve"):
        resolved, given.Table.resolve = given.Table.resolve, resolve
    given.Table.__init__ = make
    setattr(State, "apply", move)  # noqa: B010 - a test must not notice
    tests = [file for file in sorted((ROOT / "tests" / name).glob("test_*.py")) if names_any(file, wanted)]
    pytest.main(["-q", "-n0", "--no-header", "-p", "no:cacheprovider", *map(str, tests)], plugins=[watcher])
    for rule in wanted - watcher.found.keys():  # about the set-up alone: tests look at its tables
        watcher.found[rule] = as_example(game.new(seats=game.seats[-1], seed=1).dump())
        print(f"{rule} is the set-up")
    for rule, example in watcher.found.items():
        told = {"format": FORMAT, **example}
        (folder / f"{rule}.json").write_text(json.dumps(told, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--anew", action="store_true")
    asked = parser.parse_args()
    write(asked.game, asked.anew)
