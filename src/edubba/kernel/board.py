"""The board of a scene while it is laid out."""

from __future__ import annotations

from edubba.kernel.scene import BACK, Piece, PieceKind, Zone


class Board:
    """Zones and pieces while they are laid out. Pieces are named by where they lie and what they show: an id is the
    same in every position in which that is the same, and tells nothing about what lies face down."""

    def __init__(self) -> None:
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self._copies: dict[str, int] = {}

    def zone(self, zone: Zone) -> str:
        self.zones.append(zone)
        return zone.id

    def put(
        self, kind: PieceKind, zone: str, face: str = "", at: object = "", within: str = "", alike: bool = False
    ) -> Piece:
        """Lay a piece into a zone. `within` names the part of it in which copies are counted; of copies that are
        `alike` each stands for the first."""
        start = f"{within or zone}:{face or BACK}"
        copy = self._copies.get(start, 0) + 1
        self._copies[start] = copy
        same = f"{start}#1" if alike and copy > 1 else ""
        piece = Piece(id=f"{start}#{copy}", kind=kind, zone=zone, at=str(at), face=face, same=same)
        self.pieces.append(piece)
        return piece

    def add(self, piece: Piece) -> Piece:
        """Lay a piece that has a name of its own."""
        self.pieces.append(piece)
        return piece
