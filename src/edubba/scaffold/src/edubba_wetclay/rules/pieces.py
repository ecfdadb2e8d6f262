"""The numbers of things, and the ids of actions.

Reeds are called by what is written on them, 1 to 40. Tablets are numbered in the order of components.json.
"""

from __future__ import annotations

from typing import Final

REEDS: Final = 40
NO_REED: Final = 0
NO_TABLET: Final = -1
TOPICS: Final = ("hymn", "account", "letter")

LAY: Final = 0  # the first action: to lay reed 1


def laying(reed: int) -> int:
    """The action of laying a reed."""
    return LAY + reed - 1


def reed_of(action: int) -> int:
    """The reed that an action lays."""
    return action - LAY + 1
