"""Boxes and data packs from outside: what is printed, what an owner corrects, and whether it can be played with."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from edubba.kernel import Game, provenance
from edubba.kernel.errors import BadPack, Told
from edubba.kernel.pack import Pack, parse_json, whole_letters
from edubba.kernel.scene import Catalogue
from edubba.kernel.shelf import load
from edubba.kernel.typedbox import LONGEST, MOST_PROBLEMS, PACK, TypedBox
from edubba.table.box_wire import (
    BoxCounts,
    BoxEdit,
    BoxInfo,
    BoxValue,
    BoxVerdict,
    GameData,
    MyPack,
    PackInfo,
    PackText,
    PackWish,
    Problem,
    UsedPack,
)  # fmt: skip
from edubba.table.names import BLANK, UNSEEN
from edubba.table.stored import Guest, KeptPack
from edubba.table.words import Refusal, sentence_of
from edubba.words import talk_of
from edubba.words.workshop import look_of, words_of

KEPT = 32  # boxes whose values are kept at hand, in one language each


def box_of(game: Game) -> TypedBox[Any]:
    if game.typed is None:
        raise Refusal(404, "no-box", game=game.name)
    return game.typed


@lru_cache(KEPT)
def box_info(name: str, lang: str) -> BoxInfo:
    """Everything printed of a game, as it is shipped, with where it comes from."""
    game = load(name)
    box, say = box_of(game), talk_of(game).book.speaker(lang)
    told = provenance.summary(name, box.name, box.facts(box.own_pack()))
    return BoxInfo(
        game=name,
        title=say("title"),
        version=box.version,
        hash=box.name,
        counts=BoxCounts(**{count: getattr(told, count) for count in BoxCounts.__struct_fields__}),
        values=[
            BoxValue(
                place=fact.path,
                value=fact.value,
                source=fact.source,
                confidence=fact.confidence,
                why=say(f"origin-{fact.why}") if fact.why else "",
                fixed=say(f"fixed-{fact.fixed}") if fact.fixed else "",
            )
            for fact in told.paths
        ],
        schema=box.schema(),
        words=words_of(game.folder, lang),
        look=look_of(game.folder, list(box.leaves)),
    )


@lru_cache(KEPT)
def to_confirm(name: str) -> frozenset[str]:
    """The places whose values an owner should compare with the box."""
    box = box_of(load(name))
    return frozenset(fact.path for fact in provenance.to_look_up(box.facts(box.own_pack())))


@lru_cache(KEPT)
def reconstructed_parts(name: str, lang: str) -> list[str]:
    """What the parts of a box are called in which something is reconstructed; those with most of it first."""
    info = box_info(name, lang)
    places = [value.place for value in info.values if value.source == "reconstructed"]
    found = Counter(re.split(r"[.\[]", place, maxsplit=1)[0] for place in places)
    return [info.words.get(part, part) for part, _ in found.most_common()]


def game_data(game: Game, used: Pack | None, lang: str) -> GameData:
    """What is told of the data of a game to whoever puts up a table: of the standard ones, and of those in use here."""
    if game.typed is None:
        return GameData()
    reconstructed, parts = box_info(game.name, lang).counts.reconstructed, reconstructed_parts(game.name, lang)
    if used is None:
        return GameData(reconstructed, parts, box=True)
    named = used.file["changes"] if used.file.get("format") == PACK else used.changes or {}
    left = max(0, reconstructed - len(to_confirm(game.name) & named.keys()))
    return GameData(reconstructed, parts, UsedPack(used.hash, title_of(used), reconstructed=left), box=True)


def title_of(pack: Pack | None) -> str:
    """What a pack is called by who wrote it."""
    title = pack.file.get("title", "") if pack is not None and pack.file.get("format") == PACK else ""
    return clean(title, LONGEST["title"])


# --- changes --------------------------------------------------------------------------------------------------------


def check(game: Game, edit: BoxEdit, lang: str) -> BoxVerdict:
    """What speaks against some changes, and what must change with one more."""
    box, changes = box_of(game), dict(edit.changes)
    along: dict[str, Any] = {}
    if edit.place is not None:
        along = _along(box, changes, edit.place, edit.value)
        changes |= {edit.place: edit.value, **along}
    problems = box.problems(changes)
    return BoxVerdict(told(problems, lang), None if problems else box.hash_of(changes), along)


def _along(box: TypedBox[Any], changes: Mapping[str, Any], place: str, value: Any) -> dict[str, Any]:
    """Nothing, while single values are wrong by themselves."""
    if any(any(box.misprints(*one)) for one in [*changes.items(), (place, value)]):
        return {}
    found = box.together(changes, place, value)
    now = {other: changes.get(other, leaf.value) for other, leaf in box.leaves.items()}
    return {other: new for other, new in found.items() if other != place and now[other] != new}


def preview(game: Game, changes: Mapping[str, Any], lang: str) -> Catalogue:
    """The words of a game with these changes; it is not put on the shelf."""
    return type(game)(box_of(game).pack("", dict(changes))).catalogue(lang)


def told(problems: Iterable[str], lang: str) -> list[Problem]:
    """Problems in the reader's language. What is told at a place need not name it again."""
    found = []
    for problem in problems:
        place, text = whole_letters(place_of(problem)), sentence_of(problem, lang)
        named = re.match(re.escape(place) + r"\s?: ", text) if place else None
        found.append(Problem(text[named.end() :] if named else text, place))
    return found


def place_of(problem: str) -> str:
    """Where a problem lies: sentences begin with their place, or with several."""
    facts = problem.facts if isinstance(problem, Told) else {}
    if isinstance(place := facts.get("place"), str):
        return place
    found = re.match(r"([a-z][^\s:,]*)(?:, [a-z][^\s:,]*)*: ", problem)
    return found[1] if found else ""


# --- packs ----------------------------------------------------------------------------------------------------------


def read_file(game: Game, text: str, lang: str) -> PackText:
    """The pack in a file of any kind; BadPack, if it is none. Values that are right by themselves, but do not go
    together, are those of an unfinished pack."""
    box = box_of(game)
    file = parse_json(text)
    if file.get("format") == PACK and isinstance(file.get("changes"), dict):
        box.open("", file | {"changes": {}})  # what is beside them
        changes = file["changes"]
        wrong: list[str] = []
        for place, value in changes.items():
            wrong += box.misprints(place, value)
            if len(wrong) >= MOST_PROBLEMS:
                break
        if wrong:
            raise BadPack(wrong[:MOST_PROBLEMS])
    else:
        pack = box.open("", file)
        file, changes = pack.file, dict(pack.changes or {})
    head = {
        name: clean(file[name], most) if file.get("format") else "" for name, most in LONGEST.items() if name in file
    }
    return PackText(
        game=game.name,
        **{name: head.get(name, "") for name in LONGEST},
        changes=changes,
        problems=told(box.problems(changes), lang),
    )


def clean(text: str, most: int) -> str:
    """A text that somebody wrote, without what could play tricks with the page."""
    shown = unicodedata.normalize("NFC", text)
    seen = [one for one in shown if one == "\n" or not (unicodedata.category(one).startswith(UNSEEN) or one in BLANK)]
    return "".join(seen).strip()[:most]


def draft(game: Game, wish: PackWish, id: str, guest: Guest, now: float) -> tuple[KeptPack, MyPack]:
    """A pack to be kept, finished or not, and what its owner is told of it."""
    box, changes = box_of(game), dict(wish.changes)
    problems = box.problems(changes)
    pack = KeptPack(
        id=id,
        guest=guest.id,
        game=game.name,
        version=box.version,
        title=clean(wish.title, LONGEST["title"]).replace("\n", " "),
        author=clean(wish.author, LONGEST["author"]).replace("\n", " "),
        note=clean(wish.note, LONGEST["note"]),
        changes=changes,
        hash=None if problems else box.hash_of(changes),
        differing=len(box.real(changes)),
        confirmed=len(to_confirm(game.name) & changes.keys()),
        created=now,
        changed=now,
    )
    return pack, _whole(pack, problems, guest.lang)


def pack_info(pack: KeptPack) -> PackInfo:
    """A pack for its owner's list. One that was written for another version of the box is to be looked at again."""
    current = box_of(load(pack.game)).version == pack.version
    return PackInfo(
        id=pack.id,
        game=pack.game,
        title=pack.title,
        changed=pack.changed,
        version=pack.version,
        changes=pack.differing,
        confirmed=pack.confirmed,
        hash=pack.hash if current else None,
    )


def my_pack(pack: KeptPack, lang: str) -> MyPack:
    """A pack for its owner."""
    return _whole(pack, box_of(load(pack.game)).problems(pack.changes), lang)


def _whole(pack: KeptPack, problems: Iterable[str], lang: str) -> MyPack:
    found = told(problems, lang)
    return MyPack(info=pack_info(pack), changes=pack.changes, author=pack.author, note=pack.note, problems=found)


def played(game: Game, pack: KeptPack) -> Pack:
    """What a table is played with: what a pack changes, without what its owner says of it. BadPack, if it cannot be."""
    box = box_of(game)
    names = dict.fromkeys(LONGEST, "")
    return box.open(pack.id, {**file_of(pack), **names, "changes": box.real(pack.changes)})


def file_of(pack: KeptPack) -> dict[str, Any]:
    """A pack as a file, to be kept or given to others."""
    head = {"format": PACK, "game": pack.game, "version": pack.version}
    return {**head, **{name: getattr(pack, name) for name in LONGEST}, "changes": pack.changes}
