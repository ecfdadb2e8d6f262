"""Components and set-up (WAY-2, 3), the player board and its tags (WAY-4)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from edubba.games.wayfarers.box import BOX
from edubba.games.wayfarers.edge.labels import NODE_IDS
from edubba.games.wayfarers.rules.cards import CITY, FIRST_SPECIAL, HARBOUR, LIBRARY, NONE, OBSERVATORY, STARS, TAGS
from edubba.games.wayfarers.rules.printed import SIDES
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.errors import BadOption
from tests.wayfarers.given import A, Has, given, wayfarers

DATA = BOX.shipped


def fresh(seats: int, seed: int = 1, **options: object) -> WayfarersState:
    s = wayfarers().new(seats, seed=seed, options=options)
    assert isinstance(s, WayfarersState)
    return s


@pytest.mark.rule("WAY-2.1", "WAY-2.2")
def test_components_are_complete() -> None:
    rows = ("townsfolk", "cities", "vistas", "harbours", "waters", "space", "inspiration")
    assert [len(DATA[row]) for row in rows] == [36, 18, 18, 18, 18, 36, 16]
    tiles = {kind: len(DATA["tiles"][kind]) for kind in ("basic", "land", "water", "space", "special")}
    assert tiles == {"basic": 4, "land": 3, "water": 3, "space": 3, "special": 10}
    assert len(DATA["planning"]) == 6
    assert len(DATA["player_boards"]) == len(DATA["ai"]["boards"]) == 4
    assert len(DATA["journal"]["tiles"]) == 10


@pytest.mark.rule("WAY-2.3", "WAY-3.1", "WAY-R25")
def test_sides_can_be_chosen_and_are_random_otherwise() -> None:
    assert [fresh(2, section_sides=sides).sides for sides in SIDES] == list(range(8))
    assert {fresh(2, seed).sides for seed in range(60)} == set(range(8))
    with pytest.raises(BadOption):
        fresh(2, section_sides="ABC")


@pytest.mark.rule("WAY-2.3")
def test_sides_differ_in_their_stains_alone() -> None:
    boards = wayfarers().tables.boards
    for section, stain in product(range(3), range(44)):
        here = wayfarers().tables.stain_section[stain] == section
        same = boards[0].needs[stain] == boards[1 << section].needs[stain]
        same = same and boards[0].spends[stain] == boards[1 << section].spends[stain]
        assert same or here


@pytest.mark.rule("WAY-2.4", "WAY-3.2", "WAY-10.5")
def test_rows_of_the_display() -> None:
    s = fresh(3)
    assert min(s.display) >= 0
    assert s.left == [32, 32, 32, 32, 12]
    assert s.printed.slot_price[12:16] == [3, 4, 4, 5]
    names = [NODE_IDS[node] if node >= 0 else None for node in s.printed.slot_node]
    assert names[:12] == [
        "card-space-1", "guild-blue+guild-yellow+guild-black", "tile-basic-free", "journal+provision",
        "card-townsfolk+nudge", "silver*2+guild-yellow", "tile-land", "pay-provision*3>card-land-draw3",
        "refresh+nudge*2", "provision*2+guild-blue", "tile-water", "pay-provision*3>card-water-draw3",
    ]  # fmt: skip
    assert names[12:16] == [None] * 4
    assert names[16:] == ["provision*2", "provision+guild-any", "silver+refresh", "silver*2"]


@pytest.mark.rule("WAY-3.3", "WAY-3.4")
def test_journal_tiles_and_green_workers() -> None:
    s = fresh(2)
    assert sorted(s.tiles_at) == list(range(10))
    columns = [s.printed.column[space] for space in range(28) if s.printed.tile_space[space] != NONE]
    assert columns == [1, 1, 3, 3, 5, 5, 7, 7, 9, 9]
    assert s.greens == 15
    assert [s.printed.column[space] for space in range(28) if s.printed.green_spot[space] != NONE] == [
        1, 1, 3, 3, 5, 5, 7, 7,
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "copies"), [(1, 2), (2, 2), (3, 3), (4, 4)])
@pytest.mark.rule("WAY-3.5")
def test_tiles_by_number_of_players(seats: int, copies: int) -> None:
    assert fresh(seats).piles == [copies] * FIRST_SPECIAL + [1] * 10


@pytest.mark.rule("WAY-3.6", "WAY-3.7")
def test_what_four_players_begin_with() -> None:
    s = fresh(4, 9)
    in_order = [s.players[(s.first + place) % 4] for place in range(4)]
    assert [(player.provision, player.silver) for player in in_order] == [(2, 3), (2, 3), (2, 4), (3, 4)]
    assert [player.guilds for player in in_order] == [[0, 0, 1], [0, 1, 1], [0, 1, 1], [0, 1, 1]]
    assert len({player.board for player in s.players}) == 4
    for player in s.players:
        assert (sum(player.dice), player.reserve, player.at, player.workers) == (3, 2, 0, [0, 1, 1])
    assert {fresh(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("WAY-4.1", "WAY-4.2", "WAY-4.8", "WAY-9.8")
def test_the_player_board() -> None:
    s = fresh(2)
    player = s.players[0]
    assert [tag for tag in range(TAGS) if player.counts[tag]] == [CITY, HARBOUR, OBSERVATORY, LIBRARY, STARS]
    assert player.counts[11:16] == [1, 1, 1, 1, 0]
    effects = [NODE_IDS[s.printed.space_node[space]] for space in range(6)]
    assert effects == [
        "pay-provision*2>card-land+silver", "card-space/tile-space", "journal/(recall+guild-any)",
        "card-townsfolk/provision*2", "tile-basic/silver*2", "pay-provision*2>card-water",
    ]  # fmt: skip


@pytest.mark.rule("WAY-4.4", "WAY-R12", "WAY-8.3")
def test_space_cards_need_a_place() -> None:
    t = given(Has(silver=9, dice="6")).play("die 6", "place B2")
    assert t.why_not("part card-space") == "WAY-1.9"
    t = given(Has("L01", silver=9, dice="6")).play("die 6", "place B2")
    assert "card-space" in t.verbs("part")
    t = given(Has("L01 S16", silver=9, dice="6")).play("die 6", "place B2")
    assert t.why_not("part card-space") == "WAY-1.9"


@pytest.mark.rule("WAY-4.5", "WAY-D12", "WAY-R14")
def test_hosts_of_townsfolk() -> None:
    t = given(Has("L01 L19 W04", dice="2"), display={"townsfolk-1": "T17"})
    t.play("die 2", "place B4", "part card-townsfolk", "card townsfolk-1")
    assert t.verbs("host") == {"PC", "L01", "PH", "W04"}
    assert t.why_not("host L19") == "WAY-4.5"
    t.play("host PC")
    assert t.has(A, "T17")
    t = given(Has("T08>PC L19", dice="2"), display={"townsfolk-1": "T09", "townsfolk-2": "T18"})
    t.play("die 2", "place B4", "part card-townsfolk")
    assert "townsfolk-1" not in t.verbs("card")
    assert t.why_not("card townsfolk-1") == "WAY-8.3"


@pytest.mark.rule("WAY-4.6", "WAY-D13")
def test_hosts_of_inspiration() -> None:
    t = given(Has("L01 L02 S16 S17 I03>S16", at="P1a", workers="green"), luck=(0,))
    t.play("worker green-townsfolk-4", "go P2a", "card inspiration-2")
    assert t.verbs("tuck") == {"PS", "S17"}
    assert t.why_not("tuck S16") == "WAY-4.6"


@pytest.mark.rule("WAY-4.3", "WAY-4.7", "WAY-4.9")
def test_only_panorama_cards_and_special_tiles_have_tags() -> None:
    plain = given(Has("L01 W04 S16")).player(A).counts[:TAGS]
    tucked = given(Has("L01 W04 S16 T08>L01 I03>S16", "UB1@1m")).player(A).counts[:TAGS]
    assert tucked == plain
    special = given(Has("L01 W04 S16", "UP8@1m")).player(A).counts[:TAGS]
    assert special == [plain[0] + 1, *plain[1:]]
    t = given(Has("W05 W04"))
    assert t.player(A).last_water == 3


@pytest.mark.rule("WAY-15.1", "WAY-15.2", "WAY-15.3", "WAY-15.4")
def test_kinds_of_cards() -> None:
    space, folk = DATA["space"], DATA["townsfolk"]
    assert [item["id"] for item in DATA["cities"]] == [f"L{n:02}" for n in range(1, 19)]
    assert [item["id"] for item in DATA["harbours"]] == [f"W{n:02}" for n in range(1, 19)]
    assert all(item["immediate"] for item in DATA["waters"])
    assert Counter(item["tags"][0] for item in space) == {"comet": 8, "moon": 1, "planet": 5, "stars": 21, "sun": 1}
    assert Counter(item["kind"] for item in folk) == {"die": 17, "vista": 10, "rest": 9}
    assert all(item["hosts"] == ["open_water"] for item in folk if item["kind"] == "rest")
