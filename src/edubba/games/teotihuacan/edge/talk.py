"""Founders of Teotihuacan in words: what its numbers mean, and what a step or an event does not say by itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from edubba.games.teotihuacan.box import (
    ACTION_SPACE_IDS,
    BOX,
    BUILDING_IDS,
    CELL_IDS,
    COLOUR_NAMES,
    MASK_NAMES,
    MATERIAL_NAMES,
    SEATS,
    WORSHIP_IDS,
    Price,
)
from edubba.games.teotihuacan.edge import effect_words
from edubba.games.teotihuacan.edge.effect_words import BONUS_WORDS, OFFER_ICONS, price
from edubba.games.teotihuacan.rules import pieces, printed
from edubba.games.teotihuacan.rules.geometry import COVERED, SHAPES, SPACE_NAMES
from edubba.games.teotihuacan.rules.pay import PayAny, PayCubes, Substitute
from edubba.games.teotihuacan.rules.pieces import CELLS, PER_PILE, PLACEMENTS
from edubba.games.teotihuacan.rules.place import Place
from edubba.games.teotihuacan.rules.produce import ProduceCube
from edubba.games.teotihuacan.rules.pyramid import ChooseSpace
from edubba.games.teotihuacan.rules.scoring import QUARTER_ROWS
from edubba.games.teotihuacan.rules.setup import StartSpace
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.turn import Action, Turn
from edubba.games.teotihuacan.tables import reward_kinds, tables
from edubba.kernel.game import Game
from edubba.kernel.journal import Event
from edubba.kernel.scene import Colour, Face
from edubba.kernel.step import Step
from edubba.words import Argument, Talk, Thing
from edubba.words.talk import Arguments

ACTION_NAMES = ("building", "temple", "pyramid", "produce", "offering", "favour")
TILE_IDS = (
    *BUILDING_IDS,
    *(f"temple-{colour}" for colour in COLOUR_NAMES[:3]),
    *(f"pyramid-{colour}" for colour in COLOUR_NAMES[:3]),
)
CELL_NAMES = tuple(name.upper() for name in CELL_IDS)  # as they are printed
SIDE_NAMES = ("north", "east", "south", "west")
BONUS_NAMES = ("influence", "construction", "points", "cube", "power")

MARKERS = {  # icon and rule
    "architect": ("pencil-ruler", "TEO-2.5"),
    "sun-disc": ("sun", "TEO-4.1"),
    "eclipse": ("eclipse", "TEO-4.1"),
    "disc": ("disc", "TEO-4"),
    "favour-token": ("sun-priest", "TEO-11"),
    "level": ("mayan-pyramid", "TEO-8"),
    "apex": ("mayan-pyramid", "TEO-8"),
    "base": ("mayan-pyramid", "TEO-8"),
}
ACTION_RULES = ("TEO-6", "TEO-7", "TEO-8", "TEO-9", "TEO-10", "TEO-11")
KIND_RULES = {"material": "TEO-1.7", "mask": "TEO-6.4"}
TILE_ICONS = ("stone-tower", "temple-gate", "mayan-pyramid")
ICONS = {
    "material": {"gold": "gold-nuggets", "stone": "stone-block", "wood": "wood-pile"},
    "mask": {"sun": "mask-sun", "jade": "mask-jade", "obsidian": "mask-obsidian"},
    "action": {
        "building": "stone-tower",
        "temple": "temple-gate",
        "pyramid": "mayan-pyramid",
        "produce": "cubes",
        "offering": "incense",
        "favour": "sun-priest",
    },
}

THINGS: dict[str, Sequence[str]] = {
    "material": MATERIAL_NAMES,
    "colour": COLOUR_NAMES,
    "mask": MASK_NAMES,
    "tile": TILE_IDS,
    "space": SPACE_NAMES,
    "action": ACTION_NAMES,
    "side": SIDE_NAMES,
    "quarter": QUARTER_ROWS,
}
TOLD = {
    "acts": ("action",),
    "architect": ("side",),
    "bonus-cube": ("material",),
    "built": ("tile",),
    "buried": ("number",),
    "cubes": ("material", "count"),
    "discarded": ("material", "count"),
    "discs": ("number", "count", "power"),
    "earned": ("points",),
    "favour": ("number", "points"),
    "lost": ("tile",),
    "lost-size": ("size",),
    "mask": ("mask", "points"),
    "neutral": ("number",),
    "no-mask": ("mask",),
    "no-worship": ("colour",),
    "produced": ("material",),
    "raised": ("colour", "space", "points"),
    "refilled": ("tile", "count"),
    "replaced": ("material",),
    "reward": ("points",),
    "rival-bonus": ("points",),
    "rival-card": ("zone", "count"),
    "rival-discs": ("number", "count", "power"),
    "rival-level": ("points",),
    "rival-mask": ("mask", "points"),
    "rival-nothing": ("points",),
    "rival-takes": ("tile", "points"),
    "round": ("round", "rounds"),
    "scored": ("quarter", "points"),
    "spent": ("material",),
    "substituted": ("material",),
}
WORSHIP_TOLD = ("worship", "returned", "revealed", "offers", "buried")
ON_CELL = ("replaced", "produced", "bonus-cube")
ON_ACTION_SPACE = ("discs", "neutral", "rival-discs")


class TeotihuacanTalk(Talk[TeotihuacanState]):
    """Puts choices, questions, events and rules of Founders of Teotihuacan into sentences."""

    texts = Path(__file__).parents[1] / "words" / "texts.{}.ftl"
    things = THINGS
    told = TOLD
    announced = frozenset({"round", "eclipse", "mask", "final"})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.box = BOX.read(game.pack.data)
        self.printed = tables(self.box)
        self.rewards = reward_kinds(self.box)
        self.offer_words = [effect_words.offering(tile.effect) for tile in self.box.worship]
        self.gold_words = [effect_words.offering(tile.effect, gold=True) for tile in self.box.worship]
        self.bonus_words = [effect_words.bonus(disc.effect) for disc in self.box.discs]
        self.reward_words = [effect_words.reward(one) for one in self.rewards]

    def player(self, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """Alone, the rival or the neutral side sits behind the only player."""
        return self.book.say(lang, "rival") if len(names) == 1 and seat == 1 else super().player(seat, lang, names)

    # --- worship tiles -------------------------------------------------------------------------------------------

    def worship(self, tile: int, gold: bool = False) -> Arguments:
        """What the phrase `worship` needs: the colour of a tile, and what it does; `gold`, if red temples count gold
        buildings in this game (TEO-14.3)."""
        words = self.gold_words if gold else self.offer_words
        return {"pile": self.thing("colour", tile // PER_PILE), "offer": words[tile]}

    def worship_text(self, tile: int, lang: str, gold: bool = False) -> str:
        """What a worship tile does."""
        return self.book.say(lang, "worship-text", **self.worship(tile, gold))

    def worship_face(self, tile: int, gold: bool) -> str:
        """The face of a worship tile in a game with or without that option."""
        return (
            f"{WORSHIP_IDS[tile]}-gold"
            if gold and self.gold_words[tile] != self.offer_words[tile]
            else WORSHIP_IDS[tile]
        )

    # --- questions -----------------------------------------------------------------------------------------------

    def question_details(self, s: TeotihuacanState, step: Step[TeotihuacanState], seat: int) -> Arguments:
        player = s.players[seat]
        details: Arguments = {"power": s.power, "discs": player.discs, "side": self.thing("side", player.side)}
        if isinstance(step, (Substitute, PayCubes)):
            details["price"] = price(step.gold, step.stone, step.wood)
        elif isinstance(step, PayAny):
            details["count"] = step.count
        elif isinstance(step, ProduceCube):
            tile, placement = divmod(player.buildings[step.number], PLACEMENTS)
            details["tile"] = self.thing("tile", tile)
            details["cells"] = self.covered(tile, placement)
        elif isinstance(step, Turn):
            details["round"] = s.round
        elif isinstance(step, Action):
            zone = s.space // 3
            details["zone"] = "ABC"[zone]
            details["acted"] = "yes" if s.acted else "no"
            details["construct"] = self.thing("action", zone)
            details["influence"] = self.thing("action", zone + pieces.PRODUCE)
            details["open"] = open_actions(step.options(s, seat))
            details["bonus"] = self.bonus_now(s)
        return details

    def bonus_now(self, s: TeotihuacanState) -> Thing:
        """What the bonus disc of this turn gives now: power comes too late after the action (TEO-14.19)."""
        disc = s.bonus[s.space]
        if s.acted and self.printed.bonus_kind[disc] == pieces.BONUS_POWER:
            return effect_words.bonus_told(pieces.BONUS_POINTS, self.printed.bonus_points[disc], 1)
        return self.bonus_words[disc]

    def covered(self, tile: int, placement: int) -> str:
        """The cells under a tile."""
        return ", ".join(CELL_NAMES[cell] for cell in COVERED[PLACEMENTS * self.printed.shape[tile] + placement])

    # --- choices -------------------------------------------------------------------------------------------------

    def choice_details(
        self, s: TeotihuacanState, step: Step[TeotihuacanState] | None, action: int, verb: str
    ) -> Arguments:
        details = self.naming(action, verb)
        if verb == "bonus" and s.space >= 0:
            details["bonus"] = self.bonus_now(s)
        elif verb == "discs" and s.started:
            details["power"] = s.height[(action - pieces.DISCS) // 3] + (action - pieces.DISCS) % 3 + 1
        elif verb == "worship":
            details = self.worship(action - pieces.WORSHIP, s.rules.gold_multiplier)
        elif verb == "place" and isinstance(step, Place):
            cells = self.covered(step.tile, action - pieces.PLACE)
            if cells:
                details["cells"] = cells
        elif verb == "space" and isinstance(step, (ChooseSpace, StartSpace)):
            space = action - pieces.SPACE
            board = self.printed.boards[s.players[step.seat].board]
            reward = board.rewards[space] if space < pieces.BASE else printed.NO_REWARD
            details["covers"] = "no" if reward == printed.NO_REWARD else "yes"
            details["reward"] = ""
            if reward != printed.NO_REWARD:
                details["reward"] = self.reward_words[reward]
        return details

    def naming(self, action: int, verb: str) -> Arguments:
        """What an action means in every position."""
        if verb == "discs":
            space, more = divmod(action - pieces.DISCS, 3)
            return {"spot": ACTION_SPACE_IDS[space], "count": more + 1, "power": 0}
        if verb == "place":
            turn, corner = divmod(action - pieces.PLACE, CELLS)
            return {"cell": CELL_NAMES[corner], "turn": turn}
        if verb == "cell":
            return {"cell": CELL_NAMES[action - pieces.CELL]}
        if verb == "worship":
            return self.worship(action - pieces.WORSHIP)
        return {}

    # --- events --------------------------------------------------------------------------------------------------

    def event_details(self, event: Event) -> Arguments:
        if event.kind in WORSHIP_TOLD:
            return self.worship(event.a, gold=event.b == 1)
        if event.kind == "built":
            return {"cells": self.covered(event.a, event.b)}
        if event.kind == "bonus":
            return {"bonus": effect_words.bonus_told(event.a, event.b, event.c)}
        if event.kind in ON_CELL:
            old = self.thing("material", max(event.c, 0))
            return {"cell": CELL_NAMES[event.b], "over": "yes" if event.c >= 0 else "no", "old": old}
        if event.kind in ON_ACTION_SPACE:
            return {"spot": ACTION_SPACE_IDS[event.a]}
        if event.kind == "rival-card":
            return {"zone": "ABC"[event.a]}
        return {}

    def named(self, event: Event) -> list[str]:
        """Of worship tiles too, which are told by what they do."""
        found = super().named(event)
        return [*found, self.worship_face(event.a, event.b == 1)] if event.kind in WORSHIP_TOLD else found

    # --- the catalogue -------------------------------------------------------------------------------------------

    def faces(self, lang: str) -> dict[str, Face]:
        """What tiles, cubes, masks, bonus discs and pyramid spaces show, are and do."""
        found = {name: self.tile_face(number, name, lang) for number, name in enumerate(TILE_IDS)}
        white = Face(self.book.say(lang, "tile-pyramid-white"), "tile", self.tip(lang, "white"), TILE_ICONS[2])
        white.colour, white.rule = "white", "TEO-13.3"
        found["pyramid-white"] = white
        for kind, names in ICONS.items():
            for name, icon in names.items():
                key = name if kind in ("material", "mask") else f"{kind}-{name}"
                text = self.tip(lang, "mask" if kind == "mask" else key)
                rule = ACTION_RULES[ACTION_NAMES.index(name)] if kind == "action" else KIND_RULES[kind]
                found[key] = Face(self.book.say(lang, f"{kind}-{name}"), kind, text, icon, rule=rule)
        found |= self.printed_effects(lang)
        for name, (icon, rule) in MARKERS.items():
            found[name] = Face(self.book.say(lang, name), "marker", self.tip(lang, name), icon, rule=rule)
        return found

    def tip(self, lang: str, name: str, **more: Argument) -> str:
        """What the note on a thing says."""
        box = self.box
        worth = {"points": box.pyramid.points, "base": box.scoring.base, "above": box.scoring.above}
        return self.book.say(lang, f"tip-{name}", **worth, **more)

    def tile_face(self, number: int, name: str, lang: str) -> Face:
        """A building, a temple or a tile of the pyramid."""
        icon = TILE_ICONS[min(number // 9 + number // 12, 2)]
        face = Face(self.book.say(lang, f"tile-{name}"), "tile", icon=icon)
        if number < pieces.PYRAMIDS:
            cells = list(SHAPES.values())[self.printed.shape[number]]
            face.shape = [(column, row) for row, column in cells]
        if number < pieces.BUILDINGS:
            size = self.printed.size[number]
            face.text = self.tip(lang, "small" if name.endswith("-1") else "building", size=size)
            face.sign, face.colour, face.rule = str(size), name.split("-")[0], "TEO-6"
        else:
            sort, face.colour = name.split("-")
            face.text = self.tip(lang, sort, prices=self.prices(number, lang))
            face.rule = "TEO-7" if sort == "temple" else "TEO-8"
        return face

    def printed_effects(self, lang: str) -> dict[str, Face]:
        """The faces of worship tiles, bonus discs and the rewards of pyramid spaces."""
        found = {}
        for tile, one in enumerate(self.box.worship):
            title, icon = self.book.say(lang, "worship-title", **self.worship(tile)), OFFER_ICONS[type(one.effect)]
            for gold in (False, True):
                face = Face(title, "card", self.worship_text(tile, lang, gold), icon, rule="TEO-10.2")
                face.colour = COLOUR_NAMES[tile // PER_PILE]
                points = self.printed.offers[tile].points
                face.sign = str(points) if points else ""
                face.effect = effect_words.shown_buildings(one.effect)
                found[self.worship_face(tile, gold)] = face
        for disc, words in zip(self.box.discs, self.bonus_words, strict=True):
            icon, text = BONUS_WORDS[type(disc.effect)][1], self.tip(lang, "bonus")
            found[disc.id] = Face(self.spell(words, lang), "bonus", text, icon, rule="TEO-12")
        for number, (reward, words) in enumerate(zip(self.rewards, self.reward_words, strict=True)):
            icon, colour, sign = effect_words.reward_look(reward)
            face = Face(self.spell(words, lang), "reward", self.tip(lang, "reward"), icon, rule="TEO-8")
            face.colour, face.sign = colour, sign
            found[f"reward-{number}"] = face
        return found

    def spell(self, thing: Thing, lang: str) -> str:
        """A thing by itself."""
        return self.book.say(lang, thing.key, **dict(thing.arguments))

    def prices(self, tile: int, lang: str) -> str:
        """What a temple or a pyramid tile costs by power."""
        pyramid = tile >= pieces.PYRAMIDS
        costs = self.printed.pyramid_costs if pyramid else self.printed.temple_costs[tile - pieces.TEMPLES]
        found = []
        for power in range(2, len(costs)):
            cost = costs[power]
            found.append(f"{power} – {self.spell(price(cost.gold, cost.stone, cost.wood), lang)}")
        return self.book.say(lang, "prices", list=" · ".join(found))

    def guide_details(self, lang: str) -> Arguments:
        box = self.box
        details: Arguments = {
            "size": box.pyramid.size, "points": box.pyramid.points, "base": box.scoring.base,
            "above": box.scoring.above, "two": box.rounds.two, "three": box.rounds.three, "four": box.rounds.four,
            "price": owed(box.pyramid.cost), "more": owed(box.pyramid.extra),
        }  # fmt: skip
        for colour, temple in zip(COLOUR_NAMES[:3], box.temples.all(), strict=True):
            details[colour] = owed(temple.cost)
            details[f"more{colour}"] = owed(temple.extra)
            details[f"size{colour}"] = len(SHAPES[temple.shape])
        for seats, name in zip(SEATS, ("two", "three", "four"), strict=True):
            details[f"spaces{name}"] = len(box.spaces.used(seats))
        return details | {"track": ", ".join(map(str, box.favour))}

    def colours(self, lang: str) -> dict[str, Colour]:
        found = {name: Colour(self.book.say(lang, f"colour-{name}"), "circle") for name in COLOUR_NAMES}
        for name, icon in ICONS["material"].items():
            found[name] = Colour(self.book.say(lang, f"material-{name}"), icon)
        return found


def open_actions(options: list[int]) -> str:
    """Which of the two actions of a zone and the bonus disc can be chosen, as the texts call it."""
    acts = [action - pieces.ACT for action in options if pieces.ACT <= action < pieces.ACT + len(ACTION_NAMES)]
    if len(acts) > 1:
        return "all" if pieces.USE_BONUS in options else "actions"
    if acts:
        return "construct" if acts[0] < pieces.PRODUCE else "influence"
    return "bonus"


def owed(cost: Price) -> Thing:
    return price(cost.gold, cost.stone, cost.wood)
