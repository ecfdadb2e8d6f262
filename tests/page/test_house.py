"""The house in a page: the same tables and requests as on a server, kept in the browser before anybody sees them."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from edubba import Record, catalogue
from edubba.page.house import House
from edubba.page.routes import deeper
from edubba.table.words import BOOK
from tests.page.browser import BOT, DEVICE, ME, Browser, Cut, Visit, rows_of


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_game_against_bots_ends_with_a_record_that_holds(game: str) -> None:
    async def visit() -> None:
        me = await Visit().begin()
        table = await me.open(ME, BOT, game=game)
        await me.sit(table)
        assert await me.play(Random(1)) > 5
        record = Record.from_json(await me.ask("GET", f"/tables/{table}/record"))
        assert record.verify().over
        (mine,) = await me.ask("GET", "/tables")
        assert (mine["id"], mine["over"], mine["result"]["scores"]) == (table, True, record.result["scores"])  # type: ignore[index]
        assert (await me.ask("GET", "/me"))["played"] == [game]
        moment = await me.ask("GET", f"/tables/{table}/replay?move=3&seat=1&lang=fr")
        assert (moment["move"], moment["moves"]) == (3, len(record.moves))

    asyncio.run(visit())


def test_people_share_a_device_and_take_moves_back() -> None:
    async def visit() -> None:
        me = await Visit().begin()
        table = await me.open(ME, DEVICE)
        await me.sit(table)
        first = me.scene["table"]["to_act"][0]
        me.say(t="sit", seat=first)
        await me.next_scene(lambda scene: bool(scene["seat"] == first))
        before = me.choices
        me.act(before[-1])
        after = await me.next_scene(lambda scene: bool(scene["heard"] == 1))
        assert after["undo"]
        me.say(t="undo", seq=after["seq"], seat=first)
        await me.next_scene(lambda scene: bool(scene["heard"] == 2))
        assert me.choices == before
        assert [json.loads(row)["kind"] for row in rows_of(me.browser.disk, table)] == ["act", "back"]

    asyncio.run(visit())


def test_who_comes_back_finds_everything() -> None:
    disk: dict[str, str] = {}
    known: dict[str, object] = {}

    async def first() -> None:
        me = await Visit(disk).begin("fr")
        table = await me.open(ME, BOT)
        await me.sit(table)
        await me.play(Random(2), most=3)
        await me.ask("PATCH", "/me", {"name": "Enheduanna"})
        known.update(table=table, me=await me.ask("GET", "/me"), scene=me.scene["scene"]["zones"])

    async def second() -> None:
        me = await Visit(disk).begin("en")
        assert await me.ask("GET", "/me") == known["me"]
        (mine,) = await me.ask("GET", "/tables")
        assert mine["id"] == known["table"]
        assert mine["seats"][0]["name"] == "Enheduanna"
        await me.sit(str(known["table"]))
        assert me.scene["scene"]["zones"] == known["scene"]
        assert await me.play(Random(3)) > 3

    asyncio.run(first())
    asyncio.run(second())


@pytest.mark.parametrize("trouble", ["full", "aborted", "closed"])
def test_what_cannot_be_stored_has_not_happened(trouble: str) -> None:
    async def visit() -> None:
        me = await Visit().begin()
        table = await me.open(ME, BOT)
        await me.sit(table)
        while not me.choices:
            await me.next_scene()
        before, disk, position = me.choices, dict(me.browser.disk), me.scene["seq"]
        me.browser.fails = [trouble]
        me.act(before[0])
        refused = await me.browser.wait(me.conn, lambda said: bool(said["t"] == "refused"))
        assert refused["code"] == "not-stored"
        await me.next_scene()
        assert (me.choices, me.scene["seq"], me.browser.disk) == (before, position, disk)
        await me.play(Random(4), most=2)
        me.browser.fails = [trouble]
        said = await me.ask("POST", "/tables", {"game": "uruk", "seats": [ME, BOT]}, 507)
        assert said["code"] == "page-not-stored"
        assert [one["id"] for one in await me.ask("GET", "/tables")] == [table]

    asyncio.run(visit())


def test_whatever_is_cut_off_nothing_told_is_lost_or_doubled() -> None:
    """Twenty times the page dies while it writes, before or after it is on disk. All that was shown is there again."""
    disk: dict[str, str] = {}
    dice = Random(5)
    tables: list[str] = []
    told = 0

    async def visit() -> None:
        nonlocal told
        me = await Visit(disk).begin()
        tables.append((await me.ask("GET", "/tables"))[0]["id"] if tables else await me.open(ME, DEVICE, game="uruk"))
        await me.sit(tables[0])
        rows = rows_of(disk, tables[0])
        assert len(rows) >= told
        me.browser.fails = [""] * dice.randrange(3) + [dice.choice(["lost", "kept"])]
        while me.browser.fails:
            await me.turn_to(me.scene["table"]["to_act"][0])
            heard, left = me.scene["heard"], len(me.browser.fails)
            me.act(dice.choice(me.choices))
            if left == 1:
                await asyncio.sleep(0.05)  # it never comes back
                break
            await me.heard(heard + 1)
            told = len(rows_of(disk, tables[0]))

    for _ in range(20):
        loop = asyncio.new_event_loop()
        loop.set_exception_handler(lambda *_: None)  # what is cut off is not looked after
        try:
            loop.run_until_complete(visit())
        except Cut:
            pass
        finally:
            loop.close()
        numbers = [key for key in sorted(disk) if key.startswith("row/")]
        assert numbers == [f"row/{tables[0]}/{n:06}" for n in range(len(numbers))]
    assert told > 5


def test_a_bot_that_is_asked_no_more_stops_thinking() -> None:
    async def visit() -> None:
        me = await Visit().begin()
        me.browser.asleep = True
        table = await me.open(ME, BOT, first_player=1)
        await me.sit(table)
        await asyncio.sleep(0.01)
        assert me.browser.forgotten == []
        await me.ask("POST", f"/tables/{table}/resign")
        await asyncio.sleep(0.01)
        assert me.browser.forgotten == [1]

    asyncio.run(visit())


def test_a_table_that_is_not_there_is_refused_and_closed() -> None:
    async def visit() -> None:
        me = await Visit().begin()
        me.house.connect(9, "nowhere", "fr")
        said = await me.browser.wait(9, lambda said: True)
        assert (said["t"], said["code"]) == ("refused", "unknown-table")
        await asyncio.sleep(0)
        assert me.browser.hung == {9: 4404}
        assert (await me.ask("GET", "/tables/nowhere", status=404))["code"] == "unknown-table"

    asyncio.run(visit())


def test_data_of_a_later_version_are_left_alone() -> None:
    disk = {"version": "99", "table/x": "whatever"}
    assert asyncio.run(House(Browser(disk)).start("fr")) == "newer"
    assert disk == {"version": "99", "table/x": "whatever"}


@pytest.mark.parametrize("written", [0, 1])
def test_a_browser_without_room_is_told_apart_at_the_first_start(written: int) -> None:
    """The page goes on in memory then. Who has played here needs no room to begin."""
    disk: dict[str, str] = {}

    async def start() -> str:
        browser = Browser(disk)
        browser.fails = [""] * written + ["full"]
        return await House(browser).start("en")

    assert asyncio.run(start()) == "full"
    assert len(disk) == written
    assert asyncio.run(House(Browser(disk)).start("en")) == ""
    kept = dict(disk)
    assert asyncio.run(start()) == ""
    assert disk == kept


def test_what_is_not_understood_is_left_alone_and_all_else_is_played() -> None:
    """What another version has kept, or a fault has broken: a table, a pack, the row of a table."""
    disk: dict[str, str] = {}
    foreign = {"table/x": '{"of": "another version"}', "pack/y": "no JSON"}

    async def first() -> None:
        me = await Visit(disk).begin()
        for _ in range(2):
            await me.sit(await me.open(ME, BOT))
            await me.play(Random(1), most=2)

    async def second() -> None:
        me = await Visit(disk).begin()
        assert me.house.unread == 2
        broken, whole = sorted(one["id"] for one in await me.ask("GET", "/tables"))
        disk[f"row/{broken}/000001"] = foreign["row"] = '{"n": 1}'
        me.house.connect(9, broken, "fr")
        said = await me.browser.wait(9, lambda said: True)
        assert said["say"] == BOOK.say("fr", "broken-table")
        await asyncio.sleep(0)
        assert me.browser.hung == {9: 4404}
        assert (await me.ask("GET", f"/tables/{broken}/file", status=409))["code"] == "broken-table"
        await me.sit(whole)
        assert await me.play(Random(2)) > 2
        assert foreign["row"] == disk[f"row/{broken}/000001"]

    asyncio.run(first())
    disk.update(foreign)
    asyncio.run(second())
    assert disk.items() >= {key: foreign[key] for key in ("table/x", "pack/y")}.items()


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nothing", None, 404, "nothing-here"),
        ("POST", "/tables", "no table", 400, "nonsense"),
        ("POST", "/tables", {"game": "chess", "seats": [ME]}, 400, "unknown-game"),
        ("PATCH", "/me", {"name": ""}, 400, "bad-name"),
        ("GET", "/tables/x/replay?move=one", None, 400, "nonsense"),
        ("POST", "/packs", "x" * (1 << 20), 413, "too-large"),
    ],
)
def test_bad_requests_are_refused_with_a_sentence(method: str, path: str, body: object, status: int, code: str) -> None:
    async def visit() -> None:
        me = await Visit().begin("fr")
        said = await me.ask(method, path, body, status)
        assert said["code"] == code
        assert said["say"].endswith(".")

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("[" * 65, True),
        ("[" * 64, False),
        ('"' + "[" * 99 + '"', False),
        ("[]" * 99, False),
        (r'"\""' + "{" * 99, True),
    ],
)
def test_brackets_without_end_never_reach_what_reads_them(text: str, deep: bool) -> None:
    assert deeper(text.encode(), 64) == deep


def test_a_table_is_played_with_a_pack_of_mine_after_a_restart_too() -> None:
    disk: dict[str, str] = {}
    tables: list[str] = []

    async def first() -> None:
        me = await Visit(disk).begin()
        box = await me.ask("GET", "/games/uruk/box")
        value = next(one for one in box["values"] if isinstance(one["value"], int) and not one.get("fixed"))
        edit = {"changes": {}, "place": value["place"], "value": value["value"] + 1}
        verdict = await me.ask("POST", "/games/uruk/box/check", edit)
        assert "problems" not in verdict
        changes = {value["place"]: value["value"] + 1, **verdict.get("along", {})}
        pack = await me.ask("POST", "/packs", {"game": "uruk", "title": "Mine", "changes": changes})
        made = await me.ask("POST", "/tables", {"game": "uruk", "seats": [ME, BOT], "pack": pack["info"]["id"]})
        tables.append(made["id"])
        assert [one["title"] for one in await me.ask("GET", "/packs?game=uruk")] == ["Mine"]

    async def second() -> None:
        me = await Visit(disk).begin()
        (mine,) = await me.ask("GET", "/tables")
        assert mine["pack"]["title"] == "Mine"
        await me.sit(tables[0])
        await me.play(Random(6), most=2)
        words = await me.ask("GET", f"/games/uruk/catalogue?lang=en&pack={mine['pack']['hash']}")
        assert words["faces"]

    asyncio.run(first())
    asyncio.run(second())


def test_tables_are_deleted_with_all_their_rows() -> None:
    async def visit() -> None:
        me = await Visit().begin()
        table, other = await me.open(ME, BOT), await me.open(ME, BOT)
        await me.sit(table)
        await me.play(Random(7), most=2)
        assert (await me.ask("DELETE", f"/tables/{table}", status=409))["code"] == "not-deletable"
        await me.ask("POST", f"/tables/{table}/resign")
        again = await me.ask("POST", f"/tables/{table}/rematch")
        assert (await me.ask("POST", f"/tables/{table}/rematch"))["id"] == again["id"]
        await me.ask("DELETE", f"/tables/{table}")
        assert not [key for key in me.browser.disk if table in key and not key.startswith("table/")]
        assert {one["id"] for one in await me.ask("GET", "/tables")} == {other, again["id"]}

    asyncio.run(visit())


def test_a_game_moves_to_another_browser_as_a_file() -> None:
    async def visit() -> None:
        me, other = await Visit().begin(), await Visit().begin("fr")
        table = await me.open(ME, BOT, game="tabannusi")
        await me.sit(table)
        await me.play(Random(8), most=4)
        await me.sit(table)  # once more: what bots did since is there, too
        file = await me.ask("GET", f"/tables/{table}/file")
        again = (await other.ask("POST", "/files", file))["id"]
        await other.sit(again)
        assert other.scene["scene"]["zones"] == me.scene["scene"]["zones"]
        await other.play(Random(9))
        assert Record.from_json(await other.ask("GET", f"/tables/{again}/record")).verify().over
        said = await other.ask("POST", "/files", {"format": "chess"}, 400)
        assert said["say"].startswith("Ce fichier ne peut pas être ouvert comme une partie")

    asyncio.run(visit())
