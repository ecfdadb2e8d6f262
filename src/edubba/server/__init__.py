"""The server: tables that people open in a browser."""

from __future__ import annotations

from typing import Any

__all__ = ["LOOPBACK", "PORT", "serve"]

LOOPBACK = "127.0.0.1"
PORT = 8765


def serve(
    host: str = LOOPBACK,
    port: int | None = None,
    open_browser: bool = True,
    lang: str = "en",
    accept_loss: bool = False,
    **settings: Any,
) -> None:
    """Serve until interrupted. Nobody else can connect unless the host says so.

    Without a wish for a port it is PORT, or the next one that is free; port 0 is any that is free. What else can be set
    stands in settings.py; None means as usual.
    """
    from edubba import packs
    from edubba.server.run import run  # what the server needs takes its time: other commands need not wait for it
    from edubba.server.settings import Settings

    wishes = {name: value for name, value in settings.items() if value is not None}
    run(Settings(packs.home(), **wishes), host, port, open_browser, lang, accept_loss)
