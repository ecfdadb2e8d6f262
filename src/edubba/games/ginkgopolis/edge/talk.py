"""Ginkgopolis in words: what its numbers mean, and what a step or an event does not say by itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from edubba.games.ginkgopolis.box import BOX, BUILDING_IDS, CHARACTER_IDS, COLOURS, LETTER_NAMES, TRIGGERS
from edubba.games.ginkgopolis.rules import pieces
from edubba.games.ginkgopolis.rules.choice import Choose
from edubba.games.ginkgopolis.rules.draft import Draft
from edubba.games.ginkgopolis.rules.pieces import CHARACTERS, LETTERS, NUMBERS, POINT
from edubba.games.ginkgopolis.rules.printed import BY_COLOUR, BY_LEVEL, BY_TRIGGER, NO_FINAL, ON_COLOUR
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.games.ginkgopolis.rules.urbanize import ChooseColumn, MakeRoom, Relocate
from edubba.games.ginkgopolis.tables import tables
from edubba.kernel.game import Game
from edubba.kernel.journal import UNKNOWN, Event
from edubba.kernel.scene import BACK, Badge, Colour, Face
from edubba.kernel.step import Step
from edubba.words import Talk, Thing, Things
from edubba.words.talk import Arguments

FINAL_KEYS = {ON_COLOUR: "colour", BY_LEVEL: "level", BY_TRIGGER: "trigger", BY_COLOUR: "cards"}

THINGS: dict[str, Sequence[str]] = {
    "colour": COLOURS,
    "good": COLOURS,
    "role": COLOURS,
    "trigger": TRIGGERS,
}
TOLD = {
    "changed-hand": ("left",),
    "chose-good": ("chosen",),
    "constructed": ("tile", "over", "level"),
    "discarded": ("card",),
    "district-alone": ("tile", "points", "count"),
    "district-first": ("tile", "points", "count"),
    "district-second": ("tile", "points", "count"),
    "exhausted": ("count",),
    "exploited": ("card", "level"),
    "gained-points": ("count",),
    "gained-resources": ("count",),
    "hal-compares": ("card", "more", "less"),
    "hal-needs": ("card", "needed", "left"),
    "hal-prefers-building": ("card", "over"),
    "hal-urbanized": ("tile", "card", "left"),
    "hal-yield": ("tile", "count"),
    "lost-resources": ("count",),
    "lost-tiles": ("count",),
    "new-reserve": ("count",),
    "paid-points": ("count",),
    "planned": ("tiles",),
    "rebuilt": ("count", "fresh"),
    "returned": ("count", "points"),
    "revealed": ("card", "tile"),
    "round": ("round",),
    "round-limit": ("round",),
    "scored-card": ("card", "points"),
    "scored-tokens": ("count", "points"),
    "token": ("card", "x", "y"),
}
# The numbers of these events that stand for a card or a tile.
CARDS = {
    "bonus": ("card",),
    "character": ("card",),
    "constructed": ("tile", "over"),
    "discarded": ("card",),
    "district-alone": ("tile",),
    "district-first": ("tile",),
    "district-second": ("tile",),
    "exploited": ("card",),
    "fell-back": ("tile",),
    "gave-back": ("tile",),
    "hal-compares": ("card",),
    "hal-extra": ("card",),
    "hal-fails": ("card",),
    "hal-idle": ("card",),
    "hal-needs": ("card",),
    "hal-prefers-building": ("card", "over"),
    "hal-reveals": ("card",),
    "hal-tile": ("tile",),
    "hal-urbanized": ("tile", "card"),
    "hal-yield": ("tile",),
    "kept-card": ("card",),
    "revealed": ("card", "tile"),
    "scored-card": ("card",),
    "token": ("card",),
    "urbanized": ("tile", "card"),
    "yield": ("tile",),
}
SECRETS = {"drew-card": "card", "drew-tile": "tile", "gave-hal": "card", "kept-character": "card"}
# What cards, tiles and tokens are called in scenes; pictures and rules of all that is shown.
TILE_FACES = BUILDING_IDS
TOKEN_FACES = LETTER_NAMES
CARD_FACES: tuple[str, ...] = (
    *(f"C-{name}" for name in BUILDING_IDS),
    *(f"U-{letter}" for letter in LETTER_NAMES),
    *CHARACTER_IDS,
)
LOOKS: dict[str, dict[str, str]] = msgspec.json.decode(Path(__file__).with_name("faces.json").read_bytes())
ANNOUNCED = frozenset({"revealed", "rebuilt", "exhausted", "ending", "hal-reveals"})


def face_of(card: int) -> str:
    return CARD_FACES[card]


class GinkgopolisTalk(Talk[GinkgopolisState]):
    """Puts choices, questions, events and rules of Ginkgopolis into sentences."""

    texts = Path(__file__).parents[1] / "words" / "texts.{}.ftl"
    things = THINGS
    told = TOLD
    secrets = SECRETS
    announced = ANNOUNCED

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.printed = tables(BOX.read(game.pack.data))
        self.goods = lru_cache(1024)(self._goods)
        self._naming = lru_cache(1024)(self._name_parts)

    def player(self, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """Hal sits behind the only player."""
        return self.book.say(lang, "hal") if len(names) == 1 and seat == 1 else super().player(seat, lang, names)

    # --- cards and tiles -----------------------------------------------------------------------------------------

    def naming(self, card: int, name: str = "card") -> Arguments:
        """What is needed to name a card or a tile: $kindcard, $colourcard, $numbercard, $lettercard and so on."""
        return self._naming(card, name).copy()

    def _name_parts(self, card: int, name: str) -> Arguments:
        kind = "none" if card < 0 else "building" if card < LETTERS else "letter" if card < CHARACTERS else "character"
        colour = max(self.printed.colour[max(card, 0)], 0)
        found: Arguments = {f"kind{name}": kind, f"colour{name}": self.thing("colour", colour)}
        found[f"number{name}"] = card % NUMBERS + 1 if kind == "building" else 0
        found[f"letter{name}"] = LETTER_NAMES[card - LETTERS] if kind == "letter" else ""
        if kind == "character":
            found[f"role{name}"] = self.thing("role", colour)
            found[f"trigger{name}"] = self.thing("trigger", self.printed.trigger[card])
        else:
            found[f"role{name}"] = found[f"trigger{name}"] = ""
        return found

    def card_name(self, card: int, lang: str) -> str:
        return self.book.say(lang, "card", **self.naming(card))

    def tile_name(self, tile: int, lang: str) -> str:
        return self.book.say(lang, "tile", **self.naming(tile, "tile"))

    def card_text(self, card: int, lang: str) -> str:
        """What a card does, in the numbers of the printed data."""
        printed = self.printed
        if LETTERS <= card < CHARACTERS:
            return self.book.say(lang, "effect-letter", letter=LETTER_NAMES[card - LETTERS])
        if printed.final[card] == NO_FINAL:
            goods = self.goods(printed.bonus[card], lang)
            text = self.book.say(
                lang, "effect-permanent", goods=goods, trigger=self.thing("trigger", printed.trigger[card])
            )
            if card < CHARACTERS:
                return text
            text += " " + self.book.say(lang, "effect-start", goods=self.goods(printed.start[card - CHARACTERS], lang))
            own = printed.set_of[card - CHARACTERS]
            return f"{text} {self.book.say(lang, 'effect-set', set=own)}" if own else text
        low, high = printed.final_from[card], printed.final_upto[card]
        kind = FINAL_KEYS.get(printed.final[card], "flat")
        named: Arguments = {"goods": self.goods(printed.final_points[card] * POINT, lang), "low": low, "high": high}
        named["colour"] = self.thing("colour", low if kind in ("colour", "cards") else 0)
        named["trigger"] = self.thing("trigger", low if kind == "trigger" else 0)
        named["span"] = "open" if high >= pieces.TILES else "one" if low == high else "several"
        return self.book.say(lang, f"effect-{kind}", **named)

    def guide_details(self, lang: str) -> Arguments:
        printed = self.printed
        split = self.last_permanent()
        return {
            "hand": printed.hand_size, "left": printed.hand_size - 1, "tokens": printed.changes, "kept": printed.kept,
            "split": split, "next": split + 1, "cover": printed.cover_points, "give": printed.give_points,
            "change": printed.change_points, "solo": printed.solo_hand, "start": self._goods(printed.solo_start, lang),
        }  # fmt: skip

    def last_permanent(self) -> int:
        """The number up to which the cards of each colour have permanent bonuses, if all others have final ones; else
        0."""
        final = [kind != NO_FINAL for kind in self.printed.final[:LETTERS]]
        split = NUMBERS - sum(final[:NUMBERS])
        return split if final == ([False] * split + [True] * (NUMBERS - split)) * 3 and split < NUMBERS else 0

    def _goods(self, goods: int, lang: str) -> str:
        """Points, resources and tiles, in words."""
        said = [self.book.say(lang, one.key, **dict(one.arguments)) for one in goods_things(goods).items]
        return self.book.listing(lang, said)

    # --- faces ---------------------------------------------------------------------------------------------------

    def faces(self, lang: str) -> dict[str, Face]:
        """What cards, tiles, tokens and goods show."""
        found = {name: self.looks(lang, name) for name, look in LOOKS.items() if "kind" in look}
        for tile, name in enumerate(TILE_FACES):
            colour = COLOURS[tile // NUMBERS]
            face = Face(self.tile_name(tile, lang), "tile", self.book.say(lang, f"tip-tile.{colour}"))
            face.icon, face.rule, face.colour = LOOKS[colour]["icon"], "GIN-0.4", colour
            face.sign = str(tile % NUMBERS + 1)
            found[name] = face
        for letter in LETTER_NAMES:
            title, text = self.book.say(lang, "face-token", letter=letter), self.book.say(lang, "tip-token")
            found[letter] = Face(title, "token", text, "ginkgo", rule="GIN-5.5a", sign=letter)
        for card, name in enumerate(CARD_FACES):
            found[name] = self.card_face(card, lang)
        return found

    def looks(self, lang: str, name: str) -> Face:
        look = LOOKS[name]
        key = {BACK: "face-down", "?tile": "face-tile", "tile": "face-tile-good"}.get(name, f"face-{name}")
        title, text = self.book.say(lang, key), self.book.say(lang, f"{key}.text")
        return Face(title, look["kind"], text, look["icon"], rule=look["rule"])

    def card_face(self, card: int, lang: str) -> Face:
        """A card with its effect in words and in icons."""
        printed = self.printed
        face = Face(self.card_name(card, lang), "card", self.card_text(card, lang), "ginkgo", rule="GIN-5.1")
        if LETTERS <= card < CHARACTERS:
            face.sign = LETTER_NAMES[card - LETTERS]
            return face
        face.colour = COLOURS[printed.colour[card]]
        if card < LETTERS:
            face.sign = str(card % NUMBERS + 1)
        else:
            face.name = self.book.say(lang, f"role-{face.colour}.title")
            face.kind = "character"
        if printed.final[card] == NO_FINAL:
            face.icon = LOOKS[TRIGGERS[printed.trigger[card]]]["icon"]
            face.effect = badges(printed.bonus[card])
        else:
            face.icon = LOOKS["final"]["icon"]
            face.rule = "GIN-10.2"
            face.effect = [Badge("point", str(printed.final_points[card]))]
        if card >= CHARACTERS:
            face.effect = [Badge(face.icon), *face.effect]
            face.icon = LOOKS[f"role-{face.colour}"]["icon"]
        return face

    def colours(self, lang: str) -> dict[str, Colour]:
        return {
            name: Colour(
                self.book.say(lang, f"colour-{name}"), LOOKS[name]["icon"], self.book.say(lang, f"colour-{name}.theme")
            )
            for name in COLOURS
        }

    def named(self, event: Event) -> list[str]:
        """The cards and tiles of a line of the log; once it is carried out, a card speaks of its building too."""
        spoken = list(zip(CARDS.get(event.kind, ()), (event.a, event.b), strict=False))
        if event.secret != UNKNOWN:
            spoken.append((SECRETS[event.kind], event.secret))
        found = []
        for name, number in spoken:
            if number >= 0 and name not in ("tile", "over"):
                found.append(CARD_FACES[number])
            if name == "card" and event.kind == "revealed":
                continue
            if 0 <= number < LETTERS:
                found.append(TILE_FACES[number])
            elif LETTERS <= number < CHARACTERS:
                found.append(TOKEN_FACES[number - LETTERS])
        return found

    # --- questions -----------------------------------------------------------------------------------------------

    def question_details(self, s: GinkgopolisState, step: Step[GinkgopolisState], seat: int) -> Arguments:
        details: Arguments = {"points": self.printed.give_points}
        if isinstance(step, Draft):
            left = self.printed.draft_deal - self.printed.kept
            last = "none" if not left else "one" if left == 1 else "several"
            details["then"] = "pass" if step.pick + 1 < self.printed.kept else last
        elif isinstance(step, Choose):
            plan = s.sealed[seat][0] - pieces.CARD if s.sealed[seat] else pieces.NONE
            details |= self.naming(plan)
        elif isinstance(step, (Relocate, MakeRoom, ChooseColumn)):
            details["token"] = LETTER_NAMES[step.letter]
            details["hal"] = "yes" if s.solo and s.owner[s.city[s.tokens[step.letter]]] == 1 else "no"
            if isinstance(step, ChooseColumn):  # the last token of a chain goes to the free cell
                details["token"] = LETTER_NAMES[step.ways[0].letters[-1]]
        return details

    # --- choices -------------------------------------------------------------------------------------------------

    def choice_details(
        self, s: GinkgopolisState, step: Step[GinkgopolisState] | None, action: int, verb: str
    ) -> Arguments:
        if verb == "card":
            return self.naming(action - pieces.CARD)
        if verb == "keep":
            return self.naming(CHARACTERS + action - pieces.KEEP) | {"character": ""}
        if verb in ("column", "row"):
            return {verb: int(self.game.actions.label(action))}
        if verb == "tile":
            return self.naming(action - pieces.TILE, "tile")
        return {}

    # --- events --------------------------------------------------------------------------------------------------

    def event_details(self, event: Event) -> Arguments:
        found: Arguments = {}
        if event.kind == "gave-back":
            found["points"] = self.printed.give_points
        elif event.kind == "bonus":
            found["goods"] = goods_things(self.printed.bonus[event.a])
        elif event.kind == "yield":
            found["goods"] = goods_things(event.b * pieces.GOOD_OF[event.a // NUMBERS])
        for name, number in zip(CARDS.get(event.kind, ()), (event.a, event.b), strict=False):
            found |= self.naming(number, name)
        if event.kind in SECRETS and event.secret >= 0:
            found |= self.naming(event.secret, "secret")
        return found


def goods_things(goods: int) -> Things:
    """Points, resources and tiles, to be named one after the other."""
    counts = {"goods-resources": goods >> 8 & 255, "goods-tiles": goods >> 16, "goods-points": goods & 255}
    found = tuple(Thing(key, (("count", count),)) for key, count in counts.items() if count)
    return Things(found or (Thing("goods-none"),))


def badges(goods: int) -> list[Badge]:
    """Goods in icons."""
    counts = {"resource": goods >> 8 & 255, "tile": goods >> 16, "point": goods & 255}
    return [Badge(good, str(count)) for good, count in counts.items() if count]
