"""What the games of a plan say, as plain data: the same from the same rows, whoever asks and when."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final

import msgspec

from edubba.arena.game import Row
from edubba.arena.plan import Plan
from edubba.arena.ratings import ratings
from edubba.arena.schedule import Schedule, conduct
from edubba.bots.match import SURE, Tally
from edubba.kernel.game import Game

RATED: Final = ("ladder", "tournament")
SELDOM: Final = 8  # who was seen less often says nothing
MOST_SHOWN: Final = 24


def findings(plan: Plan, rows: Sequence[Row]) -> dict[str, Any]:
    """All that is told in a report."""
    game = plan.load()
    names = list(dict.fromkeys(name for row in rows for name in row.players))
    rated = ratings(rows) if plan.kind in RATED and rows else {}
    players = []
    for name in names:
        told = standing(rows, lambda row, place, name=name: row.players[place] == name)  # type: ignore[misc]
        if name in rated:
            told |= {"rating": round(rated[name].strength, 3), "sigma": round(rated[name].sure, 3)}
        players.append({"name": name, "mark": plan.marks.get(name, ""), **told, **faults(rows, name)})
    return {
        "kind": plan.kind,
        "game": plan.game,
        "version": plan.version,
        "data": plan.data,
        "seed": plan.seed,
        "games": len(rows),
        "players": sorted(players, key=lambda one: (-one.get("rating", one["share"]), one["name"])),
        "pairings": pairings(plan, game, rows),
        "seats": [place_standing(rows, places, False) for places in counts(rows)],
        "turns": [place_standing(rows, places, True) for places in counts(rows)],
        "scores": {name: histogram(scores_of(rows, name)) for name in names},
        "lengths": lengths(rows),
        "openings": effects(rows, lambda row, seat: [tuple(row.openings[seat])], game_words(game)),
        "actions": effects(rows, lambda row, seat: row.used[seat], lambda action: game.notation(int(action))),
        "things": {
            kind: effects(rows, lambda row, seat, kind=kind: row.things[kind][seat], int)  # type: ignore[misc]
            for kind in (rows[0].things if rows else ())
        },
    }


def game_words(game: Game) -> Callable[[Any], str]:
    return lambda actions: ", ".join(game.notation(action) for action in actions)


def counts(rows: Sequence[Row]) -> list[int]:
    """The sizes of tables at which nobody plays alone: who does has no seat to compare."""
    return sorted({len(row.used) for row in rows} - {1})


def standing(rows: Iterable[Row], where: Callable[[Row, int], bool]) -> dict[str, Any]:
    """How the places did of which this is true."""
    tally, scores = Tally(), 0
    for row in rows:
        for place in range(len(row.players)):
            if where(row, place):
                tally.games += 1
                tally.wins += row.shares[place]
                scores += row.scores[place]
    low, high = tally.interval()
    score = scores / tally.games if tally.games else 0.0
    rounded = {"share": tally.rate, "low": low, "high": high, "score": score}
    return {"games": tally.games, **{name: round(number, 4) for name, number in rounded.items()}}


def place_standing(rows: Sequence[Row], places: int, by_turn: bool) -> dict[str, Any]:
    """How each place at the table, or in the turn order, does at tables of this size."""
    here = [row for row in rows if len(row.used) == places]
    told = []
    for number in range(places):
        told.append(standing(here, lambda row, place, n=number: (row.order[n] if by_turn else n) == place))  # type: ignore[misc]
    return {"places": places, "standings": told}


def pairings(plan: Plan, game: Game, rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Who met whom, how it went for the first of the line-up, and whether it is decided."""
    schedule = Schedule(plan)
    for _ in conduct(plan, rows, lambda *_: (), schedule):
        pass
    usual = {option.name: option.default for option in game.options}
    told = []
    for index, pairing in enumerate(plan.pairings):
        here = [row for row in rows if row.pairing == index]
        told.append(
            {
                "lineup": list(pairing.lineup),
                "automa": pairing.automa,
                "options": {name: value for name, value in pairing.options.items() if value != usual[name]},
                "bar": round(plan.held_to(pairing), 4),
                "verdict": schedule.evidence[index].verdict,
                **standing(here, lambda row, place, p=pairing: place == p.seat_of_first(row.number)),  # type: ignore[misc]
            }
        )
    return told


def faults(rows: Iterable[Row], name: str) -> dict[str, Any]:
    """What a player did wrong, and the first that was said about it."""
    found: Counter[str] = Counter()
    note = ""
    for row in rows:
        for seat, counted in enumerate(row.faults):
            if row.players[seat] == name:
                found.update(counted)
                note = note or row.notes[seat]
    return {"faults": dict(sorted(found.items())), "note": note} if found else {}


def scores_of(rows: Iterable[Row], name: str) -> list[int]:
    return [row.scores[place] for row in rows for place, player in enumerate(row.players) if player == name]


def histogram(numbers: Iterable[int]) -> list[list[int]]:
    """How often each number came, in order."""
    return [[number, count] for number, count in sorted(Counter(numbers).items())]


def lengths(rows: Sequence[Row]) -> dict[str, list[list[int]]]:
    """How long games were, in decisions and in what the game itself counts."""
    found = {"decisions": histogram(row.decisions for row in rows)}
    for fact in rows[0].facts if rows else ():
        found[fact] = histogram(row.facts.get(fact, 0) for row in rows)
    return found


def effects(
    rows: Sequence[Row], of: Callable[[Row, int], Iterable[Any]], told: Callable[[Any], Any]
) -> list[dict[str, Any]]:
    """What goes with winning and with losing: the share of the victory of those seats who did or had a thing, less what
    the same player had on average in the same pairing. It does not tell what is cause and what is effect."""
    usual: dict[tuple[int, str], list[float]] = defaultdict(list)
    for row in rows:
        for seat in range(len(row.used)):
            usual[row.pairing, row.players[seat]].append(row.shares[seat])
    means = {key: sum(shares) / len(shares) for key, shares in usual.items()}
    found: dict[Hashable, list[float]] = defaultdict(list)
    for row in rows:
        for seat in range(len(row.used)):
            more = row.shares[seat] - means[row.pairing, row.players[seat]]
            for thing in of(row, seat):
                found[thing].append(more)
    seats = sum(len(row.used) for row in rows)
    listed = [summed(told(thing), more) for thing, more in found.items() if SELDOM <= len(more) < seats]
    listed.sort(key=lambda one: (-abs(one["gain"]) / (one["margin"] or 1.0), str(one["what"])))
    return sorted(listed[:MOST_SHOWN], key=lambda one: (-one["gain"], str(one["what"])))


def summed(what: Any, more: Sequence[float]) -> dict[str, Any]:
    mean = sum(more) / len(more)
    spread = math.sqrt(sum((one - mean) ** 2 for one in more) / max(1, len(more) - 1))
    margin = SURE * spread / math.sqrt(len(more))
    return {"what": what, "seen": len(more), "gain": round(mean, 4), "margin": round(margin, 4)}


def encoded(told: dict[str, Any]) -> bytes:
    """As it stands in a file."""
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"
