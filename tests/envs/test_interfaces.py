"""PettingZoo, Gymnasium and OpenSpiel: their own checks, and what a learner counts on."""

from __future__ import annotations

import contextlib
import io
import pickle
import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, performance_benchmark, seed_test

import edubba
import edubba.envs
from edubba.envs import openspiel
from edubba.envs.setup import needs
from edubba.kernel import EdubbaError, IllegalAction

GAMES = edubba.catalogue()
TABLES = [(name, seats) for name in GAMES for seats in edubba.load(name).seats]
ALONE = [name for name in GAMES if 1 in edubba.load(name).seats]


def short(name: str) -> dict[str, int]:
    """Options by which a game ends early, where it has any."""
    return {option.name: 5 for option in edubba.load(name).options if isinstance(option.values, range)}


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_pettingzoo_accepts_the_table(name: str, seats: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        api_test(edubba.envs.pettingzoo(name, seats=seats), num_cycles=60)
        seed_test(lambda: edubba.envs.pettingzoo(name, seats=seats), num_cycles=30)
    assert "Passed API test" in said.getvalue()


class Hasty:
    """A clock by which a second is soon over."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 0.25
        return self.now


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_measures_how_fast_it_is(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(performance_benchmark.__globals__, "time", Hasty())
    env = edubba.envs.pettingzoo(name, seats=seats, options=short(name))
    with contextlib.redirect_stdout(io.StringIO()) as said:
        performance_benchmark(env)
    assert "turns per second" in said.getvalue()


def test_everything_is_there_under_the_name_that_was_promised() -> None:
    code = (
        "import edubba; edubba.envs.openspiel.register(); edubba.envs.vector; edubba.envs.gymnasium; "
        "edubba.envs.pettingzoo; edubba.bots.levels(); edubba.arena.match"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        edubba.envs.nothing  # noqa: B018 - to name it is enough


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_whole_game_of_pettingzoo(name: str, seats: int) -> None:
    env = edubba.envs.pettingzoo(name, seats=seats, options=short(name), reward="margin", render_mode="ansi")
    env.reset(seed=4)
    rng, earned = Random(4), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        earned[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        assert bool(legal) != ended
        for other in env.agents:
            if other != agent and not env.state_of_play.asks(env.possible_agents.index(other)):
                assert not env.observe(other)["action_mask"].any()
        env.step(None if ended else rng.choice(legal))
    assert list(earned.values()) == edubba.kernel.rewards.rewards(env.state_of_play, "margin")
    assert str(env.state_of_play.scores()) in str(env.render())


def test_pettingzoo_refuses_what_is_illegal_and_changes_nothing() -> None:
    env = edubba.envs.pettingzoo("ginkgopolis", seats=3)
    env.reset(seed=1)
    before = env.state_of_play.dump()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(wrong)
    with pytest.raises(EdubbaError, match="not for None"):
        env.step(None)
    assert env.state_of_play.dump() == before


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_accepts_the_learner(name: str, seats: int) -> None:
    env = edubba.envs.gymnasium(name, opponent="random" if seats > 1 else "automa", seats=seats, render_mode="ansi")
    check_env(env, skip_render_check=False)
    assert env.observation_space.contains(env.reset(seed=1)[0])


@pytest.mark.parametrize("name", ALONE)
def test_alone_against_the_official_opponent(name: str) -> None:
    env = edubba.envs.gymnasium(name, opponent="automa")
    assert finish(env, seed=2) in (-1.0, 0.0, 1.0)
    assert env.seat == 0


def finish(env: Any, seed: int | None) -> float:
    """Play a game at random, with legal actions; what it brought."""
    _, info = env.reset(seed=seed)
    rng, total, over = Random(seed), 0.0, False
    while not over:
        assert (env.action_masks() == info["action_mask"]).all()
        _, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert not cut
        total += reward
    return total


def test_the_learner_sits_at_every_seat_in_turn_unless_told_where() -> None:
    env = edubba.envs.gymnasium("uruk", opponent=["random", "pupil"], options={"max_rounds": 1})
    places = []
    for seed in (1, None, None, None):
        env.reset(seed=seed)
        places.append(env.seat)
    assert places == [0, 1, 2, 0]
    fixed = edubba.envs.gymnasium("uruk", opponent="random", seats=3, seat=2)
    for _ in range(3):
        fixed.reset()
        assert fixed.seat == 2


def test_equal_seeds_meet_equal_rivals() -> None:
    games = [edubba.envs.gymnasium("uruk", opponent="pupil", options={"max_rounds": 3}) for _ in range(2)]
    assert finish(games[0], 5) == finish(games[1], 5)
    assert games[0]._table.dump() == games[1]._table.dump()


def test_an_illegal_action_costs_what_was_agreed_and_changes_nothing() -> None:
    env = edubba.envs.gymnasium("tabannusi", opponent="random", illegal=-0.25)
    observation, info = env.reset(seed=3)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, _, told = env.step(wrong)
    assert (after == observation).all()
    assert (reward, over) == (-0.25, False)
    assert told["rule"] == env._table.why_not(env.seat, wrong)


def test_who_cannot_be_met_is_said() -> None:
    with pytest.raises(EdubbaError, match="automa"):
        edubba.envs.gymnasium("uruk", opponent="automa")
    with pytest.raises(EdubbaError, match="nobody-of-this-name"):
        edubba.envs.gymnasium("uruk", opponent="nobody-of-this-name")
    with pytest.raises(EdubbaError, match="not 4 seats"):
        edubba.envs.gymnasium("uruk", opponent=["pupil"], seats=4)
    with pytest.raises(EdubbaError, match="no seat 7"):
        edubba.envs.gymnasium("uruk", seat=7)


def test_what_is_not_installed_is_named_with_the_way_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    monkeypatch.delitem(sys.modules, "edubba.envs.duel", raising=False)
    with pytest.raises(EdubbaError, match=r"gymnasium is not installed: pip install 'edubba\[envs\]'"):
        edubba.envs.gymnasium("uruk")
    with pytest.raises(ModuleNotFoundError, match="nothing"), needs("numpy"):
        __import__("nothing_of_this_name")


# --- OpenSpiel ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module", autouse=True)
def registered() -> list[str]:
    openspiel.register()
    return openspiel.register()  # twice does no harm


def test_all_games_are_known_to_openspiel(registered: list[str]) -> None:
    assert registered == [f"edubba_{name}" for name in GAMES]
    assert set(registered) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_plays_copies_and_keeps(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"edubba_{name}", {"seats": seats, "deals": 16} | short(name))
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
    state.apply_action(3)
    rng = Random(seats)
    for _ in range(8 if seats == 1 else 25):  # who is alone is soon through
        state.apply_action(rng.choice(state.legal_actions()))
    player = state.current_player()
    kept = game.deserialize_state(state.serialize())
    copy = state.clone()
    for other in (kept, copy):
        assert other.history() == state.history()
        assert other.position.dump() == state.position.dump()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
    choice = state.legal_actions()[0]
    state.apply_action(choice)
    assert copy.position.dump() != state.position.dump()
    copy.apply_action(choice)
    kept.apply_action(choice)
    assert copy.position.dump() == kept.position.dump() == state.position.dump()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_has_other_dice(name: str) -> None:
    game = pyspiel.load_game(f"edubba_{name}(seats={edubba.load(name).seats[-1]})")
    state = game.new_initial_state()
    state.apply_action(7)
    rng = Random(3)
    for _ in range(20):
        state.apply_action(rng.choice(state.legal_actions()))
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert not other.position.real
        assert other.position.chance.key != state.position.chance.key
    marks = [state.information_state_string(player) for player in range(game.num_players())]
    assert len(set(marks)) > 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_ismcts_of_openspiel_decides(name: str, seats: int) -> None:
    game = pyspiel.load_game(f"edubba_{name}", {"seats": seats, "deals": 16} | short(name))
    state = game.new_initial_state()
    state.apply_action(1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    dice = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=3, random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_parameters_of_openspiel() -> None:
    given: dict[str, Any] = {"seats": 3, "reward": "margin", "first_player": "0", "max_rounds": 3}
    game = pyspiel.load_game("edubba_uruk", given)
    assert game.setup.options["first_player"] == 0
    assert game.setup.options["max_rounds"] == 3
    state = game.new_initial_state()
    state.apply_action(0)
    rng = Random(1)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 3
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == edubba.kernel.rewards.rewards(state.position, "margin")
    for wrong in ({"seats": 9}, {"reward": "money"}, {"deals": 0}):
        with pytest.raises(EdubbaError):
            pyspiel.load_game("edubba_uruk", wrong)


def test_all_environments_play_with_other_data() -> None:
    usual = edubba.load("uruk")
    assert usual.typed is not None
    game = edubba.load("uruk", usual.typed.pack("mine", {"epochs.II.price": [1]}))
    environments = [edubba.envs.vector(game, n=1).game, edubba.envs.pettingzoo(game).game]
    assert [*environments, edubba.envs.gymnasium(game).game] == [game] * 3
    *_, name = openspiel.register(game)
    assert name == f"edubba_uruk_{game.pack.hash}"
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(0)
    for one in (state, pyspiel.load_game(name).deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert one.play.setup.game is game
        assert one.position.dump() == state.position.dump()
    assert pyspiel.load_game("edubba_uruk").setup.game is usual


def test_gymnasium_makes_nothing_global() -> None:
    assert not [name for name in gymnasium.registry if "edubba" in name.lower()]
