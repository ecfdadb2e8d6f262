"""URU-1: what is in the box, and URU-12: whom it is for."""

from collections import Counter

import pytest

from edubba.games.uruk.box import COLOUR_IDS, EVENT_IDS, TYPE_IDS
from edubba.games.uruk.rules.cards import CARDS, ENLIL
from edubba.games.uruk.rules.state import UrukState
from edubba.kernel.errors import BadOption
from tests.uruk.given import uruk

COLOURED = {  # the table of URU-1.3, by colour and level
    "red": [["mud_hut"], ["kiln", "city_wall", "street"], ["pulley", "vault"], ["ziggurat"]],
    "pink": [["net"], ["domestication", "axe", "shadoof"], ["clay_pipe", "scales"], ["gear_wheel"]],
    "yellow": [["clay_pot"], ["roller", "statuette", "wheel_and_axle"], ["coinage", "lyre"], ["astronomy"]],
    "blue": [["cistern"], ["water_wheel", "sailing_ship", "lighthouse"], ["water_clock", "sewer"], ["aqueduct"]],
}


@pytest.mark.rule("URU-1.1")
def test_there_are_92_inventions_of_28_types_23_in_each_colour() -> None:
    printed = uruk().tables
    cards = Counter[str]()
    for card in range(len(TYPE_IDS)):
        cards[COLOUR_IDS[printed.colour[card]]] += printed.copies[card]
    assert len(TYPE_IDS) == 28
    assert cards == {"red": 23, "pink": 23, "yellow": 23, "blue": 23}
    assert cards.total() == 92


@pytest.mark.rule("URU-1.2")
@pytest.mark.parametrize(
    ("level", "types", "copies"),
    [(1, 1, 1), (2, 3, 3), (3, 2, 4), (4, 1, 5)],
)
def test_each_colour_has_so_many_types_and_copies_of_a_level(level: int, types: int, copies: int) -> None:
    printed = uruk().tables
    for colour in range(4):
        mine = [card for card in range(28) if printed.colour[card] == colour and printed.level[card] == level]
        assert len(mine) == types
        assert {printed.copies[card] for card in mine} == {copies}


@pytest.mark.rule("URU-1.3", "URU-R1")
@pytest.mark.parametrize("colour", COLOUR_IDS)
def test_types_have_the_colours_of_the_table(colour: str) -> None:
    printed = uruk().tables
    for level, names in enumerate(COLOURED[colour], 1):
        for name in names:
            card = TYPE_IDS.index(name)
            assert (COLOUR_IDS[printed.colour[card]], printed.level[card]) == (colour, level)


@pytest.mark.rule("URU-R1")
def test_every_colour_has_one_producer_and_one_reduction_of_its_own_among_level_2() -> None:
    printed = uruk().tables
    producers = {"kiln": "red", "domestication": "pink", "roller": "yellow", "water_wheel": "blue"}
    reductions = {"city_wall": "red", "axe": "pink", "statuette": "yellow", "sailing_ship": "blue"}
    for name, colour in producers.items():
        assert printed.gains[TYPE_IDS.index(name)] == COLOUR_IDS.index(colour)
    for name, colour in reductions.items():
        assert printed.reducer[COLOUR_IDS.index(colour)] == TYPE_IDS.index(name)


@pytest.mark.rule("URU-1.4")
def test_ten_events_exist_once_each() -> None:
    gods = ("enlil", "nergal", "ninurta", "gibil", "marduk", "nannar", "ishtar")
    assert (*gods, "drought", "earthquake", "volcano") == EVENT_IDS
    faces = uruk().talk.faces("en")
    assert [faces[event].kind for event in EVENT_IDS] == ["god"] * 7 + ["disaster"] * 3
    for seats in uruk().seats:
        state = uruk().new(seats=seats, seed=1)
        assert isinstance(state, UrukState)
        events = [card for layer in state.deck.layers for card in layer if card >= ENLIL]
        assert sorted(events) == list(range(ENLIL, CARDS))


@pytest.mark.rule("URU-1.5")
def test_inventions_events_epochs_and_summaries_are_110_cards() -> None:
    summaries = 4  # nothing in the game needs them
    assert [*uruk().pack.data["epochs"]] == ["I", "II", "III", "IV"]
    assert sum(uruk().tables.copies) + len(EVENT_IDS) + len(uruk().tables.price) + summaries == 110


@pytest.mark.rule("URU-1.6")
def test_there_are_12_cubes_of_each_colour_and_24_discs() -> None:
    printed = uruk().tables
    assert printed.cubes_each == [12, 12, 12, 12]
    assert sum(printed.discs[4]) + 4 == 24


@pytest.mark.rule("URU-R35")
def test_inventions_and_gods_bear_the_names_of_the_french_rules() -> None:
    faces = uruk().talk.faces("fr")
    loose = {"wheel_and_axle": "Meule", "shadoof": "Puits", "roller": "Roulage"}
    assert {name: faces[name].name for name in loose} == loose


@pytest.mark.rule("URU-12.1")
def test_there_is_no_solo_mode() -> None:
    assert uruk().seats == (2, 3, 4)
    with pytest.raises(BadOption, match="2, 3, 4 seats"):
        uruk().new(seats=1)
    with pytest.raises(BadOption, match="2, 3, 4 seats"):
        uruk().new(seats=5)


@pytest.mark.rule("URU-R42")
def test_every_switch_is_an_option_with_its_default() -> None:
    assert {option.name: option.default for option in uruk().options} == {
        "losing_card_bids_are_discarded": False,
        "scarcity_limit": "per_colour",
        "clay_pipe_ties_load": True,
        "half_price_is_compulsory": True,
        "scales_own_colour_counts": False,
        "cost_reductions_once_per_turn": True,
        "shadoof_cards": "any",
        "scarcity_victim": "richest_opponent",
        "bid_colours": "after_reveal",
        "reshuffle": "card_needed",
        "discs_after_trigger": "stay",
        "first_player": "random",
        "max_rounds": 80,
    }
