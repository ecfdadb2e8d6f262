"""What a site is made of, and that it is what was locked: Python for browsers, the wheels that Edubba needs, Edubba."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec

import edubba
from edubba.site.words import Refusal

HERE = Path(__file__).parent
PACKAGE = Path(edubba.__file__).parent
LOCK = HERE / "wheels.lock"
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "314"  # for which the wheels are
LOCALES = ("root", "en", "fr")  # babel knows hundreds
ROOMS = ("bots", "games", "host", "kernel", "page", "table", "words")  # what of Edubba a page needs
KINDS = (".py", ".json", ".gz", ".ftl")
TERMINAL = "terminal.py"  # needs rich
ALWAYS = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive
CDN = re.compile(rb"`https://cdn\.jsdelivr\.net/[^`]*`")


class Runtime(msgspec.Struct):
    """Python for browsers as it is locked: the npm package, its version, and the hashes of what is taken from it."""

    package: str
    version: str
    files: dict[str, str]


def runtime() -> Runtime:
    return msgspec.json.decode((HERE / "runtime.json").read_bytes(), type=Runtime)


def runtime_files(folder: Path) -> dict[str, bytes]:
    """The files of the runtime, without the address of somebody else's server."""
    locked = runtime()
    found: dict[str, bytes] = {}
    for name, digest in locked.files.items():
        path = folder / name
        if not path.is_file():
            raise Refusal("site-no-runtime", path=str(path), package=f"{locked.package}@{locked.version}")
        found[name] = path.read_bytes()
        if sha256(found[name]).hexdigest() != digest:
            raise Refusal("site-other-file", path=str(path), wanted=f"{locked.package} {locked.version}")
    found["pyodide.mjs"], count = CDN.subn(b"e.indexURL", found["pyodide.mjs"])
    assert count == 1, "the runtime names servers that nobody knows of"
    return found


def locked_wheels() -> dict[str, set[str]]:
    """The wheels that are needed: name and version, and the hashes that they may have."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in LOCK.read_text("utf-8").splitlines():
        if not line.startswith(" "):
            name = line.split(" ")[0]
        found.setdefault(name, set()).update(re.findall(r"sha256:([0-9a-f]{64})", line))
    return found


def download(folder: Path) -> list[str]:
    """The command that fetches the wheels into this folder."""
    wish = ["--platform", PLATFORM, "--python-version", PYTHON, "-r", str(LOCK), "-d", str(folder)]
    return ["pip", "download", "--require-hashes", "--no-deps", "--only-binary=:all:", *wish]


def wheel_files(folder: Path) -> dict[str, bytes]:
    """What the wheels hold, as it lies in site-packages."""
    wheels = {sha256(path.read_bytes()).hexdigest(): path for path in sorted(folder.glob("*.whl"))}
    found: dict[str, bytes] = {}
    for name, digests in locked_wheels().items():
        path = next((wheels[digest] for digest in sorted(digests) if digest in wheels), None)
        if path is None:
            raise Refusal("site-no-wheel", wheel=name, folder=str(folder), command=" ".join(download(folder)))
        with zipfile.ZipFile(path) as archive:
            found |= {entry: archive.read(entry) for entry in archive.namelist() if needed(entry)}
    return found


def needed(entry: str) -> bool:
    """False for what no page reads: locales of others, time zones, types, tests, commands."""
    path = Path(entry)
    if entry.endswith("/") or path.suffix in (".pyi", ".c", ".h") or "tests" in path.parts:
        return False
    if "locale-data" in path.parts:
        return path.stem in LOCALES
    if path.parts[0].endswith(".dist-info"):
        return path.name in ("METADATA", "LICENSE", "LICENSE.txt", "NOTICE")
    return "zoneinfo" not in path.parts and path.parts[:2] != ("babel", "messages")


def house_files() -> Iterator[tuple[str, bytes]]:
    """What of Edubba runs in a page."""
    paths = [path for room in ROOMS for path in sorted((PACKAGE / room).rglob("*"))]
    for path in [PACKAGE / "__init__.py", PACKAGE / "packs.py", *paths]:
        if path.suffix in KINDS and path.name != TERMINAL and path.is_file():
            yield f"edubba/{path.relative_to(PACKAGE).as_posix()}", path.read_bytes()


def archive(files: dict[str, bytes]) -> bytes:
    """One archive of all of them, to be unpacked where Python looks."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, body in sorted(files.items()):
            entry = zipfile.ZipInfo(name, ALWAYS)
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, body)
    return made.getvalue()
