"""Constructors with many arguments take them by name: two swapped numbers would type-check."""

import ast
from pathlib import Path

import edubba

MOST = 4
PACKAGE = Path(edubba.__file__).parent
ROOMS = ("kernel/*.py", "bots/*.py", "games/*/rules/*.py", "games/*/components.py")


def test_no_constructor_has_more_than_four_arguments_without_a_name() -> None:
    found = []
    constructors = 0
    for file in sorted(file for room in ROOMS for file in PACKAGE.glob(room)):
        for one in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(one, ast.FunctionDef) and one.name == "__init__":
                constructors += 1
                if len(one.args.args) - 1 > MOST:
                    found.append(f"{file.relative_to(PACKAGE)}:{one.lineno}")
    assert constructors > MOST
    assert found == []
