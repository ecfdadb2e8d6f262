"""A live table without input or output: messages in, effects out.

It does nothing by itself. Who hosts it carries the effects out and says what came of them. Time and luck are arguments.
One thing is stored at a time, and what comes meanwhile waits: nobody is shown, told or refused anything by a position
that is not on disk.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from random import Random

from mypy_extensions import mypyc_attr

from edubba.kernel import EdubbaError
from edubba.table.bots import RETRY, Bots, BotTurn
from edubba.table.coaching import Coaching
from edubba.table.effects import Answer, Broke, Effect, Persist, Tell, Thought, WakeAt
from edubba.table.gathering import Gathering
from edubba.table.hint_wire import AskHint, WantCoach
from edubba.table.info import names_of, table_info
from edubba.table.leaving import Leaving, resigned
from edubba.table.play import Play
from edubba.table.rebuild import record_of
from edubba.table.standing import after
from edubba.table.stored import DEAL, PERSON, Change, Guest, Kept, Place, Row, seats_of
from edubba.table.takebacks import Takebacks
from edubba.table.viewers import Viewer, Viewers
from edubba.table.wire import AskWhy, Decision, Deed, Message, Recall, Refused, Regret, Sit, Speak, TableInfo, Toss
from edubba.table.wishes import Draft, Joining, Said, Waiting, Wish, bot_move, decide, get_up, take_seat, throw_in
from edubba.table.words import Refusal, told
from edubba.words import talk_of

MOST_WAITING = 256  # messages of one connection


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """Everything that happens at one table, from the first who sits down to the last who looks back."""

    def __init__(self, kept: Kept, pause: float = 0.0) -> None:
        """A table as it is stored; a Refusal if it cannot be opened. Call `opened` next."""
        self._out: list[Effect] = []
        self.viewers = Viewers(self._out)
        self.bots = Bots(pause)
        self.takebacks = Takebacks(self.viewers.say_anew)
        self.coaching = Coaching(self.viewers.say_anew)
        self._queue: deque[Wish] = deque()
        self._waiting: Waiting | None = None
        self._news: Kept | None = None  # what another process has stored, if we heard of it while storing something
        self._tickets = 0
        self._wake: float | None = None
        self._build(kept)

    def _build(self, kept: Kept) -> None:
        self.talk = talk_of(record_of(kept).game)
        self.play = Play(kept) if kept.head.dealt else None
        self.gathering = Gathering(kept.places, kept.dice)
        self.head, self.places, self.count = kept.head, kept.places, len(kept.rows)
        self._names: dict[str, list[str]] = {}

    @property
    def busy(self) -> bool:
        """True if somebody looks or waits for something; else the table can be put away and opened again."""
        return bool(self.viewers.by_conn or self._queue or self._waiting or self.bots.turn)

    def seq(self, seat: int | None) -> int:
        return self.play.stored.seen(seat) if self.play else 0

    def info(self, guest: str, lang: str) -> TableInfo:
        """The table for this guest."""
        dice = None if self.head.dealt else self.gathering.shown_to(guest)
        found = table_info(self.head, self.places, guest, lang, self.viewers.online, dice, self._called(lang))
        found = self.coaching.told(found, self.head, self.places, guest)
        return self.takebacks.told(found, self.play, self.places, guest, self.count)

    def _called(self, lang: str) -> list[str]:
        if lang not in self._names:
            self._names[lang] = names_of(self.head.game, self.places, lang)
        return self._names[lang]

    # --- messages in --------------------------------------------------------------------------------------------

    def opened(self, now: float) -> list[Effect]:
        """The table has just been read from disk."""
        return self._go_on(now)

    def connect(self, conn: int, guest: str, lang: str, now: float) -> list[Effect]:
        """Somebody looks. Who has one seat sits there at once."""
        seats = seats_of(self.places, guest)
        new = guest not in self.viewers.online
        self.viewers.add(conn, Viewer(guest, seats[0] if len(seats) == 1 else None, lang, bool(seats)))
        self.viewers.due(conn)
        if new:
            self.viewers.came_or_went()
        return self._go_on(now)

    def disconnect(self, conn: int, now: float) -> list[Effect]:
        if self.viewers.remove(conn):
            self.viewers.came_or_went()
        self._out += self.coaching.forget(conn)
        return self._go_on(now)

    def receive(self, conn: int, message: Message | None, now: float, refusal: Refusal | None = None) -> list[Effect]:
        """A message comes through a connection; with a refusal it is only answered, when its turn has come."""
        viewer = self.viewers.by_conn[conn]
        viewer.waiting += 1
        if viewer.waiting <= MOST_WAITING:
            self._queue.append(Said(conn, message, refusal))
        else:
            self._answer(Said(conn, message), Refusal(429, "too-fast"))
        return self._go_on(now)

    def join(self, ask: int, guest: Guest, seat: int | None, now: float) -> list[Effect]:
        """Somebody wants a certain seat, or any; `Answer` follows."""
        self._queue.append(Joining(ask, guest, seat))
        return self._go_on(now)

    def leave(self, ask: int, guest: str, resigns: bool, now: float) -> list[Effect]:
        """Somebody gets up, or gives the game up for lost; `Answer` follows."""
        self._queue.append(Leaving(ask, guest, resigns))
        return self._go_on(now)

    def renamed(self, guest: str, name: str, now: float) -> list[Effect]:
        """Somebody has another name."""
        mine = [place for place in self.places if place.guest == guest and place.who == PERSON]
        if mine:
            self._sit([replace(place, name=name) for place in mine])
            self.viewers.show()
        return self._go_on(now)

    def followed(self, table: str, now: float) -> list[Effect]:
        """Somebody wants a rematch: the others here can follow."""
        self.head = replace(self.head, rematch=table)
        self.viewers.say_anew()
        return self._go_on(now)

    def thought(self, ticket: int, found: Thought, now: float, luck: Random) -> list[Effect]:
        """What a bot has decided, or what the coach advises: nothing, if it could not think."""
        if isinstance(found, int):
            self.bots.answer(ticket, found, luck.random())
        else:
            self._out += self.coaching.answer(ticket, found)
        return self._go_on(now)

    def stumbled(self, ticket: int, now: float, luck: Random) -> list[Effect]:
        """A bot could not decide."""
        return self.thought(ticket, -1, now, luck)

    def woken(self, now: float) -> list[Effect]:
        """The time has come that was asked for."""
        self._wake = None
        return self._go_on(now)

    # --- answers to Persist -------------------------------------------------------------------------------------

    def stored(self, ticket: int, now: float) -> list[Effect]:
        """It is on disk."""
        waiting = self._answered(ticket)
        if waiting is not None:
            self._happened(waiting)
        return self._go_on(now)

    def refused(self, ticket: int, now: float) -> list[Effect]:
        """It is certainly not on disk, and nothing else is."""
        waiting = self._answered(ticket)
        if waiting is not None:
            if self.play is not None:
                self.play.drop()
            self._failed(waiting.wish, "not-stored", now)
        return self._go_on(now)

    def reread(self, ticket: int | None, kept: Kept, now: float) -> list[Effect]:
        """Somebody else was first, or nobody knows whether it was stored: this is what is on disk. If our rows stand
        where they should, they were stored. Without a ticket there is more: what we are storing ends first."""
        if ticket is None:
            self._news = kept
            return self._go_on(now)
        waiting = self._answered(ticket)
        if waiting is not None:
            self._read_anew(kept)
            change = waiting.change
            if tuple(kept.rows[change.first : change.first + len(change.rows)]) == change.rows:
                self._answer(waiting.wish, waiting.trouble)
            elif len(kept.rows) == change.first:
                self._failed(waiting.wish, "not-stored", now)
            elif isinstance(waiting.wish, Said) and isinstance(waiting.wish.message, Decision | Regret):
                self._failed(waiting.wish, "stale", now)
            elif isinstance(waiting.wish, Said | Joining | Leaving):
                self._queue.appendleft(waiting.wish)  # it makes sense whatever the others did
        return self._go_on(now)

    def _read_anew(self, kept: Kept) -> None:
        self._out += self.bots.forget()
        self._build(replace(kept, head=replace(kept.head, rematch=self.head.rematch or kept.head.rematch)))
        self.viewers.reseat(lambda guest: seats_of(self.places, guest))
        self.viewers.show()

    def _answered(self, ticket: int) -> Waiting | None:
        waiting = self._waiting
        if waiting is None or waiting.ticket != ticket:
            return None
        self._waiting = None
        return waiting

    def _happened(self, waiting: Waiting) -> None:
        change = waiting.change
        dealt, rematch = self.head.dealt, self.head.rematch
        self.head = change.head if change.head.rematch == rematch else replace(change.head, rematch=rematch)
        self.count += len(change.rows)
        if change.places or change.dice or not dealt:
            self.gathering = self.gathering.after(change.places, change.dice)
            self._sit(change.places)
            if self.head.dealt and not dealt:
                self.play = Play(Kept(head=self.head, places=self.places))
            self.viewers.show()
        elif self.play is not None and self.head.over and resigned(self.head.result):
            self.play.give_up()
            self._out += self.bots.forget()
            self.viewers.show()
        elif self.play is not None:
            mask = self.play.keep(change.rows)
            self.viewers.show(lambda seat: bool(mask >> (len(self.places) if seat is None else seat) & 1))
        self._answer(waiting.wish, waiting.trouble)

    def _failed(self, wish: Wish, why: str, now: float) -> None:
        """A wish has come to nothing."""
        if isinstance(wish, BotTurn) or wish is None:
            self.bots.rest = now + RETRY
            self._out += self.bots.forget()
        else:
            self._answer(wish, Refusal(409 if why == "stale" else 500, why), anew=True)

    # --- carrying wishes out ------------------------------------------------------------------------------------

    def _go_on(self, now: float) -> list[Effect]:
        """Do what waits, until something must be stored; then see what is due."""
        if self._news is not None and self._waiting is None:
            news, self._news = self._news, None
            if len(news.rows) > self.count:
                self._read_anew(news)
        while self._queue and self._waiting is None:
            self._carry_out(self._queue.popleft(), now)
        if self._waiting is None:
            if self.play is not None and not self.head.over:
                self._let_bots_play(self.play, now)
            elif self.play is None and self.gathering.ready and now < self.bots.rest:
                self._wake_at(self.bots.rest)  # to deal could not be stored
            elif self.play is None and self.gathering.ready:
                self._carry_out(None, now)
        if (again := self.viewers.announce(now)) is not None:
            self._wake_at(again)
        out = self._out[:]
        self._out.clear()
        return out

    def _carry_out(self, wish: Wish, now: float) -> None:
        try:
            draft = self._draft(wish)
            if draft is not None and draft.rows:
                self._store(wish, draft, now)
                return
            trouble = draft.trouble if draft is not None else None
        except Exception as stop:  # if it is our fault, `_answer` says so
            if self.play is not None:
                self.play.drop()
            trouble = stop
        if trouble is not None and (wish is None or isinstance(wish, BotTurn)):
            self._out.append(Broke(trouble))
            self._failed(wish, "broken", now)
        else:
            self._answer(wish, trouble)

    def _store(self, wish: Wish, draft: Draft, now: float) -> None:
        head, dealt = after(self.head, self.play, self.places, self.gathering, draft, now)
        rows = draft.rows if wish is None else [*draft.rows, *dealt]
        self._tickets += 1
        change = Change(first=self.count, rows=tuple(rows), head=head, places=draft.places, dice=draft.dice)
        self._waiting = Waiting(self._tickets, change, wish, draft.trouble)
        self._out.append(Persist(self._tickets, change))

    def _draft(self, wish: Wish) -> Draft | None:
        """What a wish comes to; None if nothing is to be stored."""
        if wish is None:
            return Draft([Row(0, DEAL, "", 0)])
        if isinstance(wish, Joining):
            return take_seat(self.head, self.places, wish)
        if isinstance(wish, Leaving):
            return get_up(self.head, self.places, self.gathering, self.play, wish)
        if isinstance(wish, BotTurn):
            return bot_move(self.play, wish) if self.play is not None and wish is self.bots.turn else None
        viewer = self.viewers.by_conn.get(wish.conn)
        if wish.refusal is not None:
            raise wish.refusal
        message = wish.message
        if viewer is None:
            return None  # gone before it was heard
        if isinstance(message, Speak | Sit):
            seat, lang = (viewer.seat, message.lang) if isinstance(message, Speak) else (message.seat, viewer.lang)
            if seat is not None and seat not in seats_of(self.places, viewer.guest):
                raise Refusal(403, "not-your-seat")
            self.viewers.turn(viewer, seat, lang)
            self.viewers.due(wish.conn)
        elif isinstance(message, Toss):
            return throw_in(self.head, self.gathering, self.places, viewer.guest, message)
        elif message is not None:
            return self._move(wish.conn, viewer, message)
        return None

    def _move(self, conn: int, viewer: Viewer, message: Deed) -> Draft | None:
        play, lang = self.play, viewer.lang
        if play is None:
            raise Refusal(409, "not-dealt")
        if isinstance(message, Recall):
            self._out.append(Tell(conn, play.recalled(viewer.seat, message.told, lang, self._called(lang))))
            return None
        seat = message.seat
        if seat != viewer.seat or seat not in seats_of(self.places, viewer.guest):
            raise Refusal(403, "not-your-seat")  # who wants to act for a seat must own it and sit there
        play.check(seat, message.seq)
        if isinstance(message, AskWhy):
            self._out.append(Tell(conn, play.why(message, self.talk, lang)))
            return None
        if isinstance(message, AskHint | WantCoach):
            self._tickets += 1
            self._out += self.coaching.hear(self._tickets, conn, viewer, message, play, self.head, self.places)
            return None
        if isinstance(message, Regret):
            return Draft(self.takebacks.hear(play, self.places, viewer.guest, message, self.count))
        return decide(play, message)

    def _let_bots_play(self, play: Play, now: float) -> None:
        self._tickets += 1
        self._out += self.bots.ask(self._tickets, play, self.head, self.places, now)
        turn = self.bots.turn
        if turn is None or turn.action is None:
            return
        if now < turn.due:
            self._wake_at(turn.due)
        else:
            self._carry_out(turn, now)

    # --- answering ----------------------------------------------------------------------------------------------

    def _answer(self, wish: Wish, trouble: Exception | None, anew: bool = False) -> None:
        """A wish has been carried out or refused."""
        if trouble is not None and not isinstance(trouble, EdubbaError):
            self._out.append(Broke(trouble))
            trouble = Refusal(500, "broken")
        if isinstance(wish, Joining | Leaving):
            self._out.append(Answer(wish.ask, trouble))
        elif isinstance(wish, Said):
            viewer = self.viewers.by_conn.get(wish.conn)
            if viewer is not None:
                viewer.waiting -= 1
                viewer.heard += isinstance(wish.message, Decision)
                if trouble is not None:
                    self._refuse(wish, viewer, trouble, anew)
        elif isinstance(wish, BotTurn):
            self._out += self.bots.forget()

    def _refuse(self, wish: Said, viewer: Viewer, trouble: EdubbaError, anew: bool) -> None:
        code, say, rule = told(trouble, self.talk, viewer.lang)
        refused = Refused(seq=self.seq(viewer.seat), heard=viewer.heard, code=code, say=say, rule=rule)
        self._out.append(Tell(wish.conn, refused))
        if anew or code == "stale" or wish.several:
            viewer.stale = True
            self.viewers.due(wish.conn)

    # --- showing ------------------------------------------------------------------------------------------------

    def frame(self, conn: int) -> Callable[[], bytes] | None:
        """How to draw what a connection is to be shown now, None if it has seen everything.

        What it returns speaks of the stored position, whatever happens here meanwhile. It may be called in a thread,
        one at a time for each table.
        """
        viewer = self.viewers.by_conn[conn]
        viewer.called = False
        if not viewer.stale and not viewer.table_due:
            return None
        guest, lang = viewer.guest, viewer.lang
        info = self.viewers.info(guest, viewer.seated, lang, lambda: self.info(guest, lang))
        if self.play is None or not viewer.stale:
            return self.viewers.table_frame(viewer, info)
        return self.viewers.scene_frame(viewer, self.play.stored, self.talk, self._called(lang), info)

    def _sit(self, places: tuple[Place, ...] | list[Place]) -> None:
        """These seats are taken or left, or those who sit there have other names."""
        taken = {place.seat: place for place in places}
        self.places = [taken.get(place.seat, place) for place in self.places]
        self._names = {}
        self.viewers.reseat(lambda guest: seats_of(self.places, guest))

    def _wake_at(self, time: float) -> None:
        if self._wake is None or time < self._wake:
            self._wake = time
            self._out.append(WakeAt(time))
