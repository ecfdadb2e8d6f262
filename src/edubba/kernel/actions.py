"""The numbered action space of a game: id <-> (verb, argument) <-> notation text.

An id means the same thing in every position; the question it answers gives the context.

>>> space = ActionSpace([Verb("pass", 0), Verb("take", 1, "card", ("kiln", "axe"))])
>>> space.notation(2), space.parse("take axe"), len(space)
('take axe', 2, 3)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from edubba.kernel.errors import EdubbaError


@dataclass(frozen=True)
class Verb:
    """A family of actions: the first id, what its argument is (a card, a slot, a colour) and the names it can have."""

    name: str
    first: int
    argument: str = ""
    labels: tuple[str, ...] = ("",)


class ActionSpace:
    """All actions of a game. Families lie one after the other without gaps."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self._verb: list[Verb] = []
        self._text: list[str] = []
        for verb in self.verbs:
            if verb.first != len(self._text):
                raise EdubbaError(
                    f"verb {verb.name} starts at {verb.first}, but the ids before it end at {len(self._text)}"
                )
            for label in verb.labels:
                self._verb.append(verb)
                self._text.append(f"{verb.name} {label}" if label else verb.name)
        self._id = {text: action for action, text in enumerate(self._text)}
        if len(self._id) != len(self._text):
            raise EdubbaError("two actions share one notation")

    def __len__(self) -> int:
        return len(self._text)

    def notation(self, action: int) -> str:
        if not 0 <= action < len(self._text):
            raise EdubbaError(f"there is no action {action}; the ids run from 0 to {len(self._text) - 1}")
        return self._text[action]

    def parse(self, text: str) -> int:
        action = self._id.get(" ".join(text.split()))
        if action is None:
            raise EdubbaError(f"{text!r} is not the notation of an action of this game")
        return action

    def verb(self, action: int) -> Verb:
        self.notation(action)
        return self._verb[action]

    def label(self, action: int) -> str:
        """The argument of an action by its name, "" if the verb has none."""
        verb = self.verb(action)
        return verb.labels[action - verb.first]
