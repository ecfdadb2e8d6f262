"""Readings that an owner of the box may dispute: each is an option, as agreed before the game (URU-R42)."""

import pytest

from edubba.games.uruk.rules.disaster import SecretBid
from tests.uruk.given import A, B, Has, Table, bag, given

# --- the Shadoof (URU-R16) ------------------------------------------------------------------------------------------

MISSING: dict[str, object] = {"shadoof_cards": "missing_cubes"}


@pytest.mark.rule("URU-R16")
def test_cards_stand_in_for_any_cubes_or_only_for_missing_ones() -> None:
    player = Has("mud hut village, shadoof, vault", hand="kiln, axe", stock="red, yellow, blue")
    usual = given(player, epoch="II").play("settle 3", "price full")
    assert usual.choices == {"colour red", "card kiln", "card axe"}
    strict = given(player, epoch="II", options=MISSING).play("settle 3", "price full")
    assert strict.choices == {"colour red", "card axe"}
    assert strict.why_not("card kiln") == "URU-R16"


@pytest.mark.rule("URU-R16")
def test_a_card_may_follow_the_last_cube_of_its_colour() -> None:
    player = Has("mud hut village, shadoof, vault", hand="3 kiln", stock="2 red")
    t = given(player, epoch="I", options=MISSING).play("settle 3", "price full")
    assert t.choices == {"colour red"}
    assert t.play("colour red").choices == {"colour red"}
    t.play("colour red")
    assert t.choices == {"card kiln"}
    t.play("card kiln")
    assert t.discs(A) == [1, 0, 1]
    assert t.hand(A) == bag("2 kiln")


@pytest.mark.rule("URU-R16")
@pytest.mark.parametrize("stock", ["", "red", "2 red, 2 pink", "yellow, blue"])
@pytest.mark.parametrize("epoch", ["I", "II", "III", "IV"])
def test_whoever_could_pay_still_can(stock: str, epoch: str) -> None:
    player = Has("shadoof, vault, kiln", hand="2 kiln, 2 axe, lyre, 2 sewer", stock=stock)
    usual, strict = given(player, epoch=epoch), given(player, epoch=epoch, options=MISSING)
    assert usual.choices == strict.choices
    for settle in sorted(text for text in strict.choices if text.startswith("settle")):
        assert strict.outcomes(settle)


# --- scarcity (URU-R14) ---------------------------------------------------------------------------------------------

RICHEST: dict[str, object] = {"scarcity_victim": "richest_of_all"}


def due_a_red_cube(mine: int, theirs: int, options: dict[str, object] | None = None) -> Table:
    rest = 12 - mine - theirs
    stocks = [Has("kiln", stock=f"{mine} red"), Has(stock=f"{theirs} red"), Has(stock=f"{rest} red")]
    return given(*stocks, options=options)


@pytest.mark.rule("URU-R14", "URU-6.5")
def test_who_holds_most_robs_the_richest_of_the_others_or_nobody() -> None:
    assert "use kiln" in due_a_red_cube(7, 3).choices
    robbed = due_a_red_cube(7, 3).play("use kiln")
    assert robbed.seat == B
    spared = due_a_red_cube(7, 3, RICHEST)
    assert "use kiln" not in spared.choices
    assert spared.why_not("use kiln") == "URU-6.3"


@pytest.mark.rule("URU-R14", "URU-6.5")
def test_in_a_tie_with_the_taker_the_opponent_is_robbed() -> None:
    t = due_a_red_cube(5, 5, RICHEST).play("use kiln")
    assert t.seat == B
    t.play("colour blue")
    assert (t.stock(A), t.stock(B)) == (bag("6 red"), bag("4 red, blue"))


# --- secret bids (URU-D23) ------------------------------------------------------------------------------------------

IN_SECRET: dict[str, object] = {"bid_colours": "in_secret"}


def bidding(*stocks: str, options: dict[str, object] | None = None) -> Table:
    return given(*(Has(stock=stock) for stock in stocks), activated="volcano", options=options).play("end")


@pytest.mark.rule("URU-D23", "URU-10.19")
def test_the_cubes_of_a_bid_are_hidden_with_it() -> None:
    t = bidding("2 red, 2 blue", "3 pink", options=IN_SECRET)
    t.plays(A, "bid 3")
    assert t.choices_of(A) == {"colour red"}, "in the order of the colours"
    t.plays(A, "colour red")
    assert t.choices_of(A) == {"colour red", "colour blue"}
    t.plays(A, "colour blue")
    assert list(t.state.to_act) == [B], "what is left of the three leaves no choice"
    t.plays(B, "bid 1")
    assert t.stock(A) == bag("red"), "red, blue, blue"
    assert t.stock(B) == bag("3 pink")
    assert not isinstance(t.state.agenda[-1], SecretBid)


@pytest.mark.rule("URU-D23")
def test_after_the_reveal_the_payer_chooses() -> None:
    t = bidding("2 red, 2 blue", "3 pink").plays(A, "bid 3")
    assert list(t.state.to_act) == [B]
    t.plays(B, "bid 1").play("colour blue")
    assert t.stock(A) == bag("red")


@pytest.mark.rule("URU-D23")
@pytest.mark.parametrize(("stock", "bid"), [("4 red", 3), ("2 red, 2 blue", 4), ("2 red, 2 blue", 0)])
def test_cubes_that_leave_no_choice_are_not_asked_for(stock: str, bid: int) -> None:
    t = bidding(stock, "pink, yellow", options=IN_SECRET).plays(A, f"bid {bid}")
    assert list(t.state.to_act) == [B]
    t.plays(B, "bid 2")
    assert sum(t.stock(A).values()) == (4 if bid <= 2 else 4 - bid)


@pytest.mark.rule("URU-D23", "URU-10.19", "URU-D22")
def test_victims_keep_what_they_hid_and_nobody_learns_it() -> None:
    t = bidding("red, blue", "3 pink, yellow", options=IN_SECRET)
    t.plays(A, "bid 1").plays(A, "colour blue")
    hidden = t.state.view(B)
    other = bidding("red, blue", "3 pink, yellow", options=IN_SECRET)
    other.plays(A, "bid 2")
    assert other.state.view(B) == hidden
    heard = t.listen()
    t.plays(B, "bid 3").plays(B, "colour pink").plays(B, "colour pink").plays(B, "colour yellow")
    assert (t.stock(A), t.stock(B)) == (bag("red, blue"), bag("pink"))
    assert [event.kind for event in heard if event.seat == A and event.kind == "paid-cube"] == []
    assert [event.a for event in heard if event.kind == "paid-cube"] == [1, 1, 2]


# --- the new deck (URU-R5) ------------------------------------------------------------------------------------------

AT_ONCE: dict[str, object] = {"reshuffle": "deck_empty"}


@pytest.mark.rule("URU-R5", "URU-4.4")
def test_the_pile_is_shuffled_when_a_card_is_needed_or_when_the_deck_is_empty() -> None:
    late = given(Has("mud hut", hand="2 kiln"), deck="lyre", discards="3 axe").play("draw")
    assert (late.deck_size, late.state.reshuffles) == (0, 1)
    t = given(Has("mud hut", hand="2 kiln"), deck="lyre", discards="3 axe", options=AT_ONCE).play("draw")
    assert t.hand(A) == bag("2 kiln, lyre")
    assert (t.deck_size, t.state.reshuffles) == (13, 2)
    assert t.state.discards == []
    t.play("make kiln", "new-slot", "copies 2")
    assert [*t.state.discards] == [5], "a card discarded afterwards is no part of the new deck"


@pytest.mark.rule("URU-R5", "URU-R6")
def test_a_pile_without_an_invention_waits() -> None:
    t = given(Has("mud hut", hand="2 kiln"), deck="lyre", options=AT_ONCE).play("draw")
    assert (t.deck_size, t.state.reshuffles) == (0, 1)
    t.play("make kiln", "new-slot", "copies 2", "draw")
    assert t.state.reshuffles == 2


@pytest.mark.rule("URU-R5", "URU-4.5")
def test_the_last_card_may_go_to_the_display() -> None:
    t = given(display="kiln, lyre", deck="axe", discards="vault, sewer", options=AT_ONCE, seats=3)
    t.play("end")
    assert t.display == ["kiln", "lyre", "axe"]
    assert t.state.reshuffles == 2


# --- discs after the trigger (URU-R23) ------------------------------------------------------------------------------


@pytest.mark.rule("URU-R23", "URU-10.4", "URU-I10")
@pytest.mark.parametrize(("reading", "taken"), [("stay", 0), ("taken", 1)])
def test_after_the_trigger_an_event_takes_no_disc_or_still_does(reading: str, taken: int) -> None:
    t = given(end="near", activated="volcano", options={"discs_after_trigger": reading})
    before = t.epochs[3]
    heard = t.listen()
    t.play("end")
    assert (t.epochs, t.state.common) == ([0, 0, 0, before - taken], taken)
    assert [event.kind for event in heard].count("disc-aside") == taken
    assert t.seat == B


@pytest.mark.rule("URU-R23", "URU-11.1")
def test_what_an_event_took_late_is_out_of_reach_and_triggers_nothing() -> None:
    cities = ", ".join(f"{name} city" for name in ("kiln", "axe", "lyre", "vault", "sewer"))
    more = ", ".join(f"{name} city" for name in ("kiln", "axe", "lyre"))
    options = {"discs_after_trigger": "taken"}
    t = given(Has(cities), Has(f"{more}, vault village"), end="near", activated="volcano", options=options, round=6)
    assert t.epochs == [0, 0, 0, 1]
    heard = t.listen()
    t.play("end")
    assert (t.epochs, t.state.common, t.state.final_round) == ([0, 0, 0, 0], 1, 7)
    assert "end-near" not in [event.kind for event in heard]
    again = given(Has(cities), Has(f"{more}, vault city"), end="near", activated="volcano", options=options)
    again.play("end")
    assert (again.epochs, again.state.common) == ([0, 0, 0, 0], 0), "there is nothing to take"
