"""Gains that leave a choice: dice of the reserve, special water, the architect, crates to fill."""

from __future__ import annotations

from edubba.games.tabannusi.rules.crates import crates_in, fill
from edubba.games.tabannusi.rules.goods import water
from edubba.games.tabannusi.rules.pieces import COLOUR, COLOURS, DISTRICTS, DONE, FILL, GO, SPECIAL, SPECIAL_TILES
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, TURN, PublicStep


class ChooseReserve(PublicStep[TabannusiState]):
    """Take dice of choice from the reserve (TAB-3.19)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        reserve = s.reserve
        return [COLOUR + colour for colour in range(COLOURS) if reserve[colour]]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if not COLOUR <= action < COLOUR + COLOURS:
            return TURN
        return ALLOWED if s.reserve[action - COLOUR] else "TAB-3.19"

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        colour = action - COLOUR
        s.own_dice()
        s.reserve[colour] = s.reserve[colour] - 1
        s.players[seat].keep_dice(colour, 1)
        s.tell("from-reserve", seat, colour)
        if self.count > 1:
            s.next(ChooseReserve(seat, self.count - 1))


class ChooseSpecial(PublicStep[TabannusiState]):
    """Take special water of the offer; regular water when there is none (TAB-11.3)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        if not s.offer:
            return [DONE]  # nothing to choose: regular water is taken
        return [SPECIAL + tile for tile in bits(s.offer)]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if not SPECIAL <= action < SPECIAL + SPECIAL_TILES:
            return TURN
        return ALLOWED if s.offer >> action - SPECIAL & 1 else "TAB-11.3"

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == DONE:
            water(s, seat, 1)
        else:
            tile = action - SPECIAL
            s.offer ^= 1 << tile
            s.players[seat].special |= 1 << tile
            s.tell("special-water", seat, tile)
            if s.stack:
                shown = s.take_any(s.stack)
                s.stack ^= 1 << shown
                s.offer |= 1 << shown
                s.tell("special-shown", seat, shown)
        if self.count > 1:
            s.next(ChooseSpecial(seat, self.count - 1))


class ArchitectTo(PublicStep[TabannusiState]):
    """Move the architect to any district."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [GO + district for district in range(DISTRICTS)]

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        s.players[seat].architect = action - GO
        s.tell("architect", seat, action - GO)


class FillCrates(PublicStep[TabannusiState]):
    """Turn face-down crates face up without paying, up to a number; "up to" lets the player stop (TAB-R22)."""

    __slots__ = ("count", "may_stop")

    def __init__(self, seat: int, count: int, may_stop: bool) -> None:
        self.seat = seat
        self.count = count
        self.may_stop = may_stop

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        found = crates_in(s.players[seat].empty, FILL)
        if found and self.may_stop:
            found.append(DONE)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if action == DONE and self.may_stop:
            return ALLOWED
        if not FILL <= action < FILL + COLOURS:
            return TURN
        return ALLOWED if s.players[seat].empty >> 4 * (action - FILL) & 15 else "TAB-12.1"

    def gives_up(self, s: TabannusiState, seat: int, action: int) -> int:
        return 1 if action == DONE else 0

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == DONE:
            return
        fill(s, seat, action - FILL, False)
        if self.count > 1:
            s.next(FillCrates(seat, self.count - 1, self.may_stop))
