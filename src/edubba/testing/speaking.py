"""Every game in words: all that can happen has a good sentence in every language, and none tells a secret."""

from __future__ import annotations

import re
from random import Random

import pytest

import edubba
from edubba.kernel.journal import UNKNOWN, Event
from edubba.testing.play import BENT, BRIEF, CURIOUS, Player, besides, covering_tables, held
from edubba.testing.reading import (
    Told,
    kinds_of_events,
    kinds_of_questions,
    question_key,
    read_event,
    read_on,
    read_well,
    rules_source,
)
from edubba.testing.rule_ids import ID
from edubba.testing.typography import slips
from edubba.words import LANGUAGES, talk_of

GAMES = sorted(held())


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_can_be_read(name: str) -> None:
    """At every seat count and with every option; they meet all questions and events, or nearly all."""
    game, told = edubba.load(name), Told()
    for number, table in enumerate(table for table in covering_tables() if table.game == name):
        for style in (BENT, CURIOUS):
            read_on(game, table.start(number), number, style, told)
    questions, events = kinds_of_questions(game), kinds_of_events(game)
    rare = besides(name, "RARE", set())
    assert told.questions.keys() <= questions
    if BRIEF:
        return  # without the options not everything is met
    assert questions - told.questions.keys() <= rare
    assert events - told.events.keys() <= rare


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_has_words_for_both_sides(name: str, lang: str) -> None:
    book = talk_of(edubba.load(name)).book
    for kind in kinds_of_questions(edubba.load(name)):
        key = question_key(kind)
        assert book.needs(lang, key) is not None, key
        assert book.needs(lang, f"{key}.others") is not None, key


@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_words(name: str) -> None:
    talk = talk_of(edubba.load(name))
    for lang in LANGUAGES:
        for kind in {*kinds_of_events(edubba.load(name)), *talk.told, *talk.secrets}:
            assert talk.book.needs(lang, f"told-{kind}") is not None, kind
        for kind in talk.secrets:
            assert talk.book.needs(lang, f"told-{kind}.secret") is not None, kind


@pytest.mark.parametrize("name", GAMES)
def test_rare_events_can_be_told(name: str) -> None:
    game = edubba.load(name)
    for kind in besides(name, "RARE", set()) & kinds_of_events(game):
        for number in (1, 2):
            read_event(game, Event(kind, 0, a=number, b=number, c=number, secret=UNKNOWN, knowers=UNKNOWN), 2)


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_say_the_same_things(name: str) -> None:
    """But for the forms of names: each language has those that it needs; and for clashes in a box, which speaks English
    itself."""
    talk = talk_of(edubba.load(name))
    forms = re.compile(rf"({'|'.join(talk.kinds)}|role|trigger|good)-[\w-]+\.(?!text|theme)|error-")
    needs = [
        {key: talk.book.needs(lang, key) for key in talk.book.keys(lang) if not forms.match(key)} for lang in LANGUAGES
    ]
    assert needs[0] == needs[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_of_a_refusal_is_explained(name: str, lang: str) -> None:
    game = edubba.load(name)
    rules = set(re.findall(rf'"({ID})"', rules_source(game)))
    assert game.catalogue(lang).rules.keys() == {"turn", *rules}, "a sentence for each, and none that nobody says"
    read_well([game.explain(rule, lang) for rule in ("turn", *rules)], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_any_action_can_be_described_and_refused_at_any_time(name: str, lang: str) -> None:
    """Whatever somebody points at, in any position: what it would be, and why it is not allowed now."""
    game = edubba.load(name)
    state = game.new(seed=5)
    player = Player(game, Random(5), BENT)
    while not state.over:
        if player.rng.random() < 0.02:
            seat = state.to_act[0]
            for action in range(game.num_actions):
                assert slips(game.describe(state, action, lang), lang) == []
                rule = state.why_not(seat, action)
                assert rule is None or slips(game.explain(rule, lang), lang) == []
        state.apply(*player.choose(state))
    assert game.describe(state, 0, lang)
    assert slips(game.prompt(state, 0, lang), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_options_and_score_rows_have_names(name: str, lang: str) -> None:
    game = edubba.load(name)
    talk = talk_of(game)
    for option in game.options:
        text, more = talk.option(option.name, lang)
        assert slips(text, lang) == slips(more, lang) == []
        values = option.values if not isinstance(option.values, range) else (option.default,)
        said = [talk.option_value(option.name, value, lang) for value in values]
        assert len(set(said)) == len(said)
        assert not any(slips(text, lang) for text in said)
    for seats in game.seats:
        for category, _ in game.new(seats=seats, seed=1).score_sheet(0):
            assert slips(talk.score_row(category, lang), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_catalogue_reads_well(name: str, lang: str) -> None:
    catalogue = edubba.load(name).catalogue(lang)
    texts = [text for face in catalogue.faces.values() for text in (face.name, face.text) if text]
    texts += [colour.name for colour in catalogue.colours.values()]
    for part in (catalogue.verbs, catalogue.marks, catalogue.scores, catalogue.rules):
        texts += part.values()
    texts += [chapter.title for chapter in catalogue.guide]
    for text in texts:
        assert slips(text, lang) == [], text
    read_well([chapter.text for chapter in catalogue.guide], lang)
    assert catalogue.guide, "the rules in brief"
    for rule, text in catalogue.rules.items():
        assert text == edubba.load(name).explain(rule, lang)
