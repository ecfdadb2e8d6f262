"""GIN-13: who knows what."""

from collections import Counter
from random import Random

import pytest

from edubba.games.ginkgopolis.rules.hidden import NOBODY, all_tiles, known_entry, knows, lane
from edubba.games.ginkgopolis.rules.pieces import CARDS, TILES, tiles_in
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.testing.play import Table, play
from tests.ginkgopolis.given import A, B, Building, C, D, Has, ginkgopolis, given, name


def state_of(state: object) -> GinkgopolisState:
    assert isinstance(state, GinkgopolisState)
    return state


@pytest.mark.rule("GIN-13.1", "GIN-2.5")
def test_what_all_can_see() -> None:
    t = given(Has(points=3, stock=2, tiles="R04 R05", cards="P-04"), Has(), city=[Building("B10", (0, 2), 2, B, True)])
    view = t.state.view(None)
    assert [0, 2, 29, 2, B, 1] in view["city"]
    assert view["tokens"][1] == [0, 3]
    assert (view["deck"], view["reserve"], view["exhausted"], view["first"]) == (t.state.deck_left, t.state.left, 0, A)
    mine = view["players"][A]
    assert (mine["points"], mine["stock"], mine["tile_count"], mine["supply"], mine["changes"]) == (3, 2, 2, 23, 2)
    assert mine["cards"] == [75]
    assert (mine["hand"], mine["tiles"]) == (None, None)


@pytest.mark.rule("GIN-13.2")
def test_counts_can_be_hidden_until_the_end() -> None:
    t = given(Has(points=3, tiles="R04"), Has(points=2), public_counts=False, max_rounds=1)
    other = t.state.view(B)["players"][A]
    assert (other["points"], other["stock"], other["tile_count"]) == (None, None, None)
    assert t.state.view(A)["players"][A]["points"] == 3
    for seat in (A, B):
        t.plays(seat, f"card {min(t.hand(seat))}")
        if seat in t.state.to_act and t.state.sealed[seat]:
            t.plays(seat, "alone")
    while t.state.to_act:
        t.play(sorted(t.choices)[0])
    assert t.state.view(B)["players"][A]["points"] is not None


@pytest.mark.rule("GIN-13.3", "GIN-13.4", "GIN-6.2")
def test_who_passed_a_hand_on_knows_it_until_it_is_played() -> None:
    hands = ["Y01 A B C", "Y02 D E F", "Y03 G H I", "R01 J K L"]
    t = given(*[Has(hand=hand) for hand in hands])
    t.commit("Y01", "Y02", "Y03", "R01")
    assert {name(card) for card in t.state.view(A)["players"][B]["known"]} == {"A", "B", "C"}
    assert t.state.view(A)["players"][C]["known"] == [], "he has never held it"
    assert {name(card) for card in t.state.view(D)["players"][A]["known"]} == {"J", "K", "L"}
    assert t.state.view(None)["players"][B]["known"] == []
    # B plays A openly; what he passes on is B, C, known to A, and a card that A has never seen.
    t.plays(B, "card A")
    for seat in (A, C, D):
        t.plays(seat, f"card {max(t.hand(seat))}")
    while t.asked == "ChooseGood":
        t.play("gain-resource")
    assert {name(card) for card in t.state.view(A)["players"][C]["known"]} == {"B", "C"}
    assert len(t.state.view(B)["players"][C]["known"]) == 3


@pytest.mark.rule("GIN-13.4")
def test_with_two_players_a_hand_comes_back() -> None:
    t = given(Has(hand="Y01 A B C"), Has(hand="Y02 D E F"))
    t.commit("Y01", "Y02")
    known = set(t.state.view(A)["players"][B]["known"])
    assert {name(card) for card in known} == {"A", "B", "C"}
    assert len(lane(t.state.players[B])) == 4


@pytest.mark.rule("GIN-13.4", "GIN-5.2")
def test_a_tile_that_fell_back_stays_where_all_saw_it() -> None:
    t = given(Has(tiles="Y10 R05"), Has(), Has()).resolve(A, "B", "Y10").play("gain-resource")
    rng = Random(1)
    for _ in range(20):
        other = t.state.redeal(B, rng)
        assert other.players[A].tiles >> 49 & 1
    assert len({other.players[A].tiles for other in (t.state.redeal(B, rng) for _ in range(20))}) > 5
    assert t.state.view(C)["players"][A]["shown"] == [49]


@pytest.mark.rule("GIN-13.5", "GIN-13.6", "GIN-R5")
def test_nobody_knows_the_order_of_deck_and_reserve_or_what_was_put_aside() -> None:
    s = state_of(ginkgopolis().new(seats=3, seed=5, options={"setup": "initiation"}))
    assert len(s.deck) == s.deck_left + 7
    assert len(s.bag) == s.left + 6
    shown = str(s.view(0))
    assert "'deck': 2," in shown
    solo = state_of(ginkgopolis().new(seats=1, seed=5))
    assert solo.view(0)["hal_card"] is True
    cards = {state_of(solo.redeal(0, Random(seed))).hal_card for seed in range(60)}
    assert len(cards) > 8
    assert not cards & set(solo.players[0].hand)


@pytest.mark.rule("GIN-13.5", "GIN-4.4")
def test_a_discarded_hand_is_known_to_who_discarded_it_and_to_who_passed_it() -> None:
    hands = ["Y01 A B C", "Y02 D E F", "Y03 G H I", "R01 J K L"]
    more = [Building("R10", (0, 2), 1, A), Building("R11", (2, 0), 1, A), Building("R12", (0, -2), 1, A)]
    t = given(*[Has(hand=hand) for hand in hands], city=[*more, Building("R13", (-2, 0), 1, A)])
    t.commit("Y01", "Y02", "Y03", "R01")
    t.plays(B, "change-hand")
    assert {name(card) for card in t.state.view(A)["changed"]} >= {"A", "B", "C"}
    assert len(t.state.view(B)["changed"]) == 4
    assert t.state.view(C)["changed"] == []
    rng = Random(4)
    for _ in range(20):
        assert {name(card) for card in state_of(t.state.redeal(A, rng)).changed} >= {"A", "B", "C"}
    assert len({tuple(state_of(t.state.redeal(C, rng)).changed) for _ in range(20)}) > 10


@pytest.mark.rule("GIN-13.5", "GIN-6.4")
def test_what_one_alone_saw_go_into_the_deck_is_not_dealt_into_older_hands() -> None:
    """A discards his hand and the deck is rebuilt: A knows that the others cannot hold those cards already."""
    t = given(Has(hand="Y01 A B C"), Has(hand="Y02 D E F"), deck=4)
    mine = t.hand(A)
    t.plays(A, "change-hand")
    assert t.state.changed == [], "the deck was rebuilt"
    rng = Random(2)
    for _ in range(60):
        assert not {name(card) for card in lane(t.state.redeal(A, rng).players[B])} & mine
    assert any({name(card) for card in lane(t.state.redeal(B, rng).players[A])} != t.hand(A) for _ in range(9))
    entries = {known_entry(t.state, A, card) for card in range(CARDS) if name(card) in mine}
    assert entries == {t.state.clock}
    assert {known_entry(t.state, B, card) for card in range(CARDS) if name(card) in mine} == {0}
    assert known_entry(t.state, NOBODY, 60) == 0


@pytest.mark.rule("GIN-13.7", "GIN-2.10")
@pytest.mark.parametrize("seats", [seats for seats in ginkgopolis().seats if seats > 1])
def test_in_the_draft_everybody_remembers_the_packets_he_has_held(seats: int) -> None:
    s = state_of(ginkgopolis().new(seats=seats, seed=3, options={"first_player": 0}))
    rng = Random(seats)
    dealt = [packet[:] for packet in s.packets]
    for pick in range(3):
        for seat in range(seats):
            view = s.view(seat)["draft"]
            held = (seat - pick) % seats
            assert view[held]["seen"] == sorted(s.packets[held])
            assert view[seat]["seen"] == sorted(dealt[seat]) or pick >= seats, "the first packet, before he kept one"
            assert view[-1]["kept"] == s.kept[seat]
            for _ in range(5):
                other = state_of(s.redeal(seat, rng))
                assert other.packets[held] == sorted(s.packets[held])
                assert other.kept[seat] == s.kept[seat]
                kept = [card for hand in other.kept for card in hand]
                everything = kept + [card for packet in other.packets for card in packet]
                assert len(set(everything)) == 4 * seats
                for packet in range(seats):
                    if view[packet]["held"] >= 0:
                        later = [other.kept[(packet + p) % seats][p] for p in range(view[packet]["held"], pick)]
                        assert sorted(later + other.packets[packet]) == view[packet]["seen"]
            assert s.view(None)["draft"][held]["seen"] == []
        for seat in range(seats):
            s.apply(seat, s.legal(seat)[0])
    if seats == 2:
        assert not s.packets


@pytest.mark.rule("GIN-13.7")
def test_with_two_players_a_packet_comes_back_and_tells_what_the_other_kept() -> None:
    s = state_of(ginkgopolis().new(seats=2, seed=3, options={"first_player": 0}))
    for _ in range(2):
        for seat in (0, 1):
            s.apply(seat, s.legal(seat)[0])
    view = s.view(0)["draft"]
    assert view[0]["held"] == 2
    assert view[0]["gone"] == [s.kept[0][0], s.kept[1][1]]
    assert {state_of(s.redeal(0, Random(seed))).kept[1][1] for seed in range(9)} == {s.kept[1][1]}
    assert len({state_of(s.redeal(0, Random(seed))).kept[1][0] for seed in range(40)}) > 5


@pytest.mark.rule("GIN-13.8")
def test_after_a_give_back_all_know_which_tiles_can_be_drawn() -> None:
    t = given(Has(tiles="R05 R06"), Has(), city=[Building("B09", (1, 2), 1, B)], reserve=1, next_tiles="Y04")
    t.resolve(A, "B09").plays(A, "tile R05", "tile R06", "done").plays(B, "done")
    assert t.state.view(B)["given"] == [4, 5]
    t.resolve(A, "B01")
    rng = Random(1)
    for _ in range(20):
        other = state_of(t.state.redeal(B, rng))
        drawn = set(tiles_in(other.players[A].tiles)) & {4, 5}
        assert len(drawn) == 1
        assert {*drawn, *other.bag} == {4, 5}


@pytest.mark.rule("GIN-13.3", "GIN-4.1")
def test_a_plan_may_be_any_card_and_any_tile() -> None:
    t = given(Has(hand="A C Y01 Y02", tiles="R04 R07", stock=1), Has(hand="D E Y03 B03", tiles="B04 B05", stock=1))
    t.commit("A R04", "D B04")
    assert t.seat == A
    rng = Random(3)
    plans = [state_of(t.state.redeal(A, rng)).players[B] for _ in range(80)]
    assert len({player.plan_card for player in plans}) > 4
    assert len({player.plan_tile for player in plans}) > 8
    assert all(player.plan_card not in player.hand for player in plans)
    assert all(not player.tiles >> player.plan_tile & 1 for player in plans)


@pytest.mark.rule("GIN-13.3", "GIN-13.4", "GIN-13.5")
@pytest.mark.parametrize("seats", ginkgopolis().seats)
def test_a_redealt_position_respects_all_that_a_seat_knows(seats: int) -> None:
    for seed in range(3):
        played = play(Table("ginkgopolis", seats), seed, ("any", "curious", "bent")[seed])
        rng = Random(seed)
        for _, moment in played.at(range(0, len(played.moves), 7)):
            s = state_of(moment)
            for seat in range(seats):
                other = state_of(s.redeal(seat, rng))
                assert lane(other.players[seat]) == lane(s.players[seat])
                assert all_tiles(other.players[seat]) == all_tiles(s.players[seat])
                for one in range(seats):
                    held = set(lane(other.players[one]))
                    assert len(held) == len(lane(s.players[one]))
                    assert {card for card in lane(s.players[one]) if knows(s, seat, one, card)} <= held
                    for card in held - set(lane(s.players[one])):
                        assert known_entry(s, seat, card) <= other.drawn[card]


@pytest.mark.rule("GIN-13.3")
def test_hidden_tiles_are_dealt_by_chance_alone() -> None:
    t = given(Has(tiles="R04 B05 Y06"), Has(tiles="R07 R08"), Has())
    rng = Random(5)
    times = 3000
    met: Counter[int] = Counter()
    for _ in range(times):
        met.update(tiles_in(state_of(t.state.redeal(B, rng)).players[A].tiles))
    unseen = TILES - 9 - 2
    for tile in range(TILES):
        share = 3 / unseen if tile not in (6, 7) and tile % 20 >= 3 else 0
        assert abs(met[tile] - times * share) <= 4.7 * (times * share) ** 0.5, name(tile)
