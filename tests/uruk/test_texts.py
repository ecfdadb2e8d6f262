"""Uruk in words: everything that can happen has a good sentence in every language, and none tells a secret."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import edubba
import edubba.games.uruk as package
from edubba.games.uruk.cards import CARDS
from edubba.games.uruk.game import Uruk
from edubba.games.uruk.talk import SECRETS, THINGS, TOLD
from edubba.kernel import Journal, State, Step
from edubba.kernel.journal import UNKNOWN, Event
from edubba.words import LANGUAGES, MissingWords, UnknownLanguage
from tests.words.typography import slips

GAMES = 30
NAMES = ["Inanna", "Enkidu", "Omar", "Zoé"]
FOLDER = Path(package.__file__).parent
FORMS = re.compile(r"(card|colour|epoch)-\w+\.(?!text|theme)")  # each language has the forms of names it needs
RARE = {"Rob", "forwent"}  # too seldom for random games: tests/words/test_readings.py builds such positions


def uruk() -> Uruk:
    game = edubba.load("uruk")
    assert isinstance(game, Uruk)
    return game


def choose(legal: list[int], rng: Random) -> int:
    """A random player who ends no turn early and founds settlements when that is possible, so that all gets played."""
    verbs = uruk().actions
    settling = [action for action in legal if verbs.verb(action).name == "settle"]
    if settling and rng.random() < 0.5:
        return rng.choice(settling)
    going_on = [action for action in legal if verbs.verb(action).name != "end"]
    return rng.choice(going_on if going_on and rng.random() < 0.9 else legal)


class Told:
    """What was said in some games: which questions were asked and which events happened."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.events: dict[str, list[Event]] = {}


def read_question(state: State) -> None:
    """Prompts and choices of one decision, as everybody at the table reads them."""
    game = uruk()
    names = NAMES[: state.seats]
    for lang in LANGUAGES:
        told_others = game.talk.prompt(state, None, lang, names)
        assert slips(told_others, lang) == []
        assert told_others.endswith(".")
        assert any(names[seat] in told_others for seat in state.to_act)
        for seat in range(state.seats):
            prompt = game.talk.prompt(state, seat, lang, names)
            if seat not in state.to_act:
                assert prompt == told_others
                continue
            assert slips(prompt, lang) == []
            assert prompt.endswith(".")
            assert not any(name in prompt for name in names), "who is asked is addressed, not named"
            legal = state.legal(seat)
            said = [game.talk.describe(state, action, lang, names) for action in legal]
            for text in said:
                assert slips(text, lang) == []
                assert text[0].isupper()
                assert not text.endswith(".")
            assert len(set(said)) == len(said), f"two choices sound alike: {said}"


def read_unseen(state: State, rng: Random) -> None:
    """Nobody reads what he cannot know: all he reads is the same where the hidden things are exchanged."""
    game = uruk()
    for reader in [None, *range(state.seats)]:
        other = state.redeal(reader, rng)
        for lang in LANGUAGES:
            assert game.prompt(state, reader, lang) == game.prompt(other, reader, lang)
            for action in state.legal(reader) if reader is not None else ():
                assert game.describe(state, action, lang) == game.describe(other, action, lang)


@cache
def played(seats: int) -> Told:
    """Whole games, with every question read on the way."""
    told = Told()
    game = uruk()
    for seed in range(GAMES):
        rng = Random(seed)
        state = game.new(seats=seats, seed=seed, options=_options(seed))
        state.journal = Journal()
        while not state.over:
            seat = rng.choice(state.to_act)
            told.questions[type(state.agenda[-1]).__name__] += 1
            # What is asked most often says little new after some dozens of times.
            if told.questions[type(state.agenda[-1]).__name__] < 150 or rng.random() < 0.05:
                read_question(state)
                if rng.random() < 0.1:
                    read_unseen(state, rng)
            state.apply(seat, choose(state.legal(seat), rng))
        for event in state.journal.events:
            told.events.setdefault(event.kind, []).append(event)
    return told


def _options(seed: int) -> dict[str, Any]:
    """Every third game is played with the switches the other way round."""
    flipped = {option.name: not option.default for option in uruk().options if isinstance(option.default, bool)}
    return {**flipped, "scarcity_limit": "per_action"} if seed % 3 == 2 else {}


@pytest.mark.parametrize("seats", uruk().seats)
def test_every_question_of_whole_games_can_be_read(seats: int) -> None:
    assert sum(played(seats).questions.values()) > 5000


@pytest.mark.parametrize("seats", uruk().seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_and_keeps_its_secret(seats: int, lang: str) -> None:
    game = uruk()
    names = NAMES[:seats]
    for kind, events in played(seats).events.items():
        for event in events[:200]:
            for reader in [None, *range(seats)]:
                seen = event.seen_by(reader)
                text = game.narrate(seen, lang, names)
                assert slips(text, lang) == []
                assert text.endswith(".")
                if kind in SECRETS:
                    secret = game.talk.book.say(lang, game.talk.thing("card", event.secret).key)
                    assert (secret in text) == (seen.secret != UNKNOWN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_joins_neighbours(lang: str) -> None:
    game = uruk()
    events = [event for seats in uruk().seats for kind in played(seats).events.values() for event in kind[:50]]
    story = game.talk.story(events, lang, NAMES)
    assert len(story) < len(events)
    for text in story:
        assert slips(text, lang) == []
    paid = [Event("paid-cube", 1, colour, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN) for colour in (0, 0, 3)]
    said = {
        "fr": "Enkidu a payé deux cubes rouges et un cube bleu.",
        "en": "Enkidu paid two red cubes and a blue cube.",
    }
    assert game.talk.story(paid, lang, NAMES) == [said[lang]]


def test_the_games_met_all_questions_and_events() -> None:
    """Otherwise the tests above prove less than they seem to."""
    asking = {kind.__name__ for kind in _steps(Step) if kind.__module__.startswith(package.__name__)}
    met = {name for seats in uruk().seats for name in played(seats).questions}
    assert asking - met <= RARE
    told = {kind for seats in uruk().seats for kind in played(seats).events}
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    kinds = set(re.findall(r'\.(?:tell|whisper)\("([\w-]+)"', source))
    assert len(kinds) > 40
    assert told <= kinds
    assert kinds - told <= RARE


def _steps(kind: type[Any]) -> set[type[Any]]:
    """All kinds of steps that ask something."""
    found = {one for one in kind.__subclasses__() if "options" in vars(one)}
    return found.union(*(_steps(one) for one in kind.__subclasses__()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words_for_both_sides(lang: str) -> None:
    book = uruk().talk.book
    for kind in _steps(Step):
        if kind.__module__.startswith(package.__name__):
            key = "ask" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()
            assert book.needs(lang, key) is not None, key
            assert book.needs(lang, f"{key}.others") is not None, key


def test_both_languages_say_the_same_things() -> None:
    book = uruk().talk.book
    needs = {
        lang: {key: book.needs(lang, key) for key in book.keys(lang) if not FORMS.match(key)} for lang in LANGUAGES
    }
    assert needs["fr"].keys() == needs["en"].keys()
    assert needs["fr"] == needs["en"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms(lang: str) -> None:
    book = uruk().talk.book
    inventions = len(uruk().tables.level)
    kinds = {**THINGS, "card": THINGS["card"][:inventions], "card (event)": THINGS["card"][inventions:]}
    for kind, names in kinds.items():
        start = kind.split()[0]
        forms = [
            {key.partition(".")[2] for key in book.keys(lang) if re.match(f"{start}-{n}(\\.|$)", key)} for n in names
        ]
        assert all(one == forms[0] for one in forms), kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_components(lang: str) -> None:
    book = uruk().talk.book
    data = json.loads((FOLDER / "components.json").read_text(encoding="utf-8"))
    for item in [*data["invention_types"]["items"], *data["event_cards"]["items"]]:
        assert book.say(lang, f"card-{item['id']}") == item["names"][lang]
    for item in data["colours"]:
        assert book.say(lang, f"colour-{item['id']}") == item["names"][lang]
        assert book.say(lang, f"colour-{item['id']}.theme") == item["theme"][lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text(lang: str) -> None:
    texts = [uruk().talk.card_text(card, lang) for card in range(CARDS)]
    for text in texts:
        assert slips(text, lang) == []
        assert text.endswith(".")


def test_card_texts_follow_the_printed_data() -> None:
    talk = Uruk().talk
    assert talk.card_text(5, "fr") == "Prenez un cube rouge dans la réserve."
    talk.printed.gains[5] = 3
    assert talk.card_text(5, "fr") == "Prenez un cube bleu dans la réserve."
    assert talk.card_text(5, "en") == "Take a blue cube from the supply."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_refusal_is_explained(lang: str) -> None:
    edge = {"game.py", "talk.py", "terminal.py", "scene.py"}
    rules = {"turn"}
    for file in FOLDER.glob("*.py"):
        if file.name not in edge:
            rules.update(re.findall(r'"(URU-[A-Z]?[\d.]+)"', file.read_text(encoding="utf-8")))
    assert len(rules) > 35
    for rule in rules:
        text = uruk().explain(rule, lang)
        assert slips(text, lang) == []
        assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_any_action_can_be_explained(lang: str) -> None:
    """Whatever somebody points at, in any position: what it would be, and why it is not allowed now."""
    game = uruk()
    rng = Random(5)
    state = game.new(seats=3, seed=5)
    while not state.over:
        seat = state.to_act[0]
        if rng.random() < 0.05:
            for action in range(game.num_actions):
                assert slips(game.describe(state, action, lang), lang) == []
                rule = state.why_not(seat, action)
                if rule is not None:
                    assert slips(game.explain(rule, lang), lang) == []
        state.apply(seat, choose(state.legal(seat), rng))
    assert game.describe(state, 0, lang)
    assert slips(game.prompt(state, 0, lang), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_score_rows_have_names(lang: str) -> None:
    talk = uruk().talk
    for option in uruk().options:
        name, text = talk.option(option.name, lang)
        assert slips(name, lang) == slips(text, lang) == []
        values = option.values if len(option.values) < 5 else (option.default,)
        assert len({talk.option_value(option.name, value, lang) for value in values}) == len(values)
    for category, _ in uruk().new(seats=2, seed=1).score_sheet(0):
        assert slips(talk.score_row(category, lang), lang) == []


def test_numbers_of_events_mean_something_in_every_language() -> None:
    assert SECRETS.keys() <= {key.removeprefix("told-").removesuffix(".secret") for key in uruk().talk.book.keys("fr")}
    for kind in TOLD:
        assert uruk().talk.book.needs("fr", f"told-{kind}") is not None


def test_a_first_turn_reads_well() -> None:
    game = uruk()
    state = game.new(seats=3, seed=7)
    (seat,) = state.to_act
    assert game.prompt(state, seat, "fr") == "Choisissez une action\u202f; il vous en reste trois."
    assert game.prompt(state, seat, "en") == "Choose an action; you have three left."
    assert game.prompt(state, None, "fr") == f"Joueur {seat + 1} choisit une action\u202f; il lui en reste trois."
    assert game.describe(state, game.parse("end"), "fr") == "Terminer le tour"
    assert game.describe(state, game.parse("make kiln"), "fr") == "Poser le Four"
    assert game.describe(state, game.parse("take sewer"), "en") == "Take the Sewer from the display"


def test_unknown_words_and_languages_are_errors() -> None:
    game = uruk()
    state = game.new(seats=2, seed=1)
    with pytest.raises(UnknownLanguage, match="fr, en"):
        game.prompt(state, 0, "it")
    with pytest.raises(MissingWords, match="why-URU-99-9"):
        game.explain("URU-99.9", "en")
    with pytest.raises(MissingWords, match="told-slept"):
        game.narrate(Event("slept", 0, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN), "en", NAMES)
