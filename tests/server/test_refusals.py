"""Bad input: refused with a clear sentence in the reader's language, and without any effect."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from edubba.server.settings import LARGEST_MESSAGE
from edubba.table.play import Play
from edubba.table.stored import ACT, Change
from tests.server.house import DEVICE, FRIEND, ME, Live, Person, Served, serving

RLO, ZWJ = "\u202e", "\u200d"


@pytest.fixture
def host(served: Served) -> Person:
    return served.guest("fr")


@pytest.fixture
def table(host: Person) -> str:
    return host.open(ME, FRIEND)


def moves(served: Served, table: str) -> int:
    return sum(row.kind == ACT for row in served.host.store.moves(table))


# --- sockets --------------------------------------------------------------------------------------------------------


def mover(served: Served, host: Person, table: str) -> tuple[Person, Person]:
    """Who has the first decision, and who has not."""
    friend = served.guest("fr")
    friend.post(f"/api/tables/{table}/join")
    people = [host, friend]
    asked = host.get(f"/api/tables/{table}")["to_act"][0]
    return people[asked], people[1 - asked]


def test_a_stale_sequence_is_refused_and_the_fresh_scene_follows(served: Served, host: Person, table: str) -> None:
    first, _ = mover(served, host, table)
    with first.live(table) as live:
        live.next_scene()
        action = live.choices()[0]
        live.act(action)
        before = moves(served, table)
        refused = live.refused("act", action=action, seq=live.scene["seq"] - 1)
        assert (refused["code"], refused["say"]) == ("stale", "La table a changé entre-temps.")
        assert live.next_scene()["seq"] == refused["seq"]
        assert moves(served, table) == before


def test_nobody_acts_for_another_seat(served: Served, host: Person, table: str) -> None:
    first, second = mover(served, host, table)
    stranger = served.guest("fr")
    with first.live(table) as mine:
        mine.next_scene()
        wish = {"seq": mine.scene["seq"], "seat": mine.scene["seat"], "action": mine.choices()[0]}
    for thief in (second, stranger):
        with thief.live(table) as live:
            live.next_scene()
            for kind in ("act", "undo", "restart", "why"):
                sent = {"t": kind, **wish} if kind in ("act", "why") else {"t": kind, "seq": 0, "seat": wish["seat"]}
                live.send(**sent)
                assert live.wait("refused")["say"] == "Ce n’est pas votre place."
            live.send(t="sit", seat=wish["seat"])
            assert live.wait("refused")["code"] == "not-your-seat"
            assert live.scene["seat"] != wish["seat"]
    assert moves(served, table) == 0


def test_a_seat_of_mine_acts_only_where_i_sit(served: Served, host: Person) -> None:
    table = host.open(ME, DEVICE)
    with host.live(table) as live:
        live.next_scene()
        asked = live.scene["table"]["to_act"][0]
        for heard in (1, 2):
            live.send(t="act", seq=0, seat=asked, action=0)
            refused = live.wait("refused")
            assert (refused["say"], refused["heard"]) == ("Ce n’est pas votre place.", heard)
    assert moves(served, table) == 0


def test_an_illegal_action_names_its_rule(served: Served, host: Person, table: str) -> None:
    first, second = mover(served, host, table)
    with first.live(table) as live:
        live.next_scene()
        state = served.table(table).state
        game = served.table(table).game
        illegal = {action: state.why_not(live.scene["seat"], action) for action in range(game.num_actions)}
        told = [(action, rule) for action, rule in illegal.items() if rule and rule != "turn"]
        assert told
        for action, rule in told[:3]:
            refused = live.refused("act", action=action)
            assert (refused["code"], refused["rule"], refused["say"]) == ("illegal", rule, game.explain(rule, "fr"))
            live.ask("why", action=action)
            why = live.wait("why")
            assert (why["rule"], why["say"], why["action"]) == (rule, refused["say"], action)
        live.ask("why", action=live.choices()[0])
        assert "rule" not in live.wait("why")
        refused = live.refused("act", action=game.num_actions + 5)
        assert (refused["code"], refused["rule"]) == ("illegal", "turn")
    with second.live(table) as live:
        live.next_scene()
        refused = live.refused("act", action=told[0][0])
        assert (refused["code"], refused["rule"]) == ("not-your-turn", "turn")
    assert moves(served, table) == 0


BAD_MESSAGES: list[Any] = [
    "", "nonsense", "{", "[]", "7", "null", '"act"', "{}", "[" * 2000, '{"t":"fly"}', '{"t":"act"}',
    '{"t":"act","seq":0,"seat":0,"action":"0"}', '{"t":"act","seq":0,"seat":0,"action":-1}',
    '{"t":"act","seq":0,"seat":0,"action":1e999}', '{"t":"act","seq":0,"seat":99,"action":0}',
    '{"t":"act","seq":0,"seat":null,"action":0}', '{"t":"act","seq":0,"seat":0,"action":0,"as":"root"}',
    '{"t":"acts","seq":0,"seat":0,"actions":[]}', json.dumps({"t": "acts", "seq": 0, "seat": 0, "actions": [0] * 99}),
    '{"t":"lang","lang":"tlh"}', '{"t":"sit"}', b"\xff\xfe", b'{"t":"sit","seat":null}',
]  # fmt: skip


def test_malformed_messages_are_refused_one_by_one(served: Served, host: Person, table: str) -> None:
    with host.live(table) as live:
        live.next_scene()
        for message in BAD_MESSAGES:
            live.connection.send(message)
            refused = live.wait("refused")
            assert refused["heard"] == 0
            assert (refused["code"], refused["say"]) == ("not-json", "Ce message est incompréhensible.")
        live.send(t="sit", seat=0)
        assert live.next_scene()["seat"] == 0
    assert moves(served, table) == 0


def test_oversized_messages_are_refused(served: Served, host: Person, table: str) -> None:
    with host.live(table) as live:
        live.next_scene()
        live.send(t="lang", lang="f" * LARGEST_MESSAGE)
        assert live.wait("refused")["say"] == "Ce message est trop grand."
        live.send(t="lang", lang="f" * (1 << 20))
        with pytest.raises(ConnectionClosed) as closed:
            live.wait("refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_page_of_another_site_gets_no_socket(host: Person, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused, host.live(table, Origin="http://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with host.live(table, Origin=host.address) as live:
        assert live.next_scene()["seat"] == 0


def test_a_socket_needs_a_guest(served: Served, table: str) -> None:
    for cookie in ["", "edubba=", "edubba=root.sig", "edubba=%00", "other=1"]:
        assert turned_away(served, table, cookie) == (4401, "Votre carte d’invité manque")


def test_a_cookie_of_another_house_is_worth_nothing(served: Served, host: Person, table: str, tmp_path: Path) -> None:
    with serving(tmp_path / "other") as elsewhere:
        foreign = elsewhere.guest().cookie
    assert turned_away(served, table, foreign) == (4401, "Votre carte d’invité manque")
    stolen = host.http.cookies["edubba"]
    forged = f"edubba={host.me['id']}x{stolen[len(host.me['id']) :]}"
    assert turned_away(served, table, forged) == (4401, "Votre carte d’invité manque")
    with httpx.Client(base_url=served.address, headers={"cookie": forged}) as browser:
        assert browser.get(f"/api/tables/{table}").status_code == 401
        assert browser.get("/api/tables").status_code == 401
        assert browser.get("/api/me").json()["id"] != host.me["id"]


def test_a_socket_needs_a_table(served: Served, host: Person) -> None:
    for table in ("nowhere", "x" * 500):
        assert turned_away(served, table, host.cookie) == (4404, "Il n’y a pas de table ici")


def turned_away(served: Served, table: str, cookie: str) -> tuple[int, str]:
    """The code with which a socket is closed, and the start of what it is told."""
    address = f"{served.address.replace('http', 'ws')}/api/tables/{table}/live"
    headers = {"Cookie": cookie, "Accept-Language": "fr-CA,en;q=0.5"}
    with connect(address, additional_headers=headers, proxy=None) as connection:
        live = Live(connection)
        say = live.wait("refused")["say"]
        with pytest.raises(ConnectionClosed) as closed:
            live.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, say.partition(" ou ")[0].partition(".")[0]


def flood(live: Live, said: set[str]) -> None:
    for _ in range(1000):
        live.send(t="why", seq=99, seat=0, action=0)
        said.add(live.wait("refused")["say"])


def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=20.0, sockets=2) as served:
        person = served.guest("fr")
        table = person.open(ME, FRIEND)
        with person.live(table) as live:
            live.next_scene()
            said: set[str] = set()
            with pytest.raises(ConnectionClosed) as closed:
                flood(live, said)
            assert said == {"La table a changé entre-temps.", "Trop vite. Respirez et réessayez."}
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
        with person.live(table), person.live(table):
            assert turned_away(served, table, person.cookie)[0] == 4408


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_minute=5) as served:
        person = served.guest("fr")
        answers = [person.http.get("/api/games") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 4 + [429] * 4
        assert answers[-1].json() == {"code": "too-fast", "say": "Trop vite. Respirez et réessayez."}


# --- requests -------------------------------------------------------------------------------------------------------


def test_unsafe_requests_need_the_token(served: Served, host: Person, table: str) -> None:
    stranger = served.guest()
    for token in ("", "wrong", stranger.http.cookies["csrftoken"]):
        host.http.headers["x-csrftoken"] = token
        said = host.post("/api/tables", {"game": "uruk", "seats": [ME, FRIEND]}, 403)["say"]
        assert said.startswith("Cette demande ne vient pas de la page")
        host.patch("/api/me", {"name": "Mallory"}, 403)
        host.post(f"/api/tables/{table}/rematch", {}, 403)
    assert host.get("/api/me") == host.me
    assert len(host.get("/api/tables")) == 1


ODD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess", "seats": [ME, FRIEND]}, "Il n’y a pas de jeu chess"),
    ({"game": "uruk", "seats": []}, "uruk se joue à 2, 3, 4, pas à 0"),
    ({"game": "uruk", "seats": [ME] + [FRIEND] * 4}, "uruk se joue à 2, 3, 4, pas à 5"),
    ({"game": "uruk", "seats": [ME, ME]}, "Vous pouvez prendre une seule place"),
    ({"game": "uruk", "seats": [ME, {"who": "bot", "bot": "oracle"}]}, "Ce bot n’existe pas"),
    ({"game": "uruk", "seats": [ME, {"who": "bot"}]}, "Ce bot n’existe pas"),
    ({"game": "uruk", "seats": [ME, {"who": "bot", "bot": "search", "seconds": 900}]}, "Un bot peut réfléchir"),
    ({"game": "uruk", "seats": [ME, FRIEND], "options": {"cheat": True}}, "L’option cheat n’existe pas"),
    ({"game": "uruk", "seats": [ME, FRIEND], "options": {"max_rounds": 0}}, "L’option max_rounds ne peut pas"),
    ({"game": "uruk", "seats": [ME, {"who": "ghost"}]}, "Cela n’a pas de sens"),
    ({"game": "uruk", "seats": "all"}, "Cela n’a pas de sens"),
    ({"game": "uruk"}, "Cela n’a pas de sens"),
    ({"game": "uruk", "seats": [ME, FRIEND], "owner": "root"}, "Cela n’a pas de sens"),
]


def test_tables_that_make_no_sense(host: Person) -> None:
    for body, start in ODD_TABLES:
        refused = host.post("/api/tables", body, 400)
        assert refused["say"].startswith(start)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", refused["code"])
    assert host.get("/api/tables") == []


def test_bodies_that_are_too_large_or_no_json(host: Person) -> None:
    large = host.http.post("/api/tables", content=b" " * (1 << 20), headers={"content-type": "application/json"})
    assert (large.status_code, large.json()["say"]) == (413, "Ce message est trop grand.")
    for content in (b"{", b"\xff", b"[" * 5000):
        odd = host.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
        assert (odd.status_code, odd.json()["say"]) == (400, "Cela n’a pas de sens ici.")


def test_unknown_and_full_tables(served: Served, host: Person, table: str) -> None:
    first, second = served.guest("fr"), served.guest("fr")
    for verb in ("join", "rematch"):
        assert first.post(f"/api/tables/nowhere/{verb}", {}, 404)["say"].startswith("Il n’y a pas de table ici")
    for what in ("", "/record", "/replay?move=0"):
        first.get(f"/api/tables/nowhere{what}", 404)
    assert first.post(f"/api/tables/{table}/join", {"seat": 9}, 404)["say"].startswith("Cette place n’existe pas")
    assert first.post(f"/api/tables/{table}/join", {"seat": 0}, 409)["say"] == "Quelqu’un est déjà assis là."
    assert first.post(f"/api/tables/{table}/join", {"seat": 1})["you"] == [1]
    assert first.post(f"/api/tables/{table}/join")["you"] == [1]  # once more makes no difference
    assert second.post(f"/api/tables/{table}/join", {}, 409)["say"].startswith("Toutes les places")
    assert second.post(f"/api/tables/{table}/rematch", {}, 403)["say"].startswith("Vous n’êtes pas assis")
    assert first.post(f"/api/tables/{table}/rematch", {}, 409)["say"] == "La partie n’est pas finie."
    assert first.get(f"/api/tables/{table}/record", 409)["say"] == "La partie n’est pas finie."
    assert first.get(f"/api/tables/{table}/replay?move=0&seat=0", 403)["say"] == "Ce n’est pas votre place."
    assert first.get(f"/api/tables/{table}/replay?move=5&seat=1", 404)["say"].startswith("Ce moment n’existe pas")
    first.get(f"/api/tables/{table}/replay?move=-1", 404)
    first.get(f"/api/tables/{table}/replay?move=x", 400)


def test_a_guest_has_so_many_unfinished_tables(tmp_path: Path) -> None:
    with serving(tmp_path, tables=2) as served:
        person = served.guest("fr")
        person.open(ME, FRIEND)
        person.open(ME, FRIEND)
        say = person.post("/api/tables", {"game": "uruk", "seats": [ME, FRIEND]}, 409)["say"]
        assert say.startswith("Vous avez 2 tables inachevées")


TRICKY_NAMES = [
    "", "   ", "x" * 25, "x" * 10_000, f"abc{RLO}def", f"a{ZWJ}b",
    "a\nb", "a\u0000b", "\u2066x", "a" + "\u0301" * 9, "\ue000",
]  # fmt: skip
ODD_NAMES = ["<script>alert(1)</script"[:24], "'; DROP TABLE moves--", "{ $points }", "Ζωή & Łukasz", "李"]


def test_names_that_play_tricks_are_refused(host: Person) -> None:
    for name in TRICKY_NAMES:
        assert host.patch("/api/me", {"name": name}, 400)["say"] == "Un nom compte de 1 à 24 caractères visibles."
    assert host.get("/api/me") == host.me


def test_odd_names_are_plain_text(host: Person, table: str) -> None:
    with host.live(table) as live:
        for name in ODD_NAMES:
            assert host.patch("/api/me", {"name": name})["name"] == name
            while live.next_scene()["scene"]["players"][0]["name"] != name:
                pass  # the scene from before the change
            assert live.scene["table"]["seats"][0]["name"] == name


def test_two_people_of_one_name_can_be_told_apart(served: Served, host: Person, table: str) -> None:
    twin = served.guest("fr")
    twin.patch("/api/me", {"name": host.me["name"]})
    joined = twin.post(f"/api/tables/{table}/join")
    assert [seat["name"] for seat in joined["seats"]] == [host.me["name"], f"{host.me['name']} 2"]


def test_of_two_who_write_at_once_the_second_reads_again(served: Served, host: Person, table: str) -> None:
    """Somebody else has written a row of the same number: the table goes on from what is on disk."""
    first, _ = mover(served, host, table)
    with first.live(table) as live:
        live.next_scene()
        action, other = live.choices()[:2]
        write_elsewhere(served, table, live.scene["seat"], other)
        assert live.refused("act", action=action)["code"] == "stale"
        live.until(lambda frame: bool(frame["seq"] == 1))
        assert len(served.table(table).record.moves) == moves(served, table) == 1


def test_what_is_on_disk_already_has_happened_once(served: Served, host: Person, table: str) -> None:
    first, _ = mover(served, host, table)
    with first.live(table) as live:
        live.next_scene()
        action = live.choices()[0]
        write_elsewhere(served, table, live.scene["seat"], action)
        live.ask("act", action=action)
        scene = live.next_scene()
        assert (scene["seq"], scene["heard"]) == (1, 1)
        assert len(served.table(table).record.moves) == moves(served, table) == 1


def test_a_move_that_cannot_be_stored_did_not_happen(served: Served, host: Person, table: str) -> None:
    first, _ = mover(served, host, table)
    with first.live(table) as live:
        live.next_scene()
        action = live.choices()[0]
        writer = served.host.store.database._writer
        writer.execute("PRAGMA query_only = 1").fetchall()
        assert live.refused("act", action=action)["say"].startswith("Votre coup n’a pas pu être conservé")
        writer.execute("PRAGMA query_only = 0").fetchall()
        assert moves(served, table) == 0
        live.until(lambda frame: bool(frame["heard"] == 1))
        live.act(action)
        assert len(served.table(table).record.moves) == moves(served, table) == 1


def write_elsewhere(served: Served, table: str, seat: int, action: int) -> None:
    """Another process takes this action."""
    kept = served.host.store.read(table)
    assert kept is not None
    play = Play(kept)
    rows, _ = play.act(seat, [action], False)
    store = served.host.store
    store.now(
        store.write, Change(first=len(kept.rows), rows=tuple(rows), head=play.standing(kept.head, kept.head.moved))
    )
