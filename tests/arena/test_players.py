"""Bots from anywhere: who errs loses the decision, is named, and holds nobody up."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from edubba import arena
from edubba.arena.faults import ABSENT, CRASH, DIED, FLOOD, HANG, ILLEGAL
from edubba.arena.program import RUNNING
from edubba.kernel import EdubbaError

HERE = "tests.arena.troublemakers"
PROGRAM = f"exec:{sys.executable} {Path(__file__).with_name('troublemakers.py')}"
ADAPTER = f"exec:{sys.executable} -m edubba.arena.program"
SHORT = {"max_rounds": 1}


def rows(spec: str, games: int = 2, limit: float = 20.0, workers: int = 0) -> list[arena.Row]:
    plan = arena.match("uruk", spec, "random", games=games, seed=4, options=SHORT, limit=limit)
    return list(arena.play(plan, workers=workers))


def played(found: list[arena.Row]) -> list[tuple[list[list[int]], list[int]]]:
    return [(row.used, row.scores) for row in found]


@pytest.mark.parametrize(
    ("spec", "kind", "note"),
    [
        (f"{HERE}:Crash", CRASH, "KeyError: 'lost\\nfor words'"),
        (f"{HERE}:Unborn", CRASH, "ValueError: not today"),
        (f"{HERE}:Hang", HANG, "no answer in 0.5 s"),
        (f"{HERE}:Illegal", ILLEGAL, "'the kiln' is no legal action"),
        (f"{PROGRAM} crash", CRASH, "KeyError: 'lost'"),
        (f"{PROGRAM} hang", HANG, "no answer in 0.5 s"),
        (f"{PROGRAM} flood", FLOOD, "more than 200 lines"),
        (f"{PROGRAM} line", FLOOD, "a line without end"),
        (f"{PROGRAM} nonsense", ILLEGAL, "is no answer"),
        (f"{PROGRAM} other", ILLEGAL, "answers another question"),
        (f"{PROGRAM} number", ILLEGAL, "deals with no number"),
    ],
)
def test_who_errs_loses_the_decision_and_is_named(spec: str, kind: str, note: str) -> None:
    (row, _) = rows(spec, games=1, limit=0.5 if kind == HANG else 20.0)
    faults = row.faults[0]
    assert kind == ILLEGAL or faults[kind] == 3
    assert set(faults) == ({kind} if kind == ILLEGAL else {kind, ABSENT})
    assert note in row.notes[0]
    assert (row.faults[1], row.notes[1]) == ({}, "")
    assert not RUNNING


def test_dice_decide_for_whoever_errs_and_the_same_dice_every_time() -> None:
    found = [played(rows(f"{HERE}:{name}")) for name in ("Crash", "Illegal", "Crash")]
    assert found[0] == found[1] == found[2]
    assert found[0] != played(rows(f"{HERE}:First"))


@pytest.mark.parametrize("name", ["Exit", "Deaf"])
def test_what_ends_its_process_is_played_without(name: str) -> None:
    found = rows(f"{HERE}:{name}", limit=0.2, workers=2)
    assert [row.number for row in found] == [0, 1]
    for row in found:
        assert set(row.faults[row.number]) == {DIED}
        assert row.notes[row.number] == "its process ended"
    assert played(found) == played(rows(f"{HERE}:Crash"))


def test_a_program_that_does_not_begin_is_not_waited_for() -> None:
    (row, _) = rows(f"{PROGRAM} speechless", games=1, limit=0.05)
    assert row.faults[0][HANG] == 3


def test_a_player_may_do_what_he_likes_with_what_he_is_given() -> None:
    assert all(row.faults == [{}, {}] for row in rows(f"{HERE}:Vandal"))


def test_a_program_plays_as_the_class_within_it() -> None:
    found = rows(f"{ADAPTER} {HERE}:First")
    assert all(row.faults == [{}, {}] for row in found)
    assert played(found) == played(rows(f"{HERE}:First"))
    assert not RUNNING


def test_a_program_asks_for_positions_and_plays_the_same_every_time() -> None:
    found = rows(f"{ADAPTER} greedy")
    assert all(row.faults == [{}, {}] for row in found)
    assert played(found) == played(rows(f"{ADAPTER} greedy", workers=1))


def test_a_function_makes_players_too() -> None:
    assert all(row.faults == [{}, {}] for row in rows(f"{HERE}:dice"))


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("nobody", "there is no player 'nobody'; known: random, greedy"),
        ("sage:3", "there is no player 'sage:3'"),
        ("no.such.module:Class", "cannot be imported \\(ModuleNotFoundError"),
        (f"{HERE}:Nothing", "cannot be imported \\(AttributeError"),
        (f"{HERE}:nobody", "makes no player"),
        ("exec:no-such-program-here", "is not there, or cannot be run"),
        ("exec:'unfinished", "is not there, or cannot be run"),
    ],
)
def test_who_can_never_play_is_refused_before_the_first_game(spec: str, message: str) -> None:
    with pytest.raises(EdubbaError, match=message):
        arena.match("uruk", spec, "random")
