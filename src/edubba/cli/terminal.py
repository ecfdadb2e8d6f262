"""What the terminal asks of a game: its `terminal.py`, in the game's own folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from edubba.kernel import BadGame, Game, State
from edubba.kernel.errors import Told
from edubba.kernel.plugin import brief


class Terminal(Protocol):
    """How a game looks in a terminal. A module with these names is enough."""

    # What a simulation counts: title -> the numbers of things, and the kinds of events that name them (as `a`).
    TALLIES: Mapping[str, tuple[Sequence[int], Sequence[str]]]
    # The rows of a score sheet that rest on hidden things.
    HIDDEN_ROWS: Sequence[str]

    def draw(self, game: Game, view: dict[str, Any], names: list[str], lang: str, width: int) -> RenderableType:
        """The whole table as the viewer sees it."""

    def arranged(self, actions: list[int]) -> list[int]:
        """Choices in the order in which a person wants to read them."""

    def of_interest(self, view: dict[str, Any], seat: int) -> list[int]:
        """The actions about which this seat may wonder why they are not possible."""

    def glossary(self, game: Game, view: dict[str, Any], lang: str) -> list[tuple[RenderableType, str]]:
        """The things in sight, and what they do."""

    def turn_order(self, state: State) -> list[int]:
        """The seats in the order in which they play."""

    def facts(self, state: State) -> dict[str, int]:
        """What is worth knowing of a finished game besides its scores."""

    def fact_name(self, fact: str, lang: str) -> str:
        """The name of such a fact, of a tally or of what it counts."""

    def tally_name(self, game: Game, number: int, lang: str) -> str:
        """The name of a thing that is counted."""


OWED = [name for name in (*Terminal.__annotations__, *vars(Terminal)) if not name.startswith("_")]


def terminal_of(game: Game) -> Terminal:
    """Imported only here, because it draws with a library that pages do without: so a broken one shows here."""
    module = f"{type(game).__module__.rpartition('.')[0]}.terminal"
    try:
        found = import_module(module)
    except (Exception, SystemExit) as trouble:
        lack = Told("game-import", "{module} cannot be imported ({reason})", module=module, reason=brief(trouble))
        raise unfit(game, lack) from trouble
    missing = ", ".join(name for name in OWED if not hasattr(found, name))
    if missing:
        raise unfit(game, Told("game-terminal-lacks", "{module} has no {missing}", module=module, missing=missing))
    return cast(Terminal, found)


def unfit(game: Game, reason: Told) -> BadGame:
    sentence = "{name} cannot be played in the terminal: {reason}"
    return BadGame(Told("game-no-terminal", sentence, name=game.name, reason=reason))
