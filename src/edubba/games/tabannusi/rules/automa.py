"""What lies in front of the automa: its king, two cards, number tiles, bag and plan (TAB-16)."""

from __future__ import annotations

from mypy_extensions import i64

from edubba.games.tabannusi.rules.pieces import NONE


class Automa:
    """The solo opponent. A pile on a number tile lists project colours, the top one last.

    Clones share `bag`, `piles` and `plan`: they are replaced, never changed.
    """

    __slots__ = ("bag", "deck", "discards", "king", "left", "piles", "plan", "right")

    def __init__(self, king: int, plan: list[int], bag: list[int], piles: list[list[int]]) -> None:
        self.king: i64 = king
        self.plan = plan  # per district: markers left
        self.bag = bag  # per colour: automa tiles in the bag
        self.piles = piles  # per number tile
        self.deck: i64 = 0  # mask of the cards to come
        self.left: i64 = NONE
        self.right: i64 = NONE
        self.discards: i64 = 0  # mask of the cards below the right one

    def clone(self) -> Automa:
        other = Automa(self.king, self.plan, self.bag, self.piles)
        other.deck = self.deck
        other.left = self.left
        other.right = self.right
        other.discards = self.discards
        return other

    def tiles(self) -> list[int]:
        """All automa tiles by colour."""
        found = self.bag[:]
        for pile in self.piles:
            for colour in pile:
                found[colour] = found[colour] + 1
        return found
