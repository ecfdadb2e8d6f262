"""The faces of Tabannusi: what tiles, cards, ships, cells and pools are called, and what they do in icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from edubba.games.tabannusi.edge.naming import COLOURED
from edubba.games.tabannusi.effects import COLOURS
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.tables import DECREE_SYMBOLS, ROW_IDS, SYMBOLS
from edubba.kernel.scene import Badge, Face
from edubba.words.phrasebook import Argument

if TYPE_CHECKING:
    from edubba.games.tabannusi.edge.talk import TabannusiTalk

EFFECT_ICONS = {
    pieces.VP: "ur-points",
    pieces.LOSE_VP: "ur-points",
    pieces.GOLD_TOKENS: "ur-gold",
    pieces.MARKERS: "ur-marker",
    pieces.ZIGGURAT_MARKER: "ur-marker",
    pieces.WATER: "ur-water",
    pieces.SPECIAL_WATER: "ur-water",
    pieces.GARDENS: "ur-garden",
    pieces.COLLECT: "ur-die",
    pieces.RESERVE_DICE: "ur-die",
    pieces.ARCHITECT: "ur-architect",
    pieces.FILL_CRATES: "ur-crate",
    pieces.PROJECT_AGAIN: "ur-plan",
    pieces.ANY_TILE: "ur-plan",
    pieces.RANDOM_MASTER: "ur-anchor",
    pieces.SHIP_MARKER: "ur-ship",
    pieces.PORT_HOUSE: "house",
    pieces.MOVE_HOUSES: "house",
    pieces.DRAW_CARDS: "village",
    pieces.IGNORE_HOUSE: "village",
    pieces.DISCOUNT: "ur-build",
}
COLOUR_ICONS = dict(zip(COLOURS, ("ur-reed", "ur-barley", "clay-brick", "water-drop", "palm-tree"), strict=True))
SYMBOL_ICONS = dict(zip(SYMBOLS, ("chevron-up", "chevron-down", "ur-king"), strict=True))
# What calls a ship's ability, and what it brings: icon and number.
SHIP_ICONS = (
    ("ur-ship", "ur-points", ""),
    ("house", "ur-points", ""),
    ("ur-crate", "ur-crate", "2"),
    ("ur-plan", "ur-water", ""),
    ("greek-temple", "ur-garden", ""),
    ("ur-build", "ur-points", ""),
    ("ur-garden", "ur-points", ""),
    ("house", "ur-garden", ""),
    ("water-drop", "house", ""),
    ("stairs", "ur-points", ""),
    ("water-drop", "ur-gold", ""),
    ("ur-garden", "ur-marker", ""),
    ("ur-plan", "stairs", ""),
    ("ur-build", "stairs", ""),
    ("ur-ship", "stairs", ""),
)
SECTION_ICONS = (
    "village",
    "greek-temple",
    "stairs",
    "ur-ship",
    "ur-build",
    "ur-garden",
    "house",
    "ur-points",
    "ur-tablet",
    "ur-marker",
)
GOODS = {
    "garden": "ur-garden",
    "water": "ur-water",
    "marker": "ur-marker",
    "spare": "ur-marker",
    "gold": "ur-gold",
    "house": "house",
    "mastery": "stairs",
    "plan": "village",
    "architect": "ur-architect",
    "assistant": "ur-marker",
}


# The rule on which a note rests: one that tells what the thing is, not why it is refused.
GOODS_RULES = {
    "garden": "TAB-8.5", "water": "TAB-8.5", "marker": "TAB-3.3", "spare": "TAB-3.1", "gold": "TAB-1.6",
    "house": "TAB-3.5", "mastery": "TAB-3.22", "plan": "TAB-1.8", "architect": "TAB-3.16", "assistant": "TAB-3.16",
}  # fmt: skip
KIND_RULES = {
    "die": "TAB-3.17", "crate": "TAB-2.7", "empty": "TAB-2.7", "project": "TAB-6.5", "building": "TAB-3.7",
    "row": "TAB-3.5", "space": "TAB-10.2",
}  # fmt: skip
TILE_TIPS = {"tile": ("action", "TAB-11.1"), "master": ("master", "TAB-9.6"), "water": ("special", "TAB-15.2")}


def effect_key(effect: int) -> str:
    return f"b{effect & 63}-{effect >> 6}"


class Faces:
    """All faces of a catalogue, in one language."""

    def __init__(self, talk: TabannusiTalk, lang: str) -> None:
        self.talk = talk
        self.printed = talk.printed
        self.words = talk.words
        self.lang = lang
        self.found: dict[str, Face] = {}

    def say(self, key: str, **arguments: Argument) -> str:
        return self.talk.book.say(self.lang, key, **arguments)

    def all(self) -> dict[str, Face]:
        self.tiles()
        self.ships()
        self.cards()
        self.goods()
        self.automa()
        for effect in self.printed_effects():
            shown = self.badge(effect)
            face = Face(self.effect_words(effect), "bonus", self.say("tip-bonus"), shown.icon, rule="TAB-15.1")
            face.colour, face.sign = shown.tone, shown.text
            self.found[effect_key(effect)] = face
        return self.found

    # --- effects --------------------------------------------------------------------------------------------------

    def printed_effects(self) -> set[int]:
        """All that is printed on cells, spaces, rows and tracks."""
        printed = self.printed
        found = set(printed.space_bonus) | set(printed.blue_bonus) | set(printed.lowest_bonus)
        for track in printed.track_bonus:
            found |= set(track)
        for board in printed.boards:
            found |= set(board.bonus)
        return found - {pieces.NOTHING}

    def effect_words(self, effect: int) -> str:
        return self.words.effect(self.lang, effect)

    def badge(self, effect: int) -> Badge:
        """An effect in icons: how many of what, and in which colour."""
        kind, number = effect & 63, effect >> 6
        icon = EFFECT_ICONS.get(kind, "stairs")
        if kind in COLOURED:
            return Badge(icon, "", COLOURS[number])
        if kind == pieces.LOSE_VP:
            return Badge(icon, f"−{number}")
        return Badge(icon, str(number) if number > 1 or kind in (pieces.VP, pieces.GOLD_TOKENS) else "")

    def badges(self, effects: list[int]) -> list[Badge]:
        return [self.badge(effect) for effect in effects if effect & 63 != pieces.NOTHING]

    # --- tiles and cards ------------------------------------------------------------------------------------------

    def tiles(self) -> None:
        printed = self.printed
        for kind, icon, effects in (
            ("tile", "ur-plan", printed.tile_bonus),
            ("master", "ur-anchor", printed.master_bonus),
            ("water", "ur-water", [[effect] for effect in printed.special_bonus]),
        ):
            for number, (name, listed) in enumerate(zip(self.talk.things[kind], effects, strict=True)):
                sort = "action" if kind == "tile" else kind
                title = self.words.name(self.lang, kind, number)
                text, rule = self.say(f"tip-{TILE_TIPS[kind][0]}"), TILE_TIPS[kind][1]
                self.found[name] = Face(title, sort, text, icon, rule=rule, effect=self.badges(listed))
        for number, values in enumerate(printed.tile_values, 1):
            text = self.say(f"section-tile.z{number}")
            sign = "/".join(str(value) for value in values)
            icon = SECTION_ICONS[number - 1]
            face = Face(self.say("face-section"), "section", text, icon, rule="TAB-13.6", sign=sign)
            self.found[f"Z{number:02d}"] = face

    def ships(self) -> None:
        for number, name in enumerate(self.talk.things["ship"]):
            colour = self.printed.ship_colour[number]
            text = f"{self.words.ship_text(self.lang, name, number)} {self.say('tip-ship')}"
            face = Face(self.say(f"ship-{name}"), "ship", text, "ur-ship", rule="TAB-9.7")
            face.level = self.printed.ship_size[number]
            face.colour = COLOURS[colour] if colour >= 0 else ""
            if number < len(SHIP_ICONS):
                when, what, count = SHIP_ICONS[number]
                face.effect = [Badge(when), Badge(what, count or self.count(self.printed.ship_number[number], what))]
            self.found[name] = face

    def count(self, number: int, icon: str) -> str:
        """The number of an ability, where it says more than the icon."""
        return str(number) if number > 1 or (number and icon == "ur-points") else ""

    def cards(self) -> None:
        printed = self.printed
        for number, name in enumerate(self.talk.things["decree"]):
            effect = self.badges(printed.decree_bonus[number])
            title = self.words.name(self.lang, "decree", number)
            text = self.say(f"decree-symbol.{DECREE_SYMBOLS[printed.decree_symbol[number]]}")
            self.found[name] = Face(title, "decree", text, icon="ur-tablet", effect=effect)
        for number, name in enumerate(self.talk.things["card"]):
            words = self.talk.naming(pieces.CARD + number, "keep")
            face = Face(self.say(f"card-{name}"), "card", self.say("face-card", **words), "village")
            face.sign = str(printed.urban_vp[number])
            self.found[name] = face

    def goods(self) -> None:
        for name, icon in GOODS.items():
            text = self.say(f"tip-{name}")
            self.found[name] = Face(self.say(f"face-{name}"), "tile", text, icon, rule=GOODS_RULES[name])
        for colour, name in enumerate(COLOURS):
            said = self.talk.thing("colour", colour)
            more = ("project", "building", "row", "space") if colour < pieces.TRACKS else ()
            for kind in ("die", "crate", "empty", *more):
                face = Face(self.say(f"face-{kind}", colour=said), "tile", self.say(f"tip-{kind}"), COLOUR_ICONS[name])
                face.colour, face.rule = name, KIND_RULES[kind]
                self.found[f"{kind}-{name}"] = face
        for name in ("blue", "red"):
            text = self.say(f"tip-space-{name}")
            self.found[f"space-{name}"] = Face(self.say(f"face-space-{name}"), "tile", text, "house", rule="TAB-9.1")
        text = self.say("tip-row-neutral")
        self.found["row-neutral"] = Face(self.say("face-row-neutral"), "tile", text, "house", rule="TAB-3.5")
        for row, bonuses in zip(ROW_IDS, self.printed.row_bonus, strict=True):
            self.found[f"row-{row}"].effect = self.places(bonuses)
        for track, name in enumerate(COLOURS[: pieces.TRACKS]):
            steps = self.places(self.printed.track_bonus[track])
            title = self.say("face-track", colour=self.talk.thing("colour", track))
            face = Face(title, "tile", self.say("tip-track"), "stairs", colour=name, rule="TAB-3.23", effect=steps)
            self.found[f"track-{name}"] = face
        factor = self.printed.factor
        lowest = self.places(self.printed.lowest_bonus)
        for step, badge in enumerate(lowest):
            badge.tone = f"×{factor[step]}" if step == 0 or factor[step] != factor[step - 1] else ""
        lines = "/".join(str(row) for row in range(len(factor)) if self.printed.threshold[row])
        text = self.say("face-lowest.text")
        self.found["lowest"] = Face(self.say("face-lowest"), "tile", text, "stairs", rule="TAB-3.23", sign=lines)
        self.found["lowest"].effect = lowest
        columns = self.places(self.printed.column_bonus)
        text = self.say("tip-columns")
        self.found["columns"] = Face(self.say("face-columns"), "tile", text, "house", rule="TAB-3.6", effect=columns)

    def places(self, bonuses: list[int]) -> list[Badge]:
        """What is printed on the places of a row or a track, those with nothing among them."""
        return [self.badge(bonus) if bonus else Badge() for bonus in bonuses]

    def automa(self) -> None:
        """A card has three rows, action with symbol and number, the arrow at one of them, and a bonus at the bottom."""
        printed = self.printed
        for number, name in enumerate(self.talk.automa_cards):
            rows = zip(
                printed.card_actions[number], printed.card_symbols[number], printed.card_numbers[number], strict=True
            )
            effect = [
                Badge(SYMBOL_ICONS[SYMBOLS[symbol]], f"{'ABCD'[action]} {'I' * (tile + 1)}")
                for action, symbol, tile in rows
            ]
            effect += self.badges([printed.card_bonus[number]])
            title = self.say("face-automa", number=number + 1)
            face = Face(title, "automa", self.say("tip-automa"), "automa", effect=effect)
            face.sign, face.level = str(printed.card_value[number]), printed.card_arrow[number] + 1
            self.found[name] = face
        for number, king in enumerate(self.talk.things["king"]):
            text = self.words.king_text(self.lang, number)
            self.found[f"king-{king}"] = Face(self.say(f"king-{king}"), "king", text, "ur-king")
