"""Bots as clients of a running server: they show a token, an arena meets them by name, nobody waits for who errs."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from edubba import arena
from edubba.arena.client import TOKEN, reach
from edubba.arena.faults import ABSENT, CRASH, FLOOD, HANG, ILLEGAL
from edubba.arena.join import join
from edubba.cli.commands import app
from edubba.kernel import EdubbaError
from tests.server.house import Json, Served, serving
from tools.build.backend import ROOT

FRIENDS = "tests.arena.troublemakers"
PROGRAM = f"exec:{sys.executable} {Path(__file__).parents[1] / 'arena' / 'troublemakers.py'}"
SHORT = {"max_rounds": 1}
pytestmark = pytest.mark.filterwarnings("ignore:.*unclosed:ResourceWarning")


@pytest.fixture
def token(served: Served, monkeypatch: pytest.MonkeyPatch) -> str:
    made = served.host.door.token("mine")
    monkeypatch.setenv(TOKEN, made)
    return made


def here(served: Served, token: str) -> list[Json]:
    bearer = {"authorization": f"Bearer {token}"}
    found: list[Json] = httpx.get(f"{served.address}/api/bots", headers=bearer, verify=False, trust_env=False).json()
    return found


@contextmanager
def waiting(served: Served, token: str, spec: str, games: int) -> Iterator[None]:
    """A bot that is gone after so many games, while arenas meet it."""
    thread = threading.Thread(target=join, args=(served.address, token, spec, games), daemon=True)
    thread.start()
    while not any(one["free"] for one in here(served, token)):
        assert thread.is_alive()
        time.sleep(0.01)
    yield
    thread.join(30)
    assert not thread.is_alive(), "it has played all of its games"


def rows(served: Served, games: int = 2, limit: float = 20.0, workers: int = 0) -> list[arena.Row]:
    spec = f"client:mine@{served.address}"
    plan = arena.match("uruk", spec, "random", games=games, seed=4, options=SHORT, limit=limit)
    return list(arena.play(plan, workers=workers))


def played(found: list[arena.Row]) -> list[tuple[list[list[int]], list[int]]]:
    return [(row.used, row.scores) for row in found]


@pytest.mark.parametrize(("spec", "workers"), [(f"{FRIENDS}:First", 2), ("greedy", 0)])
def test_a_client_plays_the_games_that_it_would_play_here(served: Served, token: str, spec: str, workers: int) -> None:
    program = f"exec:{sys.executable} -m edubba.arena.program {spec}"
    alone = arena.match("uruk", program, "random", games=2, seed=4, options=SHORT)
    with waiting(served, token, spec, 2):
        found = rows(served, workers=workers)
    assert all(row.faults == [{}, {}] for row in found)
    assert played(found) == played(list(arena.play(alone)))


@pytest.mark.parametrize(
    ("spec", "kind", "note"),
    [
        (f"{FRIENDS}:Crash", CRASH, "KeyError: 'lost\\nfor words'"),
        (f"{FRIENDS}:Unborn", CRASH, "ValueError: not today"),
        (f"{FRIENDS}:Illegal", CRASH, "ValueError: invalid literal"),
        (f"{PROGRAM} hang", HANG, "no answer in 0.5 s"),
        (f"{PROGRAM} crash", CRASH, "its program ended"),
        (f"{PROGRAM} flood", FLOOD, "more than 200 lines"),
        (f"{PROGRAM} long", FLOOD, "a line without end"),
        (f"{PROGRAM} nonsense", ILLEGAL, "is no answer"),
    ],
)
def test_a_client_that_errs_loses_the_decision_and_is_named(
    served: Served, token: str, spec: str, kind: str, note: str
) -> None:
    with waiting(served, token, spec, 6 if kind != ILLEGAL else 2):
        found = rows(served, 2, limit=0.5 if kind == HANG else 20.0)
    for seat, row in enumerate(found):
        assert set(row.faults[seat]) == ({kind} if kind == ILLEGAL else {kind, ABSENT})
        assert note in row.notes[seat]
        assert (row.faults[1 - seat], row.notes[1 - seat]) == ({}, "")


def test_who_never_came_or_has_no_token_is_refused_before_the_first_game(
    served: Served, token: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(EdubbaError, match="no bot called 'mine' is connected"):
        rows(served)
    with pytest.raises(EdubbaError, match="should look like client:mine@http"):
        arena.match("uruk", "client:mine", "random")
    with pytest.raises(EdubbaError, match=r"no Edubba answers at http://127.0.0.1:1 \("):
        arena.match("uruk", "client:mine@http://127.0.0.1:1", "random")
    for forged in ("", "mine", token[:-1], token.replace("mine", "yours")):
        monkeypatch.setenv(TOKEN, forged)
        with pytest.raises(EdubbaError, match="does not let us in: EDUBBA_TOKEN should be a token"):
            rows(served)
        with pytest.raises(EdubbaError, match="does not let us in"):
            join(served.address, forged, "random", 1)


def test_a_cookie_is_no_token_and_a_token_is_no_cookie(served: Served, token: str) -> None:
    guest = served.guest()
    assert guest.get("/api/bots", 401)["code"] == "no-token"
    bearer = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{served.address}/api/tables", headers=bearer, verify=False, trust_env=False).status_code == 401
    cookie = guest.http.cookies["edubba"]
    bearer = {"authorization": f"Bearer {cookie}"}
    assert httpx.get(f"{served.address}/api/bots", headers=bearer, verify=False, trust_env=False).status_code == 401


def test_who_talks_unasked_is_hung_up_on(served: Served, token: str) -> None:
    with reach(served.address, "/api/bots/live", token) as bot:
        bot.send("hello?")
        with pytest.raises(ConnectionClosed) as closed:
            bot.recv(30)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert not served.host.bots.free["mine"]


def test_a_late_answer_reaches_no_other_game(served: Served, token: str) -> None:
    """An arena leaves in the middle; what the bot still says is heard by nobody."""
    with reach(served.address, "/api/bots/live", token) as bot:
        with reach(served.address, "/api/bots/mine/ask", token) as first:
            assert first.recv(30) == '{"met": true}'
            first.send("one")
            assert bot.recv(30) == "one"
        with reach(served.address, "/api/bots/mine/ask", token) as second:
            with pytest.raises(ConnectionClosed):
                bot.recv(30)
            with reach(served.address, "/api/bots/live", token) as again:
                assert second.recv(30) == '{"met": true}'
                again.send("two")
                assert second.recv(30) == "two"


def test_a_bot_that_goes_is_told_to_the_arena(served: Served, token: str) -> None:
    with reach(served.address, "/api/bots/live", token) as bot, reach(served.address, "/api/bots/mine/ask") as asker:
        asker.recv(30)
        bot.close(4500, "tired")
        with pytest.raises(ConnectionClosed) as closed:
            asker.recv(30)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4410, "tired")
    assert not here(served, token)


def test_the_command_makes_a_token_for_the_server_of_this_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = CliRunner().invoke(app, ["token", "mine"])
    assert made.exit_code == 0
    assert (tmp_path / "edubba" / "server.key").stat().st_mode & 0o077 == 0
    with serving(tmp_path / "edubba") as running:
        assert not here(running, made.stdout.strip())
    refused = CliRunner().invoke(app, ["token", "mine and yours"])
    assert "not mine and yours" in str(refused.exception)


def test_the_remote_bot_of_the_examples_is_a_client(served: Served, token: str) -> None:
    program = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), served.address.replace("http", "ws")]
    with subprocess.Popen(program, stderr=subprocess.DEVNULL) as bot:
        try:
            while not here(served, token):
                assert bot.poll() is None
                time.sleep(0.01)
            found = rows(served)
        finally:
            bot.kill()
    assert all(row.faults == [{}, {}] for row in found)
