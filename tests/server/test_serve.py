"""The command: what it needs, which ports it takes, and data of other versions."""

import os
import re
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from subprocess import PIPE

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import NullPool, create_engine

from edubba import server
from edubba.server.run import listen
from edubba.server.schema import metadata
from edubba.server.store import Store, migrate
from edubba.server.words import BOOK, Refusal
from edubba.words import PACKS, RECORDS, Phrasebook
from tests.server.house import FRIEND, ME, Person
from tests.server.test_restart import started

WANTED = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def serve(*arguments: str, **surroundings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "edubba", "serve", "--no-browser", *arguments]
    return subprocess.run(command, env=os.environ | surroundings, capture_output=True, text=True, timeout=60)


def test_a_port_that_is_taken_ends_with_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = serve(EDUBBA_PORT=port, XDG_DATA_HOME=str(tmp_path), LC_ALL="fr_FR")
    assert done.returncode == 2
    assert done.stderr.startswith(f"edubba: le port {port} de 127.0.0.1 ne peut pas servir")
    assert "Traceback" not in done.stderr


def test_no_answer_waits_for_an_acknowledgement() -> None:
    """Small packets leave at once: who comes to our port is served without Nagle's delay."""
    with listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


def test_a_port_that_makes_no_sense(tmp_path: Path) -> None:
    done = serve(EDUBBA_PORT="eighty", XDG_DATA_HOME=str(tmp_path), LC_ALL="C")
    assert (done.returncode, done.stderr) == (2, "edubba: EDUBBA_PORT should be a number from 0 to 65535, not eighty\n")


@pytest.mark.parametrize("name", ["WORKERS", "TABLES", "CONNECTIONS"])
def test_a_limit_that_makes_no_sense(tmp_path: Path, name: str) -> None:
    done = serve(**{f"EDUBBA_{name}": "0"}, XDG_DATA_HOME=str(tmp_path), LC_ALL="C")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert f"EDUBBA_{name}" in done.stderr


def test_a_public_address_that_makes_no_sense(tmp_path: Path) -> None:
    done = serve(EDUBBA_PUBLIC="table.example.org", XDG_DATA_HOME=str(tmp_path), LC_ALL="C")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "https://table.example.org, not table.example.org" in done.stderr


def test_the_surroundings_set_the_limits(tmp_path: Path) -> None:
    """As docs/hosting.md lists them; each shows by what the server does."""
    wishes = {"EDUBBA_TABLES": "1", "EDUBBA_WORKERS": "2", "EDUBBA_CONNECTIONS": "8", "EDUBBA_PROXY": "127.0.0.1"}
    wishes["EDUBBA_ALLOW_HOST"] = "cards.example.org *.club.example"
    with started(tmp_path, **wishes) as (_, address), ExitStack() as crowd:
        person = Person(address)
        for host, status in (
            ("cards.example.org", 200),
            ("a.club.example", 200),
            ("localhost", 200),
            ("club.org", 421),
        ):
            assert person.http.get("/api/games", headers={"host": host}).status_code == status, host
        person.open(ME, FRIEND)
        person.post("/api/tables", {"game": "uruk", "seats": [ME, FRIEND], "options": {}}, 409)
        person.http.close()
        for _ in range(8):  # a proxy speaks for many: it may have them all
            line = crowd.enter_context(socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))))
            line.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200 ")
        line = crowd.enter_context(socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))))
        assert line.recv(100).startswith(b"HTTP/1.1 503 ")


def test_without_a_wish_the_next_free_port_is_taken(tmp_path: Path) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "EDUBBA_PORT"}
    surroundings |= {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C"}
    with ExitStack() as taken:
        with suppress(OSError):  # somebody else may have it: as good
            taken.enter_context(socket.create_server(("127.0.0.1", server.PORT)))
        command = [sys.executable, "-m", "edubba", "serve", "--no-browser"]
        with subprocess.Popen(command, env=surroundings, stdout=PIPE, stderr=PIPE, text=True) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            try:
                told = re.fullmatch(
                    f"edubba: port {server.PORT} is taken; the table is on port (\\d+) instead\n",
                    process.stderr.readline(),
                )
                assert told is not None
                assert server.PORT < int(told[1]) < server.PORT + 20
                assert f"http://127.0.0.1:{told[1]}/" in process.stdout.readline()
            finally:
                process.kill()


def test_other_commands_do_not_wait_for_what_only_the_server_needs() -> None:
    code = (
        "import sys, edubba, edubba.cli, edubba.server; print({'litestar', 'sqlalchemy', 'uvicorn'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"


def test_data_of_a_later_version_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    Store(path).close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    before = path.read_bytes()
    with pytest.raises(Refusal) as refused:
        Store(path)
    assert "newer version" in refused.value.say("en")
    assert path.read_bytes() == before


def test_the_store_survives_a_power_cut(tmp_path: Path) -> None:
    """What SQLite is told: a commit is on the disk when it returns."""
    store = Store(tmp_path / "table.db")
    for connection in (store.database._writer, store.database.read()):
        found = [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in WANTED]
        assert found == list(WANTED.values())
    store.close()


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    Store(path).close()
    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_tables_of_the_first_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "table.db"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        migrate(connection, path, "0001")
        connection.exec_driver_sql("INSERT INTO guests VALUES ('g', 'Ada', 'en', 0)")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('t', 'uruk', '1.0', 'p', '{}', x'00', x'01', 0, 0, '[1]', 0, NULL, NULL)"
        )
        connection.exec_driver_sql("INSERT INTO places VALUES ('t', 0, 'person', 'g', NULL, NULL, NULL)")
    engine.dispose()
    store = Store(path)
    found = store.table("t")
    store.close()
    assert found is not None
    assert (found[0].dealt, found[0].nonces, found[0].to_act) == (True, [], [1])
    assert found[1][0].name == "Ada"


def test_both_languages_say_the_same_things() -> None:
    files = Phrasebook(PACKS, RECORDS)  # their English stands where a fault is found
    assert set(BOOK.keys("fr")) ^ set(BOOK.keys("en")) == set(files.keys("fr")) - set(files.keys("en"))
    for key in BOOK.keys("en"):
        assert set(BOOK.needs("en", key) or ()) <= set(BOOK.needs("fr", key) or ()), key
