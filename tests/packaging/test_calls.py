"""Constructors with many arguments are called by keyword: two swapped numbers would pass every type check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.build.backend import PACKAGE, ROOT

MOST = 4  # arguments that a reader can tell apart by their places
# Where the rule holds so far. To widen it, add a pattern.
ROOMS = ("games/*/edge/**/*.py", "words/**/*.py", "kernel/scene.py", "kernel/pointer.py")


def sources(*patterns: str) -> list[Path]:
    return sorted({file for pattern in patterns for file in (ROOT / PACKAGE).glob(pattern)})


def own_classes() -> set[str]:
    """The names of all classes of the package."""
    found = set()
    for file in sources("**/*.py"):
        found |= {node.name for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ClassDef)}
    return found


def crowded_calls(source: str, classes: set[str]) -> Iterator[str]:
    """Calls of these classes with too many arguments told apart by nothing but their places."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and len(node.args) > MOST:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in classes:
                yield f"line {node.lineno}: {called} with {len(node.args)} arguments by their places"


def test_constructors_with_many_arguments_are_called_by_keyword() -> None:
    assert all(map(sources, ROOMS)), "a room without files"
    classes, files = own_classes(), sources(*ROOMS)
    crowded = [f"{file}: {call}" for file in files for call in crowded_calls(file.read_text("utf-8"), classes)]
    assert crowded == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("Piece(1, 2, 3, 4, 5)", 1),
        ("scene.Piece(*a, 2, 3, 4, 5)", 1),
        ("Piece(1, 2, 3, 4, own=5)", 0),
        ("paint(1, 2, 3, 4, 5)", 0),
    ],
)
def test_crowded_calls_are_found(source: str, found: int) -> None:
    assert len(list(crowded_calls(source, {"Piece"}))) == found
