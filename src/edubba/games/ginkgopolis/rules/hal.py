"""The solitaire game against Hal (GIN-11). Every step of Hal is told, so that a person can follow and check it."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.choice import CHOOSE
from edubba.games.ginkgopolis.rules.city import produce, raise_building
from edubba.games.ginkgopolis.rules.construct import all_placed, price_in_points, return_resources
from edubba.games.ginkgopolis.rules.deck import draw_card, rebuild_if_empty, take_card
from edubba.games.ginkgopolis.rules.gain import end_is_near, exhaust, take_tile
from edubba.games.ginkgopolis.rules.pieces import CARD, CARDS, LETTERS, NONE, NUMBERS, TILES
from edubba.games.ginkgopolis.rules.scoring import tell_end
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.ginkgopolis.rules.urbanize import relocate, tell_yields
from edubba.kernel.step import AUTOMATIC, Step

HAL: Final = 1
A_POINT_EACH: Final = [1, 1, 1]


def begin_turn(s: GinkgopolisState) -> None:
    """Draw three cards; the next one is laid face down for Hal, or one of the three (GIN-11.2, R20)."""
    s.round += 1
    s.tell("round", 0, s.round)
    for _ in range(s.printed.solo_hand):
        draw_card(s, 0)
    if s.rules.from_hand:
        s.next(GIVE_HAL)
        return
    s.hal_card = take_card(s)
    s.tell("hal-card", HAL)
    rebuild_if_empty(s)
    ask(s)


def ask(s: GinkgopolisState) -> None:
    s.next(NEXT_TURN)
    s.next(HAL_ACTS)
    s.next(CHOOSE[1][0])


class GiveHal(Step[GinkgopolisState]):
    """The other reading of the rules: one of your three cards goes to Hal (GIN-R20, D6)."""

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        return [CARD + card for card in s.players[seat].hand]

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, CARD <= action < CARD + CARDS, "GIN-R20")

    def take(self, s: GinkgopolisState, seat: int, action: int) -> None:
        s.own_cards()
        s.players[seat].hand.remove(action - CARD)
        s.hal_card = action - CARD
        s.whisper("gave-hal", seat, action - CARD, 1 << seat)
        ask(s)


class HalActs(Step[GinkgopolisState]):
    """Hal reveals his card, draws a tile and builds (GIN-11.2 to 11.5)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: GinkgopolisState) -> None:
        you = s.players[0]
        for card in you.hand:
            s.discard(card)
            s.tell("discarded", 0, card)
        you.hand = []
        card = int(s.hal_card)
        s.revealed += 1
        s.tell("hal-reveals", HAL, card)
        if not s.left:  # your action has taken the last tile (GIN-11.11)
            s.hal_card = NONE
            s.discard(card)
            s.tell("hal-idle", HAL, card)
            return
        if s.rules.expert and card >= LETTERS:
            card = better_card(s, card)
        s.hal_card = NONE
        tile = take_tile(s)
        s.tell("hal-tile", HAL, tile)
        if not s.left:
            exhaust(s, HAL, 0)
        if card >= LETTERS:
            hal_urbanizes(s, card, tile)
        else:
            hal_constructs(s, card, tile)


def worth(s: GinkgopolisState, card: int) -> int:
    """The points that Hal would gain by urbanizing with this card now (GIN-11.4)."""
    return produce(s, s.tokens[card - LETTERS], A_POINT_EACH)


def better_card(s: GinkgopolisState, card: int) -> int:
    """Expert: one more card; a building card, or one that brings more points, is used instead (GIN-11.8)."""
    extra = take_card(s)
    s.tell("hal-extra", HAL, extra)
    rebuild_if_empty(s)
    if extra < LETTERS:
        s.discard(card)
        s.tell("hal-prefers-building", HAL, extra, card)
        return extra
    first, second = worth(s, card), worth(s, extra)
    used, unused = (extra, card) if second > first else (card, extra)
    s.discard(unused)
    s.tell("hal-compares", HAL, used, max(first, second), min(first, second))
    return used


def hal_urbanizes(s: GinkgopolisState, card: int, tile: int) -> None:
    """One resource on a new building; you choose the new place of the token (GIN-11.4)."""
    hal = s.players[HAL]
    letter = card - LETTERS
    raise_building(s, HAL, tile, s.tokens[letter], NONE, 1)
    hal.supply -= 1
    s.discard(card)
    s.tell("hal-urbanized", HAL, tile, card, hal.supply)
    check_supply(s)
    s.next(HAL_GAINS[tile])
    relocate(s, 0, letter)


class HalGains(Step[GinkgopolisState]):
    """A point for every good of the neighbours, whatever it is (GIN-11.4)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.seat = AUTOMATIC
        self.tile = tile

    def run(self, s: GinkgopolisState) -> None:
        if s.journal is not None:
            tell_yields(s, "hal-yield", HAL, s.place[self.tile])
        points = produce(s, s.place[self.tile], A_POINT_EACH)
        s.players[HAL].points += points
        s.tell("gained-points", HAL, points)


def hal_constructs(s: GinkgopolisState, card: int, tile: int) -> None:
    """Hal needs a resource per level; if he lacks them, the game ends (GIN-11.5, 11.7). If he pays additional costs, he
    needs one more for another colour, which comes back to his reserve at once (GIN-R21)."""
    hal = s.players[HAL]
    level = s.level[card]
    own = level if s.owner[card] == HAL else 0
    other_colour = s.rules.hal_pays and s.rules.hal_pays_for_colour and card // NUMBERS != tile // NUMBERS
    needed = level + 2 if other_colour else level + 1
    s.tell("hal-needs", HAL, card, needed, hal.supply + own)
    if hal.supply + own < needed:
        s.discard(card)
        s.removed = [*s.removed, tile]
        s.tell("hal-fails", HAL, card)
        end_is_near(s, HAL)
        return
    return_resources(s, HAL, card)
    if s.rules.hal_pays:
        points = min(price_in_points(card, tile), hal.points)
        hal.points -= points
        if points:
            s.tell("paid-points", HAL, points)
    if other_colour:
        s.tell("paid-resource", HAL, 1)
    hal.supply -= level + 1
    raise_building(s, HAL, tile, s.place[card], card, level + 1)
    s.tell("constructed", HAL, tile, card, level + 1)
    check_supply(s)
    hal.add_card(card, s.printed.trigger[card], s.printed.bonus[card])
    s.tell("kept-card", HAL, card)


def check_supply(s: GinkgopolisState) -> None:
    """An empty reserve of Hal ends the game, even after a build that succeeded (GIN-R25)."""
    if not s.players[HAL].supply:
        all_placed(s, HAL)


class NextTurn(Step[GinkgopolisState]):
    """The next turn, or the end (GIN-11.7, 8.4)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: GinkgopolisState) -> None:
        if s.ending or s.round >= s.rules.max_rounds:
            tell_end(s)
        else:
            begin_turn(s)


GIVE_HAL: Final = GiveHal(0)
HAL_ACTS: Final = HalActs()
NEXT_TURN: Final = NextTurn()
HAL_GAINS: Final = [HalGains(tile) for tile in range(TILES)]
