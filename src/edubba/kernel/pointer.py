"""The pointer of a game: what a person points at on the table to make a choice, and what each choice would bring."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from edubba.kernel.scene import SHAPES, Badge, BadScene, Bar, Choice, Panel, Scene, Tally, button
from edubba.kernel.state import State
from edubba.kernel.step import TURN

if TYPE_CHECKING:
    from edubba.kernel.game import Game

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pointer(ABC, Generic[S]):
    """How a game lets people point at its choices. It reads public facts and those of the seat that is asked only."""

    longest = 1  # so many questions more may belong to one gesture

    @abstractmethod
    def handles(self, state: S, seat: int, action: int) -> list[str]:
        """What to point at for this action; no two actions of one question have the same."""

    @abstractmethod
    def say(self, state: S, action: int) -> str:
        """What this action means now."""

    def turn_of(self, state: S) -> int:
        """The seat whose turn it is, -1 between two turns."""
        return -1

    def is_main(self, state: S, action: int) -> bool:
        """True for the answer on the big button: to end, to confirm, to pass."""
        return False

    def effect(self, state: S, action: int) -> list[Badge]:
        """What this action does, in icons, if nothing on the table shows it."""
        return []

    def goes_on(self, state: S) -> bool:
        """True if the question asked here is part of the gesture that led to it: a card, and where to lay it."""
        return False

    def foresee(self, state: S, seat: int, choice: Choice) -> None:
        """Add to a choice what it would cost and bring, before anything else may happen."""

    @abstractmethod
    def given_up(self, state: S, seat: int, count: int) -> str:
        """What an answer gives away that gives up so much."""

    def offered(self, state: S, seat: int) -> list[int]:
        """The actions of this question; in the middle of a gesture a game may leave out what makes no difference."""
        return state.legal(seat)

    def in_question(self, state: S, seat: int) -> list[int]:
        """Actions about which this seat may wonder why they are not possible: they concern things it can see."""
        return []

    def tally(self, state: S, seat: int) -> Tally | None:
        """The run of picks that this question begins or goes on with, if any order will do."""
        return None

    def run(self, state: S, seat: int | None) -> Tally | None:
        """The same, unless nobody is asked or there is a single pick to make: that one is pointed at directly."""
        if seat is None or not state.asks(seat):
            return None
        found = self.tally(state, seat)
        return found if found is not None and found.heaps and (found.most > 1 or found.done is not None) else None

    def barred(self, state: S, seat: int | None) -> list[Bar]:
        """Why things cannot be chosen now; the first handle of an action is what it is about."""
        if seat is None or not state.asks(seat):
            return []
        found: dict[tuple[str, str], Bar] = {}
        for action in self.in_question(state, seat):
            rule = state.why_not(seat, action)
            if rule is not None and rule != TURN:
                handle = self.handles(state, seat, action)[0]
                if not handle.startswith("btn:"):  # a button that is of no use now is not there at all
                    found[handle, rule] = Bar(handle, rule, self.reason(state, seat, action, rule))
        return list(found.values())

    def ask(self, state: S, seat: int) -> str:
        """What is asked of this seat in a position: once half a gesture is made, the question is what comes next."""
        return ""

    def reason(self, state: S, seat: int, action: int, rule: str) -> str:
        """What is missing at this moment; "" where the rule in general says it as well."""
        return ""

    def choices(self, state: S, seat: int | None) -> list[Choice]:
        """All that this seat may do, the big button last. What each would bring is tried on a redealt position.

        The dice of that position are always the same, and it depends on nothing that is hidden from the seat: so the
        answer is the same wherever the seat cannot tell the difference.
        """
        if seat is None or not state.asks(seat):
            return []
        return self._offer(cast(S, state.redeal(seat, Random(0))), seat, self.longest)

    def _offer(self, state: S, seat: int, more: int) -> list[Choice]:
        own = self.turn_of(state) == seat
        found = [self._try(state, seat, action, more, own) for action in self.offered(state, seat)]
        if len({frozenset(choice.h) for choice in found}) < len(found):
            times = Counter(tuple(sorted(choice.h)) for choice in found)
            raise BadScene(f"two choices have the same handles: {', '.join(times.most_common(1)[0][0])}")
        return sorted(found, key=lambda choice: choice.main)

    def _try(self, state: S, seat: int, action: int, more: int, own: bool) -> Choice:
        choice = Choice(action, self.say(state, action), self.handles(state, seat, action), self.is_main(state, action))
        effect = self.effect(state, action)
        if effect:
            choice.effect = effect
        after = cast(S, state.clone())
        after.advance(seat, action)
        choice.news = after.news != state.news
        if after.over:
            choice.ends = "game"
        elif own and self.turn_of(after) != seat:
            choice.ends = "turn"
        elif more and not choice.news and after.asks(seat) and self.goes_on(after):
            choice.then = self._offer(after, seat, more - 1)
            choice.asks = self.ask(after, seat)
        given_up = state.agenda[-1].gives_up(state, seat, action)
        if given_up:
            choice.gives_up = self.given_up(state, seat, given_up)
        self.foresee(state, seat, choice)
        return choice


class PlainPointer(Pointer[State]):
    """Every action is a button: enough to play a game that has no scene of its own."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang

    def handles(self, state: State, seat: int, action: int) -> list[str]:
        return [button(self.game.notation(action).replace(" ", "-"))]

    def say(self, state: State, action: int) -> str:
        return self.game.describe(state, action, self.lang)

    def given_up(self, state: State, seat: int, count: int) -> str:
        return self.game.given_up(state, seat, count, self.lang)


def plain_scene(game: Game, state: State, seat: int | None, lang: str, names: Sequence[str]) -> Scene:
    """A scene without a table: who is asked what, and the choices. Scores may rest on secrets, so it shows none."""
    panels = [
        Panel(one, names[one] if one < len(names) else str(one + 1), SHAPES[one % len(SHAPES)], one in state.to_act)
        for one in range(state.places())
    ]
    choices = PlainPointer(game, lang).choices(state, seat)
    turn = {"active": state.to_act[0]} if state.to_act else {}
    return Scene(
        game=game.name,
        viewer=seat,
        over=state.over,
        turn=turn,
        prompt=game.prompt(state, seat, lang),
        zones=[],
        pieces=[],
        players=panels,
        choices=choices,
    )
