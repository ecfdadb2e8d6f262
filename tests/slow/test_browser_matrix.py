"""Every game by every hand and on every screen, where tests/web gives each game one of them in turn."""

from tests.web.test_access import test_no_table_has_a_fault
from tests.web.test_games import test_a_whole_game, test_a_whole_game_of_another_package
from tests.web.test_workshop import test_no_workshop_has_a_fault

__all__ = [
    "test_a_whole_game",
    "test_a_whole_game_of_another_package",
    "test_no_table_has_a_fault",
    "test_no_workshop_has_a_fault",
]
