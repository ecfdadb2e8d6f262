"""`edubba verify` and `edubba replay`: what is checked, and how each kind of damage is named."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import edubba
from edubba.cli.measure import random_record
from edubba.kernel import BadRecord, Record
from edubba.kernel.chance import commitment_of, dice_key
from tests.cli.conftest import Cli, Outcome

URUK = edubba.load("uruk")
GAME = random_record(URUK, 3, 11)
Data = dict[str, Any]


def written(path: Path, change: Callable[[Data], None], record: Record = GAME) -> Path:
    """A record in which somebody has changed something by hand."""
    data = json.loads(json.dumps(record.to_json()))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def move_text(data: Data) -> None:
    row = next(row for row in data["moves"][40:] if row[1] == "draw")
    row[1] = "end"


def impossible_move(data: Data) -> None:
    data["moves"][50][1] = "make ziggurat"


def unknown_notation(data: Data) -> None:
    data["moves"][9][1] = "fly away"


def seat(data: Data) -> None:
    data["moves"][20][0] = (data["moves"][20][0] + 1) % 3


def seat_out_of_range(data: Data) -> None:
    data["moves"][20][0] = 99


def seat_beyond_sense(data: Data) -> None:
    data["moves"][20][0] = 10**30


def seat_below_zero(data: Data) -> None:
    data["moves"][20][0] = -1


def check(data: Data) -> None:
    data["moves"][30][2] = "0" * 12


def left_out(data: Data) -> None:
    del data["moves"][25]


def cut_short(data: Data) -> None:
    del data["moves"][100:]


def cut_short_without_result(data: Data) -> None:
    del data["moves"][-1]
    data["result"] = {"scores": [1, 2, 3]}


def too_long(data: Data) -> None:
    data["moves"].append([0, "end", "0" * 12])


def damaged_move(data: Data) -> None:
    data["moves"][7] = [0, "end"]


def seat_as_truth(data: Data) -> None:
    data["moves"][7][0] = True


def scores(data: Data) -> None:
    data["result"]["scores"][0] += 5


def ranking(data: Data) -> None:
    data["result"]["ranking"].append([*data["result"]["ranking"].pop(0), 7])


def no_result(data: Data) -> None:
    data["result"] = None


def secret(data: Data) -> None:
    data["secret"] = "00" * 32


def secret_and_key(data: Data) -> None:
    data["secret"] = "00" * 32
    data["key"] = dice_key(bytes(32)).hex()


def all_of_the_dice(data: Data) -> None:
    secret_and_key(data)
    data["commitment"] = commitment_of(bytes(32)).hex()


def no_hex(data: Data) -> None:
    data["secret"] = "xyz"


def options(data: Data) -> None:
    data["options"]["max_rounds"] = 79


def option_left_out(data: Data) -> None:
    del data["options"]["max_rounds"]


def option_unknown(data: Data) -> None:
    data["options"]["flying_carpets"] = True


def option_value(data: Data) -> None:
    data["options"]["scarcity_limit"] = "never"


def seats(data: Data) -> None:
    data["seats"] = 2


def too_many_seats(data: Data) -> None:
    data["seats"] = 7


def version(data: Data) -> None:
    data["version"] = "0.9"


def game(data: Data) -> None:
    data["game"] = "chess"


def pack(data: Data) -> None:
    data["data"] = "0123456789abcdef"


def file_format(data: Data) -> None:
    data["format"] = "edubba-record/99"


def field_missing(data: Data) -> None:
    del data["moves"]


def wrong_kind(data: Data) -> None:
    data["moves"] = "many"


EDITS: list[tuple[Callable[[Data], None], str]] = [
    (move_text, "'end' by seat"),
    (impossible_move, "move 51 ('make ziggurat' by seat"),
    (unknown_notation, "move 10 ('fly away' by seat"),
    (seat, "move 21 ("),
    (seat_out_of_range, "this seat is not asked for a decision now"),
    (seat_beyond_sense, "move 21 is damaged"),
    (seat_below_zero, "move 21 is damaged"),
    (check, "move 31 ("),
    (left_out, "move 26 ("),
    (cut_short, "the record claims a result, but after its 100 moves the game is not over"),
    (cut_short_without_result, "the record claims a result"),
    (too_long, "this seat is not asked for a decision now"),
    (damaged_move, "move 8 is damaged: it should read [seat, notation, check]"),
    (seat_as_truth, "move 8 is damaged"),
    (scores, "the result was edited: the moves lead to the scores"),
    (ranking, "the result was edited"),
    (no_result, "the game is over, but the record has no result"),
    (secret, "the key of the dice does not come from the secret"),
    (secret_and_key, "the secret does not fit the commitment"),
    (all_of_the_dice, "the head of the record was edited"),
    (no_hex, "must be hexadecimal"),
    (options, "the head of the record was edited"),
    (option_left_out, "the head of the record was edited"),
    (option_unknown, "unknown option 'flying_carpets'; this game has: bid_colours"),
    (option_value, "option scarcity_limit cannot be 'never'; allowed: per_colour, per_action"),
    (seats, "the head of the record was edited"),
    (too_many_seats, "uruk is for 2, 3, 4 seats, not for 7"),
    (version, "not by those of version '0.9'"),
    (game, "there is no game 'chess'; known: "),
    (pack, "was played with the data pack 0123456789abcdef, which is not here"),
    (file_format, "is not an Edubba record: its format should be 'edubba-record/1'"),
    (field_missing, "the record is incomplete: 'moves' is missing"),
    (wrong_kind, "the record is damaged: 'moves' has the wrong kind"),
]


def test_a_record_that_is_in_order(cli: Cli, home: Path) -> None:
    GAME.save(home / "game.json")
    done = cli("verify game.json")
    assert done.code == 0
    points = ", ".join(map(str, GAME.replay().scores()))
    assert done.out.strip() == (
        f"OK game.json: uruk {URUK.version}, 3 seats, {len(GAME.moves)} moves. "
        f"Dice, legality, checks and scores ({points}) are right."
    )


def test_a_record_of_a_running_game(cli: Cli, home: Path) -> None:
    GAME.upto(60).save(home / "game.json")
    done = cli("verify game.json")
    assert done.code == 0
    assert "60 moves, not over yet" in done.out


@pytest.mark.parametrize(("edit", "complaint"), EDITS, ids=[edit.__name__ for edit, _ in EDITS])
def test_an_edited_record_is_refused(cli: Cli, home: Path, edit: Callable[[Data], None], complaint: str) -> None:
    path = written(home / "game.json", edit)
    before = path.read_bytes()
    done = cli("verify game.json")
    assert done.code == 1
    assert done.err == ""
    (line,) = done.out.splitlines()
    assert line.startswith("WRONG game.json: ")
    assert complaint in line
    assert path.read_bytes() == before
    french = cli("verify game.json --lang fr")
    assert french.code == 1
    assert french.out.startswith("FAUX game.json\u00a0: ")
    assert complaint not in french.out


def test_the_first_wrong_move_is_known_to_programs_too(home: Path) -> None:
    with pytest.raises(BadRecord) as trouble:
        Record.load(written(home / "game.json", impossible_move)).verify()
    assert trouble.value.move == 51
    with pytest.raises(BadRecord) as trouble:
        Record.load(written(home / "game.json", damaged_move))
    assert trouble.value.move == 8


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_truncated_file(cli: Cli, home: Path, share: float) -> None:
    GAME.save(home / "whole.json")
    whole = (home / "whole.json").read_bytes()
    (home / "game.json").write_bytes(whole[: int(len(whole) * share)])
    done = cli("verify game.json")
    assert done.code == 1
    assert "WRONG game.json: is damaged or truncated at line" in done.out


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"[" * 100_000, b"[1, 2]", b"null", b"9" * 5000])
def test_a_file_that_is_no_record(cli: Cli, home: Path, content: bytes) -> None:
    (home / "game.json").write_bytes(content)
    done = cli("verify game.json")
    assert done.code == 1
    assert "WRONG game.json: is not a" in done.out


def test_files_that_cannot_be_read(cli: Cli, home: Path) -> None:
    GAME.save(home / "game.json")
    done = cli(f"verify nowhere.json game.json {home}")
    assert done.code == 1
    first, second, third = done.out.splitlines()
    assert first == "WRONG nowhere.json: cannot be read (No such file or directory)"
    assert second.startswith("OK game.json")
    assert third == f"WRONG {home}: cannot be read (Is a directory)"


# --- other versions ---------------------------------------------------------------------------------------------


def unwrapped(done: Outcome) -> str:
    return " ".join((done.out + done.err).split())


def test_a_game_of_an_unknown_version_is_refused(cli: Cli, home: Path) -> None:
    written(home / "game.json", lambda data: data.update(version="0.9"), GAME.upto(40))
    for command in ("verify game.json", "play uruk --resume game.json", "replay game.json"):
        done = cli(command)
        assert done.code != 0
        assert "not by those of version '0.9'; take the version of Edubba with which" in unwrapped(done)
    assert "pas selon celles de la version 0.9" in unwrapped(cli("verify game.json --lang fr"))


def test_an_option_that_came_later_has_its_default(home: Path) -> None:
    older = Record.begin(URUK, 3, 11)
    del older.options["max_rounds"]
    state = older.start()
    for move in GAME.moves:
        older.play(state, move.seat, URUK.parse(move.text))
    older.save(home / "game.json")
    assert Record.load(home / "game.json").verify().scores() == GAME.replay().scores()


def test_saving_keeps_the_old_file_until_the_new_one_is_whole(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "game.json"
    GAME.save(path)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("edubba.kernel.files.os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        GAME.upto(3).save(path)
    assert path.read_bytes() == before
    assert [file.name for file in home.iterdir()] == ["game.json"]


# --- replaying --------------------------------------------------------------------------------------------------


def test_stepping_through_a_game(cli: Cli, home: Path) -> None:
    GAME.save(home / "game.json")
    last = len(GAME.moves)
    done = cli("replay game.json", f"n\n\np\ng {last}\nn\ng 99999\nwhat\nv 2\nv 9\nv -\nq\n")
    assert done.code == 0
    assert f"Before the first of {last} moves" in done.out
    assert f"Move 1 of {last}: " in done.out
    assert f"Move 2 of {last}: " in done.out
    assert f"Move {last} of {last}: " in done.out
    assert done.out.count(f"There is nothing there: the moves go from 0 to {last}.") == 2
    assert done.out.count("n (or Enter), p, g with a number") == 2
    assert "Place" in done.out


def test_a_finished_game_can_be_seen_from_any_seat(cli: Cli, home: Path) -> None:
    GAME.save(home / "game.json")
    assert "Hand · 2" in cli("replay game.json --seat 2").out
    assert "Hand ·" not in cli("replay game.json").out


def test_a_running_game_is_seen_by_spectators_only(cli: Cli, home: Path) -> None:
    GAME.upto(30).save(home / "game.json")
    refused = cli("replay game.json --seat 1")
    assert refused.code == 2
    assert "only be seen as a spectator" in refused.err
    done = cli("replay game.json", "v 1\n")
    assert "only be seen as a spectator" in done.out
    assert "Hand ·" not in done.out


def test_a_bad_record_is_not_replayed(cli: Cli, home: Path) -> None:
    written(home / "game.json", impossible_move)
    done = cli("replay game.json")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("edubba: move 51 ('make ziggurat' by seat")
    assert cli("replay nowhere.json").err == "edubba: nowhere.json: cannot be read (No such file or directory)\n"
    assert cli("replay game.json --seat 9").code == 1


def test_a_seat_that_does_not_exist(cli: Cli, home: Path) -> None:
    GAME.save(home / "game.json")
    done = cli("replay game.json --seat 4")
    assert (done.code, done.err) == (2, "edubba: there is no seat 4: the game has 3\n")
