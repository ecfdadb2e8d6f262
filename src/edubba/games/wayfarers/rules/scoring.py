"""The points of a player, as if the game ended now (WAY-14), and those of the AI (WAY-16.28)."""

from __future__ import annotations

from edubba.games.wayfarers.rules.automa import Automa
from edubba.games.wayfarers.rules.cards import (
    CELLS,
    CITY,
    COMET_TAG,
    COUNTS,
    GUILD_COUNT,
    GUILD_TOTAL,
    GUILDS,
    NONE,
    OPEN_WATER,
    ROWS,
    SILVER_COUNT,
    SPACE,
)
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.printed import Printed


def score_sheet(printed: Printed, players: list[Player], seat: int, automa: Automa | None) -> list[tuple[str, int]]:
    """Rows: sets of one tag, mixed sets, space cards, tiles, guilds; in solo play also the AI's other cards."""
    player = players[seat]
    if automa is not None and seat == 1:
        others = 0
        for row in range(ROWS):
            if row != SPACE:
                others += printed.ai_vp[row] * cards_in(automa.cards[row])
        sky = printed.ai_vp[SPACE] * cards_in(automa.cards[SPACE])
        sheet = [("primary", 0), ("mixed", 0), ("space", sky)]
    else:
        others = 0
        sky = 0
        for place in range(len(player.skies)):
            sky += space_points(printed, players, seat, place, automa)
        sheet = [("primary", primary(printed, player)), ("mixed", mixed(printed, player)), ("space", sky)]
    sheet.append(("tiles", tile_points(printed, player)))
    sheet.append(("guilds", majorities(printed, players, seat)))
    if automa is not None:
        sheet.append(("cards", others))
    return sheet


def cards_in(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def primary(printed: Printed, player: Player) -> int:
    """Sets of one primary tag each (WAY-14.2)."""
    table = printed.primary_vp
    points = 0
    for tag in range(CITY, OPEN_WATER + 1):
        count = player.counts[tag]
        points += table[count if count < len(table) else len(table) - 1]
    return points


def mixed(printed: Printed, player: Player) -> int:
    """Sets of all four primary tags (WAY-14.3)."""
    least = player.counts[CITY]
    for tag in range(CITY, OPEN_WATER + 1):
        if player.counts[tag] < least:
            least = player.counts[tag]
    return printed.mixed_vp * least


def counted(player: Player, counter: int) -> int:
    """The value of a counter of the effect language."""
    if counter < COUNTS:
        return player.counts[counter]
    if counter < GUILD_TOTAL:
        return player.guilds[counter - GUILD_COUNT]
    if counter == GUILD_TOTAL:
        return player.guilds[0] + player.guilds[1] + player.guilds[2]
    return player.silver if counter == SILVER_COUNT else player.provision


def goal_met(printed: Printed, player: Player, muse: int) -> bool:
    """True if the goal of an inspiration card is met (WAY-15.6)."""
    goal = printed.goals[muse]
    for place in range(0, len(goal), 2):
        if counted(player, goal[place]) < goal[place + 1]:
            return False
    return True


def space_points(printed: Printed, players: list[Player], seat: int, place: int, automa: Automa | None) -> int:
    """One space card, doubled by an inspiration card whose goal is met (WAY-14.4, 14.9)."""
    player = players[seat]
    score = printed.score[player.skies[place]]
    if score.per >= 0:
        points = score.base + score.vp * (counted(player, score.per) // score.each)
    elif score.sets:
        least = counted(player, score.sets[0])
        for counter in score.sets:
            count = counted(player, counter)
            if count < least:
                least = count
        points = score.base + score.vp * least
    elif score.has != NONE:
        points = score.vp if counted(player, score.has) else score.otherwise
    else:
        points = score.vp if has_most(players, seat, score.most, automa) else score.otherwise
    muse = player.muses[place]
    if muse >= 0 and goal_met(printed, player, muse):
        return points * printed.multiplier
    return points


def has_most(players: list[Player], seat: int, counter: int, automa: Automa | None) -> bool:
    """True if this player has more than every other (WAY-14.5); the AI's comet marker counts as its tags."""
    mine = counted(players[seat], counter)
    for other in range(len(players)):
        if other != seat:
            if automa is not None and counter == COMET_TAG:
                if automa.comets >= mine:
                    return False
            elif counted(players[other], counter) >= mine:
                return False
    return True


def tile_points(printed: Printed, player: Player) -> int:
    points = 0
    for tile in player.tiles:
        points += printed.tile_vp[printed.face_design[tile // CELLS]]
    return points


def majorities(printed: Printed, players: list[Player], seat: int) -> int:
    """For each guild in which this player alone has the most influence (WAY-14.7)."""
    points = 0
    for guild in range(GUILDS):
        if leads(players, seat, guild):
            points += printed.majority_vp
    return points


def leads(players: list[Player], seat: int, guild: int) -> bool:
    """True if this player alone has the most influence in a guild."""
    mine = players[seat].guilds[guild]
    for other in range(len(players)):
        if other != seat and players[other].guilds[guild] >= mine:
            return False
    return mine > 0
