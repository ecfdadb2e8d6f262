"""The server: tables that people open in a browser."""

__all__ = ["LOOPBACK", "PORT", "serve"]

LOOPBACK = "127.0.0.1"
PORT = 8765


def serve(host: str = LOOPBACK, port: int | None = None, open_browser: bool = True, lang: str = "en") -> None:
    """Serve until interrupted. Nobody else can connect unless the host says so.

    Without a wish for a port it is PORT, or the next one that is free; port 0 is any that is free.
    """
    from edubba.server.run import run  # what the server needs takes its time: other commands need not wait for it

    run(host, port, open_browser, lang)
