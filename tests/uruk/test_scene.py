"""The table of Uruk as people see it: what to point at, what is shown to whom, dialogs and words."""

from __future__ import annotations

from random import Random

import pytest

from edubba.games.uruk.edge.game import Uruk
from edubba.games.uruk.edge.talk import FACES, THINGS
from edubba.kernel import playout
from edubba.kernel.scene import Choice, Lane, Scene, Tally, Zone
from edubba.words import LANGUAGES
from tests.uruk.given import A, B, C, Has, Table, given, uruk

NAMES = ("Inanna", "Enkidu", "Zoé")


def scene(t: Table, seat: int | None, lang: str = "en") -> Scene:
    return uruk().scene(t.state, seat, lang, NAMES[: t.state.seats])


def choice(t: Table, text: str, seat: int | None = None) -> Choice:
    """What a player sees of one action."""
    found = scene(t, t.seat if seat is None else seat).choices
    return next(one for one in found if one.id == uruk().parse(text))


def handles(t: Table) -> dict[str, list[str]]:
    """What the player who is asked points at, by the notation of the actions."""
    return {uruk().notation(one.id): one.h for one in scene(t, t.seat).choices}


def zone(seen: Scene, name: str) -> Zone:
    return next(one for one in seen.zones if one.id == name)


def ids(seen: Scene, where: str) -> list[str]:
    return [piece.id for piece in seen.pieces if piece.zone == where]


# --- what to point at -------------------------------------------------------------------------------------------------


def test_a_menu_is_played_on_the_table() -> None:
    t = given(
        Has("mud hut village, kiln, aqueduct, wheel and axle", hand="2 axe, lyre", stock="2 red, pink, blue"),
        Has("axe"),
        epoch="II",
        display="vault, vault, kiln",
    )
    found = handles(t)
    assert found["draw"] == ["deck"]
    assert found["take vault"] == ["display:vault#1"]
    assert found["make axe"] == ["hand.0:axe#1"]
    assert found["use kiln"] == ["tableau.0:kiln#1", "btn:use"]
    assert found["settle 2"] == ["tableau.0:kiln#1", "epochs@2", "btn:settle"]
    assert found["cards-to-cubes"] == ["tableau.0:aqueduct#1", "btn:cards-to-cubes"]
    assert found["cubes-to-cards"] == ["tableau.0:aqueduct#1", "btn:cubes-to-cards"]
    assert found["swap"] == ["tableau.0:wheel_and_axle#1", "btn:swap"]
    assert found["exchange"] == ["btn:exchange"]
    assert found["end"] == ["btn:end"]


def test_copies_and_discs_stand_for_one_another() -> None:
    t = given(Has("mud hut city", hand="2 axe"), Has(), display="vault, vault, kiln", epoch="II")
    stands_for = {piece.id: piece.same for piece in scene(t, A).pieces if piece.same}
    assert stands_for["hand.0:axe#2"] == "hand.0:axe#1"
    assert stands_for["display:vault#2"] == "display:vault#1"
    assert stands_for["tableau.0@1:disc#2"] == "tableau.0:mud_hut#1"
    assert stands_for["epochs@2:disc#1"] == "epochs@2"


def test_a_card_its_place_and_its_price_are_one_gesture() -> None:
    t = given(Has("mud hut, net", hand="2 axe, 2 kiln"), Has())
    places = {uruk().notation(one.id): one for one in choice(t, "make axe").then}
    then = {name: one.h for name, one in places.items()}
    assert then["new-slot"] == ["tableau.0@3"]
    assert then["slot 1"] == ["tableau.0:mud_hut#1"]
    prices = {uruk().notation(one.id): one.h for one in places["new-slot"].then}
    assert prices == {"copies 1": ["btn:copies-1"], "copies 2": ["btn:copies-2"]}
    t.play("make axe")
    assert handles(t) == then
    t.play("slot 1")
    assert "tableau.0:mud_hut#1" not in ids(scene(t, A), "tableau.0"), "it has gone back to the hand"


def test_every_price_of_an_invention_is_a_button() -> None:
    t = given(Has("city wall", hand="2 kiln, 2 axe"), Has()).play("make kiln", "new-slot")
    found = handles(t)
    assert found["copies 1-"] == ["btn:reduced-1"]
    assert found["copies 2"] == ["btn:copies-2"]
    seen = scene(t, A)
    assert seen.dialog is not None
    assert (seen.dialog.kind, seen.dialog.title) == ("pick", "Payment for the Kiln")
    assert scene(t, B).dialog is None


def test_discs_are_paid_from_the_stock_with_what_makes_them_cheaper() -> None:
    t = given(Has("vault, kiln", stock="red, pink, yellow, blue"), Has(), epoch="II").play("settle 2")
    assert handles(t) == {"price full": ["btn:full"], "price vault": ["tableau.0:vault#1"]}
    t.play("price vault")
    assert handles(t)["colour pink"] == ["stock.0/pink"]


def test_a_god_who_halves_the_price_is_pointed_at() -> None:
    options = {"half_price_is_compulsory": False}
    player = Has("kiln", stock="red, pink, yellow", gods="marduk")
    t = given(player, Has(), epoch="II", options=options).play("settle 1")
    assert handles(t)["price half"] == ["card:marduk"]
    assert ids(scene(t, B), "gods.0") == ["card:marduk"]


def test_cubes_come_from_the_supply_from_cards_or_from_opponents() -> None:
    t = given(Has("pulley, street with red and pink", hand="axe"), Has())
    assert handles(t.copy().play("use pulley"))["colour red"] == ["supply/red"]
    assert handles(t.copy().play("use street"))["colour red"] == ["btn:red"]
    t = given(Has("water wheel", stock="6 blue"), Has(stock="3 blue"), Has(stock="3 blue")).play("use water_wheel")
    assert handles(t) == {"from 2": ["seat:1", "stock.1/blue"], "from 3": ["seat:2", "stock.2/blue"]}
    t = given(Has("astronomy"), Has(), display="vault, lyre, kiln").play("use astronomy")
    assert all(h[0].startswith("supply/") and h[1].startswith("display:") for h in handles(t).values())


# --- payments in any order -------------------------------------------------------------------------------------------


def tally(t: Table) -> Tally:
    found = scene(t, t.seat).tally
    assert found is not None
    return found


def heaps(t: Table) -> dict[str, tuple[str, int]]:
    return {uruk().notation(heap.id): (heap.h, heap.most) for heap in tally(t).heaps}


def test_pairs_are_picked_in_sets_of_two_in_the_order_of_their_colours() -> None:
    t = given(Has("city wall, axe, vault", hand="ziggurat, 2 kiln, 3 lyre, water wheel"), Has())
    t.play("make ziggurat", "new-slot", "copies 1-")
    paid = tally(t)
    assert (paid.least, paid.most, paid.sets) == (4, 4, 2)
    assert [(uruk().notation(heap.id), heap.group, heap.most) for heap in paid.heaps] == [
        ("card kiln", "red", 2), ("card lyre", "yellow", 3), ("card water_wheel", "blue", 1),
    ]  # fmt: skip


def test_a_disc_is_paid_in_one_of_the_ways_of_its_epoch() -> None:
    player = Has("kiln, shadoof", hand="2 axe", stock="2 red, 2 pink, yellow, blue")
    t = given(player, Has(), epoch="IV").play("settle 1")
    paid = tally(t)
    assert (paid.least, paid.most) == (5, 5)
    assert {"red": 2, "pink": 1, "yellow": 1, "blue": 1} in paid.ways
    assert heaps(t)["colour pink"] == ("stock.0/pink", 2)
    assert heaps(t)["card axe"] == ("hand.0:axe#1", 2)


def test_a_bid_counts_what_its_cards_are_worth() -> None:
    t = given(
        Has("mud hut", hand="kiln, lyre"), Has("net", hand="2 vault, axe"), activated="nergal", face_down="drought"
    )
    t.play("end", "card kiln", "card lyre", "done")
    bid = tally(t)
    assert (bid.worth, bid.least, bid.most, bid.done) == (6, 0, 3, uruk().parse("done"))
    assert {uruk().notation(heap.id): heap.worth for heap in bid.heaps} == {"card vault": 3, "card axe": 2}


def test_who_is_too_weak_to_bid_can_only_pass() -> None:
    t = given(Has("mud hut", hand="kiln, lyre"), Has("net", hand="axe"), activated="nergal", face_down="drought")
    t.play("end", "card kiln", "card lyre", "done")
    assert scene(t, B).tally is None
    assert list(handles(t)) == ["pass"]


def test_an_exchange_that_may_rob_somebody_goes_card_by_card() -> None:
    plenty = given(Has("kiln, axe", hand="2 kiln, axe"), Has()).play("exchange")
    assert (tally(plenty).least, tally(plenty).most) == (1, 3)
    scarce = given(Has("kiln, axe", hand="2 kiln, axe"), Has(stock="11 red"), Has()).play("exchange")
    assert scene(scarce, A).tally is None


def test_nobody_else_sees_a_tally() -> None:
    t = given(Has("kiln, axe", hand="2 kiln, axe"), Has()).play("exchange")
    assert scene(t, B).tally is None
    assert scene(t, None).tally is None


# --- marks of choices ---------------------------------------------------------------------------------------------


def test_what_ends_the_turn_or_brings_news_is_marked() -> None:
    t = given(Has("mud hut with red", hand="axe"), Has())
    assert choice(t, "end").ends == "turn"
    assert choice(t, "end").main
    assert choice(t, "draw").news
    assert not choice(t, "draw").ends
    assert not choice(t, "use mud_hut").news
    t.play("draw", "draw")
    assert choice(t, "draw").ends == "turn", "the last action"


def test_a_turn_ends_though_the_same_player_is_asked_next() -> None:
    t = given(Has("mud hut", hand="axe"), Has(hand="kiln"), activated="nergal", face_down="drought")
    assert choice(t, "end").ends == "turn"
    t.play("end")
    assert t.seat == A


def test_things_that_cannot_be_chosen_say_why() -> None:
    t = given(Has("mud hut village", hand="ziggurat"), Has(), epoch="I")
    why = {bar.h: bar.rule for bar in scene(t, A).barred}
    assert why["hand.0:ziggurat#1"] == "URU-5.4"
    assert why["tableau.0:mud_hut#1"] == "URU-9.3"
    assert scene(t, B).barred == []


# --- what is shown to whom ----------------------------------------------------------------------------------------


def test_the_own_hand_is_sorted_by_colour_with_its_pairs() -> None:
    t = given(Has("mud hut", hand="2 kiln, city wall, lighthouse"), Has())
    hand = zone(scene(t, A), "hand.0")
    assert [place.id for place in hand.cells] == THINGS["colour"]
    assert {place.id: place.note for place in hand.cells}["red"] == "1 pair"
    assert {place.id: place.note for place in hand.cells}["pink"] == ""
    assert hand.counts == {}


def test_cards_tell_what_they_cost_and_are_worth_now() -> None:
    t = given(
        Has("city wall village, mud hut city", hand="2 kiln, axe, vault"), Has("axe"), display="kiln, scales, city wall"
    )
    seen = {eye: {piece.id: piece.note for piece in scene(t, eye).pieces} for eye in (A, B)}
    mine = seen[A]
    assert mine["hand.0:kiln#1"] == mine["hand.0:kiln#2"] == mine["display:kiln#1"]
    assert mine["hand.0:kiln#1"] == "Making it costs no other card. With the City wall it is one less than usual."
    assert mine["hand.0:vault#1"].startswith("Making it costs two cards")
    assert mine["display:scales#1"].startswith("Making it costs three cards")
    assert mine["hand.0:axe#1"].endswith("In hand it can be exchanged for a pink cube.")
    assert mine["display:city_wall#1"].startswith("It lies in front of you already.")
    assert seen[B]["display:kiln#1"].startswith("Making it costs two cards")
    assert mine["tableau.0:city_wall#1"] == "A village: 2 VP at the end."
    assert mine["tableau.0:mud_hut#1"] == "A city: 2 VP at the end."
    assert mine["tableau.1:axe#1"] == "Without a disc: 1 VP at the end."
    t.play("make kiln", "new-slot", "copies 1-")
    used = {piece.id: piece.note for piece in scene(t, A).pieces}
    assert used["hand.0:vault#1"].startswith("Making it costs three cards"), "the City wall has been used"


def test_others_see_how_many_cards_and_which_of_them_are_known() -> None:
    t = given(Has("mud hut", hand="2 kiln, axe", shown="lyre"), Has())
    for eye in (B, None):
        seen = scene(t, eye)
        assert zone(seen, "hand.0").counts == {"lyre": 1, "?": 3}
        assert ids(seen, "hand.0") == []


def test_the_scales_of_others_are_weighed_at_the_end_only() -> None:
    t = given(Has("scales, kiln, axe, statuette, sewer", hand="kiln, lighthouse"), Has())
    mine = scene(t, A).players[A]
    assert (mine.score, mine.sheet["scales"]) == (7, 2)
    for eye in (B, None):
        theirs = scene(t, eye).players[A]
        assert (theirs.score, theirs.sheet.get("scales")) == (5, None)
    state = uruk().new(seats=3, seed=3)
    playout(state, Random(1))
    seen = uruk().scene(state, None, "en")
    assert [panel.score for panel in seen.players] == state.scores()
    assert [list(panel.sheet.items()) for panel in seen.players] == [state.score_sheet(seat) for seat in range(3)]


def test_the_second_event_is_seen_by_who_drew_it() -> None:
    t = given(Has("mud hut"), Has(), event="marduk", deck="enlil, kiln, ...").play("draw")
    assert ids(scene(t, A), "event") == ["card:marduk", "card:enlil"]
    assert ids(scene(t, B), "event") == ["card:marduk", "event:?#1"]
    assert [piece.face for piece in scene(t, B).pieces if piece.zone == "event"] == ["marduk", ""]


def test_functions_of_this_turn_and_cubes_on_cards_are_marked() -> None:
    t = given(Has("mud hut with 2 red, kiln"), Has("kiln")).play("use kiln")
    pieces = {piece.id: piece for piece in scene(t, B).pieces}
    assert pieces["tableau.0:kiln#1"].marks == ["used"]
    assert pieces["tableau.1:kiln#1"].marks == []
    assert [(badge.icon, badge.text) for badge in pieces["tableau.0:mud_hut#1"].badges] == [("red", "2")]


# --- dialogs ------------------------------------------------------------------------------------------------------


def lanes(t: Table, eye: int | None) -> list[Lane]:
    dialog = scene(t, eye).dialog
    assert dialog is not None
    return dialog.rows


def test_an_auction_shows_all_bids_to_everybody() -> None:
    t = given(
        Has("mud hut", hand="kiln, lyre, axe"),
        Has("lighthouse village", hand="vault"),
        Has("net", hand="kiln"),
        activated="nergal",
        face_down="drought",
    ).play("end", "card kiln", "card lyre", "done", "card vault", "done", "pass")
    rows = [Lane(A, "Kiln and Lyre", 5), Lane(B, "Vault and Lighthouse", 6), Lane(C, "has passed", out=True)]
    assert lanes(t, A) == lanes(t, None) == rows
    assert ids(scene(t, C), "offer.0") == ["offer.0:kiln#1", "offer.0:lyre#1"]
    assert handles(t)["card axe"] == ["hand.0:axe#1"]
    assert choice(t, "pass").main


def test_a_lighthouse_may_bid_alone() -> None:
    t = given(
        Has("mud hut", hand="kiln"),
        Has("lighthouse", hand="kiln"),
        Has("net", hand="lyre"),
        activated="nergal",
        face_down="drought",
    ).play("end", "pass")
    assert [one.value for one in lanes(t, A)] == [None, None, None]
    assert not choice(t, "done").main, "one big button, and it passes"
    t.play("done")
    assert lanes(t, A)[1] == Lane(B, "Lighthouse", 2)
    t.play("card lyre")
    assert lanes(t, A)[1:] == [Lane(B, "Lighthouse", 2), Lane(C, "Lyre", 3)]


def test_a_fist_stays_closed() -> None:
    t = given(Has(stock="3 red"), Has(stock="2 blue"), Has(), activated="drought", face_down="enlil").play("end")
    assert [one.h for one in scene(t, A).choices] == [["n:0"], ["n:1"], ["n:2"], ["n:3"]]
    t.plays(A, "bid 2")
    assert scene(t, A).choices == []
    assert lanes(t, A)[0] == Lane(A, "is ready", 2)
    assert lanes(t, B) == [Lane(A, "is ready"), Lane(B, "is thinking"), Lane(C, "is ready")]
    assert [panel.sealed for panel in scene(t, B).players] == [True, False, True]


# --- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_names_levels_and_rules(lang: str) -> None:
    catalogue = uruk().catalogue(lang)
    assert catalogue.faces["kiln"].level == 2
    assert {face.rule for face in catalogue.faces.values()} > {"URU-8.3", "URU-10.22"}


def test_every_card_has_a_picture_of_its_own() -> None:
    assert list(FACES) == THINGS["card"]
    assert len({face["icon"] for face in FACES.values()}) == len(FACES)


def test_prices_follow_the_printed_data() -> None:
    game = Uruk()
    assert game.talk.disc_price(0, "en").endswith("; villages only")
    assert [game.talk.disc_price(epoch, "en") for epoch in (1, 2, 3)] == [
        "3 cubes of different colours",
        "4 cubes, one of each colour",
        "5 cubes, one of each colour and one more",
    ]
    game.talk.printed.payments[3] = [[3, 1, 0, 0]]
    assert game.talk.disc_price(3, "fr") == "4 cubes en groupes de même couleur\xa0: 3 + 1"


def test_cubes_of_a_secret_bid_are_picked_in_any_order() -> None:
    players = Has(stock="2 red, 2 blue"), Has(stock="pink")
    t = given(*players, activated="drought", options={"bid_colours": "in_secret"}).play("end").plays(A, "bid 3")
    mine = scene(t, A)
    assert mine.dialog is None
    assert mine.tally is not None
    assert [(heap.h, heap.most) for heap in mine.tally.heaps] == [("stock.0/red", 2), ("stock.0/blue", 2)]
    assert (mine.tally.least, mine.tally.most) == (3, 3)
    assert scene(t, B).tally is None
    assert uruk().prompt(t.state, A, "en") == "Choose the three cubes to hide in your fist."
    assert uruk().prompt(t.state, A, "fr") == "Choisissez les trois cubes à cacher dans votre poing."
    assert uruk().describe(t.state, uruk().parse("colour red"), "fr") == "Cacher un cube rouge"


@pytest.mark.rule("URU-R43")
def test_cards_are_exchanged_in_any_order_also_where_cubes_may_run_out() -> None:
    t = given(Has("kiln, lighthouse", hand="kiln, lighthouse"), Has(stock="12 red"), Has(stock="11 blue"))
    assert scene(t.play("exchange"), A).tally is None, "somebody is robbed on the way: card by card"
    t.play("card lighthouse")
    assert "hand.0:kiln#1" in {handle for choice in scene(t, A).choices for handle in choice.h}
    rich = given(Has("kiln, lighthouse", hand="kiln, lighthouse"), Has()).play("exchange")
    tally = scene(rich, A).tally
    assert tally is not None
    assert [heap.h for heap in tally.heaps] == ["hand.0:kiln#1", "hand.0:lighthouse#1"]
