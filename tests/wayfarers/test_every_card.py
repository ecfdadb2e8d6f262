"""Every single card, tile and AI board is used, and in many games every card finds somebody who takes it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from edubba.games.wayfarers.edge.labels import CARD_IDS, DESIGN_IDS, FACE_IDS, LAND_IDS, SPACE_IDS
from edubba.games.wayfarers.rules.cards import WAKE
from edubba.games.wayfarers.rules.resolve import FOLLOWS
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel import Journal
from edubba.testing.play import BENT, Player, Table
from tests.wayfarers.given import A, Has, given, wayfarers
from tests.wayfarers.given import Table as Position
from tests.wayfarers.invariants import check

GAMES = 36
ROOM = "L17 L18 L36 W02 W36"  # hosts with every tag, and places for space cards
RICH = Has(ROOM, "US3@3m UB1@3t UB2@2t", silver=9, provision=9, dice="3 3 6", guilds="black 2, yellow 2, blue 2")


def finish(t: Position, seed: int) -> Position:
    """Resolve what the turn still asks, somehow, and check every position."""
    rng = Random(seed)
    seat = t.seat
    while not t.state.over and t.state.active == seat and t.asked != "Turn":
        t.state.apply(t.seat, rng.choice(t.state.legal(t.seat)))
        check(t.state)
    return t


def acquired(card: str) -> Position:
    """A turn in which this card is taken from the display."""
    row = "TLWSI".index(card[0])
    slot = ("townsfolk", "land", "water", "space", "inspiration")[row] + "-1"
    rich = (
        RICH
        if card not in ROOM.split()
        else Has("L15 L16 W01 W35 L35", RICH.tiles, silver=9, provision=9, dice="3 3 6")
    )
    if row == 4:
        traveller = Has(ROOM, at="P1a", workers="green")
        t = given(traveller, display={slot: card}, luck=(0,)).play("worker green-townsfolk-4", "go P2a")
        return t.play("card inspiration-1", "tuck PS")
    t = given(rich, display={slot: card})
    way = ("place B4", "place B1", "place B6", "place B2")[row]
    then = (
        "part card-townsfolk",
        "part pay-provision*2>card-land+silver",
        "part pay-provision*2>card-water",
        "part card-space",
    )
    return t.play("die 3", way, then[row], f"card {slot}")


@pytest.mark.parametrize("card", CARD_IDS)
def test_every_card_can_be_acquired(card: str) -> None:
    t = acquired(card)
    if t.asked == "ChooseHost":
        t.state.apply(A, t.state.legal(A)[0])
    assert t.has(A, card)
    finish(t, CARD_IDS.index(card))
    assert t.has(A, card)


@pytest.mark.parametrize("space", SPACE_IDS)
def test_every_die_space_can_be_used(space: str) -> None:
    cards = f"{space} W36 L36" if space[0] != "B" else "W36 L36"
    tiles = "US3@3m UB1@3t"
    t = given(Has(cards, tiles, silver=9, provision=9, dice="3 2 6", guilds="black 2, yellow 2, blue 2"))
    t.play("die 3")
    verb = "place" if space in t.verbs("place") else "hire"
    t.play(f"{verb} {space}")
    assert t.player(A).placed >> SPACE_IDS.index(space) & 1
    for seed in range(4):
        finish(t.copy(), seed)


@pytest.mark.parametrize("folk", [card for card in CARD_IDS if card[0] == "T"])
def test_every_townsfolk_helps_its_host(folk: str) -> None:
    printed = wayfarers().tables
    number = CARD_IDS.index(folk)
    hosts = [host for host in ("L18", "W02", "L36", "W36") if _hosts(number, host)]
    host = hosts[0]
    t = given(
        Has(f"L18 W02 L36 W36 {folk}>{host}", "US3@3m UB1@3t", placed="B4 B5", dice="3", guilds="black 2, blue 2"),
        workers={"inspiration-2": "yellow"},
        luck=(0, 0),
    )
    events = t.listen()
    if printed.folk_kind[number] == 0:
        t.play("die 3")
        t.play(f"{'place' if host in t.verbs('place') else 'hire'} {host}")
        goods = printed.folk_goods[number]
        if goods:
            place = t.player(A).spaces.index(SPACE_IDS.index(host))
            assert t.player(A).needs[place] <= printed.space_goods[SPACE_IDS.index(host)]
    elif printed.folk_kind[number] == 1:
        wake(t, host)
        assert [event.kind for event in events][:1] == ["vista"]
    else:
        t.play("rest", "keep")
    finish(t, number)
    assert events


def _hosts(folk: int, host: str) -> bool:
    printed = wayfarers().tables
    number = int(host[1:]) - 1 if host[0] == "L" else 37 + int(host[1:]) - 1
    return bool(printed.folk_hosts[folk] & printed.host_tags[number])


def wake(t: Position, vista: str) -> None:
    """As if something had been gained that this vista waits for."""
    t.state.agenda.append(FOLLOWS[A])
    t.state.triggered = [WAKE + LAND_IDS.index(vista)]
    t.state.proceed()
    check(t.state)


@pytest.mark.parametrize("vista", LAND_IDS[18:])
def test_every_vista_wakes(vista: str) -> None:
    t = given(Has(f"{vista}", dice="2 3", guilds="black 2"), workers={"inspiration-2": "yellow"})
    before = t.state.dump()
    events = t.listen()
    wake(t, vista)
    while t.asked != "Turn":
        going_on = [action for action in t.state.legal(A) if action]
        t.state.apply(A, going_on[0])
        check(t.state)
    assert t.state.dump() != before
    assert events[0].kind == "vista"


@pytest.mark.parametrize("face", FACE_IDS)
def test_every_face_of_every_tile_can_be_placed(face: str) -> None:
    kind = face[:2]
    if kind == "UP":
        t = given(Has(tiles="UB1@1m", at="P3a", workers="green")).play("worker green-townsfolk-4", "go P4a")
    else:
        card, space, part = {
            "UB": ("L01", "B5", "part tile-basic"),
            "UL": ("L01", "L01", "part tile-land"),
            "UW": ("W07", "W07", "part tile-water"),
            "US": ("L01", "B2", "part tile-space"),
        }[kind]
        t = given(Has(card, "US3@3m UB1@3t", silver=9, dice="3", guilds="")).play("die 3", f"place {space}", part)
    t.play(f"tile {face}")
    cell = sorted(t.verbs("cell"))[0]
    t.play(f"cell {cell}")
    assert t.player(A).tiles[-1] // 18 == FACE_IDS.index(face)
    finish(t, FACE_IDS.index(face))


@pytest.mark.parametrize("board", ["AI1", "AI2", "AI3", "AI4"])
def test_every_ai_board_plays_whole_games(board: str) -> None:
    table = Table("wayfarers", 1, {"ai_board": board})
    covered = 0
    for seed in range(6):
        s = table.start(seed)
        assert isinstance(s, WayfarersState)
        player = Player(table.rules, Random(seed), BENT)
        while not s.over:
            s.apply(*player.choose(s))
            check(s)
        assert s.automa is not None
        covered = max(covered, int(s.automa.filled))
        assert s.scores()[1] > 20
    assert covered > 10


def test_in_many_games_everything_is_acquired() -> None:
    """A statistic over random games: nothing printed is out of reach."""
    cards: Counter[str] = Counter()
    tiles: Counter[str] = Counter()
    for seed in range(GAMES):
        table = Table("wayfarers", 2 + seed % 3, {"turn_cap": 50})
        s = table.start(seed)
        s.journal = Journal()
        player = Player(table.rules, Random(seed), BENT)
        while not s.over:
            s.apply(*player.choose(s))
        for event in s.journal.events:
            if event.kind in ("took", "kept"):
                cards[CARD_IDS[event.a]] += 1
            elif event.kind == "tile":
                tiles[DESIGN_IDS[event.a]] += 1
    assert set(CARD_IDS) - set(cards) == set()
    assert set(DESIGN_IDS) - set(tiles) == set()
    assert sum(cards.values()) > 25 * GAMES
