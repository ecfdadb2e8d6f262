"""Every lesson of every game, in both languages and on both devices, by what the page says alone.

A lesson in French on one device is in English on the other; a soak takes all four.
"""

import pytest

from tests.web.conftest import SOAK, Visit
from tests.web.test_lessons import ALL, LESSONS, LOCALES, followed

CROSSED = [one for one in ALL if (LESSONS.index(one[:2]) + [*LOCALES].index(one[2]) + (one[3] == "phone")) % 2]


@pytest.mark.parametrize(("game", "name", "lang", "device"), ALL if SOAK else CROSSED)
def test_every_lesson_is_followed_by_what_the_page_says(
    visit: Visit, game: str, name: str, lang: str, device: str
) -> None:
    followed(visit, game, name, lang, device)


def test_no_language_and_no_device_is_left_out() -> None:
    assert {one[:3] for one in CROSSED} == {one[:3] for one in ALL}
    assert {(*one[:2], one[3]) for one in CROSSED} == {(*one[:2], one[3]) for one in ALL}
