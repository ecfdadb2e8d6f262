"""The peers, each driven in the fastest way its Python users have.

A peer is a function that imports it and returns its subjects: `{"catan 4": {"playout": prepare, ...}}`. The function
runs in a process of its own, so that no peer pays for the modules or the garbage of another.
"""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, NamedTuple

from edubba.cli.measure import Job, Subject, copies

GAMES_TO_AVERAGE: Final = 300
"""Random games behind the mean length that turns OpenSpiel's rollouts/s into decisions/s."""


def catanatron() -> dict[str, Subject]:
    """Catan for four. `execute` without validation spares it a search in the list that it has just made."""
    game: Any = import_module("catanatron.game")
    player: Any = import_module("catanatron.models.player")
    turns_limit: int = game.TURNS_LIMIT

    def new(seed: int) -> Any:
        return game.Game([player.RandomPlayer(colour) for colour in player.Color], seed=seed + 1)

    def play(g: Any, rng: random.Random, decisions: int) -> int:
        state, choice, execute, winner, done = g.state, rng.choice, g.execute, g.winning_color, 0
        while done != decisions and winner() is None and state.num_turns < turns_limit:
            execute(choice(state.playable_actions), validate_action=False)
            done += 1
        return done

    def own(seed: int) -> Job:
        """`Game.play` with its RandomPlayers; the log it keeps tells how many decisions there were."""
        g = new(seed)

        def job() -> int:
            g.play()
            return len(g.state.actions)

        return job

    def loop(seed: int) -> Job:
        g, rng = new(seed), random.Random(seed)
        return lambda: play(g, rng, -1)

    def clone(seed: int) -> Job:
        half = play(new(seed), random.Random(seed), -1) // 2
        g = new(seed)
        play(g, random.Random(seed), half)
        return copies(g.copy)

    return {"catan 4": {"playout": own, "loop": loop, "clone": clone}}


def open_spiel() -> dict[str, Subject]:
    """OpenSpiel's rules in C++, once called from Python and once rolled out in C++ by its own evaluator."""
    pyspiel: Any = import_module("pyspiel")
    return {name: _spiel_subject(pyspiel, name) for name in ("gin_rummy", "backgammon", "chess")}


def _spiel_subject(pyspiel: Any, name: str) -> Subject:
    game = pyspiel.load_game(name)
    sample = pyspiel.sample_action

    def opening(rng: random.Random) -> Any:
        """The first decision of a game: cards dealt, dice thrown."""
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), rng.random())[0])
        return state

    def play(state: Any, rng: random.Random, decisions: int) -> int:
        over, chance, legal, apply, choice = (
            state.is_terminal,
            state.is_chance_node,
            state.legal_actions,
            state.apply_action,
            rng.choice,
        )
        done = 0
        while done != decisions and not over():
            if chance():
                apply(sample(state.chance_outcomes(), rng.random())[0])
            else:
                apply(choice(legal()))
                done += 1
        return done

    def loop(seed: int) -> Job:
        rng = random.Random(seed)
        state = opening(rng)
        return lambda: play(state, rng, -1)

    lengths = [loop(seed)() for seed in range(GAMES_TO_AVERAGE)]
    mean_length = round(sum(lengths) / len(lengths))

    def rollout(seed: int) -> Job:
        """Python reaches the evaluator only through MCTSBot: one simulation of it is one rollout from the root."""
        state = opening(random.Random(seed))
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 50, False, seed, False)

        def job() -> int:
            bot.mcts_search(state)
            return mean_length

        return job

    def clone(seed: int) -> Job:
        half = loop(seed)() // 2
        rng = random.Random(seed)
        state = opening(rng)
        play(state, rng, half)
        return copies(state.clone)

    return {"playout": rollout, "loop": loop, "clone": clone}


def python_chess() -> dict[str, Subject]:
    """Chess in pure Python. The ends that are cheap to see are looked for; fivefold repetition is spared it."""
    chess: Any = import_module("chess")

    def play(board: Any, rng: random.Random, decisions: int) -> int:
        choice, push, drawn, done = rng.choice, board.push, board.is_insufficient_material, 0
        while done != decisions and board.halfmove_clock < 150 and not drawn():
            moves = list(board.legal_moves)
            if not moves:
                break
            push(choice(moves))
            done += 1
        return done

    def loop(seed: int) -> Job:
        board, rng = chess.Board(), random.Random(seed)
        return lambda: play(board, rng, -1)

    def clone(seed: int) -> Job:
        half = loop(seed)() // 2
        board = chess.Board()
        play(board, random.Random(seed), half)
        return copies(lambda: board.copy(stack=False))

    return {"chess": {"loop": loop, "clone": clone}}


class Peer(NamedTuple):
    """How to get a peer's subjects, and the distribution that holds it."""

    subjects: Callable[[], dict[str, Subject]]
    distribution: str


PEERS: Final = {
    "catanatron": Peer(catanatron, "catanatron"),
    "OpenSpiel": Peer(open_spiel, "open_spiel"),
    "python-chess": Peer(python_chess, "chess"),
}
