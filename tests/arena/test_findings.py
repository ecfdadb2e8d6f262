"""What is told of games that were played."""

from __future__ import annotations

import sys

import pytest

from edubba import arena
from edubba.arena.findings import encoded
from edubba.arena.ratings import need_openskill, ratings
from edubba.kernel import EdubbaError

PLAN = arena.ladder("uruk", ["random", "greedy"], games=40, seed=5, options={"max_rounds": 4})
ROWS = list(arena.play(PLAN))
FOUND = arena.findings(PLAN, ROWS)


def test_players_are_told_with_intervals_and_ratings() -> None:
    best, worst = FOUND["players"]
    assert (best["name"], worst["name"]) == ("greedy", "random")
    assert best["low"] < best["share"] < best["high"]
    assert best["share"] + worst["share"] == pytest.approx(1)
    assert best["rating"] - 2 * best["sigma"] > worst["rating"] + 2 * worst["sigma"] - 10
    assert best["rating"] > 25 > worst["rating"]


def test_seats_scores_and_lengths_add_up() -> None:
    games = len(ROWS)
    (seats,) = FOUND["seats"]
    assert [one["games"] for one in seats["standings"]] == [games, games]
    assert sum(one["share"] for one in FOUND["turns"][0]["standings"]) == pytest.approx(1, abs=0.001)
    assert sum(count for _, count in FOUND["scores"]["greedy"]) == games
    assert sum(count for _, count in FOUND["lengths"]["decisions"]) == games
    assert FOUND["lengths"]["rounds"] == [[4, games]]


def test_who_plays_alone_is_not_counted_among_tables_of_two() -> None:
    plan = arena.balance("ginkgopolis", "random", [1, 2], games=3, seed=5, options={"max_rounds": 2})
    found = arena.findings(plan, list(arena.play(plan)))
    for what in ("seats", "turns"):
        assert [[one["games"] for one in table["standings"]] for table in found[what]] == [[3, 3]]


def test_what_goes_with_winning_is_told_beside_what_the_player_wins_anyway() -> None:
    assert FOUND["things"]["made"]
    for one in [*FOUND["openings"], *FOUND["actions"], *FOUND["things"]["made"]]:
        assert one["seen"] >= 8
        assert -1 <= one["gain"] <= 1
    gains = [one["gain"] for one in FOUND["actions"]]
    assert gains == sorted(gains, reverse=True)


def test_ratings_do_not_know_names_and_who_sits_twice_counts_once() -> None:
    plan = arena.match("uruk", "greedy", "random", seats=3, games=12, seed=5, options={"max_rounds": 3}, sure=0)
    found = ratings(list(arena.play(plan)))
    assert found["greedy"].strength > 25 > found["random"].strength
    assert found["random"].sure < 25 / 3


def test_the_same_rows_say_the_same() -> None:
    assert encoded(arena.findings(PLAN, list(arena.play(PLAN)))) == encoded(FOUND)


def test_nothing_was_played_yet() -> None:
    assert arena.findings(PLAN, [])["games"] == 0


def test_who_has_no_openskill_is_told_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    with pytest.raises(EdubbaError, match=r"openskill is not installed: pip install 'edubba\[arena\]'"):
        need_openskill()
