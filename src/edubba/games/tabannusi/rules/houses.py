"""Houses leave the player board (TAB-3.4 to 3.6)."""

from __future__ import annotations

from edubba.games.tabannusi.rules.gain import gain
from edubba.games.tabannusi.rules.pieces import GOLD_TOKENS, ROWS
from edubba.games.tabannusi.rules.player import changed
from edubba.games.tabannusi.rules.state import TabannusiState


def take_house(s: TabannusiState, seat: int, row: int) -> None:
    """The leftmost house of a row, with the bonus of its slot and of a column that is now empty (TAB-R21)."""
    player = s.players[seat]
    slot = player.rows[row]
    player.rows = changed(player.rows, row, 1)
    bonus = s.printed.row_bonus[row][slot]
    if seat != s.bot or bonus & 63 == GOLD_TOKENS:  # the automa ignores the markers of slots (TAB-16.13)
        gain(s, seat, bonus)
    if slot < len(s.printed.column_bonus) and not player.columns >> slot & 1:
        for other in range(ROWS):
            if player.rows[other] <= slot:
                return
        player.columns |= 1 << slot
        s.tell("column", seat, slot + 1)
        gain(s, seat, s.printed.column_bonus[slot])
