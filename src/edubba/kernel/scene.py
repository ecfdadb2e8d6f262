"""The view language: everything a seat may see and do now, as plain data that any client can draw.

A Scene holds zones, the pieces that lie in them, a panel for every player, and the choices of the seat that looks.
A choice carries handles: the things on the table that a person points at to make it. docs/scene.md tells the rest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from msgspec import Struct, field

from edubba.kernel.errors import EdubbaError
from edubba.kernel.option import Value

Shape = Literal["circle", "square", "triangle", "diamond", "star"]
ZoneKind = Literal["row", "grid", "stack", "track", "tableau", "pool", "graph", "ring", "free"]
PieceKind = Literal["card", "cube", "disc", "die", "tile", "poly", "figure", "marker", "token", "house"]

SHAPES: tuple[Shape, ...] = ("circle", "square", "triangle", "diamond", "star")
BACK = "?"  # the class of what lies face down in a pool


class BadScene(EdubbaError):
    """A scene that a client could not draw or play; the message says why."""


# --- what lies on the table -----------------------------------------------------------------------------------------


class Badge(Struct, omit_defaults=True):
    """A small sign on a piece."""

    icon: str = ""
    text: str = ""
    tone: str = ""


class Cell(Struct, omit_defaults=True):
    """A place inside a zone, with what is printed on it."""

    id: str
    x: float | None = None
    y: float | None = None
    w: float | None = None
    h: float | None = None
    face: str = ""
    note: str = ""


class Region(Struct, omit_defaults=True):
    """Cells of a grid that belong together, as a district does; `rows` say who has what there."""

    cells: list[str]
    name: str
    colour: str = ""
    rows: list[Lane] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)


class Zone(Struct, omit_defaults=True):
    """A part of the table. Things that nobody tells apart are not pieces but `counts` by class."""

    id: str
    kind: ZoneKind
    name: str
    own: int | None = None
    cells: list[Cell] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    size: Literal["s", "m", "l"] = "m"
    note: str = ""
    regions: list[Region] = field(default_factory=list)


class Piece(Struct, omit_defaults=True):
    """A thing in a zone. Without a face it lies face down. `same`: who points at it points at that handle."""

    id: str
    kind: PieceKind = "card"
    zone: str = ""
    at: str = ""
    face: str = ""
    own: int | None = None
    n: int = 0
    on: str = ""
    same: str = ""
    turn: int = 0  # quarter turns clockwise, + 4 when flipped
    marks: list[str] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    note: str = ""  # what it costs, brings or is worth now, in a sentence for whoever asks


class Stat(Struct):
    """A number beside the name of a player."""

    icon: str
    label: str
    value: int | str


class Panel(Struct, omit_defaults=True):
    """What concerns one player: the points as this viewer may know them, by category too, and some numbers."""

    seat: int
    name: str
    shape: Shape
    to_act: bool
    score: int | None = None
    sheet: dict[str, int] = field(default_factory=dict)
    stats: list[Stat] = field(default_factory=list)
    first: bool = False
    sealed: bool = False  # has answered a question that all answer at once
    hand: int | None = None


# --- what can be done -----------------------------------------------------------------------------------------------


class Choice(Struct, omit_defaults=True):
    """A legal action, and the handles to point at: in any order, until only one choice is left that has them all."""

    id: int
    say: str
    h: list[str]
    main: bool = False
    ends: Literal["", "turn", "game"] = ""
    news: bool = False
    then: list[Choice] = field(default_factory=list)
    asks: str = ""  # what is asked once it is taken, if `then` answers it
    effect: list[Badge] = field(default_factory=list)  # what it does, in icons, where no thing on the table shows it
    brings: list[Badge] = field(default_factory=list)  # by tone: cost, gain, later (when points are counted), other
    outlook: str = ""  # the same in words
    gives_up: str = ""  # what it gives away for nothing, in a sentence: worth a question


class Bar(Struct, omit_defaults=True):
    """A thing that cannot be chosen now, the rule that forbids it, and perhaps what is missing at this moment."""

    h: str
    rule: str
    say: str = ""


class Heap(Struct, omit_defaults=True):
    """Things that are alike, of which some may be picked: the handle to point at, and the action of one pick."""

    h: str
    id: int
    most: int
    group: str = ""
    worth: int = 0


class Tally(Struct, omit_defaults=True):
    """A run of picks that a person may make in any order: so many of these, so many of those.

    They are sent in the order of the heaps, then `done`, if the run has such an end. What the engine takes by itself,
    because nothing else is left, is struck off.
    """

    heaps: list[Heap]
    least: int  # picks in all
    most: int
    sets: int = 1  # picks of one group come in sets of so many
    worth: int = 0  # what the picks must be worth together, at least
    ways: list[dict[str, int]] = field(default_factory=list)  # most picks by group; one of these must hold
    done: int | None = None
    closed: bool = False  # nothing comes after a pick of the last heap, not even `done`


class Goal(Struct, omit_defaults=True):
    """Cells that bring something to whoever covers all of them."""

    cells: list[str]
    badge: Badge


class Laying(Struct, omit_defaults=True):
    """A tile in hand: each choice names the cell for its first square in reading order, and how it is turned, if that
    matters. The rest lets a client show beforehand what a place would mean."""

    face: str
    zone: str
    turn: int = 0  # where the choices name none
    beside: str = ""  # what comes to lie on every free cell beside it
    bars: dict[str, list[str]] = field(default_factory=dict)  # cells that it cannot cover, by the rule that forbids it
    off: str = ""  # the rule that forbids every place outside the cells of the zone
    goals: list[Goal] = field(default_factory=list)


class Lane(Struct, omit_defaults=True):
    """A line of a dialog: what a seat offers or has answered."""

    seat: int
    text: str
    value: int | None = None
    out: bool = False  # takes no further part


class Dialog(Struct, omit_defaults=True):
    """A question that deserves a place of its own, above the table."""

    kind: Literal["auction", "number", "pick", "cards"]
    title: str
    say: str
    rows: list[Lane] = field(default_factory=list)


class Scored(Struct, omit_defaults=True):
    """A step of the final scoring: a row of somebody's score sheet, how it adds up, and the things that count."""

    seat: int
    row: str
    text: str
    points: int
    h: list[str]


class Scene(Struct, omit_defaults=True, kw_only=True):
    """Everything a seat (None: a spectator) may see and do now."""

    game: str
    viewer: int | None
    over: bool
    turn: dict[str, int]
    prompt: str
    zones: list[Zone]
    pieces: list[Piece]
    players: list[Panel]
    choices: list[Choice]
    barred: list[Bar] = field(default_factory=list)
    dialog: Dialog | None = None
    ends: str = ""  # what there is to say of the last round, once it has begun
    tally: Tally | None = None
    laying: Laying | None = None
    walk: list[Scored] = field(default_factory=list)  # the final scoring, step by step, when the game is over
    question: str = ""  # which of the questions of the game is asked: "pay-pairs"


# --- what never changes ---------------------------------------------------------------------------------------------


class Face(Struct, omit_defaults=True):
    """What a piece, a cell or a class of a pool shows, in words."""

    name: str
    kind: str
    text: str = ""
    icon: str = ""
    level: int = 0
    colour: str = ""
    rule: str = ""
    shape: list[tuple[int, int]] = field(default_factory=list)  # the squares of a polyomino, unturned
    sign: str = ""  # printed large: a number, a letter
    effect: list[Badge] = field(default_factory=list)  # what it does, in icons


class Colour(Struct, omit_defaults=True):
    """A colour of components: never told by colour alone."""

    name: str
    icon: str
    theme: str = ""


class OptionWords(Struct):
    """An option, as a person reads it; `words` are its values in their order, none for a plain number."""

    name: str
    say: str
    explain: str
    default: Value
    values: list[Value]
    words: list[str]


class Chapter(Struct):
    """A part of the rules in brief."""

    title: str
    text: str


class Catalogue(Struct, omit_defaults=True):
    """The words of a game that no position changes. A client may keep them as long as the version is the same."""

    game: str
    version: str
    lang: str
    title: str
    faces: dict[str, Face] = field(default_factory=dict)
    colours: dict[str, Colour] = field(default_factory=dict)
    verbs: dict[str, str] = field(default_factory=dict)  # what the handle btn:<verb> is called
    marks: dict[str, str] = field(default_factory=dict)  # what a mark on a piece means
    scores: dict[str, str] = field(default_factory=dict)  # rows of a score sheet
    places: dict[str, str] = field(default_factory=dict)  # what a zone is for, by the stem of its id
    rules: dict[str, str] = field(default_factory=dict)
    options: list[OptionWords] = field(default_factory=list)
    guide: list[Chapter] = field(default_factory=list)  # how the game is played
    signs: dict[str, Chapter] = field(default_factory=dict)  # the key of signs: what an icon stands for


# --- handles --------------------------------------------------------------------------------------------------------


def cell(zone: str, place: object) -> str:
    return f"{zone}@{place}"


def some(zone: str, kind: str) -> str:
    """One of those that a pool counts together."""
    return f"{zone}/{kind}"


def button(verb: str) -> str:
    return f"btn:{verb}"


def number(count: int) -> str:
    return f"n:{count}"


def at_seat(seat: int) -> str:
    return f"seat:{seat}"


# --- building a scene -----------------------------------------------------------------------------------------------


@lru_cache(64)
def _numbered(count: int) -> tuple[Cell, ...]:
    return tuple(Cell(str(number + 1)) for number in range(count))


def numbered(count: int) -> list[Cell]:
    """So many cells with nothing on them but their numbers, from 1 on. Scenes share the cells, not the list."""
    return list(_numbered(count))
