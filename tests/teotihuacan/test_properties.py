"""What holds at every moment of random games of Founders of Teotihuacan (TEO-I1 to TEO-I13), and who knows what."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import edubba
from edubba.games.teotihuacan.rules.geometry import COVERED, SPACE_NAMES
from edubba.games.teotihuacan.rules.pieces import APEX, BUILT, DISCS, NONE, PLACEMENTS, TILE, WORSHIP_TILES
from edubba.games.teotihuacan.rules.player import Player, fresh_player
from edubba.games.teotihuacan.rules.scoring import quarter_points, total
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.view import worship_tiles
from edubba.kernel.journal import Journal
from edubba.kernel.option import Value
from tests.teotihuacan.given import teotihuacan
from tests.teotihuacan.invariants import check

OPTIONS: list[dict[str, Value]] = [
    {},
    {"side": "B"},
    {"side": "B", "build_cube_replacement": "forced", "reward_buildings_ignore_reach": False},
    {"setup_pyramid_gives_2vp": True, "red_multiplier_material": "gold"},
]
GAMES = [(seats, options, seed) for seed, options in enumerate(OPTIONS) for seats in edubba.load("teotihuacan").seats]


def start(seats: int, options: dict[str, Value], seed: int) -> TeotihuacanState:
    state = teotihuacan().new(seats=seats, seed=seed, options=options)
    assert isinstance(state, TeotihuacanState)
    return state


def eager(legal: list[int], rng: Random) -> int:
    """Seldom passes and seldom declines: cities get full, displays empty, pyramids high."""
    busy = [action for action in legal if action > 1]
    return rng.choice(busy if busy and rng.random() < 0.9 else legal)


@pytest.mark.rule("TEO-I1", "TEO-I2", "TEO-I3", "TEO-I4", "TEO-I5", "TEO-I7", "TEO-I8", "TEO-I11", "TEO-I12")
@pytest.mark.parametrize(("seats", "options", "seed"), GAMES, ids=str)
def test_every_position_is_possible(seats: int, options: dict[str, Value], seed: int) -> None:
    state = start(seats, options, seed)
    rng = Random(seed)
    check(state)
    while not state.over:
        before = [sum(player.points) for player in state.players]
        state.apply(state.to_act[0], eager(state.legal(state.to_act[0]), rng))
        check(state)
        assert all(sum(player.points) >= had for player, had in zip(state.players, before, strict=True))
    assert all(player.pyramid_tiles() >= 4 for player in state.players)


@pytest.mark.rule("TEO-14.16")
@pytest.mark.parametrize("seats", edubba.load("teotihuacan").seats)
def test_no_bonus_helps_where_zone_b_is_refused(seats: int) -> None:
    """Whoever goes there all the same, by the option, finds no way to a temple or an offering."""
    loose = start(seats, {"bonus_alone": True}, 0).rules
    tried = 0
    for seed in range(12):
        state, rng = start(seats, {"side": "AB"[seed % 2]}, seed), Random(seed)
        while not state.over:
            seat = state.to_act[0]
            refused = [one for one in range(DISCS, TILE) if state.why_not(seat, one) == "TEO-14.16"]
            for action in refused * 3:
                other = state.clone()
                other.rules = loose
                if other.why_not(seat, action) is None:
                    other.apply(seat, action)
                    while other.space != NONE:
                        other.apply(seat, eager(other.legal(seat), rng))
                    assert not other.acted
                    tried += 1
            state.apply(seat, eager(state.legal(seat), rng))
    assert tried > 20


@pytest.mark.rule("TEO-I6", "TEO-I10", "TEO-I13", "TEO-4.6", "TEO-5.6")
@pytest.mark.parametrize("seats", [seats for seats in edubba.load("teotihuacan").seats if seats > 1])
def test_architects_discs_and_displays(seats: int) -> None:
    state = start(seats, {"first_player": 0}, 8)
    rng = Random(8)
    state.journal = Journal()
    round_of = state.round
    shown = state.display[:]
    while not state.over:
        state.apply(state.to_act[0], eager(state.legal(state.to_act[0]), rng))
        if state.round == round_of:
            assert all(now <= before for now, before in zip(state.display, shown, strict=True))
        round_of, shown = state.round, state.display[:]
    turns = Counter(event.seat for event in state.journal.events if event.kind == "architect")
    most = {2: 18, 3: 12, 4: 14}[seats]
    for seat, player in enumerate(state.players):
        assert player.side == (seat + turns[seat]) % 4
        assert turns[seat] <= most


@pytest.mark.rule("TEO-I9")
@pytest.mark.parametrize("seed", range(4))
def test_every_temple_brings_a_worship_tile(seed: int) -> None:
    """Tiles taken, less those of pyramid spaces and exchanges, are as many as temples; no colour runs out here."""
    state = start(2, {}, seed)
    rng = Random(seed)
    state.journal = Journal()
    while not state.over:
        state.apply(state.to_act[0], eager(state.legal(state.to_act[0]), rng))
        assert all(tile != NONE for tile in state.slot) or not state.started
    kinds = [(event.kind, event.seat, event.a) for event in state.journal.events]
    for seat, player in enumerate(state.players):
        after_temple = 0
        waiting = False
        for kind, who, a in kinds:
            if who == seat and kind == "built" and a >= 9:
                waiting = True
            elif who == seat and kind == "worship" and waiting:
                after_temple += 1
                waiting = False
        assert after_temple == len(player.temples)


@pytest.mark.rule("TEO-I12")
@pytest.mark.parametrize("seed", range(6))
def test_turning_a_whole_city_leaves_its_score(seed: int) -> None:
    rng = Random(seed)
    state = start(2, {}, seed)
    while not state.over:
        state.apply(state.to_act[0], eager(state.legal(state.to_act[0]), rng))
    for player in state.players:
        turned = quarter_turn(state, player)
        again = [quarter_points(turned, quarter) for quarter in range(4)]
        before = [quarter_points(player, quarter) for quarter in range(4)]
        assert again == before[-1:] + before[:-1]
        assert total(turned) == sum(before)


def quarter_turn(state: TeotihuacanState, player: Player) -> Player:
    """The same temples and pyramid, a quarter turn clockwise."""
    turned = fresh_player(player.board, player.groups)
    for entry in player.temples:
        tile, number = divmod(entry, PLACEMENTS)
        shape = state.printed.shape[tile]
        cells = {10 * (cell % 10) + 9 - cell // 10 for cell in COVERED[PLACEMENTS * shape + number]}
        places = [one for one in range(PLACEMENTS) if set(COVERED[PLACEMENTS * shape + one]) == cells]
        turned.cover(tile, shape, places[0])
    for space, colour in enumerate(player.pyramid):
        if colour == NONE:
            continue
        name = SPACE_NAMES[space]
        if space != APEX:
            last = 2 if name[0] == "P" else 1
            name = f"{name[0]}{name[2]}{last - int(name[1])}"
        turned.raise_pyramid(SPACE_NAMES.index(name), colour, state.printed.space_values[space])
    return turned


# --- who knows what ---------------------------------------------------------------------------------------------------


def some_positions() -> list[TeotihuacanState]:
    found = []
    for seats in edubba.load("teotihuacan").seats:
        state = start(seats, {}, seats)
        rng = Random(seats)
        count = 0
        while not state.over:
            state.apply(state.to_act[0], eager(state.legal(state.to_act[0]), rng))
            count += 1
            if count % 25 == 0:
                found.append(state.clone())
    return found


@pytest.mark.rule("TEO-16.1")
def test_everything_is_public_but_the_dice() -> None:
    for state in some_positions():
        other = state.redeal(0, Random(1))
        mine, theirs = other.dump(), state.dump()
        assert {name for name in mine if mine[name] != theirs[name]} <= {"chance", "real"}
        assert state.view(0) | {"viewer": None} == state.view(None)


@pytest.mark.rule("TEO-16.1", "TEO-15.3")
def test_what_the_piles_will_bring_is_open() -> None:
    drawn = set()
    for seed in range(12):
        state = start(2, {"first_player": 0}, 4).redeal(0, Random(seed))
        while not state.started:
            state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
        drawn.add((tuple(state.slot), tuple(state.bonus)))
    assert len(drawn) > 6


@pytest.mark.rule("TEO-16.2", "TEO-16.4")
def test_views_show_what_is_under_the_piles() -> None:
    for state in some_positions():
        view = state.view(None)
        assert view["under"] == state.under
        held = [tile for player in view["players"] for tile in player["worship"]]
        shown = [tile for tile in view["slot"] + view["top"] if tile != NONE]
        returned = [tile for pile in view["under"] for tile in pile]
        assert sorted(view["unseen"] + held + shown + returned) == list(range(WORSHIP_TILES))
        assert view["unseen"] == worship_tiles(state.unseen)


@pytest.mark.rule("TEO-16.5")
def test_bonus_discs_are_seen_or_deduced() -> None:
    for state in some_positions():
        seen = [disc for disc in state.view(None)["bonus"] if disc != NONE]
        assert len(seen) == (9 if state.seats > 2 else 6) or not state.started
        assert set(seen) <= set(range(len(state.printed.bonus_kind)))


def test_a_view_says_what_lies_on_every_cell() -> None:
    for state in some_positions():
        for player, shown in zip(state.players, state.view(None)["players"], strict=True):
            tiles = shown["buildings"] + shown["temples"]
            cells = [cell for tile, at in tiles for cell in COVERED[PLACEMENTS * state.printed.shape[tile] + at]]
            assert sorted(cells) == [cell for cell, lies in enumerate(player.ground) if lies == BUILT]
