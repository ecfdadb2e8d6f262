"""Write the table of docs/lessons.md: which rules each lesson teaches. `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path

import edubba
from edubba.games import OWN
from edubba.kernel.lesson import lessons_of
from edubba.words import talk_of

FILE = Path(__file__).resolve().parents[1] / "docs" / "lessons.md"
BEGIN, END = "<!-- lessons: tools/lesson_table.py -->\n", "<!-- /lessons -->\n"


def table() -> str:
    lines = ["| game | lesson | | steps | teaches |", "|---|---|---|---|---|"]
    for name in sorted(OWN):
        game = edubba.load(name)
        for lesson in lessons_of(game).values():
            title = talk_of(game).book.say("en", f"lesson-{lesson.name}")
            rules = dict.fromkeys(rule for step in lesson.steps for rule in step.rules)
            kind = "guided" if lesson.guided else "scripted"
            lines.append(f"| {name} | `{lesson.name}` {title} | {kind} | {len(lesson.steps)} | {' '.join(rules)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    text = FILE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    wanted = before + BEGIN + table() + END + after
    if "--check" in sys.argv[1:]:
        return int(text != wanted)
    FILE.write_text(wanted, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
