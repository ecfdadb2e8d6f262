"""Every game on the shelf can be put up, played on one device, taken back, looked back at and taken up again."""

from random import Random

import pytest

import edubba
from tests.server.house import DEVICE, ME, Live, Served

GAMES = [
    (name, seats) for name, game in edubba.catalogue().items() for seats in sorted({*game.seats[:1], game.seats[-1]})
]
CHOICES = 30


def play_for_all(live: Live, dice: Random, choices: int) -> None:
    """Play for everybody on this device; now and then think better of a choice."""
    live.next_scene()
    for _ in range(choices):
        if live.scene["scene"]["over"]:
            break
        asked = live.scene["table"]["to_act"]
        if live.scene["seat"] not in asked:
            live.sit(dice.choice(asked))
        live.act(dice.choice(live.choices()))
        if live.scene["undo"] and dice.random() < 0.3:
            live.ask("undo")
            live.next_scene()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_game_on_one_device(served: Served, game: str, seats: int) -> None:
    person = served.guest("fr")
    table = person.open(ME, *[DEVICE] * (seats - 1), game=game)
    with person.live(table) as live:
        play_for_all(live, Random(1), CHOICES)
        assert not [frame for frame in live.frames if '"refused"' in frame]
        last, log = live.scene, live.log
        state = served.table(table).state
        players = last["scene"]["players"]
        assert len(players) == len(last["table"]["seats"]) == state.places()
        assert [player["name"] for player in players] == [seat["name"] for seat in last["table"]["seats"]]
        dump = state.dump()
    assert log
    moment = person.get(f"/api/tables/{table}/replay?move=3&seat=0")
    assert (moment["move"], moment["seat"], moment["scene"]["game"]) == (3, 0, game)
    while served.host.opened(table):  # nobody is there any more: the room is closed
        pass
    with person.live(table) as again:
        again.next_scene()
        if last["seat"] is not None and seats > 1:
            again.sit(last["seat"])
        assert again.scene["scene"] == last["scene"]
        assert served.table(table).state.dump() == dump
