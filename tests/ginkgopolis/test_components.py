"""GIN-1: what is in the box, and GIN-10: what is printed on the cards."""

from typing import Any

import pytest

from edubba.games.ginkgopolis.box import BOX, BUILDING_IDS, COLOURS, LETTER_NAMES
from edubba.games.ginkgopolis.rules.pieces import CHARACTERS, LETTERS, NUMBERS
from edubba.games.ginkgopolis.rules.printed import BY_COLOUR, BY_LEVEL, BY_TRIGGER, FLAT, NO_FINAL, ON_COLOUR
from tests.ginkgopolis.given import ginkgopolis, number

CHARACTER_CARDS = BOX.shipped["characters"]
PRINTED = ginkgopolis().tables


def goods(packed: int) -> tuple[int, int, int]:
    """Resources, tiles, points."""
    return packed >> 8 & 255, packed >> 16, packed & 255


@pytest.mark.rule("GIN-1.1", "GIN-1.2")
def test_there_is_a_card_for_each_of_60_tiles() -> None:
    assert tuple(f"{colour}{n:02}" for colour in "RBY" for n in range(1, 21)) == BUILDING_IDS
    faces = ginkgopolis().talk.faces("en")
    for name in BUILDING_IDS:
        colour = COLOURS["RBY".index(name[0])]
        assert faces[name].colour == faces[f"C-{name}"].colour == colour
        assert faces[name].sign == faces[f"C-{name}"].sign == str(int(name[1:]))
        assert PRINTED.colour[number(name)] == COLOURS.index(colour)


@pytest.mark.rule("GIN-1.3", "GIN-1.4")
def test_there_is_a_token_for_each_of_12_letters() -> None:
    faces = ginkgopolis().talk.faces("en")
    assert tuple("ABCDEFGHIJKL") == LETTER_NAMES
    for letter in LETTER_NAMES:
        assert faces[letter].sign == faces[f"U-{letter}"].sign == letter
    assert {PRINTED.trigger[LETTERS + letter] for letter in range(12)} == {-1}


@pytest.mark.rule("GIN-1.5", "GIN-R26")
def test_27_characters_18_of_them_in_six_sets_of_one_per_colour() -> None:
    assert len(CHARACTER_CARDS) == 27
    assert len(PRINTED.sets) == 6
    for printed, members in enumerate(PRINTED.sets, 1):
        assert sorted(CHARACTER_CARDS[one]["colour"] for one in members) == ["blue", "red", "yellow"]
        assert {CHARACTER_CARDS[one]["set"] for one in members} == {printed}
    assert sum(one["set"] == 0 for one in CHARACTER_CARDS) == 9


@pytest.mark.rule("GIN-1.6", "GIN-1.7", "GIN-1.8", "GIN-1.9", "GIN-1.10", "GIN-1.11")
def test_the_other_pieces_are_those_of_the_box() -> None:
    """Nobody can have more of them than there are. Markers and point tokens are no limit, so nothing counts them."""
    game = ginkgopolis()
    assert max(PRINTED.resources) == PRINTED.hal_resources == 25
    for seats in game.seats:
        scene = game.scene(game.new(seats=seats, seed=1), None, "en")
        counts = [zone.counts for zone in scene.zones if zone.id.startswith("screen.")]
        assert sum(one.get("change-hand", 0) for one in counts) <= 10
        assert sum(panel.first for panel in scene.players) == (seats > 1)


@pytest.mark.rule("GIN-1.12", "GIN-10.1", "GIN-0.7")
@pytest.mark.parametrize("colour", range(3))
def test_cards_1_to_9_have_permanent_bonuses_by_number_and_colour(colour: int) -> None:
    good = [(1, 0, 0), (0, 1, 0), (0, 0, 1)][colour]
    for n in range(1, 10):
        card = colour * NUMBERS + n - 1
        assert PRINTED.trigger[card] == (n - 1) % 3
        more = 1 if n >= 7 else 0
        assert goods(PRINTED.bonus[card]) == (good[0], good[1], good[2] + more)
        assert PRINTED.final[card] == NO_FINAL


@pytest.mark.rule("GIN-10.2", "GIN-1.12")
@pytest.mark.parametrize("colour", ["R", "B", "Y"])
def test_cards_10_to_20_have_final_bonuses(colour: str) -> None:
    on = {"R": "RYBR", "B": "BRYB", "Y": "YRBY"}[colour]  # the table of GIN-10.2, numbers 10 to 13
    table = [(ON_COLOUR, 1, "RBY".index(one)) for one in on] + [(BY_LEVEL, 1, 1), (BY_LEVEL, 3, 3)]
    table += [(BY_TRIGGER, 2, 0), (BY_TRIGGER, 2, 1), (BY_TRIGGER, 2, 2), (BY_COLOUR, 2, "RBY".index(colour))]
    table += [(FLAT, 9, -1)]
    for n, (kind, points, wanted) in enumerate(table, 10):
        card = number(f"{colour}{n}")
        assert PRINTED.trigger[card] == -1
        assert (PRINTED.final[card], PRINTED.final_points[card], PRINTED.final_from[card]) == (kind, points, wanted), n
    assert PRINTED.final_upto[number(f"{colour}14")] == 2
    assert PRINTED.final_upto[number(f"{colour}15")] >= 60


@pytest.mark.rule("GIN-10.5")
def test_characters_by_kind() -> None:
    kinds = {
        "RE": ((1, 1, 1), (1, 0, 0), 4, {3, 5}), "RU": ((1, 1, 1), (1, 0, 0), 4, {1, 4, 6}),
        "RC": ((0, 1, 0), (1, 0, 0), 4, {2}), "BE": ((2, 0, 1), (0, 1, 0), 3, {2, 6}),
        "BU": ((2, 0, 1), (0, 1, 0), 3, {3}), "BC": ((1, 0, 0), (0, 1, 0), 3, {1, 4, 5}),
        "YE": ((2, 1, 2), (0, 0, 1), 2, {5, 6}), "YU": ((2, 1, 2), (0, 0, 1), 2, {3, 4}),
        "YC": ((2, 1, 1), (0, 0, 1), 2, {1, 2}),
    }  # fmt: skip
    for kind, (start, bonus, copies, sets) in kinds.items():
        mine = [index for index, item in enumerate(CHARACTER_CARDS) if kind_of(item) == kind]
        assert len(mine) == copies
        for index in mine:
            card = CHARACTERS + index
            assert goods(PRINTED.start[index]) == start
            assert goods(PRINTED.bonus[card]) == bonus
            assert (PRINTED.colour[card], PRINTED.trigger[card]) == ("RBY".index(kind[0]), "EUC".index(kind[1]))
        assert {CHARACTER_CARDS[index]["set"] for index in mine} - {0} == sets


def kind_of(character: dict[str, Any]) -> str:
    return f"{character['colour'][0]}{character['bonus']['trigger'][0]}".upper()
