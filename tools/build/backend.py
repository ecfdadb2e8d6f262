"""The build backend of Edubba (PEP 517): setuptools, plus the web client, plus mypyc if a C compiler works.

EDUBBA_COMPILE decides about machine code, EDUBBA_WEB about building the web client where it is missing or out of date:
    auto  do it if possible, else build the package without it and say so in one line (the default)
    1     do it, or fail
    0     never do it

What is compiled stands in pyproject.toml, [tool.edubba.compile]. A wheel is compiled as a whole or not at all.
Editable installs and source archives are always plain Python. Source archives carry the client as it was built, so that
whoever installs from one needs no Node.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from setuptools import Distribution, Extension, build_meta
from setuptools.command.build_ext import build_ext

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = Path("src/edubba")
PURE_SCRATCH: Final = Path("build/pure")
WEB: Final = Path("web")  # the sources of the client
CLIENT: Final = PACKAGE / "server" / "web"  # what is built from them
CLIENT_NOTE: Final = PACKAGE / "server" / "web.digest"  # from which state of the sources it was built
NODE: Final = (20, 19)
# Calls inside a library go straight to their goal, and those into Python without a detour: about 8 % of all time.
DIRECT_CALLS: Final = {"linux": ["-fvisibility=hidden", "-fno-plt"], "darwin": ["-fvisibility=hidden"]}

# What setup.py hands to setuptools; it differs from this only while a compiled wheel is built.
extensions: list[Extension] = []
options: dict[str, dict[str, object]] = {"build": {"build_base": str(PURE_SCRATCH)}}

get_requires_for_build_editable = build_meta.get_requires_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
build_editable = build_meta.build_editable


class BuildError(Exception):
    """Why something could not be built: one line, and what the tools said."""

    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log = log


class CompileError(BuildError):
    """The package could not be compiled."""


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    requires: list[str] = build_meta.get_requires_for_build_sdist(config_settings)
    return requires + node_if_needed()


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    requires: list[str] = build_meta.get_requires_for_build_wheel(config_settings) + node_if_needed()
    if wanted() == "1" or (wanted() == "auto" and compiler_fault() is None):
        project = pyproject()["project"]
        # mypyc must see the same types as `make check`, hence the package's own dependencies.
        requires += project["optional-dependencies"]["compile"] + project["dependencies"]
    return requires


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    prepare_client()
    return str(build_meta.build_sdist(sdist_directory, config_settings))


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    prepare_client()
    if wanted() != "0":
        try:
            return build_compiled_wheel(wheel_directory, config_settings, metadata_directory)
        except CompileError as error:
            if wanted() == "1":
                print(error.log, file=sys.stderr)
                say(f"EDUBBA_COMPILE=1, but {error}")
                raise SystemExit(1) from error
            say(f"not compiled, because {error}; this wheel is plain Python: complete, but slower")
    sweep(PURE_SCRATCH, keep=set())
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_compiled_wheel(wheel_directory: str, config_settings: Any, metadata_directory: str | None) -> str:
    fault = compiler_fault()
    if fault is not None:
        raise CompileError(fault)
    groups = compile_groups()
    modules = compiled_modules()
    start = time.monotonic()
    say(f"translating {len(modules)} modules to C")
    scratch = compiled_scratch()
    extensions[:] = translate(groups, scratch)
    options.update(build={"build_base": str(scratch)}, build_ext={"parallel": processors()})
    sweep(scratch, keep={library_file(extension.name) for extension in extensions})
    say(f"compiling {len(groups)} libraries on {processors()} cores")
    try:
        wheel = str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
    except (Exception, SystemExit) as error:
        raise CompileError(f"the C compiler failed ({one_line(str(error))})") from error
    finally:
        extensions.clear()
        options.update(build={"build_base": str(PURE_SCRATCH)}, build_ext={})
    with zipfile.ZipFile(Path(wheel_directory, wheel)) as archive:
        missing = [name for name in modules if library_file(name) not in archive.namelist()]
    if missing:
        Path(wheel_directory, wheel).unlink()
        raise CompileError(f"these modules came out uncompiled: {', '.join(missing)}")
    say(f"compiled in {time.monotonic() - start:.0f} s")
    return wheel


def translate(groups: dict[str, list[Path]], scratch: Path) -> list[Extension]:
    """Let mypyc write the C sources, one group per shared library so that an edit recompiles one game."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise CompileError("mypy is not installed") from error
    separate: list[tuple[list[str], str | None]] = [([str(f) for f in files], name) for name, files in groups.items()]
    # Errors in modules that are not compiled are the business of `make check`, not of a build.
    kept = scratch / "types"
    arguments = ["--follow-imports=silent", f"--cache-dir={kept}"]
    arguments += [file for files, _ in separate for file in files]
    c_files = str(scratch / "c")
    with captured_output() as log:
        while True:
            anew = not kept.exists()
            try:
                made: list[Any] = mypycify(
                    arguments, separate=separate, opt_level="1", debug_level="0", target_dir=c_files
                )
                break
            except (Exception, SystemExit) as error:
                said = log()
                first = next((line for line in said.splitlines() if "error:" in line), "")
                if first or anew:
                    raise CompileError(f"mypyc failed ({one_line(first or str(error))})", said) from error
                # It has stumbled over what it kept of the last build, as it does after some changes: begin anew.
                shutil.rmtree(kept)
    levels = optimisation()
    for extension in made:
        folder = extension.name.removesuffix("__mypyc")
        flags = [f"-O{levels[folder]}"] if folder in levels and sys.platform != "win32" else []
        # A list of its own: mypyc gives the same one to all.
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS.get(sys.platform, []), *flags]
        extension.depends += [str(Path(__file__).relative_to(ROOT)), "pyproject.toml"]
    return made


def compile_groups(root: Path = ROOT) -> dict[str, list[Path]]:
    """The shared libraries of a compiled wheel: dotted folder -> source files, relative to root."""
    groups: dict[str, list[Path]] = {}
    for pattern, choice in pyproject(root)["tool"]["edubba"]["compile"].items():
        for folder in sorted((root / PACKAGE).glob(pattern)):
            files = [file.relative_to(root) for file in sorted(folder.rglob("*.py")) if is_chosen(file.stem, choice)]
            if files:
                groups[dotted(folder.relative_to(root))] = files
    return groups


def optimisation(root: Path = ROOT) -> dict[str, int]:
    """How hard the C compiler is to try, for the libraries where that is worth its time: dotted folder -> level."""
    return {
        dotted(folder.relative_to(root)): choice["optimise"]
        for pattern, choice in pyproject(root)["tool"]["edubba"]["compile"].items()
        for folder in (root / PACKAGE).glob(pattern)
        if "optimise" in choice
    }


def compiled_modules(root: Path = ROOT) -> list[str]:
    """The modules that a compiled wheel must hold as machine code."""
    return [dotted(file.with_suffix("")) for files in compile_groups(root).values() for file in files]


def compiler_fault() -> str | None:
    """None if C extensions can be built here, else what is missing. Found out by building one."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are missing (Debian: apt install python3-dev)"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, .m_name = "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        with captured_output():
            try:
                command.ensure_finalized()
                command.run()
            except Exception:
                tried = os.environ.get("CC") or sysconfig.get_config_var("CC")
                return f"no working C compiler was found (tried: {tried})"
    return None


def prepare_client() -> None:
    """Build the web client if it is missing or out of date, as EDUBBA_WEB has it."""
    if wanted("EDUBBA_WEB") == "0" or client_is_fresh():
        return
    try:
        build_client()
    except BuildError as error:
        if wanted("EDUBBA_WEB") == "1":
            print(error.log, file=sys.stderr)
            say(f"EDUBBA_WEB=1, but {error}")
            raise SystemExit(1) from error
        state = "is older than its sources" if (CLIENT / "index.html").exists() else "is missing"
        say(f"the web client of this package {state}, because {error}")


def build_client() -> None:
    """Let Vite build the client; what it needs is fetched first, exactly as the lock file names it."""
    fault = node_fault()
    if fault is not None:
        raise BuildError(fault)
    if not digest_of_client():
        raise BuildError(f"its sources are not in {WEB}/")
    say("building the web client")
    fresh = CLIENT.with_name("web.new")  # the old one serves until the new one is whole
    lock, fetched = WEB / "package-lock.json", WEB / "node_modules" / ".fetched"  # the lock that was fetched last
    if not fetched.exists() or fetched.read_bytes() != lock.read_bytes():
        run_npm("ci")
        shutil.copyfile(lock, fetched)
    run_npm("run", "build", "--", "--emptyOutDir", "--outDir", str(fresh.absolute()))
    shutil.rmtree(CLIENT, ignore_errors=True)
    fresh.rename(CLIENT)
    # Taken afterwards, because the build writes the types of the words beside its sources.
    CLIENT_NOTE.write_text(digest_of_client() + "\n", encoding="utf-8")


def run_npm(*words: str) -> None:
    command = ["npm", *words]
    done = subprocess.run(command, cwd=WEB, env=with_node(), capture_output=True, text=True, errors="replace")
    if done.returncode:
        said = done.stdout + done.stderr
        first = next((line for line in said.splitlines() if "rror" in line), said)
        raise BuildError(f"`{' '.join(command[:3])}` failed ({one_line(first)})", said)


def client_is_fresh() -> bool:
    """True if it was built from the sources as they are, or there are none to build it from."""
    if not (CLIENT / "index.html").exists():
        return False
    built_from = CLIENT_NOTE.read_text(encoding="utf-8").strip() if CLIENT_NOTE.exists() else ""
    return digest_of_client() in (built_from, "")


def digest_of_client() -> str:
    """The state of the sources; empty if there are none."""
    if not (WEB / "package.json").exists():
        return ""
    digest = hashlib.sha256()
    for folder, inner, files in os.walk(WEB):
        inner[:] = sorted(set(inner) - {"node_modules", "tests"})
        for file in (Path(folder, name) for name in sorted(files)):
            digest.update(f"{file.as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def node_if_needed() -> list[str]:
    """Where there is no Node but one is needed, a wheel brings it into the build."""
    if wanted("EDUBBA_WEB") == "0" or client_is_fresh() or node_fault() is None:
        return []
    return list(pyproject()["dependency-groups"]["node"])


def node_fault() -> str | None:
    """None if the web client can be built here, else what is missing."""
    least = ".".join(map(str, NODE))
    try:
        told = subprocess.run(["node", "--version"], env=with_node(), capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return f"Node {least} or later is not here"
    if [int(part) for part in told.strip().lstrip("v").split(".")[:2]] < list(NODE):
        return f"Node {told.strip()} is too old ({least} is needed)"
    return None if shutil.which("npm", path=with_node()["PATH"]) else "npm is not here"


def with_node() -> dict[str, str]:
    """The environment in which a Node that came into this virtual environment as a wheel is found first."""
    own = [str(Path(sys.executable).parent)] if sys.prefix != sys.base_prefix else []
    return os.environ | {"PATH": os.pathsep.join([*own, os.environ.get("PATH", os.defpath)])}


def compiled_scratch() -> Path:
    """Where C sources and objects wait for the next build; another Python or mypy starts afresh."""
    from mypy.version import __version__ as mypy_version

    return Path("build", f"{sys.implementation.cache_tag}-mypy-{mypy_version}")


def sweep(scratch: Path, keep: set[str]) -> None:
    """Forget what an earlier build left: setuptools would pack modules that no longer exist."""
    for leftover in scratch.glob("bdist.*"):
        shutil.rmtree(leftover)
    for library in scratch.glob("lib*"):
        for file in library.rglob("*"):
            if file.is_file() and file.relative_to(library).as_posix() not in keep:
                file.unlink()


def library_file(module: str) -> str:
    return module.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX"))


def wanted(name: str = "EDUBBA_COMPILE") -> str:
    choice = os.environ.get(name, "auto")
    if choice not in ("auto", "1", "0"):
        raise SystemExit(f"edubba: {name}={choice!r} is not one of auto, 1, 0")
    return choice


def pyproject(root: Path = ROOT) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def is_chosen(module: str, choice: dict[str, list[str]]) -> bool:
    return module in choice["only"] if "only" in choice else module not in choice["except"]


def dotted(path: Path) -> str:
    return ".".join(path.parts[1:])


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def say(line: str) -> None:
    print(f"edubba: {line}", file=sys.stderr, flush=True)


def one_line(text: str) -> str:
    return " ".join(text.split())


@contextlib.contextmanager
def captured_output() -> Iterator[Any]:
    """Keep what this process and its children print; yields a function that tells it so far."""
    streams: list[tuple[IO[str], int]] = [(sys.stdout, 1), (sys.stderr, 2)]
    with tempfile.TemporaryFile() as log:
        for stream, _ in streams:
            stream.flush()
        saved = [os.dup(number) for _, number in streams]
        for _, number in streams:
            os.dup2(log.fileno(), number)

        def said() -> str:
            for stream, _ in streams:
                stream.flush()
            log.seek(0)
            return log.read().decode(errors="replace")

        try:
            yield said
        finally:
            for (stream, number), original in zip(streams, saved, strict=True):
                stream.flush()
                os.dup2(original, number)
                os.close(original)
