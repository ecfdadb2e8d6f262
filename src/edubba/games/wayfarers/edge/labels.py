"""What things are called in notation, by the ids of the box, and what the events of a game are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from edubba.games.wayfarers.box import BOX
from edubba.games.wayfarers.rules.language import GUILD_NAMES, ROW_NAMES, TILE_NAMES, WORKER_NAMES
from edubba.games.wayfarers.tables import tables

DATA: dict[str, Any] = BOX.shipped
TILE_KINDS = ("basic", "land", "water", "space", "special")


def _ids(*parts: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple(item["id"] for part in parts for item in part)


def _faces() -> tuple[str, ...]:
    """Designs, with a letter where a tile has two faces."""
    found = []
    for kind in TILE_KINDS:
        for item in DATA["tiles"][kind]:
            found += [f"{item['id']}a", f"{item['id']}b"] if "second" in item else [item["id"]]
    return tuple(found)


LAND_IDS = _ids(DATA["cities"], DATA["vistas"])
WATER_IDS = _ids(DATA["harbours"], DATA["waters"])
CARD_IDS = _ids(DATA["townsfolk"]) + LAND_IDS + WATER_IDS + _ids(DATA["space"], DATA["inspiration"])
DESIGN_IDS = _ids(*(DATA["tiles"][kind] for kind in TILE_KINDS))
FACE_IDS = _faces()
CELL_IDS = tuple(f"{column + 1}{'tmb'[row]}" for row in range(3) for column in range(6))
SLOT_IDS = tuple(f"{row}-{slot + 1}" for row in ROW_NAMES for slot in range(4))
POST_IDS = tuple(f"{colour}-{slot}" for slot in SLOT_IDS for colour in WORKER_NAMES)
SPACE_IDS = _ids(DATA["baghdad"]["spaces"], DATA["cities"], DATA["harbours"])
HOST_IDS = (*LAND_IDS, "PC", *WATER_IDS, "PH")
SKY_IDS = (*_ids(DATA["space"]), "PS")
GUILD_IDS = tuple(GUILD_NAMES[:3])
SHIFT_IDS = tuple(f"{source}-{target}" for source in GUILD_IDS for target in GUILD_IDS)
STOP_IDS = ("P0", *_ids(DATA["journal"]["spaces"]))
NODE_IDS = tuple(tables(BOX.read(DATA)).nodes)  # of the shipped data; a pack has its own
BOARD_IDS = _ids(DATA["ai"]["boards"])
PLAN_IDS = _ids(DATA["planning"])

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
    "links": ("host", "count"),
    "mark": ("slot",),
    "mark-returns": ("slot",),
    "new-die": ("value",),
    "nudge": ("from", "value"),
    "paid-fee": ("owner: seat", "coin", "slot"),
    "paid-influence": ("guild", "count"),
    "paid-provision": ("count",),
    "paid-silver": ("count",),
    "paid-supply": ("coin", "slot"),
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
