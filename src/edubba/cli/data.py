"""Data packs: where printed values come from, and how an owner of the box puts his own in their place."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import edubba
from edubba import packs
from edubba.cli.screen import plain_table
from edubba.cli.voice import Voice
from edubba.kernel import BadPack, Game, Pack
from edubba.kernel.provenance import SOURCES, Fact, Summary, to_look_up
from edubba.kernel.scattered import UNTYPED
from edubba.kernel.trial import trials
from edubba.words import LANGUAGES, talk_of
from edubba.words.workshop import words_of

STANDARD = "standard"
SHOWN = 6  # patterns of places that are listed beside a reason


def about(name: str, as_json: bool, console: Console, voice: Voice) -> None:
    """What comes from where, and what a pack can change."""
    game = packs.in_use(name)
    told = packs.summary(game)
    if as_json:
        console.out(msgspec.json.format(msgspec.json.encode(told), indent=1).decode(), highlight=False)
        return
    show_pack(game, game.pack, console, voice)
    for pack in packs.installed(name):
        console.print(voice.say("pack-installed", pack=pack))
    console.print()
    counts = {source: getattr(told, source) for source in SOURCES}
    console.print(voice.say("about-values", count=told.values, **counts))
    facts = {"reconstructed": told.reconstructed, "correctable": told.correctable, "fixed": told.fixed}
    facts["others"] = 0 if told.reconstructed else len(to_look_up(told.paths))
    console.print(Text(voice.say("about-correctable", **facts), style="bold"))
    console.print()
    console.print(groups(told, words_of(game.folder, voice.lang), voice))
    for source in SOURCES:
        if counts[source]:
            named = {"what": voice.say(f"source-{source}.name"), "why": voice.say(f"source-{source}")}
            console.print("", Text(voice.say("about-because", **named), style="bold"), sep="\n")
            levels = told.confidence.get(source, {}).items()
            sure = [voice.say("about-sure", count=n, confidence=voice.say(f"confidence-{one}")) for one, n in levels]
            if sure:
                console.print(Padding(Text(", ".join(sure)), (0, 0, 0, 2)))
            show_reasons(game, [fact for fact in told.paths if fact.source == source], console, voice)
    show_fixed(game, told, console, voice)


def groups(told: Summary, words: Mapping[str, str], voice: Voice) -> Any:
    """How many values of each group come from where, and how many of them a pack can change."""
    known = [source for source in SOURCES if getattr(told, source)]  # more columns than needed do not fit a terminal
    names = [voice.say(f"source-{source}.name") for source in known]
    table = plain_table(voice.say("data-group"), *names, voice.say("data-correctable"))
    table.padding = (0, 1, 0, 0)
    for column in table.columns:
        column.no_wrap = True
    if words:  # what a group is called, where there is room
        table.add_column("")
    found: dict[str, Counter[str]] = {}
    for fact in told.paths:
        group = found.setdefault(re.split(r"[.\[]", fact.path, maxsplit=1)[0], Counter())
        group[fact.source] += 1
        group["correctable"] += fact.correctable
    for name, count in found.items():
        told_of = [str(count[one] or "–") for one in (*known, "correctable")]
        table.add_row(name, *told_of, *([words.get(name, "")] if words else []))
    return table


def show_reasons(game: Game, facts: list[Fact], console: Console, voice: Voice) -> None:
    """Why we think so, with all places of which it is said."""
    reasons: dict[tuple[str, str], list[Fact]] = {}
    for fact in facts:
        reasons.setdefault((fact.why, fact.confidence), []).append(fact)
    for (why, confidence), those in reasons.items():
        sure = voice.say("about-confidence", confidence=voice.say(f"confidence-{confidence}")) if confidence else ""
        line = voice.say("about-places", places=places(those), count=len(those)) + sure
        reason = ""
        if why:
            reason = talk_of(game).book.say(voice.lang, f"origin-{why}") if game.typed is not None else why
            if game.typed is None and voice.lang != "en":
                reason = voice.say("about-english-only")  # components.json of such a game has its remarks in English
        text = voice.say("about-because", what=line, why=reason) if reason else line
        console.print(Padding(Text(text), (0, 0, 0, 2)))


def show_fixed(game: Game, told: Summary, console: Console, voice: Voice) -> None:
    """What cannot vary, and why not."""
    reasons: dict[str, list[Fact]] = {}
    for fact in told.paths:
        if fact.fixed and fact.source == "reconstructed":
            reasons.setdefault(fact.fixed, []).append(fact)
    if reasons:
        console.print(Text.assemble("\n", (voice.say("about-fixed"), "bold")))
    for reason, those in reasons.items():
        if reason == UNTYPED:
            because = voice.say("about-untyped")
        else:
            because = talk_of(game).book.say(voice.lang, f"fixed-{reason}")
        line = voice.say("about-places", places=places(those), count=len(those))
        console.print(Padding(Text(voice.say("about-because", what=line, why=because)), (0, 0, 0, 2)))


def places(facts: list[Fact]) -> str:
    """Where they stand, with a star for what differs."""
    starred = list(dict.fromkeys(re.sub(r"\[[^\]]*\]", "[*]", fact.path) for fact in facts))
    if len(starred) > SHOWN:
        starred = list(dict.fromkeys(re.sub(r"[.\[].*", ".**", place) for place in starred))
    return ", ".join(starred[:SHOWN]) + (", …" if len(starred) > SHOWN else "")


def show_pack(game: Game, pack: Pack, console: Console, voice: Voice) -> None:
    """Which pack it is, and every value in which it differs from ours."""
    changes = packs.changes(game, pack)
    key = "pack-changes" if changes else "pack-standard"
    console.print(Text(voice.say(key, game=game.name, pack=pack.hash, count=len(changes)), style="bold"))
    title, author = pack.file.get("title", ""), pack.file.get("author", "")
    if changes and isinstance(title, str) and title:
        named = {"title": title, "author": author or "–"}
        console.print(voice.say("pack-title", **named))
    show_differences(changes, console)


def show_differences(changes: list[tuple[str, str, str]], console: Console) -> None:
    for place, ours, theirs in changes:
        console.print(Text(f"  {place}: {ours} → {theirs}"))


def schema(name: str, path: Path | None, force: bool, console: Console, voice: Voice) -> None:
    """The JSON schema of packs, so that an editor knows all places and what may stand there."""
    write(packs.typed_box(edubba.load(name)).schema(), path, force, console, voice, "schema-written", name)


def export(name: str, path: Path | None, force: bool, console: Console, voice: Voice) -> None:
    """Write the data that come with Edubba to a file, to be corrected there."""
    write(edubba.load(name).printed.file, path, force, console, voice, "exported", name)


def new(name: str, path: Path | None, fill: bool, force: bool, console: Console, voice: Voice) -> None:
    """Write a pack that changes nothing yet; filled with all values that are worth a look."""
    box = packs.typed_box(edubba.load(name))
    facts = to_look_up(box.facts(box.own_pack())) if fill else []
    listed = {fact.path: fact.value for fact in facts}
    write(box.pack("", listed).file, path, force, console, voice, "exported", name)


def write(
    content: dict[str, Any], path: Path | None, force: bool, console: Console, voice: Voice, done: str, game: str
) -> None:
    """JSON into a file, or to the output if none is named."""
    text = json.dumps(content, ensure_ascii=False, indent=1) + "\n"
    if path is None:
        console.out(text, end="", highlight=False)
        return
    try:
        with path.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise voice.usage("export-exists", path=str(path)) from None
    console.print(voice.say(done, path=str(path), game=game))


def check(name: str, path: Path, games: int, console: Console, voice: Voice) -> None:
    """Say whether a file can be used, and what it changes; then play with it."""
    game = edubba.load(name)
    pack = packs.read(game, path)
    console.print(Text.assemble(("OK", "bold green"), " ", voice.say("pack-good", path=str(path))))
    show_pack(game, pack, console, voice)
    if not games:
        return
    troubles: list[str] = [
        trouble.told() for trouble in trials(type(game)(pack), games, LANGUAGES) if trouble is not None
    ]
    if troubles:
        raise BadPack(troubles)
    console.print(voice.say("pack-played", count=games))


def use(name: str, path: Path | None, standard: bool, console: Console, voice: Voice) -> None:
    """Play with the pack in a file from now on, or with our own data again."""
    if (path is None) != standard:
        raise voice.usage("use-what", game=name)
    game = edubba.load(name)
    if path is None:
        packs.use_standard(name)
        show_pack(game, game.printed, console, voice)
    else:
        show_pack(game, packs.use(game, path), console, voice)
        console.print(voice.say("pack-in-use"))


def diff(name: str, one: str, other: str, console: Console, voice: Voice) -> None:
    """Where two packs differ: files, hashes of installed packs, or the standard data."""
    game = edubba.load(name)
    first, second = (_pack(game, which) for which in (one, other))
    found = packs.differences(game, first, second)
    console.print(Text(voice.say("pack-differences", count=len(found), one=one, other=other), style="bold"))
    show_differences(found, console)


def with_data(name: str, which: str) -> Game:
    """The game with the data in a file, with those of an installed pack, or with the standard ones."""
    game = edubba.load(name)
    pack = _pack(game, which)
    return game if pack.hash == game.printed.hash else edubba.load(name, pack)


def _pack(game: Game, which: str) -> Pack:
    if which in (STANDARD, game.printed.hash):
        return game.printed
    return packs.find(game.name, which) or packs.read(game, Path(which))
