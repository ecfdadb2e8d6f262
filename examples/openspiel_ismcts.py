"""IS-MCTS of OpenSpiel plays Ginkgopolis against dice: an algorithm from elsewhere that does not cheat.

pip install 'edubba[envs]'
python examples/openspiel_ismcts.py --simulations 50 --games 4
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from edubba.envs import openspiel


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--simulations", type=int, default=50, help="of a decision")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=8)
    asked = parser.parse_args()
    openspiel.register()
    game = pyspiel.load_game("edubba_ginkgopolis", {"seats": 2, "max_rounds": asked.rounds})
    won = 0.0
    for number in range(asked.games):
        dice = np.random.RandomState(number)
        thinker = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, dice),
            uct_c=1.4,
            max_simulations=asked.simulations,
            random_state=dice,
        )
        mine = number % 2
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = int(dice.randint(len(state.chance_outcomes())))
            elif state.current_player() == mine:
                action = thinker.step(state)
            else:
                action = int(dice.choice(state.legal_actions()))
            state.apply_action(action)
        won += (state.returns()[mine] + 1) / 2
        print(f"game {number + 1}: points {state.position.scores()}, IS-MCTS at seat {mine + 1}", flush=True)
    print(f"IS-MCTS won {won:g} of {asked.games}")


if __name__ == "__main__":
    main()
