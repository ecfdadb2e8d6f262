"""A stored position, as everybody may see it. It never changes, so frames of it can be drawn in another thread."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from edubba.kernel import Event, Game, State
from edubba.kernel.scene import Scene
from edubba.table.recall import Tale
from edubba.table.wire import encode


class Position:
    """What was on disk at one moment: the state, what had been told, how much each eye had seen, who may undo."""

    __slots__ = ("_scenes", "events", "game", "given_up", "seq", "state", "takebacks", "tales", "told", "turns", "undo")

    def __init__(
        self,
        game: Game,
        state: State,
        events: Sequence[Event],
        seq: tuple[int, ...],
        undo: Sequence[bool],
        *,
        turns: Sequence[bool],
        takebacks: int,
        tales: Sequence[Tale],
        given_up: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.events = events  # may grow: the first `told` of them belong to this position
        self.told = len(events)
        self.seq = seq  # of each seat, the spectators last
        self.undo = undo
        self.turns = turns  # who may take a whole turn back
        self.takebacks = takebacks  # how often that was done
        self.tales = tales  # what others did last, as each sees it
        self.given_up = given_up  # nobody is asked any more
        self._scenes: dict[tuple[int | None, str, tuple[str, ...]], Raw] = {}

    def seen(self, seat: int | None) -> int:
        """How often this seat (None: a spectator) has seen something happen."""
        return self.seq[-1 if seat is None else seat]

    def tale(self, seat: int | None) -> Tale:
        return self.tales[-1 if seat is None else seat]

    def scene(self, seat: int | None, lang: str, names: list[str]) -> Raw:
        """The scene for a seat as JSON. It is drawn once for all who see the same."""
        key = (seat, lang, tuple(names))
        found = self._scenes.get(key)
        if found is None:
            drawn = self.game.scene(self.state, seat, lang, names)
            found = self._scenes[key] = Raw(encode(looked_at(drawn) if self.given_up else drawn))
        return found


def looked_at(scene: Scene) -> Scene:
    """A scene in which nobody is asked for anything."""
    scene.choices, scene.barred, scene.tally, scene.laying = [], [], None, None
    return scene
