"""The web client: a handful of files that are read once and served from memory."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from edubba.server.words import BOOK, Refusal

FOLDER = Path(__file__).with_name("web")
INDEX = "index.html"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"
WORTHWHILE = 512  # bytes below which packing is not worth it


class File(NamedTuple):
    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str


Client = dict[str, File]
Caller = Request[Any, Any, Any]


def read_client(folder: Path) -> Client:
    """The built client by path. Files in `assets` have the hash of their content in their name: they never change."""
    found: Client = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            body = path.read_bytes()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            text = kind.startswith(("text/", "image/svg")) or kind.endswith(("javascript", "json"))
            packed = gzip.compress(body, mtime=0) if text and len(body) > WORTHWHILE else None
            tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
            keep = FOREVER if name.startswith("assets/") else ALWAYS_ASK
            found[name] = File(body=body, packed=packed, kind=kind, tag=tag, keep=keep)
    return found


@get("/", include_in_schema=False)
async def start_page(request: Caller, client: NamedDependency[Client], lang: NamedDependency[str]) -> Response[bytes]:
    """The page of the client."""
    return answer(request, client, lang, INDEX)


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Caller, client: NamedDependency[Client], lang: NamedDependency[str], path: FromPath[str]
) -> Response[bytes]:
    """A file of the client, or its page: it knows by itself what to show under which address."""
    return answer(request, client, lang, path.lstrip("/"))


def answer(request: Caller, client: Client, lang: str, name: str) -> Response[bytes]:
    if name.startswith(("api/", "assets/")) and name not in client:
        raise Refusal(404, "nothing-here")
    file = client.get(name) or client.get(INDEX)
    if file is None:
        return Response(BOOK.say(lang, "no-client").encode(), media_type=MediaType.TEXT, status_code=503)
    headers = {"etag": file.tag, "cache-control": file.keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=file.kind, headers=headers)
