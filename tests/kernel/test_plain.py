"""Dumps: plain data of any object, plain or compiled, that never forget a field."""

import json
from typing import Any

from edubba.kernel import Chance, Event, Pile, Step
from edubba.kernel.plain import attributes, plain
from tests.kernel.toys import Ask, Desk, Note, Pebbles, Whisper


class Bare:
    """No slots at all."""

    def __init__(self) -> None:
        self.seen = 3


class Slim:
    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = (1, b"\x01\xff")


class Slimmer(Slim):
    __slots__ = "right"

    def __init__(self) -> None:
        super().__init__()
        self.right: dict[Any, Any] = {1: [None, True]}


def test_plain_things_stay_what_they_are() -> None:
    for value in (None, True, 3, "text", [1, [2]], {"a": 1}):
        assert plain(value) == value


def test_objects_tell_their_class_and_all_attributes() -> None:
    assert plain(Bare()) == {"is": "Bare", "seen": 3}
    assert plain(Slimmer()) == {"is": "Slimmer", "left": [1, "01ff"], "right": {"1": [None, True]}}


def test_what_clones_share_is_no_part_of_a_position() -> None:
    class Lent(Bare):
        __slots__ = ("shared",)

        def __init__(self) -> None:
            super().__init__()
            self.shared = True

    assert plain(Lent()) == {"is": "Lent", "seen": 3}


def test_steps_and_kernel_objects() -> None:
    assert plain(Step[Desk](2)) == {"is": "Step", "seat": 2}
    assert plain(Note("hm")) == {"is": "Note", "seat": -1, "word": "hm"}
    assert plain(Whisper((1, 0), 2)) == {"is": "Whisper", "count": 2, "seat": -2, "seats": [1, 0]}
    assert plain(Pile([[4]], [0])) == {"is": "Pile", "ages": [0], "count": 1, "layers": [[4]]}
    assert plain(Chance(b"\x05" * 32)) == {
        "is": "Chance", "block": "", "counter": 0, "drawn": 0, "key": "05" * 32, "used": 64,
    }  # fmt: skip
    assert attributes(Event("x", 0, a=1, b=2, c=3, secret=4, knowers=5)) == [
        "a",
        "b",
        "c",
        "kind",
        "knowers",
        "seat",
        "secret",
    ]


def test_a_dump_holds_all_fields_of_kernel_and_game() -> None:
    desk = Desk(2, Ask(0, [1, 2]))
    desk.log.append("hello")
    dump = desk.dump()
    ours = {"hands", "log", "points", "tie_breaks"}
    assert set(dump) == ours | {"agenda", "chance", "real", "revealed", "sealed", "seats"}
    assert dump["log"] == ["hello"]
    assert dump["agenda"] == [{"is": "Ask", "answers": [1, 2], "hidden": False, "seat": 0}]
    assert json.loads(json.dumps(dump)) == dump


def test_a_dump_tells_two_positions_apart() -> None:
    game = Pebbles()
    one, other = game.new(2, seed=1), game.new(2, seed=1)
    assert one.dump() == other.dump()
    seat = one.to_act[0]
    one.apply(seat, one.legal(seat)[0])
    assert one.dump() != other.dump()
