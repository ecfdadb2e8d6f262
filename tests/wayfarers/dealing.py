"""What makes a position of Wayfarers complete: cards and workers that a test does not name, and loaded dice."""

from __future__ import annotations

from edubba.games.wayfarers.rules.acquire import gain
from edubba.games.wayfarers.rules.cards import LAND, NONE, SLOTS, WATER
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.chance import BLOCK, Chance


def give_away(s: WayfarersState, row: int) -> None:
    """An empty slot means an empty deck: its cards are with the AI, or with the last player."""
    rest = [place & 63 for place in s.under[row]]
    s.under[row] = []
    if s.automa is not None:
        s.automa.cards[row] = sum(1 << card for card in rest)
        return
    assert row in (LAND, WATER), "only land and water cards can be given away without more ado"
    for card in rest:
        gain(s, s.seats - 1, row, card, NONE)
    s.triggered, s.linked, s.fresh_land = [], [], 0


def balance(s: WayfarersState) -> None:
    """Workers that are nowhere stand on the last cards of the display, where few tests look."""
    count = len(s.players)
    totals = [4, count, count]
    for colour in range(3):
        have = sum(player.workers[colour] for player in s.players)
        have += sum(mask >> colour & 1 for mask in s.standing)
        for player in reversed(s.players[1 : s.seats]):
            while have > totals[colour] and player.workers[colour]:
                player.workers[colour] -= 1
                have -= 1
        if colour == 0:
            spots = [spot for spot in range(4) if s.greens >> spot & 1]
            while have + len(spots) > totals[0]:
                spots.pop(0)
            s.greens = sum(1 << spot for spot in spots)
            have += len(spots)
        for slot in reversed(range(SLOTS)):
            fits = s.printed.workers_on[slot // 4] >> colour & 1 and not s.standing[slot] >> colour & 1
            if have < totals[colour] and fits and s.display[slot] != NONE:
                s.standing[slot] |= 1 << colour
                have += 1


def loaded(draws: tuple[int, ...]) -> Chance:
    """Dice that fall like this first, and are fair afterwards."""
    words = b"".join(draw.to_bytes(2, "little") for draw in draws)
    return Chance(bytes(32), counter=0, block=bytes(BLOCK - len(words)) + words, used=BLOCK - len(words))
