"""Every game by every hand and on every screen, where tests/web gives a game one of them, or a test some games."""

from tests.web.test_access import test_no_page_has_a_fault, test_no_table_has_a_fault
from tests.web.test_explain import test_the_key_shows_first_what_is_on_the_table
from tests.web.test_games import test_a_whole_game, test_a_whole_game_of_another_package
from tests.web.test_home import test_a_newcomer_moves_first_with_the_settings_to_learn_by
from tests.web.test_legible import test_a_table_is_legible
from tests.web.test_rough import test_a_table_with_letters_of_150_percent
from tests.web.test_slips import test_a_finger_is_asked_as_well, test_no_single_click_gives_something_away
from tests.web.test_takeback import test_against_bots_a_turn_is_taken_back_at_once
from tests.web.test_tale import (
    test_the_turn_of_an_automa_on_the_table_as_it_was,
    test_what_bots_did_is_told_in_its_order_and_playing_on_ends_it,
)
from tests.web.test_workshop import (
    test_every_part_of_a_box_is_shown_and_every_kind_of_value_can_be_changed,
    test_no_workshop_has_a_fault,
)

__all__ = [
    "test_a_finger_is_asked_as_well",
    "test_a_newcomer_moves_first_with_the_settings_to_learn_by",
    "test_a_table_is_legible",
    "test_a_table_with_letters_of_150_percent",
    "test_a_whole_game",
    "test_a_whole_game_of_another_package",
    "test_against_bots_a_turn_is_taken_back_at_once",
    "test_every_part_of_a_box_is_shown_and_every_kind_of_value_can_be_changed",
    "test_no_single_click_gives_something_away",
    "test_no_page_has_a_fault",
    "test_no_table_has_a_fault",
    "test_no_workshop_has_a_fault",
    "test_the_key_shows_first_what_is_on_the_table",
    "test_the_turn_of_an_automa_on_the_table_as_it_was",
    "test_what_bots_did_is_told_in_its_order_and_playing_on_ends_it",
]
