"""Workers: place one on a card of the display, retrieve one (WAY-10)."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.wayfarers.rules.can import can
from edubba.games.wayfarers.rules.cards import ROWS, SKIP, SLOTS, WORKER
from edubba.games.wayfarers.rules.effect import Times
from edubba.games.wayfarers.rules.fee import Fee
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import ALLOWED, TURN


def add_placements(s: WayfarersState, seat: int, found: list[int]) -> None:
    """Every worker on every card where it has something to do (WAY-10.1, 10.2, 10.4)."""
    player = s.players[seat]
    workers = player.workers
    own: i64 = (1 if workers[0] else 0) | (2 if workers[1] else 0) | (4 if workers[2] else 0)
    if not own:
        return
    printed = s.printed
    for row in range(ROWS):
        colours: i64 = own & printed.workers_on[row]
        if not colours:
            continue
        for slot in range(4 * row, 4 * row + 4):
            free: i64 = colours & ~s.standing[slot]
            if free and useful(s, seat, slot):
                for colour in range(3):
                    if free >> colour & 1:
                        found.append(WORKER + 3 * slot + colour)


def useful(s: WayfarersState, seat: int, slot: int) -> bool:
    """True if a part of the action of this slot can be resolved after the fee is paid (WAY-10.4, 10.9)."""
    if s.display[slot] < 0:
        return False
    player = s.players[seat]
    node = s.printed.slot_node[slot]
    if not s.owes_fee(seat, slot):
        return can(s, seat, node, False, player.silver, player.provision)
    if player.silver and can(s, seat, node, False, player.silver - 1, player.provision):
        return True
    return player.provision > 0 and can(s, seat, node, False, player.silver, player.provision - 1)


def refusal(s: WayfarersState, seat: int, slot: int, colour: int) -> str:
    """The rule that keeps this worker from this slot."""
    if not s.printed.workers_on[slot // 4] >> colour & 1 or s.standing[slot] >> colour & 1:
        return "WAY-10.2"
    if not s.players[seat].workers[colour] or s.display[slot] < 0:
        return "WAY-10.1"
    return ALLOWED if useful(s, seat, slot) else "WAY-10.4"


def place(s: WayfarersState, seat: int, slot: int, colour: int) -> None:
    """Pay the fee, put the worker down; the action of the slot follows (WAY-10.9)."""
    if s.owes_fee(seat, slot):
        s.next(WorkerFee(seat, slot, colour))
    else:
        put_down(s, seat, slot, colour)


def put_down(s: WayfarersState, seat: int, slot: int, colour: int) -> None:
    s.players[seat].keep_worker(colour, -1)
    s.own_lists()
    s.standing[slot] = s.standing[slot] | 1 << colour
    s.placed_worker = 3 * slot + colour
    s.tell("worker", seat, colour, slot)
    s.triggered = [s.printed.slot_node[slot]]


class WorkerFee(Fee):
    """The fee for placing a worker (WAY-10.3)."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, slot: int, colour: int) -> None:
        super().__init__(seat, slot)
        self.colour = colour

    def affordable(self, s: WayfarersState, silver: int, provision: int) -> bool:
        return can(s, self.seat, s.printed.slot_node[self.slot], False, silver, provision)

    def paid(self, s: WayfarersState) -> None:
        put_down(s, self.seat, self.slot, self.colour)


class Recall(Times):
    """Take a worker from a card into the own supply (WAY-10.7, WAY-D19)."""

    __slots__ = ()

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [] if self.must else [SKIP]
        player = s.players[seat]
        purse = player.silver + player.provision
        for slot in range(SLOTS):
            workers = s.standing[slot]
            if workers and (purse or not s.owes_fee(seat, slot)):
                for colour in range(3):
                    if workers >> colour & 1 and s.placed_worker != 3 * slot + colour:
                        found.append(WORKER + 3 * slot + colour)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        if action != SKIP and not WORKER <= action < WORKER + 3 * SLOTS:
            return TURN
        if action in self.options(s, seat):
            return ALLOWED
        if action == SKIP:
            return "WAY-1.8"
        if action - WORKER == s.placed_worker:
            return "WAY-10.6"
        slot, colour = (action - WORKER) // 3, (action - WORKER) % 3
        return "WAY-R39" if s.standing[slot] >> colour & 1 else "WAY-10.7"

    def gives_up(self, s: WayfarersState, seat: int, action: int) -> int:
        return self.left if action == SKIP else 0

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        if action == SKIP:
            return
        if self.left > 1:
            s.next(Recall(seat, self.left - 1, False))
        slot, colour = (action - WORKER) // 3, (action - WORKER) % 3
        if s.owes_fee(seat, slot):
            s.next(RecallFee(seat, slot, colour))
        else:
            bring_back(s, seat, slot, colour)


def bring_back(s: WayfarersState, seat: int, slot: int, colour: int) -> None:
    s.own_lists()
    s.standing[slot] = s.standing[slot] & ~(1 << colour)
    s.players[seat].keep_worker(colour, 1)
    s.tell("recall", seat, colour, slot)


class RecallFee(Fee):
    """The fee for retrieving a worker, owed for each (WAY-R5)."""

    __slots__ = ("colour",)

    def __init__(self, seat: int, slot: int, colour: int) -> None:
        super().__init__(seat, slot)
        self.colour = colour

    def paid(self, s: WayfarersState) -> None:
        bring_back(s, self.seat, self.slot, self.colour)
