"""A game that has words and a box: what the games of the house have in common above the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from edubba.kernel.errors import Told
from edubba.kernel.game import Game
from edubba.kernel.journal import Event, Journal
from edubba.kernel.pack import Pack
from edubba.kernel.scene import Catalogue, Scene
from edubba.kernel.state import State
from edubba.words.catalogue import catalogue
from edubba.words.phrasebook import LANGUAGES
from edubba.words.talk import Talk

if TYPE_CHECKING:
    from edubba.words.scene import SceneBuilder

T = TypeVar("T", bound=Talk[Any])
TRIED = 200  # decisions of a game that are put into words before it is let in: all of a small one, in a moment


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

    def given_up(self, state: State, seat: int, count: int, lang: str) -> str:
        return self.talk.given_up(state, seat, count, lang)

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
        """What one language says and another does not. If that is nothing, first scenes and random games are put into
        words: what cannot be said is raised."""
        missing = self.talk.missing()
        if not missing:
            for lang in LANGUAGES:
                self.catalogue(lang)
                for seats in self.seats:
                    self.scene(self.new(seats=seats, seed=0), 0, lang)
            for seats in {self.seats[0], self.seats[-1]}:
                self._try_words(self.new(seats=seats, seed=0), Random(0))
        return missing

    def _try_words(self, state: State, dice: Random) -> None:
        """Play on at random: say what is asked and told, what an action means and why another one is refused."""
        names = [str(seat + 1) for seat in range(state.seats)]
        for _ in range(TRIED):
            if state.over:
                break
            seat, other = state.to_act[0], dice.randrange(self.num_actions)
            action, refused = dice.choice(state.legal(seat)), state.why_not(seat, other)
            for lang in LANGUAGES:
                self.prompt(state, seat, lang)
                self.prompt(state, None, lang)
                self.describe(state, action, lang)
                if refused is not None:
                    self.explain(refused, lang)
            state.journal = journal = Journal()
            state.apply(seat, action)
            for event in journal.events:
                for lang in LANGUAGES:
                    self.narrate(event, lang, names)
        for lang in LANGUAGES:
            for row, _ in state.score_sheet(0):
                self.talk.score_row(row, lang)

    def own_pack(self) -> Pack:
        return self.box.own_pack() if self.typed is None else self.typed.own_pack()

    def check_data(self, data: dict[str, Any]) -> list[str]:
        return self.box.check(data)


def talk_of(game: Game) -> Talk[Any]:
    """The words of a game beyond what every Game must be able to say."""
    assert isinstance(game, SpokenGame), f"{game.name} has no words"
    talk: Talk[Any] = game.talk
    return talk
