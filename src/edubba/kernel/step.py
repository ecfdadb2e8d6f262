"""Steps: what is left to do in a game, one thing at a time.

A Step asks one seat, asks several seats at once in secret (`Together`), or runs by itself. It never changes once it is
on the agenda, so clones share it. It holds seats, counts and public ids, never a hidden fact.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from edubba.kernel.state import State

S = TypeVar("S", bound="State")

AUTOMATIC: Final = -1
TOGETHER: Final = -2
ALLOWED: Final = ""
TURN: Final = "turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing left to do: a question to `seat`, or something that runs by itself when `seat` is AUTOMATIC."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def options(self, s: S, seat: int) -> list[int]:
        """The action ids this seat may choose from."""
        return []

    def refusal(self, s: S, seat: int, action: int) -> str:
        """The id of the rule that forbids the action, ALLOWED if none does, TURN if it answers another question.

        It agrees with `options` on every id; steps with something to explain say more than this default.
        """
        return ALLOWED if action in self.options(s, seat) else TURN

    def refuse(self, s: S, seat: int, action: int, ours: bool, rule: str) -> str:
        """The usual refusal: what is not `ours` answers another question, what is ours but no option breaks `rule`."""
        if not ours:
            return TURN
        return ALLOWED if action in self.options(s, seat) else rule

    def public(self, s: S) -> bool:
        """True if the options rest on public facts alone.

        Only then may the engine answer a question with a single option by itself and skip one with none. A choice that
        a hidden hand has forced must be asked all the same: silence would tell the others.
        """
        return False

    def gives_up(self, s: S, seat: int, action: int) -> int:
        """How much this answer gives away for nothing: actions left, discs, a free card. A slip that costs so much is
        worth a question; 0 for all else. It rests on public facts and those of the seat."""
        return 0

    def fits(self, s: S) -> bool:
        """True if this question can arise in this position: hands that are dealt anew must fit what was announced."""
        return bool(self.options(s, self.seat))

    def take(self, s: S, seat: int, action: int) -> None:
        """Carry out a legal answer, and put what follows from it on the agenda."""

    def run(self, s: S) -> None:
        """Carry out an automatic step."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PublicStep(Step[S]):
    """A question whose options rest on public facts alone, whatever the position."""

    def public(self, s: S) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step[S]):
    """A question to several seats at once. Answers are sealed, and nothing else changes until all are in.

    So the order in which they arrive cannot matter, and none betrays another. `at_once` makes exceptions.
    """

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seat = TOGETHER
        self.seats = seats

    def owes(self, s: S, seat: int) -> bool:
        """True while this seat has answers to give; by default each gives one."""
        return not s.sealed[seat]

    def at_once(self, action: int) -> bool:
        """True if this answer is no secret: then `take` carries it out at once, and the seat is asked again.

        Such answers take effect in the order in which they come, and are for seats that have sealed nothing yet.
        """
        return False

    def open(self, s: S) -> None:
        """Open all sealed answers, in turn order."""
