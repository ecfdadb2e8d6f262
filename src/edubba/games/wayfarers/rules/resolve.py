"""The interpreter of the effect language: sets in free order, alternatives, costs, and the questions of atoms.

Whatever gains something leaves what it triggers in `s.triggered`; the `Follow` that waits below it on the agenda opens
that as a set. So triggered effects are finished first (WAY-1.5), and no question needs to know the interpreter.
"""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules import chronicle
from edubba.games.wayfarers.rules.acquire import TakeCard, draw_three, pay_provision, pay_silver
from edubba.games.wayfarers.rules.can import can
from edubba.games.wayfarers.rules.cards import (
    ANY,
    ANY_ORDER,
    BLACK,
    DO_CARD,
    DO_GUILD,
    DO_JOURNAL,
    DO_MARK,
    DO_NEW_DIE,
    DO_NUDGE,
    DO_PROVISION,
    DO_RECALL,
    DO_REFRESH,
    DO_SHIFT,
    DO_SILVER,
    DO_TILE,
    GO,
    LAND,
    ONE_OF,
    PART,
    PAY,
    SKIP,
    VISTA_FOLK,
    WAKE,
)  # fmt: skip
from edubba.games.wayfarers.rules.chronicle import MoveMarker
from edubba.games.wayfarers.rules.dice import Nudge, Refresh
from edubba.games.wayfarers.rules.effect import Effect
from edubba.games.wayfarers.rules.influence import ChooseGuild, Mark, Shift, place_influence
from edubba.games.wayfarers.rules.language import DRAW_THREE
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.tiles import ChooseTile
from edubba.games.wayfarers.rules.workers import Recall
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step

# Members of a set are nodes of the effect language, or WAKE + land card: one activation of that vista.


def resolve(s: WayfarersState, seat: int, node: int, die: bool, must: bool) -> None:
    """Carry an effect out, or ask what it leaves open. With `must` its first part cannot be skipped."""
    printed = s.printed
    kind = printed.kind[node]
    amount = printed.amount[node]
    if kind == DO_SILVER:
        s.players[seat].silver += amount
        s.tell("silver", seat, amount)
    elif kind == DO_PROVISION:
        s.players[seat].provision += amount
        s.tell("provision", seat, amount)
    elif kind == DO_GUILD:
        if printed.of[node] == ANY:
            s.next(ChooseGuild(seat, amount, 0, must))
        else:
            place_influence(s, seat, printed.of[node], amount, must)
    elif kind == ANY_ORDER:
        open_set(s, seat, printed.parts[node], die, must)
    elif kind == ONE_OF:
        s.next(OneOf(seat, node, die, must))
    elif kind == PAY:
        if must:
            pay(s, seat, node, die)
        else:
            s.next(Parts(seat, [node], die, False))
    elif kind == DO_CARD:
        s.next(FOLLOWS[seat])
        if printed.price[node] == DRAW_THREE:
            if s.deck_size(printed.of[node]):
                draw_three(s, seat, printed.of[node])
        else:
            s.next(TakeCard(seat, node, die, must))
    elif kind == DO_TILE:
        s.next(FOLLOWS[seat])
        s.next(ChooseTile(seat, node, die, must))
    elif kind == DO_JOURNAL:
        s.next(ARRIVALS[seat])
        s.next(MoveMarker(seat, must))
    elif kind == DO_NEW_DIE:
        new_die(s, seat)
    elif kind == DO_MARK:
        s.next(Mark(seat, amount, must))
    elif kind == DO_RECALL:
        s.next(Recall(seat, amount, must))
    elif kind == DO_REFRESH:
        s.next(Refresh(seat, amount, must))
    elif kind == DO_NUDGE:
        s.next(Nudge(seat, amount, must))
    elif kind == DO_SHIFT:
        s.next(Shift(seat, amount, must))


def new_die(s: WayfarersState, seat: int) -> None:
    """A die of the reserve is rolled into the supply (WAY-6.7)."""
    player = s.players[seat]
    if player.reserve:
        player.reserve -= 1
        s.tell("new-die", seat, s.roll(player))


def pay(s: WayfarersState, seat: int, node: int, die: bool) -> None:
    """Pay a printed cost in full, then do what it buys (WAY-1.4): Provisions on our cards, Silver on others."""
    printed = s.printed
    if printed.price[node] == 0:
        pay_provision(s, seat, printed.amount[node], die)
    else:
        paid = pay_silver(s, s.players[seat], printed.amount[node], die)
        if paid:
            s.tell("paid-silver", seat, paid)
    then = printed.parts[node][0]
    resolve(s, seat, then, die, printed.kind[then] != ANY_ORDER)


# --- sets -----------------------------------------------------------------------------------------------------------


def plain_tokens(s: WayfarersState, seat: int, member: int) -> int:
    """The influence that this member places if it leaves no choice, -1 if it does (WAY-R2)."""
    printed = s.printed
    if member < WAKE:
        return printed.needs_tokens[member] if printed.plain[member] else -1
    card = member - WAKE
    node = printed.vista_node[card]
    if not printed.plain[node]:
        return -1
    tokens = printed.needs_tokens[node]
    folk = helper(s, seat, card)
    if folk >= 0:
        if not printed.plain[folk]:
            return -1
        tokens += printed.needs_tokens[folk]
    return tokens


def helper(s: WayfarersState, seat: int, host: int) -> int:
    """The effect of the townsfolk under this card, or -1: none is there, or it is fresh, or it has none."""
    player = s.players[seat]
    folk = player.folk[player.hosts.index(host)]
    if folk < 0 or s.fresh_folk >> folk & 1 or s.printed.folk_kind[folk] != VISTA_FOLK:
        return -1
    return s.printed.folk_node[folk]


def open_set(s: WayfarersState, seat: int, members: list[int], die: bool, must: bool) -> None:
    """Resolve a set in free order. Gains that leave no choice come first: later they could only be worth less (WAY-R2).

    Influence is among them only while the supply has enough for all that the set may place.
    """
    if len(members) == 1:
        start(s, seat, members[0], die, must)
        return
    rest: list[int] = []
    plenty = s.players[seat].supply >= 2 * len(members)
    for member in members:
        tokens = plain_tokens(s, seat, member)
        if tokens == 0 or (tokens > 0 and plenty):
            start(s, seat, member, die, must)
            must = False
        else:
            rest.append(member)
    if len(rest) == 1:
        start(s, seat, rest[0], die, must)
    elif rest:
        s.next(Parts(seat, rest, die, must))


def start(s: WayfarersState, seat: int, member: int, die: bool, must: bool) -> None:
    """Resolve one member of a set."""
    if member < WAKE:
        resolve(s, seat, member, die, must)
        return
    card = member - WAKE
    s.tell("vista", seat, 36 * LAND + card)
    folk = helper(s, seat, card)
    node = s.printed.vista_node[card]
    open_set(s, seat, [node] if folk < 0 else [node, folk], False, must)


class Parts(PublicStep[WayfarersState]):
    """The next part of a set in free order, or stop (WAY-1.4, 1.8, WAY-D6); a single cost: pay it or not (WAY-D8)."""

    __slots__ = ("die", "members", "must")

    def __init__(self, seat: int, members: list[int], die: bool, must: bool) -> None:
        self.seat = seat
        self.members = members
        self.die = die
        self.must = must

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        player = s.players[seat]
        last = -1
        for member in self.members:
            if member != last:  # equal parts are neighbours nearly always, and the test below finds the others
                last = member
                action = PART + member if member < WAKE else member
                if action not in found and feasible(s, seat, member, self.die, player.silver, player.provision):
                    found.append(action)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and action < WAKE:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        if action == SKIP:
            return "WAY-10.4"
        member = action - PART if action >= PART else action
        return "WAY-1.9" if member in self.members else TURN

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        return len(self.options(s, seat)) - 1 if action == SKIP else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        member = action - PART if action >= PART else action
        rest = self.members[:]
        rest.remove(member)
        if rest:
            s.next(Reopen(seat, rest, self.die))
        start(s, seat, member, self.die, True)


def feasible(s: WayfarersState, seat: int, member: int, die: bool, silver: int, provision: int) -> bool:
    """True if some part of this member can be carried through now."""
    if member < WAKE:
        return can(s, seat, member, die, silver, provision)
    card = member - WAKE
    if can(s, seat, s.printed.vista_node[card], False, silver, provision):
        return True
    folk = helper(s, seat, card)
    return folk >= 0 and can(s, seat, folk, False, silver, provision)


class OneOf(Effect):
    """Choose one of several effects (WAY-1.4, WAY-D7)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        player = s.players[seat]
        for part in s.printed.parts[self.node]:
            if can(s, seat, part, self.die, player.silver, player.provision):
                found.append(PART + part)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and action < PART:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        if action == SKIP:
            return "WAY-1.8"
        return "WAY-1.9" if action - PART in s.printed.parts[self.node] else TURN

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        return 1 if action == SKIP else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action != SKIP:
            resolve(s, seat, action - PART, self.die, True)


# --- what follows -----------------------------------------------------------------------------------------------------


class Follow(Step[WayfarersState]):
    """Open what was triggered as a set (WAY-8.8); with the switch WAY-R6, water links come after the rest."""

    __slots__ = ("die", "must", "whose")

    def __init__(self, whose: int, die: bool, must: bool) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.die = die
        self.must = must

    def run(self, s: WayfarersState) -> None:
        if s.linked:
            links = s.linked
            s.linked = []
            open_set(s, self.whose, links, False, False)
            s.next(Reopen(self.whose, s.triggered, False))
            s.triggered = []
        elif s.triggered:
            members = s.triggered
            s.triggered = []
            must = self.must
            if must and s.rules.bonus_at_once:  # what it needs may have gone to turn the AI away (WAY-R27)
                player = s.players[self.whose]
                must = feasible(s, self.whose, members[0], self.die, player.silver, player.provision)
            open_set(s, self.whose, members, self.die, must)


class Reopen(Step[WayfarersState]):
    """The rest of a set, when its first part is done."""

    __slots__ = ("die", "members", "whose")

    def __init__(self, whose: int, members: list[int], die: bool) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.members = members
        self.die = die

    def run(self, s: WayfarersState) -> None:
        if self.members:
            open_set(s, self.whose, self.members, self.die, False)


class Arrival(Step[WayfarersState]):
    """After a journal move: its space, then perhaps another move (WAY-6.10)."""

    __slots__ = ("whose",)

    def __init__(self, whose: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose

    def run(self, s: WayfarersState) -> None:
        if s.triggered:
            members = s.triggered
            s.triggered = []
            if not s.used >> BLACK & 1:
                s.next(AGAIN[self.whose])
            open_set(s, self.whose, members, False, False)


class MoveAgain(PublicStep[WayfarersState]):
    """The black ability: one further journal move (WAY-7.2, 7.6, WAY-D23)."""

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [SKIP]
        if s.players[seat].guilds[BLACK] and not s.used >> BLACK & 1:
            chronicle.add_moves(s, seat, 1, found)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action == SKIP:
            return ALLOWED
        return chronicle.refusal(s, seat, action, 1)

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action != SKIP:
            chronicle.spend_for_move(s, seat)
            s.next(ARRIVALS[seat])
            chronicle.cross(s, seat, action - GO)


# Steps that hold nothing but a seat: one of each serves all games.
FOLLOWS: Final = [Follow(seat, False, False) for seat in range(4)]
FOLLOW_DIE: Final = [Follow(seat, True, False) for seat in range(4)]
FOLLOW_WORKER: Final = [Follow(seat, False, True) for seat in range(4)]
ARRIVALS: Final = [Arrival(seat) for seat in range(4)]
AGAIN: Final = [MoveAgain(seat) for seat in range(4)]
