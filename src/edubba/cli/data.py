"""Data packs: where printed values come from, and how an owner of the box puts his own in their place."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import edubba
from edubba import packs
from edubba.cli.screen import plain_table
from edubba.cli.voice import Voice
from edubba.kernel import Game, Pack

SOURCES = ("rulebook", "reference", "knowledge", "reconstructed")


def about(name: str, console: Console, voice: Voice) -> None:
    """What comes from where, group by group, and what the pack in use changes."""
    game = packs.in_use(name)
    show_pack(game, game.pack, console, voice)
    for pack in packs.installed(name):
        console.print(voice.say("pack-installed", pack=pack))
    console.print()
    table = plain_table(voice.say("data-group"), *[voice.say(f"source-{source}.name") for source in SOURCES])
    for what, sources in provenance(game.pack).items():
        table.add_row(what, *[str(sources[source] or "–") for source in SOURCES])
    console.print(table)
    for source in SOURCES:
        console.print(Text.assemble((voice.say(f"source-{source}.name"), "bold"), ": ", voice.say(f"source-{source}")))
    for group in game.pack.data.values():
        for item in group.get("items", []) if isinstance(group, dict) else []:
            if "source_note" in item:
                console.print(Text.assemble((item["id"], "bold"), f": {item['source_note']}"))
    remarks = game.printed.data.get("provenance", {})
    for remark in remarks.values():
        if isinstance(remark, str):
            console.print("", Text(remark), sep="\n")
    for reference in remarks.get("public_references", []):
        console.print(Padding(Text(f"– {reference['what']}: {reference['where']}"), (0, 0, 0, 2)))


def provenance(pack: Pack) -> dict[str, Counter[str]]:
    """How many values come from which source, by group and kind of value; mixed groups tell it item by item."""
    found: dict[str, Counter[str]] = {}
    for group, content in pack.data.items():
        if not isinstance(content, dict) or "source" not in content:
            continue
        items = [item["source"] for item in content.get("items", []) if isinstance(item.get("source"), dict)]
        for item in items:
            for what, source in item.items():
                found.setdefault(f"{group}.{what}", Counter())[str(source)] += 1
        if not items and content["source"] in SOURCES:
            found[group] = Counter({content["source"]: 1})
    return found


def show_pack(game: Game, pack: Pack, console: Console, voice: Voice) -> None:
    """Which pack it is, and every value in which it differs from ours."""
    changes = packs.changes(game, pack)
    key = "pack-changes" if changes else "pack-standard"
    console.print(Text(voice.say(key, game=game.name, pack=pack.hash, count=len(changes)), style="bold"))
    for place, ours, theirs in changes:
        console.print(Text(f"  {place}: {ours} → {theirs}"))


def export(name: str, path: Path | None, force: bool, console: Console, voice: Voice) -> None:
    """Write the data that come with Edubba to a file, to be corrected there."""
    text = json.dumps(edubba.load(name).printed.data, ensure_ascii=False, indent=1) + "\n"
    if path is None:
        console.out(text, end="", highlight=False)
        return
    try:
        with path.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise voice.usage("export-exists", path=str(path)) from None
    console.print(voice.say("exported", path=str(path), game=name))


def check(name: str, path: Path, console: Console, voice: Voice) -> None:
    """Say whether a file can be used, and what it changes."""
    game = edubba.load(name)
    pack = packs.read(game, path)
    console.print(Text.assemble(("OK", "bold green"), " ", voice.say("pack-good", path=str(path))))
    show_pack(game, pack, console, voice)


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
