"""Those who look at a table through a connection, and what each is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import cast

from msgspec import Raw

from edubba.kernel import State
from edubba.kernel.scene import Scene
from edubba.table.effects import Due, Effect
from edubba.table.log import Log, Teller
from edubba.table.position import Position
from edubba.table.wire import SceneFrame, TableFrame, TableInfo, encode
from edubba.words import Talk

Key = tuple[int | None, str]
CROWD = 0.002  # seconds for each viewer between two announcements of who came and went
LEAST_PAUSE = 0.05


class Viewer:
    """Whose eyes, where they sit, in which language they read, and what they have read of the log."""

    __slots__ = ("called", "guest", "heard", "lang", "read", "seat", "seated", "stale", "table_due", "waiting")

    def __init__(self, guest: str, seat: int | None, lang: str, seated: bool) -> None:
        self.guest = guest
        self.seated = seated  # has a seat at this table, wherever he sits now
        self.seat = seat
        self.lang = lang
        self.heard = 0  # decisions that came through this connection and have been carried out or refused
        self.waiting = 0  # messages that have not been answered yet
        self.stale = True  # a scene is due
        self.table_due = False  # what is said of the table has changed
        self.called = False  # the host knows that a frame is due
        self.read: tuple[Key, int] | None = None  # which revision of which log


class Viewers:
    """All who look at one table. What is drawn for one is kept for all who see the same."""

    def __init__(self, out: list[Effect]) -> None:
        self.by_conn: dict[int, Viewer] = {}
        self._out = out  # where effects are put
        self._announced = 0.0  # when everybody was last told who came and went
        self._announcing = False  # it is to be told again
        self._guests: Counter[str] = Counter()
        self._logs: dict[Key, Log] = {}
        self._teller: Teller | None = None
        self._infos: dict[tuple[str, str], Raw] = {}

    @property
    def online(self) -> Collection[str]:
        return self._guests.keys()

    def add(self, conn: int, viewer: Viewer) -> None:
        self.by_conn[conn] = viewer
        self._guests[viewer.guest] += 1

    def remove(self, conn: int) -> bool:
        """True if nobody looks with this guest's eyes any more."""
        viewer = self.by_conn.pop(conn)
        self._guests[viewer.guest] -= 1
        self._tidy()
        if self._guests[viewer.guest]:
            return False
        del self._guests[viewer.guest]
        return True

    def turn(self, viewer: Viewer, seat: int | None, lang: str) -> None:
        """Let somebody look from another seat or read another language."""
        viewer.seat, viewer.lang, viewer.stale, viewer.read = seat, lang, True, None
        self._tidy()

    def reseat(self, seats_of: Callable[[str], list[int]]) -> None:
        """Who was watching and has one seat now sits down there; who has got up watches."""
        for viewer in self.by_conn.values():
            seats = seats_of(viewer.guest)
            if viewer.seat is None and len(seats) == 1 and not viewer.seated:
                self.turn(viewer, seats[0], viewer.lang)
            elif viewer.seat is not None and viewer.seat not in seats:
                self.turn(viewer, None, viewer.lang)
            viewer.seated = bool(seats)

    def _tidy(self) -> None:
        used = {(viewer.seat, viewer.lang) for viewer in self.by_conn.values()}
        for key in self._logs.keys() - used:
            del self._logs[key]

    # --- what is due --------------------------------------------------------------------------------------------

    def due(self, conn: int) -> None:
        """A connection has something to be shown. However often this is said, one frame follows: the latest."""
        viewer = self.by_conn[conn]
        if not viewer.called:
            viewer.called = True
            self._out.append(Due(conn))

    def show(self, sees: Callable[[int | None], bool] = lambda _: True) -> None:
        """All get a fresh frame who sit where something can be seen: to the others even that would tell something."""
        self._infos.clear()
        for conn, viewer in self.by_conn.items():
            if sees(viewer.seat):
                viewer.stale = True
                self.due(conn)

    def say_anew(self) -> None:
        """Everybody is told anew who is here and what can be done, not what lies on the table."""
        self._infos.clear()
        for conn, viewer in self.by_conn.items():
            viewer.table_due = True
            self.due(conn)

    def came_or_went(self) -> None:
        self._infos.clear()
        self._announcing = True

    def announce(self, now: float) -> float | None:
        """Tell who came and went: at once, but the more look on, the longer is the pause in between. When it ends."""
        if not self._announcing:
            return None
        due = self._announced + max(LEAST_PAUSE, CROWD * len(self.by_conn))
        if now < due:
            return due
        self._announcing, self._announced = False, now
        self.say_anew()
        return None

    # --- drawing ------------------------------------------------------------------------------------------------

    def info(self, guest: str, seated: bool, lang: str, make: Callable[[], TableInfo]) -> Raw:
        """What is said of the table. All who have no seat there are told the same."""
        key = (guest if seated else "", lang)
        found = self._infos.get(key)
        if found is None:
            found = self._infos[key] = Raw(encode(make()))
        return found

    def table_frame(self, viewer: Viewer, info: Raw) -> Callable[[], bytes]:
        viewer.stale = viewer.table_due = False
        return lambda: encode(TableFrame(cast(TableInfo, info)))

    def scene_frame(
        self, viewer: Viewer, position: Position, talk: Talk[State], names: list[str], info: Raw
    ) -> Callable[[], bytes]:
        """How to draw all that this viewer may see now, with the lines of the log that are new to him."""
        viewer.stale = viewer.table_due = False
        seat, lang, heard = viewer.seat, viewer.lang, viewer.heard
        key = (seat, lang)
        log = self._logs.get(key)
        if log is None:
            log = self._logs[key] = Log(self._teller_of(talk), seat, lang)

        def draw() -> bytes:
            scene = position.scene(seat, lang, names)
            log.tell(position.events, position.told, names)
            first = log.since(viewer.read[1]) if viewer.read is not None and viewer.read[0] == key else 0
            undo = seat is not None and position.undo[seat]
            frame = SceneFrame(
                seq=position.seen(seat),
                seat=seat,
                scene=cast(Scene, scene),
                from_=first,
                log=log.lines[first:],
                undo=undo,
                restart=undo,
                takeback=seat is not None and position.turns[seat],
                heard=heard,
                tale=position.tale(seat),
                table=cast(TableInfo, info),
            )
            viewer.read = key, log.revision
            return encode(frame)

        return draw

    def _teller_of(self, talk: Talk[State]) -> Teller:
        if self._teller is None or self._teller.talk is not talk:
            self._teller = Teller(talk)
        return self._teller
