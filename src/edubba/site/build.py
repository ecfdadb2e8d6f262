"""Building a site: a folder that any web server can serve, under any address."""

from __future__ import annotations

import gzip
import re
import shutil
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

import edubba
from edubba.host.requests import shelf
from edubba.site.parts import archive, house_files, runtime_files, wheel_files
from edubba.site.words import Refusal
from edubba.words import LANGUAGES

CLIENT = Path(edubba.__file__).parent / "server" / "web"
FILES = Path(__file__).with_name("files")  # what lies beside the page
INDEX = "index.html"
WORKER = "sw.js"
UNNAMED = b"(not named yet)"
HEADERS = "_headers"  # read by some web spaces, served by none
MARK = "edubba-site.json"  # lies in every site: what has none is not written over
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'; form-action 'none'; object-src 'none'"
)


@dataclass(frozen=True)
class Site:
    """What was built."""

    version: str
    files: int
    packed: int  # bytes, each file packed by itself


@dataclass(frozen=True)
class Place:
    """Where in a site Python and what runs in it lie."""

    python: str
    engine: str


def build(out: Path, runtime: Path, wheels: Path, server: str = "") -> Site:
    """Build a site in this folder, which is made, or replaced if it holds an older site; a Refusal if it cannot be."""
    if server and urlsplit(server).scheme not in ("http", "https"):
        raise Refusal("site-bad-server", server=server)
    if not (CLIENT / INDEX).is_file():
        raise Refusal("site-no-client")
    out = out.resolve()  # a link stays one, and "." has a name
    if out.exists() and not (out / MARK).is_file() and any(out.iterdir()):
        raise Refusal("site-not-empty", folder=str(out))
    python = runtime_files(runtime)
    engine = archive(dict(house_files()) | wheel_files(wheels))
    files = {path.relative_to(CLIENT).as_posix(): path.read_bytes() for path in CLIENT.rglob("*") if path.is_file()}
    del files["icons.json"]
    # Their names say what is in them: a new version of the one is no reason to fetch the other again.
    place = Place(f"python-{digest(python)}/", f"engine-{digest({'': engine})}.zip")
    files |= {place.python + name: body for name, body in python.items()} | {place.engine: engine}
    files |= {f"games.{lang}.json": msgspec.json.encode(shelf(lang)) for lang in LANGUAGES}
    coming = [body for name, body in python.items() if not name.endswith(".mjs")]  # what a page sees of it
    files[INDEX] = page(files[INDEX].decode(), place, sum(map(len, [*coming, engine])), server).encode()
    files |= {path.name: path.read_bytes() for path in FILES.iterdir()}
    version = digest(files)
    files[INDEX] = files[INDEX].replace(UNNAMED, version.encode())  # by this the service worker knows its own
    files[WORKER] = keeper(files, version)
    files[MARK] = msgspec.json.encode({"edubba": edubba.__version__, "version": version}) + b"\n"
    write(out, files)
    return Site(version, len(files), sum(len(gzip.compress(body, 9, mtime=0)) for body in files.values()))


def page(text: str, place: Place, total: int, server: str) -> str:
    """The page of the client as one that carries the house: found from wherever it lies, and bound to its own files."""
    head = [
        f'<meta http-equiv="content-security-policy" content="{POLICY}" />',
        f'<meta name="edubba-python" content="./{place.python}" data-engine="./{place.engine}"'
        f' data-total="{total}" data-server="{escape(server)}" />',
        f'<meta name="edubba-version" content="{UNNAMED.decode()}" />',
        '<link rel="manifest" href="./manifest.webmanifest" />',
        '<link rel="apple-touch-icon" href="./apple-touch-icon.png" />',
        '<script defer src="./early.js"></script>',
    ]
    text = re.sub(r'(src|href)="/', r'\1="./', text)
    return text.replace('<meta charset="utf-8" />', '<meta charset="utf-8" />\n    ' + "\n    ".join(head), 1)


def keeper(files: dict[str, bytes], version: str) -> bytes:
    """The service worker: it keeps all files of this version, but for itself."""
    kept = [f"./{name}" for name in sorted(files) if name not in (WORKER, HEADERS)]
    told = f"const VERSION = '{version}';\nconst FILES = {msgspec.json.encode(kept).decode()};\n"
    return told.encode() + files[WORKER]


def digest(files: dict[str, bytes]) -> str:
    """A name for just these files."""
    found = sha256()
    for name, body in sorted(files.items()):
        found.update(f"{name} {len(body)}\n".encode() + body)
    return found.hexdigest()[:12]


def write(out: Path, files: dict[str, bytes]) -> None:
    """The new site stands beside the old one until it is whole."""
    fresh = out.with_name(f".{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    for name, body in files.items():
        path = fresh / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    if out.exists():
        shutil.rmtree(out)
    fresh.rename(out)
