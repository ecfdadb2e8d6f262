"""Influence: into a guild, on a card, from guild to guild (WAY-5)."""

from __future__ import annotations

from edubba.games.wayfarers.rules.can import has_token_for
from edubba.games.wayfarers.rules.cards import GUILD, GUILDS, NONE, SHIFT, SKIP, SLOT, SLOTS
from edubba.games.wayfarers.rules.effect import Times
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import ALLOWED, TURN, PublicStep


def place_influence(s: WayfarersState, seat: int, guild: int, count: int, must: bool) -> None:
    """Put influence from the supply into a guild; when there is none, a token may be moved (WAY-5.2, 5.4, 5.10)."""
    player = s.players[seat]
    placed = count if player.supply >= count else player.supply
    if placed:
        player.supply -= placed
        player.keep_influence(guild, placed)
        s.tell("influence", seat, guild, placed)
    for left in range(count - placed):  # the last one put here is asked first
        first = placed == 0 and left == count - 1
        s.next(MoveToken(seat, guild, NONE, must and first))


class MoveToken(PublicStep[WayfarersState]):
    """The supply is empty: move a token from a guild or a card to the target (WAY-5.4, WAY-D17)."""

    __slots__ = ("guild", "must", "slot")

    def __init__(self, seat: int, guild: int, slot: int, must: bool) -> None:
        self.seat = seat
        self.guild = guild  # where it goes, or NONE
        self.slot = slot
        self.must = must

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        guilds = s.players[seat].guilds
        for guild in range(GUILDS):
            if guild != self.guild and guilds[guild]:
                found.append(GUILD + guild)
        for slot in range(SLOTS):
            if s.marks[slot] == seat:
                found.append(SLOT + slot)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        ours = action == SKIP or GUILD <= action < GUILD + GUILDS or SLOT <= action < SLOT + SLOTS
        return self.refuse(s, seat, action, ours, "WAY-5.10")

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        player = s.players[seat]
        if action >= GUILD:
            source = action - GUILD
            player.keep_influence(source, -1)
            s.tell("token-from-guild", seat, source)
        else:
            s.own_lists()
            s.marks[action - SLOT] = NONE
            s.tell("token-from-card", seat, action - SLOT)
        if self.guild >= 0:
            player.keep_influence(self.guild, 1)
            s.tell("influence", seat, self.guild, 1)
        else:
            s.own_lists()
            s.marks[self.slot] = seat
            s.tell("mark", seat, self.slot)


class ChooseGuild(PublicStep[WayfarersState]):
    """Influence into a guild of one's choice (WAY-5.2). From a supply that has enough, guilds are chosen ascending."""

    __slots__ = ("left", "lowest", "must")

    def __init__(self, seat: int, left: int, lowest: int, must: bool) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest
        self.must = must

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        supply = s.players[seat].supply
        if supply:
            return [GUILD + guild for guild in range(self.lowest if supply >= self.left else 0, GUILDS)]
        found = [] if self.must else [SKIP]
        for guild in range(GUILDS):
            if has_token_for(s, seat, guild):
                found.append(GUILD + guild)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and not GUILD <= action < GUILD + GUILDS:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "WAY-R2" if s.players[seat].supply else "WAY-5.10"

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        guild = action - GUILD
        if self.left > 1:
            s.next(ChooseGuild(seat, self.left - 1, guild, False))
        if s.players[seat].supply:
            place_influence(s, seat, guild, 1, False)
        else:
            s.next(MoveToken(seat, guild, NONE, True))


class Shift(Times):
    """Move an own influence from one guild to another (WAY-5.5)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        guilds = s.players[seat].guilds
        for source in range(GUILDS):
            if guilds[source]:
                for target in range(GUILDS):
                    if target != source:
                        found.append(SHIFT + 3 * source + target)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and not SHIFT <= action < SHIFT + 9:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "WAY-1.8" if action == SKIP else "WAY-5.5"

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        source, target = (action - SHIFT) // 3, (action - SHIFT) % 3
        player = s.players[seat]
        player.keep_influence(source, -1)
        player.keep_influence(target, 1)
        s.tell("shift", seat, source, target)
        if self.left > 1:
            s.next(Shift(seat, self.left - 1, False))


class Mark(Times):
    """Put an influence on a card of the display that carries none (WAY-5.3)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        display = s.display
        marks = s.marks
        for slot in range(SLOTS):
            if display[slot] >= 0 and marks[slot] == NONE:
                found.append(SLOT + slot)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and not SLOT <= action < SLOT + SLOTS:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        return "WAY-1.8" if action == SKIP else "WAY-5.3"

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        return self.left if action == SKIP else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        slot = action - SLOT
        if self.left > 1:
            s.next(Mark(seat, self.left - 1, False))
        player = s.players[seat]
        if player.supply:
            player.supply -= 1
            s.own_lists()
            s.marks[slot] = seat
            s.tell("mark", seat, slot)
        else:
            s.next(MoveToken(seat, NONE, slot, True))
