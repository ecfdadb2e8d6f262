"""What all tests share."""

import os
from pathlib import Path

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
