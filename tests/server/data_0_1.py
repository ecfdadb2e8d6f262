"""A data folder as version 0.1.0 left it, and what its guests saw in it. `tools/data_0_1.py` has written it.

`data-0.1.0/stopped.tar.xz` was stopped by Ctrl+C; `killed.tar.xz` is the same folder after more moves and a SIGKILL,
with its write-ahead log. Each holds `edubba/` (the folder) and `expected.json`:

    guests   {label: {cookie, me}}
    tables   {label: {id, dealt, seats: {seat: guest}, numbers: {guest: hex}, rematch: label, seen: [Seen], record}}
    Seen     {guest, seat, info: Table, names: [name], frame}

Sentences for people are left out of what was seen: they may be said better one day.
"""

from __future__ import annotations

import json
import tarfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tests.server.house import Json, Live, Person

FOLDER = Path(__file__).with_name("data-0.1.0")
VARIANTS = ("stopped", "killed")
LOOKS = {"ends", "face", "log", "x", "y"}  # a journal tells more by now, and things are called and drawn otherwise
SENTENCES = {"label", "name", "note", "outlook", "prompt", "say", "text", "title"}
LONG = 120.0  # seconds that bots may think on a busy machine
PASSING = {"online"}  # the socket of somebody who has just left may still count


def unpack(variant: str, to: Path) -> Json:
    """Lay the folder out below `to`; what is expected of it."""
    with tarfile.open(FOLDER / f"{variant}.tar.xz") as archive:
        archive.extractall(to, filter="data")
    expected: Json = json.loads((to / "expected.json").read_text(encoding="utf-8"))
    return expected


def pack(variant: str, home: Path, expected: Json) -> Path:
    """Keep the folder `home` and what is expected of it."""
    (home.parent / "expected.json").write_text(json.dumps(expected, ensure_ascii=False), encoding="utf-8")
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{variant}.tar.xz"
    with tarfile.open(path, "w:xz", preset=9) as archive:
        for name in ("edubba", "expected.json"):
            archive.add(home.parent / name, name, filter=nobody)
    return path


def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo | None:
    """Without the name of whoever packs it, and without what SQLite keeps in memory only."""
    if entry.name.endswith("-shm"):
        return None
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def look(person: Person, table: str, seat: int | None, dealt: bool = True) -> Json:
    """What somebody sees who comes to a table now."""
    with person.live(table) as live:
        frame = live.wait("scene" if dealt else "table")
        if dealt and frame["seat"] != seat:
            frame = live.sit(seat)
    info = frame.pop("table")
    return {"info": silent(info), "names": [one["name"] for one in info["seats"]], "frame": silent(frame)}


def drain(live: Live) -> None:
    """Read what has come already; wait for the first scene only."""
    while not live.scene:
        live.receive()
    with suppress(TimeoutError):
        while True:
            message = json.loads(live.connection.recv(0))
            if message["t"] == "scene":
                live.scene = message


def asked(lives: Sequence[Live]) -> Live:
    """Whoever is asked now, of those who play through these sockets; anybody, if the game is over."""
    until = monotonic() + LONG
    while monotonic() < until:
        for live in lives:
            drain(live)
            if live.scene["scene"]["over"] or live.scene["scene"]["choices"]:
                return live
            if len(live.scene["table"]["you"]) > 1:
                live.sit(live.scene["table"]["to_act"][0])
        sleep(0.002)
    raise AssertionError("nobody is asked, and the game is not over")


def asked_at(lives: Sequence[Live]) -> list[int]:
    """Who is asked, as soon as all sockets say the same."""
    while True:
        for live in lives:
            drain(live)
        told: list[list[int]] = [live.scene["table"]["to_act"] for live in lives]
        if all(one == told[0] for one in told):
            return told[0]


def silent(told: Any) -> Any:
    """The same without sentences for people."""
    if isinstance(told, dict):
        return {name: silent(value) for name, value in told.items() if name not in SENTENCES | PASSING}
    if isinstance(told, list):
        return [silent(value) for value in told]
    return told


def drawn_rightly(expected: dict[str, Any], found: dict[str, Any]) -> dict[str, Any]:
    """0.1.0 drew the eclipse of Teotihuacan behind the last round; it lies on it (TEO-3.5)."""
    if expected.get("id") == "rounds" and expected["cells"][-1]["id"] == "eclipse":
        *rounds, eclipse = expected["cells"]
        return {**expected, "cells": [*rounds[:-1], {**eclipse, **rounds[-1]}]}
    if (expected.get("id"), expected.get("at")) == ("sun", "eclipse"):
        return {**expected, "at": str(int(found["at"]))}
    return expected


def missing(expected: Any, found: Any, path: str = "") -> Iterable[str]:
    """Where something that was seen is not seen any more; a later version may tell more, and in other words."""
    if isinstance(expected, dict) and isinstance(found, dict):
        expected = drawn_rightly(expected, found)
        for name, value in expected.items():
            if name not in LOOKS:
                yield from missing(value, found.get(name), f"{path}/{name}")
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        for number, value in enumerate(expected):
            yield from missing(value, found[number], f"{path}/{number}")
    elif expected != found:
        yield f"{path}: {expected!r} has become {found!r}"
