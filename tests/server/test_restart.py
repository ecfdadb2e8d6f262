"""The server is killed in mid-game, more than once: every acknowledged move is there when it comes back."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from edubba import Record
from tests.server.house import BOT, DEVICE, ME, PATIENCE, Json, Live, Person


@contextmanager
def started(home: Path, lang: str = "en_GB", **wishes: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`edubba serve` as a process of its own, and its address."""
    surroundings = (
        os.environ
        | {
            "XDG_DATA_HOME": str(home),
            "EDUBBA_NO_BROWSER": "1",
            "EDUBBA_PORT": "0",
            "LC_ALL": lang,
        }
        | wishes
    )
    command = [sys.executable, "-m", "edubba", "serve"]
    with subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert "http://127.0.0.1:" in line
            yield process, next(word for word in line.split() if word.startswith("http")).rstrip("/")
        finally:
            process.kill()


def moved_to(person: Person, address: str) -> Person:
    """The same browser after the server came back on another port: cookies know no ports."""
    person.address = address
    person.http.base_url = address
    return person


def play_a_while(live: Live, dice: Random, choices: int) -> None:
    """Play on for everybody on this device, not faster than the server allows."""
    live.next_scene()
    while choices > 0 and not live.scene["scene"]["over"]:
        seat = live.scene["table"]["to_act"][0]
        if live.scene["seat"] != seat:
            live.sit(seat)
        live.act(dice.choice(live.choices()))
        choices -= 1
        time.sleep(0.06)


def test_acknowledged_moves_survive_a_kill(tmp_path: Path) -> None:
    """The kill comes while one more move is on its way: it may have happened or not, but nothing before it is lost."""
    dice, person, table = Random(1), None, ""
    last: Json = {}
    for _ in range(2):
        with started(tmp_path) as (process, address):
            if person is None:
                person = Person(address)
                table = person.open(ME, DEVICE, max_rounds=3)
            moved_to(person, address)
            with person.live(table) as live:
                if last:
                    check_nothing_lost(live, last)
                play_a_while(live, dice, 8)
                last = die(process, live)
    assert person is not None
    finish(tmp_path, person, table)
    person.http.close()


def check_nothing_lost(live: Live, last: Json) -> None:
    live.next_scene()
    back = live.sit(last["seat"])
    assert last["seq"] <= back["seq"] <= last["seq"] + 1
    if back["seq"] == last["seq"]:
        assert back["scene"] == last["scene"]
    live.send(t="sit", seat=None)


def die(process: subprocess.Popen[str], live: Live) -> Json:
    """Kill the server while it works, and return the last scene that it has sent."""
    if live.choices():
        live.ask("act", action=live.choices()[0])
    process.send_signal(signal.SIGKILL)
    process.wait()
    with suppress(ConnectionClosed):
        while True:
            live.receive()
    return live.scene


def finish(home: Path, person: Person, table: str) -> None:
    """Play to the end and verify the whole record."""
    with started(home, "fr_FR") as (process, address):
        moved_to(person, address)
        with person.live(table) as live:
            play_a_while(live, Random(2), 10**6)
        path = home / "game.json"
        path.write_text(json.dumps(person.get(f"/api/tables/{table}/record")))
        assert Record.load(path).verify().over
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) in (0, 130, -signal.SIGINT)


def children(parent: int) -> list[int]:
    """The processes that this one has started, where the system tells it."""
    told = [path.read_text() for path in Path(f"/proc/{parent}/task").glob("*/children")]
    return [int(pid) for text in told for pid in text.split()]


def gone(processes: list[int]) -> None:
    """Wait until all of them have ended by themselves; zombies that nobody has buried count as ended."""
    for pid in processes:
        status = Path(f"/proc/{pid}/status")
        while status.exists() and "State:\tZ" not in status.read_text():
            time.sleep(0.05)


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    with started(tmp_path) as (process, address):
        person = Person(address)
        table = person.open(BOT, BOT, max_rounds=9)
        with person.live(table) as live:
            live.wait("scene", lambda frame: bool(frame["seq"] > 0))
        workers = children(process.pid)
        assert workers or sys.platform != "linux"
        process.send_signal(signal.SIGKILL)
        process.wait()
    gone(workers)
    with started(tmp_path) as (process, address):
        moved_to(person, address)
        with person.live(table) as live:
            first = live.next_scene()["seq"]
            assert live.wait("scene", lambda frame: bool(frame["seq"] > first))
    person.http.close()
