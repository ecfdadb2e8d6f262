"""A player's turn: up to three actions, then the end of the turn and of the round (URU-3, 11.1, 11.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.uruk.rules import aqueduct, exchange, gear_wheel, make, produce, settle, swap, take
from edubba.games.uruk.rules.cards import (
    AQUEDUCT,
    CARDS_TO_CUBES,
    CUBES_TO_CARDS,
    DRAW,
    END,
    EXCHANGE,
    GEAR_WHEEL,
    LYRE,
    MAKE,
    SETTLE,
    SWAP,
    TAKE,
    TYPES,
    USE,
    WHEEL_AND_AXLE,
)  # fmt: skip
from edubba.games.uruk.rules.clay_pipe import pipes_to_load
from edubba.games.uruk.rules.event import Resolve
from edubba.games.uruk.rules.lyre import LyreTurn
from edubba.games.uruk.rules.scarcity import ActionOver
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, Step


def begin_turn(s: UrukState) -> None:
    """Three actions; an eruption leaves a single one (URU-3.1, 3.4)."""
    s.actions = s.printed.actions
    if s.victims >> s.active & 1:
        s.actions -= s.printed.lost_actions
        s.victims &= ~(1 << s.active)
    s.received = 0  # an event may have brought something between the turns
    if s.journal is not None:
        s.tell("turn", s.active, s.round, s.actions)
    agenda = s.agenda  # read from below: the last thing first
    agenda.append(NEXT_TURN)
    agenda.append(AFTER_TURN)
    agenda.append(MENUS[s.active])


def is_first(s: UrukState) -> bool:
    """True before the first decision of the game."""
    return s.round == 1 and s.active == s.first and s.actions == s.printed.actions and not s.used


class Menu(Step[UrukState]):
    """Choose an action, swap a cube, or end the turn (URU-D1)."""

    def public(self, s: UrukState) -> bool:
        return s.actions == 0  # then only the free swap is left

    def options(self, s: UrukState, seat: int) -> list[int]:
        found = [END]
        player = s.players[seat]
        laid: i64 = player.laid
        if laid >> WHEEL_AND_AXLE & 1 and not swap.refusal(s, seat):
            found.append(SWAP)
        if not s.actions:
            return found
        if s.deck.count - s.deck_events > 0 or take.available(s):
            found.append(DRAW)
        shown: i64 = 0
        for card in s.display:
            if card >= 0 and not shown >> card & 1:
                shown |= 1 << card
                found.append(TAKE + card)
        if exchange.possible(s, seat):
            found.append(EXCHANGE)
        if laid >> AQUEDUCT & 1 and s.fresh(AQUEDUCT):
            for trade in (CARDS_TO_CUBES, CUBES_TO_CARDS):
                if aqueduct.most(s, seat, trade):
                    found.append(trade)
        if laid >> GEAR_WHEEL & 1 and not gear_wheel.refusal(s, seat):
            found.append(USE + GEAR_WHEEL)
        make.add_makeable(s, seat, found)
        gains = s.printed.gains
        for card in bits(laid & produce.PRODUCERS & ~s.used):
            colour: i64 = gains[card]
            if (colour >= 0 and s.supply[colour]) or produce.brings(s, seat, card):
                found.append(USE + card)
        settle.add_settleable(s, seat, found)
        return found

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        if action == END:
            return ALLOWED
        if action == SWAP:
            return swap.refusal(s, seat)
        if action in (DRAW, EXCHANGE, CARDS_TO_CUBES, CUBES_TO_CARDS) or TAKE <= action < SETTLE + 7:
            if USE + TYPES <= action < SETTLE:
                return TURN  # giving a card away is no action of the menu
            return self.refusal_action(s, seat, action) if s.actions else "URU-3.1"
        return TURN

    def refusal_action(self, s: UrukState, seat: int, action: int) -> str:
        if action == DRAW:
            return take.refusal_draw(s)
        if action == EXCHANGE:
            return exchange.refusal(s, seat)
        if action in (CARDS_TO_CUBES, CUBES_TO_CARDS):
            return aqueduct.refusal(s, seat, action)
        if action < MAKE:
            return take.refusal_display(s, action - TAKE)
        if action < USE:
            return make.refusal(s, seat, action - MAKE, False)
        if action < SETTLE:
            card = action - USE
            return gear_wheel.refusal(s, seat) if card == GEAR_WHEEL else produce.refusal(s, seat, card)
        return settle.refusal(s, seat, action - SETTLE)

    def gives_up(self, s: UrukState, seat: int, action: int) -> int:
        if action != END or not s.actions:
            return 0
        return s.actions if any(other not in (END, SWAP) for other in self.options(s, seat)) else 0

    def take(self, s: UrukState, seat: int, action: int) -> None:
        if s.journal is not None and is_first(s):
            s.tell("turn", s.active, s.round, s.actions)  # nobody listened when the game was dealt
        if action == END:
            pipes = pipes_to_load(s)
            if pipes:
                s.then(*pipes)
            return
        s.agenda.append(self)
        if action == SWAP:
            swap.start(s, seat)
            return
        s.actions -= 1
        if action >= TAKE:
            if action < MAKE:
                take.take_display(s, seat, action - TAKE)
            elif action < USE:
                make.start(s, seat, action)
            elif action >= SETTLE:
                s.next(settle.Price(seat, action - SETTLE))
            elif action == USE + GEAR_WHEEL:
                gear_wheel.start(s, seat)
            else:
                produce.use(s, seat, action - USE)
        elif action == DRAW:
            take.draw(s, seat)
        elif action == EXCHANGE:
            s.next(ActionOver())
            s.next(exchange.Exchange(seat, 0, False))
        else:
            aqueduct.start(s, seat, action)


class AfterTurn(Step[UrukState]):
    """The display is refilled, functions are fresh again, and an activated event is resolved (URU-3.3, 3.5)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: UrukState) -> None:
        take.refill(s)
        s.actions = 0
        s.used = 0
        s.received = 0
        if s.journal is not None:
            s.tell("turn-over", s.active)
        if s.face_down >= 0:
            s.next(Resolve())


class NextTurn(Step[UrukState]):
    """The next player, the next round, or the end (URU-3.7, 11.1)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: UrukState) -> None:
        following = s.after(s.active)
        if following == s.first:
            if s.last_round or s.round >= s.rules.max_rounds:
                finish(s)
                return
            s.round += 1
            if s.last_round:
                s.tell("last-round", following)
        s.active = following
        begin_turn(s)


def finish(s: UrukState) -> None:
    """After the last round each Lyre may add an invention, in turn order (URU-11.2)."""
    s.tell("play-over", s.active)
    for seat in reversed(s.clockwise(s.first)):
        if s.players[seat].laid >> LYRE & 1:
            s.next(LyreTurn(seat))


# Steps that hold nothing but a seat: one of each serves all games.
MENUS: Final = [Menu(seat) for seat in range(4)]
AFTER_TURN: Final = AfterTurn()
NEXT_TURN: Final = NextTurn()
