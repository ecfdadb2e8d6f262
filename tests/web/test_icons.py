"""An icon that somebody names and nobody has drawn is found here, not by a player."""

from __future__ import annotations

import os
from random import Random

import pytest

import edubba
from edubba.server import skins
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


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_words_is_drawn(game: str, bundled: dict[str, set[str]]) -> None:
    assert skins.problems(edubba.load(game), FOLDER) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_the_scenes_is_drawn(game: str, bundled: dict[str, set[str]]) -> None:
    """Random games at every number of seats, as everybody sees them."""
    one = edubba.load(game)
    words = one.catalogue(LANGUAGES[0])
    known = bundled["frame"] | bundled[game]
    missing: set[str] = set()
    for seats in one.seats:
        state, dice = one.new(seats=seats, seed=seats), Random(seats)
        for move in range(MOVES // len(one.seats)):
            if state.over:
                break
            seat = state.to_act[0]
            if move % 3 == 0:
                scene = one.scene(state, seat, LANGUAGES[0])
                missing |= set(skins.missing_icons(words, known, scene))
            state.apply(seat, dice.choice(state.legal(seat)))
    assert missing == set()


def test_a_name_that_nobody_has_drawn_is_found(bundled: dict[str, set[str]]) -> None:
    for name in GAMES:
        words = edubba.load(name).catalogue(LANGUAGES[0])
        key, face = next((key, face) for key, face in words.faces.items() if face.icon)
        face.icon = "no-such-thing"
        found = skins.missing_icons(words, bundled["frame"] | bundled[name])
        assert found == [f"face {key}: there is no icon 'no-such-thing'"]
