"""Looking back at a game: how the chances went, what each turn gave away, and which turn would have been better.

A turn is judged by what its player could know when it began.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from edubba.bots.coach import Coach, Counsel, Idea, chance_of, chances
from edubba.bots.lines import Turn
from edubba.bots.match import Seen
from edubba.bots.replies import outlook
from edubba.bots.turns import Style
from edubba.kernel.game import Game
from edubba.kernel.state import State

Wanted = Callable[[], bool]
MOST_POINTS: Final = 5  # turning points that are told
LEAST_LOSS: Final = 0.03  # of a chance to win that is worth a word
CAREFUL: Final = Style(width=2, fan=16, arms=6, deals=1, rounds=1.0, breadth=4, look=8)


class Judged:
    """A turn that was judged: with which decision it began, and what it gave away of the chance to win."""

    __slots__ = ("best", "counsel", "move", "played", "seat")

    def __init__(self, move: int, seat: int, *, counsel: Counsel, played: Idea, best: Idea) -> None:
        self.move = move  # so many decisions had been taken before it
        self.seat = seat
        self.counsel = counsel  # what else could have been done, the best first
        self.played = played
        self.best = best

    @property
    def loss(self) -> float:
        return self.best.chance - self.played.chance

    @property
    def kept(self) -> float:
        """The part of the best chance that was kept, from 0 to 1."""
        return self.played.chance / self.best.chance


class Review:
    """Reads a game from its beginning. Give it every decision, one after the other; then let it judge the turns, in
    whatever order and as many as you like: what it thinks of one depends on no other. Equal seeds judge alike."""

    def __init__(self, game: Game, state: State, seed: int = 0, style: Style | None = None) -> None:
        self.seed = seed
        self.coach = Coach(game, seed, style or CAREFUL)
        self.advice = self.coach.advice
        self.state = state.clone()
        self.moves = 0
        self.times: list[int] = []  # after so many decisions
        self.chances: list[list[float]] = []  # ... everybody had these chances to win
        self.played: list[Began] = []  # the turns in which there was something to decide, in the order of their ends
        self.turns: list[Judged] = []
        self.open: dict[int, Began] = {}
        self.mark()

    def mark(self) -> None:
        """Note the chances, as somebody sees them who looks on."""
        shown = self.state if self.state.over else self.state.redeal(None, Random(self.moves))
        self.times.append(self.moves)
        self.chances.append(chances(self.advice, shown))

    def play(self, seat: int, action: int) -> None:
        """The next decision of the game."""
        state = self.state
        if len(state.legal(seat)) > 1:  # a turn begins for us where there is something to decide
            if seat not in self.open:
                self.open[seat] = Began(self.advice_turn(seat), self.moves, state.clone(), seat)
            self.open[seat].actions.append(action)
        turn = self.advice.turn(state)
        state.apply(seat, action)
        self.moves += 1
        for other in list(self.open):
            if self.open[other].turn.ended(state):
                self.played.append(self.open.pop(other))
        if state.over or self.advice.turn(state) != turn:
            self.mark()

    def advice_turn(self, seat: int) -> Turn:
        return Turn(self.advice, self.state.clone(), seat, self.coach.bot.manner)

    def judge(self, number: int, wanted: Wanted | None = None) -> Judged:
        """Compare a turn that was played with what the coach would have played. Abandoned, if no more `wanted`."""
        began = self.played[number]
        seat = began.seat
        self.coach.bot.dice.seed(f"{self.seed}/{began.move}")
        sample = Glance(began.state, seat, wanted).sample
        counsel = self.coach.counsel(sample, seat, began.state.legal(seat), also=began.actions)
        places = began.state.places()
        spread = self.advice.spread(counsel.root)
        for idea in counsel.ideas:  # all in the same deals
            whole = 0.0
            for outcome in idea.outcomes:
                whole += outlook(self.advice, outcome.later, seat) / float(len(idea.outcomes))
            idea.lead = whole
            idea.chance = chance_of(whole, spread, places)
        played = counsel.ideas.pop()
        best = played
        for idea in counsel.ideas:
            if idea.lead > best.lead:
                best = idea
        judged = Judged(began.move, seat, counsel=counsel, played=played, best=best)
        self.turns.append(judged)
        return judged

    def judge_all(self) -> None:
        for number in range(len(self.played)):
            self.judge(number)

    def accuracy(self, seat: int) -> float:
        """How much of their chances a player kept from turn to turn, from 0 to 1."""
        kept = [one.kept for one in self.turns if one.seat == seat]
        return sum(kept) / float(len(kept)) if kept else 1.0

    def turning_points(self, most: int = MOST_POINTS, least: float = LEAST_LOSS) -> list[Judged]:
        """The turns that gave away the most, in the order in which they were played."""
        worst = sorted(self.turns, key=by_loss)[:most]
        return sorted([one for one in worst if one.loss >= least], key=by_move)


class Abandoned(Exception):
    """Nobody wants to know any more."""


class Glance(Seen):
    """A position as a seat sees it, as long as somebody wants to know what it is worth."""

    def __init__(self, state: State, seat: int, wanted: Wanted | None) -> None:
        super().__init__(state, seat)
        self.wanted = wanted

    def sample(self, rng: Random) -> State:
        if self.wanted is not None and not self.wanted():
            raise Abandoned
        return self.state.redeal(self.seat, rng)


class Began:
    """A turn that is being played."""

    __slots__ = ("actions", "move", "seat", "state", "turn")

    def __init__(self, turn: Turn, move: int, state: State, seat: int) -> None:
        self.turn = turn
        self.move = move
        self.state = state
        self.seat = seat
        self.actions: list[int] = []


def by_loss(turn: Judged) -> float:
    return -turn.loss


def by_move(turn: Judged) -> int:
    return turn.move
