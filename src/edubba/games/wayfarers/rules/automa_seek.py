"""How the solo opponent chooses among cards and workers, and how the human may turn it away (WAY-16.9, 16.26)."""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.cards import (
    ALLOW_PROVISION,
    ALLOW_SILVER,
    ANY_ORDER,
    BLUE_WORKER,
    DENY_PROVISION,
    DENY_SILVER,
    DO_CARD,
    DO_TILE,
    GREEN_WORKER,
    INSPIRATION,
    LAND,
    NONE,
    PAY,
    TOWNSFOLK,
    WATER,
    YELLOW_WORKER,
)  # fmt: skip
from edubba.games.wayfarers.rules.language import DRAW_THREE
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.step import AUTOMATIC, Step

AI: Final = 1
HUMAN: Final = 0
SEEK_CARD: Final = 0  # acquire a card of a row
SEEK_PLACE: Final = 1  # place a worker of a colour
SEEK_RECALL: Final = 2  # retrieve a worker
WORKER_ROW: Final = [TOWNSFOLK, LAND, WATER]  # for green, yellow, blue (WAY-16.17)


class AiRun(Step[WayfarersState]):
    """Something the AI does by itself."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def act(self, s: WayfarersState, ai: Automa) -> None:
        """What it does."""

    def run(self, s: WayfarersState) -> None:
        ai = s.automa
        assert ai is not None
        self.act(s, ai)


# --- priorities ---------------------------------------------------------------------------------------------------


def colour_of(s: WayfarersState, ai: Automa) -> int:
    """The colour of the resource marker's space, in the cycle black, blue, yellow, green (WAY-16.9)."""
    return s.printed.ai_track_colour[ai.track]


def value_of(s: WayfarersState, ai: Automa) -> int:
    """The values of the two most recent face-up planning cards together (WAY-16.10)."""
    values, cards = s.printed.plan_value, ai.face_up
    if not cards:
        return 0
    last = values[cards[-1]]
    return last if len(cards) == 1 else values[cards[-2]] + last


def tell_why(s: WayfarersState, ai: Automa, kind: str, a: int, b: int) -> None:
    """Tell what the AI does, and the value by which it chose: worked out only where somebody listens."""
    if s.journal is not None:
        s.tell(kind, AI, a, b, value_of(s, ai))


def blue_cards(s: WayfarersState, ai: Automa) -> int:
    """How many face-up planning cards are blue."""
    blue = 0
    for card in ai.face_up:
        if s.printed.plan_blue[card]:
            blue += 1
    return blue


def slots_by_value(s: WayfarersState, ai: Automa) -> list[int]:
    """The slots from 0, in the order in which the AI looks at them (WAY-16.11)."""
    return s.printed.ai_slots[value_of(s, ai)]


def candidates(s: WayfarersState, ai: Automa, kind: int, what: int) -> list[int]:
    """All that the AI could interact with for this effect, best first: slots, or 3 * slot + colour of workers."""
    if kind == SEEK_RECALL:
        return workers_to_recall(s, ai)
    found: list[int] = []
    if kind == SEEK_CARD:
        order = slots_by_value(s, ai)
        if what == INSPIRATION:
            order = s.printed.ai_line_slots[s.printed.ai_track_line[ai.track]]
        own = spared_worker(s) // 3
        display = s.display
        for place in order:
            slot = 4 * what + place
            if display[slot] >= 0 and slot != own:
                found.append(slot)
        return found
    row = WORKER_ROW[what]
    for place in slots_by_value(s, ai):
        if has_work(s, ai, 4 * row + place, what):
            found.append(4 * row + place)
    return found


def spared_worker(s: WayfarersState) -> int:
    """3 * slot + colour of the worker that the AI placed in this turn, or NONE (WAY-16.19).

    In the human's turn the last worker is the human's, who alone is bound by it; version 1.0 bound the AI too.
    """
    if s.active < s.seats and s.rules.ai_minds_own_worker:
        return NONE
    return int(s.placed_worker)


def has_work(s: WayfarersState, ai: Automa, slot: int, colour: int) -> bool:
    """True if a worker of this colour may stand here and its action gives the AI something (WAY-16.32)."""
    if s.display[slot] < 0 or s.standing[slot] >> colour & 1 or not s.printed.workers_on[slot // 4] >> colour & 1:
        return False
    return not s.rules.ai_needs_effect or brings(s, s.printed.slot_node[slot], slot)


def brings(s: WayfarersState, node: int, slot: int) -> bool:
    """False only if nothing at all of this effect is there for the AI to have."""
    printed = s.printed
    kind = printed.kind[node]
    if kind in (ANY_ORDER, PAY):
        for part in printed.parts[node]:
            if brings(s, part, slot):
                return True
        return False
    if kind == DO_TILE:
        for design in printed.tiles_of_type[printed.of[node]]:
            if s.piles[design]:
                return True
        return False
    if kind == DO_CARD:
        row = printed.of[node]
        if printed.price[node] == DRAW_THREE:
            return s.deck_size(row) > 0
        for one in range(4 * row, 4 * row + 4):
            if s.display[one] >= 0 and one != slot:
                return True
        return False
    return True


def workers_to_recall(s: WayfarersState, ai: Automa) -> list[int]:
    """Green workers first, else by colour; among those of a colour by slot, then by row (WAY-16.18, WAY-R28)."""
    first = colour_of(s, ai)
    colours = [GREEN_WORKER]
    rows: list[int] = []
    for step in range(4):
        row = s.printed.ai_cycle_row[(first + step) % 4]
        rows.append(row)
        if row == WATER:
            colours.append(BLUE_WORKER)
        elif row == LAND:
            colours.append(YELLOW_WORKER)
    rows.append(INSPIRATION)
    spared = spared_worker(s)
    found: list[int] = []
    for colour in colours:
        for slot in slots_by_value(s, ai):
            for row in rows:
                worker = 3 * (4 * row + slot) + colour
                if s.standing[4 * row + slot] >> colour & 1 and worker != spared:
                    found.append(worker)
        if found and not s.rules.ai_changes_colour:
            return found
    return found


def mark(s: WayfarersState, ai: Automa) -> None:
    """Influence on the card that colour and value name, or the next one without any (WAY-16.13)."""
    first = colour_of(s, ai)
    for step in range(4):
        row = s.printed.ai_cycle_row[(first + step) % 4]
        for slot in slots_by_value(s, ai):
            if s.display[4 * row + slot] >= 0 and s.marks[4 * row + slot] == NONE:
                s.own_lists()
                s.marks[4 * row + slot] = AI
                tell_why(s, ai, "ai-mark", 4 * row + slot, first)
                return
    s.tell("ai-nothing", AI)


# --- seeking ------------------------------------------------------------------------------------------------------


class AiSeek(AiRun):
    """Interact with the best candidate that was not denied; the human may object to cards of his (WAY-16.26)."""

    __slots__ = ("denied", "kind", "what")

    def __init__(self, kind: int, what: int, denied: int) -> None:
        self.seat = AUTOMATIC
        self.kind = kind
        self.what = what
        self.denied = denied  # mask of slots, or of workers

    def act(self, s: WayfarersState, ai: Automa) -> None:
        left = candidates(s, ai, self.kind, self.what)
        if self.denied:
            left = [one for one in left if not self.denied >> one & 1]
        if not left:
            s.tell("ai-nothing", AI)
            return
        target = left[0]
        if s.marks[target // 3 if self.kind == SEEK_RECALL else target] == HUMAN:
            s.next(
                Wanted(
                    seat=HUMAN,
                    kind=self.kind,
                    what=self.what,
                    target=target,
                    denied=self.denied,
                    deniable=len(left) > 1,
                )
            )
        else:
            interact(s, ai, self.kind, self.what, target)


def interact(s: WayfarersState, ai: Automa, kind: int, what: int, target: int) -> None:
    """Do what the AI has come for."""
    player = s.players[AI]
    if kind == SEEK_CARD:
        card = s.display[target]
        if what == INSPIRATION:
            s.tell("ai-inspiration", AI, target, 36 * what + card, ai.track)
        else:
            tell_why(s, ai, "ai-takes", target, 36 * what + card)
        s.clear_slot(AI, target)
        if s.placed_worker // 3 == target:
            s.placed_worker = NONE
        ai.cards = ai.cards[:]
        ai.cards[what] = ai.cards[what] | 1 << card
    elif kind == SEEK_PLACE:
        player.keep_worker(what, -1)
        s.own_lists()
        s.standing[target] = s.standing[target] | 1 << what
        s.placed_worker = 3 * target + what
        tell_why(s, ai, "ai-worker", what, target)
    else:
        slot, colour = target // 3, target % 3
        s.own_lists()
        s.standing[slot] = s.standing[slot] & ~(1 << colour)
        if s.placed_worker == target:
            s.placed_worker = NONE
        player.keep_worker(colour, 1)
        tell_why(s, ai, "ai-recall", colour, slot)


class Wanted(Step[WayfarersState]):
    """The AI wants a card with the human's influence: allow it for 1, or pay 1 to turn it away (WAY-16.26, WAY-D21)."""

    __slots__ = ("denied", "deniable", "kind", "target", "what")

    def __init__(self, *, seat: int, kind: int, what: int, target: int, denied: int, deniable: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.what = what
        self.target = target
        self.denied = denied
        self.deniable = deniable  # another candidate is left

    def options(self, s: WayfarersState, seat: int) -> list[int]:
        found = [ALLOW_SILVER, ALLOW_PROVISION]
        if self.deniable:
            if s.players[seat].silver:
                found.append(DENY_SILVER)
            if s.players[seat].provision:
                found.append(DENY_PROVISION)
        return found

    def refusal(self, s: WayfarersState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, ALLOW_SILVER <= action <= DENY_PROVISION, "WAY-16.33")

    def take(self, s: WayfarersState, seat: int, action: int) -> None:
        player = s.players[seat]
        slot = self.target // 3 if self.kind == SEEK_RECALL else self.target
        if action in (ALLOW_SILVER, ALLOW_PROVISION):
            if action == ALLOW_SILVER:
                player.silver += 1
            else:
                player.provision += 1
            s.tell("allowed", seat, action - ALLOW_SILVER, slot)
            ai = s.automa
            assert ai is not None
            interact(s, ai, self.kind, self.what, self.target)
            return
        if action == DENY_SILVER:
            player.silver -= 1
        else:
            player.provision -= 1
        s.tell("denied", seat, action - DENY_SILVER, slot)
        s.next(AiSeek(self.kind, self.what, self.denied | 1 << self.target))
