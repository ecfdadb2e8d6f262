"""Players that are programs of any language: questions come on their input, answers go to their output, a line each
(edubba.arena.conversation). The end of the input is the end of the game.

As a program, this module lets a Python class play: `exec:python -m edubba.arena.program module:Class`.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from typing import IO, Any, Final

from edubba.arena.conversation import LONGEST, Conversation, Shown, answer_all
from edubba.arena.faults import CRASH, FLOOD, Fault

LAST_WORDS: Final = 500

RUNNING: Final[set[subprocess.Popen[bytes]]] = set()


class Program(Conversation):
    """A program at a seat."""

    def __init__(self, command: list[str], hello: dict[str, Any], shown: Shown, limit: float) -> None:
        super().__init__(hello, shown, limit)
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.last_words = b""

    def open(self) -> None:
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # whatever it starts is ended with it
            )
        except OSError as trouble:
            raise Fault(CRASH, f"{trouble.strerror}") from trouble
        RUNNING.add(self.process)
        self.last_words = b""
        self.listener = threading.Thread(target=self.listen, args=(self.process.stderr,), daemon=True)
        self.listener.start()

    def send(self, line: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise self.ended() from None

    def receive(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline(LONGEST)
        if line.endswith(b"\n"):
            return line
        raise Fault(FLOOD, "a line without end") if len(line) >= LONGEST else self.ended()

    def listen(self, errors: IO[bytes]) -> None:
        """Keep the last of what it says on its error output."""
        while chunk := os.read(errors.fileno(), 4096):
            self.last_words = (self.last_words + chunk)[-LAST_WORDS:]

    def ended(self) -> Fault:
        """Its output ended: it was too late and we ended it, or it crashed."""
        if self.late:
            return self.too_late()
        self.listener.join(1.0)
        lines = self.last_words.decode(errors="replace").strip().splitlines()
        return Fault(CRASH, lines[-1] if lines else "it ended")

    def cut(self) -> None:
        if self.process is not None:
            end(self.process)

    def hang_up(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        end(process)
        RUNNING.discard(process)
        for stream in (process.stdin, process.stdout):
            try:
                if stream is not None:
                    stream.close()
            except OSError:  # what it did not read any more
                continue
        process.wait()
        self.listener.join(1.0)
        if process.stderr is not None and not self.listener.is_alive():
            process.stderr.close()


def end(process: subprocess.Popen[bytes]) -> None:
    """With all that it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except (ProcessLookupError, PermissionError):  # it has ended by itself
        return


if __name__ == "__main__":
    spoken = sys.stdout
    sys.stdout = sys.stderr  # what a class prints is no answer
    answer_all(sys.argv[1], iter(sys.stdin.readline, ""), lambda line: print(line, file=spoken, flush=True))
