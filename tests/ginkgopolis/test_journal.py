"""What the journal tells, in the order in which it happens: what gave a gain, and every point of the end."""

import re
from collections import Counter
from pathlib import Path

import pytest

from edubba.games.ginkgopolis.rules.pieces import CHARACTERS, cell
from edubba.games.ginkgopolis.rules.ring import Relocation
from edubba.games.ginkgopolis.rules.urbanize import ChooseColumn
from edubba.kernel.journal import UNKNOWN, Event, Journal
from edubba.testing.play import Table as Played
from edubba.testing.play import play
from edubba.words import LANGUAGES
from tests.ginkgopolis.given import A, B, Building, Has, Table, ginkgopolis, given, given_solo, name, number

NAMES = ["Ada", "Zoé", "Omar", "Nell", "Fanny"]


def story(t: Table, lang: str) -> list[str]:
    names = NAMES[: t.state.seats]
    return ginkgopolis().talk.story(t.journal.events, lang, names)


def event(kind: str, seat: int = A, *numbers: int) -> Event:
    a, b, c = (*numbers, UNKNOWN, UNKNOWN, UNKNOWN)[:3]
    return Event(kind, seat, a=a, b=b, c=c, secret=UNKNOWN, knowers=UNKNOWN)


def said(lang: str, *events: Event) -> list[str]:
    return ginkgopolis().talk.story(events, lang, NAMES)


# --- what gave it ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GIN-X4", "GIN-5.6h", "GIN-5.6i")
def test_a_construction_is_told_step_by_step() -> None:
    city = [Building("B05", (0, 2), 2, B)]
    t = given(Has(stock=5, points=3, tiles="R04", cards="P-04 P-05"), Has(), city=city, exact=False).listen()
    t.resolve(A, "B05", "R04")
    assert t.told == [
        "revealed", "returned", "paid-points", "paid-resource", "constructed", "bonus", "bonus", "gained-points",
        "gained-resources", "kept-card",
    ]  # fmt: skip
    assert story(t, "en")[4:] == [
        "Ada raised blue 5: it is now red 4, level 3, with three resources on it.",
        "Bonuses for Ada: the bio-technician (1 resource) and the bio-urbanist (1 point).",
        "Ada gained one point.",
        "Ada gained one resource.",
        "Ada added the blue 5 card to the tableau.",
    ]


def test_a_card_is_kept_after_bonuses_that_a_give_back_interrupts() -> None:
    t = given(Has(stock=2, tiles="Y12", cards="P-03 P-12"), Has(tiles="R04"), reserve=1, exact=False).listen()
    bonus = sum(t.state.printed.bonus[card] for card in t.state.players[A].cards)
    assert bonus >> 16 == 2, "two tiles, of which the reserve has one"
    t.resolve(A, "Y02", "Y12")
    assert "kept-card" not in t.told
    assert "Y02" in t.tableau(A)
    own = t.choices_of(A) - {"done"}
    t.plays(A, min(own), "done").plays(B, "done")
    assert [kind for kind in t.told if kind in ("drew-tile", "gave-back", "kept-card")] == [
        "drew-tile", "gave-back", "drew-tile", "kept-card",
    ]  # fmt: skip


@pytest.mark.rule("GIN-X3", "GIN-5.4f", "GIN-5.4g")
@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            [
                "Ada built red 4 in the place of token A, with a resource on it.",
                "The neighbouring buildings yield for Ada: blue 10 (2 tiles) and red 1 (1 resource).",
                "The bio-technician brings Ada 1 resource.",
                "Ada gained two resources.",
            ],
        ),
        (
            "fr",
            [
                "Ada a bâti rouge 4 à la place du jeton A et y a posé une ressource.",
                "Les bâtiments voisins rapportent à Ada\u00a0: bleu 10 (2 tuiles) et rouge 1 (1 ressource).",
                "Le bio-technicien rapporte 1 ressource à Ada.",
                "Ada a gagné deux ressources.",
            ],
        ),
    ],
)
def test_what_neighbours_and_cards_bring_is_told_before_it_is_gained(lang: str, sentences: list[str]) -> None:
    city = [Building("B10", (0, 2), 2)]
    t = given(Has(stock=1, tiles="R04", cards="P-01"), Has(), city=city, tokens={"B": (0, 3)}, exact=False).listen()
    t.resolve(A, "A", "R04").play("side north")
    assert [text for text in story(t, lang) if text in sentences] == sentences


@pytest.mark.parametrize(("good", "en", "fr"), [("tile", "tile", "tuile"), ("resource", "resource", "ressource")])
def test_the_good_of_an_urbanization_card_is_told(good: str, en: str, fr: str) -> None:
    t = given(Has(), Has()).listen()
    t.resolve(A, "C").play(f"gain-{good}")
    assert story(t, "en")[-2].endswith(f"Ada chose a {en}.")
    assert f"Ada a choisi une {fr}." in story(t, "fr")


@pytest.mark.rule("GIN-11.4")
def test_what_neighbours_bring_to_hal_is_told_in_points() -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03"), hal_card="A", next_tiles="R12").listen()
    t.plays(A, "card Y01").play("side north")
    assert "The neighbouring red 1 yields 1 point for Hal." in story(t, "en")
    assert t.told.index("hal-yield") == t.told.index("gained-points", t.told.index("hal-yield")) - 1


# --- the end --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GIN-9.1", "GIN-9.4", "GIN-9.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_point_of_the_score_is_told(seats: int) -> None:
    for seed in range(4):
        table = Played("ginkgopolis", seats)
        s = table.start(seed)
        s.journal = Journal()
        for seat, action in play(table, seed, "random").moves:
            s.apply(seat, action)
        told: list[Counter[str]] = [Counter() for _ in range(s.places())]
        kinds = [one.kind for one in s.journal.events]
        for one in s.journal.events[kinds.index("game-over") + 1 :]:
            told[one.seat]["districts" if one.kind.startswith("district-") else one.kind] += one.b
        for seat in range(s.places()):
            sheet = dict(s.score_sheet(seat))
            assert told[seat]["scored-card"] == sheet["cards"]
            assert told[seat]["scored-tokens"] == sheet["change-hand"]
            assert told[seat]["districts"] == sheet["districts"]


@pytest.mark.rule("GIN-8.4", "GIN-R18")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_limit_of_rounds_says_why_it_is_over(seats: int) -> None:
    table = Played("ginkgopolis", seats, {"max_rounds": 1})
    s = table.start(3)
    s.journal = Journal()
    for seat, action in play(table, 3, "random").moves:
        s.apply(seat, action)
    kinds = [one.kind for one in s.journal.events]
    assert kinds[kinds.index("game-over") - 1] == "round-limit"
    assert said("en", event("round-limit", A, 1)) == [
        "Round 1 was the last one that the option “Rounds at most” allows."
    ]
    assert "«\u00a0Tours au plus\u00a0»" in said("fr", event("round-limit", A, 1))[0]


def test_an_end_that_was_foretold_needs_no_limit() -> None:
    table = Played("ginkgopolis", 2)
    s = table.start(1)
    s.journal = Journal()
    for seat, action in play(table, 1, "random").moves:
        s.apply(seat, action)
    assert "ending" in {one.kind for one in s.journal.events}
    assert "round-limit" not in {one.kind for one in s.journal.events}


# --- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "english", "french"),
    [
        (event("rebuilt", A, 1, 0), "1 card.", "1 carte."),
        (event("rebuilt", A, 2, 0), "2 cards.", "2 cartes."),
        (event("changed-hand", A, 0), "no change-hand token is left.", "il ne lui reste aucun jeton."),
        (event("changed-hand", A, 1), "one change-hand token is left.", "il lui reste un jeton."),
        (event("all-placed", A), "Ada stand in the city.", "Ada a maintenant toutes ses ressources en ville."),
        (event("lost-resources", A, 1), "one resource was lost.", "Ada n’a plus de ressource en réserve"),
        (event("hal-compares", B, number("A"), 3, 1), "3 points against 1.", "3 PR contre 1."),
        (
            event("district-alone", A, number("R17"), 6, 3),
            "District of red 17: Ada is alone with 3 resources and scores 6 points.",
            "Quartier rouge du 17\u00a0: Ada y est sans rival avec 3 ressources et marque 6 PR.",
        ),
        (
            event("district-second", A, number("B08"), 1, 1),
            "Ada comes second with 1 resource and scores 1 point.",
            "Ada suit avec 1 ressource et marque 1 PR.",
        ),
        (
            event("scored-tokens", A, 2, 4),
            "Ada scores 4 points for two unused change-hand tokens.",
            "Ada marque 4 PR pour deux jetons Changer sa main inutilisés.",
        ),
    ],
)
def test_sentences_are_right_for_any_name_and_number(told: Event, english: str, french: str) -> None:
    assert english in said("en", told)[0]
    assert french in said("fr", told)[0]
    assert "de Ada" not in said("fr", told)[0]


def test_cards_that_score_share_a_sentence() -> None:
    cards = [event("scored-card", A, number("R15"), 6), event("scored-card", A, number("B20"), 9)]
    assert said("en", *cards) == ["Ada scores points for these cards: red 15 (6) and blue 20 (9)."]
    assert said("fr", *cards) == ["Ada marque des PR pour ces cartes\u00a0: rouge 15 (6) et bleue 20 (9)."]


@pytest.mark.rule("GIN-5.5f")
def test_a_question_names_the_token_that_goes_to_the_free_cell() -> None:
    t = given(Has(), Has())
    chain = Relocation([1, 2, 3], [cell(1, 2), cell(2, 1), cell(2, 2)], 2, cell(2, 2))
    other = Relocation([1, 2, 3], [cell(1, 2), cell(2, 1), cell(3, 2)], 2, cell(3, 2))
    t.state.agenda = [ChooseColumn(A, 1, 2, [chain, other])]
    for lang, wanted in zip(LANGUAGES, ("où va le jeton D.", "to which token D goes."), strict=True):
        assert ginkgopolis().talk.prompt(t.state, A, lang).endswith(wanted)


def test_names_of_characters_are_those_of_their_cards() -> None:
    """What a bonus is called in the journal, whichever of the 27 characters brings it."""
    for character in range(27):
        assert said("en", event("bonus", A, CHARACTERS + character))[0].startswith("The bio-"), name(character)


@pytest.mark.parametrize("seats", [1, 4])
def test_the_last_round_is_told_as_it_is(seats: int) -> None:
    s = Played("ginkgopolis", seats).start(2)
    assert ginkgopolis().scene(s, A, "en").ends == ""
    s.ending = True  # type: ignore[attr-defined]
    assert ginkgopolis().scene(s, A, "en").ends.startswith("Last round: whoever has not acted yet still does")
    assert ginkgopolis().scene(s, A, "fr").ends.startswith("Dernier tour\u00a0: qui n’a pas encore agi")


def test_the_guide_speaks_the_language_of_the_rulebook() -> None:
    talk = ginkgopolis().talk
    told = {}
    for lang in LANGUAGES:
        details = talk.guide_details(lang)
        keys = [key for key in talk.book.keys(lang) if key.startswith("guide-")]
        told[lang] = " ".join(" ".join(talk.book.say(lang, key, **details) for key in keys).split())
    assert "supply" not in told["en"]
    assert "as soon as" not in told["en"]
    assert "Si Hal manque de ressources" in told["fr"]
    assert "If Hal lacks the resources" in told["en"]


def test_all_french_words_are_those_of_the_rulebook() -> None:
    """Notes, key of signs, questions and journal, too: buildings have levels, and a round is a turn of all."""
    files = [file for file in ginkgopolis().talk.book.files if "ginkgopolis" in Path(str(file)).parts]
    assert len(files) >= 3
    for file in files:
        words = Path(str(file).format("fr")).read_text(encoding="utf-8")
        assert not re.search(r"\bétages?\b|\bmanches?\b|nouvelle main ?»|\d points?\b|\d PV", words), file
