"""A witness follows a game of Uruk move by move and compares what happens with what happened before.

Some invariants of URU-17 speak of the past: who once had a Water clock, what was laid when, what was there before the
display was refilled. The witness knows it from the journal, so it also notices a journal that tells a wrong story.
"""

from __future__ import annotations

from collections import Counter

from edubba.games.uruk.rules.cards import END, NO_CARD, SWAP, TYPES, WATER_CLOCK
from edubba.games.uruk.rules.event import CloseEvent
from edubba.games.uruk.rules.pick import DiscardCards
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.turn import Menu
from edubba.kernel import Event, Journal, State
from tests.uruk.invariants import check, eye

TO_THE_LIMIT = "URU-10.5"


class Witness:
    """Sees a game from its first decision on."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, UrukState)
        self.s = s
        self.journal = s.journal = Journal()
        self.turns: Counter[int] = Counter()
        self.allowed = s.actions
        self.spent = 0
        self.struck: set[int] = set()  # by an eruption, until their next turn begins
        self.tableaux = [player.cards[:] for player in s.players]
        self.taken_back = NO_CARD
        self.discs = [player.all_discs() for player in s.players]
        self.had_clock: set[int] = set()
        self.eyes: set[int | None] = set()  # who has seen the face-down event
        check(s)

    def play(self, seat: int, action: int) -> None:
        """Apply a move, and look at all that follows from it."""
        step = self.s.agenda[-1]
        if isinstance(step, Menu):
            self.choose(action)
        heard = len(self.journal.events)
        self.s.apply(seat, action)
        news = self.journal.events[heard:]
        kinds = {event.kind for event in news}
        for place, event in enumerate(news):  # who turned a card over is told by where the invention after it went
            found = [later.kind for later in news[place:] if later.kind in ("drew", "displayed")]
            self.hear(event, found[:1] == ["drew"])
        check(self.s)
        self.compare()
        if "turn-over" in kinds:
            self.between_turns(news)
        if "event-acts" in kinds or is_trimming(step):
            self.after_trimming(news)
        if self.s.over:
            self.at_the_end()

    def choose(self, action: int) -> None:
        """URU-I11: no more actions than a turn has."""
        if action not in (END, SWAP):
            self.spent += 1
            assert self.spent <= self.allowed, f"action {self.spent} of a turn with {self.allowed}"

    def hear(self, event: Event, drawing: bool) -> None:
        """`drawing`: a player is drawing a card; otherwise cards come to light in the refill."""
        seat, card = event.seat, event.a
        if event.kind == "turn":
            self.begin_turn(seat, event.b)
        elif event.kind == "erupted":
            self.struck.add(seat)
        elif event.kind == "took-back":
            self.taken_back = card
            self.tableaux[seat].remove(card)
        elif event.kind == "made":
            self.laid(seat, card)
        elif event.kind == "lost-invention":
            self.tableaux[seat].remove(card)
        elif event.kind == "founded":
            self.discs[seat] += 1
        elif event.kind == "lost-disc":
            self.discs[seat] -= 1
        elif event.kind == "event-wakes":
            self.eyes = {seat} if drawing else {None, *range(self.s.seats)}
        elif event.kind == "event-done":
            self.eyes = set()

    def begin_turn(self, seat: int, actions: int) -> None:
        """URU-I11, 10.22."""
        if self.turns:  # the first turn is told with its first action
            self.spent = 0
        self.turns[seat] += 1
        self.allowed = 1 if seat in self.struck else 3
        self.struck.discard(seat)
        assert actions == self.allowed

    def laid(self, seat: int, card: int) -> None:
        """URU-I6: one level above the highest there, a replaced card included (URU-5.4)."""
        level = self.s.printed.level
        before = [*self.tableaux[seat], *([self.taken_back] if self.taken_back >= 0 else [])]
        highest = max([1, *(level[other] for other in before)])
        assert level[card] <= highest + 1, f"level {level[card]} was laid above level {highest}"
        assert card not in before
        self.taken_back = NO_CARD
        self.tableaux[seat].append(card)
        if card == WATER_CLOCK:
            self.had_clock.add(seat)

    def compare(self) -> None:
        """The journal has told every change of the tableaux; URU-I5; URU-H4."""
        for seat, player in enumerate(self.s.players):
            cards = [card for card in player.cards if card >= 0]
            assert sorted(cards) == sorted(self.tableaux[seat])
            assert player.all_discs() == self.discs[seat]
            beyond = len(cards) - (player.extra >= 0)
            assert beyond <= 5 or seat in self.had_clock, f"{beyond} inventions, and never a Water clock"
            assert bool(self.s.victims >> seat & 1) == (seat in self.struck)
        if self.s.face_down >= 0:
            seen = {one for one in (None, *range(self.s.seats)) if self.s.face_down_seen >> eye(one) & 1}
            assert seen == self.eyes

    def between_turns(self, news: list[Event]) -> None:
        """URU-I7, I8: the display is full, unless no card was to be had; nothing is pending before the next turn."""
        if NO_CARD in self.s.display:
            kinds = [event.kind for event in news]
            since = Counter(kinds[kinds.index("turn-over") :])
            assert drawable(self.s) <= sum(
                since[kind] for kind in ("over-limit", "shaken", "lost-invention", "paid-bid")
            )
        if not resolving(self.s):
            assert self.s.face_down == NO_CARD

    def after_trimming(self, news: list[Event]) -> None:
        """URU-I8: before the text of an event nobody has more than 8 cards. It may let them draw at once."""
        if resolving(self.s) and not is_trimming(self.s.agenda[-1]):
            drawn = Counter(event.seat for event in news if event.kind == "drew")
            for seat, player in enumerate(self.s.players):
                assert player.size - drawn[seat] <= self.s.printed.hand_limit

    def at_the_end(self) -> None:
        """URU-I11: all had as many turns."""
        assert self.turns == Counter(dict.fromkeys(range(self.s.seats), self.s.round))


def drawable(s: UrukState) -> int:
    """The inventions that could be drawn one after the other (URU-4.7)."""
    oldest = 0 if s.reshuffles else s.printed.leaves_first
    return sum(card < TYPES for zone in (*s.deck.layers, s.discards[oldest:]) for card in zone)


def resolving(s: UrukState) -> bool:
    return any(isinstance(step, CloseEvent) for step in s.agenda)


def is_trimming(step: object) -> bool:
    """True while hands are cut to the limit."""
    return isinstance(step, DiscardCards) and step.rule == TO_THE_LIMIT
