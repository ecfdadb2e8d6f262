"""The solo opponent: its turn, tracks, priorities and choices (WAY-16, E8, E39 to E47, E51)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import DESIGN_IDS, NODE_IDS, PLAN_IDS, SLOT_IDS
from edubba.games.wayfarers.rules.automa_seek import SEEK_CARD, SEEK_PLACE, candidates, value_of, workers_to_recall
from edubba.games.wayfarers.rules.automa_turn import AiDo, AiMoveOn, AiTrack, lay_tile, mark, move, take_tile
from edubba.games.wayfarers.rules.cards import INSPIRATION, REGULAR, SPECIAL
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.games.wayfarers.rules.turn import ENDS
from tests.wayfarers.given import AI, A, Has, Table, solo, wayfarers


def run(t: Table, *effects: str) -> Table:
    """Let the AI do these effects now, at the end of the human's turn."""
    t.state.agenda = [ENDS[A]]
    for effect in effects:
        t.state.next(AiDo(NODE_IDS.index(effect)))
        t.state.proceed()
    return t


def owned(t: Table) -> list[int]:
    """How many cards of each row the AI has."""
    return [mask.bit_count() for mask in t.ai.cards]


def tiles(t: Table) -> list[str]:
    return [DESIGN_IDS[t.state.printed.face_design[tile // 18]] for tile in t.player(AI).tiles]


@pytest.mark.rule("WAY-16.1", "WAY-16.2")
def test_set_up() -> None:
    boards = set()
    for seed in range(40):
        s = wayfarers().new(1, seed=seed)
        assert isinstance(s, WayfarersState)
        assert s.automa is not None
        assert s.players[A].board != s.automa.board
        boards.add(s.automa.board)
        assert (s.players[AI].guilds, s.players[AI].workers) == ([0, 1, 1], [0, 1, 1])
        assert (s.automa.track, s.automa.comets, s.players[AI].at, s.active) == (0, 0, 0, A)
        assert (s.players[A].silver, s.players[A].provision, s.players[A].guilds) == (3, 2, [0, 0, 1])
    assert boards == {0, 1, 2, 3}


@pytest.mark.rule("WAY-16.3", "WAY-16.6")
def test_three_of_a_colour_make_it_rest() -> None:
    t = solo(face_up="N1 N2 N3", ai_turn=True)
    assert t.ai.comets == 1  # the last card shows a comet
    assert owned(t)[3] == 1  # the rest of the space board
    assert t.at(AI) in ("P1a", "P1b")
    assert t.ai.face_up == []
    assert t.ai.face_down == 63
    t = solo(face_up="N2 N3 N1", ai_turn=True)
    assert t.ai.comets == 0
    t = solo(face_up="N2 N4 N1 N5", plan="N3", ai_turn=True)
    assert len(t.ai.face_up) == 5


@pytest.mark.rule("WAY-16.4", "WAY-16.34")
def test_first_action_if_it_can_be_done() -> None:
    t = solo(plan="N4", ai="blue 2", ai_turn=True)
    assert t.guild(AI, "blue") == 0
    assert owned(t) == [0, 0, 1, 0, 0]
    t = solo(plan="N4", ai="blue 1", ai_turn=True)
    assert t.guild(AI, "blue") == 2
    assert len(tiles(t)) == 1


@pytest.mark.rule("WAY-16.4", "WAY-16.17")
def test_green_workers_before_others() -> None:
    t = solo(plan="N2", ai_workers="green, blue", greens=7, ai_turn=True)
    assert t.workers(AI) == [0, 0, 1]
    assert t.standing("townsfolk-1") == {"green"}
    t = solo(plan="N2", ai_turn=True)
    assert t.standing("water-1") == {"blue"}


@pytest.mark.rule("WAY-16.5")
def test_focus_of_every_board() -> None:
    assert owned(run(solo(board="AI1"), "focus"))[3] == 1
    assert len(tiles(run(solo(board="AI2"), "focus"))) == 1
    assert owned(run(solo(board="AI3"), "focus"))[0] == 1
    assert run(solo(board="AI4"), "focus").at(AI) != "P0"


@pytest.mark.rule("WAY-16.7", "WAY-16.8", "WAY-16.30")
def test_parts_from_left_to_right_with_substitutions() -> None:
    t = run(solo(track=3, ai="black 0"), "silver*2+guild-yellow")
    assert t.ai.track == 5
    assert t.ai.comets == 1
    assert t.guild(AI, "yellow") == 1
    t = run(solo(), "nudge*2")
    assert t.state.marks.count(AI) == 2
    t = run(solo(ai_workers="blue", workers={"land-1": "yellow"}), "refresh")
    assert t.workers(AI)[1] == 1
    assert len(tiles(run(solo(), "new-die"))) == 1


@pytest.mark.rule("WAY-16.8")
def test_the_comet_track_ends_at_ten() -> None:
    assert run(solo(comets=10), "comet").ai.comets == 10
    assert run(solo(comets=3), "comet").ai.comets == 4


@pytest.mark.rule("WAY-E8", "WAY-16.13", "WAY-16.9")
def test_mark() -> None:
    t = solo(track=3, face_up="N1")
    for slot in (2, 3, 4, 1):
        mark(t.state, t.ai)
        assert t.mark(f"water-{slot}") == AI
    mark(t.state, t.ai)
    assert t.mark("land-2") == AI  # the row is full: the next colour
    t = solo(track=3, face_up="N1", marks={"water-2": A})
    mark(t.state, t.ai)
    assert t.mark("water-3") == AI


@pytest.mark.rule("WAY-E39", "WAY-16.10")
def test_track_and_value() -> None:
    t = solo(plan="N1", ai_turn=True)
    assert (t.ai.track, value_of(t.state, t.ai)) == (2, 2)
    t = solo(face_up="N1", track=2, plan="N5", ai_turn=True)
    assert (t.ai.track, value_of(t.state, t.ai)) == (4, 4)
    t = solo(face_up="N1 N5", track=4, plan="N6", ai="blue 1", ai_turn=True)
    assert (t.ai.track, t.ai.comets, value_of(t.state, t.ai)) == (5, 1, 3)
    assert value_of(solo().state, solo().ai) == 0


@pytest.mark.rule("WAY-16.30", "WAY-16.31")
def test_the_track_is_a_ring() -> None:
    t = solo(track=7)
    t.state.next(AiTrack(2))
    t.state.proceed()
    assert t.ai.track == 1


@pytest.mark.rule("WAY-E40", "WAY-16.14", "WAY-16.11", "WAY-R26")
def test_tiles_by_colour_and_value() -> None:
    def taken(track: int, face_up: str, sold_out: str = "") -> str:
        t = solo(track=track, face_up=face_up, sold_out=sold_out)
        take_tile(t.state, t.ai, REGULAR)
        return tiles(t)[-1]

    assert taken(3, "N1 N5") == "UW3"
    assert taken(7, "N1 N5") == "UB4"
    assert taken(5, "N2") == "UL1"
    assert taken(5, "N2", "UL1") == "UL2"
    assert taken(5, "N2", "UL1 UL2 UL3") == "UB1"


@pytest.mark.rule("WAY-E41", "WAY-16.24", "WAY-R31")
def test_caravan() -> None:
    t = solo(board="AI1")
    expected = [
        ("UB1", [0, 0, 1, 0, 0], 0),
        ("UL1", [0, 0, 1, 0, 0], 1),
        ("US1", [0, 1, 1, 0, 0], 1),
        ("UW1", [0, 1, 1, 1, 0], 1),
    ]
    for design, cards, black in expected:
        lay_tile(t.state, t.ai, DESIGN_IDS.index(design))
        t.state.proceed()
        assert owned(t) == cards
        assert t.guild(AI, "black") == black
    t = solo(board="AI1", filled=6)
    lay_tile(t.state, t.ai, DESIGN_IDS.index("UL1"))
    t.state.proceed()
    assert (t.ai.filled, owned(t)) == (8, [0, 0, 0, 1, 0])
    t = solo(board="AI1", filled=20)
    lay_tile(t.state, t.ai, DESIGN_IDS.index("UL1"))
    t.state.proceed()
    assert (t.ai.filled, len(tiles(t))) == (20, 1)
    lay_tile(t.state, t.ai, DESIGN_IDS.index("UB1"))
    t.state.proceed()
    assert (t.ai.filled, owned(t)) == (21, [0, 0, 0, 1, 0])


@pytest.mark.rule("WAY-E42", "WAY-16.15")
def test_special_tiles() -> None:
    for gone, expected in (("", "UP9"), ("UP9", "UP0"), ("UP9 UP0", "UP1")):
        t = solo(face_up="N4", sold_out=gone)
        take_tile(t.state, t.ai, SPECIAL)
        assert tiles(t)[-1] == expected
    special = " ".join(name for name in DESIGN_IDS if name.startswith("UP"))
    t = solo(face_up="N4", sold_out=special)
    before = len(tiles(t))
    take_tile(t.state, t.ai, SPECIAL)
    assert len(tiles(t)) == before


@pytest.mark.parametrize(
    ("face_up", "here", "human", "to"),
    [
        ("N1 N2 N4", "P9a", "P0", "P10a"),
        ("N1 N2 N4", "P9a", "P10a", "P10c"),
        ("N4 N5 N1", "P9b", "P0", "P10e"),
        ("N4 N5 N1", "P9b", "P10e", "P10c"),
        ("N1 N4", "P1a", "P0", "P2b"),
        ("N4 N1", "P1a", "P0", "P2a"),
        ("N4", "P4a", "P0", "P5a"),
    ],
)
@pytest.mark.rule("WAY-E43", "WAY-16.20")
def test_paths(face_up: str, here: str, human: str, to: str) -> None:
    ending = 3 if human.startswith("P10") else 0
    t = solo(Has(at=human), face_up=face_up, ai_at=here, ending=ending)
    move(t.state, t.ai)
    assert t.at(AI) == to


@pytest.mark.rule("WAY-16.20", "WAY-16.27")
def test_it_takes_the_special_tile_at_the_end() -> None:
    t = run(solo(face_up="N1 N2 N4", ai_at="P9a"), "journal")
    assert t.at(AI) == "P10a"
    assert t.guild(AI, "black") == 2
    assert tiles(t) == ["UP9"]
    assert t.state.ending == 3


@pytest.mark.rule("WAY-E44", "WAY-16.21", "WAY-R34", "WAY-R32")
def test_extra_move() -> None:
    t = run(solo(Has(at="P5a"), face_up="N1", ai_at="P3a", filled=2, ai="black 0"), "journal")
    assert t.at(AI).startswith("P5")
    assert t.guild(AI, "black") == 0
    assert t.ai.moved_on == 1
    level = run(solo(Has(at="P3a"), face_up="N1", ai_at="P3a", ai="black 1"), "journal")
    assert level.at(AI).startswith("P4")
    ahead = run(solo(Has(at="P1a"), face_up="N1", ai_at="P3a", ai="black 3"), "journal")
    assert ahead.at(AI).startswith("P5")


@pytest.mark.rule("WAY-16.31")
def test_one_extra_move_per_turn() -> None:
    t = run(solo(Has(at="P7a"), face_up="N1", ai_at="P1a", ai="black 5"), "journal")
    assert t.ai.moved_on == 1
    column = t.state.printed.column[t.player(AI).at]
    assert column >= 3
    t.state.next(AiMoveOn(0))
    t.state.proceed()
    assert t.state.printed.column[t.player(AI).at] == column


@pytest.mark.rule("WAY-16.22")
def test_it_takes_green_workers() -> None:
    t = run(solo(), "journal")
    assert t.workers(AI)[0] == 1
    assert t.state.greens == 14


@pytest.mark.rule("WAY-E45", "WAY-16.28")
def test_score_of_the_ai() -> None:
    t = solo(Has(guilds="blue 1"), ai="blue 2")
    t.ai.cards = [0b1111, 0b111, 0b11, 0b111, 0b11]
    t.player(AI).tiles = [18 * t.state.printed.faces_of[DESIGN_IDS.index(name)][0] for name in ("UP4", "UP2")]
    assert dict(t.state.score_sheet(AI)) == {
        "primary": 0, "mixed": 0, "space": 9, "tiles": 9, "guilds": 3, "cards": 4 + 6 + 4 + 8,
    }  # fmt: skip
    assert t.state.scores()[AI] == 43


@pytest.mark.rule("WAY-E46")
def test_comets_against_the_ai() -> None:
    human = Has("L01 L02 S06 S03")
    assert solo(human, comets=5).score(A, "space") == 1 + 2
    assert solo(human, comets=4).score(A, "space") == 4 + 4


@pytest.mark.rule("WAY-E47", "WAY-16.12", "WAY-16.26", "WAY-D21")
def test_inspiration() -> None:
    t = solo(track=3)
    assert [slot % 4 + 1 for slot in candidates(t.state, t.ai, SEEK_CARD, INSPIRATION)] == [2, 1, 4, 3]
    for track, order in ((0, [3, 2, 1, 4]), (7, [2, 1, 4, 3]), (5, [1, 4, 3, 2])):
        t = solo(track=track)
        assert [slot % 4 + 1 for slot in candidates(t.state, t.ai, SEEK_CARD, INSPIRATION)] == order
    t = solo(track=3, marks={"inspiration-2": A})
    run(t, "card-inspiration")
    t.play("deny-silver")
    assert t.mark("inspiration-2") == A
    assert t.shown("inspiration-1") is None
    assert t.silver(A) == 2


@pytest.mark.rule("WAY-E51", "WAY-16.32", "WAY-R40")
def test_slots_that_give_nothing_are_skipped() -> None:
    basic = "UB1 UB2 UB3 UB4"
    t = solo(face_up="N5 N6", ai_workers="green", greens=7, sold_out=basic)
    assert value_of(t.state, t.ai) == 3
    assert [SLOT_IDS[slot] for slot in candidates(t.state, t.ai, SEEK_PLACE, 0)] == [
        "townsfolk-2", "townsfolk-1", "townsfolk-4",
    ]  # fmt: skip
    t = solo(face_up="N5 N6", ai_workers="green", greens=7, sold_out=basic, options={"ai_worker_needs_effect": False})
    assert SLOT_IDS[candidates(t.state, t.ai, SEEK_PLACE, 0)[0]] == "townsfolk-3"


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
