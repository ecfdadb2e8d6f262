"""Worths that were learned, as a file beside a game: who may use them, and what to do where there are none.

    {"format": "edubba-weights 1", "game": "…", "pack": "…", "seats": [1],
     "worths": {"silver": [first, last], …}, "from": {…}}

`worths` are those at the beginning and at the end of a game, `seats` the numbers of people at the tables that they are
for. `from` says how they came about (`edubba train`). They are for the printed data with which they were learned;
other data, other tables, other terms or no file mean the game's own advice.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from edubba.kernel.advice import Advice
from edubba.kernel.errors import EdubbaError
from edubba.kernel.game import Game
from edubba.kernel.learned import Learned, Terms

FILE: Final = "weights.json"
FORMAT: Final = "edubba-weights 1"
NONE: Final = ""
GREATEST: Final = 1e6


class BadWeights(EdubbaError):
    """Weights that cannot be used; the message says why."""


def judge(game: Game) -> Advice:
    """What a bot thinks of positions: by learned worths where there are some for this game and its data."""
    found = learned(game)
    return game.advice if found is None else found


def learned(game: Game) -> Learned | None:
    text = stored(game)
    if text == NONE or game.terms is None:
        return None
    try:
        return read_weights(text, game)
    except BadWeights:
        return None


def mark(game: Game, seats: int = 0) -> str:
    """A short mark of the weights with which bots play this game (at such a table, if one is named); empty if they use
    the game's own advice."""
    found = learned(game)
    if found is None or (seats and not found.knows(seats)):
        return NONE
    return blake2b(stored(game).encode(), digest_size=6).hexdigest()


def stored(game: Game) -> str:
    """The text of its file; a file that cannot be read is as good as none."""
    try:
        return (game.folder / FILE).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return NONE


def read_weights(text: str, game: Game) -> Learned:
    """The value that stands in a file; BadWeights, if it is not for this game as it is."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadWeights(f"these weights are no JSON: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadWeights(f'these are no weights: "format" must be "{FORMAT}"')
    terms: Terms | None = game.terms
    if terms is None or data.get("game") != game.name:
        raise BadWeights(f"these weights are for {data.get('game')!r}, not for {game.name}")
    if data.get("pack") != game.pack.hash:
        raise BadWeights(f"these weights were learned with other data of {game.name}")
    worths = data.get("worths")
    if not isinstance(worths, dict) or list(worths) != terms.names():
        raise BadWeights(f"these weights were learned with other terms of {game.name}; train anew")
    seats = data.get("seats", list(game.seats))
    if not isinstance(seats, list) or not seats or not all(type(one) is int and one in game.seats for one in seats):
        raise BadWeights(f"{game.name} is not played by {str(seats)[:40]} people")
    pairs = [read_pair(pair) for pair in worths.values()]
    first, last = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
    return Learned(plain=game.advice, terms=terms, first=first, last=last, seats=seats)


def read_pair(pair: Any) -> tuple[float, float]:
    if isinstance(pair, list) and len(pair) == 2:
        first, last = pair
        numbers = type(first) in (int, float) and type(last) in (int, float)
        if numbers and abs(first) < GREATEST and abs(last) < GREATEST:
            return float(first), float(last)
    raise BadWeights(f"a worth must be two numbers below {GREATEST:.0f}, not {str(pair)[:40]}")


def write_weights(
    game: Game, first: list[float], last: list[float], origin: dict[str, Any], seats: list[int] | None = None
) -> str:
    """The text of a file of weights."""
    assert game.terms is not None
    worths = {name: [round(first[index], 4), round(last[index], 4)] for index, name in enumerate(game.terms.names())}
    head = {"format": FORMAT, "game": game.name, "pack": game.pack.hash, "seats": seats or list(game.seats)}
    return json.dumps({**head, "worths": worths, "from": origin}, indent=1, ensure_ascii=False) + "\n"
