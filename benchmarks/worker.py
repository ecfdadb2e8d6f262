"""One process that measures one house (a peer, or Edubba in one of its two builds) whenever it is asked.

It answers on standard output, one JSON object per line: first what it can measure, then one sample per question.
"""

import gc
import json
import sys
from importlib.metadata import version

import edubba
from benchmarks.peers import PEERS
from edubba.cli import measure

EVERY_SEAT_COUNT = "every seat count"
COMPARED = ("playout", "clone", "replay")


def subjects_of(house: str) -> tuple[dict[str, measure.Subject], str]:
    """What a house can measure, and its version."""
    if house == "edubba":
        return measure.subjects(), measure.build()
    if house == EVERY_SEAT_COUNT:
        return every_seat_count(), measure.build()
    peer = PEERS[house]
    return peer.subjects(), version(peer.distribution)


def every_seat_count() -> dict[str, measure.Subject]:
    """Every game at every number of seats, without the bots: what one Edubba is compared with another by."""
    return {
        f"{name} {seats}": {way: prepare for way, prepare in measure.subject(game, seats).items() if way in COMPARED}
        for name, game in edubba.catalogue().items()
        for seats in game.seats
    }


def main(house: str) -> None:
    try:
        subjects, told = subjects_of(house)
    except ImportError as trouble:
        print(json.dumps({"missing": str(trouble)}), flush=True)
        return
    gc.collect()
    gc.freeze()  # what was imported is no garbage: nobody should pay for looking at it again and again
    hello = {
        "version": told,
        "measures": {name: list(subject) for name, subject in subjects.items()},
    }
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        ask = json.loads(line)
        prepare = subjects[ask["subject"]][ask["measure"]]
        print(json.dumps(measure.stretch(prepare, ask["seconds"], ask["seed"])), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
