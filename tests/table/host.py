"""A host in memory for a Session: a disk that can fail, connections that are read late, a clock that stands still."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from edubba.kernel import Game
from edubba.table.effects import Answer, Broke, Cancel, Due, Effect, Persist, Tell, Think, WakeAt
from edubba.table.info import names_of
from edubba.table.log import tell
from edubba.table.play import Play
from edubba.table.position import looked_at
from edubba.table.recall import Recall, tale_of
from edubba.table.session import Session
from edubba.table.stored import ACT, BACK, BOT, TAKE, Change, Guest, Kept, Row
from edubba.table.viewers import Viewer
from edubba.table.wire import Decision, Message, Recalled, Refused, encode
from edubba.words import talk_of

Json = dict[str, Any]
PEOPLE = [Guest("guest0", "Ada", "en"), Guest("guest1", "Bo", "fr"), Guest("guest2", "Ada", "en")]
ENDS = [  # what may come of something that is to be stored
    (True, "plain"), (True, "plain"), (True, "plain"), (False, "plain"), (True, "reread"), (False, "reread"),
    (True, "contested"), (True, "plain"), (True, "plain"), (True, "crash"), (False, "crash"),
]  # fmt: skip
GAME = (ACT, BACK, TAKE)


class Disk:
    """What is stored of one table. Whoever comes second with a number is told so."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    def write(self, change: Change) -> bool:
        kept = self.kept
        if change.first != len(kept.rows):
            return False
        taken = {place.seat: place for place in change.places}
        dice = {one.guest: one for one in [*kept.dice, *change.dice]}
        self.kept = Kept(
            head=change.head,
            places=[taken.get(place.seat, place) for place in kept.places],
            dice=list(dice.values()),
            rows=[*kept.rows, *change.rows],
        )
        return True


class Client:
    """One connection: what it was sent, and which decisions it has sent."""

    def __init__(self, guest: str, lang: str) -> None:
        self.guest = guest
        self.lang = lang
        self.due = False
        self.frame: Json = {}
        self.log: list[Json] = []
        self.decisions: list[tuple[int, str, str] | None] = []  # as the rows that they should become
        self.resolved = 0
        self.refused: set[int] = set()


class Host:
    """Carries effects out when it is told to, and checks each of them as it comes."""

    def __init__(self, kept: Kept, pause: float) -> None:
        self.disk = Disk(kept)
        self.pause = pause
        self.now = 1.0
        self.numbers = 0
        self.reference: tuple[Kept, Play] | None = None
        self.stored = Counter[tuple[int, str, str]]()  # what must be on disk, each as often as it was acknowledged
        self.start()

    def start(self) -> None:
        """Open the table from what is on disk; nobody is there."""
        self.clients: dict[int, Client] = {}
        self.persist: Persist | None = None
        self.orphan = False  # who wanted what is being stored has gone
        self.thinking: dict[int, Think] = {}
        self.wake: float | None = None
        self.answers: dict[int, Answer] = {}
        self.session = Session(self.disk.kept, self.pause)
        self.known = self.disk.kept  # as far as the session knows
        self.do(self.session.opened(self.now))

    # --- effects ------------------------------------------------------------------------------------------------

    def conn(self, pick: int) -> int:
        return list(self.clients)[pick % len(self.clients)]

    def somebody_asked(self, pick: int) -> tuple[int, Client] | None:
        asked = [
            (conn, client)
            for conn, client in self.clients.items()
            if client.frame and client.frame["seat"] is not None and client.frame["scene"]["choices"]
        ]
        return asked[pick % len(asked)] if asked else None

    def do(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            assert not isinstance(effect, Broke), effect
            if isinstance(effect, Persist):
                assert self.persist is None, "one thing is stored at a time"
                assert effect.change.first == len(self.known.rows)
                self.persist = effect
            elif isinstance(effect, Due):
                assert not self.clients[effect.conn].due
                self.clients[effect.conn].due = True
            elif isinstance(effect, Tell):
                self.told(effect)
            elif isinstance(effect, Think):
                self.thinking[effect.ticket] = effect
            elif isinstance(effect, Cancel):
                del self.thinking[effect.ticket]
            elif isinstance(effect, WakeAt):
                self.wake = effect.time
            else:
                self.answers[effect.ask] = effect
        self.acknowledge()

    def told(self, effect: Tell) -> None:
        client, play = self.clients[effect.conn], self.session.play
        if isinstance(effect.message, Recalled):
            self.check_moment(effect.message, self.session.viewers.by_conn[effect.conn])
        if isinstance(effect.message, Refused) and client.decisions:
            client.refused.add(effect.message.heard)
            # It was refused where he sat then; what waited behind it may have been to sit elsewhere.
            assert effect.message.seq <= (max(play.stored.seq) if play else 0)

    def acknowledge(self) -> None:
        """What was carried out and not refused must be on disk from now on."""
        for conn, client in self.clients.items():
            heard = self.session.viewers.by_conn[conn].heard
            for number in range(client.resolved + 1, heard + 1):
                row = client.decisions[number - 1]
                if number not in client.refused and row is not None:
                    self.stored[row] += 1
            client.resolved = heard

    # --- the disk -----------------------------------------------------------------------------------------------

    def finish(self, written: bool, answer: str, luck: Random | None = None) -> None:
        """What was to be stored is written or not, and the session is told so, or given what is on disk.

        It may be overtaken by the news that another process has stored even more.
        """
        persist = self.persist
        assert persist is not None
        self.persist = None
        before = {conn for conn, client in self.clients.items() if not client.due}
        done = written and self.disk.write(persist.change)
        if done and (self.orphan or answer == "crash"):
            self.count(persist.change.rows)
        self.orphan = False  # from now on somebody else's
        if answer == "crash":
            self.start()
            return
        if answer == "plain" and not written:
            self.do(self.session.refused(persist.ticket, self.now))
            if self.disk.kept is not self.known and self.persist is None:  # what another process did is heard of now
                self.known = self.disk.kept
                self.do(self.session.reread(None, self.disk.kept, self.now))
            return
        if answer == "overtaken" and done:
            assert luck is not None
            self.elsewhere(luck)
            self.do(self.session.reread(None, self.disk.kept, self.now))
            assert self.session.count == persist.change.first, "nothing is shown before it is known to be stored"
            self.known = self.disk.kept
            self.do(self.session.stored(persist.ticket, self.now))
            return
        self.known = self.disk.kept
        if answer == "plain" and done:
            self.do(self.session.stored(persist.ticket, self.now))
            if all(row.kind in GAME for row in persist.change.rows):
                self.check_nobody_was_called_in_vain(before, persist.change.rows)
        else:
            self.do(self.session.reread(persist.ticket, self.disk.kept, self.now))

    def count(self, rows: Sequence[Row]) -> None:
        """These rows are on disk, but nobody was told so who wanted them."""
        for row in rows:
            if row.kind in GAME:
                self.stored[key(row)] += 1

    def elsewhere(self, luck: Random) -> bool:
        """Another process takes an action for somebody, another one than what is being stored here."""
        kept = self.disk.kept
        if not kept.head.dealt or kept.head.over:
            return False
        play = Play(kept)
        seat = luck.choice(play.table.state.to_act)
        ours = self.persist.change.rows[0].text if self.persist else ""
        options = [one for one in play.table.state.legal(seat) if play.table.game.notation(one) != ours]
        if not options:
            return False
        rows, _ = play.act(seat, [luck.choice(options)], False)
        head = play.standing(kept.head, self.now)
        assert self.disk.write(Change(first=len(kept.rows), rows=tuple(rows), head=head))
        self.count(rows)
        return True

    # --- people -------------------------------------------------------------------------------------------------

    def connect(self, guest: str, lang: str) -> int:
        self.numbers += 1
        self.clients[self.numbers] = Client(guest, lang)
        self.do(self.session.connect(self.numbers, guest, lang, self.now))
        return self.numbers

    def disconnect(self, conn: int) -> None:
        waiting = self.session._waiting
        wish = waiting.wish if waiting else None
        self.orphan = self.orphan or (wish is not None and getattr(wish, "conn", None) == conn)
        del self.clients[conn]
        self.do(self.session.disconnect(conn, self.now))

    def send(self, conn: int, message: Message, rows: tuple[int, str, str] | None = None) -> None:
        if isinstance(message, Decision):
            self.clients[conn].decisions.append(rows)
        self.do(self.session.receive(conn, message, self.now))

    def pull(self, conn: int, later: Callable[[], object] = lambda: None) -> None:
        """Take the frame that is due; something else may happen before it is drawn."""
        client = self.clients[conn]
        client.due = False
        draw = self.session.frame(conn)
        if draw is None:
            return
        viewer = self.session.viewers.by_conn[conn]
        seat, lang, kept = viewer.seat, viewer.lang, self.known
        later()
        frame: Json = json.loads(draw())
        if frame["t"] == "scene":
            client.log = client.log[: frame["from"]] + frame["log"]
            client.frame = frame
            self.check_frame(frame, client.log, kept, seat, lang)
        else:
            assert frame["t"] == "table"
        assert frame["table"]["over"] == kept.head.over
        assert frame["table"]["to_act"] == kept.head.to_act

    # --- what must hold -----------------------------------------------------------------------------------------

    def check_frame(self, frame: Json, log: list[Json], kept: Kept, seat: int | None, lang: str) -> None:
        """It is what somebody would draw who knows nothing but what is on disk, and nothing of what is hidden."""
        if self.reference is None or self.reference[0] is not kept:
            self.reference = kept, Play(kept)
        play = self.reference[1]
        game, state = play.table.game, play.table.state
        names = [one["name"] for one in frame["table"]["seats"]]
        assert frame["seat"] == seat
        assert frame["seq"] == play.stored.seen(seat)
        assert frame["scene"] == drawn(game, state, seat, lang, names, play.given_up)
        if not state.over:
            other = state.redeal(seat, Random(frame["seq"]))
            assert frame["scene"] == drawn(game, other, seat, lang, names, play.given_up), (
                "it depends on what is hidden"
            )
        assert log == json.loads(encode(tell(talk_of(game), play.table.log(seat), lang, names)))
        plays = seat if not play.given_up else None
        assert frame["undo"] == (plays is not None and play.table.can_undo(plays))
        assert frame["takeback"] == (plays is not None and play.table.can_take_back_turn(plays))
        assert tuple(frame["tale"]) == tale_of(play.table, seat)
        assert frame["table"].get("takebacks", 0) == sum(row.kind == TAKE for row in kept.rows)

    def check_moment(self, moment: Recalled, viewer: Viewer) -> None:
        """It is what the rows on disk lead to, as this seat saw it, and nothing of what was hidden then."""
        table = Play(self.known).table
        names = names_of(self.known.head.game, self.known.places, viewer.lang)
        state = Recall().at(table, moment.told)
        scene = json.loads(encode(moment.scene))
        assert moment.seat == viewer.seat
        assert scene == drawn(table.game, state, viewer.seat, viewer.lang, names, True)
        if not state.over:
            other = state.redeal(viewer.seat, Random(moment.told))
            assert scene == drawn(table.game, other, viewer.seat, viewer.lang, names, True)

    def check_nobody_was_called_in_vain(self, before: set[int], rows: Sequence[Row]) -> None:
        """Who can see nothing of what happened is sent nothing: even that would tell something."""
        for conn in before & self.clients.keys():
            viewer = self.session.viewers.by_conn[conn]
            bit = len(self.known.places) if viewer.seat is None else viewer.seat
            if not any(row.eyes >> bit & 1 for row in rows) and not viewer.table_due:
                assert not viewer.stale or viewer.read is None or conn in self.moved_since(conn)

    def moved_since(self, conn: int) -> set[int]:
        """Connections that have something of their own to be shown: answers to what waited behind it."""
        return {conn} if self.clients[conn].due and self.session.viewers.by_conn[conn].heard else set()

    def drain(self) -> None:
        """Let everything come to its end, except for bots."""
        while self.persist or any(client.due for client in self.clients.values()):
            if self.persist:
                self.finish(True, "plain")
            for conn, client in self.clients.items():
                if client.due:
                    self.pull(conn)

    def check_end(self) -> None:
        """What was acknowledged is on disk once, and everybody sees the same table."""
        self.drain()
        kept = self.disk.kept
        bots = {place.seat for place in kept.places if place.who == BOT}
        there = Counter(key(row) for row in kept.rows if row.kind in GAME and row.seat not in bots)
        wanted = Counter({row: times for row, times in self.stored.items() if row[0] not in bots})
        assert there == wanted
        assert self.session.count == len(kept.rows)
        for conn, client in self.clients.items():
            viewer = self.session.viewers.by_conn[conn]
            assert (viewer.waiting, viewer.heard) == (0, len(client.decisions)), "everything is answered"
            if kept.head.dealt:
                self.check_frame(client.frame, client.log, kept, viewer.seat, viewer.lang)


def key(row: Row) -> tuple[int, str, str]:
    return (row.seat, row.kind, row.text if row.kind == ACT else "")


def drawn(game: Game, state: Any, seat: int | None, lang: str, names: list[str], given_up: bool) -> Json:
    found = game.scene(state, seat, lang, names)
    scene: Json = json.loads(encode(looked_at(found) if given_up else found))
    assert not (given_up and scene["choices"]), "nobody is asked any more"
    return scene
