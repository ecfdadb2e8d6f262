"""A position as a fixed number of ints for learning, made from a view alone."""

from __future__ import annotations

from typing import Any

MOST_PLAYERS = 4
NUMBERS = (
    "vp", "gold", "markers", "reserve", "garden_count", "water", "garden_tiles", "ignore", "architect", "assistant",
)  # fmt: skip
LISTS = ("dice", "full", "empty", "rows", "mastery", "projects", "gardens", "built", "homes", "towers", "ziggurat")
MASKS = ("columns", "ships", "able", "blue", "red", "masters", "decrees", "special")
PLAYER = len(NUMBERS) + 5 + 5 + 5 + 4 + 7 * 3 + len(MASKS) + 2


def features(view: dict[str, Any]) -> list[int]:
    """The viewer first, then the others in turn order; a spectator sees the first player first."""
    players = view["players"]
    viewer = view["viewer"] or 0
    found = [len(players), viewer, view["time_gold"], view["active"], view["actions"], view["ending"], view["first"]]
    for step in range(MOST_PLAYERS):
        if step < len(players):
            found += features_of_player(players[(viewer + step) % len(players)])
        else:
            found += [0] * PLAYER
    found += view["local"] + [count for barge in view["barges"] for count in barge] + view["reserve"]
    found += view["empty"] + view["water"] + view["gardens"] + view["projects"]
    found += padded(view["buildings"], 56) + padded(view["specials"], 10)
    found += view["berths"] + view["masters"] + view["crates"] + view["tiles"] + view["sections"] + view["spaces"]
    found += [mask(view["open_decrees"]), mask(view["offer"]), mask(view["stack"]), mask(view["spare_masters"])]
    found += view["pieces"] + [view["water_left"], view["gardens_left"], view["deck"]]
    drawn = view["drawn"]
    found += [mask(drawn) if isinstance(drawn, list) else 0]
    automa = view["automa"]
    if automa is None:
        found += [0] * 15
        return found
    tops = [pile[-1] for pile in automa["piles"]]
    return [*found, automa["king"], *automa["plan"], *automa["bag"], *tops, automa["left"], automa["right"], 1]


def features_of_player(player: dict[str, Any]) -> list[int]:
    found = [player[name] for name in NUMBERS]
    for name in LISTS:
        found += player[name]
    found += [mask(player[name]) for name in MASKS]
    urban = player["urban"]
    return found + ([len(urban), mask(urban)] if isinstance(urban, list) else [urban, 0])


def mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def padded(numbers: list[int], size: int) -> list[int]:
    return numbers[:size] + [0] * (size - len(numbers))
