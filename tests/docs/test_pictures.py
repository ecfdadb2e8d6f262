"""The pictures of the documentation: each that a page shows can be taken anew, and no other lies about."""

from __future__ import annotations

from itertools import product

from tools import pictures


def test_every_picture_of_a_page_can_be_taken_anew() -> None:
    known = {f"{what}-{on}" for what, on in product(pictures.PICTURES, pictures.SCREENS)}
    assert pictures.referred() <= known


def test_every_picture_is_on_a_page() -> None:
    assert {file.stem for file in pictures.IMAGES.glob("*.png")} == pictures.referred()
