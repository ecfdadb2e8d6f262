"""Hidden information is a property: a redealt position is one that the seat cannot tell from the real one.

That alone would pass if `redeal` were `clone`. So everything hidden must be dealt anew, what is dealt must depend on
nothing hidden, what a seat has seen must stay true (`secrets.py`), and the real position must be one among those that
could be dealt, neither rarer nor more frequent than chance makes it. `tests/mutants` proves that these properties kill.
"""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.testing.play import (
    BRIEF,
    CURIOUS,
    SEALED,
    SOAK,
    Table,
    check,
    covering_tables,
    examples,
    held,
    hidden,
    moments,
    play,
    play_on,
    seeds,
    styles,
    tables,
)
from edubba.testing.secrets import check_redeal, no_move_tells, nobody_can_tell, nothing_is_forgotten
from edubba.testing.survey import OPEN, survey

USUAL = [table for table in covering_tables() if not table.options]
# In a brief run one number of seats of each game will do: another run takes all of them.
SEEN = [table for table in USUAL if not BRIEF or table.seats == table.rules.seats[len(table.rules.seats) // 2]]


@pytest.mark.parametrize("table", SEEN, ids=str)
def test_nobody_can_tell_what_is_hidden(table: Table) -> None:
    for case in nobody_can_tell(table):
        case.hold()


@pytest.mark.parametrize("table", SEEN, ids=str)
def test_no_move_tells_what_is_hidden(table: Table) -> None:
    for case in no_move_tells(table):
        case.hold()


@pytest.mark.parametrize("table", SEEN, ids=str)
def test_nothing_seen_is_forgotten(table: Table) -> None:
    for case in nothing_is_forgotten(table):
        case.hold()


@pytest.mark.parametrize("game", held())
def test_every_kind_of_secret_is_looked_at(game: str) -> None:
    """At each number of seats; so none of the properties above is true for want of a case."""
    for table in [table for table in SEEN if table.game == game]:
        kinds = hidden(table, table.start(0), None).keys() - {SEALED}
        assert kinds <= survey(table).sights.keys(), table
        assert survey(table).sights[OPEN]
        assert survey(table).passages or not kinds


@pytest.mark.parametrize("table", covering_tables(), ids=str)
def test_a_seat_cannot_tell_a_redealt_position(table: Table) -> None:
    played = play(table, 5, CURIOUS)
    rng = Random(str(table))
    apart = 70 if table.options else 200  # with the usual options much more is looked at above
    for _, state in played.at(range(rng.randrange(40), len(played.moves) + 1, apart)):
        for eye in table.eyes():
            check_redeal(table, state, eye, rng)


@given(tables(), seeds, styles, st.data())
@examples(20)
def test_no_seat_can_tell_at_any_moment(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 5))):
        for eye in table.eyes():
            check_redeal(table, state, eye, Random(seed))


@given(tables(), seeds, styles, st.data())
@examples(8)
def test_a_redealt_position_can_be_played_on(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    eye = data.draw(st.sampled_from(table.eyes()))
    for moment, state in played.at(data.draw(moments(played, 2))):
        other = state.redeal(eye, Random(seed))
        for _ in play_on(table, other, moment, style):
            check(table)(other)
            assert not other.real
        assert other.over


def quantity(secrets: dict[str, list[int]], weights: Random) -> float:
    """One number that stands for all hidden things."""
    return sum(number * weights.random() for numbers in secrets.values() for number in numbers)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_the_real_deal_is_one_of_many(table: Table) -> None:
    """Before the first move all deals that a seat cannot tell apart are equally likely: the real one and the redealt.

    So its rank among nine redealt ones is each of ten as often; a redeal that favours something, however little it
    has to do with the real deal, bends this. And the real deal comes again no more often than another.
    """
    games, others = 5000 if SOAK else 60 if BRIEF else 140, 9
    for eye in (0, None):
        if not any(hidden(table, table.start(0), eye).values()):
            continue  # a game whose decks have no order hides nothing before somebody looks into one
        ranks = [0] * (others + 1)
        same_as_real = same_as_another = 0
        for seed in range(games):
            state = table.start(seed)
            rng = Random(seed)
            secrets = [hidden(table, state.redeal(eye, rng), eye) for _ in range(others)]
            real = hidden(table, state, eye)
            mine = quantity(real, Random(seed))
            theirs = [quantity(secret, Random(seed)) for secret in secrets]
            # Among equals, frequent where little is hidden, each place is as likely.
            ranks[sum(one < mine for one in theirs) + rng.randint(0, theirs.count(mine))] += 1
            same_as_real += real == secrets[0]
            same_as_another += secrets[0] == secrets[1]
        expected = games / len(ranks)
        chi_square = sum((count - expected) ** 2 / expected for count in ranks)
        assert chi_square < 35, f"{ranks}: less likely than 1 in 10,000 by chance"
        assert abs(same_as_real - same_as_another) <= 5 * (same_as_another + 1) ** 0.5
