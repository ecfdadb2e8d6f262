"""Every lesson of every game, by what the page says alone: in one language on one device, of the four in turn.

A soak takes all four.
"""

from itertools import cycle, product

import pytest

from tests.web.conftest import SOAK, Visit
from tests.web.test_lessons import ALL, DEVICES, LESSONS, LOCALES, followed

IN_TURN = [(*one, *way) for one, way in zip(LESSONS, cycle(product(LOCALES, DEVICES)), strict=False)]


@pytest.mark.parametrize(("game", "name", "lang", "device"), ALL if SOAK else IN_TURN)
def test_every_lesson_is_followed_by_what_the_page_says(
    visit: Visit, game: str, name: str, lang: str, device: str
) -> None:
    followed(visit, game, name, lang, device)


def test_no_game_goes_without_a_language_or_a_device() -> None:
    for of in (2, 3):
        assert {(one[0], one[of]) for one in IN_TURN} == {(one[0], one[of]) for one in ALL}
    assert {one[:2] for one in IN_TURN} == {*LESSONS}
