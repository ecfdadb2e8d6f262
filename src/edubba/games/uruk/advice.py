"""What a position of Uruk is worth: points on the table, and what cubes, hand and tableau still promise."""

from __future__ import annotations

from edubba.games.uruk.auction import Bid
from edubba.games.uruk.cards import COLOURS, MARDUK, NANNAR, NINURTA
from edubba.games.uruk.disaster import SecretBid
from edubba.games.uruk.player import Player
from edubba.games.uruk.state import UrukState
from edubba.games.uruk.turn import Menu
from edubba.kernel.advice import Advice
from edubba.kernel.bits import bits
from edubba.kernel.state import State


class UrukAdvice(Advice):
    """Points so far, and a share of what is still to come: the more discs lie on the epochs, the more that is worth."""

    def quiet(self, state: State) -> bool:
        """Between two actions nothing is half paid."""
        if not state.agenda:
            return True
        top = state.agenda[-1]
        return isinstance(top, (Menu, Bid, SecretBid))

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, UrukState)
        points = 0
        for _, row in state.score_sheet(seat):
            points += row
        if not state.agenda:
            return float(points)
        player = state.players[seat]
        left = state.epochs[0] + state.epochs[1] + state.epochs[2] + state.epochs[3]
        all_discs = left
        for other in state.players:
            all_discs += other.all_discs()
        future = left / (all_discs + 1.0)  # from about 1 at the beginning to 0 at the end
        total = float(points) + self.cubes(player) + future * (self.hand(state, player) + self.tableau(state, player))
        if state.victims >> seat & 1:
            total -= 1.0
        if state.active == seat:
            total += 0.3 * float(state.actions)
        return total

    def cubes(self, player: Player) -> float:
        """Discs want different colours: the first cube of a colour is worth most."""
        total = 0.0
        for colour in range(COLOURS):
            count = player.stock[colour]
            if count:
                total += 0.5 + 0.25 * float(min(count - 1, 2))
        return total

    def hand(self, s: UrukState, player: Player) -> float:
        """Cards, pairs, and inventions of higher levels that are within reach."""
        pairs = 0
        for count in player.colours:
            pairs += count >> 1
        total = 0.2 * float(player.size) + 0.3 * float(pairs)
        if player.size > s.printed.hand_limit:
            total -= 0.4 * float(player.size - s.printed.hand_limit)
        highest = 1
        for card in player.cards:
            if card >= 0:
                highest = max(highest, s.printed.level[card])
        for card in bits(player.held & ~player.laid):
            if s.printed.level[card] <= highest + 1:
                total += 0.15 * float(s.printed.level[card] * player.hand[card])
        return total

    def tableau(self, s: UrukState, player: Player) -> float:
        """High inventions wait for discs; discs on low ones can be raised by replacing."""
        total = 0.0
        for slot in range(len(player.cards)):
            card = player.cards[slot]
            if card < 0:
                continue
            level = s.printed.level[card]
            discs = player.discs[slot]
            if discs == 0:
                total += 0.6 * float(level)
            else:
                total += 0.6 * float(discs) + 0.25 * float(discs * (4 - level))
                if discs == 1:
                    total += 0.3 * float(level)
        for god in player.gods:
            if god == NINURTA:
                total += 2.0
            elif god in (MARDUK, NANNAR):
                total += 1.2
        return total
