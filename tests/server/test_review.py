"""Looking back at a finished game with the coach, over HTTP: it is done in the background, and kept."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from edubba.host import reviews
from edubba.host.live import Stumbled
from edubba.server.workers import HUMBLE, Workers
from edubba.table.effects import Course, Study, Verdict
from tests.server.house import BOT, ME, Person, Served, serving
from tests.table.test_hindsight import order_of, record_of

PATIENCE = 120.0


def finished(person: Person, served: Served) -> str:
    """A short game that is over."""
    table = person.open(BOT, BOT, max_rounds=1)
    with person.live(table) as live:
        live.until(lambda frame: bool(frame["scene"]["over"]))
    return table


def reviewed(person: Person, table: str, lang: str) -> dict[str, Any]:
    """Ask until it is ready; what was said on the way never goes back."""
    end, before = time.monotonic() + PATIENCE, 0
    while time.monotonic() < end:
        found: dict[str, Any] = person.get(f"/api/tables/{table}/review?lang={lang}")
        assert before <= found["done"] <= found["of"]
        before = found["done"]
        if found.get("ready"):
            return found
        assert not found.get("points")
        time.sleep(0.05)
    raise AssertionError("it never came")


def test_a_game_is_reviewed_once_and_kept_with_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as served:
        person = served.guest()
        table = finished(person, served)
        found = reviewed(person, table, "en")
        assert found["done"] == found["of"] > 0
        assert found["chances"][0]["move"] == 0
        assert found["chances"][-1]["move"] == found["moves"]
        assert sum(found["chances"][-1]["each"]) in (99, 100)
        assert all(part is None or 0 < part <= 100 for part in found["accuracy"])
        french = reviewed(person, table, "fr")
        assert [point["move"] for point in french["points"]] == [point["move"] for point in found["points"]]
    with serving(tmp_path) as served:

        def nobody(*_: object) -> None:
            raise AssertionError("it is asked again")

        monkeypatch.setattr(served.host.workers, "study", nobody)
        anybody = served.guest()  # who has the link of a finished game
        assert anybody.get(f"/api/tables/{table}/review?lang=en") == found
        assert anybody.get(f"/api/tables/{table}/review?lang=fr") == french
        served.host.store.now(served.host.store.keep_review, "no-such-table", "{}")
        assert served.host.store.review("no-such-table") is None


def test_a_running_game_is_not_reviewed(served: Served) -> None:
    person = served.guest("fr")
    table = person.open(ME, BOT)
    refused = person.get(f"/api/tables/{table}/review", 409)
    assert (refused["code"], refused["say"]) == ("not-over", "La partie n’est pas finie.")
    assert person.get("/api/tables/nowhere/review", 404)["code"] == "unknown-table"


def test_it_stops_when_nobody_asks_and_goes_on_when_somebody_does(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "LEASE", 0.0)
    person = served.guest()
    table = finished(person, served)
    person.get(f"/api/tables/{table}/review")
    looking = served.host.reviews._looking[table]
    end = time.monotonic() + PATIENCE
    while looking.busy and time.monotonic() < end:
        time.sleep(0.02)
    assert not looking.busy
    assert not looking.ready("en")
    assert served.host.store.review(table) is None
    monkeypatch.setattr(reviews, "LEASE", 60.0)
    assert reviewed(person, table, "en")["ready"]


def test_a_coach_that_stumbles_says_so_and_may_be_asked_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    person = served.guest()
    table = finished(person, served)

    async def stumble(*_: object) -> None:
        raise Stumbled("there is no process for it")

    with monkeypatch.context() as patched:
        patched.setattr(served.host.workers, "study", stumble)
        end, said = time.monotonic() + PATIENCE, dict[str, Any]()
        while time.monotonic() < end and "code" not in said:
            said = person.http.get(f"/api/tables/{table}/review").json()
        assert (said["code"], said["say"]) == ("no-review", "The coach could not look back at this game.")
    assert reviewed(person, table, "en")["ready"]


def test_a_review_has_a_lane_of_its_own() -> None:
    """Neither quick bots nor those that think wait behind it, however long it takes; and it makes way for them."""

    async def look() -> None:
        workers = Workers(1)
        try:
            order = order_of(record_of("uruk"))
            studies = [workers.study(order, "table", "guest") for _ in range(3)]
            assert len(workers.humble.thinking) == 1
            assert not workers.light.thinking
            assert not workers.heavy.thinking
            studies[0].cancel()
            studies[2].cancel()
            await asyncio.sleep(0)
            assert len(workers.humble.waiting) == 1, "who has gone does not wait any more"
            assert (workers.heavy._politeness, workers.humble._politeness) == (5, HUMBLE)
        finally:
            await workers.close()

    asyncio.run(look())


def test_a_thought_that_nobody_wants_any_more_is_abandoned() -> None:
    """The worker is free for the next one long before it would have been done."""

    async def look() -> None:
        workers = Workers(1)
        try:
            order = order_of(record_of("uruk"))
            course = await workers.study(replace(order, study=Study()), "table", "guest")
            assert isinstance(course, Course)
            left = workers.study(replace(order, study=Study(0)), "table", "guest")
            await asyncio.sleep(0.01)
            left.cancel()
            verdict = await workers.study(replace(order, study=Study(1)), "table", "guest")
            assert isinstance(verdict, Verdict)
            assert (verdict.move, verdict.seat) == course.turns[1]
        finally:
            await workers.close()

    asyncio.run(look())
