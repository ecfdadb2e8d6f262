"""What the golden games of Tabannusi hold, beyond what tests/records asks of every game."""

from tests.records.golden import done


def test_the_golden_games_are_rich() -> None:
    assert sum(text.startswith("cell ") for text in done("tabannusi")) >= 70
    assert {f"ship {row}-{column}" for row in (1, 2, 3) for column in (1, 2, 3)} <= done("tabannusi")
