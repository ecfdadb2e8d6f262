"""The server with installed games: good ones are offered, broken ones named when it starts, and nobody else suffers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE
from urllib.request import urlopen

from edubba.games import OWN
from tests.plugins.packages import lay_out, surroundings


def test_a_server_offers_good_games_and_names_broken_ones(site: Path, tmp_path: Path) -> None:
    lay_out("sound", site)
    (lay_out("silent", site) / "words" / "texts.fr.ftl").unlink()
    env = surroundings(site, home=tmp_path / "home") | {"LC_ALL": "fr_FR.UTF-8"}
    command = [sys.executable, "-m", "edubba", "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, env=env, stdout=PIPE, stderr=PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            address = next(found[0] for line in process.stdout if (found := re.search(r"http://[\d.:]+", line)))
            with urlopen(f"{address}/api/games", timeout=60) as answer:
                offered = {game["name"] for game in json.load(answer)}
        finally:
            process.terminate()
        told = process.stderr.read()
    assert offered == {*OWN, "sound"}
    assert told.count("silent") == told.count("edubba_silent") + 2  # its name and its package, once
    assert "edubba: le jeu silent (edubba-silent 1.0) est laissé de côté" in told
