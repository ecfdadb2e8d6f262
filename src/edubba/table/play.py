"""The game at a table: what is on disk of it, and the draft of what is about to be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from edubba.kernel import IllegalAction, State
from edubba.kernel.plain import plain
from edubba.kernel.record import result_of
from edubba.kernel.step import TURN
from edubba.table.effects import Order
from edubba.table.leaving import resigned
from edubba.table.position import Position, looked_at
from edubba.table.rebuild import open_table
from edubba.table.recall import Recall, tale_of
from edubba.table.stored import ACT, BACK, TAKE, Head, Kept, Place, Row
from edubba.table.wire import AskWhy, Recalled, Why
from edubba.table.words import Refusal
from edubba.words import Talk


def same_question(before: State, after: State) -> bool:
    """True if all are still asked in secret what they were asked before: one of them has answered or thought better."""
    if not before.sealed or not after.sealed or before.revealed != after.revealed:
        return False
    return [plain(step) for step in before.agenda] == [plain(step) for step in after.agenda]


class Play:
    """What is done here becomes rows; `keep` makes them the stored position, `drop` makes them undone."""

    def __init__(self, kept: Kept) -> None:
        self.table = open_table(kept)
        self.eyes: list[int | None] = [*range(self.table.record.seats), None]
        self.seq = [sum(row.eyes >> eye & 1 for row in kept.rows) for eye in range(len(self.eyes))]
        self.asked = self.seq[:]  # since when each has had the question that it has now
        self._asked_anew: set[int] = set()
        self.given_up = bool(resigned(kept.head.result))
        self._recall = Recall()
        self._settle()

    def _settle(self) -> None:
        """What the table is now is what is on disk."""
        table = self.table
        self._mark = table.mark()
        free = not self.given_up  # else nobody plays on
        undo = [free and table.can_undo(seat) for seat in range(table.record.seats)]
        turns = [free and table.can_take_back_turn(seat) for seat in range(table.record.seats)]
        self.stored = Position(
            table.game,
            table.state,
            table.events,
            tuple(self.seq),
            undo=undo,
            turns=turns,
            takebacks=len(table.record.takebacks),
            tales=[tale_of(table, eye) for eye in self.eyes],
            given_up=self.given_up,
        )

    # --- doing --------------------------------------------------------------------------------------------------

    def check(self, seat: int, seq: int) -> None:
        """Who has not yet seen that others have sealed their answers still answers the question that he was asked."""
        if self.given_up:
            raise Refusal(409, "already-over")
        if not self.asked[seat] <= seq <= self.seq[seat]:
            raise Refusal(409, "stale")

    def act(self, seat: int, actions: Sequence[int], run: bool) -> tuple[list[Row], Exception | None]:
        """Take actions one after the other. The first that is refused stops the rest; what was done before it stays.

        Of a run of picks only those are taken that are still wanted.
        """
        rows: list[Row] = []
        for action in self.table.wanted(seat, actions) if run else actions:
            mark = self.table.mark()
            try:
                rows.append(self._act(seat, action))
            except Exception as stop:  # a rule may be broken, too: what was done before it is kept all the same
                self.table.back_to(mark)
                return rows, stop
        return rows, None

    def take_back(self, seat: int, everything: bool) -> list[Row]:
        """Take back one choice of a seat, or all that it may."""
        before, told = self.table.state, len(self.table.events)
        first = self.table.restart_turn(seat) if everything else self.table.undo(seat)
        return [self._row(seat, BACK, str(first), before, told)]

    def take_back_turn(self, seat: int) -> list[Row]:
        """Take back the last turn of a seat and all that came after it: everybody sees that."""
        first = self.table.take_back_turn(seat)
        eyes = range(len(self.eyes))
        self._asked_anew |= set(eyes)
        return [Row(seat, TAKE, str(first), (1 << len(eyes)) - 1)]

    def why(self, asked: AskWhy, talk: Talk[State], lang: str) -> Why:
        """Which rule forbids an action, in words."""
        known = asked.action < self.table.game.num_actions
        rule = self.table.state.why_not(asked.seat, asked.action) if known else TURN
        return Why(asked.action, "" if rule is None else talk.explain(rule, lang), rule)

    def _act(self, seat: int, action: int) -> Row:
        before, told = self.table.state, len(self.table.events)
        if action >= self.table.game.num_actions:
            raise IllegalAction(seat, action, TURN, before.legal(seat))
        self.table.act(seat, action)
        return self._row(seat, ACT, self.table.record.moves[-1].text, before, told)

    def _row(self, seat: int, kind: str, text: str, before: State, told: int) -> Row:
        """What has just been done, with the mask of those who saw it happen; who did it sees it anyway."""
        after = self.table.state
        if len(self.table.events) != told:  # everybody hears that something was told, if not what
            mask = (1 << len(self.eyes)) - 1
        else:
            mask = 1 << seat
            for bit, eye in enumerate(self.eyes):
                mask |= (before.view(eye) != after.view(eye)) << bit
        self._asked_anew |= {seat} if same_question(before, after) else set(range(len(self.eyes)))
        return Row(seat, kind, text, mask)

    # --- storing ------------------------------------------------------------------------------------------------

    def standing(self, head: Head, now: float) -> Head:
        """Where the draft stands, made just now."""
        state = self.table.state
        result = result_of(state) if state.over else None
        return replace(head, moved=now, to_act=list(state.to_act), over=state.over, result=result)

    def keep(self, rows: Sequence[Row]) -> int:
        """These rows are on disk now: the mask of those who can see it."""
        mask = 0
        for row in rows:
            mask |= row.eyes
            self.seq = [seq + (row.eyes >> bit & 1) for bit, seq in enumerate(self.seq)]
        for eye in self._asked_anew:
            self.asked[eye] = self.seq[eye]
        self._asked_anew.clear()
        self._settle()
        return mask

    def give_up(self) -> None:
        """The game is over, though its rules would go on: the position can be looked at from now on."""
        self.given_up = True
        self._settle()

    def drop(self) -> None:
        """The draft has not happened."""
        self.table.back_to(self._mark)
        self._asked_anew.clear()

    # --- looking back -------------------------------------------------------------------------------------------

    def recalled(self, seat: int | None, told: int, lang: str, names: list[str]) -> Recalled:
        """The stored game as it was when so much had been told, as this seat saw it then."""
        if told > self.stored.told:
            raise Refusal(404, "unknown-move")
        state = self._recall.at(self.table, told)
        return Recalled(told, seat, looked_at(self.table.game.scene(state, seat, lang, names)))

    # --- bots ---------------------------------------------------------------------------------------------------

    def order(self, head: Head, place: Place) -> Order:
        """The question to the bot on this seat, as plain data."""
        record = self.table.record
        return Order(
            game=head.game,
            version=head.version,
            pack=head.pack,
            seats=record.seats,
            options=head.options,
            secret=head.secret,
            nonces=record.nonces,
            moves=[(move.seat, move.text) for move in record.moves],
            seat=place.seat,
            bot=place.bot or "",
            seconds=place.seconds,
            position=record.position,
        )
