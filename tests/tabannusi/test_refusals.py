"""What each of the seldom questions refuses, and by which rule: every other action answers another question."""

from __future__ import annotations

from typing import Any

import pytest

from edubba.games.tabannusi.rules.build import Discount
from edubba.games.tabannusi.rules.choose import ChooseReserve, ChooseSpecial, FillCrates
from edubba.games.tabannusi.rules.effects import KeepCard, MoveHouse
from edubba.games.tabannusi.rules.gain import ALL_TRACKS, ChooseTrack, PayAnything, PayForTrack
from edubba.games.tabannusi.rules.garden import WaterCell
from edubba.games.tabannusi.rules.pay import Pay, PayForFilling, SecondCrate
from edubba.games.tabannusi.rules.port import HouseRow, PayShip, PortSpace, ShipForFree
from edubba.games.tabannusi.rules.project import ProjectAgain, ProjectCell
from edubba.games.tabannusi.rules.scoring import ScoringOrder
from edubba.games.tabannusi.rules.ziggurat import GardenOrMarker, SectionChoice
from edubba.kernel.step import Step
from tests.tabannusi.given import GAME, A, Has, given, packed

COLOURS = ["white", "yellow", "brown", "blue", "green"]
NOTHING = Has()
PAYMENTS = {f"{verb} {colour}" for verb in ("pay-die", "pay-crate") for colour in COLOURS} | {"pay-gold"}


def answers(question: Step[Any], mine: Has, other: Has = NOTHING, **more: Any) -> dict[str, set[str]]:
    """All actions by the answer that this question gives to them, but for those that are none of its business."""
    t = given(mine, other, **more)
    offered = {GAME.notation(action) for action in question.options(t.state, A)}
    found: dict[str, set[str]] = {}
    for action in range(-1, GAME.num_actions + 1):
        reason = question.refusal(t.state, A, action)
        if reason != "turn":
            found.setdefault(reason, set()).add(GAME.notation(action))
    assert found.get("", set()) == offered
    return found


def named(verb: str, text: str) -> set[str]:
    return {f"{verb} {name}" for name in text.split()}


@pytest.mark.rule("TAB-R13")
def test_discount() -> None:
    found = answers(Discount(A, packed("2 brown, yellow")), Has(masters="B7", dice="brown, yellow"))
    assert found == {"": {"colour brown"}, "TAB-R13": {"skip"} | named("colour", "white yellow blue green")}
    rich = answers(Discount(A, packed("2 brown, yellow")), Has(masters="B7", dice="brown", gold=2))
    assert rich[""] == {"skip", "colour brown", "colour yellow"}


@pytest.mark.rule("TAB-R15")
def test_houses_that_move() -> None:
    found = answers(MoveHouse(A, 2), Has(houses="R1-blue"))
    assert found == {"": {"done"} | named("colour", "white yellow brown")}
    none = answers(MoveHouse(A, 2), Has())
    assert none == {"TAB-R15": {"done"} | named("colour", "white yellow brown")}


@pytest.mark.rule("TAB-3.20", "TAB-3.25")
def test_paying_anything_for_a_step() -> None:
    mine = Has(dice="white, green", full="blue", gold=1)
    paid = named("pay-die", "white green") | {"pay-crate blue", "pay-gold"}
    assert answers(PayAnything(A, 0, 2), mine) == {"": {"skip"} | paid, "TAB-3.20": PAYMENTS - paid}
    top = answers(PayAnything(A, 0, 2), Has(gold=1, mastery=(12, 0, 0)))
    assert top == {"TAB-3.20": {"skip"} | PAYMENTS}
    near = answers(PayAnything(A, 0, 2), Has(gold=1, mastery=(11, 0, 0)))
    assert near[""] == {"skip", "pay-gold"}
    t = given(Has(gold=2, dice="white"))
    t.state.next(PayAnything(A, 1, 2))
    t.state.proceed()
    t.play("pay-gold")
    assert (t.p(A).gold, t.p(A).mastery, t.asks) == (1, [0, 1, 0], "PayAnything")
    t.play("pay-die white")
    assert (t.p(A).gold, t.p(A).dice[0], t.p(A).mastery, t.asks) == (1, 0, [0, 2, 0], "Menu")


@pytest.mark.rule("TAB-3.20", "TAB-3.25")
def test_paying_for_a_track_of_its_colour() -> None:
    found = answers(PayForTrack(A), Has(dice="white, blue", mastery=(0, 0, 12)))
    assert found == {"": {"skip", "colour white"}, "TAB-3.20": {"colour yellow"}, "TAB-3.25": {"colour brown"}}
    gold = answers(PayForTrack(A), Has(full="yellow", gold=1, mastery=(12, 11, 0)))
    assert gold == {"": {"skip"} | named("colour", "yellow brown"), "TAB-3.25": {"colour white"}}


@pytest.mark.rule("TAB-9.8", "TAB-15.3.11")
def test_paying_a_ship_with_blue() -> None:
    ship = {"1-1": "S11"}
    both = {"pay-die blue", "pay-crate blue", "pay-gold"}
    mine = Has(gold=2, dice="blue, white", full="blue, green", at=4, ships="1-1")
    assert answers(PayShip(A, 2), mine, ships=ship) == {"": both, "TAB-9.8": PAYMENTS - both}
    poor = Has(gold=1, dice="blue", at=4, ships="1-1")
    assert answers(PayShip(A, 2), poor, ships=ship)[""] == {"pay-die blue"}
    assert answers(PayShip(A, 1), poor, ships=ship)[""] == {"pay-die blue", "pay-gold"}


@pytest.mark.rule("TAB-9.3", "TAB-9.4", "TAB-3.21", "TAB-R24", "TAB-15.6.1")
def test_a_house_in_the_port_for_nothing() -> None:
    lines = ["R1", "R2", "R3", "C1", "C2", "C3"]
    blue, red = {f"house {line}-blue" for line in lines}, {f"house {line}-red" for line in lines}
    assert answers(PortSpace(A), Has()) == {"": blue | red}
    own = {"house R1-blue", "house R1-red"}
    assert answers(PortSpace(A), Has(houses="R1-blue")) == {"": (blue | red) - own, "TAB-9.4": own}
    assert answers(PortSpace(A), Has(houses="R1-red")) == {"": (blue | red) - own, "TAB-9.4": own}
    theirs = answers(PortSpace(A), Has(), other=Has(houses="C2-blue, R3-red"))
    gone = {"house C2-blue", "house R3-red"}
    assert theirs == {"": (blue | red) - gone, "TAB-R24": gone}
    assert answers(PortSpace(A), Has(full="3 white")) == {"": blue | red}
    assert answers(PortSpace(A), Has(full="2 white", empty="blue, green")) == {"": blue, "TAB-3.21": red}


@pytest.mark.rule("TAB-9.3", "TAB-15.3.09")
def test_the_row_of_a_port_house() -> None:
    found = answers(HouseRow(A, 0, packed("2 blue")), Has(ships="1-1", dice="2 blue", at=4), ships={"1-1": "S09"})
    assert found == {"": {"neutral"}, "TAB-9.3": named("colour", "white yellow brown")}
    rich = answers(HouseRow(A, 0, packed("2 blue")), Has(ships="1-1", dice="3 blue", at=4), ships={"1-1": "S09"})
    assert rich == {"": {"neutral"} | named("colour", "white yellow brown")}


@pytest.mark.rule("TAB-R8", "TAB-3.2", "TAB-15.4.6")
def test_a_ship_for_nothing() -> None:
    berths = {f"ship {row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)}
    found = answers(ShipForFree(A), Has(ships="1-1, 3-3"))
    assert found == {"": berths - named("ship", "1-1 3-3"), "TAB-R8": named("ship", "1-1 3-3")}
    none = answers(ShipForFree(A), Has(markers=0))
    assert none == {"TAB-3.2": berths}


@pytest.mark.rule("TAB-R16", "TAB-15.3.05")
def test_a_garden_or_a_marker() -> None:
    step = GardenOrMarker(A)
    assert answers(step, Has()) == {"": {"one-garden", "one-marker"}}
    assert answers(step, Has(markers=15)) == {"": {"one-garden"}, "TAB-R16": {"one-marker"}}
    t = given(Has())
    t.state.gardens_left = 0
    assert [GAME.notation(action) for action in step.options(t.state, A)] == ["one-marker"]
    assert step.refusal(t.state, A, GAME.parse("one-garden")) == "TAB-R16"


@pytest.mark.rule("TAB-10.4", "TAB-15.4.8")
def test_a_marker_on_a_section() -> None:
    found = answers(SectionChoice(A), Has(ziggurat=(3, 2, 0)))
    assert found == {"": named("colour", "yellow brown"), "TAB-10.4": {"colour white"}}
    assert answers(SectionChoice(A), Has(markers=0)) == {"TAB-10.4": named("colour", "white yellow brown")}


@pytest.mark.rule("TAB-12.1", "TAB-R22")
def test_crates_to_fill() -> None:
    fills = named("fill", " ".join(COLOURS))
    mine = Has(empty="white, 2 green", dice="blue")
    can = named("fill", "white green")
    assert answers(FillCrates(A, 2, True), mine) == {"": can | {"done"}, "TAB-12.1": fills - can}
    assert answers(FillCrates(A, 1, False), mine) == {"": can, "TAB-12.1": fills - can}
    assert answers(SecondCrate(A), mine) == {"": can | {"skip"}, "TAB-12.1": fills - can}


@pytest.mark.rule("TAB-12.1", "TAB-R9")
def test_what_fills_a_crate() -> None:
    mine = Has(empty="white", dice="blue, green", full="brown", gold=1)
    dice = named("pay-die", "blue green")
    found = answers(PayForFilling(A, 0), mine)
    assert found == {"": dice | {"pay-gold"}, "TAB-12.1": PAYMENTS - dice - {"pay-gold"}}
    no_gold = answers(PayForFilling(A, 0), mine, options={"gold_fills_crates": False})
    assert no_gold == {"": dice, "TAB-12.1": PAYMENTS - dice}


@pytest.mark.rule("TAB-3.20")
def test_a_payment() -> None:
    mine = Has(dice="brown, white", full="brown, yellow", gold=1)
    found = answers(Pay(A, packed("2 brown, yellow")), mine)
    paid = {"pay-die brown", "pay-crate brown", "pay-crate yellow"} & found[""]
    assert found == {"": paid, "TAB-3.20": PAYMENTS - paid}
    assert "pay-die brown" in paid
    assert answers(Pay(A, packed("brown")), Has(gold=1))[""] == {"pay-gold"}


@pytest.mark.rule("TAB-3.19", "TAB-11.3", "TAB-R32", "TAB-3.25", "TAB-13.1")
def test_choices_among_things_that_lie_there() -> None:
    dice = named("colour", " ".join(COLOURS))
    found = answers(ChooseReserve(A, 1), Has(), reserve="2 white, green")
    assert found == {"": named("colour", "white green"), "TAB-3.19": dice - named("colour", "white green")}
    special = {f"special SW{number:02}" for number in range(1, 11)}
    offered = named("special", "SW01 SW02 SW03")
    assert answers(ChooseSpecial(A, 1), Has()) == {"": offered, "TAB-11.3": special - offered}
    tracks = answers(ChooseTrack(A, 1, 1, ALL_TRACKS & ~1), Has(mastery=(0, 12, 11)))
    assert tracks == {"": {"colour brown"}, "TAB-R32": {"colour white"}, "TAB-3.25": {"colour yellow"}}
    places = {f"go {number}" for number in range(1, 6)}
    found = answers(ScoringOrder(A), Has(at=5), barges={"brown": "", "green": "", "blue": "1"})
    assert found == {"": named("go", "1 5"), "TAB-13.1": places - named("go", "1 5")}


@pytest.mark.rule("TAB-6.1", "TAB-6.3", "TAB-6.4", "TAB-2.1", "TAB-3.2", "TAB-8.2")
def test_cells() -> None:
    more: dict[str, Any] = {"projects": {"white 1a1": "A"}, "buildings": {"yellow 1c3": "A"}}
    project = answers(ProjectCell(A, 0, 0), Has(), **more)
    assert len(project["TAB-6.1"]) == 81 - 25, "cells of other districts and of the river"
    assert all(text.startswith("cell 1") for text in project[""] | project.get("TAB-6.3", set()))
    beside = answers(ProjectCell(A, 0, 1), Has(), **more)
    assert beside["TAB-6.4"], "not beside a building of the colour"
    assert not beside["TAB-6.4"] & project.get("TAB-6.4", set())
    again = answers(ProjectAgain(A, 0, 0), Has(), **more)
    assert again[""] == project[""] | {"skip"}
    nothing = answers(ProjectAgain(A, 0, 0), Has(markers=0), **more)
    assert nothing[""] == {"skip"}
    assert len(nothing["TAB-3.2"]) == 81
    wet = answers(WaterCell(A, 0, 0), Has(special="SW01"), **more)
    assert len(wet[""]) + len(wet["TAB-8.2"]) == 81


@pytest.mark.rule("TAB-15.4", "TAB-15.4.9")
def test_a_card_to_keep() -> None:
    t = given(Has())
    t.state.drawn = [3, 14]
    kept = {GAME.notation(action) for action in KeepCard(A).options(t.state, A)}
    assert kept == {"keep U04", "keep U15"}
    answered: dict[str, int] = {}
    for action in range(-1, GAME.num_actions + 1):
        reason = KeepCard(A).refusal(t.state, A, action)
        answered[reason] = answered.get(reason, 0) + 1
    assert (answered[""], answered["TAB-15.4"]) == (2, 13)
