"""The real server, in a process of its own on loopback, and what the system knows about that process."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.rounds import ROOT

PATIENCE: Final = 60.0
"""Seconds that the server may take to stop."""
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")


class Package(NamedTuple):
    """The `edubba` that is served: the folder from which it is imported, and which build that is."""

    folder: Path
    build: str


def package() -> Package:
    """The compiled package if there is one, else the sources."""
    compiled = Path(os.environ.get("EDUBBA_COMPILED_DIR", ROOT / ".build" / "compiled")).resolve()
    if (compiled / "edubba").is_dir():
        return Package(compiled, "compiled")
    return Package(ROOT / "src", "plain")


class Server:
    """`edubba serve` on a data folder. It may be killed and started again, each time on another port."""

    def __init__(self, home: Path, folder: Path, cores: Collection[int] = ()) -> None:
        """`home` stands for $XDG_DATA_HOME; `folder` is where `edubba` is imported from; `cores` none: all of them."""
        self.home = home
        self.address = ""
        self._folder = folder
        self._cores = cores
        self._process: subprocess.Popen[str] | None = None
        self._log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - closed by `close`

    def start(self) -> None:
        surroundings = os.environ | {
            "XDG_DATA_HOME": str(self.home),
            "PYTHONPATH": str(self._folder),
            "EDUBBA_PORT": "0",
            "LC_ALL": "C",
        }
        command = [sys.executable, "-m", "edubba", "serve", "--no-browser"]
        with on_cores(self._cores):  # what is started here stays there, with all its threads and workers
            self._process = subprocess.Popen(
                command, env=surroundings, cwd=self.home, stdout=subprocess.PIPE, stderr=self._log, text=True
            )
        assert self._process.stdout is not None
        found = ADDRESS.search(self._process.stdout.readline())
        if found is None:
            raise RuntimeError(f"the server does not start: {self.complaints()}")
        self.address = found[0]

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as a person at the keyboard does."""
        self._end(signal.SIGINT)

    def close(self) -> None:
        """Whatever happened, nothing stays behind."""
        self.kill()
        self._log.close()

    def _end(self, how: int) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(PATIENCE)
        finally:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def complaints(self) -> list[str]:
        """What it has written to its log since it was first started: nothing, if all is well."""
        self._log.seek(0)
        return self._log.read().splitlines()

    # --- what the system knows ----------------------------------------------------------------------------------

    def cpu_seconds(self) -> float | None:
        """Seconds of the processor that the server and its workers have used; None where the system does not tell."""
        assert self._process is not None
        try:
            ticks = sum(sum(_times(pid)) for pid in _family(self._process.pid))
        except OSError:
            return None
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory_kb(self) -> float | None:
        """Memory of the server itself, without its workers."""
        assert self._process is not None
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return None
        return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")))


@contextmanager
def serving(home: Path, folder: Path, cores: Collection[int] = ()) -> Iterator[Server]:
    """A running server that ends with this block."""
    server = Server(home, folder, cores)
    try:
        server.start()
        yield server
    finally:
        server.close()


@contextmanager
def on_cores(cores: Collection[int]) -> Iterator[None]:
    """Keep this thread on these cores for a while, where the system lets us; no cores: leave it where it is."""
    if not cores or not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def two_cores() -> tuple[set[int], set[int]]:
    """One core for the server and one for everybody else; empty where there are not two to choose from."""
    if not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2:
        return set(), set()
    first, second, *_ = sorted(os.sched_getaffinity(0))
    return {first}, {second}


def _family(pid: int) -> Iterator[int]:
    """A process and all that it has started, as far as they live."""
    yield pid
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            yield from _family(int(child))


def _times(pid: int) -> tuple[int, ...]:
    """Ticks of a process and of its children that have ended: user, system, theirs, theirs."""
    stat = Path(f"/proc/{pid}/stat").read_text()
    return tuple(int(field) for field in stat.rpartition(")")[2].split()[11:15])
