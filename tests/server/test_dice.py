"""Everybody throws a number in before the cards are dealt, so that nobody can choose the dice alone."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from edubba import Record
from edubba.kernel.chance import dice_key
from tests.server.house import BOT, DEVICE, FRIEND, ME, Json, Live, Person, Served, play_on, play_together, serving

ONE, OTHER, LOST = "11" * 32, "22" * 32, "33" * 32


def hashed(number: str) -> str:
    return sha256(bytes.fromhex(number)).hexdigest()


def at(live: Live, stage: str, yours: bool) -> Json:
    """Wait until the numbers are that far."""
    dice: Json = live.wait("table", lambda frame: same(frame["table"]["dice"], stage, yours))["table"]["dice"]
    return dice


def same(dice: Json, stage: str, yours: bool) -> bool:
    return bool(dice["stage"] == stage and dice.get("yours", False) == yours)


def throw(live: Live, number: str) -> None:
    """Fix a number as soon as one is wanted, and open it as soon as all are fixed."""
    at(live, "fix", True)
    live.send(t="fix", commit=hashed(number))
    at(live, "open", True)
    live.send(t="open", nonce=number)
    live.next_scene()


def fix_both(one: Live, two: Live) -> None:
    """Two people fix their numbers; the first is asked again when the second one has."""
    one.send(t="fix", commit=hashed(ONE))
    at(one, "fix", False)
    two.send(t="fix", commit=hashed(OTHER))
    at(one, "again", True)
    one.send(t="fix", commit=hashed(ONE))
    at(one, "open", True)


def gathered(served: Served) -> tuple[str, Person, Person]:
    host, friend = served.guest(), served.guest()
    table = host.open(ME, FRIEND, dice=True, max_rounds=2)
    return table, host, friend


def test_two_people_make_the_dice_together(served: Served) -> None:
    table, host, friend = gathered(served)
    stranger = served.guest()
    with host.live(table) as one, stranger.live(table) as watching:
        at(one, "fix", True)
        assert not at(watching, "fix", False).get("commits")
        one.send(t="fix", commit=hashed(ONE))
        at(one, "fix", False)  # the other seat is still free
        waiting = host.get(f"/api/tables/{table}")
        assert (waiting["state"], waiting["to_act"]) == ("waiting", [])
        friend.post(f"/api/tables/{table}/join")
        with friend.live(table) as two:
            at(two, "fix", True)
            two.send(t="fix", commit=hashed(OTHER))
            at(two, "again", False)
            at(one, "again", True)
            one.send(t="fix", commit=hashed(ONE))
            commits = [hashed(ONE), hashed(OTHER)]
            assert at(one, "open", True)["commits"] == at(two, "open", True)["commits"] == commits
            two.send(t="open", nonce=OTHER)
            at(two, "open", False)
            one.send(t="open", nonce=ONE)
            for live, seat in ((one, 0), (two, 1), (watching, None)):
                frame = live.next_scene()
                assert frame["seat"] == seat
                assert frame["table"]["dice"] == {"stage": "cast", "commits": commits, "nonces": [ONE, OTHER]}
                assert frame["table"]["state"] == "running"
            for _ in play_together(served.session(table), [one, two], Random(1)):
                pass
    record = Record.from_json(host.get(f"/api/tables/{table}/record"))
    record.verify()
    assert record.nonces == [bytes.fromhex(ONE), bytes.fromhex(OTHER)]
    assert record.commitment.hex() == waiting["commitment"]  # the house had fixed its secret before
    assert record.start().chance.key == dice_key(record.secret, record.nonces) != dice_key(record.secret)


def test_a_number_is_changed_neither_after_others_nor_into_another(served: Served) -> None:
    table, host, friend = gathered(served)
    friend.post(f"/api/tables/{table}/join")
    stranger = served.guest("fr")
    with host.live(table) as one, friend.live(table) as two, stranger.live(table) as watching:
        at(one, "fix", True)
        one.send(t="open", nonce=ONE)
        assert one.wait("refused")["code"] == "dice-not-asked"
        one.send(t="act", seq=0, seat=0, action=0)
        refused = one.wait("refused")
        assert (refused["code"], refused["heard"]) == ("not-dealt", 1)
        watching.send(t="fix", commit=hashed(ONE))
        assert watching.wait("refused")["code"] == "not-seated"
        for commit in ("", OTHER, ONE):  # as long as somebody has not fixed a number, one may think better of it
            one.send(t="fix", commit=hashed(commit) if commit else "")
            at(one, "fix", False)
        two.send(t="fix", commit=hashed(OTHER))
        at(one, "again", True)
        one.send(t="open", nonce=ONE)
        assert one.wait("refused")["code"] == "dice-not-asked"
        one.send(t="fix", commit=hashed(ONE))
        at(one, "open", True)
        one.send(t="fix", commit=hashed(OTHER))
        assert one.wait("refused")["code"] == "dice-fixed"
        one.send(t="open", nonce=OTHER)
        assert one.wait("refused")["code"] == "other-number"
        watching.send(t="open", nonce=ONE)
        assert watching.wait("refused")["say"] == "Aucun nombre pour les dés ne vous est demandé maintenant."
        one.send(t="open", nonce=ONE)
        at(one, "open", False)
        one.send(t="open", nonce=OTHER)
        assert one.wait("refused")["code"] == "dice-not-asked"
        two.send(t="open", nonce=OTHER)
        one.next_scene()
        one.send(t="fix", commit=hashed(OTHER))
        assert one.wait("refused")["code"] == "dice-not-asked"
        assert served.session(table).head.nonces == [ONE, OTHER]


@pytest.mark.parametrize("message", [{"t": "fix"}, {"t": "fix", "commit": "0"}, {"t": "open", "nonce": "Z" * 64}])
def test_what_is_no_number_is_refused(served: Served, message: Json) -> None:
    table, host, _ = gathered(served)
    with host.live(table) as live:
        live.send(**message)
        assert live.wait("refused")["code"] == "not-json"


def test_before_the_deal_there_is_nothing_to_look_at(served: Served) -> None:
    table, host, _ = gathered(served)
    assert host.get(f"/api/tables/{table}/replay?move=0&seat=0", 409)["code"] == "not-dealt"
    host.get(f"/api/tables/{table}/record", 409)
    (mine,) = host.get("/api/tables")
    assert (mine["state"], mine["your_turn"]) == ("waiting", False)


def test_two_pages_of_one_browser_may_say_the_same(served: Served) -> None:
    person = served.guest()
    table = person.open(ME, BOT, dice=True)
    with person.live(table) as one, person.live(table) as two:
        throw(one, ONE)
        for message in ({"t": "fix", "commit": hashed(ONE)}, {"t": "open", "nonce": ONE}):
            two.send(**message)
        two.next_scene()
        two.send(t="sit", seat=1)
        refusals = [two.wait("refused")["code"] for _ in range(2)]
        assert refusals == ["dice-not-asked", "not-your-seat"]  # too late to fix, but the number opened is the same
    table = person.open(ME, FRIEND, dice=True)
    with person.live(table) as one, person.live(table) as two:
        for live in (one, two):
            live.send(t="fix", commit=hashed(ONE))
        served.guest().post(f"/api/tables/{table}/join")
        for live in (one, two):
            at(live, "fix", False)
            assert not [frame for frame in live.frames if '"refused"' in frame]


def test_numbers_survive_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        table, host, friend = gathered(served)
        friend.post(f"/api/tables/{table}/join")
        with host.live(table) as one, friend.live(table) as two:
            fix_both(one, two)
            one.send(t="open", nonce=ONE)
            at(one, "open", False)
        cookies = {person: dict(person.http.cookies) for person in (host, friend)}
    with serving(tmp_path) as served:
        for person, known in cookies.items():
            again = served.guest()
            again.http.cookies.clear()
            again.http.cookies.update(known)
            person.address, person.http = served.address, again.http
        with friend.live(table) as two:
            at(two, "open", True)
            two.send(t="open", nonce=OTHER)
            assert two.next_scene()["table"]["dice"]["nonces"] == [ONE, OTHER]


def test_alone_with_a_bot_and_on_one_device(served: Served) -> None:
    """Who has several seats throws one number in; bots throw none, and think with the same dice."""
    person = served.guest()
    table = person.open(ME, BOT, dice=True, max_rounds=1)
    with person.live(table) as live:
        throw(live, ONE)
        play_on(live, Random(1))
    record = Record.from_json(person.get(f"/api/tables/{table}/record"))
    assert record.verify().over
    assert record.nonces == [bytes.fromhex(ONE)]
    again = person.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
    with person.live(again) as live:
        throw(live, OTHER)
        assert live.scene["table"]["dice"]["nonces"] == [OTHER]
    table = person.open(ME, DEVICE, DEVICE, dice=True)
    with person.live(table) as live:
        throw(live, ONE)
        assert live.scene["table"]["dice"]["nonces"] == [ONE]


def test_the_others_hear_of_a_rematch_and_are_waited_for(served: Served) -> None:
    table, host, friend = gathered(served)
    friend.post(f"/api/tables/{table}/join")
    with host.live(table) as one, friend.live(table) as two:
        fix_both(one, two)
        one.send(t="open", nonce=ONE)
        at(two, "open", True)
        two.send(t="open", nonce=OTHER)
        one.next_scene()
        for _ in play_together(served.session(table), [one, two], Random(2)):
            pass
        again = host.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
        assert two.wait("table", lambda frame: "rematch" in frame["table"])["table"]["rematch"] == again
        with host.live(again) as waiting:
            waiting.send(t="fix", commit=hashed(ONE))
            at(waiting, "fix", False)
            assert not host.get(f"/api/tables/{again}")["your_turn"]
            assert friend.get(f"/api/tables/{again}")["your_turn"]  # somebody waits for her page
            with friend.live(again) as other:
                other.send(t="fix", commit=hashed(OTHER))
                at(waiting, "again", True)
                waiting.send(t="fix", commit=hashed(ONE))
                at(waiting, "open", True)
                waiting.send(t="open", nonce=ONE)
                at(other, "open", True)
                other.send(t="open", nonce=OTHER)
                assert waiting.next_scene()["table"]["dice"]["nonces"] == [ONE, OTHER]


def test_a_lost_number_is_replaced_before_any_is_open(served: Served) -> None:
    """Nobody has to wait for a number that no longer exists, and nobody sees another before the own one is fixed."""
    table, host, friend = gathered(served)
    with host.live(table) as one:
        one.send(t="fix", commit=hashed(LOST))
        at(one, "fix", False)
    friend.post(f"/api/tables/{table}/join")
    with friend.live(table) as two:
        two.send(t="fix", commit=hashed(OTHER))
        assert "commits" not in at(two, "again", False)
        assert host.get(f"/api/tables/{table}")["your_turn"]
        two.send(t="open", nonce=OTHER)
        assert two.wait("refused")["code"] == "dice-not-asked"
        with host.live(table) as one:
            at(one, "again", True)
            one.send(t="fix", commit=hashed(ONE))
            assert at(one, "open", True)["commits"] == at(two, "open", True)["commits"] == [hashed(ONE), hashed(OTHER)]
            one.send(t="fix", commit=hashed(LOST))
            assert one.wait("refused")["code"] == "dice-fixed"
            two.send(t="open", nonce=OTHER)
            at(two, "open", False)
            one.send(t="fix", commit=hashed(LOST))
            assert one.wait("refused")["code"] == "dice-fixed"
            one.send(t="open", nonce=ONE)
            assert two.next_scene()["table"]["dice"]["nonces"] == [ONE, OTHER]


def test_one_may_leave_the_dice_to_the_others(served: Served) -> None:
    table, host, friend = gathered(served)
    friend.post(f"/api/tables/{table}/join")
    with host.live(table) as one, friend.live(table) as two:
        two.send(t="fix", commit="")
        at(two, "fix", False)  # and is not asked again
        throw(one, ONE)
        assert two.next_scene()["table"]["dice"]["nonces"] == [ONE]


def test_bots_among_themselves_need_no_number(served: Served) -> None:
    person = served.guest()
    table = person.open(BOT, BOT, dice=True, max_rounds=1)
    with person.live(table) as live:
        live.until(lambda frame: bool(frame["scene"]["over"]))
        assert "dice" not in live.scene["table"]
