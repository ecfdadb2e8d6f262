"""`edubba review`: what it tells of a finished game, and what it does not look at."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import edubba
from edubba.bots import Style
from edubba.cli.measure import random_record
from edubba.cli.review import review
from edubba.cli.voice import Voice
from tests.cli.conftest import Cli

QUICK = Style(width=1, fan=3, arms=2, deals=0, rounds=0.5, breadth=2, look=2)
WORDS = [("fr", ("Précision", "Mieux", "edubba replay")), ("en", ("Accuracy", "Better", "edubba replay"))]


@pytest.mark.parametrize(("lang", "words"), WORDS)
def test_a_game_is_told_with_its_turning_points(lang: str, words: tuple[str, ...]) -> None:
    record = random_record(edubba.load("ginkgopolis"), 2, 3)
    out = StringIO()
    review(record, "game.json", 0, Console(file=out, width=100), Voice(lang), QUICK)
    told = out.getvalue()
    assert all(word in told for word in words)
    assert "▁" in told, "somebody has lost"


def test_a_game_that_goes_on_is_not_judged(cli: Cli, home: Path) -> None:
    record = random_record(edubba.load("uruk"), 2, 3).upto(20)
    record.save(home / "game.json")
    outcome = cli("review game.json")
    assert outcome.code != 0
    assert "not over" in outcome.err
