"""One live table: who sits there, the game they play, what is stored of it, who is shown what. No input or output."""

from edubba.table.seat import HUMAN, Seat
from edubba.table.table import NothingToUndo, Table

__all__ = ["HUMAN", "NothingToUndo", "Seat", "Table"]
