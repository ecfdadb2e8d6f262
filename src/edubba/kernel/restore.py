"""The inverse of a dump: plain data become a position again.

A dump names the classes of its objects, and a class names its attributes; what a dump cannot tell (that a list was a
tuple, that a text was bytes) holds for a few attributes of the kernel only.
"""

from __future__ import annotations

import sys
from inspect import signature
from typing import Any

from edubba.kernel.chance import Chance
from edubba.kernel.errors import BadPosition, Told
from edubba.kernel.pile import Pile
from edubba.kernel.plain import attributes, slots_of
from edubba.kernel.state import State
from edubba.kernel.step import Together

KERNEL = {"Chance": Chance, "Pile": Pile}
_classes: dict[str, dict[str, type]] = {}


def refill(fresh: State, dump: dict[str, Any], package: str, chance: Chance | None = None) -> State:
    """A fresh position of the same game, seats and options becomes the one that was dumped.

    With `chance` it goes on with other dice than those of the dump, which need not be there then.
    """
    names = [name for name in attributes(fresh) if name not in fresh.apart() and (chance is None or name != "chance")]
    _same("the position", names, [name for name in dump if chance is None or name != "chance"])
    if dump["seats"] != fresh.seats:
        raise _bad("it is for {theirs} seats, not for {ours}", theirs=dump["seats"], ours=fresh.seats)
    known = KERNEL | _classes_of(package)
    try:
        for name in names:
            setattr(fresh, name, _thing(dump[name], known))
        if chance is not None:
            fresh.chance = chance
    except (TypeError, ValueError, AttributeError) as trouble:
        raise _bad("{what}", what=str(trouble)) from trouble
    fresh.offered = None
    return fresh


def _thing(value: Any, known: dict[str, type]) -> Any:
    if isinstance(value, list):
        return [_thing(item, known) for item in value]
    if not isinstance(value, dict):
        return value
    if "is" not in value:
        return {int(key): _thing(item, known) for key, item in value.items()}
    kind = known.get(value["is"])
    if kind is None:
        raise _bad("it knows a {name!r}, which this game does not have", name=value["is"])
    told = {name: _exact(kind, name, _thing(item, known)) for name, item in value.items() if name != "is"}
    _same(f"a {value['is']}", slots_of(kind), list(told))
    # Compiled classes cannot be made without their constructor: its arguments are called as the attributes are.
    made = kind(**{name: told[name] for name in signature(kind).parameters if name in told})
    for name, item in told.items():
        setattr(made, name, item)
    return made


def _exact(kind: type, name: str, value: Any) -> Any:
    if kind is Chance and isinstance(value, str):
        return bytes.fromhex(value)
    if name == "seats" and issubclass(kind, Together):
        return tuple(value)
    return value


def _classes_of(package: str) -> dict[str, type]:
    """The classes of a game by name: those that its rules define, or the whole package of one without such a folder.

    A fresh position has been dealt, so all that its rules need has been imported.
    """
    if package not in _classes:
        rules = f"{package}.rules"
        inside = (rules, f"{rules}.") if rules in sys.modules else (package, f"{package}.")
        found: dict[str, type] = {}
        twice: set[str] = set()  # e.g. a printed thing and a step: neither is part of a position
        for name, module in sorted(sys.modules.items()):
            if name == inside[0] or name.startswith(inside[1]):
                for thing in vars(module).values():
                    here = isinstance(thing, type) and thing.__module__ == name
                    if here and found.setdefault(thing.__name__, thing) is not thing:
                        twice.add(thing.__name__)
        _classes[package] = {name: kind for name, kind in found.items() if name not in twice}
    return _classes[package]


def _same(what: str, ours: list[str], theirs: list[str]) -> None:
    missing, unknown = sorted({*ours} - {*theirs}), sorted({*theirs} - {*ours})
    if missing or unknown:
        both = [*(f"no {name}" for name in missing), *(f"an unknown {name}" for name in unknown)]
        raise _bad("{what} has {both}", what=what, both=", ".join(both))


def _bad(sentence: str, **facts: object) -> BadPosition:
    reason = sentence.format(**facts)
    return BadPosition(Told("bad-position", "this is no position of this game: {reason}", reason=reason))
