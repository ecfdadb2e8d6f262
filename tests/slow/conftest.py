"""What takes longer than the usual run allows: collected with EDUBBA_SLOW=1 only, as `make slow` does.

Every screen of every table takes longer still: EDUBBA_SOAK=1. All share the house and the browser of tests/web.
"""

import os

from tests.web.conftest import chromium, own_host, shared_host, visit

__all__ = ["chromium", "own_host", "shared_host", "visit"]

SLOW, SOAK = (os.environ.get(name) == "1" for name in ("EDUBBA_SLOW", "EDUBBA_SOAK"))
collect_ignore_glob = ["*"] if not SLOW else [] if SOAK else ["test_legible_everywhere.py"]
