"""Why not? Every action that answers the question is legal or refused by a rule; all others are of another turn."""

from collections.abc import Callable

import pytest

from tests.uruk.given import A, Has, Table, given, uruk

PLENTY = "6 red, 6 pink, 6 yellow, 6 blue"
MENU = {
    "end", "draw", "exchange", "cards-to-cubes", "cubes-to-cards", "swap", "take", "make", "use", "settle",
}  # fmt: skip

QUESTIONS: dict[str, tuple[Callable[[], Table], set[str]]] = {
    "menu": (lambda: given(Has("mud hut, kiln", hand="2 axe, vault", stock=PLENTY)), MENU),
    "copies": (lambda: given(Has("mud hut", hand="2 kiln, 2 axe")).play("make kiln", "new-slot"), {"copies"}),
    "pairs": (
        lambda: given(Has("mud hut", hand="2 kiln, 2 axe")).play("make kiln", "new-slot", "copies 1"),
        {"card"},
    ),
    "colour of a producer": (lambda: given(Has("pulley")).play("use pulley"), {"colour"}),
    "whom to rob": (lambda: given(Has("ziggurat"), Has(stock="12 red")).play("use ziggurat"), {"from", "forgo"}),
    "compensation": (lambda: given(Has("kiln"), Has(stock="12 red")).play("use kiln"), {"colour"}),
    "exchange": (lambda: given(Has("kiln", hand="2 kiln, axe")).play("exchange"), {"card", "done"}),
    "price": (lambda: given(Has("coinage, vault", stock=PLENTY), epoch="II").play("settle 1"), {"price"}),
    "payment": (lambda: given(Has("kiln", stock=PLENTY), epoch="II").play("settle 1"), {"colour", "card"}),
    "how many": (lambda: given(Has("aqueduct", hand="3 kiln")).play("cards-to-cubes"), {"count"}),
    "cards to give": (lambda: given(Has("aqueduct", hand="kiln, axe")).play("cards-to-cubes", "count 1"), {"card"}),
    "cubes to take": (lambda: given(Has("aqueduct", hand="kiln")).play("cards-to-cubes"), {"colour"}),
    "cubes to give": (lambda: given(Has("aqueduct", stock=PLENTY)).play("cubes-to-cards", "count 1"), {"colour"}),
    "cards to take": (lambda: given(Has("aqueduct", stock="red")).play("cubes-to-cards"), {"draw", "take"}),
    "disc to move": (lambda: given(Has("gear wheel village, vault village")).play("use gear_wheel"), {"slot"}),
    "where to": (lambda: given(Has("gear wheel village, vault, lyre")).play("use gear_wheel"), {"slot"}),
    "swap: give": (lambda: given(Has("wheel and axle", stock=PLENTY)).play("swap"), {"colour"}),
    "swap: take": (lambda: given(Has("wheel and axle", stock="red")).play("swap"), {"colour"}),
    "pipe": (
        lambda: given(Has("kiln, water wheel"), Has("clay pipe")).play("use kiln", "use water_wheel", "end"),
        {"colour"},
    ),
    "hand limit": (lambda: given(Has(hand="3 kiln, 3 axe, 3 lyre"), activated="gibil").play("end"), {"card"}),
    "bid": (lambda: given(Has(hand="kiln"), activated="enlil").play("end"), {"pass", "done", "card"}),
    "raise": (lambda: given(Has(hand="2 kiln"), activated="enlil").play("end", "card kiln"), {"pass", "done", "card"}),
    "enlil": (
        lambda: given(Has(hand="kiln, axe"), activated="enlil").play("end", "card kiln", "done", "pass"),
        {"decline", "make"},
    ),
    "three equal cubes": (lambda: given(Has("kiln"), activated="gibil").play("end"), {"colour"}),
    "one cube": (lambda: given(activated="gibil").play("end"), {"colour"}),
    "nannar": (lambda: given(activated="nannar").play("end"), {"draw", "decline"}),
    "ishtar": (lambda: given(activated="ishtar").play("end"), {"draw", "colour"}),
    "drought": (lambda: given(Has("kiln village, axe village"), activated="drought").play("end"), {"slot"}),
    "earthquake": (lambda: given(Has("kiln, axe, lyre village"), activated="earthquake").play("end"), {"slot"}),
    "lyre": (
        lambda: given(Has("lyre", hand="2 kiln"), first=1, end="last round").play("end"),
        {"decline", "make"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_answers_the_question_is_legal_or_refused_by_a_rule(question: str) -> None:
    build, verbs = QUESTIONS[question]
    t = build()
    legal = t.choices
    assert legal
    for action in range(uruk().num_actions):
        text = uruk().notation(action)
        reason = t.why_not(text)
        if text in legal:
            assert reason is None, text
        elif text.partition(" ")[0] in verbs:
            assert (reason or "").startswith("URU-"), f"{text}: {reason}"
        else:
            assert reason == "turn", f"{text}: {reason}"


def test_a_place_for_an_invention_is_a_slot_that_exists() -> None:
    t = given(Has("mud hut, axe", hand="kiln, shadoof")).play("make kiln")
    reasons = {text: t.why_not(text) for text in ("new-slot", "slot 1", "slot 2", "slot 3", "colour red", "end")}
    assert reasons == {
        "new-slot": "URU-5.10", "slot 1": "URU-5.10", "slot 2": None, "slot 3": "turn", "colour red": "turn",
        "end": "turn",
    }  # fmt: skip


def test_a_sealed_bid_is_a_number_of_cubes() -> None:
    t = given(Has(stock="2 red"), Has(stock="blue"), activated="drought").play("end")
    assert t.why_not("bid 2", A) is None
    assert t.why_not("bid 3", A) == t.why_not("bid 48", A) == "URU-10.17"
    assert t.why_not("end", A) == t.why_not("count 2", A) == "turn"
