"""Where files of version 0.1.0 had the printed values. Only some numbers could differ there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from edubba.kernel.pack import values

Data = dict[str, Any]
Fragment = tuple[str, Any, list[str]]  # a place of the old file, what stood there, and where that stands now
BARS = ("guild", "silver", "provision", "mark")
ROWS = ("top", "middle", "bottom")
GUILDS = ("black", "yellow", "blue")
WORKERS = ("green", "yellow", "blue")


def places(box: Data) -> dict[str, tuple[Any, list[str]]]:
    """What a file of 0.1.0 could not change: each place with its value, and the places of today that it tells."""
    found: dict[str, tuple[Any, list[str]]] = {}
    for prefix, fragment, now in (*_cards(box), *_tiles(box), *_boards(box), *_journal(box), *_set_up(box), *_ai(box)):
        for place, value in values(fragment, prefix):
            found[place] = (value, now)
    return found


def effect(one: Data | None) -> Data | None:
    """An effect as 0.1.0 wrote it."""
    if one is None:
        return None
    verb = one["do"]
    if verb in ("all", "one_of"):
        return {"any_order" if verb == "all" else "one_of": [effect(part) for part in one["parts"]]}
    if verb == "pay":
        cost = f"guild:{one['guild']}" if "guild" in one else one["cost"]
        then = {"do": "card", "card": one["card"]} if "guild" in one else one["then"]
        return {"pay": {cost: one["n"]}, "then": effect(then)}
    if verb in ("card", "buy", "free_card", "draw3"):
        price = "free" if verb == "free_card" else "normal" if one["card"] in ("townsfolk", "space") else "none"
        off = {"discount": one["off"]} if one.get("off") else {}
        return {
            "do": "card",
            "card": one["card"],
            "price": price,
            "source": "draw3" if verb == "draw3" else "display",
            **off,
        }
    if verb in ("tile", "special_tile"):
        price = "none" if "free" not in one else "free" if one["free"] else "normal"
        return {"do": "tile", "tile": one.get("tile", "special"), "price": price}
    if verb == "place_worker":
        return one
    return {"n": 1, **({"mandatory": True} if verb == "new_die" else {}), **one}


def links(prefix: str, offers: Data, now: str) -> Iterator[Fragment]:
    for bar, name in enumerate(BARS):
        found = offers[name]
        one: Data | None = {"do": name, "n": found} if found else None
        if name == "guild" and found:
            one = {"do": "guild", "guild": found, "n": 1}
        yield f"{prefix}.links_out[{bar}]", one, [f"{now}.{name}"]


def score(prefix: str, rule: Data, now: str) -> Iterator[Fragment]:
    if rule["by"] == "each":
        yield f"{prefix}.per", rule["count"], [f"{now}.rule"]
        yield f"{prefix}.each", rule["each"], [f"{now}.rule"]
    elif rule["by"] == "sets":
        yield f"{prefix}.sets_of", rule["of"], [f"{now}.rule", f"{now}.without"]
    else:
        yield f"{prefix}.{rule['by']}", f"tag:{rule['tag']}", [f"{now}.rule"]


def demand(one: Data | None) -> Data | None:
    if one is None:
        return None
    if one["ask"] == "spend":
        return {"spend": {f"guild:{guild}": one["guilds"].count(guild) for guild in one["guilds"]}}
    return one["needs"][0] if len(one["needs"]) == 1 else {one["ask"]: one["needs"]}


def _cards(box: Data) -> Iterator[Fragment]:
    for card in box["townsfolk"]:
        for name in ("hosts", "kind", "goods"):
            yield f"townsfolk.items[{card['id']}].{name}", card[name], [f"townsfolk[{card['id']}].{name}"]
        yield f"townsfolk.items[{card['id']}].effect", effect(card["effect"]), [f"townsfolk[{card['id']}].effect"]
    for group, row, tag in (
        ("cities", "land", "city"), ("vistas", "land", "vista"), ("harbours", "water", "harbour"),
        ("waters", "water", "open_water"), ("space", "space", ""),
    ):  # fmt: skip
        for card in box[group]:
            old, now = f"{row}.items[{card['id']}]", f"{group}[{card['id']}]"
            yield f"{old}.tags", [tag, *card["tags"]] if tag else card["tags"], [f"{now}.tags"]
            yield f"{old}.immediate", effect(card["immediate"]), [f"{now}.immediate"]
            if "goods" in card:
                yield f"{old}.die.goods", card["goods"], [f"{now}.goods"]
                yield f"{old}.die.effect", effect(card["effect"]), [f"{now}.effect"]
            if "when" in card:
                when = ["card:townsfolk" if what == "townsfolk" else f"tag:{what}" for what in card["when"]]
                yield f"{old}.vista.when", when, [f"{now}.when"]
                yield f"{old}.vista.effect", effect(card["effect"]), [f"{now}.effect"]
            if "bolts" in card:
                bolts = [card["bolts"][bar] for bar in BARS]
                yield f"{old}.links_in", bolts, [f"{now}.bolts.{bar}" for bar in BARS]
                yield from links(old, card["offers"], f"{now}.offers")
            if "score" in card:
                yield from score(f"{old}.score", card["score"]["rule"], f"{now}.score")
    for card in box["inspiration"]:
        goal = card["goal"][0] if len(card["goal"]) == 1 else {"all": card["goal"]}
        yield f"inspiration.items[{card['id']}].goal", goal, [f"inspiration[{card['id']}].goal"]


def icons(found: list[str]) -> list[str]:
    return ["die_plus_minus"] if found == ["die_plus", "die_minus"] else found


def _tiles(box: Data) -> Iterator[Fragment]:
    for kind in ("basic", "land", "water", "space", "special"):
        for tile in box["tiles"][kind]:
            old, now = f"upgrade_tiles.items[{tile['id']}]", f"tiles.{kind}[{tile['id']}]"
            place = "place" if kind == "special" else "pile"
            yield f"{old}.row_slot", tile[place], [f"{now}.{place}"]
            yield f"{old}.tags", tile.get("tags", []), [f"{now}.tags"] if "tags" in tile else []
            if "icons" in tile:
                yield f"{old}.faces[0][0]", icons(tile["icons"]), [f"{now}.icons"]
            else:
                for face, side in enumerate(("first", "second")):
                    for column in range(2):
                        yield f"{old}.faces[{face}][{column}]", icons(tile[side][column]), [f"{now}.{side}[{column}]"]
    for kind, price in box["tiles"]["prices"].items():
        old, now = f"upgrade_tiles.prices.{kind}", f"tiles.prices.{kind}"
        yield f"{old}[0].silver", price["silver"], [f"{now}.silver", f"{now}.influence"]
        if price["influence"]:
            yield f"{old}[1].guild:{price['influence']['guild']}", price["influence"]["n"], [f"{now}.influence"]


def _boards(box: Data) -> Iterator[Fragment]:
    board, common = box["baghdad"], "player_board_common"
    tags = ["city", *(tag for space in board["spaces"] for tag in space["tags"]), "harbour", *board["stars"]]
    now = [f"baghdad.spaces[{space['id']}].tags" for space in board["spaces"]]
    yield f"{common}.printed_tags", tags, [*now, "baghdad.stars"]
    for space in board["spaces"]:
        old, here = f"{common}.die_spaces[{space['id']}]", f"baghdad.spaces[{space['id']}]"
        yield f"{old}.goods", space["goods"], [f"{here}.goods"]
        yield f"{old}.effect", effect(space["effect"]), [f"{here}.effect"]
    yield from links(f"{common}.printed_parts[PH]", board["offers"], "baghdad.offers")
    yield f"{common}.printed_parts[PS].score.vp", board["score"]["vp"], ["baghdad.score.vp"]
    yield from score(f"{common}.printed_parts[PS].score", board["score"]["rule"], "baghdad.score")
    yield f"{common}.printed_parts[PT].effect", effect(board["rest"]), ["baghdad.rest"]
    yield f"{common}.caravan.printed_goods[0].goods", [board["left"]], ["baghdad.left"]
    yield f"{common}.caravan.printed_goods[1].goods", [board["right"]], ["baghdad.right"]
    for one in box["player_boards"]:
        old, here = f"player_boards.items[{one['id']}]", f"player_boards[{one['id']}]"
        yield f"{old}.back", one["back"], [f"{here}.back"]
        for row, name in enumerate(ROWS):
            for place, bonus in enumerate(one["caravan"][name]):
                column = place + (name == "top")
                yield f"{old}.caravan_bonus[{row}][{column}]", effect(bonus), [f"{here}.caravan.{name}[{place}]"]
    for row, found in box["display"].items():
        for slot, action in enumerate(found.get("actions", [])):
            old, here = f"display.rows.{row}.actions.{slot + 1}.effect", f"display.{row}.actions[{slot}]"
            yield old, effect(action), [here]
        if "workers" in found:
            yield f"display.rows.{row}.workers", found["workers"], [f"display.{row}.workers"]


def _journal(box: Data) -> Iterator[Fragment]:
    for space in box["journal"]["spaces"]:
        old = f"journal.spaces[{space['id']}]"
        yield f"{old}.effect", effect(space["effect"]), [f"{old}.effect"]
        yield f"{old}.green_worker", space["green_worker"], [f"{old}.green_worker"]
    for number, stain in enumerate(box["journal"]["stains"]):
        for side in "AB":
            yield f"journal.stains[{number}].{side}", demand(stain[side]), [f"journal.stains[{stain['id']}].{side}"]
    for tile in box["journal"]["tiles"]:
        yield (
            f"journal_tiles.items[{tile['id']}].effect",
            effect(tile["effect"]),
            [f"journal.tiles[{tile['id']}].effect"],
        )


def _set_up(box: Data) -> Iterator[Fragment]:
    setup = box["setup"]
    yield "counts.influence_per_player", setup["influence"], ["setup.influence"]
    for name in ("dice_rolled", "dice_reserve"):
        yield f"setup.{name}", setup[name], [f"setup.{name}"]
    for colour in WORKERS:
        yield f"setup.workers_per_player.{colour}", setup["workers"][colour], [f"setup.workers.{colour}"]
        yield f"setup.solo_ai.workers.{colour}", setup["ai"]["workers"][colour], [f"setup.ai.workers.{colour}"]
    for seat, purse in enumerate(setup["seats"]):
        for name in ("silver", "provision"):
            yield f"setup.seats[{seat}].{name}", purse[name], [f"setup.seats[{seat}].{name}"]
    for guild in GUILDS:
        yield f"setup.solo_ai.guilds.{guild}", setup["ai"]["guilds"][guild], [f"setup.ai.guilds.{guild}"]
        for seat, purse in enumerate(setup["seats"]):
            place = f"setup.seats[{seat}].guilds.{guild}"
            yield place, purse["guilds"][guild], [place]


def _ai(box: Data) -> Iterator[Fragment]:
    ai = box["ai"]
    for number, space in enumerate(ai["track"]):
        yield f"ai_boards.resource_track[{number}].colour", space["colour"], ["ai.track"]
        yield f"ai_boards.resource_track[{number}].inspiration_slot", space["slot"], ["ai.track"]
    yield "ai_boards.track_bonus_between", [ai["bonus_after"], ai["bonus_after"] + 1], ["ai.bonus_after"]
    yield "ai_boards.comet_track_max", ai["comets"], ["ai.comets"]
    for value, slots in enumerate(ai["slots"]):
        yield f"ai_boards.slot_priority.{value}", slots, [f"ai.slots[{value}][{place}]" for place in range(4)]
    for name, cost in ai["extra_move"].items():
        yield f"ai_boards.extra_journal_cost.{name}", cost, [f"ai.extra_move.{name}"]
    for board in ai["boards"]:
        old, now = f"ai_boards.items[{board['id']}]", f"ai.boards[{board['id']}]"
        yield f"{old}.focus", effect(board["focus"]), [f"{now}.focus"]
        yield f"{old}.rest", [effect(one) for one in board["rest"]], [f"{now}.rest"]
        yield f"{old}.track_bonus", effect(board["track_bonus"]), [f"{now}.track_bonus"]
        for row, name in enumerate(ROWS):
            for column, bonus in enumerate(board["caravan"][name]):
                yield f"{old}.caravan_bonus[{row}][{column}]", effect(bonus), [f"{now}.caravan.{name}[{column}]"]
    for card in box["planning"]:
        old, now = f"planning.items[{card['id']}]", f"planning[{card['id']}]"
        for name in ("colour", "special_tile", "comet"):
            yield f"{old}.{name}", card[name], [f"{now}.{name}"]
        yield f"{old}.first", effect(card["first"]), [f"{now}.first"]
        yield f"{old}.second", effect(card["second"]), [f"{now}.second"]
