"""What can be set, and the limits that keep a table pleasant for everybody."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Where things lie, and how much of everything there may be."""

    home: Path
    pause: float = 0.6  # seconds that a bot takes at least, so that people can follow
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    requests_per_minute: int = 1200  # of one address
    messages_per_second: float = 20.0  # of one socket, on the average
    sockets: int = 32  # open at once, of one guest
    tables: int = 200  # unfinished, of one guest


LARGEST_MESSAGE = 4096  # characters, from a client
LARGEST_FRAME = 1 << 16  # bytes; beyond it the socket is closed unread
LARGEST_BODY = 1 << 14  # bytes of a request
SECONDS = (0.1, 30.0)  # for which a bot may think
USUAL_SECONDS = 2.0
