"""Show that long steps are under way: one line each, and at a terminal the seconds that go by."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

TAIL = 40  # lines of a failed step that are shown
QUIET = "EDUBBA_QUIET"  # set for a step beside another one that counts the seconds already


class Ticking:
    """Counts the seconds at the end of the screen while something lasts; nothing of it gets into a pipe."""

    def __init__(self) -> None:
        self._lively = sys.stderr.isatty() and QUIET not in os.environ
        self._over = threading.Event()
        self._clock = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> Ticking:
        if self._lively:
            self._clock.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, at: TracebackType | None
    ) -> None:
        self._over.set()
        if self._lively:
            self._clock.join()

    def say(self, line: str) -> None:
        print(f"{self._wipe()}edubba: {line}", file=sys.stderr, flush=True)

    def _tick(self) -> None:
        start = time.monotonic()
        while not self._over.wait(1):
            print(f"\r  … {time.monotonic() - start:.0f} s", end="", file=sys.stderr, flush=True)
        print(self._wipe(), end="", file=sys.stderr, flush=True)

    def _wipe(self) -> str:
        return "\r\033[K" if self._lively else ""


def run(label: str, command: Sequence[str], log: Path) -> int:
    """Say what is being done and do it; if it fails, show the end of what it said."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with Ticking() as ticking, log.open("w+", encoding="utf-8", errors="replace") as story:
        ticking.say(label)
        code = subprocess.run(command, stdout=story, stderr=subprocess.STDOUT).returncode
        story.seek(0)
        if code:
            print(*story.read().splitlines()[-TAIL:], sep="\n", file=sys.stderr)
            ticking.say(f"that failed; the whole story is in {log}")
    return code


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:], Path(".build", "step.log")))
