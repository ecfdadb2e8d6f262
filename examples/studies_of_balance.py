"""Studies of balance: what it is worth to begin, whether prices favour a card, how strong official opponents are.

    python examples/studies_of_balance.py --minutes 60               as far as it comes; the same command goes on
    python examples/studies_of_balance.py --only king --games 100    the kings of Tabannusi alone
    python examples/studies_of_balance.py --minutes 0 --write docs/balance.md    no more games, the tables into a page

Equals play one another, each game once for each seed; whoever plays alone meets the official opponent. Every study is a
folder of the arena (`edubba arena report FOLDER` makes its page), and no game depends on when a run was interrupted.
Time goes to the study that has had least of it. docs/balance.md holds what was found.
"""

import argparse
import time
from importlib import import_module
from itertools import islice
from pathlib import Path

import edubba
from edubba import arena
from edubba.bots.match import Tally

GAMES = ("ginkgopolis", "tabannusi", "teotihuacan", "uruk", "wayfarers")
OPPONENTS = {"king": "tabannusi", "ai_board": "wayfarers"}
EQUAL = {"epochs.II.price": [2, 1], "epochs.III.price": [2, 2], "epochs.IV.price": [3, 2]}
SEED = 1
MARK = "<!-- figures -->"


def plans(player, games):
    """Every study by its name."""
    found = {}
    for name in GAMES:
        for seats in edubba.load(name).seats:
            if seats > 1:
                found[f"seats-{name}-{seats}"] = arena.balance(name, player, [seats], games=games, seed=SEED)
    equal = other_prices()
    for seats in equal.seats:
        found[f"prices-{seats}"] = arena.balance(equal, player, [seats], games=games, seed=SEED)
    for option, name in OPPONENTS.items():
        plan = arena.balance(name, player, [1], games=games, seed=SEED, vary=option)
        for pairing in plan.pairings:
            value = pairing.options[option]
            found[f"{option}-{value}"] = arena.balance(
                name, player, [1], games=games, seed=SEED, options={option: value}
            )
    return found


def other_prices():
    """Uruk with prices of as many cubes, but of fewer colours."""
    game = edubba.load("uruk")
    return edubba.load("uruk", game.typed.pack("equal prices", EQUAL))


# --- playing ----------------------------------------------------------------------------------------------------------


def play(studies, out, minutes):
    """As many games as there is time for; the rows of each study."""
    kept = {name: arena.Folder(out / name) for name in studies}
    rows = {name: kept[name].begin(plan) for name, plan in studies.items()}
    spent = {name: len(found) * seconds_of_a_game(name) for name, found in rows.items()}
    until = time.monotonic() + 60 * minutes
    left = {name for name, plan in studies.items() if len(rows[name]) < plan.games}
    while left and time.monotonic() < until:
        name = min(sorted(left), key=lambda one: spent[one])
        began = time.process_time()
        with kept[name].writer(len(rows[name])) as writer:
            for row in islice(arena.play(studies[name], rows[name]), 1):
                writer.add(row)
                rows[name].append(row)
        spent[name] += time.process_time() - began
        if len(rows[name]) >= studies[name].games:
            left.remove(name)
    return rows


def seconds_of_a_game(name):
    """Roughly, so that a run goes on where the one before it was heading."""
    return 10.0 if name.startswith("seats-wayfarers") else 3.0


# --- telling ----------------------------------------------------------------------------------------------------------


def share(tally):
    low, high = tally.interval()
    return f"{tally.rate:.0%} [{max(0.0, low):.0%}, {high:.0%}]"


def turns_told(rows):
    yield "| | games | 1st to play | 2nd | 3rd | 4th | 5th |\n|---|---|---|---|---|---|---|"
    for name, found in rows.items():
        if name.startswith("seats-") and found:
            _, game, seats = name.split("-")
            told = [share(tally_of(found, place)) for place in range(int(seats))]
            line = " | ".join([*told, *[""] * (5 - len(told))])
            yield f"| {game}, {seats} seats | {len(found)} | {line} |"


def tally_of(rows, place):
    tally = Tally()
    for row in rows:
        tally.games += 1
        tally.wins += row.shares[row.order[place]]
    return tally


def prices_told(rows):
    """How many laid the card, and what share of the games each of them won against those who did not."""
    game = edubba.load("uruk")
    terminal = import_module("edubba.games.uruk.edge.terminal")
    numbers = {number for numbers, _ in terminal.TALLIES.values() for number in numbers}
    card = next(number for number in numbers if terminal.tally_name(game, number, "en") == "Ziggurat")
    yield "\n| Uruk, prices | seats | games | laid the Ziggurat | won with it | won without | rounds |"
    yield "|---|---|---|---|---|---|---|"
    for seats in game.seats:
        for prices, name in (("as shipped", f"seats-uruk-{seats}"), ("equal colours", f"prices-{seats}")):
            if found := rows.get(name):
                with_it, without = Tally(), Tally()
                for row in found:
                    for seat in range(seats):
                        one = with_it if card in row.things["made"][seat] else without
                        one.games += 1
                        one.wins += row.shares[seat]
                laid = Tally()
                laid.games, laid.wins = with_it.games + without.games, with_it.games
                rounds = sum(row.facts["rounds"] for row in found) / len(found)
                told = [share(one) if one.games else "–" for one in (laid, with_it, without)]
                yield f"| {prices} | {seats} | {len(found)} | {' | '.join(told)} | {rounds:.1f} |"


def opponents_told(rows, option, game):
    yield f"\n| {game}, {option} | games | the bot won | its points | points of the opponent |\n|---|---|---|---|---|"
    for name, found in rows.items():
        if name.startswith(f"{option}-") and found:
            tally = Tally()
            tally.games, tally.wins = len(found), sum(row.shares[0] for row in found)
            mine, other = (sum(row.scores[place] for row in found) / len(found) for place in (0, 1))
            yield f"| {name.partition('-')[2]} | {len(found)} | {share(tally)} | {mine:.0f} | {other:.0f} |"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, default=Path("studies"))
    parser.add_argument("--games", type=int, default=400, help="of each study")
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--player", default="master", help="who sits at all seats")
    parser.add_argument("--only", default="", help="studies whose name begins like this")
    parser.add_argument("--write", type=Path, help=f"put the tables into this page, after {MARK}")
    asked = parser.parse_args()
    studies = {name: plan for name, plan in plans(asked.player, asked.games).items() if name.startswith(asked.only)}
    rows = play(studies, asked.out, asked.minutes)
    told = [*turns_told(rows), *prices_told(rows)]
    for option, game in OPPONENTS.items():
        told += opponents_told(rows, option, game)
    print("\n".join(told))
    if asked.write:
        before, mark, _ = asked.write.read_text(encoding="utf-8").partition(MARK)
        asked.write.write_text(f"{before}{mark or MARK}\n\n" + "\n".join(told) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
