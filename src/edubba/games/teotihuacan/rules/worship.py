"""Worship tiles: two face up per colour, the rest face down (TEO-10.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from edubba.games.teotihuacan.rules.ask import OfColour
from edubba.games.teotihuacan.rules.pieces import COLOURS, NONE, PER_PILE, PILE, SEATS, WORSHIP, WORSHIP_TILES
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.step import PublicStep

PILE_MASK: Final = [((1 << PER_PILE) - 1) << PER_PILE * colour for colour in range(COLOURS)]


def draw(s: TeotihuacanState, colour: int) -> int:
    """The next tile of the face-down pile: any of those nobody has seen, else the first that was returned; or NONE."""
    mask: i64 = s.unseen & PILE_MASK[colour]
    if not mask:
        returned = s.under[colour]
        if not returned:
            return NONE
        under = s.under[:]
        under[colour] = returned[1:]
        s.under = under
        return returned[0]
    left: i64 = mask
    count = 0
    while left:
        left &= left - 1
        count += 1
    nth = s.chance.below(count) if count > 1 else 0
    for tile in range(PER_PILE * colour, PER_PILE * colour + PER_PILE):
        if mask >> tile & 1:
            if nth == 0:
                s.unseen &= ~(1 << tile)
                return tile
            nth -= 1
    return NONE


def restore(s: TeotihuacanState, colour: int) -> None:
    """Fill the slot from the pile, then turn the top of the pile face up, as far as there are tiles."""
    top = s.top[colour]
    if top == NONE:
        top = reveal(s, colour)
    if s.slot[colour] == NONE and top != NONE:
        slots = s.slot[:]
        slots[colour] = top
        s.slot = slots
        top = reveal(s, colour)
    tops = s.top[:]
    tops[colour] = top
    s.top = tops


def reveal(s: TeotihuacanState, colour: int) -> int:
    tile = draw(s, colour)
    if tile != NONE:
        tell_tile(s, "revealed", NONE, tile)
    return tile


def tell_tile(s: TeotihuacanState, kind: str, seat: int, tile: int) -> None:
    """Tell of a worship tile, and whether red temples count gold buildings in this game (TEO-14.3)."""
    if s.journal is not None:
        s.tell(kind, seat, tile, 1 if s.rules.gold_multiplier else 0)


def take_face_up(s: TeotihuacanState, seat: int, tile: int) -> None:
    """Take a tile from the slot or from the top of its pile, and refill at once (TEO-14.8)."""
    colour = tile // PER_PILE
    if s.slot[colour] == tile:
        slots = s.slot[:]
        slots[colour] = NONE
        s.slot = slots
    else:
        tops = s.top[:]
        tops[colour] = NONE
        s.top = tops
    receive(s, seat, tile)
    restore(s, colour)


def take_unseen(s: TeotihuacanState, seat: int, colour: int) -> None:
    """At set-up nothing is revealed yet: take whatever lies on top (TEO-14.6)."""
    tile = draw(s, colour)
    if tile != NONE:
        receive(s, seat, tile)
    else:
        s.tell("no-worship", seat, colour)


def receive(s: TeotihuacanState, seat: int, tile: int) -> None:
    s.players[seat].worship |= 1 << tile
    tell_tile(s, "worship", seat, tile)


def give_back(s: TeotihuacanState, seat: int, tile: int) -> None:
    """Put a tile face down under its pile (TEO-10.1)."""
    player = s.players[seat]
    player.worship &= ~(1 << tile)
    player.aside &= ~(1 << tile)
    colour = tile // PER_PILE
    under = s.under[:]
    under[colour] = [*under[colour], tile]
    s.under = under
    tell_tile(s, "returned", seat, tile)
    restore(s, colour)


class TakeWorship(OfColour):
    """After a temple: take one of the face-up tiles of its colour (TEO-7.3, D10)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        if s.slot[self.colour] != NONE:
            found.append(WORSHIP + s.slot[self.colour])
        if s.top[self.colour] != NONE:
            found.append(WORSHIP + s.top[self.colour])
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, WORSHIP <= action < WORSHIP + WORSHIP_TILES, "TEO-7.3")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        take_face_up(s, seat, action - WORSHIP)


class RewardPile(PublicStep[TeotihuacanState]):
    """Take the tile on top of any pile; if the pile is empty its slot counts (TEO-8.3, 14.7, D22)."""

    def options(self, s: TeotihuacanState, seat: int) -> list[int]:
        found: list[int] = []
        for colour in range(COLOURS):
            if s.unseen & PILE_MASK[colour] if not s.started else s.slot[colour] != NONE:
                found.append(PILE + colour)
        return found

    def refusal(self, s: TeotihuacanState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, PILE <= action < PILE + COLOURS, "TEO-14.7")

    def take(self, s: TeotihuacanState, seat: int, action: int) -> None:
        colour = action - PILE
        if not s.started:
            take_unseen(s, seat, colour)
        elif s.top[colour] != NONE:
            take_face_up(s, seat, s.top[colour])
        else:
            take_face_up(s, seat, s.slot[colour])


def take_from_pile(s: TeotihuacanState, seat: int) -> None:
    """The reward of a worship tile, if there is one (TEO-14.7)."""
    if REWARD_PILE[seat].options(s, seat):
        s.next(REWARD_PILE[seat])
    else:
        s.tell("lost-worship", seat)


def take_worship(s: TeotihuacanState, seat: int, colour: int) -> None:
    """After a temple, as long as there are tiles of its colour (TEO-14.8)."""
    if s.slot[colour] == NONE:
        s.tell("no-worship", seat, colour)
    else:
        s.next(TAKE_WORSHIP[seat][colour])


TAKE_WORSHIP: Final = [[TakeWorship(seat, colour) for colour in range(COLOURS)] for seat in range(SEATS)]
REWARD_PILE: Final = [RewardPile(seat) for seat in range(SEATS)]
