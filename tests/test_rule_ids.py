"""Every rule of every game is held by a test, and whoever names a rule names one that exists.

A rule is defined in RULES.md where its id begins a bullet, a heading or a row of a table, or stands in bold. An id that
others refine (TEO-1 by TEO-1.1) is a chapter: it may be cited, but need not be. Tests cite rules by
`@pytest.mark.rule("URU-9.3")`; code names them in refusals and docstrings.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "edubba" / "games"
RULEBOOKS = sorted(GAMES.glob("*/RULES.md"))

ID = r"[A-Z]{3}-(?:[A-Z]+\d+|\d+)(?:\.\d+)*[a-z]?\b"
DEFINED = re.compile(rf"^\s*(?:[-*]|#+|\|)\s+(?:\*\*)?({ID})|\*\*({ID})", re.MULTILINE)


def defined(rulebook: str) -> set[str]:
    """The ids that a RULES.md defines.

    >>> sorted(defined("- TEO-1.1 Two halves (TEO-2.4).\\n- **URU-D6** From whom. **URU-D7** What for."))
    ['TEO-1.1', 'URU-D6', 'URU-D7']
    """
    return {one or two for one, two in DEFINED.findall(rulebook)}


def chapters(ids: set[str]) -> set[str]:
    """The ids that other ids refine."""
    return {one for one in ids if any(other.startswith(f"{one}.") for other in ids)}


def cited(source: str, name: str) -> dict[str, str]:
    """The ids in the `pytest.mark.rule` of a test module, each with the place of a citation.

    Computed ids do not count: who looks for the test of a rule would not find them.

    >>> cited("@pytest.mark.rule('URU-9.3', 'URU-R7')\\ndef test(): ...", "t.py")
    {'URU-9.3': 't.py:1', 'URU-R7': 't.py:1'}
    """
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            assert node.args, f"{name}:{node.lineno} cites no rule"
            assert not node.keywords, f"{name}:{node.lineno} cites rules by keyword"
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    found.setdefault(str(argument.value), f"{name}:{argument.lineno}")
    return found


@cache
def all_citations() -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        found = cited(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT))) | found
    return found


def all_rules() -> set[str]:
    return {rule for path in RULEBOOKS for rule in defined(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_every_rule_is_cited_by_a_test(rulebook: Path) -> None:
    rules = defined(rulebook.read_text(encoding="utf-8"))
    assert rules, f"{rulebook} defines no rule"
    missing = sorted(rules - chapters(rules) - all_citations().keys(), key=_by_number)
    assert not missing, f"no test cites {', '.join(missing)}"


def test_tests_cite_only_rules_that_exist() -> None:
    rules = all_rules()
    unknown = [f"{rule} ({place})" for rule, place in all_citations().items() if rule not in rules]
    assert not unknown, f"no RULES.md defines {', '.join(unknown)}"


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=lambda path: path.parent.name)
def test_code_names_only_rules_that_exist(rulebook: Path) -> None:
    rules = defined(rulebook.read_text(encoding="utf-8"))
    known = rules | {rule.partition(".")[0] for rule in rules}  # "URU-9" is the chapter of URU-9.1
    unknown = []
    for path in sorted(rulebook.parent.rglob("*.py")):
        named = set(re.findall(ID, path.read_text(encoding="utf-8")))
        unknown += [f"{rule} ({path.name})" for rule in sorted(named - known) if rule[:3] in _prefixes(rules)]
    assert not unknown, f"RULES.md does not define {', '.join(unknown)}"


def _prefixes(rules: set[str]) -> set[str]:
    """The games that these ids belong to: texts of other kinds (ISO-8859, say) are none of our business."""
    return {rule[:3] for rule in rules}


def _by_number(rule: str) -> list[str]:
    return [part.zfill(3) for part in re.split(r"[.-]", rule)]


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
