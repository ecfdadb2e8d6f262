"""A stored position, as everybody may see it. It never changes, so frames of it can be drawn in another thread."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from edubba.kernel import Event, Game, State
from edubba.table.wire import encode


class Position:
    """What was on disk at one moment: the state, what had been told, how much each eye had seen, who may undo."""

    __slots__ = ("_scenes", "events", "game", "seq", "state", "told", "undo")

    def __init__(
        self, game: Game, state: State, events: Sequence[Event], seq: tuple[int, ...], undo: Sequence[bool]
    ) -> None:
        self.game = game
        self.state = state
        self.events = events  # may grow: the first `told` of them belong to this position
        self.told = len(events)
        self.seq = seq  # of each seat, the spectators last
        self.undo = undo
        self._scenes: dict[tuple[int | None, str], Raw] = {}

    def seen(self, seat: int | None) -> int:
        """How often this seat (None: a spectator) has seen something happen."""
        return self.seq[-1 if seat is None else seat]

    def scene(self, seat: int | None, lang: str, names: list[str]) -> Raw:
        """The scene for a seat as JSON. It is drawn once for all who see the same; `forget` when names change."""
        key = (seat, lang)
        found = self._scenes.get(key)
        if found is None:
            found = self._scenes[key] = Raw(encode(self.game.scene(self.state, seat, lang, names)))
        return found

    def forget(self) -> None:
        self._scenes = {}
