"""What the solo opponent has beyond guilds, workers, tiles and its journal marker (WAY-16.2)."""

from __future__ import annotations

from mypy_extensions import i64


class Automa:
    """The AI board, its two tracks and its planning cards. Lists are replaced, never changed."""

    __slots__ = ("board", "cards", "comets", "face_down", "face_up", "filled", "last", "moved_on", "pending", "track")

    def __init__(self, board: int, cards: list[int], face_up: list[int]) -> None:
        self.board = board
        self.cards = cards  # per row: mask of acquired cards
        self.face_up = face_up  # planning cards, the most recent last
        self.face_down: i64 = 63  # mask of planning cards
        self.last: i64 = -1  # the planning card revealed most recently
        self.track: i64 = 0
        self.comets: i64 = 0
        self.filled: i64 = 0  # cells of the winding path that are covered
        self.pending: i64 = 0  # track bonuses that wait for the end of the human's turn (WAY-R27)
        self.moved_on: i64 = 0  # 1 once the extra journal move of this turn was made (WAY-16.31)

    def clone(self) -> Automa:
        other = Automa(self.board, self.cards, self.face_up)
        other.face_down = self.face_down
        other.last = self.last
        other.track = self.track
        other.comets = self.comets
        other.filled = self.filled
        other.pending = self.pending
        other.moved_on = self.moved_on
        return other
