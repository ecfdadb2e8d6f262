"""A whole turn taken back on the page: at once against bots, by consent among people; and the only possible answer."""

from __future__ import annotations

import json

import pytest

import edubba
from tests.web.conftest import Visit
from tests.web.player import rush
from tests.web.spread import some
from tests.web.visitor import NOW

GAMES = sorted(edubba.catalogue())
PIECES = "[...document.querySelectorAll('[data-table] [data-piece]')].map((node) => node.dataset.piece).sort().join()"


@pytest.mark.parametrize("game", some(GAMES))
def test_against_bots_a_turn_is_taken_back_at_once(visit: Visit, game: str) -> None:
    """Whatever came to light. The table says how often."""
    me = visit()
    me.open_table(game, "me", *["bot"] * (max(2, edubba.load(game).seats[0]) - 1))
    me.forward("any")
    rush(me.page, 60, until="[data-takeback]", haste=0.3)
    me.page.wait_for_selector("[data-choice]")
    seq = me.seq
    me.page.click("[data-takeback]")
    me.page.wait_for_function(f"(seq) => {NOW} > seq", arg=seq)
    me.page.wait_for_selector("[data-choice]")
    last = next(json.loads(frame) for frame in reversed(me.frames) if frame.startswith('{"t":"scene"'))
    assert last["table"]["takebacks"] == 1


@pytest.mark.parametrize("agrees", [True, False])
def test_other_people_are_asked(visit: Visit, agrees: bool) -> None:
    ada, bo = visit(), visit()
    address = ada.open_table("uruk", "me", "friend")
    bo.join(address)
    for one in (ada, bo):
        one.page.wait_for_selector("[data-table]")
    ada.forward("any", moves=12)
    ada.page.wait_for_selector("[data-choice]")
    rush(ada.page, 60, until="[data-takeback]", haste=0.3)
    seq = ada.seq
    ada.page.click("[data-takeback]")
    ada.page.wait_for_selector("[data-plea=mine]")
    bo.page.click("[data-plea=yours] >> " + ("[data-agree]" if agrees else "[data-refuse]"))
    ada.page.wait_for_selector("[data-plea]", state="detached")
    bo.page.wait_for_selector("[data-plea]", state="detached")
    if agrees:
        ada.page.wait_for_function(f"(seq) => {NOW} > seq", arg=seq)
    else:
        assert ada.seq == seq
