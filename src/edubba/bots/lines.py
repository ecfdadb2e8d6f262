"""Lines: the turns that are worth a thought, each a run of decisions from now to where something new begins."""

from __future__ import annotations

from typing import Final

from edubba.bots.replies import Manner, complete_move, outlook, roll, some
from edubba.kernel.advice import Advice
from edubba.kernel.state import State

DEPTH: Final = 40  # decisions of a turn, at most
FACTOR: Final = 7919


class Link:
    """A decision of a line, and the one before it."""

    __slots__ = ("action", "before")

    def __init__(self, action: int, before: Link | None) -> None:
        self.action = action
        self.before = before


class Spot:
    """A position in the middle of a turn, how one came there, and how its best completion looks."""

    __slots__ = ("link", "sign", "state", "value")

    def __init__(self, state: State, link: Link | None, sign: int) -> None:
        self.state = state
        self.link = link
        self.sign = sign  # what was done, in whatever order
        self.value = 0.0


class Line:
    """Decisions, how their end looks (`prior`), and what came of them against the replies of others."""

    __slots__ = ("actions", "mean", "prior", "total", "visits")

    def __init__(self, link: Link | None, prior: float) -> None:
        self.actions: list[int] = []
        while link is not None:
            self.actions.append(link.action)
            link = link.before
        self.actions.reverse()
        self.prior = prior
        self.mean = prior
        self.total = 0.0
        self.visits = 0


def step(spot: Spot, seat: int, action: int) -> Spot:
    """The spot after one more decision."""
    state = spot.state.clone()
    state.advance(seat, action)
    return Spot(state, Link(action, spot.link), spot.sign + (action + 1) * (action + FACTOR))


class Turn:
    """The turn a seat is in, as it stands in one deal: where it ends, and the lines through it."""

    __slots__ = ("advice", "manner", "news", "number", "root", "seat")

    def __init__(self, advice: Advice, root: State, seat: int, manner: Manner) -> None:
        self.advice = advice
        self.root = root
        self.seat = seat
        self.manner = manner
        self.news = root.news
        self.number = advice.turn(root)

    def ended(self, state: State) -> bool:
        """True where something comes to light, somebody else decides, or another turn begins."""
        if not state.agenda or state.news != self.news or not state.asks(self.seat):
            return True
        return self.advice.turn(state) != self.number

    def skip(self, state: State) -> None:
        """Take what is no choice."""
        while not self.ended(state):
            options = state.choices(self.seat)
            if len(options) > 1:
                return
            state.advance(self.seat, options[0])

    def finish(self, spot: Spot) -> Spot:
        """On to the end of the turn, each time with the decision that looks best; the decisions are kept."""
        advice = self.advice
        manner = self.manner
        seat = self.seat
        depth = 0
        self.skip(spot.state)
        while depth < DEPTH and not self.ended(spot.state):
            depth += 1
            options = some(spot.state.choices(seat), manner.look, manner.dice)
            manner.seen += len(options)
            share = manner.breadth // len(options)
            best = spot
            high = 0.0
            for index in range(len(options)):
                then = step(spot, seat, options[index])
                judged = then.state
                if share:
                    judged = complete_move(advice, judged.clone(), seat, self.news, share, manner)
                value = advice.value(judged, seat)
                if index == 0 or value > high:
                    high = value
                    best = then
            spot = best
            self.skip(spot.state)
        return spot

    def open_up(self, spot: Spot, fan: int) -> list[Spot]:
        """What each decision leads to. Where there are many, only those that look best at once."""
        found: list[Spot] = []
        options = spot.state.choices(self.seat)
        self.manner.seen += len(options)
        for action in options:
            found.append(step(spot, self.seat, action))
        if len(found) > fan:
            for one in found:
                one.value = self.advice.value(one.state, self.seat)
            found.sort(key=by_value)
            del found[fan:]
        return found

    def lines(self, width: int, fan: int, effort: int = 0) -> list[Line]:
        """A beam over the decisions of the turn: every partial turn is judged by its completion, and is a line. Where
        `effort` is given, it stops once so many positions were looked at, but sees all first decisions in any case."""
        pool: list[Line] = []
        beam = [Spot(self.root, None, 0)]
        known: set[tuple[int, float]] = set()
        depth = 0
        while beam and depth < DEPTH:
            depth += 1
            fresh: list[Spot] = []
            for spot in beam:
                if effort and depth > 1 and self.manner.seen >= effort:
                    break
                for then in self.open_up(spot, fan):
                    self.skip(then.state)
                    over = self.ended(then.state)
                    done = then if over else self.finish(Spot(then.state.clone(), then.link, then.sign))
                    end = roll(self.advice, done.state.clone(), self.number, 0, self.manner)
                    then.value = outlook(self.advice, end, self.seat)
                    mark = (done.sign, then.value)
                    if mark not in known:
                        known.add(mark)
                        pool.append(Line(done.link, then.value))
                    if not over:
                        fresh.append(then)
            beam = different(fresh, width)
        pool.sort(key=by_prior)
        return pool


def different(spots: list[Spot], width: int) -> list[Spot]:
    """The best of those in which different things were done."""
    spots.sort(key=by_value)
    found: list[Spot] = []
    seen: set[tuple[int, float]] = set()
    for spot in spots:
        mark = (spot.sign, spot.value)
        if mark not in seen:
            seen.add(mark)
            found.append(spot)
            if len(found) == width:
                break
    return found


def arms_of(pool: list[Line], count: int) -> list[Line]:
    """The lines to try: half of them the best of their first decisions, the rest by promise alone."""
    found: list[Line] = []
    rest: list[Line] = []
    firsts: set[int] = set()
    for line in pool:
        if len(firsts) < (count + 1) // 2 and line.actions[0] not in firsts:
            firsts.add(line.actions[0])
            found.append(line)
        else:
            rest.append(line)
    found.extend(rest[: count - len(found)])
    found.sort(key=by_prior)
    return found


def by_value(spot: Spot) -> float:
    return -spot.value


def by_prior(line: Line) -> float:
    return -line.prior


def by_mean(line: Line) -> float:
    return -line.mean
