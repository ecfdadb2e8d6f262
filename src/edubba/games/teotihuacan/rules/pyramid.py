"""Build the pyramid: choose a tile, pay, choose a space, gain its reward (TEO-8)."""

from __future__ import annotations

from typing import Final

from edubba.games.teotihuacan.rules.ask import OfColour, Offer
from edubba.games.teotihuacan.rules.building import Pictured, build_of_size
from edubba.games.teotihuacan.rules.geometry import SPACE_REACH, SUPPORTS
from edubba.games.teotihuacan.rules.pay import owe, owe_any
from edubba.games.teotihuacan.rules.pieces import (
    ANYWHERE,
    BASE,
    COLOURS,
    FROM_PYRAMID,
    FROM_REWARDS,
    IN_REACH,
    PYRAMIDS,
    SEATS,
    SPACE,
    SPACES,
    TEMPLES,
    TILE,
    TILES,
)
from edubba.games.teotihuacan.rules.place import bound_now, from_supply, has_room
from edubba.games.teotihuacan.rules.player import Player
from edubba.games.teotihuacan.rules.printed import (
    NO_REWARD,
    REWARD_BUILDINGS,
    REWARD_POINTS_AND_SIZE,
    REWARD_TEMPLE,
    REWARD_WORSHIP,
)
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.worship import take_from_pile
from edubba.kernel.step import ALLOWED, TURN, PublicStep


def is_open(player: Player, space: int) -> bool:
    """True if a tile may be put here now: free, supported and in reach (TEO-8.2)."""
    return (
        not player.raised >> space & 1
        and bool(SPACE_REACH[player.side] >> space & 1)
        and player.raised & SUPPORTS[space] == SUPPORTS[space]
    )


def has_space(player: Player) -> bool:
    for space in range(SPACES):
        if is_open(player, space):
            return True
    return False


def can_build(s: TeotihuacanState, seat: int, power: int) -> bool:
    """True if a pyramid tile is displayed, payable and placeable (TEO-14.17)."""
    if not (s.display[PYRAMIDS] or s.display[PYRAMIDS + 1] or s.display[PYRAMIDS + 2]):
        return False
    cost = s.printed.pyramid_costs[power]
    player = s.players[seat]
    return player.payable(cost.gold, cost.stone, cost.wood) and has_space(player)


def pyramids_in(stock: list[int]) -> list[int]:
    """A pyramid tile of each colour that is there."""
    found: list[int] = []
    for colour in range(COLOURS):
        if stock[PYRAMIDS + colour]:
            found.append(TILE + PYRAMIDS + colour)
    return found


class ChoosePyramid(PublicStep[TeotihuacanState]):
    """A displayed pyramid tile (TEO-8.1, D11)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        return pyramids_in(s.display)

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, TILE <= action < TILE + TILES, "TEO-5.5")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        tile = action - TILE
        s.take_displayed(tile)
        s.next(CHOOSE_SPACE[seat][tile - PYRAMIDS])
        owe(s, seat, s.printed.pyramid_costs[s.power])


def can_build_from_supply(s: TeotihuacanState, seat: int) -> bool:
    for colour in range(COLOURS):
        if s.supply[PYRAMIDS + colour]:
            return has_space(s.players[seat])
    return False


class OfferPyramid(Offer):
    """A pyramid tile of any colour from the common supply, paid with any cubes (worship 1, D11)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        return pyramids_in(s.supply)

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        tile = action - TILE
        s.take_supplied(tile)
        s.next(CHOOSE_SPACE[seat][tile - PYRAMIDS])
        owe_any(s, seat, self.count)


class ChooseSpace(OfColour):
    """Where the pyramid tile lies (TEO-8.2, D12)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        player = s.players[seat]
        for space in range(SPACES):
            if is_open(player, space):
                found.append(SPACE + space)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        if not SPACE <= action < SPACE + SPACES:
            return TURN
        player = s.players[seat]
        space = action - SPACE
        if player.raised >> space & 1 or player.raised & SUPPORTS[space] != SUPPORTS[space]:
            return "TEO-8.2"
        return ALLOWED if is_open(player, space) else "TEO-5.2"

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        raise_tile(s, seat, self.colour, action - SPACE, s.printed.pyramid_points)


def raise_tile(s: TeotihuacanState, seat: int, colour: int, space: int, points: int) -> None:
    """The tile lies: points, and on the base the reward that it covers (TEO-8.3)."""
    player = s.players[seat]
    player.raise_pyramid(space, colour, s.printed.space_values[space])
    s.gain(seat, points, FROM_PYRAMID)
    if s.journal is not None:
        s.tell("raised", seat, colour, space, points)
    if space < BASE:
        reward(s, seat, s.printed.boards[player.board].rewards[space])


def reward(s: TeotihuacanState, seat: int, number: int) -> None:
    """What a base space shows (TEO-8.3)."""
    if number == NO_REWARD:
        return
    shown = s.printed.rewards[number]
    if shown.points:
        s.gain(seat, shown.points, FROM_REWARDS)
        s.tell("reward", seat, shown.points)
    if shown.op == REWARD_BUILDINGS:
        bound = bound_now(s, IN_REACH if s.rules.reach_for_rewards else ANYWHERE)
        s.next(Pictured(seat, shown.types, False, bound))
    elif shown.op == REWARD_POINTS_AND_SIZE:
        build_of_size(s, seat, shown.size, bound_now(s, IN_REACH))
    elif shown.op == REWARD_WORSHIP:
        take_from_pile(s, seat)
    elif shown.op == REWARD_TEMPLE:
        tile = TEMPLES + shown.colour
        bound = bound_now(s, IN_REACH)
        if s.supply[tile] and has_room(s, s.players[seat], tile, bound):
            from_supply(s, seat, tile, bound)
        else:
            s.tell("lost", seat, tile)


CHOOSE_PYRAMID: Final = [ChoosePyramid(seat) for seat in range(SEATS)]
CHOOSE_SPACE: Final = [[ChooseSpace(seat, colour) for colour in range(COLOURS)] for seat in range(SEATS)]
