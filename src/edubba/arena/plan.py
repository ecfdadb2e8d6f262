"""What is to be played: all that the games of an arena depend on."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise
from typing import Any, Final

import msgspec

from edubba import bots
from edubba.arena.players import check, mark
from edubba.kernel import shelf
from edubba.kernel.errors import EdubbaError, Told
from edubba.kernel.game import Game
from edubba.kernel.option import Value

AUTOMA: Final = "automa"
MOST_GAMES: Final = 400
SURE: Final = 0.05  # how often a pairing that is even may be called decided
LIMIT: Final = 10.0  # seconds that a player from outside has for a decision
STEP: Final = 8  # seeds between two looks at what is known


class Pairing(msgspec.Struct, frozen=True):
    """Who meets whom. Of every seed there is a game for each way round the table in which the line-up can sit."""

    lineup: tuple[str, ...]
    options: dict[str, Value]
    automa: bool = False  # the official opponent takes part

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def turns(self) -> int:
        """How many different ways round the table there are."""
        ways = range(1, self.seats + 1)
        return next(way for way in ways if self.lineup[way:] + self.lineup[:way] == self.lineup)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game: from game to game everybody moves on by one seat."""
        way = self.seats - number % self.turns
        return self.lineup[way:] + self.lineup[:way]

    def seat_of_first(self, number: int) -> int:
        """Where the first of the line-up sits."""
        return number % self.turns


class Plan(msgspec.Struct, frozen=True):
    """A study: its games are numbered within their pairings."""

    kind: str
    game: str
    version: str
    data: str  # the mark of the printed data
    seed: int
    pairings: tuple[Pairing, ...]
    most: int  # seeds of a pairing
    marks: dict[str, str]  # what the strength of the players rests on, where Edubba knows it
    sure: float = 0.0  # a pairing ends when it is decided, wrongly at most so often; 0: it is played to its end
    bar: float = 0.0  # the share of victories that the first of a line-up is held to; 0: an even one
    limit: float = LIMIT
    pack: dict[str, Any] | None = None  # the file of a data pack, if other than the standard data are used

    def load(self) -> Game:
        return game_with(self.game, self.data, self.pack)

    def held_to(self, pairing: Pairing) -> float:
        return self.bar or 1.0 / float(pairing.seats + pairing.automa)

    @property
    def players(self) -> list[str]:
        """Everybody once, in the order in which they were named."""
        return list(dict.fromkeys(name for pairing in self.pairings for name in pairing.lineup))

    @property
    def games(self) -> int:
        """How many there are if nothing is decided early."""
        return sum(self.most * pairing.turns for pairing in self.pairings)


def game_with(name: str, data: str, pack: dict[str, Any] | None) -> Game:
    """A game with the printed data that stand in the file of a pack; with its own, if there is none."""
    game = shelf.load(name)
    return game if pack is None else shelf.load(name, game.open_pack(data, pack))


def match(
    game: str | Game,
    one: str,
    other: str,
    seats: int | None = None,
    games: int = MOST_GAMES,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    bar: float = 0.0,
    sure: float = SURE,
    limit: float = LIMIT,
) -> Plan:
    """One player among others of one kind, at every seat in turn; or alone against the official opponent."""
    own = shelf.game_of(game)
    if other == AUTOMA:
        pairings = [alone(own, one, seats, options)]
    else:
        count = several(own, seats)
        pairings = [Pairing((one, *(other,) * (count - 1)), own.agree(count, options))]
    return planned("match", own, pairings, games, seed, bar=bar, sure=sure, limit=limit)


def ladder(
    game: str | Game,
    players: Sequence[str] = (),
    seats: int | None = None,
    games: int = MOST_GAMES,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    sure: float = SURE,
    limit: float = LIMIT,
) -> Plan:
    """Each player against the one named before; without names, the levels."""
    own = shelf.game_of(game)
    count = several(own, seats)
    names = list(players) or bots.levels()
    if len(names) < 2:
        raise EdubbaError(Told("arena-few", "name at least {count} players", count=2))
    agreed = own.agree(count, options)
    pairings = [Pairing((one, *(other,) * (count - 1)), agreed) for other, one in pairwise(names)]
    return planned("ladder", own, pairings, games, seed, sure=sure, limit=limit)


def tournament(
    game: str | Game,
    players: Sequence[str],
    seats: int | None = None,
    games: int = MOST_GAMES,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    limit: float = LIMIT,
) -> Plan:
    """All tables that can be made of these players, each as often as the others."""
    own = shelf.game_of(game)
    count = several(own, seats)
    if len(set(players)) < count:
        raise EdubbaError(Told("arena-few", "name at least {count} players", count=count))
    agreed = own.agree(count, options)
    pairings = [Pairing(table, agreed) for table in combinations(dict.fromkeys(players), count)]
    return planned("tournament", own, pairings, games, seed, limit=limit)


def balance(
    game: str | Game,
    player: str,
    counts: Sequence[int] = (),
    games: int = MOST_GAMES,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    vary: str = "",
    limit: float = LIMIT,
) -> Plan:
    """Equals among themselves, at these numbers of seats (at all): what a seat or a card is worth. With `vary` once for
    each value of that option. Who plays alone meets the official opponent."""
    own = shelf.game_of(game)
    pairings = []
    for count in counts or own.seats:
        for more in variants(own, vary):
            agreed = {**(options or {}), **more}
            if count == 1:
                pairings.append(alone(own, player, 1, agreed))
            else:
                pairings.append(Pairing((player,) * count, own.agree(count, agreed)))
    return planned("balance", own, pairings, games, seed, limit=limit)


def variants(game: Game, vary: str) -> list[dict[str, object]]:
    """The values of an option, one by one, without one that only leaves the choice to chance."""
    if not vary:
        return [{}]
    for option in game.options:
        if option.name == vary and not isinstance(option.values, range):
            return [{vary: value} for value in option.values if value != "random"]
    sentence = "{game} has no option {name!r} with a few values"
    raise EdubbaError(Told("arena-vary", sentence, game=game.name, name=vary))


def several(game: Game, seats: int | None) -> int:
    count = max(2, game.seats[0]) if seats is None else seats
    if count == 1:
        sentence = "alone, {game} is played against the official opponent: match {game} PLAYER {automa}"
        raise EdubbaError(Told("arena-alone", sentence, game=game.name, automa=AUTOMA))
    return count


def alone(game: Game, player: str, seats: int | None, options: Mapping[str, object] | None) -> Pairing:
    agreed = game.agree(1 if seats is None else seats, options)
    if game.new(seats or 1, 0, agreed).places() != 2:
        sentence = "there is no official opponent in {game} for {seats}"
        raise EdubbaError(Told("arena-no-automa", sentence, game=game.name, seats=1 if seats is None else seats))
    return Pairing((player,), agreed, automa=True)


def planned(
    kind: str,
    game: Game,
    pairings: Sequence[Pairing],
    games: int,
    seed: int | None,
    bar: float = 0.0,
    sure: float = 0.0,
    limit: float = LIMIT,
) -> Plan:
    """The plan; everybody in it is looked up. `games` are those of a pairing, rounded up to whole seeds."""
    names = dict.fromkeys(name for pairing in pairings for name in pairing.lineup)
    for name in names:
        check(game, name)
    if games < 1 or not 0 <= bar < 1 or not 0 <= sure < 1 or not limit > 0:
        raise EdubbaError(Told("arena-numbers", "games and seconds must be above 0, shares between 0 and 1"))
    return Plan(
        kind=kind,
        game=game.name,
        version=game.version,
        data=game.pack.hash,
        seed=secrets.randbits(32) if seed is None else seed,
        pairings=tuple(pairings),
        most=-(-games // max(pairing.turns for pairing in pairings)),
        marks={name: found for name in names if (found := mark(game, name))},
        sure=sure,
        bar=bar,
        limit=limit,
        pack=None if game.pack.hash == game.printed.hash else game.pack.file,
    )
