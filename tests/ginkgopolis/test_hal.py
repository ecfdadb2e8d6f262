"""GIN-11: alone against Hal."""

import pytest

from edubba.games.ginkgopolis.rules.hal import worth
from edubba.games.ginkgopolis.rules.state import GinkgopolisState
from edubba.kernel.chance import Chance
from tests.ginkgopolis.dice import loaded_dice
from tests.ginkgopolis.given import A, B, Building, Has, Table, ginkgopolis, given_solo, number

HAL = B


def solo(seed: int = 1, **options: object) -> Table:
    s = ginkgopolis().new(seats=1, seed=seed, options={name.replace("hal_", "hal."): v for name, v in options.items()})
    assert isinstance(s, GinkgopolisState)
    return Table(s)


def turn(t: Table, card: str = "", tile: str = "") -> Table:
    """Your action, with whatever it asks; then Hal's, up to the next choice."""
    t.plays(A, f"card {card}" if card else sorted(t.choices_of(A))[0])
    if t.asked == "Choose" and t.state.sealed[A]:
        t.plays(A, f"tile {tile}" if tile else "alone")
    while t.state.to_act and t.asked != "Choose":
        t.play(sorted(t.choices)[0])
    return t


@pytest.mark.rule("GIN-X8", "GIN-11.1")
def test_the_start() -> None:
    s = solo().state
    you, hal = s.players
    assert (you.stock, you.supply, you.tile_count, you.points) == (6, 19, 6, 6)
    assert (hal.supply, hal.stock, hal.tile_count, hal.points) == (25, 0, 0, 0)
    assert s.left == 39
    assert s.deck_left + len(you.hand) + 1 == 14
    assert you.changes == hal.changes == 0
    assert you.cards == hal.cards == []
    assert s.first == A
    assert s.why_not(A, 2) == "GIN-11.1", "no changing of hands"


@pytest.mark.rule("GIN-11.2", "GIN-R20", "GIN-13.6", "GIN-I9")
def test_a_turn() -> None:
    t = solo(2).listen()
    s = t.state
    assert len(t.hand(A)) == 3
    hal_card = int(s.hal_card)
    assert s.view(A)["hal_card"] is True, "it lies face down"
    unused = sorted(t.hand(A))[1:]
    turn(t)
    told = t.told
    order = ["revealed", "discarded", "discarded", "hal-reveals", "hal-tile", "round", "drew-card", "hal-card"]
    assert [told.index(kind) for kind in order] == sorted(told.index(kind) for kind in order)
    assert [event.a for event in t.journal.events if event.kind == "hal-reveals"] == [hal_card]
    assert set(unused) <= t.discards, "your two unused cards"
    assert len(t.hand(A)) == 3
    assert s.round == 2


@pytest.mark.rule("GIN-R20", "GIN-D6", "GIN-13.6", "GIN-I9")
def test_the_other_reading_gives_hal_a_card_of_yours() -> None:
    t = solo(2, hal_card_from="hand")
    s = t.state
    assert t.asked == "GiveHal"
    assert len(t.choices) == 3
    stranger = next(card for card in ("A", "B", "C", "D") if card not in t.hand(A))
    assert t.why_not(f"card {stranger}") == "GIN-R20"
    given = sorted(t.choices)[0]
    t.play(given)
    assert s.view(A)["hal_card"] == s.hal_card == number(given.removeprefix("card "))
    assert s.view(None)["hal_card"] is True
    assert len(t.hand(A)) == 2
    turn(t)
    assert t.asked == "GiveHal" or t.state.round == 2


@pytest.mark.rule("GIN-Y28", "GIN-11.3", "GIN-11.4", "GIN-D4")
def test_hal_urbanizes() -> None:
    """A has a red building of level 1 below; beside it stands a blue one of level 2."""
    t = given_solo(Has(hand="Y01 Y02 Y03"), hal_card="A", city=[Building("B10", (0, 2), 2, A)], next_tiles="R12")
    before = t.state.players[HAL].supply
    t.listen().plays(A, "card Y01")
    assert t.asked == "Relocate"
    assert t.seat == A, "you choose for Hal"
    assert t.building(-1, 2) == ("R12", 1, HAL, True)
    assert t.state.players[HAL].points == 0
    t.play("side north")
    hal = t.state.players[HAL]
    assert (hal.points, hal.supply, hal.tile_count) == (3, before - 1, 0)
    assert "A" in t.discards


@pytest.mark.rule("GIN-Y29", "GIN-11.5", "GIN-11.7", "GIN-R21", "GIN-R25")
def test_hal_constructs_on_his_own_tower() -> None:
    city = [Building("B15", (0, 2), 3, HAL)]
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(supply=1), "B15", city, next_tiles="R04", exact=False)
    t.plays(A, "card Y01")
    assert t.building(0, 2) == ("R04", 4, HAL, True)
    hal = t.state.players[HAL]
    assert (hal.supply, hal.points) == (0, 0), "he pays nothing for the lower number or the other colour"
    assert t.state.over, "his reserve is empty"
    assert "B15" in t.tableau(HAL)


@pytest.mark.rule("GIN-Y29", "GIN-11.7", "GIN-R31")
def test_hal_fails_on_your_tower() -> None:
    city = [Building("B15", (0, 2), 3, A)]
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(supply=1), "B15", city, next_tiles="R04", exact=False)
    t.listen().plays(A, "card Y01")
    assert t.building(0, 2) == ("B15", 3, A, False)
    assert t.stock(A) == (0, 0, 1), "you get nothing back"
    assert t.state.over
    assert t.state.removed == [number("R04")], "the tile is out of the game"
    assert "B15" in t.discards
    assert "hal-fails" in t.told


@pytest.mark.rule("GIN-11.5")
def test_hal_on_your_building_returns_your_resources_and_pays_you() -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(), "B15", [Building("B15", (0, 2), 2, A)], next_tiles="R04")
    t.plays(A, "card Y01")
    assert t.building(0, 2) == ("R04", 3, HAL, True)
    assert t.stock(A) == (2, 0, 1 + 2)
    assert t.state.players[HAL].points == 0
    assert t.state.players[HAL].supply == 25 - 3


@pytest.mark.rule("GIN-R21")
@pytest.mark.parametrize(("points", "left"), [(0, 0), (5, 0), (20, 9)])
def test_with_the_switch_hal_pays_as_far_as_his_points_go(points: int, left: int) -> None:
    city = [Building("B15", (0, 2), 1, HAL)]
    t = given_solo(
        Has(hand="Y01 Y02 Y03"), Has(points=points), "B15", city, next_tiles="R04", hal_pays_additional_costs=True
    )
    supply = t.state.players[HAL].supply
    t.plays(A, "card Y01")
    hal = t.state.players[HAL]
    assert (hal.points, hal.supply) == (left, supply - 1), "15 - 4 = 11 points; the resource comes back to his reserve"


@pytest.mark.rule("GIN-R21", "GIN-11.7")
@pytest.mark.parametrize(
    ("tile", "supply", "version", "builds"),
    [
        ("R16", 1, None, False),
        ("R16", 2, None, True),
        ("B16", 1, None, True),
        ("R16", 1, "1.0", True),
    ],
)
def test_with_the_switch_hal_needs_a_resource_for_another_colour(
    tile: str, supply: int, version: str | None, builds: bool
) -> None:
    """He needs one per level and one more, but in the first version of the rules; it comes back at once."""
    city = [Building("B15", (0, 2), 2, HAL)]
    t = given_solo(
        Has(hand="Y01 Y02 Y03"), Has(supply=supply), "B15", city, next_tiles=tile, exact=False, version=version,
        hal_pays_additional_costs=True,
    ).listen()  # fmt: skip
    t.plays(A, "card Y01")
    assert t.building(0, 2)[:2] == ((tile, 3) if builds else ("B15", 2))
    assert ("hal-fails" in t.told) is not builds
    assert t.state.players[HAL].supply == supply - builds
    assert ("paid-resource" in t.told) is (builds and tile == "R16" and version is None)
    assert t.state.over is (not builds or supply == 1)


@pytest.mark.rule("GIN-11.5", "GIN-11.9")
def test_hal_gets_no_permanent_bonus_but_scores_final_ones() -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(), "R03", next_tiles="R12")
    t.plays(A, "card Y01")
    hal = t.state.players[HAL]
    assert (hal.points, hal.stock, hal.tile_count) == (0, 0, 0)
    hal.add_card(number("Y20"), -1, 0)
    sheet = dict(t.state.score_sheet(HAL))
    assert sheet["cards"] == 9
    assert sheet["change-hand"] == 0
    assert t.state.places() == 2


@pytest.mark.rule("GIN-Y30", "GIN-11.8", "GIN-R24")
def test_the_expert_takes_the_better_urbanization_card() -> None:
    city = [Building("R10", (2, -1), 2, A)]  # beside G, which stands below B03: worth 3, D is worth 1
    tokens_of_g = given_solo(Has(hand="Y01 Y02 Y03"), Has(), "D", city)
    s = tokens_of_g.state
    assert worth(s, number("D")) == 1
    best = max("ABCEFGHIJKL", key=lambda letter: worth(s, number(letter)))
    assert worth(s, number(best)) > 1
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(), "D", city, coming=best, next_tiles="R12", hal_level="expert")
    t.state.chance = dice(t, [best], "R12")
    t.listen().plays(A, "card Y01")
    finish_token(t)
    compared = next(event for event in t.journal.events if event.kind == "hal-compares")
    assert (compared.a, compared.b, compared.c) == (number(best), worth(s, number(best)), 1)
    assert "D" in t.discards


def dice(t: Table, cards: list[str], tile: str) -> Chance:
    """The expert draws a card before the tile."""
    return loaded_dice([t.state.deck, t.state.bag], [[number(card) for card in cards], [number(tile)]])


def finish_token(t: Table) -> None:
    while t.state.to_act and t.asked in ("Relocate", "MakeRoom", "ChooseColumn", "ChooseRow"):
        t.play(sorted(t.choices)[0])


@pytest.mark.rule("GIN-Y30", "GIN-R24")
@pytest.mark.parametrize(("first", "extra"), [("D", "G"), ("A", "G"), ("D", "A"), ("L", "A"), ("A", "L")])
def test_the_expert_keeps_the_first_card_on_ties(first: str, extra: str) -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(), first, coming=extra, hal_level="expert")
    t.state.chance = dice(t, [extra], "R12")
    t.listen().plays(A, "card Y01")
    finish_token(t)
    assert next(event.a for event in t.journal.events if event.kind == "hal-compares") == number(first)
    assert extra in t.discards
    assert t.told.count("hal-extra") == 1, "only one extra card"
    assert "hal-urbanized" in t.told


@pytest.mark.rule("GIN-Y30", "GIN-11.8")
def test_the_expert_prefers_a_building_card() -> None:
    t = given_solo(Has(hand="Y01 A B"), Has(), "D", coming="Y02", hal_level="expert")
    t.state.chance = dice(t, ["Y02"], "R12")
    t.listen().plays(A, "card Y01")
    assert t.building(0, 0) == ("R12", 2, HAL, True)
    assert "D" in t.discards
    assert "hal-prefers-building" in t.told


@pytest.mark.rule("GIN-11.12", "GIN-R30", "GIN-11.7")
def test_the_expert_must_use_a_building_card_he_cannot_afford() -> None:
    city = [Building("B15", (0, 2), 3, A)]
    t = given_solo(Has(hand="Y01 A B"), Has(supply=1), "D", city, coming="B15", hal_level="expert", exact=False)
    t.state.chance = dice(t, ["B15"], "R12")
    t.plays(A, "card Y01")
    assert t.state.over
    assert {"D", "B15"} <= t.discards
    assert t.building(0, 2)[1] == 3


@pytest.mark.rule("GIN-11.8", "GIN-11.3")
def test_a_building_card_needs_no_second_one() -> None:
    t = given_solo(Has(hand="Y01 A B"), Has(), "Y02", hal_level="expert").listen()
    t.plays(A, "card Y01")
    assert "hal-extra" not in t.told


@pytest.mark.rule("GIN-Y31", "GIN-11.2", "GIN-6.4")
def test_the_deck_of_the_first_turns() -> None:
    t = solo(5).listen()
    for _ in range(3):
        assert t.state.round < 4
        turn(t)
    assert t.state.round == 4
    last = [kind for kind in t.told if kind in ("round", "drew-card", "rebuilt", "hal-card")]
    assert last[-6:] == ["round", "drew-card", "drew-card", "rebuilt", "drew-card", "hal-card"]


@pytest.mark.rule("GIN-11.7", "GIN-11.10")
def test_the_last_tile_of_the_reserve_is_still_built() -> None:
    t = given_solo(Has(hand="Y01 Y02 Y03"), Has(), "R03", reserve=1, next_tiles="R12")
    t.plays(A, "card Y01", "alone")
    assert t.building(0, -1) == ("R12", 2, HAL, True)
    assert t.state.over
    assert t.state.exhausted == 1


@pytest.mark.rule("GIN-R22", "GIN-11.11", "GIN-11.7", "GIN-11.10")
@pytest.mark.parametrize("level", ["normal", "expert"])
def test_if_you_take_the_last_tile_hal_does_not_act(level: str) -> None:
    t = given_solo(Has(hand="B10 Y02 Y03"), Has(), "A", [Building("B10", (0, 2), 3, A)], reserve=2, hal_level=level)
    t.listen().plays(A, "card B10", "alone")
    assert t.state.over
    assert t.told.count("drew-tile") == 2, "the third tile is lost"
    assert "A" in t.discards
    assert "hal-tile" not in t.told
    assert "hal-extra" not in t.told


@pytest.mark.rule("GIN-11.10", "GIN-11.7")
def test_your_last_resource_ends_the_game_after_hal_has_acted() -> None:
    city = [Building("R10", (0, 2), 12, A), Building("R11", (2, 0), 12, A)]
    t = given_solo(
        Has(hand="H Y02 Y03", stock=1, supply=0, tiles="Y12"), Has(), "R10", city, next_tiles="Y09", exact=False
    )
    t.plays(A, "card H", "tile Y12")
    finish_token(t)
    assert t.state.over
    assert t.building(0, 2)[0] == "Y09", "Hal has built over your tower"
    assert t.stock(A)[0] >= 12, "and you have resources again"


@pytest.mark.rule("GIN-11.3", "GIN-11.9", "GIN-12.1")
@pytest.mark.parametrize("level", ["normal", "expert"])
def test_hal_builds_every_turn_of_whole_games(level: str) -> None:
    for seed in range(8):
        t = solo(seed, hal_level=level).listen()
        while not t.state.over:
            turn(t)
        told = t.told
        acts = sum(told.count(kind) for kind in ("hal-urbanized", "hal-needs", "hal-idle"))
        assert acts == told.count("hal-reveals") == t.state.round
        assert told.count("hal-needs") - told.count("hal-fails") == len(t.state.players[HAL].cards)
        assert len(t.state.scores()) == 2
