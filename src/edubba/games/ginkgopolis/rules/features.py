"""A view of Ginkgopolis as a fixed number of ints for learning. It reads the view alone, so it cannot leak."""

from __future__ import annotations

from typing import Any

from edubba.games.ginkgopolis.rules.pieces import ALL_CARDS, CARDS, CHARACTER_COUNT, TILES

PLACES = 5
UNKNOWN = -1


def features(view: dict[str, Any]) -> list[int]:
    """Players stand in turn order from the viewer on; empty seats are zeros."""
    places = len(view["players"])
    viewer = view["viewer"] or 0
    numbers = [places, view["round"], int(view["ending"]), view["reserve"], view["exhausted"]]
    numbers += [view["deck"], view["discarded"], (view["first"] - viewer) % places]
    numbers += [int(seat in view["to_act"]) for seat in range(PLACES)]
    level, owner, site, x, y = ([0] * TILES for _ in range(5))
    for building in view["city"]:
        tile = building[2]
        x[tile], y[tile], _, level[tile], lord, site[tile] = building
        owner[tile] = 0 if lord < 0 else 1 + (lord - viewer) % places
    numbers += level + owner + site + x + y
    numbers += [number for place in view["tokens"] for number in place]
    numbers += _ones(view["discards"], CARDS) + _ones(view["changed"], CARDS) + _ones(view["given"], TILES)
    hal = view["hal_card"]
    numbers += [int(hal is not None), *_ones([] if hal is None or hal is True else [hal], CARDS)]
    draft = view["draft"]
    packets = [packet["seen"] for packet in draft[:-1]] + [[]] * (PLACES - len(draft[:-1]))
    for seen in packets:
        numbers += _ones(seen, CHARACTER_COUNT)
    numbers += _ones(draft[-1]["kept"] if draft else [], CHARACTER_COUNT)
    numbers += _ones([action for action in view["sealed"] if action < ACTIONS_SEALED], ACTIONS_SEALED)
    for place in range(PLACES):
        numbers += _player(view["players"][(viewer + place) % places]) if place < places else [0] * PLAYER
    return numbers


def _player(player: dict[str, Any]) -> list[int]:
    numbers = [UNKNOWN if player[count] is None else player[count] for count in ("points", "stock", "tile_count")]
    numbers += [player["supply"], player["changes"], player["hand_size"]]
    numbers += [int(player["planned"]), int(player["with_tile"])]
    numbers += [bonus >> shift & 255 for bonus in player["bonus"] for shift in (0, 8, 16)]
    numbers += _ones(player["cards"], ALL_CARDS) + _ones(player["known"], CARDS) + _ones(player["hand"] or [], CARDS)
    numbers += _ones(player["tiles"] or [], TILES) + _ones(player["shown"], TILES)
    plan = player["plan"] or [UNKNOWN, UNKNOWN]
    return numbers + _ones(plan[:1], CARDS) + _ones(plan[1:], TILES)


def _ones(things: list[int], kinds: int) -> list[int]:
    found = [0] * kinds
    for thing in things:
        if thing >= 0:
            found[thing] = 1
    return found


ACTIONS_SEALED = 5 + CARDS + TILES + CHARACTER_COUNT  # the ids that can be sealed: cards, tiles, characters
PLAYER = 8 + 9 + ALL_CARDS + 3 * CARDS + 3 * TILES
