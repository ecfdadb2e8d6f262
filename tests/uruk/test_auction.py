"""URU-10.6 to 10.10: the auction of Enlil, Nergal and Ninurta; URU-8.8: the Lighthouse."""

import pytest

from tests.uruk.given import A, B, C, Has, Table, bag, given

LOSERS_PAY = {"losing_card_bids_are_discarded": True}


def auction(god: str, *players: Has, options: dict[str, bool] | None = None) -> Table:
    return given(*players, activated=god, face_down="drought", options=options).play("end")


@pytest.mark.rule("URU-W23", "URU-10.6", "URU-10.8", "URU-10.9", "URU-D16", "URU-R24")
def test_an_auction_with_a_lighthouse_and_a_raise() -> None:
    t = auction(
        "nergal",
        Has("mud hut", hand="kiln, lyre, axe"),
        Has("lighthouse village", hand="vault"),
        Has("net", hand="kiln"),
    )
    t.play("card kiln", "card lyre", "done")  # 2 + 3 = 5
    assert t.seat == B
    t.play("card vault", "done")  # 3, and 3 for the Lighthouse with its village: 6
    assert t.seat == C
    t.play("pass")
    assert t.seat == A
    t.play("card axe", "done")  # 5 + 2 = 7
    assert t.seat == B
    t.play("pass")
    assert t.seat == A, "he has won and chooses a colour"
    assert t.discarded == ["kiln", "lyre", "axe"]
    assert t.hand(B) == bag("vault")
    assert t.play("colour blue").stock(A) == bag("3 blue")


@pytest.mark.rule("URU-W24", "URU-10.7", "URU-10.8", "URU-8.8")
def test_the_lighthouse_alone_can_win_and_pays_nothing() -> None:
    t = auction("nergal", Has("mud hut", hand="kiln"), Has("lighthouse", hand="kiln"), Has("net", hand="kiln"))
    t.play("pass")
    assert t.choices == {"pass", "done", "card kiln"}
    t.play("done", "pass")
    assert t.seat == B
    t.play("colour red")
    assert t.hand(B) == bag("kiln")
    assert t.stock(B) == bag("3 red")


@pytest.mark.rule("URU-8.8", "URU-R17")
@pytest.mark.parametrize(
    ("laid", "equal", "lower"),
    [
        ("lighthouse", "kiln", "mud hut"),
        ("lighthouse village", "vault", "kiln"),
        ("lighthouse city", "ziggurat", "vault"),
    ],
)
def test_the_lighthouse_adds_2_3_or_4_to_a_card_bid(laid: str, equal: str, lower: str) -> None:
    bidder = Has("net village", hand=equal, shown=lower) if lower == "mud hut" else Has("net", hand=f"{equal}, {lower}")
    t = auction("nergal", bidder, Has(laid, hand="axe"))
    assert "done" not in t.copy().play(f"card {equal}", "done").choices, "the bonus alone only equals this bid"
    assert "done" in t.copy().play(f"card {lower.replace(' ', '_')}", "done").choices, "but it beats this one"


@pytest.mark.rule("URU-10.6")
def test_bids_start_with_the_active_player_and_go_clockwise() -> None:
    t = given(Has(hand="kiln"), Has(hand="kiln"), Has(hand="kiln"), active=C, activated="nergal").play("end")
    order = []
    for _ in range(3):
        order.append(t.seat)
        t.play("pass")
    assert order == [C, A, B]


@pytest.mark.rule("URU-10.6", "URU-D16", "URU-D28")
def test_a_bid_must_be_higher_and_a_hand_that_is_too_weak_can_only_pass() -> None:
    t = auction("nergal", Has(hand="lyre"), Has(hand="kiln"), Has(hand="2 kiln")).play("card lyre", "done")
    assert t.choices == {"pass"}, "2 does not beat 3: still the player is asked, his hand is nobody's business"
    assert t.why_not("card kiln") == "URU-10.6"
    t.play("pass")
    assert t.choices == {"pass", "card kiln"}
    t.play("card kiln")
    assert t.choices == {"card kiln"}, "once begun the bid must become high enough"
    assert t.why_not("done") == "URU-10.6"
    assert t.why_not("pass") == "URU-10.6"
    assert t.play("card kiln").choices == {"done"}


@pytest.mark.rule("URU-10.6")
def test_offered_cards_are_out_of_the_hand_while_the_auction_runs() -> None:
    t = auction("nergal", Has(hand="kiln, lyre"), Has(hand="ziggurat")).play("card kiln", "done")
    assert t.hand(A) == bag("lyre")
    assert t.state.offers[A] == [5]


@pytest.mark.rule("URU-10.6", "URU-R24")
def test_the_bonus_counts_once_and_a_raise_adds_cards() -> None:
    t = auction("nergal", Has("lighthouse", hand="2 kiln, axe"), Has("mud hut", hand="2 lyre"))
    t.play("card kiln", "done")  # 2 + 2 = 4
    t.play("card lyre", "card lyre", "done")  # 6
    assert t.choices == {"pass", "card kiln"}, "4 + 2 is not enough: both remaining cards are needed, in order"
    t.play("card kiln")
    assert t.choices == {"card axe"}
    t.play("card axe", "done")  # 4 + 2 + 2 = 8
    assert t.state.players[A].size == 0


@pytest.mark.rule("URU-10.6")
def test_who_passed_is_out_for_good() -> None:
    t = auction("nergal", Has(hand="4 ziggurat"), Has(hand="2 kiln"), Has(hand="2 axe"))
    t.play("pass", "card kiln", "done", "card axe", "card axe", "done")
    assert t.seat == B, "A is not asked again"
    t.play("pass")
    assert t.seat == C
    t.play("colour red")
    assert t.stock(C) == bag("3 red")


@pytest.mark.rule("URU-10.8")
def test_the_last_player_left_without_a_bid_still_gets_his_chance() -> None:
    t = auction("nergal", Has(hand="kiln"), Has(hand="kiln"))
    t.play("pass")
    assert t.choices == {"pass", "card kiln"}
    t.play("card kiln", "done", "colour red")
    assert t.stock(B) == bag("3 red")


@pytest.mark.rule("URU-10.8")
@pytest.mark.parametrize("god", ["enlil", "nergal", "ninurta"])
def test_without_a_bid_there_is_no_winner_and_no_effect(god: str) -> None:
    t = auction(god, Has(hand="kiln"), Has(hand="kiln")).play("pass", "pass")
    assert t.seat == B
    assert t.state.actions == 3, "the next turn has begun"
    assert (t.gods(A), t.gods(B), t.stock(A), t.stock(B)) == ([], [], bag(""), bag(""))
    assert t.discarded == [god, "drought"]


@pytest.mark.rule("URU-10.9", "URU-R20")
def test_losing_bids_return_to_the_hand_unless_the_switch_discards_them() -> None:
    players = (Has(hand="kiln"), Has(hand="lyre"))
    bids = ("card kiln", "done", "card lyre", "done", "pass")
    t = auction("nergal", *players).play(*bids)
    assert t.hand(A) == bag("kiln")
    assert t.discarded == ["lyre"]
    strict = auction("nergal", *players, options=LOSERS_PAY).play(*bids)
    assert strict.hand(A) == bag("")
    assert strict.discarded == ["kiln", "lyre"]


@pytest.mark.rule("URU-10.9", "URU-R33")
def test_the_bid_is_paid_before_the_favour() -> None:
    t = auction("enlil", Has("mud hut", hand="kiln, axe"), Has()).play("card kiln", "done", "pass")
    assert t.discarded == ["kiln"]
    assert t.choices == {"decline", "make axe"}
    assert t.why_not("make kiln") == "URU-5.6"


@pytest.mark.rule("URU-10.10", "URU-D17", "URU-R33")
def test_enlil_lays_an_invention_for_itself_alone() -> None:
    t = auction("enlil", Has("mud hut village, kiln", hand="kiln, lyre, ziggurat, axe"), Has())
    t.play("card kiln", "done", "pass")
    assert t.choices == {"decline", "make lyre", "make axe"}
    assert t.why_not("make ziggurat") == "URU-5.4", "the level rule holds"
    t.play("make lyre")
    assert t.choices == {"new-slot", "slot 1", "slot 2"}
    t.play("slot 1")
    assert t.laid(A) == ["lyre", "kiln"]
    assert t.discs(A) == [1, 0]
    assert t.hand(A) == bag("mud hut, axe, ziggurat")
    assert t.discarded == ["kiln", "enlil", "drought"]


@pytest.mark.rule("URU-10.10")
def test_enlil_keeps_types_different_and_the_slot_limit() -> None:
    five = "mud hut, kiln, street, axe, lyre"
    t = auction("enlil", Has(five, hand="kiln, vault, roller"), Has()).play("card roller", "done", "pass")
    assert t.choices == {"decline", "make vault"}
    assert t.why_not("make kiln") == "URU-5.1"
    t.play("make vault")
    assert t.why_not("new-slot") == "URU-5.2"


@pytest.mark.rule("URU-10.10", "URU-R33")
def test_the_favour_of_enlil_may_be_declined() -> None:
    t = auction("enlil", Has("mud hut", hand="kiln, axe"), Has()).play("card kiln", "done", "pass", "decline")
    assert t.laid(A) == ["mud_hut"]
    assert t.seat == B
    nothing = auction("enlil", Has("mud hut", hand="kiln"), Has()).play("card kiln", "done", "pass")
    assert nothing.choices == {"decline"}


@pytest.mark.rule("URU-R33", "URU-8.5")
def test_a_street_laid_for_enlil_is_loaded_from_the_refilled_display() -> None:
    t = given(Has("mud hut", hand="kiln, street"), activated="enlil", display="-, -, sewer", deck="lyre, vault, ...")
    t.play("end", "card kiln", "done", "pass", "make street", "new-slot")
    assert t.cubes_on(A, "street") == bag("yellow, red, blue")


@pytest.mark.rule("URU-10.10", "URU-D18", "URU-R31")
def test_nergal_gives_three_cubes_of_one_colour_or_what_is_there() -> None:
    t = auction("nergal", Has(hand="kiln"), Has(stock="11 red, 12 blue")).play("card kiln", "done", "pass")
    assert t.choices == {"colour red", "colour pink", "colour yellow"}
    assert t.why_not("colour blue") == "URU-6.6", "nobody is robbed for a gift"
    assert t.copy().play("colour pink").stock(A) == bag("3 pink")
    assert t.play("colour red").stock(A) == bag("red")


@pytest.mark.rule("URU-10.10", "URU-11.6", "URU-10.24")
def test_ninurta_is_kept_by_the_winner() -> None:
    t = auction("ninurta", Has("kiln city, mud hut village", hand="axe"), Has()).play("card axe", "done", "pass")
    assert t.gods(A) == ["ninurta"]
    assert t.discarded == ["axe", "drought"]
    assert t.points(A, "ninurta") == 1
