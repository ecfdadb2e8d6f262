"""What is played: mirrored seeds, seats in turn, and the same rows whoever plays them."""

from __future__ import annotations

from collections import Counter

import pytest

from edubba import arena
from edubba.arena.evidence import Evidence
from edubba.arena.schedule import Schedule
from edubba.arena.work import LARGEST, portions
from edubba.kernel import EdubbaError

SHORT = {"max_rounds": 2}


def test_each_seed_is_played_from_each_seat() -> None:
    plan = arena.match("uruk", "greedy", "random", seats=3, games=6, seed=1, options={"max_rounds": 1}, sure=0)
    rows = list(arena.play(plan))
    assert [row.players.index("greedy") for row in rows] == [0, 1, 2, 0, 1, 2]
    assert len({tuple(row.order) for row in rows[:3]}) == 1, "the same deal"
    assert plan.games == 6


def test_a_tournament_seats_everybody_everywhere_equally_often() -> None:
    players = ["random", "search:1", "search:2"]
    plan = arena.tournament("uruk", players, games=4, seed=1, options={"max_rounds": 1})
    assert [pairing.lineup for pairing in plan.pairings] == [
        ("random", "search:1"),
        ("random", "search:2"),
        ("search:1", "search:2"),
    ]
    seats = Counter((name, seat) for row in arena.play(plan) for seat, name in enumerate(row.players))
    assert set(seats.values()) == {4}


def test_equals_need_no_turning() -> None:
    plan = arena.balance("uruk", "random", [2, 3], games=2, seed=1, options={"max_rounds": 1})
    assert [(row.pairing, row.number, len(row.players)) for row in arena.play(plan)] == [
        (0, 0, 2),
        (0, 1, 2),
        (1, 0, 3),
        (1, 1, 3),
    ]


def test_each_value_of_an_option_is_tried() -> None:
    plan = arena.balance("wayfarers", "random", [1], games=1, seed=1, vary="ai_board")
    assert [pairing.options["ai_board"] for pairing in plan.pairings] == ["AI1", "AI2", "AI3", "AI4"]
    assert all(row.players == ["random", "automa"] for row in arena.play(plan))


def test_a_draw_with_the_official_opponent_is_no_victory() -> None:
    plan = arena.match("ginkgopolis", "random", "automa", games=3, seed=1, options={"max_rounds": 2})
    for row in arena.play(plan):
        assert row.shares == ([1.0, 0.0] if row.ranking[0] == [0] else [0.0, 1.0])


@pytest.mark.parametrize("workers", [1, 2])
def test_the_number_of_workers_changes_nothing(workers: int) -> None:
    plan = arena.match("uruk", "greedy", "random", games=24, seed=9, options=SHORT)
    assert list(arena.play(plan, workers=workers)) == list(arena.play(plan))


def test_a_pairing_ends_when_it_is_clear_and_not_before() -> None:
    plan = arena.match("uruk", "greedy", "random", games=200, seed=2, options={"max_rounds": 6})
    schedule = Schedule(plan)
    rows = list(arena.play(plan, workers=2, schedule=schedule))
    assert len(rows) < plan.games
    assert schedule.most == len(rows)
    assert arena.findings(plan, rows)["pairings"][0]["verdict"] == 1
    even = arena.match("uruk", "random", "random", games=20, seed=2, options={"max_rounds": 1})
    assert len(list(arena.play(even))) == 20


def test_dice_that_are_even_are_seldom_called_decided() -> None:
    """Looked at after each of 300 seeds: an interval for a fixed number of games would be wrong in a third of them."""
    from random import Random

    wrong = 0
    for seed in range(400):
        rng, evidence = Random(seed), Evidence(0.5, 0.05)
        for _ in range(300):
            evidence.add(rng.choice((0.0, 0.5, 1.0)))
            if evidence.verdict:
                wrong += 1
                break
    assert wrong <= 400 * 0.05


@pytest.mark.parametrize(("share", "bar", "verdict"), [(0.75, 0.5, 1), (0.2, 0.5, -1), (0.5, 0.25, 1), (0.1, 0.25, -1)])
def test_what_is_clear_is_decided_soon(share: float, bar: float, verdict: int) -> None:
    from random import Random

    rng, evidence = Random(3), Evidence(bar, 0.05)
    for _ in range(150):
        evidence.add(float(rng.random() < share))
        if evidence.verdict:
            break
    assert evidence.verdict == verdict


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: arena.match("uruk", "random", "random", games=0), "above 0"),
        (lambda: arena.match("uruk", "random", "random", seats=9), "2, 3, 4 seats"),
        (lambda: arena.match("uruk", "random", "automa"), "for 2, 3, 4 seats, not for 1"),
        (lambda: arena.match("ginkgopolis", "random", "random", seats=1), "official opponent"),
        (
            lambda: arena.match("teotihuacan", "random", "automa", options={"solo.mode": "attack"}),
            "no official opponent",
        ),
        (lambda: arena.ladder("uruk", ["random"]), "at least 2"),
        (lambda: arena.tournament("uruk", ["random", "random"]), "at least 2"),
        (lambda: arena.balance("uruk", "random", vary="max_rounds"), "no option 'max_rounds' with a few values"),
        (lambda: arena.balance("uruk", "random", [5]), "not for 5"),
    ],
    ids=range(9),
)
def test_a_plan_that_makes_no_sense_is_refused(wrong: object, message: str) -> None:
    with pytest.raises(EdubbaError, match=message):
        wrong()  # type: ignore[operator]  # it is callable


@pytest.mark.parametrize("count", [0, 1, 7, 64, 1000])
@pytest.mark.parametrize("workers", [1, 2, 16])
def test_portions_hold_every_game_once_and_the_last_are_small(count: int, workers: int) -> None:
    tasks = [(0, number) for number in range(count)]
    found = portions(tasks, workers)
    assert [task for portion in found for task in portion] == tasks
    assert all(len(portion) == 1 for portion in found[-workers:])
    assert all(1 <= len(portion) <= LARGEST for portion in found)
