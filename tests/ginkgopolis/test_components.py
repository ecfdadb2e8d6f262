"""GIN-1: what is in the box, and GIN-10: what is printed on the cards."""

from collections import Counter

import pytest

from edubba.games.ginkgopolis import components
from edubba.games.ginkgopolis.edge.game import TILE_IDS
from edubba.games.ginkgopolis.rules.pieces import CHARACTERS, LETTERS, NUMBERS
from edubba.games.ginkgopolis.rules.printed import BY_COLOUR, BY_LEVEL, BY_TRIGGER, FLAT, NO_FINAL, ON_COLOUR
from tests.ginkgopolis.given import ginkgopolis, number

DATA = components.own_pack().data
PRINTED = ginkgopolis().tables


def goods(packed: int) -> tuple[int, int, int]:
    """Resources, tiles, points."""
    return packed >> 8 & 255, packed >> 16, packed & 255


@pytest.mark.rule("GIN-1.1", "GIN-1.2")
def test_there_is_a_card_for_each_of_60_tiles() -> None:
    assert len(TILE_IDS) == len(set(TILE_IDS)) == 60
    for group in ("building_tiles", "building_cards"):
        numbers = Counter((item["color"], item["number"]) for item in DATA[group]["items"])
        assert numbers == {(colour, n): 1 for colour in ("red", "blue", "yellow") for n in range(1, 21)}
    for tile, card in zip(DATA["building_tiles"]["items"], DATA["building_cards"]["items"], strict=True):
        assert (tile["card"], card["tile"]) == (card["id"], tile["id"])
        assert PRINTED.colour[number(tile["id"].removeprefix("T-"))] == components.COLOURS.index(tile["color"])


@pytest.mark.rule("GIN-1.3", "GIN-1.4")
def test_there_is_a_token_for_each_of_12_letters() -> None:
    cards = [item["letter"] for item in DATA["urbanization_cards"]["items"]]
    assert cards == [item["id"] for item in DATA["urbanization_tokens"]["items"]] == list("ABCDEFGHIJKL")
    assert {PRINTED.trigger[LETTERS + letter] for letter in range(12)} == {-1}


@pytest.mark.rule("GIN-1.5", "GIN-R26")
def test_27_characters_18_of_them_in_six_sets_of_one_per_colour() -> None:
    characters = {item["id"]: item for item in DATA["characters"]["items"]}
    assert len(characters) == 27
    assert len(DATA["character_sets"]["items"]) == len(PRINTED.sets) == 6
    for one in DATA["character_sets"]["items"]:
        assert sorted(characters[name]["color"] for name in one["members"]) == ["blue", "red", "yellow"]
        assert {characters[name]["set"] for name in one["members"]} == {one["set"]}
    assert sum(item["set"] == 0 for item in characters.values()) == 9


@pytest.mark.rule("GIN-1.6", "GIN-1.7", "GIN-1.8", "GIN-1.9", "GIN-1.10", "GIN-1.11")
def test_the_other_pieces_are_those_of_the_box() -> None:
    counts = DATA["counts"]
    assert (counts["resources_total"], counts["resources_per_color"]) == (125, 25)
    assert (counts["change_hand_tokens"], counts["construction_site_markers"], counts["screens"]) == (10, 15, 5)
    assert counts["point_token_values"] == [1, 3, 5, 10]
    assert counts["first_player_card"] == 1
    assert len(DATA["player_colors"]["ids"]) == 5


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
        mine = [index for index, item in enumerate(DATA["characters"]["items"]) if item["type"] == kind]
        assert len(mine) == copies
        for index in mine:
            card = CHARACTERS + index
            assert goods(PRINTED.start[index]) == start
            assert goods(PRINTED.bonus[card]) == bonus
            assert (PRINTED.colour[card], PRINTED.trigger[card]) == ("RBY".index(kind[0]), "EUC".index(kind[1]))
        assert {DATA["characters"]["items"][index]["set"] for index in mine} - {0} == sets


def test_our_own_data_are_in_order() -> None:
    assert ginkgopolis().problems(components.own_pack().data) == []
