"""A whole turn taken back: where it began, what stays, who must agree, and what the record tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import edubba
from edubba.kernel import Record
from edubba.table import NothingToUndo, Seat, Table
from edubba.table.effects import Effect, Persist, Tell
from edubba.table.rebuild import open_table
from edubba.table.session import Session
from edubba.table.stored import TAKE, Guest, Kept
from edubba.table.wire import Act, Consent, Refused, TakeTurn
from tests.table.host import Disk
from tests.table.test_session import kept_at, shown

GAMES = sorted(edubba.catalogue())
ADA, BO = Guest("ada", "Ada", "en"), Guest("bo", "Bo", "fr")


def wandering(game: str, seed: int, moves: int) -> Table:
    """A game at its most seats, some random moves on."""
    rules, dice = edubba.load(game), Random(seed)
    live = Table.open(rules, [Seat(str(number)) for number in range(rules.seats[-1])], seed)
    for _ in range(moves):
        if live.state.over:
            break
        seat = dice.choice(live.state.to_act)
        live.act(seat, dice.choice(live.state.legal(seat)))
    return live


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_all_that_a_seat_decided_in_a_row(game: str) -> None:
    """Everything since then goes, of all seats; before it this seat had not just decided; and the same dice follow."""
    for seed in range(6):
        live = wandering(game, seed, 30 + 17 * seed)
        for seat in range(live.record.seats):
            twin = Table(live.record)
            moves, state = twin.record.moves[:], twin.state.dump()
            if not twin.can_take_back_turn(seat):
                continue
            first = twin.take_back_turn(seat)
            assert moves[first].seat == seat
            assert first == 0 or moves[first - 1].seat != seat
            gone = moves[first:]
            mine = [number for number, move in enumerate(gone) if move.seat == seat]
            assert mine[0] == 0
            assert twin.record.moves == moves[:first]
            assert twin.record.takebacks == [*live.record.takebacks, (seat, len(moves), first)]
            assert [event.kind for event in twin.events] == [event.kind for event in live.events[: len(twin.events)]]
            for move in gone:
                twin.act(move.seat, live.game.parse(move.text))
            assert twin.state.dump() == state, "who plays the same meets the same"
            assert twin.record.moves == moves
            assert [one.kind for one in twin.events] == [one.kind for one in live.events]


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    live = wandering("uruk", 1, 0)
    for seat in range(live.record.seats):
        assert not live.can_take_back_turn(seat)
        with pytest.raises(NothingToUndo, match="no turn"):
            live.take_back_turn(seat)
    assert live.record.takebacks == []


@pytest.mark.parametrize("game", GAMES)
def test_when_the_game_is_over_it_is_over(game: str) -> None:
    live = wandering(game, 3, 10**6)
    assert live.state.over
    assert not any(live.can_take_back_turn(seat) for seat in range(live.record.seats))


@pytest.mark.parametrize("game", GAMES)
def test_the_record_tells_of_it_and_is_in_order(game: str) -> None:
    live = wandering(game, 2, 40)
    seat = next(seat for seat in range(live.record.seats) if live.can_take_back_turn(seat))
    assert "takebacks" not in live.record.to_json(), "records without it stay as they were"
    live.take_back_turn(seat)
    again = Record.from_json(live.record.to_json())
    assert again.takebacks == live.record.takebacks != []
    again.verify()
    assert again.upto(0).takebacks == again.takebacks, "who goes back further does not wipe it out"


# --- at a live table --------------------------------------------------------------------------------------------------


class Live:
    """A session and its disk: whatever is to be stored is, and bots never answer."""

    def __init__(self, kept: Kept, *guests: Guest) -> None:
        self.disk = Disk(kept)
        self.session = Session(kept)
        self.refused: list[str] = []
        self.do(self.session.opened(1.0))
        for number, guest in enumerate(guests[1:], 1):
            self.do(self.session.join(number, guest, None, 1.0))
        for number, guest in enumerate(guests):
            self.do(self.session.connect(number, guest.id, guest.lang, 1.0))

    def do(self, effects: Sequence[Effect]) -> None:
        for effect in effects:
            if isinstance(effect, Persist):
                assert self.disk.write(effect.change)
                self.do(self.session.stored(effect.ticket, 2.0))
            elif isinstance(effect, Tell) and isinstance(effect.message, Refused):
                self.refused.append(effect.message.code)

    def act(self) -> int:
        """Whoever is asked does the first thing that can be done; who it was."""
        seat = self.session.head.to_act[0]
        assert self.session.play is not None
        action = self.session.play.table.state.legal(seat)[0]
        conn = next(conn for conn, one in self.session.viewers.by_conn.items() if one.seat == seat)
        self.do(self.session.receive(conn, Act(self.session.seq(seat), seat, action), 2.0))
        return seat

    def say(self, conn: int, yes: bool | None = None) -> None:
        seat = self.session.viewers.by_conn[conn].seat
        assert seat is not None
        seq = self.session.seq(seat)
        message = TakeTurn(seq, seat) if yes is None else Consent(seq, seat, yes)
        self.do(self.session.receive(conn, message, 2.0))

    def plea(self, conn: int) -> dict[str, object] | None:
        found = shown(self.session, conn)["table"].get("plea")
        assert found is None or isinstance(found, dict)
        return found

    @property
    def taken(self) -> int:
        return sum(row.kind == TAKE for row in self.disk.kept.rows)


def until_both_have_moved(live: Live) -> None:
    seen: set[int] = set()
    for _ in range(200):
        seen.add(live.act())
        if len(seen) == 2 and all(live.session.play.stored.turns[seat] for seat in (0, 1)):  # type: ignore[union-attr] # dealt
            return
    raise AssertionError("only one of them is ever asked")


@pytest.mark.parametrize("game", GAMES)
def test_with_other_people_all_must_agree(game: str) -> None:
    live = Live(kept_at(game, "me", "friend"), ADA, BO)
    until_both_have_moved(live)
    live.say(0)
    assert live.taken == 0
    assert live.plea(0) == {"seat": 0, "waits": [1], "mine": True}
    assert live.plea(1) == {"seat": 0, "waits": [1], "yours": True}
    before = open_table(live.disk.kept).record.moves
    live.say(1, True)
    assert live.taken == 1
    after = open_table(live.disk.kept)
    assert after.record.moves == before[: len(after.record.moves)] != before
    assert [one.seat for one in after.record.takebacks] == [0]
    assert live.plea(1) is None
    assert shown_takebacks(live) == [1, 1]
    assert live.refused == []


def shown_takebacks(live: Live) -> list[int]:
    return [live.session.info(guest.id, "en").takebacks for guest in (ADA, BO)]


@pytest.mark.parametrize("who", [0, 1])
def test_who_is_asked_may_refuse_and_who_asks_may_withdraw(who: int) -> None:
    live = Live(kept_at("uruk", "me", "friend"), ADA, BO)
    until_both_have_moved(live)
    live.say(0)
    live.say(who, False)
    assert live.plea(0) is None
    live.say(1, True)
    assert live.refused == ["nobody-asks"]
    assert live.taken == 0


def test_a_question_lapses_when_something_happens() -> None:
    live = Live(kept_at("uruk", "me", "friend"), ADA, BO)
    until_both_have_moved(live)
    live.say(0)
    live.act()
    assert live.plea(1) is None
    live.say(1, True)
    assert live.refused == ["nobody-asks"]
    assert live.taken == 0


def test_nobody_agrees_to_what_he_asks_himself() -> None:
    live = Live(kept_at("uruk", "me", "friend"), ADA, BO)
    until_both_have_moved(live)
    live.say(0)
    live.say(0, True)
    assert live.taken == 0


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_not_asked(game: str) -> None:
    live = Live(kept_at(game, "me", "bot"), ADA)
    for _ in range(50):
        if 0 in live.session.head.to_act:
            live.act()
        if live.session.play is not None and live.session.play.stored.turns[0]:
            break
        assert live.session.bots.turn is not None
        live.do(live.session.stumbled(live.session.bots.turn.ticket, 3.0, Random(1)))
    live.say(0)
    assert live.taken == 1
    assert 0 in live.session.head.to_act
