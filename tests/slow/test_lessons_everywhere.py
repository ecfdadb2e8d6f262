"""Every lesson of every game, in both languages and on both devices, by what the page says alone."""

import pytest

from tests.web.conftest import Visit
from tests.web.test_lessons import ALL, followed


@pytest.mark.parametrize(("game", "name", "lang", "device"), ALL)
def test_every_lesson_is_followed_by_what_the_page_says(
    visit: Visit, game: str, name: str, lang: str, device: str
) -> None:
    followed(visit, game, name, lang, device)
    assert ALL
