"""The journal and the timing of questions tell a seat nothing that its view would not.

Two positions that a seat cannot tell apart are given the same move. If no dice fall, it must not be able to tell them
apart afterwards either, whatever the others hide: neither by its view, nor by who is asked next, nor by the journal.
If dice fall, the views may part; as long as they do not, the journal must not part.
"""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import Journal, State, Together
from edubba.kernel.plain import plain
from edubba.testing.play import IN_TURN, Table, covering_tables, examples, moments, play, seeds, styles, tables


def apply_and_tell(state: State, seat: int, action: int, eye: int | None) -> list[Any]:
    """What this eye reads in the journal about a move. In which order cards come to light is a matter of the dice."""
    state.journal = Journal()
    state.apply(seat, action)
    told = sorted([plain(event.seen_by(eye)) for event in state.journal.events], key=str)
    state.journal = None
    return told


def unpaired(told: list[Any], eye: int | None) -> dict[tuple[str, str], list[Any]]:
    """The values of each field in events of one kind, without what is chance: which of two dice shows which number, and
    which of the cards that the eye itself now holds it has drawn.
    """
    found: dict[tuple[str, str], list[Any]] = {}
    for event in told:
        for field, value in event.items():
            if field == "secret" and event["seat"] == eye:
                continue
            found.setdefault((event["kind"], field), []).append(value)
    return {field: sorted(values, key=str) for field, values in found.items()}


def answer_unseen(here: State, there: State, seat: int, eye: int | None, rng: Random) -> list[Any]:
    """Let a seat seal something `there`, until it is done if it is done `here`: nobody else can see more of it."""
    told: list[Any] = []
    before = there.revealed
    done = here.revealed != before or not here.asks(seat)
    while done and there.revealed == before and there.asks(seat):
        question = there.agenda[-1]
        assert isinstance(question, Together)
        sealable = [action for action in there.legal(seat) if not question.at_once(action)]
        told += apply_and_tell(there, seat, rng.choice(sealable), eye)
    return told


def check_move(state: State, eye: int | None, seat: int, action: int, rng: Random) -> None:
    """Play one move here and in a position that looks the same, and compare."""
    here, there = state.clone(), state.redeal(eye, rng)
    news = here.news, there.news
    top = state.agenda[-1]
    if seat != eye and isinstance(top, Together) and not top.at_once(action):
        told_here = apply_and_tell(here, seat, action, eye)
        told_there = answer_unseen(here, there, seat, eye, rng)
    elif action in there.legal(seat):
        told_here, told_there = apply_and_tell(here, seat, action, eye), apply_and_tell(there, seat, action, eye)
    else:
        return  # only the owner of a hidden hand could do it
    quiet = (here.news, there.news) == news
    if quiet:
        assert here.view(eye) == there.view(eye), "a public move has told something about what is hidden"
        assert told_here == told_there, "the journal tells something about what is hidden"
    opened = here.revealed != state.revealed  # what was sealed is told when it is opened, and then forgotten
    if here.view(eye) == there.view(eye) and not opened:
        assert unpaired(told_here, eye) == unpaired(told_there, eye), "the journal tells more than the view"


@pytest.mark.parametrize("style", IN_TURN)
@pytest.mark.parametrize("table", [table for table in covering_tables() if not table.options], ids=str)
def test_no_move_of_a_whole_game_tells_a_secret(table: Table, style: str) -> None:
    played = play(table, 31, style)
    rng = Random(31)
    for moment, state in played.at(range(len(played.moves))):
        seat, action = played.moves[moment]
        check_move(state, rng.choice([eye for eye in table.eyes() if eye != seat]), seat, action, rng)


@given(tables(), seeds, styles, st.data())
@examples(20)
def test_a_move_tells_no_secret(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    rng = Random(seed)
    for moment, state in played.at(data.draw(moments(played, 30))):
        if moment < len(played.moves):
            for eye in table.eyes():
                check_move(state, eye, *played.moves[moment], rng)


@given(tables(), seeds, styles)
@examples(10)
def test_the_journal_does_not_change_the_game(table: Table, seed: int, style: str) -> None:
    played = play(table, seed, style)
    silent, told = table.start(seed), table.start(seed)
    told.journal = Journal()
    for seat, action in played.moves:
        silent.apply(seat, action)
        told.apply(seat, action)
    assert told.dump() == silent.dump()
    assert told.journal.events


@given(tables(), seeds, styles)
@examples(10)
def test_who_knows_less_reads_less(table: Table, seed: int, style: str) -> None:
    """Seats read what spectators read; only secrets are added."""
    state = table.start(seed)
    state.journal = Journal()
    for seat, action in play(table, seed, style).moves:
        state.apply(seat, action)
    for told in state.journal.events:
        spectator = plain(told.seen_by(None))
        assert spectator["secret"] == -1 or told.knowers == -1
        for seat in range(table.seats):
            mine = plain(told.seen_by(seat))
            assert mine | {"secret": 0} == spectator | {"secret": 0}
            if not told.knowers >> seat & 1:
                assert mine["secret"] == -1
