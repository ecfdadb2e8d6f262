"""The rulebook of a game in one language.

`rules.*.ftl` holds the rules in full (`rule-<chapter>` titles, `rule-<chapter>-<paragraph>` texts, `example-<id>`
worked examples), `aid.*.ftl` the player aid (`aid-<part>` titles, `aid-<part>-<line>` and perhaps its `.text`) and what
choices are good for: `can-<question>.<verb>`, or `can-<question>` for all answers to a question, named as in
`ask-<question>`.
"""

from __future__ import annotations

from typing import Any

from edubba.kernel.game import Game
from edubba.kernel.rulebook import EXAMPLE, Line, Paragraph, Plan, plan_of
from edubba.kernel.rules_told import AidLine, AidPart, Rulebook, RuleChapter, RuleParagraph, WorkedExample
from edubba.words.game import talk_of
from edubba.words.talk import Talk

CAN = "can-"


class Reader:
    """Says the texts of a rulebook, with the numbers that the data in use print."""

    def __init__(self, talk: Talk[Any], lang: str) -> None:
        self.book, self.lang = talk.book, lang
        self._details = talk.guide_details(lang)

    def say(self, key: str) -> str:
        """A text in one line."""
        return " ".join(self.book.say(self.lang, key, **self._details).split("\n"))

    def line(self, key: str, line: Line) -> AidLine:
        more = f"{key}.text"
        text = self.say(more) if self.book.needs(self.lang, more) is not None else ""
        return AidLine(self.say(key), text, line.icon, line.colour)

    def paragraph(self, key: str, one: Paragraph) -> RuleParagraph:
        examples = [rule for rule in one.rules if EXAMPLE.fullmatch(rule)]
        return RuleParagraph(
            self.say(key),
            [rule for rule in one.rules if rule not in examples],
            one.show,
            [WorkedExample(rule, self.say(f"example-{rule}")) for rule in examples],
        )


def rulebook(game: Game, lang: str) -> Rulebook:
    """The rulebook of a game; an empty one, if it has none."""
    talk, plan = talk_of(game), plan_of(game)
    reader = Reader(talk, lang)
    aid = [
        AidPart(reader.say(f"aid-{part.name}"), [reader.line(f"aid-{part.name}-{one.name}", one) for one in part.lines])
        for part in plan.aid
    ]
    chapters = [
        RuleChapter(
            reader.say(f"rule-{part.name}"),
            [reader.paragraph(f"rule-{part.name}-{one.name}", one) for one in part.paragraphs],
        )
        for part in plan.chapters
    ]
    return Rulebook(
        game=game.name,
        lang=lang,
        title=reader.say("title"),
        aid=aid,
        chapters=chapters,
        can={key.removeprefix(CAN): reader.say(key) for key in talk.book.keys(lang) if key.startswith(CAN)},
        verbs=[(verb.name, verb.first) for verb in game.actions.verbs],
    )


def rules_told(plan: Plan) -> set[str]:
    """The ids of RULES.md that the rulebook tells."""
    return {rule for chapter in plan.chapters for one in chapter.paragraphs for rule in one.rules}
