"""Options: what may be agreed before a game, typed and documented; and fixes, which a version of the rules brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from edubba.kernel.errors import BadOption, Told

Value = bool | int | str
LONGEST = 60  # letters, or bits, of a wrong value that are repeated to who asked for it


@dataclass(frozen=True)
class Option:
    """One thing to agree on: its values, the one taken if nothing is said, and the rule that explains it."""

    name: str
    values: Sequence[Value]
    default: Value
    rule: str
    seats: tuple[int, ...] | None = field(default=None, kw_only=True)
    since: str = field(default="", kw_only=True)  # the version that brought it, if it was not there from the first on
    before: Value | None = field(default=None, kw_only=True)  # what earlier versions play; None: the default

    @property
    def until_then(self) -> Value:
        """What games are played with that were begun before there was this option."""
        return self.default if self.before is None else self.before

    def allowed(self) -> str:
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(shown(value) for value in self.values)

    def read(self, value: object) -> Value:
        """The value, if it is one of ours; texts such as "on", "off" or "80" are understood too."""
        for mine in self.values if not isinstance(self.values, range) else ():
            if value == mine and isinstance(value, bool) == isinstance(mine, bool):
                return mine
            if isinstance(value, str) and value.lower() in _spellings(mine):
                return mine
        if isinstance(self.values, range):
            number = int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 10 else value
            if isinstance(number, int) and not isinstance(number, bool) and number in self.values:
                return number
        sentence = "option {name} cannot be {value!r}; allowed: {allowed}"
        raise BadOption(Told("bad-value", sentence, name=self.name, value=brief(value), allowed=self.allowed()))


@dataclass(frozen=True)
class Fix:
    """A rule that a version has mended: on in games that were begun with that version or a later one, off in others.

    Nobody agrees on it, and no record names it: the version of the record does.
    """

    name: str
    since: str
    rule: str


def brief(value: object) -> object:
    """A value that was asked for, as it may be repeated: no number of a thousand digits, no novel."""
    if isinstance(value, int) and value.bit_length() > LONGEST:
        return "…"
    text = str(value)
    return value if isinstance(value, int) or len(text) <= LONGEST else text[:LONGEST] + "…"


def shown(value: Value) -> str:
    """A value as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _spellings(value: Value) -> tuple[str, ...]:
    if isinstance(value, bool):
        return ("on", "true", "yes", "1") if value else ("off", "false", "no", "0")
    return (str(value).lower(),)


def agreed_options(known: Sequence[Option], given: Mapping[str, object] | None, seats: int) -> dict[str, Value]:
    """All options with their values; an unknown name, a bad value or one that needs other seats is a BadOption."""
    by_name = {option.name: option for option in known}
    chosen = {option.name: option.default for option in known}
    for name, value in (given or {}).items():
        if name not in by_name:
            sentence = "unknown option {name!r}; this game has: {known}"
            raise BadOption(Told("unknown-option", sentence, name=brief(name), known=", ".join(sorted(by_name)) or "–"))
        option = by_name[name]
        read = option.read(value)
        if option.seats is not None and seats not in option.seats and read != option.default:
            sentence = "option {name} is for {counts} seats, not for {seats}"
            raise BadOption(Told("option-seats", sentence, name=name, counts=_counts(option.seats), seats=seats))
        chosen[name] = read
    return chosen


def keywords(options: Mapping[str, Value]) -> dict[str, Any]:
    """Options as the arguments of a game's `Rules`, each under its own name: none can be taken for another.

    >>> keywords({"max_rounds": 80, "hal.level": "expert"})
    {'max_rounds': 80, 'hal_level': 'expert'}
    """
    return {name.replace(".", "_"): value for name, value in options.items()}


def _counts(seats: Sequence[int]) -> str:
    return ", ".join(str(count) for count in seats)
