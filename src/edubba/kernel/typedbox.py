"""The typed box of a game: the types of everything printed, the shipped values, and what a pack may change.

A pack is a file that names what it changes. Places and values are those of the box (`places.py`):

    {"format": "edubba-pack/1", "game": "uruk", "version": 1, "title": "…", "author": "…", "note": "…",
     "changes": {"inventions[kiln].colour": "blue"}}

A value that is named, but as it is shipped, is one that somebody has looked up and confirmed: it changes nothing, and a
pack of nothing else is called by the same hash as the shipped data. What `edubba data export` writes is the whole box;
it is read as well, and so are the files of version 0.1.0, whose hashes stay what they were.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect as kinds

from edubba.kernel.errors import BadPack, Told
from edubba.kernel.pack import (
    DEEPEST,
    Pack,
    depth,
    has_half_letters,
    hash_of,
    parse_json,
    read_json,
    shown,
    twice,
    values,
    whole_letters,
    without_remarks,
)
from edubba.kernel.places import (
    Leaf,
    faults,
    leaves,
    missing,
    none_of,
    replaced,
    schema_of,
    too_long,
    unknown,
    wrong_kind,
)
from edubba.kernel.provenance import Fact, Origin, fits, origin_of, read_origins, star_pattern

PACK = "edubba-pack/1"
BOX = "edubba-box/1"
LONGEST = {"title": 80, "author": 80, "note": 2000}  # letters
MOST_PROBLEMS = 50  # that are told at once

B = TypeVar("B")
Changes = dict[str, Any]
Moved = Callable[[str, Any], Iterable[tuple[str, Any]] | None]


class TypedBox(Generic[B]):
    """Everything printed of one game. `components.json` has the values, `provenance.json` where they come from."""

    def __init__(
        self,
        kind: type[B],
        folder: Path,
        *,
        game: str,
        version: int,
        name: str = "",
        contradictions: Callable[[B], Iterable[Told]] = lambda box: (),
        along: Callable[[B, str, Any], Iterable[tuple[str, Any]]] = lambda box, place, value: (),
        fixed: Mapping[str, str] | None = None,
        moved: Moved = lambda place, value: None,
        whole: Iterable[str] = (),
        follows: Iterable[str] = (),
    ) -> None:
        """`version` is raised when the shipped values or their places change. `name` is what the shipped data are
        called, if records know them by another hash than their own. `contradictions` tells what is possible each, but
        not together; `along` what must change with a value, so that they agree. `fixed` are patterns of places that
        cannot vary without another rule, each with the key of its reason. `moved` knows where a value of a file of
        version 0.1.0 stands now: nowhere, if it was not printed or follows from others; None, if there was no such
        place; a function makes the value from the one that stands there, where it is but a part of it. `whole` are
        patterns of places of such a file that were objects and are one value now; `follows` of those that stand nowhere
        any more and may differ all the same, because they are words or told what other values tell."""
        self.kind = kind
        self.folder = folder
        self.game = game
        self.version = version
        self._name = name
        self.contradictions = contradictions
        self.along = along
        self.fixed = fixed or {}
        self.moved = moved
        self.whole = tuple(whole)
        self.follows = tuple(follows)

    @cached_property
    def type(self) -> kinds.Type:
        return kinds.type_info(self.kind)

    @cached_property
    def shipped(self) -> dict[str, Any]:
        """The values that come with Edubba."""
        return read_json(self.folder / "components.json")

    @cached_property
    def name(self) -> str:
        """The hash by which records know the shipped data."""
        return self._name or hash_of([self.game, self.version, self.shipped])

    @cached_property
    def leaves(self) -> dict[str, Leaf]:
        """Every shipped value by its place."""
        return {leaf.place: leaf for leaf in leaves(self.type, self.shipped)}

    @cached_property
    def origins(self) -> list[Origin]:
        return read_origins(self.folder / "provenance.json")

    def own_pack(self) -> Pack:
        return Pack(name="edubba", data=self.shipped, hash=self.name, changes={}, file=self._whole(self.shipped))

    def read(self, data: dict[str, Any]) -> B:
        """Plain data as the types of this box."""
        try:
            return msgspec.convert(data, self.kind)
        except msgspec.ValidationError as trouble:
            raise BadPack(list(faults(self.type, data, "")) or [str(trouble)]) from trouble

    # --- packs --------------------------------------------------------------------------------------------------

    def pack(self, name: str, changes: Changes, *, title: str = "", author: str = "", note: str = "") -> Pack:
        """The pack that makes these changes; BadPack, if it cannot be played with."""
        self._refuse(self.problems(changes))
        head = {"format": PACK, "game": self.game, "version": self.version}
        file = {**head, "title": title, "author": author, "note": note, "changes": changes}
        return Pack(
            name=name, data=self.changed(changes), hash=self.hash_of(changes), changes=self.real(changes), file=file
        )

    def problems(self, changes: Mapping[str, Any]) -> list[Told]:
        """All that speaks against these changes: single values first, then what does not go together."""
        found: list[Told] = []
        for place, value in changes.items():
            found += self.misprints(place, value)
            if len(found) >= MOST_PROBLEMS:
                return found[:MOST_PROBLEMS]
        return found or list(self._clashes(self.read(self.changed(changes))))

    def _clashes(self, box: B) -> Iterator[Told]:
        """What does not go together, to be said in the words of the game."""
        for told in self.contradictions(box):
            told.game = self.game
            yield told

    def misprints(self, place: str, value: Any) -> Iterator[Told]:
        """What is wrong with one value by itself."""
        leaf = self.leaves.get(place)
        if leaf is None:
            near = get_close_matches(place, self.leaves, 1)
            if not near:
                yield unknown(shown(place)[1:-1])
            else:
                sentence = "{place}: is unknown; did you mean {near}?"
                yield Told("pack-near", sentence, place=shown(place)[1:-1], near=near[0])
            return
        wrong = list(faults(leaf.kind, value, place))
        yield from wrong
        if not wrong and value != leaf.value and self.reason(place):
            sentence = "{place}: must stay {ours}, found {found}: it cannot vary without another rule"
            yield Told("pack-rule", sentence, place=place, ours=shown(leaf.value), found=shown(value))

    def reason(self, place: str) -> str:
        """The key of the reason why this value cannot vary without another rule; "" if it can."""
        return next((reason for pattern, reason in self.fixed.items() if fits(pattern, place)), "")

    def changed(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """The whole box, as plain data, with these changes."""
        data = self.shipped
        for place, value in self.real(changes).items():
            data = replaced(data, self.leaves[place].keys, value)
        return data

    def real(self, changes: Mapping[str, Any]) -> Changes:
        """What differs from the shipped values, in the order of the box."""
        differs = (place for place, leaf in self.leaves.items() if changes.get(place, leaf.value) != leaf.value)
        return {place: changes[place] for place in differs}

    def hash_of(self, changes: Mapping[str, Any]) -> str:
        real = self.real(changes)
        return hash_of([self.game, self.version, real]) if real else self.name

    def together(self, changes: Mapping[str, Any], place: str, value: Any) -> Changes:
        """These changes and one more, with what must change along with it."""
        box = self.read(self.changed(changes))
        return {**changes, place: value, **dict(self.along(box, place, value))}

    # --- files --------------------------------------------------------------------------------------------------

    def open(self, name: str, file: dict[str, Any]) -> Pack:
        """The pack in a file of any of the three kinds; BadPack says what is wrong with it."""
        form = file.get("format")
        if depth(file) > DEEPEST or (form is None and has_half_letters(file)):
            raise BadPack([Told("pack-odd", "is no JSON that makes sense")])
        if form not in (None, PACK, BOX):
            raise BadPack([none_of("format", (PACK, BOX), form)])
        if file.get("game") != self.game:
            sentence = "is a file for the game {found}, not for {game}"
            raise BadPack([Told("pack-game", sentence, game=self.game, found=shown(file.get("game")))])
        if form is None:
            return self._of_0_1(name, file)
        if file.get("version") != self.version:
            sentence = "is for version {found} of the box of {game}; here is version {version}"
            facts = {"game": self.game, "found": shown(file.get("version")), "version": self.version}
            raise BadPack([Told("pack-version", sentence, **facts)])
        body = "changes" if form == PACK else "box"
        self._refuse(_head_faults(file, body))
        if form == BOX:
            self._refuse(faults(self.type, file["box"], ""))
            changes = self._differing(file["box"])
        else:
            changes = file["changes"]
        return self.pack(name, changes, **{key: whole_letters(file.get(key, "")) for key in LONGEST})

    def _differing(self, box: dict[str, Any]) -> Changes:
        """A whole box, whose shape is right, as changes."""
        theirs = {leaf.place: leaf.value for leaf in leaves(self.type, box)}
        listed = [leaf.place for leaf in leaves(self.type, box)]
        self._refuse(twice(place) for place in theirs if len(listed) > len(theirs) and listed.count(place) > 1)
        self._refuse(unknown(place) for place in theirs if place not in self.leaves)
        self._refuse(missing(place) for place in self.leaves if place not in theirs)
        return self.real(theirs)

    def _of_0_1(self, name: str, file: dict[str, Any]) -> Pack:
        """A whole file of version 0.1.0; records know it by the hash of all of it."""
        changes: Changes = {}
        strange = []
        for place, value in self._values_of_0_1(file):
            stands = self.moved(place, value)
            if stands is None:
                strange.append(unknown(place))
                continue
            if stands == () and not self._may_differ(place, value):
                strange.append(self._fixed_in_0_1(place, value))
                continue
            for where, new in stands:
                if not callable(new):
                    changes[where] = new
                elif where in self.leaves:
                    changes[where] = new(changes.get(where, self.leaves[where].value))
                else:
                    strange.append(unknown(place))
        self._refuse(strange)
        self._refuse(missing(place) for place in self.leaves if place not in changes and not self.reason(place))
        pack = self.pack(name, self.real(changes))
        if not pack.changes:
            return pack
        own = hash_of(without_remarks(file))
        return Pack(name=name, data=pack.data, hash=own, changes=pack.changes, file=file)

    def _values_of_0_1(self, file: dict[str, Any]) -> Iterator[tuple[str, Any]]:
        return values(file, whole=lambda place: any(fits(pattern, place) for pattern in self.whole))

    @cached_property
    def _printed_by_0_1(self) -> dict[str, Any]:
        """What version 0.1.0 shipped, by place; nothing, if it did not have the game."""
        path = self.folder / "data-0.1.0.json.gz"
        if not path.exists():
            return {}
        return dict(self._values_of_0_1(parse_json(gzip.decompress(path.read_bytes()).decode())))

    def _may_differ(self, place: str, value: Any) -> bool:
        """Whether a value that is read no more loses nothing: else somebody believes that he has corrected it."""
        ours = self._printed_by_0_1.get(place, value)
        return bool(ours == value) or any(fits(pattern, place) for pattern in self.follows)

    def _fixed_in_0_1(self, place: str, value: Any) -> Told:
        sentence = (
            "{place}: must stay {ours} in a file of version 0.1.0, found {found}; "
            "edubba data schema {game} tells what a data pack may change"
        )
        ours = shown(self._printed_by_0_1[place])
        return Told("pack-of-0-1", sentence, place=place, ours=ours, found=shown(value), game=self.game)

    def _refuse(self, problems: Iterable[str]) -> None:
        found = list(problems)
        if found:
            raise BadPack(found[:MOST_PROBLEMS])

    def _whole(self, data: dict[str, Any]) -> dict[str, Any]:
        return {"format": BOX, "game": self.game, "version": self.version, "box": data}

    def export(self, pack: Pack) -> dict[str, Any]:
        """The whole box of a pack, as a file."""
        return self._whole(pack.data)

    def values(self, pack: Pack) -> dict[str, Any]:
        """Every value of a pack by its place."""
        return {leaf.place: leaf.value for leaf in leaves(self.type, pack.data)}

    # --- where it comes from, and what may stand there ------------------------------------------------------------

    def facts(self, pack: Pack) -> list[Fact]:
        """Every value of a pack with its provenance. What a pack changes has that of the value in whose place it is."""
        found = []
        for leaf in leaves(self.type, pack.data):
            origin = origin_of(self.origins, leaf.place)
            if origin is None:
                raise LookupError(f"provenance.json of {self.game} does not tell where {leaf.place} comes from")
            reason = self.reason(leaf.place)
            about = (origin.source, not reason, origin.confidence, origin.why, reason)
            found.append(Fact(leaf.place, leaf.value, *about))
        return found

    def schema(self) -> dict[str, Any]:
        """The JSON schema of a pack of this game, so that an editor knows places and values."""
        shared: dict[str, Any] = {}
        places = {place: schema_of(leaf.kind, shared) for place, leaf in self.leaves.items() if not self.reason(place)}
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": f"{PACK} {self.game}",
            "type": "object",
            "required": ["format", "game", "version", "changes"],
            "additionalProperties": False,
            "properties": {
                "$schema": {"type": "string"},
                "format": {"const": PACK},
                "game": {"const": self.game},
                "version": {"const": self.version},
                **{name: {"type": "string", "maxLength": most} for name, most in LONGEST.items()},
                "changes": {"type": "object", "additionalProperties": False, "properties": places},
            },
            "$defs": shared,
        }


def _head_faults(file: dict[str, Any], body: str) -> Iterator[Told]:
    """What is wrong with a file beside the values it is about."""
    for name, found in file.items():
        if name in LONGEST:
            if type(found) is not str:
                yield wrong_kind(str, name, found)
            elif len(found) > LONGEST[name]:
                yield too_long(name, LONGEST[name], len(found))
        elif name not in ("$schema", "format", "game", "version", body):
            yield unknown(shown(name)[1:-1])
    if body not in file:
        yield missing(body)
    elif not isinstance(file[body], dict):
        yield Told("pack-object", "{place}: must be an object", place=body)


def renamed(places: Mapping[str, str | None]) -> Moved:
    """A `moved` made of patterns: what fits one stands where the text beside it says, in which {0}, {1} … are what the
    stars of the pattern stood for; None, if it stands nowhere any more."""
    rules = [(star_pattern(pattern), place) for pattern, place in places.items()]

    def moved(place: str, value: Any) -> Iterable[tuple[str, Any]] | None:
        for pattern, stands in rules:
            found = pattern.fullmatch(place)
            if found:
                return () if stands is None else [(stands.format(*found.groups()), value)]
        return None

    return moved
