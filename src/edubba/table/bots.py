"""The bots at a table: who is asked, what it has decided, and when it may move."""

from __future__ import annotations

from dataclasses import dataclass

from edubba.table.effects import Cancel, Effect, Think
from edubba.table.play import Play
from edubba.table.stored import BOT, Head, Place

RETRY = 1.0  # seconds before a bot tries again what has failed


@dataclass
class BotTurn:
    """A bot that was asked. One whose question changes while it thinks is asked again."""

    ticket: int
    seat: int
    known: int  # since when it has had this question
    due: float  # when it may move: people want to follow
    action: int | None = None
    luck: float = 0.0  # with which it chooses if it cannot decide


class Bots:
    """One bot of a table thinks at a time."""

    def __init__(self, pause: float) -> None:
        self._pause = pause
        self.turn: BotTurn | None = None
        self.rest = 0.0  # when they may try again after something has failed

    def ask(self, ticket: int, play: Play, head: Head, places: list[Place], now: float) -> list[Effect]:
        """See whose turn it is. The question to the first bot that is asked, unless it is being answered already."""
        out: list[Effect] = []
        asked = play.table.state.to_act
        turn = self.turn
        if turn is not None:
            still = places[turn.seat].who == BOT  # nobody has taken the seat back
            if still and turn.seat in asked and play.asked[turn.seat] == turn.known:
                return out
            if turn.action is None:
                out.append(Cancel(turn.ticket))
            self.turn = None
        place = next((places[seat] for seat in asked if places[seat].who == BOT), None)
        if place is None:
            return out
        self.turn = BotTurn(ticket, place.seat, play.asked[place.seat], max(self.rest, now + self._pause))
        options = play.table.state.legal(place.seat)
        if len(options) == 1:
            self.turn.action = options[0]
        else:
            out.append(Think(ticket, play.order(head, place)))
        return out

    def lead(self, ticket: int, seat: int, known: int, action: int, now: float) -> BotTurn:
        """A rival does what is written down, after the usual pause."""
        self.turn = BotTurn(ticket=ticket, seat=seat, known=known, due=max(self.rest, now + self._pause), action=action)
        return self.turn

    def answer(self, ticket: int, action: int, luck: float) -> None:
        """What a bot has decided; one that could not decide (-1) plays at random, so that nobody waits forever."""
        if self.turn is not None and self.turn.ticket == ticket and self.turn.action is None:
            self.turn.action, self.turn.luck = action, luck

    def forget(self) -> list[Effect]:
        """Nothing is known any more of what they were asked."""
        turn, self.turn = self.turn, None
        return [Cancel(turn.ticket)] if turn is not None and turn.action is None else []
