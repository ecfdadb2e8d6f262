"""Whoever asks what a thing is gets an answer: no piece, cell, zone or sign of any golden game is left out.

Every position is looked at with EDUBBA_SOAK=1; else some of every game, never the same ones. What the page makes of the
words, tests/web/legible.js asks of everything it can see.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import edubba
from edubba.kernel.scene import BACK, Badge, Scene
from edubba.words import LANGUAGES
from tests.records.golden import records

GAMES = sorted(edubba.catalogue())
EVERY = 1 if os.environ.get("EDUBBA_SOAK") == "1" else 23


def scenes(game: str) -> Iterator[Scene]:
    """From the eyes of who decides, and of somebody who watches."""
    for number, record in enumerate(records(game)):
        last = len(record.moves)
        for moves, state in enumerate(record.positions()):
            if moves == last or moves % EVERY == number % EVERY:
                eye = state.to_act[0] if moves % 2 and state.to_act else None
                yield record.game.scene(state, eye, "en")


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_is_explained(game: str) -> None:
    zones, signs, marks, labels = set[str](), set[str](), set[str](), set[str]()
    things, noted = set[str](), set[str]()  # of which nothing is said at this moment, of which something is

    def see(badges: list[Badge]) -> None:
        signs.update(badge.icon for badge in badges if badge.icon)

    for scene in scenes(game):
        for zone in scene.zones:
            zones.add(zone.id.split(".")[0])
            things.update(cell.face for cell in zone.cells if cell.face)
            things.update(kind for kind in zone.counts if not kind.startswith(BACK))
            marks.update(mark for region in zone.regions for mark in region.marks)
            assert zone.name, zone
        for piece in scene.pieces:
            if piece.face:
                (noted if piece.note else things).add(piece.face)
            marks.update(piece.marks)
            see(piece.badges)
        for choice in scene.choices:
            see(choice.brings + choice.effect)
        for panel in scene.players:
            labels.update(f"{stat.icon}: {stat.label}" for stat in panel.stats)
    assert zones
    assert things
    assert all(label.partition(": ")[2] for label in labels), labels
    without = dict[str, list[str]]()
    for lang in LANGUAGES:
        words = edubba.load(game).catalogue(lang)
        for thing in sorted(things | noted):
            face = words.faces.get(thing)
            see(face.effect if face else [])
            if thing not in words.colours and not (face and face.name and (face.text or thing not in things)):
                without.setdefault(lang, []).append(thing)
        known = words.faces.keys() | words.colours.keys() | words.signs.keys()
        known |= {colour.icon for colour in words.colours.values()}
        named = {sign for sign in signs if sign in words.signs and not words.signs[sign].title}
        without.setdefault(lang, []).extend(
            [f"zone {zone}" for zone in sorted(zones) if not words.places.get(zone)]
            + [f"sign {sign}" for sign in sorted((signs - known) | named)]
            + [f"mark {mark}" for mark in sorted(marks) if not words.marks.get(mark)]
        )
    assert without == {lang: [] for lang in LANGUAGES}
