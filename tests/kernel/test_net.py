"""Values that were learned: what a net says, against the sums written out; and nets that are none."""

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from edubba.kernel import EdubbaError
from edubba.kernel.native import shorts
from edubba.kernel.net import BadNet, Net, digest, read_net, write_net

NAMES = ["a", "b", "c"]
LINEAR = [[[0.5, 1.0, -2.0, 0.25]]]
DEEP = [[[0.5, 1.0, -2.0, 0.25], [-1.0, 0.0, 1.0, 1.0]], [[0.25, 2.0, -1.0]]]


def neuron(weights: list[float], inputs: list[float]) -> float:
    return weights[0] + sum(weight * number for weight, number in zip(weights[1:], inputs, strict=True))


def written_out(layers: list[list[list[float]]], inputs: list[float]) -> float:
    for layer in layers[:-1]:
        inputs = [max(0.0, neuron(weights, inputs)) for weights in layer]
    return neuron(layers[-1][0], inputs)


def net(layers: list[list[list[float]]]) -> Net:
    return read_net(write_net(NAMES, layers), NAMES)


def test_a_linear_value() -> None:
    assert net(LINEAR).value(shorts([3, -1, 4])) == pytest.approx(0.5 + 3 + 2 + 1, abs=1e-9)


def test_a_hidden_layer_lets_nothing_negative_through() -> None:
    assert net(DEEP).value(shorts([3, 1, 0])) == pytest.approx(0.25 + 2 * (0.5 + 3 - 2) - 0, abs=1e-9)
    assert net(DEEP).value(shorts([0, 1, 4])) == pytest.approx(0.25 + 0 - (-1 + 1 + 4), abs=1e-9)


@given(st.integers(0, 2**32), st.integers(1, 60), st.integers(0, 20))
def test_values_are_the_sums_written_out(seed: int, inputs: int, hidden: int) -> None:
    rng = Random(seed)
    names = [str(number) for number in range(inputs)]
    widths = [inputs, hidden, 1] if hidden else [inputs, 1]
    layers = [
        [[rng.gauss(0, 1) for _ in range(before + 1)] for _ in range(after)] for before, after in pairwise(widths)
    ]
    rows = [[rng.choice((0, 0, 1, rng.randint(-300, 300))) for _ in range(inputs)] for _ in range(3)]
    read = read_net(write_net(names, layers), names)
    buffer = shorts([number for row in rows for number in row])
    expected = [written_out(layers, [float(number) for number in row]) for row in rows]
    assert read.values(buffer, 3) == pytest.approx(expected, rel=1e-9, abs=1e-9)
    assert [read.value(shorts(row)) for row in rows] == read.values(buffer, 3)


def test_a_row_that_is_too_short_is_refused() -> None:
    for numbers, first in (([1, 2], 0), ([1, 2, 3], 1), ([1, 2, 3], -1)):
        with pytest.raises(BadNet, match="wants 3 features"):
            net(LINEAR).value(shorts(numbers), first)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "edubba-net 2"}, "format"),
        ({"features": digest(["a", "c", "b"])}, "other features"),
        ({"layers": None}, "one or two layers"),
        ({"layers": []}, "one or two layers"),
        ({"layers": [*DEEP, [[1.0, 1.0]]]}, "one or two layers"),
        ({"layers": [[]]}, "layer 1 must be a list of neurons"),
        ({"layers": [[[1.0, 1.0]]]}, "a bias and 3 weights"),
        ({"layers": [DEEP[0], [[1.0, 1.0, 1.0, 1.0]]]}, "layer 2 must be a list of a bias and 2 weights"),
        ({"layers": [DEEP[0]]}, "one neuron, not 2"),
        ({"layers": [[[1.0, 1.0, 1.0, float("nan")]]]}, "no number up to .*: nan"),
        ({"layers": [[[1.0, 1.0, 1.0, 10**400]]]}, "no number up to .*: 1000"),
        ({"layers": [[[1.0, 1.0, 1.0, True]]]}, "no number up to .*: True"),
        ({"layers": [[[1.0, 1.0, 1.0, "one"]]]}, "no number up to .*: one"),
    ],
)
def test_weights_that_cannot_be_used_are_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadNet, match=said):
        read_net(json.dumps(json.loads(write_net(NAMES, LINEAR)) | change), NAMES)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", b"\xff", "[" * 100_000])
def test_a_file_that_is_no_net_is_refused(text: str | bytes) -> None:
    with pytest.raises(EdubbaError, match=r"no JSON|no weights"):
        read_net(text, NAMES)
