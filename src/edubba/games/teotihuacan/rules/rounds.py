"""Turn order, the end of a round and of the game (TEO-4.1, 4.2, 13)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules import solo
from edubba.games.teotihuacan.rules.geometry import SIDES
from edubba.games.teotihuacan.rules.pieces import ACTION_SPACES, BONUS_DISCS, NONE, SEATS, TILES
from edubba.games.teotihuacan.rules.scoring import quarter_points
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.turn import TURNS
from edubba.kernel.step import AUTOMATIC, Step


class NextTurn(Step[TeotihuacanState]):
    """The next player clockwise who has not passed; when all have, the round is over (TEO-4.2, 13.1)."""

    __slots__ = ("after",)

    def __init__(self, after: int) -> None:
        self.seat = AUTOMATIC
        self.after = after

    def run(self, s: TeotihuacanState) -> None:
        seat = solo.next_in_turn(s, self.after) if s.seats == 1 else next_in_turn(s, self.after)
        if seat == NONE:
            end_round(s)
            return
        s.next(NEXT_TURN[seat])
        if seat < s.seats:
            s.next(TURNS[seat])
        else:
            solo.rival_turn(s)


def next_in_turn(s: TeotihuacanState, after: int) -> int:
    for step in range(1, s.seats + 1):
        seat = (after + step) % s.seats
        if not s.players[seat].passed:
            return seat
    return NONE


def end_round(s: TeotihuacanState) -> None:
    """If the sun is on the eclipse the game is over: the score sheets hold the final scoring (TEO-13.1, 13.3)."""
    if s.has_rival:
        solo.rival_mask(s)
    if s.round == s.printed.rounds[s.seats]:
        tell_final_scoring(s)
        return
    s.round += 1
    if s.seats > 1:
        s.first = (s.first + 1) % s.seats
    begin_round(s)
    refill(s)


def begin_round(s: TeotihuacanState) -> None:
    """Discs return, one less each round, and the bonus discs are dealt anew (TEO-13.2)."""
    left = s.printed.discs[s.seats] + 1 - s.round
    for player in s.players:
        player.discs = left
        player.passed = False
    deal_bonuses(s)
    if s.seats == 1:
        solo.begin_round(s, left)
    s.tell("round", s.first, s.round, s.printed.rounds[s.seats])
    if s.round == s.printed.rounds[s.seats]:
        s.tell("eclipse", NONE)
    if s.seats == 1:
        s.next(NEXT_TURN[s.round % 2 if s.has_rival else 1])
    else:
        s.next(NEXT_TURN[(s.first + s.seats - 1) % s.seats])


def tell_final_scoring(s: TeotihuacanState) -> None:
    """What the quarters of every city bring, and what is added to the score of the rival."""
    if s.journal is None:
        return
    s.tell("final", NONE)
    for seat in range(s.seats):
        player = s.players[seat]
        for quarter in range(SIDES):
            s.tell("scored", seat, quarter, quarter_points(player, quarter))
    if s.has_rival and s.rules.level:
        s.tell("rival-level", solo.RIVAL_SEAT, s.rules.level)


def deal_bonuses(s: TeotihuacanState) -> None:
    """Shuffle all bonus discs, one for each active space; no action disc lies there (TEO-3.4)."""
    active = s.printed.spaces[s.seats]
    discs = list(range(BONUS_DISCS))
    bonus = [NONE] * ACTION_SPACES
    s.own_lists()
    for space in range(ACTION_SPACES):
        s.stacks[space] = 0
        s.height[space] = 0
    for space in active:
        bonus[space] = discs.pop(s.chance.below(len(discs)))
        s.height[space] = 1
    s.bonus = bonus


def refill(s: TeotihuacanState) -> None:
    """Fill the displays from the common supply, as far as it goes; what lies there stays (TEO-13.2)."""
    wanted = s.printed.display[s.seats]
    s.own_lists()
    for tile in range(TILES):
        count = min(wanted[tile] - s.display[tile], s.supply[tile])
        if count > 0:
            s.display[tile] = s.display[tile] + count
            s.supply[tile] = s.supply[tile] - count
            if s.journal is not None:
                s.tell("refilled", NONE, tile, count)


NEXT_TURN: Final = [NextTurn(seat) for seat in range(SEATS)]
