"""The catalogue of a game: all its words that no position changes, for clients that keep them.

Faces, colours and the buttons of single things come from the talk of the game. The rest is found in its texts by the
keys: `choice.<verb>` and `button-<name>` name buttons, `mark-<name>` the marks on pieces, `score-<row>` the rows of a
score sheet, `about-<stem>` tells what a zone is for, `why-<rule>` the reasons of refusals, `guide-<chapter>` and its
`.text` how the game is played, `sign-<icon>` and perhaps a `.text` what an icon stands for.
"""

from __future__ import annotations

from typing import Any

from edubba.kernel.option import Option
from edubba.kernel.scene import Catalogue, Chapter, OptionWords
from edubba.words.talk import Talk


def catalogue(talk: Talk[Any], lang: str) -> Catalogue:
    game, book = talk.game, talk.book
    verbs = {verb.name: book.say(lang, f"choice.{verb.name}") for verb in game.actions.verbs if not verb.argument}
    return Catalogue(
        game=game.name,
        version=game.version,
        lang=lang,
        title=book.say(lang, "title"),
        faces=talk.faces(lang),
        colours=talk.colours(lang),
        verbs=verbs | named(talk, lang, "button-") | talk.buttons(lang),
        marks=named(talk, lang, "mark-"),
        scores=named(talk, lang, "score-"),
        places=named(talk, lang, "about-"),
        rules={rule_id(key): text for key, text in named(talk, lang, "why-").items()},
        options=[option_words(talk, option, lang) for option in game.options],
        guide=[Chapter(title, unwrapped(talk, lang, name)) for name, title in named(talk, lang, "guide-").items()],
        signs={icon: Chapter(*sign(talk, lang, icon)) for icon in named(talk, lang, "sign-")},
    )


def named(talk: Talk[Any], lang: str, start: str) -> dict[str, str]:
    """All phrases whose keys start like this, by the rest of the key; attributes are no phrases of their own."""
    keys = [key for key in talk.book.keys(lang) if key.startswith(start) and "." not in key]
    return {key.removeprefix(start): talk.book.say(lang, key) for key in keys}


def unwrapped(talk: Talk[Any], lang: str, chapter: str) -> str:
    """The text of a chapter of the guide in one line."""
    return " ".join(talk.book.say(lang, f"guide-{chapter}.text", **talk.guide_details(lang)).split("\n"))


def sign(talk: Talk[Any], lang: str, icon: str) -> tuple[str, str]:
    """What an icon stands for, and perhaps what that does."""
    key, text = f"sign-{icon}", f"sign-{icon}.text"
    return talk.book.say(lang, key), talk.book.say(lang, text) if talk.book.needs(lang, text) is not None else ""


def rule_id(key: str) -> str:
    """A rule as it is cited; Fluent knows no dots inside names: URU-9-3 -> URU-9.3."""
    game, _, place = key.partition("-")
    return f"{game}-{place.replace('-', '.')}" if place else game


def option_words(talk: Talk[Any], option: Option, lang: str) -> OptionWords:
    """A range is given by its ends: its values need no words."""
    say, explain = talk.option(option.name, lang)
    if isinstance(option.values, range):
        return OptionWords(
            name=option.name,
            say=say,
            explain=explain,
            default=option.default,
            values=[option.values[0], option.values[-1]],
            words=[],
        )
    words = [talk.option_value(option.name, value, lang) for value in option.values]
    return OptionWords(
        name=option.name, say=say, explain=explain, default=option.default, values=list(option.values), words=words
    )
