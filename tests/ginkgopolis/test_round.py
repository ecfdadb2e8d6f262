"""GIN-3 and 6: rounds, passing the hands, drawing, and the new deck."""

import pytest

from edubba.games.ginkgopolis.rules.pieces import LETTERS
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from tests.ginkgopolis.given import A, B, Building, C, Has, Table, ginkgopolis, given, name, number, numbers
from tests.ginkgopolis.invariants import circulating


def alone(t: Table) -> Table:
    """Everybody plays a card alone; with urbanization cards a resource is taken."""
    s = t.state
    for seat in range(s.seats):
        card = min(s.players[seat].hand)
        t.plays(seat, f"card {name(card)}")
        if s.players[seat].tile_count and seat in s.to_act:
            t.plays(seat, "alone")
    while t.asked == "ChooseGood":
        t.play(sorted(t.choices)[0])
    return t


@pytest.mark.rule("GIN-3.1", "GIN-3.2", "GIN-0.2")
def test_a_round_is_choice_resolution_and_preparation() -> None:
    t = given(Has(hand="Y01 R01 A C"), Has(hand="D E Y03 B03"), first=B).listen()
    t.commit("Y01", "Y03")
    kinds = [kind for kind in t.told if kind in ("planned", "revealed", "exploited", "round", "drew-card")]
    assert kinds == ["planned"] * 2 + ["revealed", "exploited"] * 2 + ["round"] + ["drew-card"] * 2
    revealed = [event.seat for event in t.journal.events if event.kind == "revealed"]
    assert revealed == [B, A], "in turn order, from the first player"
    assert t.state.round == 2
    assert t.asked == "Choose"


@pytest.mark.rule("GIN-Y19", "GIN-6.2", "GIN-6.3", "GIN-4.3", "GIN-I15")
def test_hands_move_to_the_left_and_the_first_player_card_with_them() -> None:
    t = given(
        Has(hand="Y01 A B C"), Has(hand="Y02 D E F"), Has(hand="Y03 G H I"),
        seats=3, first=A, coming="J K",
    )  # fmt: skip
    t.listen().commit("Y01", "Y02", "Y03")
    assert {"A", "B", "C"} < t.hand(B)
    assert {"D", "E", "F"} < t.hand(C)
    assert {"G", "H", "I"} < t.hand(A)
    assert t.state.first == B
    assert [event.seat for event in t.journal.events if event.kind == "drew-card"] == [B, C, A]
    assert ("J" in t.hand(B), "K" in t.hand(C)) == (True, True)


@pytest.mark.rule("GIN-X6", "GIN-6.4", "GIN-R1")
def test_the_deck_is_rebuilt_before_the_second_player_draws() -> None:
    sites = [
        Building("Y04", (1, 2), 1, A, True),
        Building("Y05", (-1, 2), 1, A, True),
        Building("Y09", (2, 0), 1, B, True),
    ]
    t = given(Has(hand="Y01 A B C"), Has(hand="Y02 D E F"), city=sites, deck=1, first=B)
    assert len(t.state.discards) + 7 == 12
    t.listen().commit("Y01", "Y02")
    kinds = [event.kind for event in t.journal.events if event.kind in ("drew-card", "rebuilt")]
    assert kinds == ["drew-card", "rebuilt", "drew-card"]
    assert t.state.sites == 0
    cards = circulating(t.state)
    assert {name(card) for card in cards} >= {"Y04", "Y05", "Y09"}
    total = 12 + 12
    assert len(cards) == total
    assert t.state.deck_left == total - 8 - 7
    assert len(t.state.deck) - t.state.deck_left == 7, "seven cards are put aside"


@pytest.mark.rule("GIN-6.4", "GIN-R1")
def test_the_deck_is_rebuilt_even_if_nobody_needs_another_card() -> None:
    t = given(Has(hand="Y01 A B C"), Has(hand="Y02 D E F"), deck=2)
    t.listen().commit("Y01", "Y02")
    assert t.told[-2:] == ["drew-card", "rebuilt"]
    assert t.state.deck_left == 21 - 8 - 7


@pytest.mark.rule("GIN-Y20", "GIN-6.4")
def test_rebuild_with_three_players_in_round_one() -> None:
    t = given(Has(), Has(), Has(), seats=3)
    assert (t.state.deck_left, t.state.view(A)["discarded"]) == (2, 7)
    alone(t)
    assert t.state.deck_left == 2
    assert t.state.view(A)["discarded"] == 7
    assert sum(len(player.hand) for player in t.state.players) == 12
    assert len(circulating(t.state)) == 21


@pytest.mark.rule("GIN-Y21", "GIN-I8")
def test_rebuild_with_five_players_in_round_one() -> None:
    hands = [("R01", "R11"), ("R02", "R12"), ("R03", "R13"), ("B01", "B11"), ("B02", "B12")]
    t = given(*[Has(hand=card, tiles=tile, stock=2) for card, tile in hands])
    assert (t.state.deck_left, len(t.state.discards)) == (1, 0)
    t.commit(*[f"{card} {tile}" for card, tile in hands])
    assert t.state.deck_left == 1
    assert sum(len(player.hand) for player in t.state.players) == 20
    assert t.state.sites == 0
    assert len(t.state.discards) == 0


@pytest.mark.rule("GIN-Y22", "GIN-I7")
def test_rebuild_with_two_players() -> None:
    """Three rounds: 3 exploits, 1 urbanize, 2 constructs. The sixth draw is the last card."""
    t = given(
        Has(hand="R01 A Y01 C", tiles="R11 R12 R13", stock=9),
        Has(hand="R02 B Y02 D", changes=0),
        coming="E F G H I J",
    )
    assert t.state.deck_left == 6
    t.state.players[A].hand, t.state.players[B].hand = numbers("R01 B D Y02"), numbers("R02 A C Y01")
    t.commit("R01 R11", "Y01")
    t.commit("R02 R12", "Y02")
    t.commit("B R13", "C")
    t.play("gain-resource")
    assert t.asked == "Choose"
    assert t.state.deck_left == 7
    assert t.state.view(A)["discarded"] == 7
    assert len(circulating(t.state)) == 8 + 7 + 7 == 12 + 10
    assert t.state.sites == 0


@pytest.mark.rule("GIN-6.4", "GIN-R12")
def test_cards_of_sites_return_and_all_markers_leave() -> None:
    """More sites than there are markers in the box do no harm."""
    names = [f"{colour}{n:02}" for colour in "RB" for n in range(4, 13)]
    cells = [(x, 2) for x in range(-4, 5)] + [(x, -2) for x in range(-4, 5)]
    sites = [
        Building(tile, at, 1, A if index % 2 else B, True)
        for index, (tile, at) in enumerate(zip(names, cells, strict=True))
    ]
    tokens = {letter: (x, 3) for letter, x in zip("ABC", (-1, 0, 1), strict=True)}
    tokens |= {letter: (x, -3) for letter, x in zip("GHI", (1, 0, -1), strict=True)}
    t = given(Has(hand="Y01 A B C"), Has(hand="Y02 D E F"), city=sites, tokens=tokens, deck=1, seats=4)
    assert bin(t.state.sites).count("1") == 18
    alone(t)
    assert t.state.sites == 0
    assert {name(card) for card in circulating(t.state)} >= set(names)


@pytest.mark.rule("GIN-6.4", "GIN-I3")
def test_hands_take_no_part_in_a_rebuild() -> None:
    t = given(Has(hand="Y01 A B C"), Has(hand="Y02 D E F"), deck=1)
    t.commit("Y01", "Y02")
    assert {"A", "B", "C"} < t.hand(B)
    assert not {LETTERS, LETTERS + 1, LETTERS + 2} & set(t.state.deck)


@pytest.mark.rule("GIN-6.1", "GIN-8.3")
def test_there_is_no_preparation_after_the_last_round() -> None:
    t = given(Has(hand="Y01 A B C"), Has(hand="Y02 D E F"), max_rounds=1)
    t.commit("Y01", "Y02")
    assert t.state.over
    assert t.hand(A) == {"A", "B", "C"}


@pytest.mark.rule("GIN-8.4", "GIN-R18")
@pytest.mark.parametrize("rounds", [1, 3])
def test_the_safety_cap(rounds: int) -> None:
    s = ginkgopolis().new(seats=2, seed=3, options={"max_rounds": rounds, "setup": "initiation"})
    assert isinstance(s, GinkgopolisState)
    t = Table(s)
    while not s.over:
        alone(t)
    assert s.round == rounds
    assert not s.ending


@pytest.mark.rule("GIN-5.1", "GIN-13.3")
def test_a_plan_that_is_revealed_is_news() -> None:
    """Nobody takes back a move after which another has shown his card."""
    t = given(Has(hand="A R01 B01 Y01"), Has(hand="B R02 B02 Y02"), Has(hand="C R03 B03 Y03"))
    t.commit("A", "B", "C")
    assert (t.seat, t.asked) == (A, "ChooseGood")
    for seat in (A, B):
        before = t.state.news
        assert t.seat == seat
        t.play("gain-resource")
        assert t.state.news > before


@pytest.mark.rule("GIN-6.4", "GIN-13.5")
def test_who_has_seen_a_changed_hand_knows_that_it_is_in_the_new_deck() -> None:
    t = given(Has(hand="R01 B01 Y01 A"), Has(hand="R02 B02 Y02 B"), deck=4)
    t.plays(B, "change-hand")
    s = t.state
    assert s.changed == [], "the deck was rebuilt at once"
    seen = [(note >> 16, note >> 8 & 255, note & 255) for note in s.entered_for]
    assert seen == [(s.clock, 1 << B, number(card)) for card in ("R02", "B02", "Y02", "B")]
