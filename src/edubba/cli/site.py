"""`edubba site`: the whole house as a folder of files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from edubba.cli.voice import Usage, printable, voice
from edubba.site.words import BOOK, Refusal


def say(key: str, **facts: str | int) -> str:
    return BOOK.say(voice.lang, key, **facts)


def option(key: str, flag: str) -> Any:
    return typer.Option(flag, help=say(key), show_default=False)


def site_command(
    out: Annotated[Path, option("help-site-out", "--out")],
    runtime: Annotated[Path, option("help-site-runtime", "--runtime")] = Path("node_modules/pyodide"),
    wheels: Annotated[Path, option("help-site-wheels", "--wheels")] = Path("wheels"),
    server: Annotated[str, option("help-site-server", "--server")] = "",
) -> None:
    from edubba.site.build import build  # reads all games: other commands need not wait

    try:
        made = build(out, runtime, wheels, server)
    except Refusal as trouble:
        raise Usage(printable(trouble.say(voice.lang))) from trouble
    size = voice.figure(made.packed / 1e6, 1)
    print(say("site-done", folder=printable(str(out)), files=made.files, size=size))


def add_site(app: typer.Typer) -> None:
    app.command("site", help=say("help-site"))(site_command)
