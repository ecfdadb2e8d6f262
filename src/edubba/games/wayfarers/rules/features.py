"""A view of Wayfarers as a fixed number of ints for learning. It reads the view alone, so it cannot leak."""

from __future__ import annotations

from typing import Any

from edubba.games.wayfarers.rules.cards import CELLS, COUNTS, DIE_SPACES, HOSTS, ROWS, SKIES

SEATS = 4
PLANS = 6


def features(view: dict[str, Any]) -> list[int]:
    """Players stand in turn order from the viewer on; empty seats are zeros."""
    players = len(view["players"])
    viewer = view["viewer"] or 0
    numbers = [players, view["turns"], view["ending"], view["sides"], view["greens"], view["used"], view["die"]]
    numbers += [(view["first"] - viewer) % players, (view["active"] - viewer) % players, view["placed_worker"]]
    numbers += [int(seat in view["to_act"]) for seat in range(SEATS)]
    numbers += view["discounts"] + view["decks"] + view["piles"] + view["tiles_at"]
    for slot, card in enumerate(view["display"]):
        owner = view["marks"][slot]
        numbers += [card + 1, (owner - viewer) % players + 1 if owner >= 0 else 0, view["standing"][slot]]
    drawn = view["drawn"]
    numbers += [card + 1 for card in drawn] + [0] * (3 - len(drawn))
    numbers += [sum(1 for card in row if card >= 0) for row in view["under"]]
    for place in range(SEATS):
        if place < players:
            numbers += _player(view["players"][(viewer + place) % players])
        else:
            numbers += [0] * PLAYER
    return numbers + _automa(view["automa"])


def _player(player: dict[str, Any]) -> list[int]:
    numbers: list[int] = [player["silver"], player["provision"], player["supply"], player["reserve"], player["at"]]
    numbers += player["guilds"] + player["workers"] + player["dice"] + player["counts"]
    numbers += _marks(player["placed"], DIE_SPACES)
    hosts, skies = [0] * HOSTS, [0] * SKIES
    for host, folk in zip(player["hosts"], player["folk"], strict=True):
        hosts[host] = folk + 2
    for sky, muse in zip(player["skies"], player["muses"], strict=True):
        skies[sky] = muse + 2
    numbers += hosts + skies
    cells = [0] * CELLS
    for face, cell in player["tiles"]:
        cells[cell] = face + 1
    numbers += cells + player["columns"]
    return numbers


def _automa(automa: dict[str, Any] | None) -> list[int]:
    if automa is None:
        return [0] * AUTOMA
    numbers = [automa["board"] + 1, automa["track"], automa["comets"], automa["filled"], automa["pending"]]
    numbers += [automa["last"] + 1] + [len(cards) for cards in automa["cards"]]
    return numbers + _marks(automa["face_up"], PLANS)


def _marks(things: list[int], width: int) -> list[int]:
    return [int(thing in things) for thing in range(width)]


PLAYER = 5 + 3 + 3 + 6 + COUNTS + DIE_SPACES + HOSTS + SKIES + CELLS + 6
AUTOMA = 6 + ROWS + PLANS
