"""The table in a terminal: it can be drawn for every viewer, says what cards do, and hides what is hidden."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from edubba.games.wayfarers.edge import terminal
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.testing.play import BENT, Player
from edubba.words import LANGUAGES
from tests.wayfarers.given import A, Has, given, wayfarers

NAMES = ["Inanna", "Enkidu", "Omar", "Zoé"]


def drawn(state: WayfarersState, eye: int | None, lang: str, width: int) -> str:
    console = Console(width=width, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as said:
        console.print(terminal.draw(wayfarers(), state.view(eye), NAMES[: state.seats], lang, width))
    return said.get()


@pytest.mark.parametrize("seats", wayfarers().seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_drawn_at_any_time(seats: int, lang: str) -> None:
    game = wayfarers()
    state = game.new(seats, seed=seats, options={"turn_cap": 25})
    assert isinstance(state, WayfarersState)
    player = Player(game, Random(seats), BENT)
    moves = 0
    while not state.over:
        if moves % 25 == 0:
            for width in (80, 140):
                text = drawn(state, 0, lang, width)
                assert NAMES[0] in text
                assert max(len(line) for line in text.splitlines()) <= width
        state.apply(*player.choose(state))
        moves += 1
    assert terminal.facts(state)["rounds"] <= 25
    assert sorted(terminal.turn_order(state)) == list(range(state.places()))
    for fact in terminal.facts(state):
        assert terminal.fact_name(f"fact-{fact}", lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_what_is_in_sight(lang: str) -> None:
    t = given(Has("L01 W13 S06 T08>L01 I03>PS"))
    entries = terminal.glossary(wayfarers(), t.state.view(A), lang)
    assert len(entries) == 20 + 5
    assert all(text.endswith(".") for _, text in entries)


def test_choices_end_with_what_ends_something() -> None:
    t = given(Has(dice="1 2 3"))
    arranged = terminal.arranged(t.state.legal(A))
    assert wayfarers().notation(arranged[-1]) == "rest"
    for action in terminal.of_interest(t.state.view(A), A):
        assert 0 <= action < wayfarers().num_actions
