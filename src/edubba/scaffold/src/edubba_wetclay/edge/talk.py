"""Wetclay in words: what its numbers mean, and what its pieces show."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from edubba.kernel import Game, Step
from edubba.kernel.scene import BACK, Colour, Face
from edubba.words import Talk
from edubba.words.talk import Arguments

from edubba_wetclay import box
from edubba_wetclay.rules.pieces import NO_TABLET, REEDS, TOPICS
from edubba_wetclay.rules.state import WetclayState

TABLETS = tuple(tablet["id"] for tablet in box.BOX.shipped["tablets"])


def reed_face(reed: int) -> str:
    return f"reed-{reed}"


class WetclayTalk(Talk[WetclayState]):
    """Puts choices, questions, events and rules of Wetclay into sentences."""

    texts = Path(__file__).parents[1] / "words" / "texts.{}.ftl"
    things = MappingProxyType({"tablet": TABLETS})
    told = MappingProxyType(
        {"round": ("round", "tablet"), "laid": ("reed",), "wrote": ("tablet", "reed"), "learned": ("reed",)}
    )
    announced = frozenset({"wrote", "game-over"})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.printed = box.read(game.pack.data)

    def guide_details(self, lang: str) -> Arguments:
        worth = self.printed.worth
        return {"least": min(worth), "most": max(worth), "bonus": self.printed.set_bonus}

    def question_details(self, s: WetclayState, step: Step[WetclayState], seat: int) -> Arguments:
        return {"tablet": self.thing("tablet", s.tablet)} if s.tablet != NO_TABLET else {}

    def tablet_text(self, tablet: int, lang: str) -> str:
        """What a tablet brings, in the numbers of the printed data."""
        topic = self.book.say(lang, f"topic-{TOPICS[self.printed.topic[tablet]]}")
        return self.book.say(lang, "tablet-text", topic=topic, worth=self.printed.worth[tablet])

    def faces(self, lang: str) -> dict[str, Face]:
        """What tablets and reeds show."""
        found: dict[str, Face] = {}
        for tablet, name in enumerate(TABLETS):
            topic = TOPICS[self.printed.topic[tablet]]
            found[name] = Face(
                name=self.book.say(lang, f"tablet-{name}"),
                kind="tablet",
                text=self.tablet_text(tablet, lang),
                icon=topic,
                colour=topic,
                rule="WET-4.2",
                sign=str(self.printed.worth[tablet]),
            )
        for reed in range(1, REEDS + 1):
            name = self.book.say(lang, "reed", reed=reed)
            found[reed_face(reed)] = Face(name=name, kind="reed", icon="reed", rule="WET-3.4", sign=str(reed))
        found[BACK] = Face(name=self.book.say(lang, "face-down"), kind="back", icon="clay")
        return found

    def colours(self, lang: str) -> dict[str, Colour]:
        return {topic: Colour(self.book.say(lang, f"topic-{topic}"), topic) for topic in TOPICS}
