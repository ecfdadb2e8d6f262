"""Players that do everything wrong: as classes, and as a program (`python troublemakers.py HOW`)."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import Any, NoReturn

from edubba.bots import Bot, RandomBot, Sample
from edubba.kernel import Game


class First:
    """A good one: it takes the first action that is legal."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        return legal[0]


class Crash(First):
    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        raise KeyError("lost\nfor words")


class Unborn(First):
    def __init__(self, game: Game, seed: int) -> None:
        raise ValueError("not today")


class Hang(First):
    """It even holds up the first alarm."""

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        with contextlib.suppress(BaseException):
            time.sleep(60)
        while True:
            pass


class Deaf(First):
    """In compiled code that no alarm interrupts."""

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        return sum(range(10**13))


class Illegal(First):
    def choose(self, sample: Sample, seat: int, legal: list[int]) -> Any:
        return "the kiln"


class Exit(First):
    def choose(self, sample: Sample, seat: int, legal: list[int]) -> NoReturn:
        os._exit(3)


class Vandal(First):
    """It changes what it is given; that is its own."""

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        action = legal[-1]
        legal.clear()
        return action


def dice(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


nobody = "a word"


def program(how: str) -> None:
    input()
    if how != "speechless":
        print('{"ready": true}', flush=True)
    while True:
        input()
        if how == "flood":
            while True:
                print("and so on")
        elif how == "line":
            while True:
                print("x" * 1000, end="")
        elif how == "long":
            print("x" * (1 << 17), flush=True)
        elif how == "crash":
            raise KeyError("lost")
        elif how == "nonsense":
            print("{nonsense", flush=True)
        elif how == "other":
            print('{"ask": 0, "action": 1}', flush=True)
        elif how == "number":
            print('{"deal": "all"}', flush=True)
        else:
            time.sleep(60)


if __name__ == "__main__":
    program(sys.argv[1])
