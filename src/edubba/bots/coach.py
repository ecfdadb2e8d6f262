"""The coach: the turns that are most worth a thought, how each may end, and the positions from which one can see why.

It thinks as the levels do, on redealt positions only: what it says depends on nothing that the seat cannot know.
"""

from __future__ import annotations

import math
from typing import Final

from edubba.bots.bot import Sample, deal, lead, nothing_to_decide
from edubba.bots.levels import MASTER
from edubba.bots.lines import Line
from edubba.bots.replies import outlook, roll, seal_before
from edubba.bots.turns import Style, TurnBot
from edubba.bots.weights import judge
from edubba.kernel.advice import Advice
from edubba.kernel.game import Game
from edubba.kernel.shelf import game_of
from edubba.kernel.state import State

BEST: Final = 3  # moves that are told
LOOKS: Final = 4  # deals in which they are compared: what holds in all of them is no luck


class Outcome:
    """A turn played out in one deal: the position at its end, and the one after the replies of everybody."""

    __slots__ = ("after", "later")

    def __init__(self, after: State, later: State) -> None:
        self.after = after
        self.later = later


class Idea:
    """A turn: its decisions, by how many points it may leave the seat ahead, and with which chance it may win."""

    __slots__ = ("actions", "chance", "lead", "outcomes")

    def __init__(self, actions: list[int], ahead: float, chance: float) -> None:
        self.actions = actions
        self.lead = ahead
        self.chance = chance
        self.outcomes: list[Outcome] = []  # one for each deal; the deals are the same for all ideas


class Counsel:
    """Ideas, the best first, and the position that all of them begin with, as one deal shows it."""

    __slots__ = ("ideas", "root")

    def __init__(self, root: State, ideas: list[Idea]) -> None:
        self.root = root
        self.ideas = ideas


class Coach:
    """Advises who asks. Equal seeds give equal advice."""

    def __init__(
        self, game: str | Game, seed: int | None = None, style: Style | None = None, seconds: float = 0.0
    ) -> None:
        self.advice = judge(game_of(game))
        self.bot = TurnBot(self.advice, style or MASTER.style, seed, seconds)

    def counsel(
        self, sample: Sample, seat: int, legal: list[int], most: int = BEST, also: list[int] | None = None
    ) -> Counsel:
        """The best moves, each with the turn that goes on from it. There must be something to decide. `also`: a turn to
        play out beside them; it comes last, and nothing is said of its chances."""
        if not legal:
            raise nothing_to_decide(seat)
        bot = self.bot
        bot.begin()
        root = deal(sample, bot.dice)
        lines = firsts(bot.consider(sample, seat), most) if len(legal) > 1 else [Line(None, 0.0)]
        if len(legal) == 1:
            lines[0].actions = legal[:]
            lines[0].mean = lead(self.advice, root, seat)
        spread = self.advice.spread(root)
        ideas: list[Idea] = []
        ahead = lines[0].mean
        for line in lines:
            ahead = min(ahead, line.mean)  # who was dropped early had luck, if it looks better than who stayed
            ideas.append(Idea(line.actions, ahead, chance_of(ahead, spread, root.places())))
        if also is not None:
            ideas.append(Idea(also, 0.0, 0.0))
        for _ in range(LOOKS):
            state = deal(sample, bot.dice)
            seal_before(self.advice, state, seat, bot.manner)
            for idea in ideas:
                idea.outcomes.append(self.outcome(state.clone(), seat, idea.actions))
        return Counsel(root, ideas)

    def outcome(self, state: State, seat: int, actions: list[int]) -> Outcome:
        number = self.advice.turn(state)
        state = self.bot.follow(state, seat, actions)
        after = state.clone()
        return Outcome(after, roll(self.advice, state, number, self.bot.turns_ahead(state), self.bot.manner))


def firsts(lines: list[Line], most: int) -> list[Line]:
    """The best line of each first decision."""
    seen: set[int] = set()
    found: list[Line] = []
    for line in lines:
        if line.actions[0] not in seen and len(found) < most:
            seen.add(line.actions[0])
            found.append(line)
    return found


def chance_of(ahead: float, spread: float, places: int) -> float:
    """The chance to win of who is so many points ahead of the best of the others; nobody ahead: an equal share."""
    ratio = ahead / spread
    pair = 0.5 + 0.5 * ratio / math.sqrt(1.0 + ratio * ratio)
    return pair / (pair + float(places - 1) * (1.0 - pair)) if places > 1 else pair


def chances(advice: Advice, state: State) -> list[float]:
    """How likely each place is to win, as far as the advice can tell; they add up to 1."""
    places = state.places()
    if not state.agenda:
        winners = state.ranking()[0]
        return [1.0 / float(len(winners)) if place in winners else 0.0 for place in range(places)]
    return shares([outlook(advice, state, place) for place in range(places)], advice.spread(state))


def shares(leads: list[float], spread: float) -> list[float]:
    """The chances of all places, by how far each is ahead of the best of the others; they add up to 1."""
    found = [chance_of(ahead, spread, len(leads)) for ahead in leads]
    whole = 0.0
    for one in found:
        whole += one
    return [one / whole for one in found]
