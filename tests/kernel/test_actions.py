"""The action space: every id has one notation, and every notation one id."""

import pytest

from edubba.kernel import ActionSpace, EdubbaError, Verb

SPACE = ActionSpace([Verb("pass", 0), Verb("take", 1, "card", ("kiln", "axe")), Verb("bid", 3, "count", ("0", "1"))])


def test_ids_and_notation_go_round() -> None:
    assert len(SPACE) == 5
    assert [SPACE.notation(action) for action in range(5)] == ["pass", "take kiln", "take axe", "bid 0", "bid 1"]
    assert [SPACE.parse(SPACE.notation(action)) for action in range(5)] == list(range(5))


def test_verbs_and_labels() -> None:
    assert [SPACE.verb(action).name for action in range(5)] == ["pass", "take", "take", "bid", "bid"]
    assert [SPACE.label(action) for action in range(5)] == ["", "kiln", "axe", "0", "1"]
    assert SPACE.verb(2).argument == "card"


def test_spaces_do_not_matter() -> None:
    assert SPACE.parse("  take \t axe ") == 2


@pytest.mark.parametrize("text", ["", "take", "axe", "take kilns", "Take axe", "bid 2", "pass 0"])
def test_what_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(EdubbaError, match="is not the notation of an action"):
        SPACE.parse(text)


@pytest.mark.parametrize("action", [-1, 5, 1000])
def test_ids_out_of_range_are_refused(action: int) -> None:
    for ask in (SPACE.notation, SPACE.verb, SPACE.label):
        with pytest.raises(EdubbaError, match=f"there is no action {action}; the ids run from 0 to 4"):
            ask(action)


@pytest.mark.parametrize("first", [0, 2])
def test_gaps_and_overlaps_are_refused(first: int) -> None:
    with pytest.raises(EdubbaError, match=f"verb draw starts at {first}, but the ids before it end at 1"):
        ActionSpace([Verb("pass", 0), Verb("draw", first)])


@pytest.mark.parametrize(
    "verbs",
    [
        [Verb("pass", 0), Verb("pass", 1)],
        [Verb("take", 0, "card", ("axe", "axe"))],
        [Verb("take axe", 0), Verb("take", 1, "card", ("axe",))],
    ],
)
def test_two_actions_of_one_notation_are_refused(verbs: list[Verb]) -> None:
    with pytest.raises(EdubbaError, match="two actions share one notation"):
        ActionSpace(verbs)
