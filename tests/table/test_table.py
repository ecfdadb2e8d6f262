"""The live table on real games of Uruk: moves that fail, the log of each seat, and what may be taken back."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import edubba
from edubba.games.uruk.rules import cards
from edubba.games.uruk.rules.disaster import SecretBid
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel import Event, IllegalAction, Record, Step
from edubba.table import HUMAN, NothingToUndo, Seat, Table
from tests.server.toy import LEFT, NUMBER, Lamps

URUK = edubba.load("uruk")
SEATS = [Seat("Ada"), Seat("Bea"), Seat("Enkidu", "greedy")]


def table(seed: int = 1, seats: list[Seat] = SEATS) -> Table:
    return Table.open(URUK, seats, seed)


def wander(live: Table, stop: Callable[[Table], bool], rng: Random, most: int = 3000) -> None:
    """Play at random until something is so."""
    for _ in range(most):
        if stop(live):
            return
        assert not live.state.over, "it never came to that"
        seat = rng.choice(live.state.to_act)
        live.act(seat, rng.choice(live.state.legal(seat)))
    raise AssertionError("it never came to that")


def snapshot(live: Table) -> tuple[dict[str, Any], int, int]:
    return live.state.dump(), len(live.record.moves), len(live.log(None))


def seat_asked(live: Table) -> int:
    return live.state.to_act[0]


def test_a_new_table_knows_who_sits_where() -> None:
    live = table()
    assert live.names == ["Ada", "Bea", "Enkidu"]
    assert [seat.human for seat in live.seats] == [True, True, False]
    assert live.record.about["seats"] == [["Ada", HUMAN], ["Bea", HUMAN], ["Enkidu", "greedy"]]


def test_seats_that_a_record_tells_wrongly_get_numbers() -> None:
    record = Record.begin(URUK, 3, 1)
    record.about["seats"] = [["Ada", "human"], "nonsense", ["bad\nname", "human"]]
    assert [seat.name for seat in Table(record).seats] == ["Ada", "2", "3"]


def test_an_action_moves_the_table_on_and_tells_what_happened() -> None:
    live = table()
    seat = seat_asked(live)
    before = live.state
    events = live.act(seat, cards.DRAW)
    assert live.state is not before
    assert [event.kind for event in events] == ["turn", "drew"]
    assert [move.text for move in live.record.moves] == ["draw"]


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    live = table()
    seat = seat_asked(live)
    live.act(seat, cards.DRAW)
    other = (seat + 1) % 3
    assert live.log(seat)[-1].secret >= 0
    assert live.log(other)[-1].secret == live.log(None)[-1].secret == -1
    assert live.told_by(0, seat)[-1].secret == live.log(seat)[-1].secret


@pytest.mark.parametrize("action", [-1, 10**6, cards.PASS, cards.MAKE + cards.ZIGGURAT])
def test_a_refused_action_leaves_the_table_as_it_was(action: int) -> None:
    live = table()
    before = snapshot(live)
    with pytest.raises(IllegalAction):
        live.act(seat_asked(live), action)
    with pytest.raises(IllegalAction):
        live.act((seat_asked(live) + 1) % 3, cards.END)
    assert snapshot(live) == before


class Broken(Step[UrukState]):
    """A rule with a bug: it fails when it has already changed something."""

    def options(self, s: UrukState, seat: int) -> list[int]:
        return [cards.PASS, cards.DONE]

    def take(self, s: UrukState, seat: int, action: int) -> None:
        s.round = 99
        raise ZeroDivisionError


def test_a_bug_in_a_rule_leaves_no_half_move() -> None:
    live = table()
    live.state.next(Broken(seat_asked(live)))
    live.state.proceed()
    before = snapshot(live)
    with pytest.raises(ZeroDivisionError):
        live.act(seat_asked(live), cards.PASS)
    assert snapshot(live) == before


# --- taking back ------------------------------------------------------------------------------------------------


def use_first_village(live: Table) -> int:
    """The first player takes a cube off the invention he began with: nothing hidden comes to light."""
    seat = seat_asked(live)
    assert isinstance(live.state, UrukState)
    live.act(seat, cards.USE + live.state.players[seat].cards[0])
    return seat


def test_undo_takes_back_the_last_choice() -> None:
    live = table()
    start = snapshot(live)
    seat = use_first_village(live)
    assert live.can_undo(seat)
    assert not live.can_undo((seat + 1) % 3)
    live.undo(seat)
    assert snapshot(live) == start
    assert not live.can_undo(seat)


def test_undo_goes_back_choice_by_choice_and_restart_all_the_way() -> None:
    live = table()
    seat = seat_asked(live)
    start = snapshot(live)
    use_first_village(live)
    after_one = snapshot(live)
    display = [action for action in live.state.legal(seat) if cards.TAKE <= action < cards.MAKE]
    live.act(seat, display[0])
    live.undo(seat)
    assert snapshot(live) == after_one
    live.act(seat, display[0])
    live.restart_turn(seat)
    assert snapshot(live) == start


def test_undo_skips_answers_that_were_forced() -> None:
    live = table()
    rng = Random(3)

    def forced(live: Table) -> bool:
        seat = seat_asked(live)
        return len(live.state.to_act) == 1 and live.can_undo(seat) and len(live.state.legal(seat)) == 1

    wander(live, forced, rng)
    seat = seat_asked(live)
    choice = len(live.record.moves)
    live.act(seat, live.state.legal(seat)[0])
    if live.can_undo(seat):
        live.undo(seat)
    assert len(live.record.moves) < choice
    assert len(live.state.legal(seat)) > 1


def test_a_card_drawn_from_the_deck_cannot_be_taken_back() -> None:
    live = table()
    seat = use_first_village(live)
    live.act(seat, cards.DRAW)
    before = snapshot(live)
    assert not live.can_undo(seat)
    with pytest.raises(NothingToUndo, match="hidden"):
        live.undo(seat)
    with pytest.raises(NothingToUndo):
        live.restart_turn(seat)
    assert snapshot(live) == before


def test_what_somebody_else_decided_after_cannot_be_taken_back() -> None:
    live = table()
    seat = use_first_village(live)
    live.act(seat, cards.END)
    assert live.can_undo(seat)  # nothing was drawn: the display is still full
    other = use_first_village(live)
    assert other != seat
    assert not live.can_undo(seat)
    assert live.can_undo(other)
    with pytest.raises(NothingToUndo):
        live.undo(seat)
    live.undo(other)
    assert live.can_undo(seat)


def secret_bids(live: Table) -> bool:
    return isinstance(live.state.agenda[-1], SecretBid) and len(live.state.to_act) == 3


def test_a_sealed_answer_is_withdrawn_alone() -> None:
    live = table(seed=5)
    wander(live, secret_bids, Random(8))
    first, second, third = live.state.to_act
    start = snapshot(live)
    live.act(first, cards.BID + 1)
    live.act(second, cards.BID)
    assert live.can_undo(first)
    assert not live.can_undo(third)
    live.undo(first)
    assert live.state.to_act == (first, third)
    assert live.state.sealed[second] == [cards.BID]
    live.act(first, cards.BID)
    live.record.verify()
    live.undo(second)
    live.restart_turn(first)
    assert snapshot(live) == start


def test_being_able_to_take_back_tells_nothing_about_the_answers_of_others() -> None:
    """A quiet decision, then a question to all: whether the others have begun to answer is nobody's business."""
    shown = []
    for begun in ([], [(1, NUMBER)], [(1, NUMBER), (2, NUMBER + 1)]):
        live = Table.open(Lamps(), SEATS, seed=1)
        live.act(0, LEFT)
        for seat, action in begun:
            live.act(seat, action)
        shown.append([live.can_undo(0)])
        live.act(0, NUMBER)
        shown[-1].append(live.can_undo(0))
        live.undo(0)
        assert [live.state.sealed[seat] for seat, _ in begun] == [[action] for _, action in begun]
    assert shown == [[False, True]] * 3


def test_opened_bids_stay_open() -> None:
    live = table(seed=5)
    wander(live, secret_bids, Random(8))
    for seat in live.state.to_act:
        live.act(seat, cards.BID)
    assert [seat for seat in range(3) if live.can_undo(seat)] == []


def test_a_finished_game_stays_finished() -> None:
    live = table(seed=2, seats=SEATS[:2])
    wander(live, lambda live: live.state.over, Random(2))
    assert live.record.result is not None
    assert [seat for seat in range(2) if live.can_undo(seat)] == []


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_taken_back_the_record_leads_to_the_table(seed: int) -> None:
    """Random games with random undos: position and record agree, no news is lost, and the game can be verified."""
    live = table(seed)
    rng = Random(seed)
    taken_back = 0
    while not live.state.over:
        seat = rng.choice(live.state.to_act)
        live.act(seat, rng.choice(live.state.legal(seat)))
        able = [seat for seat in range(3) if live.can_undo(seat)]
        if able and rng.random() < 0.05 and taken_back < 25:
            who = rng.choice(able)
            news = live.state.news
            rng.choice([live.undo, live.restart_turn])(who)
            taken_back += 1
            assert live.state.news == news
            assert who in live.state.to_act
            assert len(live.state.legal(who)) > 1
            assert live.record.replay().dump() == live.state.dump()
    assert taken_back > 5
    live.record.verify()


def test_a_record_can_be_taken_up_again_with_its_log() -> None:
    live = table(seed=4)
    wander(live, lambda live: len(live.record.moves) == 120, Random(4))
    again = Table(live.record)
    assert again.state.dump() == live.state.dump()
    assert again.seats == live.seats
    assert [vars_of(event) for event in again.log(1)] == [vars_of(event) for event in live.log(1)]
    assert [again.can_undo(seat) for seat in range(3)] == [live.can_undo(seat) for seat in range(3)]


def vars_of(event: Event) -> list[object]:
    return [event.kind, event.seat, event.a, event.b, event.c, event.secret]


# --- bots and marks ---------------------------------------------------------------------------------------------


def test_a_bot_gets_positions_that_are_not_the_real_one() -> None:
    live = table()
    seat = seat_asked(live)
    sample = live.sample(seat)
    seen = sample(Random(1))
    assert not seen.real
    assert seen.view(seat) == live.state.view(seat)
    assert seen.chance.key != live.state.chance.key


def test_a_choice_that_brings_news_is_known_before() -> None:
    live = table()
    seat = seat_asked(live)
    assert isinstance(live.state, UrukState)
    before = snapshot(live)
    assert live.brings_news(seat, cards.DRAW, Random(1))
    assert not live.brings_news(seat, cards.USE + live.state.players[seat].cards[0], Random(1))
    assert snapshot(live) == before
