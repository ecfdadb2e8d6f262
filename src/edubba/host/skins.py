"""How a game from a package looks in the browser: data that lie beside its rules, in `skin/`. docs/skins.md tells it.

A game's package is trusted to run on this machine; its skin travels into the browsers of others. So nothing in it may
run there or load from elsewhere: pictures are drawn from a short list of shapes, and style sheets stay at their table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Literal
from xml.etree import ElementTree

import msgspec
from msgspec import Meta, Struct

from edubba.kernel import Game
from edubba.kernel.errors import EdubbaError
from edubba.kernel.scene import Badge, Catalogue, Scene
from edubba.words import LANGUAGES

FOLDER = "skin"
LARGEST_FILE = 1 << 17  # bytes
LARGEST_SKIN = 1 << 20
MOST_ICONS = 200
KINDS = {".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp", ".css": "text/css"}
ICON_BOX = "0 0 512 512"
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "title"}
PAINTED = DRAWN | {"defs", "linearGradient", "radialGradient", "stop", "clipPath", "text", "tspan"}
ATTRIBUTE = re.compile(r"(?!on)[a-zA-Z][a-zA-Z0-9-]*")
OUTSIDE = re.compile(r"(?i)@(import|charset|namespace|font-face)\b|\bimage-set\(|\bsrc\(|//|:\s*//")
ADDRESS = re.compile(r"""url\(\s*["']?([^"')]*)["']?\s*\)""")
CSS_TEXT = re.compile(r"""/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.S)

Stem = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]*$", max_length=40)]
Stems = Annotated[list[Stem], Meta(max_length=40)]
Rows = Annotated[list[Stems], Meta(max_length=12)]
Hex = Annotated[str, Meta(pattern=r"^#[0-9a-fA-F]{6}$")]


class BadSkin(EdubbaError):
    """A skin that cannot be shown; the message says which file and why."""


class Paint(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A colour of components by day and by night, and what is legible on it."""

    day: Hex
    night: Hex = ""
    ink: Hex = "#ffffff"
    ink_night: Hex = "#1a1510"


class ZoneLook(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How a zone is laid out."""

    grow: bool = False  # takes the room that is left in its row
    bare: bool = False  # no ground behind it
    cards: Literal["", "small", "large"] = ""  # how large its pieces are


class Layout(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """skin.json: where the zones lie, by the stems of their ids, and how they and the pieces look."""

    board: Rows = []
    mine: Rows = []
    rival: Stems = []
    minor: Stems = []
    beside: Stems = []
    pinned: bool = False
    sections: Rows = []
    apart: bool = False
    zones: dict[Stem, ZoneLook] = {}
    cards: Literal["", "square", "wide"] = ""  # the form of cards and tiles; as a rule they are upright
    colours: Annotated[dict[Annotated[str, Meta(pattern=r"^[a-z0-9_-]+$")], Paint], Meta(max_length=24)] = {}
    tone: Hex = ""  # the light of the cover


class Skin(Struct, omit_defaults=True):
    """What a client needs to dress a game: the layout, its icons, and where style sheet and cover are."""

    layout: Layout = msgspec.field(default_factory=Layout)
    icons: dict[str, str] = {}  # what is drawn in a box of 512, by name
    style: str | None = None
    cover: str | None = None


class Dress:
    """A skin as it is served."""

    def __init__(self, skin: Skin, files: dict[str, bytes], version: str) -> None:
        self.skin = skin
        self.files = files
        self.version = version


_read: dict[Path, tuple[object, Dress]] = {}


def dress_of(game: Game) -> Dress:
    """The skin of a game, read again when its files have changed; one without a skin has an empty one."""
    folder = game.folder / FOLDER
    paths = files_in(folder)
    state = [(path, path.stat().st_mtime_ns, path.stat().st_size) for path in paths]
    known = _read.get(folder)
    if known is None or known[0] != state:
        known = _read[folder] = (state, read(game.name, folder, paths))
    return known[1]


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []


def read(name: str, folder: Path, paths: list[Path]) -> Dress:
    """Read and examine all files of a skin."""
    if sum(path.stat().st_size for path in paths) > LARGEST_SKIN:
        raise BadSkin(f"{folder}: all files together are larger than {LARGEST_SKIN >> 10} kB")
    layout, icons, files = Layout(), dict[str, str](), dict[str, bytes]()
    for path in paths:
        place = path.relative_to(folder)
        if path.stat().st_size > LARGEST_FILE:
            raise BadSkin(f"{path}: larger than {LARGEST_FILE >> 10} kB")
        body = path.read_bytes()
        if place == Path("skin.json"):
            layout = read_layout(path, body)
        elif place.parent == Path("icons") and path.suffix == ".svg":
            icons[path.stem] = icon(path, body)
        elif place.parent != Path() or path.suffix not in KINDS or (path.suffix == ".css" and path.stem != FOLDER):
            raise BadSkin(f"{path}: no file of a skin")
        else:
            files[path.name] = picture(path, body) if path.suffix == ".svg" else body
    if len(icons) > MOST_ICONS:
        raise BadSkin(f"{folder}: more than {MOST_ICONS} icons")
    sheet = files.pop("skin.css", None)
    if sheet is not None:
        check_style(folder / "skin.css", sheet, set(files))
    if sheet is not None or layout.colours:
        files["skin.css"] = scoped(name, layout.colours, (sheet or b"").decode())
    version = blake2b(b"".join(name.encode() + body for name, body in sorted(files.items())), digest_size=8).hexdigest()
    at = f"/games/{name}/skin/{version}"
    skin = Skin(
        layout=layout,
        icons=icons,
        style=f"{at}/skin.css" if "skin.css" in files else None,
        cover=f"{at}/cover.svg" if "cover.svg" in files else None,
    )
    return Dress(skin, files, version)


decode_layout = msgspec.json.Decoder(Layout).decode  # made once: see kernel/shelf.py on types and threads


def read_layout(path: Path, body: bytes) -> Layout:
    try:
        return decode_layout(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
        raise BadSkin(f"{path}: {trouble}") from None


# --- pictures -------------------------------------------------------------------------------------------------------


def icon(path: Path, body: bytes) -> str:
    """What an icon draws, without the frame around it. It takes the colour of the text beside it."""
    root = tree(path, body, DRAWN)
    if root.get("viewBox") != ICON_BOX:
        raise BadSkin(f'{path}: an icon has viewBox="{ICON_BOX}"')
    for node in root.iter():
        node.tag = node.tag.removeprefix(SVG)
    return "".join(ElementTree.tostring(node, "unicode").strip() for node in root if node.tag != "title")


def picture(path: Path, body: bytes) -> bytes:
    tree(path, body, PAINTED)
    return body


def tree(path: Path, body: bytes, allowed: set[str]) -> ElementTree.Element:
    """The elements of a picture, if it has none but these, and nothing that runs or loads."""
    if b"<!" in re.sub(rb"<!--.*?-->", b"", body, flags=re.S) or b"<?xml-" in body:
        raise BadSkin(f"{path}: no DOCTYPE, no CDATA and no style sheet in a picture")
    try:
        root = ElementTree.fromstring(body)
    except (ElementTree.ParseError, ValueError) as trouble:
        raise BadSkin(f"{path}: {trouble}") from None
    for node in root.iter():
        name = node.tag.removeprefix(SVG)
        if name not in allowed or not node.tag.startswith(SVG):
            raise BadSkin(f"{path}: <{name}> is not drawn here; allowed: {', '.join(sorted(allowed))}")
        for key, value in node.attrib.items():
            inside = re.sub(r"url\(#[\w-]+\)", "", value)
            if not ATTRIBUTE.fullmatch(key) or key in ("style", "href") or "url(" in inside or ":" in inside:
                raise BadSkin(f"{path}: <{name}> has {key}={value!r}, which is not drawn here")
    return root


# --- style sheets ---------------------------------------------------------------------------------------------------


def check_style(path: Path, body: bytes, files: set[str]) -> None:
    """A style sheet stays inside its brackets and loads pictures of its own skin only."""
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadSkin(f"{path}: not UTF-8") from None
    for address in ADDRESS.findall(text):
        if address not in files:
            raise BadSkin(f"{path}: url({address}) is no picture of this skin")
    bare = CSS_TEXT.sub("", ADDRESS.sub("", text))
    if found := OUTSIDE.search(bare):
        raise BadSkin(f"{path}: {found[0]} is not for a skin")
    depth = 0
    for sign in bare:
        depth += {"{": 1, "}": -1}.get(sign, 0)
        if depth < 0:
            break
    if depth or "\\" in bare or "/*" in bare or '"' in bare or "'" in bare or "url(" in bare:
        raise BadSkin(f"{path}: brackets, quotes or comments do not match")


def scoped(name: str, colours: dict[str, Paint], text: str) -> bytes:
    """A style sheet that holds for the table of this game and for nothing else."""
    paints = [
        f"[data-colour='{key}'] {{ --tint: light-dark({one.day}, {one.night or one.day}); "
        f"--on-tint: light-dark({one.ink}, {one.ink_night}); }}"
        for key, one in colours.items()
    ]
    return "\n".join(
        [f":is(.table, aside)[data-game='{name}'], .ceremony[data-skin='{name}'] {{", *paints, text, "}", ""]
    ).encode()


# --- what a skin and the words of a game owe each other -------------------------------------------------------------


def bundled_icons(client: Path) -> dict[str, set[str]]:
    """The icons of the built client, by game; `frame` has those that every game may use."""
    found = msgspec.json.decode((client / "icons.json").read_bytes(), type=dict[str, list[str]])
    return {game: {bare(name) for name in names} for game, names in found.items()}


def bare(icon: str) -> str:
    return icon.rpartition(":")[2]


def icons_in(words: Catalogue, scene: Scene | None = None) -> Iterator[tuple[str, str]]:
    """Every icon that the words of a game, and a scene, name, with the place where."""
    badges: list[tuple[str, Badge]] = []
    for key, face in words.faces.items():
        yield f"face {key}", face.icon
        badges += [(f"face {key}", badge) for badge in face.effect]
    for key, colour in words.colours.items():
        yield f"colour {key}", colour.icon
    if scene is not None:
        badges += [(f"piece {piece.id}", badge) for piece in scene.pieces for badge in piece.badges]
        for choice in scene.choices:
            badges += [(f"choice {choice.id}", badge) for badge in [*choice.effect, *choice.brings]]
        for goal in scene.laying.goals if scene.laying else []:
            badges.append(("goal", goal.badge))
        for panel in scene.players:
            for stat in panel.stats:
                yield f"number {stat.label}", stat.icon
    for place, badge in badges:
        yield place, badge.icon


def missing_icons(words: Catalogue, known: set[str], scene: Scene | None = None) -> list[str]:
    """The icons that nobody has drawn: each is named with its place. A face or a colour stands for its own icon."""
    keys = {*words.faces, *words.colours}
    return [
        f"{place}: there is no icon {name!r}"
        for place, name in icons_in(words, scene)
        if name and name not in keys and bare(name) not in known
    ]


def drawn_for(game: Game, client: Path) -> set[str]:
    """The icons that a game may name: those of its skin, its own in the client, and those of every game."""
    bundled = bundled_icons(client)
    return set(dress_of(game).skin.icons) | bundled["frame"] | bundled.get(game.name, set())


def problems(game: Game, client: Path) -> list[str]:
    """What is wrong with the skin of a game, and which icons its words name that neither it nor the client has."""
    try:
        known = drawn_for(game, client)
    except BadSkin as trouble:
        return [str(trouble)]
    found = [line for lang in LANGUAGES for line in missing_icons(game.catalogue(lang), known)]
    return list(dict.fromkeys(found))
