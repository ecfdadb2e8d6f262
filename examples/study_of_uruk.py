"""A study of Uruk, cell by cell as in a notebook (editors that know `# %%` run the cells one by one).

python examples/study_of_uruk.py [GAMES]
"""

# %% [markdown]
# Three questions: is it good to begin, how long are games, and what do winners build?

# %%
import sys
from pathlib import Path

from edubba import arena
from edubba.arena.report.page import page
from edubba.games.uruk.edge import terminal

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 60

# %% Equals at a table of three. A plan holds all that its games depend on: the same plan, the same games.
plan = arena.balance("uruk", "greedy", [3], games=GAMES, seed=20, options={"max_rounds": 30})
rows = list(arena.play(plan))
told = arena.findings(plan, rows)

# %% Is it good to begin?
(turns,) = told["turns"]
for place, one in enumerate(turns["standings"], 1):
    print(f"place {place} in the turn order: {one['share']:.0%} [{one['low']:.0%}, {one['high']:.0%}]")

# %% How long are games?
lengths = [row.facts["rounds"] for row in rows]
print(f"rounds: {min(lengths)} to {max(lengths)}, {sum(lengths) / len(lengths):.1f} on average")

# %% What do winners build? What goes with winning is not always its cause.
game = plan.load()
for one in told["things"]["made"][:5]:
    sure = "" if one["gain"] > one["margin"] else "  (may be luck)"
    name = terminal.tally_name(game, one["what"], "en")
    print(f"{name:20} {100 * one['gain']:+.0f} points, seen {one['seen']} times{sure}")

# %% All of it as a page with plots.
Path("study_of_uruk.html").write_text(page(game, told, "en"), encoding="utf-8")
