"""The data folder: one server at a time, private, whole; and one sentence for whatever is wrong with it."""

import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from edubba.kernel.files import write_whole
from edubba.server.folder import DATABASE, KEY, LOCK, DataFolder
from edubba.server.words import BOOK, Refusal
from edubba.table.stored import Guest
from edubba.words import LANGUAGES
from tests.server.test_restart import started
from tests.server.test_serve import serve

NOBODY = 65534
ADA = Guest("ada", "Ada", "en")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "edubba"


def refusal(home: Path, **wishes: bool) -> str:
    """With which words the folder is refused; both languages have a sentence for it, with all its facts."""
    with pytest.raises(Refusal) as refused:
        DataFolder(home, **wishes)
    for lang in LANGUAGES:
        sentence = refused.value.say(lang)
        assert all(str(fact) in sentence for fact in refused.value.facts.values())
        assert "\n" not in sentence
    return refused.value.key


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_second_server_is_refused_by_name(tmp_path: Path) -> None:
    with started(tmp_path) as (process, _):
        done = serve(EDUBBA_PORT="0", XDG_DATA_HOME=str(tmp_path), LC_ALL="C")
        assert done.returncode == 2
        assert done.stderr.startswith(f"edubba: another Edubba (process {process.pid}) has the data folder")
        assert done.stderr.count("\n") == 1
        process.kill()
        process.wait()
        DataFolder(tmp_path / "edubba").close()  # the lock died with the process


def test_a_lock_is_kept_until_the_folder_is_closed(home: Path) -> None:
    with DataFolder(home):
        assert refusal(home) == "folder-locked"
    DataFolder(home).close()


def test_nobody_else_can_read_what_is_kept(home: Path) -> None:
    with DataFolder(home) as folder:
        folder.store.now(folder.store.add_guest, ADA)
        found = {path.name: mode(path) for path in home.iterdir()}
    assert mode(home) == 0o700
    assert found == dict.fromkeys((DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", KEY, LOCK), 0o600)


def test_old_folders_become_private(home: Path) -> None:
    with DataFolder(home):
        pass
    for name in (DATABASE, KEY):
        (home / name).chmod(0o644)
    with DataFolder(home):
        assert {mode(home / name) for name in (DATABASE, KEY)} == {0o600}


def test_a_folder_of_the_owner_keeps_its_own_rights(home: Path) -> None:
    home.mkdir()
    home.chmod(0o755)
    DataFolder(home).close()
    assert mode(home) == 0o755


@pytest.mark.parametrize("length", [0, 1, 31])
def test_a_damaged_key_is_refused(home: Path, length: int) -> None:
    DataFolder(home).close()
    (home / KEY).write_bytes(b"k" * length)
    assert refusal(home) == "bad-key"
    (home / KEY).unlink()
    with DataFolder(home) as folder:
        assert len(folder.key) == 32


def test_a_key_stays(home: Path) -> None:
    with DataFolder(home) as folder:
        key = folder.key
    with DataFolder(home) as folder:
        assert folder.key == key


def test_a_file_is_written_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "key"
    write_whole(path, b"old")

    def broken(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["key"]


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "edubba").write_text("hello")
    done = serve(EDUBBA_PORT="0", XDG_DATA_HOME=str(tmp_path), LC_ALL="fr_FR")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("edubba: le dossier de données ne peut pas servir")


@pytest.fixture
def unprivileged(tmp_path: Path) -> Iterator[Path]:
    """A folder that a user without rights cannot write; root can write everywhere, so we become nobody."""
    locked = tmp_path / "locked"
    locked.mkdir()
    tmp_path.chmod(0o755)
    locked.chmod(0o555)
    yield locked
    locked.chmod(0o755)


def test_a_folder_that_cannot_be_written(unprivileged: Path) -> None:
    code = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from edubba.server.folder import DataFolder\n"
        "from edubba.server.words import Refusal\n"
        f"if os.getuid() == 0: os.setuid({NOBODY})\n"
        "try: DataFolder(Path(sys.argv[1]))\n"
        "except Refusal as refused: print(refused.key, refused.facts['reason'])\n"
    )
    for place in (unprivileged, unprivileged / "new"):
        done = subprocess.run([sys.executable, "-c", code, str(place)], capture_output=True, text=True, timeout=60)
        assert done.stdout == "folder-unusable Permission denied\n", done.stderr


def test_no_room_for_a_folder(tmp_path: Path) -> None:
    code = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from edubba.server.folder import DataFolder\n"
        "from edubba.server.words import Refusal\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192))\n"
        "try: DataFolder(Path(sys.argv[1]))\n"
        "except Refusal as refused: print(refused.key)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "x")], capture_output=True, text=True, timeout=60)
    assert done.stdout == "folder-unusable\n", done.stderr


def test_files_that_are_no_database_of_ours(home: Path) -> None:
    home.mkdir()
    (home / DATABASE).write_text("Dear diary, " * 100)
    assert refusal(home) == "no-database"
    (home / DATABASE).unlink()
    with closing(sqlite3.connect(home / DATABASE)) as other, other:
        other.execute("CREATE TABLE recipes (name)")
    before = (home / DATABASE).read_bytes()
    assert refusal(home) == "no-database"
    assert (home / DATABASE).read_bytes() == before


def test_a_broken_database(home: Path) -> None:
    DataFolder(home).close()
    content = (home / DATABASE).read_bytes()
    (home / DATABASE).write_bytes(content[:100] + b"\xff" * (len(content) - 100))
    assert refusal(home) == "folder-unusable"


def test_a_clean_stop_leaves_one_file_that_can_be_carried_away(home: Path, tmp_path: Path) -> None:
    with DataFolder(home) as folder:
        folder.store.now(folder.store.add_guest, ADA)
    assert sorted(path.name for path in home.iterdir()) == [KEY, LOCK, DATABASE]
    (tmp_path / "copy").mkdir()
    shutil.copy(home / DATABASE, tmp_path / "copy")
    with DataFolder(tmp_path / "copy") as folder:
        assert folder.store.guest("ada") == ADA


def killed(home: Path) -> None:
    """A server that has stored something and dies."""
    code = (
        "import os, sys\n"
        "from pathlib import Path\n"
        "from edubba.server.folder import DataFolder\n"
        "from edubba.table.stored import Guest\n"
        "folder = DataFolder(Path(sys.argv[1]))\n"
        "folder.store.now(folder.store.add_guest, Guest('ada', 'Ada', 'en'))\n"
        f"os.kill(os.getpid(), {int(signal.SIGKILL)})\n"
    )
    assert subprocess.run([sys.executable, "-c", code, str(home)], timeout=60).returncode == -signal.SIGKILL


def test_a_database_without_its_latest_moves_is_refused(home: Path) -> None:
    """They are in the file beside it, if the server was killed; with that file gone it would start without a word."""
    killed(home)
    beside = home / f"{DATABASE}-wal"
    kept = beside.read_bytes()
    assert kept
    beside.unlink()
    assert refusal(home) == "moves-missing"
    assert "--accept-loss" in BOOK.say("en", "moves-missing", path="", beside="")
    beside.write_bytes(kept)
    with DataFolder(home) as folder:
        assert folder.store.guest("ada") == ADA


def test_the_owner_may_accept_the_loss(home: Path) -> None:
    killed(home)
    (home / f"{DATABASE}-wal").unlink()
    with DataFolder(home, accept_loss=True) as folder:
        assert folder.store.guest("ada") is None
    with DataFolder(home) as folder:
        assert folder.store.guest("ada") is None


def test_after_a_kill_nothing_has_to_be_said(home: Path) -> None:
    killed(home)
    with DataFolder(home) as folder:
        assert folder.store.guest("ada") == ADA
