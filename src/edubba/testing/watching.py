"""What is shown of a move while it happens: in its order, up to the position where it ends, and nothing hidden."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import Journal
from edubba.kernel.journal import Event
from edubba.kernel.plain import plain
from edubba.kernel.watch import Glimpse, watch
from edubba.table.log import tell
from edubba.testing.play import STYLES, Played, Table, covering_tables, examples, moments, play, seeds, styles, tables
from edubba.testing.scene import NAMES, flaws
from edubba.testing.secrets import WINDOWS
from edubba.words import LANGUAGES, talk_of

EVERY_SEAT_COUNT = [table for table in covering_tables() if not table.options and table.version is None]
PROBED = 8  # glimpses of a game that are looked at closely


def watched(played: Played) -> Iterator[tuple[list[Event], list[Glimpse]]]:
    """A whole game, move by move: what was told of each, and what there was to see."""
    state = played.table.start(played.seed)
    for seat, action in played.moves:
        glimpses = watch(state, seat, action)
        assert state.journal is not None
        events, state.journal = state.journal.events, None
        yield events, glimpses


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("table", EVERY_SEAT_COUNT, ids=str)
def test_watching_is_playing(table: Table, style: str) -> None:
    """Who watches sees the game that is played, each move in its order and to its end: steps of clones are steps."""
    played = play(table, 11, style)
    state = table.start(11)
    seen = 0
    for (seat, action), (events, glimpses) in zip(played.moves, watched(played), strict=True):
        state.journal = Journal()
        state.apply(seat, action)
        assert plain(state.journal.events) == plain(events)
        told = [glimpse.told for glimpse in glimpses]
        assert told == sorted(set(told))
        assert (told or [0])[-1] == len(events), "something that was told is never shown"
        assert not glimpses or glimpses[-1].state.dump() == state.dump(), "it ends elsewhere than the move"
        seen += len(glimpses)
    assert seen


@pytest.mark.parametrize("table", EVERY_SEAT_COUNT, ids=str)
def test_in_the_midst_of_a_move_nothing_hidden_is_shown(table: Table) -> None:
    """There is a sound scene for everybody, in which nobody is asked; and it rests on nothing that is hidden."""
    rng = Random(17)
    every = [glimpse for _, glimpses in watched(play(table, 17, "curious")) for glimpse in glimpses[:-1]]
    game = table.rules
    for glimpse in rng.sample(every, min(PROBED, len(every))):
        before = glimpse.state.dump()
        for eye in table.eyes():
            lang = rng.choice(LANGUAGES)
            scene = game.scene(glimpse.state, eye, lang, NAMES[: table.seats])
            assert not list(flaws(scene, [] if eye is None else glimpse.state.legal(eye)))
            other = glimpse.state.redeal(eye, rng)
            for window in ("view", "to_act", "scene"):
                look = WINDOWS[window]
                assert look(game, other, eye, lang) == look(game, glimpse.state, eye, lang), f"{window} of {eye}"
        assert glimpse.state.dump() == before, "looking has changed it"


@given(tables(), seeds, styles, st.data())
@examples(12)
def test_what_is_seen_of_a_move_tells_no_secret(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    """The same move in a position that looks the same is seen to happen alike, unless something new comes to light."""
    played = play(table, seed, style)
    rng = Random(seed)
    for moment, state in played.at(data.draw(moments(played, 30))):
        if moment == len(played.moves):
            continue
        seat, action = played.moves[moment]
        for eye in table.eyes():
            here, there = state.clone(), state.redeal(eye, rng)
            if action not in there.legal(seat):
                continue  # only the owner of a hidden hand could do it
            news = here.news
            shown, also = watch(here, seat, action), watch(there, seat, action)
            if here.news == news:
                assert [one.told for one in shown] == [one.told for one in also]
                assert [one.state.view(eye) for one in shown] == [one.state.view(eye) for one in also]


@given(tables(), seeds, styles, st.sampled_from(LANGUAGES))
@examples(4)
def test_each_line_of_the_log_has_its_moment(table: Table, seed: int, style: str, lang: str) -> None:
    """Lines count the events that they tell, so that each finds the moment when it was true."""
    events = [event for told, _ in watched(play(table, seed, style)) for event in told]
    lines = tell(talk_of(table.rules), events, lang, NAMES[: table.seats])
    counts = [line.told for line in lines]
    assert counts == sorted(set(counts))
    assert counts[-1] == len(events)
    later = tell(talk_of(table.rules), events[counts[0] :], lang, NAMES[: table.seats], first=1, before=counts[0])
    assert later == lines[1:]
