"""The coach at a table: who may ask, when, what is answered; in words that name what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import edubba
from edubba.bots import Coach, Style
from edubba.host.thinking import think
from edubba.table.effects import Cancel, Effect, Tell, Think
from edubba.table.hint_wire import AskHint, Hint, Hints, Reason, WantCoach
from edubba.table.hints import best_moves, certain
from edubba.table.stored import Guest
from edubba.words import talk_of
from tests.bots.places import crossroads
from tests.table.test_session import kept_at, shown
from tests.table.test_takebacks import Live

GAMES = sorted(edubba.catalogue())
ADA, BO = Guest("ada", "Ada", "en"), Guest("bo", "Bo", "fr")
SAID = [Hint(3, ["Do this"], 60, "You would be ahead.", [Reason("gains", "Brings something.")])]
QUICK = Style(width=2, fan=8, arms=4, deals=1, rounds=0.5, breadth=4, look=6)


class Lesson(Live):
    """A live table that keeps what it was told to do."""

    def __init__(self, *seats: str, guests: Sequence[Guest] = (ADA,), game: str = "uruk") -> None:
        self.effects: list[Effect] = []
        super().__init__(kept_at(game, *seats), *guests)

    def do(self, effects: Sequence[Effect]) -> None:
        self.effects = [*self.effects, *effects]
        super().do(effects)

    def ask(self, conn: int = 0, seat: int | None = None) -> list[Effect]:
        self.effects = []
        mine = self.session.viewers.by_conn[conn].seat if seat is None else seat
        assert mine is not None
        self.do(self.session.receive(conn, AskHint(self.session.seq(mine), mine), 2.0))
        return self.effects

    def want(self, conn: int, yes: bool) -> None:
        seat = self.session.viewers.by_conn[conn].seat
        assert seat is not None
        self.do(self.session.receive(conn, WantCoach(self.session.seq(seat), seat, yes), 2.0))


def asked(effects: Sequence[Effect]) -> Think:
    (found,) = [effect for effect in effects if isinstance(effect, Think)]
    return found


def until_asked(live: Lesson, seat: int) -> None:
    for _ in range(200):
        if seat in live.session.head.to_act:
            return
        turn = live.session.bots.turn
        if turn is None:
            live.act()
        else:
            live.do(live.session.stumbled(turn.ticket, 3.0, Random(1)))
    raise AssertionError("never asked")


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_with_bots_is_answered(game: str) -> None:
    live = Lesson("me", "bot", game=game)
    until_asked(live, 0)
    assert shown(live.session, 0)["table"]["coach"] == {"open": True}
    order = asked(live.ask()).order
    assert (order.seat, order.advise, order.bot) == (0, "en", "coach")
    assert len(order.names) >= 2
    ticket = asked(live.effects).ticket
    told = live.session.thought(ticket, SAID, 3.0, Random(1))
    assert Tell(0, Hints(live.session.seq(0), 0, SAID)) in told
    assert live.session.thought(ticket, SAID, 3.0, Random(1)) == [], "once"


def test_the_worker_answers_in_the_language_of_who_asks() -> None:
    live = Lesson("me", "bot")
    until_asked(live, 0)
    found = think(asked(live.ask()).order)
    assert isinstance(found, list)
    state = live.session.play.table.state  # type: ignore[union-attr] # dealt
    assert {hint.action for hint in found} <= set(state.legal(0))
    assert found[0].moves[0] == talk_of(edubba.load("uruk")).describe(state, found[0].action, "en", ["Ada"])


def test_the_same_question_is_not_thought_about_twice_and_a_new_one_ends_the_old() -> None:
    live = Lesson("me", "bot")
    until_asked(live, 0)
    first = asked(live.ask()).ticket
    assert not [effect for effect in live.ask() if isinstance(effect, Think | Cancel)]
    live.act()
    until_asked(live, 0)
    assert Cancel(first) in live.ask()


def test_who_goes_away_waits_for_nothing() -> None:
    live = Lesson("me", "bot")
    until_asked(live, 0)
    ticket = asked(live.ask()).ticket
    assert Cancel(ticket) in live.session.disconnect(0, 3.0)
    assert live.session.thought(ticket, SAID, 3.0, Random(1)) == []


def test_out_of_turn_there_is_a_clear_answer() -> None:
    live = Lesson("me", "friend", guests=(ADA, BO))
    seat = 1 - live.session.head.to_act[0]
    assert not [effect for effect in live.ask(seat) if isinstance(effect, Think)]
    assert live.refused == ["hint-not-asked"]


def test_between_people_all_must_agree_and_may_think_better_of_it() -> None:
    live = Lesson("me", "friend", guests=(ADA, BO))
    seat = live.session.head.to_act[0]
    live.ask(seat)
    live.want(0, True)
    live.ask(seat)
    assert live.refused == ["hint-between-people"] * 2
    assert shown(live.session, 1)["table"]["coach"] == {"agreed": [0]}
    live.want(1, True)
    assert shown(live.session, 0)["table"]["coach"] == {"open": True, "agreed": [0, 1], "yours": True}
    assert asked(live.ask(seat)).order.seat == seat
    live.want(1, False)
    live.act()
    live.ask(live.session.head.to_act[0])
    assert live.refused == ["hint-between-people"] * 3


def test_nobody_asks_for_another_seat() -> None:
    live = Lesson("me", "friend", guests=(ADA, BO))
    seat = live.session.head.to_act[0]
    live.ask(1 - seat, seat)
    assert live.refused == ["not-your-seat"]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_reasons_name_what_is_on_the_table_and_tell_no_secrets(game: str, lang: str) -> None:
    rules = edubba.load(game)
    state = crossroads(rules, 2, 4, 45)
    seat = state.to_act[0]

    def told(position: object) -> list[Hint]:
        assert isinstance(position, type(state))
        coach = Coach(rules, 3, QUICK)
        return best_moves(rules, coach, lambda rng: position.redeal(seat, rng), seat, state.legal(seat), lang, names)

    names = ["Ada", "Bea"]
    found = told(state)
    assert told(state.redeal(seat, Random(8))) == found
    panels = rules.scene(state, seat, lang, names).players
    rows = {talk_of(rules).score_row(row, lang) for panel in panels for row in panel.sheet}
    known = rows | {stat.label for panel in panels for stat in panel.stats}
    reasons = [reason for hint in found for reason in hint.reasons]
    assert reasons
    assert all(any(name in reason.say for name in known) for reason in reasons)
    assert all(names[1 - seat] in hint.result for hint in found)


def test_luck_is_not_told_as_certain() -> None:
    same, luck = ("points", "Cities"), ("number", "Cards")
    assert certain([{same: 2.0, luck: 1.0}, {same: 2.0, luck: 3.0}]) == {same: 2.0}
