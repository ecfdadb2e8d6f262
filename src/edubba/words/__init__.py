"""Words: the only room that knows languages. Texts are Project Fluent files, one for each language.

`house` has the words that all games share; each game has a `Talk` that adds its own, is a `SpokenGame`, and
shows itself by a `Layout`.
"""

from edubba.words.game import SpokenGame, talk_of
from edubba.words.layout import Layout
from edubba.words.phrasebook import LANGUAGES, Argument, MissingWords, Phrasebook, Thing, UnknownLanguage, house
from edubba.words.talk import Talk

__all__ = [
    "LANGUAGES",
    "Argument",
    "Layout",
    "MissingWords",
    "Phrasebook",
    "SpokenGame",
    "Talk",
    "Thing",
    "UnknownLanguage",
    "house",
    "talk_of",
]
