"""Looking back at a finished game in a page without a server: beside the bots, and kept in the browser."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from edubba.host import reviews
from tests.page.browser import BOT, ME, Visit


async def played(me: Visit) -> str:
    table = await me.open(ME, BOT, max_rounds=1)
    await me.sit(table)
    await me.play(Random(1))
    return table


async def reviewed(me: Visit, table: str) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = await me.ask("GET", f"/tables/{table}/review?lang=fr")
        if found.get("ready"):
            return found
        await asyncio.sleep(0)


def test_a_review_is_kept_and_its_worker_rests() -> None:
    disk: dict[str, str] = {}
    known: dict[str, Any] = {}

    async def first() -> None:
        me = await Visit(disk).begin("fr")
        table = await played(me)
        known.update(table=table, found=await reviewed(me, table))
        assert known["found"]["accuracy"]
        while f"review/{table}" not in disk:
            await asyncio.sleep(0)
        assert me.browser.rested == 1

    async def second() -> None:
        me = await Visit(disk).begin("fr")
        me.browser.asleep = True  # whoever is asked now does not answer
        found = await me.ask("GET", f"/tables/{known['table']}/review?lang=fr")
        assert found == known["found"]
        await me.ask("DELETE", f"/tables/{known['table']}")
        assert not [key for key in disk if known["table"] in key]

    asyncio.run(first())
    asyncio.run(second())


def test_bots_play_while_a_game_is_looked_back_at(monkeypatch: Any) -> None:
    monkeypatch.setattr(reviews, "LEASE", 3600.0)

    async def visit() -> None:
        me = await Visit().begin()
        table = await played(me)
        me.browser.studies_asleep = True
        found = await me.ask("GET", f"/tables/{table}/review?lang=en")
        assert (found["done"], found["of"]) == (0, 0)
        await asyncio.sleep(0.01)
        other = await me.open(ME, BOT, max_rounds=1)
        await me.sit(other)
        assert await me.play(Random(2)) > 2
        me.house.requests.reviews.stop()
        await asyncio.sleep(0.01)
        assert len(me.browser.forgotten) == 1

    asyncio.run(visit())
