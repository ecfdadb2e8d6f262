"""A player's turn: one main action, then the end of the turn (WAY-1.2, 13, 14.1)."""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules import workers
from edubba.games.wayfarers.rules.automa_turn import AI_BONUS, AiTurn
from edubba.games.wayfarers.rules.cards import (
    FINISH,
    NONE,
    REST,
    ROWS,
    SLOTS,
    TRADE,
    VALUE,
    WORKER,
)
from edubba.games.wayfarers.rules.dice import may_trade, trade
from edubba.games.wayfarers.rules.placement import add_dice, open_targets, pick_up
from edubba.games.wayfarers.rules.resolve import FOLLOW_DIE, FOLLOW_WORKER, FOLLOWS
from edubba.games.wayfarers.rules.rest import rest
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def begin_turn(s: WayfarersState) -> None:
    """All abilities can be used again; nothing is fresh any more (WAY-R13)."""
    s.used = 0
    s.fresh_land = 0
    s.fresh_folk = 0
    s.silver_off = 0
    s.provision_off = 0
    s.spare = 0
    if s.journal is not None:
        s.tell("turn", s.active, s.turns // len(s.players) + 1)
    if s.active < s.seats:
        s.next(TURNS[s.active])
    else:
        s.next(TURN_OVER)
        s.next(AI_TURN)


class Turn(PublicStep[WayfarersState]):
    """Place a die, place a worker or rest; the yellow ability may come first (WAY-1.2, WAY-D1)."""

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        player = s.players[seat]
        found: list[int] = []
        add_dice(s, player, found)
        workers.add_placements(s, seat, found)
        if player.placed or not s.rules.rest_needs_die or not found:
            found.append(REST)
        if may_trade(s, player) and player.supply_dice():
            found.append(TRADE)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        player = s.players[seat]
        if action == REST:
            return ALLOWED if action in self.options(s, seat) else "WAY-R17"
        if action == TRADE:
            return ALLOWED if action in self.options(s, seat) else "WAY-7.4"
        if VALUE <= action < VALUE + 6:
            face = action - VALUE
            if not player.dice[face]:
                return "WAY-9.1"
            return ALLOWED if open_targets(s, player, face + 1) else "WAY-9.2"
        if WORKER <= action < WORKER + 3 * SLOTS:
            return workers.refusal(s, seat, (action - WORKER) // 3, (action - WORKER) % 3)
        return TURN

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        """Who rests with two dice or more awakes no abilities (WAY-11.3)."""
        if action != REST:
            return 0
        left = s.players[seat].supply_dice()
        return left if left > 1 and any(VALUE <= other < VALUE + 6 for other in self.options(s, seat)) else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == TRADE:
            s.next(TURNS[seat])
            trade(s, seat)
            return
        s.next(ENDS[seat])
        if action == REST:
            s.next(FOLLOWS[seat])
            rest(s, seat)
        elif action < WORKER:
            s.next(FOLLOW_DIE[seat])
            pick_up(s, seat, action - VALUE)
        else:
            s.next(FOLLOW_WORKER[seat])
            workers.place(s, seat, (action - WORKER) // 3, (action - WORKER) % 3)


class EndTurn(PublicStep[WayfarersState]):
    """Finish the turn, perhaps with the yellow ability before (WAY-7.4, WAY-D25)."""

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        player = s.players[seat]
        if s.rules.trade_afterwards and may_trade(s, player) and player.supply_dice():
            return FINISH_OR_TRADE
        return ONLY_FINISH

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == TRADE:
            s.next(ENDS[seat])
            trade(s, seat)
            return
        s.next(TURN_OVER)
        if s.automa is not None:
            for _ in range(s.automa.pending):  # bonuses that have waited for this (WAY-R27)
                s.next(AI_BONUS)
            s.automa.pending = 0


class TurnOver(Step[WayfarersState]):
    """What comes when the AI is done."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: WayfarersState) -> None:
        turn_over(s)


def turn_over(s: WayfarersState) -> None:
    """Rows are refilled, then the next player, or the end (WAY-13.1, 14.1, WAY-R17)."""
    s.placed_worker = NONE  # its turn is over, and the card on which it stands may move
    refill(s)
    s.turns += 1
    players = len(s.players)
    last = s.ending == 1
    if s.ending:
        s.ending -= 1
    if last or s.turns >= s.rules.turn_cap * players:
        s.tell("over", s.active)
        return
    s.active = s.active + 1 if s.active + 1 < players else 0
    begin_turn(s)


def refill(s: WayfarersState) -> None:
    """Close the gaps towards slot 1, then fill the free slots from the deck (WAY-13.1, 13.3)."""
    if s.filled == (1 << ROWS) - 1:
        return
    s.own_lists()
    display = s.display
    for row in range(ROWS):
        if s.filled >> row & 1:
            continue
        first = 4 * row
        to = first
        for slot in range(first, first + 4):
            if display[slot] >= 0:
                if slot != to:
                    display[to] = display[slot]
                    s.marks[to] = s.marks[slot]
                    s.standing[to] = s.standing[slot]
                    display[slot] = NONE
                    s.marks[slot] = NONE
                    s.standing[slot] = 0
                to += 1
        while to < first + 4 and s.deck_size(row):
            card = s.draw(row)
            display[to] = card
            s.tell("revealed", s.active, to, 36 * row + card)
            to += 1
        if to == first + 4:
            s.filled |= 1 << row


FINISH_OR_TRADE: Final = [FINISH, TRADE]
ONLY_FINISH: Final = [FINISH]
# Steps that hold nothing but a seat: one of each serves all games.
TURNS: Final = [Turn(seat) for seat in range(4)]
ENDS: Final = [EndTurn(seat) for seat in range(4)]
TURN_OVER: Final = TurnOver()
AI_TURN: Final = AiTurn()
