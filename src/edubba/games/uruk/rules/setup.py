"""Set-up (URU-2)."""

from __future__ import annotations

from edubba.games.uruk.rules.cards import CARDS, ENLIL, NO_CARD, TYPES
from edubba.games.uruk.rules.player import Player
from edubba.games.uruk.rules.printed import Printed, Rules
from edubba.games.uruk.rules.state import UrukState
from edubba.games.uruk.rules.turn import begin_turn
from edubba.kernel.chance import Chance
from edubba.kernel.pile import Pile


def set_up(printed: Printed, rules: Rules, seats: int, chance: Chance) -> UrukState:
    """A game about to begin, at its first decision."""
    villages = [card for card in range(TYPES) if printed.level[card] == 1]
    first_part: list[int] = []
    main_part: list[int] = list(range(ENLIL, CARDS))
    unseen = [0] * CARDS
    for card in range(TYPES):
        if printed.level[card] == 2:
            first_part.extend([card] * printed.copies[card])
            unseen[card] = printed.copies[card]
        elif printed.level[card] > 2:
            main_part.extend([card] * printed.copies[card])
            unseen[card] = printed.copies[card] << 4
    for card in range(ENLIL, CARDS):
        unseen[card] = 1 << 4
    players = []
    supply = printed.cubes_each[:]
    for _ in range(seats):
        start = villages.pop(chance.below(len(villages)))
        colour = printed.colour[start]
        supply[colour] -= printed.start_cubes
        load = printed.start_cubes << 4 * colour
        players.append(
            Player(
                hand=[0] * TYPES,
                held=0,
                several=0,
                colours=0,
                size=0,
                known=[],
                ages=0,
                cards=[start],
                discs=[1],
                cubes=[load],
                laid=1 << start,
                stock=[0] * 4,
                gods=[],
                extra=-1,
            )
        )
    s = UrukState(
        printed=printed,
        rules=rules,
        chance=chance,
        players=players,
        supply=supply,
        epochs=printed.discs[seats][:],
        display=[NO_CARD] * printed.display_size,
        discards=[],
        deck=Pile([main_part, first_part], [1, 0]),
        unseen=unseen,
    )
    s.deck_events = CARDS - ENLIL
    for seat in range(seats):
        for _ in range(printed.hand_size):
            s.to_hand_hidden(seat, s.deck.draw(chance), 0)
    for place in range(printed.display_size):
        s.display[place] = _open(s)
    for _ in range(printed.set_aside[seats]):
        s.cast_off(_open(s))
    s.first = chance.below(seats) if rules.first < 0 else rules.first % seats
    s.active = s.first
    begin_turn(s)
    s.proceed()
    return s


def _open(s: UrukState) -> int:
    """Turn over a card of the level-2 part."""
    card = s.deck.draw(s.chance)
    s.expose(card, 0)
    return card
