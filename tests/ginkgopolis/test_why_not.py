"""Why not? Every action that answers the question is legal or refused by a rule; all others are of another turn."""

from collections.abc import Callable

import pytest

from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.step import ALLOWED, TURN
from tests.ginkgopolis.given import A, Has, Table, ginkgopolis, given, given_solo
from tests.ginkgopolis.test_exhaustion import tower
from tests.ginkgopolis.test_hal import solo
from tests.ginkgopolis.test_ring import shifted


def drafting() -> Table:
    state = ginkgopolis().new(3, seed=4, options={"setup": "draft"})
    assert isinstance(state, GinkgopolisState)
    return Table(state)


def crowded() -> Table:
    """Another token must make room for B."""
    return shifted().resolve(A, "B", "Y10")


TILE = Has(stock=1, tiles="R04 Y10")
QUESTIONS: dict[str, tuple[Callable[[], Table], dict[str, str], set[str]]] = {
    # what builds the position; the rule by which each verb is refused; verbs that are never refused
    "card": (lambda: given(TILE), {"card": "GIN-4.1"}, {"change-hand"}),
    "card, without a change": (lambda: given(Has(changes=0)), {"card": "GIN-4.1", "change-hand": "GIN-4.4"}, set()),
    "card against Hal": (lambda: given_solo(TILE), {"card": "GIN-4.1", "change-hand": "GIN-11.1"}, set()),
    "tile": (
        lambda: given(Has(hand="A B C D", tiles="R04 Y20")).plays(A, "card A"),
        {"tile": "GIN-4.1", "change-hand": "GIN-4.4"},
        {"alone"},
    ),
    "give back": (
        lambda: given(Has(tiles="R05 R06 B04"), Has(), city=tower(1), reserve=1, next_tiles="Y04").resolve(A, "B09"),
        {"tile": "GIN-7.2"},
        {"done"},
    ),
    "give back, half-way": (
        lambda: (
            given(Has(tiles="R05 R06 B04"), Has(), city=tower(1), reserve=1, next_tiles="Y04")
            .resolve(A, "B09")
            .plays(A, "tile R05")
        ),
        {"tile": "GIN-7.2"},
        {"done"},
    ),
    "draft": (drafting, {"keep": "GIN-2.10"}, set()),
    "good": (lambda: given(Has()).resolve(A, "C"), {"gain-resource": "GIN-R8", "gain-tile": "GIN-R8"}, set()),
    "side": (lambda: given(TILE).resolve(A, "A", "Y10"), {"side": "GIN-5.5a"}, set()),
    "room": (crowded, {"room": "GIN-5.5f"}, set()),
    "column": (lambda: crowded().play("room A"), {"column": "GIN-5.5e"}, set()),
    "row": (lambda: crowded().play("room A", "column -2"), {"row": "GIN-5.5e"}, set()),
    "card for Hal": (lambda: solo(2, hal_card_from="hand"), {"card": "GIN-R20"}, set()),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_what_answers_the_question_is_legal_or_refused_by_its_rule(question: str) -> None:
    build, rules, free = QUESTIONS[question]
    t = build()
    seat = t.state.to_act[0]
    legal = t.state.legal(seat)
    step = t.state.agenda[-1]
    assert len(legal) > 1
    for action in range(-1, ginkgopolis().num_actions + 1):
        refused = step.refusal(t.state, seat, action)
        verb = ginkgopolis().notation(action).partition(" ")[0] if 0 <= action < ginkgopolis().num_actions else ""
        if action in legal:
            assert refused == ALLOWED, action
            assert verb in {*rules, *free}
        else:
            assert refused == rules.get(verb, TURN), f"{verb}: {refused}"
