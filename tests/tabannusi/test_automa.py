"""The automa: set-up, turn, payments and bookkeeping (TAB-16)."""

from __future__ import annotations

import pytest

from edubba.games.tabannusi.rules import bot_cards, bot_do, bot_turn
from edubba.games.tabannusi.rules.automa import Automa
from edubba.games.tabannusi.rules.gain import extreme_track, gain
from edubba.games.tabannusi.rules.pieces import ANY_TRACKS, MARKERS, NONE, RESERVE_DICE
from edubba.games.tabannusi.rules.scoring import FinalScoring
from edubba.games.tabannusi.rules.turn import begin_turn
from tests.tabannusi.given import BROWN, COLOURS, WHITE, YELLOW, Has, Table, given, king, new
from tests.tabannusi.invariants import check

HUMAN, BOT = 0, 1
# Two cards that lie side by side: the arrow of the left one selects a pair on the right one.
UP = "AC01 AC02"  # symbol up, number I; numbers 0 + 1; bonus of the left card: 1 gold
DOWN = "AC08 AC02"  # symbol down, number III; 0 + 1; 1 gold
KING = "AC12 AC02"  # symbol king, number II; 0 + 1; a garden


def automa(t: Table) -> Automa:
    return bot_cards.automa(t.state)


def start(name: str, left: str, right: str, piles: str, *human: str, **options: object) -> Table:
    """A solo game whose automa has these cards and tiles, after both starting buildings."""
    t = Table(new(1, 3, {"king": name, "random_barges": False, **options}))
    mine = automa(t)
    mine.left, mine.right = int(left[2:]) - 1, int(right[2:]) - 1
    mine.deck = (1 << 15) - 1 & ~(1 << mine.left | 1 << mine.right)
    tiles = mine.tiles()
    mine.piles = [[COLOURS.index(colour)] for colour in piles.split()]
    mine.bag = [max(0, count - piles.split().count(COLOURS[colour])) for colour, count in enumerate(tiles)]
    t.listen()
    return t.play(*(human or ("colour white", "cell 1b1")))


# --- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.1", "TAB-16.2", "TAB-1.8")
@pytest.mark.parametrize(
    ("name", "plan"),
    [
        ("gilgabot", [3, 3, 3, 2, 3]),
        ("sarbot", [3, 4, 3, 2, 2]),
        ("botmuzi", [2, 2, 3, 4, 3]),
        ("bot-baba", [3, 3, 3, 1, 4]),
    ],
)
def test_king_and_plan(name: str, plan: list[int]) -> None:
    t = Table(new(1, 3, {"king": name}))
    assert automa(t).plan == plan
    bot = t.p(BOT)
    assert (bot.gold, bot.vp, bot.crates(), bot.urban) == (3, 10, 0, [])
    assert t.state.places() == 2
    assert t.state.to_act == (HUMAN,)


@pytest.mark.rule("TAB-16.3")
def test_decrees_of_the_king() -> None:
    kings = {"gilgabot": {3, 7}, "bot-baba": {4, 5, 6}, "sarbot": {12, 13, 14, 15}, "botmuzi": {8, 9, 10, 15}}
    for name, first in kings.items():
        dealt = [new(1, seed, {"king": name}).decrees for seed in range(40)]
        assert {decrees[0] for decrees in dealt} == first
        assert all(len(set(decrees)) == 2 for decrees in dealt)
        assert len({decrees[1] for decrees in dealt}) > 8


@pytest.mark.rule("TAB-16.5", "TAB-X5")
def test_the_bag() -> None:
    for seed in range(400):
        s = new(1, seed, {"king": "gilgabot"})
        assert all(len(pile) == 1 for pile in bot_cards.automa(s).piles)
        if s.decrees == [3, 1]:
            assert bot_cards.automa(s).tiles() == [4, 4, 3]
            return
    raise AssertionError("no game with D04 and D02")


@pytest.mark.rule("TAB-16.6", "TAB-RS1")
def test_two_cards() -> None:
    t = given(seats=1, cards="AC03 AC11")
    assert bot_cards.arrow_row(t.state) == 1
    assert (bot_cards.symbol(t.state), bot_cards.number(t.state)) == (bot_cards.DOWN, 0)
    fresh = new(1, 5)
    assert int(bot_cards.automa(fresh).deck).bit_count() == 13


@pytest.mark.rule("TAB-16.7", "TAB-X36", "TAB-16.25", "TAB-2.16")
def test_the_starting_building_of_gilgabot() -> None:
    t = start("gilgabot", "AC03", "AC02", "white brown yellow")
    assert t.at("2d4") == "brown building"
    bot = t.p(BOT)
    assert bot.mastery == [0, 0, 1]
    assert bot.rows[BROWN] == 1
    assert automa(t).plan[1] == 2
    other = start("gilgabot", "AC03", "AC02", "white brown yellow", "colour white", "cell 2d4")
    assert other.at("2c4") == "brown building"


@pytest.mark.rule("TAB-X45", "TAB-R3")
def test_the_next_empty_number() -> None:
    t = start("gilgabot", "AC03", "AC02", "white yellow brown", "colour yellow", "cell 2d4")
    assert t.at("2c4") == "yellow building", "whatever its colour"
    ban = start("gilgabot", "AC03", "AC02", "white yellow brown", "colour yellow", "cell 2d4", setup_adjacency_ban=True)
    assert ban.at("2b4") == "yellow building"


@pytest.mark.rule("TAB-16.7", "TAB-RS2")
def test_starting_buildings_of_the_other_kings() -> None:
    sarbot = start("sarbot", "AC12", "AC02", "white yellow brown")
    assert sarbot.at("3a1") == "yellow building", "0 counts as 3; the lowest number"
    assert sarbot.p(BOT).garden_tiles >= 1
    botmuzi = start("botmuzi", "AC06", "AC02", "white yellow brown")
    assert botmuzi.at("1d4") == "yellow building"
    assert next(e.a for e in botmuzi.events if e.kind == "gold") == 1
    baba = start("bot-baba", "AC06", "AC02", "white yellow brown")
    assert baba.at("1d4") == "yellow building"
    low = start("bot-baba", "AC06", "AC02", "white yellow brown", botbaba_setup_lowest=True)
    assert low.at("1a1") == "yellow building"


@pytest.mark.rule("TAB-16.8", "TAB-X6", "TAB-R26")
@pytest.mark.parametrize(
    ("left", "right", "district"),
    [("AC01", "AC04", 1), ("AC01", "AC02", 5), ("AC02", "AC05", 4), ("AC03", "AC02", 3), ("AC03", "AC07", 2)],
)
def test_where_the_workers_start(left: str, right: str, district: int) -> None:
    t = start("botmuzi", left, right, "white yellow brown")
    started = [event.a for event in t.events if event.kind == "starts-in"]
    assert started == [district - 1]


# --- the turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.9", "TAB-X27")
def test_moving_and_taking_a_die() -> None:
    t = given(Has(), Has(at=2), seats=1, cards="AC02 AC05", plan=(3, 1, 0, 2, 3), barges={"yellow": "1, 4, 6, 2"})
    bot_turn.move(t.state)
    assert t.p(BOT).architect == 4
    bot_turn.take_a_die(t.state)
    assert t.p(BOT).dice[YELLOW] == 1
    assert t.state.barges[6:12] == [1, 1, 0, 1, 0, 0], "no 5: the highest"
    equal = given(Has(), Has(at=2), seats=1, cards="AC02 AC05", plan=(3, 1, 0, 2, 3), barges={"yellow": "5, 6"})
    bot_turn.move(equal.state)
    bot_turn.take_a_die(equal.state)
    assert equal.state.barges[6:12] == [0, 0, 0, 0, 0, 1], "the number of the architect's district"


@pytest.mark.rule("TAB-16.9", "TAB-RS4")
def test_moving_without_a_plan() -> None:
    t = given(Has(), Has(at=4), seats=1, cards="AC02 AC05", plan=(0, 0, 0, 0, 0))
    bot_turn.move(t.state)
    assert t.p(BOT).architect == 0, "all districts count"
    stays = given(Has(), Has(at=4), seats=1, cards="AC01 AC04")
    bot_turn.move(stays.state)
    assert stays.p(BOT).architect == 3
    no_plan = given(Has(), Has(dice="2 white", at=4), seats=1, plan=(3, 3, 3, 0, 3), cards=UP)
    assert no_plan.bot("C"), "a district without plan markers can be acted in"
    assert automa(no_plan).plan == [3, 3, 3, 0, 3]


@pytest.mark.rule("TAB-16.9", "TAB-16.10", "TAB-RS3")
def test_a_whole_turn_is_told_step_by_step() -> None:
    t = given(Has(), Has(at=1), seats=1, cards="AC02 AC05", options=king("gilgabot"))
    t.state.agenda = []
    t.state.active = BOT
    mine = automa(t)
    mine.discards, mine.deck = (1 << 15) - 1 & ~(1 << 1 | 1 << 4 | 1 << 0), 1 << 0  # AC01 is the last card
    events = t.listen()
    begin_turn(t.state)
    t.state.proceed()
    check(t.state)
    kinds = [event.kind for event in events]
    order = ["turn", "bot-cards", "bot-row", "bot-steps", "bot-first", "bot-second", "bot-deck"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert int(mine.deck).bit_count() == 13, "the empty deck was shuffled at the end of the turn"
    cards = next(event for event in events if event.kind == "bot-cards")
    assert (cards.a, cards.b) == (0, 1), "the old left card lies on the right"
    assert t.state.active == HUMAN


@pytest.mark.rule("TAB-16.10")
def test_actions_that_are_not_possible_are_passed_over() -> None:
    t = given(Has(), Has(at=1), seats=1, cards="AC04 AC05", options=king("gilgabot"))  # D, C, B
    events = t.listen()
    bot_turn.FIRST.run(t.state)
    letters = [(event.kind, event.a) for event in events if event.kind in ("bot-cannot", "bot-does")]
    assert letters == [("bot-cannot", 3), ("bot-cannot", 2), ("bot-does", 1)]
    # The second action: the right card from the arrow on, without going round; if nothing works, A.
    poor = given(Has(), Has(at=5), seats=1, cards="AC02 AC04", options=king("gilgabot"))
    events = poor.listen()
    bot_turn.SECOND.run(poor.state)
    assert [event.a for event in events if event.kind in ("bot-cannot", "bot-does")] == [1, 0]


@pytest.mark.rule("TAB-16.11")
def test_resets_after_the_first_and_the_third_scoring() -> None:
    for time, resets in ((5, True), (4, False), (3, True), (2, False), (1, False)):
        t = given(Has(), seats=1, barges={"white": ""}, time=time)
        mine = automa(t)
        mine.deck, mine.discards = 1 << 14, (1 << 15) - 1 & ~(1 << 14 | 1 << 0 | 1 << 1)
        events = t.listen()
        t.play("done")
        told = [event.kind for event in events[: [event.kind for event in events].index("turn")]]
        assert ("bot-reset" in told and "bot-deck" in told) == resets, time


@pytest.mark.rule("TAB-16.12", "TAB-X28")
def test_paying_dice() -> None:
    t = given(Has(), Has(dice="2 blue, 2 brown, white", gold=1), seats=1)
    bot_do.pay(t.state, 3)
    assert t.p(BOT).dice == [1, 0, 1, 0, 0]
    bot_do.pay(t.state, 3)
    assert (t.p(BOT).dice, t.p(BOT).gold) == ([0] * 5, 0), "gold when no dice are left"


@pytest.mark.rule("TAB-16.13")
def test_what_the_automa_makes_of_bonuses() -> None:
    t = given(Has(), Has(mastery=(2, 2, 1)), seats=1)
    gain(t.state, BOT, MARKERS + 64 * 2)
    assert t.p(BOT).vp == 12
    gain(t.state, BOT, RESERVE_DICE + 64)
    assert sum(t.p(BOT).dice) == 0
    gain(t.state, BOT, ANY_TRACKS + 64)
    assert t.p(BOT).mastery == [2, 2, 2], "the lowest track"
    assert (t.p(BOT).gold, t.p(BOT).vp) == (1, 13), "the right-hand gold; the marker on the track as a point"
    ships = given(Has(), Has(gold=2, at=4, ships="1-1, 1-2"), seats=1, cards=UP)
    assert ships.bot("B")
    assert (ships.p(BOT).masters, ships.p(BOT).vp) == (0, 13), "a harbourmaster is 3 points"
    slot = given(Has(), Has(dice="2 blue", at=4), seats=1, cards=UP)
    slot.bot("C")
    assert (slot.p(BOT).vp, slot.p(BOT).crates(), slot.p(BOT).gold) == (10, 0, 1), "no markers; gold for the crate"


@pytest.mark.rule("TAB-16.4")
def test_ties_between_tracks() -> None:
    t = given(Has(), Has(mastery=(3, 3, 4)), seats=1)
    assert extreme_track(t.state, False, NONE) == WHITE
    assert extreme_track(t.state, False, WHITE) == YELLOW
    assert extreme_track(t.state, True, NONE) == BROWN


@pytest.mark.rule("TAB-16.15")
def test_when_the_person_builds() -> None:
    mine = Has(dice="2 brown")
    t = given(mine, seats=1, projects={"white 1a1 1b1": "BB"}).play("build white")
    assert t.p(BOT).mastery == [2, 0, 0]
    gardens = given(mine, Has(mastery=(12, 3, 12)), seats=1, projects={"white 1d1": "A"}, gardens={"w12-1": "B"})
    gardens.p(HUMAN).dice[WHITE] += 1
    gardens.state.barges[0] -= 1
    gardens.state.loads[WHITE] -= 1
    gardens.state.offered = None
    gardens.play("build white")
    assert gardens.p(BOT).mastery == [12, 4, 12], "a random track below the top"


@pytest.mark.rule("TAB-16.16")
def test_dice_that_the_automa_loses() -> None:
    t = given(Has(), Has(dice="blue"), seats=1, barges={"blue": ""}).play("done")
    assert t.p(BOT).water == 0
    green = given(Has(), Has(dice="green"), seats=1, barges={"green": ""}, time=2)
    events = green.listen()
    green.play("done")
    assert any(event.kind == "gardens" and event.seat == BOT for event in events)


@pytest.mark.rule("TAB-16.30", "TAB-RS7")
def test_the_automa_wins_ties() -> None:
    t = given(Has(gold=9), Has(gold=0), seats=1)
    t.state.agenda = []
    t.state.time_gold, t.state.ending, t.state.turns = 0, 0, 2
    t.state.next(FinalScoring())
    t.state.proceed()
    assert t.state.scores() == [10, 10]
    assert t.state.ranking() == [[BOT], [HUMAN]]
    assert t.sheet(BOT)["urbanisation"] == 0


# --- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TAB-16.31", "TAB-X42")
def test_exactly_three_tiles() -> None:
    t = given(Has(), Has(at=1), seats=1, bag=(0, 0, 0), options=king("sarbot"), cards=UP)
    events = t.listen()
    assert t.bot("B")
    assert [event.kind for event in events].count("bot-reset") == 1
    assert automa(t).bag == [0, 0, 0]
    assert automa(t).tiles() == [1, 1, 1]


@pytest.mark.rule("TAB-16.31", "TAB-RS5")
def test_the_last_tile_of_the_bag() -> None:
    t = given(Has(), Has(at=1), seats=1, bag=(1, 0, 0), options=king("sarbot"), cards=UP)
    events = t.listen()
    assert t.bot("B")
    assert [event.kind for event in events].count("bot-reset") == 1, "the draw emptied the bag"
    more = given(Has(), Has(at=1), seats=1, bag=(2, 0, 0), options=king("sarbot"), cards=UP)
    assert more.bot("B")
    assert automa(more).piles == [[WHITE, WHITE], [YELLOW], [BROWN]], "onto the current number"


@pytest.mark.rule("TAB-16.31", "TAB-16.11")
def test_a_number_tile_never_stays_empty() -> None:
    t = given(Has(), seats=1, bag=(0, 0, 2), piles=("white", "yellow", "brown"))
    bot_cards.return_tile(t.state, WHITE)
    assert automa(t).piles[0] == [BROWN]
    assert automa(t).tiles() == [0, 1, 3]
    supply = given(Has(), seats=1, bag=(0, 0, 0), piles=("white", "yellow", "brown"))
    bot_cards.return_tile(supply.state, WHITE)
    assert sum(automa(supply).tiles()) == 3, "the missing one came from the general supply"
    covered = given(Has(), seats=1, bag=(0, 1, 1), piles=("white yellow", "yellow", "brown"))
    bot_cards.return_tile(covered.state, WHITE)
    assert automa(covered).piles == [[YELLOW], [YELLOW], [BROWN]], "a covered tile"
    none = given(Has(), seats=1, bag=(0, 1, 1), piles=("yellow", "yellow", "brown"))
    bot_cards.return_tile(none.state, WHITE)
    assert automa(none).tiles() == [0, 3, 2]
