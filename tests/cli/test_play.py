"""`edubba play`: whole games through a pipe, every key, saving and going on."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import edubba
from edubba.kernel import Record
from tests.cli.conftest import Cli

URUK = edubba.load("uruk")
TWO = "play uruk --seats human:Ada,human:Bea --seed 4 --save game.json"


def first(text: str, phrase: str) -> int:
    """The number of the first choice that says this."""
    found = re.search(rf"^ *(\d+)  {phrase}", text, re.MULTILINE)
    assert found, f"{phrase!r} is no choice"
    return int(found[1])


def test_a_whole_game_through_a_pipe(cli: Cli, home: Path) -> None:
    rng = Random(5)
    numbers = "".join(f"{rng.randint(1, 6)}\n" for _ in range(6000))  # too high numbers are refused, and asked again
    done = cli("play uruk --seats human:Ada,human:Bea --seed 4 --save game.json --option max_rounds=7", numbers)
    assert done.code == 0
    record = Record.load(home / "game.json")
    state = record.verify()
    assert state.over
    best = state.ranking()[0]
    assert f"with {max(state.scores())} points" in done.out
    assert all(record.about["seats"][seat][0] in done.out for seat in best)
    assert "Anybody can check it: edubba verify game.json" in done.out
    assert "1st" in done.out


def test_bots_answer_at_once(cli: Cli, home: Path) -> None:
    done = cli("play uruk --seats human:Ada,greedy,random --seed 4 --save game.json", "1\n1\n1\n1\n")
    assert done.code == 0
    record = Record.load(home / "game.json")
    record.verify()
    assert [player for _, player in record.about["seats"]] == ["human", "greedy", "random"]
    assert {move.seat for move in record.moves} == {0, 1, 2}
    again = cli("play uruk --resume game.json", "1\n")
    assert again.code == 0
    assert len(Record.load(home / "game.json").moves) > len(record.moves)


def test_bots_alone_play_to_the_end(cli: Cli, home: Path) -> None:
    done = cli("play uruk --seats greedy,random --seed 4 --save game.json --option max_rounds=4")
    assert done.code == 0
    assert Record.load(home / "game.json").verify().over
    assert "Place" in done.out


def test_a_saved_game_may_name_bots_that_are_not_here(cli: Cli, home: Path) -> None:
    cli("play uruk --seats human,random --seed 4 --save game.json", "1\n")
    saved = json.loads((home / "game.json").read_text(encoding="utf-8"))
    saved["about"]["seats"][1][1] = "dragon"
    (home / "game.json").write_text(json.dumps(saved), encoding="utf-8")
    done = cli("play uruk --resume game.json", "1\n")
    assert (done.code, done.out) == (2, "")
    assert "there is no player dragon; known: human, random, greedy, search" in done.err


def test_the_end_of_the_input_saves_the_game(cli: Cli, home: Path) -> None:
    done = cli(TWO, "1\n1\n")
    assert done.code == 0
    assert done.out.rstrip().endswith("Saved: game.json. To go on: edubba play uruk --resume game.json")
    record = Record.load(home / "game.json")
    assert [move.text for move in record.moves] == ["draw", "draw"]
    assert not record.verify().over


def test_a_saved_game_goes_on(cli: Cli, home: Path) -> None:
    cli(TWO, "1\n1\nq\n")
    done = cli("play uruk --resume game.json", "1\nq\n")
    assert done.code == 0
    record = Record.load(home / "game.json")
    assert len(record.moves) == 3
    assert [seat[0] for seat in record.about["seats"]] == ["Ada", "Bea"]
    aside = cli("play uruk --resume game.json --save other.json", "1\nq\n")
    assert aside.code == 0
    assert len(Record.load(home / "game.json").moves) == 3
    assert len(Record.load(home / "other.json").moves) == 4


def test_games_are_saved_at_home_if_no_file_is_named(cli: Cli, home: Path) -> None:
    for _ in range(2):
        assert cli("play uruk --seats human,human --seed 4", "1\n").code == 0
    saved = sorted(path.name for path in (home / "share/edubba/games").iterdir())
    assert len(saved) == 2, "the same seed makes the same game, but not the same file"
    assert all(re.fullmatch(r"uruk-[0-9a-f]{8}(-2)?\.json", name) for name in saved)


def test_an_existing_file_is_not_replaced_by_another_game(cli: Cli, home: Path) -> None:
    cli(TWO, "1\n1\nq\n")
    before = (home / "game.json").read_bytes()
    done = cli(TWO, "1\n")
    assert (done.code, done.out) == (2, "")
    assert "game.json exists already and is not written over" in done.err
    other = cli("play uruk --seats human,human --save third.json", "q\n")
    assert other.code == 0
    refused = cli("play uruk --resume third.json --save game.json", "1\n")
    assert refused.code == 2
    assert (home / "game.json").read_bytes() == before


def test_a_file_that_cannot_be_written_is_named_before_the_game_begins(cli: Cli, home: Path) -> None:
    (home / "blocked").write_text("", encoding="utf-8")
    done = cli("play uruk --seats human,human --save blocked/game.json", "1\n")
    assert done.code == 2
    assert re.search(r"^edubba: .*blocked.*: (Not a directory|File exists)\n$", done.err)


def test_what_cannot_be_resumed(cli: Cli, home: Path) -> None:
    assert cli("play uruk --resume nowhere.json").err.startswith("edubba: nowhere.json: cannot be read")
    cli(TWO, "1\n1\nq\n")
    data = json.loads((home / "game.json").read_text(encoding="utf-8"))
    data["moves"][1][1] = "end"
    (home / "game.json").write_text(json.dumps(data), encoding="utf-8")
    before = (home / "game.json").read_bytes()
    done = cli("play uruk --resume game.json", "1\n")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("edubba: move 2 ('end' by seat")
    assert (home / "game.json").read_bytes() == before


def test_a_finished_game_is_not_resumed(cli: Cli, home: Path) -> None:
    rng = Random(1)
    numbers = "".join(f"{rng.randint(1, 4)}\n" for _ in range(3000))
    cli("play uruk --seats human,human --seed 4 --save game.json --option max_rounds=2", numbers)
    done = cli("play uruk --resume game.json")
    assert done.code == 2
    assert "this game is over; look at it with: edubba replay game.json" in done.err


# --- keys -------------------------------------------------------------------------------------------------------


def test_undo_and_restart(cli: Cli, home: Path) -> None:
    screen = cli(TWO, "").out
    (home / "game.json").unlink()
    take = first(screen, "Take the Street")
    use = first(screen, "Take a cube from the")
    cli(TWO, f"{use}\nu\nq\n")
    assert Record.load(home / "game.json").moves == []
    (home / "game.json").unlink()
    done = cli(TWO, f"{use}\n{take}\nr\nr\nq\n")
    assert Record.load(home / "game.json").moves == []
    assert "nothing can be taken back: somebody else has decided since" in done.out


def test_a_drawn_card_cannot_be_taken_back(cli: Cli, home: Path) -> None:
    done = cli(TWO, "1\nu\nq\n")
    assert "  1  Draw a card •" in done.out
    assert "nothing can be taken back" in done.out
    assert len(Record.load(home / "game.json").moves) == 1


def test_reasons_cards_scores_log_and_help(cli: Cli) -> None:
    done = cli(TWO, "1\n?\nc\ns\nl\nh\n0\n99\nx\n")
    assert "(URU-9.3)" in done.out
    assert "Discs of this epoch found villages only." in done.out
    assert "Take a cube lying on this card" in done.out
    assert "0 + ?" in done.out or "1 + ?" in done.out
    assert "Ada drew the" in done.out
    assert "take back all that can be taken back" in done.out
    assert done.out.count("is no choice: type a number from 1 to") == 3


def test_a_hand_is_shown_to_its_owner_alone(cli: Cli) -> None:
    """Two people at one keyboard: what is shown to Bea names her hand and not what Ada drew."""
    ada_ends = cli(TWO, "1\n1\n1\n").out
    mine, hers = ada_ends.split("─ Bea ─" if "─ Bea ─" in ada_ends else " Bea ", 1)[0], ada_ends
    turn = hers[hers.rindex("Hand · ") :]
    assert turn.startswith("Hand · Bea")
    assert "Hand · Bea" not in mine
    assert "Ada drew a card." in turn or "Ada drew three cards." in turn or "drew" in turn
    assert "Ada drew the" not in turn


def test_the_table_speaks_french(cli: Cli) -> None:
    done = cli(TWO + " --lang fr", "?\nh\nq\n")
    assert "Choisissez une action\u202f; il vous en reste trois." in done.out
    assert "Terminer le tour" in done.out
    assert "Les disques de cette époque ne fondent" in done.out
    assert "Partie enregistrée\u00a0: game.json" in done.out


@pytest.mark.parametrize("width", ["40", "80", "110", "160"])
@pytest.mark.parametrize("seats", [",".join(["human"] * seats) for seats in edubba.load("uruk").seats])
def test_the_table_fits_every_width(cli: Cli, monkeypatch: pytest.MonkeyPatch, width: str, seats: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    done = cli(f"play uruk --seats {seats} --seed 4", "q\n")
    assert done.code == 0
    lines = [line for line in done.out.splitlines() if not line.startswith("Saved: ")]
    assert max(len(line) for line in lines) <= int(width)
