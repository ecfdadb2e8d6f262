"""The int tables by which the rules are played, made from what is printed."""

from __future__ import annotations

from itertools import permutations

from edubba.games.uruk.box import COLOUR_IDS, PRODUCERS, REDUCTIONS, TYPE_IDS, Colour, Epoch, Invention, Store, UrukBox
from edubba.games.uruk.rules.cards import COLOURS, PULLEY, SEWER, TYPES
from edubba.games.uruk.rules.printed import Printed
from edubba.kernel.bits import bits

LISTED = 10  # types of a colour at most whose masks are listed; seven are printed


def tables(box: UrukBox) -> Printed:
    """The tables of one box, which must be in order."""
    p = Printed()
    p.level = [1] * len(box.stores) + [one.level for one in box.inventions]
    coloured: list[Store | Invention] = [*box.stores, *box.inventions]
    p.colour = [COLOUR_IDS.index(one.colour) for one in coloured]
    p.copies = [1] * len(box.stores) + [one.copies for one in box.inventions]
    p.of_colour = [sum(1 << card for card in range(TYPES) if p.colour[card] == c) for c in range(COLOURS)]
    # All cards may have one colour: so many masks are not listed.
    p.cards_in = {mask: bits(mask) for own in p.of_colour if own.bit_count() <= LISTED for mask in submasks(own)}
    p.of_colours = [sum(p.of_colour[c] for c in range(COLOURS) if mask >> c & 1) for mask in range(1 << COLOURS)]
    p.upto_level = [sum(1 << card for card in range(TYPES) if p.level[card] <= level) for level in range(64)]
    p.makeable = [makeable(p, pairs, odd, laid) for pairs in range(4) for odd in range(16) for laid in range(16)]
    p.gains = [p.colour[card] if name in PRODUCERS else -1 for card, name in enumerate(TYPE_IDS)]
    p.choice = [0] * TYPES
    p.choice[PULLEY] = colour_mask(box.effects.pulley)
    p.choice[SEWER] = colour_mask(box.effects.sewer)
    p.reducer = [-1] * COLOURS
    for name in REDUCTIONS:
        card = TYPE_IDS.index(name)
        p.reducer[p.colour[card]] = card
        p.reducers |= 1 << card
    lighthouse = box.effects.lighthouse
    p.bonus_cards, p.bonus_cubes = lighthouse.cards, lighthouse.cubes
    p.bonus_discs = [0, lighthouse.village, lighthouse.city]
    p.water_slots = box.effects.water_clock
    p.pipe_holds = box.effects.clay_pipe
    epochs = box.all_epochs()
    for epoch in epochs:
        pattern = sorted(epoch.price, reverse=True) if isinstance(epoch, Epoch) else []
        p.price.append(sum(pattern))
        p.payments.append(full_payments(pattern) if pattern else [])
        p.payable.append([greatest_part(p.payments[-1], code) for code in range(256)])
        p.village_only.append(not epoch.cities)
    setup, constants = box.setup, box.constants
    p.discs = [[epoch.discs.of(seats) for epoch in epochs] for seats in range(5)]
    p.set_aside = [setup.cards_to_discard_pile.of(seats) for seats in range(5)]
    p.hand_size = setup.hand_size
    p.display_size = setup.display_size
    p.start_cubes = setup.store_cubes
    p.leaves_first = setup.first_reshuffle_removes
    p.cubes_each = box.supply()
    p.actions = constants.actions_per_turn
    p.slot_limit = constants.slot_limit
    p.hand_limit = constants.hand_limit_at_event
    p.lost_actions = constants.volcano_lost_actions
    p.cubes_per_vp = constants.cubes_per_vp
    return p


def colour_mask(colours: tuple[Colour, ...]) -> int:
    return sum(1 << COLOUR_IDS.index(colour) for colour in colours)


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
