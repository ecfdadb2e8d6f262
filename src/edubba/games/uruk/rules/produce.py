"""Take resources (URU-6, 8.2 to 8.18)."""

from __future__ import annotations

from typing import Final

from edubba.games.uruk.rules.cards import (
    ASTRONOMY,
    CISTERN,
    CLAY_PIPE,
    CLAY_POT,
    COLOUR,
    COLOURS,
    DOMESTICATION,
    KILN,
    MUD_HUT,
    NET,
    NO_CARD,
    PULLEY,
    ROLLER,
    SEWER,
    STREET,
    WATER_WHEEL,
    ZIGGURAT,
)
from edubba.games.uruk.rules.scarcity import can_deliver, collect
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import ALLOWED, PublicStep

PRODUCERS: Final = (
    1 << MUD_HUT | 1 << NET | 1 << CLAY_POT | 1 << CISTERN | 1 << KILN | 1 << DOMESTICATION | 1 << ROLLER
    | 1 << WATER_WHEEL | 1 << STREET | 1 << PULLEY | 1 << SEWER | 1 << CLAY_PIPE | 1 << ASTRONOMY | 1 << ZIGGURAT
)  # fmt: skip
STORES: Final = 1 << MUD_HUT | 1 << NET | 1 << CLAY_POT | 1 << CISTERN | 1 << STREET | 1 << CLAY_PIPE


def yields(s: UrukState, seat: int, slot: int) -> int:
    """The mask of colours of which the invention in this slot would bring a cube now (URU-6.3)."""
    player = s.players[seat]
    card = player.cards[slot]
    if STORES >> card & 1:
        load = player.cubes[slot]
        found = 0
        for colour in range(COLOURS):
            if load >> 4 * colour & 15:
                found |= 1 << colour
        return found
    wanted = 0
    if card == ASTRONOMY:
        for shown in s.display:
            if shown >= 0:
                wanted |= 1 << s.printed.colour[shown]
    elif card == ZIGGURAT:
        for colour in range(COLOURS):
            if not player.stock[colour]:
                wanted |= 1 << colour
    elif s.printed.gains[card] >= 0:
        wanted = 1 << s.printed.gains[card]
    else:
        wanted = s.printed.choice[card]
    found = 0
    for colour in range(COLOURS):
        if wanted >> colour & 1 and can_deliver(s, seat, colour):
            found |= 1 << colour
    return found


def brings(s: UrukState, seat: int, card: int) -> bool:
    """True if this laid invention would bring a cube now (URU-6.3)."""
    player = s.players[seat]
    if STORES >> card & 1:
        return player.cubes[player.cards.index(card)] != 0
    return yields(s, seat, player.slot_of(card)) != 0


def refusal(s: UrukState, seat: int, card: int) -> str:
    """The rule that forbids taking resources from this invention, or ALLOWED."""
    player = s.players[seat]
    if not (PRODUCERS >> card & 1 and player.laid >> card & 1):
        return "URU-6.1"
    if not s.fresh(card):
        return "URU-3.3"
    return ALLOWED if brings(s, seat, card) else "URU-6.3"


def use(s: UrukState, seat: int, card: int) -> None:
    """Take resources with one invention."""
    player = s.players[seat]
    slot = player.slot_of(card)
    s.spend(card)
    if card == CLAY_PIPE:
        for colour in range(COLOURS):
            for _ in range(player.cubes[slot] >> 4 * colour & 15):
                take_from_card(s, seat, slot, colour)
    elif card == ZIGGURAT:
        due = [0, 0, 0, 0]
        for colour in range(COLOURS):
            if not player.stock[colour]:
                due[colour] = 1
        collect(s, seat, due, card)
    else:
        s.next(ChooseColour(seat, card))


class ChooseColour(PublicStep[UrukState]):
    """Which colour the invention gives, where it leaves a choice (URU-D5)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: UrukState, seat: int) -> list[int]:
        found = yields(s, seat, s.players[seat].slot_of(self.card))
        return [COLOUR + colour for colour in range(COLOURS) if found >> colour & 1]

    def refusal(self, s: UrukState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, COLOUR <= action < COLOUR + COLOURS, "URU-6.3")

    def take(self, s: UrukState, seat: int, action: int) -> None:
        colour = action - COLOUR
        slot = s.players[seat].slot_of(self.card)
        if STORES >> self.card & 1:
            take_from_card(s, seat, slot, colour)
            return
        due = [0, 0, 0, 0]
        due[colour] = 1
        if self.card == ASTRONOMY:
            due[colour] = clear_display(s, seat, colour)
        collect(s, seat, due, self.card)


def take_from_card(s: UrukState, seat: int, slot: int, colour: int) -> None:
    player = s.players[seat]
    player.load(slot, -(1 << 4 * colour))
    player.keep_cubes(colour, 1)
    s.received |= 1 << colour
    s.tell("cube-from-card", seat, colour, player.cards[slot])


def clear_display(s: UrukState, seat: int, colour: int) -> int:
    """Astronomy: all display cards of the colour are discarded; return how many there were (URU-8.17)."""
    count = 0
    for place in range(len(s.display)):
        card = s.display[place]
        if card >= 0 and s.printed.colour[card] == colour:
            s.cast_off(card)
            s.display[place] = NO_CARD
            s.tell("cleared", seat, card)
            count += 1
    return count
