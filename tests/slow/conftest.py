"""What takes longer than the usual run allows: collected with EDUBBA_SLOW=1 only, as `make slow` does.

Every screen of every table takes longer still: EDUBBA_SOAK=1.
"""

import os

from tests.slow.space import enter, files, visitor  # noqa: F401 - fixtures
from tests.web.conftest import *  # noqa: F403 - the same house and the same browser for all of them

SLOW, SOAK = (os.environ.get(name) == "1" for name in ("EDUBBA_SLOW", "EDUBBA_SOAK"))
collect_ignore_glob = ["*"] if not SLOW else [] if SOAK else ["test_legible_everywhere.py"]
