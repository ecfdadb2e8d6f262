"""A view of Founders of Teotihuacan as a fixed number of ints for learning. It reads the view alone."""

from __future__ import annotations

from typing import Any

from edubba.games.teotihuacan.rules.pieces import (
    BUILDINGS,
    CELLS,
    COLOURS,
    MASK_GROUPS,
    MASK_TYPES,
    SEATS,
    SOURCES,
    SPACES,
    WORSHIP_TILES,
)

RETURNED = 12  # tiles under a pile


def features(view: dict[str, Any]) -> list[int]:
    """Players stand in turn order from the viewer on; empty seats are zeros."""
    players = len(view["players"])
    viewer = view["viewer"] or 0
    numbers = [players, view["round"], view["rounds"], (view["first"] - viewer) % max(players, 2), view["space"] + 1]
    numbers += [view["power"], int(view["bonus_open"]), int(view["acted"]), int(view["started"]), view["turns"]]
    numbers += [view["rival"], view["rival_discs"], view["rival_cards"]]
    numbers += [int((viewer + seat) % players in view["to_act"]) if seat < players else 0 for seat in range(SEATS)]
    numbers += view["supply"] + view["display"] + view["removed"] + view["height"] + view["masks"]
    numbers += [disc + 1 for disc in view["bonus"]]
    numbers += [tile + 1 for tile in view["slot"] + view["top"]]
    for pile in view["under"]:
        numbers += [tile + 1 for tile in pile] + [0] * (RETURNED - len(pile))
    numbers += _ones(view["unseen"])
    for place in range(SEATS):
        numbers += _player(view["players"][(viewer + place) % players]) if place < players else [0] * PLAYER
    return numbers


def _player(player: dict[str, Any]) -> list[int]:
    numbers: list[int] = [player["board"], player["side"], player["discs"], player["favour"], int(player["passed"])]
    groups = player["groups"] + [0] * (MASK_GROUPS - len(player["groups"]))
    numbers += [player["start"]] + player["cubes"] + groups + player["points"]
    numbers += [colour + 1 for colour in player["pyramid"]] + _ones(player["worship"]) + _ones(player["aside"])
    numbers += [sum(1 for mask in player["masks"] if mask // 100 == kind) for kind in range(MASK_TYPES)]
    counts, corners = [0] * (BUILDINGS + COLOURS), [0] * CELLS
    for tile, placement in player["buildings"] + player["temples"]:
        counts[tile] += 1
        corners[placement % CELLS] = 1 + tile * 8 + placement // CELLS
    numbers += player["ground"]
    return numbers + counts + corners


def _ones(tiles: list[int]) -> list[int]:
    found = [0] * WORSHIP_TILES
    for tile in tiles:
        found[tile] = 1
    return found


PLAYER = 6 + 3 + MASK_GROUPS + SOURCES + SPACES + 2 * WORSHIP_TILES + MASK_TYPES + CELLS + BUILDINGS + COLOURS + CELLS
