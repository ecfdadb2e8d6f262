"""The table in a terminal: it can be drawn for every viewer, and says what tiles do."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from edubba.games.teotihuacan.edge import terminal
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.testing.play import BENT, Player
from edubba.words import LANGUAGES
from tests.teotihuacan.given import A, Has, given, teotihuacan

NAMES = ["Citlali", "Itzel", "Omar", "Zoé"]


def drawn(state: TeotihuacanState, eye: int | None, lang: str, width: int) -> str:
    console = Console(width=width, force_terminal=False)
    with console.capture() as said:
        console.print(terminal.draw(teotihuacan(), state.view(eye), NAMES[: state.seats], lang, width))
    return said.get()


@pytest.mark.parametrize("seats", teotihuacan().seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_can_be_drawn_at_any_time(seats: int, lang: str) -> None:
    game = teotihuacan()
    state = game.new(seats, seed=seats, options={"solo.mode": "attack"} if seats == 1 else {})
    assert isinstance(state, TeotihuacanState)
    player = Player(game, Random(seats), BENT)
    moves = 0
    while not state.over:
        if moves % 40 == 0:
            for width in (80, 140):
                text = drawn(state, 0, lang, width)
                assert NAMES[0] in text
                assert max(len(line) for line in text.splitlines()) <= width
        state.apply(*player.choose(state))
        moves += 1
    text = drawn(state, None, lang, 100)
    assert ("apprenti" in text) == (seats == 1), "a score attack is rated"
    assert sorted(terminal.turn_order(state)) == list(range(state.places()))
    for fact in terminal.facts(state):
        assert terminal.fact_name(f"fact-{fact}", lang)
    for number in range(36):
        assert terminal.tally_name(game, number, lang)


def test_a_city_is_drawn_cell_by_cell() -> None:
    t = given(Has(tiles="stone-3 01 10 11; temple-green 04 14 24", cubes="gold 22; wood 02", side="W"))
    lines = drawn(t.state, A, "en", 80).splitlines()
    rows = [line for line in lines if line.startswith("│  1 ")]
    assert rows[0].startswith("│  1   ·S3·☼w·  ·▲G")
    assert "g" in next(line for line in lines if line.startswith("│  3 "))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_what_is_in_sight(lang: str) -> None:
    t = given(Has(worship="W-G10 W-R02"))
    entries = terminal.glossary(teotihuacan(), t.state.view(A), lang)
    assert len(entries) == 6 + 2
    assert all(text for _, text in entries)


def test_choices_end_with_what_ends_something() -> None:
    t = given(Has(worship="W-G10"))
    arranged = terminal.arranged(t.state.legal(A))
    assert teotihuacan().notation(arranged[-1]) == "pass"
    t.do("discs A1 1", "act building", "tile stone-2")
    placements = [teotihuacan().notation(action) for action in terminal.arranged(t.state.legal(A))]
    assert placements[:3] == ["place a1 0", "place a1 1", "place b1 0"]
    for action in terminal.of_interest(t.state.view(A), A):
        assert teotihuacan().notation(action)
