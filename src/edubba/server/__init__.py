"""The server: tables that people open in a browser. Only running it needs the extra `edubba[server]`."""

from edubba.server.words import MissingParts

__all__ = ["MissingParts", "serve"]

LOOPBACK = "127.0.0.1"
PORT = 8765


def serve(host: str = LOOPBACK, port: int = PORT, open_browser: bool = True, lang: str = "en") -> None:
    """Serve until interrupted. Nobody else can connect unless the host says so."""
    try:
        from edubba.server.run import run
    except ModuleNotFoundError as missing:
        raise MissingParts(missing.name or "") from missing
    run(host, port, open_browser, lang)
