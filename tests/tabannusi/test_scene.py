"""The table of Tabannusi: what lies where, what is pointed at, what the log lights."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import edubba
from edubba.games.tabannusi.edge.game import Tabannusi
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.choose import ChooseReserve
from edubba.games.tabannusi.rules.gain import ChooseTrack
from edubba.games.tabannusi.rules.pay import Pay
from edubba.games.tabannusi.rules.points import district_points
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import Destination, Menu
from edubba.kernel.journal import Journal
from edubba.kernel.scene import Scene
from edubba.kernel.state import State
from edubba.table.log import tell
from edubba.words import Talk

GAME = Tabannusi()
NAMES = ("Inanna", "Enkidu", "Ninsun", "Utu")


def scene(s: TabannusiState, seat: int | None, lang: str = "en") -> Scene:
    return GAME.scene(s, seat, lang, NAMES[: s.seats])


def play_until(seats: int, wanted: type, seed: int = 1, **options: object) -> TabannusiState:
    """A random game up to the first question of a kind that leaves a choice."""
    for start in range(seed, seed + 40):
        s = GAME.new(seats, start, options)
        rng = Random(start)
        while not s.over:
            seat = s.to_act[0]
            if isinstance(s.agenda[-1], wanted) and len(s.legal(seat)) > 1:
                assert isinstance(s, TabannusiState)
                return s
            s.apply(seat, rng.choice(s.legal(seat)))
    raise AssertionError(f"{wanted.__name__} never came")


def late(seats: int, turns: int = 160, seed: int = 3) -> TabannusiState:
    s = GAME.new(seats, seed)
    rng = Random(seed)
    for _ in range(turns):
        if not s.over:
            s.apply(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    assert isinstance(s, TabannusiState)
    return s


def test_every_district_has_its_barge_its_tiles_and_its_workers() -> None:
    s = late(3)
    shown = scene(s, 0)
    for district in range(pieces.DISTRICTS):
        here = [piece for piece in shown.pieces if piece.zone == f"ur.{district + 1}"]
        assert sum(piece.kind == "die" for piece in here) == s.loads[s.local[district]]
        assert sum(piece.id.startswith("tile:") for piece in here) == (2 if district == pieces.ZIGGURAT else 1)
        acts = {piece.own for piece in here if piece.face == "assistant"}
        assert acts == {seat for seat in range(3) if s.players[seat].assistant == district}


def test_a_building_is_one_region_with_one_house_and_its_points() -> None:
    s = late(4, 260)
    shown = scene(s, 0)
    regions = [(zone, region) for zone in shown.zones for region in zone.regions]
    assert len(regions) == len(s.buildings) > 4
    for zone, region in regions:
        houses = [piece for piece in shown.pieces if piece.zone == zone.id and piece.at in region.cells]
        assert [piece.own for piece in houses] == [region.rows[0].seat]
    for district in range(pieces.COMMON):
        mine = [region.rows[0] for zone, region in regions if zone.id == f"ur.{district + 1}"]
        assert sum(row.value or 0 for row in mine if row.seat == 0) == district_points(s, 0, district)


@pytest.mark.parametrize("seats", edubba.load("tabannusi").seats)
def test_cells_show_a_bonus_until_something_covers_it(seats: int) -> None:
    s = late(seats)
    shown = scene(s, None)
    covered = {piece.at for piece in shown.pieces if piece.kind in ("tile", "house")}
    for zone in shown.zones:
        if zone.id in ("ur.1", "ur.2", "ur.3"):
            assert not [place.id for place in zone.cells if place.face and place.id in covered]


def test_the_architect_is_sent_by_pointing_at_a_district() -> None:
    s = play_until(2, Destination)
    for choice in scene(s, s.to_act[0]).choices:
        assert [handle.startswith("ur.") for handle in choice.h] == [True]


def test_a_group_of_projects_is_built_on_by_pointing_at_any_of_them() -> None:
    for seed in range(1, 20):
        s = late(3, 40, seed)
        if not isinstance(s.agenda[-1], Menu):
            continue
        shown = scene(s, s.to_act[0])
        builds = [choice for choice in shown.choices if pieces.BUILD <= choice.id < pieces.SHIP]
        for choice in builds:
            first = next(piece for piece in shown.pieces if piece.id == choice.h[0])
            group = [piece for piece in shown.pieces if first.id in (piece.id, piece.same)]
            district = s.players[s.to_act[0]].assistant
            projects = s.projects[pieces.TRACKS * district + choice.id - pieces.BUILD]
            assert len(group) == projects.bit_count()
        if builds:
            return
    raise AssertionError("nobody could build")


def test_payment_is_a_tally_of_dice_crates_and_gold() -> None:
    s = play_until(2, Pay)
    seat = s.to_act[0]
    step = s.agenda[-1]
    assert isinstance(step, Pay)
    tally = scene(s, seat).tally
    if tally is None:  # a single resource is pointed at directly
        assert step.need.bit_count() == 1
        return
    assert {heap.id for heap in tally.heaps} >= set(s.legal(seat))
    assert all(heap.h.startswith(f"area.{seat}/") for heap in tally.heaps)


def test_decrees_and_secret_cards_tell_how_far_their_reader_is() -> None:
    s = late(2, 100)
    assert not s.over
    shown = scene(s, 1)
    for piece in shown.pieces:
        if piece.zone == "decrees" or (piece.zone == "cards.1" and piece.face):
            assert [badge.text for badge in piece.badges if "/" in badge.text]
        if piece.zone == "cards.0":
            assert not piece.badges
            assert not piece.face


@pytest.mark.parametrize(("question", "stem"), [(ChooseTrack, "mastery@"), (ChooseReserve, "reserve/")])
def test_gains_in_the_turn_of_another_are_asked_of_their_owner(question: type, stem: str) -> None:
    """A mastery step or a die from the reserve may fall to somebody whose turn it is not."""
    for seed in range(1, 60):
        s = GAME.new(3, seed)
        rng = Random(seed)
        while not s.over:
            seat = s.to_act[0]
            assert isinstance(s, TabannusiState)
            if isinstance(s.agenda[-1], question) and 0 <= s.active != seat and len(s.legal(seat)) > 1:
                assert all(choice.h[0].startswith(stem) for choice in scene(s, seat).choices)
                for other in {0, 1, 2} - {seat}:
                    assert scene(s, other).choices == []
                    assert NAMES[seat] in scene(s, other).prompt
                return
            s.apply(seat, rng.choice(s.legal(seat)))
    raise AssertionError(f"{question.__name__} never came out of turn")


def test_the_automa_shows_what_it_plays_by() -> None:
    s = late(1, 40)
    shown = scene(s, 0)
    zones = {zone.id for zone in shown.zones if zone.own == s.bot}
    assert {"king.1", "plans.1", "numbers.1", "bag.1", "houses.1", "area.1"} <= zones
    assert sum(piece.zone == "plans.1" for piece in shown.pieces) == 2
    plans = {piece.zone: piece.n for piece in shown.pieces if piece.face == "plan"}
    assert s.automa is not None
    assert plans == {f"ur.{k + 1}": left for k, left in enumerate(s.automa.plan) if left}
    numbered = [place for zone in shown.zones if zone.id == "ur.2" for place in zone.cells if place.note]
    assert len(numbered) == 16


@pytest.mark.parametrize("seats", GAME.seats)
def test_lines_of_the_log_light_what_lies_on_the_table(seats: int) -> None:
    """Every place of which a line speaks exists, at least while nothing has covered it again."""
    s = GAME.new(seats, 11)
    rng = Random(11)
    journal = s.journal = Journal()
    lit = 0
    while not s.over:
        told = len(journal.events)
        s.apply(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
        lines = tell(cast(Talk[State], GAME.talk), journal.events[told:], "en", NAMES[:seats])
        handles = [handle for line in lines for handle in line.handles if not handle.startswith("face:")]
        if not handles:
            continue
        shown = GAME.scene(s, None, "en", NAMES[:seats])
        known = {zone.id for zone in shown.zones} | {piece.id for piece in shown.pieces}
        known |= {f"{zone.id}@{place.id}" for zone in shown.zones for place in zone.cells}
        lit += sum(handle in known for handle in handles)
        assert all(handle.partition("@")[0].partition(":")[0] for handle in handles)
        zones = [handle for handle in handles if ":" not in handle]
        assert set(zones) <= known
    assert lit > 60


@pytest.mark.rule("TAB-14.2", "TAB-14.3")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_points_are_walked_through_at_the_end(seats: int) -> None:
    """Player by player; the steps are the rows of the score sheet, and what each names is in sight."""
    s = GAME.new(seats, 5)
    rng = Random(5)
    assert GAME.scene(s, 0, "fr", NAMES[:seats]).walk == []
    while not s.over:
        s.apply(s.to_act[0], rng.choice(s.legal(s.to_act[0])))
    shown = GAME.scene(s, 0, "fr", NAMES[:seats])
    there = {piece.id for piece in shown.pieces} | {zone.id for zone in shown.zones}
    for panel in shown.players:
        steps = {step.row: step.points for step in shown.walk if step.seat == panel.seat}
        assert steps == {row: points for row, points in (panel.sheet or {}).items() if points}
    assert all(step.text and step.h and set(step.h) <= there for step in shown.walk)
