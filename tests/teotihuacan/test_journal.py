"""What the journal and the questions of Founders of Teotihuacan say: all that happens, in its order."""

from __future__ import annotations

import pytest

from edubba.games.teotihuacan.edge.talk import TILE_IDS
from tests.teotihuacan.given import A, B, Has, Table, given, teotihuacan

NOTHING = dict.fromkeys(TILE_IDS, 0)


def heard(t: Table, *sentences: str) -> bool:
    """True if all of this was told in English, in this order."""
    story = iter(t.read())
    return all(any(sentence in told for told in story) for sentence in sentences)


def prompt(t: Table, lang: str = "en") -> str:
    return teotihuacan().talk.prompt(t.state, t.seat, lang, ["Anna", "Bob"])


def test_a_tile_is_told_by_the_cells_that_it_covers() -> None:
    """The corner of its bounding box may be none of them."""
    t = given(Has(cubes="wood 00 10; gold 21"), stacks={"A1": 2}).do("discs A1 1", "act building", "tile stone-4")
    t.place("stone-4", "10 11 12 02")
    assert heard(
        t,
        "Anna built the stone building of size 4 on C1, A2, B2, C2.",
        "Anna discarded 1 wood.",
        "stone around the building.",
    )
    assert "Anna a défaussé un Bois." in t.read("fr")
    assert any("de taille 4 en C1, A2, B2, C2." in told for told in t.read("fr"))


def test_a_choice_of_place_names_its_cells() -> None:
    t = given(stacks={"A1": 2}).do("discs A1 1", "act building", "tile wood-3")
    choices = {teotihuacan().describe(t.state, action, "en") for action in t.state.legal(A)}
    assert "On A1, B1, C1" in choices
    assert "On A1, A2, A3" in choices


def test_cubes_that_give_way_are_told() -> None:
    cubes = "wood 01; gold 10"
    t = given(Has(cubes=cubes), options={"build_cube_replacement": "forced"}).do("discs A1 1", "act produce", "small")
    t.do("tile stone-1").place("stone-1", "00")
    assert heard(t, "Anna received 2 stone around the building.", "Anna discarded 1 gold and 1 wood.")
    t = given(Has(cubes=cubes)).do("discs A1 1", "act produce", "small", "tile stone-1").place("stone-1", "00")
    t.do("cell b1", "done")
    assert heard(t, "Anna received no cube around the building.", "Anna replaced 1 wood on B1 with 1 stone.")
    assert "Anna a remplacé un Bois en B1 par une Pierre." in t.read("fr")


def test_a_cube_produced_in_place_of_another() -> None:
    t = given(Has(tiles="gold-3 00 01 10", cubes="wood 02")).do("discs A1 1", "act produce", "cubes", "cell c1")
    assert heard(t, "Anna produced 1 gold on C1 in place of 1 wood.")
    assert "Anna a produit une Pépite en C1 à la place d’un Bois." in t.read("fr")
    t = given(Has(tiles="gold-3 00 01 10", cubes="wood 02")).do("discs A1 1", "act produce", "cubes", "cell b2")
    assert "Anna produced 1 gold on B2." in t.read()
    t = given(Has(cubes="wood 02"), bonus={"C1": "cube"}).do("discs C1 1", "bonus", "material gold", "cell c1")
    assert heard(t, "Anna put 1 gold on C1 in place of 1 wood.")


def test_two_gold_for_one_read_once() -> None:
    """What stands for what, and then what was paid in all."""
    green = NOTHING | {"temple-green": 1}
    t = given(Has(cubes="gold 00 01 02 03 04 05"), display=green, stacks={"B1": 1}).do("discs B1 2")
    while t.asked == "PayCubes":
        t.do(sorted(t.choices)[0])
    assert heard(t, "Anna let gold stand for 1 stone and 1 wood, two for each.", "Anna paid 4 gold in all.")
    assert "Anna a remplacé une Pierre et un Bois par des Pépites, deux pour chaque Ressource." in t.read("fr")
    assert "Anna a payé en tout 4 Pépites." in t.read("fr")


@pytest.mark.parametrize(
    ("tile", "cubes", "points"), [("W-G05", "wood 00 01 02 03 04 05 06 07", 9), ("W-G02", "wood 00 01 02 03 04", 6)]
)
def test_points_are_told_when_they_are_paid_for(tile: str, cubes: str, points: int) -> None:
    t = given(Has(worship=tile, cubes=cubes), display=NOTHING).do("discs B1 1")
    while t.seat == A and t.asked in ("Action", "Repeat", "PayCubes", "PayAny"):
        t.do("again" if "again" in t.choices else sorted(t.choices)[0])
    assert heard(t, "Anna made an offering", "Anna paid", f"Anna scored {points} VP with the offering.", "returned")
    assert t.told("earned") == 1


def test_what_is_paid_for_comes_after_the_payment() -> None:
    has = Has(cubes="gold 00 01; wood 02", side="S", pyramid="P00 green")
    t = given(has, display=NOTHING | {"pyramid-red": 2}, stacks={"C1": 2}).do("discs C1 1", "act pyramid", "space P10")
    assert heard(t, "Anna paid 2 gold and 1 wood in all.", "Anna placed a red pyramid tile (base, west) for 2 VP.")
    t = given(Has(cubes="stone 00 01"), display=NOTHING | {"temple-blue": 1}, stacks={"B1": 1}).do("discs B1 2")
    t.place("temple-blue", "00 01 02 11")
    assert heard(t, "Anna paid 2 stone in all.", "Anna built the blue temple on A1, B1, C1, B2.")


def test_power_that_comes_too_late_is_not_told() -> None:
    t = given(bonus={"C1": "power"}).do("discs C1 1")
    assert "use the bonus disc first: 1 VP and 1 power (power 2)" in prompt(t)
    t.do("act favour")
    assert prompt(t) == "Use the bonus disc now (1 VP) or end your turn."
    t.do("bonus")
    assert heard(t, "Anna used the bonus disc: 1 VP.")
    t = given(Has(cubes="wood 00"), bonus={"A1": "power"}).do("discs A1 1", "bonus")
    assert heard(t, "Anna used the bonus disc: 1 VP and 1 power.")


def test_a_question_names_what_is_possible() -> None:
    t = given(Has(cubes="stone 00; wood 01 02"), bonus={"B1": "points"}).do("discs B1 1")
    assert prompt(t) == "Choose: build a temple, or use the bonus disc first: 2 VP (power 2)."
    assert "construire un Temple, ou utiliser d’abord le disque Bonus" in prompt(t, "fr")
    t = given(stacks={"A1": 1}).do("discs A1 1")
    assert prompt(t) == "Choose: build a building or produce (power 3)."
    t = given(bonus={"C1": "points"}).do("discs C1 1")
    assert prompt(t) == "Choose: gain a favour, or use the bonus disc first: 2 VP (power 2)."
    t = given(bonus={"A1": "points"}).do("discs A1 1")
    assert prompt(t) == "Choose: build a building, produce, or use the bonus disc first: 2 VP (power 2)."


def test_a_group_whose_pile_is_empty_is_told() -> None:
    tiles = "stone-3 01 10 11"
    t = given(Has(tiles=tiles), masks={"sun": 3}, exact=False).do("discs A1 1", "act produce", "small", "tile wood-1")
    t.place("wood-1", "02").finish()
    assert heard(t, "Anna covered a whole group of masks (sun mask), but no tile of this kind is left.")
    assert t.told("mask") == 0


@pytest.mark.parametrize(
    ("space", "supply", "sentence"),
    [
        ("P22", {"temple-blue": 0}, "Anna could not build the blue temple of the reward: none in the supply"),
        ("P12", {"wood-2": 0, "stone-2": 0}, "Anna could not build a building of size 2: none in the supply, or no"),
        ("P21", {"wood-1": 0, "stone-1": 0}, "Anna could not build the wood building of size 1 of the reward"),
        ("P21", {"stone-1": 0}, "Anna could not build the stone building of size 1 of the reward"),
    ],
)  # fmt: skip
def test_a_lost_reward_is_told(space: str, supply: dict[str, int], sentence: str) -> None:
    has = Has(cubes="gold 00 01 02 03; wood 04", side="S" if space != "P12" else "E", pyramid="P00 green")
    t = given(has, display=NOTHING | {"pyramid-red": 2}, supply=supply, stacks={"C1": 2}).do(
        "discs C1 1", "act pyramid"
    )
    while t.seat == A and t.asked != "Turn":
        choices = t.choices - {"turn"}
        t.do(f"space {space}" if f"space {space}" in choices else sorted(choices)[0])
    assert heard(t, "Anna placed a red pyramid tile", sentence)


def test_a_temple_without_a_worship_tile_is_told() -> None:
    has = Has(cubes="stone 00; wood 01 02")
    t = given(has, face_up={"green": "W-G02"}, unseen={"green": ""}, exact=False).do("discs B1 1")
    slots, tops = t.state.slot[:], t.state.top[:]
    slots[0] = tops[0] = -1
    t.state.slot, t.state.top, t.state.unseen, t.state.under = slots, tops, t.state.unseen & ~0xFFF, [[], [], []]
    while t.seat == A and t.asked not in ("Turn", "Place"):
        t.do(next(one for one in ("act temple", *sorted(t.choices)) if one in t.choices))
    t.place("temple-green", "00 01 02")
    assert heard(t, "Anna built the green temple", "Anna took no worship tile: no green one is left.")


def test_a_round_tells_who_begins_and_what_is_refilled() -> None:
    t = given(Has(), round=1, display={"wood-2": 0, "temple-red": 0}).do("pass", "pass")
    assert heard(t, "Round 2 of 4: Bob begins.", "Put on the main board: wood building of size 2 and 2 × red temple.")
    assert "Manche 2 sur 4\u202f: Bob commence." in t.read("fr") or "Manche 2 sur 4\u00a0: Bob commence." in t.read(
        "fr"
    )
    assert t.seat == B
    assert t.told("eclipse") == 0


def test_the_eclipse_begins_the_last_round() -> None:
    t = given(round=3).do("pass", "pass")
    assert heard(t, "Round 4 of 4", "The sun has reached the eclipse: this is the last round.")
    assert not t.state.over
    t.do("pass", "pass")
    assert t.state.over
    assert t.told("eclipse") == 1


def test_the_final_scoring_is_told() -> None:
    t = given(Has(tiles="temple-green 00 01 02; temple-blue 03 04 05 14"), round=4, seats=2).do("pass", "pass")
    quarters = "2 VP in the north-west, 2 VP in the north-east, 0 VP in the south-east and 0 VP in the south-west"
    assert heard(t, "The last round is over: final scoring.", f"Anna scored {quarters}.", "Bob scored 0 VP")
    assert t.row("north-west") == t.row("north-east") == 2
    t = given(round=4, seats=1, options={"solo.level": "hard"})
    while not t.state.over:
        t.do("pass")
    assert heard(t, "final scoring", "Difficulty: 15 VP for the rival.")


def test_worship_tiles_tell_what_the_option_lets_count() -> None:
    for material, counted in (("stone", "stone"), ("gold", "gold")):
        t = given(Has(worship="W-R01"), bonus={"C1": "points"}, options={"red_multiplier_material": material})
        t.do("discs C1 1", "act favour")
        assert f"red temples × {counted} buildings" in teotihuacan().describe(
            t.state, teotihuacan().parse("worship W-R01"), "en"
        )
        scene = teotihuacan().scene(t.state, A, "en")
        face = next(piece.face for piece in scene.pieces if piece.id == "worship:W-R01")
        assert f"red temples × {counted} buildings, up to 9 VP" in teotihuacan().catalogue("en").faces[face].text
        t.do("worship W-R01")
        assert heard(t, f"Anna returned the red worship tile (red temples × {counted} buildings, up to 9 VP)")
        assert ("gold_multiplier" in t.state.view(None)) == (material == "gold")
