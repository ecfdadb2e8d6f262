"""Everything printed in the box of Ginkgopolis: its types and limits, and what does not go together.

There is a tile and a card for each of the numbers 1 to 20 in three colours, a card and a token for each of twelve
letters, and 27 characters. What a colour yields, what triggers a bonus and what a final bonus can count are rules
(GIN-0.7, 0.8, 10.2); here is which card has which of them. The square of the tiles 1 to 3 with which the city begins is
a rule, too (GIN-2.1): it has as many sides as there are letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from edubba.games.ginkgopolis.rules.pieces import RING, column, row
from edubba.kernel.errors import Told
from edubba.kernel.places import WHOLE, Part
from edubba.kernel.typedbox import TypedBox, renamed

Colour = Literal["red", "blue", "yellow"]
Trigger = Literal["exploit", "urbanize", "construct"]
Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
Seats = Literal["1", "2", "3", "4", "5"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)
LETTER_NAMES: tuple[Letter, ...] = get_args(Letter)
SEATS: tuple[Seats, ...] = get_args(Seats)
SETS = range(1, 7)
RESERVE = 51  # tiles that are not in the starting square
CIRCULATING = 21  # cards at the start
MOST_GOODS = 195  # of one kind that all bonuses for one trigger can bring
NO_END = 60  # how files of 0.1.0 wrote that no level is too high

Few = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=30)]
Level = Annotated[int, Meta(ge=1, le=59)]
Plenty = Annotated[int, Meta(ge=0, le=20)]


class Goods(Part):
    resource: Few
    tile: Few
    point: Few


class Bonus(Part):
    """Each time the trigger happens its owner gains these goods."""

    trigger: Trigger
    gain: Goods


class Permanent(Bonus, tag_field="kind", tag="permanent"):
    """The bonus of a building card that works during the game."""


class ResourcesOnColour(Part, tag_field="kind", tag="resources_on_colour"):
    """At the end: points for each own resource on buildings of this colour."""

    colour: Colour
    points: Points


class BuildingsByLevel(Part, tag_field="kind", tag="buildings_by_level"):
    """At the end: points for each own building of these levels; null, if none is too high."""

    low: Level
    high: Level | None
    points: Points


class CardsByTrigger(Part, tag_field="kind", tag="cards_by_trigger"):
    """At the end: points for each own card whose permanent bonus has this trigger."""

    trigger: Trigger
    points: Points


class CardsByColour(Part, tag_field="kind", tag="cards_by_colour"):
    """At the end: points for each own card of this colour."""

    colour: Colour
    points: Points


class Flat(Part, tag_field="kind", tag="flat"):
    """At the end: points."""

    points: Points


Effect = Permanent | ResourcesOnColour | BuildingsByLevel | CardsByTrigger | CardsByColour | Flat


class Building(Part):
    """A building card: its id tells colour and number, which are those of its tile."""

    id: str
    bonus: Effect


class Character(Part):
    """A character card. Those with a number from 1 to 6 are dealt together in the initiation game (0: none)."""

    id: str
    colour: Colour
    set: Annotated[int, Meta(ge=0, le=6)]
    start: Annotated[Goods, WHOLE]
    bonus: Annotated[Bonus, WHOLE]


class SetUp(Part):
    """What depends on the number of players has an entry for each; 1 is the solitaire game.

    A hand has four cards at most: five players then hold 20 of the 21 that go round. Three characters at most are kept:
    what is known of packets that come round more often (GIN-13.7) is not told by the rules.
    """

    resources: dict[Seats, Annotated[int, Meta(ge=1, le=25)]]
    tiles_removed: dict[Seats, Plenty]
    cards_put_aside: dict[Seats, Annotated[int, Meta(ge=0, le=16)]]
    hand_size: Annotated[int, Meta(ge=1, le=4)]
    change_hand_tokens: Few
    characters_dealt: Annotated[int, Meta(ge=1, le=5)]
    characters_kept: Annotated[int, Meta(ge=1, le=3)]
    first_token: Letter  # above the top left of the square; the others follow clockwise in alphabetical order


class Scores(Part):
    """What brings points by the rules."""

    change_hand_token: Few
    tile_given_back: Few
    resource_covered: Few


class StartingGoods(Part):
    resource: Plenty
    tile: Plenty
    point: Plenty


class Solo(Part):
    start: StartingGoods
    hand_size: Annotated[int, Meta(ge=2, le=4)]  # one of them may go to Hal (GIN-R20)
    hal_resources: Annotated[int, Meta(ge=1, le=25)]


class GinkgopolisBox(Part):
    buildings: list[Building]
    characters: list[Character]
    setup: SetUp
    points: Scores
    solo: Solo


# --- what does not go together --------------------------------------------------------------------------------------


def contradictions(box: GinkgopolisBox) -> Iterator[Told]:
    """Values that are possible each, but not together."""
    for card in box.buildings:
        bonus = card.bonus
        if isinstance(bonus, BuildingsByLevel) and bonus.high is not None and bonus.low > bonus.high:
            sentence = "buildings[{card}].bonus: low must be at most {high} (high), found {low}"
            yield Told("ginkgopolis-levels", sentence, card=card.id, low=bonus.low, high=bonus.high)
    for number in SETS:
        if all(one.set != number for one in box.characters):
            sentence = "characters: none of them has the set {number}; each of the sets 1 to 6 needs one"
            yield Told("ginkgopolis-set", sentence, number=number)
    yield from _bonus_problems(box)
    setup = box.setup
    if setup.characters_kept > setup.characters_dealt:
        sentence = "setup.characters_kept: must be at most {most} (setup.characters_dealt), found {found}"
        yield Told("ginkgopolis-kept", sentence, most=setup.characters_dealt, found=setup.characters_kept)
    for seats in SEATS:
        yield from _set_up_problems(box, seats)


def _bonus_problems(box: GinkgopolisBox) -> Iterator[Told]:
    """The rules keep points and resources that somebody gains at once in 8 bits each. A new building yields as much as
    its neighbours have levels, 60 at most in the whole city; the rest is for the bonuses of a tableau."""
    cards = [card.bonus for card in box.buildings if isinstance(card.bonus, Bonus)]
    for trigger in TRIGGERS:
        for good in ("resource", "point"):
            built = sum(getattr(one.gain, good) for one in cards if one.trigger == trigger)
            gains = [(one.set, getattr(one.bonus.gain, good)) for one in box.characters if one.bonus.trigger == trigger]
            drafted = sum(sorted((gain for _, gain in gains), reverse=True)[: box.setup.characters_kept])
            dealt = max(sum(gain for own, gain in gains if own == number) for number in SETS)
            found = built + max(drafted, dealt)
            if found > MOST_GOODS:
                sentence = (
                    "buildings, characters: all bonuses for {trigger} of a player can bring {good} {found} times, "
                    "{most} at most are possible"
                )
                yield Told("ginkgopolis-goods", sentence, trigger=trigger, good=good, found=found, most=MOST_GOODS)


def _set_up_problems(box: GinkgopolisBox, seats: Seats) -> Iterator[Told]:
    """A fresh deck needs a card (GIN-I8), and the reserve a tile, whoever gets which characters."""
    setup, solo = box.setup, box.solo
    hands = "solo.hand_size" if seats == "1" else "setup.hand_size"
    held = solo.hand_size + 1 if seats == "1" else setup.hand_size * int(seats)
    most = CIRCULATING - held - 1
    if setup.cards_put_aside[seats] > most:
        sentence = "setup.cards_put_aside.{seats}: must be at most {most} with these hands ({hands}), found {found}"
        facts = {"seats": seats, "most": most, "hands": hands, "found": setup.cards_put_aside[seats]}
        yield Told("ginkgopolis-put-aside", sentence, **facts)
    reserve = RESERVE - setup.tiles_removed[seats]
    tiles = starting_tiles(box, int(seats))
    if tiles >= reserve:
        sentence = (
            "characters: with {seats} players they can bring {tiles} tiles to begin with (start), but the reserve has "
            "{reserve} (setup.tiles_removed.{seats}), and must keep one"
        )
        yield Told("ginkgopolis-tiles", sentence, seats=seats, tiles=tiles, reserve=reserve)


def starting_tiles(box: GinkgopolisBox, seats: int) -> int:
    """How many tiles are drawn at most before the first round."""
    if seats == 1:
        return box.solo.start.tile
    each = sorted((one.start.tile for one in box.characters), reverse=True)
    sets = sorted((sum(one.start.tile for one in box.characters if one.set == number) for number in SETS), reverse=True)
    return max(sum(each[: box.setup.characters_kept * seats]), sum(sets[:seats]))


def along(box: GinkgopolisBox, place: str, value: Any) -> Iterable[tuple[str, Any]]:
    """If more cards are put aside than hands of this size allow, hands become smaller."""
    seats = place.removeprefix("setup.cards_put_aside.")
    if seats in SEATS[1:] and type(value) is int:
        hand_size = (CIRCULATING - 1 - value) // int(seats)
        if 1 <= hand_size < box.setup.hand_size:
            return [("setup.hand_size", hand_size)]
    return ()


# --- files of version 0.1.0 -----------------------------------------------------------------------------------------

KINDS = {
    "resources_on_color": "resources_on_colour",
    "buildings_by_level": "buildings_by_level",
    "cards_by_trigger": "cards_by_trigger",
    "cards_by_color": "cards_by_colour",
    "flat": "flat",
}
FIELDS = {"color": "colour", "min": "low", "max": "high"}
START_CELLS = [[column(place), row(place)] for place in RING]
WERE_OBJECTS = ("building_cards.items[*].effect", "characters.items[*].effect", "characters.items[*].start")
_moved = renamed(
    {
        "characters.items[*].color": "characters[{0}].colour",
        "characters.items[*].set": "characters[{0}].set",
        "characters.items[*].start": "characters[{0}].start",
        "setup.resources_in_play.*": "setup.resources.{0}",
        "setup.tiles_removed.*": "setup.tiles_removed.{0}",
        "setup.cards_discarded_from_fresh_deck.*": "setup.cards_put_aside.{0}",
        "setup.hand_size": "setup.hand_size",
        "setup.change_hand_tokens_per_player": "setup.change_hand_tokens",
        "setup.draft_deal": "setup.characters_dealt",
        "setup.characters_kept": "setup.characters_kept",
        "setup.unused_change_hand_token_points": "points.change_hand_token",
        "setup.give_back_points_per_tile": "points.tile_given_back",
        "setup.overbuilt_points_per_resource": "points.resource_covered",
        "solo.start.*": "solo.start.{0}",
        "solo.hand_drawn_each_turn": "solo.hand_size",
        "solo.hal.resources": "solo.hal_resources",
    }
    | dict.fromkeys(
        [
            "game", "schema", "counts.*", "building_colors[*].*", "player_colors.ids", "city_start.**", "solo.**",
            "setup.exhaustions_to_end", "setup.draft_pass", "building_tiles.items[*].*", "building_cards.items[*].*",
            "urbanization_cards.items[*].*", "urbanization_tokens.items[*].*", "characters.items[*].id",
            "characters.items[*].type", "character_sets.items[*].**",
        ]
    )
)  # fmt: skip


def moved(place: str, value: Any) -> Iterable[tuple[str, Any]] | None:
    """Where a value of a file of version 0.1.0 stands now."""
    group, _, rest = place.partition(".items[")
    name, _, what = rest.partition("].")
    if what == "effect" and group == "building_cards":
        return [(f"buildings[{name.removeprefix('C-')}].bonus", effect_of_0_1(value))]
    if what == "effect" and group == "characters":
        effect = effect_of_0_1(value)
        if isinstance(effect, dict) and effect.get("kind") == "permanent":
            del effect["kind"]
        return [(f"characters[{name}].bonus", effect)]
    if place == "urbanization_tokens.items[A].start_cell":
        letter = LETTER_NAMES[-START_CELLS.index(value)] if value in START_CELLS else value
        return [("setup.first_token", letter)]
    return _moved(place, value)


def effect_of_0_1(old: Any) -> Any:
    """The same effect in the words of these types; what they do not know is left as it is."""
    if not isinstance(old, dict):
        return old
    found = {FIELDS.get(key, key): value for key, value in old.items() if key != "score"}
    if old.get("kind") == "final":
        score = old.get("score")
        found["kind"] = KINDS.get(score, score) if isinstance(score, str) else score
    if found.get("high") == NO_END:
        found["high"] = None
    return found


BOX = TypedBox(
    GinkgopolisBox,
    Path(__file__).parent,
    game="ginkgopolis",
    version=1,
    name="5cd12c1b0a9cfa68",
    contradictions=contradictions,
    along=along,
    moved=moved,
    whole=WERE_OBJECTS,
    follows=("character_sets.items[*].start_total.*", "schema"),
)
BUILDING_IDS = tuple(one["id"] for one in BOX.shipped["buildings"])
CHARACTER_IDS = tuple(one["id"] for one in BOX.shipped["characters"])
