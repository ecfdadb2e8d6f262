"""A process in which bots think. It reads orders, one after the other, and writes what the bots decide.

It gets the record of the game, rebuilds the position by replay and shows the bot redealt samples of it only. While a
bot thinks it may be told to be content with less time. When the server dies, however suddenly, the pipe closes and the
process ends.
"""

from __future__ import annotations

import math
import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from edubba.host.thinking import Minds, look_back, think
from edubba.table.effects import Finding, Order, Thought

SIZE = 4  # bytes that tell how long a message is


class Ask(msgspec.Struct, tag="ask"):
    """Think about this, for so many seconds."""

    order: Order
    seconds: float


class Allow(msgspec.Struct, tag="allow"):
    """The bot that thinks now gets only so many seconds, from when it began."""

    seconds: float


class Answer(msgspec.Struct):
    """What a bot decided, what the coach advises or finds in hindsight, or why it could not."""

    thought: Thought | Finding = -1
    trouble: str = ""


encode = msgspec.msgpack.encode
read_request = msgspec.msgpack.Decoder(Ask | Allow).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode


def framed(message: msgspec.Struct) -> bytes:
    """A message with its length before it."""
    body = encode(message)
    return len(body).to_bytes(SIZE, "big") + body


class Desk:
    """Where orders come in, also while a bot thinks."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._asked: SimpleQueue[Ask] = SimpleQueue()
        self._seconds = math.inf
        threading.Thread(target=self._listen, daemon=True).start()

    def next(self) -> Order:
        return self._asked.get().order

    def allowed(self) -> float:
        return self._seconds

    def _listen(self) -> None:
        while head := self._source.read(SIZE):
            message = read_request(self._source.read(int.from_bytes(head, "big")))
            self._seconds = message.seconds
            if isinstance(message, Ask):
                self._asked.put(message)
        os._exit(0)  # the server has gone: nobody waits for what a bot may still be thinking about


def main() -> None:
    """The life of a worker: answer one question after the other, until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its workers
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    desk = Desk(sys.stdin.buffer)
    minds = Minds()
    answers.write(framed(Answer()))  # ready
    answers.flush()
    while True:
        order = desk.next()
        try:
            study = order.study
            found = Answer(look_back(order, study, desk.allowed, minds) if study else think(order, desk.allowed, minds))
        except Exception as trouble:  # whatever a bot stumbles over, the worker goes on
            found = Answer(trouble=f"{type(trouble).__name__}: {trouble}")
        answers.write(framed(found))
        answers.flush()


if __name__ == "__main__":
    main()
