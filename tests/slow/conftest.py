"""What takes longer than the usual run allows: collected with EDUBBA_SLOW=1 only, as `make slow` does."""

import os

collect_ignore_glob = [] if os.environ.get("EDUBBA_SLOW") == "1" else ["*"]
