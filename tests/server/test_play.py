"""Whole games over real sockets: alone against bots, with friends, on one device, and before spectators."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from edubba import Record, load
from edubba.kernel.scene import Tally
from edubba.testing.paying import picked_at_random
from tests.server.house import BOT, DEVICE, FRIEND, ME, Json, Person, Served, play_on, play_together


def verified(person: Person, table: str, path: Path) -> Record:
    """The record of a finished game, after everything in it was checked."""
    path.write_text(json.dumps(person.get(f"/api/tables/{table}/record")))
    record = Record.load(path)
    record.verify()
    return record


def test_two_guests_play_a_whole_game_against_each_other(served: Served, tmp_path: Path) -> None:
    host, friend = served.guest("en"), served.guest("fr")
    table = host.open(ME, FRIEND, max_rounds=25)
    assert host.get(f"/api/tables/{table}")["state"] == "waiting"
    joined = friend.post(f"/api/tables/{table}/join")
    assert joined["state"] == "running"
    assert joined["you"] == [1]
    with host.live(table) as one, friend.live(table) as other:
        for _ in play_together(served.session(table), [one, other], Random(1)):
            assert (one.scene["seat"], other.scene["seat"]) == (0, 1)
    record = verified(host, table, tmp_path / "game.json")
    assert len(record.moves) >= 50  # at least one decision a turn
    result = one.scene["table"]["result"]
    assert record.result is not None
    assert result["scores"] == record.result["scores"]
    assert result["secret"] == record.secret.hex()
    assert joined["commitment"] == record.commitment.hex()
    assert [row["name"] for row in result["sheets"][0]] != [
        row["name"] for row in other.scene["table"]["result"]["sheets"][0]
    ]
    assert len(one.log) > 50
    assert host.me["name"] in " ".join(one.log)
    assert friend.me["name"] in " ".join(one.log)


def test_four_people_on_one_device_play_a_whole_game(served: Served, tmp_path: Path) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE, DEVICE, DEVICE, max_rounds=10)
    with person.live(table) as live:
        first = live.next_scene()
        assert first["seat"] is None  # no hand is shown before somebody lifts a curtain
        assert first["table"]["you"] == [0, 1, 2, 3]
        assert first["scene"]["choices"] == []
        dice, sat = Random(2), set()
        while not live.scene["scene"]["over"]:
            seat = live.scene["table"]["to_act"][0]
            if live.scene["seat"] != seat:
                live.sit(seat)
            sat.add(seat)
            live.act(dice.choice(live.choices()))
        assert sat == {0, 1, 2, 3}
    assert verified(person, table, tmp_path / "game.json").seats == 4


@pytest.mark.parametrize("bot", ["random", "greedy", "search", "pupil", "master"])
def test_bots_answer(served: Served, tmp_path: Path, bot: str) -> None:
    person = served.guest()
    rival: Json = {"who": "bot", "bot": bot} | ({"seconds": 0.1} if bot in ("search", "master") else {})
    table = person.open(ME, rival, max_rounds=2)
    with person.live(table) as live:
        play_on(live, Random(3))
        assert {seat["who"] for seat in live.scene["table"]["seats"]} == {"person", "bot"}
    record = verified(person, table, tmp_path / "game.json")
    assert {move.seat for move in record.moves} == {0, 1}
    assert record.about["seats"] == [[person.me["name"], "human"], ["Enkidu", bot]]


def test_bots_play_on_when_nobody_looks(served: Served) -> None:
    person = served.guest()
    table = person.open(BOT, BOT, FRIEND, max_rounds=1)
    served.guest().post(f"/api/tables/{table}/join")
    with person.live(table) as live:
        scene = live.until(lambda frame: frame["table"]["to_act"] == [2])
        assert scene["seat"] is None


def test_a_spectator_sees_the_table_and_no_hand(served: Served) -> None:
    one, other, third = served.guest(), served.guest(), served.guest()
    table = one.open(ME, FRIEND, max_rounds=2)
    other.post(f"/api/tables/{table}/join")
    with one.live(table) as first, other.live(table) as second, third.live(table) as watching:
        session = served.session(table)
        for _ in play_together(session, [first, second, watching], Random(4)):
            assert watching.scene["seat"] is None
            assert watching.scene["scene"]["viewer"] is None
            assert watching.scene["scene"]["choices"] == []
            assert watching.scene["table"]["you"] == []
            assert not watching.scene["undo"]
        assert watching.scene["seq"] > 0
        watching.send(t="sit", seat=0)
        assert watching.wait("refused")["say"] == "This is not your seat."


def test_several_actions_in_one_message(served: Served) -> None:
    """The first that is refused stops the rest; what came before it has happened."""
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        live.next_scene()
        seat = live.scene["table"]["to_act"][0]
        live.sit(seat)
        session = served.session(table)
        first = live.choices()[0]
        nonsense = served.table(table).game.num_actions - 1
        live.ask("acts", actions=[first, nonsense, first])
        assert live.wait("refused")["rule"]
        live.until(lambda frame: bool(frame["seq"] == session.seq(seat)))
        assert len(served.table(table).record.moves) == 1


def test_a_payment_in_one_message(served: Served) -> None:
    """What the engine has picked by itself is struck off, also if the turn is over by then, and nothing is refused."""
    person = served.guest()
    dice, struck, passed = Random(5), 0, 0
    table = person.open(ME, DEVICE, max_rounds=25)
    with person.live(table) as live:
        live.next_scene()
        while not live.scene["scene"]["over"] and not struck > passed > 0:
            seat = live.scene["table"]["to_act"][0]
            if live.scene["seat"] != seat:
                live.sit(seat)
            tally = live.scene["scene"].get("tally")
            picks = picked_at_random(msgspec.convert(tally, Tally), dice) if tally else None
            if picks is None:
                live.act(dice.choice(live.choices()))
                continue
            made = len(served.table(table).record.moves)
            live.pay(picks)
            left = len(picks) - (len(served.table(table).record.moves) - made)
            struck += left
            passed += left > 0 and seat not in served.table(table).state.to_act
        assert not any('"t":"refused"' in frame for frame in live.frames)
    assert struck > passed > 0


def test_a_payment_that_cannot_begin_is_refused(served: Served) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        live.next_scene()
        live.sit(live.scene["table"]["to_act"][0])
        nonsense = served.table(table).game.num_actions - 1
        live.ask("picks", actions=[nonsense, live.choices()[0]])
        assert live.wait("refused")["code"] == "illegal"
        assert served.table(table).record.moves == []


def test_the_language_changes_without_a_reload(served: Served) -> None:
    person = served.guest("en")
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        live.next_scene()
        live.sit(live.scene["table"]["to_act"][0])
        live.act(live.choices()[0])
        english, seq = live.scene["scene"]["prompt"], live.scene["seq"]
        live.send(t="lang", lang="fr")
        french = live.next_scene()
        assert french["scene"]["prompt"] != english
        assert french["seq"] == seq
        assert french["from"] == 0
    with person.live(table, "?lang=fr") as live:
        live.next_scene()
        assert live.sit(french["seat"])["scene"]["prompt"] == french["scene"]["prompt"]
        assert live.scene["scene"] == french["scene"]


def test_the_log_names_what_it_speaks_of(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines carry the faces of the things in them: those of a secret only for the seat that may know it."""
    host, friend = served.guest(), served.guest()
    table = host.open(ME, FRIEND)
    friend.post(f"/api/tables/{table}/join")
    monkeypatch.setattr(type(vars(load("uruk"))["talk"]), "announced", frozenset({"drew"}), raising=False)
    faces = host.get("/api/games/uruk/catalogue")["faces"].keys() | {"red", "pink", "yellow", "blue"}
    with host.live(table) as one, friend.live(table) as two:
        for _ in play_together(served.session(table), [one, two], Random(6), most=60):
            pass
        lines = [frame for live in (one, two) for frame in map(json.loads, live.frames) if frame["t"] == "scene"]
    told = [line for frame in lines for line in frame["log"]]
    named = {handle for line in told for handle in line.get("handles", [])}
    assert len(named) > 5
    assert named <= {f"face:{face}" for face in faces}
    drawn = [(frame["seat"], line) for frame in lines for line in frame["log"] if line.get("big")]
    assert {bool(line.get("handles")) for seat, line in drawn if seat == line["seat"]} == {True}
    assert {bool(line.get("handles")) for seat, line in drawn if seat != line["seat"]} == {False}


def test_the_log_is_sent_once(served: Served) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        live.next_scene()
        dice, sent = Random(5), 0
        live.sit(live.scene["table"]["to_act"][0])
        seat = live.scene["seat"]
        while seat in live.scene["table"]["to_act"]:
            sent += len(live.act(dice.choice(live.choices()))["log"])
        with person.live(table) as fresh:
            fresh.next_scene()
            fresh.sit(seat)
            assert fresh.log == live.log
        assert len(live.log) <= sent <= 2 * len(live.log)
