"""What things are called in notation, by the ids of components.json, and what the events of a game are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.games.wayfarers import components
from edubba.games.wayfarers.rules.language import GUILD_NAMES, ROW_NAMES, TILE_NAMES, WORKER_NAMES

DATA: dict[str, Any] = components.own_pack().data


def _ids(part: str) -> tuple[str, ...]:
    return tuple(item["id"] for item in DATA[part]["items"])


def _faces() -> tuple[str, ...]:
    """Designs, with a letter where a tile has two faces."""
    found = []
    for item in DATA["upgrade_tiles"]["items"]:
        two = len(item["faces"]) > 1
        found += [f"{item['id']}{'ab'[face] if two else ''}" for face in range(len(item["faces"]))]
    return tuple(found)


LAND_IDS = _ids("land")
WATER_IDS = _ids("water")
CARD_IDS = _ids("townsfolk") + LAND_IDS + WATER_IDS + _ids("space") + _ids("inspiration")
DESIGN_IDS = _ids("upgrade_tiles")
FACE_IDS = _faces()
CELL_IDS = tuple(f"{column + 1}{'tmb'[row]}" for row in range(3) for column in range(6))
SLOT_IDS = tuple(f"{row}-{slot + 1}" for row in ROW_NAMES for slot in range(4))
POST_IDS = tuple(f"{colour}-{slot}" for slot in SLOT_IDS for colour in WORKER_NAMES)
SPACE_IDS = tuple(f"B{number + 1}" for number in range(6)) + LAND_IDS[:18] + WATER_IDS[:18]
HOST_IDS = (*LAND_IDS, "PC", *WATER_IDS, "PH")
SKY_IDS = (*_ids("space"), "PS")
GUILD_IDS = tuple(GUILD_NAMES[:3])
SHIFT_IDS = tuple(f"{source}-{target}" for source in GUILD_IDS for target in GUILD_IDS)
STOP_IDS: tuple[str, ...] = tuple(space["id"] for space in DATA["journal"]["spaces"])
NODE_IDS = tuple(components.read(DATA).nodes)
BOARD_IDS = _ids("ai_boards")
PLAN_IDS = _ids("planning")

THINGS: dict[str, Sequence[str]] = {
    "board": BOARD_IDS,
    "card": CARD_IDS,
    "cell": CELL_IDS,
    "colour": ("black", "blue", "yellow", "green"),
    "design": DESIGN_IDS,
    "effect": NODE_IDS,
    "face": FACE_IDS,
    "guild": GUILD_IDS,
    "host": HOST_IDS,
    "plan": PLAN_IDS,
    "post": POST_IDS,
    "row": ROW_NAMES,
    "shift": SHIFT_IDS,
    "sky": SKY_IDS,
    "slot": SLOT_IDS,
    "space": SPACE_IDS,
    "stop": STOP_IDS,
    "tile": TILE_NAMES,
    "worker": WORKER_NAMES,
}
TOLD = {
    "ability": ("guild",),
    "ai-bonus": ("board",),
    "ai-comet": ("count",),
    "ai-first": ("plan",),
    "ai-focus": ("board",),
    "ai-influence": ("guild", "count"),
    "ai-inspiration": ("slot", "card", "track"),
    "ai-mark": ("slot", "colour", "value"),
    "ai-moves-on": ("count", "standing"),
    "ai-plans": ("plan", "value"),
    "ai-recall": ("worker", "slot", "value"),
    "ai-rests": ("cards",),
    "ai-second": ("plan", "reason"),
    "ai-special": ("design", "plan"),
    "ai-takes": ("slot", "card", "value"),
    "ai-tile": ("design", "colour", "value"),
    "ai-tile-of-type": ("design", "value"),
    "ai-top-card": ("row", "card"),
    "ai-track": ("track",),
    "ai-way": ("stop", "reason"),
    "ai-worker": ("worker", "slot", "value"),
    "allowed": ("coin", "slot"),
    "chain": ("from", "value"),
    "denied": ("coin", "slot"),
    "die": ("value", "space"),
    "discarded": ("card", "slot"),
    "drew": ("row", "count"),
    "drew-card": ("row",),
    "influence": ("guild", "count"),
    "inspired": ("card", "sky"),
    "journal": ("stop",),
    "kept": ("card", "row"),
    "links": ("card", "count"),
    "mark": ("slot",),
    "new-die": ("value",),
    "nudge": ("from", "value"),
    "paid-fee": ("owner: seat", "coin", "slot"),
    "paid-influence": ("guild", "count"),
    "paid-provision": ("count",),
    "paid-silver": ("count",),
    "provision": ("count",),
    "put-under": ("row",),
    "recall": ("worker", "slot"),
    "refresh": ("value",),
    "rerolled": ("from", "value"),
    "rest": ("left",),
    "revealed": ("slot", "card"),
    "rolled": ("value",),
    "shift": ("from: guild", "guild"),
    "silver": ("count",),
    "tile": ("design", "cell"),
    "token-from-card": ("slot",),
    "token-from-guild": ("guild",),
    "took": ("card", "slot", "price"),
    "tucked": ("card", "host"),
    "turn": ("round",),
    "vista": ("card",),
    "worker": ("worker", "slot"),
    "workers-come": ("slot",),
}
SECRETS = {"drew-card": "card", "put-under": "card"}
