"""The search for ids of rules finds what is wrong."""

import pytest

from edubba.testing.rule_ids import chapters, cited, defined


def test_the_check_itself_finds_what_is_wrong() -> None:
    ids = defined(
        "## TEO-1 Board\n- TEO-1.1 Two halves.\n| GIN-1.2 | tiles |\n- **GIN-5.6b** Either. **GIN-X7** Or (GIN-9)."
    )
    assert ids == {"TEO-1", "TEO-1.1", "GIN-1.2", "GIN-5.6b", "GIN-X7"}
    assert chapters(ids) == {"TEO-1"}
    module = "import pytest\n@pytest.mark.rule('GIN-1.2',\n 'GIN-X7')\ndef test_it(): assert True\n"
    assert cited(module, "t.py") == {"GIN-1.2": "t.py:2", "GIN-X7": "t.py:3"}
    assert cited("@pytest.mark.rule(*RULES)\ndef test_it(): ...", "t.py") == {}
    with pytest.raises(AssertionError, match="no rule"):
        cited("@pytest.mark.rule()\ndef test_it(): ...", "t.py")
