"""By which names the server may be called. A page of elsewhere whose name leads to us (DNS rebinding) is not served."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address

ANY = "*"
LOCAL = frozenset({"localhost", "*.localhost"})


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


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
