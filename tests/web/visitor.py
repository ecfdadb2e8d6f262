"""Somebody with a browser of his own. Whatever goes wrong in front of him is noted, and fails the test at the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import Any

from edubba.table.names import BOTS
from tests.web.player import PATIENCE, SCRIPT

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NOW = "Number(document.querySelector('[data-table]')?.dataset.seq)"
REPORT_CSP = "document.addEventListener('securitypolicyviolation', (e) => console.error(`CSP: ${e.violatedDirective}`))"

# What this browser throws in for the dice.
LUCK = "crypto.getRandomValues = (numbers) => numbers.fill(%d);"


class Visitor:
    def __init__(self, chromium: Any, address: str, number: int = 0, **wishes: Any) -> None:
        usual = {**DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", "base_url": address}
        self.context = chromium.new_context(**(usual | wishes))
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SCRIPT)
        self.context.add_init_script(REPORT_CSP)
        self.context.add_init_script(LUCK % (number + 7))
        self.address = address
        self.frames: list[str] = []
        self._broken: list[str] = []
        self.page = self.tab()

    def tab(self) -> Any:
        page = self.context.new_page()
        page.on("pageerror", lambda trouble: self._broken.append(f"error: {trouble}"))
        page.on("console", self._read_console)
        page.on("request", self._see_request)
        page.on("requestfailed", self._see_failure)
        page.on("response", self._see_response)
        page.on("websocket", self._listen)
        return page

    def _listen(self, socket: Any) -> None:
        socket.on("framereceived", self._hear)

    def _read_console(self, line: Any) -> None:
        if line.type in ("error", "warning"):
            self._broken.append(f"console: {line.text}")

    def _see_request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self._broken.append(f"outside: {request.url}")

    def _see_failure(self, request: Any) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # a page that is left drops what it was asking for
            self._broken.append(f"failed: {request.url} {request.failure}")

    def _see_response(self, response: Any) -> None:
        if response.status >= 400:
            self._broken.append(f"answer: {response.status} {response.url}")

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        if text.startswith('{"t":"refused"'):
            self._broken.append(f"refused: {json.loads(text).get('code')}")

    @contextmanager
    def expecting(self, *troubles: str, perhaps: Sequence[str] = ()) -> Iterator[None]:
        """In here just these troubles (regular expressions) may happen, and each must, but for some that need not."""
        before = self.troubles()
        assert before == []
        yield
        self.page.wait_for_timeout(1)  # lets what has been said reach us
        self.await_trouble(*troubles)
        happened, self._broken = self._broken, []
        known = (*troubles, *perhaps)
        self._broken = [line for line in happened if not any(re.search(trouble, line) for trouble in known)]

    def await_trouble(self, *troubles: str) -> None:
        """Each of these must reach us, some time after it has happened."""
        late = monotonic() + PATIENCE / 1000
        for trouble in troubles:
            while not any(re.search(trouble, line) for line in self._broken):
                assert monotonic() < late, (trouble, self._broken)
                self.page.wait_for_timeout(10)

    def troubles(self) -> list[str]:
        notice = self.page.locator("[data-notice], .problem")
        told = [f"notice: {text}" for text in notice.all_text_contents()] if not self.page.is_closed() else []
        return self._broken + told

    def seats_of(self, game: str) -> list[int]:
        """For how many a game is, as the server says."""
        games = self.context.request.get("/api/games").json()
        seats: list[int] = next(one["seats"] for one in games if one["name"] == game)
        return seats

    # --- what people do before they play ----------------------------------------------------------------------------

    def open_table(self, game: str, *seats: str, **options: Any) -> str:
        """Open a table: me, device, friend or bot on each seat. Its address; friends are waited for."""
        self.context.request.get("/api/me")
        token = next(one["value"] for one in self.context.cookies() if one["name"] == "csrftoken")
        chairs = [{"who": who} | ({"bot": "random"} if who == "bot" else {}) for who in seats]
        wish = {"game": game, "seats": chairs, "options": options, "dice": True}
        answer = self.context.request.post("/api/tables", data=wish, headers={"x-csrftoken": token})
        assert answer.status == 201, answer.text()
        self.page.goto(answer.json()["link"])
        self.page.wait_for_selector("[data-gathering]" if "friend" in seats else "[data-table]")
        return str(self.page.url)

    def lay_out(self, game: str, seats: int, at: str, record: str = "", others: Sequence[str] = BOTS) -> dict[str, Any]:
        """Sit down at a moment of a golden game (positions.py), with bots on the other seats."""
        self.context.request.get("/api/me")
        wish = {"seats": seats, "at": at, "record": record, "others": ",".join([*others] * seats)}
        answer = self.context.request.get(f"/insides/lay/{game}", params=wish)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        self.page.goto(found["link"])
        self.page.wait_for_selector("[data-end]" if at == "over" else "[data-table]")
        return found

    def open_table_by_hand(self, game: str, *seats: str, **options: Any) -> str:
        """The same, by what the start page offers."""
        page = self.page
        page.goto("/")
        page.click(f"[data-game={game}]")
        page.click(f'[data-seats="{len(seats)}"]')
        for number, who in enumerate(seats):
            page.select_option(f'[data-who="{number}"]', who)
            if who == "bot":
                page.select_option(f'[data-bot="{number}"]', "pupil")
        if options:
            page.click("dialog summary")
        for name, value in options.items():
            page.fill(f'[id="option-{name}"]', str(value))
        page.click("[data-create]")
        page.wait_for_selector("[data-gathering]" if "friend" in seats else "[data-table]")
        return str(page.url)

    def come(self, address: str) -> None:
        """Come to a table by its link, to watch."""
        self.page.goto(address)
        self.page.wait_for_selector("[data-table], [data-gathering]")

    def join(self, address: str) -> None:
        """Come to a table by its link and sit down."""
        self.page.goto(address)
        self.page.click("[data-join]")
        self.page.wait_for_selector("[data-table]:not(.watching)")

    def forward(self, until: str = "any", moves: int = 0, less: int = 0) -> list[list[int]]:
        """Let the server play on for everybody: to a moment of this sort (serve.py), after so many moves at least.

        But for the last few moves: who has to do what for these.
        """
        address = f"/insides/{self.page.url.rsplit('/', 1)[1]}/forward/{until}?moves={moves}&less={less}"
        found = self.page.request.get(address).json()
        seat = next(json.loads(frame)["seat"] for frame in reversed(self.frames) if frame.startswith('{"t":"scene"'))
        self.page.wait_for_function(f"(seq) => {NOW} >= seq", arg=found["seq"][-1 if seat is None else seat])
        left: list[list[int]] = found["left"]
        return left

    @property
    def seq(self) -> int:
        return int(self.page.get_attribute("[data-table]", "data-seq"))

    def switch_to(self, lang: str) -> None:
        self.page.click("[data-menu]")
        self.page.click(f"[data-lang={lang}]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("[data-lang]", state="hidden")
        self.page.wait_for_selector(f"html[lang={lang}]")

    def send(self, method: str, path: str, body: object) -> dict[str, Any]:
        """What somebody may try from the console of the browser, with the cookies of this page."""
        answer: dict[str, Any] = self.page.evaluate(
            """async ([method, path, body]) => {
              const token = document.cookie.match(/csrftoken=([^;]*)/)[1];
              const headers = { 'content-type': 'application/json', 'x-csrftoken': token };
              const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
              return { status: answer.status, ...(await answer.json()) };
            }""",
            [method, path, body],
        )
        return answer
