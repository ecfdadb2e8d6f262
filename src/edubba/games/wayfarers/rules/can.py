"""Whether something can be carried through now: nothing is offered that cannot (WAY-1.9)."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.wayfarers.rules.cards import (
    ANY_ORDER,
    BLACK,
    DO_CARD,
    DO_GUILD,
    DO_JOURNAL,
    DO_MARK,
    DO_NEW_DIE,
    DO_NUDGE,
    DO_RECALL,
    DO_SHIFT,
    DO_TILE,
    FREE,
    GUILDS,
    LAND,
    NONE,
    NORMAL,
    ONE_OF,
    PAY,
    SLOTS,
    SPACE,
    TOWNSFOLK,
    WATER,
)  # fmt: skip
from edubba.games.wayfarers.rules.language import DRAW_THREE
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.scoring import counted
from edubba.games.wayfarers.rules.state import WayfarersState


def can(s: WayfarersState, seat: int, node: int, die: bool, silver: int, provision: int) -> bool:
    """True if some part of this effect can be carried through with so much Silver and Provisions."""
    printed = s.printed
    kind = printed.kind[node]
    if kind < DO_GUILD:
        return True
    player = s.players[seat]
    if kind in (ANY_ORDER, ONE_OF):
        for part in printed.parts[node]:
            if can(s, seat, part, die, silver, provision):
                return True
        return False
    if kind == DO_CARD:
        return can_acquire(s, seat, node, die, silver, provision)
    if kind == DO_GUILD:
        return player.supply > 0 or has_token_for(s, seat, printed.of[node])
    if kind == DO_JOURNAL:
        return can_journal(s, player, 0)
    if kind == DO_TILE:
        return can_buy_tile(s, player, node, die, silver)
    if kind == DO_RECALL:
        return can_recall(s, seat, silver + provision)
    if kind == DO_MARK:
        return can_mark(s)
    if kind == DO_SHIFT:
        guilds = player.guilds
        return guilds[0] > 0 or guilds[1] > 0 or guilds[2] > 0
    if kind == PAY:
        if printed.price[node] == 0:
            off = s.provision_off if die else 0
            cost = cost_after(printed.amount[node], off)
            left = provision - cost + cost_after(off, printed.amount[node])
            return provision >= cost and can_then(s, seat, printed.parts[node][0], die, silver, provision - cost, left)
        cost = cost_after(printed.amount[node], s.silver_off if die else 0)
        return silver >= cost and can(s, seat, printed.parts[node][0], die, silver - cost, provision)
    if kind == DO_NUDGE:
        return player.supply_dice() > 0
    if kind == DO_NEW_DIE:
        return player.reserve > 0
    return True  # a die can always be refreshed


def can_then(
    s: WayfarersState, seat: int, node: int, die: bool, silver: int, provision: int, with_discount: int
) -> bool:
    """As `can`, after a price was paid: the discount that it has used up cannot pay for drawing three as well."""
    printed = s.printed
    if printed.kind[node] == ANY_ORDER:
        for part in printed.parts[node]:
            if can_then(s, seat, part, die, silver, provision, with_discount):
                return True
        return False
    if printed.kind[node] != DO_CARD or printed.price[node] == DRAW_THREE:
        return can(s, seat, node, die, silver, provision)
    row = printed.of[node]
    for slot in range(4 * row, 4 * row + 4):
        if takeable(s, seat, slot, node, die, silver, provision):
            return True
    return (s.spare > 0 or with_discount > 0) and can_draw_three(s, row, die, 1)


def cost_after(cost: int, off: int) -> int:
    """A cost after a discount, never below 0."""
    return cost - off if cost > off else 0


def tile_node(s: WayfarersState, player: Player) -> int:
    """The effect of the journal tile on the space of this player's marker."""
    return s.printed.tile_node[s.tiles_at[s.printed.tile_space[player.at]]]


# --- influence ----------------------------------------------------------------------------------------------------


def has_token_for(s: WayfarersState, seat: int, target: int) -> bool:
    """With an empty supply: True if a token in another guild or on a card can be moved to this guild (WAY-5.4)."""
    guilds = s.players[seat].guilds
    for guild in range(GUILDS):
        if guild != target and guilds[guild]:
            return True
    return has_mark(s, seat)


def has_mark(s: WayfarersState, seat: int) -> bool:
    for owner in s.marks:
        if owner == seat:
            return True
    return False


def can_mark(s: WayfarersState) -> bool:
    """True if a card carries no influence: a token for it is always there, if need be one to be moved (WAY-5.4)."""
    display = s.display
    marks = s.marks
    for slot in range(SLOTS):
        if display[slot] >= 0 and marks[slot] == NONE:
            return True
    return False


# --- journal ------------------------------------------------------------------------------------------------------


def crossable(s: WayfarersState, player: Player, stain: int, price: int) -> bool:
    """True if the ink stain can be crossed when so much black influence goes for the black ability (WAY-6.1, 7.6)."""
    printed = s.printed
    board = printed.boards[s.sides]
    spends = board.spends[stain]
    if spends:
        guilds = player.guilds
        if guilds[BLACK] - price < spends[BLACK] or guilds[1] < spends[1] or guilds[2] < spends[2]:
            return False
    else:
        needs = board.needs[stain]
        met = not needs
        for place in range(0, len(needs), 2):
            met = counted(player, needs[place]) >= needs[place + 1]
            if met == board.any_of[stain]:
                break
        if not met:
            return False
    to = printed.stain_to[stain]
    if printed.route[to]:
        return True
    for other in s.players:  # a final space holds one marker (WAY-6.8)
        if other.at == to:
            return False
    return True


def can_journal(s: WayfarersState, player: Player, price: int) -> bool:
    for stain in s.printed.route[player.at]:
        if crossable(s, player, stain, price):
            return True
    return False


# --- workers ------------------------------------------------------------------------------------------------------


def can_recall(s: WayfarersState, seat: int, purse: int) -> bool:
    standing = s.standing
    for slot in range(SLOTS):
        workers: i64 = standing[slot]
        if workers:
            if s.placed_worker // 3 == slot:
                workers &= ~(1 << s.placed_worker % 3)
            if workers and (purse or not s.owes_fee(seat, slot)):
                return True
    return False


# --- cards --------------------------------------------------------------------------------------------------------


def price_of(s: WayfarersState, slot: int, node: int, die: bool) -> int:
    """The Silver that the card in this slot costs by this effect (WAY-8.2)."""
    printed = s.printed
    if printed.price[node] == FREE:
        return 0
    if slot < 4:
        price = printed.folk_cost[s.display[slot]]
    else:
        price = printed.slot_price[slot]
    return cost_after(price, printed.amount[node] + (s.silver_off if die else 0))


def takeable(s: WayfarersState, seat: int, slot: int, node: int, die: bool, silver: int, provision: int) -> bool:
    """True if the card in this slot can be acquired (WAY-8.3, WAY-R39)."""
    card = s.display[slot]
    if card < 0 or s.placed_worker // 3 == slot:
        return False
    if slot < 4:
        if not s.printed.folk_hosts[card] & s.players[seat].free_tags:
            return False
    elif slot // 4 == SPACE and not has_room_above(s.players[seat]):
        return False
    price = price_of(s, slot, node, die)
    if silver < price:
        return False
    return not s.owes_fee(seat, slot) or silver - price + provision > 0


def has_room_above(player: Player) -> bool:
    """True if a land or water card has no space card above it (WAY-4.4)."""
    return player.acquired_space() < player.acquired_ground()


def can_draw_three(s: WayfarersState, row: int, die: bool, provision: int) -> bool:
    """By a die, three land or water cards may be drawn instead (WAY-8.7)."""
    if not die or (row != LAND and row != WATER) or not s.deck_size(row):
        return False
    return s.spare > 0 or provision > 0 or s.provision_off > 0


def can_acquire(s: WayfarersState, seat: int, node: int, die: bool, silver: int, provision: int) -> bool:
    row = s.printed.of[node]
    if s.printed.price[node] == DRAW_THREE:
        return s.deck_size(row) > 0
    if row == SPACE and not has_room_above(s.players[seat]):
        return False
    if row == TOWNSFOLK and not s.players[seat].free_tags:
        return False
    for slot in range(4 * row, 4 * row + 4):
        if takeable(s, seat, slot, node, die, silver, provision):
            return True
    return can_draw_three(s, row, die, provision)


# --- tiles --------------------------------------------------------------------------------------------------------


def affords_silver(s: WayfarersState, tile_type: int, die: bool, silver: int) -> bool:
    return silver >= cost_after(s.printed.price_silver[tile_type], s.silver_off if die else 0)


def affords_influence(s: WayfarersState, player: Player, tile_type: int) -> bool:
    price = s.printed.price_influence[tile_type]
    return price > 0 and player.guilds[s.printed.price_guild[tile_type]] >= price


def can_buy_tile(s: WayfarersState, player: Player, node: int, die: bool, silver: int) -> bool:
    """True if a tile of the type is left, fits and can be paid (WAY-12.1, 12.3, 12.6)."""
    printed = s.printed
    tile_type = printed.of[node]
    if not player.room >> printed.shapes[tile_type] & 1:
        return False
    left = False
    for design in printed.tiles_of_type[tile_type]:
        if s.piles[design]:
            left = True
            break
    if not left:
        return False
    return (
        printed.price[node] != NORMAL
        or affords_silver(s, tile_type, die, silver)
        or affords_influence(s, player, tile_type)
    )
