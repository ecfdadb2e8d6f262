"""The golden games: records that pin how each game is played. `python tools/golden.py` plays them anew."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from edubba.kernel import BadRecord, Game, Record
from edubba.testing.play import alike

FOLDER = Path(__file__).parent


def folder(game: str) -> Path:
    return FOLDER / game


def names(game: str) -> list[str]:
    """Those of the first version by their own names, those of later ones below the name of the version."""
    files = [file.relative_to(folder(game)) for file in folder(game).rglob("*.json")]
    return sorted(str(file.with_suffix("")) for file in files)


@cache
def golden(game: str, name: str) -> Record:
    return Record.load(folder(game) / f"{name}.json")


def records(game: str) -> list[Record]:
    return [golden(game, name) for name in names(game)]


def done(game: str) -> set[str]:
    """All that anybody does in the golden games, in notation."""
    return {move.text for record in records(game) for move in record.moves}


def is_noticed(changed: Game) -> bool:
    """True if a golden game could not go on, or not in the same way, with a rule changed."""
    for record in records(changed.name):
        other = record.upto(len(record.moves))
        other.game = changed
        try:
            other.verify()
        except BadRecord as trouble:
            if trouble.move is not None:
                return True
    return False


def plays_alike(one: Record, other: Record) -> bool:
    """True if the moves of the first record go through the same questions and scores in both."""
    return alike(one.start(), other.start(), [(move.seat, one.game.parse(move.text)) for move in one.moves])
