"""Gods and disasters are resolved between two turns (URU-10.4, 10.5, 10.24)."""

from __future__ import annotations

from edubba.games.uruk.rules.auction import open_auction
from edubba.games.uruk.rules.cards import ISHTAR, NINURTA, NO_CARD
from edubba.games.uruk.rules.disaster import SecretBid
from edubba.games.uruk.rules.favour import ishtar, smallest_favoured
from edubba.games.uruk.rules.hidden import ALL_EYES
from edubba.games.uruk.rules.pick import DiscardCards
from edubba.games.uruk.rules.settle import take_disc
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.step import AUTOMATIC, Step


class Resolve(Step[UrukState]):
    """The card in the event slot was activated: first a disc, then the hand limit, then its text."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: UrukState) -> None:
        s.tell("event-acts", s.active, s.event)
        if not s.final_round:
            epoch = s.epoch()
            s.common += 1
            s.tell("disc-aside", s.active, epoch)
            take_disc(s, epoch)
        elif s.rules.late_discs and s.epochs[3]:
            s.common += 1
            s.tell("disc-aside", s.active, 3)
            take_disc(s, 3)
        s.then(EventText(), CloseEvent())
        for seat in reversed(s.clockwise(s.active)):
            surplus = s.players[seat].size - s.printed.hand_limit
            if surplus > 0:
                s.next(DiscardCards(seat, surplus, 0, "URU-10.5"))


class EventText(Step[UrukState]):
    """What the god or disaster does."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: UrukState) -> None:
        if s.event <= NINURTA:
            open_auction(s)
        elif s.event < ISHTAR:
            smallest_favoured(s)
        elif s.event == ISHTAR:
            ishtar(s)
        else:
            s.next(SecretBid(tuple(s.clockwise(s.active))))


class CloseEvent(Step[UrukState]):
    """The resolved card, unless somebody keeps it, and the face-down card are discarded (URU-10.24)."""

    def __init__(self) -> None:
        self.seat = AUTOMATIC

    def run(self, s: UrukState) -> None:
        if s.event >= 0:
            s.cast_off(s.event)
            s.event = NO_CARD
        if s.face_down_seen != ALL_EYES:
            s.revealed += 1
        s.cast_off(s.face_down)
        s.tell("event-done", s.active, s.face_down)
        s.unseen[s.face_down] = 0  # it has just been cast off: the list is ours
        s.face_down = NO_CARD
        s.face_down_seen = 0
