"""The lock files: complete, in step with pyproject.toml, and bound to no server."""

import json
import re
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.build.backend import ROOT, pyproject

PROJECT = pyproject()["project"]
LOCKS = {
    "play": [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["compile"]],
    "dev": [
        *PROJECT["dependencies"],
        *PROJECT["optional-dependencies"]["dev"],
        *PROJECT["optional-dependencies"]["docs"],
    ],
    "bench": [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["bench"]],
    "node": pyproject()["dependency-groups"]["node"],
}


def lock(name: str) -> str:
    return Path(ROOT, "requirements", f"{name}.lock").read_text()


def pins(name: str) -> list[Requirement]:
    entries = lock(name).replace("\\\n", " ").splitlines()
    return [Requirement(re.split(r"\s+--hash", entry)[0]) for entry in entries]


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_hashes_and_no_address(name: str) -> None:
    for entry in lock(name).replace("\\\n", " ").splitlines():
        assert "==" in entry
        assert "--hash=sha256:" in entry
    assert "://" not in lock(name)
    assert "torch" not in {pin.name for pin in pins(name)}


@pytest.mark.parametrize("name", LOCKS)
def test_pins_satisfy_what_the_project_asks_for(name: str) -> None:
    for wish in map(Requirement, LOCKS[name]):
        if wish.name == "edubba":
            continue
        found = [pin for pin in pins(name) if canonicalize_name(pin.name) == canonicalize_name(wish.name)]
        assert found, f"{wish} is not in {name}.lock; run `make lock`"
        for pin in found:
            (version,) = [specifier.version for specifier in pin.specifier]
            assert version in wish.specifier, f"{pin} is not {wish}; run `make lock`"


def test_the_locks_agree_with_one_another() -> None:
    chosen: dict[str, set[str]] = {}
    for name in LOCKS:
        for pin in pins(name):
            chosen.setdefault(f"{pin.name} {pin.marker}", set()).add(str(pin.specifier))
    assert {package: versions for package, versions in chosen.items() if len(versions) > 1} == {}


def test_the_packages_of_the_client_are_named_for_every_platform() -> None:
    """With their hashes and without an address, so that `npm ci` fetches the same everywhere."""
    packages = json.loads(Path(ROOT, "web", "package-lock.json").read_text())["packages"]
    del packages[""]
    for name, package in packages.items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name
    for maker, platform in product(
        ("@rolldown/binding", "lightningcss"), ("linux-x64-gnu", "darwin-arm64", "win32-x64-msvc")
    ):
        assert f"node_modules/{maker}-{platform}" in packages
