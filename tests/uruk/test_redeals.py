"""What a seat cannot know is dealt anew out of what it knows, and out of nothing else."""

import pytest

from edubba.testing.play import STYLES, Table, covering_tables
from tests.redeals import check_redeals
from tests.uruk.invariants import check

TABLES = [table for table in covering_tables() if table.game == "uruk"]


@pytest.mark.rule("URU-H1", "URU-H2", "URU-H3", "URU-H4", "URU-H6")
@pytest.mark.parametrize(
    ("table", "style"), [(table, STYLES[number % len(STYLES)]) for number, table in enumerate(TABLES)], ids=str
)
def test_a_redeal_depends_on_nothing_hidden(table: Table, style: str) -> None:
    check_redeals(table, 7, style, check)
