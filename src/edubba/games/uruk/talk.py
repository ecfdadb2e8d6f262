"""Uruk in words: choices, questions, the log and the reasons of a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from edubba.kernel.game import Game
    from edubba.kernel.journal import Event
    from edubba.kernel.state import State


class UrukTalk:
    """Puts actions, questions, events and rules of Uruk into sentences."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def describe(self, state: State, action: int, lang: str) -> str:
        return self.game.notation(action)

    def prompt(self, state: State, seat: int | None, lang: str) -> str:
        return type(state.agenda[-1]).__name__ if state.agenda else ""

    def narrate(self, event: Event, lang: str, names: list[str]) -> str:
        return f"{names[event.seat]}: {event.kind}"

    def explain(self, rule: str, lang: str) -> str:
        return rule
