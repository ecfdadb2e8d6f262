"""Values that were learned: a number for a row of features, by a linear function or with one hidden layer.

The weights come as JSON. Layers are lists of neurons, and a neuron is its bias and then a weight per input; between two
layers negative numbers become 0. The last layer is one neuron:

    {"format": "edubba-net 1", "features": "9f0c…", "layers": [[[0.5, 1.0, -2.0], …], [[0.0, 3.0, …]]]}

`features` is what `digest` says of the names of the features it was taught with: with others it would talk nonsense.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from edubba.kernel.errors import EdubbaError
from edubba.kernel.native import floats, i16, i64, vec

FORMAT: Final = "edubba-net 1"
GREATEST: Final = 1e30


class BadNet(EdubbaError):
    """Weights that cannot be used; the message says why."""


def digest(names: list[str]) -> str:
    """A short mark of the names of some features."""
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


class Net:
    """A value of features. Without hidden neurons it is linear."""

    __slots__ = ("bias", "hidden", "inputs", "output", "start", "weights")

    def __init__(self, inputs: int, layers: list[list[list[float]]]) -> None:
        first, last = layers[0], layers[-1][0]
        self.inputs: i64 = inputs
        self.hidden: i64 = 0 if len(layers) == 1 else len(first)
        # Input by input, not neuron by neuron: most features are 0, and all weights of such an input can be skipped.
        self.weights = floats([neuron[1 + index] for index in range(inputs) for neuron in first])
        self.start = floats([neuron[0] for neuron in first])
        self.output = floats(last[1:])
        self.bias: float = last[0]

    def value(self, numbers: vec[i16], first: i64 = 0) -> float:
        """The value of the features that begin at a place of a buffer."""
        if first < 0 or len(numbers) < first + self.inputs:
            raise BadNet(f"this net wants {self.inputs} features from place {first} on, of {len(numbers)} in all")
        return self.deep(numbers, first) if self.hidden else self.linear(numbers, first)

    def linear(self, numbers: vec[i16], first: i64) -> float:
        weights = self.weights
        total = self.bias
        for index in range(self.inputs):
            number = numbers[first + index]
            if number:
                total += weights[index] * float(int(number))
        return total

    def deep(self, numbers: vec[i16], first: i64) -> float:
        weights = self.weights
        sums = self.start[:]
        width = self.hidden
        at: i64 = 0
        for index in range(self.inputs):
            number = numbers[first + index]
            if number:
                factor = float(int(number))
                for neuron in range(width):
                    sums[neuron] = sums[neuron] + weights[at + neuron] * factor
            at += width
        output = self.output
        total = self.bias
        for neuron in range(width):
            if sums[neuron] > 0.0:
                total += output[neuron] * sums[neuron]
        return total

    def values(self, numbers: vec[i16], rows: i64) -> list[float]:
        """The values of so many rows of a buffer."""
        return [self.value(numbers, row * self.inputs) for row in range(rows)]


def read_net(text: str | bytes, names: list[str]) -> Net:
    """The net that stands in a JSON text, for the features with these names."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadNet(f"this is no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadNet(f'these are no weights of a net: "format" must be "{FORMAT}"')
    if data.get("features") != digest(names):
        raise BadNet("this net was taught with other features than those of the game now; teach it again")
    layers = data.get("layers")
    if not isinstance(layers, list) or not 1 <= len(layers) <= 2:
        raise BadNet('"layers" must be a list of one or two layers')
    inputs = len(names)
    checked: list[list[list[float]]] = []
    for number, layer in enumerate(layers, 1):
        checked.append(read_layer(layer, number, inputs))
        inputs = len(checked[-1])
    if inputs != 1:
        raise BadNet(f"the last layer must be one neuron, not {inputs}")
    return Net(len(names), checked)


def read_layer(layer: Any, number: int, inputs: int) -> list[list[float]]:
    if not isinstance(layer, list) or not layer:
        raise BadNet(f"layer {number} must be a list of neurons")
    found: list[list[float]] = []
    for neuron in layer:
        if not isinstance(neuron, list) or len(neuron) != inputs + 1:
            raise BadNet(f"each neuron of layer {number} must be a list of a bias and {inputs} weights")
        found.append([read_weight(weight, number) for weight in neuron])
    return found


def read_weight(weight: Any, number: int) -> float:
    if type(weight) in (int, float) and -GREATEST <= weight <= GREATEST:
        return float(weight)
    raise BadNet(f"layer {number} has a weight that is no number up to {GREATEST}: {str(weight)[:40]}")


def write_net(names: list[str], layers: list[list[list[float]]]) -> str:
    """The JSON text of a net."""
    return json.dumps({"format": FORMAT, "features": digest(names), "layers": layers})
