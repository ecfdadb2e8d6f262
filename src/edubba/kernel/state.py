"""State: the base of every position. It keeps the agenda, asks, checks answers and runs what runs by itself."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from edubba.kernel.chance import Chance
from edubba.kernel.errors import IllegalAction
from edubba.kernel.journal import EVERYBODY, UNKNOWN, Event, Journal
from edubba.kernel.plain import attributes, plain
from edubba.kernel.step import AUTOMATIC, TOGETHER, TURN, Step, Together

NOT_DUMPED: Final = ("journal", "offered", "printed", "rules")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every position has. A game adds what lies on its table, and writes clone, redeal, view and score_sheet.

    Its constructor calls `super().__init__(seats, chance)`, its clone `other.copy_kernel(self)`: no game repeats what
    is kept here.
    """

    __slots__ = ("agenda", "chance", "journal", "offered", "real", "revealed", "sealed", "seats")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.sealed: list[list[int]] = []
        self.revealed = 0
        self.real = True
        self.journal: Journal | None = None
        self.offered: list[int] | None = None

    # --- what a game writes -------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy with the same dice: for tables, undo and replay, never for bots. Its journal is None."""
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Random) -> State:
        """A random position that this seat (None: a spectator) cannot tell from the real one."""
        raise NotImplementedError

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, as plain data."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> list[tuple[str, int]]:
        """The points of a seat by category, as if the game ended now."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> list[int]:
        """What decides between equal scores, the most important first; more is better."""
        return []

    def places(self) -> int:
        """How many take part in the ranking: the seats, and an official solo opponent where there is one."""
        return self.seats

    # --- the kernel's part of a clone ---------------------------------------------------------------------------

    def copy_kernel(self, original: State) -> None:
        """Take over what the kernel keeps of a position. The dice came with the constructor; a clone tells no tales."""
        self.agenda = original.agenda[:]
        if original.sealed:
            self.sealed = [answers[:] for answers in original.sealed]
        self.revealed = original.revealed
        self.real = original.real

    # --- asking and answering -----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now, in turn order; several when they decide at once, none when it is over."""
        if not self.agenda:
            return ()
        top = self.agenda[-1]
        if isinstance(top, Together):
            return tuple([seat for seat in top.seats if top.owes(self, seat)])
        return (top.seat,)

    def next_seat(self) -> int:
        """The first seat that owes a decision. The game must not be over."""
        top = self.agenda[-1]
        if top.seat < 0 and isinstance(top, Together):
            for seat in top.seats:
                if top.owes(self, seat):
                    return seat
        return top.seat

    def legal(self, seat: int) -> list[int]:
        """The actions open to this seat now; empty for a seat that is not asked."""
        return self.choices(seat)[:] if self.asks(seat) else []

    def asks(self, seat: int) -> bool:
        if not self.agenda:
            return False
        top = self.agenda[-1]
        if isinstance(top, Together):
            return seat in top.seats and top.owes(self, seat)
        return top.seat == seat

    def choices(self, seat: int) -> list[int]:
        """As `legal`, for a seat that is asked, without a copy: read it, never change it."""
        top = self.agenda[-1]
        if top.seat == TOGETHER:
            return top.options(self, seat)
        if self.offered is None:
            self.offered = top.options(self, seat)
        return self.offered

    def why_not(self, seat: int, action: int) -> str | None:
        """None exactly when the action is legal now, else the id of the rule that forbids it, or "turn"."""
        if not self.asks(seat):
            return TURN
        if action in self.choices(seat):
            return None
        return self.agenda[-1].refusal(self, seat, action) or TURN

    def apply(self, seat: int, action: int) -> None:
        """Take an action; IllegalAction leaves the state untouched."""
        rule = self.why_not(seat, action)
        if rule is not None:
            raise IllegalAction(seat, action, rule, self.legal(seat))
        self.advance(seat, action)

    def advance(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal, then run what runs by itself."""
        agenda = self.agenda
        top = agenda[-1]
        if isinstance(top, Together):
            self.seal(top, seat, action)
        else:
            agenda.pop()
            top.take(self, seat, action)
            if agenda:
                top = agenda[-1]
                if top.seat >= 0 and not top.public(self):  # the usual case: somebody must decide
                    self.offered = None
                    return
        self.proceed()

    def proceed(self) -> None:
        """Run automatic steps and answer what public facts force, until somebody must decide or the game is over."""
        self.offered = None
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            seat = top.seat
            if seat >= 0:
                if not top.public(self):
                    return
                options = top.options(self, seat)
                if len(options) > 1:
                    self.offered = options
                    return
                agenda.pop()
                if options:
                    top.take(self, seat, options[0])
            elif seat == AUTOMATIC:
                agenda.pop()
                top.run(self)
            elif isinstance(top, Together) and self.gather(top) >= 0:
                return

    def seal(self, top: Together[Any], seat: int, action: int) -> None:
        """Put an answer aside until all are in, or carry it out if it is no secret."""
        if top.at_once(action):
            top.take(self, seat, action)
        else:
            self.sealed[seat].append(action)

    def gather(self, top: Together[Any]) -> int:
        """The first seat that still owes an answer to what is asked now. If all are in, they are opened: -1."""
        if not self.sealed:
            self.sealed = [[] for _ in range(self.seats)]
        for seat in top.seats:
            if top.owes(self, seat):
                return seat
        self.agenda.pop()
        self.revealed += 1
        top.open(self)
        self.sealed = []
        return -1

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, written in the order in which they happen, before all that waits there."""
        self.agenda.extend(reversed(steps))

    def next(self, step: Step[Any]) -> None:
        """Put one step on the agenda, before all that waits there."""
        self.agenda.append(step)

    # --- telling ------------------------------------------------------------------------------------------------

    def tell(self, kind: str, seat: int, a: int = UNKNOWN, b: int = UNKNOWN, c: int = UNKNOWN) -> None:
        """Write a public event into the journal."""
        if self.journal is not None:
            self.journal.events.append(Event(kind, seat, a=a, b=b, c=c, secret=UNKNOWN, knowers=EVERYBODY))

    def whisper(self, kind: str, seat: int, secret: int, knowers: int, a: int = UNKNOWN) -> None:
        """Write an event whose `secret` only the seats in the mask `knowers` may read."""
        if self.journal is not None:
            self.journal.events.append(Event(kind, seat, a=a, b=UNKNOWN, c=UNKNOWN, secret=secret, knowers=knowers))

    @property
    def news(self) -> int:
        """How often something came to light that nobody could know before: undo does not go back behind it."""
        return self.chance.drawn + self.revealed + (0 if self.agenda else 1)  # the end lays everything open

    # --- hidden information -------------------------------------------------------------------------------------

    def veil(self, rng: Random) -> Chance:
        """Give a redealt clone dice of its own, and return those with which to deal it. The real key never enters."""
        self.real = False
        self.offered = None
        self.chance = Chance(rng.randbytes(32))
        return Chance(rng.randbytes(32))

    def plausible(self, seat: int | None) -> bool:
        """True if the seat that is asked now, unless it is the viewer, has been dealt what its question demands."""
        if not self.agenda:
            return True
        top = self.agenda[-1]
        return top.seat < 0 or top.seat == seat or top.public(self) or top.fits(self)

    def reseal(self, original: State, seat: int | None, deal: Chance) -> None:
        """Replace the sealed answers of others: who was done gets random legal ones, who was half-way starts again."""
        if not self.agenda:
            return
        top = self.agenda[-1]
        if not isinstance(top, Together):
            return
        for other in top.seats:
            if other == seat:
                continue
            self.sealed[other] = []
            if original.sealed[other] and not top.owes(original, other):
                while top.owes(self, other):
                    options = [action for action in top.options(self, other) if not top.at_once(action)]
                    self.sealed[other].append(options[deal.below(len(options))])

    def common_view(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that is alike in all games."""
        return {
            "viewer": seat,
            "to_act": list(self.to_act),
            "agenda": [plain(step) for step in self.agenda],
            "sealed": self.sealed[seat][:] if seat is not None and self.sealed else [],
            "over": self.over,
        }

    # --- scores -------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of everybody as if the game ended now."""
        totals = []
        for seat in range(self.places()):
            total = 0
            for _, points in self.score_sheet(seat):
                total += points
            totals.append(total)
        return totals

    def ranking(self) -> list[list[int]]:
        """Groups of seats, best first; who shares a place after every tie-break shares a group."""
        scores = self.scores()
        standing = [[scores[seat], *self.tie_break(seat)] for seat in range(self.places())]
        groups: list[list[int]] = []
        for seat in sorted(range(self.places()), key=lambda one: standing[one], reverse=True):
            if groups and standing[groups[-1][0]] == standing[seat]:
                groups[-1].append(seat)
            else:
                groups.append([seat])
        return [sorted(group) for group in groups]

    def dump(self) -> dict[str, Any]:
        """Everything, hidden things included, as plain data: for tests, debugging and audits."""
        apart = self.apart()
        return {name: plain(getattr(self, name)) for name in attributes(self) if name not in apart}

    def apart(self) -> tuple[str, ...]:
        """The attributes that no move changes, or that are only told of it. A game may add more of what is printed."""
        return NOT_DUMPED
