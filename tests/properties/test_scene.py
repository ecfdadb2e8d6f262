"""Scenes of every game: complete, unambiguous, small, and blind to what their viewer may not know."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import State
from edubba.kernel.scene import Catalogue, Choice, Scene, flaws
from edubba.words import LANGUAGES
from tests.properties.play import (
    ANY,
    CURIOUS,
    Player,
    Table,
    covering_tables,
    examples,
    moments,
    play,
    seeds,
    styles,
    tables,
)

LARGEST = 24_000  # bytes of JSON
NAMES = ("Inanna", "Enkidu", "Ninsun", "Šamhat", "Utu")
SEAT_COUNTS = [table for table in covering_tables() if not table.options]


def check_scene(table: Table, state: State, eye: int | None, lang: str, rng: Random) -> Scene:
    """The scene of one position, after all that can be asked of it."""
    game = table.rules
    before = state.dump()
    scene = game.scene(state, eye, lang, NAMES[: state.seats])
    assert state.dump() == before, "looking has changed the position"
    legal = [] if eye is None else state.legal(eye)
    assert list(flaws(scene, legal)) == []
    text = msgspec.json.encode(scene)
    assert len(text) <= LARGEST
    assert msgspec.json.decode(text, type=Scene) == scene
    other = game.scene(state.redeal(eye, rng), eye, lang, NAMES[: state.seats])
    assert msgspec.json.encode(other) == text, f"the scene of {eye} depends on a secret"
    assert (scene.viewer, scene.over) == (eye, state.over)
    assert [panel.seat for panel in scene.players if panel.to_act] == sorted(state.to_act)
    return scene


def check_gestures(state: State, seat: int, choices: list[Choice]) -> None:
    """What is said to follow a choice is what can be chosen after it."""
    for choice in choices:
        if choice.then:
            after = state.clone()
            after.apply(seat, choice.id)
            assert sorted(after.legal(seat)) == sorted(one.id for one in choice.then)


@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_scenes_of_whole_games(table: Table) -> None:
    played = play(table, 5, CURIOUS)
    rng = Random(str(table))
    for moment, state in played.at([*range(rng.randrange(25), len(played.moves), 25), len(played.moves)]):
        for eye in table.eyes():
            scene = check_scene(table, state, eye, LANGUAGES[moment // 25 % 2], rng)
            if eye is not None:
                check_gestures(state, eye, scene.choices)


@given(tables(), seeds, styles, st.data())
@examples(8)
def test_scenes_at_any_moment(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 3))):
        for eye in table.eyes():
            check_scene(table, state, eye, data.draw(st.sampled_from(LANGUAGES)), Random(seed))


@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_choices_say_what_they_bring(table: Table) -> None:
    """A choice is marked exactly if it brings news or ends the game; so nobody loses the way back unwarned."""
    game = table.rules
    player = Player(game, Random(3), ANY)
    state = table.start(3)
    while not state.over:
        seat, action = player.choose(state)
        choice = None
        if len(state.legal(seat)) > 1 and player.rng.random() < 0.4:
            choice = next(one for one in game.scene(state, seat, "en").choices if one.id == action)
        before = state.news
        state.apply(seat, action)
        if choice is not None:
            assert choice.news == (state.news != before), choice.say
            assert (choice.ends == "game") == state.over, choice.say


@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_everything_shown_is_in_the_catalogue(table: Table) -> None:
    game = table.rules
    words = {lang: game.catalogue(lang) for lang in LANGUAGES}
    played = play(table, 8, CURIOUS)
    for moment, state in played.at(range(0, len(played.moves) + 1, 40)):
        known = words[LANGUAGES[moment // 40 % 2]]
        for eye in table.eyes():
            scene = game.scene(state, eye, known.lang)
            shown = {piece.face for piece in scene.pieces} | {place.face for zone in scene.zones for place in zone.cells}
            shown |= {kind for zone in scene.zones for kind in zone.counts}
            assert shown - {""} <= known.faces.keys() | known.colours.keys()
            assert {mark for piece in scene.pieces for mark in piece.marks} <= known.marks.keys()
            assert {row for panel in scene.players for row in panel.sheet} <= known.scores.keys()
            pressed = {handle for choice in scene.choices for handle in choice.h if handle.startswith("btn:")}
            assert {handle.removeprefix("btn:") for handle in pressed} <= known.verbs.keys()


@pytest.mark.parametrize("table", SEAT_COUNTS[:1], ids=str)
def test_catalogues_agree_in_all_but_their_words(table: Table) -> None:
    found = [table.rules.catalogue(lang) for lang in LANGUAGES]
    for one in found:
        assert msgspec.json.decode(msgspec.json.encode(one), type=Catalogue) == one
        assert one.title
        assert all(face.name and face.icon for face in one.faces.values())
        assert [option.name for option in one.options] == [option.name for option in table.rules.options]
    first, second = found
    for part in ("faces", "colours", "verbs", "marks", "scores", "rules"):
        assert getattr(first, part).keys() == getattr(second, part).keys(), part
        assert getattr(first, part) != getattr(second, part), part
