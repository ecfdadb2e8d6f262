"""Ginkgopolis in words: everything that can happen has a good sentence in every language, and none tells a secret."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import edubba.games.ginkgopolis as package
from edubba.games.ginkgopolis.game import Ginkgopolis
from edubba.games.ginkgopolis.pieces import ALL_CARDS, CARDS, LETTERS
from edubba.games.ginkgopolis.talk import SECRETS
from edubba.kernel import Journal, State, Step
from edubba.kernel.journal import UNKNOWN, Event
from edubba.words import LANGUAGES
from tests.ginkgopolis.given import A, B, Building, Has, ginkgopolis, given, given_solo
from tests.words.typography import slips

GAMES = 8
NAMES = ["Nell", "Fanny", "Maïlys", "Zoé", "Omar"]
FOLDER = Path(package.__file__).parent
FORMS = re.compile(r"(colour|role|trigger|good)-\w+\.(?!theme)")  # each language has the forms of names it needs
RARE_STEPS = {"MakeRoom", "ChooseColumn", "ChooseRow"}  # read below, in a position that is built for it
RARE_EVENTS = {"hal-idle", "hal-fails", "lost-tiles", "lost-resources", "all-placed"}


class Told:
    """What was said in some games: which questions were asked and which events happened."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.events: dict[str, list[Event]] = {}


def read_question(state: State) -> None:
    """Prompts and choices of one decision, as everybody at the table reads them."""
    game = ginkgopolis()
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
            said = [game.talk.describe(state, action, lang, names) for action in state.legal(seat)]
            for text in said:
                assert slips(text, lang) == []
                assert text[0].isupper()
                assert not text.endswith(".")
            if type(state.agenda[-1]).__name__ != "Draft":  # there copies of a character are alike
                assert len(set(said)) == len(said), f"two choices sound alike: {said}"


@cache
def played(seats: int) -> Told:
    """Whole games, with every question read on the way."""
    told = Told()
    game = ginkgopolis()
    for seed in range(GAMES):
        rng = Random(seed)
        state = game.new(seats=seats, seed=seed, options=_options(seats, seed))
        state.journal = Journal()
        while not state.over:
            seat = rng.choice(state.to_act)
            question = type(state.agenda[-1]).__name__
            told.questions[question] += 1
            if told.questions[question] < 60 or rng.random() < 0.05:
                read_question(state)
            state.apply(seat, rng.choice(state.legal(seat)))
        for event in state.journal.events:
            told.events.setdefault(event.kind, []).append(event)
    return told


def _options(seats: int, seed: int) -> dict[str, Any]:
    if seats > 1:
        return {"setup": "initiation"} if seed % 3 == 2 else {}
    levels = {"hal.level": "expert"} if seed % 2 else {}
    return levels | ({"hal.card_from": "hand", "hal.pays_additional_costs": True} if seed % 3 == 1 else {})


@pytest.mark.parametrize("seats", ginkgopolis().seats)
def test_every_question_of_whole_games_can_be_read(seats: int) -> None:
    assert sum(played(seats).questions.values()) > 300


@pytest.mark.parametrize("seats", ginkgopolis().seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_and_keeps_its_secret(seats: int, lang: str) -> None:
    game = ginkgopolis()
    names = NAMES[:seats]
    for kind, events in played(seats).events.items():
        for event in events[:60]:
            for reader in [None, *range(seats)]:
                seen = event.seen_by(reader)
                text = game.narrate(seen, lang, names)
                assert slips(text, lang) == []
                assert text.endswith(".")
                if kind in SECRETS:
                    assert (text != game.narrate(event.seen_by(None), lang, names)) == (seen.secret != UNKNOWN)
        assert all(slips(text, lang) == [] for text in game.talk.story(events[:60], lang, names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_story_joins_neighbours(lang: str) -> None:
    given_back = [Event("gave-back", 1, tile, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN) for tile in (3, 24, 59)]
    said = {
        "fr": "Fanny a remis en jeu les tuiles rouge 4, bleue 5 et jaune 20, pour 1 PR chacune.",
        "en": "Fanny gave back red 4, blue 5 and yellow 20, for a point each.",
    }
    assert ginkgopolis().talk.story(given_back, lang, NAMES) == [said[lang]]


def test_the_games_met_all_questions_and_events() -> None:
    """Otherwise the tests above prove less than they seem to."""
    asking = {kind.__name__ for kind in _steps(Step) if kind.__module__.startswith(package.__name__)}
    met = {name for seats in ginkgopolis().seats for name in played(seats).questions}
    assert asking - met <= RARE_STEPS
    told = {kind for seats in ginkgopolis().seats for kind in played(seats).events}
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    kinds = set(re.findall(r'\.(?:tell|whisper)\("([\w-]+)"', source))
    assert len(kinds) > 35
    assert told <= kinds
    assert kinds - told <= RARE_EVENTS


@pytest.mark.parametrize("kind", sorted(RARE_EVENTS))
def test_rare_events_can_be_told(kind: str) -> None:
    for lang in LANGUAGES:
        for count in (1, 2):
            text = ginkgopolis().narrate(Event(kind, 1, count, 3, 4, UNKNOWN, UNKNOWN), lang, NAMES[:1])
            assert slips(text, lang) == []
            assert text.endswith(".")


def test_the_rare_case_of_the_token_can_be_read() -> None:
    buildings = [Building("R10", (-1, 2), 1, B), Building("R12", (-1, 3), 1, B), Building("R14", (1, 2), 1, B)]
    tokens = {"A": (0, 3), "B": (0, 2), "C": (1, 3)}
    t = given(Has(stock=1, tiles="Y10"), Has(), city=buildings, tokens=tokens).resolve(A, "B", "Y10")
    for answer in ("room A", "column -2", "row 3"):
        read_question(t.state)
        t.play(answer)


def test_hal_is_called_hal() -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(), "A", [Building("B10", (0, 2), 2, A)], next_tiles="R12")
    t.listen().plays(A, "card Y01")
    prompt = ginkgopolis().talk.prompt(t.state, A, "en", ["Nell"])
    assert prompt == "Choose for Hal the new place of urbanization token A, beside the new building."
    t.play("side north")
    story = ginkgopolis().talk.story(t.journal.events, "en", ["Nell"])
    steps = [
        "Hal reveals urbanization card A.",
        "Hal draws the red 12 tile.",
        "Hal built red 12 in the place of token A; he has 24 resources left.",
        "Token A went to column -1, row 3.",
        "Hal gained three points.",
    ]
    assert [text for text in story if text in steps] == steps


def _steps(kind: type[Any]) -> set[type[Any]]:
    """All kinds of steps that ask something."""
    found = {one for one in kind.__subclasses__() if "options" in vars(one)}
    return found.union(*(_steps(one) for one in kind.__subclasses__()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words_for_both_sides(lang: str) -> None:
    book = ginkgopolis().talk.book
    for kind in _steps(Step):
        if kind.__module__.startswith(package.__name__):
            key = "ask" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()
            assert book.needs(lang, key) is not None, key
            assert book.needs(lang, f"{key}.others") is not None, key


def test_both_languages_say_the_same_things() -> None:
    book = ginkgopolis().talk.book
    keys = {lang: {key for key in book.keys(lang) if not FORMS.match(key)} for lang in LANGUAGES}
    assert keys["fr"] == keys["en"]
    for key in keys["fr"]:
        assert book.needs("fr", key) == book.needs("en", key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    talk = ginkgopolis().talk
    names = [talk.card_name(card, lang) for card in range(CARDS)]
    assert len(set(names)) == CARDS
    for card in range(ALL_CARDS):
        for text in (talk.card_name(card, lang), talk.card_text(card, lang)):
            assert slips(text, lang) == []
        assert talk.card_text(card, lang).endswith(".")
    assert talk.card_name(LETTERS, lang).endswith("A")


def test_card_texts_follow_the_printed_data() -> None:
    talk = Ginkgopolis().talk
    assert talk.card_text(0, "fr") == "Exploiter\u00a0: gagnez 1 ressource."
    talk.printed.bonus[0] = 2 << 16
    assert talk.card_text(0, "en") == "Exploit: gain 2 tiles."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_refusal_is_explained(lang: str) -> None:
    edge = {"game.py", "talk.py", "terminal.py", "scene.py", "pointer.py"}
    rules = {"turn"}
    for file in FOLDER.glob("*.py"):
        if file.name not in edge:
            rules.update(re.findall(r'"(GIN-[A-Z]?[\d.]+[a-z]?)"', file.read_text(encoding="utf-8")))
    assert len(rules) > 9
    for rule in rules:
        text = ginkgopolis().explain(rule, lang)
        assert slips(text, lang) == []
        assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_score_rows_have_names(lang: str) -> None:
    game = ginkgopolis()
    for option in game.options:
        name, text = game.talk.option(option.name, lang)
        assert slips(name, lang) == slips(text, lang) == []
        for value in option.values if not isinstance(option.values, range) else ():
            assert slips(game.talk.option_value(option.name, value, lang), lang) == []
    for row, _ in game.new(seats=2, seed=1).score_sheet(0):
        assert slips(game.talk.score_row(row, lang), lang) == []
