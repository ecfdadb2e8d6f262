"""A server process that can be killed and started again on the same port, with the same data."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.web.player import PATIENCE

ROOT = Path(__file__).parents[2]


class Host:
    def __init__(self, home: Path, *wishes: str, packages: Path | None = None) -> None:
        self.home = home
        path = [str(packages or ""), os.environ.get("PYTHONPATH", "")]
        self.env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path)), "XDG_DATA_HOME": str(home)}
        self.wishes = wishes
        self.port = 0
        self.starts = 0
        self.start()

    def start(self) -> None:
        self.starts += 1  # who comes back must not give out the same ids again
        dice = f"--dice={self.starts}"
        command = [sys.executable, "-m", "tests.web.serve", str(self.home), str(self.port), dice, *self.wishes]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address, f"the server ended with code {self.process.wait()}"
        self.port = int(self.address.rsplit(":", 1)[1])
        self._ask("/api/games")  # it listens at once, and answers when it is ready

    def throw(self, label: str) -> None:
        """Ids, names and dice now fall as they always fall under this label."""
        self._ask(f"/insides/dice/{label}")

    def _ask(self, path: str) -> None:
        httpx.get(self.address + path, timeout=PATIENCE / 1000, verify=False).raise_for_status()

    def kill(self) -> None:
        """As a power cut would: no goodbye, nothing is tidied up."""
        self.process.kill()
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE / 1000)
        assert self.process.stdout is not None
        self.process.stdout.close()
