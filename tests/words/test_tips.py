"""Whoever asks what a thing is gets an answer: a game that explains its things (`tips.*.ftl`) leaves none out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import edubba
from edubba.kernel import Game, State
from edubba.words import LANGUAGES, talk_of

EXPLAINED = [
    game
    for game in edubba.catalogue().values()
    if any(file.name == "tips.{}.ftl" and Path(str(file).format("en")).exists() for file in talk_of(game).book.files)
]


def positions(game: Game, seats: int) -> Iterator[State]:
    """Every tenth position of a random game, and its end."""
    state, dice, moves = game.new(seats, seed=seats), Random(seats), 0
    while not state.over:
        if moves % 10 == 0:
            yield state
        seat = state.to_act[0]
        state.apply(seat, dice.choice(state.legal(seat)))
        moves += 1
    yield state


def test_some_games_explain_their_things() -> None:
    assert len(EXPLAINED) > 1


@pytest.mark.parametrize("game", EXPLAINED, ids=lambda game: game.name)
def test_everything_on_the_table_is_explained(game: Game) -> None:
    words = {lang: game.catalogue(lang) for lang in LANGUAGES}
    zones, faces = set(), set()
    for seats in (game.seats[0], game.seats[-1]):
        for state in positions(game, seats):
            scene = game.scene(state, 0, "en", ["Anna", "Bob", "Cleo", "Dan", "Eve"][:seats])
            zones |= {zone.id.split(".")[0] for zone in scene.zones}
            faces |= {piece.face for piece in scene.pieces if piece.face}
            faces |= {cell.face for zone in scene.zones for cell in zone.cells if cell.face}
            faces |= {kind for zone in scene.zones for kind in zone.counts}
    for lang, catalogue in words.items():
        assert sorted(zone for zone in zones if not catalogue.places.get(zone)) == [], lang
        found = [key for key in faces if key in catalogue.faces and not catalogue.faces[key].text]
        assert sorted(found) == [], lang
        assert sorted(key for key in faces if key not in catalogue.faces and key not in catalogue.colours) == [], lang
