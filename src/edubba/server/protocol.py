"""Connections: who dawdles is hung up on, and there are never more than the system can bear."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from edubba.server.settings import Settings

if sys.platform != "win32":
    import resource

BACKLOG = 64  # connections that are accepted in one go
SPARE = 4 * BACKLOG  # files that are kept free: for those just accepted, the database, workers and packs
MANY = 1 << 14  # files; more are not asked of the system
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"


def most_connections(wanted: int) -> int:
    """How many connections there may be, so that files are left for everything else."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(1, min(wanted, max(soft, most) - SPARE))


def patient_protocol(settings: Settings) -> type[asyncio.Protocol]:
    """HTTP as uvicorn speaks it, with an end to patience."""
    most = most_connections(settings.connections)
    seconds = {h11.IDLE: settings.head_seconds, h11.SEND_BODY: settings.body_seconds}

    class PatientProtocol(H11Protocol):
        """A request must be complete in time: first its head, then its body. A byte now and then is not enough."""

        _phase: Any = None
        _clock: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in H11Protocol
            super().connection_made(transport)
            if self._crowded():
                transport.write(TOO_MANY)
                transport.close()
            else:
                self._watch()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._watch()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            super().handle_websocket_upgrade(event)
            self._stop()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.conn.their_state is h11.IDLE:
                self._stop()  # until the next request begins, uvicorn has its own patience

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            self._stop()

        def _watch(self) -> None:
            """Let the clock run while we wait for the rest of something."""
            phase = self.conn.their_state
            if phase is not self._phase and self.transport.get_protocol() is self:
                self._stop()
                if phase in seconds:
                    self._phase = phase
                    self._clock = self.loop.call_later(seconds[phase], self._hang_up)

        def _stop(self) -> None:
            self._phase = None
            if self._clock is not None:
                self._clock.cancel()
                self._clock = None

        def _hang_up(self) -> None:
            if self._phase is h11.IDLE:
                self.transport.write(TOO_SLOW)
            self.transport.close()

        def _crowded(self) -> bool:
            """True if there are too many connections, or too many of this one address; proxies speak for many."""
            count, address = len(self.connections), self._address(self)
            if count <= most // 2:
                return False
            mine = sum(self._address(one) == address for one in self.connections)
            return count > most or (mine > most // 2 and address not in settings.proxies)

        @staticmethod
        def _address(connection: object) -> str:
            client = getattr(connection, "client", None)
            return client[0] if client else ""

    return PatientProtocol
