"""The worker of the page in which bots think: one question after the other. Who is to stop is ended from outside."""

from __future__ import annotations

import msgspec

from edubba import packs
from edubba.host.thinking import Minds, look_back
from edubba.host.thinking import think as think_about
from edubba.table.effects import Finding, Order
from edubba.table.hint_wire import Hint


class Question(msgspec.Struct):
    """What a bot is asked; `pack` is the file of the data pack, if it is none that comes with Edubba."""

    order: Order
    pack: str | None = None


class Thought(msgspec.Struct, omit_defaults=True):
    """What a bot decided, what the coach advises or finds in hindsight, or why it could not."""

    action: int = -1
    hints: list[Hint] = []
    finding: Finding | None = None
    trouble: str = ""


minds = Minds()
read_question = msgspec.json.Decoder(Question).decode


def keep_file(game: str, data_hash: str, content: str) -> None:
    """Put a data pack where records look for it."""
    folder = packs.folder(game)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{data_hash}.json").write_text(content, "utf-8")


def think(asked: str) -> str:
    """A question as JSON, answered as JSON."""
    question = read_question(asked)
    order = question.order
    if question.pack is not None and packs.find(order.game, order.pack) is None:
        keep_file(order.game, order.pack, question.pack)
    try:
        if order.study is not None:
            thought = Thought(finding=look_back(order, order.study, minds=minds))
        else:
            found = think_about(order, minds=minds)
            thought = Thought(found) if isinstance(found, int) else Thought(hints=found)
    except Exception as trouble:  # whatever a bot stumbles over, others are asked again
        thought = Thought(trouble=f"{type(trouble).__name__}: {trouble}")
    return msgspec.json.encode(thought).decode()
