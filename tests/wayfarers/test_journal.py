"""The journal track (WAY-6)."""

from __future__ import annotations

import pytest

from edubba.games.wayfarers.edge.labels import NODE_IDS, STOP_IDS
from tests.wayfarers.given import A, B, Has, Table, given, wayfarers


def journey(t: Table, *texts: str) -> Table:
    """Journal by a green worker on the outer townsfolk slot."""
    return t.play("worker green-townsfolk-4", *texts)


@pytest.mark.rule("WAY-6.1", "WAY-D22")
def test_the_first_stains_ask_for_nothing() -> None:
    t = journey(given(Has(workers="green"), Has(at="P1a")))
    assert t.choices == {"skip", "go P1a", "go P1b"}
    assert t.why_not("go P2a") == "WAY-6.3"
    t.play("skip")
    assert t.at(A) == "P0"


@pytest.mark.rule("WAY-6.2")
def test_seven_upgrades_of_any_type() -> None:
    tiles = "UB1@1m UB2@2m UP0@3m UP1@4m US2@5m UL3a@1b UB3@3b"
    t = journey(given(Has(tiles=tiles, at="P8a", workers="green")))
    assert t.verbs("go") == {"P9a"}
    t = given(Has(tiles=tiles.rpartition(" ")[0], at="P8a", workers="green")).play("worker green-townsfolk-4")
    assert t.asked != "MoveMarker"


@pytest.mark.rule("WAY-6.2")
def test_one_of_two_tags_is_enough() -> None:
    for sky in ("S36", "S09"):
        t = journey(given(Has(f"L01 {sky}", at="P6c", workers="green"), sides="ABA"))
        assert t.verbs("go") == {"P8c"}


@pytest.mark.rule("WAY-6.4", "WAY-6.5", "WAY-6.10")
def test_what_lies_on_the_spaces() -> None:
    printed = wayfarers().tables
    found = {
        stop: NODE_IDS[printed.actions[space]] for space, stop in enumerate(STOP_IDS) if printed.actions[space] >= 0
    }
    for stop, effect in found.items():
        column = int(stop[1:].rstrip("abcde"))
        if column % 2:
            assert effect == "journal-tile"
        elif column in (2, 6):
            assert effect == "card-inspiration+new-die"
        elif column in (4, 8):
            assert effect == "tile-special"
    assert [found[f"P10{letter}"] for letter in "abcde"] == [
        "guild-black*2+(tile-special/card-inspiration)",
        "guild-any*2",
        "guild-yellow*2+(tile-special/card-inspiration)",
        "guild-any*2",
        "guild-blue*2+(tile-special/card-inspiration)",
    ]
    ways = {
        stop: [STOP_IDS[printed.stain_to[stain]] for stain in printed.route[space]]
        for space, stop in enumerate(STOP_IDS)
    }
    assert ways["P9a"] == ["P10a", "P10b", "P10c"]
    assert ways["P9b"] == ["P10c", "P10d", "P10e"]


@pytest.mark.rule("WAY-6.4")
def test_tiles_work_for_everyone_who_arrives() -> None:
    t = journey(
        given(Has(workers="green", guilds=""), Has(at="P1a", workers="green"), journal={"P1a": "J06"}), "go P1a"
    )
    assert t.silver(A) == 5
    assert t.state.tiles_at[t.state.printed.tile_space[STOP_IDS.index("P1a")]] == 5


@pytest.mark.rule("WAY-6.6", "WAY-1.3")
def test_the_first_to_come_takes_the_green_worker() -> None:
    t = journey(given(Has(workers="green"), Has(at="P3a"), greens=1, journal={"P1b": "J06"}), "go P1b")
    assert t.workers(A) == [1, 0, 0]
    assert t.state.greens == 0
    t = journey(given(Has(workers="green"), Has(at="P1a"), greens=2, journal={"P1b": "J06"}), "go P1b")
    assert t.workers(A) == [0, 0, 0]


@pytest.mark.rule("WAY-6.7", "WAY-1.3", "WAY-1.8", "WAY-R41")
def test_a_new_die_cannot_be_declined() -> None:
    t = journey(given(Has("L01", at="P1a", workers="green"), luck=(1,)), "go P2a")
    assert t.player(A).reserve == 1
    assert "skip" in t.choices
    t.play("skip")
    assert t.dice(A) == [2, 6, 6, 6]


@pytest.mark.rule("WAY-6.8", "WAY-6.11")
def test_a_final_space_holds_one_marker() -> None:
    t = journey(given(Has(at="P9a", guilds="black 2", workers="green"), Has(at="P10b"), ending=3))
    assert t.asked != "MoveMarker"
    t = given(Has("W19 W20 W21 W22", at="P9a", guilds="black 2", workers="green"), Has(at="P10b"), ending=3)
    journey(t)
    assert t.verbs("go") == {"P10c"}
    assert t.why_not("go P10b") == "WAY-6.8"


@pytest.mark.rule("WAY-6.9")
def test_a_marker_on_a_final_space_stays() -> None:
    t = given(Has(at="P10b", workers="green"), ending=3)
    assert t.why_not("worker green-townsfolk-4") is None
    t.play("worker green-townsfolk-4")
    assert t.provision(A) == 3
    assert t.at(A) == "P10b"


@pytest.mark.rule("WAY-6.10", "WAY-6.11")
def test_what_a_stain_costs_returns_to_the_supply() -> None:
    t = journey(given(Has(at="P4a", guilds="black 1", workers="green"), journal={"P5a": "J09"}))
    supply = t.player(A).supply
    t.play("go P5a")
    assert t.guild(A, "black") == 0
    assert t.player(A).supply == supply + 1
    t = journey(
        given(Has(at="P4a", guilds="blue 1, yellow 1", workers="green"), sides="ABA", journal={"P5a": "J09"}), "go P5a"
    )
    assert (t.guild(A, "blue"), t.guild(A, "yellow")) == (0, 0)


@pytest.mark.rule("WAY-14.1", "WAY-R24", "WAY-6.5", "WAY-R19")
def test_the_final_column() -> None:
    t = journey(given(Has("L09 L10 L11", at="P9a", workers="green", guilds="")), "go P10a")
    assert t.guild(A, "black") == 2
    assert t.state.ending == 3
    assert t.verbs("part") == {"tile-special", "card-inspiration"}
    t.play("part card-inspiration", "card inspiration-1", "tuck PS")
    assert t.seat == B
    assert t.state.ending == 2
    special = " ".join(f"UP{number}" for number in range(10))
    t = given(Has("L09 L10 L11", at="P9a", workers="green", guilds=""))
    t.state.piles[13:] = [0] * 10
    t.state.players[B].tiles = []
    assert special.startswith("UP0")
    t.state.apply(A, wayfarers().parse("worker green-townsfolk-4"))
    t.state.apply(A, wayfarers().parse("go P10a"))
    assert t.verbs("card") == {f"inspiration-{slot}" for slot in range(1, 5)} or t.verbs("part") == {"card-inspiration"}
