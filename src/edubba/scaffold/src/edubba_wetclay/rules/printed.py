"""What no move changes: the printed tablets, and what was agreed before the game."""

from __future__ import annotations


class Printed:
    """Per tablet its topic and its worth (WET-1.2), and the bonus of a set (WET-4.3)."""

    __slots__ = ("set_bonus", "topic", "worth")

    def __init__(self, *, topic: list[int], worth: list[int], set_bonus: int) -> None:
        self.topic = topic
        self.worth = worth
        self.set_bonus = set_bonus


class Rules:
    """The options, by their names (WET-O1, O2)."""

    __slots__ = ("lessons", "rounds")

    def __init__(self, *, rounds: int, lessons: bool) -> None:
        self.rounds = rounds
        self.lessons = lessons
