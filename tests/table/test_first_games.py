"""What somebody meets in a first game is taught by a lesson, or explained by a tip at the moment it first occurs.

A first game: a learner who tries much, and friendly rivals. It meets the rules that what happens there follows, and
those that forbid what the learner tries. The second kind explains itself: whoever tries is told the reason, with the
rule. The others must be taught; what happens seldom, a remark of the guided game teaches when it happens. Here few
games; tests/slow plays 200.
"""

from random import Random

import pytest

import edubba
from edubba import bots
from edubba.bots.match import Seen
from edubba.games import OWN
from edubba.kernel import ALLOWED, TURN, Game
from edubba.kernel.journal import Journal
from edubba.kernel.lesson import lessons_of
from edubba.kernel.rulebook import plan_of
from edubba.words import LANGUAGES, talk_of

FEW = 2
WILD = 0.6  # of the learner's decisions fall by chance: he tries everything


class Met:
    """What first games have met so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: set[str] = set()  # of events
        self.refusals: set[str] = set()

    @property
    def rules(self) -> set[str]:
        told = plan_of(self.game).told
        return {told[kind] for kind in self.kinds if kind in told} | self.refusals

    def play(self, number: int) -> None:
        """One more first game: mostly for two, as in the guided game or with the usual options."""
        game, dice = self.game, Random(number)
        guide = lessons_of(game)["game"]
        state = game.new(seats=3 if number % 4 == 3 else 2, seed=number, options=guide.options if number % 2 else {})
        rivals = [bots.make(guide.bot, game, seed=number) for _ in range(state.seats)]
        known: set[int] = set()  # what the learner could do at some time: he thinks of it again
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            if seat == guide.seat:
                known.update(legal)
                for action in dice.sample(sorted(known), min(3, len(known))):
                    self.refusals.add(state.why_not(seat, action) or ALLOWED)
            if seat == guide.seat and dice.random() < WILD:
                action = dice.choice(legal)
            else:
                action = rivals[seat].choose(Seen(state, seat).sample, seat, legal)
            journal = state.journal = Journal()
            state.apply(seat, action)
            self.kinds.update(event.kind for event in journal.events)
        self.refusals -= {ALLOWED, TURN}


def taught(game: Game) -> set[str]:
    return taught_by(game, *lessons_of(game))


def taught_by(game: Game, *names: str) -> set[str]:
    return {rule for name in names for step in lessons_of(game)[name].steps for rule in step.rules}


def explained(game: Game, rules: set[str]) -> set[str]:
    """Those of which the table itself says, at the moment they forbid something, what they forbid."""
    book = talk_of(game).book
    keys = {rule: f"why-{rule.replace('.', '-')}" for rule in rules}
    return {rule for rule, key in keys.items() if all(book.needs(lang, key) is not None for lang in LANGUAGES)}


def never_said(name: str, numbers: range) -> list[str]:
    """The rules met in these games of which nobody tells a beginner."""
    met = Met(edubba.load(name))
    for number in numbers:
        met.play(number)
    assert met.kinds
    assert met.refusals
    return sorted(met.rules - taught(met.game) - explained(met.game, met.refusals))


@pytest.mark.parametrize("name", OWN)
def test_what_a_first_game_meets_is_taught_or_explained(name: str) -> None:
    assert never_said(name, range(FEW)) == []


def test_a_rule_that_no_lesson_teaches_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.taught", lambda game: taught_by(game, "first"))
    assert never_said("uruk", range(1))
