"""A data folder that version 0.1.0 has written: all of it is still there, and everything in it goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from edubba import Record
from tests.server.data_0_1 import VARIANTS, asked, asked_at, drain, look, missing, unpack
from tests.server.house import Json, Live, Person, Served, serving

KILLED = VARIANTS[-1]
MINE = "5a" * 32
GAMES = ("ginkgopolis", "tabannusi", "teotihuacan", "uruk", "wayfarers")  # those that 0.1.0 had


class Opened:
    """The old folder, served by the present version to the people of then."""

    def __init__(self, served: Served, expected: Json) -> None:
        self.tables: dict[str, Json] = expected["tables"]
        self.guests: dict[str, Json] = expected["guests"]
        self.people = {label: self._come_back(served.guest(), guest["cookie"]) for label, guest in self.guests.items()}

    @staticmethod
    def _come_back(person: Person, cookie: str) -> Person:
        """Somebody whose browser still has the cookies of then."""
        person.http.cookies.clear()
        person.me = person.http.get("/api/me", headers={"cookie": cookie}).json()
        person.http.headers["x-csrftoken"] = person.http.cookies["csrftoken"]
        return person

    @contextmanager
    def around(self, label: str, *guests: str) -> Iterator[list[Live]]:
        with ExitStack() as stack:
            yield [stack.enter_context(self.people[guest].live(self.tables[label]["id"])) for guest in guests]

    def play(self, lives: list[Live], moves: int, dice: Random) -> bool:
        """Play on at random; True if the game is over."""
        for _ in range(moves):
            live = asked(lives)
            if live.scene["scene"]["over"]:
                return True
            live.act(dice.choice(live.choices()))
        return False

    def record(self, label: str) -> Record:
        found = Record.from_json(self.people["ada"].get(f"/api/tables/{self.tables[label]['id']}/record"))
        assert found.verify().over
        return found


@contextmanager
def opened(variant: str, to: Path) -> Iterator[Opened]:
    expected = unpack(variant, to)
    with serving(to / "edubba") as served:
        yield Opened(served, expected)


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Opened]:
    with opened(KILLED, tmp_path) as found:
        yield found


@pytest.mark.parametrize("variant", VARIANTS)
def test_everybody_sees_what_they_saw(tmp_path: Path, variant: str) -> None:
    with opened(variant, tmp_path) as old:
        for label, person in old.people.items():
            guest = old.guests[label]
            assert {name: person.me[name] for name in guest["me"]} == guest["me"]
            assert sorted(table["id"] for table in person.get("/api/tables")) == guest["tables"]
        changed = {}
        for label, table in old.tables.items():
            for seen in table["seen"]:
                found = look(old.people[seen["guest"]], table["id"], seen["seat"], table["dealt"])
                expected = {name: seen[name] for name in found}
                changed[label, seen["guest"], seen["seat"]] = list(missing(expected, found))[:5]
    assert {key: places for key, places in changed.items() if places} == {}
    assert len(changed) > len(old.tables)


def test_what_is_over_is_told_as_ever(old: Opened, tmp_path: Path) -> None:
    over = {label: table for label, table in old.tables.items() if table["over"]}
    assert {table["game"] for table in over.values()} == set(GAMES)
    for label, table in over.items():
        ada = old.people["ada"]
        record = ada.get(f"/api/tables/{table['id']}/record")
        assert record == table["record"]
        assert old.record(label).to_json()["result"] == record["result"]
        (tmp_path / f"{label}.json").write_text(json.dumps(table["record"]))
        for move in (0, len(record["moves"])):
            moment = ada.get(f"/api/tables/{table['id']}/replay?move={move}&seat=1")
            assert (moment["move"], moment["moves"], moment["seat"]) == (move, len(record["moves"]), 1)
        if "rematch" in table:
            assert ada.get(f"/api/tables/{table['id']}")["rematch"] == old.tables[table["rematch"]]["id"]
    verified = subprocess.run(
        [sys.executable, "-m", "edubba", "verify", *(f"{tmp_path / label}.json" for label in over)],
        capture_output=True,
        text=True,
    )
    assert (verified.returncode, verified.stdout.count("OK ")) == (0, len(over)), verified.stdout


def take_back(live: Live) -> None:
    before = live.scene["seq"]
    live.ask("undo")
    assert live.wait("scene", lambda frame: bool(frame["seq"] != before))["seq"] == before + 1


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_goes_on_to_its_end(old: Opened, game: str) -> None:
    label, dice = f"running-{game}", Random(game)
    with old.around(label, "ada", "bea") as lives:
        for live in lives:
            drain(live)
            if live.scene["undo"]:
                take_back(live)
        assert old.play(lives, 10**4, dice)
    record = old.record(label)
    assert record.version == old.tables[f"finished-{game}"]["record"]["version"]


@pytest.mark.parametrize("game", ["ginkgopolis", "uruk"])
def test_sealed_answers_are_kept_and_can_still_be_withdrawn(old: Opened, game: str) -> None:
    label, dice = f"sealed-{game}", Random(game)
    with old.around(label, "ada", "bea", "cleo") as lives:
        ada, *others = lives
        waiting = asked_at(lives)
        assert waiting
        assert 0 not in waiting
        take_back(ada)
        assert sorted(asked_at(lives)) == sorted([0, *waiting])
        old.play([*others, ada], 8, dice)  # she is the last to answer
        assert old.play(lives, 8, dice) or asked_at(lives)


def hashed(number: str) -> str:
    return sha256(bytes.fromhex(number)).hexdigest()


def throw(live: Live, number: str) -> Callable[[], bool]:
    """Somebody whose page throws this number in whenever it is asked to; False until the cards are dealt."""

    def answer() -> bool:
        message = live.receive()
        dice = message.get("table", {}).get("dice", {})
        if message["t"] == "table" and dice.get("yours"):
            opening = {"t": "open", "nonce": number}
            live.send(**(opening if dice["stage"] == "open" else {"t": "fix", "commit": hashed(number)}))
        return bool(message["t"] == "scene")

    return answer


@pytest.mark.parametrize("label", ["gathering", "gathering-fixed", "gathering-opened", "rematch-of-finished-dice"])
def test_numbers_that_were_thrown_in_still_count(old: Opened, label: str) -> None:
    table = old.tables[label]
    numbers = {"ada": MINE, "bea": MINE[::-1]} | table["numbers"]
    if "1" not in table["seats"]:
        old.people["bea"].post(f"/api/tables/{table['id']}/join")
    with old.around(label, "ada", "bea") as lives:
        pages = [throw(live, numbers[guest]) for live, guest in zip(lives, ("ada", "bea"), strict=True)]
        dealt = [False, False]
        while not all(dealt):
            dealt = [one or page() for one, page in zip(dealt, pages, strict=True)]
        thrown = [numbers["ada"], numbers["bea"]]
        cast = {"stage": "cast", "commits": list(map(hashed, thrown)), "nonces": thrown}
        assert lives[0].scene["table"]["dice"] == lives[1].scene["table"]["dice"] == cast
        old.play(lives, 3, Random(label))


def test_a_free_seat_is_still_free(old: Opened) -> None:
    table = old.tables["free-seat"]["id"]
    with old.around("free-seat", "ada", "bea", "cleo") as lives:
        assert asked_at(lives) == [2]
        old.people["cleo"].post(f"/api/tables/{table}/join")
        lives[2].wait("scene", lambda frame: bool(frame["seat"] == 2))
        old.play(lives, 8, Random(1))


@pytest.mark.parametrize("label", ["bots", "alone", "rematch-of-finished-ginkgopolis"])
def test_who_played_without_other_people_goes_on(old: Opened, label: str) -> None:
    with old.around(label, "ada") as lives:
        drain(lives[0])
        before = lives[0].scene["seq"]
        over = old.play(lives, 6, Random(label))
        assert over or lives[0].scene["seq"] > before


def test_bots_go_on_by_themselves(old: Opened) -> None:
    with old.around("only-bots", "ada") as (watching,):
        watching.until(lambda frame: bool(frame["scene"]["over"]))
    old.record("only-bots")
