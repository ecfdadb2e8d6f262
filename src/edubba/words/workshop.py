"""What a workshop needs to draw the box of a game, beside its values and its faces: words, and how it is laid out.

`words/box.<lang>.ftl` of a game names parts, fields and kinds by the names of its types: `copies` is a field, `op.vp`
the tag `vp` of the field `op`, `masks.none` the value `none` in `masks`, `value.sun` the value `sun` anywhere, `n2` the
name `2`. What has no words there is called by the catalogue, or by itself.

`workshop.json` of a game tells, by patterns of places, which piece shows a part (`"inventions[*]": "card {0}"`: its
kind and its face), which values lie on a board (`[name, x, y, size]` each), and with which icon a kind is drawn ("" for
none).
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from edubba.kernel.provenance import star_pattern
from edubba.words.bundle import Bundle

Spot = tuple[str, float, float, float]


class Look(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How the box of a game is laid out."""

    faces: dict[str, str] = {}
    maps: dict[str, list[Spot]] = {}
    icons: dict[str, str] = {}


def look_of(folder: Path, places: list[str]) -> Look:
    """The look of a game whose values have these places: patterns are resolved to parts, names on a board to places."""
    file = folder / "workshop.json"
    if not file.exists():
        return Look()
    told = msgspec.json.decode(file.read_bytes(), type=Look)
    parts, known = dict.fromkeys(part for place in places for part in parts_of(place)), set(places)
    faces: dict[str, str] = {}
    maps: dict[str, list[Spot]] = {}
    for part in parts:
        for pattern, face in told.faces.items():
            found = star_pattern(pattern).fullmatch(part)
            if found:
                faces[part] = face.format(*found.groups())
        for pattern, spots in told.maps.items():
            if star_pattern(pattern).fullmatch(part):
                maps[part] = [(part + name, x, y, size) for name, x, y, size in spots if part + name in known]
    return Look(faces, {part: spots for part, spots in maps.items() if spots}, told.icons)


def parts_of(place: str) -> list[str]:
    """A place and everything that holds it, the largest first."""
    ends = [at for at, letter in enumerate(place) if letter in ".["]
    return [*(place[:at] for at in ends if at), place]


def words_of(folder: Path, lang: str) -> dict[str, str]:
    """What the parts of a box are called."""
    file = folder / "words" / f"box.{lang}.ftl"
    if not file.exists():
        return {}
    bundle, told = Bundle(lang, [file]), {}
    for key in bundle.keys():  # noqa: SIM118 - no mapping
        bundle.needs(key)  # reads it
        told[key] = bundle.format(key, {})[0]
    return told
