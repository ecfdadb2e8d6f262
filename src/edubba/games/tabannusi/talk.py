"""Tabannusi in words: what its numbers mean, and what a step or an event does not say by itself."""

from __future__ import annotations

from pathlib import Path

from edubba.games.tabannusi.state import TabannusiState
from edubba.words import Talk


class TabannusiTalk(Talk[TabannusiState]):
    """Puts Tabannusi into words."""

    texts = Path(__file__).with_name("texts.{}.ftl")
