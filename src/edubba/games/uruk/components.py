"""Reads components.json, or a data pack of the same schema, into int tables, and checks what a pack says."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

from edubba.games.uruk.rules.cards import CISTERN, COLOURS, TYPES, WATER_CLOCK
from edubba.games.uruk.rules.printed import Printed
from edubba.kernel import box
from edubba.kernel.bits import bits
from edubba.kernel.errors import Told
from edubba.kernel.pack import Pack, shown

OWN = Path(__file__).with_name("components.json")
SEATS = ("2", "3", "4")
LARGEST_GROUP = 3  # of equal cubes in a price: `payable` counts no further
COLOUR_NAMES = ("red", "pink", "yellow", "blue")


def _colour(place: str, ours: Any, theirs: Any) -> Told | None:
    """An effect of any colour stays that."""
    check = box.one_of(COLOUR_NAMES) if ours in COLOUR_NAMES else box.unchanged
    return check(place, ours, theirs)


def _two_colours(place: str, ours: Any, theirs: Any) -> Told | None:
    if len(theirs) == len(set(theirs)) == 2 and set(theirs) <= set(COLOUR_NAMES):
        return None
    sentence = "{place}: must be two different ones of {allowed}, found {found}"
    return Told("pack-two", sentence, place=place, allowed=", ".join(COLOUR_NAMES), found=shown(theirs))


def _pattern(place: str, ours: Any, theirs: Any) -> Told | None:
    if 1 <= len(theirs) <= COLOURS and all(1 <= group <= LARGEST_GROUP for group in theirs):
        return None
    sentence = "{place}: must be a list of 1 to {groups} numbers from 1 to {high}, found {found}"
    return Told("pack-pattern", sentence, place=place, groups=COLOURS, high=LARGEST_GROUP, found=shown(theirs))


# What a pack may change: numbers within these bounds, and some lists and colours. All else is fixed.
LIMITS: box.Limits = {
    r"invention_types\.items\[\w+\]\.level": (1, 4),
    r"invention_types\.items\[\w+\]\.copies": (1, 12),
    r"invention_types\.items\[lighthouse\]\.effects\[0\]\.(cards|resources|village|city)": (0, 9),
    r"invention_types\.items\[water_clock\]\.effects\[0\]\.n": (1, 6),
    r"invention_types\.items\[clay_pipe\]\.effects\[0\]\.capacity": (1, 12),
    r"epoch_cards\.items\[\w+\]\.discs\.\d": (0, 24),
    r"epoch_cards\.items\[\w+\]\.cost\.total": (1, 12),
    r"cubes\.per_colour\.\w+": (1, 15),
    r"cubes\.total": (4, 48),
    r"settlement_discs\.total": (1, 99),
    r"settlement_discs\.in_play\.\d": (1, 99),
    r"setup\.hand_size": (1, 9),
    r"setup\.display_size": (1, 6),
    r"setup\.level1_start_cubes": (0, 12),
    r"setup\.first_reshuffle_removes_oldest": (0, 60),
    r"setup\.(cards_to_discard_pile|deck_size_after_setup|level2_cards_on_top_after_setup)\.\d": (0, 500),
    r"constants\.actions_per_turn": (1, 9),
    r"constants\.slot_limit": (2, 6),  # with a single slot there would be nothing to keep while replacing
    r"constants\.hand_limit_at_event": (0, 30),
    r"constants\.volcano_lost_actions": (0, 9),
    r"constants\.cubes_per_vp": (1, 48),
    r"data_version": (1, 10**6),
    r"invention_types\.items\[\w+\]\.(colour|effects\[\d\]\.colour)": _colour,
    r"invention_types\.items\[\w+\]\.effects\[\d\]\.colours": _two_colours,
    r"epoch_cards\.items\[\w+\]\.cost\.pattern": _pattern,
    r"epoch_cards\.items\[\w+\]\.allowed": box.one_of((["village"], ["village", "city"])),
}


def own_pack() -> Pack:
    return box.own_pack(OWN)


def read(data: dict[str, Any]) -> Printed:
    """The tables of one pack. The data must have passed `check`."""
    p = Printed()
    colours = [colour["id"] for colour in data["colours"]]
    types = data["invention_types"]["items"]
    p.level = [item["level"] for item in types]
    p.colour = [colours.index(item["colour"]) for item in types]
    p.copies = [item["copies"] for item in types]
    p.of_colour = [sum(1 << card for card in range(TYPES) if p.colour[card] == c) for c in range(COLOURS)]
    p.cards_in = {mask: bits(mask) for own in p.of_colour for mask in submasks(own)}
    p.of_colours = [sum(p.of_colour[c] for c in range(COLOURS) if mask >> c & 1) for mask in range(1 << COLOURS)]
    p.upto_level = [sum(1 << card for card in range(TYPES) if p.level[card] <= level) for level in range(64)]
    p.makeable = [makeable(p, pairs, odd, laid) for pairs in range(4) for odd in range(16) for laid in range(16)]
    p.gains = [-1] * TYPES
    p.choice = [0] * TYPES
    p.reducer = [-1] * COLOURS
    for card, item in enumerate(types):
        for effect in item["effects"]:
            if effect["op"] == "gain":
                p.gains[card] = colours.index(effect["colour"])
            elif effect["op"] == "gain_choice":
                p.choice[card] = sum(1 << colours.index(colour) for colour in effect["colours"])
            elif effect["op"] == "reduce_invention_cost":
                p.reducer[colours.index(effect["colour"])] = card
                p.reducers |= 1 << card
            elif effect["op"] == "bid_bonus":
                p.bonus_cards, p.bonus_cubes = effect["cards"], effect["resources"]
                p.bonus_discs = [0, effect["village"], effect["city"]]
            elif effect["op"] == "slot_limit":
                p.water_slots = effect["n"]
            elif effect["op"] == "copy_leader_income":
                p.pipe_holds = effect["capacity"]
    for epoch in data["epoch_cards"]["items"]:
        pattern = epoch["cost"].get("pattern", [])
        p.price.append(sum(pattern))
        p.payments.append(full_payments(pattern) if pattern else [])
        p.payable.append([greatest_part(p.payments[-1], code) for code in range(256)])
        p.village_only.append("city" not in epoch["allowed"])
    counts = range(data["players"]["max"] + 1)
    epochs = data["epoch_cards"]["items"]
    p.discs = [[epoch["discs"].get(str(seats), 0) for epoch in epochs] for seats in counts]
    setup, constants = data["setup"], data["constants"]
    p.set_aside = [setup["cards_to_discard_pile"].get(str(seats), 0) for seats in counts]
    p.hand_size = setup["hand_size"]
    p.display_size = setup["display_size"]
    p.start_cubes = setup["level1_start_cubes"]
    p.leaves_first = setup["first_reshuffle_removes_oldest"]
    p.cubes_each = [data["cubes"]["per_colour"][colour] for colour in colours]
    p.actions = constants["actions_per_turn"]
    p.slot_limit = constants["slot_limit"]
    p.hand_limit = constants["hand_limit_at_event"]
    p.lost_actions = constants["volcano_lost_actions"]
    p.cubes_per_vp = constants["cubes_per_vp"]
    return p


def makeable(p: Printed, pairs: int, odd: int, laid: int) -> int:
    """The types that one copy and so many pairs pay (URU-5.8, 5.9), in a hand with an odd card in some colours.

    The copy of a colour with an odd card takes no pair away. A replaced card (URU-5.5) makes a pair with an odd card of
    its colour, the copy left out.
    """
    found = 0
    for colour in range(COLOURS):
        helps = bool(laid & (odd ^ 1 << colour))
        found |= p.of_colour[colour] & p.upto_level[pairs + (odd >> colour & 1) + helps]
    return found


def submasks(mask: int) -> list[int]:
    """Every mask of some of these bits."""
    found = [0]
    for bit in bits(mask):
        found += [one | 1 << bit for one in found]
    return found


def greatest_part(payments: list[list[int]], purse: int) -> int:
    """How many cubes of some full payment this purse holds (URU-9.6)."""
    have = [purse >> 2 * colour & 3 for colour in range(COLOURS)]
    return max((sum(map(min, full, have)) for full in payments), default=0)


def full_payments(pattern: list[int]) -> list[list[int]]:
    """Groups of equal colour with the given sizes, different groups of different colours (URU-9.6)."""
    sizes = pattern + [0] * (COLOURS - len(pattern))
    return [list(payment) for payment in sorted(set(permutations(sizes)), reverse=True)]


# --- checking a pack ----------------------------------------------------------------------------------------------


def check(data: dict[str, Any]) -> list[str]:
    """All that speaks against playing with these data. They must have the shape of ours (`compare_schema`)."""
    return box.misprints(own_pack().data, data, LIMITS) or list(_contradictions(data))


def _contradictions(data: dict[str, Any]) -> Iterator[str]:
    """Values that are possible each, but not together."""
    types, epochs, setup = data["invention_types"]["items"], data["epoch_cards"]["items"], data["setup"]
    per_colour, constants = data["cubes"]["per_colour"], data["constants"]
    for card, item in enumerate(types):
        place = f"invention_types.items[{item['id']}]"
        if (item["level"] == 1) != (card <= CISTERN):  # the four stores are what the players begin with
            yield box.out_of_range(
                f"{place}.level", 1 if card <= CISTERN else 2, 1 if card <= CISTERN else 4, item["level"]
            )
        if item["level"] == 1 and item["copies"] != 1:
            yield box.out_of_range(f"{place}.copies", 1, 1, item["copies"])
        for index, effect in enumerate(item["effects"]):
            if effect["op"] in ("gain", "reduce_invention_cost") and effect["colour"] != item["colour"]:
                yield box.disagrees(
                    f"{place}.effects[{index}].colour", item["colour"], f"{place}.colour", effect["colour"]
                )
    for colour in per_colour:
        helpers = [i["id"] for i in types if i["category"] == "reduction" and i["colour"] == colour]
        if len(helpers) > 1:
            sentence = "invention_types: {cards} cannot all make {colour} inventions cheaper, only one can"
            yield Told("pack-reductions", sentence, cards=", ".join(helpers), colour=colour)
        stores = sum(item["level"] == 1 and item["colour"] == colour for item in types)
        if per_colour[colour] < stores * setup["level1_start_cubes"]:
            yield box.out_of_range(
                f"cubes.per_colour.{colour}", stores * setup["level1_start_cubes"], 15, per_colour[colour]
            )
    if data["cubes"]["total"] != sum(per_colour.values()):
        yield box.disagrees("cubes.total", sum(per_colour.values()), "cubes.per_colour", data["cubes"]["total"])
    for epoch in epochs[1:]:
        place, cost = f"epoch_cards.items[{epoch['id']}].cost", epoch["cost"]
        if cost["total"] != sum(cost["pattern"]):
            yield box.disagrees(f"{place}.total", sum(cost["pattern"]), f"{place}.pattern", cost["total"])
        cubes = sorted(per_colour.values(), reverse=True)
        if any(group > have for group, have in zip(sorted(cost["pattern"], reverse=True), cubes, strict=False)):
            sentence = "{place}: cannot be paid with the cubes there are ({cubes})"
            yield Told("pack-unpayable", sentence, place=f"{place}.pattern", cubes=", ".join(map(str, cubes)))
    limit, actions = constants["slot_limit"], constants["actions_per_turn"]
    clock = types[WATER_CLOCK]["effects"][0]["n"]
    if clock < limit:
        yield box.out_of_range("invention_types.items[water_clock].effects[0].n", limit, 6, clock)
    if constants["volcano_lost_actions"] > actions:
        yield box.out_of_range("constants.volcano_lost_actions", 0, actions, constants["volcano_lost_actions"])
    for seats in SEATS:
        yield from _set_up_problems(data, seats)


def _set_up_problems(data: dict[str, Any], seats: str) -> Iterator[str]:
    """Discs and cards must be enough for this number of players."""
    setup, discs = data["setup"], data["settlement_discs"]
    on_epochs = sum(epoch["discs"][seats] for epoch in data["epoch_cards"]["items"])
    if not on_epochs:
        yield Told("pack-no-discs", "epoch_cards: with {seats} players there are no discs on them", seats=seats)
    in_play = on_epochs + int(seats) * discs["start_village_per_player"]
    if discs["in_play"][seats] != in_play:
        yield box.disagrees(f"settlement_discs.in_play.{seats}", in_play, "epoch_cards", discs["in_play"][seats])
    if in_play > discs["total"]:
        yield box.out_of_range("settlement_discs.total", in_play, 99, discs["total"])
    cards = dict.fromkeys(range(1, 5), 0)
    for item in data["invention_types"]["items"]:
        cards[item["level"]] += item["copies"]
    needed = setup["hand_size"] * int(seats) + setup["display_size"] + setup["cards_to_discard_pile"][seats]
    if needed > cards[2]:
        sentence = (
            "setup: {seats} players need {needed} cards of level 2 (hands, display, discard pile), there are {found}"
        )
        yield Told("pack-deck", sentence, seats=seats, needed=needed, found=cards[2])
        return
    on_top = cards[2] - needed
    deck = on_top + cards[3] + cards[4] + len(data["event_cards"]["items"])
    for name, count in (("level2_cards_on_top_after_setup", on_top), ("deck_size_after_setup", deck)):
        if setup[name][seats] != count:
            yield box.disagrees(f"setup.{name}.{seats}", count, "invention_types, setup", setup[name][seats])
