"""Reads components.json, or a data pack of the same schema, into int tables."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

from edubba.games.uruk.cards import COLOURS, TYPES
from edubba.games.uruk.printed import Printed
from edubba.kernel.pack import Pack, read_json

OWN = Path(__file__).with_name("components.json")


def own_pack() -> Pack:
    return Pack.of("edubba", read_json(OWN))


def read(data: dict[str, Any]) -> Printed:
    """The tables of one pack. The data must have passed `check`."""
    p = Printed()
    colours = [colour["id"] for colour in data["colours"]]
    types = data["invention_types"]["items"]
    p.level = [item["level"] for item in types]
    p.colour = [colours.index(item["colour"]) for item in types]
    p.copies = [item["copies"] for item in types]
    p.of_colour = [sum(1 << card for card in range(TYPES) if p.colour[card] == c) for c in range(COLOURS)]
    p.upto_level = [sum(1 << card for card in range(TYPES) if p.level[card] <= level) for level in range(6)]
    p.by_colour = sorted(range(TYPES), key=lambda card: (p.colour[card], card))
    p.rank = [p.by_colour.index(card) for card in range(TYPES)]
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


def full_payments(pattern: list[int]) -> list[list[int]]:
    """Groups of equal colour with the given sizes, different groups of different colours (URU-9.6)."""
    sizes = pattern + [0] * (COLOURS - len(pattern))
    return [list(payment) for payment in sorted(set(permutations(sizes)), reverse=True)]
