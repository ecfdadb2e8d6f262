"""What a position of Uruk is worth: points on the table, and what tableau, cubes and hand still promise.

The worth of a thing was found by playing: in thousands of games between greedy players the final lead was explained,
by least squares, by what one had more of than the other in the middle of the game; then the players used the new worths
and the same was done again, six times.
"""

from __future__ import annotations

from typing import Final

from edubba.games.uruk.rules.auction import Bid
from edubba.games.uruk.rules.cards import COLOURS, MARDUK, NANNAR, NINURTA, SCALES, TYPES
from edubba.games.uruk.rules.disaster import SecretBid
from edubba.games.uruk.rules.make import pairs_of
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.scoring import scales
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.turn import Menu
from edubba.kernel.advice import Advice, widened_by
from edubba.kernel.bits import bits
from edubba.kernel.state import State

# --- what is counted ------------------------------------------------------------------------------------------------
POINTS: Final = 0
DISCS: Final = 1
RAISABLE: Final = 2
INVENTIONS: Final = 3
LEVEL_3: Final = 4
LEVEL_4: Final = 5
UNSETTLED: Final = 6
VILLAGES: Final = 7
KINDS: Final = 8
SECONDS: Final = 9
SPARE: Final = 10
STORED: Final = 11
MISSING: Final = 12
READY: Final = 13
READY_LEVEL: Final = 14
HAND: Final = 15
CROWD: Final = 16
PAIRS: Final = 17
HELD_2: Final = 18
HELD_3: Final = 19
HELD_4: Final = 20
COPIES: Final = 21
MAKE_2: Final = 22
MAKE_3: Final = 23
MAKE_4: Final = 24
UPGRADE: Final = 25
EXCHANGEABLE: Final = 26
HALF_PRICE: Final = 27
NINURTA_KEPT: Final = 28
ERUPTED: Final = 29
ACTIONS_LEFT: Final = 30
LAID: Final = 31  # + type: an invention in the tableau
COUNTED: Final = LAID + TYPES

# Points for one of each: while all discs lie on the epochs, when the last one is about to go, and after that.
WORTH: Final = [
    (0.09, 0.57, 0.82),  # points if the game ended now
    (2.13, 1.93, 0.63),  # discs above inventions
    (-0.20, -0.27, -0.09),  # levels that discs could still be raised by replacing
    (-0.69, -0.12, -0.11),  # inventions laid
    (0.48, 0.49, -0.05),  # a tableau that has reached level 3
    (-0.84, 1.16, 0.10),  # ... or level 4
    (0.80, 0.49, 0.17),  # levels of inventions without disc
    (0.52, 0.40, 0.26),  # levels of inventions with one disc
    (0.07, -0.11, 0.01),  # colours of which there is a cube
    (0.09, 0.07, -0.03),  # ... a second cube
    (0.10, 0.08, -0.04),  # further cubes
    (-0.01, 0.10, -0.01),  # cubes on inventions
    (-0.15, -0.12, 0.01),  # cubes missing for the next disc
    (0.07, -0.38, -0.33),  # a disc could be paid at once
    (0.03, 0.20, 0.40),  # ... and the level it could go to
    (0.30, 0.15, 0.10),  # hand cards
    (-0.15, -0.22, -0.00),  # hand cards beyond the limit of events
    (-0.00, 0.10, 0.08),  # pairs of equal colour in hand
    (-0.06, -0.04, -0.03),  # new types in hand that the level rule allows: level 2
    (-0.09, 0.05, 0.02),  # ... level 3
    (0.52, 0.19, 0.05),  # ... level 4
    (-0.09, 0.22, 0.08),  # further copies of them
    (0.18, 0.16, 0.15),  # the best one that can be paid now has level 2
    (0.24, -0.32, -0.00),  # ... level 3
    (-0.01, -0.65, -0.27),  # ... level 4
    (0.09, 0.40, 0.50),  # points it would bring by replacing under discs
    (0.16, 0.15, 0.07),  # hand cards whose type lies on the table
    (0.21, 0.18, -0.01),  # a god that halves the next disc
    (3.72, 2.20, 0.98),  # Ninurta
    (-0.83, -0.50, -0.11),  # an eruption waits
    (0.14, 0.26, 0.18),  # actions left in the turn
    (0.25, 0.33, 0.14),  # Mud hut
    (0.41, 0.21, 0.05),  # Net
    (0.45, -0.09, -0.01),  # Clay pot
    (0.69, 0.17, 0.01),  # Cistern
    (0.90, -0.31, -0.07),  # City wall
    (-0.33, -0.34, -0.15),  # Kiln
    (-0.70, -0.47, -0.03),  # Street
    (-0.09, -0.13, -0.07),  # Axe
    (-0.57, -0.19, -0.16),  # Domestication
    (-1.70, -0.34, -0.33),  # Shadoof
    (-1.46, 0.78, -0.07),  # Roller principle
    (0.19, -0.20, 0.02),  # Statuette
    (-1.14, -1.15, -0.16),  # Wheel and axle
    (0.32, -0.11, -0.11),  # Lighthouse
    (-0.51, -0.19, 0.04),  # Sailing ship
    (-0.74, -0.27, -0.05),  # Water wheel
    (-0.50, -0.23, -0.16),  # Pulley
    (1.28, 0.24, 0.28),  # Vault
    (-0.71, -0.37, -0.07),  # Clay pipe
    (-0.51, -0.24, -0.18),  # Scales
    (0.72, -0.26, -0.07),  # Coinage
    (-0.55, 0.16, 0.18),  # Lyre
    (-0.96, 0.05, -0.15),  # Sewer
    (-0.67, -0.52, -0.15),  # Water clock
    (4.97, 3.27, 1.13),  # Ziggurat
    (-0.10, 0.23, 0.11),  # Gear wheel
    (0.31, 0.06, 0.02),  # Astronomy
    (0.07, -0.20, -0.09),  # Aqueduct
]

STAGES: Final = 16  # how finely the first and the second column are blended as the epochs empty
FAR: Final = 4  # cubes missing for a disc that cannot be had


class UrukAdvice(Advice):
    """Every thing counted times its worth at this stage of the game."""

    def __init__(self) -> None:
        self.last = [row[2] for row in WORTH]
        self.blends: list[list[float]] = []
        for stage in range(STAGES + 1):
            share = stage / STAGES
            self.blends.append([row[0] * share + row[1] * (1.0 - share) for row in WORTH])

    def quiet(self, state: State) -> bool:
        """Between two actions nothing is half paid."""
        if not state.agenda:
            return True
        top = state.agenda[-1]
        return isinstance(top, (Menu, Bid, SecretBid))

    def turn(self, state: State) -> int:
        assert isinstance(state, UrukState)
        return int(state.round * state.seats + (state.active - state.first) % state.seats)

    def time(self, state: State) -> float:
        assert isinstance(state, UrukState)
        if not state.agenda or state.final_round:
            return 0.0
        return float(stage_of(state)) / float(STAGES)

    def spread_at(self, time: float) -> float:
        return widened_by(time, 2.4, 7.4)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, UrukState)
        s = state
        player = s.players[seat]
        points = points_now(s, player)
        if not s.agenda:
            return float(points)
        worth = self.last if s.final_round else self.blends[stage_of(s)]
        highest = s.highest_level(seat)
        total = worth[POINTS] * points + tableau(s, player, highest, worth) + cubes(player, worth)
        total += next_disc(s, player, worth) + hand(s, player, highest, worth)
        for god in player.gods:
            if god == NINURTA:
                total += worth[NINURTA_KEPT]
            elif god in (MARDUK, NANNAR):
                total += worth[HALF_PRICE]
        if s.victims >> seat & 1:
            total += worth[ERUPTED]
        if s.active == seat:
            total += worth[ACTIONS_LEFT] * float(s.actions)
        if s.final_round:
            return points + (total - points) * turns_left(s, seat)
        return total


def stage_of(s: UrukState) -> int:
    """From STAGES while all discs lie on the epochs down to 0."""
    start = s.printed.discs[s.seats]
    left = s.epochs[0] + s.epochs[1] + s.epochs[2] + s.epochs[3]
    return min(STAGES, left * STAGES // (start[0] + start[1] + start[2] + start[3]))


def turns_left(s: UrukState, seat: int) -> float:
    """After the trigger: the part of a turn that this player still has, at most one (URU-11.1)."""
    if s.round < s.final_round or (seat - s.first) % s.seats > (s.active - s.first) % s.seats:
        return 1.0
    return min(1.0, float(s.actions) / s.printed.actions) if s.active == seat else 0.0


def points_now(s: UrukState, player: Player) -> int:
    """The sum of the score sheet, without the sheet: search asks for it all the time."""
    points = player.all_cubes() // s.printed.cubes_per_vp
    cities = 0
    for slot in range(len(player.cards)):
        discs = player.discs[slot]
        if discs == 2:
            cities += 1
        card = player.cards[slot]
        if card >= 0:
            level = s.printed.level[card]
            if slot == player.extra:
                points += level
            else:
                points += discs * level if discs else 1
    if NINURTA in player.gods:
        points += cities
    if player.laid >> SCALES & 1:
        points += scales(player.cards, player.extra, player.hand, s.printed, s.rules.own_colour)
    return points


def tableau(s: UrukState, player: Player, highest: int, worth: list[float]) -> float:
    """Inventions, each for what it does; discs; and levels that wait for discs or for something higher below them."""
    total = worth[INVENTIONS] * len(player.cards)
    for slot in range(len(player.cards)):
        discs = player.discs[slot]
        total += worth[DISCS] * discs
        card = player.cards[slot]
        if card < 0:  # being replaced at this moment
            continue
        level = s.printed.level[card]
        total += worth[LAID + card]
        if slot == player.extra:
            continue
        if discs == 0:
            total += worth[UNSETTLED] * level
        else:
            total += worth[RAISABLE] * (discs * (4 - level))
            if discs == 1:
                total += worth[VILLAGES] * level
        load = player.cubes[slot]
        if load:
            total += worth[STORED] * ((load & 15) + (load >> 4 & 15) + (load >> 8 & 15) + (load >> 12 & 15))
    if highest >= 3:
        total += worth[LEVEL_3]
        if highest >= 4:
            total += worth[LEVEL_4]
    return total


def cubes(player: Player, worth: list[float]) -> float:
    """Discs want different colours: first, second and further cubes of a colour are worth different things."""
    total = 0.0
    for count in player.stock:
        if count:
            total += worth[KINDS]
            if count > 1:
                total += worth[SECONDS] + worth[SPARE] * (count - 2)
    return total


def next_disc(s: UrukState, player: Player, worth: list[float]) -> float:
    """How near the next disc is at the full price, and where it could go (URU-9)."""
    epoch = s.epoch()
    if epoch < 0:
        return 0.0
    printed = s.printed
    stock = player.stock
    missing = FAR
    if printed.price[epoch]:
        for full in printed.payments[epoch]:
            lacks = 0
            for colour in range(COLOURS):
                if full[colour] > stock[colour]:
                    lacks += full[colour] - stock[colour]
            missing = min(missing, lacks)
    best = 0
    for slot in range(len(player.cards)):
        card = player.cards[slot]
        discs = player.discs[slot]
        if card < 0 or discs > 1 or (discs and printed.village_only[epoch]):
            continue
        level = printed.level[card]
        if printed.price[epoch]:
            best = max(best, level)
        else:
            lacks = max(0, level - stock[printed.colour[card]])
            missing = min(missing, lacks)
            if not lacks:
                best = max(best, level)
    total = worth[MISSING] * missing
    if missing == 0 and best:
        total += worth[READY] + worth[READY_LEVEL] * best
    return total


def hand(s: UrukState, player: Player, highest: int, worth: list[float]) -> float:
    """Cards, pairs, what can be exchanged, and inventions within reach of the level rule and of the purse."""
    size = int(player.size)
    total = worth[HAND] * size
    if size > s.printed.hand_limit:
        total += worth[CROWD] * (size - s.printed.hand_limit)
    if not player.held:
        return total
    level = s.printed.level
    colours = player.colours
    pairs = int(pairs_of(colours))
    total += worth[PAIRS] * pairs
    laid_by_all = 0
    for other in s.players:
        laid_by_all |= other.laid
    best = 0
    for card in bits(player.held):
        copies = player.hand[card]
        if laid_by_all >> card & 1:
            total += worth[EXCHANGEABLE] * copies
            if player.laid >> card & 1:
                continue
        height = level[card]
        if height > highest + 1 or height < 2:
            continue
        total += worth[HELD_2 + height - 2] + worth[COPIES] * (copies - 1)
        colour = s.printed.colour[card]
        helper = s.printed.reducer[colour]
        price = height - (player.laid >> helper & 1 if helper >= 0 else 0)
        usable = pairs_of(colours - (copies << 8 * colour))
        if price - copies <= usable and height > best:
            best = height
    if best:
        total += worth[MAKE_2 + best - 2] + worth[UPGRADE] * best_upgrade(s, player, best)
    return total


def best_upgrade(s: UrukState, player: Player, height: int) -> int:
    """The most points that an invention of this level could bring in the place of another (URU-5.5)."""
    most = 0
    for slot in range(len(player.cards)):
        card = player.cards[slot]
        if card >= 0:
            most = max(most, player.discs[slot] * (height - s.printed.level[card]))
    return most
