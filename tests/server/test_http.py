"""What comes in over HTTP: foreign names, requests that never end, more connections than fit; and how the server is."""

import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from edubba.server.addresses import LOCAL, allowed, own_names
from edubba.server.run import Sparing
from tests.server.house import DEVICE, ME, PATIENCE, Served, serving

HASTE = 2.0  # seconds: longer than we ever take for a request, however busy the machine is
HEAD = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"


def dial(served: Served) -> socket.socket:
    parts = urlsplit(served.address)
    return socket.create_connection((parts.hostname, parts.port), PATIENCE)


def answer(line: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    found = b""
    while more := line.recv(65536):
        found += more
    return found


# --- names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:80", "LOCALHOST.", "sub.localhost:1", "127.0.0.1:8765", "[::1]:80", "192.168.1.9", ""],
)
def test_plain_addresses_and_our_own_names_are_served(host: str) -> None:
    assert allowed(host, LOCAL)


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "local", "*"])
def test_other_names_are_not(host: str) -> None:
    assert not allowed(host, LOCAL)


def test_names_that_were_allowed() -> None:
    names = {"table.example", "*.friends.example"}
    assert allowed("table.example:443", names)
    assert allowed("a.b.friends.example", names)
    assert not allowed("sub.table.example", names)
    assert not allowed("friends.example", names)
    assert allowed("whatever.example", {"*"})
    assert allowed(socket.gethostname(), own_names())


def test_a_page_that_hides_behind_another_name_gets_nothing(served: Served) -> None:
    """DNS rebinding: the browser of somebody here is led to us by a name of somebody else's."""
    evil = {"host": "evil.example"}
    for path in ("/api/me", "/api/games", "/", "/health"):
        refused = httpx.get(served.address + path, headers=evil | {"accept-language": "fr"})
        assert refused.status_code == 421
        assert "set-cookie" not in refused.headers
        assert refused.json()["code"] == "foreign-host"
        assert "evil.example" in refused.json()["say"]
        assert "autoriser" in refused.json()["say"]


def test_sockets_too(served: Served) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    key = "sec-websocket-version: 13\r\nsec-websocket-key: QUFBQUFBQUFBQUFBQUFBQQ=="
    upgrade = f"connection: upgrade\r\nupgrade: websocket\r\n{key}"
    for host, status in (("localhost", b"101"), ("evil.example", b"403")):
        mine = f"host: {host}\r\norigin: http://{host}\r\ncookie: {person.cookie}"
        with dial(served) as line:
            line.sendall(f"GET /api/tables/{table}/live HTTP/1.1\r\n{mine}\r\n{upgrade}\r\n\r\n".encode())
            assert line.recv(100).startswith(b"HTTP/1.1 " + status)


# --- patience -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("hasty"), head_seconds=HASTE, body_seconds=HASTE) as running:
        yield running


def test_who_never_ends_a_request_is_hung_up_on_and_sockets_are_not_hurried(hasty: Served) -> None:
    person = hasty.guest()
    head = [
        "POST /api/tables HTTP/1.1", "host: localhost", "content-type: application/json", "content-length: 100",
        f"cookie: {person.cookie}", f"x-csrftoken: {person.http.headers['x-csrftoken']}",
    ]  # fmt: skip
    half = "\r\n".join([*head, "", '{"game"']).encode()
    with person.live(person.open(ME, DEVICE)) as live, ExitStack() as stack:
        live.next_scene()
        lines = {begun: stack.enter_context(dial(hasty)) for begun in (b"", b"GE", HEAD, half)}
        for begun, line in lines.items():
            line.sendall(begun)
        for begun, line in lines.items():
            told = answer(line)  # it comes to an end
            assert begun == half or told.startswith(b"HTTP/1.1 408 ")
        live.sit(live.scene["table"]["to_act"][0])
    person.get("/api/tables")


def test_a_byte_now_and_then_is_not_enough(hasty: Served) -> None:
    with dial(hasty) as line:
        line.sendall(HEAD)
        line.settimeout(0.1)
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            line.sendall(b"x")
            try:
                assert line.recv(100).startswith(b"HTTP/1.1 408 ")
                return
            except TimeoutError:
                continue
    pytest.fail("nobody hung up")


def test_a_second_request_on_the_same_line_has_its_own_time(hasty: Served) -> None:
    with dial(hasty) as line:
        for _ in range(4):
            line.sendall(HEAD + b"\r\n")
            found = line.recv(65536)
            assert found.startswith(b"HTTP/1.1 200 ")
            size = int(found.lower().partition(b"content-length: ")[2].split(b"\r")[0])
            while len(found.partition(b"\r\n\r\n")[2]) < size:
                found += line.recv(65536)
            time.sleep(HASTE / 3)
        line.sendall(b"GET")
        assert answer(line).startswith(b"HTTP/1.1 408 ")


# --- crowds ---------------------------------------------------------------------------------------------------------


def test_one_who_takes_all_the_lines_leaves_some_for_others(tmp_path: Path) -> None:
    with serving(tmp_path, connections=20) as served, ExitStack() as stack:
        lines = [stack.enter_context(dial(served)) for _ in range(30)]
        assert answer(lines[-1]).startswith(b"HTTP/1.1 503 ")
        with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as other:
            assert other.get(f"{served.address}/api/games").status_code == 200


CROWD = """
import resource, sys, threading, time
from pathlib import Path
resource.setrlimit(resource.RLIMIT_NOFILE, (500, 500))
from edubba.server.run import spare_log
from tests.server.house import serving
spare_log()
with serving(Path(sys.argv[1])) as served:
    print(served.address, flush=True)
    sys.stdin.readline()
"""


def test_at_the_limit_of_files_newcomers_get_an_answer_and_the_log_stays_short(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CROWD, str(tmp_path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            parts = urlsplit(process.stdout.readline().strip())
            with ExitStack() as stack:
                for number in range(600):
                    source = (f"127.0.0.{2 + number % 50}", 0)
                    line = socket.create_connection((parts.hostname, parts.port), PATIENCE, source_address=source)
                    stack.enter_context(line)
                assert answer(line).startswith(b"HTTP/1.1 503 ")
            process.stdin.close()
            assert len(process.stderr.read()) < 5000
        finally:
            process.kill()


def test_the_log_says_the_same_thing_only_so_often() -> None:
    sparing = Sparing(3)
    said = [logging.makeLogRecord({"name": "x", "msg": "too bad: %s", "args": (n,)}) for n in range(10)]
    assert sum(map(sparing.filter, said)) == 3
    assert sparing.filter(logging.makeLogRecord({"name": "x", "msg": "something else"}))


# --- health ---------------------------------------------------------------------------------------------------------


def test_the_health_tells_what_a_host_needs_and_no_more(served: Served) -> None:
    person = served.guest()
    with person.live(person.open(ME, DEVICE)) as live:
        live.next_scene()
        found = httpx.get(f"{served.address}/health")
    assert found.status_code == 200
    assert found.json().keys() == {"well", "version", "schema", "tables", "sockets", "waiting"}
    assert found.json()["well"] is True
    assert found.json()["sockets"] == 1
    assert "set-cookie" not in found.headers


def test_the_health_is_bad_when_nothing_can_be_stored(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        store = served.host.store
        assert httpx.get(f"{served.address}/health").status_code == 200
        store.database._writer.execute("PRAGMA query_only = 1").fetchall()
        store._tried = -1e9
        sick = httpx.get(f"{served.address}/health")
        assert (sick.status_code, sick.json()["well"]) == (503, False)
        store.database._writer.execute("PRAGMA query_only = 0").fetchall()
        assert httpx.get(f"{served.address}/health").status_code == 200


def test_head_is_answered_wherever_get_is(served: Served) -> None:
    person = served.guest()
    for path in ("/api/games", "/api/tables", "/health", "/api/schema/openapi.json", "/api/nowhere"):
        whole, head = person.http.get(path), person.http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
