"""A table for one: the person plays against the opponent that the rules of the game bring along."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from edubba import Record
from tests.server.house import BOT, FRIEND, ME, Json, Served, play_on, serving
from tests.server.toy import on_the_shelf

AUTOMA = {"who": "automa"}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with on_the_shelf(), serving(tmp_path) as running:
        yield running


@pytest.mark.parametrize("seats", [[ME], [ME, AUTOMA], [FRIEND, AUTOMA]])
def test_a_whole_game_alone(served: Served, tmp_path: Path, seats: list[Json]) -> None:
    person = served.guest()
    table = person.open(*seats, game="lamps")
    person.post(f"/api/tables/{table}/join")
    with person.live(table) as live:
        play_on(live, Random(1))
        shown = live.scene["table"]
        assert [(seat["name"], seat["who"], seat["you"]) for seat in shown["seats"]] == [
            (person.me["name"], "person", True),
            ("Golem", "automa", False),
        ]
        assert len(live.scene["scene"]["players"]) == 2
        assert len(shown["result"]["scores"]) == len(shown["result"]["sheets"]) == 2
        assert sorted(seat for group in shown["result"]["ranking"] for seat in group) == [0, 1]
        assert "Golem threw a die." in live.log
    record = Record.from_json(person.get(f"/api/tables/{table}/record"))
    assert record.verify().over
    assert record.about["seats"] == [[person.me["name"], "human"]]
    last = person.get(f"/api/tables/{table}/replay?move={len(record.moves)}&seat=0")
    assert last["scene"]["over"]
    person.get(f"/api/tables/{table}/replay?move=1&seat=1", 404)  # nobody looks through the eyes of the golem
    again = person.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
    assert len(person.get(f"/api/tables/{again}")["seats"]) == 2


def test_undo_alone_goes_through_answers_that_were_opened(served: Served) -> None:
    """Nobody else is asked: nothing of one's own answers is news, until the golem throws its die."""
    person = served.guest()
    table = person.open(ME, game="lamps")
    with person.live(table) as live:
        live.next_scene()
        start = live.scene["scene"]
        for _ in range(2):
            live.act(live.choices()[0])
        assert live.scene["undo"]
        live.ask("restart")
        assert live.next_scene()["scene"] == start
        for _ in range(3):
            live.act(live.choices()[0])
        assert live.refused("undo")["code"] == "nothing-to-undo"


def test_the_games_say_who_their_opponent_is(served: Served) -> None:
    person = served.guest("fr")
    games = {game["name"]: game for game in person.get("/api/games")}
    assert games["lamps"]["automa"] == "Golem"
    assert "automa" not in games["uruk"]


@pytest.mark.parametrize(
    ("game", "seats"),
    [("uruk", [ME, AUTOMA]), ("lamps", [ME, FRIEND, AUTOMA]), ("lamps", [AUTOMA, ME]), ("lamps", [AUTOMA])],
)
def test_seats_at_which_no_opponent_of_the_game_can_sit(served: Served, game: str, seats: list[Json]) -> None:
    refused = served.guest().post("/api/tables", {"game": game, "seats": seats}, 400)
    assert refused["code"] == "no-automa"
    assert json.dumps(served.guest().get("/api/tables")) == "[]"


def test_a_bot_may_sit_alone(served: Served) -> None:
    person = served.guest()
    table = person.open(BOT, game="lamps")
    with person.live(table) as live:
        live.until(lambda frame: bool(frame["scene"]["over"]))
        assert [seat["who"] for seat in live.scene["table"]["seats"]] == ["bot", "automa"]
