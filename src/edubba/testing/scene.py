"""Scenes of every game: complete, unambiguous, small, and blind to what their viewer may not know."""

import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import Game, State
from edubba.kernel.pointer import PlainPointer, Pointer
from edubba.kernel.scene import (
    Bar,
    Catalogue,
    Cell,
    Choice,
    Laying,
    Panel,
    Piece,
    Region,
    Scene,
    Scored,
    Tally,
    Zone,
    cell,
    some,
)
from edubba.table.picks import ready
from edubba.testing.paying import picked_at_random
from edubba.testing.play import (
    ANY,
    CURIOUS,
    SOAK,
    Player,
    Table,
    besides,
    covering_tables,
    examples,
    held,
    moments,
    play,
    seeds,
    styles,
    tables,
)
from edubba.words import LANGUAGES, SpokenGame

LARGEST = 32_000  # bytes of JSON
PACKED = 5_500  # bytes as they travel
FREE_HANDLES = ("btn", "n", "seat", "turn")  # families of handles that are no thing on the table
NAMES = ("Inanna", "Enkidu", "Ninsun", "Šamhat", "Utu")
# Every game with the fewest and with the most seats; in a soak with any number of them.
SEAT_COUNTS = [
    table
    for table in covering_tables()
    if not table.options and (SOAK or table.seats in (table.rules.seats[0], table.rules.seats[-1]))
]


def flaws(scene: Scene, legal: Sequence[int]) -> Iterator[str]:
    """All that would confuse a client."""
    zones = {zone.id: zone for zone in scene.zones}
    pieces = {piece.id: piece for piece in scene.pieces}
    things = [*zones, *pieces]
    for name, times in Counter(things).items():
        if times > 1:
            yield f"{name} exists {times} times"
    known = {*things}
    for zone in scene.zones:
        known |= {cell(zone.id, place.id) for place in zone.cells} | {some(zone.id, kind) for kind in zone.counts}
    for piece in scene.pieces:
        if piece.zone not in zones:
            yield f"{piece.id} lies in no zone"
        elif zones[piece.zone].cells and piece.at and cell(piece.zone, piece.at) not in known:
            yield f"{piece.id} lies at {piece.at}, which is no cell of {piece.zone}"
        if piece.on and piece.on not in pieces:
            yield f"{piece.id} lies on nothing"
        if piece.same and piece.same not in known:
            yield f"{piece.id} stands for {piece.same}, which is not there"
    if sorted(choice.id for choice in scene.choices) != sorted(legal):
        yield "the choices are not the legal actions"
    if sum(choice.main for choice in scene.choices) > 1:
        yield "there are two big buttons"
    for heap in scene.tally.heaps if scene.tally is not None else []:
        if heap.h not in known:
            yield f"{heap.h} is not there, but some of it can be picked"
    for bar in scene.barred:
        if bar.h not in known:
            yield f"{bar.h} is not there, but {bar.rule} bars it"
    if scene.laying is not None and scene.laying.zone not in zones:
        yield f"{scene.laying.face} is to be laid into {scene.laying.zone}, which is not there"
    for step in scene.walk:
        yield from (f"{handle} counts, but is not there" for handle in step.h if handle not in known)
    yield from _flaws_of_choices(scene.choices, known)


def _flaws_of_choices(choices: list[Choice], known: set[str]) -> Iterator[str]:
    for choice in choices:
        if not choice.h:
            yield f"{choice.say}: nothing to point at"
        for handle in choice.h:
            if handle not in known and handle.partition(":")[0] not in FREE_HANDLES:
                yield f"{choice.say}: {handle} is not there"
        mine = set(choice.h)
        for other in choices:
            if other is not choice and mine <= set(other.h):
                yield f"{choice.say}: who points at it may mean {other.say}"
        yield from _flaws_of_choices(choice.then, known)


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
    assert len(zlib.compress(text)) <= PACKED
    assert msgspec.json.decode(text, type=Scene) == scene
    other = game.scene(state.redeal(eye, rng), eye, lang, NAMES[: state.seats])
    assert msgspec.json.encode(other) == text, f"the scene of {eye} depends on a secret"
    assert (scene.viewer, scene.over) == (eye, state.over)
    assert [panel.seat for panel in scene.players if panel.to_act] == sorted(state.to_act)
    return scene


def check_tally(table: Table, state: State, seat: int, tally: Tally, rng: Random) -> None:
    """What a tally accepts can be played, pick by pick; what is struck off the engine has taken by itself."""
    question = type(state.agenda[-1]).__name__
    sent = picked_at_random(tally, rng)
    if sent is None:
        return
    after, struck = state.clone(), False
    for action in sent:
        if action in after.legal(seat):
            assert not struck or state.agenda[-1].public(state)
            after.apply(seat, action)
        else:
            struck = True
            assert state.agenda[-1].public(state), f"{question}: {action} of {sent} is refused"
    left = table.rules.scene(after, seat, "en").tally
    assert left is None or left.most <= max(0, tally.most - len(sent)) or after.agenda[-1] is not state.agenda[-1]


def check_run(state: State, seat: int, tally: Tally, rng: Random) -> None:
    """A run that is played one by one is one that the tally accepts."""
    after, picks = state.clone(), Counter[int]()
    offered = {heap.id for heap in tally.heaps}
    while picks.total() < tally.most and after.asks(seat):
        legal = [action for action in after.legal(seat) if action in offered or action == tally.done]
        if not legal:
            return
        action = rng.choice(legal)
        after.apply(seat, action)
        if action == tally.done:
            break
        picks[action] += 1
    if tally.done is not None or picks.total() == tally.most:
        assert ready(tally, picks), (type(state.agenda[-1]).__name__, dict(picks))


def pointer_of(game: Game, state: State) -> Pointer[State]:
    """How choices are pointed at here; a game without a builder has buttons only."""
    assert isinstance(game, SpokenGame)
    if game.builder is None:
        return PlainPointer(game, LANGUAGES[0])
    return game.builder(game, state, None, LANGUAGES[0], ()).pointer()


def check_gestures(game: str, state: State, seat: int, choices: list[Choice]) -> None:
    """What is said to follow a choice is what can be chosen after it."""
    for choice in choices:
        if choice.then:
            after = state.clone()
            after.apply(seat, choice.id)
            brief = besides(game, "BRIEF_GESTURES", False)  # its own tests say what it leaves out
            legal, told = set(after.legal(seat)), {one.id for one in choice.then}
            assert told <= legal if brief else told == legal
            check_gestures(game, after, seat, choice.then)


@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_scenes_of_whole_games(table: Table) -> None:
    played = play(table, 5, CURIOUS)
    rng = Random(str(table))
    for moment, state in played.at([*range(rng.randrange(25), len(played.moves), 25), len(played.moves)]):
        for eye in table.eyes():
            scene = check_scene(table, state, eye, LANGUAGES[moment // 25 % 2], rng)
            if eye is not None:
                check_gestures(table.rules.name, state, eye, scene.choices)


@given(tables(), seeds, styles, st.data())
@examples(8)
def test_scenes_at_any_moment(table: Table, seed: int, style: str, data: st.DataObject) -> None:
    played = play(table, seed, style)
    for _, state in played.at(data.draw(moments(played, 3))):
        for eye in table.eyes():
            check_scene(table, state, eye, data.draw(st.sampled_from(LANGUAGES)), Random(seed))


@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_payments_in_any_order(table: Table) -> None:
    """Every tally of a whole game: what it accepts can be played, what can be played it accepts."""
    game = table.rules
    player = Player(game, Random(9), CURIOUS)
    state = table.start(9)
    asked = ""
    while not state.over:
        seat, action = player.choose(state)
        question = type(state.agenda[-1]).__name__
        if question != asked or player.rng.random() < 0.2:
            tally = game.scene(state, seat, "en").tally
            if tally is not None:
                check_tally(table, state, seat, tally, player.rng)
                check_run(state, seat, tally, player.rng)
        asked = question
        state.apply(seat, action)


@pytest.mark.parametrize("name", held())
def test_a_game_that_knows_tallies_comes_to_one(name: str) -> None:
    """So that the test above has something to test."""
    game = held()[name]
    if type(pointer_of(game, game.new(seed=1))).tally is Pointer.tally:
        return
    for number, table in enumerate([table for table in SEAT_COUNTS if table.game == name] * 12):
        rng = Random(f"{table} {number}")
        player, state = Player(game, rng, CURIOUS), table.start(rng.randrange(1000))
        while not state.over:
            seat, action = player.choose(state)
            if pointer_of(game, state).run(state, seat) is not None:
                return
            state.apply(seat, action)
    raise AssertionError(f"{name}: no tally in any of these games")


@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_choices_say_what_they_bring(table: Table) -> None:
    """A choice is marked exactly if it brings news or ends the game; so nobody loses the way back unwarned.

    What comes to light may end the game as well: that cannot be said beforehand.
    """
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
            if choice.ends == "game" or not choice.news:
                assert (choice.ends == "game") == state.over, choice.say


def unknown_names(scene: Scene, known: Catalogue) -> Iterator[str]:
    """All names in a scene for which a client would look into the catalogue in vain."""
    faces = known.faces.keys() | known.colours.keys()
    shown = {piece.face for piece in scene.pieces}
    marks = {mark for piece in scene.pieces for mark in piece.marks}
    colours: set[str] = set()
    for zone in scene.zones:
        shown |= {place.face for place in zone.cells} | zone.counts.keys()
        marks |= {mark for region in zone.regions for mark in region.marks}
        colours |= {region.colour for region in zone.regions}
    rules = {bar.rule for bar in scene.barred}
    if scene.laying is not None:
        shown |= {scene.laying.face, scene.laying.beside}
        rules |= {*scene.laying.bars, scene.laying.off}
    rows = {row for panel in scene.players for row in panel.sheet} | {step.row for step in scene.walk}
    handles = set(_handles(scene.choices))
    verbs = {handle.removeprefix("btn:") for handle in handles if handle.startswith("btn:")}
    verbs |= {handle.replace(":", "-") for handle in handles if handle.startswith("turn:")}
    for kind, used, there in (
        ("face", shown, faces),
        ("colour", colours, known.colours.keys()),
        ("mark", marks, known.marks.keys()),
        ("rule", rules, known.rules.keys()),
        ("row", rows, known.scores.keys()),
        ("verb", verbs, known.verbs.keys()),
    ):
        yield from (f"{kind} {name}" for name in sorted(used - {""} - there))


def _handles(choices: Sequence[Choice]) -> Iterator[str]:
    for choice in choices:
        yield from choice.h
        yield from _handles(choice.then)


@pytest.mark.parametrize("table", SEAT_COUNTS, ids=str)
def test_everything_shown_is_in_the_catalogue(table: Table) -> None:
    game = table.rules
    words = {lang: game.catalogue(lang) for lang in LANGUAGES}
    played = play(table, 8, CURIOUS)
    for moment, state in played.at([*range(0, len(played.moves), 20), len(played.moves)]):
        known = words[LANGUAGES[moment // 20 % 2]]
        for eye in table.eyes():
            scene = game.scene(state, eye, known.lang)
            assert list(unknown_names(scene, known)) == []
            assert scene.laying is None or known.faces[scene.laying.face].shape


def test_a_name_that_is_not_in_the_catalogue_is_found() -> None:
    """Whatever part of a scene it stands in."""
    badly = Choice(0, "x", ["btn:no-verb"], then=[Choice(1, "y", ["turn:9"])])
    region = Region(["1"], "there", colour="no-colour", marks=["no-mark"])
    zone = Zone("z", "grid", "zone", cells=[Cell("1", face="no-cell")], counts={"no-count": 1}, regions=[region])
    scene = Scene(
        game="g",
        viewer=0,
        over=False,
        turn={},
        prompt="",
        zones=[zone],
        pieces=[Piece("p", "card", "z", face="no-face", marks=["no-sign"])],
        players=[Panel(0, "n", "circle", True, sheet={"no-row": 1})],
        choices=[badly],
        barred=[Bar("p", "no-rule")],
        laying=Laying("no-tile", "z", beside="no-cube", bars={"no-bar": []}, off="no-off"),
        walk=[Scored(seat=0, row="no-step", text="", points=0, h=[])],
    )
    found = [name.partition(" ")[2] for name in unknown_names(scene, Catalogue("g", "1", "en", "G"))]
    names = "bar cell colour count cube face mark off row rule sign step tile verb"
    assert sorted(found) == sorted(["turn-9", *(f"no-{name}" for name in names.split())])


@pytest.mark.parametrize("name", held())
def test_catalogues_agree_in_all_but_their_words(name: str) -> None:
    game = held()[name]
    found = [game.catalogue(lang) for lang in LANGUAGES]
    for one in found:
        assert msgspec.json.decode(msgspec.json.encode(one), type=Catalogue) == one
        assert one.title
        assert all(face.name and face.icon for face in one.faces.values())
        assert {face.colour for face in one.faces.values()} - {""} <= one.colours.keys(), "a colour without a name"
        assert [option.name for option in one.options] == [option.name for option in game.options]
    first, second = found
    for part in ("faces", "colours", "verbs", "marks", "scores", "rules"):
        words, others = getattr(first, part), getattr(second, part)
        assert words.keys() == others.keys(), part
        assert not words or words != others, part
