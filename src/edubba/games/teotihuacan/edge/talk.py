"""Founders of Teotihuacan in words: what its numbers mean, and what a step or an event does not say by itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from edubba.games.teotihuacan import components
from edubba.games.teotihuacan.rules import pieces, printed
from edubba.games.teotihuacan.rules.geometry import SHAPES, SPACE_NAMES
from edubba.games.teotihuacan.rules.pay import PayAny, PayCubes, Substitute
from edubba.games.teotihuacan.rules.pieces import CELLS, PER_PILE, PLACEMENTS
from edubba.games.teotihuacan.rules.produce import ProduceCube
from edubba.games.teotihuacan.rules.pyramid import ChooseSpace
from edubba.games.teotihuacan.rules.setup import StartSpace
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.games.teotihuacan.rules.turn import Action, Turn
from edubba.kernel.game import Game
from edubba.kernel.journal import Event
from edubba.kernel.scene import Colour, Face
from edubba.kernel.step import Step
from edubba.words import Talk
from edubba.words.talk import Arguments

DATA = components.own_pack().data
ACTION_NAMES = ("building", "temple", "pyramid", "produce", "offering", "favour")
ACTION_SPACE_IDS = tuple(item["id"] for item in DATA["action_spaces"]["items"])
TILE_IDS = (
    *(item["id"] for item in DATA["buildings"]["items"]),
    *(item["id"] for item in DATA["temples"]["items"]),
    *(f"pyramid-{colour}" for colour in components.COLOUR_NAMES[:3]),
)
WORSHIP_IDS = tuple(item["id"] for item in DATA["worship_tiles"]["items"])
CELL_IDS = tuple(f"{'abcdefghij'[cell % 10]}{cell // 10 + 1}" for cell in range(CELLS))
REWARD_IDS = tuple(DATA["pyramid_rewards"]["kinds"])
SIDE_NAMES = ("north", "east", "south", "west")
BONUS_NAMES = ("influence", "construction", "points", "cube", "power")

REWARD_LOOKS = {
    "temple_green": ("green", ""),
    "temple_blue": ("blue", ""),
    "gold3": ("gold", "3"),
    "vp4": ("", "4"),
    "vp2_size2": ("", "2"),
    "wood2_stone2": ("wood", "2"),
    "wood1_stone1": ("wood", "1"),
}
MARKERS = {"architect": "pencil-ruler", "sun-disc": "sun", "eclipse": "eclipse"}
TILE_ICONS = ("stone-tower", "temple-gate", "mayan-pyramid")
OFFER_ICONS = {
    printed.SPEND_BUILD_PYRAMID: "great-pyramid",
    printed.SPEND_BUILD_TEMPLE: "temple-gate",
    printed.SPEND_REPEAT: "trade",
    printed.SPEND_EXACT: "trade",
    printed.IF_BUILDINGS: "village",
    printed.MULTIPLY: "abacus",
    printed.THEN_BUILD: "stone-tower",
    printed.THEN_INFLUENCE: "prayer",
    printed.THEN_CONSTRUCT: "trowel",
}
ICONS = {
    "material": {"gold": "gold-nuggets", "stone": "stone-block", "wood": "wood-pile"},
    "mask": {"sun": "mask-sun", "jade": "mask-jade", "obsidian": "mask-obsidian"},
    "bonus": {
        "influence": "prayer",
        "construction": "trowel",
        "points": "laurels",
        "cube": "cube",
        "power": "upgrade",
    },
    "action": {
        "building": "stone-tower",
        "temple": "temple-gate",
        "pyramid": "mayan-pyramid",
        "produce": "cubes",
        "offering": "incense",
        "favour": "sun-priest",
    },
    "reward": {
        "temple_green": "temple-gate",
        "gold3": "stone-tower",
        "wood2_stone2": "stone-tower",
        "temple_blue": "temple-gate",
        "vp4": "laurels",
        "worship": "incense",
        "vp2_size2": "laurels",
        "wood1_stone1": "stone-tower",
    },
}

THINGS: dict[str, Sequence[str]] = {
    "material": components.MATERIAL_NAMES,
    "colour": components.COLOUR_NAMES,
    "mask": components.MASK_NAMES,
    "tile": TILE_IDS,
    "space": SPACE_NAMES,
    "action": ACTION_NAMES,
    "side": SIDE_NAMES,
    "bonus": BONUS_NAMES,
    "reward": REWARD_IDS,
}
TOLD = {
    "acts": ("action",),
    "architect": ("side",),
    "bonus": ("bonus", "points"),
    "bonus-cube": ("material",),
    "built": ("tile",),
    "buried": ("number",),
    "cubes": ("material", "count"),
    "discs": ("number", "count", "power"),
    "earned": ("points",),
    "eclipse": ("round",),
    "favour": ("number", "points"),
    "mask": ("mask", "points"),
    "neutral": ("number",),
    "produced": ("material",),
    "raised": ("colour", "space", "points"),
    "replaced": ("material",),
    "reward": ("points",),
    "rival-bonus": ("points",),
    "rival-card": ("zone", "count"),
    "rival-discs": ("number", "count", "power"),
    "rival-mask": ("mask", "points"),
    "rival-nothing": ("points",),
    "rival-takes": ("tile", "points"),
    "round": ("round", "rounds"),
    "spent": ("material",),
    "substituted": ("material",),
}
WORSHIP_TOLD = ("worship", "returned", "revealed", "offers", "buried")
ON_CELL = ("built", "replaced", "produced", "bonus-cube")
ON_ACTION_SPACE = ("discs", "neutral", "rival-discs")


class TeotihuacanTalk(Talk[TeotihuacanState]):
    """Puts choices, questions, events and rules of Founders of Teotihuacan into sentences."""

    texts = Path(__file__).parents[1] / "words" / "texts.{}.ftl"
    things = THINGS
    told = TOLD
    announced = frozenset({"round", "eclipse", "mask"})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.printed = components.read(game.pack.data)

    def player(self, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """Alone, the rival or the neutral side sits behind the only player."""
        return self.book.say(lang, "rival") if len(names) == 1 and seat == 1 else super().player(seat, lang, names)

    # --- worship tiles -------------------------------------------------------------------------------------------

    def worship(self, tile: int) -> Arguments:
        """What the phrase `worship` needs: the colour of a tile, its number in the rulebook and what is printed."""
        offer = self.printed.offers[tile]
        return {
            "annex": offer.annex,
            "id": WORSHIP_IDS[tile],
            "pile": self.thing("colour", tile // PER_PILE),
            "points": offer.points,
            "most": offer.most,
            "count": offer.cost.some,
            "size": offer.size,
        }

    def worship_text(self, tile: int, lang: str) -> str:
        """What a worship tile does."""
        return self.book.say(lang, "worship-text", **self.worship(tile))

    # --- questions -----------------------------------------------------------------------------------------------

    def question_details(self, s: TeotihuacanState, step: Step[TeotihuacanState], seat: int) -> Arguments:
        player = s.players[seat]
        details: Arguments = {"power": s.power, "discs": player.discs, "side": self.thing("side", player.side)}
        if isinstance(step, (Substitute, PayCubes)):
            owed = {"gold": step.gold, "stone": step.stone, "wood": step.wood}
            details |= owed
            details["owed"] = "".join(name[0] for name, count in owed.items() if count)
        elif isinstance(step, PayAny):
            details["count"] = step.count
        elif isinstance(step, ProduceCube):
            entry = player.buildings[step.number]
            details["tile"] = self.thing("tile", entry // PLACEMENTS)
            details["cell"] = CELL_IDS[entry % CELLS]
        elif isinstance(step, Turn):
            details["round"] = s.round
        elif isinstance(step, Action):
            details["zone"] = "ABC"[s.space // 3]
            details["acted"] = "yes" if s.acted else "no"
        return details

    # --- choices -------------------------------------------------------------------------------------------------

    def choice_details(
        self, s: TeotihuacanState, step: Step[TeotihuacanState] | None, action: int, verb: str
    ) -> Arguments:
        details = self.naming(action, verb)
        if verb == "bonus" and s.space >= 0:
            disc = s.bonus[s.space]
            details["bonus"] = self.thing("bonus", self.printed.bonus_kind[disc])
            details["points"] = self.printed.bonus_points[disc]
        elif verb == "discs" and s.started:
            details["power"] = s.height[(action - pieces.DISCS) // 3] + (action - pieces.DISCS) % 3 + 1
        elif verb == "space" and isinstance(step, (ChooseSpace, StartSpace)):
            space = action - pieces.SPACE
            board = self.printed.boards[s.players[step.seat].board]
            reward = board.rewards[space] if space < pieces.BASE else printed.NO_REWARD
            details["covers"] = "no" if reward == printed.NO_REWARD else "yes"
            details["reward"] = self.thing("reward", max(reward, 0))
        return details

    def naming(self, action: int, verb: str) -> Arguments:
        """What an action means in every position."""
        if verb == "discs":
            space, more = divmod(action - pieces.DISCS, 3)
            return {"spot": ACTION_SPACE_IDS[space], "count": more + 1, "power": 0}
        if verb == "place":
            turn, corner = divmod(action - pieces.PLACE, CELLS)
            return {"cell": CELL_IDS[corner], "turn": turn}
        if verb == "cell":
            return {"cell": CELL_IDS[action - pieces.CELL]}
        if verb == "worship":
            return self.worship(action - pieces.WORSHIP)
        return {}

    # --- events --------------------------------------------------------------------------------------------------

    def event_details(self, event: Event) -> Arguments:
        if event.kind in WORSHIP_TOLD:
            return self.worship(event.a)
        if event.kind in ON_CELL:
            return {"cell": CELL_IDS[event.b]}
        if event.kind in ON_ACTION_SPACE:
            return {"spot": ACTION_SPACE_IDS[event.a]}
        if event.kind == "rival-card":
            return {"zone": "ABC"[event.a]}
        return {}

    def named(self, event: Event) -> list[str]:
        """Of worship tiles too, which are told by what they do."""
        found = super().named(event)
        return [*found, WORSHIP_IDS[event.a]] if event.kind in WORSHIP_TOLD else found

    # --- the catalogue -------------------------------------------------------------------------------------------

    def faces(self, lang: str) -> dict[str, Face]:
        """What tiles, cubes, masks, bonus discs and pyramid spaces show."""
        found = {}
        for number, name in enumerate(TILE_IDS):
            face = Face(
                self.book.say(lang, f"tile-{name}"), "tile", icon=TILE_ICONS[min(number // 9 + number // 12, 2)]
            )
            if number < pieces.PYRAMIDS:
                cells = list(SHAPES.values())[self.printed.shape[number]]
                face.shape = [(column, row) for row, column in cells]
            if number >= pieces.TEMPLES:
                face.text = self.prices(number, lang)
            face.colour = name.split("-")[0] if number < pieces.BUILDINGS else name.split("-")[1]
            face.sign = str(self.printed.size[number]) if number < pieces.BUILDINGS else ""
            found[name] = face
        found["pyramid-white"] = Face(self.book.say(lang, "tile-pyramid-white"), "tile", icon=TILE_ICONS[2])
        found["pyramid-white"].colour = "white"
        for kind, names in ICONS.items():
            for name, icon in names.items():
                key = name if kind in ("material", "mask") else f"{kind}-{name}"
                found[key] = Face(self.book.say(lang, f"{kind}-{name}"), kind, icon=icon)
        for name, (colour, sign) in REWARD_LOOKS.items():
            found[f"reward-{name}"].colour = colour
            found[f"reward-{name}"].sign = sign
        for name, icon in MARKERS.items():
            found[name] = Face(self.book.say(lang, name), "marker", icon=icon)
        for tile, name in enumerate(WORSHIP_IDS):
            title = self.book.say(lang, "worship-title", **self.worship(tile))
            offer = self.printed.offers[tile]
            face = Face(title, "card", self.worship_text(tile, lang), OFFER_ICONS[offer.op], rule="TEO-10.2")
            face.colour = components.COLOUR_NAMES[tile // PER_PILE]
            face.sign = str(offer.points) if offer.points else ""
            found[name] = face
        return found

    def prices(self, tile: int, lang: str) -> str:
        """What a temple or a pyramid tile costs by power."""
        pyramid = tile >= pieces.PYRAMIDS
        costs = self.printed.pyramid_costs if pyramid else self.printed.temple_costs[tile - pieces.TEMPLES]
        found = []
        for power in range(2, len(costs)):
            owed = {"gold": costs[power].gold, "stone": costs[power].stone, "wood": costs[power].wood}
            letters = "".join(name[0] for name, count in owed.items() if count)
            found.append(f"{power} – {self.book.say(lang, 'price', owed=letters, **owed)}")
        return self.book.say(lang, "prices", list=" · ".join(found))

    def colours(self, lang: str) -> dict[str, Colour]:
        found = {name: Colour(self.book.say(lang, f"colour-{name}"), "circle") for name in components.COLOUR_NAMES}
        for name, icon in ICONS["material"].items():
            found[name] = Colour(self.book.say(lang, f"material-{name}"), icon)
        return found
