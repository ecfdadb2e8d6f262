"""A broken game is named with the reason and left out; all others run."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import edubba
from edubba.cli.voice import BOOK, Voice
from edubba.games import OWN
from edubba.kernel import BadGame, UnknownGame, shelf
from edubba.kernel.errors import Told
from edubba.words import LANGUAGES
from tests.cli.conftest import Cli
from tests.plugins.packages import lay_out


def instead(file: str, old: str, new: str) -> Callable[[Path], None]:
    """Write something else into a file of the package."""

    def change(package: Path) -> None:
        text = (package / file).read_text(encoding="utf-8")
        assert old in text
        (package / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


def in_both(old: str) -> Callable[[Path], None]:
    """Take a text out of both languages: neither misses anything that the other has."""

    def change(package: Path) -> None:
        for lang in LANGUAGES:
            instead(f"words/texts.{lang}.ftl", f"\n{old} =", f"\n{old}-gone =")(package)

    return change


def without(file: str) -> Callable[[Path], None]:
    return lambda package: (package / file).unlink()


def renamed(folder: str) -> Callable[[Path], object]:
    return lambda package: (package / folder).rename(package / f"{folder}.old")


def compiled(package: Path) -> None:
    (package / "rules" / f"lay{EXTENSION_SUFFIXES[0]}").write_bytes(b"")


# How a game can be broken, and what is said of it. Each gets a name of its own: Python remembers what it has imported.
BROKEN: dict[str, tuple[Callable[[Path], object], str]] = {
    "importless": (instead("edge/game.py", "import", "import nowhere_to_be_found\nimport"), "nowhere_to_be_found"),
    "leaving": (instead("rules/lay.py", "class", "raise SystemExit(3)\n\n\nclass"), r"imported \(SystemExit: 3"),
    "future": (instead("edge/game.py", "api = 1", "api = 99"), "written for version 99 .* this is version 1"),
    "ancient": (instead("edge/game.py", "    api = 1\n", ""), "written for version None"),
    "misnamed": (instead("edge/game.py", 'name = "misnamed"', 'name = "other"'), "'other', its entry point 'misnamed'"),
    "crowded": (instead("edge/game.py", "(2, 3, 4, 5)", "(2, 3, 9)"), r"`seats` must be .* found \(2, 3, 9\)"),
    "seatless": (instead("edge/game.py", "(2, 3, 4, 5)", "()"), r"`seats` must be"),
    "unsorted": (instead("edge/game.py", "(2, 3, 4, 5)", "(3, 2)"), r"`seats` must be"),
    "optional": (instead("edge/game.py", "range(4, 8), 6", "range(4, 8), 60"), "the option rounds is not sound"),
    "ruleless": (instead("edge/game.py", "-O1", ""), "the option rounds is not sound"),
    "prefixed": (instead("edge/game.py", '-O1"', '-O1".replace("P", "Q")'), "rules with different prefixes"),
    "doubled": (instead("edge/game.py", 'Option("lessons"', 'Option("rounds"'), "two options have the same name"),
    "inactive": (instead("edge/game.py", "actions = ActionSpace(", "actions = list("), "`actions` must be"),
    "lawless": (without("RULES.md"), "RULES.md is missing in"),
    "boxless": (without("components.json"), "components.json"),
    "sourceless": (without("provenance.json"), r"provenance\.json is missing in"),
    "mute": (renamed("words"), "words is missing in"),
    "halfmute": (without("words/texts.fr.ftl"), r"texts\.fr\.ftl is missing"),
    "guideless": (without("words/guide.en.ftl"), r"guide\.en\.ftl is missing"),
    "wordless": (instead("words/texts.fr.ftl", "told-laid", "told-said"), "there is no text told-laid in 'fr'"),
    "speechless": (in_both("told-laid"), "no words for 'told-laid' in"),
    "endingless": (in_both("told-game-over"), "no words for 'told-game-over' in"),
    "askless": (in_both("ask-lay"), "no words for 'ask-lay"),
    "pointless": (in_both("score-tablets"), "no words for 'score-tablets' in"),
    "reasonless": (in_both("why-REA-3-2"), "no words for 'why-REA-3-2' in"),
    "partless": (instead("words/texts.en.ftl", "    .others", "    .outers"), "no text ask-lay.outers in 'fr'"),
    "faceless": (without("edge/terminal.py"), r"edge/terminal\.py is missing"),
    "misprint": (instead("components.json", '"worth": 4', '"worth": 44'), "its own data do not fit: .*found 44"),
    "stuck": (instead("rules/setup.py", "s.proceed()", "raise RuntimeError('stuck')"), r"set up \(RuntimeError: stuck"),
    "endless": (instead("rules/setup.py", "s.then(*agenda, ", "s.then("), "over before it begins"),
    "machine": (compiled, r"edubba_machine/rules/lay\..* is compiled"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_named_and_left_out(name: str, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out("sound", site)
    damage, reason = BROKEN[name]
    damage(lay_out(name, site))
    messages: list[str] = []
    monkeypatch.setattr(shelf.log, "warning", lambda told: messages.append(str(told)))
    games = edubba.catalogue()
    edubba.catalogue()
    assert set(games) >= {*OWN, "sound"}
    assert name not in games
    (told,) = messages  # once, however often somebody looks
    assert re.search(rf"the game {name} \(edubba-{name} 1\.0\) is left out: .*{reason}", told), told
    with pytest.raises(BadGame, match=reason):
        edubba.load(name)
    with pytest.raises(UnknownGame, match=r"known: .*sound, ") as unknown:
        edubba.load("nothing")
    assert name not in str(unknown.value)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("edubba_target.rules.pieces:REEDS", "is no class derived from"),
        ("edubba_target.edge.game:Nothing", "cannot be imported .AttributeError"),
        ("nowhere.edge.game:Target", "cannot be imported .ModuleNotFoundError"),
        ("json.decoder:JSONDecoder", "is no class derived from"),
    ],
)
def test_an_entry_point_must_lead_to_a_game(site: Path, entry: str, reason: str) -> None:
    lay_out("target", site, entry)
    (out,) = shelf.left_out()
    assert re.search(reason, out.reason)


@pytest.mark.parametrize("called", ["My-Game", "class", "Großspiel", "2players", "two words"])
def test_a_name_must_be_a_plain_word(site: Path, called: str) -> None:
    lay_out("target", site, called=called)
    (out,) = shelf.left_out()
    assert out.name == called
    assert "is no name for a game" in out.reason


def test_the_games_of_the_house_keep_their_names(site: Path) -> None:
    lay_out("usurper", site, called="uruk")
    assert type(edubba.catalogue()["uruk"]).__module__ == "edubba.games.uruk.edge.game"
    assert [(out.name, out.origin) for out in shelf.left_out()] == [("uruk", "edubba-usurper 1.0")]
    assert edubba.load("uruk").name == "uruk"


def test_of_two_games_with_one_name_none_is_played(site: Path) -> None:
    """Nobody could tell with which of them a record was made."""
    lay_out("castor", site, called="twin")
    lay_out("pollux", site, called="twin")
    assert "twin" not in edubba.catalogue()
    outs = shelf.left_out()
    assert [out.origin for out in outs] == ["edubba-castor 1.0", "edubba-pollux 1.0"]
    assert all("edubba-castor 1.0, edubba-pollux 1.0" in out.reason for out in outs)
    with pytest.raises(BadGame, match="several packages"):
        edubba.load("twin")


def test_torn_papers_hide_no_game_of_the_house(monkeypatch: pytest.MonkeyPatch, site: Path) -> None:
    def torn(**_: str) -> None:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "torn")

    monkeypatch.setattr("edubba.kernel.plugin.entry_points", torn)
    assert set(edubba.catalogue()) >= set(OWN)


def test_the_command_line_tells_it_in_the_language_of_the_reader(cli: Cli, site: Path) -> None:
    instead("words/texts.fr.ftl", "told-wrote", "told-rote")(lay_out("muddled", site))
    listed = cli("games")
    assert listed.code == 0
    assert "muddled  cannot be played, from the package edubba-muddled 1.0" in listed.out
    assert "there is no text told-wrote in 'fr'" in listed.out
    assert listed.err == ""
    shelf.look_again()
    asked = cli("play muddled --lang fr")
    assert asked.code == 2
    assert "le jeu muddled (edubba-muddled 1.0) est laissé de côté" in asked.err
    assert "il manque le texte told-wrote" in asked.err


TERMINAL = "edge/terminal.py"


@pytest.mark.parametrize(
    ("name", "instead_of_def", "reason"),
    [
        ("toppling", "import nowhere_to_be_found\n\n\ndef ", "(ModuleNotFoundError: No module"),
        ("garbled", "def def ", "(SyntaxError: "),
        ("quitting", "raise SystemExit(3)\n\n\ndef ", "(SystemExit: 3)"),
        ("undrawn", "def un", "edubba_undrawn.edge.terminal has no "),
    ],
)
def test_a_broken_terminal_is_named_in_one_line(
    cli: Cli, site: Path, name: str, instead_of_def: str, reason: str
) -> None:
    """The rest of the game is sound, and is played in the browser."""
    instead(TERMINAL, "def ", instead_of_def)(lay_out(name, site))
    for command in ("play", "simulate"):
        done = cli(f"{command} {name}")
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert done.err.startswith(f"edubba: {name} cannot be played in the terminal: edubba_{name}.edge.terminal")
        assert reason in done.err


def test_every_reason_can_be_told_in_french() -> None:
    kernel = Path(shelf.__file__).parent
    sources = [kernel / "plugin.py", kernel / "shelf.py", kernel / "game.py", kernel.parent / "words" / "talk.py"]
    sources.append(kernel.parent / "cli" / "terminal.py")
    keys = {key for file in sources for key in re.findall(r'Told\("([\w-]+)"', file.read_text(encoding="utf-8"))}
    assert len(keys) > 20
    for key in keys:
        assert BOOK.needs("fr", f"error-{key}") is not None, key
    told = Told("game-left-out", "{name} {origin} {reason}", name="x", origin="y", reason=Told("game-taken", "taken"))
    assert Voice("fr").retell(told).endswith("un jeu d’Edubba porte déjà ce nom")
