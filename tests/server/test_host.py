"""The host of the tables: what goes wrong with one of them hurts no other, and tells nobody a secret."""

import sqlite3
import threading
from pathlib import Path
from random import Random

import pytest

from edubba import Record
from edubba.kernel import Chance, Fix
from edubba.kernel.option import Value
from edubba.table.session import Session
from edubba.table.stored import Kept
from tests.server.house import BOT, DEVICE, FRIEND, ME, PATIENCE, Person, Served, play_on, serving
from tests.server.toy import Lamps, LampState, on_the_shelf


def edit(home: Path, *statements: str) -> None:
    """Change the data of a server that does not run."""
    with sqlite3.connect(home / "table.db") as file:
        for statement in statements:
            file.execute(statement)
    file.close()


def broken_disk(*_: object) -> Kept:
    raise sqlite3.OperationalError("disk I/O error")


def test_a_failed_opening_is_forgotten(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = served.guest(), served.guest()
    table = host.open(ME, FRIEND)
    with monkeypatch.context() as fault:
        fault.setattr(served.host.store, "read", broken_disk)
        assert friend.post(f"/api/tables/{table}/join", {}, 500)["code"] == "broken"
    assert friend.post(f"/api/tables/{table}/join")["you"] == [1]


def test_a_table_that_is_being_opened_hears_the_news(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was read from disk before somebody got another name: it must not go on with the old one."""
    host = served.guest()
    table = host.open(ME, DEVICE)
    was_read, go_on = threading.Event(), threading.Event()

    def slowly(kept: Kept, pause: float) -> Session:
        was_read.set()
        assert go_on.wait(PATIENCE)
        return Session(kept, pause)

    monkeypatch.setattr("edubba.host.tables.session_of", slowly)
    with host.live(table) as live:
        assert was_read.wait(PATIENCE)
        host.patch("/api/me", {"name": "Enheduanna"})
        go_on.set()
        live.until(lambda frame: bool(frame["scene"]["players"][0]["name"] == "Enheduanna"))
        assert live.scene["table"]["seats"][0]["name"] == "Enheduanna"


def test_one_unreadable_table_stops_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, pause=3600.0) as served:
        person = served.guest()
        tables = sorted(person.open(BOT, BOT, max_rounds=1) for _ in range(3))
    bad = tables[0]
    edit(tmp_path, f"INSERT INTO moves VALUES ('{bad}', 0, 0, 'act', 'no such move', 7, 0)")
    with serving(tmp_path) as served:
        person = served.guest()
        for table in tables[1:]:
            with person.live(table) as live:
                live.until(lambda frame: bool(frame["scene"]["over"]))
        with person.live(bad) as live:
            assert live.wait("refused")["code"] == "broken-table"


def test_a_running_game_never_changes_its_rules(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        person = served.guest()
        table = person.open(ME, DEVICE)
    edit(tmp_path, "UPDATE tables SET version = '0.9'")
    with serving(tmp_path) as served:
        person = served.guest()
        with person.live(table) as live:
            refused = live.wait("refused")
        assert refused["code"] == "other-version"
        assert "0.9" in refused["say"]
        assert served.host.store.read(table).rows == []  # type: ignore[union-attr]


class Mended(Lamps):
    """Lamps by later rules: everybody begins with ten points."""

    version = "1.1"
    earlier = ("1.0",)
    fixes = (Fix("head_start", "1.1", "LAM-2"),)

    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> LampState:
        s = super().deal(seats, options, chance)
        s.points = [10 * int(options["head_start"])] * len(s.points)
        return s


def test_a_table_goes_on_by_the_rules_with_which_it_was_begun(tmp_path: Path) -> None:
    with on_the_shelf(), serving(tmp_path) as served:
        person = served.guest()
        table, waiting = person.open(ME, game="lamps"), person.open(ME, FRIEND, game="lamps")
        cookies = dict(person.http.cookies)
    with on_the_shelf(Mended), serving(tmp_path) as served:
        person = served.guest("fr")
        person.http.cookies.clear()
        person.http.cookies.update(cookies)
        person.http.headers["x-csrftoken"] = cookies["csrftoken"]
        with person.live(table) as live:
            live.next_scene()
            info = live.scene["table"]
            assert (info["version"], "version 1.0" in info["rules"], "version 1.1" in info["rules"]) == (
                "1.0",
                True,
                True,
            )
            play_on(live, Random(1))
        record = Record.from_json(person.get(f"/api/tables/{table}/record"))
        assert record.version == "1.0"
        assert record.verify().scores()[0] < 10
        assert person.get(f"/api/tables/{table}/replay?move=1&seat=0")["moves"] == len(record.moves)
        assert person.get(f"/api/tables/{waiting}")["version"] == "1.0"
        for newer in (person.post(f"/api/tables/{table}/rematch", {}, 201)["id"], person.open(ME, game="lamps")):
            info = person.get(f"/api/tables/{newer}")
            assert (info["version"], "rules" in info) == ("1.1", False)
            with person.live(newer) as live:
                live.next_scene()
                assert served.table(newer).state.scores()[0] == 10


def test_the_order_of_tables_tells_nothing_of_moves(served: Served) -> None:
    person = served.guest()
    first, second = person.open(ME, DEVICE), person.open(ME, DEVICE)
    listed = [one["id"] for one in person.get("/api/tables")]
    assert listed == [second, first]
    with person.live(first) as live:
        live.next_scene()
        live.sit(live.scene["table"]["to_act"][0])
        live.act(live.choices()[0])
    assert [one["id"] for one in person.get("/api/tables")] == listed


def test_no_move_stands_in_the_log(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        live.next_scene()
        live.sit(live.scene["table"]["to_act"][0])
        action = live.choices()[0]
        text = served.table(table).game.notation(action)

        def wrong(*_: object) -> None:
            raise KeyError(text)

        writer = served.host.store.database._writer
        writer.execute("PRAGMA query_only = 1").fetchall()
        assert live.refused("act", action=action)["code"] == "not-stored"
        writer.execute("PRAGMA query_only = 0").fetchall()
        with monkeypatch.context() as fault:
            fault.setattr(Record, "play", wrong)
            assert live.refused("act", action=action, seq=0)["code"] == "broken"
        live.ask("act", action=action, seq=0)
        live.wait("scene", lambda scene: bool(scene["seq"] == 1))
    assert table in caplog.text
    assert text not in caplog.text


def test_tables_of_bots_count_for_who_put_them_up(tmp_path: Path) -> None:
    with serving(tmp_path, tables=2, pause=3600.0) as served:
        person, other = served.guest(), served.guest()
        person.open(BOT, BOT)
        person.open(BOT, BOT)
        body = {"game": "uruk", "seats": [BOT, BOT]}
        assert person.post("/api/tables", body, 409)["code"] == "too-many-tables"
        other.post("/api/tables", body, 201)


def test_a_seat_is_given_once(served: Served) -> None:
    """Who comes second is told so, also if both ask at the same time."""
    table = served.guest().open(ME, FRIEND)
    people: list[Person] = [served.guest() for _ in range(3)]
    codes = [one.http.post(f"/api/tables/{table}/join", json={"seat": 1}).status_code for one in people]
    assert sorted(codes) == [200, 409, 409]
