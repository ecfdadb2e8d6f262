"""The score by another way: from the public view alone, with sets and sentences instead of tables and masks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import edubba
from edubba.games.ginkgopolis.box import BOX, COLOURS, LETTER_NAMES
from edubba.testing.play import Table, play


def own(name: str) -> str:
    """The colour of a card itself; that of its bonus may be another."""
    return COLOURS["RBY".index(name[0])]


CARDS: list[dict[str, Any]] = [
    *(one["bonus"] | {"on": one["bonus"].get("colour"), "colour": own(one["id"])} for one in BOX.shipped["buildings"]),
    *({"letter": letter} for letter in LETTER_NAMES),
    *({"colour": one["colour"], "kind": "permanent", **one["bonus"]} for one in BOX.shipped["characters"]),
]


def score(view: dict[str, Any], seat: int) -> dict[str, int]:
    player = view["players"][seat]
    mine = [CARDS[card] for card in player["cards"]]
    return {
        "points": player["points"],
        "cards": sum(final_points(card, mine, view, seat) for card in mine),
        "change-hand": 2 * player["changes"],
        "districts": sum(award(district, seat) for district in districts(view)),
    }


def final_points(effect: dict[str, Any], mine: list[dict[str, Any]], view: dict[str, Any], seat: int) -> int:
    if effect["kind"] == "permanent":
        return 0
    own = [(COLOURS[tile // 20], level) for _, _, tile, level, owner, _ in view["city"] if owner == seat]
    match effect["kind"]:
        case "resources_on_colour":
            counted = sum(level for colour, level in own if colour == effect["on"])
        case "buildings_by_level":
            counted = sum(effect["low"] <= level <= (effect["high"] or level) for _, level in own)
        case "cards_by_trigger":
            permanent = [card for card in mine if card["kind"] == "permanent"]
            counted = sum(bonus["trigger"] == effect["trigger"] for bonus in permanent)
        case "cards_by_colour":
            counted = sum(card["colour"] == effect["on"] for card in mine)
        case _:
            counted = 1
    return int(counted * effect["points"])


def districts(view: dict[str, Any]) -> list[list[list[int]]]:
    """Buildings join the district of a neighbour of their colour; districts that meet become one."""
    found: list[list[list[int]]] = []
    for building in view["city"]:
        x, y, tile = building[:3]
        touching = [
            district
            for district in found
            if any(abs(x - other[0]) + abs(y - other[1]) == 1 and tile // 20 == other[2] // 20 for other in district)
        ]
        found = [district for district in found if district not in touching]
        found.append([building, *(other for district in touching for other in district)])
    return [district for district in found if len(district) > 1]


def award(district: list[list[int]], seat: int) -> int:
    """A tie of resources goes to the higher building, then to the larger number among the highest."""
    resources: Counter[int] = Counter()
    best: dict[int, tuple[int, int]] = {}
    for _, _, tile, level, owner, _ in district:
        if owner >= 0:
            resources[owner] += level
            best[owner] = max(best.get(owner, (0, 0)), (level, tile % 20 + 1))
    order = sorted(resources, key=lambda one: (resources[one], best[one]), reverse=True)
    points = 0
    if order[:1] == [seat]:
        points += resources.total()
    if order[1:2] == [seat] or order == [seat]:
        points += resources[seat]
    return points


@pytest.mark.rule("GIN-9.1", "GIN-9.2", "GIN-9.3", "GIN-9.4", "GIN-9.5", "GIN-10.2", "GIN-10.3", "GIN-10.4")
@pytest.mark.parametrize("seats", edubba.load("ginkgopolis").seats)
def test_scores_agree_with_a_second_opinion(seats: int) -> None:
    for seed in range(6):
        table = Table("ginkgopolis", seats)
        played = play(table, seed, ("any", "curious", "stubborn")[seed % 3])
        for _, state in played.at([len(played.moves) // 2, len(played.moves)]):
            view = state.view(None)
            for seat in range(state.places()):
                assert dict(state.score_sheet(seat)) == score(view, seat)
