"""Every test can fail: it asserts something, itself or through a helper that does."""

from __future__ import annotations

import ast
from pathlib import Path

from edubba import testing

TESTS = Path(__file__).parent
SHARED = Path(testing.__file__).parent
# What fails by itself: of pytest, of Playwright, of Hypothesis, and records, which check every move.
FAILING = {
    "raises", "fail", "warns", "expect", "verify", "wait_for_function", "wait_for_selector", "wait_for",
    "run_state_machine_as_test",
}  # fmt: skip

Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(file: Path) -> list[Function]:
    return [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, Function)]


def calls(function: Function) -> set[str]:
    """The names of all that a function calls or hands on."""
    names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    return names | {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}


def asserting(found: list[Function]) -> set[str]:
    """The names of functions that can fail, directly or by what they call."""
    able = {one.name for one in found if any(isinstance(node, ast.Assert | ast.Raise) for node in ast.walk(one))}
    able |= FAILING
    while True:
        more = {one.name for one in found if one.name not in able and calls(one) & able}
        if not more:
            return able
        able |= more


def test_every_test_can_fail() -> None:
    found = {file: functions(file) for file in sorted([*TESTS.rglob("*.py"), *SHARED.glob("*.py")])}
    able = asserting([one for every in found.values() for one in every])
    idle = [
        f"{file.parent.name}/{file.name}: {one.name}"
        for file, every in found.items()
        for one in every
        if one.name.startswith("test_") and not calls(one) & able
        if not any(isinstance(node, ast.Assert) for node in ast.walk(one))
    ]
    assert idle == []


def test_what_asserts_nothing_is_found() -> None:
    source = "def helper(x): assert x\ndef test_a(): helper(1)\ndef test_b(): print(1)\n"
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, Function)]
    assert {"helper", "test_a"} <= asserting(found)
    assert "test_b" not in asserting(found)
