"""What can go wrong, said so that the reader knows what to do next."""

from __future__ import annotations


class Told(str):
    """A plain sentence that keeps its key and its facts, so that the edge can say the same in another language; where
    a game has words of its own for it, it names the game.

    >>> trouble = Told("no-seat", "there is no seat {seat}", seat=9)
    >>> trouble, trouble.key, trouble.facts
    ('there is no seat 9', 'no-seat', {'seat': 9})
    """

    key: str
    facts: dict[str, object]
    game: str

    def __new__(cls, key: str, sentence: str, **facts: object) -> Told:
        told = super().__new__(cls, sentence.format(**facts))
        told.key = key
        told.facts = facts
        told.game = ""
        return told

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)  # between processes the sentence is enough


class EdubbaError(ValueError):
    """Base of every error that Edubba raises on purpose. Its message may be `Told`."""


class UnknownGame(EdubbaError):
    """No game of that name stands on the shelf."""


class BadGame(UnknownGame):
    """A game that is installed, but cannot be played; the message says why."""


class BadOption(EdubbaError):
    """An option, a value of one, or a seat count that the game does not know."""


class UnknownVersion(EdubbaError):
    """A game was begun by a version of its rules that is not here."""


class IllegalAction(EdubbaError):
    """A seat tried what it may not do now. The state is exactly as it was before.

    `rule` is the id of the rule that forbids it ("URU-9.3"), or "turn" when the seat is not asked
    or the action does not answer the question.
    """

    def __init__(self, seat: int, action: int, rule: str, allowed: list[int]) -> None:
        self.seat = seat
        self.action = action
        self.rule = rule
        self.allowed = allowed
        if not allowed:
            reason = f"seat {seat} is not asked for a decision now"
        elif rule == "turn":
            reason = f"action {action} does not answer the question put to seat {seat}; allowed now: {allowed}"
        else:
            reason = f"action {action} of seat {seat} is forbidden by {rule}; allowed now: {allowed}"
        super().__init__(reason)


class BadPosition(EdubbaError):
    """What should be a dumped position is none of this game, at this number of seats."""


class BadRecord(EdubbaError):
    """A record that is damaged, edited, or made by something this version cannot replay.

    `move` is the number of the first move that is wrong (from 1), or None when the trouble lies elsewhere.
    """

    def __init__(self, message: str, move: int | None = None) -> None:
        self.move = move
        super().__init__(message)


class BadPack(EdubbaError):
    """A data pack that does not fit the schema of its game; `problems` lists every place to mend."""

    def __init__(self, problems: list[str]) -> None:
        self.problems = problems
        super().__init__("this data pack cannot be used:\n" + "\n".join(f"  - {problem}" for problem in problems))
