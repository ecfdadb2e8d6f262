"""One live table: who sits there, the game they play, and what may be taken back. No I/O, no clock, no words."""

from edubba.table.seat import HUMAN, Seat
from edubba.table.table import NothingToUndo, Table

__all__ = ["HUMAN", "NothingToUndo", "Seat", "Table"]
