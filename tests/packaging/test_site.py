"""The site without a server: made of what is locked, found from anywhere, and it knows no address but its own."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from edubba.site import build, parts
from edubba.site.words import Refusal
from tools.build.backend import ROOT

LOCKED = ROOT / "requirements" / "play.lock"
FAKE = {"pyodide.mjs": b"let u = `https://cdn.jsdelivr.net/pyodide/v1/full/`;", "pyodide.asm.wasm": b"\0asm"}


@pytest.fixture
def lying_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small files that are locked, beside a small client."""
    runtime, wheels, client = tmp_path / "runtime", tmp_path / "wheels", tmp_path / "client"
    for folder in (runtime, wheels, client / "assets"):
        folder.mkdir(parents=True)
    for name, body in FAKE.items():
        (runtime / name).write_bytes(body)
    with zipfile.ZipFile(wheels / "babel-1-py3-none-any.whl", "w") as wheel:
        for name in (
            "babel/core.py",
            "babel/locale-data/fr.dat",
            "babel/locale-data/de.dat",
            "babel-1.dist-info/METADATA",
        ):
            wheel.writestr(name, name)
    (client / "index.html").write_text(
        '<meta charset="utf-8" />\n<link rel="icon" href="/tablet.svg" />'
        '<script type="module" src="/assets/a.js"></script>'
    )
    (client / "assets" / "a.js").write_text("1")
    (client / "icons.json").write_text("{}")
    digests = {name: sha256(body).hexdigest() for name, body in FAKE.items()}
    monkeypatch.setattr(parts, "runtime", lambda: parts.Runtime("pyodide", "1", digests))
    wheel_hash = sha256((wheels / "babel-1-py3-none-any.whl").read_bytes()).hexdigest()
    monkeypatch.setattr(parts, "locked_wheels", lambda: {"babel==1": {wheel_hash}})
    monkeypatch.setattr(build, "CLIENT", client)
    return tmp_path


def built(folder: Path, server: str = "") -> build.Site:
    return build.build(folder / "site", folder / "runtime", folder / "wheels", server)


def test_a_site_finds_its_files_from_anywhere_and_names_nobody_else(lying_about: Path) -> None:
    made = built(lying_about, "https://table.example.org")
    site = lying_about / "site"
    page = (site / "index.html").read_text("utf-8")
    assert re.findall(r'(?:src|href)="([^"]*)"', page)
    assert all(address.startswith("./") for address in re.findall(r'(?:src|href)="([^"]*)"', page))
    assert 'data-server="https://table.example.org"' in page
    assert "unsafe-inline" not in page
    assert "unsafe-eval" not in page.replace("wasm-unsafe-eval", "")
    (python,) = site.glob("python-*")
    assert b"cdn" not in (python / "pyodide.mjs").read_bytes()
    kept = json.loads(re.search(r"const FILES = (\[.*\]);", (site / "sw.js").read_text("utf-8"))[1])  # type: ignore[index]
    there = {f"./{path.relative_to(site).as_posix()}" for path in site.rglob("*") if path.is_file()}
    assert set(kept) == there - {"./sw.js", "./_headers", "./edubba-site.json"}
    assert made.files == len(there)
    assert made.version in page
    assert made.version in (site / "sw.js").read_text("utf-8")
    assert [json.loads((site / f"games.{lang}.json").read_text())[0]["name"] for lang in ("fr", "en")] == [
        "ginkgopolis"
    ] * 2
    again = built(lying_about, "https://table.example.org")
    assert again.version == made.version
    assert built(lying_about).version != made.version


def test_the_archive_has_what_a_page_imports_and_no_more(lying_about: Path) -> None:
    built(lying_about)
    (path,) = (lying_about / "site").glob("engine-*.zip")
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    assert {"edubba/page/house.py", "edubba/games/uruk/words/texts.fr.ftl", "babel/locale-data/fr.dat"} <= set(names)
    assert "babel/locale-data/de.dat" not in names
    assert not [
        name for name in names if re.search(r"edubba/(server|cli|testing|site)/|terminal\.py$|\.md$|\.so$", name)
    ]


def test_nothing_but_what_is_locked_is_taken(lying_about: Path) -> None:
    for path, key in [
        ("runtime/pyodide.asm.wasm", "site-other-file"),
        ("wheels/babel-1-py3-none-any.whl", "site-no-wheel"),
    ]:
        file = lying_about / path
        body = file.read_bytes()
        file.write_bytes(body + b"!")
        with pytest.raises(Refusal, match=key):
            built(lying_about)
        file.write_bytes(body)
    (lying_about / "runtime" / "pyodide.mjs").unlink()
    with pytest.raises(Refusal, match="site-no-runtime") as refusal:
        built(lying_about)
    assert "npm install pyodide@1" in refusal.value.say("fr")
    assert not (lying_about / "site").exists()


def test_what_is_no_site_is_not_written_over(lying_about: Path) -> None:
    (lying_about / "site").mkdir()
    precious = lying_about / "site" / "thesis.txt"
    precious.write_text("years of work")
    with pytest.raises(Refusal, match="site-not-empty"):
        built(lying_about)
    assert precious.read_text() == "years of work"
    with pytest.raises(Refusal, match="site-bad-server"):
        built(lying_about, "javascript:alert(1)")


def test_a_site_is_built_where_one_stands_and_through_a_link(
    lying_about: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, link = lying_about / "here", lying_about / "link"
    here.mkdir()
    link.symlink_to(here)
    monkeypatch.chdir(here)
    for out in (Path(), link):
        build.build(out, lying_about / "runtime", lying_about / "wheels")
        assert (here / "index.html").is_file()
    assert link.is_symlink()


def test_web_spaces_that_read_headers_are_told_the_policy_of_the_page() -> None:
    (policy,) = re.findall("Content-Security-Policy: (.*)", (build.FILES / "_headers").read_text("utf-8"))
    assert {*policy.split("; ")} == {*build.POLICY.split("; "), "frame-ancestors 'none'"}


def test_the_locks_of_the_page_are_those_of_the_house() -> None:
    """The wheels are an excerpt of play.lock, and the runtime is that of package-lock.json."""
    play = LOCKED.read_text("utf-8")
    assert len(parts.locked_wheels()) == 8
    for name, digests in parts.locked_wheels().items():
        assert re.search(rf"^{re.escape(name)} ", play, re.M), name
        assert all(digest in play for digest in digests)
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert parts.runtime().version == packages["node_modules/pyodide"]["version"]


def test_the_page_imports_nothing_that_is_not_in_its_archive(tmp_path: Path) -> None:
    """Plain files of ours, and only the wheels that are locked: whatever else is imported would be missing there."""
    (tmp_path / "house.zip").write_bytes(parts.archive(dict(parts.house_files())))
    with zipfile.ZipFile(io.BytesIO((tmp_path / "house.zip").read_bytes())) as archive:
        archive.extractall(tmp_path / "packages")
    code = (
        "import sys, edubba, edubba.page.house, edubba.page.thinker; edubba.catalogue();"
        "print(*sorted({name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)))"
    )
    found = f"import sys; sys.path += {[str(tmp_path / 'packages'), *site_packages()]}; {code}"
    done = subprocess.run([sys.executable, "-S", "-c", found], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    known = {"attr", "babel", "edubba", "fluent", "msgspec", "mypy_extensions", "pytz", "typing_extensions", "librt"}
    assert {name for name in done.stdout.split() if not name.startswith("_")} <= known


def site_packages() -> list[str]:
    return [path for path in sys.path if path.endswith("site-packages")]
