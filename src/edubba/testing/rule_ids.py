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

from edubba.testing.play import held, invariants

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
def citations(game: str) -> dict[str, str]:
    """What the tests of a game cite: those in the folder of its invariants."""
    folder = Path(invariants(game).__file__).parent
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        found = cited(path.read_text(encoding="utf-8"), str(path.relative_to(folder))) | found
    return found


def rules_of(game: str) -> set[str]:
    return defined((held()[game].folder / "RULES.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", held())
def test_the_rules_of_a_game_have_one_prefix(name: str) -> None:
    assert len({rule[:3] for rule in rules_of(name)}) == 1
    assert {option.rule for option in held()[name].options} <= rules_of(name)


@pytest.mark.parametrize("name", held())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    rules = rules_of(name)
    missing = sorted(rules - chapters(rules) - citations(name).keys(), key=_by_number)
    assert not missing, f"no test cites {', '.join(missing)}"


@pytest.mark.parametrize("name", held())
def test_tests_cite_only_rules_that_exist(name: str) -> None:
    unknown = [f"{rule} ({place})" for rule, place in citations(name).items() if rule not in rules_of(name)]
    assert not unknown, f"RULES.md does not define {', '.join(unknown)}"


@pytest.mark.parametrize("name", held())
def test_code_names_only_rules_that_exist(name: str) -> None:
    rules = rules_of(name)
    known = rules | {rule.partition(".")[0] for rule in rules}  # "URU-9" is the chapter of URU-9.1
    prefixes = {rule[:3] for rule in rules}  # texts of other kinds (ISO-8859, say) are none of our business
    unknown = []
    for path in sorted(held()[name].folder.rglob("*.py")):
        named = set(re.findall(ID, path.read_text(encoding="utf-8")))
        unknown += [f"{rule} ({path.name})" for rule in sorted(named - known) if rule[:3] in prefixes]
    assert not unknown, f"RULES.md does not define {', '.join(unknown)}"


def _by_number(rule: str) -> list[str]:
    return [part.zfill(3) for part in re.split(r"[.-]", rule)]
