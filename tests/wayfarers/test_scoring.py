"""What every space card and every goal is worth, read from the cards themselves (WAY-14.4 to 14.9, 15.5, 15.6)."""

from __future__ import annotations

from typing import Any

import pytest

from edubba.games.wayfarers.box import BOX
from edubba.games.wayfarers.rules.language import GUILD_NAMES, ROW_NAMES, TILE_NAMES
from edubba.games.wayfarers.rules.player import Player
from edubba.games.wayfarers.rules.scoring import goal_met, majorities, mixed, primary, space_points
from edubba.games.wayfarers.tables import TAG_NAMES
from tests.wayfarers.given import A, B, Has, Table, given

SPACE = BOX.shipped["space"]
MUSES = BOX.shipped["inspiration"]


def give(player: Player, name: str, number: int) -> None:
    """Let a player have so many of what a card counts."""
    kind, _, what = name.partition(":")
    if kind == "tag":
        player.counts[TAG_NAMES.index(what)] = number
    elif kind == "card":
        player.counts[11 + ROW_NAMES.index(what)] = number
    elif kind == "tile":
        player.counts[21 if what == "any" else 16 + TILE_NAMES.index(what)] = number
    elif kind == "guild":
        player.guilds[0 if what == "total" else GUILD_NAMES.index(what)] = number
    elif what == "silver":
        player.silver = number
    else:
        player.provision = number


def bare(skies: list[int]) -> Table:
    """A has nothing that counts but these space cards, and B nothing at all."""
    t = given(Has(), Has())
    for seat in (A, B):
        player = t.player(seat)
        player.counts, player.guilds, player.silver, player.provision = [0] * 22, [0, 0, 0], 0, 0
    t.player(A).skies, t.player(A).muses = skies, [-1] * len(skies)
    return t


def worth(t: Table, muse: int = -1) -> int:
    t.player(A).muses = [muse]
    return space_points(t.state.printed, t.state.players, A, 0, None)


@pytest.mark.rule("WAY-14.4", "WAY-14.5", "WAY-15.5")
@pytest.mark.parametrize("card", range(36), ids=[item["id"] for item in SPACE])
def test_a_space_card(card: int) -> None:
    score: dict[str, Any] = SPACE[card]["score"]
    rule, without, points = score["rule"], score["without"], score["vp"]
    t = bare([card])
    mine, other = t.player(A), t.player(B)
    if rule["by"] == "each":
        for number in range(7):
            give(mine, rule["count"], number)
            assert worth(t) == without + points * (number // rule["each"])
    elif rule["by"] == "sets":
        for missing in rule["of"]:
            for name in rule["of"]:
                give(mine, name, 3)
            assert worth(t) == without + 3 * points
            give(mine, missing, 1)
            assert worth(t) == without + points
    elif rule["by"] == "has":
        assert worth(t) == without
        give(mine, f"tag:{rule['tag']}", 1)
        assert worth(t) == points
    else:
        give(mine, f"tag:{rule['tag']}", 2)
        for theirs, expected in ((1, points), (2, without), (3, without)):
            give(other, f"tag:{rule['tag']}", theirs)
            assert worth(t) == expected


@pytest.mark.rule("WAY-15.6", "WAY-14.4", "WAY-14.9")
@pytest.mark.parametrize("muse", range(16), ids=[item["id"] for item in MUSES])
def test_a_goal_is_met_only_by_all_that_it_asks_for(muse: int) -> None:
    wanted = [(one["count"], one["min"]) for one in MUSES[muse]["goal"]]
    t = bare([9])  # a planet: 1 point without any tag
    for name, least in wanted:
        give(t.player(A), name, least)
    assert goal_met(t.state.printed, t.player(A), muse)
    doubled = worth(t, muse)
    assert doubled == 2 * worth(t)
    for name, least in wanted:
        give(t.player(A), name, least - 1)
        assert not goal_met(t.state.printed, t.player(A), muse)
        assert worth(t, muse) == worth(t)
        give(t.player(A), name, least + 1)
        assert goal_met(t.state.printed, t.player(A), muse)


@pytest.mark.rule("WAY-14.2", "WAY-14.3")
def test_sets_of_primary_tags() -> None:
    t = bare([])
    mine, printed = t.player(A), t.state.printed
    for tag in range(4):
        mine.counts = [0] * 22
        points = []
        for number in range(9):
            mine.counts[tag] = number
            points.append(primary(printed, mine))
        assert points == [0, 0, 2, 3, 5, 8, 12, 16, 16]
        mine.counts[:4] = [3, 3, 3, 3]
        assert mixed(printed, mine) == 15
        mine.counts[tag] = 2
        assert mixed(printed, mine) == 10
        mine.counts[tag] = 0
        assert mixed(printed, mine) == 0
    mine.counts = [0, 0, 0, 0] + [9] * 18
    assert (primary(printed, mine), mixed(printed, mine)) == (0, 0), "other tags do not count"


@pytest.mark.rule("WAY-14.7")
@pytest.mark.parametrize("guild", range(3))
def test_a_majority_of_each_guild(guild: int) -> None:
    t = bare([])
    printed, players = t.state.printed, t.state.players
    assert majorities(printed, players, A) == 0, "nobody is there"
    players[A].guilds[guild] = 1
    assert (majorities(printed, players, A), majorities(printed, players, B)) == (3, 0)
    players[B].guilds[guild] = 1
    assert (majorities(printed, players, A), majorities(printed, players, B)) == (0, 0), "a tie"
    players[B].guilds[guild] = 2
    assert (majorities(printed, players, A), majorities(printed, players, B)) == (0, 3)
