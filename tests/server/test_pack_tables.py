"""Tables that are played with data packs: they say so, their words follow, and no pack is pulled from under them."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import edubba
from edubba import packs
from edubba.host import pack_files
from edubba.kernel import Record, shelf
from edubba.server.backup import back_up, restore
from edubba.testing.boxes import TYPED
from tests.server.house import BOT, DEVICE, ME, Json, Person, Served, play_on, serving
from tests.server.test_packs import box_of, one_change


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The data of a user, who runs the server."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("user")))
        yield packs.home()


@pytest.fixture(scope="module")
def house(home: Path) -> Iterator[Served]:
    with serving(home) as running:
        yield running


@pytest.fixture(params=TYPED)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def seats_of(game: str) -> list[Json]:
    """The smallest table of a game with a bot at it."""
    return [ME, *[BOT] * (min(count for count in edubba.load(game).seats if count > 1) - 1)]


def keep(person: Person, game: str, title: str = "Mine") -> Json:
    """A pack that changes one value."""
    place, value = one_change(game)
    found: Json = person.post("/api/packs", {"game": game, "title": title, "changes": {place: value}}, 201)["info"]
    return found


def open_with(person: Person, game: str, pack: str | None, *seats: Json, **options: object) -> str:
    wish = {"game": game, "seats": list(seats) or seats_of(game), "options": options, "pack": pack}
    return str(person.post("/api/tables", wish, 201)["id"])


def test_a_table_is_played_with_a_pack_of_mine(served: Served, game: str, caplog: pytest.LogCaptureFixture) -> None:
    """The bot thinks in another process, which must find the pack too."""
    owner = served.guest()
    pack = keep(owner, game)
    table = open_with(owner, game, pack["id"])
    named = {"hash": pack["hash"], "title": "Mine"}
    assert owner.get(f"/api/tables/{table}")["pack"] == named
    assert [one["pack"] for one in owner.get("/api/tables") if one["id"] == table] == [named]
    with owner.live(table) as live:
        play_on(live, Random(game), most=12)
        assert live.scene["table"]["pack"] == named
        assert served.table(table).record.game.pack.hash == pack["hash"]
        moments = owner.get(f"/api/tables/{table}/replay?move=1&seat=0")
        assert moments["moves"] > 0
    assert "stumbled" not in caplog.text
    address = f"/api/games/{game}"
    words = owner.get(f"{address}/catalogue?pack={pack['hash']}&lang=fr")
    assert words == owner.post(f"{address}/box/preview?lang=fr", {"changes": dict([one_change(game)])})


def test_the_rules_in_full_are_those_of_the_data(served: Served) -> None:
    owner = served.guest("fr")
    wish = {"game": "uruk", "changes": {"constants.actions_per_turn": 5}}
    pack = owner.post("/api/packs", wish, 201)["info"]
    open_with(owner, "uruk", pack["id"])
    address = "/api/games/uruk/rulebook"
    theirs, ours = owner.get(f"{address}?pack={pack['hash']}"), owner.get(address)
    assert "jusqu’à cinq actions" in json.dumps(theirs, ensure_ascii=False)
    assert "jusqu’à trois actions" in json.dumps(ours, ensure_ascii=False)
    assert owner.get(f"{address}?pack={box_of('uruk').name}") == ours
    assert owner.get(f"{address}?pack={'0' * 16}", 404)["code"] == "unknown-data"


def test_the_whole_game_its_record_and_its_rematch_keep_the_pack(served: Served) -> None:
    owner = served.guest()
    pack = keep(owner, "uruk", "Edition of 2010")
    table = open_with(owner, "uruk", pack["id"], max_rounds=1)
    assert owner.http.delete(f"/api/packs/{pack['id']}").status_code == 204
    with owner.live(table) as live:
        play_on(live, Random(1))
    found = owner.get(f"/api/tables/{table}/record")
    assert (found["data"], found["pack"]["title"]) == (pack["hash"], "Edition of 2010")
    assert Record.from_json(found).verify().over
    again = owner.post(f"/api/tables/{table}/rematch", status=201)["id"]
    assert owner.get(f"/api/tables/{again}")["pack"] == {"hash": pack["hash"], "title": "Edition of 2010"}


def test_tables_keep_their_pack_over_a_restart(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with serving(packs.home()) as served:
        owner = served.guest()
        pack = keep(owner, "teotihuacan")
        table = open_with(owner, "teotihuacan", pack["id"])
        cookies = dict(owner.http.cookies)
        address = f"/api/packs/{pack['id']}"
        body = {"game": "teotihuacan", "title": "Other", "changes": {}}
        assert owner.http.put(address, json=body).status_code == 200
    backup = tmp_path / "backup.zip"
    back_up(packs.home(), backup)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    restore(backup, packs.home())
    shelf._alive.clear()  # as in a new process
    shelf._loaded.pop(("teotihuacan", pack["hash"]))
    with serving(packs.home()) as served:
        owner = served.guest()
        owner.http.cookies.clear()
        owner.http.cookies.update(cookies)
        owner.http.headers["x-csrftoken"] = cookies["csrftoken"]
        assert owner.get(f"/api/tables/{table}")["pack"] == {"hash": pack["hash"], "title": "Mine"}
        with owner.live(table) as live:
            play_on(live, Random(2), most=3)
            assert served.table(table).record.game.pack.hash == pack["hash"]
        assert owner.get(address)["info"]["title"] == "Other"


def test_the_standard_data_and_those_in_use_can_be_chosen(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    owner = served.guest()
    standard = box_of(game).name
    table = open_with(owner, game, None)
    assert owner.get(f"/api/tables/{table}")["pack"] == {"hash": standard, "standard": True}
    counts = owner.get(f"/api/games/{game}/box")["counts"]
    assert told_of(owner, game).get("reconstructed", 0) == counts["reconstructed"]
    assert bool(told_of(owner, game).get("parts")) == bool(counts["reconstructed"])
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place, value = one_change(game)
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(box_of(game).pack("", {place: value}, title="In this house").file))
    pack = packs.use(edubba.load(game), file)
    used = told_of(owner, game)["used"]
    assert (used["hash"], used["title"]) == (pack.hash, "In this house")
    (source,) = [one["source"] for one in owner.get(f"/api/games/{game}/box")["values"] if one["place"] == place]
    assert used.get("reconstructed", 0) == counts["reconstructed"] - (source == "reconstructed")
    usual, chosen = open_with(owner, game, None), open_with(owner, game, "standard")
    assert owner.get(f"/api/tables/{usual}")["pack"] == {"hash": pack.hash, "title": "In this house"}
    assert owner.get(f"/api/tables/{chosen}")["pack"] == {"hash": standard, "standard": True}
    # A pack that only confirms is played as the standard data.
    confirmed = owner.post("/api/packs", {"game": game, "changes": {place: box_of(game).leaves[place].value}}, 201)
    table = open_with(owner, game, confirmed["info"]["id"])
    assert owner.get(f"/api/tables/{table}")["pack"] == {"hash": standard, "standard": True}
    (packs.folder(game) / f"{pack.hash}.json").unlink()
    shelf._alive.pop((game, pack.hash), None)
    assert "used" not in told_of(owner, game)
    assert pack.hash in owner.post("/api/tables", {"game": game, "seats": seats_of(game)}, 400)["say"]


def told_of(person: Person, game: str) -> Json:
    found: Json = next(one for one in person.get("/api/games") if one["name"] == game)["data"]
    return found


def test_packs_that_are_not_mine_or_not_fit_are_refused(served: Served, game: str) -> None:
    owner, stranger = served.guest("fr"), served.guest()
    pack = keep(owner, game)
    before = len(owner.get("/api/tables"))
    other = next(one for one in TYPED if one != game)
    refused = stranger.post("/api/tables", {"game": game, "seats": seats_of(game), "pack": pack["id"]}, 404)
    assert refused["code"] == "unknown-pack"
    refused = owner.post("/api/tables", {"game": other, "seats": seats_of(other), "pack": pack["id"]}, 409)
    assert refused["code"] == "other-game"
    place = one_change(game)[0]
    unfinished = owner.post("/api/packs", {"game": game, "changes": {place: {"not": "yet"}}}, 201)["info"]["id"]
    refused = owner.post("/api/tables", {"game": game, "seats": seats_of(game), "pack": unfinished}, 400)
    assert refused["problems"][0]["place"].startswith(place)
    assert len(owner.get("/api/tables")) == before
    assert owner.get(f"/api/games/{game}/catalogue?pack=../../server.key", 404)["code"] == "unknown-data"
    assert owner.get(f"/api/games/{game}/catalogue?pack={'0' * 16}", 404)["code"] == "unknown-data"


def test_what_people_say_of_their_packs_stays_theirs(served: Served, home: Path) -> None:
    """Two make the same changes: each table has the title of whoever put it up, and the file has none."""
    one, two = served.guest(), served.guest()
    first, second = keep(one, "tabannusi", "First"), keep(two, "tabannusi", "Second")
    assert first["hash"] == second["hash"]
    for owner, pack in ((one, first), (two, second)):
        table = owner.get(f"/api/tables/{open_with(owner, 'tabannusi', pack['id'])}")
        assert table["pack"] == {"hash": pack["hash"], "title": pack["title"]}
    file = json.loads((home / "packs" / "tabannusi" / f"{first['hash']}.json").read_text())
    assert (file["title"], file["author"], file["note"]) == ("", "", "")


def test_files_of_packs_are_not_without_number(served: Served, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    owner = served.guest()
    box = box_of("teotihuacan")
    numbers = {place: leaf.value + 1 for place, leaf in box.leaves.items() if type(leaf.value) is int}
    place = next(place for place in numbers if not box.problems({place: numbers[place]}))
    pack = owner.post("/api/packs", {"game": "teotihuacan", "changes": {place: numbers[place]}}, 201)["info"]
    wish = {"game": "teotihuacan", "seats": [ME, DEVICE], "pack": pack["id"]}
    with monkeypatch.context() as full:
        full.setattr(pack_files, "MOST_FILES", 0)
        assert owner.post("/api/tables", wish, 409)["code"] == "packs-full"
    assert not (home / "packs" / "teotihuacan" / f"{pack['hash']}.json").exists()
    assert owner.post("/api/tables", wish, 201)


def test_a_damaged_file_is_replaced_by_the_pack_it_should_hold(served: Served, home: Path) -> None:
    owner = served.guest()
    pack = keep(owner, "wayfarers")
    open_with(owner, "wayfarers", pack["id"])
    file = home / "packs" / "wayfarers" / f"{pack['hash']}.json"
    file.write_text("{}")
    open_with(owner, "wayfarers", pack["id"])
    assert packs.find("wayfarers", pack["hash"]) is not None
