"""GIN-5.5: the tokens around the city stay in order."""

from itertools import pairwise
from random import Random

import pytest

from edubba.games.ginkgopolis.box import LETTER_NAMES
from edubba.games.ginkgopolis.rules.city import move_token
from edubba.games.ginkgopolis.rules.pieces import LETTERS, SIDES, TILES, cell, column, row
from edubba.games.ginkgopolis.rules.ring import Relocation, Walk, periphery, rank, relocations, shifts
from edubba.testing.play import SOAK
from tests.ginkgopolis.given import SQUARE, START, A, B, Building, Has, Table, give_card, given, number
from tests.ginkgopolis.invariants import in_order

Cell = tuple[int, int]


def around(buildings: list[Cell], moved: dict[str, Cell]) -> tuple[dict[int, int], list[int]]:
    """A bare city: the square and some more cells, and where the tokens stand."""
    cells = [*SQUARE.values(), *buildings]
    city = {cell(*place): index for index, place in enumerate(cells)}
    tokens = [cell(*moved.get(letter, START[index])) for index, letter in enumerate(LETTER_NAMES)]
    for letter, place in enumerate(tokens):
        city.setdefault(place, LETTERS + letter)
    return city, tokens


def ways(city: dict[int, int], tokens: list[int], letter: str) -> list[dict[str, Cell]]:
    """The options of GIN-5.5h, as letter -> cell."""
    found = relocations(city, tokens, LETTER_NAMES.index(letter))
    assert found == sorted(found, key=rank)
    return [
        {LETTER_NAMES[one]: (column(place), row(place)) for one, place in zip(way.letters, way.cells, strict=True)}
        for way in found
    ]


@pytest.mark.rule("GIN-Y14", "GIN-5.5c")
def test_the_walk_around_the_square() -> None:
    city, _ = around([], {})
    walk = periphery(city)
    assert [(column(place), row(place)) for place in walk] == START


@pytest.mark.rule("GIN-5.5c", "GIN-R14")
def test_the_walk_goes_into_channels_but_not_into_holes() -> None:
    city, _ = around([(-1, 2), (-1, 3), (1, 2), (1, 3)], {})
    walk = [(column(place), row(place)) for place in periphery(city)]
    assert walk.count((0, 3)) == 2, "into the channel and out of it"
    assert walk.count((0, 2)) == 1
    city, _ = around([(-1, 2), (-1, 3), (0, 3), (1, 3), (1, 2)], {"B": (0, 2)})
    assert cell(0, 2) not in periphery(city)
    city, _ = around([(-1, 2), (-1, 3), (0, 3), (1, 3)], {})
    assert cell(0, 2) in periphery(city)


@pytest.mark.rule("GIN-5.5d")
def test_what_is_in_order() -> None:
    city, tokens = around([], {})
    walk = Walk(city)
    assert in_order(walk, tokens)
    swapped = tokens[:]
    swapped[3], swapped[7] = swapped[7], swapped[3]
    assert not in_order(walk, swapped)
    turned = tokens[5:] + tokens[:5]
    assert in_order(walk, turned), "only the cyclic order counts"
    assert not in_order(walk, tokens[::-1])
    far = [cell(40, index) for index in range(12)]
    assert in_order(walk, [*tokens[:2][::-1], *far[2:]]), "two tokens are always in order, those elsewhere are ignored"


@pytest.mark.rule("GIN-Y11", "GIN-5.5b", "GIN-5.5e")
def test_rare_case_gap() -> None:
    buildings = [(-1, 2), (-1, 3), (1, 2), (0, 2)]
    city, tokens = around(buildings, {"A": (0, 3), "B": (0, 2), "C": (2, 2)})
    assert ways(city, tokens, "B") == [{"B": (1, 3)}]


@pytest.mark.rule("GIN-Y12", "GIN-5.5f", "GIN-5.5h")
def test_rare_case_shift() -> None:
    buildings = [(-1, 2), (-1, 3), (1, 2), (0, 2)]
    city, tokens = around(buildings, {"A": (0, 3), "B": (0, 2), "C": (1, 3)})
    assert ways(city, tokens, "B") == [
        {"B": (0, 3), "A": (-2, 2)},
        {"B": (0, 3), "A": (-2, 3)},
        {"B": (0, 3), "A": (-1, 4)},
        {"B": (1, 3), "C": (2, 2)},
    ]


@pytest.mark.rule("GIN-Y13", "GIN-5.5e", "GIN-R14")
def test_rare_case_hole() -> None:
    buildings = [(-1, 2), (-1, 3), (0, 3), (1, 2), (1, 3), (0, 2)]
    city, tokens = around(buildings, {"A": (0, 4), "C": (2, 3), "B": (0, 2)})
    assert ways(city, tokens, "B") == [{"B": (1, 4)}]


def shifted() -> Table:
    """The position of GIN-Y12, with B about to be built on."""
    buildings = [Building("R10", (-1, 2), 1, B), Building("R12", (-1, 3), 1, B), Building("R14", (1, 2), 1, B)]
    tokens = {"A": (0, 3), "B": (0, 2), "C": (1, 3)}
    return given(Has(stock=1, tiles="Y10"), Has(), city=buildings, tokens=tokens)


@pytest.mark.rule("GIN-D4", "GIN-5.5f", "GIN-5.5h", "GIN-Y12")
def test_in_the_rare_case_the_letter_is_asked_then_the_cell() -> None:
    t = shifted().resolve(A, "B", "Y10")
    assert t.choices == {"room A", "room C"}
    assert t.why_not("room D") == "GIN-5.5f"
    assert t.why_not("side north") == "turn"
    t.play("room A")
    assert t.choices == {"column -2", "column -1"}
    assert t.why_not("column 2") == "GIN-5.5e"
    t.play("column -2")
    assert t.choices == {"row 2", "row 3"}
    assert t.why_not("row 4") == "GIN-5.5e"
    t.play("row 3")
    assert (t.token("A"), t.token("B"), t.token("C")) == ((-2, 3), (0, 3), (1, 3))


@pytest.mark.rule("GIN-5.5", "GIN-D4", "GIN-12.1", "GIN-Y11")
def test_a_single_option_is_taken_without_asking() -> None:
    t = shifted().resolve(A, "B", "Y10").play("room C")
    assert t.asked == "Pause", "a single cell is left: (2, 2)"
    assert (t.token("B"), t.token("C")) == ((1, 3), (2, 2))
    buildings = [Building("R10", (-1, 2), 1, B), Building("R12", (-1, 3), 1, B), Building("R14", (1, 2), 1, B)]
    tokens = {"A": (0, 3), "B": (0, 2), "C": (2, 2)}
    t = given(Has(stock=1, tiles="Y10"), Has(), city=buildings, tokens=tokens).resolve(A, "B", "Y10")
    assert t.asked == "Pause"
    assert t.token("B") == (1, 3)


@pytest.mark.rule("GIN-R13", "GIN-R15")
def test_who_planned_the_letter_that_made_room_builds_on_its_new_cell() -> None:
    t = shifted()
    s = t.state
    s.players[B].stock, s.players[B].supply = 1, s.players[B].supply - 1
    s.bag.remove(3)
    s.left -= 1
    s.players[B].add_tile(3)
    t = Table(s)
    for seat, card in ((A, "B"), (B, "C")):
        give_card(s, seat, number(card))
    t.commit("B Y10", "C R04")
    t.play("room C")
    assert t.building(2, 2)[0] == "R04"


@pytest.mark.rule("GIN-5.5a")
def test_a_token_goes_nowhere_else() -> None:
    t = given(Has(stock=1, tiles="Y10")).resolve(A, "A", "Y10")
    assert t.why_not("side east") == "GIN-5.5a"  # there stands B
    assert t.why_not("side south") == "GIN-5.5a"  # there stands a building
    assert t.why_not("column 0") == "turn"


@pytest.mark.rule("GIN-5.5f")
def test_more_than_one_token_makes_room_if_one_is_not_enough() -> None:
    """Random growth of crowded edges: at k = 2 and above the tokens move on in a chain of neighbours."""
    chains = 0
    for seed in range(1200):
        city, tokens, _, free = crowded(seed)
        if not free:
            continue
        for letter in range(12):
            found = shifts(Walk(city), tokens, letter, free)
            for way in found:
                assert Walk(city).keeps(Walk(city).spots(tokens), way)
                assert way.cells[:-1] == [tokens[other] for other in way.letters[1:]]
                chains += len(way.letters) > 2
            assert len({len(way.letters) for way in found}) <= 1, "only the fewest"
    assert chains


def crowded(seed: int) -> tuple[dict[int, int], list[int], list[int], list[int]]:
    """A city whose tokens stand anywhere on its walk, in order, with few cells left: worse than in any real game."""
    rng = Random(seed)
    cells = [*SQUARE.values()]
    for _ in range(rng.randrange(3)):
        x, y = rng.choice(cells)
        dx, dy = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        if (x + dx, y + dy) not in cells:
            cells.append((x + dx, y + dy))
    city = {cell(*place): index for index, place in enumerate(cells)}
    walk = periphery(city)
    places = sorted(set(walk), key=walk.index)
    chosen = sorted(rng.sample(range(len(places)), 12))
    turn = rng.randrange(12)
    tokens = [places[chosen[(index + turn) % 12]] for index in range(12)]
    for letter, place in enumerate(tokens):
        city[place] = LETTERS + letter
    return city, tokens, walk, [place for place in places if place not in city]


@pytest.mark.rule("GIN-5.5g")
def test_there_is_always_a_free_cell() -> None:
    """The walk has at least 12 cells, and at most 11 of them hold other tokens; a safety net would take any of them."""
    for seed in range(300):
        city, tokens, walk, _ = crowded(seed)
        assert len(set(walk)) >= 12
        mixed = tokens[:]
        Random(seed).shuffle(mixed)
        letter = seed % 12
        del city[tokens[letter]]
        city[cell(0, 0)] = 4
        found = relocations(city, mixed, letter)
        assert found, "even if no order can be kept"
        assert isinstance(found[0], Relocation)


def slowly_in_order(walk: list[int], tokens: list[int]) -> bool:
    """GIN-5.5d as it is written: read on for one turn, cell by cell."""
    cells = [place for place in tokens if place in walk]
    for start in (index for index, place in enumerate(walk) if place == cells[0]):
        wanted = cells[1:]
        for step in range(1, len(walk)):
            if wanted and walk[(start + step) % len(walk)] == wanted[0]:
                wanted.pop(0)
        if not wanted:
            return True
    return len(cells) <= 2


def grow(seed: int, builds: int, bend: float) -> int:
    """Urbanize at random and check the ring after every time; returns how often the rare case came."""
    rng = Random(seed)
    city, tokens = around([], {})
    rare = 0
    for built in range(builds):
        letter = rng.randrange(12) if rng.random() > bend else min(range(12), key=lambda one: abs(one - seed % 12))
        place = tokens[letter]
        city[place] = 9 + built
        free = [place + step for step in SIDES if place + step not in city]
        if free:
            goal = rng.choice(free)
            tokens[letter] = goal
            city[goal] = LETTERS + letter
        else:
            rare += 1
            way = rng.choice(relocations(city, tokens, letter))
            for one, goal in zip(way.letters, way.cells, strict=True):
                tokens[one] = goal
                city[goal] = LETTERS + one
        assert in_order(Walk(city), tokens)
        assert slowly_in_order(periphery(city), tokens)
        assert len(set(tokens)) == 12
        assert all(city[goal] == LETTERS + one for one, goal in enumerate(tokens))
        assert all(any(city.get(goal + step, TILES) < TILES for step in SIDES) for goal in tokens)
    return rare


@pytest.mark.rule("GIN-I11", "GIN-I10", "GIN-5.5a", "GIN-5.5b", "GIN-R15")
@pytest.mark.parametrize("bend", [0.0, 0.3, 0.8])
def test_the_ring_stays_in_order_through_hundreds_of_growths(bend: float) -> None:
    """`EDUBBA_SOAK=1` makes hundreds of thousands of it."""
    cities = 2700 if SOAK else 100
    rare = sum(grow(seed, 50, bend) for seed in range(cities))
    assert rare > cities // 8


def test_moving_a_token_notes_both_sides() -> None:
    t = given(Has())
    move_token(t.state, 0, cell(5, 5))
    assert t.token("A") == (5, 5)
    assert t.state.city[cell(5, 5)] == LETTERS


@pytest.mark.rule("GIN-5.5c")
@pytest.mark.parametrize(
    "more", [[], [(0, 2)], [(1, 2), (-1, 2)], [(-2, 0), (-3, 0)], [(0, 2), (0, 3), (1, 3), (2, 3)]]
)
def test_the_walk_begins_at_the_topmost_building_the_leftmost_of_those_whatever_was_built_first(
    more: list[Cell],
) -> None:
    city, _ = around(more, {})
    walk = periphery(city)
    left, top = min((x, -y) for x, y in [*SQUARE.values(), *more] if y == max(y for _, y in [*SQUARE.values(), *more]))
    assert (column(walk[0]), row(walk[0])) == (left, 1 - top)
    assert (column(walk[-1]), row(walk[-1])) == (left - 1, -top), "the last cell is that beside it"
    assert periphery(dict(reversed(city.items()))) == walk
    assert all(one != two for one, two in pairwise(walk))


@pytest.mark.rule("GIN-5.5d")
def test_three_tokens_have_an_order() -> None:
    city, tokens = around([], {})
    walk = Walk(city)
    far = [cell(40, index) for index in range(12)]
    for one, two, three in ((0, 1, 2), (0, 5, 11), (3, 4, 10)):
        places = far[:]
        places[0], places[1], places[2] = tokens[one], tokens[two], tokens[three]
        assert in_order(walk, places)
        places[0], places[1], places[2] = tokens[one], tokens[three], tokens[two]
        assert not in_order(walk, places)


@pytest.mark.rule("GIN-5.5e", "GIN-5.5h")
def test_where_no_order_can_be_kept_any_free_cell_will_do() -> None:
    """The tokens stand the wrong way round, which no game brings about; B is enclosed and must go somewhere."""
    city, tokens = around([(0, 2)], {letter: START[11 - index] for index, letter in enumerate(LETTER_NAMES)})
    letter = next(one for one in range(12) if tokens[one] == cell(0, 2))
    found = relocations(city, tokens, letter)
    free = [place for place in dict.fromkeys(periphery(city)) if place not in city]
    assert [(way.letters, way.room) for way in found] == [([letter], -1)] * len(free)
    assert [way.goal for way in found] == sorted(free, key=lambda place: (column(place), row(place)))
    assert all(way.cells == [way.goal] for way in found)
