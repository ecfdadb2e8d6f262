"""The rules in full, the player aid and what choices are good for tell what the data of the table print."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import edubba
from edubba.kernel import Game
from edubba.testing.boxes import TYPED, packs
from edubba.words import LANGUAGES
from edubba.words.rulebook import rulebook

# What a pack prints, and what the rules then say in English and in French.
FOLLOWING: list[tuple[str, dict[str, Any], str, str]] = [
    ("uruk", {"inventions[city_wall].colour": "pink", "inventions[axe].colour": "red"}, "City wall (pink), Axe (red)",
     "Murailles (rose), Hache (rouge)"),
    ("uruk", {"effects.pulley": ["pink", "blue"]}, "Pulley: pink or blue", "Palan : rose ou bleu"),
    ("uruk", {"epochs.II.price": [1]}, "In epoch II: 1 cube", "À l’époque II : 1 cube"),
    ("uruk", {"constants.actions_per_turn": 5}, "up to five actions", "jusqu’à cinq actions"),
    ("uruk", {"constants.actions_per_turn": 1, "constants.volcano_lost_actions": 1},
     "up to one action,", "jusqu’à une action,"),
    ("uruk", {"constants.cubes_per_vp": 1}, "every cube in stock 1 VP", "chaque cube en stock 1 PV"),
    ("ginkgopolis", {"solo.hand_size": 2}, "you draw two cards", "vous piochez deux cartes"),
    ("tabannusi", {"supplies.crate_slots": 1}, "You have one crate at most", "Vous avez une caisse au plus"),
    ("uruk", {"constants.hand_limit_at_event": 6}, "down to six cards", "défausse jusqu’à six cartes"),
    ("ginkgopolis", {"points.change_hand_token": 5}, "unused token is worth 5 points", "inutilisé vaut 5 PR"),
    ("ginkgopolis", {"points.tile_given_back": 3}, "3 points for a tile that", "3 PR pour une tuile que"),
    ("ginkgopolis", {"points.resource_covered": 4}, "gains 4 points for each", "gagne 4 PR pour chacune"),
    ("ginkgopolis", {"solo.start.resource": 9}, "you have 9 resources", "vous avez 9 ressources"),
    ("teotihuacan", {"favour": [1, 7]}, "take its VP (1, 7)", "prenez ses PV (1, 7)"),
    ("teotihuacan", {"temples.blue.shape": "P5"}, "blue 5, red 5", "bleu 5, rouge 5"),
    ("teotihuacan", {"spaces.C3": 4}, "6, 8 or 9 spaces", "6, 8 ou 9 servent"),
    ("teotihuacan", {"scoring.above": 6}, "above 6 VP a temple", "6 PV par Temple au lieu de 2"),
    ("teotihuacan", {"temples.green.cost.stone": 4}, "green costs 4 stone", "le vert coûte 4 Pierres"),
    ("tabannusi", {"supplies.time_gold": 4}, "the time track (4)", "la piste Temps (4)"),
    ("tabannusi", {"harbourmasters.unused": 8}, "unused it is worth 8 VP", "il vaut 8 PV"),
    ("tabannusi", {"prices.ship_after_building": 2, "prices.ship": 4}, "For two gold a ship of the same",
     "de même taille pour deux ors au lieu de quatre"),
    ("tabannusi", {"prices.port_house": 1}, "Port house: one local resource", "Maison au port : une ressource locale"),
    ("tabannusi", {"mastery.factors": [2] * 13}, "from the bottom 2 2 2 2", "depuis le bas 2 2 2 2"),
    ("wayfarers", {"scoring.majority": 7}, "Majorities score 7 VP", "Les majorités valent 7 PV"),
    ("wayfarers", {"townsfolk[T01].cost": 9}, "townsfolk 0 to 9", "Villageois 0 à 9"),
]  # fmt: skip


def told(game: Game, lang: str) -> str:
    """All of the rulebook, in one text with plain spaces."""
    book = rulebook(game, lang)
    paragraphs = [one.text for chapter in book.chapters for one in chapter.paragraphs]
    lines = [text for part in book.aid for line in part.lines for text in (line.title, line.text)]
    return " ".join("\n".join([*paragraphs, *lines, *book.can.values()]).split())


@pytest.mark.parametrize(("name", "changes", "english", "french"), FOLLOWING)
def test_the_rules_follow_the_pack(name: str, changes: dict[str, Any], english: str, french: str) -> None:
    ours = edubba.load(name)
    assert ours.typed is not None
    theirs = type(ours)(ours.typed.pack("theirs", changes))
    for lang, sentence in zip(LANGUAGES, (english, french) if LANGUAGES[0] == "en" else (french, english), strict=True):
        assert sentence not in told(ours, lang)
        assert sentence in told(theirs, lang)


@pytest.mark.parametrize("name", TYPED)
@settings(max_examples=5, phases=[Phase.generate], deadline=None)
@given(data=st.data())
def test_whatever_a_pack_prints_the_rules_can_be_read(name: str, data: st.DataObject) -> None:
    ours = edubba.load(name)
    assert ours.typed is not None
    theirs = type(ours)(ours.typed.pack("any", data.draw(packs(name))))
    for lang in LANGUAGES:
        assert told(theirs, lang)
