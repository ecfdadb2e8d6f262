"""Games as files: what one house writes another opens, move by move, and whatever is wrong with one is said."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from edubba import Record, catalogue
from edubba.table.files import BadFile, Opened, file_of, table_in
from edubba.table.lobby import Fresh, new_table
from edubba.table.play import Play
from edubba.table.rebuild import open_table
from edubba.table.stored import BOT, DEVICE, PERSON, Guest, Kept
from edubba.table.wire import SeatWish, TableWish
from edubba.table.words import Refusal

ME, OTHER = Guest("me", "Ada", "en"), Guest("other", "Bo", "fr")
FRESH = Fresh("firsttable", bytes(range(32)), 1000.0)
AGAIN = Fresh("secondtable", b"\1" * 32, 2000.0)


def begun(game: str, *seats: str) -> Kept:
    wishes = [SeatWish("bot", "random") if who == "bot" else SeatWish(who) for who in seats]  # type: ignore[arg-type]
    made = new_table(catalogue()[game], TableWish(game, wishes), ME, FRESH)
    return Kept(head=made.head, places=made.places)


def played(kept: Kept, moves: int, seed: int = 1) -> Kept:
    """So many decisions at random, or all of them; here and there one is taken back."""
    play, dice, rows = Play(kept), Random(seed), list(kept.rows)
    while len(rows) < moves and not play.table.state.over:
        seat = play.table.state.to_act[0]
        if play.table.can_undo(seat) and dice.random() < 0.2:
            done = play.take_back(seat, everything=False)
        else:
            done, _ = play.act(seat, [dice.choice(play.table.state.legal(seat))], run=False)
        play.keep(done)
        rows += done
    return replace(kept, head=play.standing(kept.head, 1500.0), rows=rows)


def opened(file: dict[str, Any], guest: Guest = ME) -> Opened:
    return table_in(json.dumps(file).encode(), guest, AGAIN)


def as_kept(found: Opened) -> Kept:
    return Kept(head=found.head, places=found.places, rows=found.rows)


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_running_game_goes_on_elsewhere_as_if_nothing_had_happened(game: str) -> None:
    kept = played(begun(game, "me", "bot"), 60)
    file = file_of(kept, ME)
    assert Record.from_json(file).verify().over is kept.head.over is False
    found = opened(file, OTHER)
    assert found.rows == kept.rows
    assert [(place.who, place.guest, place.bot) for place in found.places] == [
        (PERSON, "other", None),
        (BOT, None, "random"),
    ]
    ours, theirs = played(kept, 90, seed=2), played(as_kept(found), 90, seed=2)
    assert ours.rows == theirs.rows
    assert open_table(ours).state.dump() == open_table(theirs).state.dump()


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_a_game_from_a_position_still_begins_there(game: str) -> None:
    """A second house knows the position from the file alone, and so does whoever gets the file from that house."""
    state = open_table(played(begun(game, "me", "bot"), 40)).state
    record = Record.at(catalogue()[game], state, seed=5)
    state = record.start()
    for _ in range(9):
        seat = state.to_act[0]
        record.play(state, seat, state.legal(seat)[0])
    once = opened(record.to_json())
    twice = opened(file_of(as_kept(once), ME))
    assert once.head.position == twice.head.position == record.position
    assert open_table(as_kept(twice)).state.dump() == record.replay().dump()


def test_a_finished_game_can_be_looked_back_at() -> None:
    kept = played(begun("uruk", "me", "device"), 10**6)
    found = opened(file_of(kept, ME))
    assert found.head.over
    assert found.head.result == kept.head.result
    assert [place.who for place in found.places] == [DEVICE, DEVICE]
    assert {place.name for place in found.places} >= {"Player 2"}
    assert open_table(as_kept(found)).state.over
    assert [row.text for row in found.rows] == [move.text for move in open_table(kept).record.moves]


def test_without_rows_of_its_own_a_record_tells_who_could_see_what() -> None:
    """Ginkgopolis has hidden choices: the moves alone say who could see them happen."""
    kept = played(begun("ginkgopolis", "me", "bot", "bot"), 40, seed=3)
    assert {row.kind for row in kept.rows} == {"act"}
    assert len({row.eyes for row in kept.rows}) > 1
    file = file_of(kept, ME)
    for rows in (None, "nonsense", [[0, "act", "no such move", 1]], [[9, *row[1:]] for row in file["about"]["rows"]]):
        assert opened(file | {"about": file["about"] | {"rows": rows}}).rows == kept.rows


def test_rows_that_lead_elsewhere_are_not_believed() -> None:
    kept = played(begun("uruk", "me", "bot"), 60)
    assert {row.kind for row in kept.rows} == {"act", "back"}
    file = file_of(kept, ME)
    for rows in (file["about"]["rows"][:-1], [row for row in file["about"]["rows"] if row[1] == "act"]):
        found = opened(file | {"about": file["about"] | {"rows": rows}})
        assert [row.text for row in found.rows] == [move[1] for move in file["moves"]]
        assert open_table(as_kept(found)).state.dump() == open_table(kept).state.dump()


def test_a_running_game_with_others_is_not_told() -> None:
    kept = played(begun("uruk", "me", "friend"), 5)
    joined = replace(kept, places=[kept.places[0], replace(kept.places[1], who=PERSON, guest=OTHER.id)])
    for guest in (ME, OTHER):
        with pytest.raises(Refusal) as refusal:
            file_of(joined, guest)
        assert (refusal.value.status, refusal.value.key) == (403, "others-here")
    with pytest.raises(Refusal, match="others-here"):
        file_of(played(begun("uruk", "me", "bot"), 5), OTHER)


def edited(file: dict[str, Any], **changes: Any) -> bytes:
    return json.dumps(file | changes).encode()


def test_whatever_is_wrong_with_a_file_is_said_in_both_languages() -> None:
    file = file_of(played(begun("uruk", "me", "bot"), 30), ME)
    moves = file["moves"]
    bad = {
        b"": "none of Edubba",
        b"\xff\xfe": "none of Edubba",
        b"[" * 100_000: "none of Edubba",
        b'{"format": "edubba-pack/1"}': "data pack",
        b'{"format": "chess"}': "format",
        edited(file, moves=moves[::-1]): "move 1",
        edited(file, moves=[*moves[:-1], [*moves[-1][:2], "000000000000"]]): f"move {len(moves)}",
        edited(file, secret="00" * 32): "secret",
        edited(file, game="chess"): "chess",
        edited(file, version="0.0"): "0.0",
        edited(file, result={"scores": [1, 2]}): "result",
    }
    for body, reason in bad.items():
        with pytest.raises(BadFile) as refusal:
            table_in(body, ME, AGAIN)
        said = refusal.value.say("en")
        assert said.startswith("This file cannot be opened as a game: ")
        assert reason in said
        french = refusal.value.say("fr")
        assert french.startswith("Ce fichier ne peut pas être ouvert comme une partie")
        assert french.split("\u00a0: ", 1)[1] != said.split(": ", 1)[1]
