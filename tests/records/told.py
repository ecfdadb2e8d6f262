"""What the golden games tell: events, legal actions, refusals and views, as digests beside the records.

The records pin what is played; this pins what else could be, and what is said about it. `python tools/golden.py --told`
renews the digests after a change that is meant.
"""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

from edubba.kernel import Journal, Record, State
from edubba.kernel.plain import plain
from tests.records.golden import golden, names

FOLDER = Path(__file__).parent / "told"
EVERY = 9  # how many moves lie between two looks at everything
ASKED = 2  # how often in a game each question is asked for all that it refuses
COPIED = 3  # how many moves lie between two copies that must stay as they are


class Digest:
    def __init__(self) -> None:
        self.hash = sha256()

    def add(self, value: Any) -> None:
        self.hash.update(json.dumps(value).encode())

    def __str__(self) -> str:
        return self.hash.hexdigest()[:16]


def refusals(record: Record, state: State) -> list[Any]:
    ids = range(-1, record.game.num_actions + 1)
    return [[state.agenda[-1].refusal(state, seat, action) for action in ids] for seat in state.to_act]


def told(record: Record) -> dict[str, str]:
    """One digest for each sort of thing that is told during a game."""
    found = {"journal": Digest(), "legal": Digest(), "refusals": Digest(), "scores": Digest(), "views": Digest()}
    asked: Counter[str] = Counter()
    copies: list[tuple[State, dict[str, Any]]] = []
    journal = Journal()
    for number, state in enumerate(record.positions()):
        state.journal = journal
        question = type(state.agenda[-1]).__name__ if state.agenda else ""
        asked[question] += 1
        if number % COPIED == 0:
            copies.append((state.clone(), state.dump()))
        found["legal"].add([[seat, *sorted(state.legal(seat))] for seat in state.to_act])
        if question and asked[question] <= ASKED:
            found["refusals"].add([question, refusals(record, state)])
        if number % EVERY == 0 or state.over:
            found["views"].add([state.view(eye) for eye in (*range(state.seats), None)])
            found["scores"].add([[state.score_sheet(place), state.tie_break(place)] for place in range(state.places())])
    assert all(copy.dump() == before for copy, before in copies), "a move has changed a copy of an earlier position"
    found["journal"].add([plain(event) for event in journal.events])
    return {part: str(digest) for part, digest in found.items()}


def file(game: str) -> Path:
    return FOLDER / f"{game}.json"


def kept(game: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = json.loads(file(game).read_text())
    return found


def renew(game: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    found = {name: told(golden(game, name)) for name in names(game)}
    file(game).write_text(json.dumps(found, indent=1) + "\n")
