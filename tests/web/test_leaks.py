"""Nothing that reaches a browser depends on what its owner may not know.

The same game is played twice, on two servers with the same dice. One shows seat 0 the true position, the other a new
deal each time, which the seat must not be able to tell from it. All that the browser of seat 0 gets and shows must be
the same bytes: answers, frames, and the page after every single frame.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.house import Live, Person
from tests.web.conftest import SOAK
from tests.web.host import Host
from tests.web.player import PATIENCE, Player, Script
from tests.web.test_games import GAMES
from tests.web.visitor import NOW, Visitor

KEEP_ANSWERS = """
const real = window.fetch;
window.answers = [];
window.fetch = async (...wish) => {
  const answer = await real(...wish);
  window.answers.push(`${wish[0]} ${await answer.clone().text()}`);
  return answer;
};
"""
# Without what is shown and lit for a moment: how long depends on the clock. Its words are in the frames. Nor with the
# marks that Svelte leaves where something is still being fetched.
WHOLE_PAGE = """async () => {
  const moment = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  while (document.querySelector('[data-ceremony]')) {
    window.dispatchEvent(new PointerEvent('pointerdown'));
    await moment();
  }
  await moment();
  // In which order code has come is chance.
  const page = document.documentElement.outerHTML.replaceAll(/<link [^>]*>/g, '');
  return page.replaceAll(/ spoken(?=[ "])/g, '').replaceAll(/(<!--.*?-->|\\s)+/g, ' ');
}"""
# Hands that nobody else sees, and plans that all make at once. The server is asked the same of every game.
SECRETIVE = ("ginkgopolis",)
PAGES, LOOK_BACK = 200 if SOAK else 14, 8


class Witness(Visitor):
    """Keeps all that comes over the wire, and the page as it stands."""

    def __init__(self, chromium: Any, address: str) -> None:
        super().__init__(chromium, address)
        self.context.add_init_script(KEEP_ANSWERS)
        self.pages: list[str] = []
        self.answers: list[str] = []

    def keep(self, page: Any) -> None:
        self.pages.append(page.evaluate(WHOLE_PAGE).replace(self.address, ""))

    def told(self) -> list[str]:
        """The frames but for who is there: how soon one hears that, before the deal and after the end, is chance."""
        return [frame for frame in self.frames if not frame.startswith('{"t":"table"')]

    def keep_answers(self, page: Any) -> None:
        answers = set(page.evaluate("window.answers"))
        # The rules are fetched when the page has time, and are the same for everybody.
        self.answers += sorted(one for one in answers if "/rulebook" not in one.partition(" ")[0])


class Game:
    """A game of a browser on seat 0 against somebody who plays by a socket, up to some page, and then its end."""

    def __init__(self, me: Witness, other: Person, game: str) -> None:
        self.me = me
        self.other = other
        self.address = me.open_table(game, "me", "friend")
        me.page.mouse.move(0, 0)  # where it rests on nothing that would explain itself after a while
        self.table = self.address.rsplit("/", 1)[1]
        other.post(f"/api/tables/{self.table}/join")

    def live_through(self) -> None:
        dice, player = Random(3), Player(self.me.page, Script(), seed=4, way="buttons")
        with self.other.live(self.table) as live:
            live.send(t="fix", commit="")  # leaves the dice to the browser
            live.next_scene()
            self.catch_up(live)
            while len(self.me.pages) < PAGES and not live.scene["scene"]["over"]:
                self.me.keep(self.me.page)
                if len(self.me.pages) == LOOK_BACK:
                    self.look_back()
                if live.choices():
                    live.act(dice.choice(live.choices()))
                else:
                    assert player.step(PATIENCE) == "asked"
                    player.settle()
                self.catch_up(live)
            if not live.scene["scene"]["over"]:
                self.me.forward("over")
            self.me.page.wait_for_selector("[data-end]")
            self.me.keep(self.me.page)
            self.me.keep_answers(self.me.page)

    def catch_up(self, live: Live) -> None:
        """Go on when both have seen all that they can, so that no frame is left out because somebody was slow."""
        mine, theirs, _ = self.insides()["seq"]
        self.me.page.wait_for_function(f"() => {NOW} === {mine}")
        live.until(lambda frame: bool(frame["seq"] == theirs))

    def insides(self) -> dict[str, Any]:
        found: dict[str, Any] = self.other.get(f"/insides/{self.table}")
        return found

    def look_back(self) -> None:
        """What the replay of the running game shows is kept, too."""
        page = self.me.tab()
        page.goto(f"{self.address}/replay")
        for move in range(1, 5):
            page.wait_for_selector("[data-slider]")
            page.click("[data-next]")
            page.wait_for_function(f"() => {NOW} === {move}")
            self.me.keep(page)
        self.me.keep_answers(page)
        page.close()


def witness(chromium: Any, home: Path, game: str, *wishes: str) -> tuple[Witness, dict[str, int]]:
    host = Host(home, "--same", *wishes)
    me, other = Witness(chromium, host.address), Person(host.address)
    try:
        played = Game(me, other, game)
        played.live_through()
        assert me.troubles() == []
        return me, played.insides()["deals"]
    finally:
        me.context.close()
        other.http.close()
        host.stop()


def difference(one: list[str], other: list[str]) -> tuple[int, str, str] | None:
    """The first place where two stories differ, with what is around it."""
    for number, (here, there) in enumerate(zip_longest(one, other, fillvalue="")):
        if here != there:
            same = next((k for k, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), 0)
            around = slice(max(0, same - 100), same + 100)
            return number, here[around], there[around]
    return None


@pytest.mark.parametrize("game", GAMES if SOAK else SECRETIVE)
def test_a_browser_learns_nothing_that_its_seat_may_not_know(chromium: Any, tmp_path: Path, game: str) -> None:
    truth, none = witness(chromium, tmp_path / "truth", game)
    other, deals = witness(chromium, tmp_path / "other", game, "--redeal=0")
    assert none["all"] == 0
    assert deals["other"] > deals["all"] / 2 >= 8
    assert len(truth.pages) > LOOK_BACK
    assert difference(truth.told(), other.told()) is None
    assert difference(truth.answers, other.answers) is None
    assert difference(truth.pages, other.pages) is None
