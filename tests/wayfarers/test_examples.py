"""The worked examples of RULES.md, one to one: journeys of players (WAY-E1 to E36)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import NODE_IDS
from edubba.games.wayfarers.rules.can import price_of
from edubba.games.wayfarers.rules.cards import COMET_TAG, HARBOUR, PIGEON, PLANET, PLUS, STARS, TELESCOPE
from edubba.games.wayfarers.rules.scoring import mixed, primary, space_points
from edubba.games.wayfarers.rules.state import WayfarersState
from tests.wayfarers.given import A, B, C, Has, Table, given, wayfarers

LAND_BY_BOARD = "part pay-provision*2>card-land+silver"
WATER_BY_BOARD = "part pay-provision*2>card-water"


def reach(t: Table, value: int) -> set[int]:
    """The values a caravan chain can end with."""
    return {face + 1 for face in range(6) if t.player(A).reach[value - 1] >> face & 1}


@pytest.mark.rule("WAY-E1", "WAY-14.2", "WAY-14.3", "WAY-14.4", "WAY-14.6", "WAY-14.7", "WAY-14.9")
def test_scoring() -> None:
    t = given(
        Has(
            "L01 L19 L20 L21 W19 W20 W21 W22 S26 S27 S29 S06 T18>L19 T19>L20 T12>W19 I07>S06",
            "UP1@1m UP2@2m UB1@3m",
            guilds="black 2, yellow 1, blue 1",
        ),
        Has(guilds="black 1, yellow 1, blue 1"),
    )
    sheet = dict(t.state.score_sheet(A))
    assert sheet == {"primary": 10, "mixed": 5, "space": 24, "tiles": 11, "guilds": 3}
    assert t.state.scores()[A] == 53
    points = [space_points(t.state.printed, t.state.players, A, place, None) for place in range(5)]
    assert sorted(points) == [3, 4, 4, 5, 8]


@pytest.mark.rule("WAY-E2", "WAY-3.7", "WAY-3.6")
def test_set_up_of_two() -> None:
    s = wayfarers().new(2, seed=5)
    assert isinstance(s, WayfarersState)
    one, two = s.players[s.first], s.players[1 - s.first]
    assert (one.provision, one.silver, one.guilds, one.supply) == (2, 3, [0, 0, 1], 14)
    assert (two.provision, two.silver, two.guilds, two.supply) == (2, 3, [0, 1, 1], 13)


@pytest.mark.rule("WAY-E3", "WAY-9.4", "WAY-12.2", "WAY-12.5")
def test_caravan() -> None:
    t = given(Has(tiles="UL1a@1m UL1a@2b UB4@3m US1@4t UW3b@5m UW3b@5b"))
    columns = t.player(A).columns
    assert [reach(t, value) for value in range(1, 7)] == [{1, 2, 3}, {2, 3}, {3}, {4}, {4, 5}, {6}]
    assert [column & 0xFFFF for column in columns] == [1, 1, 1 + PIGEON, TELESCOPE, 0, TELESCOPE]
    assert columns[3] >> 21 & 7 == 1
    assert columns[5] >> 18 & 7 == 2
    assert columns[0] & PLUS


@pytest.mark.rule("WAY-E4", "WAY-8.9")
def test_links() -> None:
    t = given(Has("W13", "UB2@3m", dice="3"), display={"water-1": "W34"})
    t.play("die 3", "place B6", WATER_BY_BOARD, "card water-1")
    assert t.provision(A) == 1
    assert t.silver(A) == 3
    assert t.guild(A, "blue") == 3
    offers = [NODE_IDS[node] for node in t.state.printed.links_out[33] if node >= 0]
    assert offers == ["guild-yellow", "silver", "mark"]


@pytest.mark.rule("WAY-E5", "WAY-9.6")
def test_townsfolk_first() -> None:
    t = given(Has("L01 T08>L01", silver=2, dice="1"))
    t.play("die 1", "place L01")
    assert t.silver(A) == 3
    t.play("part tile-land", "tile UL1a", "cell 4m")
    assert t.silver(A) == 0


@pytest.mark.rule("WAY-E6", "WAY-9.2")
def test_townsfolk_pays_the_action() -> None:
    t = given(Has("W04 T11>W04", "UB2@3m UB2@3b", provision=0, dice="3"), display={"water-1": "W26"})
    t.play("die 3", "place W04")
    assert t.provision(A) == 1
    t.play("part pay-provision*1>card-water", "card water-1")
    assert t.provision(A) == 0
    assert t.has(A, "W26")


@pytest.mark.rule("WAY-E7", "WAY-10.6", "WAY-6.6", "WAY-8.8")
def test_worker() -> None:
    t = given(
        Has("L23 W01 W02 W04", workers="green", silver=4, at="P6b", dice="3"),
        display={"space-4": "S01"},
        journal={"P7b": "J07"},
        workers={"land-1": "yellow", "water-1": "blue"},
        greens=8,
    )
    t.play("worker green-townsfolk-1", "card space-4")
    assert t.silver(A) == 0
    assert t.choices == {"skip", "wake L23", "part journal"}
    t.play("wake L23", "up 3")
    assert t.silver(A) == 1
    t.play("go P7b")
    assert t.workers(A) == [1, 0, 0]
    assert "green-townsfolk-1" not in t.verbs("worker")
    assert t.why_not("worker green-townsfolk-1") == "WAY-10.6"
    t.play("worker yellow-land-1")
    assert t.workers(A) == [1, 1, 0]


@pytest.mark.rule("WAY-E9", "WAY-14.5")
def test_comets() -> None:
    ground = "L01 L02 L03"
    t = given(Has(f"{ground} S06 S01"), Has("L04 L05 S07 S02"), Has("L06 L07 L08 S08 S03 S04"))
    assert [t.counted(seat, COMET_TAG) for seat in (A, B, C)] == [4, 4, 7]
    assert t.score(A, "space") == 1 + 3
    assert t.score(B, "space") == 1 + 3
    assert t.score(C, "space") == 4 + 4 + 4


@pytest.mark.rule("WAY-E10", "WAY-15.6")
def test_inspiration() -> None:
    ground = "L19 L20 L21 L22"
    t = given(Has(f"{ground} S34 S10 S11 S12 I03>S34"), Has("L01 L02 L03 L04"))
    place = t.player(A).skies.index(33)
    assert space_points(t.state.printed, t.state.players, A, place, None) == 8
    t = given(Has(f"{ground} S34 S10 S11 I03>S34"))
    assert space_points(t.state.printed, t.state.players, A, place, None) == 4


@pytest.mark.rule("WAY-E11")
def test_sun_and_moon() -> None:
    assert given(Has("L01 L02 S36 S09")).score(A, "space") == 14
    assert given(Has("L01 S36")).score(A, "space") == 3
    assert given(Has("L01 S09")).score(A, "space") == 3


@pytest.mark.rule("WAY-E12", "WAY-8.11", "WAY-12.4")
def test_a_special_tile_wakes_a_vista() -> None:
    t = given(Has("L33", "UB1@3m", at="P3a", workers="green"))
    harbours = t.counted(A, HARBOUR)
    t.play("worker green-townsfolk-4", "go P4a", "tile UP6", "cell 1m")
    assert t.silver(A) == 4
    assert t.counted(A, HARBOUR) == harbours + 1


@pytest.mark.rule("WAY-E13", "WAY-11.3", "WAY-7.2")
def test_rest() -> None:
    t = given(Has("W21 T04>W21", guilds="yellow 1", placed="B4 B5", dice="2"), journal={"P1b": "J09"}, luck=(0, 0))
    t.play("rest", "keep")
    assert (t.silver(A), t.provision(A)) == (4, 3)
    t.play("part shift", "shift yellow-black", "go P1b", "skip", "go P2b")
    assert t.guild(A, "black") == 0
    assert t.at(A) == "P2b"


@pytest.mark.rule("WAY-E14", "WAY-R22")
def test_fresh_state_scored_at_once() -> None:
    s = wayfarers().new(2, seed=3)
    assert isinstance(s, WayfarersState)
    assert s.scores()[s.first] == 0
    assert s.scores()[1 - s.first] == 3


@pytest.mark.rule("WAY-E15")
def test_sets() -> None:
    t = given()
    player = t.player(A)
    player.counts = [3, 2, 5, 8, *player.counts[4:]]
    assert primary(t.state.printed, player) == 29
    assert mixed(t.state.printed, player) == 10


@pytest.mark.rule("WAY-E16")
def test_planets() -> None:
    t = given(Has("L01 L02 S10 S11", "UP0@3m"))
    assert t.counted(A, PLANET) == 3
    assert t.score(A, "space") == 8 + 1  # and a pair for the printed stars
    assert t.score(A, "tiles") == 3


@pytest.mark.rule("WAY-E17", "WAY-15.5")
def test_stars_of_science() -> None:
    worth = {
        given(Has("L01 S21", guilds="black 5")).score(A, "space"),
        given(Has("L01 S21 I12>S21", guilds="black 5, blue 4")).score(A, "space"),
    }
    assert worth == {3}
    assert given(Has("L01 S21 I12>S21", guilds="black 5, blue 5")).score(A, "space") == 6


@pytest.mark.rule("WAY-E18")
def test_stars_of_the_firmament() -> None:
    t = given(Has("L01 L02 L03 L04 L05 S15 S06 S01 S10 S11", "UP1@3m"))
    assert [t.counted(A, tag) for tag in (COMET_TAG, PLANET, STARS)] == [4, 2, 3]
    place = t.player(A).skies.index(14)
    assert space_points(t.state.printed, t.state.players, A, place, None) == 6


@pytest.mark.rule("WAY-E19")
def test_stars_of_the_panorama() -> None:
    t = given(Has("L01 L19 W01 W04 W05 W06 W07 S28 S16 S17 S18 T08>L01 T18>L19 T10>W04"))
    place = t.player(A).skies.index(27)
    assert space_points(t.state.printed, t.state.players, A, place, None) == 3


@pytest.mark.rule("WAY-E20")
def test_printed_stars() -> None:
    folk = "L01 L19 W04 W05 W06 T08>L01 T18>L19 T10>W04 T11>W05 T16>W06"
    tiles = "UB1@1m UB2@2m UB3@3m UB4@4m UB1@5m"
    assert given(Has(folk, tiles)).score(A, "space") == 5
    assert given(Has(f"{folk} I04>PS", tiles)).score(A, "space") == 10


@pytest.mark.parametrize(
    ("space", "card", "prices"), [("B2", "card-space", [1, 2, 2, 3]), ("L14", "card-space-1", [0, 1, 1, 2])]
)
@pytest.mark.rule("WAY-E21", "WAY-8.2", "WAY-9.7")
def test_silver_discounts(space: str, card: str, prices: list[int]) -> None:
    t = given(Has("L14 T34>L14", "UW3b@5m UW3b@5b", silver=9, dice="6"))
    t.play("die 6", f"place {space}")
    node = NODE_IDS.index(card)
    assert [price_of(t.state, 12 + slot, node, True) for slot in range(4)] == prices
    if space == "B2":
        t.play("part card-space")
    t.play("card space-4")
    assert t.silver(A) == 9 - prices[3]


@pytest.mark.rule("WAY-E22", "WAY-R11", "WAY-9.12")
def test_provision_discounts() -> None:
    t = given(Has(tiles="US1@1m", provision=5, dice="1"))
    t.play("die 1", "place B1", LAND_BY_BOARD)
    assert t.provision(A) == 4
    t.play("draw")
    assert t.provision(A) == 3


@pytest.mark.rule("WAY-E22", "WAY-8.7")
def test_a_spare_pigeon_draws_for_nothing() -> None:
    t = given(Has("T06>PC", "US1@1m", provision=5, dice="1"))
    t.play("die 1", "place B1", LAND_BY_BOARD, "draw")
    assert t.provision(A) == 4
    port = given(Has("W04", "US1@3m UB2@3t", provision=5, dice="3", guilds="blue 1"))
    port.play("die 3", "hire W04", "part pay-provision*1>card-water")
    assert port.provision(A) == 5
    port.play("draw")
    assert port.provision(A) == 4


@pytest.mark.rule("WAY-E23", "WAY-5.7", "WAY-5.8", "WAY-R3")
def test_fee_and_price() -> None:
    def at_market(silver: int, provision: int) -> Table:
        t = given(
            Has("L19", silver=silver, provision=provision, dice="2"),
            display={"townsfolk-1": "T18"},
            marks={"townsfolk-1": B},
        )
        return t.play("die 2", "place B4", "part card-townsfolk")

    poor = given(
        Has("L19", silver=2, provision=0, dice="2"),
        display={"townsfolk-1": "T18", "townsfolk-2": "T12", "townsfolk-3": "T13", "townsfolk-4": "T14"},
        marks={"townsfolk-1": B},
    )
    poor.play("die 2", "place B4")
    assert poor.why_not("part card-townsfolk") == "WAY-1.9"
    t = at_market(2, 1).play("card townsfolk-1")
    assert (t.silver(A), t.provision(A), t.provision(B)) == (0, 0, 3)
    t = at_market(3, 1).play("card townsfolk-1")
    assert t.choices == {"silver", "provision"}
    t = at_market(3, 0).play("card townsfolk-1")
    assert (t.silver(A), t.silver(B)) == (0, 4)


@pytest.mark.rule("WAY-E24", "WAY-R39")
def test_fee_from_the_same_action() -> None:
    marks = {f"land-{slot}": B for slot in range(1, 5)}
    t = given(Has(silver=0, provision=2, dice="1"), marks=marks, display={"land-1": "L09"})
    t.play("die 1", "place B1", LAND_BY_BOARD)
    assert (t.silver(A), t.provision(A)) == (1, 0)
    t.play("card land-1")
    assert (t.silver(A), t.provision(A), t.silver(B)) == (0, 0, 4)


@pytest.mark.parametrize(
    ("card", "yellow", "silver", "marks"), [("W19", 0, 1, 0), ("W26", 1, 1, 0), ("W03", 1, 0, 1), ("W28", 0, 0, 0)]
)
@pytest.mark.rule("WAY-E25")
def test_first_links(card: str, yellow: int, silver: int, marks: int) -> None:
    t = given(display={"water-1": card})
    bolts, offers = t.state.printed.links_in[int(card[1:]) - 1], t.state.printed.links_out[36]
    struck = [NODE_IDS[offers[bar]] for bar in range(4) if bolts >> bar & 1]
    assert struck == ["guild-yellow"] * yellow + ["silver"] * silver + ["mark"] * marks


@pytest.mark.rule("WAY-E26")
def test_links_of_a_later_card() -> None:
    t = given(Has("W19", "UB2@3m", dice="3"), display={"water-1": "W17"})
    t.play("die 3", "place B6", WATER_BY_BOARD, "card water-1")
    assert t.silver(A) == 4
    assert t.asked == "Mark"
    t.play("card land-1")
    assert t.mark("land-1") == A
