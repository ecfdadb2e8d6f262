"""Records: a played game is its options, its seed and its moves. Saving, replaying, verifying are all that one idea.

The body is notation, not numbers, so that ids may be renumbered. Every move carries a check: a running digest of what
was legal and of the scores. A record that was edited, or that another version would play differently, betrays itself at
the first move that is wrong.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from edubba.kernel import shelf
from edubba.kernel.chance import Chance, commitment_of, dice_key, secret_of
from edubba.kernel.errors import BadRecord, EdubbaError
from edubba.kernel.game import Game
from edubba.kernel.option import Value
from edubba.kernel.state import State

FORMAT = "edubba-record/1"
FIELDS: dict[str, type | tuple[type, ...]] = {
    "format": str, "game": str, "version": str, "data": str, "seats": int, "options": dict,
    "commitment": str, "secret": str, "nonces": list, "moves": list, "result": (dict, type(None)), "about": dict,
}  # fmt: skip


@dataclass
class Move:
    """One decision: whose, which, and the digest of the game up to here."""

    seat: int
    text: str
    check: str


@dataclass
class Record:
    """A game that is being played or was played."""

    game: Game
    seats: int
    options: dict[str, Value]
    secret: bytes
    nonces: list[bytes] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    result: dict[str, Any] | None = None
    about: dict[str, Any] = field(default_factory=dict)
    version: str = ""
    commitment: bytes = b""

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
    ) -> Record:
        """A record of a game in which nothing has happened yet."""
        return cls(game, seats, game.settle(seats, options), secret_of(seed), list(nonces or []))

    def start(self) -> State:
        """The position before the first move."""
        return self.game.deal(self.seats, dict(self.options), Chance(dice_key(self.secret, self.nonces)))

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, state: State, seat: int, action: int) -> None:
        """Apply an action to the position this record has led to, and note it."""
        allowed = state.legal(seat)
        state.apply(seat, action)
        text = self.game.notation(action)
        self.moves.append(Move(seat, text, self._check(state, seat, text, allowed)))
        if state.over:
            self.result = result_of(state)

    def _check(self, state: State, seat: int, text: str, allowed: list[int]) -> str:
        before = self.moves[-1].check if self.moves else ""
        return digest(before, self.game, seat, text, allowed, state)

    # --- replaying ----------------------------------------------------------------------------------------------

    def replay(self, moves: int | None = None) -> State:
        """The position after so many moves (all of them, if nothing is said)."""
        state = self.start()
        parse = self.game.parse
        for number, move in enumerate(self.moves[:moves], 1):
            try:
                state.apply(move.seat, parse(move.text))
            except EdubbaError as trouble:
                raise BadRecord(f"move {number} ({move.text!r} by seat {move.seat}): {trouble}", number) from trouble
        return state

    def positions(self) -> Iterator[State]:
        """Every position from the first to the last: the same object, moved on from one to the next."""
        state = self.start()
        yield state
        for move in self.moves:
            state.apply(move.seat, self.game.parse(move.text))
            yield state

    def upto(self, moves: int) -> Record:
        """A branch of this record: its first moves, as a game that goes on."""
        kept = [Move(move.seat, move.text, move.check) for move in self.moves[:moves]]
        return Record(self.game, self.seats, dict(self.options), self.secret, list(self.nonces), kept, None, dict(self.about))

    def verify(self) -> State:
        """Check the commitment, every move and the result; return the last position, or raise BadRecord."""
        if commitment_of(self.secret) != self.commitment:
            raise BadRecord("the secret does not fit the commitment: these are not the dice that were promised")
        state = self.start()
        check = ""
        for number, move in enumerate(self.moves, 1):
            where = f"move {number} ({move.text!r} by seat {move.seat})"
            try:
                action = self.game.parse(move.text)
                allowed = state.legal(move.seat)
                state.apply(move.seat, action)
            except EdubbaError as trouble:
                raise BadRecord(f"{where}: {trouble}", number) from trouble
            check = digest(check, self.game, move.seat, move.text, allowed, state)
            if check != move.check:
                raise BadRecord(f"{where} was edited, or this version would have played it differently", number)
        if state.over and self.result is None:
            raise BadRecord("the game is over, but the record has no result")
        if not state.over and self.result is not None:
            raise BadRecord(f"the record claims a result, but after its {len(self.moves)} moves the game is not over")
        if state.over and self.result != result_of(state):
            raise BadRecord(f"the scores were edited: the moves lead to {result_of(state)['scores']}")
        return state

    # --- files --------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "data": self.game.pack.hash,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment.hex(),
            "secret": self.secret.hex(),
            "nonces": [nonce.hex() for nonce in self.nonces],
            "key": dice_key(self.secret, self.nonces).hex(),
            "about": self.about,
            "moves": [[move.seat, move.text, move.check] for move in self.moves],
            "result": self.result,
        }

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record. The old file stays whole until the new one is complete."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        head = self.to_json()
        moves = ",\n  ".join(json.dumps(move, ensure_ascii=False) for move in head.pop("moves"))
        text = json.dumps(head, ensure_ascii=False, indent=1)
        draft.write_text(f'{text[:-2]},\n "moves": [\n  {moves}\n ]\n}}\n', encoding="utf-8")
        draft.replace(target)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """Read a record from a file; BadRecord says what is wrong with it."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as trouble:
            raise BadRecord(f"{path}: cannot be read ({trouble.strerror})") from trouble
        except UnicodeDecodeError as trouble:
            raise BadRecord(f"{path}: is not a record (not UTF-8 text)") from trouble
        try:
            return cls.from_json(json.loads(text))
        except json.JSONDecodeError as trouble:
            raise BadRecord(
                f"{path}: is damaged or truncated at line {trouble.lineno}, column {trouble.colno} ({trouble.msg})"
            ) from trouble

    @classmethod
    def from_json(cls, data: Any) -> Record:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f"this is not an Edubba record: its format should be {FORMAT!r}")
        for name, kind in FIELDS.items():
            if name not in data:
                raise BadRecord(f"the record is incomplete: {name!r} is missing")
            if not isinstance(data[name], kind) or isinstance(data[name], bool):
                raise BadRecord(f"the record is damaged: {name!r} is of the wrong kind")
        game = shelf.played_with(data["game"], data["data"])
        if game is None:
            raise BadRecord(
                f"this game of {data['game']} was played with the data pack {data['data']}, which is not here; "
                f"get its file and run: edubba data use {data['game']} FILE"
            )
        try:
            record = cls(
                game,
                data["seats"],
                game.settle(data["seats"], data["options"]),
                bytes.fromhex(data["secret"]),
                [bytes.fromhex(nonce) for nonce in data["nonces"]],
                [Move(*_move(number, row)) for number, row in enumerate(data["moves"], 1)],
                data["result"],
                data["about"],
                data["version"],
                bytes.fromhex(data["commitment"]),
            )
        except BadRecord:
            raise
        except (TypeError, ValueError) as trouble:
            raise BadRecord(f"the record is damaged: {trouble}") from trouble
        if "key" in data and data["key"] != dice_key(record.secret, record.nonces).hex():
            raise BadRecord("the key of the dice does not come from the secret and the nonces of this record")
        return record


def _move(number: int, row: Any) -> tuple[int, str, str]:
    if not (isinstance(row, list) and len(row) == 3 and isinstance(row[0], int) and isinstance(row[1], str)):
        raise BadRecord(f"move {number} is damaged: it should read [seat, notation, check]", number)
    return row[0], row[1], str(row[2])


def result_of(state: State) -> dict[str, Any]:
    """The end of a game: scores, ranking and the sheet of everybody."""
    sheets = [[list(row) for row in state.score_sheet(seat)] for seat in range(state.places())]
    return {"scores": state.scores(), "ranking": state.ranking(), "sheets": sheets}


def digest(before: str, game: Game, seat: int, text: str, allowed: list[int], after: State) -> str:
    """The digest after a move. It tells legal moves and scores, not fields, so it survives a new field of the state."""
    legal = ";".join(sorted(game.notation(action) for action in allowed))
    return blake2b(f"{before}|{seat}|{text}|{legal}|{after.scores()}".encode(), digest_size=6).hexdigest()
