"""Tabannusi in words: everything that can happen has a good sentence in every language, and none tells a secret."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import edubba.games.tabannusi as package
from edubba.games.tabannusi import terminal
from edubba.games.tabannusi.state import TabannusiState
from edubba.games.tabannusi.talk import SECRETS, TOLD
from edubba.kernel.journal import EVERYBODY, UNKNOWN, Event, Journal
from edubba.words import LANGUAGES
from tests.properties.play import BENT, Player
from tests.tabannusi.given import GAME, Has, given, new
from tests.words.typography import slips

FOLDER = Path(package.__file__).parent
NAMES = ["Inanna", "Enkidu", "Omar", "Zoé"]
FORMS = re.compile(r"colour-\w+\.")  # each language has the forms of names it needs


def read_question(s: TabannusiState) -> None:
    """Prompts and choices of one decision, as everybody at the table reads them."""
    names = NAMES[: s.seats]
    (seat,) = s.to_act
    for lang in LANGUAGES:
        others = GAME.talk.prompt(s, None, lang, names)
        mine = GAME.talk.prompt(s, seat, lang, names)
        said = [GAME.talk.describe(s, action, lang, names) for action in s.legal(seat)]
        for text in [others, mine, *said]:
            assert slips(text, lang) == [], text
        assert names[seat] in others
        assert not any(name in mine for name in names), "who is asked is addressed, not named"
        assert len(set(said)) == len(said), f"two choices sound alike: {said}"
        assert all(text[0].isupper() and not text.endswith(".") for text in said)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_games_read_well(seats: int) -> None:
    s = new(seats, 5)
    s.journal = Journal()
    player = Player(GAME, Random(2), BENT)
    moves = 0
    while not s.over:
        if moves % 3 == 0:
            read_question(s)
        told = len(s.journal.events)
        s.apply(*player.choose(s))
        for event in s.journal.events[told:]:
            for lang in LANGUAGES:
                text = GAME.narrate(event.seen_by(None), lang, NAMES[:seats])
                assert slips(text, lang) == [], text
                assert text.endswith(".")
        moves += 1


def test_both_languages_have_the_same_phrases() -> None:
    found = [{key for key in GAME.talk.book.keys(lang) if not FORMS.match(key)} for lang in LANGUAGES]
    assert found[0] == found[1]


@pytest.mark.parametrize("kind", sorted({*TOLD, *SECRETS, "turn", "last-gold", "bot-reset", "laid-water", "planted"}))
def test_every_event_has_a_sentence(kind: str) -> None:
    for lang in LANGUAGES:
        event = Event(kind, 0, 1, 1, 1, UNKNOWN, EVERYBODY)
        assert GAME.narrate(event, lang, NAMES).endswith(".")
    if kind in SECRETS:
        secret = Event(kind, 0, UNKNOWN, UNKNOWN, UNKNOWN, 3, 1)
        assert "4" in GAME.narrate(secret.seen_by(0), "en", NAMES)
        assert "4" not in GAME.narrate(secret.seen_by(1), "en", NAMES)


def test_every_rule_that_refuses_has_a_reason() -> None:
    named = set()
    for file in FOLDER.glob("*.py"):
        named |= set(re.findall(r'"(TAB-[\w.]+)"', file.read_text(encoding="utf-8")))
    named -= {option.rule for option in GAME.options}
    assert len(named) > 30
    for rule in named:
        for lang in LANGUAGES:
            assert GAME.explain(rule, lang).endswith(".")


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
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
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
