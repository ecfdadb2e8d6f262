"""Players that are programs of any language: one JSON object a line, questions on their input, answers on their output.

    we say   {"hello": {"game": "uruk", "seats": 2, "seat": 0, "seed": 7, "options": {…}, …}}
    it says  {"ready": true}
    we say   {"ask": 1, "seat": 0, "legal": [3, 8], "notation": ["take kiln", "done"], "view": {…}, "features": […]}
    it says  {"deal": 5}                 if it likes, as often as it likes: what may be hidden, dealt with these dice
    we say   {"position": {…}}           `game.restore(position, options)` makes a state of it
    it says  {"ask": 1, "action": 8}

The end of its input is the end of the game. Lines that do not begin with { are its own affair. As a program, this
module lets a Python class play: `exec:python -m edubba.arena.program module:Class`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from random import Random
from typing import IO, Any, Final

from edubba.arena.faults import CRASH, FLOOD, HANG, ILLEGAL, Fault
from edubba.bots.bot import Sample
from edubba.kernel.state import State

LONGEST: Final = 1 << 16  # bytes of a line
TALK: Final = 200  # lines between a question and its answer
START: Final = 10.0  # times the limit of a decision, for a program to begin
LAST_WORDS: Final = 500

RUNNING: Final[set[subprocess.Popen[bytes]]] = set()

Shown = Callable[[State, list[int]], dict[str, Any]]


class Program:
    """A program at a seat. It is started when it is first asked, and again after a crash."""

    def __init__(self, command: list[str], hello: dict[str, Any], shown: Shown, limit: float) -> None:
        self.command = command
        self.hello = hello
        self.shown = shown
        self.limit = limit
        self.asked = 0
        self.late = False
        self.process: subprocess.Popen[bytes] | None = None
        self.last_words = b""

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        try:
            if self.process is None:
                self.begin()
            return self.answer(sample, seat, legal)
        except Fault as fault:
            if fault.kind != ILLEGAL:
                self.close()
            raise
        except BaseException:
            self.close()
            raise

    def begin(self) -> None:
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
        with Deadline(self, START * self.limit):
            self.write({"hello": self.hello})
            self.read("ready")

    def answer(self, sample: Sample, seat: int, legal: list[int]) -> int:
        self.asked += 1
        position = sample(Random(self.asked))
        asked = {"ask": self.asked, "seat": seat, "legal": legal, **self.shown(position, legal)}
        with Deadline(self, self.limit):
            self.write(asked)
            while True:
                said = self.read("action", "deal")
                if "deal" not in said:
                    break
                if not isinstance(said["deal"], int):
                    raise Fault(ILLEGAL, f"{said!r:.60} deals with no number")
                self.write({"position": sample(Random(said["deal"])).dump()})
        if said.get("ask") != self.asked:
            raise Fault(ILLEGAL, f"{said!r:.60} answers another question")
        action: int = said["action"]
        return action

    def write(self, told: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(told).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise self.ended() from None

    def read(self, *names: str) -> dict[str, Any]:
        """The next object that it says; it must have one of these names."""
        assert self.process is not None
        assert self.process.stdout is not None
        for _ in range(TALK):
            line = self.process.stdout.readline(LONGEST)
            if not line.endswith(b"\n"):
                raise Fault(FLOOD, "a line without end") if len(line) >= LONGEST else self.ended()
            if not line.startswith(b"{"):
                continue
            try:
                said = json.loads(line)
            except (ValueError, RecursionError):
                said = {}
            if not any(name in said for name in names):
                raise Fault(ILLEGAL, f"{line.strip()[:60]!r} is no answer")
            found: dict[str, Any] = said
            return found
        raise Fault(FLOOD, f"more than {TALK} lines instead of an answer")

    def listen(self, errors: IO[bytes]) -> None:
        """Keep the last of what it says on its error output."""
        while chunk := os.read(errors.fileno(), 4096):
            self.last_words = (self.last_words + chunk)[-LAST_WORDS:]

    def ended(self) -> Fault:
        """Its output ended: it was too late and we ended it, or it crashed."""
        if self.late:
            return Fault(HANG, f"no answer in {self.limit:g} s")
        self.listener.join(1.0)
        lines = self.last_words.decode(errors="replace").strip().splitlines()
        return Fault(CRASH, lines[-1] if lines else "it ended")

    def close(self) -> None:
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


class Deadline:
    """Ends a program that takes longer, so that whoever waits for it goes on."""

    def __init__(self, program: Program, seconds: float) -> None:
        self.program = program
        self.timer = threading.Timer(min(seconds, threading.TIMEOUT_MAX), self.ring)
        self.timer.daemon = True

    def ring(self) -> None:
        self.program.late = True
        if self.program.process is not None:
            end(self.program.process)

    def __enter__(self) -> None:
        self.program.late = False
        self.timer.start()

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()


def end(process: subprocess.Popen[bytes]) -> None:
    """With all that it has started."""
    try:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    except (ProcessLookupError, PermissionError):  # it has ended by itself
        return


# --- the other side -------------------------------------------------------------------------------------------------


def play(spec: str, questions: IO[str], answers: IO[str]) -> None:
    """Let a Python class answer."""
    from edubba.arena.players import foreign, maker, own
    from edubba.kernel import shelf

    def say(told: dict[str, Any]) -> None:
        answers.write(json.dumps(told) + "\n")
        answers.flush()

    def hear() -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(questions.readline())
        return heard

    hello = hear()["hello"]
    game = shelf.played_with(hello["game"], hello["data"]) or shelf.load(hello["game"])
    bot = maker(spec)(game, hello["seed"]) if foreign(spec) else own(game, spec, hello["seed"])
    say({"ready": True})

    def sample(rng: Random) -> State:
        say({"deal": rng.getrandbits(48)})
        state = game.restore(hear()["position"], hello["options"])
        state.real = False
        return state

    for line in questions:
        asked = json.loads(line)
        say({"ask": asked["ask"], "action": int(bot.choose(sample, asked["seat"], asked["legal"]))})


if __name__ == "__main__":
    spoken = sys.stdout
    sys.stdout = sys.stderr  # what a class prints is no answer
    play(sys.argv[1], sys.stdin, spoken)
