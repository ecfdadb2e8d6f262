"""The table of lessons in the documentation is the one that the lessons make."""

from tools.lesson_table import FILE, table


def test_the_table_of_lessons_is_up_to_date() -> None:
    assert table() in FILE.read_text("utf-8"), "run tools/lesson_table.py"
