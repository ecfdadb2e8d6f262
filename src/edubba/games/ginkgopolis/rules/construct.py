"""Construct: play a building card with a tile (GIN-5.6)."""

from __future__ import annotations

from edubba.games.ginkgopolis.rules.city import raise_building
from edubba.games.ginkgopolis.rules.gain import end_is_near, gain, tell_bonuses
from edubba.games.ginkgopolis.rules.pieces import CONSTRUCT, NUMBERS
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.step import AUTOMATIC, Step


def price_in_points(card: int, tile: int) -> int:
    """What a lower number costs (GIN-5.6d)."""
    return max(0, card % NUMBERS - tile % NUMBERS)


def price_in_resources(s: GinkgopolisState, seat: int, card: int, tile: int) -> int:
    """What must come out of the stock, after the own resources on the building are back (GIN-5.6b)."""
    level = s.level[card]
    needed = level + 1
    if card // NUMBERS != tile // NUMBERS:
        needed += 1
    return needed - level if s.owner[card] == seat else needed


def can_construct(s: GinkgopolisState, seat: int, card: int, tile: int) -> bool:
    player = s.players[seat]
    return player.points >= price_in_points(card, tile) and player.stock >= price_in_resources(s, seat, card, tile)


def construct(s: GinkgopolisState, seat: int, card: int, tile: int) -> None:
    """Return, pay, build, check the end, gain the bonuses; then the card joins the tableau."""
    player = s.players[seat]
    level = s.level[card]
    return_resources(s, seat, card)
    points = price_in_points(card, tile)
    player.points -= points
    player.stock -= level + 1
    other_colour = card // NUMBERS != tile // NUMBERS
    if other_colour:
        player.stock -= 1
        player.supply += 1
    raise_building(s, seat, tile, s.place[card], card, level + 1)
    if s.journal is not None:
        if points:
            s.tell("paid-points", seat, points)
        if other_colour:
            s.tell("paid-resource", seat, 1)
        s.tell("constructed", seat, tile, card, level + 1)
    if not player.stock and not player.supply:
        all_placed(s, seat)
    tell_bonuses(s, seat, CONSTRUCT)
    bonus = player.bonus[CONSTRUCT]  # the new card does not count yet (GIN-5.6i)
    player.add_card(card, s.printed.trigger[card], s.printed.bonus[card])
    waiting = len(s.agenda)
    gain(s, seat, bonus)
    if len(s.agenda) > waiting:  # the last tiles come after a give-back, and the card after them
        s.agenda.insert(waiting, TellCard(seat, card))
    else:
        s.tell("kept-card", seat, card)


class TellCard(Step[GinkgopolisState]):
    """The card joined the tableau when all bonuses were gained."""

    __slots__ = ("card", "whose")

    def __init__(self, whose: int, card: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.card = card

    def run(self, s: GinkgopolisState) -> None:
        s.tell("kept-card", self.whose, self.card)


def return_resources(s: GinkgopolisState, builder: int, covered: int) -> None:
    """They go back to their owner, who gains a point for each unless he builds himself (GIN-5.6c)."""
    owner = s.owner[covered]
    if owner < 0:
        return
    level = s.level[covered]
    player = s.players[owner]
    if owner < s.seats:
        player.stock += level
    else:
        player.supply += level  # Hal's reserve is his stock (GIN-11.1)
    points = level * s.printed.cover_points if owner != builder else 0
    player.points += points
    if s.journal is not None:
        s.tell("returned", owner, level, points)


def all_placed(s: GinkgopolisState, seat: int) -> None:
    """All resources of a player stand in the city (GIN-8.2)."""
    s.tell("all-placed", seat)
    end_is_near(s, seat)
