"""Leaving a table, giving up and deleting: what others see of it, and what is there after a restart."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from edubba.table.stored import ACT, Change, Row
from tests.server.house import BOT, DEVICE, FRIEND, ME, Person, Served, serving


def both_at(served: Served, game: str = "uruk") -> tuple[Person, Person, str]:
    ada, bo = served.guest(), served.guest("fr")
    table = ada.open(ME, FRIEND, game=game)
    bo.post(f"/api/tables/{table}/join")
    return ada, bo, table


def exits(person: Person, table: str) -> list[str]:
    found: list[str] = person.get(f"/api/tables/{table}").get("exits", [])
    return found


@pytest.mark.parametrize("game", ["uruk", "ginkgopolis", "wayfarers"])
def test_a_bot_plays_on_for_who_leaves_also_after_a_restart(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as served:
        ada, bo, table = both_at(served, game)
        with bo.live(table) as live:
            live.next_scene()
            left = ada.post(f"/api/tables/{table}/leave")
            assert left["you"] == []
            live.until(lambda frame: bool(frame["table"]["seats"][0]["who"] == "bot"))
            seat = live.scene["table"]["seats"][0]
            assert (seat["left"], seat["name"]) == (True, f"{ada.me['name']} (robot)")
            assert live.scene["seat"] == 1
            live.until(lambda frame: 1 in frame["table"]["to_act"])  # the bot moves when it is asked
        assert ada.get("/api/tables") == []
    with serving(tmp_path) as served:
        found = served.host.store.table(table)
        assert found is not None
        head, places = found
        assert (places[0].who, places[0].left, places[0].guest, places[0].name) == ("bot", True, None, ada.me["name"])
        assert not head.over


def test_before_the_deal_the_seat_is_free_again(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = ada.open(ME, FRIEND, FRIEND, dice=True)
    bo.post(f"/api/tables/{table}/join")
    assert exits(bo, table) == ["leave"]
    seats = bo.post(f"/api/tables/{table}/leave")["seats"]
    assert [seat["who"] for seat in seats] == ["person", "friend", "friend"]
    assert served.guest().post(f"/api/tables/{table}/join")["you"] == [1]


def test_nobody_leaves_a_table_to_bots_alone(served: Served) -> None:
    ada = served.guest()
    table = ada.open(ME, BOT)
    assert ada.post(f"/api/tables/{table}/leave", status=409)["code"] == "last-person"
    stranger = served.guest()
    for way in ("leave", "resign"):
        assert stranger.post(f"/api/tables/{table}/{way}", status=403)["code"] == "not-seated"


def test_who_gives_up_has_lost_and_nobody_is_asked_any_more(served: Served) -> None:
    ada, bo, table = both_at(served)
    assert exits(ada, table) == ["leave", "resign"]
    with bo.live(table) as live:
        live.next_scene()
        result = ada.post(f"/api/tables/{table}/resign")["result"]
        assert (result["ranking"], result["resigned"], result["scores"]) == ([[1], [0]], [0], [])
        live.until(lambda frame: frame["table"]["over"])
        assert live.scene["scene"]["choices"] == []
        assert live.scene["table"]["to_act"] == []
        assert live.refused("act", action=0)["code"] == "already-over"
    assert bo.post(f"/api/tables/{table}/resign", status=409)["code"] == "already-over"
    assert bo.get(f"/api/tables/{table}/record")["moves"] == []
    assert bo.get(f"/api/tables/{table}/replay?move=0&seat=0")["moves"] == 0
    assert [turn["move"] for turn in bo.get(f"/api/tables/{table}/turns")] == [0], "it ended as it began"
    assert bo.post(f"/api/tables/{table}/rematch", status=201)["id"] != table


def test_a_seat_still_free_when_the_game_is_given_up_stays_free(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = ada.open(ME, FRIEND)
    ada.post(f"/api/tables/{table}/resign")
    assert bo.post(f"/api/tables/{table}/join", status=409)["code"] == "already-over"
    info = bo.get(f"/api/tables/{table}")
    assert (info["over"], info["you"], info["result"]["resigned"]) == (True, [], [0])


def test_three_people_play_on(served: Served) -> None:
    ada, bo, cy = served.guest(), served.guest(), served.guest()
    table = ada.open(ME, FRIEND, FRIEND)
    for friend in (bo, cy):
        friend.post(f"/api/tables/{table}/join")
    assert ada.post(f"/api/tables/{table}/resign", status=409)["code"] == "others-play-on"
    assert exits(ada, table) == ["leave"]


def test_who_plays_for_several_gives_up_for_all(served: Served) -> None:
    ada = served.guest()
    table = ada.open(ME, DEVICE, BOT)
    result = ada.post(f"/api/tables/{table}/resign")["result"]
    assert (result["ranking"], result["resigned"]) == ([[2], [0, 1]], [0, 1])


def test_a_finished_table_goes_when_the_last_has_deleted_it(served: Served) -> None:
    ada, bo, table = both_at(served)
    assert ada.http.delete(f"/api/tables/{table}").json()["code"] == "not-deletable"
    ada.post(f"/api/tables/{table}/resign")
    assert exits(bo, table) == ["delete"]
    assert ada.http.delete(f"/api/tables/{table}").status_code == 204
    assert ada.get("/api/tables") == []
    assert [one["id"] for one in bo.get("/api/tables")] == [table], "it is still on the list of the other"
    assert bo.http.delete(f"/api/tables/{table}").status_code == 204
    assert bo.get(f"/api/tables/{table}", 404)["code"] == "unknown-table"
    assert served.host.store.moves(table) == []


def test_a_table_that_was_never_begun_goes_with_who_put_it_up(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = ada.open(ME, FRIEND, FRIEND, dice=True)
    bo.post(f"/api/tables/{table}/join")
    assert bo.http.delete(f"/api/tables/{table}").status_code == 409
    with bo.live(table) as live:
        live.wait("table")
        assert ada.http.delete(f"/api/tables/{table}").status_code == 204
        assert live.wait("refused")["code"] == "unknown-table"
    assert ada.http.delete(f"/api/tables/{table}").status_code == 404


def test_since_when_somebody_waits_tells_nothing_of_secret_decisions(served: Served) -> None:
    """A row that a seat could not see happen does not change what its list says."""
    ada, bo, table = both_at(served)
    store = served.host.store
    found = store.table(table)
    assert found is not None

    def since(person: Person) -> float:
        return float(next(one["since"] for one in person.get("/api/tables") if one["id"] == table))

    before = since(bo)
    assert before == found[0].created
    for eyes, seen in ((0b101, [ada]), (0b010, [bo])):
        head = replace(found[0], moved=found[0].moved + eyes)
        first = len(store.moves(table))
        store.now(store.write, Change(first=first, rows=(Row(0, ACT, "end", eyes),), head=head))
        assert [since(person) == head.moved for person in (ada, bo)] == [person in seen for person in (ada, bo)]


def test_the_bot_gives_the_seat_back_to_who_comes_back_also_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ada, bo, table = both_at(served)
        ada.post(f"/api/tables/{table}/leave")
        assert ada.get(f"/api/tables/{table}")["back"] == [0]
        assert "back" not in bo.get(f"/api/tables/{table}"), "it is kept for nobody else"
        eve = served.guest()
        assert eve.post(f"/api/tables/{table}/join", status=409)["code"] == "table-full"
        assert eve.post(f"/api/tables/{table}/join", {"seat": 0}, status=409)["code"] == "seat-taken"
        ada.patch("/api/me", {"name": "Ada the Second"})
        back = ada.post(f"/api/tables/{table}/join")
        assert back["you"] == [0]
        assert "back" not in back
        assert {name: back["seats"][0].get(name) for name in ("who", "name", "bot", "left")} == {
            "who": "person", "name": "Ada the Second", "bot": None, "left": None,
        }  # fmt: skip
        with ada.live(table) as live:
            live.until(lambda frame: frame["seat"] == 0 and frame["table"]["seats"][0]["you"])
    with serving(tmp_path) as served:
        found = served.host.store.table(table)
        assert found is not None
        place = found[1][0]
        assert (place.who, place.left, place.kept_for, place.bot) == ("person", False, None, None)


def test_a_bot_that_thinks_stops_when_its_seat_is_taken_back(served: Served) -> None:
    """It was asked while nobody sat there; what it answers after that is nobody's move."""
    ada, bo, table = both_at(served)
    with bo.live(table):
        served.session(table).bots._pause = 3600.0  # it has decided, and waits so that people can follow
        asked = bo.get(f"/api/tables/{table}")["to_act"][0]
        gone, stays = (ada, bo) if asked == 0 else (bo, ada)
        gone.post(f"/api/tables/{table}/leave")
        turn = served.session(table).bots.turn
        assert turn is not None
        assert turn.seat == asked
        gone.post(f"/api/tables/{table}/join")
        assert served.session(table).bots.turn is None
        assert gone.get(f"/api/tables/{table}")["to_act"] == [asked]
        assert stays.get(f"/api/tables/{table}")["seats"][asked]["who"] == "person"


def test_two_seats_of_one_device_come_back_together(served: Served) -> None:
    ada, bo = served.guest(), served.guest()
    table = ada.open(ME, DEVICE, FRIEND)
    bo.post(f"/api/tables/{table}/join")
    before = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    ada.post(f"/api/tables/{table}/leave")
    back = ada.post(f"/api/tables/{table}/join", {"seat": 1})
    assert back["you"] == [0, 1]
    assert [seat["who"] for seat in back["seats"]] == ["person", "device", "person"]
    assert [seat["name"] for seat in back["seats"]] == before
