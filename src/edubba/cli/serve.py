"""`edubba serve`: tables in the browser."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from edubba.cli.voice import Usage, voice
from edubba.kernel import EdubbaError
from edubba.server import LOOPBACK, PORT, serve
from edubba.server.addresses import LOCAL
from edubba.server.words import BOOK
from edubba.table.words import retell


def say(key: str) -> str:
    return BOOK.say(voice.lang, key)


def chosen_port() -> int | None:
    """What EDUBBA_PORT asks for, if anything."""
    wish = os.environ.get("EDUBBA_PORT", "")
    if not wish:
        return None
    if wish.isdecimal() and int(wish) < 1 << 16:
        return int(wish)
    raise Usage(BOOK.say(voice.lang, "bad-port", value=wish))


def serve_command(
    host: Annotated[str, typer.Option(help=say("help-host"))] = LOOPBACK,
    port: Annotated[int | None, typer.Option(help=say("help-port"), min=0, max=65535, show_default=str(PORT))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("help-no-browser"))] = False,
    allow_host: Annotated[
        list[str] | None, typer.Option(help=say("help-allow-host"), envvar="EDUBBA_ALLOW_HOST", show_default=False)
    ] = None,
    public: Annotated[
        str | None, typer.Option(help=say("help-public"), envvar="EDUBBA_PUBLIC", show_default=False)
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help=say("help-proxy"), envvar="EDUBBA_PROXY", show_default=False)
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(help=say("help-bot-workers"), envvar="EDUBBA_WORKERS", min=1, max=256, show_default=False),
    ] = None,
    tables: Annotated[
        int | None, typer.Option(help=say("help-tables"), envvar="EDUBBA_TABLES", min=1, show_default=False)
    ] = None,
    connections: Annotated[
        int | None, typer.Option(help=say("help-connections"), envvar="EDUBBA_CONNECTIONS", min=8, show_default=False)
    ] = None,
    accept_loss: Annotated[bool, typer.Option("--accept-loss", help=say("help-accept-loss"))] = False,
) -> None:
    quiet = no_browser or os.environ.get("EDUBBA_NO_BROWSER", "") not in ("", "0")
    try:
        serve(
            host,
            chosen_port() if port is None else port,
            not quiet,
            voice.lang,
            accept_loss,
            hosts={*LOCAL, *map(str.lower, allow_host)} if allow_host else None,
            proxies=frozenset(proxy) if proxy else None,
            public=public or None,
            workers=workers,
            tables=tables,
            connections=connections,
        )
    except Usage:
        raise
    except EdubbaError as trouble:
        raise Usage(retell(trouble, voice.lang)) from trouble


def add_serve(app: typer.Typer) -> None:
    app.command("serve", help=say("help-serve"))(serve_command)
