"""The journal tells every fact, in the order in which things happen, in both languages."""

import re
from importlib.resources import files

import pytest

from edubba.kernel import Event, Journal
from tests.uruk.given import A, Has, Table, given, uruk

NAMES = ["Inanna", "Enkidu", "Shamhat"]
FIRST_PILE = "enlil, nergal, ninurta, gibil, marduk, nannar, ishtar, drought, earthquake, volcano, 3 city wall, 3 kiln"


def story(t: Table, events: list[Event], lang: str = "en") -> list[str]:
    """The sentences, with plain spaces."""
    told = uruk().talk.story(events, lang, NAMES[: t.state.seats])
    return [sentence.replace("\u202f", " ").replace("\u00a0", " ") for sentence in told]


def both(t: Table, *moves: str) -> tuple[list[str], list[str]]:
    """What is told of these moves, in English and in French."""
    heard = t.listen()
    t.play(*moves)
    return story(t, heard), story(t, heard, "fr")


@pytest.mark.rule("URU-8.12", "URU-9.7")
def test_the_vault_is_told_before_the_payment() -> None:
    t = given(Has("mud hut, vault", stock="2 red"), epoch="I")
    english, french = both(t, "settle 2")
    assert english == [
        "Inanna used the Vault for the disc on the Vault: one cube less.",
        "Inanna paid two red cubes.",
        "Inanna founded a village on the Vault (epoch I).",
    ]
    assert french[0] == "Inanna a utilisé la Voûte pour le disque posé sur la Voûte : un cube de moins."


@pytest.mark.rule("URU-8.13")
def test_coinage_is_told() -> None:
    t = given(Has("mud hut, coinage", stock="yellow"), epoch="I")
    english, french = both(t, "settle 2")
    assert english[0] == "Inanna used Coinage for the disc on it: two cubes less."
    assert french[0] == "Inanna a utilisé la Monnaie pour le disque posé sur elle : deux cubes de moins."


@pytest.mark.rule("URU-9.8")
def test_a_god_is_told_before_the_payment_that_it_halves() -> None:
    t = given(Has("mud hut, kiln", stock="red", gods="marduk"), epoch="I")
    english, _ = both(t, "settle 2")
    assert [sentence.split(" ")[1] for sentence in english[:3]] == ["used", "paid", "founded"]


@pytest.mark.rule("URU-6.1", "URU-8.18")
def test_cubes_are_told_with_the_invention_that_gave_them() -> None:
    t = given(Has("kiln, ziggurat", stock="pink"))
    english, french = both(t, "use kiln", "use ziggurat")
    assert english == [
        "Inanna took a red cube with the Kiln.",
        "Inanna took a yellow cube and a blue cube with the Ziggurat.",
    ]
    assert french == [
        "Inanna a pris un cube rouge avec le Four.",
        "Inanna a pris un cube jaune et un cube bleu avec la Ziggourat.",
    ]


@pytest.mark.rule("URU-8.19")
def test_the_aqueduct_is_told() -> None:
    cards, french = both(
        given(Has("aqueduct", hand="axe, kiln")), "cards-to-cubes", "count 2", "colour red", "colour red"
    )
    assert cards[0] == "Inanna used the Aqueduct to trade two cards for as many cubes."
    assert french[0] == "Inanna a utilisé l’Aqueduc : deux cartes contre autant de cubes."
    cubes, french = both(given(Has("aqueduct", stock="2 red")), "cubes-to-cards", "count 1", "draw")
    assert cubes[0] == "Inanna used the Aqueduct to trade a cube for a card."
    assert french[0] == "Inanna a utilisé l’Aqueduc : un cube contre une carte."


@pytest.mark.rule("URU-8.5", "URU-5.5", "URU-R8")
def test_cubes_that_come_and_go_with_cards_are_told() -> None:
    t = given(Has("mud hut with 2 red", hand="street, axe, shadoof"), display="kiln, vault, sewer")
    english, french = both(t, "make street", "slot 1", "copies 1", "card axe", "card shadoof")
    assert english[:2] == [
        "Inanna took the Mud hut back into hand.",
        "The two red cubes on the Mud hut returned to the supply.",
    ]
    assert english[-2:] == ["Inanna made the Street.", "Inanna loaded the Street with two red cubes and a blue cube."]
    assert french[1] == "Les deux cubes rouges de la Hutte en boue séchée sont revenus dans la réserve."
    assert french[-1] == "Inanna a reçu sur sa Rue deux cubes rouges et un cube bleu."


@pytest.mark.rule("URU-10.21", "URU-R8")
def test_cubes_of_a_lost_invention_are_told() -> None:
    t = given(Has("mud hut with 3 red, kiln village"), Has(stock="red"), activated="earthquake").play("end")
    english, _ = both(t, "bid 1", "slot 1") if "slot 1" in t.choices else both(t, "bid 1")
    place = english.index("Inanna lost the Mud hut.")
    assert english[place + 1] == "The three red cubes on the Mud hut returned to the supply."


@pytest.mark.rule("URU-4.4", "URU-H5")
def test_the_cards_that_leave_the_game_are_told() -> None:
    pile = f"{FIRST_PILE}, 3 street"
    t = given(Has("mud hut"), Has("net"), deck="", discards=pile, reshuffles=0)
    english, french = both(t, "draw")
    assert english[0].startswith("The oldest cards of the discard pile left the game for good: Enlil, ")
    assert "the City wall (three times) and the Kiln (twice)." in english[0]
    assert english[1].startswith("The discard pile became a new deck")
    assert french[0].endswith("les Murailles (trois fois) et le Four (deux fois).")


@pytest.mark.rule("URU-10.9", "URU-10.10", "URU-R20")
@pytest.mark.parametrize("losers_pay", [False, True])
def test_the_end_of_an_auction_is_told_in_order(losers_pay: bool) -> None:
    players = Has(hand="kiln"), Has(hand="vault, lyre")
    t = given(*players, activated="ninurta", options={"losing_card_bids_are_discarded": losers_pay}).play("end")
    english, french = both(t, "card kiln", "done", "card vault", "card lyre", "done", "pass")
    end = english.index("Enkidu won the auction for Ninurta.")
    back = "Inanna discarded the bid: the Kiln." if losers_pay else "Inanna took the Kiln back from the bid."
    assert english[end + 1 : end + 4] == [
        back,
        "Enkidu discarded the bid: the Vault and the Lyre.",
        "Enkidu keeps Ninurta.",
    ]
    retour = "Inanna a défaussé sa mise : le Four." if losers_pay else "Inanna a repris sa mise en main : le Four."
    assert french[end + 1 : end + 4] == [
        retour,
        "Enkidu a défaussé sa mise : la Voûte et la Lyre.",
        "Enkidu garde Ninurta.",
    ]


@pytest.mark.rule("URU-10.13")
def test_who_keeps_a_favour_is_told() -> None:
    t = given(Has("mud hut"), Has("net village"), activated="marduk")
    english, french = both(t, "end")
    assert english[english.index("Marduk favoured Inanna, who has fewest discs.") + 1] == "Inanna keeps Marduk."
    assert "Inanna garde Marduk." in french


@pytest.mark.rule("URU-10.5")
def test_why_cards_go_is_told() -> None:
    t = given(Has(hand="3 kiln, 3 axe, 3 lyre"), activated="volcano").play("end")
    english, french = both(t, "card kiln")
    assert english[0] == "Inanna discarded the Kiln, being over the hand limit."
    assert french[0] == "Inanna a défaussé le Four : sa main dépassait la limite."
    shaken = given(Has("mud hut village", hand="kiln, axe"), Has(stock="red"), activated="earthquake").play("end")
    english, french = both(shaken, "bid 1")
    assert "Inanna discarded the Kiln and the Axe to the Earthquake, having no invention without a disc." in english
    assert "Faute de découverte sans disque, Inanna a défaussé le Four et la Hache." in french


@pytest.mark.rule("URU-R34", "URU-10.20", "URU-10.21")
@pytest.mark.parametrize("event", ["drought", "earthquake"])
def test_a_victim_who_has_nothing_to_lose_is_told(event: str) -> None:
    laid = "mud hut" if event == "drought" else "mud hut village"
    t = given(Has(laid), Has(stock="red"), activated=event).play("end")
    english, french = both(t, "bid 1")
    name = event.capitalize()
    assert f"Inanna had nothing to lose to the {name}." in english
    assert sum("n’avait rien à perdre face" in sentence for sentence in french) == 1


@pytest.mark.rule("URU-3.1")
def test_the_first_turn_is_told_once() -> None:
    state = uruk().new(seats=3, seed=4)
    journal = state.journal = Journal()
    first = state.to_act[0]
    state.apply(first, uruk().parse("draw"))
    state.apply(first, uruk().parse("draw"))
    assert [(event.kind, event.seat, event.a) for event in journal.events if event.kind == "turn"] == [
        ("turn", first, 1)
    ]
    assert journal.events[0].kind == "turn"
    state.apply(first, uruk().parse("end"))
    turns = [(event.seat, event.a) for event in journal.events if event.kind == "turn"]
    assert turns == [(first, 1), ((first + 1) % 3, 1)]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_guide_says_where_a_disc_goes_and_that_late_events_are_void(lang: str) -> None:
    texts = {chapter.title: chapter.text for chapter in uruk().catalogue(lang).guide or []}
    events = next(text for title, text in texts.items() if title in ("Gods and disasters", "Dieux et désastres"))
    assert ("the common stock" if lang == "en" else "le stock commun") in events
    assert ("In the last round" if lang == "en" else "À la dernière manche") in events
    assert not any("retirés du jeu" in text or " de un " in text for text in texts.values())
    lonely = (
        "the only player with the fewest discs" if lang == "en" else "celui qui est seul à avoir le moins de disques"
    )
    assert lonely in " ".join(events.split()), "whoever it is, and not Nannar"


def test_one_level_is_elided_in_french() -> None:
    assert uruk().explain("URU-5.4", "fr").startswith("Le niveau de cette découverte dépasse de plus d’un niveau")


def test_inventions_are_made_not_laid() -> None:
    t = given(Has(hand="kiln, axe"), Has(), activated="enlil").play("end", "card axe", "done", "pass")
    assert uruk().describe(t.state, uruk().parse("make kiln"), "en") == "Make the Kiln"
    assert uruk().prompt(t.state, A, "en").startswith("Enlil favours you: make an invention")
    assert uruk().describe(t.play("make kiln").state, uruk().parse("new-slot"), "en") == "Make the Kiln in a new slot"
    for file in ("texts", "guide", "terminal", "rules", "aid", "lessons"):
        words = (files("edubba.games.uruk.words") / f"{file}.en.ftl").read_text(encoding="utf-8")
        phrases = re.sub(r"(?m)^[\w-]+ =", "", words)  # keys are not read by people
        assert re.findall(r"(?i)\b(?:lay|lays|laid|laying)\b", phrases) == []
