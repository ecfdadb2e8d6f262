"""Game: what the outside needs to know of a game. Each game's `game.py` is one subclass of it."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from edubba.kernel.actions import ActionSpace
from edubba.kernel.advice import Advice
from edubba.kernel.chance import Chance, dice_key, secret_of
from edubba.kernel.errors import BadOption, BadPack, Told, UnknownVersion
from edubba.kernel.features import SPECTATOR, Features, features_of, features_of_all, name_features
from edubba.kernel.journal import Event
from edubba.kernel.learned import Terms
from edubba.kernel.native import i16, shorts, vec, zeros
from edubba.kernel.option import Fix, Option, Value, agreed_options, brief
from edubba.kernel.pack import Pack, compare_schema
from edubba.kernel.pointer import plain_scene
from edubba.kernel.restore import refill
from edubba.kernel.scene import Catalogue, Scene
from edubba.kernel.state import State
from edubba.kernel.typedbox import TypedBox

Numbers: TypeAlias = "vec[i16] | list[int]"
"""The features of a position: of a game that writes them itself, a list will do."""


def eye_of(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


class Game(ABC):
    """A game on the shelf, with the printed data it is played with."""

    api: int  # the version of this interface (plugin.API) for which a game from outside Edubba was written
    name: str
    version: str  # of its rules: what new games are played by
    earlier: tuple[str, ...] = ()  # versions whose games go on by their own rules, the oldest first
    fixes: tuple[Fix, ...] = ()  # rules that a later version than the first has mended
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    actions: ActionSpace
    advice: Advice = Advice()
    terms: Terms | None = None  # what a learned value counts, if there is one
    minutes: tuple[int, int] | None = None  # how long a game takes at a real table, from and to
    weight: int | None = None  # how much there is to learn, from 1 (little) to 5
    first_game: Mapping[str, Value] = MappingProxyType({})  # what to agree on with who has never played it
    numbers: Features = Features()  # what `features` are made of
    typed: TypedBox[Any] | None = None  # everything printed; without it a pack is a whole components.json

    def __init__(self, pack: Pack | None = None) -> None:
        self.printed = self.own_pack()
        self.pack = self.printed if pack is None else self.open_pack(pack.name, pack.file)
        self._feature_names: list[str] | None = None
        self._blank: vec[i16] | None = None

    # --- its package --------------------------------------------------------------------------------------------

    @property
    def package(self) -> str:
        """The package of the game, above its `edge.game`."""
        return type(self).__module__.rpartition(".")[0].removesuffix(".edge")

    @property
    def folder(self) -> Path:
        """The folder of that package: RULES.md, words and skin lie there."""
        places = getattr(sys.modules.get(self.package), "__path__", None)  # compiled modules are wrong about theirs
        here = next(iter(places), None) if places else None
        return Path(here) if here else Path(str(sys.modules[type(self).__module__].__file__)).parent

    # --- positions ----------------------------------------------------------------------------------------------

    def new(
        self,
        seats: int | None = None,
        seed: int | bytes | None = None,
        options: Mapping[str, object] | None = None,
        version: str | None = None,
    ) -> State:
        """A game about to begin. The same seed, seats, options and version always give the same game; no seed, a fresh
        one; no version, the newest."""
        count = self.seats[0] if seats is None else seats
        return self.begin(count, options, Chance(dice_key(secret_of(seed))), version)

    def begin(
        self, seats: int, options: Mapping[str, object] | None, chance: Chance, version: str | None = None
    ) -> State:
        """Deal a game by the rules of a version."""
        return self.deal(seats, self.agree(seats, options, version) | self.settled(version), chance)

    def restore(
        self,
        dump: dict[str, Any],
        options: Mapping[str, object] | None = None,
        version: str | None = None,
        chance: Chance | None = None,
    ) -> State:
        """The inverse of `State.dump`: the position from which a game goes on in the same way, if it is played with the
        same options by the same version of the rules. With `chance`, what is drawn from then on is drawn from that."""
        seats = dump.get("seats")
        fresh = self.begin(seats if isinstance(seats, int) else -1, options, Chance(dice_key(secret_of(0))), version)
        return refill(fresh, dump, self.package, chance)

    def agree(self, seats: int, options: Mapping[str, object] | None, version: str | None = None) -> dict[str, Value]:
        """All options that a version has, with their values, after a check of the seat count."""
        if isinstance(seats, bool) or seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            sentence = "{game} is for {counts} seats, not for {seats!r}"
            raise BadOption(Told("bad-seats", sentence, game=self.name, counts=counts, seats=seats))
        return agreed_options(self.options_of(version), options, seats)

    @abstractmethod
    def deal(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        """Set the game up and run it to its first decision. All fixes are among the options, on or off."""

    # --- versions of its rules ----------------------------------------------------------------------------------

    @property
    def versions(self) -> tuple[str, ...]:
        """All by whose rules a game can be played here, the newest last."""
        return (*self.earlier, self.version)

    def options_of(self, version: str | None = None) -> tuple[Option, ...]:
        """What could be agreed on in a version."""
        passed = self._upto(version)
        return tuple(option for option in self.options if option.since in passed)

    def settled(self, version: str | None = None) -> dict[str, Value]:
        """What nobody can choose in a version: its fixes, and the options that came later."""
        passed = self._upto(version)
        fixes: dict[str, Value] = {fix.name: fix.since in passed for fix in self.fixes}
        later = {option.name: option.until_then for option in self.options if option.since not in passed}
        return fixes | later

    def _upto(self, version: str | None) -> tuple[str, ...]:
        """A version (None: the newest) and all before it; first "", for what was always there."""
        if version is None:
            return ("", *self.versions)
        if version not in self.versions:
            sentence = (
                "{game} is played here by the rules of version {known}, not by those of version {version!r}; "
                "take the version of Edubba with which this game was begun, or a newer one"
            )
            facts = {"game": self.name, "known": ", ".join(self.versions), "version": brief(version)}
            raise UnknownVersion(Told("unknown-version", sentence, **facts))
        return ("", *self.versions[: self.versions.index(version) + 1])

    # --- actions and words --------------------------------------------------------------------------------------

    @property
    def num_actions(self) -> int:
        return len(self.actions)

    def notation(self, action: int) -> str:
        return self.actions.notation(action)

    def parse(self, text: str) -> int:
        return self.actions.parse(text)

    @abstractmethod
    def describe(self, state: State, action: int, lang: str) -> str:
        """What this action means in this position, for a person."""

    def given_up(self, state: State, seat: int, count: int, lang: str) -> str:
        """What an answer gives away that gives up so much (`Step.gives_up`)."""
        return str(count)

    @abstractmethod
    def prompt(self, state: State, seat: int | None, lang: str) -> str:
        """What is asked now, in one sentence."""

    @abstractmethod
    def narrate(self, event: Event, lang: str, names: list[str]) -> str:
        """One event of the journal as a sentence; the event must already be `seen_by` the reader."""

    @abstractmethod
    def explain(self, rule: str, lang: str) -> str:
        """Why a rule forbids something, in one sentence."""

    # --- what people see ----------------------------------------------------------------------------------------

    def scene(self, state: State, seat: int | None, lang: str, names: Sequence[str] = ()) -> Scene:
        """All that this seat (None: a spectator) may see and do now; by default all choices are buttons."""
        return plain_scene(self, state, seat, lang, names)

    def catalogue(self, lang: str) -> Catalogue:
        """The words that no position changes: what pieces are called and do, what rules say."""
        return Catalogue(self.name, self.version, lang, self.name)

    def missing_words(self) -> list[Told]:
        """What this game cannot say: a game that comes from outside Edubba is let in only if there is nothing."""
        return [Told("game-wordless", "it has no words: its class must derive from edubba.words.SpokenGame")]

    # --- data ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def own_pack(self) -> Pack:
        """The printed data that come with Edubba."""

    def open_pack(self, name: str, file: dict[str, Any]) -> Pack:
        """The pack that stands in a file; BadPack, if the game cannot be played with it."""
        if self.typed is not None:
            return self.typed.open(name, file)
        problems = self.problems(file)
        if problems:
            raise BadPack(problems)
        return Pack.of(name, file)

    def problems(self, file: dict[str, Any]) -> list[str]:
        """All that speaks against the data in a file; the shape first, then what the game itself demands."""
        if self.typed is None:
            return list(compare_schema(self.own_pack().data, file)) or self.check_data(file)
        try:
            self.typed.open("", file)
        except BadPack as bad:
            return bad.problems
        return []

    def check_data(self, data: dict[str, Any]) -> list[str]:
        return []

    # --- learning -----------------------------------------------------------------------------------------------

    def features(self, state: State, seat: int | None) -> Numbers:
        """What this seat (None: a spectator) may know, as a fixed number of small ints, whatever the seat count."""
        return features_of(self.numbers, state, eye_of(seat), self.blank_features())

    def features_of_all(self, states: Sequence[State], seats: Sequence[int | None]) -> vec[i16]:
        """The features of many positions, each seen from its seat, in one array that numpy reads without a copy."""
        if type(self).features is Game.features:
            eyes = [eye_of(seat) for seat in seats]
            return features_of_all(self.numbers, list(states), eyes, self.blank_features())
        rows = [self.features(state, seat) for state, seat in zip(states, seats, strict=True)]
        return shorts([int(number) for row in rows for number in row])

    def feature_names(self) -> list[str]:
        """What each number of `features` is called; its number, in a game that makes a list by itself."""
        if self._feature_names is None:
            fresh = [self.new(seats, 0) for seats in self.seats]
            self._feature_names = name_features(self.numbers, fresh)
            if not self._feature_names:
                self._feature_names = [str(number) for number in range(len(self.features(fresh[0], None)))]
        return self._feature_names

    def blank_features(self) -> vec[i16]:
        """As many zeros as there are features: copies of it are filled."""
        if self._blank is None:
            self._blank = zeros(len(self.feature_names()))
        return self._blank
