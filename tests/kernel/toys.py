"""Toys to try the kernel with. They are plain Python, and must work as well on a compiled kernel.

`Desk` is a position with next to nothing on it, for steps that a test writes itself. `Pebbles` is a whole little game:
every round a prize is thrown, all offer a card of their hand at once and in secret, the highest gets the prize and may
give a part of it away. It has all that the kernel cares for: dice, a pile, hidden hands, sealed answers, questions.
"""

from __future__ import annotations

from random import Random
from typing import Any

from edubba.kernel import (
    ALLOWED,
    AUTOMATIC,
    TURN,
    ActionSpace,
    Chance,
    Event,
    Game,
    Option,
    Pack,
    Pile,
    State,
    Step,
    Together,
    Verb,
)
from edubba.kernel.option import Value


class Desk(State):
    """A log of what was done, some hidden numbers, and points."""

    __slots__ = ("hands", "log", "points", "tie_breaks")

    def __init__(self, seats: int = 2, *steps: Step[Any], chance: Chance | None = None) -> None:
        super().__init__(seats, chance or Chance(bytes(32)))
        self.log: list[str] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.tie_breaks: list[list[int]] = [[] for _ in range(seats)]
        self.then(*steps)
        self.proceed()

    def clone(self) -> Desk:
        other = Desk(self.seats, chance=self.chance.clone())
        other.agenda = self.agenda[:]
        other.sealed = [answers[:] for answers in self.sealed]
        other.revealed = self.revealed
        other.real = self.real
        other.log = self.log[:]
        other.hands = [hand[:] for hand in self.hands]
        other.points = self.points[:]
        other.tie_breaks = [row[:] for row in self.tie_breaks]
        return other

    def redeal(self, seat: int | None, rng: Random) -> Desk:
        other = self.clone()
        deal = other.veil(rng)
        other.reseal(self, seat, deal)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**self.common_view(seat), "log": self.log[:]}

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return [("half", self.points[seat] // 2), ("rest", self.points[seat] - self.points[seat] // 2)]

    def tie_break(self, seat: int) -> list[int]:
        return self.tie_breaks[seat]


class Note(Step[Desk]):
    """Runs by itself: writes a word into the log."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        super().__init__(AUTOMATIC)
        self.word = word

    def run(self, s: Desk) -> None:
        s.log.append(self.word)


class Ask(Step[Desk]):
    """A question with the given answers; open for all to see, or resting on something hidden."""

    __slots__ = ("answers", "hidden")

    def __init__(self, seat: int, answers: list[int], hidden: bool = False) -> None:
        super().__init__(seat)
        self.answers = answers
        self.hidden = hidden

    def options(self, s: Desk, seat: int) -> list[int]:
        return self.answers

    def refusal(self, s: Desk, seat: int, action: int) -> str:
        if action in self.answers:
            return ALLOWED
        return "TOY-1" if action < 100 else TURN

    def public(self, s: Desk) -> bool:
        return not self.hidden

    def take(self, s: Desk, seat: int, action: int) -> None:
        s.log.append(f"{seat}:{action}")


class Whisper(Together[Desk]):
    """Each seat gives so many numbers in secret, in ascending order."""

    __slots__ = ("count",)

    def __init__(self, seats: tuple[int, ...], count: int = 1) -> None:
        super().__init__(seats)
        self.count = count

    def owes(self, s: Desk, seat: int) -> bool:
        return len(s.sealed[seat]) < self.count

    def options(self, s: Desk, seat: int) -> list[int]:
        given = s.sealed[seat]
        still_to_come = self.count - len(given) - 1
        return list(range(given[-1] + 1 if given else 0, 10 - still_to_come))

    def open(self, s: Desk) -> None:
        s.log.append(" ".join(f"{seat}:{s.sealed[seat]}" for seat in self.seats))


class Shout(Whisper):
    """As Whisper, but a nought is said aloud."""

    def at_once(self, action: int) -> bool:
        return action == 0

    def take(self, s: Desk, seat: int, action: int) -> None:
        s.log.append(f"{seat} shouts")


# --- Pebbles ----------------------------------------------------------------------------------------------------------

KEEP, GIVE, CARD = 0, 1, 2
CARDS = 9


class PebblesState(State):
    """Hands of numbers, prizes won."""

    __slots__ = ("hands", "pile", "points", "prize", "rounds")

    def __init__(self, seats: int, chance: Chance, rounds: int) -> None:
        super().__init__(seats, chance)
        self.hands: list[list[int]] = []
        self.points = [0] * seats
        self.pile = Pile([list(range(CARDS))], [0])
        self.prize = 0
        self.rounds = rounds

    def clone(self) -> PebblesState:
        other = PebblesState(self.seats, self.chance.clone(), self.rounds)
        other.agenda = self.agenda[:]
        other.sealed = [answers[:] for answers in self.sealed]
        other.revealed = self.revealed
        other.real = self.real
        other.hands = [hand[:] for hand in self.hands]
        other.points = self.points[:]
        other.pile = self.pile.clone()
        other.prize = self.prize
        return other

    def redeal(self, seat: int | None, rng: Random) -> PebblesState:
        other = self.clone()
        deal = other.veil(rng)
        unknown = [card for layer in self.pile.layers for card in layer]
        unknown += [card for one, hand in enumerate(self.hands) if one != seat for card in hand]
        unknown.sort()
        for one, hand in enumerate(self.hands):
            if one != seat:
                other.hands[one] = [unknown.pop(deal.below(len(unknown))) for _ in hand]
        other.pile = Pile([unknown], [0]) if unknown else Pile([], [])
        other.reseal(self, seat, deal)
        return other

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            **self.common_view(seat),
            "hand": sorted(self.hands[seat]) if seat is not None else [],
            "sizes": [len(hand) for hand in self.hands],
            "points": self.points[:],
            "prize": self.prize,
            "rounds": self.rounds,
        }

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        return [("prizes", self.points[seat])]


class Throw(Step[PebblesState]):
    """The prize of a round."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, s: PebblesState) -> None:
        if s.rounds:
            s.rounds -= 1
            s.prize = 1 + s.chance.below(6)
            s.tell("prize", -1, s.prize)
            s.then(Offer(tuple(range(s.seats))), Throw())


class Offer(Together[PebblesState]):
    """All offer a card at once."""

    def options(self, s: PebblesState, seat: int) -> list[int]:
        return [CARD + card for card in sorted(s.hands[seat])]

    def refusal(self, s: PebblesState, seat: int, action: int) -> str:
        if not CARD <= action < CARD + CARDS:
            return TURN
        return ALLOWED if action - CARD in s.hands[seat] else "PEB-1"

    def open(self, s: PebblesState) -> None:
        offers = [s.sealed[seat][0] - CARD for seat in self.seats]
        for seat, card in enumerate(offers):
            s.hands[seat].remove(card)
            s.tell("offered", seat, card)
        s.next(Share(offers.index(max(offers))))


class Share(Step[PebblesState]):
    """The winner keeps the prize, or gives a pebble of it to everybody else."""

    def options(self, s: PebblesState, seat: int) -> list[int]:
        return [KEEP, GIVE] if s.prize > 1 else [KEEP]

    def public(self, s: PebblesState) -> bool:
        return True

    def take(self, s: PebblesState, seat: int, action: int) -> None:
        s.points[seat] += s.prize
        if action == GIVE:
            for other in range(s.seats):
                s.points[other] += 1 if other != seat else -1


DATA: dict[str, Any] = {"game": "pebbles", "hand": 3, "cards": [{"id": "low", "to": 4}, {"id": "high", "to": 9}]}


class Pebbles(Game):
    name = "pebbles"
    version = "1.0"
    seats = (2, 3)
    options: tuple[Option, ...] = (
        Option("rounds", range(1, 4), 3, "PEB-2"),
        Option("open", (False, True), False, "PEB-3", seats=(2,)),
        Option("first", ("youngest", "oldest"), "youngest", "PEB-4"),
    )
    actions = ActionSpace([Verb("keep", 0), Verb("give", 1), Verb("offer", 2, "card", tuple("123456789"))])

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> PebblesState:
        s = PebblesState(seats, chance, int(options["rounds"]))
        s.hands = [[s.pile.draw(chance) for _ in range(self.pack.data["hand"])] for _ in range(seats)]
        s.next(Throw())
        s.proceed()
        return s

    def describe(self, state: State, action: int, lang: str) -> str:
        return self.notation(action)

    def prompt(self, state: State, seat: int | None, lang: str) -> str:
        return ""

    def narrate(self, event: Event, lang: str, names: list[str]) -> str:
        return event.kind

    def explain(self, rule: str, lang: str) -> str:
        return rule

    def own_pack(self) -> Pack:
        return Pack.of("own", DATA)

    def check_data(self, data: dict[str, Any]) -> list[str]:
        return [] if data["hand"] == 3 else ["hand: must be 3"]

    def features(self, state: State, seat: int | None) -> list[int]:
        return [*state.view(seat)["points"], 0][:3]
