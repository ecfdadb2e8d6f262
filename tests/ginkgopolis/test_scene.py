"""The table of Ginkgopolis as people see it: city, plans, screens, what to point at and what it would bring."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from edubba.games.ginkgopolis.rules.gain import GiveBack
from edubba.kernel.scene import Bar, Choice, Lane, Piece, Scene, Zone
from tests.ginkgopolis.given import A, B, Building, Has, Table, ginkgopolis, given, given_solo

NAMES = ("Mailys", "Fanny", "Nell", "Zoé", "Ada")


def scene(t: Table, seat: int | None, lang: str = "en") -> Scene:
    return ginkgopolis().scene(t.state, seat, lang, NAMES[: t.state.seats])


def zone(seen: Scene, name: str) -> Zone:
    return next(one for one in seen.zones if one.id == name)


def piece(seen: Scene, name: str) -> Piece:
    return next(one for one in seen.pieces if one.id == name)


def lying(seen: Scene, name: str) -> list[str]:
    """What lies in a zone, face up or down."""
    return [one.face or "?" for one in seen.pieces if one.zone == name]


def choice(t: Table, text: str, seat: int = A) -> Choice:
    return next(one for one in scene(t, seat).choices if one.id == ginkgopolis().parse(text))


def after(one: Choice, text: str) -> Choice:
    return next(then for then in one.then if then.id == ginkgopolis().parse(text))


def barred(t: Table, handle: str, seat: int = A) -> list[str]:
    return [bar.rule for bar in scene(t, seat).barred if bar.h == handle]


# --- the city -------------------------------------------------------------------------------------------------------


def test_a_building_shows_tile_level_owner_and_site() -> None:
    t = given(city=[Building("Y12", (0, 0), 3, B, site=True)])
    seen = piece(scene(t, None), "tile:Y12")
    assert (seen.kind, seen.at, seen.face, seen.n, seen.own, seen.marks) == ("house", "0,0", "Y12", 3, B, ["site"])
    free = piece(scene(t, None), "tile:R01")
    assert (free.n, free.own, free.marks) == (1, None, [])


def test_buildings_and_tokens_tell_what_they_bring_now() -> None:
    t = given(city=[Building("R12", (0, 1), 3, B)])
    seen = scene(t, A)
    assert piece(seen, "tile:R12").note == (
        "Exploiting it brings 3 resources, and your bonuses. "
        "Building on it takes four resources of yours, one for each level."
    )
    neighbour = next(one for one in seen.pieces if one.at == "0,2")
    assert (neighbour.kind, neighbour.note) == ("token", "Building here, the neighbours bring 3 resources.")
    t = given(Has(stock=1, tiles="R04"))
    t.resolve(A, "A", "R04")
    assert piece(scene(t, B), "token:A").note == "", "it is on its way"


def test_the_north_is_above_and_comes_first() -> None:
    cells = zone(scene(given(), A), "city").cells
    where = {one.id: (one.x, one.y) for one in cells}
    assert where["-1,2"] == (-1, -2)
    assert [one.y for one in cells] == sorted(one.y or 0 for one in cells)
    assert len(cells) == 9 + 12


def test_the_city_grows_and_keeps_no_other_cell() -> None:
    t = given(Has(stock=1, tiles="Y10", hand="B"), Has(tiles="R09", hand="Y02"), first=A)
    t.commit("B Y10", "Y02")  # there is one place for the token only
    assert len(zone(scene(t, A), "city").cells) == 10 + 12
    assert piece(scene(t, A), "tile:Y10").at == "0,2"
    assert piece(scene(t, A), "token:B").at == "0,3"


def test_a_token_on_its_way_lies_on_the_new_building() -> None:
    t = given(Has(stock=1, tiles="R04"))
    t.resolve(A, "A", "R04")
    seen = scene(t, B)
    assert piece(seen, "token:A").on == "tile:R04"
    assert {"-2,2", "-1,3"} <= {one.id for one in zone(seen, "city").cells}
    assert {one.h[0] for one in scene(t, A).choices} == {"city@-2,2", "city@-1,3"}
    assert Bar("city@0,2", "GIN-5.5a") in scene(t, A).barred


def test_districts_tell_who_has_what() -> None:
    """GIN-Y24: three resources each, and the higher building decides."""
    blue = [Building("B04", (0, 2), 1, A), Building("B06", (0, 3), 1, A), Building("B20", (0, 4), 1, A)]
    t = given(city=[*blue, Building("B07", (0, 1), 3, B)], tokens={"B": (0, 5)})
    found = [one for one in zone(scene(t, None), "city").regions if "0,4" in one.cells]
    assert len(found) == 1
    assert (found[0].name, found[0].colour) == ("blue district, 4 buildings", "blue")
    assert found[0].rows == [Lane(B, "three resources", 6), Lane(A, "three resources", 3)]


# --- plans ------------------------------------------------------------------------------------------------------------


def test_a_card_or_its_building_then_a_tile_in_any_order() -> None:
    t = given(Has(stock=3, tiles="Y12", hand="Y02 A"))
    assert choice(t, "card Y02").h == ["card:C-Y02", "tile:Y02"]
    assert choice(t, "card A").h == ["card:U-A", "token:A"]
    assert [one.h for one in choice(t, "card Y02").then] == [["tile:Y12"], ["btn:alone"]]


def test_without_a_tile_a_card_is_the_whole_plan() -> None:
    t = given(Has(hand="Y02"))
    assert choice(t, "card Y02").then == []


def test_a_plan_says_what_it_would_bring() -> None:
    t = given(
        Has(stock=3, tiles="Y12 B04", hand="Y02 B A R05", cards="R04"),
        Has(),
        city=[Building("R05", (1, 0), 2, B)],
        exact=False,
    )
    card = choice(t, "card Y02")
    assert after(card, "alone").say == "Play it alone: exploit yellow 2 for 1 resource and 1 point"
    assert after(card, "tile Y12").say == "Add yellow 12: level 2 for 2 resources"
    assert after(choice(t, "card R05"), "tile B04").say == (
        "Add blue 4: costs 4 resources and 1 point, more than you have now; it would be played alone"
    )
    assert after(choice(t, "card B"), "tile B04").say == "Add blue 4: level 1 for 1 resource, gain 1 tile"
    assert after(choice(t, "card A"), "alone").say == "Play it alone: a resource or a tile, and 1 resource"


def test_what_is_not_in_the_hand_cannot_be_played() -> None:
    t = given(Has(hand="Y02 A B C"))
    assert barred(t, "tile:R01") == ["GIN-4.1"]
    assert barred(t, "token:L") == ["GIN-4.1"]
    assert barred(t, "tile:Y02") == []


def test_nobody_sees_how_far_a_plan_has_come() -> None:
    t = given(Has(tiles="Y12", hand="Y02"), Has(tiles="R09"))
    before = scene(t, B)
    t.plays(A, "card Y02")
    assert scene(t, B) == before
    mine = scene(t, A)
    assert lying(mine, "plan.0") == ["C-Y02"]
    assert "C-Y02" not in lying(mine, "hand.0")


def test_a_sealed_plan_is_open_to_its_owner_and_a_back_to_all_others() -> None:
    t = given(Has(tiles="Y12", hand="Y02"), Has(tiles="R09"))
    t.plays(A, "card Y02", "tile Y12")
    assert lying(scene(t, A), "plan.0") == ["C-Y02", "Y12"]
    assert piece(scene(t, A), "tile:Y12").on == "card:C-Y02"
    for eye in (B, None):
        seen = scene(t, eye)
        assert lying(seen, "plan.0") == ["?"]
        assert zone(seen, "hand.0").counts == {"?": 3}
        assert zone(seen, "tiles.0").counts == {"?tile": 1}
        assert [panel.sealed for panel in seen.players] == [True, False]


def test_all_see_who_has_laid_a_tile_once_all_have_sealed() -> None:
    t = given(Has(stock=1, tiles="R04", hand="A"), Has(tiles="R09", hand="Y02"), first=A)
    t.plays(A, "card A", "tile R04").plays(B, "card Y02", "tile R09")
    assert t.asked == "Relocate"
    assert lying(scene(t, A), "plan.1") == ["?", "?"]
    assert lying(scene(t, B), "plan.1") == ["C-Y02", "R09"]


def test_the_end_is_not_foretold_where_hidden_plans_decide() -> None:
    t = given(Has(hand="Y02"), Has(hand="R01"), max_rounds=1)
    t.plays(B, "card R01")
    last = choice(t, "card Y02")
    assert (last.news, last.ends) == (True, "")


def test_a_hand_that_was_passed_on_is_known() -> None:
    t = given(Has(hand="A B C R01"), Has(hand="D E F Y01"), deck=6)
    t.commit("A", "D")
    if t.asked == "ChooseGood":
        t.play("gain-resource", "gain-resource")
    assert t.state.round == 2
    counts = zone(scene(t, A), "hand.1").counts
    assert counts == {"U-B": 1, "U-C": 1, "C-R01": 1, "?": 1}
    assert zone(scene(t, None), "hand.1").counts == {"?": 4}


# --- screens, tableau, choices of goods -------------------------------------------------------------------------------


def test_counts_behind_a_screen_may_be_a_secret() -> None:
    t = given(Has(stock=3, points=5, tiles="Y12"), Has(stock=2, points=4, tiles="R09"), public_counts=False)
    seen = scene(t, A)
    assert zone(seen, "screen.0").counts == {"resource": 3, "point": 5, "supply": 22, "change-hand": 2}
    assert zone(seen, "screen.1").counts == {"supply": 23, "change-hand": 2}
    assert zone(seen, "tiles.1").counts == {}
    mine, other = seen.players
    assert mine.score == sum(mine.sheet.values())
    assert other.score is None
    assert "points" not in other.sheet
    assert [stat.icon for stat in other.stats] == ["card-exchange"], "what is not in the city would tell the stock"
    assert [stat.value for stat in mine.stats if stat.icon == "crate"] == [25]


def test_bonus_cards_lie_by_what_makes_them_work() -> None:
    t = given(Has(cards="R04 B04 Y20 R06"), exact=False)
    seen = scene(t, B)
    columns = {one.id: one.note for one in zone(seen, "tableau.0").cells}
    assert columns == {
        "exploit": "1 resource and 1 tile",
        "urbanize": "",
        "construct": "1 resource",
        "final": "9 points now",
    }
    assert {one.face: one.at for one in seen.pieces if one.zone == "tableau.0"} == {
        "C-R04": "exploit", "C-B04": "exploit", "C-Y20": "final", "C-R06": "construct",
    }  # fmt: skip


def test_a_good_is_chosen_by_its_heap_or_in_a_dialog() -> None:
    t = given(Has(hand="A"))
    t.resolve(A, "A")
    seen = scene(t, A)
    assert {tuple(one.h) for one in seen.choices} == {
        ("screen.0/supply", "btn:gain-resource"),
        ("btn:gain-tile",),
    }
    assert seen.dialog is not None
    assert scene(t, B).dialog is None


def test_tiles_are_given_back_in_any_order() -> None:
    t = given(Has(tiles="R09 Y12 B05"), Has(tiles="B06"), exact=False)
    t.state.agenda = [GiveBack((A, B))]
    t.state.sealed = [[], []]
    tally = scene(t, A).tally
    assert tally is not None
    assert [heap.h for heap in tally.heaps] == ["tile:R09", "tile:B05", "tile:Y12"]
    assert (tally.least, tally.most, tally.done) == (0, 3, ginkgopolis().parse("done"))
    assert choice(t, "done").main
    t.plays(A, "tile B05", "done")
    assert piece(scene(t, A), "tile:B05").marks == ["given"]
    assert zone(scene(t, B), "tiles.0").counts == {"?tile": 3}
    assert scene(t, B).players[A].sealed
    assert lying(scene(t, B), "plan.0") == [], "an answer is not always a plan"


def test_changing_the_hand_brings_news() -> None:
    t = given(Has(hand="A"))
    changed = choice(t, "change-hand")
    assert (changed.h, changed.news) == (["screen.0/change-hand", "btn:change-hand"], True)


# --- the draft, and Hal -----------------------------------------------------------------------------------------------


def test_the_draft_shows_only_the_packet_in_hand() -> None:
    state = ginkgopolis().new(seats=3, seed=4)
    t = Table(state, exact=False)  # type: ignore[arg-type]  # the shelf gives any state
    held = lying(scene(t, A), "packet.0")
    assert len(held) == 4
    assert {one.h[0] for one in scene(t, A).choices} == {f"card:{face}" for face in held}
    assert [one.id for one in scene(t, None).zones if one.own is not None] == []
    t.plays(A, f"keep {held[0]}")
    mine = scene(t, A)
    assert (lying(mine, "packet.0"), lying(mine, "kept.0")) == (held[1:], held[:1])


def test_hal_is_a_player_whose_card_lies_face_down() -> None:
    t = given_solo(Has(stock=2, points=3), hal_card="R01")
    seen = scene(t, A)
    assert [panel.name for panel in seen.players] == ["Mailys", "Hal"]
    assert lying(seen, "plan.1") == ["?"]
    assert zone(seen, "screen.1").counts.keys() == {"point", "supply"}
    assert not any(one.id == "hand.1" for one in seen.zones)
    assert not seen.players[B].to_act
    known = given_solo(hal_card="R01", hal_card_from="hand", exact=False)
    assert lying(scene(known, A), "plan.1") == ["C-R01"]


# --- words ------------------------------------------------------------------------------------------------------------


def test_cards_show_their_effect_in_icons() -> None:
    faces = ginkgopolis().catalogue("en").faces
    seven = faces["C-R07"]
    assert (seven.sign, seven.colour, seven.name) == ("7", "red", "red 7")
    assert [(badge.icon, badge.text) for badge in seven.effect] == [("resource", "1"), ("point", "1")]
    assert [(badge.icon, badge.text) for badge in faces["C-Y20"].effect] == [("point", "9")]
    assert (faces["U-D"].sign, faces["D"].sign, faces["B12"].sign) == ("D", "D", "12")
    assert faces["P-01"].kind == "character"
    assert "To begin with" in faces["P-01"].text


@pytest.mark.rule("GIN-9.1", "GIN-9.3")
@pytest.mark.parametrize("seats", ginkgopolis().seats)
def test_the_final_scoring_is_walked_through(seats: int) -> None:
    """What is one's own, then the districts; the steps add up to the score sheet, and what each names is in sight."""
    state = ginkgopolis().new(seats, 3)
    rng = Random(3)
    assert ginkgopolis().scene(state, A, "fr", NAMES[:seats]).walk == []
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    seen = ginkgopolis().scene(state, A, "fr", NAMES[:seats])
    there = {piece.id for piece in seen.pieces} | {zone.id for zone in seen.zones}
    assert {step.row for step in seen.walk} > {"points"}
    for panel in seen.players:
        sums = Counter(dict.fromkeys(panel.sheet or {}, 0))
        for step in seen.walk:
            if step.seat == panel.seat:
                sums[step.row] += step.points
        assert sums == Counter(panel.sheet)
    assert all(step.text and step.h and set(step.h) <= there for step in seen.walk)
