"""The other side of `client:NAME@ADDRESS`: a player waits on a running server for one game after the other."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection

from edubba.arena.client import no_entry, no_server, reach
from edubba.arena.conversation import answer_all
from edubba.arena.players import command, is_program
from edubba.arena.program import end
from edubba.kernel.errors import EdubbaError

FELL_OVER: Final = 4500  # we hang up because the player did
PAUSE: Final = 1.0  # seconds until we try again
ENDED: Final = "its program ended"
REASON: Final = 100  # characters; a farewell has 123 bytes


def join(
    address: str, token: str, spec: str, games: int = 0, told: Callable[[dict[str, Any]], object] = lambda hello: None
) -> None:
    """Play so many games, or until interrupted. A server that goes away is waited for; one that never was, is not."""
    played, known = 0, False
    while not games or played < games:
        with ExitStack() as kept:
            try:
                connection = kept.enter_context(reach(address, "/api/bots/live", token))
            except (OSError, WebSocketException) as trouble:
                if not known or isinstance(trouble, InvalidStatus):
                    raise no_server(address, trouble) from trouble
                time.sleep(PAUSE)
                continue
            known = True
            try:
                first = str(connection.recv())
            except ConnectionClosed:  # the server stops, or somebody thought better of it
                time.sleep(PAUSE)
                continue
            hello = json.loads(first)
            if "hello" not in hello:
                raise no_entry(address) if hello.get("code") == "no-token" else EdubbaError(hello.get("say", first))
            told(hello["hello"])
            play(connection, spec, first)
            played += 1


def play(connection: ClientConnection, spec: str, first: str) -> None:
    """A game, to its end or to that of the player; the arena hears what he died of."""
    farewell = ""
    try:
        if is_program(spec):
            farewell = relay(connection, command(spec), first)
        else:
            answer_all(spec, lines(connection, first), connection.send)
    except ConnectionClosed:
        return
    except Exception as trouble:
        farewell = f"{type(trouble).__name__}: {trouble}"
        print(farewell, file=sys.stderr, flush=True)
    connection.close(FELL_OVER, " ".join(farewell.split()).encode("ascii", "replace").decode()[:REASON])


def lines(connection: ClientConnection, first: str) -> Iterator[str]:
    yield first
    while True:
        yield str(connection.recv())


def relay(connection: ClientConnection, words: list[str], first: str) -> str:
    """A program of any language plays: lines from here to there, until one of them ends."""
    program = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    assert program.stdin is not None
    assert program.stdout is not None
    questions, answers = program.stdin, program.stdout

    def forth() -> None:
        try:
            for line in lines(connection, first):
                questions.write(f"{line}\n".encode())
                questions.flush()
        except (ConnectionClosed, OSError):
            end(program)

    with suppress(BrokenPipeError), program:  # it closes the pipes, the last line may have got stuck
        thread = threading.Thread(target=forth)
        thread.start()
        try:
            for line in answers:
                connection.send(line.rstrip(b"\n"), text=True)
        finally:
            end(program)
            connection.close(FELL_OVER, ENDED)
            thread.join()
    return ENDED
