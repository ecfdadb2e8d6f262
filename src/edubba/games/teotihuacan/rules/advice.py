"""What a position is worth to a player: points, and what cubes, buildings, masks and tiles may still bring."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.geometry import SIDES
from edubba.games.teotihuacan.rules.pieces import COLOURS, PLACEMENTS, TEMPLES
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.printed import IF_BUILDINGS, MULTIPLY, SPEND_EXACT, SPEND_REPEAT
from edubba.games.teotihuacan.rules.scoring import total
from edubba.games.teotihuacan.rules.setup import StartTile
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.turn import Turn
from edubba.kernel.advice import Advice, widened_by
from edubba.kernel.state import State

DISC: Final = 2.2  # points that a disc in hand is good for
CUBE: Final = 0.55
GOLD: Final = 0.75
ENOUGH: Final = 14  # more cubes than this are hardly ever spent
OFFERING: Final = 3.0


class TeotihuacanAdvice(Advice):
    """Points now, final scoring included; the rest shrinks with the discs that are still to be placed."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, TeotihuacanState)
        if seat >= state.seats:
            return float(state.rival + state.rules.level) + 6.0 * float(state.rival_discs)
        player = state.players[seat]
        points = float(total(player))
        if not state.agenda:
            return points
        later = discs_to_come(state)
        left = float(later + (0 if player.passed else player.discs))
        points += DISC * (left - float(later))
        time = left / (left + 4.0)
        cubes = player.stone + player.wood + player.gold
        points += time * (CUBE * float(min(cubes, ENOUGH)) + (GOLD - CUBE) * float(player.gold))
        points += time * 0.35 * float(len(player.buildings))
        points += time * prospects(player)
        points += time * masks_begun(state, player)
        return points + worship_hopes(state, seat, left)

    def quiet(self, state: State) -> bool:
        return not state.agenda or isinstance(state.agenda[-1], (Turn, StartTile))

    def turn(self, state: State) -> int:
        """At its end the architect has moved on, or somebody has passed."""
        assert isinstance(state, TeotihuacanState)
        found = int(state.round)
        for player in state.players:
            found = found * 2 * SIDES + 2 * player.side + (1 if player.passed else 0)
        return found

    def turns_a_round(self, state: State) -> int:
        return state.seats

    def time(self, state: State) -> float:
        assert isinstance(state, TeotihuacanState)
        s = state
        if not s.agenda:
            return 0.0
        if isinstance(s.agenda[-1], StartTile):  # before the discs are handed out
            return 1.0
        discs = 0
        for player in s.players:
            if not player.passed:
                discs += player.discs
        rounds = s.printed.rounds[s.seats]
        whole = rounds * (2 * s.printed.discs[s.seats] + 1 - rounds) // 2
        return (float(discs_to_come(s)) + float(discs) / float(s.seats)) / float(whole)

    def spread_at(self, time: float) -> float:
        return widened_by(time, 5.3, 66.0)


def discs_to_come(s: TeotihuacanState) -> int:
    """The discs that a player will have in the rounds after this one."""
    found = 0
    for later in range(s.round + 1, s.printed.rounds[s.seats] + 1):
        found += s.printed.discs[s.seats] + 1 - later
    return found


def prospects(player: Player) -> float:
    """Temples that wait for pyramid tiles of their colour, and the other way round."""
    found = 0.0
    for index in range(4 * COLOURS):
        found += 0.25 * float(player.worth[index]) + 0.7 * float(player.shrines[index])
    return found


def masks_begun(s: TeotihuacanState, player: Player) -> float:
    """The nearer a group is to completion, the more of the next tile of its pile it promises."""
    board = s.printed.boards[player.board]
    found = 0.0
    for group in range(len(board.size)):
        kind = board.group_type[group]
        pile = s.printed.mask_piles[s.seats][kind]
        gone = s.masks[kind]
        if player.groups[group] and gone < len(pile):
            done = float(board.size[group] - player.groups[group]) / float(board.size[group])
            found += 0.7 * done * done * float(pile[gone])
    return found


def worship_hopes(s: TeotihuacanState, seat: int, left: float) -> float:
    """What the worship tiles in front of a player may bring, while there are discs for offerings."""
    player = s.players[seat]
    found = 0.0
    for tile in range(len(s.printed.offers)):
        if not player.worship >> tile & 1:
            continue
        offer = s.printed.offers[tile]
        hope = OFFERING
        if offer.op == MULTIPLY:
            count = 0
            for entry in player.buildings:
                if s.printed.material[entry // PLACEMENTS] == offer.material:
                    count += 1
            hope = float(min(offer.most, count * player.count[TEMPLES + offer.colour])) * 0.7 + 1.0
        elif offer.op == IF_BUILDINGS:
            lacking = 0
            for condition in offer.conditions:
                have = 0
                for index in range(1, len(condition)):
                    have += player.count[condition[index]]
                lacking = max(lacking, condition[0] - have)
            hope = float(offer.points) * 0.75 / float(1 + lacking)
        elif offer.op in (SPEND_REPEAT, SPEND_EXACT):
            hope = 3.5
        found += hope
    most = 2.5 * left
    return found if found < most else most
