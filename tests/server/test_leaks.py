"""Nothing that reaches a seat depends on what the seat may not know."""

import json
from random import Random

import pytest
from msgspec import json as wire

import edubba
from edubba.table.info import names_of
from tests.server.house import FRIEND, ME, Live, Person, Served, play_together


def test_every_scene_is_that_of_a_redealt_table(served: Served) -> None:
    """Over a whole game: what each seat and a spectator were sent is what they would be sent in any other position
    that they cannot tell from the real one. The same for the answers to why, and for undo."""
    host, friend, third = served.guest(), served.guest("fr"), served.guest()
    table = host.open(ME, FRIEND, FRIEND, max_rounds=5)
    friend.post(f"/api/tables/{table}/join")
    spectator = served.guest()
    third.post(f"/api/tables/{table}/join")
    rng = Random(1)
    with (
        host.live(table) as one,
        friend.live(table) as two,
        third.live(table) as three,
        spectator.live(table) as watching,
    ):
        lives = [one, two, three, watching]
        session = served.session(table)
        game, compared = served.table(table).game, 0
        for _ in play_together(session, lives, Random(2)):
            for live in lives:
                seat, lang = live.scene["seat"], "fr" if live is two else "en"
                other = served.table(table).state.redeal(seat, rng)
                scene = game.scene(other, seat, lang, names_of("uruk", session.places, lang))
                assert live.scene["scene"] == json.loads(wire.encode(scene))
                compared += 1
                if seat is not None and compared % 7 == 0:
                    action = rng.randrange(game.num_actions)
                    live.ask("why", action=action)
                    assert live.wait("why").get("rule") == other.why_not(seat, action)
        assert compared >= 60  # at least one decision in each of 15 turns, seen by four
        assert served.table(table).state.over


OTHERS = [name for name in edubba.catalogue() if name != "uruk"]


@pytest.mark.parametrize("name", OTHERS)
def test_the_first_scenes_of_every_other_game(served: Served, name: str) -> None:
    """The same for what comes first in all games: hidden hands, drafts and secret answers, half given or done."""
    host, friend, spectator = served.guest(), served.guest("fr"), served.guest()
    table = host.open(ME, FRIEND, game=name)
    friend.post(f"/api/tables/{table}/join")
    rng = Random(1)
    with host.live(table) as one, friend.live(table) as two, spectator.live(table) as watching:
        session = served.session(table)
        for _ in play_together(session, [one, two, watching], Random(3), most=25):
            for live, lang in ((one, "en"), (two, "fr"), (watching, "en")):
                seat = live.scene["seat"]
                other = served.table(table).state.redeal(seat, rng)
                scene = served.table(table).game.scene(other, seat, lang, names_of(name, session.places, lang))
                assert live.scene["scene"] == json.loads(wire.encode(scene))


def test_before_the_end_nothing_tells_the_secret_or_the_others_cards(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = host.open(ME, FRIEND)
    friend.post(f"/api/tables/{table}/join")
    with host.live(table) as one, friend.live(table) as two:
        for _ in play_together(served.session(table), [one, two], Random(3), most=150):
            pass
        secret = served.session(table).head.secret.hex()
        for person, live, other in ((host, one, friend), (friend, two, host)):
            sent = "".join([*live.frames, *answers(person, table, live)])
            assert secret not in sent
            assert other.me["id"] not in sent
            assert other.http.cookies["edubba"] not in sent
        mine = {event.secret for event in served.table(table).log(0) if event.knowers == 1 << 1}
        assert mine == {-1}  # cards that the other drew unseen are told, but not which
        assert set(two.log) - set(one.log)  # who drew them reads more


def answers(person: Person, table: str, live: Live) -> list[str]:
    seat = live.scene["seat"]
    paths = ["", "/replay?move=3", f"/replay?move=9&seat={seat}", f"/replay?move=9&seat={1 - seat}", "/record"]
    return [person.http.get(f"/api/tables/{table}{path}").text for path in paths] + [
        person.http.get("/api/tables").text
    ]


def test_the_replay_of_a_running_game_is_what_the_seat_saw(served: Served) -> None:
    host, friend = served.guest(), served.guest()
    table = host.open(ME, FRIEND)
    friend.post(f"/api/tables/{table}/join")
    seen = []
    with host.live(table) as one, friend.live(table) as two:
        for _ in play_together(served.session(table), [one, two], Random(4), most=40):
            seen.append({**one.scene["scene"], "choices": []})
            for asked in ("barred", "tally", "laying"):
                seen[-1].pop(asked, None)
    for number in (0, 7, 40):
        moment = host.get(f"/api/tables/{table}/replay?move={number}&seat=0")
        assert moment["moves"] == 40
        assert moment["scene"] == seen[number]
    assert [line["text"] for line in moment["log"]] == one.log
