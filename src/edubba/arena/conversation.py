"""What is said with a player outside this process: a JSON object a line, whatever carries the lines.

    we say   {"hello": {"game": "uruk", "seats": 2, "seat": 0, "seed": 7, "options": {…}, …}}
    it says  {"ready": true}
    we say   {"ask": 1, "seat": 0, "legal": [3, 8], "notation": ["take kiln", "done"], "view": {…}, "features": […]}
    it says  {"deal": 5}                 if it likes, as often as it likes: what may be hidden, dealt with these dice
    we say   {"position": {…}}           `game.restore(position, options)` makes a state of it
    it says  {"ask": 1, "action": 8}

Lines that do not begin with { are its own affair.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from edubba.arena.faults import FLOOD, HANG, ILLEGAL, Fault
from edubba.bots.bot import Sample
from edubba.kernel.state import State

LONGEST: Final = 1 << 16  # bytes of a line
TALK: Final = 200  # lines between a question and its answer
START: Final = 10.0  # times the limit of a decision, for a player to begin

Shown = Callable[[State, list[int]], dict[str, Any]]


class Conversation:
    """With whoever sits at a seat. It begins when he is first asked, and again after a crash."""

    def __init__(self, hello: dict[str, Any], shown: Shown, limit: float) -> None:
        self.hello = hello
        self.shown = shown
        self.limit = limit
        self.asked = 0
        self.late = False
        self.begun = False

    # --- what carries the lines ---------------------------------------------------------------------------------------

    def open(self) -> None:
        """Find him. A Fault says why he cannot be found."""
        raise NotImplementedError

    def send(self, line: bytes) -> None:
        raise NotImplementedError

    def receive(self) -> bytes:
        """The next line, without its end. A Fault says why there is none."""
        raise NotImplementedError

    def cut(self) -> None:
        """From another thread: let nobody wait for him any more."""
        raise NotImplementedError

    def hang_up(self) -> None:
        raise NotImplementedError

    # --- what is said -------------------------------------------------------------------------------------------------

    def choose(self, sample: Sample, seat: int, legal: list[int]) -> int:
        try:
            if not self.begun:
                self.open()
                self.begun = True
                with Deadline(self, START * self.limit):
                    self.write({"hello": self.hello})
                    self.read("ready")
            return self.answer(sample, seat, legal)
        except Fault as fault:
            if fault.kind != ILLEGAL:
                self.close()
            raise
        except BaseException:
            self.close()
            raise

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
        self.send(json.dumps(told).encode())

    def read(self, *names: str) -> dict[str, Any]:
        """The next object that he says; it must have one of these names."""
        for _ in range(TALK):
            line = self.receive()
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

    def too_late(self) -> Fault:
        return Fault(HANG, f"no answer in {self.limit:g} s")

    def close(self) -> None:
        self.begun = False
        self.hang_up()


class Deadline:
    """Ends what takes longer, so that whoever waits for it goes on."""

    def __init__(self, conversation: Conversation, seconds: float) -> None:
        self.conversation = conversation
        self.timer = threading.Timer(min(seconds, threading.TIMEOUT_MAX), self.ring)
        self.timer.daemon = True

    def ring(self) -> None:
        self.conversation.late = True
        self.conversation.cut()

    def __enter__(self) -> None:
        self.conversation.late = False
        self.timer.start()

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()


# --- the other side -------------------------------------------------------------------------------------------------


def answer_all(spec: str, heard: Iterator[str], say: Callable[[str], object]) -> None:
    """Let a Python class or a bot of ours answer, from the first line to the last."""
    from edubba.arena.players import foreign, maker, own
    from edubba.kernel import shelf

    hello = json.loads(next(heard))["hello"]
    game = shelf.played_with(hello["game"], hello["data"]) or shelf.load(hello["game"])
    bot = maker(spec)(game, hello["seed"]) if foreign(spec) else own(game, spec, hello["seed"])
    say(json.dumps({"ready": True}))

    def sample(rng: Random) -> State:
        say(json.dumps({"deal": rng.getrandbits(48)}))
        state = game.restore(json.loads(next(heard))["position"], hello["options"])
        state.real = False
        return state

    for line in heard:
        asked = json.loads(line)
        action = int(bot.choose(sample, asked["seat"], asked["legal"]))
        say(json.dumps({"ask": asked["ask"], "action": action}))
