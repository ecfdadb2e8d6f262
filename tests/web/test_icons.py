"""An icon that somebody names and nobody has drawn is found here, not by a player."""

from __future__ import annotations

import os

import pytest

import edubba
from edubba.host import skins
from edubba.server.pages import FOLDER
from edubba.words import LANGUAGES
from tests.web.test_games import GAMES

MOVES = 120


@pytest.fixture(scope="module")
def bundled() -> dict[str, set[str]]:
    if not (FOLDER / "icons.json").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("the client must be here (CI=true)")
        pytest.skip("needs the client (make web)")
    return skins.bundled_icons(FOLDER)


def test_a_name_that_nobody_has_drawn_is_found(bundled: dict[str, set[str]]) -> None:
    for name in GAMES:
        words = edubba.load(name).catalogue(LANGUAGES[0])
        key, face = next((key, face) for key, face in words.faces.items() if face.icon)
        face.icon = "no-such-thing"
        found = skins.missing_icons(words, bundled["frame"] | bundled[name])
        assert found == [f"face {key}: there is no icon 'no-such-thing'"]
