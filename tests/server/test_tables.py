"""Around the game: guests, the list of my tables, joining, rematch, record and replay, pages and the schema."""

import json
from pathlib import Path
from random import Random

import httpx
import pytest

from edubba import Record, bots
from edubba.kernel import Record as KernelRecord
from edubba.server import pages
from edubba.table.names import BOTS
from tests.server.house import BOT, DEVICE, FRIEND, ME, Person, Served, play_on, play_together, serving


def finished(person: Person, rounds: int = 1) -> str:
    """A short game that is over."""
    table = person.open(ME, BOT, max_rounds=rounds)
    with person.live(table) as live:
        play_on(live, Random(1))
    return table


def test_guests_have_a_pleasant_name_and_keep_it(served: Served) -> None:
    person = served.guest("fr-CH, en;q=0.3")
    assert person.me["lang"] == "fr"
    assert " d" in person.me["name"]
    assert person.get("/api/me") == person.me
    changed = person.patch("/api/me", {"name": "  Zoé  ", "lang": "en"})
    assert changed == {"id": person.me["id"], "name": "Zoé", "lang": "en"}
    assert person.get("/api/me") == changed
    assert served.guest("de").me["lang"] == "en"


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(served: Served) -> None:
    cookies = httpx.get(f"{served.address}/api/me").headers.get_list("set-cookie")
    (guest,) = [cookie for cookie in cookies if cookie.startswith("edubba=")]
    assert "HttpOnly" in guest
    assert "SameSite=lax" in guest


def test_games_and_their_words(served: Served) -> None:
    person = served.guest("fr")
    uruk = next(game for game in person.get("/api/games") if game["name"] == "uruk")
    assert uruk["seats"] == [2, 3, 4]
    assert uruk["bots"] == bots.levels()
    assert all(option["say"] and option["explain"] for option in uruk["options"])
    french = person.get("/api/games/uruk/catalogue")
    english = person.get("/api/games/uruk/catalogue?lang=en")
    assert french["faces"].keys() == english["faces"].keys()
    assert french["faces"] != english["faces"]
    assert person.get("/api/games/ludo/catalogue", 400)["say"].startswith("Il n’y a pas de jeu ludo")


def test_my_tables_say_whose_turn_it_is(served: Served) -> None:
    host, friend, stranger = served.guest(), served.guest(), served.guest()
    table = host.open(ME, FRIEND)
    assert [seat["who"] for seat in host.get(f"/api/tables/{table}")["seats"]] == ["person", "friend"]
    friend.post(f"/api/tables/{table}/join")
    (mine,), (theirs,) = host.get("/api/tables"), friend.get("/api/tables")
    assert mine["your_turn"] != theirs["your_turn"]
    assert mine["link"] == f"/table/{table}"
    assert stranger.get("/api/tables") == []
    asked = mine["to_act"]
    with host.live(table) as one, friend.live(table) as two:
        for _ in play_together(served.session(table), [one, two], Random(1), most=60):
            if one.scene["table"]["to_act"] != asked:
                break
        assert [seat["online"] for seat in host.get(f"/api/tables/{table}")["seats"]] == [True, True]
    assert host.get("/api/tables")[0]["your_turn"] != mine["your_turn"]


def test_those_at_the_table_see_who_comes_and_goes(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    friend.patch("/api/me", {"name": "Ada"})  # by chance both could have the same one
    table = host.open(ME, FRIEND)
    with host.live(table) as live:
        assert live.next_scene()["table"]["seats"][1]["name"] == "Free seat"
        friend.post(f"/api/tables/{table}/join")
        assert live.next_scene()["table"]["seats"][1]["name"] == "Ada"
        with friend.live(table):
            live.wait("table", lambda message: bool(message["table"]["seats"][1]["online"]))
        live.wait("table", lambda message: not message["table"]["seats"][1]["online"])
        friend.patch("/api/me", {"name": "Bea"})
        assert live.next_scene()["scene"]["players"][1]["name"] == "Bea"


def test_a_rematch_brings_the_same_people_to_one_new_table(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = host.open(ME, FRIEND, BOT, DEVICE, max_rounds=1)
    friend.post(f"/api/tables/{table}/join")
    with host.live(table) as one, friend.live(table) as two:
        one.next_scene()
        two.next_scene()
        dice = Random(2)
        while not served.table(table).state.over:
            for live in (one, two):
                asked = served.table(table).state.to_act
                mine = [seat for seat in live.scene["table"]["you"] if seat in asked]
                if mine:
                    live.sit(mine[0])
                    live.until(lambda frame: bool(frame["scene"]["choices"] or frame["scene"]["over"]))
                    live.act(dice.choice(live.choices()))
    again = host.post(f"/api/tables/{table}/rematch", {}, 201)
    assert friend.post(f"/api/tables/{table}/rematch", {}, 201) == again
    old, new = host.get(f"/api/tables/{table}"), host.get(f"/api/tables/{again['id']}")
    assert old["rematch"] == again["id"] != table
    assert [(seat["name"], seat["who"]) for seat in old["seats"]] == [
        (seat["name"], seat["who"]) for seat in new["seats"]
    ]
    assert new["options"] == old["options"]
    assert new["commitment"] != old["commitment"]
    assert not new["over"]
    assert friend.get(f"/api/tables/{again['id']}")["you"] == [1]
    assert new["seats"][2]["name"] in BOTS


def test_a_replay_asks_nothing(served: Served) -> None:
    person = served.guest()
    table = finished(person, rounds=5)
    number, seat = first_payment(Record.from_json(person.get(f"/api/tables/{table}/record")))
    paying = person.get(f"/api/tables/{table}/replay?move={number}&seat={seat}")["scene"]
    assert paying["choices"] == []
    assert not paying.keys() & {"tally", "laying"}


def first_payment(record: KernelRecord) -> tuple[int, int]:
    """The first moment at which somebody has to pay with several things, and who."""
    state = record.start()
    for number, move in enumerate(record.moves):
        if record.game.scene(state, move.seat, "en").tally:
            return number, move.seat
        state.apply(move.seat, record.game.parse(move.text))
    raise AssertionError("nobody had to pay")


def test_record_and_replay_of_a_finished_game(served: Served, tmp_path: Path) -> None:
    person, stranger = served.guest(), served.guest()
    table = finished(person)
    told = stranger.get(f"/api/tables/{table}/record")  # whoever has the link may check the dice
    record: KernelRecord = Record.from_json(told)
    state = record.verify()
    assert told["commitment"] == person.get(f"/api/tables/{table}")["commitment"]
    last = person.get(f"/api/tables/{table}/replay?move={len(record.moves)}&seat=1")
    assert (last["moves"], last["scene"]["over"], last["seat"]) == (len(record.moves), True, 1)
    first = person.get(f"/api/tables/{table}/replay?move=0")
    assert first["log"] == []
    assert first["scene"]["viewer"] is None
    french = person.get(f"/api/tables/{table}/replay?move=0&lang=fr")
    assert french["scene"]["prompt"] != first["scene"]["prompt"]
    person.get(f"/api/tables/{table}/replay?move={len(record.moves) + 1}", 404)
    assert person.get(f"/api/tables/{table}")["result"]["ranking"] == state.ranking()


def test_every_answer_wears_the_headers_of_the_house(served: Served) -> None:
    for path in ("/", "/table/xyz", "/api/me", "/api/nothing", "/api/schema", "/api/tables/x"):
        headers = httpx.get(served.address + path).headers
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert httpx.get(served.address + "/api/nothing").status_code == 404


def test_the_schema_is_a_page_without_scripts(served: Served) -> None:
    page = httpx.get(f"{served.address}/api/schema").text
    assert "/api/tables/{table}/join" in page
    assert "Take a free seat" in page
    assert "<script" not in page
    assert "://" not in page
    schema = httpx.get(f"{served.address}/api/schema/openapi.json").json()
    assert schema["info"]["title"] == "Edubba"


def test_answers_are_packed_for_who_can_unpack_them(served: Served) -> None:
    def ask(path: str, encoding: str) -> httpx.Response:
        return httpx.get(f"{served.address}{path}", headers={"accept-encoding": encoding})

    packed, plain = (ask("/api/games/uruk/catalogue", encoding) for encoding in ("gzip", "identity"))
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    small = ask("/api/games/ludo/catalogue", "gzip")
    assert (small.status_code, small.headers.get("content-encoding")) == (400, None)


def test_the_client_is_served_with_lasting_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><script type=module src=/assets/app-1a2b.js></script>")
    (web / "assets" / "app-1a2b.js").write_text("export {};" * 200)
    (tmp_path / "secret.txt").write_text("hidden")
    monkeypatch.setattr(pages, "FOLDER", web)
    with serving(tmp_path / "home") as served, httpx.Client(base_url=served.address) as browser:
        start = browser.get("/")
        assert start.headers["content-type"] == "text/html; charset=utf-8"
        assert start.headers["cache-control"] == "no-cache"
        assert browser.get("/table/abc").text == start.text
        assert browser.get("/", headers={"if-none-match": start.headers["etag"]}).status_code == 304
        script = browser.get("/assets/app-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text == "export {};" * 200
        assert browser.get("/assets/app-old.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert "hidden" not in browser.get(path).text


def test_without_a_client_the_page_says_so(served: Served, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "nothing")
    with serving(tmp_path / "home") as bare:
        answer = httpx.get(bare.address, headers={"accept-language": "fr"})
    assert answer.status_code == 503
    assert answer.text.startswith("Le client web n’a pas été construit")
    assert json.loads(httpx.get(f"{served.address}/api/games").text)
