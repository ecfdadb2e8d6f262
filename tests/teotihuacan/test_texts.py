"""Founders of Teotihuacan in words: everything that can happen has a good sentence in every language."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import edubba.games.teotihuacan as package
from edubba.games.teotihuacan.pieces import WORSHIP_TILES
from edubba.games.teotihuacan.talk import THINGS
from edubba.kernel import Journal, State, Step
from edubba.kernel.journal import Event
from edubba.kernel.option import Value
from edubba.words import LANGUAGES
from tests.teotihuacan.given import teotihuacan
from tests.words.typography import slips

NAMES = ["Citlali", "Itzel", "Omar", "Zoé"]
FOLDER = Path(package.__file__).parent
FORMS = re.compile(r"(material|colour)-\w+\.")  # each language has the forms of names it needs
RARE = {"favour-full", "rival-nothing"}  # too seldom for a few random games


def read_question(state: State) -> None:
    """Prompts and choices of one decision, as everybody at the table reads them."""
    talk = teotihuacan().talk
    names = NAMES[: state.seats]
    seat = state.to_act[0]
    for lang in LANGUAGES:
        others = talk.prompt(state, None, lang, names)
        assert slips(others, lang) == []
        assert others.endswith(".")
        assert names[seat] in others
        prompt = talk.prompt(state, seat, lang, names)
        assert slips(prompt, lang) == []
        assert prompt.endswith(".")
        assert names[seat] not in prompt, "who is asked is addressed, not named"
        said = [talk.describe(state, action, lang, names) for action in state.legal(seat)]
        for text in said:
            assert slips(text, lang) == []
            assert text[0].isupper()
            assert not text.endswith(".")
        assert len(set(said)) == len(said), f"two choices sound alike: {said}"


@cache
def played(seats: int) -> tuple[Counter[str], list[Event]]:
    """Some games, with the questions read on the way and all events."""
    asked: Counter[str] = Counter()
    events: list[Event] = []
    for seed in range(6):
        rng = Random(seed)
        options: dict[str, Value] = {"solo.mode": "attack"} if seats == 1 and seed % 2 else {}
        state = teotihuacan().new(seats=seats, seed=seed, options=options)
        state.journal = Journal()
        while not state.over:
            seat = state.to_act[0]
            name = type(state.agenda[-1]).__name__
            asked[name] += 1
            if asked[name] < 12:
                read_question(state)
            busy = [action for action in state.legal(seat) if action > 1]
            state.apply(seat, rng.choice(busy if busy and rng.random() < 0.9 else state.legal(seat)))
        events += state.journal.events
    return asked, events


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_question_can_be_read(seats: int) -> None:
    assert sum(played(seats)[0].values()) > 300


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_event_can_be_told(seats: int, lang: str) -> None:
    talk = teotihuacan().talk
    names = NAMES[:seats]
    told: Counter[str] = Counter()
    for event in played(seats)[1]:
        told[event.kind] += 1
        if told[event.kind] < 30:
            text = talk.narrate(event, lang, names)
            assert slips(text, lang) == []
            assert text.endswith(".")
            assert text[0].isupper()
    for text in talk.story(played(seats)[1][:400], lang, names):
        assert slips(text, lang) == []


def steps(kind: type[Any]) -> set[type[Any]]:
    """All kinds of steps of this game that ask something."""
    found = {one for one in kind.__subclasses__() if "options" in vars(one)}
    found = found.union(*(steps(one) for one in kind.__subclasses__()))
    return {one for one in found if one.__module__.startswith(package.__name__)}


def test_the_games_met_all_questions_and_events() -> None:
    """Otherwise the tests above prove less than they seem to."""
    met = {name for seats in (1, 2, 3, 4) for name in played(seats)[0]}
    assert {kind.__name__ for kind in steps(Step)} == met
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    kinds = set(re.findall(r'\.tell\("([\w-]+)"', source))
    told = {event.kind for seats in (1, 2, 3, 4) for event in played(seats)[1]}
    assert len(kinds) > 30
    assert told <= kinds
    assert kinds - told <= RARE


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_have_words_too(lang: str) -> None:
    talk = teotihuacan().talk
    for event in (Event("favour-full", 0, -1, -1, -1, -1, -1), Event("rival-nothing", 1, 2, -1, -1, -1, -1)):
        assert slips(talk.narrate(event, lang, NAMES[:1]), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words_for_both_sides(lang: str) -> None:
    book = teotihuacan().talk.book
    for kind in steps(Step):
        key = "ask" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()
        assert book.needs(lang, key) is not None, key
        assert book.needs(lang, f"{key}.others") is not None, key


def test_both_languages_say_the_same_things() -> None:
    book = teotihuacan().talk.book
    keys = {lang: {key for key in book.keys(lang) if not FORMS.match(key)} for lang in LANGUAGES}
    assert keys["fr"] == keys["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_things_are_named(lang: str) -> None:
    book = teotihuacan().talk.book
    for kind, names in THINGS.items():
        said = [book.say(lang, f"{kind}-{name}") for name in names]
        assert len(set(said)) == len(said)
        for text in said:
            assert slips(text, lang) == []
    texts = [teotihuacan().talk.worship_text(tile, lang) for tile in range(WORSHIP_TILES)]
    for start in (0, 12, 24):
        assert len(set(texts[start : start + 12])) == 12, "no pile has two tiles alike"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_refusal_is_explained(lang: str) -> None:
    rules = {"turn"}
    for file in FOLDER.glob("*.py"):
        if file.name in ("game.py", "talk.py"):  # options and faces name the rules that explain them
            continue
        rules.update(re.findall(r'"(TEO-[\d.]+)"', file.read_text(encoding="utf-8")))
    assert len(rules) > 25
    for rule in rules:
        text = teotihuacan().explain(rule, lang)
        assert slips(text, lang) == []
        assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_score_rows_have_names(lang: str) -> None:
    talk = teotihuacan().talk
    for option in teotihuacan().options:
        name, text = talk.option(option.name, lang)
        assert slips(name, lang) == slips(text, lang) == []
        assert len({talk.option_value(option.name, value, lang) for value in option.values}) == len(option.values)
    for seats in (1, 2):
        for category, _ in teotihuacan().new(seats=seats, seed=1).score_sheet(0):
            assert slips(talk.score_row(category, lang), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_action_can_be_described_at_any_time(lang: str) -> None:
    game = teotihuacan()
    state = game.new(seats=2, seed=2)
    rng = Random(2)
    moves = 0
    while not state.over:
        if moves % 60 == 0:
            for action in range(game.num_actions):
                assert slips(game.describe(state, action, lang), lang) == []
        state.apply(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        moves += 1
    assert game.describe(state, 0, lang)


def test_names_of_the_rival() -> None:
    talk = teotihuacan().talk
    assert talk.player(1, "en", ["Zoé"]) == "Rival"
    assert talk.player(1, "en", ["Zoé", "Omar"]) == "Omar"
