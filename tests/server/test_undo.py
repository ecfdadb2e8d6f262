"""Taking back: one's own decisions, until somebody else has decided or something hidden came to light."""

from random import Random

from tests.server.house import DEVICE, FRIEND, ME, Live, Served


def start(live: Live) -> int:
    """Sit down where a decision is due."""
    live.next_scene()
    seat = int(live.scene["table"]["to_act"][0])
    live.sit(seat)
    return seat


def quiet(live: Live) -> list[int]:
    """The choices that bring no news and leave the turn where it is."""
    return [c["id"] for c in live.scene["scene"]["choices"] if not c.get("news") and not c.get("ends")]


def move_on(live: Live, action: int) -> None:
    """Take an action; the device goes to whoever is asked next."""
    live.act(action)
    asked = live.scene["table"]["to_act"]
    if live.scene["seat"] not in asked:
        live.sit(asked[0])


def test_undo_brings_the_same_scene_back(served: Served) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        start(live)
        assert not live.scene["undo"]
        while not quiet(live):
            move_on(live, live.choices()[0])
        before, log = live.scene, live.log
        after = live.act(quiet(live)[0])
        assert after["undo"]
        live.ask("undo")
        back = live.next_scene()
        assert back["scene"] == before["scene"]
        assert back["seq"] == after["seq"] + 1
        assert live.log == log
        rows = served.host.store.moves(table)
        assert rows[-1].kind == "back"


def test_restart_goes_back_to_the_start_of_the_turn(served: Served) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        start(live)
        dice = Random(1)
        for _ in range(400):
            before, made = live.scene, 0
            while not before["undo"] and quiet(live) and made < 2:
                live.act(dice.choice(quiet(live)))
                made += 1
            if made == 2 and live.scene["undo"]:
                live.ask("restart")
                assert live.next_scene()["scene"] == before["scene"]
                return
            move_on(live, dice.choice(live.choices()))
        raise AssertionError("no turn had two quiet choices")


def test_nothing_is_taken_back_once_something_came_to_light(served: Served) -> None:
    person = served.guest()
    table = person.open(ME, DEVICE)
    with person.live(table) as live:
        seat = start(live)
        news = next(c["id"] for c in live.scene["scene"]["choices"] if c.get("news"))
        live.act(news)
        assert not live.scene["undo"]
        rows = len(served.host.store.moves(table))
        refused = live.refused("undo")
        assert refused["say"].startswith("Nothing can be taken back")
        assert refused["seq"] == live.scene["seq"]
        assert len(served.host.store.moves(table)) == rows
        assert live.scene["seat"] == seat


def test_nothing_is_taken_back_once_somebody_else_decided(served: Served) -> None:
    host, friend = served.guest(), served.guest("fr")
    table = host.open(ME, FRIEND)
    friend.post(f"/api/tables/{table}/join")
    with host.live(table) as one, friend.live(table) as other:
        one.next_scene()
        other.next_scene()
        dice, session = Random(2), served.session(table)
        first = one if one.choices() else other
        second = other if first is one else one
        while first.scene["seat"] in first.scene["table"]["to_act"]:
            first.act(dice.choice(first.choices()))
        second.until(lambda frame: bool(frame["seq"] == session.seq(frame["seat"])))
        second.act(dice.choice(second.choices()))
        first.until(lambda frame: bool(frame["seq"] == session.seq(frame["seat"])))
        say = first.refused("undo")["say"]
        assert say.startswith("Nothing" if first is one else "Rien ne peut être repris")


def test_rebuilding_after_an_undo_leads_to_the_same_table(served: Served) -> None:
    """Rows are only appended; what counts is what is left of them."""
    person = served.guest()
    table = person.open(ME, DEVICE)
    dice = Random(3)
    with person.live(table) as live:
        start(live)
        undone = 0
        for _ in range(60):
            move_on(live, dice.choice(live.choices()))
            if live.scene["undo"] and dice.random() < 0.5:
                live.ask("undo")
                live.next_scene()
                undone += 1
        assert undone > 3
        session = served.session(table)
        dump, last = served.table(table).state.dump(), live.scene
    while served.host.opened(table):  # nobody is there any more: the room is closed
        pass
    with person.live(table) as again:
        again.next_scene()
        again.sit(last["seat"])
        assert again.scene["seq"] == last["seq"]
        assert again.scene["scene"] == last["scene"]
        assert again.log == live.log
        assert served.session(table) is not session
        assert served.table(table).state.dump() == dump
