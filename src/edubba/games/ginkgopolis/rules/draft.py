"""Characters: a set of the initiation game, or three picks out of packets that go round (GIN-2.9 to 2.12)."""

from __future__ import annotations

from typing import Final

from edubba.games.ginkgopolis.rules.choice import CHOOSE, in_turn_order
from edubba.games.ginkgopolis.rules.deck import draw_card
from edubba.games.ginkgopolis.rules.gain import gain
from edubba.games.ginkgopolis.rules.pieces import CHARACTER_COUNT, CHARACTERS, KEEP
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.step import Together


class Draft(Together[GinkgopolisState]):
    """All keep a character of the packet they hold, then pass the others to the left (GIN-2.10, D1)."""

    __slots__ = ("pick",)

    def __init__(self, seats: tuple[int, ...], pick: int) -> None:
        super().__init__(seats)
        self.pick = pick

    def packet(self, s: GinkgopolisState, seat: int) -> int:
        """Whose packet this seat holds now: with every pick it has moved one seat further."""
        return (seat - self.pick) % s.seats

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        return [KEEP + character for character in s.packets[self.packet(s, seat)]]

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, KEEP <= action < KEEP + CHARACTER_COUNT, "GIN-2.10")

    def open(self, s: GinkgopolisState) -> None:
        packets = [packet[:] for packet in s.packets]
        kept = [characters[:] for characters in s.kept]
        for seat in self.seats:
            character = s.sealed[seat][0] - KEEP
            packets[self.packet(s, seat)].remove(character)
            kept[seat].append(character)
            s.whisper("kept-character", seat, CHARACTERS + character, 1 << seat)
        s.packets = packets
        s.kept = kept
        if self.pick + 1 < s.printed.kept:
            s.next(Draft(self.seats, self.pick + 1))
            return
        s.packets = []
        s.kept = []
        for seat in self.seats:
            receive(s, seat, kept[seat])
        deal_hands(s)


def receive(s: GinkgopolisState, seat: int, characters: list[int]) -> None:
    """Characters are laid open, and give what they bring to begin with (GIN-2.11)."""
    goods = 0
    for character in characters:
        card = CHARACTERS + character
        s.players[seat].add_card(card, s.printed.trigger[card], s.printed.bonus[card])
        goods += s.printed.start[character]
        s.tell("character", seat, card)
    gain(s, seat, goods)


def deal_hands(s: GinkgopolisState) -> None:
    """Packets of four, the first player first (GIN-2.12)."""
    s.round = 1
    s.tell("round", s.first, 1)
    for seat in s.clockwise():
        for _ in range(s.printed.hand_size):
            draw_card(s, seat)
    s.next(CHOOSE[s.seats][s.first])


DRAFT: Final = [[Draft(in_turn_order(seats, first), 0) for first in range(seats)] for seats in range(6)]
