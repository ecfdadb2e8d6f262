"""The int tables by which the rules are played, made from what is printed."""

from __future__ import annotations

from edubba.games.ginkgopolis.box import (
    COLOURS,
    LETTER_NAMES,
    SEATS,
    SETS,
    TRIGGERS,
    Bonus,
    BuildingsByLevel,
    CardsByColour,
    CardsByTrigger,
    Effect,
    Flat,
    GinkgopolisBox,
    Goods,
    ResourcesOnColour,
    StartingGoods,
)
from edubba.games.ginkgopolis.rules.pieces import LETTER_COUNT, NONE, NUMBERS, POINT, RESOURCE, TILE_GOOD, TILES
from edubba.games.ginkgopolis.rules.printed import BY_COLOUR, BY_LEVEL, BY_TRIGGER, FLAT, NO_FINAL, ON_COLOUR, Printed


def tables(box: GinkgopolisBox) -> Printed:
    """The tables of one box, which must be in order."""
    p = Printed()
    for number, card in enumerate(box.buildings):
        add_card(p, number // NUMBERS, card.bonus)
    for _ in range(LETTER_COUNT):
        add_card(p, NONE, None)
    for character in box.characters:
        add_card(p, COLOURS.index(character.colour), character.bonus)
        p.start.append(goods(character.start))
        p.set_of.append(character.set)
    p.sets = [[index for index, own in enumerate(p.set_of) if own == number] for number in SETS]
    setup, points, solo = box.setup, box.points, box.solo
    p.resources = [0] + [setup.resources[seats] for seats in SEATS]
    p.tiles_removed = [0] + [setup.tiles_removed[seats] for seats in SEATS]
    p.set_aside = [0] + [setup.cards_put_aside[seats] for seats in SEATS]
    p.hand_size = setup.hand_size
    p.changes = setup.change_hand_tokens
    p.draft_deal = setup.characters_dealt
    p.kept = setup.characters_kept
    p.first_token = LETTER_NAMES.index(setup.first_token)
    p.change_points = points.change_hand_token
    p.give_points = points.tile_given_back
    p.cover_points = points.resource_covered
    p.solo_start = goods(solo.start)
    p.solo_hand = solo.hand_size
    p.hal_resources = solo.hal_resources
    return p


def goods(some: Goods | StartingGoods) -> int:
    """Points, resources and tiles in one number."""
    return some.point * POINT + some.resource * RESOURCE + some.tile * TILE_GOOD


def add_card(p: Printed, colour: int, effect: Bonus | Effect | None) -> None:
    """One more row of the tables; urbanization cards have neither colour nor bonus."""
    p.colour.append(colour)
    p.trigger.append(TRIGGERS.index(effect.trigger) if isinstance(effect, Bonus) else NONE)
    p.bonus.append(goods(effect.gain) if isinstance(effect, Bonus) else 0)
    kind, points, wanted, upto = final(effect)
    p.final.append(kind)
    p.final_points.append(points)
    p.final_from.append(wanted)
    p.final_upto.append(upto)


def final(effect: Bonus | Effect | None) -> tuple[int, int, int, int]:
    """How a final bonus counts: its kind, its points, what it counts, and the highest level that counts."""
    match effect:
        case ResourcesOnColour():
            return ON_COLOUR, effect.points, COLOURS.index(effect.colour), 0
        case BuildingsByLevel():
            return BY_LEVEL, effect.points, effect.low, TILES if effect.high is None else effect.high
        case CardsByTrigger():
            return BY_TRIGGER, effect.points, TRIGGERS.index(effect.trigger), 0
        case CardsByColour():
            return BY_COLOUR, effect.points, COLOURS.index(effect.colour), 0
        case Flat():
            return FLAT, effect.points, NONE, 0
        case _:
            return NO_FINAL, 0, NONE, 0
