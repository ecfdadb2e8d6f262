"""Leads somebody who looks for everything that may be chosen from question to question; reach.js does the looking."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any

from tests.web.player import PATIENCE
from tests.web.visitor import NOW, Visitor

SCRIPT = Path(__file__).with_suffix(".js").read_text("utf-8")
NOTHING_YET = "-"


class Surveyor:
    """Sits at tables of one game, on one screen, and remembers which questions he has met."""

    def __init__(self, me: Visitor, game: str, doors: int) -> None:
        self.me = me
        self.game = game
        self.doors = doors  # so many things are taken in hand at each step, to see what goes with them
        self.seats = me.seats_of(game)
        self.met: list[str] = []
        self.seen = 0
        self.complaints: list[str] = []

    def table(self, seats: int, seed: int, most: int) -> int:
        """Open a table and look at no more than so many questions not met before; how many there were."""
        self.me.open_table(self.game, "me", *["device"] * (seats - 1))
        self.me.page.evaluate(SCRIPT)
        for number in range(most):
            if not self._another(seed + number):
                return number
            self._look(seed + number)
        return most

    def _another(self, seed: int) -> bool:
        table = self.me.page.url.rsplit("/", 1)[1]
        known = ",".join(self.met) or NOTHING_YET
        found = self.me.page.request.get(f"/insides/{table}/question/{known}?seed={seed}").json()
        if not found["question"]:
            return False
        self.met.append(found["question"])
        self._sit(found["seq"][0])
        return True

    def _sit(self, seq: int) -> None:
        """Several seats are ours: take the first one, however often the curtain falls before its scene is there."""
        page, patience = self.me.page, monotonic() + PATIENCE / 1000
        ready = f"(seq) => {NOW} >= seq && !document.querySelector('[data-sit]')"
        while self._scene(seq) is None or not page.evaluate(ready, seq):
            assert monotonic() < patience, "the scene of the first seat does not come"
            if page.locator("[data-sit]").count():
                page.click("[data-sit]")
            page.wait_for_timeout(20)

    def _scene(self, seq: int = 0) -> dict[str, Any] | None:
        """The latest scene that was shown, if it is one of the first seat."""
        frames = (json.loads(frame) for frame in reversed(self.me.frames) if frame.startswith('{"t":"scene"'))
        latest: dict[str, Any] = next(frames, {"seat": None})
        return latest["scene"] if latest["seat"] == 0 and latest["seq"] >= seq else None

    def _look(self, seed: int) -> None:
        scene = self._scene()
        assert scene is not None
        wish = {"most": self.doors, "seed": seed}
        found = self.me.page.evaluate("([scene, wish]) => reach.check(scene, wish)", [scene, wish])
        self.seen += found["seen"]
        self.complaints += [f"{self.game}, {self.met[-1]}: {line}" for line in found["complaints"]]
