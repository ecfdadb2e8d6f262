"""Options: typed, with defaults, and with errors that name what is wrong."""

import pytest

from edubba.kernel import BadOption, Option
from edubba.kernel.option import Value, agreed_options

SWITCH = Option("open", (False, True), False, "TOY-1")
CHOICE = Option("king", ("Hammurabi", "Sargon"), "Sargon", "TOY-2")
NUMBER = Option("rounds", range(1, 201), 80, "TOY-3")
COUNTS = Option("hal.level", (1, 2, 3), 2, "TOY-4", seats=(2, 3))


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (SWITCH, True, True),
        (SWITCH, "on", True),
        (SWITCH, "TRUE", True),
        (SWITCH, "1", True),
        (SWITCH, "yes", True),
        (SWITCH, "Off", False),
        (SWITCH, "no", False),
        (CHOICE, "Hammurabi", "Hammurabi"),
        (CHOICE, "hammurabi", "Hammurabi"),
        (NUMBER, 1, 1),
        (NUMBER, 200, 200),
        (NUMBER, "80", 80),
        (COUNTS, 3, 3),
        (COUNTS, "3", 3),
    ],
)
def test_values_are_understood(option: Option, given: object, read: Value) -> None:
    found = option.read(given)
    assert found == read
    assert type(found) is type(read)


@pytest.mark.parametrize(
    ("option", "given", "allowed"),
    [
        (SWITCH, 1, "off, on"),
        (SWITCH, "maybe", "off, on"),
        (SWITCH, None, "off, on"),
        (CHOICE, "Gilgamesh", "Hammurabi, Sargon"),
        (NUMBER, 0, "1–200"),
        (NUMBER, 201, "1–200"),
        (NUMBER, True, "1–200"),
        (NUMBER, "²", "1–200"),
        (NUMBER, "-5", "1–200"),
        (NUMBER, 7.5, "1–200"),
        (COUNTS, True, "1, 2, 3"),
        (COUNTS, [1], "1, 2, 3"),
    ],
)
def test_other_values_are_refused_by_name(option: Option, given: object, allowed: str) -> None:
    with pytest.raises(BadOption) as refused:
        option.read(given)
    assert str(refused.value) == f"option {option.name} cannot be {given!r}; allowed: {allowed}"


def test_what_is_not_said_has_its_default() -> None:
    known = (SWITCH, CHOICE, NUMBER, COUNTS)
    defaults = {"open": False, "king": "Sargon", "rounds": 80, "hal.level": 2}
    assert agreed_options(known, None, 2) == defaults
    assert agreed_options(known, {"rounds": "5", "open": "on"}, 2) == defaults | {"rounds": 5, "open": True}


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="unknown option 'speed'; this game has: king, open"):
        agreed_options((SWITCH, CHOICE), {"speed": 3}, 2)
    with pytest.raises(BadOption, match="unknown option 'speed'"):
        agreed_options((), {"speed": 3}, 2)


def test_an_option_may_be_for_some_seat_counts_only() -> None:
    assert agreed_options((COUNTS,), {"hal.level": 3}, 3) == {"hal.level": 3}
    assert agreed_options((COUNTS,), {"hal.level": 2}, 4) == {"hal.level": 2}
    with pytest.raises(BadOption, match=r"option hal\.level is for 2, 3 seats, not for 4"):
        agreed_options((COUNTS,), {"hal.level": 3}, 4)
