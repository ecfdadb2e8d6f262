"""The printed data of version 0.1.0, as people exported and corrected them."""

from __future__ import annotations

import gzip
import json
from typing import Any

import edubba

# The hashes by which records and tables of 0.1.0 name the shipped data.
NAMES = {
    "ginkgopolis": "5cd12c1b0a9cfa68",
    "tabannusi": "20e399b06f08db2e",
    "teotihuacan": "b1eca49456afdedb",
    "uruk": "a6951bf4a93b5fdc",
    "wayfarers": "556cc64c5e9e8b43",
}


def whole(game: str) -> dict[str, Any]:
    """components.json of version 0.1.0."""
    file = edubba.load(game).folder / "data-0.1.0.json.gz"
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found
