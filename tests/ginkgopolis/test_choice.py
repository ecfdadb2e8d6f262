"""GIN-4: everybody plans at once and in secret; changing the hand."""

import pytest

from edubba.games.ginkgopolis.rules.pieces import LETTERS
from tests.ginkgopolis.given import A, B, Building, C, Has, given


@pytest.mark.rule("GIN-4.1", "GIN-4.2", "GIN-D2")
def test_a_card_alone_or_with_any_tile_whatever_it_would_cost() -> None:
    t = given(Has(hand="R01 B02 A C", tiles="R04 Y20"), Has())
    assert t.choices_of(A) == {"card R01", "card B02", "card A", "card C", "change-hand"}
    t.plays(A, "card R01")
    assert t.choices_of(A) == {"alone", "tile R04", "tile Y20"}, "nothing is in stock, but planning is free"


@pytest.mark.rule("GIN-4.1", "GIN-D2")
def test_only_own_cards_and_tiles() -> None:
    t = given(Has(hand="R01 B02 A C", tiles="R04"), Has())
    assert t.why_not("card B", A) == "GIN-4.1"
    t.plays(A, "card A")
    assert t.why_not("tile Y05", A) == "GIN-4.1"
    assert t.why_not("card R01", A) == "turn"
    assert t.why_not("change-hand", A) == "GIN-4.4"


@pytest.mark.rule("GIN-4.1", "GIN-12.2", "GIN-13.2")
def test_nothing_is_seen_before_the_last_player_has_committed() -> None:
    t = given(Has(hand="Y01 Y02 A C", tiles="R04", stock=1), Has(tiles="B04"), Has(tiles="Y04"))
    s = t.state
    before = s.view(B)
    t.plays(A, "card A", "tile R04")
    after = s.view(B)
    assert after.pop("to_act") == [1, 2]
    before.pop("to_act")
    assert after == before, "not even the number of tiles has changed"
    assert s.view(A)["sealed"] != []
    t.plays(C, f"card {next(iter(t.hand(C)))}", "alone")
    t.listen().plays(B, f"card {next(iter(t.hand(B)))}", "tile B04")
    plans = {event.seat: event.a for event in t.journal.events if event.kind == "planned"}
    assert plans == {A: 1, B: 1, C: 0}, "now all see who has laid a tile"


@pytest.mark.rule("GIN-4.1", "GIN-13.1", "GIN-13.3")
def test_who_has_laid_a_tile_is_public_but_neither_card_nor_tile() -> None:
    t = given(Has(hand="A C Y01 Y02", tiles="R04", stock=1), Has(hand="D E Y03 B03", tiles="B04", stock=1))
    t.commit("A R04", "D B04")
    assert t.asked == "Relocate"  # the first player's; the plan of the second is still secret
    view = t.state.view(A)["players"][B]
    assert (view["planned"], view["with_tile"], view["plan"]) == (True, True, [])
    assert t.state.view(B)["players"][B]["plan"] == [LETTERS + 3, 23]


@pytest.mark.rule("GIN-4.3")
def test_the_three_other_cards_form_a_packet() -> None:
    t = given(Has(hand="Y01 R01 A C"), Has(hand="D E Y03 B03"), deck=6)
    t.commit("Y01", "Y03")
    assert {"R01", "A", "C"} <= t.hand(B)
    assert {"D", "E", "B03"} <= t.hand(A)


@pytest.mark.rule("GIN-4.4", "GIN-R4")
def test_changing_the_hand_once_and_again_in_one_round() -> None:
    t = given(Has(hand="Y01 R01 A C"), Has(), seats=4)
    old = t.hand(A)
    t.plays(A, "change-hand")
    assert t.state.players[A].changes == 1
    assert len(t.hand(A)) == 4
    assert not t.hand(A) & old
    assert set(t.state.to_act) == {0, 1, 2, 3}, "he is asked again"
    t.plays(A, "change-hand")
    assert t.why_not("change-hand", A) == "GIN-4.4", "both tokens are spent"
    t.plays(A, f"card {next(iter(t.hand(A)))}")


@pytest.mark.rule("GIN-R3", "GIN-12.2")
def test_changes_happen_in_the_order_of_their_announcement() -> None:
    for order in ((A, B), (B, A)):
        t = given(Has(hand="Y01 R01 A C"), Has(hand="B D E F"), coming="G H I J", seats=4)
        for seat in order:
            t.plays(seat, "change-hand")
        assert t.hand(order[0]) == {"G", "H", "I", "J"}
        assert not t.hand(order[1]) & {"G", "H", "I", "J"}


@pytest.mark.rule("GIN-R3")
def test_who_has_chosen_a_card_cannot_change_his_hand() -> None:
    t = given(Has(hand="Y01 R01 A C", tiles="R04"), Has())
    t.plays(A, "card Y01")
    assert t.why_not("change-hand", A) == "GIN-4.4"


@pytest.mark.rule("GIN-Y23", "GIN-4.4", "GIN-6.4", "GIN-R5", "GIN-13.5")
def test_change_hand_at_five_players_in_the_first_round() -> None:
    t = given(Has(hand="Y01 R01 A C"), seats=5, deck=1)
    assert t.state.discards == []
    old = t.hand(A)
    t.plays(A, "change-hand")
    assert t.state.deck_left == 1
    assert len(t.hand(A) & old) == 3, "three of the four discarded cards come back"
    assert t.state.changed == []


@pytest.mark.rule("GIN-R5", "GIN-13.5")
def test_a_changed_hand_is_discarded_face_down() -> None:
    t = given(Has(hand="Y01 R01 A C"), Has(), seats=4)
    t.plays(A, "change-hand")
    assert t.discards == set()
    assert t.state.view(B)["discards"] == []
    assert t.state.view(B)["discarded"] == 4
    assert t.state.view(B)["changed"] == []
    assert len(t.state.view(A)["changed"]) == 4


@pytest.mark.rule("GIN-5.1", "GIN-13.5")
def test_played_cards_are_discarded_for_all_to_see() -> None:
    t = given(Has(hand="Y01 R01 A C"), Has(hand="D E Y03 B03"), deck=6)
    t.commit("Y01", "Y03")
    assert {"Y01", "Y03"} <= t.discards
    assert {40, 42} <= set(t.state.view(None)["discards"])


@pytest.mark.rule("GIN-5.1", "GIN-R13")
def test_plans_are_resolved_completely_one_after_the_other() -> None:
    """A builds at A; only then B reveals, and may profit of what A has built."""
    t = given(
        Has(hand="A Y01 Y02 C", tiles="R04", stock=1),
        Has(hand="B D E F", tiles="B04", stock=1),
        city=[Building("R10", (-1, 2), 1, B), Building("R11", (1, 2), 1, B)],
        tokens={"A": (-2, 2), "C": (2, 2), "B": (0, 2)},
    )
    t.commit("A R04", "B B04")
    assert t.seat == A
    assert t.state.players[B].plan_card >= 0
    assert t.building(-2, 2)[0] == "R04"
    t.play("side north")
    assert t.token("A") == (-2, 3)
    assert t.building(0, 2)[0] == "B04"
    assert t.state.players[B].plan_card < 0
