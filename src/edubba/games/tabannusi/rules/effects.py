"""What decrees and harbourmasters bring beyond ordinary gains (TAB-15.4, TAB-15.6)."""

from __future__ import annotations

from edubba.games.tabannusi.rules import port, ziggurat
from edubba.games.tabannusi.rules.gain import gain, gain_all
from edubba.games.tabannusi.rules.goods import points
from edubba.games.tabannusi.rules.houses import take_house
from edubba.games.tabannusi.rules.pieces import (
    ACTION_TILES,
    ANY_TILE,
    ASKS,
    CARD,
    COLOUR,
    DECREE_GAINS,
    DONE,
    DRAW_CARDS,
    MOVE_HOUSES,
    NEUTRAL_ROW,
    PORT_HOUSE,
    SHIP_MARKER,
    TILE,
    TRACKS,
    URBAN_CARDS,
    VP,
    ZIGGURAT_MARKER,
)  # fmt: skip
from edubba.games.tabannusi.rules.player import changed
from edubba.games.tabannusi.rules.state import TabannusiState
from edubba.kernel.step import ALLOWED, AUTOMATIC, TURN, PublicStep, Step


def resolve(s: TabannusiState, seat: int, listed: list[int], start: int, decree: bool) -> None:
    """Effects in their printed order; parts that cannot be carried out are skipped (TAB-12.4)."""
    for index in range(start, len(listed)):
        effect = listed[index]
        kind = effect & 63
        if decree and kind == VP:
            points(s, seat, effect >> 6, DECREE_GAINS)
            continue
        asks = kind >= ASKS
        if asks and index + 1 < len(listed):
            s.next(ResolveRest(seat, listed, index + 1, decree))
        one(s, seat, effect)
        if asks:
            return


def one(s: TabannusiState, seat: int, effect: int) -> None:
    kind = effect & 63
    if kind == ZIGGURAT_MARKER:
        s.next(ziggurat.SectionChoice(seat))
    elif kind == SHIP_MARKER:
        s.next(port.ShipForFree(seat))
    elif kind == PORT_HOUSE:
        s.next(port.PortSpace(seat))
    elif kind == DRAW_CARDS:
        draw_cards(s, seat, effect >> 6)
    elif kind == MOVE_HOUSES:
        s.next(MoveHouse(seat, effect >> 6))
    elif kind == ANY_TILE:
        s.next(AnyTile(seat))
    else:
        gain(s, seat, effect)


class ResolveRest(Step[TabannusiState]):
    """Go on with the effects of a decree or a harbourmaster."""

    __slots__ = ("decree", "listed", "owner", "start")

    def __init__(self, owner: int, listed: list[int], start: int, decree: bool) -> None:
        self.seat = AUTOMATIC
        self.owner = owner
        self.listed = listed
        self.start = start
        self.decree = decree

    def run(self, s: TabannusiState) -> None:
        resolve(s, self.owner, self.listed, self.start, self.decree)


class AnyTile(PublicStep[TabannusiState]):
    """Perform any action tile (B5)."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [TILE + tile for tile in range(ACTION_TILES)]

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        use_tile(s, seat, action - TILE)


def use_tile(s: TabannusiState, seat: int, tile: int) -> None:
    """The action of a tile: always possible, whatever of it can be gained (TAB-11.2)."""
    s.tell("tile", seat, tile)
    gain_all(s, seat, s.printed.tile_bonus[tile], 0)


# --- urbanisation cards -----------------------------------------------------------------------------------------------


def draw_cards(s: TabannusiState, seat: int, number: int) -> None:
    """Draw cards of which one is kept."""
    found: list[int] = []
    while len(found) < number and s.deck:
        card = s.take_any(s.deck)
        s.deck ^= 1 << card
        found.append(card)
    s.drawn = sorted(found)
    if found:
        s.tell("drew-cards", seat, len(found))
        s.next(KeepCard(seat))


class KeepCard(Step[TabannusiState]):
    """Keep one of the urbanisation cards drawn; the other goes under the deck (B9, D05). Nobody else sees them."""

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        return [CARD + card for card in s.drawn]

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        if not CARD <= action < CARD + URBAN_CARDS:
            return TURN
        return ALLOWED if action - CARD in s.drawn else "TAB-15.4"

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        player = s.players[seat]
        player.urban = [*player.urban, action - CARD]
        for card in s.drawn:
            if card != action - CARD:
                s.under = [*s.under, card | 16 << seat]
        s.drawn = []
        s.whisper("kept-card", seat, action - CARD, 1 << seat)


# --- houses that move -------------------------------------------------------------------------------------------------


class MoveHouse(PublicStep[TabannusiState]):
    """May move the leftmost house of a coloured row to the rightmost empty neutral slot (D10, TAB-R15)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: TabannusiState, seat: int) -> list[int]:
        player = s.players[seat]
        if not player.rows[NEUTRAL_ROW]:
            return []
        found = [DONE]
        for row in range(TRACKS):
            if player.rows[row] < s.printed.houses_in_row[row]:
                found.append(COLOUR + row)
        return found

    def refusal(self, s: TabannusiState, seat: int, action: int) -> str:
        return self.refuse(s, seat, action, action == DONE or COLOUR <= action < COLOUR + TRACKS, "TAB-R15")

    def take(self, s: TabannusiState, seat: int, action: int) -> None:
        if action == DONE:
            return
        player = s.players[seat]
        player.rows = changed(player.rows, NEUTRAL_ROW, -1)
        s.tell("moved-house", seat, action - COLOUR)
        if self.count > 1:
            s.next(MoveHouse(seat, self.count - 1))
        take_house(s, seat, action - COLOUR)
