"""The table of Teotihuacan as a scene: what lies where, and what people point at."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from edubba.games.teotihuacan.box import WORSHIP_IDS
from edubba.games.teotihuacan.edge.pointer import head
from edubba.games.teotihuacan.rules.geometry import COVERED
from edubba.games.teotihuacan.rules.pieces import PLACEMENTS
from edubba.kernel.journal import UNKNOWN, Event
from edubba.kernel.poly import orientation
from edubba.kernel.scene import Scene, cell
from edubba.words import LANGUAGES
from tests.teotihuacan.given import A, B, Has, Table, given, teotihuacan

NAMES = ("Citlali", "Itzel")


def scene(t: Table, seat: int | None = A) -> Scene:
    return teotihuacan().scene(t.state, seat, "en", NAMES)


def test_a_city_shows_tiles_cubes_and_free_cells() -> None:
    t = given(Has(tiles="stone-3 01 10 11; temple-green 04 14 24", cubes="gold 22; wood 02"))
    shown = scene(t)
    mine = {zone.id: zone for zone in shown.zones}["city.0"]
    squares = [place.id for place in mine.cells if place.w is None and place.id != "north"]
    assert len(squares) == 84 - 6 + 2, "a tile has one cell, the first that it covers"
    faces = {piece.at: piece.face for piece in shown.pieces if piece.zone == "city.0" and piece.at in squares}
    assert faces == {"b1": "stone-3", "e1": "temple-green", "c3": "gold", "c1": "wood"}
    assert {cell.id for cell in mine.cells if cell.face == "sun"} == {"c1", "i9", "j9", "h10", "i10"}


def test_a_piece_and_its_turn_tell_where_a_tile_lies() -> None:
    """The catalogue has the shape, the piece its turn: together they cover the cells."""
    faces = teotihuacan().catalogue("en").faces
    tables = teotihuacan().tables
    for tile, name in enumerate(faces[key] for key in ("gold-4", "gold-3", "stone-4", "stone-3")):
        squares = [(y, x) for x, y in name.shape]
        for placement in range(PLACEMENTS):
            cells = COVERED[PLACEMENTS * tables.shape[tile] + placement]
            if cells:
                looks = orientation(squares, placement // 100)
                corner = divmod(placement % 100, 10)
                assert sorted(10 * (corner[0] + row) + corner[1] + column for row, column in looks) == sorted(cells)


def test_a_placement_is_a_cell_and_a_turn() -> None:
    t = given().do("discs A1 3", "act building", "tile stone-4")
    choices = scene(t).choices
    assert len(choices) == len(t.state.legal(A)) == 156
    assert all(choice.h[0].startswith("city.0@") and choice.h[1].startswith("turn:") for choice in choices)
    assert Counter(tuple(choice.h) for choice in choices).most_common(1)[0][1] == 1
    assert head(teotihuacan().tables.shape[2], 0) == "a1"


def test_cubes_are_paid_in_any_order() -> None:
    t = given(
        Has(cubes="stone 00 05 09; wood 01 02 90"),
        stacks={"B1": 1},
        display={"temple-blue": 0, "temple-red": 0},
    ).do("discs B1 2")
    shown = scene(t)
    assert shown.tally is not None
    assert (shown.tally.least, shown.tally.most) == (2, 2)
    assert shown.tally.ways == [{"stone": 1, "wood": 1}]
    assert {heap.h for heap in shown.tally.heaps} == {f"city.0@{at}" for at in ("a1", "f1", "j1", "b1", "c1", "a10")}
    assert scene(t, B).tally is None


def test_what_cannot_be_chosen_says_why() -> None:
    t = given(stacks={"B1": 1, "C1": 3})
    barred = {(bar.h, bar.rule) for bar in scene(t).barred}
    assert ("zone.B@B1", "TEO-14.16") in barred
    assert ("zone.C@C1", "TEO-4.3") in barred
    t.do("discs A1 1", "act building")
    assert ("display/gold-4", "TEO-6.1") in {(bar.h, bar.rule) for bar in scene(t).barred}


def test_actions_and_worship_tiles_say_why_not() -> None:
    t = given(Has(worship="W-G02 W-G05 W-G10", cubes="wood 00 01"), display=dict.fromkeys(("stone-2", "wood-2"), 1))
    t.do("discs B1 1")
    assert ("act:building", "TEO-4.4") in {(bar.h, bar.rule) for bar in scene(t).barred}, "it is in another zone"
    t.do("act offering")
    assert {choice.h[0] for choice in scene(t).choices} == {"worship:W-G02", "worship:W-G10"}
    assert ("worship:W-G05", "TEO-14.22") in {(bar.h, bar.rule) for bar in scene(t).barred}


def test_small_buildings_come_from_the_supply() -> None:
    t = given()
    supply = {zone.id: zone for zone in scene(t).zones}["supply"]
    assert supply.counts["wood-1"] == t.state.supply[8]
    t.do("discs A1 1", "act produce", "small")
    assert {choice.h[0] for choice in scene(t).choices} == {"supply/stone-1", "supply/wood-1"}


def test_cities_of_others_show_what_lies_on_their_cells() -> None:
    t = given(Has(cubes="gold 22"), Has(tiles="wood-1 00", cubes="wood 01"))
    for viewer in (A, None):
        shown = scene(t, viewer)
        theirs = {zone.id: zone for zone in shown.zones}["city.1"]
        assert {place.id for place in theirs.cells if place.face == "wood"} == {"b1"}
        assert [piece.at for piece in shown.pieces if piece.zone == "city.1" and piece.kind == "poly"] == ["a1"]
    assert scene(t, None).choices == []


def test_the_pyramid_stands_in_the_middle_of_the_city() -> None:
    """Level spaces are there once four tiles carry them; each shows its reward until a tile covers it."""
    t = given(Has(pyramid="P00 green; P01 blue; P10 red"))
    mine = {zone.id: zone for zone in scene(t).zones}["city.0"]
    spaces = {place.id: place for place in mine.cells if place.w is not None}
    assert {"P00", "P11", "P22", "L00"} <= set(spaces)
    assert "L11" not in spaces
    across = [spaces[name].x or 0.0 for name in ("P00", "L00", "P11")]
    assert across == sorted(across)
    assert across[0] == 3
    assert spaces["P00"].face == "", "covered"
    assert spaces["P22"].face.startswith("reward-")


def test_the_quarters_tell_their_worth_and_the_reach() -> None:
    t = given(Has(side="E", tiles="temple-green 04 14 24", pyramid="P00 green; P02 green; P20 red"))
    quarters = {zone.id: zone for zone in scene(t).zones}["city.0"].regions
    assert [region.marks for region in quarters] == [[], ["reach"], ["reach"], []]
    assert [region.rows[0].value for region in quarters] == t.state.view(A)["players"][A]["quarters"]


def test_a_tile_in_hand_says_what_every_place_means() -> None:
    t = given(Has(tiles="stone-3 01 10 11", cubes="gold 22"), Has()).do("discs A1 3", "act building", "tile stone-2")
    laying = scene(t).laying
    assert laying is not None
    assert (laying.face, laying.zone, laying.beside, laying.off) == ("stone-2", "city.0", "stone", "TEO-2.1")
    assert set(laying.bars["TEO-6.2"]) == {"b1", "a2", "b2"}
    assert {"a10", "j6"} <= set(laying.bars["TEO-5.2"]), "the architect stands in the north"
    assert "TEO-3.11" not in laying.bars
    assert scene(t, B).laying is None


def test_a_placement_says_where_and_its_turn_how() -> None:
    t = given().do("discs A1 3", "act building", "tile stone-4")
    wanted = [cell("city.0", "a1"), "turn:5"]
    (placed,) = [choice for choice in scene(t).choices if choice.h == wanted]
    assert placed.say == "On A1"
    assert teotihuacan().catalogue("en").verbs["turn-5"] == "flipped, a quarter turn to the right"
    assert teotihuacan().catalogue("fr").verbs["turn-3"] == "un quart de tour à gauche"
    turns = {handle for choice in scene(t).choices for handle in choice.h if handle.startswith("turn:")}
    assert {turn.replace(":", "-") for turn in turns} <= set(teotihuacan().catalogue("fr").verbs)


def test_a_mask_that_the_tile_would_complete_is_a_goal() -> None:
    t = given().do("discs A1 3", "act building", "tile stone-4")
    board = t.state.printed.boards[t.state.players[A].board]
    laying = scene(t).laying
    assert laying is not None
    goals = laying.goals
    sizes = [size for size in board.size if size <= 4]
    assert len(goals) == len(sizes)
    assert all(goal.badge.text.startswith("+") for goal in goals)


def test_other_cubes_beside_a_building_are_replaced_in_any_order() -> None:
    t = given(Has(cubes="gold 00 02")).do("discs A1 3", "act building", "tile stone-2").place("stone-2", "01 11")
    tally = scene(t).tally
    assert tally is not None
    assert [heap.h for heap in tally.heaps] == ["city.0@a1", "city.0@c1"]
    assert (tally.least, tally.most) == (0, 2)
    assert tally.done is not None


def test_actions_and_the_bonus_are_pointed_at_where_they_are_printed() -> None:
    t = given().do("discs A1 1")
    handles = {choice.h[0] for choice in scene(t).choices}
    assert {"act:building", "act:produce"} <= handles <= {"act:building", "act:produce", "bonus:A1"}


def test_the_final_scoring_is_walked_through_quarter_by_quarter() -> None:
    """Every step names the temples and pyramid tiles that count, and the steps of a seat are its rows of the sheet."""
    game, rng = teotihuacan(), Random(4)
    state = game.new(2, 4)
    while not state.over:
        assert game.scene(state, A, "en").walk == [] or state.over
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    shown = game.scene(state, A, "en")
    known = {piece.id for piece in shown.pieces}
    known |= {cell(zone.id, place.id) for zone in shown.zones for place in zone.cells}
    assert shown.walk
    for step in shown.walk:
        assert set(step.h) <= known
        assert step.points == dict(state.score_sheet(step.seat))[step.row] > 0
        assert step.text
    told = [(step.seat, step.row) for step in shown.walk]
    assert len(told) == len(set(told))


def test_the_last_round_and_the_rival_are_told() -> None:
    assert not scene(given()).ends
    assert scene(given(round=4)).ends
    t = given(seats=1)
    alone = teotihuacan().scene(t.state, A, "en", NAMES[:1])
    assert [panel.name for panel in alone.players] == ["Citlali", "Rival (unofficial)"]
    notes = {zone.id: zone.note for zone in alone.zones}
    assert "unofficial" in notes["rounds"]


@pytest.mark.rule("TEO-3.5", "TEO-4.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_the_eclipse_lies_on_the_last_round_and_the_sun_reaches_it_then(seats: int, rounds: int) -> None:
    for now in range(1, rounds + 1):
        t = given(seats=seats, round=now)
        shown = teotihuacan().scene(t.state, A, "en")
        track = next(zone for zone in shown.zones if zone.id == "rounds")
        assert [(place.id, place.face) for place in track.cells][-1] == (str(rounds), "eclipse")
        assert len(track.cells) == rounds
        assert next(piece.at for piece in shown.pieces if piece.id == "sun") == str(now)
    t.do(*["pass"] * seats)
    assert t.state.over
    shown = teotihuacan().scene(t.state, A, "en")
    assert next(piece.at for piece in shown.pieces if piece.id == "sun") == str(rounds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_key_of_signs_leaves_numbers_to_the_discs(lang: str) -> None:
    """A pack prints other numbers of cubes and of power; what they are stands on each disc."""
    signs = teotihuacan().catalogue(lang).signs
    for icon in ("cube", "upgrade"):
        told = f"{signs[icon].title} {signs[icon].text}".lower()
        assert not set(told.replace(",", "").split()) & {"1", "one", "une", "un"}


def test_a_line_of_the_log_leads_to_its_worship_tile() -> None:
    talk = teotihuacan().talk
    assert talk.named(Event("worship", A, a=5, b=0, c=0, secret=UNKNOWN, knowers=0)) == [WORSHIP_IDS[5]]
    assert talk.named(Event("built", A, a=0, b=3, c=0, secret=UNKNOWN, knowers=0)) == ["gold-4"]
