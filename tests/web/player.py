"""A player for any game: points at what the page offers, with mouse, keyboard or finger, until the game is over."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Protocol

PATIENCE = 60_000  # milliseconds in which what must come has come, on a busy machine too; for scripts of ours as well
SCRIPT = f"globalThis.PATIENCE = {PATIENCE};\n" + Path(__file__).with_suffix(".js").read_text("utf-8")
TURNS = 10**6
FAR = 12  # stops of the Tab key: who can do without goes no further
HASTE = 0.1  # how often somebody ends his turn although there is more to do
ATTEMPTS = 4  # to count the stops of the Tab key: after a move nobody knows where it goes on, and others move meanwhile


class Hand(Protocol):
    """How a player reaches what he wants, once the page has told where it is."""

    how: str

    def reach(self, page: Any, found: dict[str, Any], dice: Random) -> None: ...


class Mouse:
    how = "point"

    def reach(self, page: Any, found: dict[str, Any], dice: Random) -> None:
        page.mouse.click(found["x"], found["y"])


class Finger:
    how = "point"

    def reach(self, page: Any, found: dict[str, Any], dice: Random) -> None:
        page.touchscreen.tap(found["x"], found["y"])


class Keyboard:
    """Tab there and press Enter; the first nine choices answer to their digits, too."""

    how = "tab"

    def reach(self, page: Any, found: dict[str, Any], dice: Random) -> None:
        digit = 1 <= found["digit"] <= 9
        if digit and dice.random() < 0.5:
            page.keyboard.press(str(found["digit"]))
            return
        for _ in range(ATTEMPTS):
            stops = page.evaluate("player.stops()")
            if stops == 0:
                break
            if digit and abs(stops or 0) > FAR:
                page.keyboard.press(str(found["digit"]))
                return
            for _ in range(1 if stops is None else abs(stops)):
                page.keyboard.press("Tab" if stops is None or stops > 0 else "Shift+Tab")
        else:
            raise AssertionError(f"Tab does not lead to {found['name']}")
        page.keyboard.press("Enter" if dice.random() < 0.5 else "Space")


class Script:
    """No hand at all: clicks from inside the page. For those whose hands are not what is tested."""

    how = "click"

    def reach(self, page: Any, found: dict[str, Any], dice: Random) -> None:
        pass


class Player:
    """`way` is where he looks: at the things on the table, in the list of all choices (buttons), or here and there."""

    def __init__(self, page: Any, hand: Hand, seed: int, way: str = "both") -> None:
        self.page = page
        self.hand = hand
        self.way = way
        self.dice = Random(seed)
        self.made = 0
        self._before: str | None = None
        self._last = ""
        self.sight = ""

    def step(self, patience: int = 0) -> str:
        """One gesture, if it is our turn: "asked" if so, else "idle" or "over"."""
        way = self.dice.choice(("things", "buttons")) if self.way == "both" else self.way
        wish = {"way": way, "how": self.hand.how, "bold": self.dice.random() >= HASTE, "pick": self.dice.random()}
        wish |= {"before": self._before, "last": self._last, "patience": patience}
        found = self.page.evaluate("(wish) => player.next(wish)", wish)
        self._before = None
        if found["is"] == "asked":
            self._before, self._last = found["mark"], found["name"]
            self.hand.reach(self.page, found, self.dice)
            self.made += 1
        self.sight = found.get("sight", "")
        return str(found["is"])

    def settle(self) -> None:
        """Wait until what the last gesture leads to is there."""
        self.page.evaluate("([before, last]) => player.settled(before, last)", [self._before, self._last])
        self._before = None

    def forget(self) -> None:
        """Do not wait for what the last gesture should have led to: it may have been lost."""
        self._before = None

    def play(self, most: int = TURNS) -> int:
        """Play until the game is over or so many gestures were made; how many."""
        first = self.made
        while self.made - first < most:
            if (became := self.step(PATIENCE)) != "asked":
                assert became == "over", f"it is nobody's turn: {self.sight}"
                break
        return self.made - first


def rush(page: Any, most: int = TURNS, seed: int = 7, until: str = "", haste: float = HASTE) -> int:
    """Play by labelled buttons alone, inside the page, perhaps until something is there; how many choices were made."""
    wish = {"seed": seed, "most": most, "until": until, "haste": haste, "patience": PATIENCE}
    return int(page.evaluate("(wish) => player.rush(wish)", wish))


def play_together(players: list[Player], most: int = TURNS) -> None:
    """Several pages at one table, until the game is over for all of them or so many rounds of looks were made."""
    over: set[int] = set()
    while len(over) < len(players) and most > 0:
        for number, player in enumerate(players):
            if number not in over and player.step(patience=20) == "over":
                over.add(number)
        most -= 1
