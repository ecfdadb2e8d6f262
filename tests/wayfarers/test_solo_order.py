"""The solo opponent: in which order it looks for things, and rulings about it (WAY-16)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import PLAN_IDS, SLOT_IDS
from edubba.games.wayfarers.rules.automa_seek import SEEK_CARD, brings, candidates, workers_to_recall
from tests.wayfarers.given import AI, A, Has, Table, solo
from tests.wayfarers.solo import run, tiles


@pytest.mark.parametrize(
    ("face_up", "order"),
    [("", [1, 2, 3, 4]), ("N6", [1, 2, 3, 4]), ("N1", [2, 3, 4, 1]), ("N1 N6", [3, 2, 1, 4]), ("N1 N5", [4, 3, 2, 1])],
)
@pytest.mark.rule("WAY-16.11")
def test_slot_order(face_up: str, order: list[int]) -> None:
    t = solo(face_up=face_up)
    assert [slot % 4 + 1 for slot in candidates(t.state, t.ai, SEEK_CARD, 1)] == order


@pytest.mark.rule("WAY-16.16", "WAY-16.9")
def test_influence_of_choice_follows_the_marker() -> None:
    for track, guild in ((0, "black"), (4, "blue"), (6, "yellow"), (7, "black")):
        assert run(solo(track=track, ai=""), "guild-any").guild(AI, guild) == 1


@pytest.mark.rule("WAY-16.17", "WAY-R30")
def test_instead_of_drawing_three_it_takes_the_top_card() -> None:
    t = run(solo(decks="L30 L31 L32 L33"), "pay-provision*3>card-land-draw3")
    assert t.has(AI, "L30")
    assert t.state.under[1][0] & 63 == 30
    t = run(
        solo(decks="L30 L31 L32 L33", options={"ai_draw3": "top_card_two_under"}), "pay-provision*3>card-land-draw3"
    )
    assert t.has(AI, "L30")
    assert t.state.under[1][0] & 63 == 32
    assert [place & 63 for place in t.state.under[1][-2:]] == [30, 31]


@pytest.mark.rule("WAY-16.18", "WAY-R28")
def test_which_worker_it_retrieves() -> None:
    t = solo(ai_workers="", workers={"land-1": "yellow", "water-2": "blue", "inspiration-4": "green"}, greens=7)
    assert [worker % 3 for worker in workers_to_recall(t.state, t.ai)] == [0]
    t = solo(
        Has(workers=""),
        ai_workers="",
        track=0,
        workers={"land-1": "yellow", "inspiration-1": "yellow", "water-2": "blue"},
    )
    assert workers_to_recall(t.state, t.ai)[0] == 3 * SLOT_IDS.index("water-2") + 2
    t = solo(
        Has(workers=""),
        ai_workers="",
        track=5,
        workers={"land-1": "yellow", "inspiration-1": "yellow", "water-2": "blue"},
    )
    posts = [worker // 3 for worker in workers_to_recall(t.state, t.ai)]
    assert posts == [SLOT_IDS.index("land-1"), SLOT_IDS.index("inspiration-1")]


@pytest.mark.rule("WAY-R33")
def test_denying_a_worker_keeps_to_the_colour_unless_agreed() -> None:
    spots = {"land-1": "yellow", "water-2": "blue"}
    t = solo(Has(workers=""), track=5, ai_workers="yellow, blue", workers=spots)
    assert len(workers_to_recall(t.state, t.ai)) == 1
    t = solo(
        Has(workers=""), track=5, ai_workers="yellow, blue", workers=spots, options={"ai_recall_denial": "any_worker"}
    )
    assert len(workers_to_recall(t.state, t.ai)) == 2


@pytest.mark.rule("WAY-16.19")
def test_its_own_worker_of_this_turn_stays() -> None:
    t = solo(Has(workers="blue"), ai_workers="yellow", workers={"land-1": "yellow"})
    t.state.placed_worker = 3 * SLOT_IDS.index("land-1") + 1
    t.state.active = AI
    assert SLOT_IDS.index("land-1") not in candidates(t.state, t.ai, SEEK_CARD, 1)
    assert t.state.placed_worker not in workers_to_recall(t.state, t.ai)


@pytest.mark.rule("WAY-16.23")
def test_acquired_cards_bring_workers_and_send_influence_home() -> None:
    t = solo(Has(workers="blue"), display={"land-1": "L05"}, workers={"land-1": "yellow"}, marks={"land-1": A})
    run(t, "card-land")
    supply = t.player(A).supply
    t.play("allow-provision")
    assert t.provision(A) == 3
    assert t.has(AI, "L05")
    assert t.workers(AI) == [0, 2, 1]
    assert t.player(A).supply == supply + 1


@pytest.mark.rule("WAY-16.25", "WAY-R27")
def test_fees_for_the_ai_move_its_marker() -> None:
    t = solo(Has(dice="1", guilds=""), track=4, display={"land-1": "L09"}, marks={"land-1": AI}, plan="N2")
    t.play("die 1", "place B1", "part pay-provision*2>card-land+silver")
    assert t.ai.comets == 0
    before = t.listen()
    t.play("card land-1")
    assert t.silver(A) == 3
    kinds = [event.kind for event in before]
    assert kinds.index("ai-track") < kinds.index("ai-comet") < kinds.index("revealed")
    assert t.ai.comets == 1


@pytest.mark.rule("WAY-16.26", "WAY-16.33", "WAY-D21")
def test_denying() -> None:
    marks = {f"land-{slot}": A for slot in (1, 2, 3, 4)}
    t = run(solo(Has(silver=2, provision=1), marks=marks), "card-land")
    assert t.choices == {"allow-silver", "allow-provision", "deny-silver", "deny-provision"}
    t.play("deny-silver", "deny-silver", "deny-provision")
    assert t.choices == {"allow-silver", "allow-provision"}
    assert t.why_not("deny-silver") == "WAY-16.33"
    t.play("allow-silver")
    assert t.silver(A) == 1
    assert t.shown("land-4") is None
    broke = run(solo(Has(silver=0, provision=0), marks=marks), "card-land")
    assert broke.choices == {"allow-silver", "allow-provision"}


@pytest.mark.rule("WAY-R29")
def test_what_is_not_there_is_lost() -> None:
    t = solo(plan="N4", ai="blue 2", display={f"water-{slot}": None for slot in (1, 2, 3, 4)}, ai_turn=True)
    assert t.guild(AI, "blue") == 3  # an empty row: the second action
    t = run(solo(sold_out="UL1 UL2 UL3"), "tile-land")
    assert tiles(t).count("UL1") == 2


@pytest.mark.rule("WAY-16.29", "WAY-R35")
def test_ties() -> None:
    t = solo(Has(guilds="black 1"), ai="black 0")
    t.ai.cards = [0b111, 0, 0, 0, 0]
    assert t.state.scores() == [3, 3]
    assert t.state.ranking() == [[A], [AI]]
    t = solo(Has(guilds="black 1"), ai="black 0", options={"solo_tie": "ai_wins"})
    t.ai.cards = [0b111, 0, 0, 0, 0]
    assert t.state.ranking() == [[AI], [A]]


@pytest.mark.rule("WAY-16.3", "WAY-18.1")
def test_every_planning_card_tells_its_reason() -> None:
    told = set()
    for plan in PLAN_IDS:
        t = solo(ai_turn=False, plan=plan)
        events = t.listen()
        t.play("rest", "keep", "keep", "keep", "finish")
        kinds = [event.kind for event in events]
        assert kinds.index("ai-plans") < min(kinds.index(kind) for kind in kinds if kind in ("ai-first", "ai-second"))
        told |= set(kinds)
    assert {"ai-first", "ai-second"} <= told


def node(t: Table, name: str) -> int:
    return t.state.printed.nodes.index(name)


@pytest.mark.rule("WAY-16.32", "WAY-R40")
def test_what_brings_the_ai_nothing_at_all() -> None:
    rows = {row: dict.fromkeys([f"{row}-{slot}" for slot in range(1, 5)]) for row in ("land", "water", "space")}
    here = SLOT_IDS.index("townsfolk-1")
    t = solo()
    for name in ("card-space-1", "tile-land", "pay-provision*3>card-land-draw3", "journal+provision"):
        assert brings(t.state, node(t, name), here)
    t = solo(display=rows["space"])
    assert not brings(t.state, node(t, "card-space-1"), here)
    t = solo(display=rows["land"])
    assert not brings(t.state, node(t, "pay-provision*3>card-land-draw3"), here), "the deck is empty too"
    assert brings(t.state, node(t, "pay-provision*3>card-water-draw3"), here)
    t = solo(sold_out="UL1 UL2")
    assert brings(t.state, node(t, "tile-land"), here)
    t = solo(sold_out="UL1 UL2 UL3")
    assert not brings(t.state, node(t, "tile-land"), here)
    assert brings(t.state, node(t, "tile-basic+provision"), here), "the Provision is a part as well"


@pytest.mark.rule("WAY-16.32", "WAY-16.19")
@pytest.mark.parametrize("slot", range(1, 5))
def test_the_card_under_its_own_worker_brings_nothing(slot: int) -> None:
    t = solo()
    first = SLOT_IDS.index("space-1")
    for other in range(1, 5):
        if other != slot:
            t.state.display[first + other - 1] = -1
    only = SLOT_IDS.index(f"space-{slot}")
    assert brings(t.state, node(t, "card-space-1"), SLOT_IDS.index("townsfolk-1"))
    assert not brings(t.state, node(t, "card-space-1"), only)


@pytest.mark.rule("WAY-R29", "WAY-16.13", "WAY-16.17")
def test_the_ai_says_when_there_is_nothing_to_be_had() -> None:
    everything = {slot: A if number % 2 else AI for number, slot in enumerate(SLOT_IDS[:16])}
    t = solo(marks=everything)
    events = t.listen()
    run(t, "mark")
    assert [event.kind for event in events if event.kind.startswith("ai")] == ["ai-nothing"]
    assert t.mark("inspiration-1") == -1, "never on an inspiration card"
    t = solo(display=dict.fromkeys([f"land-{slot}" for slot in range(1, 5)]))
    events = t.listen()
    run(t, "pay-provision*3>card-land-draw3")
    assert [event.kind for event in events if event.kind.startswith("ai")] == ["ai-nothing"]
    t = solo(Has(at="P0"), ai_at="P10a", ending=3)
    events = t.listen()
    run(t, "journal")
    assert [event.kind for event in events if event.kind.startswith("ai")] == ["ai-nothing"]
    assert t.at(AI) == "P10a"
    t = solo(display=dict.fromkeys([f"space-{slot}" for slot in range(1, 5)]))
    events = t.listen()
    run(t, "card-space")
    assert [event.kind for event in events if event.kind.startswith("ai")] == ["ai-nothing"]


@pytest.mark.rule("WAY-16.4", "WAY-16.17")
def test_a_worker_without_a_card_to_stand_on_makes_it_take_the_second_action() -> None:
    t = solo(plan="N2", ai="", display=dict.fromkeys([f"water-{slot}" for slot in range(1, 5)]), ai_turn=True)
    assert t.workers(AI) == [0, 1, 1], "the blue one stays at home"
    assert [t.guild(AI, guild) for guild in ("black", "yellow", "blue")] == [1, 1, 1]
