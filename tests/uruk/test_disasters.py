"""URU-10.17 to 10.23: Drought, Earthquake and Volcanic eruption."""

import pytest

from tests.uruk.given import A, B, C, Has, Table, bag, given


def fists(t: Table, *bids: int) -> Table:
    """Everybody who has cubes bids, the last seat first: the order must not matter."""
    for seat in reversed(range(len(bids))):
        if seat in t.state.to_act:
            t.plays(seat, f"bid {bids[seat]}")
    return t


def disaster(name: str, *players: Has, active: int = A) -> Table:
    return given(*players, active=active, activated=name, face_down="enlil").play("end")


@pytest.mark.rule("URU-W26", "URU-10.17", "URU-10.18", "URU-10.19", "URU-10.20", "URU-R25")
def test_the_highest_bids_are_spared_and_paid_the_lowest_loses_a_disc() -> None:
    third = Has("kiln village", stock="2 blue")
    t = disaster("drought", Has("mud hut village", stock="3 red"), Has("net village", stock="2 pink"), third)
    common = t.state.common
    fists(t, 2, 2, 1)
    assert [t.stock(seat) for seat in (A, B, C)] == [bag("red"), bag(""), bag("2 blue")]
    assert [t.discs(seat) for seat in (A, B, C)] == [[1], [1], [0]]
    assert t.state.common == common + 1


@pytest.mark.rule("URU-W26", "URU-10.18", "URU-10.19", "URU-R25")
def test_equal_bids_make_all_victims_and_nobody_pays() -> None:
    third = Has("kiln village", stock="blue")
    t = disaster("drought", Has("mud hut village", stock="red"), Has("net village", stock="pink"), third)
    fists(t, 1, 1, 1)
    assert [t.stock(seat) for seat in (A, B, C)] == [bag("red"), bag("pink"), bag("blue")]
    assert [t.discs(seat) for seat in (A, B, C)] == [[0], [0], [0]]


@pytest.mark.rule("URU-W26", "URU-8.8")
def test_a_lighthouse_can_spare_its_owner_for_nothing() -> None:
    t = disaster("drought", Has("lighthouse, mud hut village", stock="red"), Has("net village", stock="red"))
    fists(t, 0, 0)
    assert (t.stock(A), t.stock(B)) == (bag("red"), bag("red"))
    assert (t.discs(A), t.discs(B)) == ([0, 1], [0])


@pytest.mark.rule("URU-8.8", "URU-R17")
@pytest.mark.parametrize(("laid", "bonus"), [("lighthouse", 1), ("lighthouse village", 2), ("lighthouse city", 3)])
def test_the_lighthouse_adds_1_2_or_3_to_a_cube_bid(laid: str, bonus: int) -> None:
    players = (Has(f"{laid}, mud hut village", stock="red"), Has("net village", stock="9 blue"))
    more = fists(disaster("volcano", *players), 1, 1 + bonus + 1)
    assert more.state.victims == 1 << A
    equal = fists(disaster("volcano", *players), 1, 1 + bonus)
    assert equal.state.victims == 1 << A, "all were victims, and the marker of B was cleared when his turn began"
    less = fists(disaster("volcano", *players), 1, bonus)
    assert less.state.victims == 0
    assert less.state.actions == 1, "B was the victim, and it is his turn"


@pytest.mark.rule("URU-10.17", "URU-D22", "URU-H6")
def test_bids_are_secret_and_simultaneous() -> None:
    t = disaster("drought", Has(stock="2 red"), Has(stock="blue"))
    assert list(t.state.to_act) == [A, B]
    assert t.choices_of(A) == {"bid 0", "bid 1", "bid 2"}
    assert t.choices_of(B) == {"bid 0", "bid 1"}
    assert t.why_not("bid 2", B) == "URU-10.17"
    before = t.state.view(B)
    t.plays(A, "bid 2")
    assert list(t.state.to_act) == [B]
    assert t.why_not("bid 0", A) == "turn", "a bid is a bid"
    after = t.state.view(B)
    assert {key for key in after if after[key] != before[key]} == {"to_act"}
    assert t.state.view(A)["sealed"] != []


@pytest.mark.rule("URU-10.17", "URU-D22")
def test_an_empty_fist_is_public_and_not_asked_for() -> None:
    assert disaster("drought", Has(stock="2 red"), Has(), Has(stock="blue")).state.to_act == (A, C)
    nobody = disaster("volcano", Has(), Has())
    assert (nobody.seat, nobody.state.actions) == (B, 1), "nobody could bid: all were victims"


@pytest.mark.rule("URU-10.19", "URU-D23")
def test_the_spared_player_chooses_which_cubes_he_pays() -> None:
    t = fists(disaster("drought", Has(stock="2 red, pink, blue"), Has(stock="red")), 2, 1)
    assert t.seat == A
    assert t.choices == {"colour red", "colour pink"}, "two cubes in the order of colours"
    assert t.why_not("colour blue") == "URU-10.19"
    t.play("colour pink")
    assert t.stock(A) == bag("2 red"), "after pink only blue is left to complete the payment"
    assert t.supply["blue"] == 12


@pytest.mark.rule("URU-10.20", "URU-D24")
def test_a_victim_of_the_drought_chooses_the_disc() -> None:
    t = disaster("drought", Has("mud hut village, kiln city, axe")).play("slot 2")
    assert t.discs(A) == [1, 1, 0]
    choice = disaster("drought", Has("mud hut village, kiln city, axe"))
    assert choice.choices == {"slot 1", "slot 2"}
    assert choice.why_not("slot 3") == "URU-10.20"


@pytest.mark.rule("URU-10.20", "URU-R34")
def test_a_victim_without_discs_loses_nothing() -> None:
    t = disaster("drought", Has("mud hut"), Has("net village"))
    assert (t.discs(A), t.discs(B)) == ([0], [0])
    assert t.seat == B


@pytest.mark.rule("URU-10.20", "URU-11.1")
def test_after_the_trigger_a_lost_disc_goes_to_epoch_iv() -> None:
    t = given(Has("mud hut village"), Has("net"), activated="drought", end="near")
    epochs = t.epochs
    t.play("end")
    assert t.epochs == [0, 0, 0, epochs[3] + 1]
    assert t.state.common == 0


@pytest.mark.rule("URU-10.21", "URU-D25", "URU-R8")
def test_a_victim_of_the_earthquake_discards_an_invention_without_disc_and_its_cubes() -> None:
    t = disaster("earthquake", Has("kiln village, mud hut with 2 red, street with blue", hand="axe"))
    assert t.choices == {"slot 2", "slot 3"}
    assert t.why_not("slot 1") == "URU-10.21"
    t.play("slot 2")
    assert (t.laid(A), t.discs(A)) == (["kiln", "street"], [1, 0])
    assert t.cubes_on(A, "street") == bag("blue")
    assert t.supply["red"] == 12
    assert t.discarded[0] == "mud_hut"
    assert t.hand(A) == bag("axe")


@pytest.mark.rule("URU-10.21", "URU-D25")
def test_who_has_only_settled_inventions_discards_three_cards() -> None:
    t = disaster("earthquake", Has("kiln village", hand="axe, lyre, street, vault"))
    t.play("card street", "card axe", "card lyre")
    assert t.hand(A) == bag("vault")
    assert t.laid(A) == ["kiln"]


@pytest.mark.rule("URU-W27", "URU-10.21")
def test_with_fewer_than_three_cards_the_whole_hand_goes() -> None:
    t = disaster("earthquake", Has("kiln village, axe city, mud hut village", hand="lyre, vault"))
    assert t.hand(A) == bag("")
    assert t.laid(A) == ["kiln", "axe", "mud_hut"]
    assert t.seat == B, "nothing was asked"


@pytest.mark.rule("URU-10.21", "URU-I4")
def test_an_empty_tableau_has_nothing_without_disc_either() -> None:
    t = disaster("earthquake", Has("", hand="lyre"), Has("net"))
    assert t.hand(A) == bag("")
    assert t.laid(B) == []


@pytest.mark.rule("URU-10.22", "URU-3.4", "URU-R26")
def test_an_eruption_leaves_one_action_in_the_next_turn_only() -> None:
    t = disaster("volcano", Has("kiln"), Has("net"), Has("axe"))
    assert (t.seat, t.state.actions) == (B, 1)
    t.play("draw")
    assert (t.seat, t.state.actions) == (C, 1)
    t.play("end")
    assert (t.seat, t.state.actions) == (A, 1)
    t.play("end")
    assert (t.seat, t.state.actions) == (B, 3)


@pytest.mark.rule("URU-10.22", "URU-R26")
def test_the_marker_is_no_disc_and_a_second_eruption_adds_nothing() -> None:
    t = given(Has("kiln"), Has("net"), activated="volcano", erupted="A")
    in_epochs, common = sum(t.epochs), t.state.common
    t.play("end")
    assert (sum(t.epochs), t.state.common) == (in_epochs - 1, common + 1), "only the disc of the resolution"
    assert (t.discs(A), t.discs(B)) == ([0], [0])
    t.play("end")
    assert (t.seat, t.state.actions) == (A, 1)
    t.play("end", "end")
    assert (t.seat, t.state.actions) == (A, 3)


@pytest.mark.rule("URU-10.23")
def test_victims_act_clockwise_from_the_active_player_after_the_spared_have_paid() -> None:
    two = "kiln village, axe village"
    t = disaster("drought", Has(two), Has("lyre village", stock="red, blue"), Has(two), active=C)
    t.plays(B, "bid 1")
    assert t.seat == B
    t.play("colour red")
    assert t.seat == C
    t.play("slot 1")
    assert t.seat == A
    t.play("slot 2")
    assert [t.discs(seat) for seat in (A, B, C)] == [[1, 0], [1], [0, 1]]


@pytest.mark.rule("URU-10.17", "URU-10.23")
def test_fists_victims_and_spared_are_told_clockwise() -> None:
    t = disaster("volcano", Has(stock="red"), Has(stock="2 red"), Has(stock="red"), active=B)
    told = t.plays(A, "bid 0").plays(C, "bid 0").listen()
    t.plays(B, "bid 1")
    order = {kind: [event.seat for event in told if event.kind == kind] for kind in ("fist", "spared", "erupted")}
    assert order == {"fist": [B, C, A], "spared": [B], "erupted": [C, A]}


@pytest.mark.rule("URU-10.24")
@pytest.mark.parametrize("name", ["drought", "earthquake", "volcano"])
def test_a_disaster_is_discarded_with_the_face_down_card(name: str) -> None:
    t = disaster(name, Has(""), Has(""))
    assert t.discarded[-2:] == [name, "enlil"]
