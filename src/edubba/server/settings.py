"""What can be set, and the limits that keep a table pleasant for everybody."""

from __future__ import annotations

import os
from collections.abc import Set
from dataclasses import dataclass
from pathlib import Path

from edubba.server import LOOPBACK, PORT
from edubba.server.addresses import LOCAL


@dataclass(frozen=True)
class Settings:
    """Where things lie, and how much of everything there may be."""

    home: Path
    pause: float = 0.6  # seconds that a bot takes at least, so that people can follow
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots search; quick ones have their own
    requests_per_minute: int = 1200  # of one address
    messages_per_second: float = 20.0  # of one socket, on the average
    sockets: int = 32  # open at once, of one guest
    tables: int = 200  # unfinished, of one guest
    packs: int = 50  # data packs, of one guest
    connections: int = 4000  # open at once, of everybody; half of them of one address
    head_seconds: float = 10.0  # in which the head of a request must have come
    body_seconds: float = 30.0  # and its body
    hosts: Set[str] = LOCAL  # names by which we may be called, beside plain addresses
    proxies: Set[str] = frozenset()  # addresses whose word we take for whom they speak
    public: str | None = None  # the address that invitations carry, if whoever runs the server has said one
    listening: tuple[str, int] = (LOOPBACK, PORT)  # the address and port where the server listens


LARGEST_MESSAGE = 4096  # characters, from a client
LARGEST_FRAME = 1 << 16  # bytes; beyond it the socket is closed unread
LARGEST_BODY = 1 << 14  # bytes of a request
LARGEST_PACK = 1 << 18  # bytes of a request with a data pack; a box of ours that differs everywhere has a third of it
LARGEST_FILE = 1 << 20  # bytes of a file with a data pack; version 0.1.0 wrote remarks into it
