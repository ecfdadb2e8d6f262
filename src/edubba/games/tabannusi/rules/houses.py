"""Houses leave the player board (TAB-3.4 to 3.6)."""

from __future__ import annotations

from edubba.games.tabannusi.rules.gain import gain
from edubba.games.tabannusi.rules.pieces import GOLD_TOKENS, ROWS
from edubba.games.tabannusi.rules.player import Player, changed
from edubba.games.tabannusi.rules.state import TabannusiState


def take_house(s: TabannusiState, seat: int, row: int) -> None:
    """The leftmost house of a row, with the bonus of its slot and of a column that is now empty (TAB-R21)."""
    player = s.players[seat]
    slot = player.rows[row]
    emptied = empties_column(s, player, row)
    player.rows = changed(player.rows, row, 1)
    bonus = s.printed.row_bonus[row][slot]
    if seat != s.bot or bonus & 63 == GOLD_TOKENS:  # the automa ignores the markers of slots (TAB-16.13)
        gain(s, seat, bonus)
    if emptied:
        player.columns |= 1 << slot
        s.tell("column", seat, slot + 1)
        gain(s, seat, s.printed.column_bonus[slot])


def empties_column(s: TabannusiState, player: Player, row: int) -> bool:
    """True if the next house of a row is the last of a column whose bonus was not gained before."""
    slot = player.rows[row]
    if slot >= len(s.printed.column_bonus) or player.columns >> slot & 1:
        return False
    for other in range(ROWS):
        if other != row and player.rows[other] <= slot:
            return False
    return True


def next_house_brings(s: TabannusiState, player: Player, row: int, kind: int) -> bool:
    """True if the slot or the column of the next house of a row brings this kind of thing."""
    slot = player.rows[row]
    if s.printed.row_bonus[row][slot] & 63 == kind:
        return True
    return empties_column(s, player, row) and s.printed.column_bonus[slot] & 63 == kind
