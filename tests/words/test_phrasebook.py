"""A phrasebook says what it is asked, or says loudly that it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import edubba
from edubba.kernel.errors import Told
from edubba.words import LANGUAGES, MissingWords, Phrasebook, Thing, Things, UnknownLanguage, bundle, house
from edubba.words.bundle import BadTexts, Bundle, _entries

PACKAGE = Path(edubba.__file__).parent
FILES = sorted(PACKAGE.rglob("*.ftl"))
TEXTS = {
    "en": """
animal-ox = ox
    .the = the ox
animal-ewe = ewe
    .the = the ewe
herd = { $count ->
        [one] { $player } has { $count } ox.
       *[other] { $player } has { $words_count } oxen.
    }
meet = You meet { $the_animal }.
long-way = { meet } It is a { $animal }.
flock = { $count } sheep
    .the = the { $count } sheep
broken = { NUMBER($animal) }
""",
    "fr": """
animal-ox = bœuf
    .the = le bœuf
animal-ewe = brebis
    .the = la brebis
meet = Vous rencontrez { $the_animal }.
""",
}


@pytest.fixture
def book(tmp_path: Path) -> Phrasebook:
    for lang, text in TEXTS.items():
        (tmp_path / f"farm.{lang}.ftl").write_text(text, encoding="utf-8")
    return Phrasebook(tmp_path / "farm.{}.ftl")


def test_things_bring_their_articles_along(book: Phrasebook) -> None:
    assert book.say("fr", "meet", animal=Thing("animal-ox")) == "Vous rencontrez le bœuf."
    assert book.say("fr", "meet", animal=Thing("animal-ewe")) == "Vous rencontrez la brebis."


def test_a_phrase_inside_a_phrase_gets_its_arguments(book: Phrasebook) -> None:
    assert book.needs("en", "long-way") == ("animal",)
    assert book.say("en", "long-way", animal=Thing("animal-ewe")) == "You meet the ewe. It is a ewe."


def test_things_may_need_arguments_and_be_several(book: Phrasebook) -> None:
    flock = Thing("flock", (("count", 7),))
    assert book.say("en", "meet", animal=flock) == "You meet the 7 sheep."
    assert book.say("en", "meet", animal=Things((Thing("animal-ox"), flock))) == "You meet the ox and the 7 sheep."
    assert book.say("en", "long-way", animal=Things((flock,))) == "You meet the 7 sheep. It is a 7 sheep."


def test_numbers_choose_the_plural_and_can_be_words(book: Phrasebook) -> None:
    assert book.say("en", "herd", player="Ninsun", count=1) == "Ninsun has 1 ox."
    assert book.say("en", "herd", player="Ninsun", count=3) == "Ninsun has three oxen."
    assert book.say("en", "herd", player="Ninsun", count=40) == "Ninsun has 40 oxen."


def test_names_are_left_as_they_are(book: Phrasebook) -> None:
    name = "{ $count } animal-ox \u2068"
    assert book.say("en", "herd", player=name, count=1) == f"{name} has 1 ox."


def test_a_name_is_not_taken_for_a_thing(book: Phrasebook) -> None:
    assert book.say("en", "animal-ox") == "ox"
    assert house.listing("en", ["animal-ox", "b"]) == "animal-ox and b"
    with pytest.raises(MissingWords, match="'animal-ox' is a plain text"):
        book.say("en", "meet", animal="animal-ox")


def test_nothing_is_put_around_arguments() -> None:
    for lang in LANGUAGES:
        assert not {"\u2068", "\u2069"} & set(house.say(lang, "player", number=1234))


def test_sentences_are_remembered_whoever_they_speak_of(book: Phrasebook) -> None:
    assert book.say("en", "herd", player="Ninsun", count=3) == "Ninsun has three oxen."
    for name in ("Ninsun", "Utu", "", "{ $count }", "\ue000", "\ue001 \ue000", "n" * 300):
        assert book.say("en", "herd", count=3, player=name, unused=9) == f"{name} has three oxen."
    assert book._form_blank.cache_info().misses == 1


def test_what_decides_a_variant_is_never_left_blank(tmp_path: Path) -> None:
    texts = "pen = { $who } { $full ->\n  [yes] { $full } is full\n *[no] is not\n }\nsign = { pen } and { $what }\n"
    (tmp_path / "pen.en.ftl").write_text(texts, encoding="utf-8")
    book = Phrasebook(tmp_path / "pen.{}.ftl")
    assert book.say("en", "sign", who="It", full="yes", what="\ue001") == "It yes is full and \ue001"
    assert book.say("en", "sign", who="\ue001", full="no", what="It") == "\ue001 is not and It"


@pytest.mark.parametrize(("count", "text"), [(0, ""), (1, "a"), (2, "a et b"), (4, "a, b, c et d")])
def test_lists(count: int, text: str) -> None:
    assert house.listing("fr", list("abcd"[:count])) == text


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'; known languages: fr, en"):
        house.say("de", "over")


def test_a_missing_phrase_is_an_error_in_that_language_only(book: Phrasebook) -> None:
    for key in ("sheep", "meet.the", "animal-ox.of"):
        with pytest.raises(MissingWords, match=f"no words for '{key}' in 'en'"):
            book.say("en", key)
    with pytest.raises(MissingWords, match="'herd' in 'fr'"):
        book.say("fr", "herd", player="Ninsun", count=1)


def test_a_missing_argument_or_form_is_an_error(book: Phrasebook) -> None:
    with pytest.raises(MissingWords, match="'herd' cannot be said in 'en' without 'count'"):
        book.say("en", "herd", player="Ninsun")
    with pytest.raises(MissingWords, match=r"'animal-pig\.the'"):
        book.say("en", "meet", animal=Thing("animal-pig"))


def test_what_fluent_cannot_format_is_an_error(book: Phrasebook) -> None:
    with pytest.raises(MissingWords, match="'broken' cannot be said in 'en'"):
        book.say("en", "broken", animal="ox")


def test_errors_are_retold_from_their_facts(tmp_path: Path) -> None:
    texts = "error-lost = Perdu\u00a0: { $what }, { $count } fois.\nerror-ox = le bœuf\n"
    (tmp_path / "farm.fr.ftl").write_text(texts, encoding="utf-8")
    book = Phrasebook(tmp_path / "farm.{}.ftl")
    inner = Told("ox", "the ox")
    assert book.retell("fr", Told("lost", "{what} is lost", what=inner, count=2)) == "Perdu\u00a0: le bœuf, 2 fois."
    unknown = Told("ewe", "the {kind} ewe", kind="white")
    assert book.retell("fr", Told("lost", "{what} is lost", what=unknown, count=1)) == (
        "Perdu\u00a0: the white ewe, 1 fois."
    )
    assert book.retell("fr", unknown) is None
    assert book.retell("fr", "a plain sentence") is None


def test_a_speaker_keeps_to_one_language(book: Phrasebook) -> None:
    say = book.speaker("fr")
    assert say("animal-ox") == "bœuf"
    assert say("meet", animal=Thing("animal-ox"), unused=1) == "Vous rencontrez le bœuf."
    assert book.say("en", "animal-ox") == "ox"


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("ox = { $count -> }\n", r"pen\.en\.ftl: 'ox = .*' cannot be read"),
        ("ox = ox\nox = bull\n", "'ox' is written twice"),
        ("over = Done.\n", "'over' is written twice"),
        ("= ox\n", r"pen\.en\.ftl: '= ox' cannot be read"),
        ("ox = ox\n!\n", r"pen\.en\.ftl: '!' cannot be read"),
        ("ox = { calf }\n", "'ox' refers to 'calf', which is not written"),
    ],
)
def test_bad_texts_are_refused_when_they_are_read(tmp_path: Path, text: str, trouble: str) -> None:
    (tmp_path / "pen.en.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BadTexts, match=trouble):
        Phrasebook(tmp_path / "pen.{}.ftl").say("en", "ox")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_an_entry_ends_where_fluent_sees_its_end(file: Path) -> None:
    """All entries of a file read at once, or one by one: the same phrases."""
    at_once = patterns(file.read_text("utf-8"))
    assert Bundle("fr", [file]).keys() == list(at_once)
    one_by_one = {key: pattern for entry in _entries(file) for key, pattern in patterns(entry.text).items()}
    assert list(one_by_one) == list(at_once)
    assert all(one_by_one[key].equals(pattern) for key, pattern in at_once.items())


def patterns(text: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in FluentResource(text).body:
        assert not isinstance(entry, ast.Junk)
        if isinstance(entry, ast.Message):
            found |= {entry.id.name: entry.value} if entry.value else {}
            found |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def test_a_phrase_can_be_read_before_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    book = Phrasebook()
    for lang in LANGUAGES:
        for key in book.keys(lang):
            book.learn(lang, key)
    said = house.say("fr", "points", points=2)
    monkeypatch.setattr(bundle, "FluentResource", None)  # nothing is left to be read
    assert book.say("fr", "points", points=2) == said


def test_words_are_read_only_when_somebody_speaks(tmp_path: Path) -> None:
    assert Phrasebook(tmp_path / "nowhere.{}.ftl").files


def test_the_house_says_the_same_in_all_languages() -> None:
    needs = {lang: {key: house.needs(lang, key) for key in house.keys(lang)} for lang in LANGUAGES}
    assert needs["fr"] == needs["en"]
