"""Gaining goods, and what happens when the reserve of tiles runs out (GIN-5.7, 7)."""

from __future__ import annotations

from edubba.games.ginkgopolis.rules.pieces import DONE, TILE, TILES, add_tile_choices
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, Step, Together


def gain(s: GinkgopolisState, seat: int, goods: int) -> None:
    """A batch of goods: first the points, then the resources, then the tiles (GIN-5.7d)."""
    player = s.players[seat]
    points = goods & 255
    if points:
        player.points += points
        s.tell("gained-points", seat, points)
    due = goods >> 8 & 255
    if due:
        resources = min(due, player.supply)
        player.supply -= resources
        player.stock += resources
        if s.journal is not None:
            if resources:
                s.tell("gained-resources", seat, resources)
            if resources < due:
                s.tell("lost-resources", seat, due - resources)
    if goods >> 16:
        draw_tiles(s, seat, goods >> 16)


def tell_bonuses(s: GinkgopolisState, seat: int, trigger: int) -> None:
    """Which cards of the tableau give what comes next (GIN-5.3c, 5.4g, 5.6h)."""
    if s.journal is not None:
        for card in s.players[seat].cards:
            if s.printed.trigger[card] == trigger and s.printed.bonus[card]:
                s.tell("bonus", seat, card)


def take_tile(s: GinkgopolisState) -> int:
    """A random tile of the reserve, which must not be empty."""
    s.own_cards()
    bag = s.bag
    index = s.chance.below(len(bag))
    tile = bag[index]
    last = bag.pop()
    if index < len(bag):
        bag[index] = last
    s.left -= 1
    return tile


def draw_tiles(s: GinkgopolisState, seat: int, count: int) -> None:
    """Tiles one at a time; when the last one is taken, the reserve is exhausted at once (GIN-5.7c)."""
    player = s.players[seat]
    while count:
        if not s.left:
            s.tell("lost-tiles", seat, count)
            return
        tile = take_tile(s)
        player.add_tile(tile)
        if s.journal is not None:
            s.whisper("drew-tile", seat, tile, 1 << seat)
        count -= 1
        if not s.left and exhaust(s, seat, count):
            return


def exhaust(s: GinkgopolisState, seat: int, due: int) -> bool:
    """The last tile is taken (GIN-7.1). True if the gain is interrupted: `due` tiles are drawn after the give-back."""
    s.exhausted += 1
    s.tell("exhausted", seat, s.exhausted)
    if s.solo or s.exhausted > 1:
        end_is_near(s, seat)
        return False
    s.removed = s.bag
    s.bag = []
    if due:
        s.next(DrawTiles(seat, due))
    s.next(GiveBack(tuple(s.clockwise())))
    return True


def end_is_near(s: GinkgopolisState, seat: int) -> None:
    """The round is finished, then the game is over (GIN-8.3)."""
    if not s.ending:
        s.ending = True
        s.tell("ending", seat)


class DrawTiles(Step[GinkgopolisState]):
    """The rest of a gain that a give-back has interrupted (GIN-7.2)."""

    __slots__ = ("count", "whose")

    def __init__(self, whose: int, count: int) -> None:
        self.seat = AUTOMATIC
        self.whose = whose
        self.count = count

    def run(self, s: GinkgopolisState) -> None:
        draw_tiles(s, self.whose, self.count)


class GiveBack(Together[GinkgopolisState]):
    """All choose in secret which tiles of their stock they give back, for a point each. A run (GIN-7.2, D5)."""

    def owes(self, s: GinkgopolisState, seat: int) -> bool:
        given = s.sealed[seat]
        return given[-1] != DONE if given else s.players[seat].tile_count > 0  # all can see who has no tile

    def options(self, s: GinkgopolisState, seat: int) -> list[int]:
        found = [DONE]
        given = s.sealed[seat]
        lowest = given[-1] - TILE + 1 if given else 0
        add_tile_choices(found, s.players[seat].tiles >> lowest << lowest)
        return found

    def refusal(self, s: GinkgopolisState, seat: int, action: int) -> str:
        if action in self.options(s, seat):
            return ALLOWED
        return "GIN-7.2" if TILE <= action < TILE + TILES else TURN

    def open(self, s: GinkgopolisState) -> None:
        s.own_cards()
        for seat in self.seats:
            player = s.players[seat]
            for action in s.sealed[seat]:
                if action == DONE:
                    continue
                tile = action - TILE
                player.remove_tile(tile)
                player.shown &= ~(1 << tile)
                player.points += s.printed.give_points
                s.given |= 1 << tile
                s.bag.append(tile)
                s.tell("gave-back", seat, tile)
        s.left = len(s.bag)
        if s.left:
            s.tell("new-reserve", self.seats[0], s.left)
        else:  # it cannot be exhausted any more, so it counts as exhausted (GIN-7.3)
            s.exhausted += 1
            s.tell("exhausted", self.seats[0], s.exhausted)
            end_is_near(s, self.seats[0])
