"""A game that has words and a box: what the games of the house have in common above the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from edubba.kernel.errors import Told
from edubba.kernel.game import Game
from edubba.kernel.journal import Event
from edubba.kernel.pack import Pack
from edubba.kernel.scene import Catalogue, Scene
from edubba.kernel.state import State
from edubba.words.catalogue import catalogue
from edubba.words.phrasebook import LANGUAGES
from edubba.words.talk import Talk

if TYPE_CHECKING:
    from edubba.words.scene import SceneBuilder

T = TypeVar("T", bound=Talk[Any])


class Box(Protocol):
    """What comes in the box of a game that is not `typed`; its module `components` is one."""

    def own_pack(self) -> Pack: ...

    def check(self, data: dict[str, Any]) -> list[str]: ...


class SpokenGame(Game, Generic[T]):
    """A game that is told by its talk. Subclasses name their box, and make their talk when they are made."""

    box: Box
    talk: T
    builder: type[SceneBuilder[Any, Any]] | None = None  # how it lays out its table; by default all choices are buttons

    def describe(self, state: State, action: int, lang: str) -> str:
        return self.talk.describe(state, action, lang)

    def prompt(self, state: State, seat: int | None, lang: str) -> str:
        return self.talk.prompt(state, seat, lang)

    def narrate(self, event: Event, lang: str, names: list[str]) -> str:
        return self.talk.narrate(event, lang, names)

    def explain(self, rule: str, lang: str) -> str:
        return self.talk.explain(rule, lang)

    def scene(self, state: State, seat: int | None, lang: str, names: Sequence[str] = ()) -> Scene:
        if self.builder is None:
            return super().scene(state, seat, lang, names)
        return self.builder(self, state, seat, lang, names).scene()

    def catalogue(self, lang: str) -> Catalogue:
        return catalogue(self.talk, lang)

    def missing_words(self) -> list[Told]:
        """What one language says and another does not; then whatever keeps the first scene from being told."""
        missing = self.talk.missing()
        if not missing:
            for lang in LANGUAGES:
                self.catalogue(lang)
                for seats in self.seats:
                    self.scene(self.new(seats=seats, seed=0), 0, lang)
        return missing

    def own_pack(self) -> Pack:
        return self.box.own_pack() if self.typed is None else self.typed.own_pack()

    def check_data(self, data: dict[str, Any]) -> list[str]:
        return self.box.check(data)


def talk_of(game: Game) -> Talk[Any]:
    """The words of a game beyond what every Game must be able to say."""
    assert isinstance(game, SpokenGame), f"{game.name} has no words"
    talk: Talk[Any] = game.talk
    return talk
