"""OpenSpiel: all games of Edubba as Python games of its own kind, under the names `edubba_uruk`, `edubba_wayfarers` ...

>>> import pyspiel
>>> from edubba.envs import openspiel
>>> names = openspiel.register()
>>> game = pyspiel.load_game("edubba_uruk(seats=3)")

Parameters: `seats`, `deals` (how many different deals there are), `reward`, and every option of the game by its name;
where words and numbers are possible, as a text: `pyspiel.load_game("edubba_uruk", {"first_player": "0"})`.
`register(game)` adds a game with a data pack as `edubba_uruk_<hash of the pack>`.
Chance moves once, at the root, and chooses the deal: all dice of a game follow from it, as the order of a shuffled deck
does. Nobody sees which deal it was. `resample_from_infostate` deals again what the player cannot know, and the dice.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from random import Random
from typing import Any

from edubba.envs.setup import Setup, needs
from edubba.kernel import shelf
from edubba.kernel.errors import EdubbaError
from edubba.kernel.game import Game
from edubba.kernel.rewards import rewards
from edubba.kernel.state import State

with needs("numpy", "pyspiel", "open_spiel"):
    import numpy as np
    import pyspiel

    from edubba.envs.arrays import features

DEALS = 1024
LONGEST = 20_000  # decisions; the longest random game has a tenth of it
WIDEST = 10_000.0  # a lead in points


def register(*others: Game) -> list[str]:
    """Let OpenSpiel know all games on the shelf, and these with other data; their names. Twice does no harm."""
    known = set(pyspiel.registered_names())
    names = []
    for game in [*map(shelf.load, shelf.catalogue()), *others]:
        kind = game_type(game)
        if kind.short_name not in known:
            # A class of its own: OpenSpiel keeps it beyond the end of Python, and any other object would be freed then.
            pyspiel.register_game(kind, type(kind.short_name, (EdubbaGame,), {"kind": kind, "shelved": game}))
        names.append(kind.short_name)
    return names


def game_type(game: Game) -> Any:
    parameters: dict[str, Any] = {"seats": game.seats[0], "deals": DEALS, "reward": "win"}
    parameters |= {option.name: option.default for option in game.options}
    data = "" if game.pack.hash == game.printed.hash else f"_{game.pack.hash}"
    return pyspiel.GameType(
        short_name=f"edubba_{game.name}{data}",
        long_name=f"Edubba: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


class EdubbaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    kind: Any
    shelved: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.pop("seats", self.shelved.seats[0])
        self.deals = given.pop("deals", DEALS)
        reward = given.pop("reward", "win")
        if self.deals < 1:
            raise EdubbaError(f"there must be at least 1 deal, not {self.deals}")
        usual = {option.name: option.default for option in self.shelved.options}
        options = {name: value for name, value in given.items() if value != usual.get(name)}
        self.setup = Setup(self.shelved, seats, options, reward)
        most = WIDEST if reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shelved.num_actions,
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> EdubbaState:
        return EdubbaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EdubbaObserver:
        return EdubbaObserver(self.setup.game)


class Play:
    """A position with what each player has seen on the way to it. OpenSpiel copies and pickles it."""

    def __init__(self, setup: Setup, deals: int) -> None:
        self.setup = setup
        self.deals = deals
        self.position: State | None = None  # None: not dealt yet
        self.seen = [b""] * setup.seats  # a mark of all that each player has seen so far

    def see(self, player: int) -> None:
        assert self.position is not None
        self.seen[player] = blake2b(self.seen[player] + view(self.position, player).encode(), digest_size=16).digest()

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        other = Play(self.setup, self.deals)
        other.position = None if self.position is None else self.position.clone()
        other.seen = self.seen[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        game = setup.game
        agreed = (game.name, game.pack.hash, setup.seats, setup.options, setup.reward)
        return play_again, (agreed, self.deals, None if self.position is None else self.position.dump(), self.seen)


def play_again(agreed: tuple[Any, ...], deals: int, dump: dict[str, Any] | None, seen: list[bytes]) -> Play:
    name, data, *more = agreed
    game = shelf.played_with(name, data)
    if game is None:
        raise EdubbaError(f"the data pack {data} of {name} is not here")
    play = Play(Setup(game, *more), deals)
    play.position = None if dump is None else play.setup.game.restore(dump, play.setup.options)
    play.seen = seen
    return play


class EdubbaState(pyspiel.State):  # type: ignore[misc]  # as above
    def __init__(self, game: EdubbaGame) -> None:
        super().__init__(game)
        self.play = Play(game.setup, game.deals)

    @property
    def position(self) -> State:
        """The position, once it is dealt."""
        if self.play.position is None:
            raise EdubbaError("nothing has been dealt yet: chance moves first")
        return self.play.position

    def current_player(self) -> int:
        if self.play.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.next_seat()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.play.deals) for deal in range(self.play.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.play.position is None:
            self.play.position = self.play.setup.new(action)
        else:
            self.position.apply(self.position.next_seat(), action)
        for player in range(self.play.setup.seats):
            self.play.see(player)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.play.setup.game.notation(action)

    def is_terminal(self) -> bool:
        return self.play.position is not None and self.position.over

    def returns(self) -> list[float]:
        return rewards(self.position, self.play.setup.reward) if self.is_terminal() else [0.0] * self.play.setup.seats

    def information_state_string(self, player: int | None = None) -> str:
        """A mark of all that a player has seen so far: equal where nothing that he saw was different."""
        return self.play.seen[self.current_player() if player is None else player].hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> EdubbaState:
        """A state that this player cannot tell from this one. What others have seen in it counts from there."""
        other: EdubbaState = self.clone()
        other.play.position = self.position.redeal(player, Random(str(sampler())))
        for rival in range(self.play.setup.seats):
            if rival != player:
                other.play.seen[rival] = b""
                other.play.see(rival)
        return other

    def __str__(self) -> str:
        return "not dealt yet" if self.play.position is None else view(self.position, None)


class EdubbaObserver:
    """The features of the game as a tensor, the view of the player as a string."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.tensor = np.zeros(len(game.feature_names()), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: EdubbaState, player: int) -> None:
        if state.play.position is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = features(self._game, [state.position], [player])

    def string_from(self, state: EdubbaState, player: int) -> str:
        return "not dealt yet" if state.play.position is None else view(state.position, player)


def view(position: State, player: int | None) -> str:
    return json.dumps(position.view(player), sort_keys=True)
