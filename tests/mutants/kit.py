"""Games with one mistake in them: something hidden shows, is not dealt anew, or something seen is forgotten.

Most mistakes are the same in every game: `hidden` of tests/<game>/invariants.py says what there is to betray. What a
game has to remember is its own affair: `forgetting.py`.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from edubba.kernel import State
from edubba.kernel.journal import EVERYBODY
from edubba.testing.play import SEALED, Table, hidden
from edubba.testing.secrets import PROPERTIES, Case
from edubba.testing.survey import OPEN, survey
from tests.mutants import forgetting

Change = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Mutant:
    """A mistake at a table."""

    table: Table
    name: str
    change: Change
    kind: str = ""  # of the secret that it is about

    def __str__(self) -> str:
        return f"{self.table}: {self.name}"

    def dies(self) -> bool:
        """True if a shared property fails at a game with this mistake. The likeliest cases are tried first."""
        killed = kills(self.table)
        order = sorted(killed, key=lambda case: (self.kind not in case.kinds, -killed[case]))
        with pytest.MonkeyPatch.context() as patch:
            self.change(patch)
            for case in order:
                try:
                    case.hold()
                except Exception:  # whatever a failing test would show
                    killed[case] += 1
                    return True
        return False


@cache
def kills(table: Table) -> Counter[Case]:
    """Every case of the shared properties at a table, of the game as it is, and how often it has killed so far."""
    return Counter({case: 0 for cases in PROPERTIES for case in cases(table)})


def mutants(table: Table) -> Iterator[Mutant]:
    """All that can go wrong with hidden information at a table."""
    kinds = [kind for kind in survey(table).sights if kind != OPEN]
    for kind in kinds:
        for where, change in betrayals(table, kind).items():
            yield Mutant(table, f"{where} tells of {kind}", change, kind)
    yield from (Mutant(table, name, change) for name, change in careless(table, kinds).items())
    for name, forget in forgetting.of(table.game, table.seats).items():
        yield Mutant(table, f"forgets {name}", forget)


def wrap(owner: type, name: str, around: Callable[..., Any]) -> Change:
    """Replace a method by one that is given the old one first."""
    old = getattr(owner, name)
    return lambda patch: patch.setattr(owner, name, lambda *args, **more: around(old, *args, **more))


# --- what shows -------------------------------------------------------------------------------------------------------


def betrayals(table: Table, kind: str) -> dict[str, Change]:
    """Everything that leaves the engine, as it would be if it depended on a secret."""
    game, state = type(table.rules), type(table.start(0))

    def number(one: State, eye: int | None) -> int:
        return zlib.crc32(str(hidden(table, one, eye)[kind]).encode())

    def sign(one: State, eye: int | None) -> str:
        return f" {number(one, eye)}"

    def legal(old: Any, one: State, seat: int) -> list[int]:
        return list(old(one, seat)[:: (1, -1)[number(one, seat) % 2]])

    def why_not(old: Any, one: State, seat: int, action: int) -> str | None:
        reason: str | None = old(one, seat, action)
        return None if reason is None else reason + sign(one, seat)

    def tell(old: Any, one: State, seat: int, action: int) -> None:
        before = number(one, None)
        old(one, seat, action)
        one.tell("betrayed", seat, before, number(one, None))

    def news(old: Any, one: State, seat: int, action: int) -> None:
        before = number(one, None)
        old(one, seat, action)
        one.revealed += hash((before, number(one, None))) % 2

    def scene(old: Any, self: Any, one: State, eye: int | None, *more: Any) -> Any:
        found = old(self, one, eye, *more)
        return replace(found, prompt=found.prompt + sign(one, eye))

    def prompt(old: Any, self: Any, one: State, eye: int | None, lang: str) -> str:
        return str(old(self, one, eye, lang)) + sign(one, eye)

    found = {
        "the view": wrap(state, "view", lambda old, one, eye: {**old(one, eye), "more": hidden(table, one, eye)[kind]}),
        "the scene": wrap(game, "scene", scene),
        "the prompt": wrap(game, "prompt", prompt),
        "a feature": wrap(game, "features", lambda old, self, one, eye: [*old(self, one, eye), number(one, eye)]),
        "the log": wrap(state, "apply", tell),
        "the way back": wrap(state, "apply", news),
    }
    seats = [sight for sight in survey(table).sights[kind] if sight.eye is not None]
    if seats:  # a spectator is refused nothing
        found["a refusal"] = wrap(state, "why_not", why_not)
    if any(len(sight.state.legal(sight.eye)) > 1 for sight in seats if sight.eye is not None):
        found["the list of what is legal"] = wrap(state, "legal", legal)
    return found


# --- what is not dealt anew, or not remembered ------------------------------------------------------------------------


def careless(table: Table, kinds: list[str]) -> dict[str, Change]:
    """Mistakes that `redeal` can make in every game."""
    state = type(table.start(0))

    def clone(old: Any, one: State, seat: int | None, rng: Random) -> State:
        other = one.clone()
        other.veil(rng)
        return other

    def same_dice(old: Any, one: State, seat: int | None, rng: Random) -> State:
        other: State = old(one, seat, rng)
        other.chance = one.chance.clone()
        return other

    def real(old: Any, one: State, seat: int | None, rng: Random) -> State:
        other: State = old(one, seat, rng)
        other.real = True
        return other

    def view(old: Any, one: State, eye: int | None) -> dict[str, Any]:
        return {**old(one, eye), "key": one.chance.key.hex()}

    def whisper(old: Any, one: State, kind: str, seat: int, secret: int, knowers: int, a: int = -1) -> None:
        old(one, kind, seat, secret, EVERYBODY, a)

    found = {
        "the view shows the dice": wrap(state, "view", view),
        "redeal keeps the dice": wrap(state, "redeal", same_dice),
        "redeal is taken for real": wrap(state, "redeal", real),
    }
    if kinds:
        found["redeal only clones"] = wrap(state, "redeal", clone)
        found["redeal forgets who asks"] = wrap(state, "redeal", lambda old, one, seat, rng: old(one, None, rng))
        found["the journal whispers aloud"] = wrap(state, "whisper", whisper)
    if SEALED in kinds:
        found["redeal leaves answers sealed"] = wrap(State, "reseal", lambda old, one, original, seat, deal: None)
        found["redeal forgets the own answer"] = wrap(
            State, "reseal", lambda old, one, original, seat, deal: old(one, original, None, deal)
        )
    return found
