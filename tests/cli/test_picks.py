"""Picks in the terminal: in any order, one by one or several in a line, and taken back before they are carried out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import edubba
from edubba.kernel import Record
from edubba.kernel.pointer import Pointer
from edubba.kernel.scene import Heap, Tally
from edubba.table.picks import Basket, promising, ready, sent
from edubba.testing.paying import picked_at_random
from edubba.testing.scene import pointer_of
from tests.cli.conftest import Cli


def has_runs(game: str) -> bool:
    """True if the game has questions with picks in any order."""
    rules = edubba.load(game)
    return type(pointer_of(rules, rules.new(seed=1))).tally is not Pointer.tally


def at_a_run(game: str, seed: int) -> tuple[Record, Tally, list[int]]:
    """A game at a question with picks, and some that answer it, in an order that the engine does not take."""
    rules, rng = edubba.load(game), Random(seed)
    while True:
        record = Record.begin(rules, 2, rng.randbytes(8))
        record.about["seats"] = [["Ada", "human"], ["Bea", "human"]]
        state = record.start()
        while not state.over:
            seat = state.to_act[0]
            tally = rules.scene(state, seat, "en").tally
            found = picked_at_random(tally, rng) if tally is not None else None
            if tally is not None and found is not None:
                picks = [one for one in found if one != tally.done]
                if len(set(picks)) > 1 and len(state.to_act) == 1 and picks[0] in state.legal(seat):
                    return record, tally, picks[::-1]
            record.play(state, seat, rng.choice(state.legal(seat)))


def typed(tally: Tally, picks: list[int]) -> list[str]:
    """What somebody types to make these picks one by one, in this order, and to end the run."""
    basket, lines = Basket(tally), []
    for pick in picks:
        lines.append(str([heap.id for heap in basket.open()].index(pick) + 1))
        assert basket.take([pick])
    if not basket.full:
        lines.append(str(len(basket.open()) + 1))
    return lines


@pytest.mark.parametrize("game", [name for name in sorted(edubba.catalogue()) if has_runs(name)])
@pytest.mark.parametrize("seed", range(2))
def test_picks_are_made_in_any_order(cli: Cli, home: Path, game: str, seed: int) -> None:
    record, tally, picks = at_a_run(game, seed)
    lines = typed(tally, picks)
    record.save(home / "one.json")
    record.save(home / "line.json")
    one = cli(f"play {game} --resume one.json --no-auto", "\n".join([*lines, "q"]) + "\n")
    heaps = [heap.id for heap in Basket(tally).open()]
    line = " ".join(str(heaps.index(pick) + 1) for pick in picks)
    rest = lines[len(picks) :]
    several = cli(f"play {game} --resume line.json --no-auto", "\n".join([line, *rest, "q"]) + "\n")
    assert (one.code, several.code) == (0, 0)
    made = [move.text for move in Record.load(home / "one.json").moves[len(record.moves) :]]
    expected = [record.game.notation(action) for action in sent(tally, Counter(picks))]
    assert made == expected[: len(made)], "in the order of the engine; what leaves no choice it takes by itself"
    assert made
    assert [move.text for move in Record.load(home / "line.json").moves[len(record.moves) :]] == made


def test_picks_are_taken_back_before_they_count(cli: Cli, home: Path) -> None:
    record, tally, picks = at_a_run("uruk", 3)
    record.save(home / "game.json")
    first = typed(tally, picks)[0]
    done = cli("play uruk --resume game.json --no-auto", f"{first}\nu\n{first}\nr\n{first}\nq\n")
    assert done.code == 0
    assert len(Record.load(home / "game.json").moves) == len(record.moves)
    assert done.out.count("Picked:") == 3
    assert "Pick in any order" in done.out


def test_what_does_not_go_together_is_refused(cli: Cli, home: Path) -> None:
    record, tally, picks = at_a_run("uruk", 3)
    record.save(home / "game.json")
    heap = tally.heaps[0]
    line = " ".join(["1"] * (heap.most + 1))
    done = cli("play uruk --resume game.json --no-auto --lang fr", f"{line}\nq\n")
    assert "Ces choix ne vont pas ensemble" in done.out
    assert picks


def heaps(**counts: int) -> list[Heap]:
    return [Heap(name, number, count, name[0], worth=number) for number, (name, count) in enumerate(counts.items())]


def test_only_what_can_be_completed_is_open() -> None:
    """Two ways to pay; one of them needs what is not there."""
    tally = Tally(heaps(red=1, blue=1, pink=1), 2, 2, ways=[{"r": 1, "y": 1}, {"b": 1, "p": 1}])
    assert [heap.h for heap in Basket(tally).open()] == ["blue", "pink"]
    assert not promising(tally, Counter({0: 1}))
    assert ready(tally, Counter({1: 1, 2: 1}))


def test_pairs_are_completed() -> None:
    tally = Tally([Heap("a", 1, 1, "red"), Heap("b", 2, 1, "red"), Heap("c", 3, 3, "blue")], 2, 2, sets=2)
    basket = Basket(tally)
    assert basket.take([2])
    assert [heap.id for heap in basket.open()] == [1], "a blue card would begin a second pair"
    assert not basket.take([3])
    assert basket.take([1])
    assert basket.full
    assert basket.run() == [1, 2]


def test_worth_must_be_reached_before_the_end() -> None:
    tally = Tally(heaps(low=2, mid=2, high=2), 0, 6, worth=3, done=9)
    basket = Basket(tally)
    assert basket.end() == []
    assert basket.take([2])
    assert basket.end() == []
    assert basket.take([1])
    assert basket.end() == [9]
    assert basket.run() == [1, 2, 9]
