"""The page of a report: whole, in both languages, and without a word to the network."""

from __future__ import annotations

import re
from html import unescape
from xml.etree import ElementTree

import pytest

from edubba import arena
from edubba.arena.report.page import BOOK, page
from edubba.arena.report.plots import MOST_BARS, Span, columns, intervals
from edubba.testing.typography import french_slips
from edubba.words import LANGUAGES

PLANS = {
    "ladder": arena.ladder("uruk", ["random", "greedy"], games=32, seed=5, options={"max_rounds": 4}),
    "balance": arena.balance("ginkgopolis", "random", [1, 3], games=12, seed=5, options={"max_rounds": 6}),
    "match": arena.match(
        "uruk", "tests.arena.troublemakers:Illegal", "random", games=4, seed=5, options={"max_rounds": 1}
    ),
}
FOUND = {kind: arena.findings(plan, list(arena.play(plan))) for kind, plan in PLANS.items()}


def text_of(html: str) -> str:
    return unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", html, flags=re.DOTALL))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", PLANS)
def test_a_page_is_whole_and_asks_nobody(kind: str, lang: str) -> None:
    html = page(PLANS[kind].load(), FOUND[kind], lang)
    assert not re.search(r"(https?:|src=|href=|url\(|@import|<script|<link)", html)
    pictures = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    assert len(pictures) >= 5
    for picture in pictures:
        assert ElementTree.fromstring(picture).get("aria-label")
        assert "nan" not in picture
    assert html.count("<section>") == html.count("</section>")
    for told in text_of(html).split("\n"):
        assert lang == "en" or not french_slips(re.sub(r"'the kiln'|\w\S+:\w+", "", told))


def test_what_a_page_shows() -> None:
    ladder = text_of(page(PLANS["ladder"].load(), FOUND["ladder"], "en"))
    words = "Ratings, Victories, Points, Seat 2, 1st to play, Rounds, Openings, Actions, the first is stronger, greedy"
    for word in words.split(", "):
        assert word in ladder
    balance = text_of(page(PLANS["balance"].load(), FOUND["balance"], "fr"))
    for words in ("Une table de 3", "adversaire officiel", "Ordre du tour", "Durée"):
        assert words in balance
    faults = text_of(page(PLANS["match"].load(), FOUND["match"], "en"))
    assert "tests.arena.troublemakers:Illegal lost decisions" in faults
    assert "by an illegal answer" in faults


def test_a_page_before_the_first_game() -> None:
    plan = PLANS["ladder"]
    assert "No game has been played" in page(plan.load(), arena.findings(plan, []), "en")


def test_names_cannot_write_into_the_page() -> None:
    plot = intervals("a<b", [Span("<script>", 0.1, 0.5, 0.9)], str)
    assert "<script" not in plot
    assert ElementTree.fromstring(plot).get("aria-label") == "a<b"


@pytest.mark.parametrize("histogram", [[[7, 3]], [[0, 1], [1000, 5]], [[-5, 2], [5, 1]]], ids=["one", "far", "below"])
def test_columns_hold_every_number(histogram: list[list[int]]) -> None:
    drawn = ElementTree.fromstring(columns("points", histogram, str)).findall("rect")
    assert 1 <= len(drawn) <= MOST_BARS + 1
    assert sum(float(one.get("height", 0)) > 0 for one in drawn) == len(histogram)


def test_an_interval_without_width_is_drawn() -> None:
    assert "<circle" in intervals("even", [Span("all", 0.5, 0.5, 0.5)], str, 0.5)


def test_both_languages_say_the_same_things() -> None:
    assert BOOK.keys("en") == BOOK.keys("fr")
    assert all(BOOK.needs("en", key) == BOOK.needs("fr", key) for key in BOOK.keys("en"))
