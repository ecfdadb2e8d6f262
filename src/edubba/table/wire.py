"""What travels between server and client. `docs/protocol.md` tells it in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from edubba.kernel.scene import OptionWords, Scene
from edubba.table.box_wire import GameData, PackName, Problem
from edubba.table.exits import Exit
from edubba.table.hint_wire import Asked, AskHint, CoachInfo, Number, Seat, WantCoach
from edubba.table.lesson_wire import LessonInfo, LessonName

Value = bool | int | str
Language = Literal["fr", "en"]
HEX = "[0-9a-f]{64}"
MOST_ACTIONS = 64  # in one message

# --- HTTP -----------------------------------------------------------------------------------------------------------


class Me(Struct, omit_defaults=True):
    id: str
    name: str
    lang: str
    played: list[str] = []  # the games that I have played to an end here


class MeChange(Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: Language | None = None


class GameInfo(Struct, omit_defaults=True, kw_only=True):
    name: str
    title: str
    seats: tuple[int, ...]
    options: list[OptionWords]
    bots: list[str]
    data: GameData
    automa: str | None = None
    minutes: tuple[int, int] | None = None
    weight: int | None = None  # from 1 (little to learn) to 5
    first_game: dict[str, Value] = {}  # options for who has never played it
    lessons: list[LessonName] = []


class SeatWish(Struct, forbid_unknown_fields=True):
    who: Literal["me", "device", "friend", "bot", "automa"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    seconds: float | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(max_length=16)]
    options: Annotated[dict[str, Value], Meta(max_length=64)] = {}
    dice: bool = False
    # The id of a data pack of mine, or "standard"; else what the server plays with.
    pack: Annotated[str, Meta(max_length=40)] | None = None


class JoinWish(Struct, forbid_unknown_fields=True):
    seat: Seat | None = None


class Created(Struct):
    id: str
    link: str


class Reach(Struct, omit_defaults=True):
    """By which address others come to this server: none is told to who came by one that they can use, too."""

    address: str | None = None
    near: bool = False  # it leads no further than the network of this machine
    alone: bool = False  # nobody but this machine can open it


class SeatInfo(Struct, omit_defaults=True, kw_only=True):
    seat: int
    name: str
    who: str
    online: bool
    you: bool
    bot: str | None = None
    seconds: float | None = None
    left: bool = False  # a bot plays on for who got up


class SheetRow(Struct):
    row: str
    name: str
    points: int


class Result(Struct, omit_defaults=True):
    ranking: list[list[int]]
    scores: list[int]
    sheets: list[list[SheetRow]]
    secret: str
    resigned: list[int] = []  # who gave up; then nobody has counted


class Dice(Struct, omit_defaults=True):
    """How far the numbers are that people throw in, and whether you are asked for something now."""

    stage: Literal["fix", "again", "open", "cast"]
    yours: bool = False
    commits: list[str] = []
    nonces: list[str] = []


class Plea(Struct, omit_defaults=True):
    """Somebody wants to take a turn back: which seat, and which seats have to agree yet."""

    seat: int
    waits: list[int]
    yours: bool = False  # you are asked
    mine: bool = False  # you have asked


class TableInfo(Struct, omit_defaults=True, kw_only=True):
    id: str
    link: str
    game: str
    pack: PackName
    version: str
    state: Literal["waiting", "running", "over"]
    created: float
    options: dict[str, Any]
    commitment: str
    seats: list[SeatInfo]
    you: list[int]
    to_act: list[int]
    your_turn: bool
    over: bool
    result: Result | None = None
    rematch: str | None = None
    dice: Dice | None = None
    takebacks: int = 0  # turns that were taken back, as far as it has been played here
    plea: Plea | None = None
    rules: str | None = None  # if it is not played by the newest rules: by which
    by: str | None = None  # who put it up, if he still sits there
    since: float | None = None  # when you last saw something happen there, or when it ended
    exits: list[Exit] = []  # how you can be rid of it
    back: list[int] = []  # seats that bots keep for you: `join` gives them back
    lesson: LessonInfo | None = None  # that you take here
    coach: CoachInfo | None = None  # if you could ask for hints


class LogLine(Struct, omit_defaults=True, kw_only=True):
    """A sentence of the log: of which seat it tells, which faces it names, and whether everybody should look up."""

    n: int
    text: str
    told: int  # so many things had happened with what it tells: by this number the moment can be recalled
    seat: int | None = None
    handles: list[str] = []
    big: bool = False
    rule: str = ""  # that it follows


class Moment(Struct, kw_only=True):
    """A finished or a running game as it was at one moment."""

    move: int
    moves: int
    seat: int | None
    scene: Scene
    log: list[LogLine]


class Turn(Struct):
    """A stretch of a game in which the same seats were asked: where it begins, and how the points stood then."""

    move: int
    seats: list[int]
    scores: list[int]


class Mistake(Struct, omit_defaults=True):
    code: str
    say: str
    rule: str | None = None
    problems: list[Problem] = []  # of a data pack


# --- the socket, from the server ------------------------------------------------------------------------------------


class SceneFrame(Struct, tag_field="t", tag="scene", kw_only=True):
    seq: int
    seat: int | None
    scene: Scene  # is encoded before, once for all who see the same
    from_: int = msgspec.field(name="from")
    log: list[LogLine]
    undo: bool
    restart: bool
    takeback: bool  # you have taken a turn that can be taken back as a whole
    heard: int
    tale: tuple[int, int]  # what others did last: lines of the log with `told` above the first number, up to the second
    table: TableInfo


class TableFrame(Struct, tag_field="t", tag="table"):
    table: TableInfo


class Refused(Struct, tag_field="t", tag="refused", omit_defaults=True, kw_only=True):
    seq: int
    heard: int
    code: str
    say: str
    rule: str | None = None


class Why(Struct, tag_field="t", tag="why", omit_defaults=True):
    action: int
    say: str
    rule: str | None = None


class Recalled(Struct, tag_field="t", tag="moment"):
    """The table as it was when so much had been told, as this seat saw it then."""

    told: int
    seat: int | None
    scene: Scene


# --- the socket, from the client ------------------------------------------------------------------------------------


class Act(Asked, tag="act"):
    action: Number


class Acts(Asked, tag="acts"):
    actions: Annotated[list[Number], Meta(min_length=1, max_length=MOST_ACTIONS)]


class Picks(Acts, tag="picks"):
    """A run of picks of one question: what the engine picks by itself, because nothing else is left, is struck off."""


class Undo(Asked, tag="undo"):
    pass


class Restart(Asked, tag="restart"):
    pass


class TakeTurn(Asked, tag="takeback"):
    """Take back the last turn of this seat and all that came after it; with other people only if they agree."""


class Consent(Asked, tag="consent"):
    """An answer to who wants to take a turn back. Who has asked may take the question back by it, too."""

    yes: bool


class AskWhy(Asked, tag="why"):
    action: Number


class ReadOn(Asked, tag="read"):
    """The learner has read so many steps of a lesson."""

    step: Number


class Sit(Struct, tag_field="t", tag="sit", forbid_unknown_fields=True):
    seat: Seat | None


class Recall(Struct, tag_field="t", tag="recall", forbid_unknown_fields=True):
    """Show me the table as it was when so much had been told."""

    told: Annotated[int, Meta(ge=1, le=1 << 20)]


class Speak(Struct, tag_field="t", tag="lang", forbid_unknown_fields=True):
    lang: Language


class Fix(Struct, tag_field="t", tag="fix", forbid_unknown_fields=True):
    commit: Annotated[str, Meta(pattern=f"^({HEX})?$")]


class Open(Struct, tag_field="t", tag="open", forbid_unknown_fields=True):
    nonce: Annotated[str, Meta(pattern=f"^{HEX}$")]


Decision = Act | Acts | Picks | Undo | Restart
Regret = TakeTurn | Consent
Deed = Decision | Regret | AskWhy | AskHint | WantCoach | ReadOn | Recall  # what can be said once there is a game
Toss = Fix | Open  # numbers for the dice
Message = (
    Act | Acts | Picks | Undo | Restart | TakeTurn | Consent | AskWhy | AskHint | WantCoach | ReadOn | Sit | Recall
    | Speak | Fix | Open
)  # fmt: skip
encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(Message).decode
