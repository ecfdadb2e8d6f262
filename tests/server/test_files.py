"""Games as files, by HTTP: a table leaves this house and comes back, and nobody reads what others hide."""

import asyncio
from random import Random
from typing import Any

from edubba import Record
from tests.page.browser import Visit
from tests.server.house import BOT, FRIEND, ME, Served, play_on


def test_a_table_comes_back_from_its_file(served: Served) -> None:
    person, other = served.guest(), served.guest()
    table = person.open(ME, BOT, game="tabannusi")
    with person.live(table) as live:
        play_on(live, Random(1), most=5)
        shown = live.scene["scene"]["zones"]
    file = person.get(f"/api/tables/{table}/file")
    assert not Record.from_json(file).verify().over
    again = other.post("/api/files", file, 201)["id"]
    with other.live(again) as live:
        live.until(lambda frame: bool(frame["scene"]["choices"]))
        assert live.scene["scene"]["zones"] == shown
        play_on(live, Random(2), most=2)
    assert [one["id"] for one in other.get("/api/tables")] == [again]
    assert len(served.host.store.moves(again)) > len(served.host.store.moves(table))


def test_a_table_moves_from_a_page_to_a_server_and_back(served: Served) -> None:
    """The same position everywhere, and it goes on."""

    async def in_the_page(file: Any = None) -> tuple[Any, Any]:
        me = await Visit().begin()
        table = (await me.ask("POST", "/files", file))["id"] if file else await me.open(ME, BOT, game="uruk")
        await me.sit(table)
        shown = me.scene["scene"]["zones"]
        await me.play(Random(3), most=4)
        return shown, await me.ask("GET", f"/tables/{table}/file")

    _, file = asyncio.run(in_the_page())
    person = served.guest()
    table = person.post("/api/files", file, 201)["id"]
    with person.live(table) as live:
        play_on(live, Random(4), most=3)
        there = live.scene["scene"]["zones"]
    back = person.get(f"/api/tables/{table}/file")
    here, last = asyncio.run(in_the_page(back))
    assert here == there
    moves = [Record.from_json(one).moves for one in (file, back, last)]
    assert moves[0] == moves[1][: len(moves[0])]
    assert moves[1] == moves[2][: len(moves[1])]
    assert len(moves[0]) < len(moves[1]) < len(moves[2])


def test_a_file_of_others_is_refused_and_a_bad_one_too(served: Served) -> None:
    person, friend = served.guest(), served.guest("fr")
    table = person.open(ME, FRIEND)
    friend.post(f"/api/tables/{table}/join")
    for somebody in (person, friend):
        assert somebody.get(f"/api/tables/{table}/file", 403)["code"] == "others-here"
    said = friend.post("/api/files", {"format": "chess"}, 400)
    assert said["code"] == "bad-file"
    assert said["say"].startswith("Ce fichier ne peut pas être ouvert comme une partie")
    assert friend.http.post("/api/files", content=b"x" * (1 << 21)).status_code == 413
