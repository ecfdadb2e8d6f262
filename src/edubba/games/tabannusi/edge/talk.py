"""Tabannusi in words: what its numbers mean, and what a step or an event does not say by itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from edubba.games.tabannusi.box import BOX
from edubba.games.tabannusi.edge.faces import COLOUR_ICONS, Faces
from edubba.games.tabannusi.edge.naming import NAMED, Naming
from edubba.games.tabannusi.edge.scene_city import quarter, spot
from edubba.games.tabannusi.effects import COLOURS as COLOUR_IDS
from edubba.games.tabannusi.rules import pieces
from edubba.games.tabannusi.rules.build import ShipAfterBuilding
from edubba.games.tabannusi.rules.gain import PayAnything
from edubba.games.tabannusi.rules.garden import GardenWork
from edubba.games.tabannusi.rules.pay import Pay, units_in
from edubba.games.tabannusi.rules.pieces import COLOURS, LINES, RIVER, bit_of
from edubba.games.tabannusi.rules.port import PayShip
from edubba.games.tabannusi.rules.printed import KINGS
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.games.tabannusi.rules.turn import Menu, TakeDie
from edubba.games.tabannusi.tables import CELL_IDS, HOUSE_IDS, LINE_IDS, SYMBOLS, tables
from edubba.kernel.game import Game
from edubba.kernel.journal import Event
from edubba.kernel.scene import Colour, Face
from edubba.kernel.step import Step
from edubba.words import Talk
from edubba.words.phrasebook import Argument
from edubba.words.talk import Arguments

MASTER_IDS = tuple(f"B{number}" for number in range(1, pieces.MASTERS + 1))


def printed_ids(group: str) -> tuple[str, ...]:
    """The ids of a group of tiles or cards, which no pack changes."""
    return tuple(item["id"] for item in BOX.shipped[group])


SHIP_NAMES = (*printed_ids("ships"), *(ship["id"] for ship in BOX.shipped["port"]["printed_ships"]))
AUTOMA_CARDS = printed_ids("automa_cards")
REASONS = ("number", "size", "tiles", "touch")
THINGS: dict[str, Sequence[str]] = {
    "colour": COLOUR_IDS,
    "district": ("1", "2", "3", "4", "5"),
    "tile": printed_ids("action_tiles"),
    "ship": SHIP_NAMES,
    "decree": printed_ids("decrees"),
    "master": MASTER_IDS,
    "water": printed_ids("special_water"),
    "card": printed_ids("urbanisation_cards"),
    "symbol": SYMBOLS,
    "letter": ("A", "B", "C", "D"),
    "king": KINGS,
}
TOLD = {
    "advanced": ("colour", "row"),
    "architect": ("district",),
    "bot-builds": ("colour", "cause", "count"),
    "bot-cannot": ("letter",),
    "bot-chooses": ("colour", "cause", "number"),
    "bot-crate": ("colour",),
    "bot-die-equal": ("colour", "value"),
    "bot-die-highest": ("colour", "value"),
    "bot-does": ("letter",),
    "bot-instead": ("letter", "district"),
    "bot-markers": ("count",),
    "bot-master": ("master",),
    "bot-plan": ("district", "left"),
    "bot-returns": ("colour",),
    "bot-row": ("row", "symbol", "number"),
    "bot-steps": ("steps", "district"),
    "bot-tile": ("colour", "number"),
    "built": ("colour", "district", "size"),
    "card-scored": ("card", "count"),
    "card-shown": ("card",),
    "collected": ("colour", "value"),
    "column": ("number",),
    "crate": ("colour",),
    "decree": ("decree",),
    "drew-cards": ("count",),
    "emptied": ("district",),
    "filled": ("colour",),
    "from-reserve": ("colour",),
    "gardens": ("count",),
    "gardens-rewarded": ("count",),
    "gold": ("count",),
    "ignores-house": ("count",),
    "laid-special": ("water",),
    "lost-dice": ("colour", "count"),
    "markers": ("count",),
    "markers-home": ("count",),
    "master": ("master",),
    "masters-scored": ("count", "points"),
    "moved-house": ("colour",),
    "paid-crate": ("colour",),
    "paid-die": ("colour",),
    "paid-gold": ("count",),
    "points": ("count",),
    "points-lost": ("count",),
    "project": ("colour",),
    "refilled": ("district", "count"),
    "scored": ("district", "count"),
    "scoring": ("district",),
    "ship": ("ship",),
    "special-shown": ("water",),
    "special-water": ("water",),
    "starting-building": ("colour",),
    "starts-in": ("district",),
    "tile": ("tile",),
    "took-die": ("colour", "value"),
    "used-master": ("master",),
    "water": ("count",),
    "ziggurat-house": ("colour", "number"),
    "ziggurat-marker": ("colour", "number"),
}
SECRETS = {"kept-card": "card"}
# Where the number of a cell stands in an event.
CELLS_TOLD = {"project": "b", "starting-building": "b", "laid-special": "b", "laid-water": "a", "planted": "a"}
ANNOUNCED = frozenset({"scored", "last-gold", "decree", "final-scoring"})
# Pieces that lie on a cell afterwards, and where the number of a district stands in an event.
LAID = {
    "project": "project",
    "starting-building": "house",
    "laid-special": "water",
    "laid-water": "water",
    "planted": "garden",
}
DISTRICTS_TOLD = {"bot-instead": "b", "bot-steps": "b", "built": "b"}
NUMBER_TILES = ("I", "II", "III")


def cell_words(cell: int) -> Arguments:
    """What is needed to name a cell: its place, spot, and the districts that a river cell lies between."""
    name = CELL_IDS[cell].upper()  # as it is printed
    if cell < RIVER:
        return {"place": "land", "spot": name, "from": 0, "to": 0}
    return {"place": "river", "spot": name[-1], "from": int(name[1]), "to": int(name[2])}


def line_words(space: int) -> Arguments:
    """What is needed to name a house space of the port."""
    name = LINE_IDS[space // 2]
    red = "yes" if space & 1 else "no"
    return {"along": "row" if name[0] == "R" else "column", "line": int(name[1]), "red": red}


class TabannusiTalk(Talk[TabannusiState]):
    """Puts choices, questions, events and rules of Tabannusi into sentences."""

    texts = Path(__file__).parents[1] / "words" / "texts.{}.ftl"
    things = THINGS
    told = TOLD
    secrets = SECRETS
    pressed = ("colour", "pay-crate", "pay-die")
    announced = ANNOUNCED
    automa_cards = AUTOMA_CARDS

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.printed = tables(BOX.read(game.pack.data))
        self.words = Naming(self.book, self.printed, [self.thing("colour", colour) for colour in range(COLOURS)])

    def player(self, seat: int, lang: str, names: Sequence[str] = ()) -> str:
        """The automa sits behind the only player."""
        return self.book.say(lang, "automa") if len(names) == 1 and seat == 1 else super().player(seat, lang, names)

    def _add(
        self, found: Arguments, name: str, kind: str, value: int | str | bool, lang: str, names: Sequence[str]
    ) -> None:
        if kind in NAMED and type(value) is int:
            if 0 <= value < len(self.things[kind]):
                found[name] = self.words.name(lang, kind, value)
        else:
            super()._add(found, name, kind, value, lang, names)

    def _labelled(self, kind: str, label: str, lang: str, names: Sequence[str]) -> Argument:
        if kind in NAMED:
            return self.words.name(lang, kind, self.things[kind].index(label))
        return super()._labelled(kind, label, lang, names)

    def guide_details(self, lang: str) -> Arguments:
        p = self.printed
        barges = [self.book.say(lang, f"colour-{COLOUR_IDS[colour]}") for colour in p.local]
        pieces_each = {f"{COLOUR_IDS[track]}s": p.pieces_each[track] for track in range(pieces.TRACKS)}
        return {
            "barges": self.book.listing(lang, barges),
            "crates": p.most_crates,
            "building": p.price_building,
            "marker": p.price_marker,
            "after": p.price_ship_after,
            "ship": p.price_ship,
            "port": p.price_port,
            "ziggurat": p.price_ziggurat,
            "master": p.master_vp,
            "time": p.time_gold,
            "top": p.top,
            "factors": " ".join(map(str, p.factor)),
            "bot": p.bot_points,
            "decrees": self.book.listing(lang, [str(count) for count in p.number_of_decrees[2:]]),
            "symbols": self.book.listing(lang, [str(count) for count in p.distinct_symbols[2:]]),
            **pieces_each,
        }

    # --- questions -----------------------------------------------------------------------------------------------

    def question_details(self, s: TabannusiState, step: Step[TabannusiState], seat: int) -> Arguments:
        if isinstance(step, (TakeDie, Menu)):
            district = s.players[seat].assistant
            return {"district": self.thing("district", district), "left": int(s.actions)}
        if isinstance(step, Pay):
            return self.cost_words(step.need)
        if isinstance(step, ShipAfterBuilding):
            return {"gold": self.printed.price_ship_after}
        if isinstance(step, PayAnything):
            return {"track": self.thing("colour", step.track)}
        return {}

    def cost_words(self, need: int) -> Arguments:
        """A cost of one or two colours."""
        units = [(need >> 4 * colour & 15, colour) for colour in range(COLOURS) if need >> 4 * colour & 15]
        count, colour = units[0]
        others, other = units[-1]
        return {
            "count": count,
            "colour": self.thing("colour", colour),
            "more": "yes" if len(units) > 1 else "no",
            "others": others,
            "other": self.thing("colour", other),
        }

    # --- choices -------------------------------------------------------------------------------------------------

    def choice_details(self, s: TabannusiState, step: Step[TabannusiState] | None, action: int, verb: str) -> Arguments:
        found = self.naming(action, verb)
        if verb == "cell" and isinstance(step, GardenWork):
            plants = step.district < pieces.COMMON and s.water[step.district] & bit_of(action - pieces.CELL)
            found["what"] = "plant" if plants else "water"
        elif verb == "ship":
            found["ship"] = self.thing("ship", s.berths[action - pieces.SHIP])
        elif verb == "die" and isinstance(step, TakeDie):
            found["colour"] = self.thing("colour", s.local[s.players[step.seat].assistant])
        elif verb == "pay-gold":
            if isinstance(step, Pay):
                found["gold"] = units_in(step.need)
            elif isinstance(step, PayShip):
                found["gold"] = step.cost
        return found

    def naming(self, action: int, verb: str) -> Arguments:
        """What names the thing of an action, whatever the position."""
        if verb == "cell":
            return cell_words(action - pieces.CELL)
        if verb == "house":
            return line_words(action - pieces.HOUSE)
        if verb == "space":
            section, number = divmod(action - pieces.SPACE, 6)
            return {"section": self.thing("colour", section), "number": number + 1}
        if verb == "keep":
            needs = self.printed.urban_needs[action - pieces.CARD]
            found: Arguments = {"points": self.printed.urban_vp[action - pieces.CARD]}
            for place, name in enumerate(("one", "two", "three", "four")):
                found[name] = needs[place]
            return found
        return {}

    # --- the catalogue -------------------------------------------------------------------------------------------

    def faces(self, lang: str) -> dict[str, Face]:
        """What tiles, cards, ships and cells are called and do."""
        return Faces(self, lang).all()

    def colours(self, lang: str) -> dict[str, Colour]:
        return {name: Colour(self.book.say(lang, f"colour-{name}"), icon) for name, icon in COLOUR_ICONS.items()}

    # --- events --------------------------------------------------------------------------------------------------

    def event_details(self, event: Event) -> Arguments:
        if event.kind in CELLS_TOLD:
            return cell_words(event.a if CELLS_TOLD[event.kind] == "a" else event.b)
        if event.kind == "port-house":
            return line_words(event.a if 0 <= event.a < 2 * LINES else 0)
        if event.kind in ("bot-cards", "bot-deck"):
            values = self.printed.card_value
            named: Arguments = {"left": AUTOMA_CARDS[event.a], "right": AUTOMA_CARDS[event.b]}
            return named | {"first": values[event.a], "second": values[event.b]}
        if event.kind in ("bot-chooses", "bot-builds"):
            return {"reason": REASONS[event.b]}
        return {}

    def places(self, event: Event) -> list[str]:
        """Cells and what lies there, districts, tracks, spaces, and the cards and number tiles of the automa."""
        kind = event.kind
        if kind in CELLS_TOLD:
            place = event.a if CELLS_TOLD[kind] == "a" else event.b
            return [f"{LAID[kind]}:{CELL_IDS[place]}", spot(place)]
        if "district" in self.told.get(kind, ()):
            return [quarter(event.b if DISTRICTS_TOLD.get(kind) == "b" else event.a)]
        if kind == "advanced":
            return [f"mastery:{COLOUR_IDS[event.a]}.{event.seat}"]
        if kind == "port-house" and 0 <= event.a < 2 * LINES:
            return [f"dock:{HOUSE_IDS[event.a]}"]
        if kind == "ziggurat-house":
            return [f"tower:{COLOUR_IDS[event.a]}-{event.b}"]
        if kind == "ziggurat-marker":
            return [f"section:{COLOUR_IDS[event.a]}"]
        if kind in ("bot-cards", "bot-deck"):
            return [f"left:{AUTOMA_CARDS[event.a]}", f"right:{AUTOMA_CARDS[event.b]}"]
        if kind in ("bot-row", "bot-tile"):
            return [f"pile:{NUMBER_TILES[(event.c if kind == 'bot-row' else event.b) - 1]}"]
        return []
