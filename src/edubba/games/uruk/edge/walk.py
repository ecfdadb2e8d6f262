"""The final scoring, walked through: what counts for whom, row by row of the score sheet (URU-11.3 to 11.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from edubba.games.uruk.edge.pointer import NAMES
from edubba.games.uruk.rules import cards
from edubba.games.uruk.rules.printed import Printed
from edubba.kernel.scene import Scored


class Walk:
    """The steps of one player, as everybody sees him when the game is over."""

    def __init__(self, seat: int, player: dict[str, Any], sheet: dict[str, int], say: Callable[..., str]) -> None:
        self.seat = seat
        self.player = player
        self.sheet = sheet
        self.say = say

    def steps(self, printed: Printed) -> list[Scored]:
        player = self.player
        slots = [slot for slot, card in enumerate(player["cards"]) if card >= 0]
        level = {slot: printed.level[player["cards"][slot]] for slot in slots}
        usual = [slot for slot in slots if slot != player["extra"]]
        plain, villages, cities = ([slot for slot in usual if player["discs"][slot] == discs] for discs in range(3))
        extra = [slot for slot in slots if slot == player["extra"]]
        stock = sum(player["stock"])
        cubes = self.say("walk-cubes", count=stock, each=printed.cubes_per_vp)
        colours = self.say("walk-colours", count=self.sheet.get("scales", 0))
        scales = [slot for slot in usual if player["cards"][slot] == cards.SCALES]
        return [
            *self.step("inventions", " + ".join("1" for _ in plain), self.laid(plain)),
            *self.step("villages", " + ".join(f"{level[slot]}" for slot in villages), self.laid(villages)),
            *self.step("cities", " + ".join(f"2 × {level[slot]}" for slot in cities), self.laid(cities)),
            *self.step("lyre", " + ".join(f"{level[slot]}" for slot in extra), self.laid(extra)),
            *self.step("cubes", cubes, [f"stock.{self.seat}"]),
            *self.step("scales", colours, [*self.laid(scales), f"hand.{self.seat}"]),
            *self.step(
                "ninurta", " + ".join("1" for _ in cities), [f"card:{NAMES[cards.NINURTA]}", *self.laid(cities)]
            ),
        ]

    def step(self, row: str, text: str, things: list[str]) -> list[Scored]:
        points = self.sheet.get(row, 0)
        return [Scored(seat=self.seat, row=row, text=text, points=points, h=things)] if points else []

    def laid(self, slots: list[int]) -> list[str]:
        return [f"tableau.{self.seat}:{NAMES[self.player['cards'][slot]]}#1" for slot in slots]
