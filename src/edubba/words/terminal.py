"""What every game needs to draw itself in a terminal. The rest of this room knows nothing of rich."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from rich.console import RenderableType
from rich.table import Table

from edubba.words.game import SpokenGame
from edubba.words.phrasebook import Phrasebook

G = TypeVar("G", bound=SpokenGame[Any])


def terminal_words(module: str) -> Phrasebook:
    """The words that a game needs in a terminal only; `module` is the file of its `terminal.py`."""
    return Phrasebook(Path(module).parents[1] / "words" / "terminal.{}.ftl")


def last_of_all(actions: Iterable[int], last: Sequence[int]) -> list[int]:
    """Choices in the order of their numbers, but these at the end."""
    return sorted(actions, key=lambda action: (action in last, action))


class Drawing(Generic[G]):
    """One view being drawn."""

    words: Phrasebook  # of the terminal

    def __init__(self, game: G, view: dict[str, Any], names: Sequence[str], lang: str, *, width: int = 0) -> None:
        self.game = game
        self.view = view
        self.names = list(names)
        self.lang = lang
        self.width = width

    def table(self) -> RenderableType:
        """The whole table as the viewer sees it."""
        raise NotImplementedError

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(self.lang, key, **facts)

    def word(self, key: str) -> str:
        """A word of the game itself."""
        said: str = self.game.talk.book.say(self.lang, key)
        return said

    def labelled(self) -> Table:
        """Lines of a dim label and what it stands for."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        return grid

    def side_by_side(self, panels: Sequence[RenderableType], across: int) -> Table:
        """Panels of equal width, so many across."""
        grid = Table.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        for first in range(0, len(panels), across):
            grid.add_row(*panels[first : first + across])
        return grid
