"""What the workshop knows of the games: a word for everything that is printed, and a place for all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import pytest

import edubba
from edubba.kernel.shelf import catalogue
from edubba.table.boxes import game_data
from edubba.words import LANGUAGES
from edubba.words.workshop import look_of, parts_of, words_of

TYPED = [game for game in catalogue() if edubba.load(game).typed is not None]
CELL = re.compile(r"[a-j]\d+|\d[a-e]\d|[A-C]\d")  # players call cells and spaces like this, in any language


class Name(NamedTuple):
    sort: Literal["field", "value", "kind"]
    within: str
    name: str


def spelled(name: object) -> str:
    text = str(name)
    return f"n{text}" if text[:1].isdigit() else re.sub(r"[^\w-]", "-", text)


def names_of(place: str) -> list[str]:
    return [name for name in re.split(r"\[[^\]]*\]|\.", place) if name]


def wanted(schema: dict[str, Any], field: str, defs: dict[str, Any], within: tuple[str, ...] = ()) -> Iterator[Name]:
    """The names of everything that a form shows."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in within:
            yield from wanted(defs[name], field, defs, (*within, name))
    if "cells" not in schema:
        yield from (Name("value", field, one) for one in schema.get("enum", ()) if isinstance(one, str))
    for inner in [*schema.get("anyOf", ()), *schema.get("prefixItems", ())]:
        yield from wanted(inner, field, defs, within)
    if "items" in schema:
        yield from wanted(schema["items"], field, defs, within)
    for name, inner in schema.get("properties", {}).items():
        if "const" in inner:
            yield Name("kind", name, inner["const"])
        else:
            yield Name("field", field, name)
            yield from wanted(inner, name, defs, within)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TYPED)
def test_everything_printed_has_a_name(game: str, lang: str) -> None:
    loaded = edubba.load(game)
    assert loaded.typed is not None
    words, faces = words_of(loaded.folder, lang), loaded.catalogue(lang)
    schema = loaded.typed.schema()
    names: set[Name] = set()
    for place, told in schema["properties"]["changes"]["properties"].items():
        path = names_of(place)
        names |= {Name("field", above, name) for above, name in zip(["", *path], path, strict=False)}
        field = next(name for name in reversed(path) if not CELL.fullmatch(name))
        names |= set(wanted(told, field, schema["$defs"]))
    silent = [one for one in names if not CELL.fullmatch(one.name) and not told_by(words, one)]
    unknown = [
        one for one in silent if one.sort == "kind" or not {one.name} & (faces.faces.keys() | faces.colours.keys())
    ]
    assert sorted(unknown) == []


def told_by(words: dict[str, str], one: Name) -> bool:
    """As the page looks it up."""
    general = {"field": spelled(one.name), "value": f"value.{spelled(one.name)}", "kind": ""}[one.sort]
    return f"{one.within}.{spelled(one.name)}" in words or general in words


@pytest.mark.parametrize("game", TYPED)
def test_both_languages_name_the_same_things(game: str) -> None:
    folder = edubba.load(game).folder
    assert words_of(folder, "fr").keys() == words_of(folder, "en").keys()
    assert not [text for text in words_of(folder, "fr").values() if re.search(r" [:;!?]", text)]


@pytest.mark.parametrize("game", TYPED)
def test_the_layout_speaks_of_what_is_in_the_box(game: str) -> None:
    """Every face is in the catalogue, no value lies on two boards, and no two cells on the same spot."""
    loaded = edubba.load(game)
    assert loaded.typed is not None
    places = list(loaded.typed.leaves)
    look, faces = look_of(loaded.folder, places), loaded.catalogue("en")
    known = faces.faces.keys() | faces.colours.keys()
    assert [face for face in look.faces.values() if face.split()[1] not in known] == []
    assert look.faces.keys() <= {part for place in places for part in parts_of(place)}
    spots = [spot for board in look.maps.values() for spot in board]
    assert len({spot[0] for spot in spots}) == len(spots)
    assert {spot[0] for spot in spots} <= set(places)
    for board in look.maps.values():
        assert len({(x, y) for _, x, y, _ in board}) == len(board)


@pytest.mark.parametrize(
    ("game", "lang", "first"),
    [
        ("uruk", "en", "Inventions"),
        ("teotihuacan", "fr", "Plateaux des joueurs"),
        ("tabannusi", "fr", "Cartes Automate"),
        ("wayfarers", "en", "Player boards"),
        ("ginkgopolis", "fr", None),
    ],
)
def test_whoever_puts_up_a_table_learns_where_values_are_reconstructed(game: str, lang: str, first: str | None) -> None:
    parts = game_data(edubba.load(game), None, lang).parts
    assert next(iter(parts), None) == first
    assert len(set(parts)) == len(parts)


def test_a_game_without_a_layout_is_laid_out_plainly(tmp_path: Any) -> None:
    assert look_of(tmp_path, ["a.b"]).maps == {}
    assert words_of(tmp_path, "en") == {}
