"""What all tests share."""

import os
from pathlib import Path

import pytest
from hypothesis import Phase, settings

import edubba
from edubba import testing
from edubba.games import OWN

# Programs that a test starts must meet the same edubba as the test itself, plain or compiled.
os.environ["PYTHONPATH"] = str(Path(edubba.__file__).parents[1])

# A deadline would measure the machine's other work. CI repeats the same examples, so that a red run can be run again.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
# A mutant is dead with the first example that fails: nobody reads a smaller one (tools/mutants.py).
settings.register_profile("mutants", deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate])
settings.load_profile(os.environ.get("EDUBBA_EXAMPLES", "ci" if os.environ.get("CI") == "true" else "dev"))

# Games of other people that happen to be installed here have tests of their own.
testing.hold({name: f"tests.{name}.invariants" for name in OWN}, records=Path(__file__).parent / "records")

# Rooms whose tests drive real browsers and servers: two busy cores may keep them waiting longer than anybody foresaw.
REAL = {"server", "slow", "web"}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In CI such a test has a second try; the summary names who needed it (RERUN): a race to look for, no red run."""
    if os.environ.get("CI") != "true" or not config.pluginmanager.hasplugin("rerunfailures"):
        return
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.path.relative_to(here).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))
