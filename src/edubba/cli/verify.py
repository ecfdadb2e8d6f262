"""Checks records: the dice against their commitment, every move, every check, the scores."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from edubba.cli.voice import Voice
from edubba.kernel import EdubbaError, Record


def verify(paths: list[Path], console: Console, voice: Voice) -> bool:
    """One line per file; True if all of them are in order."""
    good = True
    for path in paths:
        try:
            record = Record.load(path)
            state = record.verify()
        except EdubbaError as trouble:
            good = False
            reason = voice.complain(trouble)
            line = reason if reason.startswith(f"{path}") else voice.say("in-file", path=str(path), reason=reason)
            console.print(Text.assemble((voice.say("wrong"), "bold red"), " ", line), soft_wrap=True)
            continue
        scores = ", ".join(map(str, state.scores()))
        key = "verified" if state.over else "verified-running"
        line = voice.say(
            key,
            path=str(path),
            game=record.game.name,
            version=record.version,
            seats=record.seats,
            moves=len(record.moves),
            scores=scores,
        )
        if record.version != record.game.version:
            line += " " + voice.say("verified-other-version", ours=record.game.version)
        if record.takebacks:
            line += " " + voice.say("verified-takebacks", count=len(record.takebacks))
        console.print(Text.assemble(("OK", "bold green"), " ", line), soft_wrap=True)
    return good
