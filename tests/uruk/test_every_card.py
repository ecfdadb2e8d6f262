"""What holds for every type of invention and for every event, each in its turn."""

import pytest

from edubba.games.uruk.box import COLOUR_IDS, EVENT_IDS, TYPE_IDS
from tests.uruk.given import A, B, Has, bag, given, number, uruk

BELOW = {1: "kiln", 2: "net", 3: "lighthouse", 4: "coinage"}  # what allows a level, of another type
PARTNERS = {
    "red": ("kiln", "street"),
    "pink": ("axe", "shadoof"),
    "yellow": ("roller", "statuette"),
    "blue": ("lighthouse", "sailing_ship"),
}


def level(name: str) -> int:
    return uruk().tables.level[number(name)]


def colour(name: str) -> str:
    return COLOUR_IDS[uruk().tables.colour[number(name)]]


def partner(name: str) -> str:
    """A level-2 type of the same colour, but another one."""
    one, two = PARTNERS[colour(name)]
    return one if name != one else two


def holding(name: str, laid: str = "kiln") -> Has:
    """A player with one card of this type in hand; a level-1 card was laid before, so all know of it."""
    return Has(laid, shown=name) if level(name) == 1 else Has(laid, hand=name)


@pytest.mark.rule("URU-4.1", "URU-4.5")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_every_type_can_be_displayed_taken_and_drawn(name: str) -> None:
    t = given(Has("kiln"), Has("axe"), display=f"{name}, -, -").play(f"take {name}")
    assert t.hand(A) == bag(name)
    drawn = given(Has("kiln"), Has("axe"), deck=f"{name}, ...").play("draw")
    assert drawn.hand(A) == bag(name)
    shown = given(Has("kiln"), Has("axe"), deck=f"{name}, ...", display="-, roller, roller").play("end")
    assert shown.display[0] == name


@pytest.mark.rule("URU-5.6", "URU-5.11")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_every_type_can_be_made_with_as_many_copies_as_its_level(name: str) -> None:
    beside = "axe" if name == "kiln" else BELOW[level(name)]
    if level(name) == 1:
        t = given(holding(name, beside)).play(f"make {name}", "new-slot")
    else:
        t = given(Has(beside, hand=f"{level(name)} {name}"))
        t.play(f"make {name}", "new-slot", f"copies {level(name)}")
    assert t.laid(A) == [beside, name]
    assert t.hand(A) == bag("")
    assert t.discarded == [name] * (level(name) - 1)


@pytest.mark.rule("URU-5.3", "URU-5.5")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_every_type_can_be_replaced_and_serve_in_a_pair(name: str) -> None:
    made = "water_wheel" if colour(name) != "blue" else "domestication"
    t = given(Has(f"{name} village", hand=f"{made}, {partner(name)}")).play(f"make {made}", "slot 1", "copies 1")
    first, second = sorted([name, partner(name)], key=number)
    t.play(f"card {first}", f"card {second}")
    assert (t.laid(A), t.discs(A)) == ([made], [1])
    assert t.discarded == [first, second]


@pytest.mark.rule("URU-10.6", "URU-5.13")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_every_type_can_be_offered_for_its_level(name: str) -> None:
    t = given(holding(name), activated="nergal").play("end", f"card {name}")
    told = t.listen()
    t.play("done")
    assert [(event.seat, event.a) for event in told if event.kind == "bid"] == [(A, level(name))]


@pytest.mark.rule("URU-7.1")
@pytest.mark.parametrize("name", [name for name in TYPE_IDS if name not in ("mud_hut", "net", "clay_pot", "cistern")])
def test_every_type_that_has_copies_can_be_exchanged_for_its_colour(name: str) -> None:
    t = given(Has("mud hut", hand=name), Has(name)).play("exchange", f"card {name}", "done")
    assert t.stock(A) == bag(colour(name))


@pytest.mark.rule("URU-8.19")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_every_type_can_be_given_to_the_aqueduct(name: str) -> None:
    mine = holding(name, "aqueduct")
    t = given(Has(mine.laid, hand=f"{mine.hand}, 2 domestication, lyre", shown=mine.shown))
    t.play("cards-to-cubes", "count 1", f"card {name}")
    assert t.discarded == [name]


@pytest.mark.rule("URU-8.6")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_every_type_can_stand_in_for_a_cube_of_its_colour(name: str) -> None:
    settled = partner(name) if partner(name) != "shadoof" else "domestication"
    mine = holding(name, f"shadoof, {settled}")
    t = given(Has(mine.laid, hand=mine.hand, shown=mine.shown, stock=colour(name)))
    t.play("settle 2", f"colour {colour(name)}", f"card {name}")
    assert t.discs(A) == [0, 1]
    assert t.discarded == [name]


@pytest.mark.rule("URU-9.4", "URU-9.2")
@pytest.mark.parametrize("name", TYPE_IDS)
def test_every_type_can_be_settled_and_scores(name: str) -> None:
    t = given(Has(name, stock=f"{level(name)} {colour(name)}")).play("settle 1")
    if "price full" in t.choices:
        t.play("price full")
    while "end" not in t.choices:
        t.play(f"colour {colour(name)}")
    assert t.discs(A) == [1]
    assert t.stock(A) == bag("")
    assert t.state.scores()[A] == level(name)


@pytest.mark.rule("URU-10.1", "URU-10.2", "URU-10.4", "URU-10.24")
@pytest.mark.parametrize("name", EVENT_IDS)
def test_every_event_waits_is_woken_acts_and_goes(name: str) -> None:
    waker = "gibil" if name != "gibil" else "drought"
    players = (Has("mud hut village, kiln"), Has("net village, axe"))
    t = given(*players, deck=f"{name}, kiln, {waker}, axe, ...", epochs=(2, 6, 4, 3))
    t.play("draw")
    assert (t.state.event, t.state.face_down) == (number(name), -1)
    t.play("draw")
    assert t.state.face_down == number(waker)
    told = t.listen()
    t.play("end")
    while t.state.face_down >= 0:
        t.plays(t.state.to_act[0], sorted(t.choices_of(t.state.to_act[0]) - {"done"})[-1])
    kinds = [event.kind for event in told]
    assert "event-acts" in kinds
    assert t.epochs == [1, 6, 4, 3]
    kept = t.gods(A) + t.gods(B)
    assert (name in kept) != (name in t.discarded)
    assert t.discarded[-1] == waker
    assert (t.state.event, t.seat) == (-1, B)
