"""Native arrays: what they hold, with librt and without it."""

import subprocess
import sys
from pathlib import Path

import pytest

import edubba
from edubba.kernel import native
from edubba.kernel import state as state_module
from edubba.kernel.native import append, floats, longs, octets, repeated, shorts, small, zeros

COMPILED = not str(state_module.__file__).endswith(".py")
WITHOUT = "import sys; sys.modules['librt'] = sys.modules['librt.vecs'] = None; "


def test_arrays_hold_what_was_put_in() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(shorts([1, -1, 40000, -40000])) == [1, -1, 32767, -32768]
    assert list(octets([0, 255])) == [0, 255]
    assert list(longs([1 << 62, -(1 << 62)])) == [1 << 62, -(1 << 62)]
    assert list(floats([0.5, -1e300])) == [0.5, -1e300]
    assert [int(small(number)) for number in (-32769, -32768, 5, 32767, 32768)] == [-32768, -32768, 5, 32767, 32767]


def test_a_copy_goes_its_own_way() -> None:
    one = shorts([1, 2, 3])
    other = one[:]
    assert one == other
    other[1] = 7
    assert list(one) == [1, 2, 3]
    assert one != other
    assert list(append(one[:], 4)) == [1, 2, 3, 4]
    assert list(repeated(other, 2)) == [1, 7, 3, 1, 7, 3]
    assert list(repeated(other, 0)) == []


def test_others_read_them_without_a_copy() -> None:
    assert memoryview(shorts([1, -2])).cast("B").cast("h").tolist() == [1, -2]
    assert memoryview(floats([0.5])).cast("B").cast("d").tolist() == [0.5]


def run(program: str, before: str = WITHOUT) -> subprocess.CompletedProcess[str]:
    paths = [str(Path(edubba.__file__).parents[1]), str(Path(__file__).parents[2])]
    program = f"import sys; sys.path[0:0] = {paths}; {before}{program}"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_without_librt_arrays_of_the_standard_library_stand_in() -> None:
    """Compiled code cannot do without it: then everything runs from its sources, and says so."""
    done = run(
        "from edubba.kernel import arrays; assert 'librt' in arrays.MISSING; import tests.kernel.test_native as t; "
        "t.test_arrays_hold_what_was_put_in(); t.test_a_copy_goes_its_own_way(); "
        "t.test_others_read_them_without_a_copy(); "
        "import edubba; print(*[len(game.features(game.new(seed=1), 0)) for game in edubba.catalogue().values()]); "
        "print(t.COMPILED, *[name for name, module in sys.modules.items() "
        "if name.startswith('edubba') and not module.__file__.endswith('.py')])"
    )
    games = edubba.catalogue().values()
    widths = [str(len(game.features(game.new(seed=1), 0))) for game in games]
    assert done.stdout.split() == [*widths, "False"], done.stderr
    assert ("pip install 'librt>=0.16'" in done.stderr) == COMPILED


OLD = (
    "import librt, types; from librt import vecs; old = types.ModuleType('librt.vecs'); "
    "librt.vecs = sys.modules['librt.vecs'] = old; "
)
TOO_OLD = {
    "does not grow": OLD + "old.vec, old.append = vecs.vec, vecs.append; ",
    "has other arrays": OLD + "old.vec, old.append, old.extend = dict, vecs.append, vecs.extend; ",
    "looks otherwise to compiled code": OLD + "old.vec, old.append, old.extend = vecs.vec, vecs.append, vecs.extend; ",
}


@pytest.mark.parametrize("before", TOO_OLD.values(), ids=TOO_OLD)
def test_a_librt_that_does_not_fit_is_left_alone(before: str) -> None:
    """Only to compiled code does it matter how an array lies in memory."""
    done = run(
        "import edubba; from edubba.kernel import arrays, state; game = edubba.load('uruk'); "
        "print(len(game.features(game.new(seed=1), 0)), bool(arrays.MISSING), arrays.SPARED, state.__file__[-3:])",
        before,
    )
    fits = "old.extend = vecs.vec" in before and not COMPILED
    width = len(edubba.load("uruk").feature_names())
    assert done.stdout.split() == [str(width), str(not fits), str(COMPILED), ".py"], done.stderr
    assert ("it runs as plain python" in done.stderr.lower()) == COMPILED


@pytest.mark.parametrize(
    ("lang", "plain", "spared"),
    [
        ("en", "librt is not used", "runs as plain Python"),
        ("fr", "librt n’est pas utilisée", "tourne en Python ordinaire"),
    ],
)
def test_bench_says_that_librt_is_missing(lang: str, plain: str, spared: str) -> None:
    done = run(
        "from edubba.cli import bench, measure; from edubba.cli.voice import Voice; from rich.console import Console; "
        f"measure.subjects = dict; bench.bench(0.01, Console(width=300), Voice({lang!r}))"
    )
    assert done.returncode == 0, done.stderr
    assert "pure" in done.stdout
    assert [plain in done.stdout, spared in done.stdout] == [not COMPILED, COMPILED]
    assert "pip install" in done.stdout


def test_everything_at_the_door_is_there() -> None:
    assert all(hasattr(native, name) for name in native.__all__)
