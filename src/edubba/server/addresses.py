"""By which names and addresses the server may be called, and by which others find it.

A page of elsewhere whose name leads to us (DNS rebinding) is not served.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from edubba.server.words import Refusal

ANY = "*"
LOCAL = frozenset({"localhost", "*.localhost"})
# Listening there, we are called by any address of this machine. To see by which one a packet would leave it, we look
# towards somewhere far away (these addresses are nobody's); nothing is sent.
FAR = {"0.0.0.0": (socket.AF_INET, "198.51.100.1"), "::": (socket.AF_INET6, "2001:db8::1")}


def own_names() -> set[str]:
    """What this machine is called by others on its network."""
    names = {socket.gethostname()}
    with suppress(OSError):
        names.add(socket.getfqdn())
    short = {name.partition(".")[0] for name in names}
    return {name.lower() for name in names | short | {f"{name}.local" for name in short}}


def name_of(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].removesuffix(".")


def allowed(host: str, names: Iterable[str]) -> bool:
    """True if this Host header is one of ours: an address, which no name server can forge, or one of these names."""
    name = name_of(host)
    if not name or _is_address(name):
        return True
    parents = name.split(".")
    patterns = {ANY, name, *(f"*.{'.'.join(parents[k:])}" for k in range(1, len(parents)))}
    return not patterns.isdisjoint(names)


def is_loopback(name: str) -> bool:
    """True if this name or address leads nowhere but to the machine itself."""
    name = name_of(name) if not _is_address(name) else name
    if _is_address(name):
        return ip_address(name.partition("%")[0]).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def origin_of(host: str, port: int) -> str:
    """The address of a server that is called by this name."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def nearby(host: str, port: int) -> str | None:
    """How others on the network reach a server that listens there; on loopback nobody does."""
    name = way_out(*FAR[host]) if host in FAR else host
    return None if is_loopback(name) else origin_of(name, port)


def way_out(family: socket.AddressFamily, far: str) -> str:
    """By which address of this machine a packet would leave it."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return "localhost"


def public_origin(wish: str) -> str:
    """The address by which everybody reaches us, as whoever runs the server tells it."""
    with suppress(ValueError):
        parts = urlsplit(wish.strip())
        port = "" if parts.port is None else f":{parts.port}"
        plain = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
        if parts.scheme in ("http", "https") and parts.hostname and plain:
            name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
            return f"{parts.scheme}://{name}{port}"
    raise Refusal(400, "bad-public", value=wish)


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
