"""A view of Uruk as a fixed number of ints for learning. It reads the view alone, so it cannot leak."""

from __future__ import annotations

from typing import Any

from edubba.games.uruk.rules.cards import CARDS, COLOURS, TYPES

SEATS = 4
SLOTS = 7
DECK_LAYERS = 2


def features(view: dict[str, Any]) -> list[int]:
    """Players stand in turn order from the viewer on; empty seats are zeros."""
    seats = len(view["players"])
    viewer = view["viewer"] or 0
    numbers = [seats, view["round"], int(view["final_round"] > 0), view["actions"], view["common"], view["deck_events"]]
    numbers += [view["reshuffles"], view["robbed"], view["got"], view["received"], len(view["discards"])]
    numbers += [(view["first"] - viewer) % seats, (view["active"] - viewer) % seats]
    numbers += [int(seat in view["to_act"]) for seat in range(SEATS)]
    numbers += _bits(view["used"], TYPES)
    numbers += view["epochs"] + view["supply"]
    numbers += _counts(view["display"], TYPES) + _counts(view["discards"], CARDS) + _counts(view["removed"], CARDS)
    numbers += [int(view["event"] == card) for card in range(TYPES, CARDS)]
    face_down = view["face_down"]
    numbers += [int(face_down is not None)]
    numbers += [int(face_down is not True and face_down == card) for card in range(TYPES, CARDS)]
    deck = [size for size, _ in view["deck"]]
    numbers += deck + [0] * (DECK_LAYERS - len(deck))
    for place in range(SEATS):
        if place < seats:
            numbers += _player(view["players"][(viewer + place) % seats])
        else:
            numbers += [0] * PLAYER
    return numbers


def _player(player: dict[str, Any]) -> list[int]:
    laid = [0] * TYPES
    discs = [0] * TYPES
    cubes = [0] * TYPES
    for slot, card in enumerate(player["cards"]):
        if card >= 0:
            laid[card] = 1
            discs[card] = player["discs"][slot]
            cubes[card] = sum(player["cubes"][slot])
    numbers = laid + discs + cubes + player["stock"]
    numbers += _counts(player["gods"], CARDS)[TYPES:] + _counts(player["known"], TYPES)
    numbers += _counts(player["offer"], TYPES) + (player["hand"] or [0] * TYPES)
    return [*numbers, player["hand_size"], int(player["erupted"])]


def _counts(cards: list[int], kinds: int) -> list[int]:
    return [cards.count(card) for card in range(kinds)]


def _bits(mask: int, width: int) -> list[int]:
    return [mask >> bit & 1 for bit in range(width)]


PLAYER = 3 * TYPES + COLOURS + (CARDS - TYPES) + 3 * TYPES + 2
