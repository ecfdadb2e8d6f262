"""A folder with the results of a plan: `plan.json`, and a line of JSON for each game in `games.jsonl`.

A row is written as soon as it and all before it are there, so whatever ends a run leaves the beginning of the same
file.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec

from edubba.arena.game import Row
from edubba.arena.plan import Plan
from edubba.arena.schedule import conduct
from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.files import write_whole

FORMAT: Final = "edubba-arena 1"


class BadResults(EdubbaError):
    """A file of results that cannot be gone on with. It is left as it is."""


class Folder:
    """Where results are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plan_file = path / "plan.json"
        self.games_file = path / "games.jsonl"

    def begin(self, plan: Plan) -> list[Row]:
        """Write the plan down, or find what is known of it already."""
        if self.plan_file.exists():
            if self.plan() != plan:
                sentence = "{path} holds the results of another plan, or of other bots: choose another folder"
                raise BadResults(Told("arena-other-plan", sentence, path=str(self.path)))
            return self.rows(plan)
        if self.games_file.exists():
            sentence = "{path} is missing, but there are games beside it: choose another folder"
            raise BadResults(Told("arena-no-plan", sentence, path=str(self.plan_file)))
        self.path.mkdir(parents=True, exist_ok=True)
        told = {"format": FORMAT, **msgspec.to_builtins(plan)}
        write_whole(self.plan_file, msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
        return []

    def plan(self) -> Plan:
        try:
            told: Any = msgspec.json.decode(self.plan_file.read_bytes())
            if told.pop("format", "") != FORMAT:
                raise ValueError(f"its format is not {FORMAT!r}")
            return msgspec.convert(told, Plan)
        except (ValueError, AttributeError, TypeError, RecursionError) as trouble:
            sentence = "{path} is no plan of an arena ({reason}); it is left as it is"
            raise BadResults(
                Told("arena-bad-plan", sentence, path=str(self.plan_file), reason=str(trouble))
            ) from trouble

    def rows(self, plan: Plan) -> list[Row]:
        """All games that are there. What stands after the last line end was being written when a run was ended."""
        if not self.games_file.exists():
            return []
        content = self.games_file.read_bytes()
        lines = content.split(b"\n")
        found = []
        for number, line in enumerate(lines[:-1], 1):
            try:
                row = msgspec.json.decode(line, type=Row)
                fits(plan, row)
                found.append(row)
            except (ValueError, RecursionError) as trouble:
                raise self.broken(number, str(trouble)) from trouble
        try:
            for _ in conduct(plan, found, lambda *_: ()):
                pass
        except EdubbaError as trouble:
            raise BadResults(
                Told("arena-bad-order", "{path}: {reason}", path=str(self.games_file), reason=trouble.args[0])
            ) from trouble
        return found

    def broken(self, line: int, reason: str) -> BadResults:
        sentence = "{path} is broken at line {line} ({reason}); it is left as it is: mend it, or choose another folder"
        return BadResults(Told("arena-broken", sentence, path=str(self.games_file), line=line, reason=reason))

    def writer(self, rows: int) -> Writer:
        return Writer(self.games_file, rows)


class Writer:
    """Adds rows behind those that are whole."""

    def __init__(self, path: Path, rows: int) -> None:
        self.file = path.open("ab")
        if self.file.tell():
            whole = b"".join(path.read_bytes().splitlines(keepends=True)[:rows])
            self.file.truncate(len(whole))

    def add(self, row: Row) -> None:
        self.file.write(msgspec.json.encode(row) + b"\n")
        self.file.flush()

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.flush()
        os.fsync(self.file.fileno())
        self.file.close()


def fits(plan: Plan, row: Row) -> None:
    """ValueError if this is no game of that plan."""
    if not 0 <= row.pairing < len(plan.pairings) or row.number < 0:
        raise ValueError(f"there is no pairing {row.pairing}, or no game {row.number}")
    pairing = plan.pairings[row.pairing]
    places = pairing.seats + pairing.automa
    by_place = (row.players, row.scores, row.shares, row.order)
    by_seat = (row.openings, row.used, row.faults, row.notes)
    if any(len(one) != places for one in by_place) or any(len(one) != pairing.seats for one in by_seat):
        raise ValueError(f"it is no game for {places}")
    if tuple(row.players[: pairing.seats]) != pairing.seated(row.number):
        raise ValueError("these are not the players")
    if sorted(row.order) != list(range(places)) or any(len(one) != places for one in row.things.values()):
        raise ValueError(f"it is no game for {places}")
