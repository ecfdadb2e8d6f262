"""The unofficial solo challenge (TEO-20): ours, and labelled so wherever it is named."""

from random import Random

import pytest

from edubba.games.teotihuacan.box import WORSHIP_IDS
from edubba.games.teotihuacan.edge.talk import TILE_IDS
from edubba.games.teotihuacan.rules.pieces import NONE
from edubba.games.teotihuacan.rules.printed import LEVELS
from edubba.games.teotihuacan.rules.solo import (
    ALL_CARDS,
    RIVAL_SEAT,
    bury_top,
    neutral_disc,
    rating,
    rival_can_act,
    rival_choice,
    rival_mask,
    rival_points,
    rival_space,
    rival_turn,
)
from edubba.games.teotihuacan.rules.state import TeotihuacanState
from edubba.kernel.option import Value
from edubba.words import LANGUAGES
from tests.teotihuacan.given import A, Has, Table, given, teotihuacan


def alone(mode: str = "attack", level: Value = "normal") -> Table:
    return given(Has(), seats=1, options={"solo.mode": mode, "solo.level": level})


@pytest.mark.rule("TEO-20.1", "TEO-20.4")
def test_neutral_discs_come_from_the_second_turn_on() -> None:
    t = alone()
    assert t.told("neutral") == 0
    for turn in range(1, 6):
        t.do("discs A1 1" if t.why("discs A1 1") is None else sorted(one for one in t.choices if "discs" in one)[0])
        while t.asked != "Turn" or t.state.players[A].discs == 6:
            t.do("done" if "done" in t.choices else sorted(t.choices)[-1])
        if t.state.round > 1:
            break
        assert t.told("neutral") == turn
    assert t.told("neutral") == 5


@pytest.mark.rule("TEO-20.1")
def test_ratings() -> None:
    assert [rating(points) for points in (0, 69, 70, 89, 90, 109, 110, 200)] == [
        "apprentice", "apprentice", "mason", "mason", "architect", "architect", "founder", "founder",
    ]  # fmt: skip


@pytest.mark.rule("TEO-20.1", "TEO-20.4")
def test_score_attack_has_one_place() -> None:
    t = alone()
    assert t.state.places() == 1
    assert [name for name, _ in t.state.score_sheet(A)][-1] == "south-west"
    assert t.state.players[A].discs == t.state.rival_discs == 6
    assert t.state.printed.rounds[1] == 4


@pytest.mark.rule("TEO-20.2", "TEO-20.4")
def test_the_rival_begins_even_rounds() -> None:
    t = alone("rival")
    assert t.seat == A
    assert t.told("rival-card") == 0
    t.do("pass")
    assert t.state.round == 2
    assert t.state.rival_discs < 5 or t.told("rival-card") > 6, "in round 2 the rival was first"
    assert t.told("rival-mask") == 1


@pytest.mark.rule("TEO-20.2", "TEO-20.4")
def test_the_rival_plays_on_when_the_player_has_passed() -> None:
    t = alone("rival")
    before = t.state.clone()
    t.do("pass")
    assert before.rival_discs == 6
    assert t.state.journal is not None
    discs = [event.b for event in t.state.journal.events if event.kind == "rival-discs"]
    first_round = 0
    while sum(discs[:first_round]) < 6:
        first_round += 1
    assert sum(discs[:first_round]) == 6


@pytest.mark.rule("TEO-20.2")
def test_where_the_rival_puts_its_discs() -> None:
    s = alone("rival").state
    s.height = [2, 3, 0, 4, 4, 0, 1, 1, 0]
    assert rival_space(s, 0, 1) == 1, "the highest power"
    assert rival_space(s, 0, 2) == 0, "both give power 4: the lower index"
    assert rival_space(s, 1, 1) == NONE, "full"
    assert rival_space(s, 2, 2) == 6


@pytest.mark.rule("TEO-20.2")
def test_what_the_rival_takes() -> None:
    s = alone("rival").state
    assert TILE_IDS[rival_choice(s, 0, 4)] == "gold-4"
    assert TILE_IDS[rival_choice(s, 0, 3)] == "gold-3"
    assert TILE_IDS[rival_choice(s, 0, 2)] == "stone-2"
    assert TILE_IDS[rival_choice(s, 1, 2)] == "temple-red"
    assert TILE_IDS[rival_choice(s, 2, 2)] == "pyramid-red"
    s.display[TILE_IDS.index("temple-red")] = 1
    s.display[TILE_IDS.index("pyramid-red")] = 1
    assert TILE_IDS[rival_choice(s, 1, 2)] == "temple-blue"
    assert TILE_IDS[rival_choice(s, 2, 2)] == "pyramid-green"
    s.display = [0] * len(TILE_IDS)
    assert [rival_choice(s, zone, 4) for zone in range(3)] == [NONE] * 3


@pytest.mark.rule("TEO-20.2", "TEO-20.4")
def test_what_the_rival_scores() -> None:
    s = alone("rival").state
    points = {name: rival_points(s, TILE_IDS.index(name), 3) for name in ("gold-3", "temple-red", "temple-green")}
    assert points == {"gold-3": 4, "temple-red": 5, "temple-green": 5}
    assert rival_points(s, TILE_IDS.index("pyramid-red"), 4) == 6


@pytest.mark.rule("TEO-20.2")
def test_a_turn_of_the_rival() -> None:
    s = alone("rival").state
    before = s.rival_discs
    rival_turn(s)
    assert s.rival_cards != ALL_CARDS
    assert s.rival_discs < before
    assert sum(s.removed) == 1
    assert s.rival >= 2 + 2, "the bonus disc was visible"
    s.rival_cards = 0
    rival_turn(s)
    assert int(s.rival_cards).bit_count() == 8, "an empty deck is shuffled"


@pytest.mark.rule("TEO-20.2")
def test_the_top_worship_tile_goes_under_its_pile() -> None:
    s = alone("rival").state
    top = s.top[2]
    bury_top(s, 2)
    assert s.under[2] == [top]
    assert WORSHIP_IDS[s.top[2]].startswith("W-R")


@pytest.mark.rule("TEO-20.2")
def test_the_rival_takes_masks_of_the_fullest_pile() -> None:
    s = alone("rival").state
    for kind in (0, 1, 2, 0):
        masks = s.masks[:]
        rival_mask(s)
        assert s.masks[kind] == masks[kind] + 1
    assert s.rival == 5 + 6 + 7 + 3


@pytest.mark.rule("TEO-20.3")
@pytest.mark.parametrize("level", LEVELS)
def test_difficulty_counts_for_the_rival(level: str) -> None:
    s = alone("rival", level).state
    assert s.places() == 2
    assert s.scores() == [0, LEVELS[level]]
    s.rival = -LEVELS[level]
    assert s.ranking()[0] == [RIVAL_SEAT], "a tie is lost"
    s.gain(A, 1, 0)
    assert s.ranking()[0] == [A]


@pytest.mark.rule("TEO-20.4")
@pytest.mark.parametrize("mode", ["attack", "rival"])
def test_only_the_player_sets_up(mode: str) -> None:
    state = teotihuacan().new(seats=1, seed=5, options={"solo.mode": mode})
    assert isinstance(state, TeotihuacanState)
    assert state.players[A].side == 0
    assert len(state.players) == 1
    assert state.supply[TILE_IDS.index("pyramid-red")] == 14 - 1 - 2
    rng = Random(5)
    while not state.started:
        assert state.to_act == (A,)
        state.apply(A, rng.choice(state.legal(A)))


@pytest.mark.rule("TEO-20.1", "TEO-20.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_called_unofficial(lang: str) -> None:
    talk = teotihuacan().talk
    word = "non officiel" if lang == "fr" else "unofficial"
    for name in ("solo.mode", "solo.level"):
        assert word in talk.option(name, lang)[0]
    assert word in talk.score_row("rival", lang)
    assert word in talk.score_row("level", lang)


@pytest.mark.rule("TEO-20.1", "TEO-20.4")
def test_a_neutral_disc_needs_a_disc_and_a_space() -> None:
    s = alone().state
    s.height = [4 if height else 0 for height in s.height]
    neutral_disc(s)
    assert s.rival_discs == 6
    s = alone().state
    s.height = [4, 3, 0, 4, 4, 0, 4, 4, 0]
    s.rival_discs = 1
    neutral_disc(s)
    assert (s.height[1], s.rival_discs) == (4, 0)
    assert s.stacks[1] == RIVAL_SEAT + 1 << 6, "on top of the bonus disc and two others"
    s = alone().state
    s.rival_discs = 0
    neutral_disc(s)
    assert s.height == [1, 1, 0, 1, 1, 0, 1, 1, 0]


@pytest.mark.rule("TEO-20.2", "TEO-20.4")
def test_when_the_rival_cannot_act() -> None:
    s = alone("rival").state
    assert rival_can_act(s)
    for last in (0, 8):
        s.height = [4 if space != last else 3 for space in range(9)]
        assert rival_can_act(s)
        s.height[last] = 4
        assert not rival_can_act(s)
        s.height[last] = 0
        assert not rival_can_act(s), "a space that is not in use"
    s.height = [1] * 9
    s.rival_discs = 0
    assert not rival_can_act(s)


@pytest.mark.rule("TEO-20.2")
def test_the_rival_without_anything_to_take() -> None:
    t = alone("rival")
    s = t.state
    s.display = [0] * len(TILE_IDS)
    s.rival_cards = 0b001_000_000  # the first card of zone C: one disc
    rival_turn(s)
    assert (s.rival, s.rival_discs, s.rival_cards) == (2 + 2, 5, 0), "the bonus disc, and two points for nothing"
    assert (t.told("rival-nothing"), t.told("rival-takes"), sum(s.removed)) == (1, 0, 0)
    assert s.height[6:] == [2, 1, 0]


@pytest.mark.rule("TEO-20.2")
def test_the_rival_goes_on_to_the_next_zone_when_one_is_full() -> None:
    s = alone("rival").state
    s.height = [1, 1, 0, 2, 3, 0, 4, 4, 0]
    s.rival_cards = 0b100_000_000  # the last card of zone C: two discs
    rival_turn(s)
    assert s.height == [3, 1, 0, 2, 3, 0, 4, 4, 0], "after zone C comes zone A"
    s = alone("rival").state
    s.height = [4, 4, 0, 2, 3, 0, 4, 4, 0]
    s.rival_cards = 0b100_000_000
    s.rival_discs = 1
    rival_turn(s)
    assert s.height == [4, 4, 0, 2, 4, 0, 4, 4, 0], "and with a single disc left only one is put down"
    assert s.rival_discs == 0


@pytest.mark.rule("TEO-20.2")
def test_the_rival_takes_no_mask_when_all_are_gone() -> None:
    s = alone("rival").state
    s.masks = [len(pile) for pile in s.printed.mask_piles[1]]
    rival_mask(s)
    assert s.rival == 0
    s.masks = [len(pile) - 1 if kind == 2 else len(pile) for kind, pile in enumerate(s.printed.mask_piles[1])]
    rival_mask(s)
    assert s.rival == s.printed.mask_piles[1][2][-1]
