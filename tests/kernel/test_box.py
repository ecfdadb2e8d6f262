"""What a pack may print instead of what comes with Edubba."""

import pytest

from edubba.kernel import box

LIMITS: box.Limits = {
    r"cards\[\w+\]\.price": (0, 9),
    r"track": (1, 5),
    r"cards\[\w+\]\.colour": box.one_of(("red", "blue")),
    r"shapes": box.one_of(([1], [1, 2])),
}
OURS = {"cards": [{"id": "axe", "price": 3, "colour": "red"}], "track": [1, 2, 3], "shapes": [1], "name": "Ur"}


@pytest.mark.parametrize(
    ("place", "value", "key"),
    [
        ("price", 0, None),
        ("price", 9, None),
        ("price", -1, "pack-bounds"),
        ("price", 10, "pack-bounds"),
        ("colour", "blue", None),
        ("colour", "green", "pack-one-of"),
    ],
)
def test_a_card_may_change_within_its_limits(place: str, value: object, key: str | None) -> None:
    theirs = OURS | {"cards": [{"id": "axe", "price": 3, "colour": "red"} | {place: value}]}
    found = box.misprints(OURS, theirs, LIMITS)
    assert [getattr(one, "key", None) for one in found] == ([key] if key else [])
    assert all(one.startswith(f"cards[axe].{place}: ") for one in found)


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        ("track", [5, 1, 1], None),
        ("track", [5, 6, 0], "track: must be from 1 to 5, found 6"),
        ("track", [1, 2], "track: must have 3 entries, found 2"),
        ("shapes", [1, 2], None),
        ("shapes", [2], "shapes: must be one of [1], [1, 2], found [2]"),
        ("name", "Uruk", 'name: must stay "Ur", found "Uruk"'),
    ],
)
def test_lists_and_what_is_fixed(place: str, value: object, sentence: str | None) -> None:
    assert box.misprints(OURS, OURS | {place: value}, LIMITS) == ([sentence] if sentence else [])


def test_places_that_must_agree() -> None:
    assert box.disagrees("total", 12, "cards", 11) == "total: must be 12 to agree with cards, found 11"
