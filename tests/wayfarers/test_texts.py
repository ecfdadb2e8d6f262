"""Wayfarers in words: everything that can happen has a good sentence in every language, and none tells a secret."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import edubba.games.wayfarers as package
from edubba.games.wayfarers.labels import CARD_IDS, NODE_IDS, SECRETS, TOLD
from edubba.kernel import Journal, State, Step
from edubba.kernel.journal import UNKNOWN, Event
from edubba.words import LANGUAGES, MissingWords
from tests.properties.play import BENT, Player
from tests.wayfarers.given import A, B, Has, given, solo, wayfarers
from tests.words.typography import slips

GAMES = 10
NAMES = ["Inanna", "Enkidu", "Omar", "Zoé"]
FOLDER = Path(package.__file__).parent
# Questions that are only the common part of others, and what is too seldom for a few random games.
NEVER_ASKED = {"Fee", "Drawn"}
RARE = {
    "MoveToken", "RecallFee", "TilePrice", "Wanted", "WorkerFee", "token-from-card", "token-from-guild", "ai-nothing",
    "ai-top-card", "ai-recall", "ai-tile-of-type", "ai-inspiration", "ai-moves-on", "allowed", "denied", "end-near",
}  # fmt: skip


def read_question(state: State) -> None:
    """Prompts and choices of one decision, as everybody at the table reads them."""
    talk = wayfarers().talk
    names = NAMES[: state.seats]
    (asked,) = state.to_act
    for lang in LANGUAGES:
        told_others = talk.prompt(state, None, lang, names)
        assert slips(told_others, lang) == []
        assert told_others.endswith(".")
        assert names[asked] in told_others
        prompt = talk.prompt(state, asked, lang, names)
        assert slips(prompt, lang) == []
        assert prompt.endswith(".")
        assert not any(name in prompt for name in names), "who is asked is addressed, not named"
        said = [talk.describe(state, action, lang, names) for action in state.legal(asked)]
        for text in said:
            assert slips(text, lang) == []
            assert text[0].isupper()
            assert not text.endswith(".")
        assert len(set(said)) == len(said), f"two choices sound alike: {said}"


@cache
def played(seats: int) -> tuple[Counter[str], dict[str, list[Event]]]:
    """Whole games, with many questions read on the way: which were asked, and what happened."""
    game = wayfarers()
    questions: Counter[str] = Counter()
    events: dict[str, list[Event]] = {}
    for seed in range(GAMES):
        state = game.new(seats=seats, seed=seed, options={"turn_cap": 40})
        state.journal = Journal()
        player = Player(game, Random(seed), BENT)
        while not state.over:
            kind = type(state.agenda[-1]).__name__
            questions[kind] += 1
            if questions[kind] < 40:
                read_question(state)
            state.apply(*player.choose(state))
        for event in state.journal.events:
            events.setdefault(event.kind, []).append(event)
    return questions, events


@pytest.mark.parametrize("seats", wayfarers().seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_events_of_whole_games_can_be_read(seats: int, lang: str) -> None:
    game = wayfarers()
    names = NAMES[:seats]
    questions, happened = played(seats)
    assert sum(questions.values()) > 300
    for kind, events in happened.items():
        for event in events[:60]:
            for reader in [None, *range(seats)]:
                seen = event.seen_by(reader)
                text = game.narrate(seen, lang, names)
                assert slips(text, lang) == []
                assert text.endswith(".")
                if kind in SECRETS:
                    secret = game.talk.book.name(lang, CARD_IDS[event.secret])
                    assert (secret in text) == (seen.secret != UNKNOWN)


def test_the_games_met_nearly_all_questions_and_events() -> None:
    asking = {kind.__name__ for kind in _steps(Step) if kind.__module__.startswith(package.__name__)} - NEVER_ASKED
    met = {name for seats in wayfarers().seats for name in played(seats)[0]}
    assert asking - met <= RARE
    source = "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("*.py"))
    kinds = set(re.findall(r'\.(?:tell|whisper)\("([\w-]+)"', source))
    told = {kind for seats in wayfarers().seats for kind in played(seats)[1]}
    assert told <= kinds
    assert kinds - told <= RARE
    for kind in TOLD:
        assert wayfarers().talk.book.needs("fr", f"told-{kind}") is not None


def _steps(kind: type[Any]) -> set[type[Any]]:
    """All kinds of steps that ask something."""
    found = {one for one in kind.__subclasses__() if "options" in vars(one) or issubclass(one, _asking())}
    return found.union(*(_steps(one) for one in kind.__subclasses__()))


def _asking() -> tuple[type[Any], ...]:
    from edubba.games.wayfarers.acquire import Drawn
    from edubba.games.wayfarers.fee import Fee

    return Drawn, Fee


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_words_for_both_sides(lang: str) -> None:
    book = wayfarers().talk.book
    for kind in _steps(Step):
        if kind.__module__.startswith(package.__name__):
            key = "ask" + re.sub("([A-Z])", r"-\1", kind.__name__).lower()
            assert book.needs(lang, key) is not None, key
            assert book.needs(lang, f"{key}.others") is not None, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_can_be_told(lang: str) -> None:
    for kind in sorted(RARE):
        if kind[0].islower():
            event = Event(kind, 0, 1, 1, 1, UNKNOWN, UNKNOWN)
            assert slips(wayfarers().narrate(event, lang, NAMES), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_questions_can_be_read(lang: str) -> None:
    t = given(Has(guilds="yellow 2, black 11", supply=1), marks={"land-1": A}).play("worker yellow-land-2")
    assert t.asked == "MoveToken"
    read_question(t.state)
    t = given(Has("L01", guilds="yellow 3", dice="1")).play("die 1", "place L01", "part tile-land", "tile UL2a")
    assert t.asked == "TilePrice"
    read_question(t.state)
    t = given(Has(silver=1, provision=1), marks={"inspiration-1": B}).play("worker yellow-inspiration-1")
    assert t.asked == "WorkerFee"
    read_question(t.state)
    t = solo(plan="N4", ai="blue 2", marks={"water-1": A}, ai_turn=True)
    assert t.asked == "Wanted"
    read_question(t.state)


def test_both_languages_say_the_same_things() -> None:
    book = wayfarers().talk.book
    needs = {lang: {key: book.needs(lang, key) for key in book.keys(lang)} for lang in LANGUAGES}
    assert needs["fr"].keys() == needs["en"].keys()
    assert {key for key in needs["fr"] if needs["fr"][key] != needs["en"][key]} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_effect_has_a_text(lang: str) -> None:
    talk = wayfarers().talk
    for card in range(len(CARD_IDS)):
        text = talk.card_text(card, lang)
        assert slips(text, lang) == []
        assert text.endswith(".")
    for form in ("", "to"):
        texts = [talk.book.effect(lang, node, form) for node in range(len(NODE_IDS))]
        assert all(slips(text, lang) == [] for text in texts)
        assert len(set(texts)) >= len(texts) - 2


def test_effects_read_well() -> None:
    book = wayfarers().talk.book

    def said(node: str, lang: str) -> str:
        return book.effect(lang, NODE_IDS.index(node), "to")

    assert said("pay-provision*2>card-land+recall", "en") == (
        "pay 2 Provisions to acquire a land card and retrieve a worker"
    )
    assert said("pay-provision*2>card-land+recall", "fr") == (
        "dépenser 2 Provisions pour acquérir une carte Terre et récupérer 1 Ouvrier"
    )
    assert said("tile-land/guild-yellow*2", "fr") == (
        "acquérir une Amélioration Terre ou placer 2 Influences dans la Guilde Commerce"
    )
    assert said("card-space-1", "en") == "acquire a space card, 1 Silver off"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_components(lang: str) -> None:
    data = json.loads((FOLDER / "components.json").read_text(encoding="utf-8"))
    book = wayfarers().talk.book
    for part in ("townsfolk", "land", "water", "space", "inspiration"):
        names = []
        for item in data[part]["items"]:
            name = book.name(lang, item["id"])
            assert name.startswith(item["name"][lang].replace("'", "’"))
            names.append(name)
        assert len(set(names)) == len(names), "two cards cannot be told apart"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_of_a_refusal_is_explained(lang: str) -> None:
    rules = {"turn"}
    for file in FOLDER.glob("*.py"):
        if file.name not in {"game.py", "talk.py", "terminal.py"}:
            rules.update(re.findall(r'"(WAY-[A-Z]?[\d.]+)"', file.read_text(encoding="utf-8")))
    assert len(rules) > 30
    for rule in rules:
        text = wayfarers().explain(rule, lang)
        assert slips(text, lang) == []
        assert text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_action_has_a_meaning_at_any_time(lang: str) -> None:
    game = wayfarers()
    player = Player(game, Random(5), BENT)
    state = game.new(seats=2, seed=5, options={"turn_cap": 12})
    while not state.over:
        if player.rng.random() < 0.05:
            for action in range(game.num_actions):
                assert slips(game.describe(state, action, lang), lang) == []
        state.apply(*player.choose(state))
    assert game.describe(state, 0, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_score_rows_have_names(lang: str) -> None:
    talk = wayfarers().talk
    for option in wayfarers().options:
        name, text = talk.option(option.name, lang)
        assert slips(name, lang) == slips(text, lang) == []
        values = option.values if len(option.values) < 12 else (option.default,)
        assert len({talk.option_value(option.name, value, lang) for value in values}) == len(values)
    for category, _ in wayfarers().new(seats=1, seed=1).score_sheet(0):
        assert slips(talk.score_row(category, lang), lang) == []


def test_a_first_turn_reads_well() -> None:
    game = wayfarers()
    t = given(Has(dice="1 2 3"))
    assert game.prompt(t.state, A, "fr") == "Placez un Dé, placez un Ouvrier ou reposez-vous."
    assert game.prompt(t.state, None, "en") == "Player 1 is choosing a main action."
    assert game.describe(t.state, game.parse("die 2"), "fr") == "Placer un Dé\u00a0: 2"
    worker = game.parse("worker yellow-land-2")
    assert game.describe(t.state, worker, "en") == (
        "Place the yellow worker at land slot 2: gain 2 Silver and place 1 influence in Trade"
    )


def test_the_ai_has_a_name_where_one_person_plays() -> None:
    event = Event("journal", 1, 1, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN)
    assert wayfarers().narrate(event, "en", ["Ada"]) == "The AI journalled to space 1a."
    assert wayfarers().narrate(event, "en", ["Ada", "Bea"]) == "Bea journalled to space 1a."


def test_unknown_words_are_errors() -> None:
    with pytest.raises(MissingWords, match="why-WAY-99-9"):
        wayfarers().explain("WAY-99.9", "en")
