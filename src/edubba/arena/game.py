"""One game of an arena, and what is kept of it: a row."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any, Final

import msgspec

from edubba.arena.guard import Guarded
from edubba.arena.plan import AUTOMA, Pairing, Plan
from edubba.arena.players import Place, make
from edubba.kernel.game import Game
from edubba.kernel.journal import Journal
from edubba.kernel.state import State

OPENING: Final = 2  # decisions of a seat that make its opening


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A game. Lists go by place: the seats, then the official opponent where it takes part."""

    pairing: int
    number: int
    players: list[str]
    order: list[int]  # the places in turn order
    scores: list[int]
    ranking: list[list[int]]
    shares: list[float]  # of the victory
    decisions: int
    facts: dict[str, int]  # what the game itself finds worth telling: how many rounds
    openings: list[list[int]]  # by seat: its first actions that were a choice
    used: list[list[int]]  # by seat: its actions that were a choice, each once
    things: dict[str, list[list[int]]]  # by kind of event, by place: the cards and tiles it was about
    faults: list[dict[str, int]]  # by seat
    notes: list[str]  # by seat: what went wrong first


def play_game(plan: Plan, game: Game, place: int, number: int, without: bool = False) -> Row:
    """A game by its pairing and its number: always the same. `without`: players from outside only watch."""
    pairing = plan.pairings[place]
    seed = f"{plan.seed}/{number // pairing.turns}"
    state = game.new(pairing.seats, seed.encode(), pairing.options)
    journal = state.journal = Journal()
    terminal: Any = import_module(f"{game.package}.edge.terminal")
    order = terminal.turn_order(state)
    seated = pairing.seated(number)
    guards = [guard(plan, game, pairing, number, seat, without) for seat in range(pairing.seats)]
    openings: list[list[int]] = [[] for _ in seated]
    used: list[set[int]] = [set() for _ in seated]
    decisions = 0
    try:
        while state.agenda:
            seat = state.next_seat()
            choice = len(state.choices(seat)) > 1
            action = guards[seat].choose(state, seat)
            if choice:
                used[seat].add(action)
                if len(openings[seat]) < OPENING:
                    openings[seat].append(action)
            state.advance(seat, action)
            decisions += 1
    finally:
        for one in guards:
            one.close()
    return Row(
        pairing=place,
        number=number,
        players=[*seated, *[AUTOMA] * (state.places() - state.seats)],
        order=order,
        scores=state.scores(),
        ranking=state.ranking(),
        shares=shares(state),
        decisions=decisions,
        facts=terminal.facts(state),
        openings=openings,
        used=[sorted(actions) for actions in used],
        things=things(terminal, journal, state.places()),
        faults=[dict(sorted(one.faults.items())) for one in guards],
        notes=[one.note for one in guards],
    )


def guard(plan: Plan, game: Game, pairing: Pairing, number: int, seat: int, without: bool) -> Guarded:
    """Whoever sits here. His dice follow him round the table."""
    spec = pairing.seated(number)[seat]
    slot = (seat - pairing.seat_of_first(number)) % pairing.seats
    dice = Random(f"{plan.seed}/{number // pairing.turns}/{slot}")
    sits = Place(game=game, seats=pairing.seats, options=pairing.options, seat=seat, seed=dice.getrandbits(32))
    return Guarded(
        spec=spec,
        make=lambda: make(spec, sits, plan.limit),
        seed=dice.getrandbits(32),
        limit=plan.limit,
        without=without,
    )


def shares(state: State) -> list[float]:
    """What each place has of the victory. Who ties with the official opponent has not beaten it."""
    winners = state.ranking()[0]
    if winners[-1] >= state.seats:
        winners = [winner for winner in winners if winner >= state.seats]
    part = 1.0 / float(len(winners))
    return [part if place in winners else 0.0 for place in range(state.places())]


def things(terminal: Any, journal: Journal, places: int) -> dict[str, list[list[int]]]:
    """What the events were about that the game counts: who made, took or built what."""
    found: dict[str, list[set[int]]] = {}
    for numbers, kinds in terminal.TALLIES.values():
        for kind in kinds:
            found[kind] = [set() for _ in range(places)]
            for event in journal.events:
                if event.kind == kind and 0 <= event.seat < places and event.a in numbers:
                    found[kind][event.seat].add(event.a)
    return {kind: [sorted(one) for one in by_place] for kind, by_place in found.items()}
