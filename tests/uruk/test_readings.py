"""How Uruk reads in positions that random games seldom meet, word for word.

{} stands for the no-break space before a colon, ~ for the narrow one before a semicolon.
"""

from __future__ import annotations

import pytest
from rich.console import Console

from edubba.games.uruk.edge import terminal
from edubba.kernel.journal import EVERYBODY, UNKNOWN, Event, Journal
from tests.uruk.given import Has, Table, given, uruk

NAMES = ["Inanna", "Enkidu", "Omar"]
PLENTY = "3 red, 3 pink, 3 yellow, 3 blue"


def asked(t: Table, lang: str, seat: int | None) -> str:
    return uruk().talk.prompt(t.state, seat, lang, NAMES)


def choices(t: Table, lang: str) -> list[str]:
    return [uruk().talk.describe(t.state, action, lang, NAMES) for action in t.state.legal(t.seat)]


def french(text: str) -> str:
    return text.replace("{}", "\u00a0").replace("~", "\u202f")


def test_a_cube_that_the_supply_lacks() -> None:
    t = given(Has("ziggurat"), Has(stock="12 red")).play("use ziggurat")
    assert asked(t, "fr", 0) == french(
        "La réserve n’a plus de cube rouge{}: prenez-en un à l’adversaire qui en a le plus, ou renoncez-y."
    )
    assert choices(t, "fr") == ["Prendre un cube rouge à Enkidu", "Renoncer au cube rouge"]
    assert choices(t, "en") == ["Take a red cube from Enkidu", "Forgo the red cube"]
    t.state.journal = journal = Journal()
    t.play("forgo")
    (event,) = journal.events
    assert uruk().narrate(event, "fr", NAMES) == "Inanna a renoncé à un cube rouge."
    assert uruk().narrate(event, "en", NAMES) == "Inanna forwent a red cube."


def test_tied_opponents_without_a_way_to_forgo() -> None:
    t = given(Has("water wheel", stock="4 blue"), Has(stock="4 blue"), Has(stock="4 blue")).play("use water_wheel")
    assert asked(t, "en", 0) == "The supply has no blue cube left: choose the opponent to take one from."
    assert choices(t, "fr") == ["Prendre un cube bleu à Enkidu", "Prendre un cube bleu à Omar"]


def test_copies_pairs_and_a_reduction() -> None:
    hand = "2 ziggurat, 2 kiln, 2 axe, 2 shadoof"
    t = given(Has("pulley, city wall", hand=hand)).play("make ziggurat", "new-slot")
    assert choices(t, "fr") == [
        "Payer avec un exemplaire et trois paires",
        "Payer avec un exemplaire et deux paires, en utilisant les Murailles",
        "Payer avec deux exemplaires et deux paires",
        "Payer avec deux exemplaires et une paire, en utilisant les Murailles",
    ]
    t.play("copies 2-")
    assert asked(t, "fr", 0) == "Défaussez une paire de cartes de même couleur pour poser la Ziggourat."
    assert asked(t.play("card kiln"), "fr", 0) == "Complétez la paire avec une autre carte rouge."


def test_a_card_that_costs_nothing_but_itself() -> None:
    t = given(Has("city wall", hand="kiln, axe, shadoof")).play("make kiln", "new-slot")
    assert choices(t, "en") == ["Pay with one copy and one pair", "Pay with this card alone, using the City wall"]


def test_all_prices_of_a_disc() -> None:
    mine = Has("coinage village, vault", stock=PLENTY, gods="nannar")
    t = given(mine, epoch="IV", options={"half_price_is_compulsory": False}).play("settle 1")
    assert asked(t, "fr", 0) == "Choisissez le prix de la cité sur la Monnaie."
    assert choices(t, "fr") == [
        "Payer le prix entier (cinq cubes)",
        "Utiliser la Voûte (quatre cubes)",
        "Utiliser la Monnaie (trois cubes)",
        "Utiliser la faveur de Nannar (trois cubes)",
    ]
    t.play("price vault")
    assert asked(t, "en", 0) == "Pay four cubes, with one colour at most twice, for the city on Coinage."
    assert asked(t.play("colour red"), "en", 0) == "Pay three more cubes for the city on Coinage."


def test_nothing_to_pay() -> None:
    t = given(Has("mud hut, vault", stock="red"), epochs=(1, 6, 4, 3)).play("settle 1")
    assert choices(t, "fr") == ["Payer le prix entier (un cube)", "Utiliser la Voûte (rien à payer)"]


def test_cards_that_stand_in_for_cubes() -> None:
    t = given(Has("shadoof", hand="axe", stock="red, pink, yellow"), epoch="II").play("settle 1")
    t.play("colour red")
    assert choices(t, "fr") == ["Payer un cube rose", "Défausser la Hache à la place d’un cube rose"]


def test_colours_of_the_display() -> None:
    t = given(Has("astronomy"), display="sewer, lighthouse, pulley").play("use astronomy")
    assert choices(t, "fr") == [
        french("Choisir le rouge{}: une carte de l’exposition"),
        french("Choisir le bleu{}: deux cartes de l’exposition"),
    ]


def test_an_auction() -> None:
    mine, theirs = Has("lighthouse village", hand="kiln, lyre"), Has(hand="2 axe, vault")
    t = given(mine, theirs, activated="ninurta").play("end")
    assert choices(t, "fr") == [
        "Passer",
        "Miser 3 grâce au seul Phare",
        "Miser le Four (total 5)",
        "Miser la Lyre (total 6)",
    ]
    t.play("card kiln", "done")
    assert asked(t, "fr", 1) == "Enchérissez au-delà de 5 pour Ninurta ou passez."
    assert asked(t, "en", 1) == "Bid more than 5 for Ninurta or pass."
    t.play("card axe")
    assert asked(t, "fr", 1) == french("Ajoutez une carte{}: votre mise est de 2 et doit dépasser 5.")
    assert asked(t, "fr", 0) == "Enkidu prépare une mise supérieure à 5 pour Ninurta."


@pytest.mark.parametrize(
    ("lang", "waits", "acts"),
    [("fr", "Enlil attend", "une fois le tour terminé"), ("en", "Enlil is waiting", "once the turn is over")],
)
def test_an_event_waits_until_another_sets_it_off(lang: str, waits: str, acts: str) -> None:
    """In mid-auction, too: what acts now does not wait, nor for the end of a turn that is over."""

    def shown(t: Table) -> tuple[str, str]:
        console = Console(width=140)
        with console.capture() as text:
            console.print(terminal.draw(uruk(), t.state.view(0), NAMES[:2], lang, 140))
        scene = uruk().scene(t.state, 0, lang, NAMES[:2])
        return text.get(), next(zone.note for zone in scene.zones if zone.id == "event")

    drawn, note = shown(given(Has(hand="kiln"), Has(hand="axe"), event="enlil"))
    assert waits in drawn
    assert acts not in note
    auction = given(Has(hand="kiln"), Has(hand="axe"), activated="enlil").play("end")
    assert "pass" in auction.choices
    drawn, note = shown(auction)
    assert waits not in drawn
    assert f"Enlil {'agit' if lang == 'fr' else 'acts'} {acts}" in drawn
    assert note.endswith(acts)


def test_secret_bids() -> None:
    t = given(Has("lighthouse village", stock="2 red"), Has(stock="red"), activated="drought").play("end")
    assert asked(t, "fr", 0) == french("Misez en secret des cubes contre la Sécheresse~; votre Phare ajoute deux.")
    assert asked(t, "fr", None) == french("Mises secrètes contre la Sécheresse{}: on attend Inanna et Enkidu.")
    t.plays(0, "bid 1")
    assert asked(t, "en", 0) == "Secret bids against the Drought: waiting for Enkidu."


@pytest.mark.parametrize(
    ("cubes", "value", "text"),
    [
        (0, 0, "Enkidu n’a rien misé."),
        (1, 1, "Enkidu a misé un cube."),
        (0, 2, "Enkidu n’a misé que son Phare{}: 2."),
        (3, 5, "Enkidu a misé trois cubes et son Phare{}: 5."),
    ],
)
def test_opened_fists(cubes: int, value: int, text: str) -> None:
    event = Event("fist", 1, a=cubes, b=value, c=UNKNOWN, secret=UNKNOWN, knowers=EVERYBODY)
    assert uruk().narrate(event, "fr", NAMES) == french(text)


def test_players_without_names_have_numbers() -> None:
    t = given(Has("ziggurat"), Has(stock="12 red")).play("use ziggurat")
    assert uruk().describe(t.state, uruk().parse("from 2"), "fr") == "Prendre un cube rouge à Joueur 2"
    assert uruk().prompt(t.state, None, "en").endswith(": Player 1 may take one from the opponent who has most.")
