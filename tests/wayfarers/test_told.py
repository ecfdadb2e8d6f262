"""What the journal of the game tells: every fact, once, in the order in which things happen, in both languages."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import SLOT_IDS
from edubba.kernel.journal import Event
from edubba.words import LANGUAGES
from tests.wayfarers.given import AI, A, B, Has, Table, given, solo, wayfarers
from tests.wayfarers.solo import run

ANA = ["Ana"]
TWO = ["Ana", "Omar"]


def told(events: list[Event], lang: str, names: list[str]) -> list[str]:
    return [wayfarers().narrate(event, lang, names) for event in events]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def fee_that_brings_the_bonus(version: str | None = None, **options: str) -> Table:
    """A worker on a card with the influence of the Townsfolk AI, whose marker stands before its bonus."""
    return solo(
        Has(workers="green", guilds=""),
        board="AI3",
        track=4,
        face_up="N1 N5",  # it looks at slot 4 first
        greens=14,
        marks={"townsfolk-4": AI},
        journal={"P1a": "J06"},
        options=options,
        version=version,
    )


# --- the bonus of the AI in the human's turn ------------------------------------------------------------------------


@pytest.mark.rule("WAY-16.19", "WAY-10.6", "WAY-R27")
def test_the_ai_may_take_the_card_on_which_the_human_has_just_put_a_worker() -> None:
    t = fee_that_brings_the_bonus()
    card, events = t.shown("townsfolk-4"), t.listen()
    t.play("worker green-townsfolk-4", "provision", "go P1a")
    assert card is not None
    assert t.has(AI, card)
    assert t.workers(AI)[0] == 1
    (taken,) = [event for event in events if event.kind == "ai-takes"]
    assert SLOT_IDS[taken.a] == "townsfolk-4"


@pytest.mark.rule("WAY-16.19")
def test_games_of_version_1_0_go_on_without_it() -> None:
    t = fee_that_brings_the_bonus("1.0")
    card, events = t.shown("townsfolk-4"), t.listen()
    t.play("worker green-townsfolk-4", "provision", "go P1a")
    assert card is not None
    assert not t.has(AI, card)
    (taken,) = [event for event in events if event.kind == "ai-takes"]
    assert SLOT_IDS[taken.a] == "townsfolk-3"


@pytest.mark.rule("WAY-16.19", "WAY-10.6")
def test_it_may_retrieve_that_worker_too() -> None:
    t = fee_that_brings_the_bonus()
    t.play("worker green-townsfolk-4", "provision")
    run(t, "recall")
    assert t.standing("townsfolk-4") == set()
    assert t.workers(AI)[0] == 1


@pytest.mark.rule("WAY-R27")
def test_the_bonus_is_told_when_it_comes() -> None:
    """After the turn or, if it was agreed on, before what the worker does."""
    events = (t := fee_that_brings_the_bonus()).listen()
    t.play("worker green-townsfolk-4", "provision", "go P1a")
    seen = [kind for kind in kinds(events) if kind in ("paid-supply", "ai-track", "worker", "journal", "ai-bonus")]
    assert seen[:5] == ["paid-supply", "ai-track", "worker", "journal", "ai-bonus"]
    events = (t := fee_that_brings_the_bonus(ai_bonus="at_once")).listen()
    t.play("worker green-townsfolk-4", "provision", "go P1a")
    seen = [kind for kind in kinds(events) if kind in ("paid-supply", "ai-track", "worker", "journal", "ai-bonus")]
    assert seen[:5] == ["paid-supply", "ai-track", "worker", "ai-bonus", "journal"]
    assert "The marker has passed the bonus of its track: Townsfolk AI gains it." in told(events, "en", ANA)


@pytest.mark.rule("WAY-R27", "WAY-10.4")
def test_who_pays_to_turn_the_ai_away_may_lack_it_for_the_worker() -> None:
    human = Has(workers="yellow", silver=1, provision=3, guilds="")
    marks = {"land-4": AI, "townsfolk-1": A}
    t = solo(human, "AI3", track=4, marks=marks, options={"ai_bonus": "at_once"})
    t.play("worker yellow-land-4")  # the fee must be the Silver
    assert t.asked == "Wanted"
    t.play("deny-provision")
    assert t.provision(A) == 2
    assert t.standing("land-4") == {"yellow"}


# --- what is told ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("WAY-16.25")
def test_a_fee_for_the_ai_goes_to_the_supply() -> None:
    events = (t := fee_that_brings_the_bonus()).listen()
    t.play("worker green-townsfolk-4", "provision")
    assert told(events, "en", ANA)[0] == (
        "Ana paid a fee of 1 Provision to the supply, for the influence of the AI on the card at townsfolk slot 4."
    )
    assert told(events, "fr", ANA)[0] == (
        "Ana a payé 1 Provision à la Réserve Principale pour l’Influence de l’IA (emplacement Villageois 4)."
    )
    events = (t := given(Has(dice="1"), marks={"land-1": B})).listen()
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver", "card land-1")
    assert "Ana a payé 1 Pièce à Omar pour son Influence (emplacement Terre 1)." in told(events, "fr", TWO)


@pytest.mark.rule("WAY-8.4", "WAY-8.5")
def test_what_lay_on_a_card_is_told_with_its_owners_and_colours() -> None:
    t = given(Has(dice="1"), marks={"land-1": A}, workers={"land-1": "green yellow"}, greens=7)
    events = t.listen()
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver", "card land-1")
    places = [kind for kind in kinds(events) if kind in ("took", "mark-returns", "workers-come")]
    assert places == ["took", "mark-returns", "workers-come"]
    english, french = (told(events, lang, TWO) for lang in ("en", "fr"))
    assert "Ana took back the influence on the card at land slot 1." in english
    assert "Ana took the green worker and the yellow worker at land slot 1." in english
    assert "Ana a repris son Influence sur la carte de l’emplacement Terre 1." in french
    assert "Ana a pris l’Ouvrier vert et l’Ouvrier jaune (emplacement Terre 1)." in french


@pytest.mark.rule("WAY-9.12")
def test_nobody_pays_nothing() -> None:
    """What a discount pays is not told as a payment of 0."""
    t = given(Has("W04", "US1@4m UB2@4t", dice="4", provision=2), display={"water-1": "W19"})
    t.state.players[A].needs = [0] * 7
    events = t.listen()
    t.state.apply(A, wayfarers().parse("die 4"))
    for text in ("place W04", "part pay-provision*1>card-water", "card water-1"):
        t.state.apply(A, wayfarers().parse(text))
    assert t.provision(A) >= 2
    assert "took" in kinds(events)
    assert "paid-provision" not in kinds(events)


@pytest.mark.rule("WAY-8.9", "WAY-E25")
def test_links_are_given_by_the_card_before() -> None:
    t = given(Has("W19", silver=9, provision=9, tiles="UB2@2m UB2@2b", dice="2"), display={"water-1": "W17"})
    events = t.listen()
    t.play("die 2", "place B6")
    t.play(*[text for text in t.choices if "card-water" in text][:1])
    t.play("card water-1")
    assert any(text.startswith("Islet Waters I gave Ana two connection links") for text in told(events, "en", TWO))


@pytest.mark.rule("WAY-16.20")
def test_a_way_of_the_ai_on_the_journal_is_told_once() -> None:
    events = (t := solo()).listen()
    run(t, "journal")
    assert kinds(events).count("ai-way") == 1
    assert "journal" not in kinds(events)


@pytest.mark.rule("WAY-16.13", "WAY-16.14", "WAY-16.17")
def test_reasons_of_the_ai_hold_where_it_had_to_look_further() -> None:
    events = (t := solo(track=3, marks={"water-1": A}, ai="")).listen()
    run(t, "mark", "tile-any-regular", "tile-basic")
    english, french = told(events, "en", ANA), told(events, "fr", ANA)
    assert english[0] == (
        "The AI puts influence on the card at water slot 2: from colour blue and value 0 on, it is the first that"
        " carries none."
    )
    assert "à partir de la couleur bleue et de la valeur 0" in french[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_called_the_ai_with_a_capital_in_mid_sentence(lang: str) -> None:
    name = wayfarers().talk.player(AI, lang, ANA)
    for face_up in ("", "N1 N2 N3"):
        t = solo(Has(placed="B1 B2 B4"), face_up=face_up)
        events = t.listen()
        t.play("rest")
        while not any(event.kind == "turn" and event.seat == AI for event in events):
            t.play("skip" if "skip" in t.choices else min(t.choices))
        for sentence in told(events, lang, ANA):
            assert name not in sentence[1:], sentence
