"""Invitations: the address that they carry, who is told it, and that we answer to it."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from edubba.server.addresses import FAR, allowed, is_loopback, nearby, origin_of, public_origin
from edubba.server.words import Refusal
from tests.server.house import FRIEND, ME, Person, Served, serving

LAN = "192.168.7.20"


@pytest.fixture
def on_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose packets leave it by an address of its network."""

    monkeypatch.setattr("edubba.server.addresses.way_out", lambda *_: LAN)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.8.8.8", "::1", "localhost", "LOCALHOST:80", "[::1]:80", "a.localhost"]
)
def test_loopback_is_recognised(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", [LAN, "0.0.0.0", "::", "example.org", "localhost.example.org", f"{LAN}:80", "fd00::2"])
def test_what_others_may_call_is_no_loopback(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.usefixtures("on_a_network")
def test_the_address_on_the_network_is_found_and_answered_to() -> None:
    for host in FAR:
        assert nearby(host, 8765) == f"http://{LAN}:8765"
    assert nearby("10.1.2.3", 80) == "http://10.1.2.3:80"
    assert nearby("fd00::2", 80) == "http://[fd00::2]:80"
    for origin in (f"{LAN}:8765", "[fd00::2]:80"):
        assert allowed(origin, set())


def test_a_machine_without_a_network_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object) -> socket.socket:
        raise OSError("network is unreachable")

    monkeypatch.setattr("edubba.server.addresses.socket.socket", nowhere)
    assert [nearby(host, 8765) for host in (*FAR, "127.0.0.1", "::1", "localhost")] == [None] * 5


@pytest.mark.parametrize(
    ("wish", "origin"),
    [
        ("https://table.example.org", "https://table.example.org"),
        (" http://Table.Example.org:8080/ ", "http://table.example.org:8080"),
        ("http://[fd00::2]:80", origin_of("fd00::2", 80)),
    ],
)
def test_a_public_address_is_read(wish: str, origin: str) -> None:
    assert public_origin(wish) == origin


@pytest.mark.parametrize(
    "wish",
    [
        "",
        "table.example.org",
        "ftp://a.b",
        "https://",
        "https://a.b/path",
        "https://a.b/?x",
        "https://u@a.b",
        "http://a:x",
    ],
)
def test_a_public_address_that_makes_no_sense_is_refused(wish: str) -> None:
    with pytest.raises(Refusal) as stop:
        public_origin(wish)
    assert wish in stop.value.say("fr")


def asked_as(person: Person, host: str) -> Any:
    return person.http.get("/api/reach", headers={"host": host}).json()


@pytest.mark.usefixtures("on_a_network")
def test_who_came_by_loopback_is_told_the_address_on_the_network(tmp_path: Path) -> None:
    with serving(tmp_path, listening=("0.0.0.0", 8765)) as served:
        ada = served.guest()
        assert ada.get("/api/reach") == {"address": f"http://{LAN}:8765", "near": True}
        assert asked_as(ada, f"{LAN}:8765") == {}, "he can pass on what he came by"


def test_a_server_on_loopback_says_that_nobody_else_can_come(served: Served) -> None:
    assert served.guest().get("/api/reach") == {"alone": True}


def test_a_public_address_is_told_to_everybody(tmp_path: Path) -> None:
    with serving(tmp_path, public="https://table.example.org") as served:
        assert served.guest().get("/api/reach") == {"address": "https://table.example.org"}


def test_the_invited_are_told_who_invites(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = ada.open(ME, FRIEND, dice=True)
    assert bo.get(f"/api/tables/{table}")["by"] == ada.me["name"]
    nobody = ada.open(FRIEND, FRIEND, dice=True)
    assert "by" not in bo.get(f"/api/tables/{nobody}")
