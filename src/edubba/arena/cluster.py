"""The same games on a Ray cluster. Its workers need Edubba, and whatever players need."""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from edubba.arena.client import TOKEN
from edubba.arena.game import Row
from edubba.arena.plan import Plan
from edubba.arena.schedule import Schedule, conduct
from edubba.arena.work import Chunk, carefully, play_some, portions, rows
from edubba.kernel.extras import brings

TRIES: Final = 3  # how often Ray plays a portion again whose worker is gone


def play_on_ray(plan: Plan, known: Sequence[Row], address: str, schedule: Schedule | None = None) -> Iterator[Row]:
    """As `play`, on the cluster at this address; "local" starts one here."""
    with brings("ray", "ray"):
        ray: Any = import_module("ray")
    warnings.filterwarnings("ignore", category=FutureWarning, module="ray")
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, ignore_reinit_error=True)
    try:
        yield from conduct(plan, known, partial(share, ray), schedule)
    finally:
        ray.shutdown()


def share(ray: Any, plan: Plan, tasks: Chunk) -> Iterator[Row]:
    packed = msgspec.json.encode(plan)
    work = ray.remote(num_cpus=1, max_retries=TRIES)(on_worker)
    here = str(Path.cwd())
    token = os.environ.get(TOKEN, "")
    workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
    chunks = portions(tasks, workers)
    futures = [work.remote(packed, chunk, here, token) for chunk in chunks]
    for chunk, future in zip(chunks, futures, strict=True):
        try:
            found = rows(ray.get(future))
        except ray.exceptions.WorkerCrashedError:
            found = list(carefully(plan, chunk, partial(alone, ray, work, packed, here, token)))
        yield from found


def alone(
    ray: Any, work: Any, packed: bytes, here: str, token: str, task: tuple[int, int], without: bool
) -> bytes | None:
    try:
        found: bytes = ray.get(work.options(max_retries=1).remote(packed, [task], here, token, without))
        return found
    except ray.exceptions.WorkerCrashedError:
        return None


def on_worker(packed: bytes, chunk: Chunk, here: str, token: str = "", without: bool = False) -> bytes:
    """In the folder of whoever asked, where it is there too: classes of players are looked for in it."""
    if Path(here).is_dir():
        os.chdir(here)
    os.environ[TOKEN] = token
    return play_some(packed, chunk, without)
