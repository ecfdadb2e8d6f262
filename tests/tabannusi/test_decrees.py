"""What decrees demand and bring (TAB-15.6)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as drawn
from hypothesis import strategies as st

from edubba.games.tabannusi.rules.decrees import (
    BUILDINGS,
    FULL,
    GARDENS_BESIDE,
    LANE,
    SHIPS_OF,
    fulfilled,
    lanes_had,
    lanes_of,
)
from edubba.games.tabannusi.rules.player import new_player
from tests.tabannusi.given import A, Has, Table, given

SPOTS = {"white": ("1a1", "1c1", "1a3", "1c3", "2a1"), "yellow": ("1b2", "1d2", "2b4", "2d4", "3b1")}
SPOTS["brown"] = ("2c1", "2a3", "2c3", "3d1", "3b3")


def built(white: int = 0, yellow: int = 0, brown: int = 0) -> dict[str, str]:
    counts = {"white": white, "yellow": yellow, "brown": brown}
    return {f"{name} {spot}": "A" for name, count in counts.items() for spot in SPOTS[name][:count]}


# Ships: 1-1 and 1-2 white, 2-1 and 2-2 yellow, 2-3 and 3-2 brown.
FLEET = {"1-1": "S03", "1-2": "S06", "2-1": "S02", "2-2": "S05", "2-3": "S01", "3-2": "S04"}


def claim(decree: str, mine: Has, buildings: dict[str, str], **more: Any) -> Table:
    t = given(mine, buildings=buildings, decrees=decree, ships=FLEET, **more)
    return t.play(f"decree {decree}")


def refused(decree: str, mine: Has, buildings: dict[str, str]) -> bool:
    t = given(mine, buildings=buildings, decrees=decree, ships=FLEET)
    return t.why_not(f"decree {decree}") == "TAB-12.2"


@pytest.mark.rule("TAB-15.6.1", "TAB-Q25", "TAB-12.4")
def test_d01() -> None:
    t = claim("D01", Has(), built(white=3, brown=3))
    assert t.asks == "PortSpace"
    t.play("house R3-red")
    assert (t.p(A).vp, t.p(A).port_houses()) == (18, 1)
    assert refused("D01", Has(), built(white=3, brown=2))
    full = Has(houses="R1-blue, R2-blue, R3-blue, C1-blue, C2-blue")
    assert claim("D01", full, built(white=3, brown=3)).p(A).vp == 18, "no neutral house is left"


@pytest.mark.rule("TAB-15.6.2", "TAB-R22")
def test_d02() -> None:
    t = claim("D02", Has(empty="2 white, 2 green"), built(white=3, yellow=3)).play("fill white", "fill green", "done")
    assert (t.p(A).vp, t.p(A).markers) == (20, 6)
    assert claim("D02", Has(), built(white=3, yellow=3)).p(A).vp == 20, "nothing to fill"


@pytest.mark.rule("TAB-15.6.3")
def test_d03() -> None:
    t = claim("D03", Has(), built(yellow=3, brown=3)).play("colour white")
    assert (t.p(A).vp, t.p(A).mastery[0]) == (18, 2)


@pytest.mark.rule("TAB-15.6.4")
def test_d04() -> None:
    t = claim("D04", Has(), built(2, 2, 2))
    assert (t.p(A).vp, t.p(A).gold) == (20, 2)


@pytest.mark.rule("TAB-15.6.5", "TAB-X32")
def test_d05() -> None:
    mine = Has(towers="white-4, white-5", urban="U01")
    t = claim("D05", mine, built(white=3, brown=1))
    assert t.asks == "KeepCard"
    t.play(sorted(t.choices)[0])
    assert (t.p(A).vp, t.p(A).ignore, len(t.p(A).urban)) == (18, 1, 2)
    assert refused("D05", mine, built(white=2, brown=1))


@pytest.mark.rule("TAB-15.6.6", "TAB-Q23")
def test_d06() -> None:
    t = claim("D06", Has(markers=0), built(yellow=5, white=1))
    assert t.asks == "SectionChoice", "the marker gained before is enough"
    t.play("colour brown")
    assert (t.p(A).vp, t.p(A).ziggurat, t.p(A).markers) == (20, [0, 0, 1], 0)


@pytest.mark.rule("TAB-15.6.7", "TAB-Q23")
def test_d07() -> None:
    t = claim("D07", Has(markers=0), built(brown=5, yellow=1)).play("ship 3-3")
    assert (t.p(A).vp, int(t.p(A).ships), t.p(A).gold) == (20, 1 << 8, 0)


@pytest.mark.rule("TAB-15.6.8")
def test_d08() -> None:
    assert claim("D08", Has(ziggurat=(1, 1, 1)), built(1, 1, 1)).p(A).vp == 22
    assert refused("D08", Has(ziggurat=(1, 0, 1)), built(1, 1, 1))


@pytest.mark.rule("TAB-15.6.9")
def test_d09() -> None:
    t = claim("D09", Has(ships="1-1, 1-2, 2-1, 2-2"), built(brown=3)).play("colour white")
    assert (t.p(A).vp, t.p(A).gold, t.p(A).mastery) == (18, 1, [1, 0, 0])


@pytest.mark.rule("TAB-15.6.10", "TAB-Q24", "TAB-R15")
def test_d10() -> None:
    mine = Has(ships="2-1, 2-2, 2-3, 3-2", houses="R1-blue, R2-blue")
    t = claim("D10", mine, built(white=3))
    assert t.choices == {"done", "colour yellow", "colour brown"}
    t.play("colour yellow")
    assert t.p(A).rows == [3, 1, 0, 1]
    assert t.p(A).markers == 6, "the uncovered slot brings its bonus"
    t.play("colour yellow")
    assert (t.p(A).rows, t.p(A).vp) == ([3, 2, 0, 0], 20)
    none = claim("D10", Has(ships="2-1, 2-2, 2-3, 3-2"), built(white=3))
    assert none.p(A).vp == 20, "no neutral slot is empty"


@pytest.mark.rule("TAB-15.6.11", "TAB-R25")
def test_d11() -> None:
    t = claim("D11", Has(ships="1-1, 1-2, 2-3, 3-2"), built(yellow=3)).play("special SW01", "special SW02")
    assert (int(t.p(A).special), t.p(A).garden_tiles, t.p(A).vp) == (0b11, 1, 18)


@pytest.mark.rule("TAB-15.6.12")
def test_d12() -> None:
    mine = Has(houses="R1-blue, R2-blue, R3-blue, C1-red")
    assert claim("D12", mine, built(1, 1, 1)).p(A).vp == 22
    assert refused("D12", Has(houses="R1-blue, R2-blue, R3-blue"), built(1, 1, 1))


@pytest.mark.rule("TAB-15.6.13", "TAB-R29", "TAB-R32")
def test_d13() -> None:
    gardens = {"1d1": "B", "1d2": "A", "1d3": "B", "1c4": "B", "1b3": "B", "1b2": "A"}
    mine = Has(houses="R1-blue, R2-blue")
    building = {"white 1c1 1c2 1c3": "A"}
    t = given(mine, buildings=building, decrees="D13", water="1d4, 1b4", gardens=gardens).play("decree D13")
    assert t.choices == {"colour white", "colour yellow", "colour brown"}
    t.play("colour white")
    assert t.choices == {"colour yellow", "colour brown"}
    t.play("colour brown")
    assert (t.p(A).mastery, t.p(A).vp) == ([1, 0, 1], 20)
    del gardens["1b2"]
    fewer = given(mine, buildings=building, decrees="D13", water="1d4, 1b4", gardens=gardens)
    assert fewer.why_not("decree D13") == "TAB-12.2"


@pytest.mark.rule("TAB-15.6.14", "TAB-R29")
def test_d14() -> None:
    buildings = {"white 1d1": "A", "yellow 1d2": "A", "brown 1d3": "A"}
    gardens = {"w12-1": "B", "w12-2": "B", "w12-3": "B"}
    mine = Has(ships="1-1, 2-1, 2-3")
    t = given(mine, buildings=buildings, gardens=gardens, decrees="D14", ships=FLEET, reserve="2 white, green")
    t.play("decree D14", "colour white", "colour green")
    assert (t.p(A).markers, t.p(A).dice, t.p(A).vp) == (7, [1, 0, 0, 0, 1], 20)
    without = given(mine, buildings=buildings, gardens={"w12-1": "B"}, decrees="D14", ships=FLEET)
    assert without.why_not("decree D14") == "TAB-12.2"


@pytest.mark.rule("TAB-15.6.15", "TAB-R29", "TAB-H2")
def test_d15() -> None:
    eight = dict.fromkeys(("w12-1", "w12-2", "w12-3", "1d1", "1d2", "1d3", "1c1", "1c2"), "A")
    t = given(Has(), gardens=eight, decrees="D15")
    spare = int(t.state.spare_masters)
    t.play("decree D15")
    assert int(t.p(A).masters) & spare == int(t.p(A).masters) != 0
    assert t.p(A).vp == 20
    seven = {name: "A" if name != "1c2" else "B" for name in eight}
    assert given(Has(gardens=3), gardens=seven, decrees="D15").why_not("decree D15") == "TAB-12.2"


@pytest.mark.rule("TAB-15.6.16", "TAB-15.8", "TAB-X26", "TAB-R29")
def test_d16_and_the_printed_ships() -> None:
    gardens = {"w12-1": "A", "w12-2": "A"}
    ships = "1-1, 1-2, 2-1, 2-3, 1-3"
    both = given(Has(ships=ships + ", 3-1"), gardens=gardens, decrees="D16", ships=FLEET)
    assert fulfilled(both.state, A, 15)
    assert both.play("decree D16").p(A).vp == 22
    one = given(Has(ships=ships), gardens=gardens, decrees="D16", ships=FLEET)
    assert one.why_not("decree D16") == "TAB-12.2", "a printed ship never stands for two"


def test_a_lane_holds_the_greatest_demand_up_to_fifteen() -> None:
    """Whatever is not in the lanes is counted afterwards."""
    ships = SHIPS_OF, 1, 2, SHIPS_OF, 1, 3
    assert lanes_of([*ships, BUILDINGS, 0, 20, GARDENS_BESIDE, -1, 3]) == 15 | 3 << LANE * (7 + 1)


@drawn(st.lists(st.integers(0, 18), min_size=13, max_size=13), st.integers(0, 63), st.integers(0, 63))
def test_a_lane_holds_what_a_player_has_up_to_fifteen(counts: list[int], blue: int, red: int) -> None:
    player = new_player()
    player.built, player.towers, player.ziggurat = counts[:3], counts[3:6], counts[6:9]
    player.fleet, player.garden_count = [count // 2 for count in counts[9:]], counts[12]
    player.blue, player.red = blue, red
    have = [
        *counts[:3],
        *(built + tower for built, tower in zip(counts[:3], counts[3:6], strict=True)),
        min(counts[6:9]),
    ]
    have += [ships + player.fleet[3] for ships in player.fleet[:3]]
    have += [(blue | red).bit_count(), counts[12]]
    assert lanes_had(player) - FULL == sum(min(count, 15) << LANE * lane for lane, count in enumerate(have))
