"""Backup and restore: everything in one file, made while the server is played at, and whole when it comes back."""

import json
import os
import shutil
import stat
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from edubba.server.backup import ASIDE, MANIFEST
from edubba.server.folder import DATABASE, KEY, DataFolder
from edubba.table.stored import Guest
from tests.cli.conftest import Cli
from tests.server.house import DEVICE, ME, Person
from tests.server.test_folder import killed
from tests.server.test_restart import moved_to, play_a_while, started

ADA, BEA = Guest("ada", "Ada", "en"), Guest("bea", "Béa", "fr")


@pytest.fixture
def kept(home: Path) -> Path:
    """The data folder of this user, with somebody in it, and an installed data pack."""
    folder = home / "share" / "edubba"
    with DataFolder(folder) as data:
        data.store.now(data.store.add_guest, ADA)
    (folder / "packs" / "uruk").mkdir(parents=True)
    (folder / "packs" / "uruk" / "in-use").write_text("0123456789abcdef\n")
    (folder / "packs" / "uruk" / ".draft.part").write_text("no part of it")
    return folder


def guests(folder: Path) -> list[Guest | None]:
    with DataFolder(folder) as data:
        return [data.store.guest(guest.id) for guest in (ADA, BEA)]


def test_there_and_back(cli: Cli, kept: Path, home: Path) -> None:
    key = (kept / KEY).read_bytes()
    done = cli("backup save.zip")
    assert (done.code, done.err) == (0, "")
    assert stat.S_IMODE((home / "save.zip").stat().st_mode) == 0o600
    shutil.rmtree(kept)
    assert cli("restore save.zip").code == 0
    assert guests(kept) == [ADA, None]
    assert (kept / KEY).read_bytes() == key
    assert stat.S_IMODE((kept / DATABASE).stat().st_mode) == stat.S_IMODE((kept / KEY).stat().st_mode) == 0o600
    assert [path.name for path in (kept / "packs" / "uruk").iterdir()] == ["in-use"]
    assert not [path for path in [*home.iterdir(), *kept.iterdir()] if path.name.startswith(".edubba")]


def test_a_backup_while_people_play(tmp_path: Path) -> None:
    """Every move that was acknowledged before it is in it, and the game goes on from there on another server."""
    there, here, file = tmp_path / "there", tmp_path / "here", tmp_path / "save.zip"
    with started(there) as (_, address):
        person = Person(address)
        table = person.open(ME, DEVICE)
        with person.live(table) as live:
            play_a_while(live, Random(1), 6)
            live.sit(None)
            decided = live.log[:]
            command = [sys.executable, "-m", "edubba", "backup", str(file)]
            surroundings = os.environ | {"XDG_DATA_HOME": str(there)}
            subprocess.run(command, env=surroundings, check=True, capture_output=True, timeout=60)
            live.sit(live.scene["table"]["to_act"][0])
            live.act(live.choices()[0])  # the server has not noticed anything
    command = [sys.executable, "-m", "edubba", "restore", str(file)]
    subprocess.run(command, env=os.environ | {"XDG_DATA_HOME": str(here)}, check=True, capture_output=True, timeout=60)
    with started(here) as (_, address), moved_to(person, address).live(table) as live:
        live.next_scene()
        assert live.log == decided
        live.sit(live.scene["table"]["to_act"][0])
        live.act(live.choices()[0])
    person.http.close()


def test_a_folder_with_tables_is_not_written_over(cli: Cli, kept: Path) -> None:
    cli("backup save.zip")
    with DataFolder(kept) as data:
        data.store.now(data.store.add_guest, BEA)
    done = cli("restore save.zip")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "--force" in done.err
    assert guests(kept) == [ADA, BEA]
    assert cli("restore save.zip --force").code == 0
    assert guests(kept) == [ADA, None]
    (kept / f"{DATABASE}{ASIDE}").replace(kept / DATABASE)
    assert guests(kept) == [ADA, BEA]


def test_a_folder_in_use_is_left_alone(cli: Cli, kept: Path) -> None:
    cli("backup save.zip")
    with DataFolder(kept):
        done = cli("restore save.zip --force")
        assert done.code == 2
        assert f"process {os.getpid()}" in done.err
    assert guests(kept) == [ADA, None]


def test_a_backup_is_not_written_over(cli: Cli, kept: Path, home: Path) -> None:
    (home / "save.zip").write_text("mine")
    assert cli("backup save.zip").code == 2
    assert (home / "save.zip").read_text() == "mine"
    assert cli("backup save.zip --force").code == 0
    assert zipfile.is_zipfile(home / "save.zip")


def test_nothing_to_back_up(cli: Cli, home: Path) -> None:
    assert cli("backup save.zip").code == 2
    assert not (home / "save.zip").exists()


def test_after_a_kill_the_latest_moves_are_in_it(cli: Cli, kept: Path, home: Path) -> None:
    """And the folder itself is as good as before, though looking at it has tidied it up."""
    shutil.rmtree(kept)
    killed(kept)
    assert cli("backup save.zip").code == 0
    assert guests(kept) == [ADA, None]
    shutil.rmtree(kept)
    cli("restore save.zip")
    assert guests(kept) == [ADA, None]


def test_a_database_without_its_latest_moves_is_not_backed_up(cli: Cli, kept: Path, home: Path) -> None:
    shutil.rmtree(kept)
    killed(kept)
    (kept / f"{DATABASE}-wal").unlink()
    done = cli("backup save.zip")
    assert done.code == 2
    assert f"{DATABASE}-wal" in done.err
    assert not (home / "save.zip").exists()


def rewritten(path: Path, change: Callable[[str, bytes], bytes | None], extra: dict[str, bytes] | None = None) -> None:
    with zipfile.ZipFile(path) as archive:
        files = {name: change(name, archive.read(name)) for name in archive.namelist()}
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in (files | (extra or {})).items():
            if content is not None:
                archive.writestr(name, content)


def edited(**fields: object) -> Callable[[str, bytes], bytes]:
    return lambda name, content: json.dumps(json.loads(content) | fields).encode() if name == MANIFEST else content


DAMAGES: dict[str, tuple[Callable[[str, bytes], bytes | None], str]] = {
    "other content": (lambda name, content: content[:-1] + b"?" if name == DATABASE else content, "is damaged"),
    "no database": (lambda name, content: None if name == DATABASE else content, "is damaged"),
    "no manifest": (lambda name, content: None if name == MANIFEST else content, "is damaged"),
    "later schema": (edited(schema="9999", version="7.0"), "newer version of Edubba (7.0)"),
    "other format": (edited(format="zip/1"), "is no backup"),
    "way out": (edited(files={"../../evil": "0"}), "is no backup"),
    "not a name": (edited(files={"packs/../../evil": "0"}), "is no backup"),
    "nothing in it": (edited(files={}), "is no backup"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_backup_that_is_not_what_was_written_changes_nothing(cli: Cli, kept: Path, home: Path, name: str) -> None:
    change, sentence = DAMAGES[name]
    cli("backup save.zip")
    with DataFolder(kept) as data:
        data.store.now(data.store.add_guest, BEA)
    rewritten(home / "save.zip", change)
    done = cli("restore save.zip --force")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert sentence in done.err
    assert guests(kept) == [ADA, BEA]


def test_a_file_that_is_no_archive(cli: Cli, home: Path) -> None:
    (home / "save.zip").write_bytes(b"PK" + bytes(100))
    assert "is damaged" in cli("restore save.zip").err
    assert "is no backup" in cli("restore nowhere.zip").err
    assert cli("backup no/such/folder/save.zip").code == 2
