"""Words: the only room that knows languages. Texts are Project Fluent files, one for each language.

`house` has the words that all games share; each game has a `Talk` that adds its own, is a `SpokenGame`, and
shows itself by a `SceneBuilder` and a `SpokenPointer`.
"""

from pathlib import Path

from edubba.words.game import SpokenGame, talk_of
from edubba.words.phrasebook import (
    LANGUAGES,
    Argument,
    MissingWords,
    Phrasebook,
    Say,
    Thing,
    Things,
    UnknownLanguage,
    house,
)
from edubba.words.scene import SceneBuilder, SpokenPointer
from edubba.words.talk import Talk

PACKS = Path(__file__).with_name("packs.{}.ftl")  # what can be wrong with a data pack
RECORDS = Path(__file__).with_name("records.{}.ftl")  # and with the record of a game

__all__ = [
    "LANGUAGES",
    "PACKS",
    "RECORDS",
    "Argument",
    "MissingWords",
    "Phrasebook",
    "Say",
    "SceneBuilder",
    "SpokenGame",
    "SpokenPointer",
    "Talk",
    "Thing",
    "Things",
    "UnknownLanguage",
    "house",
    "talk_of",
]
