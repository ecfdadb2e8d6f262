"""Keep .build/compiled as the wheel of the present sources would install it: compiled where that is possible.

`make play`, `make test` and `make bench` run it first. It builds only if the sources, the build or Python have changed.
`tools/compiled.py --can` only tells by its exit status whether this machine can compile. EDUBBA_COMPILE is honoured.
`tools/compiled.py --with-client` lets tools/client.py build the web client at the same time.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from subprocess import PIPE, STDOUT

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.build import backend  # noqa: E402 - found through the line above
from tools.progress import QUIET, Ticking  # noqa: E402

TARGET = ROOT / ".build" / "compiled"
NOTE = TARGET / "built.json"
LOG = ROOT / ".build" / "build.log"


def main() -> int:
    fault = backend.compiler_fault()
    if sys.argv[1:] == ["--can"]:
        if fault is not None:
            backend.say(f"this machine cannot compile: {fault}")
        return int(fault is not None)
    TARGET.parent.mkdir(exist_ok=True)
    client = start_client() if sys.argv[1:] == ["--with-client"] else None
    with (TARGET.parent / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        digest = digest_of_sources(can_compile=fault is None)
        failed = 0 if is_fresh(digest) else build(digest)
        if client is not None and client.wait():
            failed = client.returncode
        if not failed:
            renew_client()
        return failed


def digest_of_sources(can_compile: bool) -> str:
    files = [ROOT / name for name in ("pyproject.toml", "setup.py", "tools/build/backend.py")]
    client = ROOT / backend.CLIENT
    for file in sorted((ROOT / backend.PACKAGE).rglob("*")):
        kept_by_a_tool = any(part.startswith(".") for part in file.relative_to(ROOT).parts)
        if file.is_file() and file.suffix not in (".pyc", ".so", ".digest") and client not in file.parents:
            files += [] if kept_by_a_tool else [file]
    digest = hashlib.sha256(f"{sys.version} {can_compile}".encode())
    for file in files:
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def is_fresh(digest: str) -> bool:
    if not NOTE.exists():
        return False
    built = json.loads(NOTE.read_text())
    if built["digest"] != digest:
        return False
    return bool({"1": built["compiled"], "0": not built["compiled"], "auto": True}[backend.wanted()])


def build(digest: str) -> int:
    """Build a wheel with the project's own backend and unpack it beside the old one, then swap."""
    wheels, fresh = TARGET.with_name("wheel"), TARGET.with_name("compiled.new")
    for folder in (wheels, fresh):
        shutil.rmtree(folder, ignore_errors=True)
    wheels.mkdir()
    command = [sys.executable, "-c", "import backend, sys; backend.build_wheel(sys.argv[1])", str(wheels)]
    env = os.environ | {"PYTHONPATH": str(ROOT / "tools" / "build"), "EDUBBA_WEB": "0"}
    with (
        Ticking() as ticking,
        LOG.open("w") as log,
        subprocess.Popen(command, cwd=ROOT, env=env, stdout=PIPE, stderr=STDOUT, text=True) as maker,
    ):
        assert maker.stdout is not None
        ticking.say("building the package; the first time takes a minute or two")
        for line in maker.stdout:
            log.write(line)
            if line.startswith("edubba: "):
                ticking.say(line.removeprefix("edubba: ").rstrip())
    if maker.returncode:
        print(*LOG.read_text().splitlines()[-40:], sep="\n", file=sys.stderr)
        backend.say(f"the build failed; the whole story is in {LOG.relative_to(ROOT)}")
        return maker.returncode
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(fresh)
    compiled = not wheel.stem.endswith("-none-any")
    (fresh / NOTE.name).write_text(json.dumps({"digest": digest, "compiled": compiled}))
    shutil.rmtree(TARGET, ignore_errors=True)
    fresh.rename(TARGET)
    return 0


def start_client() -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, str(ROOT / "tools" / "client.py")], env=os.environ | {QUIET: "1"})


def renew_client() -> None:
    """The web client needs no compiler: it is copied as tools/client.py has built it."""
    built, copied = ROOT / backend.CLIENT, TARGET / backend.CLIENT.relative_to("src")
    shutil.rmtree(copied, ignore_errors=True)
    if built.exists():
        shutil.copytree(built, copied)


if __name__ == "__main__":
    sys.exit(main())
