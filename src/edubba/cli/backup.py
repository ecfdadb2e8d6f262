"""`edubba backup` and `edubba restore`: everything that the server keeps, in one file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from edubba import packs
from edubba.cli.voice import Usage, printable, voice
from edubba.kernel import EdubbaError
from edubba.server.words import BOOK
from edubba.table.words import retell


def say(key: str, **facts: str | int) -> str:
    return BOOK.say(voice.lang, key, **facts)


File = Annotated[Path, typer.Argument(help=say("help-backup-file"), metavar="FILE", show_default=False)]


@contextmanager
def told() -> Iterator[None]:
    """What is refused is said on one line."""
    try:
        yield
    except EdubbaError as trouble:
        raise Usage(printable(retell(trouble, voice.lang))) from trouble


def backup_command(
    file: File, force: Annotated[bool, typer.Option("--force", help=voice.say("help-force"))] = False
) -> None:
    from edubba.server.backup import back_up  # what the server needs takes its time: other commands need not wait

    with told():
        size = back_up(packs.home(), file, force)
    print(say("backup-done", path=printable(str(file)), size=-(-size // 1000)))


def restore_command(
    file: File, force: Annotated[bool, typer.Option("--force", help=say("help-restore-force"))] = False
) -> None:
    from edubba.server.backup import restore

    with told():
        manifest = restore(file, packs.home(), force)
    when = datetime.fromtimestamp(manifest.created).strftime("%Y-%m-%d %H:%M")
    print(say("restore-done", path=printable(str(file)), when=when))


def add_backup(app: typer.Typer) -> None:
    app.command("backup", help=say("help-backup"))(backup_command)
    app.command("restore", help=say("help-restore"))(restore_command)
