"""A skin is sound, and an icon that somebody names and nobody has drawn is found here, not by a player."""

from __future__ import annotations

import os

import pytest

from edubba.host.skins import drawn_for, missing_icons, problems
from edubba.server.pages import FOLDER
from edubba.testing.play import CURIOUS, Table, held, play
from edubba.testing.scene import SEAT_COUNTS
from edubba.words import LANGUAGES

EVERY = 12  # moves between two looks


@pytest.fixture(scope="module")
def client() -> None:
    """The built client: it has the icons that every game may use."""
    if not (FOLDER / "icons.json").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("the client must be here (CI=true)")
        pytest.skip("needs the client (make web)")


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("name", held())
def test_the_skin_is_sound_and_has_every_icon_of_the_words(name: str) -> None:
    assert problems(held()[name], FOLDER) == []


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_every_icon_of_the_scenes_is_drawn(table: Table) -> None:
    """As those see them who must decide."""
    game = table.rules
    words, known = game.catalogue(LANGUAGES[0]), drawn_for(game, FOLDER)
    played = play(table, 3, CURIOUS)
    missing: set[str] = set()
    for _, state in played.at(range(0, len(played.moves), EVERY)):
        missing |= set(missing_icons(words, known, game.scene(state, state.to_act[0], LANGUAGES[0])))
    assert missing == set()
