"""What travels between server and client about boxes and data packs. `docs/protocol.md` tells it in words."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from edubba.kernel.provenance import Confidence, Source
from edubba.kernel.typedbox import LONGEST
from edubba.words.workshop import Look

MOST_CHANGES = 4096  # of one pack; the largest of our boxes has less than half as many values

Place = Annotated[str, Meta(max_length=200)]
Changes = Annotated[dict[Place, Any], Meta(max_length=MOST_CHANGES)]
Title = Annotated[str, Meta(max_length=LONGEST["title"])]
Author = Annotated[str, Meta(max_length=LONGEST["author"])]
Note = Annotated[str, Meta(max_length=LONGEST["note"])]


class PackName(Struct, omit_defaults=True):
    """With which data a table is played."""

    hash: str
    title: str = ""
    standard: bool = False  # those that are shipped


class UsedPack(PackName, omit_defaults=True):
    """The data pack that this server plays with if nobody says otherwise."""

    reconstructed: int = 0  # values of which it says nothing


class GameData(Struct, omit_defaults=True):
    """What people know of the data of a game before they play."""

    reconstructed: int = 0  # values of the standard data
    parts: list[str] = []  # of the box, in which they are; those with most of them first
    used: UsedPack | None = None
    box: bool = False  # whether they can be looked up and corrected, value by value


class BoxValue(Struct, omit_defaults=True, kw_only=True):
    """One printed value as it is shipped. `fixed` says why it cannot vary without another rule."""

    place: str
    value: Any
    source: Source
    confidence: Confidence = ""
    why: str = ""
    fixed: str = ""


class BoxCounts(Struct):
    """How many values come from where; of the reconstructed ones, how many are fixed and how many can be corrected."""

    values: int
    rulebook: int
    reference: int
    knowledge: int
    reconstructed: int
    fixed: int
    correctable: int


class BoxInfo(Struct, kw_only=True):
    """Everything printed of one game."""

    game: str
    title: str
    version: int
    hash: str  # of the shipped data
    counts: BoxCounts
    values: list[BoxValue]
    schema: dict[str, Any]  # JSON schema of a pack: `properties.changes.properties` by place, and `$defs`
    words: dict[str, str]  # what its parts, fields and kinds are called (words/workshop.py)
    look: Look  # how they are laid out


class BoxWish(Struct, forbid_unknown_fields=True):
    """Changes to be looked at: by place, other values than those that are shipped, or the same, if confirmed."""

    changes: Changes


class BoxEdit(BoxWish, forbid_unknown_fields=True):
    """The same, and perhaps one more change."""

    place: Place | None = None
    value: Any = None


class Problem(Struct, omit_defaults=True):
    """What is wrong, and where; the place may be that of a whole group, or none."""

    text: str
    place: str = ""


class BoxVerdict(Struct, omit_defaults=True):
    """What speaks against these changes; if nothing does, by which hash the pack is called. `along` is what must change
    with the one more change, so that they agree."""

    problems: list[Problem] = []
    hash: str | None = None
    along: dict[str, Any] = {}


class PackText(Struct, kw_only=True):
    """A pack as a file has it."""

    game: str
    title: str
    author: str
    note: str
    changes: dict[str, Any]
    problems: list[Problem]  # what does not go together in it


class PackWish(Struct, forbid_unknown_fields=True):
    """A pack to be kept. `seen` is when the kept one had been changed last, so that nobody writes over what he has not
    read."""

    game: Annotated[str, Meta(max_length=40)]
    changes: Changes = {}
    title: Title = ""
    author: Author = ""
    note: Note = ""
    seen: float | None = None


class PackInfo(Struct, omit_defaults=True, kw_only=True):
    """A pack of mine in a list."""

    id: str
    game: str
    title: str
    changed: float  # when
    version: int  # of the box for which it was written
    changes: int  # values that differ from those that are shipped
    confirmed: int  # values that are worth a look and named, changed or not
    hash: str | None = None  # None: it cannot be played with yet


class MyPack(Struct, omit_defaults=True, kw_only=True):
    """A pack of mine, whole."""

    info: PackInfo
    changes: dict[str, Any]
    author: str = ""
    note: str = ""
    problems: list[Problem] = []
