"""The turn of the solo opponent and what its icons do (WAY-16). Every choice is told with its reason.

The AI runs the same effect trees as a player, from left to right, with its own substitutions, and ignores costs. It
never decides: where it chooses among cards, `automa_seek` follows the priorities, and only there may the human speak.
"""

from __future__ import annotations

from typing import Final

from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.automa_seek import (
    SEEK_CARD,
    SEEK_PLACE,
    SEEK_RECALL,
    AiRun,
    AiSeek,
    blue_cards,
    candidates,
    colour_of,
    mark,
    slots_by_value,
    tell_why,
    value_of,
)
from edubba.games.wayfarers.rules.can import tile_node
from edubba.games.wayfarers.rules.cards import (
    AI_COMET,
    AI_COMET_IF_LAST,
    AI_FOCUS,
    AI_PLACE_WORKER,
    AI_TRACK,
    ALL_TILES,
    ANY,
    ANY_ORDER,
    BLACK,
    BLUE,
    CELLS,
    DO_CARD,
    DO_GUILD,
    DO_JOURNAL,
    DO_JOURNAL_TILE,
    DO_MARK,
    DO_RECALL,
    DO_TILE,
    NONE,
    ONE_OF,
    PAY,
    REGULAR,
    SPECIAL,
    TILE_COUNT,
    YELLOW,
)  # fmt: skip
from edubba.games.wayfarers.rules.chronicle import arrive
from edubba.games.wayfarers.rules.language import DRAW_THREE
from edubba.games.wayfarers.rules.state import WayfarersState
from edubba.kernel.bits import bits
from edubba.kernel.step import AUTOMATIC

AI: Final = 1  # its place among the players
GUILD_OF_COLOUR: Final = [BLACK, BLUE, YELLOW, BLACK]  # of the cycle black, blue, yellow, green (WAY-16.16)
NO_INFLUENCE: Final = 0  # why the first action cannot be done
NO_WORKER: Final = 1
NO_CARD: Final = 2
ONE_WAY: Final = 0  # why the AI takes a way on the journal
MORE_BLUE: Final = 1
MORE_RED: Final = 2
LAST_BLUE: Final = 3
LAST_RED: Final = 4
OCCUPIED: Final = 5


class AiTurn(AiRun):
    """Rest with three cards of a colour face up, else reveal the next planning card (WAY-16.3, 16.4)."""

    def act(self, s: WayfarersState, ai: Automa) -> None:
        ai.moved_on = 0
        blue = blue_cards(s, ai)
        if blue == 3 or len(ai.face_up) - blue == 3:
            s.tell("ai-rests", AI, 0 if blue == 3 else 1)
            s.next(AiShuffle())
            for node in reversed(s.printed.ai_rest[ai.board]):
                do(s, node)
            return
        card = reveal(s, ai)
        s.tell("ai-plans", AI, card, s.printed.plan_value[card])
        s.next(AiPlan(card))
        if s.printed.plan_value[card]:
            s.next(AiTrack(s.printed.plan_value[card]))


def reveal(s: WayfarersState, ai: Automa) -> int:
    """Turn over a random planning card of the deck."""
    cards = bits(ai.face_down)
    card = cards[s.chance.below(len(cards))]
    ai.face_down &= ~(1 << card)
    ai.face_up = [*ai.face_up, card]
    ai.last = card
    return card


class AiShuffle(AiRun):
    """After a rest all planning cards form a new deck (WAY-16.6)."""

    def act(self, s: WayfarersState, ai: Automa) -> None:
        ai.face_up = []
        ai.face_down = 63
        s.tell("ai-shuffles", AI)


class AiPlan(AiRun):
    """Do the first action of the planning card if it can be done, else the second; never both (WAY-16.4)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.seat = AUTOMATIC
        self.card = card

    def act(self, s: WayfarersState, ai: Automa) -> None:
        printed = s.printed
        player = s.players[AI]
        node = printed.plan_first[self.card]
        reason = NO_WORKER
        if printed.kind[node] == PAY:
            guild = printed.price[node] - 2
            row = printed.of[printed.parts[node][0]]
            if player.guilds[guild] < printed.amount[node]:
                reason = NO_INFLUENCE
            elif not candidates(s, ai, SEEK_CARD, row):
                reason = NO_CARD
            else:
                player.keep_influence(guild, -printed.amount[node])
                s.tell("ai-first", AI, self.card)
                s.tell("paid-influence", AI, guild, printed.amount[node])
                do(s, printed.parts[node][0])
                return
        elif printed.kind[node] == AI_PLACE_WORKER:
            for colour in range(3):  # green before the others
                able = printed.of[node] >> colour & 1 and player.workers[colour]
                if able and candidates(s, ai, SEEK_PLACE, colour):
                    s.tell("ai-first", AI, self.card)
                    s.next(AiAct())
                    s.next(AiSeek(SEEK_PLACE, colour, 0))
                    return
        s.tell("ai-second", AI, self.card, reason)
        do(s, printed.plan_second[self.card])


class AiAct(AiRun):
    """The action of the slot where the AI has just put a worker (WAY-16.17)."""

    def act(self, s: WayfarersState, ai: Automa) -> None:
        do(s, s.printed.slot_node[s.placed_worker // 3])


class AiTrack(AiRun):
    """Advance the resource marker step by step; it gains the bonus of the board where it passes it (WAY-16.30)."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.seat = AUTOMATIC
        self.steps = steps

    def act(self, s: WayfarersState, ai: Automa) -> None:
        left = self.steps
        while left:
            left -= 1
            ai.track = (ai.track + 1) % len(s.printed.ai_track_colour)
            if ai.track == s.printed.ai_bonus_at:
                s.tell("ai-track", AI, ai.track)
                if left:
                    s.next(AiTrack(left))
                s.next(AI_BONUS)
                return
        s.tell("ai-track", AI, ai.track)


class AiBonus(AiRun):
    """The bonus of the board, which the resource marker has passed (WAY-16.30)."""

    def act(self, s: WayfarersState, ai: Automa) -> None:
        s.tell("ai-bonus", AI, ai.board)
        do(s, s.printed.ai_track_bonus[ai.board])


AI_BONUS: Final = AiBonus()  # holds nothing: one serves all games


class AiDo(AiRun):
    """Do what a node of the effect language says, as the AI does it (WAY-16.7, 16.8)."""

    __slots__ = ("node",)

    def __init__(self, node: int) -> None:
        self.seat = AUTOMATIC
        self.node = node

    def act(self, s: WayfarersState, ai: Automa) -> None:
        printed = s.printed
        node = self.node
        kind = printed.kind[node]
        if printed.ai_substitute[kind] >= 0:
            for _ in range(printed.amount[node]):
                do(s, printed.ai_substitute[kind])
        elif kind == ANY_ORDER:
            for part in reversed(printed.parts[node]):
                do(s, part)
        elif kind in (ONE_OF, PAY):
            do(s, printed.parts[node][0])
        elif kind == DO_GUILD:
            guild = printed.of[node]
            if guild == ANY:
                guild = GUILD_OF_COLOUR[colour_of(s, ai)]
            s.players[AI].keep_influence(guild, printed.amount[node])
            s.tell("ai-influence", AI, guild, printed.amount[node])
        elif kind == DO_MARK:
            for _ in range(printed.amount[node]):
                mark(s, ai)
        elif kind == DO_RECALL:
            for _ in range(printed.amount[node]):
                s.next(AiSeek(SEEK_RECALL, 0, 0))
        elif kind == DO_CARD:
            if printed.price[node] == DRAW_THREE:
                take_top(s, ai, printed.of[node])
            else:
                s.next(AiSeek(SEEK_CARD, printed.of[node], 0))
        elif kind == DO_TILE:
            take_tile(s, ai, printed.of[node])
        elif kind == DO_JOURNAL:
            journal(s, ai)
        elif kind == DO_JOURNAL_TILE:
            do(s, tile_node(s, s.players[AI]))
        elif kind == AI_COMET:
            comet(s, ai)
        elif kind == AI_COMET_IF_LAST:
            if ai.last >= 0 and printed.plan_comet[ai.last]:
                comet(s, ai)
        elif kind == AI_TRACK:
            s.next(AiTrack(printed.amount[node]))
        elif kind == AI_FOCUS:
            s.tell("ai-focus", AI, ai.board)
            do(s, printed.ai_focus[ai.board])


NODES: Final = 256
DOES: Final = [AiDo(node) for node in range(NODES)]  # one of each serves all games; the effects of a pack may be more


def do(s: WayfarersState, node: int) -> None:
    """Put what a node says on the agenda."""
    s.next(DOES[node] if node < NODES else AiDo(node))


def comet(s: WayfarersState, ai: Automa) -> None:
    if ai.comets < s.printed.ai_comet_max:
        ai.comets += 1
    s.tell("ai-comet", AI, ai.comets)


def take_top(s: WayfarersState, ai: Automa, row: int) -> None:
    """Instead of drawing three the AI takes the top card (WAY-16.17, WAY-R30)."""
    if not s.deck_size(row):
        s.tell("ai-nothing", AI)
        return
    card = s.draw(row)
    ai.cards = ai.cards[:]
    ai.cards[row] = ai.cards[row] | 1 << card
    s.tell("ai-top-card", AI, row, 36 * row + card)
    if s.rules.ai_draws_three:
        for _ in range(min(2, s.deck_size(row))):
            s.put_under(row, s.draw(row), 0)


# --- tiles --------------------------------------------------------------------------------------------------------


def take_tile(s: WayfarersState, ai: Automa, tile_type: int) -> None:
    """A tile by colour and value, of a fixed type by value, or the special one of the last card (WAY-16.14, 16.15)."""
    printed = s.printed
    if tile_type == SPECIAL:
        ring = printed.tiles_of_type[SPECIAL]  # clockwise
        first = ring.index(printed.plan_special[ai.last]) if ai.last >= 0 else 0
        for step in range(len(ring)):
            design = ring[(first + step) % len(ring)]
            if s.piles[design]:
                s.tell("ai-special", AI, design, ai.last)
                lay_tile(s, ai, design)
                return
    elif tile_type == REGULAR:
        first = colour_of(s, ai)
        for step in range(4):
            design = pile_by_value(s, ai, printed.ai_cycle_tile[(first + step) % 4])
            if design >= 0:
                tell_why(s, ai, "ai-tile", design, first)
                lay_tile(s, ai, design)
                return
    else:
        design = pile_by_value(s, ai, tile_type)
        if design >= 0:
            if s.journal is not None:
                s.tell("ai-tile-of-type", AI, design, value_of(s, ai))
            lay_tile(s, ai, design)
            return
    s.tell("ai-nothing", AI)


def pile_by_value(s: WayfarersState, ai: Automa, tile_type: int) -> int:
    designs = s.printed.tiles_of_type[tile_type]
    for slot in slots_by_value(s, ai):
        if slot < len(designs) and s.piles[designs[slot]]:
            return designs[slot]
    return NONE


def lay_tile(s: WayfarersState, ai: Automa, design: int) -> None:
    """The tile takes the next cells of the winding path; covered icons are resolved in their order (WAY-16.24)."""
    printed = s.printed
    player = s.players[AI]
    tile_type = printed.tile_type[design]
    s.take_tile(design)
    player.tiles = [*player.tiles, printed.faces_of[design][0] * CELLS]
    player.tally([TILE_COUNT + tile_type, ALL_TILES])
    cells = 1 if printed.shapes[tile_type] == 0 else 2
    if ai.filled + cells > len(printed.ai_path):
        return  # beside the board
    bonus = printed.ai_bonus[ai.board]
    for cell in range(ai.filled + cells - 1, ai.filled - 1, -1):
        if bonus[cell] >= 0:
            do(s, bonus[cell])
    ai.filled += cells


# --- journal ------------------------------------------------------------------------------------------------------


def journal(s: WayfarersState, ai: Automa) -> None:
    """Move on without regard to requirements; then perhaps once more for black influence (WAY-16.20, 16.21)."""
    printed = s.printed
    player = s.players[AI]
    if not printed.route[player.at]:
        s.tell("ai-nothing", AI)
        return
    mine, theirs = printed.column[player.at], printed.column[s.players[0].at]
    standing = 0 if mine < theirs else 1 if mine == theirs else 2
    if not ai.moved_on:
        s.next(AiMoveOn(standing))
    move(s, ai)


def move(s: WayfarersState, ai: Automa) -> None:
    """One journal move of the AI, and what lies at its end."""
    printed = s.printed
    player = s.players[AI]
    ways = printed.route[player.at]
    reason = ONE_WAY
    way = ways[0]
    if len(ways) > 1:
        blue = blue_cards(s, ai)
        red = len(ai.face_up) - blue
        if blue != red:
            reason = MORE_BLUE if blue > red else MORE_RED
        else:
            reason = LAST_RED if ai.last >= 0 and not printed.plan_blue[ai.last] else LAST_BLUE
        if reason in (MORE_RED, LAST_RED):
            way = ways[len(ways) - 1]
        if len(ways) == 3 and s.players[0].at == printed.stain_to[way]:
            way = ways[2] if way == ways[0] else ways[0]
            reason = OCCUPIED
    to = printed.stain_to[way]
    s.tell("ai-way", AI, to, reason)
    arrive(s, AI, to)
    do(s, printed.actions[to])


class AiMoveOn(AiRun):
    """The extra move: 1, 2 or 3 black influence for an AI behind, level or ahead (WAY-16.21, 16.31)."""

    __slots__ = ("standing",)

    def __init__(self, standing: int) -> None:
        self.seat = AUTOMATIC
        self.standing = standing

    def act(self, s: WayfarersState, ai: Automa) -> None:
        player = s.players[AI]
        cost = s.printed.ai_extra[self.standing]
        if ai.moved_on or player.guilds[BLACK] < cost or not s.printed.route[player.at]:
            return
        ai.moved_on = 1
        player.keep_influence(BLACK, -cost)
        s.tell("ai-moves-on", AI, cost, self.standing)
        move(s, ai)
