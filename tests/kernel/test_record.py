"""Records: saved, read, replayed, branched; and whatever is edited betrays itself."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import edubba
from edubba.kernel import BadRecord, IllegalAction, Pack, Record
from edubba.kernel.chance import commitment_of, dice_key, secret_of
from edubba.kernel.record import FIELDS
from tests.kernel.toys import DATA

pytestmark = pytest.mark.usefixtures("pebbles")

Data = dict[str, Any]


def played(moves: int | None = None, seed: int = 3, nonces: list[bytes] | None = None) -> Record:
    """A game of Pebbles, to its end or only its first moves."""
    record = Record.begin(edubba.load("pebbles"), 2, seed, {"rounds": 3}, nonces)
    state = record.start()
    rng = Random(seed)
    while not state.over and (moves is None or len(record.moves) < moves):
        seat = rng.choice(state.to_act)
        record.play(state, seat, rng.choice(state.legal(seat)))
    return record


# --- keeping ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moves", [0, 4, None])
def test_a_record_comes_back_from_its_file_as_it_was(tmp_path: Path, moves: int | None) -> None:
    record = played(moves, nonces=[b"one", b"\xff\x00"])
    record.about = {"players": ["Enheduanna", "Šulgi"], "note": 'a "quoted"\nline'}
    file = tmp_path / "game.json"
    record.save(file)
    again = Record.load(file)
    assert again == record
    assert again.verify().dump() == record.replay().dump()
    assert list(tmp_path.iterdir()) == [file]


def test_the_file_is_json_with_a_move_a_line(tmp_path: Path) -> None:
    record = played()
    file = tmp_path / "game.json"
    record.save(str(file))
    text = file.read_text(encoding="utf-8")
    assert json.loads(text) == record.to_json()
    lines = [line.strip().rstrip(",") for line in text.splitlines()]
    assert all(json.dumps([move.seat, move.text, move.check]) in lines for move in record.moves)


def test_a_record_tells_what_was_agreed() -> None:
    record = played(0)
    assert record.to_json() == {
        "format": "edubba-record/1",
        "game": "pebbles",
        "version": "1.0",
        "data": Pack.of("", DATA).hash,
        "seats": 2,
        "options": {"rounds": 3, "open": False, "first": "youngest"},
        "commitment": commitment_of(secret_of(3)).hex(),
        "check": record.head_check(),
        "secret": secret_of(3).hex(),
        "nonces": [],
        "key": dice_key(secret_of(3)).hex(),
        "about": {},
        "moves": [],
        "result": None,
    }


def test_without_a_seed_every_record_has_its_own_secret() -> None:
    game = edubba.load("pebbles")
    assert Record.begin(game, 2).secret != Record.begin(game, 2).secret


def test_nonces_change_the_dice() -> None:
    assert played(0).start().dump() != played(0, nonces=[b"mine"]).start().dump()


def test_a_failed_save_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = played()
    record.save(file)
    before = file.read_bytes()
    for spoiler in (object(), "\ud800"):
        record.about = {"note": spoiler}
        with pytest.raises((TypeError, UnicodeEncodeError)):
            record.save(file)
        assert file.read_bytes() == before
        assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(OSError, match="No such file"):
        played().save(tmp_path / "nowhere" / "game.json")


def test_an_illegal_move_is_not_noted() -> None:
    record = played(2)
    state = record.replay()
    before, dump = deepcopy(record.moves), state.dump()
    with pytest.raises(IllegalAction):
        record.play(state, 0, 999)
    assert record.moves == before
    assert state.dump() == dump
    assert record.result is None


# --- replaying --------------------------------------------------------------------------------------------------------


def test_every_position_can_be_reached_again() -> None:
    record = played()
    dumps = [state.dump() for state in record.positions()]
    assert len(dumps) == len(record.moves) + 1
    assert [record.replay(moves).dump() for moves in range(len(dumps))] == dumps
    assert record.replay().dump() == record.verify().dump() == dumps[-1]
    assert record.replay().over


def test_a_branch_goes_its_own_way() -> None:
    record = played()
    before = record.to_json()
    branch = record.upto(4)
    assert (len(branch.moves), branch.result) == (4, None)
    state = branch.verify()
    assert state.dump() == record.replay(4).dump()
    rng = Random(99)
    while not state.over:
        seat = state.to_act[-1]
        branch.play(state, seat, rng.choice(state.legal(seat)))
    branch.about["branch"] = True
    branch.options["rounds"] = 3
    branch.moves[0].check = "changed"
    assert record.to_json() == before
    record.verify()


def test_a_branch_with_all_moves_is_a_copy() -> None:
    record = played()
    twin = record.upto(len(record.moves))
    assert twin == record
    assert twin.verify().over
    assert record.upto(len(record.moves) - 1).result is None


def test_the_result_is_noted_at_the_end() -> None:
    record = played()
    state = record.replay()
    assert record.result == {
        "scores": state.scores(),
        "ranking": state.ranking(),
        "sheets": [[["prizes", points]] for points in state.scores()],
    }
    assert played(len(record.moves) - 1).result is None


def test_replay_names_the_first_move_that_is_wrong() -> None:
    record = played()
    record.moves[2].text = "offer nothing"
    assert record.replay(2).to_act
    with pytest.raises(BadRecord, match=r"move 3 \('offer nothing' by seat \d\): is not the notation") as refused:
        record.replay()
    assert refused.value.move == 3


# --- tampering --------------------------------------------------------------------------------------------------------


def other_offer(data: Data) -> None:
    """Put another legal card into the first offer."""
    seat, text, _ = data["moves"][0]
    legal = Record.from_json(data).start()
    texts = [edubba.load("pebbles").notation(action) for action in legal.legal(seat)]
    data["moves"][0][1] = next(other for other in texts if other != text)


def foreign_offer(data: Data) -> None:
    """Offer a card that this seat does not have."""
    seat = data["moves"][0][0]
    texts = {edubba.load("pebbles").notation(action) for action in Record.from_json(data).start().legal(seat)}
    data["moves"][0][1] = next(text for text in (f"offer {number}" for number in range(1, 10)) if text not in texts)


def other_secret(data: Data) -> None:
    data["secret"] = secret_of(4).hex()
    data["key"] = dice_key(secret_of(4)).hex()


def other_dice(data: Data) -> None:
    """A secret with its own commitment."""
    other_secret(data)
    data["commitment"] = commitment_of(secret_of(4)).hex()


def put(name: str, value: Any) -> Callable[[Data], None]:
    return lambda data: data.__setitem__(name, value)


def in_result(name: str, value: Any) -> Callable[[Data], None]:
    return lambda data: data["result"].__setitem__(name, value)


TAMPERING: dict[str, tuple[Callable[[Data], None], str, int | None]] = {
    "another game": (put("game", "uruk"), "was played with the data pack", None),
    "another version": (put("version", "0.9"), "by the rules of version 1.0, not by those of version '0.9'", None),
    "other data": (put("data", "0" * 16), "data pack 0000000000000000, which is not here", None),
    "more seats": (put("seats", 3), "the head of the record was edited", None),
    "too many seats": (put("seats", 7), "pebbles is for 2, 3 seats, not for 7", None),
    "another option": (lambda data: data["options"].update(rounds=2), "the head of the record was edited", None),
    "a bad option": (lambda data: data["options"].update(rounds=9), "option rounds cannot be 9", None),
    "an unknown option": (lambda data: data["options"].update(speed=9), "unknown option 'speed'", None),
    "a missing option": (lambda data: data["options"].pop("open"), "the head of the record was edited", None),
    "another secret": (other_secret, "these are not the dice that were promised", None),
    "another commitment": (put("commitment", "00" * 32), "the head of the record was edited", None),
    "other dice": (other_dice, "the head of the record was edited", None),
    "a nonce": (put("nonces", ["00"]), "the head of the record was edited", None),
    "another key": (put("key", "00" * 32), "the key of the dice does not come from the secret", None),
    "no hexadecimal": (put("secret", "xyz"), "must be hexadecimal", None),
    "a nonce that is none": (put("nonces", [7]), "must be hexadecimal", None),
    "a check of the head": (put("check", "0" * 12), "the head of the record was edited", None),
    "another legal move": (other_offer, "was edited, or played by other rules", 1),
    "a forbidden move": (foreign_offer, "is forbidden by PEB-1; allowed: offer", 1),
    "no answer": (lambda data: data["moves"][0].__setitem__(1, "keep"), "does not answer the question", 1),
    "an unknown move": (lambda data: data["moves"][1].__setitem__(1, "hop"), "is not the notation", 2),
    "another seat": (lambda data: data["moves"][0].__setitem__(0, 5), "this seat is not asked", 1),
    "an edited check": (lambda data: data["moves"][4].__setitem__(2, "0" * 12), "its check is wrong", 5),
    "two moves swapped": (lambda data: data["moves"].insert(0, data["moves"].pop(1)), "its check is wrong", 1),
    "a move left out": (lambda data: data["moves"].pop(1), "move 2", 2),
    "a move too many": (lambda data: data["moves"].append([0, "keep", "0" * 12]), "this seat is not asked", -1),
    "the last move left out": (lambda data: data["moves"].pop(), "claims a result, but after its", None),
    "a damaged move": (lambda data: data["moves"].__setitem__(1, [0, "keep"]), "move 2 is damaged", 2),
    "a truth for a seat": (lambda data: data["moves"][0].__setitem__(0, True), "move 1 is damaged", 1),
    "no result": (put("result", None), "the game is over, but the record has no result", None),
    "other scores": (in_result("scores", [99, 0]), "the result was edited: the moves lead to the scores", None),
    "another winner": (in_result("ranking", [[0, 1]]), "the result was edited", None),
    "another sheet": (in_result("sheets", []), "the result was edited", None),
    "more in the result": (in_result("prize", 1000), "the result was edited", None),
}


@pytest.mark.parametrize("kind", TAMPERING)
def test_tampering_is_noticed(kind: str) -> None:
    tamper, message, move = TAMPERING[kind]
    data = played().to_json()
    data = json.loads(json.dumps(data))
    Record.from_json(data).verify()
    tamper(data)
    with pytest.raises(BadRecord, match=message) as refused:
        Record.from_json(data).verify()
    assert refused.value.move == (len(data["moves"]) if move == -1 else move)


def test_a_result_before_the_end_is_noticed() -> None:
    data = played(3).to_json()
    data["result"] = {"scores": [5, 0], "ranking": [[0], [1]], "sheets": []}
    with pytest.raises(BadRecord, match="claims a result, but after its 3 moves the game is not over"):
        Record.from_json(data).verify()


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_must_be_there_and_of_its_kind(name: str) -> None:
    missing, wrong = played().to_json(), played().to_json()
    del missing[name]
    wrong[name] = True
    for data, message in ((missing, f"'{name}' is missing"), (wrong, f"'{name}' has the wrong kind")):
        with pytest.raises(BadRecord, match="is not an Edubba record" if name == "format" else message):
            Record.from_json(data)


@pytest.mark.parametrize("data", [None, [], "text", {}, {"format": "edubba-record/0"}], ids=str)
def test_what_is_no_record_is_refused(data: object) -> None:
    with pytest.raises(BadRecord, match="is not an Edubba record: its format should be 'edubba-record/1'"):
        Record.from_json(data)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff\xfe", "not UTF-8 text"),
        (b"", "damaged or truncated at line 1, column 1"),
        (b'{"format": "edubba-record/1",\n "game', "damaged or truncated at line 2"),
        (b"[" * 100_000, "no JSON that makes sense"),
        (b"[]", "is not an Edubba record"),
    ],
    ids=["bytes", "empty", "cut", "depths", "list"],
)
def test_a_file_that_is_no_record_says_so(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(BadRecord, match=message) as refused:
        Record.load(file)
    assert str(refused.value).startswith(str(file))
    with pytest.raises(BadRecord, match="cannot be read"):
        Record.load(tmp_path / "nothing.json")


def test_a_truncated_file_never_passes(tmp_path: Path) -> None:
    record = played()
    file = tmp_path / "game.json"
    record.save(file)
    text = file.read_bytes()
    for end in range(0, len(text.rstrip()), 37):
        file.write_bytes(text[:end])
        with pytest.raises(BadRecord):
            Record.load(file)


def test_a_record_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played().to_json() | {"game": "chess"}), encoding="utf-8")
    with pytest.raises(BadRecord, match="there is no game 'chess'"):
        Record.load(file)


# --- options ---------------------------------------------------------------------------------------------------------


def test_an_option_that_came_later_has_its_default() -> None:
    record = played(0)
    del record.options["first"]
    state = record.start()
    for _ in range(2):
        record.play(state, state.to_act[0], state.legal(state.to_act[0])[0])
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert "first" not in again.options
    assert again.verify().dump() == state.dump()
