"""Everything printed in the box of Uruk: its types and limits, and what does not go together.

What a card does is a rule (URU-8, URU-10), known by the card's id; here are the numbers and colours that it shows. A
producer gives cubes of its own colour and a reduction is for its own colour, so these are not told a second time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from edubba.games.uruk.rules.cards import COLOURS
from edubba.kernel.errors import Told
from edubba.kernel.places import WHOLE, Part
from edubba.kernel.typedbox import TypedBox, renamed

Colour = Literal["red", "pink", "yellow", "blue"]
COLOUR_IDS: tuple[str, ...] = get_args(Colour)
STORE_IDS = ("mud_hut", "net", "clay_pot", "cistern")
REDUCTIONS = ("city_wall", "axe", "statuette", "sailing_ship")
PRODUCERS = ("kiln", "domestication", "roller", "water_wheel")
EVENT_IDS = (
    "enlil", "nergal", "ninurta", "gibil", "marduk", "nannar", "ishtar", "drought", "earthquake", "volcano",
)  # fmt: skip
NUMERALS = ("I", "II", "III", "IV")
SEATS = (2, 3, 4)
MOST_CUBES = 48  # there is an action for each bid of so many

Bonus = Annotated[int, Meta(ge=0, le=9)]
Cubes = Annotated[int, Meta(ge=1, le=15)]
TwoColours = Annotated[tuple[Colour, Colour], WHOLE]
# Sizes of groups of equal cubes, in any order; rules count no group beyond 3.
Price = Annotated[list[Annotated[int, Meta(ge=1, le=3)]], Meta(min_length=1, max_length=COLOURS)]


class Store(Part):
    """A level-1 invention with which somebody begins: level 1, one copy."""

    id: str
    colour: Colour


class Invention(Part):
    id: str
    level: Annotated[int, Meta(ge=2, le=4)]
    copies: Annotated[int, Meta(ge=1, le=12)]
    colour: Colour


class Lighthouse(Part):
    """How much more a bid is worth: one of cards, one of cubes, and for the village or city on the card."""

    cards: Bonus
    cubes: Bonus
    village: Bonus
    city: Bonus


class Effects(Part):
    """Numbers and colours on single inventions."""

    lighthouse: Lighthouse
    pulley: TwoColours
    sewer: TwoColours
    clay_pipe: Annotated[int, Meta(ge=1, le=12)]
    water_clock: Annotated[int, Meta(ge=2, le=6)]


class PerSeats(Part, rename={"two": "2", "three": "3", "four": "4"}):
    """A number for each number of players."""

    two: Annotated[int, Meta(ge=0, le=24)]
    three: Annotated[int, Meta(ge=0, le=24)]
    four: Annotated[int, Meta(ge=0, le=24)]

    def of(self, seats: int) -> int:
        return {2: self.two, 3: self.three, 4: self.four}.get(seats, 0)


class FirstEpoch(Part):
    """Its price is no number: the level of the invention in its colour (URU-9.4)."""

    discs: PerSeats
    cities: bool


class Epoch(FirstEpoch):
    price: Price


class Epochs(Part, rename={"first": "I", "second": "II", "third": "III", "fourth": "IV"}):
    first: FirstEpoch
    second: Epoch
    third: Epoch
    fourth: Epoch


class Supply(Part):
    red: Cubes
    pink: Cubes
    yellow: Cubes
    blue: Cubes


class SetUp(Part):
    hand_size: Annotated[int, Meta(ge=1, le=9)]
    display_size: Annotated[int, Meta(ge=1, le=6)]
    store_cubes: Annotated[int, Meta(ge=0, le=12)]
    cards_to_discard_pile: PerSeats
    first_reshuffle_removes: Annotated[int, Meta(ge=0, le=60)]


class Constants(Part):
    actions_per_turn: Annotated[int, Meta(ge=1, le=9)]
    slot_limit: Annotated[int, Meta(ge=2, le=6)]  # with a single slot there would be nothing to keep while replacing
    hand_limit_at_event: Annotated[int, Meta(ge=0, le=30)]
    volcano_lost_actions: Annotated[int, Meta(ge=0, le=9)]
    cubes_per_vp: Annotated[int, Meta(ge=1, le=48)]


class UrukBox(Part):
    stores: list[Store]
    inventions: list[Invention]
    effects: Effects
    epochs: Epochs
    cubes: Supply
    setup: SetUp
    constants: Constants

    def all_epochs(self) -> list[FirstEpoch | Epoch]:
        return [self.epochs.first, self.epochs.second, self.epochs.third, self.epochs.fourth]

    def supply(self) -> list[int]:
        return [self.cubes.red, self.cubes.pink, self.cubes.yellow, self.cubes.blue]


# --- what does not go together --------------------------------------------------------------------------------------


def contradictions(box: UrukBox) -> Iterator[Told]:
    """Values that are possible each, but not together."""
    yield from _colour_problems(box)
    supply, stores = box.supply(), box.setup.store_cubes
    for colour, have in zip(COLOUR_IDS, supply, strict=True):
        needed = stores * sum(store.colour == colour for store in box.stores)
        if have < needed:
            sentence = "cubes.{colour}: must be at least {needed} for the stores (setup.store_cubes), found {found}"
            yield Told("uruk-stores", sentence, colour=colour, needed=needed, found=have)
    if sum(supply) > MOST_CUBES:
        sentence = "cubes: must be at most {most} of all four colours together, found {found}"
        yield Told("uruk-cubes", sentence, most=MOST_CUBES, found=sum(supply))
    for numeral, epoch in zip(NUMERALS, box.all_epochs(), strict=True):
        if isinstance(epoch, Epoch):
            yield from _price_problems(f"epochs.{numeral}.price", epoch.price, sorted(supply, reverse=True))
    constants = box.constants
    if box.effects.water_clock < constants.slot_limit:
        sentence = "effects.water_clock: must be at least {limit} (constants.slot_limit), found {found}"
        yield Told("uruk-clock", sentence, limit=constants.slot_limit, found=box.effects.water_clock)
    if constants.volcano_lost_actions > constants.actions_per_turn:
        sentence = "constants.volcano_lost_actions: must be at most {most} (constants.actions_per_turn), found {found}"
        facts = {"most": constants.actions_per_turn, "found": constants.volcano_lost_actions}
        yield Told("uruk-volcano", sentence, **facts)
    for seats in SEATS:
        yield from _set_up_problems(box, seats)


def _colour_problems(box: UrukBox) -> Iterator[Told]:
    for colour in COLOUR_IDS:
        helpers = [one.id for one in box.inventions if one.id in REDUCTIONS and one.colour == colour]
        if len(helpers) > 1:
            sentence = "inventions: {cards} cannot all make {colour} inventions cheaper, only one can"
            yield Told("uruk-reductions", sentence, cards=", ".join(helpers), colour=colour)
    for name, two in (("pulley", box.effects.pulley), ("sewer", box.effects.sewer)):
        if two[0] == two[1]:
            sentence = "effects.{card}: must be two different ones of {allowed}, found {found}"
            yield Told("uruk-two", sentence, card=name, allowed=", ".join(COLOUR_IDS), found=", ".join(two))


def _price_problems(place: str, price: list[int], supply: list[int]) -> Iterator[Told]:
    groups = sorted(price, reverse=True)
    if any(group > have for group, have in zip(groups, supply, strict=False)):
        sentence = "{place}: cannot be paid with the cubes there are ({cubes})"
        yield Told("uruk-unpayable", sentence, place=place, cubes=", ".join(map(str, supply)))


def _set_up_problems(box: UrukBox, seats: int) -> Iterator[Told]:
    """Discs and cards must be enough for this number of players."""
    on_epochs = sum(epoch.discs.of(seats) for epoch in box.all_epochs())
    if not on_epochs:
        yield Told("uruk-no-discs", "epochs: with {seats} players there are no discs on them", seats=seats)
    there = sum(one.copies for one in box.inventions if one.level == 2)
    setup = box.setup
    needed = setup.hand_size * seats + setup.display_size + setup.cards_to_discard_pile.of(seats)
    if needed > there:
        sentence = (
            "setup: {seats} players need {needed} cards of level 2 (hands, display, discard pile), there are {found}"
        )
        yield Told("uruk-deck", sentence, seats=seats, needed=needed, found=there)


def along(box: UrukBox, place: str, value: Any) -> Iterable[tuple[str, Any]]:
    """A reduction takes the colour of another one, which takes its own: there is one a colour."""
    colours = {f"inventions[{one.id}].colour": one.colour for one in box.inventions if one.id in REDUCTIONS}
    if place in colours:
        return [(other, colours[place]) for other, colour in colours.items() if other != place and colour == value]
    return ()


# --- files of version 0.1.0 -----------------------------------------------------------------------------------------

CARD = "invention_types.items"
_moved = renamed(
    {f"{CARD}[{store}].colour": f"stores[{store}].colour" for store in STORE_IDS}
    | {f"{CARD}[{store}].**": None for store in STORE_IDS}
    | {
        f"{CARD}[lighthouse].effects[0].resources": "effects.lighthouse.cubes",
        f"{CARD}[lighthouse].effects[0].op": None,
        f"{CARD}[lighthouse].effects[0].*": "effects.lighthouse.{0}",
        f"{CARD}[clay_pipe].effects[0].capacity": "effects.clay_pipe",
        f"{CARD}[water_clock].effects[0].n": "effects.water_clock",
        f"{CARD}[*].level": "inventions[{0}].level",
        f"{CARD}[*].copies": "inventions[{0}].copies",
        f"{CARD}[*].colour": "inventions[{0}].colour",
        f"{CARD}[*].id": None,
        f"{CARD}[*].names.*": None,
        f"{CARD}[*].text.*": None,
        f"{CARD}[*].category": None,
        f"{CARD}[*].effects": None,
        f"{CARD}[*].effects[*].*": None,
        "cubes.per_colour.*": "cubes.{0}",
        "cubes.total": None,
        "settlement_discs.**": None,
        "setup.level1_start_cubes": "setup.store_cubes",
        "setup.first_reshuffle_removes_oldest": "setup.first_reshuffle_removes",
        "setup.cards_to_discard_pile.*": "setup.cards_to_discard_pile.{0}",
        "setup.deck_size_after_setup.*": None,
        "setup.level2_cards_on_top_after_setup.*": None,
        "setup.hand_size": "setup.hand_size",
        "setup.display_size": "setup.display_size",
        "constants.discs_per_invention_max": None,
        "constants.vp_invention_without_disc": None,
        "constants.*": "constants.{0}",
    }
    | dict.fromkeys(
        [
            "game", "title.*", "designers", "publisher", "year", "players.*", "official_solo", "data_version",
            "colours[*].**", "event_cards.items[*].**", "summary_cards.*", "engine_limits.*", "variants.**",
        ]
    )
)  # fmt: skip
FOLLOW = (
    "cubes.total", "settlement_discs.**", "epoch_cards.items[*].cost.total", "setup.deck_size_after_setup.*",
    "setup.level2_cards_on_top_after_setup.*", f"{CARD}[*].effects[*].colour", "data_version",
)  # fmt: skip
EPOCH = {f"epoch_cards.items[epoch_{number}]": f"epochs.{numeral}" for number, numeral in enumerate(NUMERALS, 1)}


def moved(place: str, value: Any) -> Iterable[tuple[str, Any]] | None:
    """Where a value of a file of version 0.1.0 stands now."""
    card, _, rest = place.partition("].")
    if f"{card}]" in EPOCH:
        epoch = EPOCH[f"{card}]"]
        if rest.startswith("discs."):
            return [(f"{epoch}.{rest}", value)]
        if rest == "allowed":
            return [(f"{epoch}.cities", len(value) > 1 if value in (["village"], ["village", "city"]) else value)]
        if rest == "cost.pattern":
            numbers = isinstance(value, list) and all(type(size) is int for size in value)
            return [(f"{epoch}.price", sorted(value, reverse=True) if numbers else value)]
        return () if rest in ("id", "numeral", "cost.rule", "cost.total") else None
    if place in (f"{CARD}[pulley].effects[0].colours", f"{CARD}[sewer].effects[0].colours"):
        known = isinstance(value, list) and all(colour in COLOUR_IDS for colour in value)
        name = "pulley" if "pulley" in place else "sewer"
        return [(f"effects.{name}", sorted(value, key=COLOUR_IDS.index) if known else value)]
    return _moved(place, value)


BOX = TypedBox(
    UrukBox,
    Path(__file__).parent,
    game="uruk",
    version=1,
    name="a6951bf4a93b5fdc",
    contradictions=contradictions,
    along=along,
    moved=moved,
    follows=FOLLOW,
)
TYPE_IDS = (*STORE_IDS, *(one["id"] for one in BOX.shipped["inventions"]))
