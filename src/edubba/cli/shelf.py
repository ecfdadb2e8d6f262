"""Lists the games with their seats and options."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import edubba
from edubba.cli.voice import Voice
from edubba.kernel.option import shown
from edubba.words import talk_of


def show_games(console: Console, voice: Voice) -> None:
    for name, game in edubba.catalogue().items():
        talk, lang = talk_of(game), voice.lang
        seats = ", ".join(map(str, game.seats))
        console.print(Text.assemble((name, "bold"), "  ", voice.say("game-line", seats=seats, version=game.version)))
        for option in game.options:
            title, about = talk.option(option.name, lang)
            facts = voice.say("option-values", allowed=option.allowed(), default=shown(option.default))
            console.print(Text.assemble("  ", (option.name, "bold cyan"), f"  {facts}  ", (option.rule, "dim")))
            console.print(Padding(Text(f"{title}. {about}"), (0, 0, 0, 6)))
