"""What every game needs to show itself: a builder that lays a view out as a scene, and a pointer that speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from edubba.kernel.pointer import Pointer
from edubba.kernel.scene import Board, Scene
from edubba.kernel.state import State
from edubba.words.game import SpokenGame
from edubba.words.phrasebook import Say
from edubba.words.talk import Talk

G = TypeVar("G", bound=SpokenGame[Any])
S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Talk[Any])


class SceneBuilder(Generic[G, S]):
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
        self.say: Say = game.talk.book.speaker(lang)  # words of the game
        self.prompt: str = game.talk.prompt(state, seat, lang, names)

    def scene(self) -> Scene:
        raise NotImplementedError


class SpokenPointer(Pointer[S], Generic[T, S]):
    """A pointer that says what a choice means as the talk of its game does."""

    def __init__(self, talk: T, lang: str, names: Sequence[str]) -> None:
        self.talk = talk
        self.actions = talk.game.actions
        self.lang = lang
        self.names = names

    def say(self, state: S, action: int) -> str:
        return self.talk.describe(state, action, self.lang, self.names)
