"""What is offered and what is refused agree, question by question, in positions of every kind.

The menu is put together for speed, `refusal` goes through the rules one by one: two ways to the same answer. Stocks run
dry, decks are empty, functions are used, switches are set; from each position a few questions are followed.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from edubba.games.uruk.box import COLOUR_IDS, EVENT_IDS, TYPE_IDS
from edubba.kernel.step import ALLOWED
from tests.uruk.given import STARTS, Has, Table, given, uruk

STORES = (*STARTS, "street", "clay_pipe")
OFTEN = ("vault", "shadoof", "coinage", "water_clock", "aqueduct", "wheel_and_axle", "gear_wheel", "ziggurat")
SWITCHES = [option for option in uruk().options if not isinstance(option.values, range)]


def any_position(rng: Random) -> Table:
    copies = Counter({name: uruk().tables.copies[card] for card, name in enumerate(TYPE_IDS)})
    cubes = Counter(dict.fromkeys(COLOUR_IDS, 12))
    players = []
    for seat in range(rng.randint(2, 4)):
        laid = rng.sample([name for name in TYPE_IDS if copies[name] and name not in STARTS], rng.randint(0, 4))
        laid = [*rng.sample([name for name in STARTS if copies[name]], rng.randint(0, 1)), *laid]
        if rng.random() < 0.6 and copies[helper := rng.choice(OFTEN)] and helper not in laid:
            laid = [*laid[1:], helper]
        copies -= Counter(laid)
        tableau = []
        for place, name in enumerate(laid):
            text = name + (rng.choice(["", "", " village", " city"]) if seat == 0 and place < 2 else "")
            colour = own_colour(name) if name in STARTS else rng.choice(COLOUR_IDS)
            if name in STORES and cubes[colour] and rng.random() < 0.5:
                text += f" with {colour}"
                cubes[colour] -= 1
            tableau.append(text)
        few = rng.sample(sorted(+copies), 5)
        pool = [name for name in copies.elements() if name not in STARTS and (name in few or rng.random() < 0.3)]
        hand = rng.sample(pool, min(len(pool), rng.choice([0, 3, 6, 10])))
        copies -= Counter(hand)
        stock = Counter({colour: min(rng.choice([0, 0, 1, 2, 3, 12]), cubes[colour]) for colour in COLOUR_IDS})
        cubes -= stock
        players.append(
            Has(
                ", ".join(tableau),
                hand=", ".join(hand),
                stock=", ".join(f"{count} {colour}" for colour, count in stock.items()),
                gods=rng.choice(["", "", "marduk", "nannar", "ninurta"]) if seat == 0 else "",
            )
        )
    display = [rng.choice([*sorted(+copies), "-"]) for _ in range(3)]
    for place, name in enumerate(display):
        if name != "-" and (name in STARTS or not copies[name]):
            display[place] = "-"
        copies[display[place]] -= 1
    mine = [item.split()[0] for item in (players[0].laid or "").split(", ") if item]
    return given(
        *players,
        actions=rng.choice([0, 1, 2, 3, 3, 3]),
        used=", ".join(name for name in mine if rng.random() < 0.25),
        display=", ".join(display),
        deck=rng.choice(["...", "...", ""]),
        discards=rng.choice(["", "earthquake"]),
        epoch=rng.choice(["I", "II", "III", "IV"]),
        activated=rng.choice(["", *EVENT_IDS[:2], *EVENT_IDS[3:4], "ishtar", "drought", "volcano"]),
        options={option.name: rng.choice(option.values) for option in SWITCHES},
    )


def own_colour(name: str) -> str:
    return COLOUR_IDS[uruk().tables.colour[TYPE_IDS.index(name)]]


def compare(t: Table) -> None:
    """Every action is offered exactly if no rule refuses it, and once."""
    top = t.state.agenda[-1]
    for seat in t.state.to_act:
        offered = t.state.legal(seat)
        allowed = [
            action for action in range(-1, uruk().num_actions + 1) if top.refusal(t.state, seat, action) == ALLOWED
        ]
        assert sorted(offered) == allowed, f"{type(top).__name__}: {[uruk().notation(one) for one in offered]}"


@pytest.mark.rule("URU-D1", "URU-D28")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_is_what_no_rule_refuses(seed: int) -> None:
    rng = Random(seed)
    asked: Counter[str] = Counter()
    for _ in range(40):
        t = any_position(rng)
        for _ in range(12):
            compare(t)
            asked[type(t.state.agenda[-1]).__name__] += 1
            seat = t.state.to_act[0]
            t.state.apply(seat, rng.choice(t.state.legal(seat)))
            if t.state.over:
                break
    assert len(asked) > 8, "many sorts of questions were met"
