"""A slip that costs much is asked about: every answer that does without something says what it gives away."""

from __future__ import annotations

from random import Random

import pytest

from edubba.kernel import State
from edubba.testing.play import ANY, BENT, Player, Table, besides, covering_tables, held
from edubba.testing.reading import question_key, questions, read_well
from edubba.testing.scene import pointer_of
from edubba.words import LANGUAGES, talk_of

TABLES = [table for table in covering_tables() if not table.options]


def leaves_something(table: Table, state: State, seat: int, action: int) -> bool:
    """True if this is the answer of who wants no more, although there is more to have: the big button, but for the end
    of a run of picks, for questions where to stop is as good as to go on, and for what can be done later as well."""
    pointer = pointer_of(table.rules, state)
    run = pointer.run(state, seat)
    if not pointer.is_main(state, action) or (run is not None and run.done == action):
        return False
    if type(state.agenda[-1]).__name__ in besides(table.game, "STOPS", set()):
        return False
    verbs = {table.rules.actions.verb(other).name for other in state.legal(seat) if other != action}
    return bool(verbs - besides(table.game, "CAN_WAIT", set()))


@pytest.mark.parametrize("style", [ANY, BENT])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_who_wants_no_more_is_told_what_he_gives_up(table: Table, style: str) -> None:
    """At every question of a whole game. Whoever is asked about a slip had something better to do."""
    player = Player(table.rules, Random(str(table)), style)
    state = table.start(11)
    while not state.over:
        seat, action = player.choose(state)
        step, legal = state.agenda[-1], state.legal(seat)
        given = {one: step.gives_up(state, seat, one) for one in legal}
        for one in legal:
            if leaves_something(table, state, seat, one):
                assert given[one] > 0, f"{type(step).__name__}: {table.rules.notation(one)}"
        run = pointer_of(table.rules, state).run(state, seat)
        assert run is None or not given.get(run.done or 0), "who ends a run of picks is not asked"
        assert min(given.values()) == 0, f"{type(step).__name__}: nothing can be done without a question"
        state.apply(seat, action)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_choices_say_what_they_give_up(table: Table) -> None:
    """A choice has a sentence for it exactly if the rules say that it gives something up."""
    game = table.rules
    player = Player(game, Random(str(table)), BENT)
    state = table.start(12)
    while not state.over:
        seat, action = player.choose(state)
        step, legal = state.agenda[-1], state.legal(seat)
        if player.rng.random() < 0.3 and any(step.gives_up(state, seat, one) for one in legal):
            for lang in LANGUAGES:
                choices = game.scene(state, seat, lang).choices
                for choice in choices:
                    assert bool(choice.gives_up) == (step.gives_up(state, seat, choice.id) > 0), choice.say
                read_well([choice.gives_up for choice in choices if choice.gives_up], lang)
        state.apply(seat, action)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", held())
def test_every_question_that_can_give_up_has_words_for_it(name: str, lang: str) -> None:
    game = held()[name]
    book = talk_of(game).book
    for question in questions(game):
        key = f"{question_key(question.__name__)}.gives-up"
        assert (book.needs(lang, key) is not None) == ("gives_up" in vars(question)), key
