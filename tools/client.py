"""Keep src/edubba/server/web as the sources in web/ build it. `make web`, `make play` and `make test` run it first.

Where this machine has no Node, a wheel brings one into .venv; its hash is in requirements/node.lock.
`tools/client.py --check` checks its types afterwards, `--test` runs its own tests.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools import progress  # noqa: E402 - found through the line above
from tools.build import backend  # noqa: E402

CHECKS = {"--check": ["npm", "run", "--silent", "check"], "--test": ["npm", "test", "--silent"]}
FETCH = [sys.executable, "-m", "pip", "install", "--require-hashes", "--no-deps", "-r", "requirements/node.lock"]
LOG = Path(".build", "client.log")


def main(*wishes: str) -> int:
    os.chdir(ROOT)
    LOG.parent.mkdir(exist_ok=True)
    with (LOG.parent / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        failed = 0 if backend.client_is_fresh() else build()
    for wish in wishes:
        failed = failed or subprocess.run(CHECKS[wish], cwd=backend.WEB, env=backend.with_node()).returncode
    return failed


def build() -> int:
    fault = backend.node_fault()
    if fault is not None and progress.run(f"fetching Node into .venv, because {fault}", FETCH, LOG):
        return 1
    try:
        with progress.Ticking():
            backend.build_client()
    except backend.BuildError as error:
        print(error.log, file=sys.stderr)
        backend.say(f"the web client cannot be built, because {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
