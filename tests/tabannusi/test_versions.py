"""What version 1.1 of the rules of Tabannusi mended, and what it lets people agree on."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from edubba.games.tabannusi.rules.gain import ChooseTrack
from edubba.games.tabannusi.rules.pieces import DISTRICTS
from edubba.kernel.journal import EVERYBODY, UNKNOWN, Event
from tests.tabannusi.given import BLUE, BROWN, GAME, WHITE, A, B, Has, Table, given, king

BUILT = {f"white {spot}": "A" for spot in ("1a1", "1c1", "1a3")} | {
    f"brown {spot}": "A" for spot in ("2a1", "2c1", "2a3")
}
NAMES = ["Ana", "Ben"]


# --- S08 with D01 -------------------------------------------------------------------------------------------------


def free_port_house(version: str | None) -> Table:
    """A marker on S08, the assistant in district 1, and the free port house of D01."""
    mine = Has(ships="2-2", gardens=1, dice="green")
    t = given(mine, ships={"2-2": "S08"}, buildings=BUILT, decrees="D01", version=version)
    return t.play("decree D01", "house R3-blue")


@pytest.mark.rule("TAB-15.3.08", "TAB-15.6.1")
def test_the_garden_of_a_free_port_house_is_where_the_assistant_is() -> None:
    t = free_port_house(None)
    assert {"done", "cell w12-1"} <= t.choices
    assert t.play("cell w12-1").p(A).garden_count == 1


@pytest.mark.rule("TAB-15.3.08")
def test_games_of_version_1_0_garden_in_the_port() -> None:
    t = free_port_house("1.0")
    assert t.choices == {"done", "buy-garden"}
    assert t.why_not("cell w12-1") == "TAB-R12"


# --- free actions at any moment -----------------------------------------------------------------------------------


def after_scoring(**more: Any) -> Table:
    """The last brown die was taken; a harbourmaster and an empty crate lie ready."""
    mine = Has(masters="B4", dice="brown, white", empty="blue", at=2)
    return given(mine, barges={"brown": ""}, reserve="4 brown", actions=0, **more).play("done")


@pytest.mark.rule("TAB-R6", "TAB-4.4", "TAB-Q29")
def test_free_actions_follow_a_scoring() -> None:
    t = after_scoring()
    assert (t.seat, t.asks, t.state.time_gold) == (A, "LateActions", 4)
    assert t.choices == {"done", "fill blue", "master B4"}
    t.play("master B4", "fill blue", "pay-gold")
    assert (t.p(A).gold, t.p(A).full) == (2, 1 << 4 * BLUE)
    assert t.seat == B, "nothing is left to do"
    assert after_scoring().play("done").seat == B
    assert t.why_not("done") == "turn"


@pytest.mark.rule("TAB-R6")
def test_without_a_scoring_nobody_is_asked_again() -> None:
    t = given(Has(masters="B4", at=2), actions=0).play("done")
    assert t.seat == B


@pytest.mark.rule("TAB-R6")
@pytest.mark.parametrize("more", [{"version": "1.0"}, {"options": {"free_actions_anytime": False}}])
def test_the_turn_ended_with_the_scoring(more: dict[str, Any]) -> None:
    assert after_scoring(**more).seat == B


@pytest.mark.rule("TAB-R6", "TAB-12.1")
def test_a_crate_is_filled_again_within_a_payment() -> None:
    """Two brown: the brown crate, filled again with a white die."""
    mine = Has(dice="white", full="brown", markers=3)
    t = given(mine, projects={"yellow 1a1": "B"})
    assert "build yellow" in t.choices
    t.play("build yellow")
    assert (t.p(A).built[1], t.p(A).dice[WHITE], t.p(A).full, t.p(A).empty) == (1, 0, 0, 1 << 4 * BROWN)
    assert t.why_not("fill brown") == "TAB-12.1", "once a turn"


@pytest.mark.rule("TAB-R6", "TAB-12.1")
def test_a_crate_that_was_filled_in_this_turn_pays_once() -> None:
    mine = Has(dice="green, white", empty="brown", markers=3)
    t = given(mine, projects={"yellow 1a1": "B"}).play("fill brown", "pay-die green")
    assert "build yellow" not in t.choices
    assert t.why_not("build yellow") == "TAB-7.2"


@pytest.mark.rule("TAB-R6")
def test_what_is_spent_on_a_crate_is_not_needed_for_the_rest() -> None:
    """Two brown and a white for an own marker: the white die must pay, so a green one fills the crate."""
    mine = Has(dice="white, green", full="brown", gold=1, markers=3)
    t = given(mine, projects={"white 1a1": "A"}).play("build white", "pay-die white")
    assert t.choices == {"fill brown", "pay-gold"}
    t.play("fill brown", "pay-crate brown")
    assert (t.p(A).dice, t.p(A).gold, t.p(A).built[0]) == ([0] * 5, 1, 1)


@pytest.mark.rule("TAB-R6")
@pytest.mark.parametrize("more", [{"version": "1.0"}, {"options": {"free_actions_anytime": False}}])
def test_a_payment_was_not_interrupted(more: dict[str, Any]) -> None:
    t = given(Has(dice="white", full="brown", markers=3), projects={"yellow 1a1": "B"}, **more)
    assert t.why_not("build yellow") == "TAB-7.2"


# --- a marker from the house --------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-10.4")
def test_a_marker_from_the_house_serves_if_that_is_agreed() -> None:
    mine = Has(dice="2 green", markers=0, at=5)
    usual = given(mine)
    assert usual.verbs("space") == set()
    assert usual.why_not("space white-1") == "TAB-10.1"
    agreed = given(mine, options={"ziggurat_marker_from_house": True})
    assert "white-1" in agreed.verbs("space")
    agreed.play("space white-4")
    assert (agreed.p(A).ziggurat, agreed.p(A).markers) == ([1, 0, 0], 0), "the one from the slot"


@pytest.mark.rule("TAB-10.4")
def test_a_slot_without_a_marker_does_not() -> None:
    """The third slot of a coloured row shows gold; a reserve that is empty brings nothing."""
    towers = Has(dice="2 green", markers=0, at=5, towers="white-1, white-2", ziggurat=(2, 0, 0))
    t = given(towers, options={"ziggurat_marker_from_house": True})
    assert {space[:5] for space in t.verbs("space")} == {"yello", "brown"}
    assert t.why_not("space white-3") == "TAB-10.1"
    t.p(A).markers, t.p(A).reserve = 0, 0
    t.state.offered = None
    assert t.verbs("space") == set()


# --- the automa ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-RS13", "TAB-16.22")
def test_the_foremost_marker_or_none() -> None:
    """Groups of white and brown; the yellow marker is ahead of both, brown ahead of white."""
    groups = {"white 1a1": "B", "brown 1a3": "B"}
    mine = Has(dice="3 green", at=1, mastery=(0, 5, 1))
    for foremost, built in ((False, "1a3"), (True, "1a1")):
        options = {**king("gilgabot"), "bot_foremost_marker": foremost}
        t = given(Has(), mine, seats=1, projects=groups, options=options, cards="AC05 AC06")
        assert t.bot("C")
        assert t.at(built).endswith("building"), foremost


@pytest.mark.rule("TAB-RS14", "TAB-16.22")
def test_covered_tiles_return_or_stay() -> None:
    mine = Has(dice="3 green", at=1)
    for covered, left in ((True, [1, 3, 2]), (False, [2, 3, 2])):
        options = {**king("gilgabot"), "bot_returns_covered": covered}
        piles = ("white yellow", "white yellow", "brown")
        t = given(Has(), mine, seats=1, projects={"white 1a1": "B"}, options=options, piles=piles, bag=(0, 1, 1))
        assert t.bot("C")
        assert t.state.automa is not None
        assert t.state.automa.tiles() == left, covered


# --- the journal --------------------------------------------------------------------------------------------------


def told(t: Table, lang: str = "en") -> list[str]:
    return [GAME.narrate(event, lang, NAMES[:1]) for event in t.events]


def test_what_is_not_possible_was_not_done_before() -> None:
    t = given(Has(), Has(at=4), seats=1)
    t.listen()
    assert not t.bot("B"), "no gold for a ship"
    assert t.events == []


@pytest.mark.parametrize(
    ("letter", "at", "english", "french"),
    [
        ("D", 5, "Ziggurat District (5)", "quartier des Ziggourats (5)"),
        ("B", 5, "Ziggurat District (5)", "quartier des Ziggourats (5)"),
        ("D", 4, "Port District (4)", "quartier du Port (4)"),
    ],
)
def test_an_action_treated_as_another_is_told(letter: str, at: int, english: str, french: str) -> None:
    t = given(Has(), Has(at=at, dice="2 green"), seats=1)
    t.listen()
    assert t.bot(letter)
    assert told(t)[:2] == [
        f"In the {english} action {letter} is treated as action C.",
        "The automa does action C.",
    ]
    assert told(t, "fr")[0] == f"Dans le {french}, l’action {letter} est traitée comme une action C."


def test_crates_and_harbourmasters_are_not_taken_by_the_automa() -> None:
    t = given(Has(), Has(at=4, dice="2 green"), seats=1)
    t.listen()
    assert t.bot("C")
    assert "The green crate leaves the game; the automa takes gold for it." in told(t)
    assert not any("took the" in text for text in told(t))
    row = given(Has(), Has(at=4, gold=2, ships="1-1, 1-2"), seats=1)
    row.listen()
    assert row.bot("B")
    assert any(text.startswith("The automa discards the harbourmaster: ") for text in told(row))
    assert any(text.startswith("L’automate défausse le capitaine du port\u00a0: ") for text in told(row, "fr"))
    assert int(row.p(1).masters) == 0


@pytest.mark.parametrize(
    ("left", "english", "french"),
    [
        (2, "A plan marker leaves the Scribes’ District (3); two are left there.", "il y en reste deux."),
        (1, "A plan marker leaves the Scribes’ District (3); one is left there.", "il y en reste un."),
        (0, "The last plan marker leaves the Scribes’ District (3).", "Le dernier marqueur du plan quitte"),
    ],
)
def test_the_plan_is_counted_in_words(left: int, english: str, french: str) -> None:
    event = Event("bot-plan", 1, a=2, b=left, c=0, secret=UNKNOWN, knowers=EVERYBODY)
    assert GAME.narrate(event, "en", NAMES[:1]) == english
    assert french in GAME.narrate(event, "fr", NAMES[:1])


@pytest.mark.rule("TAB-15.6.3", "TAB-15.6.13", "TAB-15.4.1")
def test_questions_say_how_many_steps_and_where() -> None:
    def asked(decree: str, mine: Has, lang: str, **more: Any) -> str:
        t = given(mine, decrees=decree, **more).play(f"decree {decree}")
        return GAME.talk.prompt(t.state, A, lang, NAMES)

    six = {f"yellow {spot}": "A" for spot in ("1a1", "1c1", "1a3")} | {
        f"brown {spot}": "A" for spot in ("2a1", "2c1", "2a3")
    }
    assert asked("D03", Has(), "en", buildings=six) == "Advance two steps on one mastery track of your choice."
    assert asked("D03", Has(), "fr", buildings=six) == "Avancez de deux cases sur une même piste de Maîtrise."
    other = given(Has())
    other.state.next(ChooseTrack(A, 2, 0, 0b111))
    other.state.proceed()
    first = "Avancez d’une case sur deux pistes de Maîtrise différentes"
    assert GAME.talk.prompt(other.state, A, "fr", NAMES).startswith(first)
    other.play("colour white")
    assert other.choices == {"colour yellow", "colour brown"}
    assert GAME.talk.prompt(other.state, A, "en", NAMES) == "Advance one step on another mastery track."
    t = given(Has(masters="B1")).play("master B1")
    assert GAME.talk.prompt(t.state, A, "en", NAMES).startswith("Advance two steps on mastery tracks of your choice")
    assert GAME.talk.prompt(t.play("colour white").state, A, "en", NAMES).startswith("Advance one step on a mastery")


def test_every_district_is_told_with_its_number() -> None:
    for lang in ("en", "fr"):
        for district in range(DISTRICTS):
            assert GAME.talk.book.say(lang, f"district-{district + 1}").endswith(f" ({district + 1})")


def test_the_ninth_harbourmaster_spares_a_house_of_every_card_that_is_scored() -> None:
    for lang, words in (
        ("en", "one required house less for each urbanisation card that is scored"),
        ("fr", "une maison requise de moins pour chaque carte Urbanisation décomptée"),
    ):
        assert words in GAME.talk.words.name(lang, "master", 8)


def test_french_terms_are_those_of_the_rulebook() -> None:
    """A free action is "gratuite", the bottom row "incolore"; the port has rows called "rangées"."""
    for name in ("texts", "guide", "tips", "signs", "terminal", "box", "rules", "aid", "lessons"):
        words = (files("edubba.games.tabannusi.words") / f"{name}.fr.ftl").read_text(encoding="utf-8")
        assert re.findall(r"(?i)actions? libres?|(?:rangée|ligne)s? neutres?|ligne du port", words) == [], name
        assert re.findall(r"quartier (?:du port|des ziggourats|de la ziggourat)", words) == [], name
        assert (
            re.findall(r"(?i)piste du temps|maisons? neutres?|lignes? (?:complète|pleine|de navires)", words) == []
        ), name
    book = GAME.talk.book
    assert book.say("fr", "house-name", along="row", line=2) == "la rangée 2"
    assert "action gratuite" in book.say("fr", "ask-late-actions")
    assert book.say("fr", "choice.neutral") == "La rangée incolore"
    assert book.say("fr", "district-4").startswith("quartier du Port")
    assert book.say("fr", "district-5").startswith("quartier des Ziggourats")
