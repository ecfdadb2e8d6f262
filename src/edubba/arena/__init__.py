"""The arena: players of any origin against one another, told with honest intervals, reproducible game by game.

>>> from edubba import arena
>>> plan = arena.match("uruk", "random", "random", games=4, seed=1, options={"max_rounds": 1})
>>> rows = list(arena.play(plan))
>>> [row.players for row in rows], sum(row.shares[0] + row.shares[1] for row in rows)
([['random', 'random'], ['random', 'random'], ['random', 'random'], ['random', 'random']], 4.0)

A plan holds all that its games depend on, and every game depends on the plan and its own number alone: neither the
number of workers, nor a cluster, nor an interruption changes a row.
"""

from edubba.arena.findings import findings
from edubba.arena.folder import Folder
from edubba.arena.game import Row
from edubba.arena.plan import Pairing, Plan, balance, ladder, match, tournament
from edubba.arena.schedule import conduct
from edubba.arena.work import play

__all__ = [
    "Folder", "Pairing", "Plan", "Row", "balance", "conduct", "findings", "ladder", "match", "play", "tournament",
]  # fmt: skip
