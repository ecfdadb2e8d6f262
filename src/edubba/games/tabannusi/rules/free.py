"""Free actions: fill a crate, claim a decree, use a harbourmaster (TAB-12)."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import effects, ziggurat
from edubba.games.tabannusi.rules.crates import crates_in
from edubba.games.tabannusi.rules.decrees import claimable, fulfilled
from edubba.games.tabannusi.rules.gain import open_tracks
from edubba.games.tabannusi.rules.pay import PayForFilling
from edubba.games.tabannusi.rules.pieces import (
    BUILDER,
    COLOUR,
    COLOURS,
    DECREE,
    FILL,
    MASTER,
    SHIPS,
    TRACKS,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.bits import bits
from edubba.kernel.step import ALLOWED, TURN

TRACK_MASTER: Final = 0
WATER_MASTER: Final = 1
CRATE_MASTER: Final = 2
SHIP_MASTER: Final = 5
ZIGGURAT_MASTER: Final = 7


def is_free(action: int) -> bool:
    return FILL <= action < COLOUR


def add_options(s: TabannusiState, seat: int, found: list[int]) -> None:
    """Append the free actions that are possible now."""
    player = s.players[seat]
    fresh = player.empty - s.worn_empty
    if fresh and can_pay_for_filling(s, player):
        found += crates_in(fresh, FILL)
    for decree in claimable(s, seat):
        found.append(DECREE + decree)
    if player.masters:
        for master in bits(player.masters):
            if not refusal_master(s, seat, master):
                found.append(MASTER + master)


def open_to(s: TabannusiState, seat: int) -> int:
    """How many decrees this player could claim now. Others may be faster; crates and harbourmasters can wait."""
    return len(claimable(s, seat))


def can_pay_for_filling(s: TabannusiState, player: Player) -> bool:
    """A die, or gold if that is agreed (TAB-R9); never a crate."""
    if player.gold and s.rules.gold_fills:
        return True
    for colour in range(COLOURS):
        if player.dice[colour]:
            return True
    return False


def refusal(s: TabannusiState, seat: int, action: int) -> str:
    """The rule that forbids a free action; TURN for what is none."""
    if not is_free(action):
        return TURN
    player = s.players[seat]
    if action < DECREE:
        fresh = player.empty - s.worn_empty
        allowed = fresh >> 4 * (action - FILL) & 15 and can_pay_for_filling(s, player)
        return ALLOWED if allowed else "TAB-12.1"
    if action < MASTER:
        decree = action - DECREE
        return ALLOWED if s.open_decrees >> decree & 1 and fulfilled(s, seat, decree) else "TAB-12.2"
    if not player.masters >> action - MASTER & 1:
        return "TAB-9.9"
    return refusal_master(s, seat, action - MASTER)


def refusal_master(s: TabannusiState, seat: int, master: int) -> str:
    """A harbourmaster that could have no effect may not be used (TAB-12.3)."""
    player = s.players[seat]
    useful = True
    if master == TRACK_MASTER:
        useful = open_tracks(s, player) > 0
    elif master == WATER_MASTER:
        useful = bool(s.offer) or s.water_left > 0 or s.gardens_left > 0 or player.reserve > 0
    elif master == CRATE_MASTER:
        useful = player.empty > 0 or player.reserve > 0
    elif master == SHIP_MASTER:
        useful = player.markers > 0 and player.ships != (1 << SHIPS) - 1
    elif master == BUILDER:
        useful = False
    elif master == ZIGGURAT_MASTER:
        useful = False
        for section in range(TRACKS):
            if ziggurat.has_room(s, seat, section):
                useful = True
    return ALLOWED if useful else "TAB-12.3"


def take(s: TabannusiState, seat: int, action: int) -> None:
    """Carry out a free action."""
    player = s.players[seat]
    if action < DECREE:
        s.next(PayForFilling(seat, action - FILL))
    elif action < MASTER:
        decree = action - DECREE
        claim(s, seat, decree)
        effects.resolve(s, seat, s.printed.decree_bonus[decree], 0, True)
    else:
        master = action - MASTER
        player.masters ^= 1 << master
        s.tell("used-master", seat, master)
        effects.resolve(s, seat, s.printed.master_bonus[master], 0, False)


def claim(s: TabannusiState, seat: int, decree: int) -> None:
    s.open_decrees ^= 1 << decree
    s.players[seat].decrees |= 1 << decree
    s.tell("decree", seat, decree)
