"""Lists the games with their seats and options, and what is wrong with those that cannot be played."""

from __future__ import annotations

import logging
import sys

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import edubba
from edubba.cli.voice import Voice
from edubba.kernel import shelf
from edubba.kernel.option import shown
from edubba.words import talk_of


class Herald(logging.Handler):
    """Says on stderr, in the language of the person who types, which installed games are left out."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self.voice = voice

    def emit(self, record: logging.LogRecord) -> None:
        print(f"edubba: {self.voice.retell(record.msg)}", file=sys.stderr)


def announce(voice: Voice) -> None:
    """From now on the voice tells what the shelf notes in its log."""
    shelf.log.handlers = [Herald(voice)]
    shelf.log.propagate = False


def show_games(console: Console, voice: Voice) -> None:
    shelf.log.handlers = [logging.NullHandler()]  # this very list tells it
    for name, game in edubba.catalogue().items():
        talk, lang = talk_of(game), voice.lang
        seats = ", ".join(map(str, game.seats))
        origin = shelf.origin(name)
        facts = voice.say("game-line", seats=seats, version=game.version)
        facts += voice.say("game-origin", origin=origin) if origin else ""
        console.print(Text.assemble((name, "bold"), "  ", facts))
        for option in game.options:
            title, about = talk.option(option.name, lang)
            facts = voice.say("option-values", allowed=option.allowed(), default=shown(option.default))
            console.print(Text.assemble("  ", (option.name, "bold cyan"), f"  {facts}  ", (option.rule, "dim")))
            console.print(Padding(Text(f"{title}. {about}"), (0, 0, 0, 6)))
    for out in shelf.left_out():
        console.print(Text.assemble((out.name, "bold red"), "  ", voice.say("game-left-out", origin=out.origin)))
        console.print(Padding(Text(voice.retell(out.reason)), (0, 0, 0, 6)))
