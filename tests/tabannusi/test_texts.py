"""Tabannusi in words, beyond what tests/words asks of every game."""

from __future__ import annotations

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import edubba
from edubba.games.tabannusi.edge import terminal
from edubba.games.tabannusi.edge.talk import SECRETS, TOLD
from edubba.kernel.journal import EVERYBODY, UNKNOWN, Event
from edubba.testing.play import BENT, Player
from edubba.testing.reading import Told, read_on, read_question
from edubba.words import LANGUAGES
from tests.tabannusi.given import GAME, Has, given, new
from tests.tabannusi.test_decrees import built, claim

NAMES = ["Inanna", "Enkidu", "Omar", "Zoé"]


def test_rare_questions_can_be_read() -> None:
    """Harbourmasters, abilities of ships and decrees are out of reach of those who play at random."""
    rich = Has(
        masters="B5, B6, B7, B8, B9", ships="1-1, 1-2, 2-1", dice="yellow, blue, brown, white, green", full="yellow",
        gold=8, markers=9, urban="U01",
    )  # fmt: skip
    fleet = {"1-1": "S05", "1-2": "S11", "2-1": "S12"}
    told = Told()
    for seed in range(6):
        t = given(rich, Has(urban="U02", gold=8), projects={"yellow 1a1": "A"}, ships=fleet, decrees="D05, D06, D07")
        read_on(GAME, t.state, seed, BENT, told)
    asked = {"AnyTile", "Discount", "GardenMarker", "GardenOrMarker", "KeepCard", "PayShip", "SectionChoice"}
    assert asked | {"ShipForFree"} <= told.questions.keys()
    assert {"drew-cards", "ignores-house", "kept-card", "used-master"} <= told.events.keys()
    port = claim("D01", Has(), built(white=3, brown=3))
    houses = claim("D10", Has(ships="2-1, 2-2, 2-3, 3-2", houses="R1-blue, R2-blue"), built(white=3))
    assert (port.asks, houses.asks) == ("PortSpace", "MoveHouse")
    read_question(GAME, port.state)
    read_question(GAME, houses.state)


@pytest.mark.parametrize("kind", sorted({*TOLD, *SECRETS, "turn", "last-gold", "bot-reset", "laid-water", "planted"}))
def test_every_event_has_a_sentence(kind: str) -> None:
    for lang in LANGUAGES:
        event = Event(kind, 0, a=1, b=1, c=1, secret=UNKNOWN, knowers=EVERYBODY)
        assert GAME.narrate(event, lang, NAMES).endswith(".")
    if kind in SECRETS:
        secret = Event(kind, 0, a=UNKNOWN, b=UNKNOWN, c=UNKNOWN, secret=3, knowers=1)
        assert "4" in GAME.narrate(secret.seen_by(0), "en", NAMES)
        assert "4" not in GAME.narrate(secret.seen_by(1), "en", NAMES)


def test_a_cost_in_words() -> None:
    mine = Has(dice="2 brown, yellow", full="yellow, brown", gold=3, markers=3)
    t = given(mine, projects={"yellow 1a1": "A"}).play("build yellow")
    assert GAME.talk.prompt(t.state, 0, "en", NAMES) == "Pay one yellow resource and two brown."
    assert GAME.talk.prompt(t.state, 0, "fr", NAMES) == "Payez une ressource jaune et deux marron."


def test_cards_are_kept_in_words() -> None:
    t = given(Has(masters="B9", urban="U01")).play("master B9")
    for text in [GAME.talk.describe(t.state, action, "en", NAMES) for action in t.state.legal(0)]:
        assert re.fullmatch(r"Keep urbanisation card \d+: \d, \d, \d and \d houses in districts 1 to 4, \d+ VP", text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", edubba.load("tabannusi").seats)
def test_the_table_in_a_terminal(seats: int, lang: str) -> None:
    s = new(seats, 6)
    player = Player(GAME, Random(3), BENT)
    for _ in range(60):
        s.apply(*player.choose(s))
    console = Console(width=110, record=True, file=StringIO())
    console.print(terminal.draw(GAME, s.view(0), NAMES[:seats], lang, 110))
    text = console.export_text()
    assert NAMES[0] in text
    own = s.players[0].urban[0] + 1
    assert f"U{own:02d} " in text
    for other in range(1, seats):
        assert f"U{s.players[other].urban[0] + 1:02d} " not in text, "a secret card"
    assert terminal.arranged([0, 5, 3]) == [3, 5, 0]
    assert len(terminal.glossary(GAME, s.view(0), lang)) == 9
    assert set(terminal.facts(s)) == {"turns", "buildings", "gardens"}
    assert all(terminal.fact_name(f"fact-{fact}", lang) for fact in terminal.facts(s))
    assert all(action < GAME.num_actions for action in terminal.of_interest(s.view(0), 0))
    assert terminal.tally_name(GAME, 0, lang)
    assert terminal.turn_order(s)[0] == s.first
