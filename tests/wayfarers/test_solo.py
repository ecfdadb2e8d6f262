"""The solo opponent: its turn, tracks, priorities and choices (WAY-16, E8, E39 to E47, E51)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import DESIGN_IDS, SLOT_IDS
from edubba.games.wayfarers.rules.automa_seek import SEEK_CARD, SEEK_PLACE, candidates, mark, value_of
from edubba.games.wayfarers.rules.automa_turn import AiMoveOn, AiTrack, lay_tile, move, take_tile
from edubba.games.wayfarers.rules.cards import INSPIRATION, REGULAR, SPECIAL
from edubba.games.wayfarers.rules.state import WayfarersState
from tests.wayfarers.given import AI, A, Has, Table, solo, wayfarers
from tests.wayfarers.solo import run, tiles


def owned(t: Table) -> list[int]:
    """How many cards of each row the AI has."""
    return [mask.bit_count() for mask in t.ai.cards]


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
    ("plan", "special"),
    [("N1", "UP0"), ("N2", "UP2"), ("N3", "UP4"), ("N4", "UP9"), ("N5", "UP7"), ("N6", "UP5")],
)
@pytest.mark.rule("WAY-16.15")
def test_each_planning_card_shows_a_special_tile(plan: str, special: str) -> None:
    t = solo(face_up=plan)
    take_tile(t.state, t.ai, SPECIAL)
    assert tiles(t) == [special]


@pytest.mark.rule("WAY-16.14")
def test_the_first_basic_tile_by_its_type() -> None:
    assert tiles(run(solo(), "tile-basic-free")) == ["UB1"]


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
