"""What every game needs to lay a view out as a scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from edubba.kernel.scene import Board
from edubba.kernel.state import State
from edubba.words.game import SpokenGame
from edubba.words.phrasebook import Argument

G = TypeVar("G", bound=SpokenGame[Any])
S = TypeVar("S", bound=State)


class Layout(Generic[G, S]):
    """One view being laid out: what a seat may not know cannot be on the board."""

    def __init__(self, game: G, state: S, seat: int | None, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.state = state
        self.step = state.agenda[-1] if state.agenda else None
        self.view: dict[str, Any] = state.view(seat)
        self.viewer = seat
        self.lang = lang
        self.names = names
        self.board = Board()

    def say(self, key: str, **arguments: Argument) -> str:
        """Words of the game."""
        said: str = self.game.talk.book.say(self.lang, key, **arguments)
        return said

    def prompt(self) -> str:
        said: str = self.game.talk.prompt(self.state, self.viewer, self.lang, self.names)
        return said
