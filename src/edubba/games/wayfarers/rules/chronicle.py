"""The journal track: one ink stain to the right, and what lies at its end (WAY-6)."""

from __future__ import annotations

from edubba.games.wayfarers.rules.can import crossable, tile_node
from edubba.games.wayfarers.rules.cards import (
    BLACK,
    DO_JOURNAL_TILE,
    GO,
    GREEN_WORKER,
    GUILDS,
    JOURNAL_SPACES,
    SKIP,
)
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import ALLOWED, TURN, PublicStep


class MoveMarker(PublicStep[WayfarersState]):
    """Move the journal marker along an ink stain whose requirement is met (WAY-6.1, WAY-D22)."""

    __slots__ = ("must",)

    def __init__(self, seat: int, must: bool) -> None:
        self.seat = seat
        self.must = must

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        add_moves(s, seat, 0, found)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action == SKIP:
            return "WAY-1.8" if self.must else ALLOWED
        return refusal(s, seat, action, 0)

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        return 1 if action == SKIP else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action != SKIP:
            cross(s, seat, action - GO)


def add_moves(s: WayfarersState, seat: int, price: int, found: list[int]) -> None:
    player = s.players[seat]
    for stain in s.printed.route[player.at]:
        if crossable(s, player, stain, price):
            found.append(GO + s.printed.stain_to[stain])


def refusal(s: WayfarersState, seat: int, action: int, price: int) -> str:
    """The rule that keeps the marker from this space, when so much black influence goes for the ability."""
    if not GO <= action < GO + JOURNAL_SPACES:
        return TURN
    player = s.players[seat]
    for stain in s.printed.route[player.at]:
        if s.printed.stain_to[stain] == action - GO:
            if crossable(s, player, stain, price):
                return ALLOWED
            for other in s.players:
                if other.at == action - GO and not s.printed.route[other.at]:
                    return "WAY-6.8"
            return "WAY-7.6" if price else "WAY-6.1"
    return "WAY-6.9" if not s.printed.route[player.at] else "WAY-6.3"


def cross(s: WayfarersState, seat: int, to: int) -> None:
    """Pay the stain, move, trigger the end, take the green worker; the space follows (WAY-6.10)."""
    printed = s.printed
    player = s.players[seat]
    for stain in printed.route[player.at]:
        if printed.stain_to[stain] == to:
            spends = printed.boards[s.sides].spends[stain]
            if spends:
                for guild in range(GUILDS):
                    if spends[guild]:
                        player.keep_influence(guild, -spends[guild])
                        player.supply += spends[guild]
                        s.tell("paid-influence", seat, guild, spends[guild])
    arrive(s, seat, to)
    node = printed.actions[to]
    if printed.kind[node] == DO_JOURNAL_TILE:
        node = tile_node(s, player)
    s.triggered = [node]


def arrive(s: WayfarersState, seat: int, to: int) -> None:
    """The marker stands on a space: the end may be near, and a green worker may wait there (WAY-6.6, 14.1)."""
    player = s.players[seat]
    player.at = to
    if seat < s.seats:  # the AI tells its way with its reason
        s.tell("journal", seat, to)
    if not s.printed.route[to] and not s.ending:
        s.ending = len(s.players) + 1
        s.tell("end-near", seat)
    spot = s.printed.green_spot[to]
    if spot >= 0 and s.greens >> spot & 1:
        s.greens &= ~(1 << spot)
        player.keep_worker(GREEN_WORKER, 1)
        s.tell("green-worker", seat)


def spend_for_move(s: WayfarersState, seat: int) -> None:
    """Pay the black ability (WAY-7.2)."""
    player = s.players[seat]
    player.keep_influence(BLACK, -1)
    player.supply += 1
    s.used |= 1 << BLACK
    s.tell("ability", seat, BLACK)
