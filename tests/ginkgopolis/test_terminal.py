"""The table of Ginkgopolis in a terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import edubba
from edubba.games.ginkgopolis.edge import terminal
from edubba.games.ginkgopolis.rules.pieces import CARD, SIDE, TILE
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.testing.play import Table, play
from edubba.words import LANGUAGES
from tests.ginkgopolis.given import A, B, Building, Has, ginkgopolis, given, given_solo

NAMES = ["Nell", "Fanny", "Maïlys", "Zoé", "Omar"]


def screen(state: GinkgopolisState, eye: int | None, lang: str, width: int = 120) -> str:
    paper = StringIO()
    names = NAMES[: state.seats]
    Console(width=width, file=paper).print(terminal.draw(ginkgopolis(), state.view(eye), names, lang, width))
    return paper.getvalue()


@pytest.mark.parametrize("seats", edubba.load("ginkgopolis").seats)
def test_whole_games_can_be_drawn(seats: int) -> None:
    table = Table("ginkgopolis", seats)
    played = play(table, 6, "curious")
    rng = Random(6)
    for moment, state in played.at([*range(0, len(played.moves), 47), len(played.moves)]):
        assert isinstance(state, GinkgopolisState)
        lang = LANGUAGES[moment % 2]
        for eye in table.eyes():
            shown = screen(state, eye, lang, (60, 100, 160)[moment % 3])
            other = state.redeal(eye, rng)
            assert shown == screen(other, eye, lang, (60, 100, 160)[moment % 3])
            assert all(name in shown for name in NAMES[:seats])
            for text in terminal.glossary(ginkgopolis(), state.view(eye), lang):
                assert text[1].endswith(".")


def test_buildings_tokens_hand_and_tiles_are_shown() -> None:
    t = given(Has(hand="R01 A B C", tiles="Y12"), Has(), city=[Building("B10", (0, 2), 3, B, True)])
    shown = screen(t.state, A, "en")
    assert "◆10×3②⚑" in shown
    assert "(A)" in shown
    assert "★12" in shown
    assert "★12" not in screen(t.state, B, "en")
    assert "★12" not in screen(t.state, None, "en")


def test_characters_are_shown_in_front_of_their_player() -> None:
    t = given(Has(cards="P-01 P-03"), Has(), exact=False)
    for eye in (A, B, None):
        shown = screen(t.state, eye, "en")
        assert "bio-technician" in shown
        assert "bio-engineer" in shown


def test_hal_has_a_panel_of_his_own() -> None:
    t = given_solo()
    assert "Hal" in screen(t.state, A, "fr")
    assert terminal.turn_order(t.state) == [0, 1]


def test_what_is_done_comes_first_and_what_may_puzzle_is_known() -> None:
    t = given(Has(hand="R01 A B C", tiles="Y12"), Has())
    assert terminal.arranged([0, 2, CARD + 3, CARD]) == [CARD, CARD + 3, 0, 2]
    puzzling = terminal.of_interest(t.state.view(A), A)
    assert {CARD, TILE + 51, SIDE} <= set(puzzling)
    assert set(terminal.facts(t.state)) == {"rounds", "buildings", "highest"}
    for lang in LANGUAGES:
        for fact in terminal.facts(t.state):
            assert terminal.fact_name(f"fact-{fact}", lang)
        for title, (_, kinds) in terminal.TALLIES.items():
            assert terminal.fact_name(f"tally-{title}", lang)
            assert all(terminal.fact_name(f"count-{kind}", lang) for kind in kinds)
    assert terminal.tally_name(ginkgopolis(), 20, "en") == "blue 1"
