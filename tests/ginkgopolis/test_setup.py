"""GIN-2: the set-up of 2 to 5 players, and the draft."""

from collections import Counter
from random import Random

import pytest

from edubba.games.ginkgopolis.box import CHARACTER_IDS
from edubba.games.ginkgopolis.rules.pieces import CHARACTERS, KEEP, LETTERS, NONE, TILES, cell, tiles_in
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.errors import BadOption
from tests.ginkgopolis.given import START, ginkgopolis, name
from tests.ginkgopolis.invariants import check

SEATS = [2, 3, 4, 5]


def new(seats: int, seed: int = 1, **options: object) -> GinkgopolisState:
    s = ginkgopolis().new(seats=seats, seed=seed, options={"setup": "initiation", **options})
    assert isinstance(s, GinkgopolisState)
    return s


def drafted(seats: int, seed: int, **options: object) -> GinkgopolisState:
    """A game after a random draft."""
    s = new(seats, seed, setup="draft", **options)
    rng = Random(seed)
    while s.packets:
        seat = rng.choice(s.to_act)
        s.apply(seat, rng.choice(s.legal(seat)))
        check(s)
    return s


@pytest.mark.rule("GIN-0.1", "GIN-0.5", "GIN-2.1")
def test_the_nine_lowest_tiles_form_a_square_in_random_order() -> None:
    orders = set()
    for seed in range(20):
        s = new(3, seed)
        square = [s.city[cell(x, y)] for y in (1, 0, -1) for x in (-1, 0, 1)]
        assert {name(tile) for tile in square} == {f"{colour}0{n}" for colour in "RBY" for n in (1, 2, 3)}
        assert [s.level[tile] for tile in square] == [1] * 9
        assert [s.owner[tile] for tile in square] == [NONE] * 9
        assert s.sites == 0
        orders.add(tuple(square))
    assert len(orders) == 20


@pytest.mark.rule("GIN-2.2")
def test_tokens_surround_the_square_clockwise() -> None:
    s = new(2)
    assert s.tokens == [cell(*place) for place in START]
    assert [s.city[place] for place in s.tokens] == list(range(LETTERS, LETTERS + 12))
    assert not {cell(x, y) for x in (-2, 2) for y in (-2, 2)} & set(s.city)


@pytest.mark.rule("GIN-2.3", "GIN-Y1")
@pytest.mark.parametrize(("seats", "bag", "left"), [(2, 47, 41), (3, 45, 39), (4, 43, 43), (5, 41, 41)])
def test_the_reserve(seats: int, bag: int, left: int) -> None:
    """All sets give two tiles; with 2 or 3 players six more tiles are out of the game, nobody knows which."""
    s = new(seats)
    assert (len(s.bag), s.left) == (bag, left)
    assert all(tile % 20 >= 3 for tile in s.bag)


@pytest.mark.rule("GIN-2.4", "GIN-2.5", "GIN-2.12", "GIN-Y1")
@pytest.mark.parametrize(("seats", "left", "aside"), [(2, 6, 7), (3, 2, 7), (4, 5, 0), (5, 1, 0)])
def test_deck_and_hands(seats: int, left: int, aside: int) -> None:
    s = new(seats)
    assert s.deck_left == left
    assert len(s.deck) == left + aside
    assert s.view(0)["discarded"] == aside
    assert [len(player.hand) for player in s.players] == [4] * seats
    cards = s.deck + [card for player in s.players for card in player.hand]
    assert sorted(cards) == sorted([*range(LETTERS, 72), 0, 1, 2, 20, 21, 22, 40, 41, 42])


@pytest.mark.rule("GIN-2.6", "GIN-2.7")
@pytest.mark.parametrize(("seats", "resources"), [(2, 25), (3, 20), (4, 18), (5, 16)])
def test_resources_and_change_hand_tokens(seats: int, resources: int) -> None:
    for player in new(seats).players:
        assert player.supply + player.stock == resources
        assert player.changes == 2


@pytest.mark.rule("GIN-2.8", "GIN-I15")
def test_the_first_player_is_drawn_or_given() -> None:
    drawn = Counter(new(4, seed).first for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}
    assert max(drawn.values()) < 90
    for seat in range(5):
        assert new(5, first_player=seat).first == seat
    assert new(3, first_player=4).first == 1
    assert new(3, first_player=2).to_act == (2, 0, 1)


@pytest.mark.rule("GIN-2.9", "GIN-2.11", "GIN-R19", "GIN-Y1", "GIN-X1", "GIN-5.7b")
def test_a_set_for_each_and_what_it_brings() -> None:
    totals = {1: (4, 2, 2), 2: (4, 2, 2), 3: (5, 2, 4), 4: (4, 2, 3), 5: (4, 2, 3), 6: (5, 2, 4)}
    met = set()
    for seed in range(30):
        s = new(5, seed)
        sets = []
        for player in s.players:
            mine = sorted(player.cards)
            number = next(n for n, one in enumerate(s.printed.sets, 1) if [CHARACTERS + c for c in one] == mine)
            assert (player.stock, player.tile_count, player.points) == totals[number]
            sets.append(number)
        assert len(set(sets)) == 5
        met |= set(sets)
    assert met == set(totals)
    assert [CHARACTER_IDS[index] for index in s.printed.sets[1]] == ["P-04", "P-05", "P-06"]


@pytest.mark.rule("GIN-2.11", "GIN-13.3")
def test_starting_tiles_are_seen_by_their_owner_alone() -> None:
    s = new(3)
    for seat in range(3):
        view = s.view(seat)
        assert view["players"][seat]["tiles"] == tiles_in(s.players[seat].tiles)
        assert [view["players"][other]["tiles"] for other in range(3) if other != seat] == [None, None]


@pytest.mark.rule("GIN-2.10", "GIN-D1", "GIN-Y32", "GIN-0.2")
def test_packets_go_to_the_left_and_choices_shrink() -> None:
    s = new(3, 4, setup="draft", first_player=0)
    dealt = [packet[:] for packet in s.packets]
    assert [len(packet) for packet in dealt] == [4, 4, 4]
    assert len({character for packet in dealt for character in packet}) == 12
    for pick in range(3):
        for seat in range(3):
            packet = dealt[(seat - pick) % 3]
            assert sorted(s.legal(seat)) == [KEEP + character for character in sorted(packet)]
            assert len(packet) == 4 - pick
        for seat in range(3):
            s.apply(seat, KEEP + dealt[(seat - pick) % 3].pop(0))
    assert not s.packets
    assert [len(player.cards) for player in s.players] == [3, 3, 3]
    left_over = {character for packet in dealt for character in packet}
    kept = {card - CHARACTERS for player in s.players for card in player.cards}
    assert len(left_over) == 3
    assert len(kept) == 9
    assert not left_over & kept
    assert 27 - 9 - 3 == 15


@pytest.mark.rule("GIN-2.10", "GIN-R26")
def test_a_draft_ends_with_all_characters_laid_open_and_their_goods() -> None:
    uneven = 0
    for seed in range(30):
        s = drafted(2 + seed % 4, seed)
        for player in s.players:
            start = sum(s.printed.start[card - CHARACTERS] for card in player.cards)
            assert (player.points, player.stock, player.tile_count) == (start & 255, start >> 8 & 255, start >> 16)
            uneven += len({s.printed.colour[card] for card in player.cards}) < 3
        assert [len(player.hand) for player in s.players] == [4] * s.seats
    assert uneven, "nothing obliges a player to take one of each colour"


@pytest.mark.rule("GIN-2.10")
def test_only_the_packet_in_hand_can_be_kept_from() -> None:
    s = new(2, 1, setup="draft")
    other = s.packets[1][0]
    assert s.why_not(0, KEEP + other) == "GIN-2.10"
    s.apply(0, KEEP + s.packets[0][0])
    assert s.why_not(0, KEEP + s.packets[0][1]) == "turn", "who has chosen is not asked again"


@pytest.mark.rule("GIN-12.4")
def test_options_have_their_defaults_and_their_seats() -> None:
    game = ginkgopolis()
    defaults = {option.name: option.default for option in game.options}
    assert defaults == {
        "setup": "draft", "hal.level": "normal", "hal.card_from": "deck", "hal.pays_additional_costs": False,
        "first_player": "random", "public_counts": True, "max_rounds": 200,
    }  # fmt: skip
    assert game.seats == (1, 2, 3, 4, 5)
    for options, seats in (({"hal.level": "expert"}, 2), ({"setup": "initiation"}, 1), ({"max_rounds": 0}, 2)):
        with pytest.raises(BadOption):
            game.new(seats=seats, seed=1, options=options)
    with pytest.raises(BadOption):
        game.new(seats=6, seed=1)


@pytest.mark.rule("GIN-0.4", "GIN-0.6")
def test_the_tableau_begins_with_the_characters_and_buildings_with_one_floor() -> None:
    s = new(4)
    assert all(card >= CHARACTERS for player in s.players for card in player.cards)
    assert {s.level[tile] for tile in range(TILES)} == {0, 1}


@pytest.mark.rule("GIN-2.8")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seat", range(5))
def test_a_first_player_who_is_given_is_never_drawn(seats: int, seat: int) -> None:
    assert {new(seats, seed, first_player=seat).first for seed in range(12)} == {seat % seats}
