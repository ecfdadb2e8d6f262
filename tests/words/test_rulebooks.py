"""Rulebooks of the games: nothing of RULES.md is left out, all reads well, every question has its sentences."""

from random import Random
from typing import Any

import pytest

import edubba
from edubba.games import OWN
from edubba.kernel.rulebook import EXAMPLE, FORMAT, example_ids, example_of, plan_of
from edubba.testing.rule_ids import chapters, defined
from edubba.testing.typography import slips
from edubba.words import LANGUAGES, talk_of
from edubba.words.rulebook import rulebook, rules_told
from edubba.words.talk import question_of

both = pytest.mark.parametrize("lang", LANGUAGES)
every = pytest.mark.parametrize("name", OWN)
DRAWN = {"card", "hand", "disc", "cube", "circle"}  # of the frame, whatever the game


@every
def test_every_rule_is_told(name: str) -> None:
    game = edubba.load(name)
    rules = defined((game.folder / "RULES.md").read_text("utf-8"))
    told = rules_told(plan_of(game))
    assert sorted(rules - chapters(rules) - told) == []
    assert sorted(told - rules) == []


@every
def test_what_happens_follows_a_rule_that_is_told(name: str) -> None:
    game = edubba.load(name)
    plan, talk = plan_of(game), talk_of(game)
    kinds = {key.removeprefix("told-") for key in talk.book.keys("en") if key.startswith("told-") and "." not in key}
    assert sorted(set(plan.told) - kinds) == []
    assert sorted(set(plan.told.values()) - rules_told(plan)) == []
    assert len(plan.told) >= 0.8 * len(kinds)


@both
@every
def test_the_rulebook_reads_well(name: str, lang: str) -> None:
    book = rulebook(edubba.load(name), lang)
    texts = [text for part in book.aid for line in part.lines for text in (part.title, line.title, line.text) if text]
    for chapter in book.chapters:
        texts.append(chapter.title)
        for one in chapter.paragraphs:
            texts += [one.text, *(example.text for example in one.examples)]
    texts += [text for key, text in book.can.items()]
    assert [(text, slips(text, lang)) for text in texts if slips(text, lang)] == []
    paragraphs = [one.text for chapter in book.chapters for one in chapter.paragraphs]
    assert len(set(paragraphs)) == len(paragraphs), "a thing is said once"


@both
@every
def test_the_player_aid_is_one_screen_of_known_signs(name: str, lang: str) -> None:
    game = edubba.load(name)
    book, words = rulebook(game, lang), game.catalogue(lang)
    lines = [line for part in book.aid for line in part.lines]
    assert 12 <= len(lines) <= 22
    assert sum(len(line.title) + len(line.text) for line in lines) <= 2600
    known = DRAWN | set(words.signs) | {face.icon for face in words.faces.values()}
    known |= {colour.icon for colour in words.colours.values()}
    assert {line.icon for line in lines if line.icon} <= known
    assert {line.colour for line in lines if line.colour} <= set(words.colours)


@every
def test_pictures_in_the_rules_are_of_pieces(name: str) -> None:
    game = edubba.load(name)
    words = game.catalogue("en")
    known = words.faces.keys() | words.signs.keys()
    shown = [face for chapter in rulebook(game, "en").chapters for one in chapter.paragraphs for face in one.show]
    assert [face for face in shown if face not in known] == []
    assert len(shown) >= 5


def sentences_missing(book: Any, state: Any, seen: set[tuple[str, str]]) -> list[str]:
    question = question_of(state.agenda[-1])
    verbs = sorted(book.verbs, key=lambda verb: verb[1])
    missing = []
    for seat in state.to_act:
        for action in state.legal(seat):
            verb = [verb for verb, first in verbs if first <= action][-1]
            seen.add((question, verb))
            if f"{question}.{verb}" not in book.can and question not in book.can:
                missing.append(f"{question}.{verb}")
    return missing


@every
def test_every_choice_has_a_sentence(name: str) -> None:
    """Random games at every seat count, alone too, meet no choice of which the help says nothing."""
    game = edubba.load(name)
    books = [rulebook(game, lang) for lang in LANGUAGES]
    missing: set[str] = set()
    seen: set[tuple[str, str]] = set()
    for seats in game.seats:
        for seed in range(3):
            dice, state = Random(seed), game.new(seats=seats, seed=seed)
            while not state.over:
                for book in books:
                    missing.update(sentences_missing(book, state, seen))
                seat = state.to_act[0]
                state.apply(seat, dice.choice(state.legal(seat)))
    assert sorted(missing) == []
    assert len(seen) >= 10


@every
def test_every_question_of_the_texts_has_a_sentence(name: str) -> None:
    """Also those that random games seldom meet."""
    game = edubba.load(name)
    book, talk = rulebook(game, "en"), talk_of(game)
    asked = {key.removeprefix("ask-") for key in talk.book.keys("en") if key.startswith("ask-") and "." not in key}
    helped = {key.partition(".")[0] for key in book.can}
    assert sorted(asked - helped) == []
    assert sorted(helped - asked) == []


@every
def test_every_worked_example_is_a_position_that_can_be_played_on(name: str) -> None:
    game = edubba.load(name)
    ids = example_ids(game)
    assert len(ids) >= 30
    assert {file.stem for file in (game.folder / "examples").glob("*.json")} == set(ids)
    book = {one.id for chapter in rulebook(game, "fr").chapters for part in chapter.paragraphs for one in part.examples}
    assert book == set(ids)
    for rule in ids:
        example = example_of(game, rule)
        assert example is not None
        assert example.format == FORMAT
        dice, state = Random(1), example.record(game, b"1" * 32).start()
        for _ in range(12):
            if state.over:
                break
            seat = state.to_act[0]
            game.scene(state, seat, "fr")
            state.apply(seat, dice.choice(state.legal(seat)))


def test_only_ids_of_examples_name_files() -> None:
    assert EXAMPLE.fullmatch("GIN-Y12")
    assert example_of(edubba.load("uruk"), "../components") is None
    assert example_of(edubba.load("uruk"), "URU-W99") is None
