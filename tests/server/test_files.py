"""Games as files, by HTTP: a table leaves this house and comes back, and nobody reads what others hide."""

from random import Random

from edubba import Record
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
