"""What may be typed after several commands."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from edubba.cli.voice import voice

say = voice.say


class Language(StrEnum):
    """The languages of the house."""

    fr = "fr"
    en = "en"


GameName = Annotated[str, typer.Argument(help=say("help-game"), metavar="GAME", show_default=False)]
Speak = Annotated[Language | None, typer.Option(help=say("help-lang"), show_default=False)]
Choices = Annotated[list[str] | None, typer.Option(help=say("help-option"), metavar="NAME=VALUE", show_default=False)]
Seed = Annotated[int | None, typer.Option(help=say("help-seed"), show_default=False)]
Target = Annotated[Path | None, typer.Argument(help=say("help-export-file"), metavar="FILE", show_default=False)]
Force = Annotated[bool, typer.Option("--force", help=say("help-force"))]
Source = Annotated[Path, typer.Argument(help=say("help-file"), metavar="FILE", show_default=False)]
Workers = Annotated[int, typer.Option(min=1, max=256, help=say("help-workers"))]
Data = Annotated[str | None, typer.Option(help=say("help-play-data"), metavar="DATA", show_default=False)]


def speak(lang: Language | None) -> None:
    """From here on everything is said in this language; None keeps that of the surroundings."""
    if lang is not None:
        voice.lang = lang.value


def read_options(texts: list[str] | None) -> dict[str, object]:
    """NAME=VALUE pairs; what they mean, the game knows."""
    options: dict[str, object] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise voice.usage("bad-option-text", text=text)
        options[name.strip()] = value.strip()
    return options
