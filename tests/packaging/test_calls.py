"""Constructors with many arguments are called by keyword: two swapped numbers would pass every type check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.build.backend import PACKAGE, ROOT

MOST = 4  # arguments that a reader can tell apart by their places


def sources() -> list[Path]:
    return sorted((ROOT / PACKAGE).rglob("*.py"))


def own_classes() -> set[str]:
    """The names of all classes of the package."""
    found = set()
    for file in sources():
        found |= {node.name for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ClassDef)}
    return found


def of_others(tree: ast.Module) -> set[str]:
    """The names that a module takes from packages of other people, which may be called like a class of ours."""
    return {
        name.asname or name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith(PACKAGE.name)
        for name in node.names
    }


def crowded_calls(source: str, classes: set[str]) -> Iterator[str]:
    """Calls of these classes with too many arguments told apart by nothing but their places."""
    tree = ast.parse(source)
    ours = classes - of_others(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and len(node.args) > MOST:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ours:
                yield f"line {node.lineno}: {called} with {len(node.args)} arguments by their places"


def test_constructors_with_many_arguments_are_called_by_keyword() -> None:
    classes, files = own_classes(), sources()
    crowded = [f"{file}: {call}" for file in files for call in crowded_calls(file.read_text("utf-8"), classes)]
    assert crowded == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("Piece(1, 2, 3, 4, 5)", 1),
        ("scene.Piece(*a, 2, 3, 4, 5)", 1),
        ("Piece(1, 2, 3, 4, own=5)", 0),
        ("paint(1, 2, 3, 4, 5)", 0),
        ("from edubba.kernel.scene import Piece\nPiece(1, 2, 3, 4, 5)", 1),
        ("from puzzles import Piece\nPiece(1, 2, 3, 4, 5)", 0),
    ],
)
def test_crowded_calls_are_found(source: str, found: int) -> None:
    assert len(list(crowded_calls(source, {"Piece"}))) == found
