"""What every game needs to show itself: a builder that lays a view out as a scene, and a pointer that speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from edubba.kernel.board import Board
from edubba.kernel.pointer import Pointer
from edubba.kernel.scene import SHAPES, Dialog, Laying, Panel, Scene, Scored, Stat
from edubba.kernel.state import State
from edubba.words.game import SpokenGame
from edubba.words.phrasebook import Say
from edubba.words.talk import Talk, question_of

G = TypeVar("G", bound=SpokenGame[Any])
S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Talk[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
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
        """Lay everything out."""
        pointer = self.pointer()
        self.lay()
        return Scene(
            game=self.game.name,
            viewer=self.viewer,
            over=self.view["over"],
            turn=self.turn(),
            prompt=self.prompt,
            zones=self.board.zones,
            pieces=self.board.pieces,
            players=[self.panel(seat) for seat in range(self.state.places())],
            choices=pointer.choices(self.state, self.viewer),
            barred=pointer.barred(self.state, self.viewer),
            dialog=self.dialog(),
            ends=self.ribbon(),
            tally=pointer.run(self.state, self.viewer),
            laying=self.laying(),
            walk=self.walk(),
            question=question_of(self.step),
        )

    # --- what a game writes -------------------------------------------------------------------------------------

    def pointer(self) -> Pointer[S]:
        """How the choices are pointed at."""
        raise NotImplementedError

    def lay(self) -> None:
        """Lay zones and pieces on the board."""
        raise NotImplementedError

    def turn(self) -> dict[str, int]:
        """The seat whose turn it is, `active`, and what else is worth a number."""
        raise NotImplementedError

    def panel(self, seat: int) -> Panel:
        """What concerns one player; see `panel_of`."""
        raise NotImplementedError

    # --- what a game may add ------------------------------------------------------------------------------------

    def dialog(self) -> Dialog | None:
        return None

    def last_round(self) -> bool:
        return False

    def ribbon(self) -> str:
        """What is said across the table in the last round."""
        return self.say("last-round") if self.last_round() else ""

    def laying(self) -> Laying | None:
        """The tile that the viewer has in hand."""
        return None

    def walk(self) -> list[Scored]:
        """The final scoring, step by step, when the game is over."""
        return []

    # --- what helps it ------------------------------------------------------------------------------------------

    def panel_of(self, seat: int, sheet: dict[str, int], stats: list[Stat], first: bool) -> Panel:
        """A panel with the points that this viewer may know."""
        return Panel(
            seat=seat,
            name=self.game.talk.player(seat, self.lang, self.names),
            shape=SHAPES[seat],
            to_act=seat in self.view["to_act"],
            score=sum(sheet.values()),
            sheet=sheet,
            stats=stats,
            first=first,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class SpokenPointer(Pointer[S], Generic[T, S]):
    """A pointer that says what a choice means as the talk of its game does."""

    def __init__(self, talk: T, lang: str, names: Sequence[str]) -> None:
        self.talk = talk
        self.actions = talk.game.actions
        self.lang = lang
        self.names = names

    def say(self, state: S, action: int) -> str:
        return self.talk.describe(state, action, self.lang, self.names)

    def ask(self, state: S, seat: int) -> str:
        return self.talk.prompt(state, seat, self.lang, self.names)

    def given_up(self, state: S, seat: int, count: int) -> str:
        return self.talk.given_up(state, seat, count, self.lang, self.names)
