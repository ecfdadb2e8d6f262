"""What a choice would cost and bring: found by trying it, told in signs and in words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.build import Discount
from edubba.games.tabannusi.rules.choose import ArchitectTo, ChooseReserve, ChooseSpecial, FillCrates
from edubba.games.tabannusi.rules.gain import ChooseTrack, PayAnything, PayForTrack
from edubba.games.tabannusi.rules.garden import GardenMarker, GardenWork
from edubba.games.tabannusi.rules.pay import Pay
from edubba.games.tabannusi.rules.pieces import NONE
from edubba.games.tabannusi.rules.player import Player
from edubba.games.tabannusi.rules.points import district_points
from edubba.games.tabannusi.rules.port import HouseRow, PayShip
from edubba.games.tabannusi.rules.project import ProjectAgain
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.ziggurat import GardenOrMarker
from edubba.kernel.journal import Journal
from edubba.kernel.scene import Badge
from edubba.kernel.step import Step
from edubba.words.phrasebook import Argument

if TYPE_CHECKING:
    from edubba.games.tabannusi.edge.talk import TabannusiTalk

COST: Final = "cost"
GAIN: Final = "gain"
LATER: Final = "later"  # points of a scoring to come
OTHER: Final = "other"  # steps of another player
SIGNS: Final = {
    "vp": "ur-points",
    "later": "ur-points",
    "tracks": "stairs",
    "other": "stairs",
    "pay": "stairs",
    "reserve": "ur-die",
    "special": "ur-water",
    "fill": "ur-crate",
    "architect": "ur-architect",
    "project": "ur-plan",
    "work": "ur-garden",
    "either": "ur-garden",
    "master": "ur-anchor",
}
# What the journal tells of gains, the number being its first argument, or 1 of the colour that is.
COUNTED: Final = {"points": "vp", "gold": "gold", "markers": "marker", "water": "water", "gardens": "garden"}
COLOURED: Final = {
    "advanced": "track", "collected": "resource", "crate": "crate", "filled": "crate", "from-reserve": "resource",
}  # fmt: skip
# Questions that a gain leaves to its player.
ASKED: Final[dict[type[Step[TabannusiState]], str]] = {
    ArchitectTo: "architect",
    ChooseReserve: "reserve",
    ChooseSpecial: "special",
    ChooseTrack: "tracks",
    FillCrates: "fill",
    GardenOrMarker: "either",
    GardenWork: "work",
    PayAnything: "pay",
    PayForTrack: "pay",
    ProjectAgain: "project",
}
HOUSES: Final = range(pieces.BUILD, pieces.FILL)  # actions that may end with gardening (S08)


class Good(NamedTuple):
    """So many of something, as a cost, a gain, points to come, or steps of another player."""

    tone: str
    name: str
    many: int
    which: int = NONE  # a colour, or the seat of the other


def belongings(player: Player) -> tuple[int, int, int, int]:
    return player.gold, player.markers, player.water, player.garden_tiles


def worth(s: TabannusiState, seat: int) -> int:
    """Points of a player if every district were scored now."""
    return sum(district_points(s, seat, district) for district in range(pieces.DISTRICTS))


class Halt(Step[TabannusiState]):
    """Nothing comes after it: whatever the end of a turn may bring is not what a choice brings."""


class Trial:
    """A position in which all choices of a question are tried."""

    def __init__(self, before: TabannusiState, seat: int) -> None:
        self.before = before
        self.seat = seat
        self.redealt = before.redeal(seat, Random(0))  # neither dice to come nor a hidden card can show through
        self.worth = worth(before, seat)


class Outlook:
    """One choice, tried on a redealt position and paid for, up to the next question."""

    def __init__(self, trial: Trial, action: int) -> None:
        before, seat = trial.before, trial.seat
        self.seat = seat
        self.counts: dict[tuple[str, str, int], int] = {}
        if action in range(pieces.PROJECT, pieces.BUILD):  # the cell comes later
            self.add(COST, "marker", 1)
            return
        first = before.agenda[-1]
        after = trial.redealt.clone()
        after.journal = Journal()
        after.agenda = [Halt(seat), first]
        after.advance(seat, action)
        self.pay(after)
        self.read(after.journal)
        for step in after.agenda[1:]:
            name = ASKED.get(type(step), "")
            if step.seat == seat and name and type(step) is not type(first) and (name != "work" or action in HOUSES):
                self.add(GAIN, name, step.count if isinstance(step, (ChooseReserve, ChooseSpecial, ChooseTrack)) else 1)
        if isinstance(first, (ChooseTrack, PayForTrack)) and (GAIN, "track", action - pieces.COLOUR) in self.counts:
            self.add(GAIN, "track", -1, action - pieces.COLOUR)  # the step that is the choice itself
        self.spend(belongings(before.players[seat]), belongings(after.players[seat]))
        self.add(LATER, "later", worth(after, seat) - trial.worth)

    def add(self, tone: str, name: str, count: int, which: int = NONE) -> None:
        key = (tone, name, which)
        self.counts[key] = self.counts.get(key, 0) + count

    def pay(self, s: TabannusiState) -> None:
        """Go on as if all were paid, and note what it was: how one pays is asked later."""
        while s.asks(self.seat):
            step = s.agenda[-1]
            if isinstance(step, (Pay, Discount)):
                for colour in range(pieces.COLOURS):
                    self.add(COST, "resource", step.need >> 4 * colour & 15, colour)
            elif isinstance(step, PayShip):
                self.add(COST, "gold", step.cost)
            elif isinstance(step, (HouseRow, GardenMarker)):
                options = step.options(s, self.seat)
                s.advance(self.seat, pieces.NEUTRAL if pieces.NEUTRAL in options else options[0])
                continue
            else:
                return
            s.agenda.pop()
            s.proceed()

    def read(self, journal: Journal) -> None:
        """What the journal tells of gains, of payments that were made already, and of what others get for it.

        A crate that is filled in the midst of a payment is no gain, and what fills it no cost: it pays what is due."""
        before = ""
        for number, event in enumerate(journal.events):
            kind = event.kind
            if kind == "filled" and before == "paid-die":
                self.add(COST, "resource", -1, journal.events[number - 1].a)
                before = kind
                continue
            before = kind
            if event.seat != self.seat:
                if kind in ("markers-home", "gardens-rewarded"):
                    self.add(OTHER, "other", event.a, event.seat)
            elif kind in COUNTED:
                self.add(GAIN, COUNTED[kind], event.a)
            elif kind in COLOURED:
                self.add(GAIN, COLOURED[kind], 1, event.a)
            elif kind in ("special-water", "master"):
                self.add(GAIN, "special" if kind == "special-water" else "master", 1)
            elif kind in ("paid-die", "paid-crate"):
                self.add(COST, "resource", 1, event.a)
            elif kind == "points-lost":
                self.add(COST, "vp", event.a)

    def spend(self, had: tuple[int, ...], has: tuple[int, ...]) -> None:
        """What went out of the area, whatever came in meanwhile."""
        for name, first, last in zip(("gold", "marker", "water", "garden"), had, has, strict=True):
            gone = first + self.counts.get((GAIN, name, NONE), 0) - last
            self.add(COST, name, gone)

    def goods(self, *tones: str) -> list[Good]:
        listed = [Good(tone, name, count, which) for (tone, name, which), count in self.counts.items() if count > 0]
        return [good for tone in tones for good in listed if good.tone == tone]


class Teller:
    """Puts an outlook into signs and words."""

    def __init__(self, talk: TabannusiTalk, lang: str, names: Sequence[str]) -> None:
        self.talk = talk
        self.lang = lang
        self.names = names

    def signs(self, outlook: Outlook) -> list[Badge]:
        return [self.sign(good) for good in outlook.goods(COST, GAIN, LATER, OTHER)]

    def sign(self, good: Good) -> Badge:
        if good.tone == OTHER:
            return Badge("stairs", f"{self.player(good.which)} +{good.many}", OTHER)
        icon = SIGNS.get(good.name, good.name)
        if good.name == "resource":
            icon = COLOURS[good.which]
        elif good.name in ("crate", "track"):
            icon = f"{good.name}-{COLOURS[good.which]}"
        return Badge(icon, f"{'−' if good.tone == COST else '+'}{good.many}", good.tone)

    def words(self, outlook: Outlook, tones: Sequence[str]) -> str:
        """What there is to say of these tones: cost, gains, and what others get for it."""
        cost = self.listing(outlook.goods(COST)) if COST in tones else ""
        gain = self.listing(outlook.goods(*(tone for tone in tones if tone in (GAIN, LATER))))
        others = self.listing(outlook.goods(OTHER)) if OTHER in tones else ""
        key = "outlook-both" if cost and gain else "outlook-cost" if cost else "outlook-gain" if gain else ""
        found = self.say(key, cost=cost, gain=gain) if key else ""
        return self.say("outlook-others", found=found, others=others) if others else found

    def say(self, key: str, **arguments: Argument) -> str:
        return self.talk.book.say(self.lang, key, **arguments)

    def listing(self, goods: list[Good]) -> str:
        return self.talk.book.listing(self.lang, [self.word(good) for good in goods])

    def word(self, good: Good) -> str:
        colour = self.talk.thing("colour", good.which if good.tone != OTHER and good.which >= 0 else 0)
        player = self.player(good.which) if good.tone == OTHER else ""
        return self.say(f"good-{good.name}", count=good.many, colour=colour, player=player)

    def player(self, seat: int) -> str:
        return self.talk.player(seat, self.lang, self.names)
