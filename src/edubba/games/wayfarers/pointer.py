"""What the things on the table of Wayfarers show, and how people point at them to make their choices."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from edubba.games.wayfarers import cards
from edubba.games.wayfarers.acquire import TakeCard
from edubba.games.wayfarers.chronicle import MoveMarker
from edubba.games.wayfarers.components import TAG_NAMES
from edubba.games.wayfarers.labels import (
    CARD_IDS,
    CELL_IDS,
    DESIGN_IDS,
    HOST_IDS,
    LAND_IDS,
    SKY_IDS,
    SLOT_IDS,
    SPACE_IDS,
    STOP_IDS,
    THINGS,
    WATER_IDS,
)
from edubba.games.wayfarers.language import GUILD_NAMES, ROW_NAMES, WORKER_NAMES
from edubba.games.wayfarers.placement import ChooseSpace
from edubba.games.wayfarers.resolve import MoveAgain
from edubba.games.wayfarers.state import WayfarersState
from edubba.games.wayfarers.talk import WayfarersTalk
from edubba.games.wayfarers.turn import Turn
from edubba.kernel.pointer import Pointer
from edubba.kernel.scene import BACK, Badge, Colour, Face, button, cell, some

if TYPE_CHECKING:
    from edubba.games.wayfarers.game import Wayfarers

ICONS: dict[str, str] = msgspec.json.decode(Path(__file__).with_name("faces.json").read_bytes())
ROW_ICONS = (ICONS["townsfolk"], "desert", "big-wave", "night-sky", ICONS["inspiration"])
TILE_COLOURS = ("green", "yellow", "blue", "black", "inspiration")
SPACE_ICONS = tuple(ICONS[name] for name in ("camel", "telescope", "pigeon", "townsfolk", "silver", "ship"))
GOODS = (
    "silver", "provision", "influence", "guild-black", "guild-yellow", "guild-blue", "worker-green", "worker-yellow",
    "worker-blue", "die", BACK,
)  # fmt: skip
PRINTED = {"PC": "B1", "PH": "B6", "PS": "PS"}  # printed cards, by the place on the board where they are


def card_piece(label: str) -> str:
    """Every card exists once."""
    return f"card:{label}"


def die_piece(seat: int, value: int) -> str:
    """Equal dice of a supply stand for one another."""
    return f"dice.{seat}:die-{value}#1"


def worker_piece(post: str) -> str:
    """A worker on a card of the display."""
    return f"worker:{post}"


def ground(seat: int, label: str) -> str:
    """A card of the panorama, or its place on the board."""
    if label in PRINTED:
        return cell(f"board.{seat}", PRINTED[label])
    return cell(f"board.{seat}", label) if label[0] == "B" else card_piece(label)


class WayfarersPointer(Pointer[WayfarersState]):
    """What a seat points at."""

    def __init__(self, game: Wayfarers, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names

    def turn_of(self, state: WayfarersState) -> int:
        return int(state.active)

    def is_main(self, state: WayfarersState, action: int) -> bool:
        return action in (cards.SKIP, cards.FINISH)

    def say(self, state: WayfarersState, action: int) -> str:
        return self.game.talk.describe(state, action, self.lang, self.names)

    def in_question(self, state: WayfarersState, seat: int) -> list[int]:
        """Cards of the row that cannot be taken, spaces that cannot be used, stains that cannot be crossed."""
        step = state.agenda[-1]
        player = state.players[seat]
        if isinstance(step, TakeCard):
            row = state.printed.of[step.node]
            return [cards.SLOT + slot for slot in range(4 * row, 4 * row + 4) if state.display[slot] >= 0]
        if isinstance(step, ChooseSpace):
            return [cards.PLACE + space for space in player.spaces]
        if isinstance(step, (MoveMarker, MoveAgain)):
            return [cards.GO + state.printed.stain_to[stain] for stain in state.printed.route[player.at]]
        if isinstance(step, Turn):
            return [cards.VALUE + face for face in range(6) if player.dice[face]]
        return []

    def handles(self, state: WayfarersState, seat: int, action: int) -> list[str]:
        verb = self.game.actions.verb(action)
        which = action - verb.first
        named = button(self.game.notation(action).replace(" ", "-"))
        match verb.name:
            case "die":
                held = state.players[seat].dice[which] > 0
                return [die_piece(seat, which + 1)] if held and not state.die else [named]
            case "card":
                return [card_piece(self.shown(state, which))]
            case "worker":
                return self.worker(state, seat, which)
            case "place" | "hire":
                place = ground(seat, SPACE_IDS[which])
                return [place, some(f"guilds.{seat}", "guild-blue")] if verb.name == "hire" else [place]
            case "up" | "down":
                return [die_piece(seat, which + 1), named]
            case "guild":
                return [some(f"guilds.{seat}", f"guild-{GUILD_NAMES[which]}"), named]
            case "host":
                return [ground(seat, HOST_IDS[which])]
            case "tuck":
                return [ground(seat, SKY_IDS[which])]
            case "choose":
                return [card_piece((LAND_IDS + WATER_IDS)[which])]
            case "tile":
                design = state.printed.face_design[which]
                faces = state.printed.faces_of[design]
                pile = some("tiles", DESIGN_IDS[design])
                return [pile, f"turn:{4 * faces.index(which)}"] if len(faces) > 1 else [pile]
            case "cell":
                return [cell(f"caravan.{seat}", CELL_IDS[which])]
            case "go":
                return [cell("journal", STOP_IDS[which])]
            case "wake":
                return [card_piece(LAND_IDS[which])]
        return [named]

    def worker(self, state: WayfarersState, seat: int, post: int) -> list[str]:
        slot, colour = divmod(post, 3)
        if isinstance(state.agenda[-1], Turn):
            return [some(f"workers.{seat}", f"worker-{WORKER_NAMES[colour]}"), card_piece(self.shown(state, slot))]
        return [worker_piece(f"{WORKER_NAMES[colour]}-{SLOT_IDS[slot]}")]

    def shown(self, state: WayfarersState, slot: int) -> str:
        """The card in a slot; an empty slot has the name of the slot."""
        card = state.display[slot]
        return CARD_IDS[36 * (slot // 4) + card] if card >= 0 else SLOT_IDS[slot]


# --- faces ----------------------------------------------------------------------------------------------------------


class Faces:
    """The catalogue of all that can lie on the table, in one language after the other."""

    def __init__(self, talk: WayfarersTalk) -> None:
        self.talk = talk
        self.printed = talk.printed

    def faces(self, lang: str) -> dict[str, Face]:
        """What cards, tiles, places and goods show."""
        say, p = self.talk.book.say, self.printed
        found: dict[str, Face] = {}
        for card, label in enumerate(THINGS["card"]):
            row, number = divmod(card, 36)
            tags = [ICONS[TAG_NAMES[tag]] for tag in p.card_tags[row][number]]
            icon = tags[-1] if tags else ICONS[ROW_NAMES[row]]
            found[label] = Face(self.talk.book.name(lang, label), ROW_NAMES[row], self.talk.card_text(card, lang), icon)
            found[label].colour = ROW_NAMES[row]
        for face, label in enumerate(THINGS["face"]):
            design = THINGS["design"][p.face_design[face]]
            columns = p.face_columns[face]
            found[label] = found[design] = self.tile_face(face, columns, lang)
            for place in range(len(columns)):  # the two cells of a wide tile
                found[f"{label}-{place + 1}"] = self.tile_face(face, columns[place : place + 1], lang)
        for space in range(6):
            goods, label = self.talk.goods(p.space_goods[space], lang), THINGS["space"][space]
            text = say(lang, "says-die", goods=goods, effect=self.talk.effect(p.space_node[space]))
            found[label] = Face(self.talk.book.name(lang, label), "space", text, SPACE_ICONS[space])
        found["PS"] = Face(
            say(lang, "sky-PS"), "space", self.talk.score_text(cards.PRINTED_STARS, lang), ICONS["stars"]
        )
        for tile, node in enumerate(p.tile_node):
            name = say(lang, "face-tile", number=tile + 1)
            found[f"J{tile + 1:02}"] = Face(name, "journal", self.sentence(node, lang), self.icon_of(node))
        for stop, label in enumerate(THINGS["stop"]):
            if p.tile_space[stop] < 0:
                key = label if p.column[stop] == cards.COLUMN_TEN else f"stop-{label.rstrip('abcde')}"
                text = self.sentence(p.actions[stop], lang) if p.actions[stop] >= 0 else ""
                icon = self.icon_of(p.actions[stop]) if p.actions[stop] >= 0 else ICONS["journal"]
                found[key] = Face(say(lang, "face-stop", column=p.column[stop]), "journal", text, icon)
        for plan, label in enumerate(THINGS["plan"]):
            first, second = (self.talk.book.effect(lang, one[plan], "to") for one in (p.plan_first, p.plan_second))
            text = say(lang, "says-plan", first=first, second=second)
            found[label] = Face(say(lang, "plan", number=plan + 1), "plan", text, ICONS["plan"], p.plan_value[plan])
        for node in sorted({node for board in p.bonus for node in board if node >= 0}):
            text = self.sentence(node, lang)
            found[f"bonus-{p.nodes[node]}"] = Face(say(lang, "face-bonus"), "bonus", text, self.icon_of(node))
        for name in ("camel", "ship", "telescope", "pigeon"):
            found[name] = Face(say(lang, f"good-{name}", count=1), "good", "", ICONS[name])
        for name in GOODS:
            found[name] = Face(say(lang, "face-back" if name == BACK else f"face-{name}"), "good", "", ICONS[name])
        for value in range(1, 7):
            found[f"die-{value}"] = Face(say(lang, "face-value", value=value), "die", "", ICONS["die"])
        return found

    def tile_face(self, face: int, columns: list[int], lang: str) -> Face:
        """A tile, or one cell of it: goods, steps and discounts as signs, and its points."""
        p = self.printed
        effect: list[Badge] = []
        for column in columns:
            names = ["camel", "ship", "telescope", "pigeon"]
            effect += [Badge(ICONS[name]) for lane, name in enumerate(names) for _ in range(column >> 4 * lane & 15)]
            effect += [Badge(text="+1")] * bool(column & cards.PLUS) + [Badge(text="−1")] * bool(column & cards.MINUS)
            effect += [Badge(ICONS["silver"], "−1")] * (column >> cards.SILVER_OFF & 7)
            effect += [Badge(ICONS["provision"], "−1")] * (column >> cards.PROVISION_OFF & 7)
        design = p.face_design[face]
        tags, points = p.tile_tags[design], p.tile_vp[design]
        icon = ICONS[TAG_NAMES[tags[0]]] if tags else ICONS["special"]
        name = self.talk.book.name(lang, THINGS["design"][design])
        text = self.talk.book.say(lang, "says-tile", points=points)
        return Face(name, "tile", text, icon, points, TILE_COLOURS[p.tile_type[design]], effect=effect)

    def icon_of(self, node: int) -> str:
        """What stands for an effect: the sign of its first part."""
        p = self.printed
        kind = p.kind[node]
        if p.parts[node]:
            return self.icon_of(p.parts[node][0])
        if kind == cards.DO_GUILD and p.of[node] < cards.GUILDS:
            return ICONS[f"guild-{GUILD_NAMES[p.of[node]]}"]
        if kind == cards.DO_CARD:
            return ROW_ICONS[p.of[node]]
        signs = {
            cards.DO_SILVER: "silver", cards.DO_PROVISION: "provision", cards.DO_GUILD: "influence",
            cards.DO_MARK: "influence", cards.DO_RECALL: "worker-green", cards.DO_TILE: "special",
            cards.DO_SHIFT: "guild-yellow", cards.DO_REFRESH: "die", cards.DO_NUDGE: "special",
        }  # fmt: skip
        return ICONS[signs.get(kind, "journal")]

    def sentence(self, node: int, lang: str) -> str:
        """An effect as a sentence of its own."""
        text = self.talk.book.effect(lang, node, "")
        return f"{text[0].upper()}{text[1:]}."

    def colours(self, lang: str) -> dict[str, Colour]:
        """The colours of guilds, workers and the AI's track."""
        found = {name: Colour(self.talk.book.say(lang, f"colour-{name}"), "circle") for name in THINGS["colour"]}
        for row, name in enumerate(ROW_NAMES):
            found[name] = Colour(self.talk.book.say(lang, f"row-{name}"), ROW_ICONS[row])
        return found

    def buttons(self, lang: str) -> dict[str, str]:
        """What every action is called where it is a button of its own."""
        actions = self.talk.game.actions
        found = {}
        for action in range(len(actions)):
            verb = actions.verb(action)
            given = {verb.argument: self.talk.labelled(verb.argument, actions.label(action), lang)}
            words = self.talk.book.say(lang, f"choice.{verb.name}", **(given if verb.argument else {}))
            found[actions.notation(action).replace(" ", "-")] = words
        return found
