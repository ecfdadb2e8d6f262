"""The examples of the laboratory that take longer, and the arena on a Ray cluster.

MaskablePPO needs sb3-contrib and with it torch, five gigabytes that no lock file of the house names: without them it is
skipped here, and its whole form is run by hand (docs/laboratory.md). Ray comes with `make slow`.
"""

from __future__ import annotations

import logging
import os
import re
import signal
import threading
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from edubba import arena
from edubba.arena.cluster import play_on_ray
from tests.arena.test_examples import run

PLAN = arena.match("uruk", "greedy", "random", games=48, seed=3, options={"max_rounds": 4}, sure=0)
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: pip install 'edubba[ray]'")


def test_self_play_learns_what_positions_are_worth(tmp_path: Path) -> None:
    told = run("learn_values.py --games 6 --generations 1 --seeds 1", tmp_path)
    assert re.search(r"^6 games: wins \d+% \[", told, re.MULTILINE)
    assert told.count("at the end") == 10


def test_ismcts_of_openspiel_plays_ginkgopolis(tmp_path: Path) -> None:
    told = run("openspiel_ismcts.py --simulations 8 --games 2 --rounds 4", tmp_path)
    assert re.search(r"^IS-MCTS won [\d.]+ of 2$", told, re.MULTILINE)


@pytest.mark.skipif(find_spec("sb3_contrib") is None, reason="sb3-contrib is not installed: pip install sb3-contrib")
def test_ppo_learns_uruk(tmp_path: Path) -> None:
    told = run("ppo_uruk.py --steps 60000 --games 100", tmp_path)
    before, after = (int(share) for share in re.findall(r"^(?:before|after.*): (\d+)%", told, re.MULTILINE))
    assert after >= before + 10


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_of_two_workers_plays_the_same_games() -> None:
    ray: Any = import_module("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    try:
        address = ray.get_runtime_context().gcs_address
        found = list(play_on_ray(PLAN, [], address))
    finally:
        ray.shutdown()
    assert found == list(arena.play(PLAN, workers=2))


@needs_ray
@pytest.mark.filterwarnings("ignore")
def test_a_ray_worker_that_is_killed_loses_nothing() -> None:
    ray: Any = import_module("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    killed: list[Path] = []

    def kill() -> None:
        """The first worker that is at it."""
        until = time.monotonic() + 60
        while not killed and time.monotonic() < until:
            for process in Path("/proc").glob("[0-9]*/cmdline"):
                if b"ray::on_worker" in process.read_bytes():
                    os.kill(int(process.parent.name), signal.SIGKILL)
                    killed.append(process)
                    return
            time.sleep(0.05)

    thread = threading.Thread(target=kill)
    try:
        address = ray.get_runtime_context().gcs_address
        thread.start()
        found = list(play_on_ray(PLAN, [], address))
    finally:
        thread.join()
        ray.shutdown()
    assert killed
    assert found == list(arena.play(PLAN))
