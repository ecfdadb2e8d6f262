"""What is printed, in words: effects, conditions, and the tiles and cards that are called by them."""

from __future__ import annotations

from typing import Final

from edubba.games.tabannusi.rules import decrees, pieces
from edubba.games.tabannusi.rules.pieces import NONE, TRACKS
from edubba.games.tabannusi.rules.printed import Printed
from edubba.words.phrasebook import Argument, Phrasebook, Thing

EFFECTS: Final = {
    pieces.NOTHING: "nothing",
    pieces.VP: "vp",
    pieces.LOSE_VP: "lose-vp",
    pieces.GOLD_TOKENS: "gold",
    pieces.MARKERS: "markers",
    pieces.WATER: "water",
    pieces.GARDENS: "gardens",
    pieces.COLLECT: "collect",
    pieces.IGNORE_HOUSE: "ignore",
    pieces.RANDOM_MASTER: "random-master",
    pieces.TRACK: "track",
    pieces.ANY_TRACKS: "tracks",
    pieces.SAME_TRACK: "same-track",
    pieces.OTHER_TRACKS: "other-tracks",
    pieces.RESERVE_DICE: "reserve",
    pieces.SPECIAL_WATER: "special",
    pieces.ARCHITECT: "architect",
    pieces.FILL_CRATES: "fill",
    pieces.PAY_FOR_TRACK: "pay",
    pieces.PROJECT_TRACK: "project-track",
    pieces.PROJECT_AGAIN: "project-again",
    pieces.ZIGGURAT_MARKER: "ziggurat-marker",
    pieces.SHIP_MARKER: "ship-marker",
    pieces.PORT_HOUSE: "port-house",
    pieces.DRAW_CARDS: "cards",
    pieces.MOVE_HOUSES: "move",
    pieces.ANY_TILE: "any-tile",
    pieces.DISCOUNT: "discount",
    pieces.LOWEST_TRACK: "lowest",
    pieces.HIGHEST_TRACK: "highest",
    pieces.CURRENT_TRACK: "current",
}
NEEDS: Final = {
    decrees.BUILDINGS: "buildings",
    decrees.BUILDINGS_OR_HOUSES: "houses",
    decrees.EVERY_TILE: "every-tile",
    decrees.SHIPS_OF: "ships",
    decrees.PORT_HOUSES: "port",
    decrees.GARDENS_BESIDE: "gardens-beside",
    decrees.BUILDINGS_BY_GARDEN: "by-garden",
    decrees.OWN_GARDENS: "own-gardens",
}
COLOURED: Final = (pieces.COLLECT, pieces.TRACK)  # effects whose number is a colour
NAMED: Final = ("tile", "master", "water", "decree")  # kinds of things that are called by what is printed on them


class Naming:
    """The words of one pack, in all languages."""

    def __init__(self, book: Phrasebook, printed: Printed, colours: list[Thing]) -> None:
        self.book = book
        self.printed = printed
        self.colours = colours
        self._names: dict[tuple[str, str], list[str]] = {}

    def effect(self, lang: str, effect: int) -> str:
        kind, number = effect & 63, effect >> 6
        colour = self.colours[number if kind in COLOURED else 0]
        return self.book.say(lang, f"effect-{EFFECTS[kind]}", count=number, colour=colour)

    def effects(self, lang: str, listed: list[int]) -> str:
        return self.book.listing(lang, [self.effect(lang, one) for one in listed or [pieces.NOTHING]])

    def needs(self, lang: str, decree: int) -> str:
        """The conditions of a decree; the same of each colour is told once."""
        flat = self.printed.decree_needs[decree]
        needs = [(flat[index], flat[index + 1], flat[index + 2]) for index in range(0, len(flat), 3)]
        said = []
        for kind, colour, least in needs:
            every = all((kind, track, least) in needs for track in range(TRACKS))
            if every and colour > 0:
                continue
            key = f"need-{NEEDS[kind]}-each" if every else f"need-{NEEDS[kind]}"
            said.append(self.book.say(lang, key, count=least, colour=self.colours[max(colour, 0)]))
        return self.book.listing(lang, said)

    def name(self, lang: str, kind: str, number: int) -> str:
        """What a tile or a card is called: by what is printed on it, and if several are alike by its number too."""
        names = self._names.get((lang, kind))
        if names is None:
            names = self._names[lang, kind] = self._named_apart(lang, self._all(lang, kind))
        return names[number]

    def _all(self, lang: str, kind: str) -> list[str]:
        printed = self.printed
        if kind == "decree":
            return [self.needs(lang, decree) for decree in range(len(printed.decree_needs))]
        if kind == "water":
            said = [self.effect(lang, bonus) for bonus in printed.special_bonus]
            return [
                self.book.say(lang, "water-name", number=tile, effect=said[tile - 1])
                for tile in range(1, len(said) + 1)
            ]
        return [
            self.effects(lang, listed) for listed in (printed.tile_bonus if kind == "tile" else printed.master_bonus)
        ]

    def _named_apart(self, lang: str, names: list[str]) -> list[str]:
        return [
            self.book.say(lang, "same-name", name=name, number=number) if names.count(name) > 1 else name
            for number, name in enumerate(names, 1)
        ]

    def ship_text(self, lang: str, name: str, number: int) -> str:
        """What a ship does."""
        count = self.printed.ship_number[number] if number < len(self.printed.ship_number) else NONE
        return self.book.say(lang, f"ship-{name}.text", count=count)

    def king_text(self, lang: str, number: int) -> str:
        """What a king prefers and gains."""
        king = self.printed.kings[number]
        facts: dict[str, Argument] = {
            "action": self.effects(lang, king.action),
            "project": "largest" if king.project_largest else "tiles" if king.most_tiles else "number",
            "cell": "highest" if king.project_highest else "lowest",
            "placed": self.effects(lang, king.project_bonus),
            "build": "tiles" if king.build_most_tiles else "size",
            "built": self.effects(lang, king.build_bonus),
            "gardens": "near" if king.gardens_near_buildings else "normal",
            "limit": king.limit,
            "planted": self.effects(lang, king.garden_bonus),
            "start": "highest" if king.highest_setup else "lowest",
        }
        return self.book.say(lang, "king-text", **facts)
