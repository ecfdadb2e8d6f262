"""`edubba token`: lets a bot in as a client of the server that uses this data folder."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from edubba import packs
from edubba.cli.backup import told
from edubba.cli.voice import voice
from edubba.server.words import BOOK, Refusal

NAME = re.compile(r"[A-Za-z0-9_-]{1,40}", re.ASCII)


def say(key: str) -> str:
    return BOOK.say(voice.lang, key)


def token_command(
    name: Annotated[str, typer.Argument(help=say("help-token-bot"), metavar="NAME", show_default=False)],
) -> None:
    from edubba.server.folder import KEY, read_key, speaking_of  # what the server needs takes its time
    from edubba.server.guests import GuestCookies

    home = packs.home()
    with told(), speaking_of(home):
        if not NAME.fullmatch(name):
            raise Refusal(400, "bad-bot", name=name)
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        print(GuestCookies(read_key(home / KEY)).token(name))


def add_token(app: typer.Typer) -> None:
    app.command("token", help=say("help-token"))(token_command)
