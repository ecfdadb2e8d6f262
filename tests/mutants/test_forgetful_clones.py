"""Clones that forget: every line of every `clone` is left out once, and the shared property must notice.

The mutants are made from the source, so a new game or attribute is among them by itself. They replace methods of
classes, which only plain Python lets them do.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import edubba
from edubba.kernel import State
from edubba.kernel import state as state_module
from edubba.testing.clones import forgettable, positions

pytestmark = pytest.mark.skipif(
    not str(state_module.__file__).endswith(".py"), reason="compiled classes cannot be changed"
)
Method = Callable[..., Any]


def cloned_classes(game: str) -> list[type]:
    """The classes with a `clone` of which positions of this game are made."""
    modules = [module for name, module in sys.modules.items() if name.startswith(f"edubba.games.{game}.rules.")]
    found = {one for module in modules for one in vars(module).values() if isinstance(one, type)}
    return sorted((one for one in found if "clone" in vars(one)), key=lambda one: one.__qualname__)


def forgetful(method: Method) -> Iterator[tuple[str, Method]]:
    """The method without one of its lines `other.name = ...` or calls `other.something(...)`, each in turn."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(method)))
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    whole = function.body
    for index, line in enumerate(whole):
        text = ast.unparse(line)
        if text.startswith(("other.", "self.", "if ")) and ".shared = " not in text:
            function.body = whole[:index] + whole[index + 1 :]
            names: dict[str, Any] = {}
            exec(compile(tree, "<forgetful>", "exec"), vars(sys.modules[method.__module__]), names)
            yield text, names[function.name]
    function.body = whole


def survivors(states: list[State], kind: type, name: str, kernel: bool) -> list[str]:
    """The mutants of a method that nobody notices."""
    original: Method = vars(kind)[name]
    found = []
    for text, mutant in forgetful(original):
        setattr(kind, name, mutant)
        try:
            forgettable(iter(states), kernel)
            found.append(f"{kind.__name__}.{name} without {text}")
        except (AssertionError, AttributeError, IndexError):
            pass
        finally:
            setattr(kind, name, original)
    return found


def kept(states: Iterator[State], into: list[State]) -> Iterator[State]:
    """The states, as far as somebody asks for them, and a copy of each for later."""
    for state in states:
        into.append(state.clone())
        yield state


@pytest.mark.parametrize("game", sorted(edubba.catalogue()))
def test_a_forgetful_clone_is_noticed(game: str) -> None:
    edubba.load(game)
    kinds = cloned_classes(game)
    states: list[State] = []
    forgettable(kept(positions(game), states), kernel=False)
    assert [one for kind in kinds for one in survivors(states, kind, "clone", kernel=False)] == []


def test_a_forgetful_kernel_is_noticed() -> None:
    states: list[State] = []
    everything = (state for game in sorted(edubba.catalogue()) for state in positions(game))
    forgettable(kept(everything, states), kernel=True)
    assert survivors(states, State, "copy_kernel", kernel=True) == []
