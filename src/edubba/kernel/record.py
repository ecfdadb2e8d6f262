"""Records: a played game is its options, its seed and its moves. Saving, replaying, verifying are all that one idea.

The body is notation, not numbers, so that ids may be renumbered. The head carries a check, and every move another one:
a running digest of what was legal and of the scores. A record that was edited, or that is played by other rules,
betrays itself at the first move that is wrong. A game goes on by the version of the rules with which it was begun.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import KW_ONLY, dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from edubba.kernel import shelf
from edubba.kernel.chance import Chance, commitment_of, dice_key, secret_of
from edubba.kernel.errors import BadPack, BadRecord, EdubbaError, IllegalAction, Told, UnknownVersion
from edubba.kernel.files import write_whole
from edubba.kernel.game import Game
from edubba.kernel.option import Value
from edubba.kernel.pack import TooLarge, read_limited, too_large
from edubba.kernel.state import State
from edubba.kernel.step import TURN
from edubba.kernel.typedbox import PACK

FORMAT = "edubba-record/1"
FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": str, "game": str, "version": str, "data": str, "seats": int, "options": dict,
    "commitment": str, "check": str, "secret": str, "nonces": list, "moves": list, "result": (dict, type(None)),
    "about": dict,
}  # fmt: skip
MOST_SEATS = 1 << 16  # compiled rules cannot even look at the number of a seat beyond any sense
SHOWN = 12  # legal moves that a message lists


@dataclass
class Move:
    """One decision: whose, which, and the digest of the game up to here."""

    seat: int
    text: str
    check: str


class Takeback(NamedTuple):
    """Somebody has taken a turn back: so many moves were made, so many of them stayed. What was seen was seen."""

    seat: int
    made: int
    stayed: int


@dataclass
class Record:
    """A game that is being played or was played."""

    game: Game
    seats: int
    options: dict[str, Value]
    secret: bytes
    _: KW_ONLY
    nonces: list[bytes] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    result: dict[str, Any] | None = None
    about: dict[str, Any] = field(default_factory=dict)
    takebacks: list[Takeback] = field(default_factory=list)
    version: str = ""
    commitment: bytes = b""
    position: dict[str, Any] | None = None  # where the game begins, if not with its set-up: a dump without its dice

    def __post_init__(self) -> None:
        self.version = self.version or self.game.version
        self.commitment = self.commitment or commitment_of(self.secret)

    @classmethod
    def begin(
        cls,
        game: Game,
        seats: int,
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
        nonces: list[bytes] | None = None,
        version: str | None = None,
    ) -> Record:
        """A record of a game in which nothing has happened yet, by the newest rules if no version is named."""
        agreed = game.agree(seats, options, version)
        return cls(game, seats, agreed, secret_of(seed), nonces=list(nonces or []), version=version or "")

    @classmethod
    def at(
        cls,
        game: Game,
        state: State,
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
        version: str | None = None,
    ) -> Record:
        """A record of a game that goes on from this position, with dice of its own."""
        record = cls.begin(game, state.seats, seed, options, version=version)
        record.position = {name: value for name, value in state.dump().items() if name != "chance"}
        return record

    def start(self) -> State:
        """The position before the first move, by the rules of the version with which the game was begun."""
        chance = Chance(dice_key(self.secret, self.nonces))
        if self.position is None:
            return self.game.begin(self.seats, self.options, chance, self.version)
        return self.game.restore(self.position, self.options, self.version, chance)

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, state: State, seat: int, action: int) -> None:
        """Apply an action to the position this record has led to, and note it."""
        allowed = state.legal(seat)
        state.apply(seat, action)
        text = self.game.notation(action)
        before = self.moves[-1].check if self.moves else self.head_check()
        move = Move(seat, text, digest(before, self.game, seat, text, allowed, state))
        result = result_of(state) if state.over else None
        self.moves.append(move)
        self.result = result

    def head_check(self) -> str:
        """The digest of what was agreed before the first move."""
        agreed = [FORMAT, self.game.name, self.version, self.game.pack.hash, self.seats, sorted(self.options.items())]
        agreed += [self.commitment.hex(), [nonce.hex() for nonce in self.nonces]]
        if self.position is not None:
            agreed.append(json.dumps(self.position, sort_keys=True))
        return blake2b(json.dumps(agreed).encode(), digest_size=6).hexdigest()

    # --- replaying ----------------------------------------------------------------------------------------------

    def replay(self, moves: int | None = None) -> State:
        """The position after so many moves (all of them, if nothing is said)."""
        state = self.start()
        parse = self.game.parse
        for number, move in enumerate(self.moves[:moves], 1):
            try:
                state.apply(move.seat, parse(move.text))
            except EdubbaError as trouble:
                raise self._refused(number, move, trouble) from trouble
        return state

    def positions(self) -> Iterator[State]:
        """Every position from the first to the last: the same object, moved on from one to the next."""
        state = self.start()
        yield state
        for move in self.moves:
            state.apply(move.seat, self.game.parse(move.text))
            yield state

    def upto(self, moves: int) -> Record:
        """A branch of this record: its first moves, as a game that goes on. With all of them it is a copy."""
        kept = [Move(move.seat, move.text, move.check) for move in self.moves[:moves]]
        result = self.result if len(kept) == len(self.moves) else None
        return replace(
            self,
            options=dict(self.options),
            nonces=self.nonces[:],
            moves=kept,
            result=result,
            about=dict(self.about),
            takebacks=self.takebacks[:],
        )

    def verify(self) -> State:
        """Check the commitment, every move and the result; return the last position, or raise BadRecord."""
        if commitment_of(self.secret) != self.commitment:
            sentence = "the secret does not fit the commitment: these are not the dice that were promised"
            raise BadRecord(Told("record-secret", sentence))
        state = self.start()
        check = self.head_check()
        for number, move in enumerate(self.moves, 1):
            try:
                action = self.game.parse(move.text)
                allowed = state.legal(move.seat)
                state.apply(move.seat, action)
            except EdubbaError as trouble:
                raise self._refused(number, move, trouble) from trouble
            check = digest(check, self.game, move.seat, move.text, allowed, state)
            if check != move.check:
                raise _wrong("move-edited", number, move, "was edited, or played by other rules: its check is wrong")
        if state.over and self.result is None:
            raise BadRecord(Told("record-no-result", "the game is over, but the record has no result"))
        if not state.over and self.result is not None:
            sentence = "the record claims a result, but after its {moves} moves the game is not over"
            raise BadRecord(Told("record-early-result", sentence, moves=len(self.moves)))
        if state.over and self.result != result_of(state):
            sentence = "the result was edited: the moves lead to the scores {scores}"
            raise BadRecord(Told("record-scores", sentence, scores=", ".join(map(str, state.scores()))))
        return state

    def _refused(self, number: int, move: Move, trouble: EdubbaError) -> BadRecord:
        """What is wrong with a move that could not be played, in the words of the record."""
        if not isinstance(trouble, IllegalAction):
            return _wrong("move-unknown", number, move, "is not the notation of an action of this game")
        if not trouble.allowed:
            return _wrong("move-not-asked", number, move, "this seat is not asked for a decision now")
        allowed = [self.game.notation(action) for action in trouble.allowed]
        listed = ", ".join(allowed[:SHOWN]) + (", …" if len(allowed) > SHOWN else "")
        if trouble.rule == TURN:
            return _wrong("move-no-answer", number, move, "does not answer the question; allowed: {allowed}", listed)
        sentence = "is forbidden by {rule}; allowed: {allowed}"
        return _wrong("move-forbidden", number, move, sentence, listed, trouble.rule)

    # --- files --------------------------------------------------------------------------------------------------

    @property
    def carries_pack(self) -> bool:
        """True if the record is to be read where nobody has its pack. A pack that is a whole file is too large."""
        pack = self.game.pack
        return pack.hash != self.game.printed.hash and pack.file.get("format") == PACK

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "data": self.game.pack.hash,
            **({"pack": self.game.pack.file} if self.carries_pack else {}),
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment.hex(),
            "check": self.head_check(),
            "secret": self.secret.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            "key": dice_key(self.secret, self.nonces).hex(),
            "about": self.about,
            **({"position": self.position} if self.position is not None else {}),
            **({"takebacks": [list(one) for one in self.takebacks]} if self.takebacks else {}),
            "moves": [[move.seat, move.text, move.check] for move in self.moves],
            "result": self.result,
        }

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record. The old file stays whole until the new one is complete."""
        data = self.to_json()
        moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in data.pop("moves"))
        lines = [f" {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)},\n" for name, value in data.items()]
        write_whole(Path(path), f'{{\n{"".join(lines)} "moves": [\n  {moves}\n ]\n}}\n'.encode())

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file; BadRecord says what is wrong with it."""
        move = None
        try:
            return cls.from_json(json.loads(read_limited(Path(path))))
        except OSError as trouble:
            reason = Told("unreadable", "cannot be read ({reason})", reason=trouble.strerror)
        except UnicodeDecodeError:
            reason = Told("record-not-text", "is not a record (not UTF-8 text)")
        except TooLarge:
            reason = too_large()
        except json.JSONDecodeError as trouble:
            sentence = "is damaged or truncated at line {line}, column {column} ({reason})"
            reason = Told("record-json", sentence, line=trouble.lineno, column=trouble.colno, reason=trouble.msg)
        except EdubbaError as trouble:
            reason = trouble.args[0]
            move = trouble.move if isinstance(trouble, BadRecord) else None
        except (ValueError, RecursionError):  # numbers of a thousand digits, brackets without end
            reason = Told("record-odd", "is not a record: no JSON that makes sense")
        raise BadRecord(Told("in-file", "{path}: {reason}", path=str(path), reason=reason), move)

    @classmethod
    def from_json(cls, data: Any) -> Record:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            sentence = "is not an Edubba record: its format should be {format!r}"
            raise BadRecord(Told("record-format", sentence, format=FORMAT))
        for name, kind in FIELDS.items():
            if name not in data:
                raise BadRecord(Told("record-missing", "the record is incomplete: {field!r} is missing", field=name))
            if not isinstance(data[name], kind) or isinstance(data[name], bool):
                raise BadRecord(Told("record-kind", "the record is damaged: {field!r} has the wrong kind", field=name))
        game = shelf.played_with(data["game"], data["data"]) or _with_its_pack(data)
        if game is None:
            sentence = (
                "this game of {game} was played with the data pack {pack}, which is not here; "
                "get its file and run: edubba data use {game} FILE"
            )
            raise BadRecord(Told("record-pack", sentence, game=data["game"], pack=data["data"]))
        try:
            options = game.agree(data["seats"], data["options"], data["version"])
        except UnknownVersion as trouble:
            raise BadRecord(trouble.args[0]) from trouble
        except EdubbaError as trouble:
            sentence = "the record is damaged: {reason}"
            raise BadRecord(Told("record-options", sentence, reason=trouble.args[0])) from trouble
        try:
            secret, commitment = bytes.fromhex(data["secret"]), bytes.fromhex(data["commitment"])
            nonces = [bytes.fromhex(nonce) for nonce in data["nonces"]]
        except (TypeError, ValueError) as trouble:
            sentence = "the record is damaged: secret, commitment and nonces must be hexadecimal"
            raise BadRecord(Told("record-hex", sentence)) from trouble
        record = cls(
            game,
            data["seats"],
            {name: options[name] for name in data["options"]},
            secret,
            nonces=nonces,
            moves=[_move(number, row) for number, row in enumerate(data["moves"], 1)],
            result=data["result"],
            about=data["about"],
            takebacks=_takebacks(data.get("takebacks", [])),
            version=data["version"],
            commitment=commitment,
            position=_position(data),
        )
        if data["check"] != record.head_check():
            sentence = (
                "the head of the record was edited: game, version, data, seats, options, commitment, nonces or "
                "position do not fit its check"
            )
            raise BadRecord(Told("record-head", sentence))
        if record.position is not None:
            _check_start(record)
        if "key" in data and data["key"] != dice_key(secret, nonces).hex():
            sentence = "the key of the dice does not come from the secret and the nonces of this record"
            raise BadRecord(Told("record-key", sentence))
        return record


def _with_its_pack(data: dict[str, Any]) -> Game | None:
    """The game with the pack that a record carries, if it carries one."""
    if not isinstance(data.get("pack"), dict):
        return None
    try:
        pack = shelf.load(data["game"]).open_pack(data["data"], data["pack"])
    except BadPack as trouble:
        sentence = "the data pack in the record is damaged: {reason}"
        raise BadRecord(Told("record-bad-pack", sentence, reason=trouble.problems[0])) from trouble
    if pack.hash != data["data"]:
        raise BadRecord(Told("record-other-pack", "the data pack in the record is not the one it was played with"))
    return shelf.load(data["game"], pack)


def _move(number: int, row: Any) -> Move:
    if isinstance(row, list) and [type(item) for item in row] == [int, str, str] and 0 <= row[0] < MOST_SEATS:
        return Move(*row)
    sentence = "move {number} is damaged: it should read [seat, notation, check]"
    raise BadRecord(Told("move-damaged", sentence, number=number), number)


def _position(data: dict[str, Any]) -> dict[str, Any] | None:
    """Where a game begins, unless with its set-up."""
    position = data.get("position")
    if position is None:
        return None
    if not isinstance(position, dict) or position.get("seats") != data["seats"]:
        raise BadRecord(Told("record-kind", "the record is damaged: {field!r} has the wrong kind", field="position"))
    return position


def _check_start(record: Record) -> None:
    try:
        record.start()
    except EdubbaError as trouble:
        sentence = "the record is damaged: {reason}"
        raise BadRecord(Told("record-options", sentence, reason=trouble.args[0])) from trouble


def _takebacks(rows: Any) -> list[Takeback]:
    """The turns that were taken back."""
    found = []
    for row in rows if isinstance(rows, list) else [rows]:
        well = isinstance(row, list) and [type(item) for item in row] == [int, int, int]
        if not well or not 0 <= row[0] < MOST_SEATS or not 0 <= row[2] < row[1]:
            sentence = "the record is damaged: a turn taken back should read [seat, moves made, moves that stayed]"
            raise BadRecord(Told("record-takeback", sentence))
        found.append(Takeback(*row))
    return found


def _wrong(key: str, number: int, move: Move, what: str, allowed: str = "", rule: str = "") -> BadRecord:
    """The move that is wrong, and why."""
    sentence = "move {number} ({text!r} by seat {seat}): " + what
    told = Told(key, sentence, number=number, text=move.text, seat=move.seat, allowed=allowed, rule=rule)
    return BadRecord(told, number)


def result_of(state: State) -> dict[str, Any]:
    """The end of a game: scores, ranking and the sheet of everybody."""
    sheets = [[list(row) for row in state.score_sheet(seat)] for seat in range(state.places())]
    return {"scores": state.scores(), "ranking": state.ranking(), "sheets": sheets}


def digest(before: str, game: Game, seat: int, text: str, allowed: list[int], after: State) -> str:
    """The digest after a move. It tells legal moves and scores, not fields, so it survives a new field of the state."""
    legal = ";".join(sorted(game.notation(action) for action in allowed))
    return blake2b(f"{before}|{seat}|{text}|{legal}|{after.scores()}".encode(), digest_size=6).hexdigest()
